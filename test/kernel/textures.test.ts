/** Textures in TypeScript kernels: the bits of CUDA C++, and the values of the CUDA guide's formulas. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AddressMode, Texture } from "../../mod.ts";
import { kernel, runOnHost } from "../../src/kernel/mod.ts";
import {
  assertClose,
  device,
  elements,
  grid,
  HEIGHT,
  image,
  normalized,
  read,
  sampleReference,
  useTextures,
  WIDTH,
} from "../support/textures.ts";

useTextures();

const float = kernel(
  { out: "f32*", t: "texture2d<f32>", at: "f32*", n: "i32" },
  ({ out, t, at, n }, gpu) => {
    const i = gpu.globalIndex();
    if (i < n) out[i] = gpu.tex2D(t, at[2 * i]!, at[2 * i + 1]!);
  },
  { name: "sample" },
);
const float4 = kernel(
  { out: "f32x4*", t: "texture2d<f32x4>", at: "f32*", n: "i32" },
  ({ out, t, at, n }, gpu) => {
    const i = gpu.globalIndex();
    if (i < n) out[i] = gpu.tex2D(t, at[2 * i]!, at[2 * i + 1]!);
  },
);
const bytes4 = kernel(
  { out: "u8x4*", t: "texture2d<u8x4>", at: "f32*", n: "i32" },
  ({ out, t, at, n }, gpu) => {
    const i = gpu.globalIndex();
    if (i < n) out[i] = gpu.tex2D(t, at[2 * i]!, at[2 * i + 1]!);
  },
);
const words = kernel(
  { out: "u32*", t: "texture2d<u32>", at: "f32*", n: "i32" },
  ({ out, t, at, n }, gpu) => {
    const i = gpu.globalIndex();
    if (i < n) out[i] = gpu.tex2D(t, at[2 * i]!, at[2 * i + 1]!);
  },
);
const line = kernel(
  { out: "f32*", t: "texture1d<f32>", at: "f32*", n: "i32" },
  ({ out, t, at, n }, gpu) => {
    const i = gpu.globalIndex();
    if (i < n) out[i] = gpu.tex1D(t, at[i]!);
  },
);
const volume = kernel(
  { out: "f32*", t: "texture3d<f32>", at: "f32*", n: "i32" },
  ({ out, t, at, n }, gpu) => {
    const i = gpu.globalIndex();
    if (i < n) out[i] = gpu.tex3D(t, at[3 * i]!, at[3 * i + 1]!, at[3 * i + 2]!);
  },
);
const sheets = kernel(
  { out: "f32*", t: "texture2dLayered<f32>", at: "f32*", n: "i32", layer: "i32" },
  ({ out, t, at, n, layer }, gpu) => {
    const i = gpu.globalIndex();
    if (i < n) out[i] = gpu.tex2DLayered(t, at[2 * i]!, at[2 * i + 1]!, layer);
  },
);
const rows = kernel(
  { out: "f32*", t: "texture1dLayered<f32>", at: "f32*", n: "i32", layer: "i32" },
  ({ out, t, at, n, layer }, gpu) => {
    const i = gpu.globalIndex();
    if (i < n) out[i] = gpu.tex1DLayered(t, at[i]!, layer);
  },
);

/** Runs a kernel at each coordinate. */
function run(
  compiled: unknown,
  t: Texture,
  dtype: "f32" | "u32" | "u8",
  channels: number,
  coordinates: Float32Array<ArrayBuffer>,
  dimensions: number,
  ...layer: number[]
): ArrayLike<number> {
  const n = coordinates.length / dimensions;
  using at = device.array(coordinates);
  using out = device.zeros([n * channels], dtype);
  const values = { out, t, at, n, ...layer.length > 0 ? { layer: layer[0] } : {} };
  (compiled as typeof float).launch(device, { grid: Math.ceil(n / 64), block: 64 }, values as never);
  return out.toHost();
}

function coordinates(dimensions: number, scale: readonly number[]): Float32Array<ArrayBuffer> {
  return new Float32Array(grid(dimensions, scale));
}

