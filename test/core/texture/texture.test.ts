/** Textures over CUDA arrays and device arrays. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { AddressMode, Channels, TexelDType, TextureOptions } from "../../../mod.ts";
import { generator, sample } from "../../support/texture_model.ts";
import {
  assertClose,
  device,
  elements,
  grid,
  HEIGHT,
  image,
  module,
  normalized,
  read,
  sampleReference,
  TEXEL_DTYPES,
  useTextures,
  WIDTH,
} from "../../support/textures.ts";

useTextures();

const MODES: readonly AddressMode[] = ["clamp", "border", "wrap", "mirror"];

/** A function that reads a texture, and a kernel that calls it: out[i] = texture(at[2i], at[2i + 1]). */
const CALLS = `.version 7.8
.target sm_75
.address_size 64
.func (.param .f32 result) fetch(.param .b64 texture, .param .f32 x, .param .f32 y) {
  .reg .f32 %f<7>;
  .reg .b64 %rd<2>;
  ld.param.u64 %rd1, [texture];
  ld.param.f32 %f1, [x];
  ld.param.f32 %f2, [y];
  tex.2d.v4.f32.f32 {%f3, %f4, %f5, %f6}, [%rd1, {%f1, %f2}];
  st.param.f32 [result], %f3;
  ret;
}
.visible .entry sample_called(.param .u64 out, .param .u64 texture, .param .u64 at) {
  .reg .f32 %f<4>;
  .reg .b32 %r<2>;
  .reg .b64 %rd<8>;
  ld.param.u64 %rd1, [out];
  ld.param.u64 %rd2, [texture];
  ld.param.u64 %rd3, [at];
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd4, %r1, 8;
  add.s64 %rd5, %rd3, %rd4;
  ld.global.v2.f32 {%f1, %f2}, [%rd5];
  {
    .param .f32 value;
    .param .b64 a;
    .param .f32 b;
    .param .f32 c;
    st.param.b64 [a], %rd2;
    st.param.f32 [b], %f1;
    st.param.f32 [c], %f2;
    call (value), fetch, (a, b, c);
    ld.param.f32 %f3, [value];
  }
  mul.wide.u32 %rd6, %r1, 4;
  add.s64 %rd7, %rd1, %rd6;
  st.global.f32 [%rd7], %f3;
  ret;
}
`;

