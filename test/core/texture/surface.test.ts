/** Surfaces. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { TEXTURE_QUERY } from "../../fixtures/texture_query.ts";
import { deviceName } from "../../support/device.ts";
import { runProgram } from "../../support/process.ts";
import {
  assertClose,
  device,
  elements,
  HEIGHT,
  module,
  read,
  useTextures,
  WIDTH,
} from "../../support/textures.ts";

useTextures();

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
