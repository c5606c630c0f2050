/** Variants of operators on single pixels: copies, tones, colors, drawing and video formats. */
import type { DeviceArray, DType } from "../../mod.ts";
import * as image from "../../src/image/mod.ts";
import type { Case, Scene } from "./variant_case.ts";

/** Returns the calls. */
export function pixelCases(scene: Scene): Case[] {
  return [...copies(scene), ...tones(scene), ...colors(scene), ...drawing(scene)];
}

/** Copies, flips and orders of channels. */
function copies({ stream, H, W }: Scene): Case[] {
  return [
    {
      variant: "copy vec16",
      label: "crop",
      into: [H - 16, W - 32, 3],
      call: (src, into) =>
        image.customCrop(src, { x: 16, y: 8, width: W - 32, height: H - 16 }, { into, stream }),
    },
    {
      variant: "copy vec16",
      label: "f32 crop",
      fromDType: "f32",
      into: [H - 16, W - 32, 3],
      call: (src, into) =>
        image.customCrop(src, { x: 16, y: 8, width: W - 32, height: H - 16 }, { into, stream }),
    },
    {
      variant: "copy u8",
      label: "crop",
      into: [H - 16, W - 31, 3],
      call: (src, into) =>
        image.customCrop(src, { x: 5, y: 8, width: W - 31, height: H - 16 }, { into, stream }),
    },
    {
      variant: "copy u8",
      label: "border",
      into: [H + 32, W + 32, 3],
      call: (src, into) =>
        image.copyMakeBorder(src, { top: 16, bottom: 16, left: 16, right: 16 }, {
          border: "reflect101",
          into,
          stream,
        }),
    },
    { variant: "flip u8", call: (src, into) => image.flip(src, "horizontal", { into, stream }) },
    {
      variant: "flip u8",
      label: "vertical",
      call: (src, into) => image.flip(src, "vertical", { into, stream }),
    },
    { variant: "reorder u8", call: (src, into) => image.channelReorder(src, [2, 1, 0], { into, stream }) },
    {
      variant: "reorder vec4",
      label: "f32",
      fromDType: "f32",
      call: (src, into) => image.channelReorder(src, [2, 1, 0], { into, stream }),
    },
    {
      variant: "reorder vec4",
      label: "u16",
      fromDType: "u16",
      call: (src, into) => image.channelReorder(src, [2, 1, 0], { into, stream }),
    },
  ];
}

/** Functions of pixels. */
function tones({ device, stream, H, W, keep, maskLike }: Scene): Case[] {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => 255 - i);
  const table = keep(device.array(bytes, { stream }));
  const perChannel = keep(
    device.array(Uint8Array.from({ length: 768 }, (_, i) => i), { shape: [256, 3], stream }),
  );
  const odd = [H, W + 1, 3];
  return [
    {
      variant: "pointwise u8_vec16",
      label: "threshold",
      call: (src, into) => image.threshold(src, 128, { into, stream }),
    },
    {
      variant: "pointwise u8_vec16",
      label: "brightness",
      call: (src, into) => image.brightnessContrast(src, { contrast: 1.2, into, stream }),
    },
    {
      variant: "pointwise u8_vec16",
      label: "lut",
      call: (src, into) => image.lut(src, table, { into: into as DeviceArray<"u8">, stream }),
    },
    {
      variant: "pointwise u8",
      label: "brightness, odd width",
      from: odd,
      into: odd,
      call: (src, into) =>
        image.brightnessContrast(src.slice(null, null, [0, W - 1]), {
          contrast: 1.2,
          into: into.slice(null, null, [0, W - 1]),
          stream,
        }),
    },
    {
      variant: "pointwise u8",
      label: "lut per channel",
      call: (src, into) => image.lut(src, perChannel, { into: into as DeviceArray<"u8">, stream }),
    },
    {
      variant: "pointwise u8_to_f32",
      label: "convertTo",
      intoDType: "f32",
      call: (src, into) => image.convertTo(src, "f32" as DType, { scale: 1 / 255, into, stream }),
    },
    {
      variant: "pointwise vec4",
      label: "f32 brightness",
      fromDType: "f32",
      intoDType: "f32",
      call: (src, into) => image.brightnessContrast(src, { contrast: 1.2, into, stream }),
    },
    {
      variant: "pointwise vec4",
      label: "u16 gamma",
      fromDType: "u16",
      intoDType: "u16",
      call: (src, into) => image.gammaContrast(src, 0.6, { into, stream }),
    },
    {
      variant: "arithmetic same_dtype",
      label: "add",
      call: (src, into) => image.add(src, 20, { into, stream }),
    },
    {
      variant: "colorTwist u8",
      call: (src, into) =>
        image.colorTwist(src, [[0.4, 0.7, 0.2, 0], [0.3, 0.7, 0.2, 0], [0.3, 0.5, 0.1, 0]], { into, stream }),
    },
    {
      variant: "composite u8_vec16",
      call: (src, into) => image.composite(src, src, maskLike(src), { into, stream }),
    },
  ];
}

