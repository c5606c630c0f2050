/** nvJPEG's encoder. */
import { runtime } from "../../../runtime/index.ts";
import type { JpegSettings, JpegSource } from "../../jpeg.ts";
import type { Call, JpegCalls } from "./calls.ts";
import { imageWords, writeImage } from "./decoder.ts";

/** `nvjpegInputFormat_t` */
const RGBI = 5n;
/** `nvjpegChromaSubsampling_t` */
const SUBSAMPLING = { "4:4:4": 0n, "4:2:2": 1n, "4:2:0": 2n }, GRAY = 6n;

/** Images per job of a native thread. */
const IMAGES = 8;

/** Bytes of a file beside its entropy-coded data, amply. */
const HEADER_BYTES = 4096;

/** The state and the parameters of an encoder. It encodes one list of images at a time. */
export class JpegEncoder {
  readonly #calls: JpegCalls;
  readonly #context: bigint;
  readonly #handle: bigint;
  /** `nvjpegEncoderState_t` and `nvjpegEncoderParams_t`; 0n if not created. */
  readonly #words: BigUint64Array = new BigUint64Array(new ArrayBuffer(16));
  /** Memory that native threads access, which must stay reachable. */
  #inUse: readonly unknown[] = [];

  constructor(calls: JpegCalls, context: bigint, handle: bigint) {
    this.#calls = calls;
    this.#context = context;
    this.#handle = handle;
  }

  async encode(
    images: readonly JpegSource[],
    settings: JpegSettings,
    finish: readonly Call[],
    stream: bigint,
  ): Promise<Uint8Array<ArrayBuffer>[]> {
    const files: Uint8Array<ArrayBuffer>[] = [];
    try {
      if (this.#words[0] === 0n) await this.#create(stream);
      for (let from = 0; from < images.length; from += IMAGES) {
        files.push(...await this.#encodeSome(images.slice(from, from + IMAGES), settings, finish, stream));
      }
    } catch (error) {
      this.destroy();
      throw error;
    }
    return files;
  }

  async #encodeSome(
    images: readonly JpegSource[],
    settings: JpegSettings,
    finish: readonly Call[],
    stream: bigint,
  ): Promise<Uint8Array<ArrayBuffer>[]> {
    const [state, params] = this.#words;
    const sources = imageWords(images.length);
    images.forEach(({ pointer, pitch }, i) => writeImage(sources, i, pointer, pitch));
    const lengths = new BigUint64Array(new ArrayBuffer(8 * images.length));
    // Enough for all but noise at the highest qualities, which takes a second attempt.
    const capacities = images.map(({ width, height, channels }) =>
      (width * height * channels >> 1) + HEADER_BYTES
    );
    const buffers = capacities.map((capacity) => new Uint8Array(new ArrayBuffer(capacity)));
    const source = runtime.addressOf(sources), length = runtime.addressOf(lengths);
    const calls = images.flatMap((image, i): Call[] => {
      const at = length + BigInt(8 * i);
      lengths[i] = BigInt(capacities[i]!);
      return [
        ["nvjpegEncoderParamsSetQuality", params!, BigInt(settings.quality), stream],
        this.#samplingCall(image, settings, stream),
        this.#encodeCall(image, source + BigInt(64 * i), stream),
        ["nvjpegEncodeRetrieveBitstream", this.#handle, state!, runtime.addressOf(buffers[i]!), at, stream],
        ...finish,
      ];
    });
    this.#inUse = [sources, lengths, buffers];
    this.#calls.check(calls, await this.#calls.run(this.#context, calls));
    this.#inUse = [];
    return buffers.map((buffer, i) => buffer.slice(0, Number(lengths[i])));
  }

  #samplingCall({ channels }: JpegSource, { subsampling }: JpegSettings, stream: bigint): Call {
    const factors = channels === 1 ? GRAY : SUBSAMPLING[subsampling];
    return ["nvjpegEncoderParamsSetSamplingFactors", this.#words[1]!, factors, stream];
  }

  #encodeCall({ width, height, channels }: JpegSource, source: bigint, stream: bigint): Call {
    const [state, params] = this.#words;
    const extents = [BigInt(width), BigInt(height)] as const;
    return channels === 1
      ? ["nvjpegEncodeYUV", this.#handle, state!, params!, source, GRAY, ...extents, stream]
      : ["nvjpegEncodeImage", this.#handle, state!, params!, source, RGBI, ...extents, stream];
  }

  async #create(stream: bigint): Promise<void> {
    const at = runtime.addressOf(this.#words);
    const calls: Call[] = [
      ["nvjpegEncoderStateCreate", this.#handle, at, stream],
      ["nvjpegEncoderParamsCreate", this.#handle, at + 8n, stream],
    ];
    this.#calls.check(calls, await this.#calls.run(this.#context, calls));
  }

  destroy(): void {
    const [state, params] = this.#words;
    this.#words.fill(0n);
    if (params !== 0n) this.#calls.runHere(this.#context, [["nvjpegEncoderParamsDestroy", params!]]);
    if (state !== 0n) this.#calls.runHere(this.#context, [["nvjpegEncoderStateDestroy", state!]]);
  }
}
