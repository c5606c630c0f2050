/** One backend of nvJPEG's decoder, and what a batch needs of it. */
import { runtime } from "../../../runtime/index.ts";
import type { JpegTarget } from "../../jpeg.ts";
import type { Call, JpegCalls } from "./calls.ts";

/** `nvjpegBackend_t`. The engines decode baseline files, the kernels progressive ones as well. */
export const BACKEND = { KERNELS: 2, ENGINES: 3 } as const;

/** `nvjpegOutputFormat_t` */
const RGBI = 5n;

/** Layout of `nvjpegImage_t` in 64-bit words: four channel pointers, and four pitches. */
const IMAGE_WORDS = 8, PITCH = 4;

/** Writes an `nvjpegImage_t` of interleaved pixels, or of one plane. */
export function writeImage(words: BigUint64Array, index: number, pointer: bigint, pitch: number): void {
  words[index * IMAGE_WORDS] = pointer;
  words[index * IMAGE_WORDS + PITCH] = BigInt(pitch);
}

/** Memory for `nvjpegImage_t[count]`. */
export function imageWords(count: number): BigUint64Array {
  return new BigUint64Array(new ArrayBuffer(8 * IMAGE_WORDS * count));
}

/**
 * A decoder state of a backend. It decodes one batch at a time.
 *
 * nvJPEG's heap was corrupted after a state had received a file that its parser refuses. Therefore every file is
 * parsed first, and a state that reported an error is replaced.
 */
export class JpegDecoder {
  readonly #calls: JpegCalls;
  readonly #context: bigint;
  readonly #handle: bigint;
  /** `nvjpegJpegState_t` and `nvjpegJpegStream_t`; 0n if not created. */
  readonly #state: BigUint64Array = new BigUint64Array(new ArrayBuffer(8));
  readonly #parser: BigUint64Array = new BigUint64Array(new ArrayBuffer(8));
  /** Memory that native threads access, which must stay reachable. */
  #inUse: readonly unknown[] = [];

  constructor(calls: JpegCalls, context: bigint, handle: bigint) {
    this.#calls = calls;
    this.#context = context;
    this.#handle = handle;
  }

