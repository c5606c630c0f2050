/** The structs of arrays, textures, and surfaces, as compiled C reads them. Needs no GPU. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { CudaDriver } from "../../src/driver/cuda/driver.ts";
import { type BoundSymbols, type NativeLibrary, runtime } from "../../src/runtime/index.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";

const PROBES = {
  fakeArray: { parameters: [["field", "i32"]], result: "u64" },
  fakeCopy: { parameters: [["field", "i32"]], result: "u64" },
  fakeResource: { parameters: [["field", "i32"]], result: "u64" },
  fakeTexture: { parameters: [["field", "i32"]], result: "f64" },
} as const;

const ARRAY = 0xa11a00000000n;
const BORDER = [0.25, -1, 2.5, 3] as const;

let library: NativeLibrary | undefined;

function open(): { driver: CudaDriver; fake: BoundSymbols<typeof PROBES> } {
  library ??= runtime.openLibrary(
    buildLibrary(
      "faketextures",
      readFileSync(fileURLToPath(new URL("fake_textures.c", import.meta.url).href), "utf8"),
    ),
    "cuInit",
  );
  return { driver: new CudaDriver(library), fake: library.bind(PROBES) };
}

function fields(probe: (field: number) => number | bigint, count: number): number[] {
  return Array.from({ length: count }, (_, field) => Number(probe(field)));
}

describe("structs of textures", { skip: !hasCompiler && "no C compiler" }, () => {
  test("passes the extents, format, and flags of an array", () => {
    const { driver, fake } = open();
    const descriptor = { width: 640, height: 480, depth: 3, format: 0x20, channels: 4, flags: 1 | 2 };
    assert.equal(driver.textures.createArray(descriptor), ARRAY);
    assert.deepEqual(fields(fake.fakeArray, 6), [640, 480, 3, 0x20, 4, 3]);
    driver.textures.destroyArray(ARRAY);
    assert.throws(() => driver.textures.destroyArray(1n), { code: 400, call: "cuArrayDestroy" });
    assert.throws(() => driver.textures.createArray({ ...descriptor, width: 0 }), {
      code: 1,
      call: "cuArray3DCreate",
    });
  });

  test("copies from the host to an array and from an array to the device", () => {
    const { driver, fake } = open();
    const view = new Uint8Array(new ArrayBuffer(64));
    const common = { array: ARRAY, widthBytes: 40, height: 7, depth: 3 } as const;
    driver.textures.copyArray({
      ...common,
      direction: "toArray",
      memory: view,
      memoryKind: "host",
      pitch: 48,
    }, 5n);
    const host = Number(runtime.addressOf(view));
    assert.deepEqual(
      fields(fake.fakeCopy, 17),
      [1, host, 0, 0, 48, 7, 3, 0, 0, Number(ARRAY), 0, 0, 40, 7, 3, 5, 0],
    );
    driver.textures.copyArray(
      { ...common, direction: "fromArray", memory: 0x7fff00n, memoryKind: "device", pitch: 512 },
      6n,
    );
    assert.deepEqual(
      fields(fake.fakeCopy, 17),
      [3, 0, 0, Number(ARRAY), 0, 0, 2, 0, 0x7fff00, 0, 512, 7, 40, 7, 3, 6, 0],
    );
  });

  test("passes the resource and sampling parameters of a texture", () => {
    const { driver, fake } = open();
    const descriptor = { addressModes: [0, 2, 3], filterMode: 1, flags: 3, borderColor: BORDER } as const;
    const texture = driver.textures.createTexture({ kind: "array", array: ARRAY }, descriptor);
    assert.deepEqual(fields(fake.fakeResource, 3), [0, 0, Number(ARRAY)]);
    assert.deepEqual(fields(fake.fakeTexture, 12), [0, 2, 3, 1, 3, 0, 0, 0, ...BORDER]);
    driver.textures.destroyTexture(texture);
    assert.throws(() => driver.textures.destroyTexture(3n), { code: 400, call: "cuTexObjectDestroy" });

    driver.textures.createTexture(
      { kind: "linear", pointer: 0xabcd00n, format: 8, channels: 2, byteLength: 2 ** 33 },
      descriptor,
    );
    assert.deepEqual(
      [0, 1, 3, 4, 5, 6].map((field) => Number(fake.fakeResource(field))),
      [2, 0, 0xabcd00, 8, 2, 2 ** 33],
    );

    driver.textures.createTexture(
      { kind: "pitch2D", pointer: 0xabcd00n, format: 1, channels: 4, width: 640, height: 480, pitch: 2560 },
      descriptor,
    );
    assert.deepEqual(
      [0, 1, 3, 4, 5, 7, 8, 9].map((field) => Number(fake.fakeResource(field))),
      [3, 0, 0xabcd00, 1, 4, 640, 480, 2560],
    );
  });

  test("passes the resource of a surface", () => {
    const { driver, fake } = open();
    const surface = driver.textures.createSurface(ARRAY);
    assert.deepEqual(fields(fake.fakeResource, 3), [0, 0, Number(ARRAY)]);
    driver.textures.destroySurface(surface);
    assert.throws(() => driver.textures.destroySurface(3n), { code: 400, call: "cuSurfObjectDestroy" });
  });
});
