/** Lets mediabunny's sinks and conversions decode on a device. */
import type * as Mediabunny from "mediabunny";
import type { DeviceArray } from "../array/array.ts";
import { checkDevice, contextOf, type Device } from "../device/device.ts";
import { VideoDecoder } from "./decoder.ts";
import { codecOf } from "./decoder_config.ts";
import { importMediabunny } from "./demux/container.ts";
import type { Frame } from "./frame.ts";

const frames = new WeakMap<object, Frame>();

/**
 * Registers the device's decoder with the package mediabunny: its sinks and conversions, which otherwise need
 * WebCodecs, then decode on the device. The device must stay open as long as they are in use.
 *
 * ```ts
 * import { ALL_FORMATS, FilePathSource, Input, VideoSampleSink } from "mediabunny";
 *
 * await registerMediabunnyDecoder(device);
 * const input = new Input({ source: new FilePathSource("clip.mp4"), formats: ALL_FORMATS });
 * const sink = new VideoSampleSink((await input.getPrimaryVideoTrack())!);
 * for await (using sample of sink.samples()) console.log(sample.timestamp, frameOfSample(sample)?.y.shape);
 * ```
 *
 * @throws {Error} If mediabunny is not installed, or the device decodes no video.
 */
export async function registerMediabunnyDecoder(device: Device): Promise<void> {
  const context = contextOf(checkDevice(device)), mediabunny = await importMediabunny();
  const { problem, streams } = await context.use().video.capabilities();
  if (problem !== undefined) throw new Error(problem);
  const codecs = new Set<string>(streams.map(({ codec }) => codec === "h264" ? "avc" : codec));
  mediabunny.registerDecoder(decoderClass(mediabunny, device, codecs));
}

/**
 * Returns the frame of a sample that mediabunny's sinks decoded with {@link registerMediabunnyDecoder}; undefined for
 * other samples. The sample owns it: closing the sample disposes of the frame.
 *
 * ```ts
 * import type { VideoSample } from "mediabunny";
 *
 * function heightOf(sample: VideoSample): number {
 *   return frameOfSample(sample)?.height ?? sample.codedHeight;
 * }
 * ```
 */
export function frameOfSample(sample: object): Frame | undefined {
  return frames.get(sample);
}

/** Remembers the frame of a sample, and of its copies. */
function remember(sample: Mediabunny.VideoSample, frame: Frame): Mediabunny.VideoSample {
  frames.set(sample, frame);
  const clone = sample.clone.bind(sample);
  sample.clone = () => remember(clone(), frame);
  return sample;
}

function decoderClass(
  mediabunny: typeof Mediabunny,
  device: Device,
  codecs: ReadonlySet<string>,
): typeof Mediabunny.CustomVideoDecoder {
  class DeviceDecoder extends mediabunny.CustomVideoDecoder {
    #decoder: VideoDecoder | undefined;

    static override supports(codec: Mediabunny.VideoCodec): boolean {
      return !device.disposed && codecs.has(codec);
    }

    override init(): void {
      this.#decoder = new VideoDecoder(device, {
        output: (frame) => this.onSample(sampleOf(mediabunny, frame)),
        error: (error) => this.onError(error),
      });
      const { description, codedWidth, codedHeight, colorSpace, optimizeForLatency } = this.config;
      this.#decoder.configure({
        codec: codecOf(this.codec === "avc" ? "h264" : this.codec),
        description: description as ArrayBuffer | ArrayBufferView | undefined,
        codedWidth,
        codedHeight,
        colorSpace,
        optimizeForLatency,
      });
    }

    override decode(
      { type, microsecondTimestamp, microsecondDuration, data }: Mediabunny.EncodedPacket,
    ): Promise<void> {
      const [timestamp, duration] = [Math.round(microsecondTimestamp), Math.round(microsecondDuration)];
      return this.#decoder!.decode({ type, timestamp, duration, data });
    }

    override flush(): Promise<void> {
      return this.#decoder!.flush();
    }

    override async close(): Promise<void> {
      await this.#decoder?.close();
    }
  }
  return DeviceDecoder;
}

function sampleOf(mediabunny: typeof Mediabunny, frame: Frame): Mediabunny.VideoSample {
  class FrameResource extends mediabunny.VideoSampleResource {
    override getFormat(): Mediabunny.VideoSamplePixelFormat {
      return frame.format === "NV12" ? "NV12" : frame.bitDepth === 12 ? "I420P12" : "I420P10";
    }

    override getCodedWidth(): number {
      return frame.width;
    }

    override getCodedHeight(): number {
      return frame.height;
    }

    override getSquarePixelWidth(): number {
      return frame.width;
    }

    override getSquarePixelHeight(): number {
      return frame.height;
    }

    override getColorSpace(): Mediabunny.VideoSampleColorSpace {
      return new mediabunny.VideoSampleColorSpace(frame.color as VideoColorSpaceInit);
    }

    override close(): void {
      frame.dispose();
    }

    override getDataPlanes(): Mediabunny.VideoDataPlane[] {
      const luma = hostBytes(frame.y), chroma = hostBytes(frame.uv);
      const pairs = frame.width + 1 >> 1;
      if (frame.format === "NV12") {
        return [{ data: luma, stride: frame.width }, { data: chroma, stride: 2 * pairs }];
      }
      return planarOf(luma, chroma, frame.width, pairs, 16 - frame.bitDepth);
    }

    override async toRgbSample(
      init: Mediabunny.VideoSampleInit & { timestamp: number },
    ): Promise<Mediabunny.VideoSample> {
      const { cvtColor } = await import("../image/mod.ts");
      using rgba = cvtColor(frame, frame.format === "NV12" ? "YUV2RGBA_NV12" : "YUV2RGBA_P010");
      const { width: codedWidth, height: codedHeight } = frame;
      return new mediabunny.VideoSample(rgba.toHost() as Uint8Array<ArrayBuffer>, {
        ...init,
        format: "RGBA",
        codedWidth,
        codedHeight,
      });
    }
  }
  const resource = new FrameResource();
  const { timestamp, duration, rotation } = frame;
  return remember(new mediabunny.VideoSample(resource, { timestamp, duration, rotation }), frame);
}

function hostBytes(plane: DeviceArray): Uint8Array {
  const host = plane.toHost();
  return new Uint8Array(host.buffer, host.byteOffset, host.byteLength);
}

/** Separates Cb and Cr, and moves samples to the low bits. */
function planarOf(
  luma: Uint8Array,
  chroma: Uint8Array,
  width: number,
  pairs: number,
  shift: number,
): Mediabunny.VideoDataPlane[] {
  const words = (bytes: Uint8Array) => new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  const plane = (values: Uint16Array, stride: number) => ({
    data: new Uint8Array(values.buffer),
    stride: 2 * stride,
  });
  const y = words(luma).map((value) => value >> shift), uv = words(chroma);
  const part = (first: number) =>
    Uint16Array.from({ length: uv.length / 2 }, (_, i) => uv[2 * i + first]! >> shift);
  return [plane(y, width), plane(part(0), pairs), plane(part(1), pairs)];
}
