/** Interleaved values that 4 lanes load and store together: the channels of pixels. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { Random } from "../support/random.ts";
import { HEADER, Machine, range } from "./harness.ts";

/** The types of elements, with the view that reads and writes them. */
const TYPES = {
  u8: [1, Uint8Array],
  s8: [1, Int8Array],
  u16: [2, Uint16Array],
  s16: [2, Int16Array],
  u32: [4, Uint32Array],
  f32: [4, Float32Array],
} as const;
type Type = keyof typeof TYPES;

const TOTAL = 1024;
const SENTINEL = 0xa5;

/**
 * Returns a kernel whose thread t moves the elements `channels` of pixel t of `from` to pixel t of `to`, if t < n.
 * A pixel has `pixel` elements; `index` computes %r3, the pixel's index, from %r1 = t.
 */
function copyPixels(
  type: Type,
  pixel: number,
  channels: readonly number[],
  index = "mov.u32 %r3, %r1;",
  between: readonly string[] = [],
): string {
  const [bytes] = TYPES[type];
  const register = (i: number): string => type === "f32" ? `%f${i}` : `%v${i}`;
  const at = (base: string, channel: number): string =>
    `[${base}${channel < 0 ? "" : "+"}${bytes * channel}]`;
  return `${HEADER}
    .visible .entry k(.param .u64 from, .param .u64 to, .param .u32 n) {
      .reg .pred %p<4>; .reg .b32 %r<16>, %v<16>; .reg .f32 %f<16>; .reg .b64 %rd<16>;
      mov.u32 %r1, %tid.x; ld.param.u32 %r2, [n]; setp.ge.u32 %p1, %r1, %r2; @%p1 ret;
      ld.param.u64 %rd1, [from]; ld.param.u64 %rd2, [to]; ${index}
      mul.lo.u32 %r4, %r3, ${pixel * bytes}; cvt.u64.u32 %rd3, %r4;
      add.u64 %rd4, %rd1, %rd3; add.u64 %rd5, %rd2, %rd3;
      ${
    channels.map((channel, i) =>
      `ld.global.${type} ${register(i)}, ${at("%rd4", channel)}; ${between[i] ?? ""}`
    )
      .join("\n")
  }
      ${
    channels.map((channel, i) =>
      `st.global.${type === "f32" ? "f32" : `b${8 * bytes}`} ${at("%rd5", channel)}, ${register(i)};`
    ).join("\n")
  }
      ret;
    }`;
}

/** The memory of all runs: Bun takes several times as long with one for each. */
const memory = new WebAssembly.Memory({ initial: 64, maximum: 65532, shared: true });

/** Runs a kernel of `copyPixels` for n threads of a block of 32; returns the bytes of `to`. */
function run(ptx: string, source: Uint8Array, n: number, lanes: 1 | 4, at = 64): Uint8Array {
  const machine = new Machine(ptx, memory);
  const from = machine.upload(source), to = machine.upload(new Uint8Array(TOTAL).fill(SENTINEL));
  machine.launch("k", [{ pointer: from + at }, { pointer: to + at }, { u32: n }], { lanes });
  return new Uint8Array(machine.memory.buffer, to, TOTAL).slice();
}

const random = new Random("pixels");
const source = Uint8Array.from({ length: TOTAL }, () => random.below(256));

function expected(
  type: Type,
  pixel: number,
  channels: readonly number[],
  pixels: readonly number[],
): Uint8Array {
  const [bytes] = TYPES[type];
  const result = new Uint8Array(TOTAL).fill(SENTINEL);
  for (const index of pixels) {
    for (const channel of channels) {
      const start = 64 + bytes * (pixel * index + channel);
      result.set(source.subarray(start, start + bytes), start);
    }
  }
  return result;
}

