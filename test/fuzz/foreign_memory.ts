/** An oracle for imports of foreign memory, shared by the DLPack and CUDA Array Interface fuzzers. */
import { contextOf } from "../../src/device/device.ts";
import assert from "node:assert/strict";
import process from "node:process";
import { type Device, type DeviceArray, DTYPES } from "../../mod.ts";
import { openTestDevice } from "../support/device.ts";
import type { Random } from "../support/random.ts";

/** The number of damaged imports, and of those that were accepted. */
export interface ImportFigures {
  readonly cases: number;
  readonly accepted: number;
}

/** Opens the device that CUFFI_DEVICE names. */
export function openFuzzDevice(): Promise<Device> {
  return openTestDevice();
}

const EXTENTS = [0n, 1n, 2n, 3n, 4n, 63n, 64n, 65n, 1000n, 2n ** 31n, 2n ** 32n, 2n ** 52n, 2n ** 53n];

/** Returns a 64-bit integer that is more often close to a limit than not. */
export function randomInteger(random: Random): bigint {
  const value = random.below(4) === 0
    ? BigInt.asIntN(64, random.bits(64))
    : random.pick([...EXTENTS, 2n ** 62n]);
  return random.below(3) === 0 ? -value : value + BigInt(random.pick([0, 0, 0, 1, -1, 4]));
}

/** Asserts that every byte of an imported array is in one allocation, by exact arithmetic. */
export function assertInside(device: Device, array: DeviceArray): void {
  const { shape, strides, dtype, size } = array;
  assert.ok(Number.isSafeInteger(size) && size >= 0, `size ${size}`);
  if (size === 0) return;
  let low = array.pointer;
  let high = array.pointer + BigInt(DTYPES[dtype].itemSize);
  for (let axis = 0; axis < shape.length; axis++) {
    const reach = BigInt(shape[axis]! - 1) * BigInt(strides[axis]!);
    if (reach < 0n) low += reach;
    else high += reach;
  }
  const info = contextOf(device).driver.memory.pointerInfo(low);
  assert.ok(info !== undefined, `0x${low.toString(16)} is not in an allocation`);
  const end = low + BigInt(info.byteLength - info.offset);
  assert.ok(high <= end, `shape [${shape}] with strides [${strides}] ends behind its allocation`);
}

/** Asserts that an error is that of a check. */
export function assertRejected(error: unknown, subject: RegExp): void {
  assert.ok(error instanceof TypeError || error instanceof RangeError, `${error}`);
  assert.match(error.message, subject, error.stack ?? "");
  assert.match(error.message, /expected/, error.stack ?? "");
}

/** Runs a fuzzer as a program. */
export async function runFuzzer(
  name: string,
  fuzz: (seed: string, cases: number) => Promise<ImportFigures>,
): Promise<void> {
  const [count = "10000", seed = "0"] = process.argv.slice(2);
  const start = performance.now();
  const figures = await fuzz(seed, Number(count));
  console.log(name, figures, `${((performance.now() - start) / 1000).toFixed(1)} s`);
}
