/**
 * Textures and surfaces on the software device: unsupported forms, faults, and identical results in all
 * configurations.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { SoftwareDriver, type SoftwareOptions } from "../../src/driver/software/driver.ts";
import { CompileError } from "../../src/base/errors.ts";
import { TEXTURES } from "../fixtures/textures.ts";
import { HEADER } from "./harness.ts";

const F32 = 0x20, U8 = 1;
const CLAMP_LINEAR = { addressModes: [1, 1, 1], filterMode: 1, flags: 0, borderColor: [0, 0, 0, 0] } as const;
const CLAMP_POINT = { ...CLAMP_LINEAR, filterMode: 0 } as const;

function withDriver(options: SoftwareOptions, body: (driver: SoftwareDriver, module: bigint) => void): void {
  const driver = new SoftwareDriver(options, loadModule);
  driver.contexts.retain(0);
  try {
    body(driver, driver.modules.load(TEXTURES));
  } finally {
    driver.contexts.release(0);
  }
}

/** Launches a kernel. Parameters are 8 bytes (bigint) or 4 bytes (number). */
function launch(
  driver: SoftwareDriver,
  module: bigint,
  name: string,
  grid: readonly [number, number],
  block: readonly [number, number],
  ...args: (bigint | number)[]
): void {
  const fn = driver.modules.function(module, name);
  const layout = driver.functions.parameters(fn);
  const last = layout.at(-1)!;
  const parameters = driver.functions.parameterBlock(last.offset + last.byteLength);
  args.forEach((value, i) => {
    const { offset } = layout[i]!;
    if (typeof value === "bigint") parameters.view.setBigUint64(offset, value, true);
    else parameters.view.setInt32(offset, value, true);
  });
  driver.launch(fn, grid[0], grid[1], 1, block[0], block[1], 1, 0, 0n, parameters);
}

function arrayOf(
  driver: SoftwareDriver,
  data: ArrayBufferView,
  width: number,
  height: number,
  format: number,
  channels: number,
): bigint {
  const array = driver.textures.createArray({ width, height, depth: 0, format, channels, flags: 2 });
  const widthBytes = data.byteLength / height;
  driver.textures.copyArray(
    {
      array,
      direction: "toArray",
      memory: data,
      memoryKind: "host",
      widthBytes,
      height,
      depth: 1,
      pitch: widthBytes,
    },
    0n,
  );
  return array;
}

function deviceCopy(driver: SoftwareDriver, data: ArrayBufferView): bigint {
  const address = driver.memory.allocate(data.byteLength);
  driver.copies.hostToDevice(address, data, data.byteLength, null);
  return address;
}

/** Runs several kernels on pseudorandom images and returns the results as bytes. */
function results(options: SoftwareOptions): Uint8Array {
  const side = 96;
  const bytes = new Uint8Array(2 * side * side * 4 + 64 * 4);
  withDriver(options, (driver, module) => {
    const values = Float32Array.from({ length: side * side }, (_, i) => Math.fround(Math.sin(i * i)));
    const texture = driver.textures.createTexture(
      { kind: "array", array: arrayOf(driver, values, side, side, F32, 1) },
      CLAMP_LINEAR,
    );
    const positions = Float32Array.from({ length: 2 * side * side }, (_, i) => (i * 7919) % 1009 / 10 - 2);
    const at = deviceCopy(driver, positions);
    const out = driver.memory.allocate(side * side * 4);
    // The first launch runs on the calling thread, later ones on workers.
    for (let round = 0; round < 3; round++) {
      launch(driver, module, "sample_f32", [side, 1], [side, 1], out, texture, at, side * side);
    }
    driver.copies.deviceToHost(bytes.subarray(0, side * side * 4), out, side * side * 4, null);
    launch(driver, module, "sample_apart", [1, 1], [64, 1], out, texture, 64);
    driver.copies.deviceToHost(bytes.subarray(2 * side * side * 4), out, 64 * 4, null);

    const pixels = Uint8Array.from({ length: side * side * 4 }, (_, i) => (i * i) % 251);
    const from = arrayOf(driver, pixels, side, side, U8, 4);
    const to = arrayOf(driver, pixels, side, side, U8, 4);
    const surfaces = [to, from].map((array) => driver.textures.createSurface(array));
    for (let round = 0; round < 3; round++) {
      launch(
        driver,
        module,
        "surface_swap_u8x4",
        [24, 24],
        [4, 4],
        surfaces[0]!,
        surfaces[1]!,
        side,
        side,
      );
    }
    const copied = bytes.subarray(side * side * 4, 2 * side * side * 4);
    driver.textures.copyArray(
      {
        array: to,
        direction: "fromArray",
        memory: copied,
        memoryKind: "host",
        widthBytes: side * 4,
        height: side,
        depth: 1,
        pitch: side * 4,
      },
      0n,
    );
  });
  return bytes;
}