for (const lanes of [1, 4] as const) {
  describe(`interleaved values, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    for (const type of Object.keys(TYPES) as Type[]) {
      test(`${type}: pixels of 2 to 5 channels, all and some of them, in any order`, () => {
        for (const pixel of [2, 3, 4, 5]) {
          const all = range(pixel);
          for (
            const channels of [all, all.toReversed(), all.slice(1), all.slice(0, -1), [0, pixel - 1], [
              -1,
              0,
              1,
            ]]
          ) {
            const ptx = copyPixels(type, pixel, channels);
            // 32 threads, and a last group of 3 lanes, of which one does not run.
            for (const n of [32, 31, 5]) {
              assert.deepEqual(
                run(ptx, source, n, lanes),
                expected(type, pixel, channels, range(n)),
                `${pixel} ${channels} ${n}`,
              );
            }
          }
        }
      });
    }

    test("pixels at irregular addresses", () => {
      const index = "xor.b32 %r3, %r1, 5;";
      for (const [type, pixel] of [["u8", 3], ["s8", 2], ["u16", 2], ["u8", 4], ["f32", 3]] as const) {
        for (const channels of [range(pixel), range(pixel).slice(1)]) {
          assert.deepEqual(
            run(copyPixels(type, pixel, channels, index), source, 30, lanes),
            expected(type, pixel, channels, range(30).map((t) => t ^ 5)),
          );
        }
      }
    });

    test("pixels whose index wraps around between the threads", () => {
      // 32-bit sums, extended to 64 bits: threads 0 and 1 of a group are below 2³², the others start again at 0.
      const ptx = copyPixels("u8", 3, [0, 1, 2], "mov.u32 %r3, %r1;").replace(
        "cvt.u64.u32 %rd3, %r4;",
        "add.u32 %r4, %r4, 4294967290; cvt.u64.u32 %rd3, %r4; and.b64 %rd3, %rd3, 255;",
      );
      const machine = new Machine(ptx);
      const from = machine.upload(source), to = machine.upload(new Uint8Array(TOTAL).fill(SENTINEL));
      machine.launch("k", [{ pointer: from }, { pointer: to }, { u32: 32 }], { lanes });
      const result = new Uint8Array(TOTAL).fill(SENTINEL);
      for (const t of range(32)) {
        const start = (3 * t - 6) & 255;
        result.set(source.subarray(start, start + 3), start);
      }
      assert.deepEqual(new Uint8Array(machine.memory.buffer, to, TOTAL), result);
    });

    test("a register that changes between two accesses", () => {
      const ptx = copyPixels("u8", 3, [0, 1, 2], undefined, [
        "add.u64 %rd4, %rd4, 1;",
        "",
        "mov.u32 %v0, 77;",
      ]);
      const result = new Uint8Array(TOTAL).fill(SENTINEL);
      for (const t of range(32)) {
        const start = 64 + 3 * t;
        result.set([77, source[start + 2]!, source[start + 3]!], start);
      }
      assert.deepEqual(run(ptx, source, 32, lanes), result);
    });

    test("values that change between two stores", () => {
      const ptx = copyPixels("u8", 2, [0]).replace(
        "ret;\n    }",
        "st.global.u8 [%rd5], %v0; add.u32 %v0, %v0, 1; st.global.u8 [%rd5+1], %v0; ret;\n    }",
      );
      const result = new Uint8Array(TOTAL).fill(SENTINEL);
      for (const t of range(32)) {
        const value = source[64 + 2 * t]!;
        result.set([value, value + 1], 64 + 2 * t);
      }
      assert.deepEqual(run(ptx, source, 32, lanes), result);
    });

    test("stores between loads of the same pixel, and loads between stores, keep their order", () => {
      const machine = new Machine(`${HEADER}
        .visible .entry k(.param .u64 data) {
          .reg .b32 %r<16>; .reg .b64 %rd<8>;
          mov.u32 %r1, %tid.x; ld.param.u64 %rd1, [data]; mul.lo.u32 %r2, %r1, 3; cvt.u64.u32 %rd2, %r2;
          add.u64 %rd1, %rd1, %rd2;
          ld.global.u8 %r3, [%rd1]; add.u32 %r3, %r3, 1; st.global.u8 [%rd1+1], %r3; ld.global.u8 %r4, [%rd1+1];
          st.global.u8 [%rd1], %r4; ld.global.u8 %r5, [%rd1]; st.global.u8 [%rd1+1], 9; add.u32 %r5, %r5, 1;
          st.global.u8 [%rd1+2], %r5; ret;
        }`);
      const data = machine.upload(source.slice(0, 96));
      machine.launch("k", [{ pointer: data }], { lanes });
      const result = range(32).flatMap((t) =>
        [source[3 * t]! + 1, 9, source[3 * t]! + 2].map((x) => x & 255)
      );
      assert.deepEqual([...new Uint8Array(machine.memory.buffer, data, 96)], result);
    });

    test("the last bytes of the memory, and none behind them", () => {
      for (
        const [pixel, channels] of [[3, [0, 1, 2]], [4, [0, 1, 2]], [4, [1, 2, 3]], [2, [0, 1]]] as const
      ) {
        const memory = new WebAssembly.Memory({ initial: 64, maximum: 65532, shared: true });
        const machine = new Machine(copyPixels("u8", pixel, channels), memory);
        const bytes = pixel * 31 + Math.max(...channels) + 1;
        const from = memory.buffer.byteLength - bytes, to = machine.upload(new Uint8Array(256));
        new Uint8Array(memory.buffer).set(source.subarray(0, bytes), from);
        machine.launch("k", [{ pointer: from }, { pointer: to }, { u32: 32 }], { lanes });
        const result = new Uint8Array(256);
        for (const t of range(32)) {
          for (const channel of channels) result[pixel * t + channel] = source[pixel * t + channel]!;
        }
        assert.deepEqual(new Uint8Array(memory.buffer, to, 256), result, `${pixel} ${channels}`);
      }
    });
  });
}

test("interleaved bytes of 4 lanes are stored by one vector access", () => {
  const { bytes } = loadModule(copyPixels("u8", 4, [0, 1, 2, 3])).compile("k", {
    blockDim: [32, 1, 1],
    fma: "exact",
    lanes: 4,
    memcheck: false,
    addresses: new Map(),
  });
  const code = String.fromCharCode(...bytes);
  // v128.store, with an alignment hint of 1 byte and no offset.
  assert.ok(code.includes("\xfd\x0b\x00\x00"));
});