describe("textures over CUDA arrays", () => {
  for (const dtype of TEXEL_DTYPES) {
    test(`point sampling of ${dtype} is exact, with address modes clamp and border`, () => {
      const data = elements(dtype, WIDTH * HEIGHT);
      using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype });
      array.copyFrom(data);
      const [kernel, result] = dtype.startsWith("f")
        ? ["sample_f32", "f32"] as const
        : dtype.startsWith("u")
        ? ["sample_u32", "u32"] as const
        : ["sample_i32", "i32"] as const;
      const coordinates = grid(2, [1, 1]);
      for (const addressMode of ["clamp", "border"] as const) {
        using texture = device.texture(array, { addressMode });
        const expected = sampleReference(image(data, 1, [HEIGHT, WIDTH]), coordinates, 2, {
          mode: addressMode,
          linear: false,
          normalized: false,
          border: 0,
        });
        assertClose(read(kernel, texture, result, 1, coordinates, 2), expected, 0, `${dtype} ${addressMode}`);
      }
    });
  }

  for (const addressMode of MODES) {
    for (const filterMode of ["point", "linear"] as const) {
      test(`normalized coordinates, ${addressMode}, ${filterMode}: f32 follows the formulas of the CUDA guide`, () => {
        const data = elements("f32", WIDTH * HEIGHT);
        using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32" });
        array.copyFrom(data);
        const border = addressMode === "border" ? { borderColor: [1.5] } : {};
        using texture = device.texture(array, {
          addressMode,
          filterMode,
          normalizedCoords: true,
          ...border,
        });
        const coordinates = grid(2, [WIDTH, HEIGHT]);
        const expected = sampleReference(image(data, 1, [HEIGHT, WIDTH]), coordinates, 2, {
          mode: addressMode,
          linear: filterMode === "linear",
          normalized: true,
          border: 1.5,
        });
        // Weights are in 256ths along each axis.
        const tolerance = filterMode === "linear" ? 2 * 8 / 256 : 0;
        assertClose(
          read("sample_f32", texture, "f32", 1, coordinates, 2),
          expected,
          tolerance,
          `${addressMode} ${filterMode}`,
        );
      });
    }
  }

  const filtered: readonly (readonly [TexelDType, Channels])[] = [
    ["u8", 1],
    ["u8", 2],
    ["u8", 4],
    ["i8", 1],
    ["i8", 4],
    ["u16", 1],
    ["u16", 4],
    ["i16", 2],
    ["f16", 1],
    ["f16", 4],
    ["f32", 2],
    ["f32", 4],
  ];
  for (const [dtype, channels] of filtered) {
    test(`linear filtering of ${dtype} with ${channels} channels is within 1/256 of the range`, () => {
      const data = elements(dtype, WIDTH * HEIGHT * channels);
      const isFloat = dtype.startsWith("f");
      const values = isFloat ? data : normalized(dtype, data);
      using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype, channels });
      array.copyFrom(data);
      const options: TextureOptions = isFloat ? {} : { readMode: "normalizedFloat" };
      const kernel = `sample_f32${channels === 1 ? "" : `x${channels}`}`;
      const range = isFloat ? 8 : dtype.startsWith("u") ? 1 : 2;
      // Quarters of an element: the weights are exact, so that only the weighted sum may differ.
      const coordinates = grid(2, [1, 1]);
      using texture = device.texture(array, { ...options, filterMode: "linear" });
      const sampling = { mode: "clamp", linear: true, normalized: false, border: 0 } as const;
      const from = image(values, channels, [HEIGHT, WIDTH]);
      assertClose(
        read(kernel, texture, "f32", channels, coordinates, 2),
        sampleReference(from, coordinates, 2, sampling),
        range / 256,
        `${dtype} × ${channels}`,
      );
      // Without filtering the conversion alone is seen.
      using nearest = device.texture(array, options);
      assertClose(
        read(kernel, nearest, "f32", channels, coordinates, 2),
        sampleReference(from, coordinates, 2, { ...sampling, linear: false }),
        isFloat ? 0 : 2 ** -22,
        `${dtype} × ${channels}, point`,
      );
    });
  }

  test("interpolation weights are within 1/256 along each axis", () => {
    const data = elements("f32", WIDTH * HEIGHT);
    using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32" });
    array.copyFrom(data);
    using texture = device.texture(array, { filterMode: "linear", addressMode: "border" });
    const random = generator(3);
    const coordinates = Float32Array.from({ length: 2000 }, (_, i) => {
      const extent = i % 2 === 0 ? WIDTH : HEIGHT;
      return (random() / 2 ** 32) * (extent + 4) - 2;
    });
    const expected = sampleReference(image(data, 1, [HEIGHT, WIDTH]), coordinates, 2, {
      mode: "border",
      linear: true,
      normalized: false,
      border: 0,
    });
    assertClose(read("sample_f32", texture, "f32", 1, coordinates, 2), expected, 2 * 8 / 256, "anywhere");
  });

  test("four channels of u8 and of 32-bit integers are in order", () => {
    const bytes = elements("u8", WIDTH * HEIGHT * 4);
    const words = elements("u32", WIDTH * HEIGHT * 4);
    using byteArray = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "u8", channels: 4 });
    using wordArray = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "u32", channels: 4 });
    byteArray.copyFrom(bytes);
    wordArray.copyFrom(words);
    using byteTexture = device.texture(byteArray);
    using wordTexture = device.texture(wordArray);
    const coordinates = grid(2, [1, 1]);
    const sampling = { mode: "clamp", linear: false, normalized: false, border: 0 } as const;
    assertClose(
      read("sample_u8x4", byteTexture, "u8", 4, coordinates, 2),
      sampleReference(image(bytes, 4, [HEIGHT, WIDTH]), coordinates, 2, sampling),
      0,
      "u8",
    );
    assertClose(
      read("sample_u32x4", wordTexture, "u32", 4, coordinates, 2),
      sampleReference(image(words, 4, [HEIGHT, WIDTH]), coordinates, 2, sampling),
      0,
      "u32",
    );
  });

  test("one, two and three dimensions, layers and mipmap levels are filtered along their own axes", () => {
    const depth = 5;
    const data = elements("f32", depth * HEIGHT * WIDTH);
    const sampling = { mode: "clamp", linear: true, normalized: false, border: 0 } as const;
    const options = { filterMode: "linear" } as const;

    using line = device.cudaArray({ shape: WIDTH, dtype: "f32" });
    line.copyFrom(data.subarray(0, WIDTH));
    using lineTexture = device.texture(line, options);
    const x = grid(1, [1]);
    assertClose(
      read("sample_1d", lineTexture, "f32", 1, x, 1),
      sampleReference(image(data, 1, [WIDTH]), x, 1, sampling),
      8 / 256,
      "1-D",
    );

    using volume = device.cudaArray({ shape: [depth, HEIGHT, WIDTH], dtype: "f32" });
    volume.copyFrom(data);
    using volumeTexture = device.texture(volume, { ...options, addressMode: ["clamp", "clamp", "clamp"] });
    const xyz = grid(3, [1, 1, 1]);
    assertClose(
      read("sample_3d", volumeTexture, "f32", 1, xyz, 3),
      sampleReference(image(data, 1, [depth, HEIGHT, WIDTH]), xyz, 3, sampling),
      3 * 8 / 256,
      "3-D",
    );

    using lines = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32", layered: true });
    lines.copyFrom(data.subarray(0, HEIGHT * WIDTH));
    using linesTexture = device.texture(lines, options);
    using planes = device.cudaArray({ shape: [depth, HEIGHT, WIDTH], dtype: "f32", layered: true });
    planes.copyFrom(data);
    using planesTexture = device.texture(planes, options);
    const xy = grid(2, [1, 1]);
    for (const layer of [0, 2, depth - 1]) {
      assertClose(
        read("sample_1d_layered", linesTexture, "f32", 1, x, 1, layer),
        sampleReference(image(data.subarray(layer * WIDTH), 1, [WIDTH]), x, 1, sampling),
        8 / 256,
        "layers of lines",
      );
      assertClose(
        read("sample_2d_layered", planesTexture, "f32", 1, xy, 2, layer),
        sampleReference(image(data.subarray(layer * WIDTH * HEIGHT), 1, [HEIGHT, WIDTH]), xy, 2, sampling),
        2 * 8 / 256,
        "layers of planes",
      );
    }

    using plane = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32", gather: true });
    plane.copyFrom(data.subarray(0, HEIGHT * WIDTH));
    using planeTexture = device.texture(plane, options);
    assertClose(
      read("sample_lod", planeTexture, "f32", 1, xy, 2),
      sampleReference(image(data, 1, [HEIGHT, WIDTH]), xy, 2, sampling),
      2 * 8 / 256,
      "level 0",
    );
  });

  test("tex2Dgather returns the four elements of a linear filter, counterclockwise from the lower left", () => {
    const data = elements("f32", WIDTH * HEIGHT);
    using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32", gather: true });
    array.copyFrom(data);
    using texture = device.texture(array);
    const corners: number[] = [];
    const expected: number[] = [];
    for (let y = 1; y < HEIGHT; y++) {
      for (let x = 1; x < WIDTH; x++) {
        corners.push(x + 0.25, y - 0.25);
        for (const [i, j] of [[x - 1, y], [x, y], [x, y - 1], [x - 1, y - 1]] as const) {
          expected.push(data[j * WIDTH + i]!);
        }
      }
    }
    assertClose(read("gather", texture, "f32", 4, Float32Array.from(corners), 2), expected, 0, "gather");
  });

  test("many threads read every element once", () => {
    const side = 512;
    const data = elements("f32", side * side);
    using array = device.cudaArray({ shape: [side, side], dtype: "f32" });
    array.copyFrom(data);
    using texture = device.texture(array);
    const centers = Float32Array.from(
      { length: 2 * side * side },
      (_, i) => (i % 2 === 0 ? (i >> 1) % side : (i >> 1) / side | 0) + 0.5,
    );
    for (let round = 0; round < 3; round++) {
      assert.deepEqual(read("sample_f32", texture, "f32", 1, centers, 2), data);
    }
  });

  test("functions called by kernels can read textures", () => {
    const data = elements("f32", WIDTH * HEIGHT);
    using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32" });
    array.copyFrom(data);
    using texture = device.texture(array);
    const places = Float32Array.from([0.5, 0.5, 3.5, 2.5, 7.5, 6.5]);
    using calls = device.loadModule(CALLS);
    using at = device.array(places);
    using out = device.zeros([3], "f32");
    calls.kernel("sample_called").launch({ grid: 1, block: 3 }, out, texture, at);
    assertClose(out.toHost(), [0, 2 * WIDTH + 3, 6 * WIDTH + 7].map((i) => data[i]!), 0, "called");
  });

  test("diverged threads read different texels", () => {
    const data = elements("f32", 66 * 4);
    using array = device.cudaArray({ shape: [4, 66], dtype: "f32" });
    array.copyFrom(data);
    using texture = device.texture(array);
    for (const threads of [64, 61, 4, 1]) {
      using out = device.zeros([threads], "f32");
      module.kernel("sample_apart").launch({ grid: 1, block: threads }, out, texture, threads);
      const values = Float32Array.from({ length: threads }, (_, i) => {
        let value = 0;
        for (let k = 0; k <= i % 3; k++) {
          value = Math.fround(i % 2 === 1 ? value + data[k * 66 + i]! : value - data[k * 66 + i + 1]!);
        }
        return value;
      });
      const expected = Array.from(values, (value, i) => Math.fround(value + values[(i + 1) % threads]!));
      assertClose(out.toHost(), expected, 0, `${threads} threads`);
    }
  });
});

