import assert from "node:assert/strict";
import type {
  AddressMode,
  Channels,
  CudaArray,
  Device,
  DeviceArray,
  HostArray,
  Module,
  TexelDType,
  Texture,
  TextureOptions,
} from "../../../mod.ts";
import { TEXTURE_QUERY } from "../../fixtures/texture_query.ts";
import { TEXTURES } from "../../fixtures/textures.ts";
import { deviceName, onGpu, openTestDevice } from "../../support/device.ts";
import { ownProcess } from "../../support/own_process.ts";
import { runProgram } from "../../support/process.ts";
import { generator, type Image, sample } from "../../support/texture_model.ts";

const { after, before, describe, test } = ownProcess(import.meta.url, onGpu);

const WIDTH = 13, HEIGHT = 7;

const RANGES: Readonly<Record<TexelDType, readonly [low: number, high: number]>> = {
  u8: [0, 255],
  u16: [0, 65535],
  u32: [0, 2 ** 32 - 1],
  i8: [-128, 127],
  i16: [-32768, 32767],
  i32: [-(2 ** 31), 2 ** 31 - 1],
  f16: [-4, 4],
  f32: [-4, 4],
};
const DTYPES = Object.keys(RANGES) as TexelDType[];
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

let device: Device;
let module: Module;
before(async () => {
  device = await openTestDevice();
  module = device.loadModule(TEXTURES);
});
after(() => {
  module.dispose();
  assert.equal(device.memoryInUse(), 0, "memory is still allocated");
  assert.equal(device.memoryStatistics().allocations, 0);
  device.dispose();
});

