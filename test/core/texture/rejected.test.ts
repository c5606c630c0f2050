/** Arguments that textures, surfaces and CUDA arrays reject. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { CudaArray, DeviceArray, KernelArgument, Texture, TextureOptions } from "../../../mod.ts";
import { TEXTURES } from "../../fixtures/textures.ts";
import { deviceName } from "../../support/device.ts";
import { runProgram } from "../../support/process.ts";
import { device, HEIGHT, module, useTextures, WIDTH } from "../../support/textures.ts";

useTextures();

describe("textures reject", () => {
  let array: CudaArray<"f32">;
  let bytes: CudaArray<"u8">;
  let rows: DeviceArray<"f32">;
  before(() => {
    array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32" });
    bytes = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "u8" });
    rows = device.emptyPitched([HEIGHT, 64], "f32");
  });
  after(() => {
    for (const each of [array, bytes, rows]) each.dispose();
  });

  test("unsupported dtypes, channel counts and shapes", () => {
    const bad = (options: unknown): () => unknown => () =>
      device.cudaArray(options as { shape: 1; dtype: "u8" });
    assert.throws(bad({ shape: [4, 4], dtype: "f64" }), /dtype: expected .*, got "f64"/);
    assert.throws(
      bad({ shape: [4, 4], dtype: "u8", channels: 3 }),
      /channels: expected .*1, 2 or 4.*, got 3/,
    );
    assert.throws(
      bad({ shape: [2, 2, 2, 2], dtype: "u8" }),
      /shape: expected \[width\], \[height, width\] or \[depth, heig.*, got \[2, 2, 2, 2\]/,
    );
    assert.throws(bad({ shape: [4], dtype: "u8", layered: true }), /\[layers, width\]/);
    assert.throws(
      bad({ shape: [4, 0], dtype: "u8" }),
      /shape\[1\]: expected .*an integer from 1.*, got 0/,
    );
    assert.throws(
      bad({ shape: [4, 1e7], dtype: "u8" }),
      /shape\[1\]: expected an integer from 1 to 131072, got 10000000/,
    );
    assert.throws(
      bad({ shape: 1 << 17, dtype: "u8", surface: true }),
      /shape\[0\]: expected .*an integer from 1.*, got 131072/,
    );
    assert.throws(bad({ shape: [4], dtype: "u8", gather: true }), /gather: expected .*, got \[4\]/);
  });

  test("combinations of options that CUDA would silently change", () => {
    const bad = (source: CudaArray | DeviceArray, options: unknown) => (): unknown =>
      device.texture(source, options as TextureOptions);
    assert.throws(
      bad(array, { addressMode: "wrap" }),
      /addressMode: expected "clamp" or "border" without normalizedCoords, got "wrap"/,
    );
    assert.throws(bad(array, { addressMode: ["clamp"] }), /addressMode: .* or 2 of them/);
    assert.throws(
      bad(array, { addressMode: "repeat" }),
      /addressMode: expected "wrap", "clamp", .*, got "repeat"; did you mean "wrap"\?$/,
    );
    assert.throws(
      bad(array, { readMode: "normalizedFloat" }),
      /readMode: expected "elementType" for f32, got "normalizedFloat"/,
    );
    assert.throws(
      bad(bytes, { filterMode: "linear" }),
      /filterMode: expected "point" for u8 without readMode "normali.*, got "linear"/,
    );
    assert.throws(
      bad(bytes, { addressMode: "border", borderColor: [1] }),
      /borderColor: expected zeros for integers, got \[1\]/,
    );
    assert.throws(
      bad(array, { borderColor: [Number.NaN] }),
      /borderColor: expected .*up to 4.*, got \[NaN\]/,
    );
    assert.throws(bad(bytes, { channels: 4 }), /channels: expected 1, as in the CUDA array, got 4/);
    assert.throws(
      () => device.texture(7 as unknown as CudaArray),
      /source: expected .*a CudaArray.*, got 7/,
    );
    assert.throws(
      () => device.surface(array),
      /array: expected a CUDA array created with `surface: true`, got one without/,
    );
  });

  test("device arrays that textures cannot read in place", () => {
    using doubles = device.zeros([16], "f64");
    using three = device.zeros([8, 8, 3], "u8");
    using line = device.zeros([4096], "f32");
    using narrow = device.zeros([8, 9], "u8");
    assert.throws(
      () => device.texture(doubles),
      /source\.dtype: expected one of u8, u16, u32, i8, i16, i32, f16, f32, got "f64"$/,
    );
    assert.throws(() => device.texture(three), /channels: expected .*1, 2 or 4.*, got 3/);
    assert.throws(
      () => device.texture(line, { filterMode: "linear" }),
      /filterMode: expected no value for a one-dimensional array, wh.*, got "linear"/,
    );
    assert.throws(
      () => device.texture(line, { addressMode: "clamp" }),
      /addressMode: expected no value for a one-dimensional array, wh.*, got "clamp"/,
    );
    assert.throws(
      () => device.texture(line.slice([1, 65])),
      /source: expected an address aligned to \d+ bytes, got 0x[0-9a-f]+/,
    );
    assert.throws(
      () => device.texture(line.slice([null, null, 2])),
      /source: expected .*contiguous.*, got strides \[8\]/,
    );
    assert.throws(
      () => device.texture(narrow),
      /source: expected rows at multiples of \d+ bytes, got a pitch of 9 bytes; use emptyPitched\(\)/,
    );
    assert.throws(() => device.texture(rows.transpose()), /strides/);
    using empty = device.zeros([0], "f32");
    assert.throws(() => device.texture(empty), /without zeros/);
  });

  test("copies of another size, type or stride", () => {
    using wide = device.zeros([HEIGHT, WIDTH + 1], "f32");
    using ints = device.zeros([HEIGHT, WIDTH], "i32");
    using columns = device.zeros([WIDTH, HEIGHT], "f32");
    assert.throws(
      () => array.copyFrom(new Float32Array(3)),
      /src: expected 364 bytes, the size of the CUDA array, got 12 bytes/,
    );
    assert.throws(() => array.copyFrom(wide), /src: expected .*f32 of shape.*, got f32 of shape \[7, 14\]/);
    assert.throws(
      () => array.copyTo(ints),
      /dst: expected f32 of shape \[7, 13\], got i32 of shape \[7, 13\]/,
    );
    assert.throws(
      () => array.copyTo(columns.transpose()),
      /dst: expected contiguous rows, a constant pitch apart, got strides \[4, 28\]/,
    );
    assert.throws(
      () => array.copyFrom("x" as unknown as Float32Array),
      /src: expected .*page-locked memory or.* got "x"/,
    );
  });

  test("disposed objects and arrays", () => {
    const disposed = device.cudaArray({ shape: [4, 4], dtype: "f32", surface: true });
    const texture = device.texture(disposed);
    const surface = device.surface(disposed);
    using out = device.zeros([1], "f32");
    using at = device.zeros([2], "f32");
    const bound = module.kernel("sample_f32").bind({ grid: 1, block: 1 }, out, texture, at, 1);
    bound.launch();
    disposed.dispose();
    assert.throws(() => disposed.toHost(), /the CUDA array has been disposed/);
    assert.throws(() => device.texture(disposed), /has been disposed/);
    assert.throws(() => bound.launch(), /argument 1.*: the memory has been disposed/);
    const launch = (object: Texture | typeof surface) => (): void =>
      module.kernel("sample_f32").launch({ grid: 1, block: 1 }, out, object, at, 1);
    assert.throws(launch(texture), /the array of this texture has been disposed/);
    assert.throws(launch(surface), /the array of this surface has been disposed/);
    texture.dispose();
    texture.dispose();
    surface.dispose();
    assert.equal(texture.disposed, true);
    assert.throws(launch(texture), /: this texture has been disposed/);
  });

  test("arrays and objects of a disposed device", () => {
    const { stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      import { TEXTURES } from "@cuffi/test/fixtures/textures.ts";
      const first = await openDevice();
      const array = first.cudaArray({ shape: [4, 4], dtype: "f32", surface: true });
      const linear = first.zeros([16], "f32");
      const texture = first.texture(array);
      first.dispose();
      using device = await openDevice();
      using module = device.loadModule(TEXTURES);
      using other = device.cudaArray({ shape: [4, 4], dtype: "f32" });
      using out = device.zeros([16], "f32");
      const attempts = [
        () => device.texture(array),
        () => device.texture(linear),
        () => device.surface(array),
        () => other.copyFrom(linear.reshape([4, 4])),
        () => module.kernel("sample_f32").launch({ grid: 1, block: 1 }, out, texture, out, 1),
        () => array.toHost(),
      ];
      for (const attempt of attempts) {
        try { attempt(); console.log("accepted"); } catch (error) { console.log(error.message); }
      }
      for (const each of [texture, array, linear]) each.dispose();
    `,
      { CUFFI_DEVICE: deviceName },
    );
    const lines = stdout.trim().split("\n");
    const expected = [
      /^source: expected an array of .*, got one of .*/,
      /^source: expected an array of .*, got one of .*/,
      /array: expected an array of \w+:0, got one of \w+:0/,
      /^src: expected memory of .*, like the array, got memory of/,
      /argument 1 .*: expected an object of .*, got an object of/,
      /has been disposed; dispose/,
    ];
    assert.equal(lines.length, expected.length, stdout + stderr);
    expected.forEach((pattern, i) => assert.match(lines[i]!, pattern, stderr));
  });

  test("a texture for a number of 32 bits, or a typed array for a texture", () => {
    using texture = device.texture(array);
    using out = device.zeros([1], "f32");
    using at = device.zeros([2], "f32");
    const kernel = module.kernel("sample_f32");
    assert.throws(
      () => kernel.launch({ grid: 1, block: 1 }, out, texture, at, texture),
      /argument 3.*: expected an integer from -2147483648 to.* got Texture/,
    );
    assert.throws(
      () => kernel.launch({ grid: 1, block: 1 }, out, new Float32Array(2), at, 1),
      /argument 1 .*or a texture or surface/,
    );
  });

  test("other memory and surfaces for a texture of CUDA C++", () => {
    using declared = device.loadModule(TEXTURES, {
      source:
        `extern "C" __global__ void sample_f32(float* out, cudaTextureObject_t image, const float* at, int n);
        extern "C" __global__ void sample_f32x2(float* out, CUsurfObject image, const float* at, int n);`,
    });
    using own = device.cudaArray({ shape: [4, 4], dtype: "f32", surface: true });
    own.copyFrom(new Float32Array(16).fill(3));
    using texture = device.texture(own);
    using surface = device.surface(own);
    using out = device.zeros([1], "f32");
    using at = device.zeros([2], "f32");
    const launch = (name: string, image: KernelArgument) =>
      declared.kernel(name).launch({ grid: 1, block: 1 }, out, image, at, 1);
    for (const image of [out, surface, null]) {
      assert.throws(
        () => launch("sample_f32", image),
        /^TypeError: sample_f32, argument 1 \(cudaTextureObject_t image\): expected a texture, got /,
      );
    }
    assert.throws(
      () => launch("sample_f32x2", texture),
      /argument 1 \(CUsurfObject image\): expected a surface, got Texture/,
    );
    launch("sample_f32", texture);
    assert.deepEqual([...out.toHost()], [3]);
    out.fill(0);
    launch("sample_f32", texture.handle);
    assert.deepEqual([...out.toHost()], [3]);
  });
});