describe("textures in TypeScript kernels", () => {
  const modes: [mode: AddressMode, linear: boolean, scaled: boolean][] = [
    ["clamp", false, false],
    ["border", true, false],
    ["wrap", true, true],
    ["mirror", false, true],
  ];
  for (const [mode, linear, scaled] of modes) {
    test(`read as the object says: ${mode}, ${linear ? "linear" : "point"}${scaled ? ", normalized" : ""}`, () => {
      const data = elements("f32", HEIGHT * WIDTH);
      using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32" });
      array.copyFrom(data);
      using texture = device.texture(array, {
        addressMode: mode,
        filterMode: linear ? "linear" : "point",
        normalizedCoords: scaled,
        borderColor: [2.5],
      });
      const at = coordinates(2, scaled ? [WIDTH, HEIGHT] : [1, 1]);
      const values = run(float, texture, "f32", 1, at, 2);
      assert.deepEqual(values, read("sample_f32", texture, "f32", 1, at, 2));
      const sampling = { mode, linear, normalized: scaled, border: 2.5 };
      const expected = sampleReference(image(data, 1, [HEIGHT, WIDTH]), at, 2, sampling);
      assertClose(values, expected, linear ? 0.05 : 0, mode);
    });
  }

  test("read four channels, bytes as they are or as floats, and words", () => {
    const data = elements("u8", HEIGHT * WIDTH * 4);
    using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "u8", channels: 4 });
    array.copyFrom(data);
    const at = coordinates(2, [1, 1]);
    const sampling = { mode: "clamp", linear: false, normalized: false, border: 0 } as const;
    using plain = device.texture(array), scaled = device.texture(array, { readMode: "normalizedFloat" });
    const exact = run(bytes4, plain, "u8", 4, at, 2);
    assert.deepEqual(exact, read("sample_u8x4", plain, "u8", 4, at, 2));
    const expected = sampleReference(image(data, 4, [HEIGHT, WIDTH]), at, 2, sampling);
    assert.deepEqual([...exact as Uint8Array], expected);
    const floats = run(float4, scaled, "f32", 4, at, 2);
    assert.deepEqual(floats, read("sample_f32x4", scaled, "f32", 4, at, 2));
    assertClose(floats, normalized("u8", expected), 1e-6, "normalized");

    const large = elements("u32", HEIGHT * WIDTH);
    using integers = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "u32" });
    integers.copyFrom(large);
    using texture = device.texture(integers);
    assert.deepEqual(
      [...run(words, texture, "u32", 1, at, 2) as Uint32Array],
      sampleReference(image(large, 1, [HEIGHT, WIDTH]), at, 2, sampling),
    );
  });

  test("read lines, volumes and layers", () => {
    const cases = [
      { compiled: line, name: "sample_1d", shape: [WIDTH], layered: false, more: [] },
      { compiled: volume, name: "sample_3d", shape: [5, HEIGHT, WIDTH], layered: false, more: [] },
      { compiled: rows, name: "sample_1d_layered", shape: [4, WIDTH], layered: true, more: [2] },
      { compiled: sheets, name: "sample_2d_layered", shape: [4, HEIGHT, WIDTH], layered: true, more: [3] },
    ];
    for (const { compiled, name, shape, layered, more } of cases) {
      const data = elements("f32", shape.reduce((product, extent) => product * extent, 1));
      using array = device.cudaArray({ shape, dtype: "f32", layered });
      array.copyFrom(data);
      using texture = device.texture(array, { filterMode: "linear" });
      const extents = layered ? shape.slice(1) : shape, dimensions = extents.length;
      const at = coordinates(dimensions, [1, 1, 1]);
      const values = run(compiled, texture, "f32", 1, at, dimensions, ...more);
      assert.deepEqual(values, read(name, texture, "f32", 1, at, dimensions, ...more), name);
      const size = extents.reduce((product, extent) => product * extent, 1), start = (more[0] ?? 0) * size;
      const expected = sampleReference(
        image(data.slice(start, start + size), 1, extents),
        at,
        dimensions,
        { mode: "clamp", linear: true, normalized: false, border: 0 },
      );
      assertClose(values, expected, 0.05, name);
    }
  });

  test("read rows of an array, in functions and by other names", () => {
    const mean = kernel(
      { out: "f32*", photo: "texture2d<f32>", width: "i32" },
      ({ out, photo, width }, { tex2D, globalIndex }) => {
        const sum = (t: typeof photo, y: number) => {
          let total = 0;
          for (let x = 0; x < width; x++) total += tex2D(t, x + 0.5, y + 0.5);
          return total;
        };
        const image = photo, row = globalIndex();
        out[row] = sum(image, row) / width;
      },
    );
    using pitched = device.emptyPitched([2, 3], "f32");
    pitched.copyFrom(new Float32Array([1, 2, 6, 4, 4, 7]));
    using photo = device.texture(pitched), out = device.zeros([2], "f32");
    mean.launch(device, { grid: 1, block: 2 }, { out, photo, width: 3 });
    assert.deepEqual(out.toHost(), new Float32Array([3, 5]));
  });

  test("reject other textures, with the fix", () => {
    using bytes = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "u8" });
    using flat = device.cudaArray({ shape: [WIDTH], dtype: "f32" });
    using linear = device.zeros([WIDTH], "f32"), out = device.zeros([4], "f32");
    using asBytes = device.texture(bytes), asFloats = device.texture(bytes, { readMode: "normalizedFloat" });
    using oneRow = device.texture(flat), fetched = device.texture(linear);
    const launch = (t: unknown) =>
      float.launch(device, { grid: 1, block: 1 }, { out, t: t as Texture, at: out, n: 1 });
    assert.throws(
      () => launch(asBytes),
      /^TypeError: sample: t: expected a texture for texture2d<f32>, got one for texture2d<u8>; create it with \{ readMode: "normalizedFloat" \}$/,
    );
    assert.throws(() => launch(oneRow), /expected a texture for texture2d<f32>, got one for texture1d<f32>$/);
    assert.throws(() => launch(fetched), /got one of linear memory; pass its array instead/);
    assert.throws(
      () => launch(bytes),
      /got CudaArray u8 \[.*\]; pass device\.texture\(t, \{ readMode: "normalizedFloat" \}\)$/,
    );
    assert.throws(() => launch(flat), /got CudaArray f32 \[.*\]; pass device\.texture\(t\)$/);
    using rows = device.emptyPitched([HEIGHT, WIDTH], "f32");
    assert.throws(() => launch(rows), /got DeviceArray f32 \[.*\]; pass device\.texture\(t\)$/);
    for (const values of [linear, new Float32Array(4)]) {
      const copied =
        /; copy it to a device\.cudaArray\(\) with copyFrom\(\), and pass device\.texture\(\) of that$/;
      assert.throws(() => launch(values), copied);
    }
    assert.throws(() => launch(undefined), /sample: t: expected a texture for texture2d<f32>, got undefined/);
    launch(asFloats);
  });

  test("name the function for a geometry, and the available types", () => {
    const wrong = (
      body: (values: { t: never; out: number[] }, gpu: never) => void,
      type = "texture2d<f32>",
    ) => kernel({ out: "f32*", t: type as "texture2d<f32>" }, body as never, { name: "wrong" }).ptx;
    assert.throws(
      () =>
        wrong(({ t, out }, gpu: { tex1D(t: never, x: number): number }) => void (out[0] = gpu.tex1D(t, 0))),
      /gpu\.tex1D does not read texture2d<f32>; use gpu\.tex2D/,
    );
    assert.throws(
      () => wrong(({ t, out }) => void (out[0] = (t as number) + 1)),
      /expected a number, got a texture; read it with gpu\.tex2D\(\)/,
    );
    assert.throws(
      () =>
        wrong(({ t, out }, gpu: { tex2D(t: never, x: number): number }) => void (out[0] = gpu.tex2D(t, 0))),
      /gpu\.tex2D: expected 3 arguments, got 2/,
    );
    assert.throws(
      () =>
        wrong(({ out }, gpu: { tex2D(t: unknown, x: number, y: number): number }) =>
          void (out[0] = gpu.tex2D(out, 0, 0))
        ),
      /gpu\.tex2D: expected a parameter of a type such as "texture2d<f32>"/,
    );
    assert.throws(() => wrong(() => {}, "texture2d<f64>"), /t: expected a texture such as "texture2d<f32>"/);
    assert.throws(() => wrong(() => {}, "texture4d<f32>"), /t: expected a texture such as "texture2d<f32>"/);
  });

  test("are for devices only", () => {
    assert.throws(
      () => runOnHost(float, { grid: 1, block: 1 }, { out: [0], t: null, at: [0, 0], n: 1 }),
      /sample: JavaScript has no gpu\.tex2D\(\); test this kernel on the software device/,
    );
  });
});
