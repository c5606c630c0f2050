/** One backend of nvJPEG's decoder, and what a batch needs of it. */
import { runtime } from "../../../runtime/index.ts";
import type { JpegTarget } from "../../jpeg.ts";
import type { Call, JpegCalls } from "./calls.ts";

/** `nvjpegBackend_t`. The engines decode baseline files, the kernels progressive ones as well. */
export const BACKEND = { KERNELS: 2, ENGINES: 3 } as const;

/** `nvjpegOutputFormat_t` */
const RGBI = 5n;

/** Layout of `nvjpegImage_t` in 64-bit words: four channel pointers, and four pitches. */
export const IMAGE_WORDS = 8;
const PITCH = 4;

/** Writes an `nvjpegImage_t` of interleaved pixels, or of one plane. */
export function writeImage(words: BigUint64Array, index: number, pointer: bigint, pitch: number): void {
  words[index * IMAGE_WORDS] = pointer;
  words[index * IMAGE_WORDS + PITCH] = BigInt(pitch);
}

/** Memory for `nvjpegImage_t[count]`. */
export function imageWords(count: number): BigUint64Array {
  return new BigUint64Array(new ArrayBuffer(8 * IMAGE_WORDS * count));
}

/** Failures after which the other files of a batch are left to the host: replacing a state takes half a second. */
const MAX_FAILURES = 2;

/** The calls that wait for the work on a stream. */
export type Finish = readonly [record: Call, wait: Call];

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

  /**
   * Decodes the files that batches support, and sets `decoded` by index. Returns the indices of those that only
   * single calls may decode; the others are damaged.
   */
  async decodeBatch(
    images: readonly JpegTarget[],
    indices: readonly number[],
    finish: Finish,
    stream: bigint,
    decoded: boolean[],
  ): Promise<number[]> {
    const { batched, single } = await this.#sort(images, indices);
    if (batched.length > 0 && await this.#decode(images, batched, finish, stream)) {
      for (const index of batched) decoded[index] = true;
    } else if (batched.length > 1) {
      let failures = 0;
      for (const index of batched) {
        decoded[index] = await this.#decode(images, [index], finish, stream);
        if (!decoded[index] && ++failures === MAX_FAILURES) break;
      }
    }
    return single;
  }

  /** Decodes one file, which has been parsed. */
  async decodeOne(image: JpegTarget, finish: Finish, stream: bigint): Promise<boolean> {
    const { file, pointer, pitch } = image, target = imageWords(1);
    writeImage(target, 0, pointer, pitch);
    const data = runtime.addressOf(file), destination = runtime.addressOf(target);
    this.#inUse = [image, target];
    return await this.#run(
      (state) => [
        ["nvjpegDecode", this.#handle, state, data, BigInt(file.length), RGBI, destination, stream],
      ],
      finish,
      false,
    );
  }

  /** Sorts the indices of files by whether batches or only single calls decode them; leaves out refused files. */
  async #sort(
    images: readonly JpegTarget[],
    indices: readonly number[],
  ): Promise<{ batched: number[]; single: number[] }> {
    const batched: number[] = [], single: number[] = [];
    // 0 means supported.
    const unsupported = new Int32Array(new ArrayBuffer(4 * indices.length)).fill(1);
    const address = runtime.addressOf(unsupported);
    this.#inUse = [images, unsupported];
    for (let from = 0; from < indices.length;) {
      const parser = await this.#create("nvjpegJpegStreamCreate", this.#parser);
      const calls = indices.slice(from).flatMap((index, i): Call[] => {
        const { file } = images[index]!, data = runtime.addressOf(file), length = BigInt(file.length);
        return [
          ["nvjpegJpegStreamParse", this.#handle, data, length, 0n, 0n, parser],
          ["nvjpegDecodeBatchedSupported", this.#handle, parser, address + BigInt(4 * (from + i))],
        ];
      });
      const results = await this.#calls.run(this.#context, calls);
      const failed = results.at(-1) === 0 ? indices.length : from + Math.floor((results.length - 1) / 2);
      for (; from < failed; from++) {
        (unsupported[from] === 0 ? batched : single).push(indices[from]!);
      }
      if (from === indices.length) break;
      from++; // the parser refuses this file
      await this.#destroy("nvjpegJpegStreamDestroy", this.#parser);
    }
    this.#inUse = [];
    return { batched, single };
  }

  /** Decodes a batch of parsed files. False if this fails. */
  async #decode(
    images: readonly JpegTarget[],
    indices: readonly number[],
    finish: Finish,
    stream: bigint,
  ): Promise<boolean> {
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
    this.#inUse = [images, files, lengths, targets];
    return await this.#run((state) => [
      ["nvjpegDecodeBatchedInitialize", this.#handle, state, count, 1n, RGBI],
      ["nvjpegDecodeBatched", this.#handle, state, data!, sizes!, destinations!, stream],
    ], finish);
  }

  /** Makes the calls that decode, and then those that wait for the device. False if one of the former fails. */
  async #run(
    decodeWith: (state: bigint) => readonly Call[],
    [record, wait]: Finish,
    inTurn = true,
  ): Promise<boolean> {
    const decode = [...decodeWith(await this.#create("nvjpegJpegStateCreate", this.#state)), record];
    const results =
      await (inTurn ? this.#calls.runInTurn(this.#context, decode) : this.#calls.run(this.#context, decode));
    const decoded = results.at(-1) === 0;
    // Work enqueued before an error may still run.
    const rest = decoded ? [wait] : [record, wait];
    const waited = await this.#calls.run(this.#context, rest);
    this.#inUse = [];
    if (!decoded) await this.#destroy("nvjpegJpegStateDestroy", this.#state);
    this.#calls.check(rest, waited);
    return decoded;
  }

  /** Frees everything. Nothing is in flight. */
  destroy(): void {
    const [state, parser] = [this.#state[0]!, this.#parser[0]!];
    if (state !== 0n) this.#calls.runHere(this.#context, [["nvjpegJpegStateDestroy", state]]);
    if (parser !== 0n) this.#calls.runHere(this.#context, [["nvjpegJpegStreamDestroy", parser]]);
  }

  /** Returns the object in `word`, creating it if `word` is empty. */
  async #create(
    name: "nvjpegJpegStateCreate" | "nvjpegJpegStreamCreate",
    word: BigUint64Array,
  ): Promise<bigint> {
    if (word[0] === 0n) {
      const calls: Call[] = [[name, this.#handle, runtime.addressOf(word)]];
      this.#calls.check(calls, await this.#calls.run(this.#context, calls));
    }
    return word[0]!;
  }

  async #destroy(
    name: "nvjpegJpegStateDestroy" | "nvjpegJpegStreamDestroy",
    word: BigUint64Array,
  ): Promise<void> {
    const object = word[0]!;
    word[0] = 0n;
    if (object !== 0n) await this.#calls.run(this.#context, [[name, object]]);
  }
}