describe("textures over device arrays", () => {
  const indices = Int32Array.from({ length: 400 }, (_, i) => (i * 37) % 300);

  test("tex1Dfetch reads linear memory without a copy, and zeros outside", () => {
    const data = elements("f32", 300);
    using x = device.array(data);
    using texture = device.texture(x);
    assertClose(
      read("fetch_f32", texture, "f32", 1, indices, 1),
      Array.from(indices, (i) => data[i]!),
      0,
      "f32",
    );
    x.fill(2);
    assertClose(
      read("fetch_f32", texture, "f32", 1, Int32Array.from([0, 299, 300, -1, 1 << 27]), 1),
      [2, 2, 0, 0, 0],
      0,
      "the same memory",
    );
  });

  test("linear memory of several channels, of u8 and of f16", () => {
    const four = elements("f16", 300 * 4);
    using x = device.array(four, { shape: [300, 4] });
    using texture = device.texture(x, { channels: 4 });
    assertClose(
      read("fetch_f32x4", texture, "f32", 4, indices, 1),
      Array.from(indices).flatMap((i) => Array.from(four.subarray(4 * i, 4 * i + 4))),
      0,
      "f16 × 4",
    );
    const bytes = elements("i8", 300);
    using y = device.array(bytes);
    using whole = device.texture(y);
    assertClose(
      read("fetch_i32", whole, "i32", 1, indices, 1),
      Array.from(indices, (i) => bytes[i]!),
      0,
      "i8",
    );
    using fractions = device.texture(y, { readMode: "normalizedFloat" });
    const expected = normalized("i8", bytes);
    assertClose(
      read("fetch_f32", fractions, "f32", 1, indices, 1),
      Array.from(indices, (i) => expected[i]!),
      2 ** -22,
      "i8 as fractions",
    );
  });

  test("pitched rows are filtered like CUDA arrays", () => {
    const data = elements("u8", HEIGHT * WIDTH * 4);
    using x = device.emptyPitched([HEIGHT, WIDTH, 4], "u8");
    using packed = device.array(data, { shape: [HEIGHT, WIDTH, 4] });
    x.copyFrom(packed);
    using texture = device.texture(x, {
      filterMode: "linear",
      readMode: "normalizedFloat",
      normalizedCoords: true,
      addressMode: ["mirror", "clamp"],
    });
    const coordinates = grid(2, [WIDTH, HEIGHT]);
    const from = image(normalized("u8", data), 4, [HEIGHT, WIDTH]);
    const expected: number[] = [];
    for (let i = 0; i < coordinates.length; i += 2) {
      // Mirrored along x; along y the nearest coordinate inside.
      const y = Math.min(Math.max(coordinates[i + 1]!, 0.5 / HEIGHT), 1 - 0.5 / HEIGHT);
      expected.push(
        ...sample(from, { mode: "mirror", linear: true, normalized: true, border: 0 }, [coordinates[i]!, y]),
      );
    }
    assertClose(read("sample_f32x4", texture, "f32", 4, coordinates, 2), expected, 2 / 256, "pitched");
  });

  test("reading a texture is ordered after kernels that write its array on other streams", () => {
    using x = device.zeros([1 << 18], "f32");
    using texture = device.texture(x);
    using first = device.createStream();
    using second = device.createStream();
    for (let round = 1; round <= 5; round++) {
      x.fill(round, { stream: first });
      using at = device.array(Int32Array.from([0, (1 << 18) - 1]), { stream: second });
      using out = device.zeros([2], "f32", { stream: second });
      module.kernel("fetch_f32").launch({ grid: 1, block: 32, stream: second }, out, texture, at, 2);
      assert.deepEqual([...out.toHost({ stream: second })], [round, round]);
    }
  });
});
