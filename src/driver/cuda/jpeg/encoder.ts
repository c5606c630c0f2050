/** nvJPEG's encoder. */
import { runtime } from "../../../runtime/index.ts";
import type { JpegSettings, JpegSource } from "../../jpeg.ts";
import type { Call, JpegCalls } from "./calls.ts";
import { IMAGE_WORDS, imageWords, writeImage } from "./decoder.ts";

/** `nvjpegInputFormat_t` */
const RGBI = 5n;
/** `nvjpegChromaSubsampling_t` */
const SUBSAMPLING = { "4:4:4": 0n, "4:2:0": 2n }, GRAY = 6n;

/** Images per job of a native thread. */
const IMAGES = 8;

/** More bytes than a file has besides its entropy-coded data. */
const HEADER_BYTES = 4096;

/** A file has at most a third of the bytes of its pixels, except for noise at high qualities, which needs up to this. */
const USUAL_SHARE = 1 / 3, LARGEST_SHARE = 4;

/** `NVJPEG_STATUS_INVALID_PARAMETER`: the file does not fit into the memory for it. */
const TOO_SMALL = 2;

/** The state and the parameters of an encoder. It encodes one list of images at a time. */
export class JpegEncoder {
  readonly #calls: JpegCalls;
  readonly #context: bigint;
  readonly #handle: bigint;
  /** `nvjpegEncoderState_t` and `nvjpegEncoderParams_t`; 0n if not created. */
  readonly #words: BigUint64Array = new BigUint64Array(new ArrayBuffer(16));
  /** Memory for the files of a job, which is reused: allocating and clearing it takes longer than encoding. */
  #buffer: Uint8Array = new Uint8Array(new ArrayBuffer(1 << 20));
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
      for (let from = 0; from < images.length; from += IMAGES) {
        const some = images.slice(from, from + IMAGES);
        files.push(
          ...(await this.#encodeSome(some, settings, finish, stream, USUAL_SHARE) ??
            await this.#encodeSome(some, settings, finish, stream, LARGEST_SHARE))!,
        );
      }
    } catch (error) {
      this.destroy();
      throw error;
    }
    return files;
  }

  /** Encodes images into memory of a share of their pixels' bytes. Undefined if that is too little. */
  async #encodeSome(
    images: readonly JpegSource[],
    settings: JpegSettings,
    finish: readonly Call[],
    stream: bigint,
    share: number,
  ): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
    if (this.#words[0] === 0n) await this.#create(stream);
    const [state, params] = this.#words;
    const sources = imageWords(images.length);
    const lengths = new BigUint64Array(new ArrayBuffer(8 * images.length));
    const offsets: number[] = [];
    let bytes = 0;
    images.forEach(({ pointer, pitch, width, height }, i) => {
      writeImage(sources, i, pointer, pitch);
      const capacity = Math.ceil(width * height * 3 * share) + HEADER_BYTES;
      lengths[i] = BigInt(capacity);
      offsets.push(bytes);
      bytes += capacity;
    });
    if (this.#buffer.length < bytes) this.#buffer = new Uint8Array(new ArrayBuffer(bytes));
    const [source, length, buffer] = [sources, lengths, this.#buffer].map((view) => runtime.addressOf(view));
    const calls: Call[] = [["nvjpegEncoderParamsSetQuality", params!, BigInt(settings.quality), stream]];
    images.forEach(({ width, height, gray }, i) => {
      const factors = gray ? GRAY : SUBSAMPLING[settings.subsampling];
      const image = source! + BigInt(8 * IMAGE_WORDS * i);
      const [file, at] = [buffer! + BigInt(offsets[i]!), length! + BigInt(8 * i)];
      const extents = [BigInt(width), BigInt(height)] as const;
      calls.push(
        ["nvjpegEncoderParamsSetSamplingFactors", params!, factors, stream],
        ["nvjpegEncodeImage", this.#handle, state!, params!, image, RGBI, ...extents, stream],
        ["nvjpegEncodeRetrieveBitstream", this.#handle, state!, file, at, stream],
        ...finish,
      );
    });
    this.#inUse = [images, sources, lengths, this.#buffer];
    const results = await this.#calls.run(this.#context, calls);
    this.#inUse = [];
    if (results.at(-1) === TOO_SMALL && share < LARGEST_SHARE) {
      this.destroy(); // as after any error
      return undefined;
    }
    this.#calls.check(calls, results);
    return offsets.map((offset, i) =>
      Uint8Array.from(this.#buffer.subarray(offset, offset + Number(lengths[i])))
    );
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