  /** Sorts the indices of files by whether batches, only single calls, or neither can decode them. */
  async sort(
    images: readonly JpegTarget[],
    indices: readonly number[],
  ): Promise<{ batched: number[]; single: number[] }> {
    const batched: number[] = [], single: number[] = [];
    // 0 means supported.
    const unsupported = new Int32Array(new ArrayBuffer(4 * indices.length)).fill(1);
    const address = runtime.addressOf(unsupported);
    this.#inUse = [images, unsupported];
    for (let from = 0; from < indices.length;) {
      if (this.#parser[0] === 0n) await this.#create("nvjpegJpegStreamCreate", this.#parser);
      const parser = this.#parser[0]!;
      const calls = indices.slice(from).flatMap((index, i): Call[] => {
        const { file } = images[index]!;
        return [
          [
            "nvjpegJpegStreamParse",
            this.#handle,
            runtime.addressOf(file),
            BigInt(file.length),
            0n,
            0n,
            parser,
          ],
          ["nvjpegDecodeBatchedSupported", this.#handle, parser, address + BigInt(4 * (from + i))],
        ];
      });
      const results = await this.#calls.run(this.#context, calls);
      const failed = results.at(-1) === 0 ? indices.length : from + Math.floor((results.length - 1) / 2);
      for (; from < failed; from++) (unsupported[from] === 0 ? batched : single).push(indices[from]!);
      if (from === indices.length) break;
      from++; // the parser refuses this file
      this.#destroyParser();
    }
    this.#inUse = [];
    return { batched, single };
  }

  /** Decodes a batch. If it fails, decodes its halves, so that a file fails alone. Sets `decoded` by index. */
  async decodeBatch(
    images: readonly JpegTarget[],
    indices: readonly number[],
    finish: readonly Call[],
    stream: bigint,
    decoded: boolean[],
  ): Promise<void> {
    if (indices.length === 0) return;
    const count = BigInt(indices.length);
    const files = new BigUint64Array(new ArrayBuffer(8 * indices.length));
    const lengths = new BigUint64Array(new ArrayBuffer(8 * indices.length));
    const targets = imageWords(indices.length);
    indices.forEach((index, i) => {
      const { file, pointer, pitch } = images[index]!;
      files[i] = runtime.addressOf(file);
      lengths[i] = BigInt(file.length);
      writeImage(targets, i, pointer, pitch);
    });
    const [data, sizes, destinations] = [files, lengths, targets].map((words) => runtime.addressOf(words));
    const done = await this.#decode(
      (state) => [
        ["nvjpegDecodeBatchedInitialize", this.#handle, state, count, 1n, RGBI],
        ["nvjpegDecodeBatched", this.#handle, state, data!, sizes!, destinations!, stream],
      ],
      finish,
      [images, files, lengths, targets],
    );
    if (done) {
      for (const index of indices) decoded[index] = true;
    } else if (indices.length > 1) {
      const half = indices.length >> 1;
      await this.decodeBatch(images, indices.slice(0, half), finish, stream, decoded);
      await this.decodeBatch(images, indices.slice(half), finish, stream, decoded);
    }
  }

  /** Decodes one file. */
  async decodeOne(
    image: JpegTarget,
    finish: readonly Call[],
    stream: bigint,
  ): Promise<boolean> {
    const { file, pointer, pitch } = image, target = imageWords(1);
    writeImage(target, 0, pointer, pitch);
    const data = runtime.addressOf(file), destination = runtime.addressOf(target);
    return await this.#decode(
      (state) => [
        ["nvjpegDecode", this.#handle, state, data, BigInt(file.length), RGBI, destination, stream],
      ],
      finish,
      [image, target],
    );
  }

  /** Makes the calls that decode, and those that wait for the device. False if the former fail. */
  async #decode(
    calls: (state: bigint) => readonly Call[],
    finish: readonly Call[],
    inUse: readonly unknown[],
  ): Promise<boolean> {
    this.#inUse = inUse;
    try {
      return await this.#tryDecode(calls, finish);
    } finally {
      this.#inUse = [];
    }
  }

  async #tryDecode(calls: (state: bigint) => readonly Call[], finish: readonly Call[]): Promise<boolean> {
    if (this.#state[0] === 0n) await this.#create("nvjpegJpegStateCreate", this.#state);
    const decode = calls(this.#state[0]!);
    const all = [...decode, ...finish];
    const results = await this.#calls.run(this.#context, all);
    if (results.at(-1) === 0) return true;
    const inDecode = results.length <= decode.length;
    // What was enqueued before the error may still run.
    const waited = inDecode ? await this.#calls.run(this.#context, finish) : results;
    this.#destroyState();
    this.#calls.check(inDecode ? finish : all, waited);
    return false;
  }

  destroy(): void {
    this.#destroyState();
    this.#destroyParser();
  }

  async #create(
    name: "nvjpegJpegStateCreate" | "nvjpegJpegStreamCreate",
    word: BigUint64Array,
  ): Promise<void> {
    const calls: Call[] = [[name, this.#handle, runtime.addressOf(word)]];
    this.#calls.check(calls, await this.#calls.run(this.#context, calls));
  }

  #destroyState(): void {
    const state = this.#state[0]!;
    this.#state[0] = 0n;
    if (state !== 0n) this.#calls.runHere(this.#context, [["nvjpegJpegStateDestroy", state]]);
  }

  #destroyParser(): void {
    const parser = this.#parser[0]!;
    this.#parser[0] = 0n;
    if (parser !== 0n) this.#calls.runHere(this.#context, [["nvjpegJpegStreamDestroy", parser]]);
  }
}
