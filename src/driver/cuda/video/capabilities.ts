/** What the engines of a GPU decode, and errors that say what they lack. */
import type { ChromaFormat, StreamCapability, VideoCodec } from "../../video.ts";
import type { Nvcuvid } from "../../../libraries/nvcuvid.ts";
import type { StreamFormat } from "./format.ts";
import { CHROMA, CODEC, CUVIDDECODECAPS as CAPS, SURFACE } from "./layouts.ts";

/** The kinds of streams that any engine decodes to 4:2:0, by codec. */
const KINDS: Readonly<Record<VideoCodec, readonly (readonly [ChromaFormat, number])[]>> = {
  h264: [["4:2:0", 8], ["4:2:0", 10], ["mono", 8]],
  hevc: [["4:2:0", 8], ["4:2:0", 10], ["4:2:0", 12], ["mono", 8]],
  vp8: [["4:2:0", 8]],
  vp9: [["4:2:0", 8], ["4:2:0", 10], ["4:2:0", 12]],
  av1: [["4:2:0", 8], ["4:2:0", 10], ["mono", 8], ["mono", 10]],
  mjpeg: [["4:2:0", 8]],
  mpeg2: [["4:2:0", 8]],
  mpeg4: [["4:2:0", 8]],
};

/** Asks the driver about every kind of stream. The context of the device must be current. */
export function readCapabilities(
  { functions }: Nvcuvid,
  check: (result: number, call: string) => void,
): StreamCapability[] {
  const view = new DataView(new ArrayBuffer(CAPS.size));
  const streams: StreamCapability[] = [];
  for (const codec of Object.keys(KINDS) as VideoCodec[]) {
    for (const [chroma, bitDepth] of KINDS[codec]) {
      new Uint8Array(view.buffer).fill(0);
      view.setInt32(CAPS.eCodecType, CODEC[codec], true);
      view.setInt32(CAPS.eChromaFormat, CHROMA.indexOf(chroma), true);
      view.setUint32(CAPS.nBitDepthMinus8, bitDepth - 8, true);
      check(functions.cuvidGetDecoderCaps(view), "cuvidGetDecoderCaps");
      const surface = bitDepth > 8 ? SURFACE.p016 : SURFACE.nv12;
      const outputs = view.getUint16(CAPS.nOutputFormatMask, true);
      if (view.getUint8(CAPS.bIsSupported) === 0 || (outputs >> surface & 1) === 0) continue;
      streams.push({
        codec,
        chroma,
        bitDepth,
        minWidth: view.getUint16(CAPS.nMinWidth, true),
        minHeight: view.getUint16(CAPS.nMinHeight, true),
        maxWidth: view.getUint32(CAPS.nMaxWidth, true),
        maxHeight: view.getUint32(CAPS.nMaxHeight, true),
        maxMacroblocks: view.getUint32(CAPS.nMaxMBCount, true),
        engines: view.getUint8(CAPS.nNumNVDECs),
      });
    }
  }
  return streams;
}

/** The properties of a stream that decide whether an engine decodes it. */
export interface StreamKind {
  readonly codec: VideoCodec;
  readonly chroma: ChromaFormat | undefined;
  readonly bitDepth: number | undefined;
}

/** Returns why the engines cannot decode a kind of stream; undefined if they can. */
export function kindProblem(streams: readonly StreamCapability[], kind: StreamKind): string | undefined {
  const { codec, chroma, bitDepth } = kind;
  const ofCodec = streams.filter((stream) => stream.codec === codec);
  if (ofCodec.length === 0) {
    const codecs = [...new Set(streams.map((stream) => stream.codec))].join(", ");
    return `the GPU has no decoder for ${codec}; it decodes ${codecs || "no video"}`;
  }
  const matches = ofCodec.some((stream) =>
    (chroma === undefined || stream.chroma === chroma) &&
    (bitDepth === undefined || stream.bitDepth === bitDepth)
  );
  if (matches) return undefined;
  const known = ofCodec.map((stream) => `${stream.chroma} with ${stream.bitDepth} bits`).join(", ");
  const wanted = [chroma, bitDepth && `${bitDepth} bits`].filter(Boolean).join(" with ");
  return `the GPU does not decode ${codec} ${wanted}; it decodes ${codec} ${known}`;
}

/** Returns why the engines cannot decode a stream; undefined if they can. */
export function formatProblem(
  streams: readonly StreamCapability[],
  codec: VideoCodec,
  format: StreamFormat,
  maxPixels: number,
): string | undefined {
  const { bitDepth, codedWidth, codedHeight } = format;
  const size = `${codedWidth} × ${codedHeight}`;
  const chroma = CHROMA[format.chroma];
  if (chroma === undefined) return `unknown chroma format ${format.chroma}`;
  const problem = kindProblem(streams, { codec, chroma, bitDepth });
  if (problem !== undefined) return problem;
  if (codedWidth < 1 || codedHeight < 1 || format.width < 1 || format.height < 1) {
    return `the stream has pictures of ${format.width} × ${format.height} pixels`;
  }
  if (codedWidth * codedHeight > maxPixels) {
    return `pictures of ${size} pixels exceed the limit of ${maxPixels}`;
  }
  const limits = streams.find((s) => s.codec === codec && s.chroma === chroma && s.bitDepth === bitDepth)!;
  const { minWidth, minHeight, maxWidth, maxHeight, maxMacroblocks } = limits;
  const macroblocks = Math.ceil(codedWidth / 16) * Math.ceil(codedHeight / 16);
  const fits = codedWidth <= maxWidth && codedHeight <= maxHeight && macroblocks <= maxMacroblocks;
  if (fits && codedWidth >= minWidth && codedHeight >= minHeight) return undefined;
  return `the GPU decodes ${codec} of ${minWidth} × ${minHeight} to ${maxWidth} × ${maxHeight} pixels, ` +
    `got ${size}`;
}