/** Compiles an instruction and returns the log of the error, or "accepted". */
function errorLog(instruction: string): string {
  const registers = ".reg .b32 %r<9>;\n.reg .f32 %f<20>;\n.reg .b64 %rd<4>;\n";
  try {
    loadModule(`${HEADER}.visible .entry k() {\n${registers}${instruction}\nret;\n}\n`);
  } catch (error) {
    assert.ok(error instanceof CompileError, String(error));
    return error.log;
  }
  return "accepted";
}

describe("textures of the software device", () => {
  test("results are the same for every number of lanes and workers, with and without the memory checker", () => {
    const expected = results({ workers: 0, lanes: 1 });
    assert.ok(new Set(expected).size > 200, "the kernels wrote something");
    const configurations: SoftwareOptions[] = [
      { workers: 0, lanes: 4 },
      { workers: 2, lanes: 1 },
      { workers: 2, lanes: 4 },
      { workers: 0, lanes: 1, memcheck: true },
    ];
    for (const options of configurations) {
      assert.deepEqual(results(options), expected, JSON.stringify(options));
    }
  });

  test("loading a module reports unsupported forms with line and kernel", () => {
    const texel = "{%f1, %f2, %f3, %f4}";
    const unsupported = [
      `tex.cube.v4.f32.f32 ${texel}, [%rd1, {%f5, %f6, %f7, %f7}];`,
      `tex.grad.2d.v4.f32.f32 ${texel}, [%rd1, {%f5, %f6}], {%f8, %f9}, {%f10, %f11};`,
      `tex.2d.v4.f32.f32 ${texel}, [%rd1, {%f5, %f6}], {%r1, %r2};`,
      `tex.2d.v4.f32.f32 ${texel}, [%rd1, {%f5}];`,
      "tex.2d.v2.f16x2.f32 {%r1, %r2}, [%rd1, {%f5, %f6}];",
      `tld4.r.cube.v4.f32.f32 ${texel}, [%rd1, {%f5, %f6, %f7, %f7}];`,
      "txq.num_mipmap_levels.b32 %r1, [%rd1];",
      "suq.memory_layout.b32 %r1, [%rd1];",
      "sust.p.2d.b32.trap [%rd1, {%r1, %r2}], {%r3};",
      "suld.b.2d.v4.b64.trap {%rd0, %rd1, %rd2, %rd3}, [%rd1, {%r1, %r2}];",
    ];
    for (const instruction of unsupported) {
      const opcode = instruction.split(" ")[0]!;
      assert.ok(
        errorLog(instruction).includes(`line 8: ${opcode} is not supported, in k`),
        `${instruction} → ${errorLog(instruction)}`,
      );
    }
    assert.match(
      errorLog("sured.b.add.2d.u32.trap [%rd1, {%r1, %r2}], %r3;"),
      /line 8: sured\.b\.add\.2d\.u32\.trap is not supported, in k/,
    );
    assert.match(errorLog(`tex.2d.v4.f32.f32 ${texel}, [name, {%f5, %f6}];`), /name is not declared/);
    assert.match(errorLog(`tex.2d.v4.f32.f32 ${texel}, [%rd1, %f5];`), /line 8: expected "\{"/);
    assert.match(errorLog(`tex.2d.v4.f32.f32 %f1, [%rd1, {%f5, %f6}];`), /line 8: tex.2d.v4.f32.f32 is not/);
    assert.equal(errorLog(`tex.2d.v4.f32.f32 ${texel}, [%rd1, {%f5, %f6}];`), "accepted");
  });

  test("out-of-bounds accesses with .trap, misaligned accesses and invalid handles stop the kernel", () => {
    const faults: [number, RegExp, (driver: SoftwareDriver, module: bigint, out: bigint) => void][] = [
      [719, /access outside a surface in kernel surface_trap, .*, PTX line \d+/, (driver, module, out) => {
        const array = arrayOf(driver, new Int32Array(4), 4, 1, 10, 1);
        launch(driver, module, "surface_trap", [1, 1], [1, 1], out, driver.textures.createSurface(array));
      }],
      [700, /invalid texture or surface handle in kernel sample_f32/, (driver, module, out) => {
        launch(driver, module, "sample_f32", [1, 1], [1, 1], out, 12345n, out, 1);
      }],
      [700, /invalid texture or surface handle in kernel sample_f32/, (driver, module, out) => {
        const array = arrayOf(driver, new Float32Array(4), 4, 1, F32, 1);
        launch(
          driver,
          module,
          "sample_f32",
          [1, 1],
          [1, 1],
          out,
          driver.textures.createSurface(array),
          out,
          1,
        );
      }],
      [700, /invalid texture or surface handle in kernel sample_f32/, (driver, module, out) => {
        const array = arrayOf(driver, new Float32Array(4), 4, 1, F32, 1);
        const texture = driver.textures.createTexture({ kind: "array", array }, CLAMP_POINT);
        driver.textures.destroyTexture(texture);
        launch(driver, module, "sample_f32", [1, 1], [1, 1], out, texture, out, 1);
      }],
    ];
    for (const workers of [0, 2]) {
      for (const [code, message, work] of faults) {
        withDriver({ workers }, (driver, module) => {
          const out = driver.memory.allocate(64);
          work(driver, module, out);
          assert.throws(() => driver.contexts.synchronize(), { code, message });
        });
      }
    }
    withDriver({ workers: 0 }, (driver) => {
      const module = driver.modules.load(
        `${HEADER}.visible .entry misaligned(.param .u64 surface) {\n.reg .b32 %r<3>;\n.reg .b64 %rd<2>;\n` +
          "ld.param.u64 %rd1, [surface];\nmov.u32 %r1, 2;\nsuld.b.1d.b32.trap {%r2}, [%rd1, {%r1}];\nret;\n}\n",
      );
      const array = arrayOf(driver, new Int32Array(4), 4, 1, 10, 1);
      launch(driver, module, "misaligned", [1, 1], [1, 1], driver.textures.createSurface(array));
      assert.throws(() => driver.contexts.synchronize(), {
        code: 716,
        message: /4 bytes at 0x2 .*PTX line 9/,
      });
    });
  });

  test("normalized coordinates far outside wrap and mirror as near 0", () => {
    withDriver({ workers: 0 }, (driver) => {
      const module = driver.modules.load(`${HEADER}
        .visible .entry fetch(.param .u64 out, .param .u64 texture, .param .b32 x) {
          .reg .b64 %rd<3>; .reg .f32 %f<5>;
          ld.param.u64 %rd1, [out]; ld.param.u64 %rd2, [texture]; ld.param.f32 %f0, [x];
          tex.1d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd2, {%f0}]; st.global.f32 [%rd1], %f1; ret;
        }`);
      const array = arrayOf(driver, new Float32Array([0, 1, 2, 3, 4, 5, 6]), 7, 1, F32, 1);
      const out = driver.memory.allocate(4), bits = new DataView(new ArrayBuffer(4));
      const texel = (mode: number, x: number): number => {
        const texture = driver.textures.createTexture({ kind: "array", array }, {
          ...CLAMP_POINT,
          addressModes: [mode, mode, mode],
          flags: 2,
        });
        bits.setFloat32(0, x);
        launch(driver, module, "fetch", [1, 1], [1, 1], out, texture, bits.getInt32(0));
        const result = new Float32Array(1);
        driver.copies.deviceToHost(result, out, 4, null);
        driver.textures.destroyTexture(texture);
        return result[0]!;
      };
      const [wrap, mirror] = [0, 2] as const;
      for (const x of [2 ** 28, -(2 ** 28), 3e9, 1e30]) {
        assert.deepEqual([texel(wrap, x), texel(mirror, x)], [0, 0], `${x}`);
      }
      assert.deepEqual([texel(wrap, 2 ** 22 + 1.5), texel(mirror, 2 ** 22 + 1.5)], [3, 3]);
      assert.deepEqual([texel(wrap, 2 ** 20 + 1.25), texel(mirror, 2 ** 20 + 1.25)], [1, 5]);
      assert.deepEqual([texel(wrap, -1.25), texel(mirror, -1.25)], [5, 5]);
    });
  });

  test("frees the memory of arrays and objects, and rejects destroyed ones", () => {
    withDriver({ workers: 0 }, (driver) => {
      const { free } = driver.memory.info();
      const array = arrayOf(driver, new Float32Array(1 << 16), 256, 256, F32, 1);
      const texture = driver.textures.createTexture({ kind: "array", array }, CLAMP_POINT);
      const surface = driver.textures.createSurface(array);
      assert.ok(free - driver.memory.info().free >= 1 << 18);
      driver.textures.destroyTexture(texture);
      driver.textures.destroySurface(surface);
      driver.textures.destroyArray(array);
      assert.equal(driver.memory.info().free, free);
      for (
        const again of [
          () => driver.textures.destroyTexture(texture),
          () => driver.textures.destroyArray(array),
        ]
      ) {
        assert.throws(again, { code: 400 });
      }
      const plain = driver.textures.createArray({
        width: 4,
        height: 0,
        depth: 0,
        format: F32,
        channels: 1,
        flags: 0,
      });
      assert.throws(() => driver.textures.createSurface(plain), { code: 1, call: "cuSurfObjectCreate" });
      driver.textures.destroyArray(plain);
      const pointer = driver.memory.allocate(64);
      const outside = { kind: "linear", pointer, format: F32, channels: 1, byteLength: 128 } as const;
      assert.throws(() => driver.textures.createTexture(outside, CLAMP_POINT), {
        code: 1,
        call: "cuTexObjectCreate",
      });
      driver.memory.free(pointer);
      assert.equal(driver.memory.info().free, free);
    });
  });
});
