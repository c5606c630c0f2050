/** Runs conformance cases on a driver, with each buffer between guards. */
import type { Driver } from "../../src/driver/driver.ts";
import { type KernelParameter, parseSignatures } from "../../src/core/module/signature.ts";
import {
  type Argument,
  type Buffer,
  type Case,
  elementBytes,
  elements,
  type ElementType,
  isBuffer,
} from "./case.ts";

/** One result of a case. */
export interface Result {
  readonly type: ElementType;
  readonly bytes: Uint8Array;
}

/** Initial content of result buffers and guards. */
export const POISON = 0xa5;
const GUARD_BYTES = 256;

interface Loaded {
  readonly module: bigint;
  readonly signatures: ReadonlyMap<string, readonly KernelParameter[]>;
}

/** A driver with a context and a cache of loaded modules. */
export class Runner implements Disposable {
  readonly driver: Driver;
  readonly #ordinal: number;
  readonly #loaded: Map<string, Loaded> = new Map();

  constructor(driver: Driver, ordinal = 0) {
    this.driver = driver;
    this.#ordinal = ordinal;
    driver.contexts.setCurrent(driver.contexts.retain(ordinal));
  }

  /**
   * Runs a case and returns its results.
   *
   * @throws {Error} if the kernel writes outside its result buffers
   */
  run(ptx: string, testCase: Case, size: number, poison: number = POISON): Result[] {
    const { driver } = this;
    const { module, signatures } = this.#load(ptx);
    const launch = testCase.launch(size);
    const parameters = signatures.get(testCase.kernel);
    if (!parameters) throw new Error(`no kernel ${testCase.kernel} in the PTX`);
    if (parameters.length !== launch.arguments.length) {
      throw new Error(
        `${testCase.kernel}: ${launch.arguments.length} arguments for ${parameters.length} parameters`,
      );
    }
    const last = parameters.at(-1);
    const block = driver.functions.parameterBlock(
      last ? last.offset + last.byteLength : 0,
      parameters.map(({ offset }) => offset),
    );
    const buffers: { buffer: Buffer; base: bigint; before: Uint8Array }[] = [];
    try {
      launch.arguments.forEach((argument, i) => {
        const { offset } = parameters[i]!;
        if (isBuffer(argument)) {
          const before = guarded(argument, poison);
          const base = driver.memory.allocate(before.length);
          buffers.push({ buffer: argument, base, before });
          driver.copies.hostToDevice(base, before, before.length, null);
          block.view.setBigUint64(offset, base + BigInt(GUARD_BYTES), true);
        } else if (argument instanceof Uint8Array) block.bytes.set(argument, offset);
        else writeScalar(block.view, parameters[i]!, argument);
      });
      const fn = driver.modules.function(module, testCase.kernel);
      const { grid, block: threads, sharedBytes = 0 } = launch;
      driver.launch(fn, ...grid, ...threads, sharedBytes, 0n, block);
      driver.streams.synchronize(0n);
      return buffers.flatMap(({ buffer, base, before }, i) => {
        const after = new Uint8Array(new ArrayBuffer(before.length));
        driver.copies.deviceToHost(after, base, after.length, null);
        const byteLength = buffer.count * elementBytes(buffer.type);
        const stray = strayByte(before, after, buffer.result ? byteLength : 0);
        if (stray !== undefined) {
          throw new Error(
            `${testCase.kernel}, size ${size}: buffer ${i} of ${byteLength} bytes was written at byte ${stray}`,
          );
        }
        if (!buffer.result) return [];
        const bytes = after.slice(GUARD_BYTES, GUARD_BYTES + byteLength);
        normalizeNaN(buffer.type, bytes);
        return [{ type: buffer.type, bytes }];
      });
    } finally {
      for (const { base } of buffers) free(driver, base);
    }
  }

  [Symbol.dispose](): void {
    this.driver.contexts.release(this.#ordinal);
  }

  #load(ptx: string): Loaded {
    let loaded = this.#loaded.get(ptx);
    if (!loaded) {
      loaded = { module: this.driver.modules.load(ptx), signatures: parseSignatures(ptx) };
      this.#loaded.set(ptx, loaded);
    }
    return loaded;
  }
}

/** Frees memory. After a fault, this fails and must not hide the fault. */
function free(driver: Driver, pointer: bigint): void {
  try {
    driver.memory.free(pointer);
  } catch {
    // The context is invalid.
  }
}

/** Returns the initial content of a buffer between two guards. */
function guarded({ type, count, data }: Buffer, poison: number): Uint8Array {
  const bytes = new Uint8Array(new ArrayBuffer(2 * GUARD_BYTES + count * elementBytes(type))).fill(poison);
  if (data) bytes.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), GUARD_BYTES);
  return bytes;
}

/** Returns the offset of a byte that changed outside the first `writable` bytes of the buffer. */
function strayByte(before: Uint8Array, after: Uint8Array, writable: number): number | undefined {
  for (let i = 0; i < before.length; i++) {
    if (i === GUARD_BYTES) i += writable;
    if (before[i] !== after[i]) return i - GUARD_BYTES;
  }
  return undefined;
}

function writeScalar(view: DataView, { type, offset, byteLength }: KernelParameter, value: Argument): void {
  if (type === "f32") view.setFloat32(offset, Number(value), true);
  else if (type === "f64") view.setFloat64(offset, Number(value), true);
  else if (byteLength === 8) view.setBigUint64(offset, BigInt.asUintN(64, BigInt(value as number)), true);
  else if (byteLength === 4) view.setUint32(offset, Number(value), true);
  else throw new TypeError(`unsupported scalar type ${type}`);
}

/** Replaces NaN by a canonical one: PTX does not define the bits. */
function normalizeNaN(type: ElementType, bytes: Uint8Array): void {
  if (type !== "f32" && type !== "f64") return;
  const values = elements(type, bytes) as Float32Array | Float64Array;
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => {
    if (value === value) return;
    if (type === "f32") view.setUint32(4 * i, 0x7fffffff, true);
    else view.setBigUint64(8 * i, 0x7fffffffffffffffn, true);
  });
}