/** Conversions of colors, and of video formats. */
function colors({ stream, H, W, TALL, WIDE }: Scene): Case[] {
  const yuvOdd = [H * 3 / 2, W + 2, 1], rgbOdd = [H, W + 2, 3];
  const rgb = [H, W, 3];
  const gray = [H, W, 1];
  return [
    {
      variant: "cvtColor lab",
      label: "RGB2Lab",
      call: (src, into) => image.cvtColor(src, "RGB2Lab", { into, stream }),
    },
    {
      variant: "cvtColor reorder",
      label: "RGB2BGR",
      call: (src, into) => image.cvtColor(src, "RGB2BGR", { into, stream }),
    },
    {
      variant: "cvtColor u8",
      label: "RGB2GRAY",
      into: gray,
      call: (src, into) => image.cvtColor(src, "RGB2GRAY", { into, stream }),
    },
    {
      variant: "cvtColor u8",
      label: "RGB2HSV",
      call: (src, into) => image.cvtColor(src, "RGB2HSV", { into, stream }),
    },
    {
      variant: "fromYuv u8",
      label: "NV12 1080p",
      from: [H * 3 / 2, W, 1],
      into: rgb,
      call: (src, into) => image.cvtColor(src, "YUV2RGB_NV12", { into, stream }),
    },
    {
      variant: "fromYuv u8",
      label: "NV12 4K",
      counts: [1],
      from: [TALL * 3 / 2, WIDE, 1],
      into: [TALL, WIDE, 3],
      call: (src, into) => image.cvtColor(src, "YUV2RGB_NV12", { into, stream }),
    },
    {
      variant: "fromYuv unaligned_u8",
      label: "NV12 odd pitch",
      from: yuvOdd,
      into: rgbOdd,
      call: (src, into) => image.cvtColor(src, "YUV2RGB_NV12", { into, stream }),
    },
    {
      variant: "fromYuv p010",
      label: "P010",
      from: [H * 3 / 2, W, 1],
      fromDType: "u16",
      into: rgb,
      intoDType: "u8",
      call: (src, into) => image.cvtColor(src, "YUV2RGB_P010", { into, stream }),
    },
    {
      variant: "toYuv u8",
      label: "NV12 1080p",
      into: [H * 3 / 2, W, 1],
      call: (src, into) => image.cvtColor(src, "RGB2YUV_NV12", { into, stream }),
    },
    {
      variant: "toYuv unaligned_u8",
      label: "NV12 odd pitch",
      from: rgbOdd,
      into: yuvOdd,
      call: (src, into) => image.cvtColor(src, "RGB2YUV_NV12", { into, stream }),
    },
    {
      variant: "toYuv p010",
      label: "P010",
      into: [H * 3 / 2, W, 1],
      intoDType: "u16",
      call: (src, into) => image.cvtColor(src, "RGB2YUV_P010", { into, stream }),
    },
  ];
}

/** Drawing. */
function drawing({ stream, H, W }: Scene): Case[] {
  const boxes = Array.from(
    { length: 8 },
    (_, i) => ({ x: (i * 37) % (W - 24), y: (i * 23) % (H - 24), width: 24, height: 20 }),
  );
  const blurred = Array.from(
    { length: 8 },
    (_, i) => ({
      x: Math.floor(i * W / 10),
      y: Math.floor((i % 4) * H / 5),
      width: W / 12,
      height: H / 8,
      kernelSize: 31,
    }),
  );
  const each = <T>(list: T[], src: DeviceArray): T[][] => Array.from({ length: src.shape[0]! }, () => list);
  return [
    {
      variant: "draw u8",
      label: "8 boxes",
      call: (src, into) => image.boundingBoxes(src, each(boxes, src), { into, stream }),
    },
    {
      variant: "draw u8",
      label: "8 half-transparent boxes",
      call: (src, into) =>
        image.boundingBoxes(src, each(boxes.map((box) => ({ ...box, fill: 9, fillOpacity: 0.5 })), src), {
          into,
          stream,
        }),
    },
    {
      variant: "boxBlur u8",
      label: "8 boxes",
      call: (src, into) => image.boxBlur(src, each(blurred, src), { into, stream }),
    },
  ];
}