/** Random elements over the whole range of a dtype, including both limits. */
function elements<D extends TexelDType>(dtype: D, count: number): HostArray<D> {
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

function image(values: ArrayLike<number>, channels: number, shape: readonly number[]): Image {
  const [width = 1, height = 1, depth = 1] = shape.toReversed();
  return { width, height, depth, channels, values };
}

/** Converts integers like `readMode: "normalizedFloat"`. */
function normalized(dtype: TexelDType, values: ArrayLike<number>): number[] {
  const most = RANGES[dtype][1];
  return Array.from(values, (value) => Math.max(value / most, -1));
}

/** Random coordinates inside elements, up to one texture width outside the edges. */
function grid(dimensions: number, scale: readonly number[]): Float32Array {
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
function read(
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

function assertClose(
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

function modelled(
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

describe("textures over CUDA arrays", () => {
  for (const dtype of DTYPES) {
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
        const expected = modelled(image(data, 1, [HEIGHT, WIDTH]), coordinates, 2, {
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
        const expected = modelled(image(data, 1, [HEIGHT, WIDTH]), coordinates, 2, {
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
        modelled(from, coordinates, 2, sampling),
        range / 256,
        `${dtype} × ${channels}`,
      );
      // Without filtering the conversion alone is seen.
      using nearest = device.texture(array, options);
      assertClose(
        read(kernel, nearest, "f32", channels, coordinates, 2),
        modelled(from, coordinates, 2, { ...sampling, linear: false }),
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
    const expected = modelled(image(data, 1, [HEIGHT, WIDTH]), coordinates, 2, {
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
      modelled(image(bytes, 4, [HEIGHT, WIDTH]), coordinates, 2, sampling),
      0,
      "u8",
    );
    assertClose(
      read("sample_u32x4", wordTexture, "u32", 4, coordinates, 2),
      modelled(image(words, 4, [HEIGHT, WIDTH]), coordinates, 2, sampling),
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
      modelled(image(data, 1, [WIDTH]), x, 1, sampling),
      8 / 256,
      "1-D",
    );

    using volume = device.cudaArray({ shape: [depth, HEIGHT, WIDTH], dtype: "f32" });
    volume.copyFrom(data);
    using volumeTexture = device.texture(volume, { ...options, addressMode: ["clamp", "clamp", "clamp"] });
    const xyz = grid(3, [1, 1, 1]);
    assertClose(
      read("sample_3d", volumeTexture, "f32", 1, xyz, 3),
      modelled(image(data, 1, [depth, HEIGHT, WIDTH]), xyz, 3, sampling),
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
        modelled(image(data.subarray(layer * WIDTH), 1, [WIDTH]), x, 1, sampling),
        8 / 256,
        "layers of lines",
      );
      assertClose(
        read("sample_2d_layered", planesTexture, "f32", 1, xy, 2, layer),
        modelled(image(data.subarray(layer * WIDTH * HEIGHT), 1, [HEIGHT, WIDTH]), xy, 2, sampling),
        2 * 8 / 256,
        "layers of planes",
      );
    }

    using plane = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32", gather: true });
    plane.copyFrom(data.subarray(0, HEIGHT * WIDTH));
    using planeTexture = device.texture(plane, options);
    assertClose(
      read("sample_lod", planeTexture, "f32", 1, xy, 2),
      modelled(image(data, 1, [HEIGHT, WIDTH]), xy, 2, sampling),
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

describe("surfaces", () => {
  test("textures read what kernels wrote through a surface of the same array", () => {
    const data = elements("f32", HEIGHT * WIDTH);
    using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32", surface: true });
    array.copyFrom(data);
    using surface = device.surface(array);
    using texture = device.texture(array);
    module.kernel("surface_scale_f32").launch({ grid: [2, 1], block: [8, 8] }, surface, WIDTH, HEIGHT, 2);
    const expected = Array.from(data, (value) => 2 * value);
    assertClose(array.toHost(), expected, 0, "copied back");
    const centers = Float32Array.from(
      { length: 2 * WIDTH * HEIGHT },
      (_, i) => (i % 2 === 0 ? (i >> 1) % WIDTH : Math.floor((i >> 1) / WIDTH)) + 0.5,
    );
    assertClose(read("sample_f32", texture, "f32", 1, centers, 2), expected, 0, "through a texture");
  });

  test("u8, f16 and vectors, in one, two and three dimensions and in layers", () => {
    const pixels = elements("u8", HEIGHT * WIDTH * 4);
    using from = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "u8", channels: 4, surface: true });
    using to = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "u8", channels: 4, surface: true });
    from.copyFrom(pixels);
    using fromSurface = device.surface(from);
    using toSurface = device.surface(to);
    module.kernel("surface_swap_u8x4").launch(
      { grid: [4, 2], block: [4, 4] },
      toSurface,
      fromSurface,
      WIDTH,
      HEIGHT,
    );
    assert.deepEqual(to.toHost(), pixels.map((_, i) => pixels[i - i % 4 + [2, 1, 0, 3][i % 4]!]!));

    const quads = elements("f32", WIDTH * 4);
    using line = device.cudaArray({ shape: WIDTH, dtype: "f32", channels: 4, surface: true });
    using copy = device.cudaArray({ shape: WIDTH, dtype: "f32", channels: 4, surface: true });
    line.copyFrom(quads);
    using lineSurface = device.surface(line);
    using copySurface = device.surface(copy);
    module.kernel("surface_copy_f32x4").launch({ grid: 1, block: 16 }, copySurface, lineSurface, WIDTH);
    assert.deepEqual(copy.toHost(), quads);

    const shorts = elements("u16", 3 * HEIGHT * WIDTH);
    using volume = device.cudaArray({ shape: [3, HEIGHT, WIDTH], dtype: "u16", surface: true });
    using target = device.cudaArray({ shape: [3, HEIGHT, WIDTH], dtype: "u16", surface: true });
    volume.copyFrom(shorts);
    using volumeSurface = device.surface(volume);
    using targetSurface = device.surface(target);
    module.kernel("surface_copy_u16").launch(
      { grid: [1, HEIGHT, 3], block: 16 },
      targetSurface,
      volumeSurface,
      WIDTH,
      HEIGHT,
      3,
    );
    assert.deepEqual(target.toHost(), shorts);

    const pairs = elements("f32", 3 * HEIGHT * WIDTH * 2);
    using layers = device.cudaArray({
      shape: [3, HEIGHT, WIDTH],
      dtype: "f32",
      channels: 2,
      layered: true,
      surface: true,
    });
    layers.copyFrom(pairs);
    using layersSurface = device.surface(layers);
    module.kernel("surface_layers_f32x2").launch({ grid: 3, block: [16, 8] }, layersSurface, WIDTH, HEIGHT);
    const layerSize = HEIGHT * WIDTH * 2;
    assert.deepEqual(
      layers.toHost(),
      pairs.map((_, i) => i % 2 === 0 ? pairs[i + 1]! : pairs[i - 1]! + Math.floor(i / layerSize)),
    );
  });

  test("outside the surface, reads give zero or the nearest element, and writes are ignored", () => {
    using array = device.cudaArray({ shape: [1, 5], dtype: "i32", surface: true });
    array.copyFrom(Int32Array.from([1, 2, 3, 4, 5]));
    using surface = device.surface(array);
    using out = device.zeros([14], "i32");
    module.kernel("surface_outside").launch({ grid: 1, block: 8 }, out, surface, 5);
    assert.deepEqual([...out.toHost()], [0, 1, 2, 3, 4, 5, 0, 1, 1, 2, 3, 4, 5, 5]);
    assert.deepEqual([...array.toHost()], [1, 2, 3, 4, 5]);
  });

  test("an access outside the surface in trap mode is an error of the launch", () => {
    const { stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      import { TEXTURES } from "@cuffi/test/fixtures/textures.ts";
      const device = await openDevice();
      const array = device.cudaArray({ shape: [4, 4], dtype: "i32", surface: true });
      const surface = device.surface(array);
      const out = device.zeros([1], "i32");
      device.loadModule(TEXTURES).kernel("surface_trap").launch({ grid: 1, block: 1 }, out, surface);
      try { device.synchronize(); } catch (error) { console.log(error.code >= 700 && error.code < 720); }
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "true", stderr);
  });

  test("kernels can query extents", () => {
    using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32", surface: true });
    using surface = device.surface(array);
    using texture = device.texture(array);
    using out = device.zeros([4], "i32");
    using queries = device.loadModule(TEXTURE_QUERY);
    queries.kernel("query").launch({ grid: 1, block: 1 }, out, texture, surface);
    assert.deepEqual([...out.toHost()], [WIDTH, HEIGHT, WIDTH, HEIGHT]);
  });
});

describe("CUDA arrays", () => {
  test("copies from and to typed arrays, page-locked memory and device arrays are exact", () => {
    const shapes = [[WIDTH], [HEIGHT, WIDTH], [3, HEIGHT, WIDTH]];
    for (const shape of shapes) {
      for (const channels of [1, 2, 4] as const) {
        const count = shape.reduce((product, extent) => product * extent, channels);
        const data = elements("i16", count);
        using array = device.cudaArray({ shape, dtype: "i16", channels });
        assert.equal(array.byteLength, 2 * count);
        array.copyFrom(data);
        assert.deepEqual(array.toHost(), data, `${shape} × ${channels}`);
        const full = channels === 1 ? shape : [...shape, channels];
        using packed = device.zeros(full, "i16");
        array.copyTo(packed);
        assert.deepEqual(packed.toHost(), data);
        using pinned = device.allocatePinned(2 * count);
        using stream = device.createStream();
        array.copyTo(pinned, { stream });
        stream.synchronize();
        assert.deepEqual(pinned.as("i16"), data);
        pinned.as("i16").reverse();
        array.copyFrom(pinned, { stream });
        assert.deepEqual(array.toHost(), data.toReversed());
      }
    }
  });

  test("copies respect the pitch of views and of pitched arrays", () => {
    const data = elements("u8", HEIGHT * 32);
    using wide = device.array(data, { shape: [HEIGHT, 32] });
    using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "u8" });
    array.copyFrom(wide.slice(null, [4, 4 + WIDTH]));
    const expected = Uint8Array.from(
      { length: HEIGHT * WIDTH },
      (_, i) => data[Math.floor(i / WIDTH) * 32 + 4 + i % WIDTH]!,
    );
    assert.deepEqual(array.toHost(), expected);
    using pitched = device.emptyPitched([HEIGHT, WIDTH], "u8");
    array.copyTo(pitched);
    assert.deepEqual(pitched.toHost(), expected);
  });

  test("count as device memory until they are disposed of", () => {
    const before = device.memoryStatistics();
    const array = device.cudaArray({ shape: [64, 64], dtype: "f32", channels: 4 });
    assert.equal(device.memoryInUse() - before.inUse, 64 * 64 * 16);
    assert.equal(device.memoryStatistics().allocations - before.allocations, 1);
    const texture = device.texture(array);
    assert.equal(device.memoryInUse() - before.inUse, 64 * 64 * 16, "a texture owns no memory");
    texture.dispose();
    array.dispose();
    array.dispose();
    assert.equal(device.memoryInUse(), before.inUse);
    assert.equal(array.disposed, true);
  });

  test("the garbage collector frees arrays and textures that were not disposed of, and counts them", () => {
    const { stdout, stderr } = runProgram(
      `
      import { openDevice } from "@cuffi/mod.ts";
      const device = await openDevice();
      for (let round = 0; round < 200 && (device.memoryStatistics().finalized < 40 || round < 10); round++) {
        for (let i = 0; i < 10; i++) device.texture(device.cudaArray({ shape: [16, 16], dtype: "f32" }));
        globalThis.gc();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      const { finalized, inUse, peak } = device.memoryStatistics();
      console.log(finalized >= 40, inUse < peak, inUse % 1024);
      device.dispose();
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "true true 0", stderr);
  });
});

describe("graphs", () => {
  test("the graph keeps textures and surfaces of a captured launch alive", () => {
    const inUse = device.memoryInUse();
    const array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32", surface: true });
    array.copyFrom(new Float32Array(HEIGHT * WIDTH).fill(1));
    const surface = device.surface(array);
    const texture = device.texture(array);
    const at = device.array(Float32Array.from([3.5, 2.5]));
    using out = device.zeros([1], "f32");
    using other = device.createStream();
    const graph = device.capture((stream) => {
      using fork = stream.record();
      other.wait(fork);
      module.kernel("surface_scale_f32").launch({ grid: [2, 1], block: [8, 8] }, surface, WIDTH, HEIGHT, 2);
      // Waits for the first kernel, for both use the array.
      module.kernel("sample_f32").launch({ grid: 1, block: 32, stream: other }, out, texture, at, 1);
      stream.wait(other);
    });
    const executable = graph.instantiate();
    graph.dispose();
    for (const each of [texture, surface, array, at]) each.dispose();
    for (const expected of [2, 4, 8]) {
      executable.launch();
      assert.equal(out.toHost()[0], expected);
    }
    executable.dispose();
    device.synchronize();
    assert.equal(device.memoryInUse() - inUse, out.byteLength);
  });
});

describe("captured copies", () => {
  test("the graph repeats copies between arrays; copies of typed arrays are rejected", () => {
    using array = device.cudaArray({ shape: [HEIGHT, WIDTH], dtype: "f32" });
    using x = device.zeros([HEIGHT, WIDTH], "f32");
    using y = device.zeros([HEIGHT, WIDTH], "f32");
    using stream = device.createStream();
    using graph = device.capture(() => {
      array.copyFrom(x, { stream });
      array.copyTo(y, { stream });
    }, { stream });
    using executable = graph.instantiate();
    for (const value of [3, 5]) {
      x.fill(value);
      executable.launch();
      assert.deepEqual(y.toHost(), new Float32Array(HEIGHT * WIDTH).fill(value));
    }
    assert.throws(
      () =>
        device.capture(() => array.copyFrom(new Float32Array(HEIGHT * WIDTH), { stream }), { stream })
          .dispose(),
      /page-locked/,
    );
    array.copyFrom(new Float32Array(HEIGHT * WIDTH).fill(7));
    assert.equal(array.toHost()[5], 7);
  });
});

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
    assert.throws(bad({ shape: [4, 4], dtype: "f64" }), /dtype: expected .*.*got "f64"/);
    assert.throws(
      bad({ shape: [4, 4], dtype: "u8", channels: 3 }),
      /channels: expected .*1, 2 or 4.*got 3/,
    );
    assert.throws(
      bad({ shape: [2, 2, 2, 2], dtype: "u8" }),
      /shape: expected \[width\], \[height, width\] or \[depth, heig.*, got \[2, 2, 2, 2\]/,
    );
    assert.throws(bad({ shape: [4], dtype: "u8", layered: true }), /\[layers, width\]/);
    assert.throws(
      bad({ shape: [4, 0], dtype: "u8" }),
      /shape\[1\]: expected .*an integer from 1.*got 0/,
    );
    assert.throws(
      bad({ shape: [4, 1e7], dtype: "u8" }),
      /shape\[1\]: expected an integer from 1 to 131072, got 10000000/,
    );
    assert.throws(
      bad({ shape: 1 << 17, dtype: "u8", surface: true }),
      /shape\[0\]: expected .*an integer from 1.*got 131072/,
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
      /addressMode: expected .*wrap, clamp.*got "repeat"/,
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
      /borderColor: expected .*up to 4.*got \[NaN\]/,
    );
    assert.throws(bad(bytes, { channels: 4 }), /channels: expected 1, as in the CUDA array, got 4/);
    assert.throws(
      () => device.texture(7 as unknown as CudaArray),
      /source: expected .*a CudaArray.*got 7/,
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
      /source\.dtype: expected u8, u16, u32, i8, i16, i32, f16, f32 for.* got "f64"/,
    );
    assert.throws(() => device.texture(three), /channels: expected .*1, 2 or 4.*got 3/);
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
    assert.throws(() => array.copyFrom(wide), /src: expected .*f32 of shape.*got f32 of shape \[7, 14\]/);
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
    const gone = device.cudaArray({ shape: [4, 4], dtype: "f32", surface: true });
    const texture = device.texture(gone);
    const surface = device.surface(gone);
    using out = device.zeros([1], "f32");
    using at = device.zeros([2], "f32");
    const bound = module.kernel("sample_f32").bind({ grid: 1, block: 1 }, out, texture, at, 1);
    bound.launch();
    gone.dispose();
    assert.throws(() => gone.toHost(), /the CUDA array was used after dispose\(\)/);
    assert.throws(() => device.texture(gone), /used after dispose/);
    assert.throws(() => bound.launch(), /argument 1: the memory was used after dispose/);
    const launch = (object: Texture | typeof surface) => (): void =>
      module.kernel("sample_f32").launch({ grid: 1, block: 1 }, out, object, at, 1);
    assert.throws(launch(texture), /the texture was used after its array was disposed of/);
    assert.throws(launch(surface), /the surface was used after its array was disposed of/);
    texture.dispose();
    texture.dispose();
    surface.dispose();
    assert.equal(texture.disposed, true);
    assert.throws(launch(texture), /the texture was used after it was disposed of/);
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
      /^argument 1 .*: expected an object of .*, got one of/,
      /is closed; open it again/,
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
});
