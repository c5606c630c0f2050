/** Textures in tests: random elements and coordinates, kernels that read textures, and expected values. */
import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Device, HostArray, Module, TexelDType, Texture } from "../../mod.ts";
import { TEXTURES } from "../fixtures/textures.ts";
import { openTestDevice, watchMemory } from "./device.ts";
import type { TestFunctions } from "./own_process.ts";
import { generator, type Image, sample } from "./texture_model.ts";

/** The extents of most textures in tests. */
export const WIDTH = 13;
export const HEIGHT = 7;

export const RANGES: Readonly<Record<TexelDType, readonly [low: number, high: number]>> = {
  u8: [0, 255],
  u16: [0, 65535],
  u32: [0, 2 ** 32 - 1],
  i8: [-128, 127],
  i16: [-32768, 32767],
  i32: [-(2 ** 31), 2 ** 31 - 1],
  f16: [-4, 4],
  f32: [-4, 4],
};

export const TEXEL_DTYPES: readonly TexelDType[] = Object.keys(RANGES) as TexelDType[];

/** The device of the tests, opened by useTextures(). */
export let device: Device;
/** The kernels that read and write textures. */
export let module: Module;

/** Opens the device before the tests of a file, and checks afterwards that no memory is still allocated. */
export function useTextures(functions: Pick<TestFunctions, "before" | "after"> = { before, after }): void {
  let checkMemory: () => void;
  functions.before(async () => {
    device = await openTestDevice();
    checkMemory = watchMemory(device);
    module = device.loadModule(TEXTURES);
  });
  functions.after(() => {
    module.dispose();
    checkMemory();
    assert.equal(device.memoryStatistics().allocations, 0);
    device.dispose();
  });
}

/** Random elements over the whole range of a dtype, including both limits. */
export function elements<D extends TexelDType>(dtype: D, count: number): HostArray<D> {
  const [low, high] = RANGES[dtype];
  const random = generator(count);
  const bytes = { u8: 1, i8: 1, u16: 2, i16: 2, f16: 2 }[dtype as string] ?? 4;
  const make = {
    u8: Uint8Array,
    u16: Uint16Array,
    u32: Uint32Array,
    i8: Int8Array,
    i16: Int16Array,
    i32: Int32Array,
    f16: Float16Array,
    f32: Float32Array,
  }[dtype];
  const data = new make(new ArrayBuffer(count * bytes));
  for (let i = 0; i < count; i++) {
    const value = low + (high - low) * (random() / 2 ** 32);
    data[i] = dtype.startsWith("f") ? value : Math.floor(value);
  }
  data[0] = low;
  data[count - 1] = high;
  return data as unknown as HostArray<D>;
}

export function image(values: ArrayLike<number>, channels: number, shape: readonly number[]): Image {
  const [width = 1, height = 1, depth = 1] = shape.toReversed();
  return { width, height, depth, channels, values };
}

/** Converts integers like `readMode: "normalizedFloat"`. */
export function normalized(dtype: TexelDType, values: ArrayLike<number>): number[] {
  const most = RANGES[dtype][1];
  return Array.from(values, (value) => Math.max(value / most, -1));
}

/** Random coordinates inside elements, up to one texture width outside the edges. */
export function grid(dimensions: number, scale: readonly number[]): Float32Array {
  const random = generator(7 * dimensions);
  const coordinates: number[] = [];
  const extents = [WIDTH, HEIGHT, 5];
  for (let i = 0; i < 600; i++) {
    for (let axis = 0; axis < dimensions; axis++) {
      // Avoids the borders between elements, where rounding decides.
      const within = [0.25, 0.5, 0.75][random() % 3]!;
      const index = random() % (3 * extents[axis]!) - extents[axis]!;
      coordinates.push((index + within) / scale[axis]!);
    }
  }
  return Float32Array.from(coordinates);
}

/** Runs a kernel that reads `channels` values of the texture at each coordinate. */
export function read(
  name: string,
  texture: Texture,
  dtype: "f32" | "u32" | "i32" | "u8",
  channels: number,
  coordinates: Float32Array | Int32Array,
  dimensions: number,
  ...more: number[]
): ArrayLike<number> {
  const count = coordinates.length / dimensions;
  using at = device.array(coordinates);
  using out = device.zeros([count * channels], dtype);
  module.kernel(name).launch(
    { grid: Math.ceil(count / 128), block: 128 },
    out,
    texture,
    at,
    count,
    ...more,
  );
  return out.toHost();
}

export function assertClose(
  given: ArrayLike<number>,
  expected: readonly number[],
  tolerance: number,
  what: string,
): void {
  assert.equal(given.length, expected.length, what);
  for (let i = 0; i < expected.length; i++) {
    const difference = Math.abs(given[i]! - expected[i]!);
    if (!(difference <= tolerance)) {
      assert.fail(`${what}: value ${i} is ${given[i]}, expected ${expected[i]} ± ${tolerance}`);
    }
  }
}

/** Returns the reference values at some coordinates, computed by the texture model. */
export function sampleReference(
  from: Image,
  coordinates: Float32Array,
  dimensions: number,
  sampling: Parameters<typeof sample>[1],
): number[] {
  const values: number[] = [];
  for (let i = 0; i < coordinates.length; i += dimensions) {
    values.push(...sample(from, sampling, Array.from(coordinates.subarray(i, i + dimensions))));
  }
  return values;
}
