/** Valid PTX that is rare in compiled code. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { at } from "../../src/base/at.ts";
import { Random } from "../support/random.ts";
import { HEADER, Machine, range, run } from "./harness.ts";
import { compile } from "./model/harness.ts";

const bitsOfF32 = new DataView(new ArrayBuffer(4));
function f32Bits(value: number): bigint {
  bitsOfF32.setFloat32(0, value);
  return BigInt(bitsOfF32.getUint32(0));
}

function f32Value(bits: bigint): number {
  bitsOfF32.setUint32(0, Number(bits));
  return bitsOfF32.getFloat32(0);
}
/** Returns the bits of a normal number that f16 can represent. */
function f16Bits(value: number): bigint {
  const exponent = Math.floor(Math.log2(value));
  return BigInt(((exponent + 15) << 10) + (value / 2 ** exponent - 1) * 1024);
}

/** Runs an instruction with 32-bit registers for each row of source bits. */
function results(text: string, lanes: 1 | 4, ...columns: bigint[][]): bigint[] {
  return at(compile(text, { lanes }, 4 * Math.ceil(at(columns, 0).length / 4)).run(columns, () => false), 0);
}

for (const lanes of [1, 4] as const) {
  describe(`valid PTX, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    test("%tid is used as the bits of a float before a shuffle", () => {
      const out = run(
        `mov.b32 %f1, %tid.x; shfl.sync.idx.b32 %r2, %t, 0, 31, -1;
         add.f32 %f2, %f1, %f1; mov.b32 %r3, %f1; mov.b32 %r4, %f2; add.u32 %r3, %r3, %r4; add.u32 %r0, %r3, %r2;`,
        { lanes },
      );
      assert.deepEqual(out, range(32).map((i) => 3 * i));
      const untyped = run(
        `mov.u32 %r5, %tid.x; shfl.sync.idx.b32 %r2, 7, 0, 31, -1; add.f32 %f2, %r5, %r5;
         mov.b32 %r0, %f2; add.u32 %r0, %r0, %r2;`,
        { lanes },
      );
      assert.deepEqual(untyped, range(32).map((i) => 2 * i + 7));
    });

    test("brx.idx branches among one or two distinct targets", () => {
      const one = run(
        `mov.u32 %r0, 1; and.b32 %r2, %t, 1; L: .branchtargets A, A; brx.idx %r2, L; B: mov.u32 %r0, 5; A:`,
        { lanes },
      );
      assert.deepEqual(one, range(32).map(() => 1));
      for (const [list, expected] of [["A, B", [10, 20]], ["B, A, A, B", [20, 10, 10, 20]]] as const) {
        const out = run(
          `and.b32 %r2, %t, ${expected.length - 1}; L: .branchtargets ${list}; brx.idx %r2, L;
           A: mov.u32 %r0, 10; bra DONE; B: mov.u32 %r0, 20; DONE:`,
          { lanes },
        );
        assert.deepEqual(out, range(32).map((i) => expected[i % expected.length]));
      }
      // A uniform index, out of a loop.
      const loop = run(
        `mov.u32 %r0, 0; T: add.u32 %r0, %r0, 1; setp.lt.u32 %p1, %r0, 7; selp.u32 %r2, 0, 1, %p1;
         L: .branchtargets T, E; brx.idx %r2, L; E:`,
        { lanes },
      );
      assert.deepEqual(loop, range(32).map(() => 7));
    });

    test("adds a constant to a register operand", () => {
      const out = run(
        `.reg .u32 x; .reg .u16 y; mov.u32 x, %t; cvt.u16.u32 y, x; cvt.u32.u16 %r3, y+65535;
         mov.u32 %r2, x+4; add.u32 %r0, %t+100, %r2-1; mad.lo.u32 %r0, %r3, 1000, %r0;`,
        { lanes },
      );
      assert.deepEqual(out, range(32).map((i) => 2 * i + 103 + 1000 * (i === 0 ? 65535 : i - 1)));
    });

    test("div.approx by NaN returns NaN, even of infinity", () => {
      const a = [1, Infinity, 0, 3, 1, 1, Infinity, 5].map(f32Bits);
      const b = [NaN, NaN, NaN, 2 ** 127, Infinity, -(2 ** 127), 2 ** 127, 2 ** 126].map(f32Bits);
      const expected = [NaN, NaN, NaN, 0, 0, -0, NaN, 5 * 2 ** -126];
      assert.deepEqual(
        results("div.approx.f32 d, a, b", lanes, a, b),
        expected.map((value) => Number.isNaN(value) ? 0x7fffffffn : f32Bits(value)),
      );
    });

    test("cvt.satfinite limits to the largest finite number", () => {
      const inputs = [Infinity, -Infinity, NaN, 1e30, -70000, 65519, 1.5, -0].map(f32Bits);
      assert.deepEqual(
        results("cvt.rn.satfinite.f16.f32 d, a", lanes, inputs),
        [0x7bffn, 0xfbffn, 0x7fffn, 0x7bffn, 0xfbffn, 0x7bffn, 0x3e00n, 0x8000n],
      );
      assert.deepEqual(
        results("cvt.rz.satfinite.bf16.f32 d, a", lanes, inputs.slice(0, 4)),
        [0x7f7fn, 0xff7fn, 0x7fffn, BigInt(Number(inputs[3]) >>> 16)],
      );
      assert.deepEqual(
        results("cvt.rn.satfinite.relu.f16x2.f32 d, a, b", lanes, inputs.slice(0, 4), inputs.slice(4)),
        [0x7bff0000n, 0x7bffn, 0x7fff3e00n, 0x7bff0000n],
      );
      assert.deepEqual(
        results("cvt.rna.satfinite.tf32.f32 d, a", lanes, inputs.slice(0, 4)),
        [0x7f7fe000n, 0xff7fe000n, 0x7fffffffn, inputs[3]! + 0x1000n & ~0x1fffn],
      );
    });

    test("fma.oob returns +0 if a factor is the NaN of elements out of bounds, with either sign", () => {
      const oob = 0x7ff7n;
      for (const [type, one, nan] of [["f16", 0x3c00n, 0x7fffn], ["bf16", 0x3f80n, 0x7fffn]] as const) {
        const minus = one | 0x8000n;
        const a = [oob, one, minus, 0x7ff6n, oob | 0x8000n, oob, one, 0x7fffn];
        const b = [one, oob, one, one, one, oob, one, one];
        const c = [one, one, 0n, one, one, one, minus, one];
        const sums = [0n, 0n, minus, nan, 0n, 0n, 0n, nan];
        assert.deepEqual(results(`fma.rn.oob.${type} d, a, b, c`, lanes, a, b, c), sums);
        const positive = sums.map((bits) => bits === minus ? 0n : bits);
        assert.deepEqual(results(`fma.rn.oob.relu.${type} d, a, b, c`, lanes, a, b, c), positive);
        const packed = (values: readonly bigint[]): bigint[] =>
          values.map((value, i) => value << 16n | values[(i + 3) % 8]!);
        assert.deepEqual(
          results(`fma.rn.oob.${type}x2 d, a, b, c`, lanes, packed(a), packed(b), packed(c)),
          packed(sums),
        );
        assert.deepEqual(results(`fma.rn.${type} d, a, b, c`, lanes, a, b, c).slice(0, 2), [nan, nan]);
      }
      const out = run(
        "mov.b16 %h1, 0x7ff7; mov.b16 %h2, 0x3c00; fma.rn.oob.sat.f16 %h1, %h1, %h2, %h2; cvt.u32.u16 %r0, %h1;",
        { lanes },
      );
      assert.deepEqual(out, range(32).fill(0));
    });

    test("mixed-precision instructions widen their 16-bit operands exactly", () => {
      const random = new Random("mixed precision");
      const column = (bits: number) => Array.from({ length: 256 }, () => random.bits(bits));
      const [a, b, c] = [column(16), column(16), column(32)];
      for (const type of ["f16", "bf16"]) {
        const wide = (source: bigint[]) => results(`cvt.f32.${type} d, a`, lanes, source);
        for (const suffix of ["", ".rn.sat", ".rz", ".rm", ".rp"]) {
          for (const opcode of ["add", "sub"]) {
            assert.deepEqual(
              results(`${opcode}${suffix}.f32.${type} d, a, b`, lanes, a, c),
              results(`${opcode}${suffix}.f32 d, a, b`, lanes, wide(a), c),
              `${opcode}${suffix}.f32.${type}`,
            );
          }
          if (suffix === "") continue;
          assert.deepEqual(
            results(`fma${suffix}.f32.${type} d, a, b, c`, lanes, a, b, c),
            results(`fma${suffix}.f32 d, a, b, c`, lanes, wide(a), wide(b), c),
            `fma${suffix}.f32.${type}`,
          );
        }
      }
    });

    test(".ftz flushes products that only the limited exponent range makes normal", () => {
      const below = 0x3f7fffffn; // 1 − 2⁻²⁴
      const smallest = 0x00800000n; // 2⁻¹²⁶
      const a = [below, below | 0x80000000n, 0x3f800000n, 0x3f800001n];
      const b = [smallest, smallest, smallest, smallest];
      const expected = [0n, 0x80000000n, smallest, smallest + 1n];
      assert.deepEqual(results("mul.ftz.f32 d, a, b", lanes, a, b), expected);
      assert.deepEqual(
        results("fma.rn.ftz.f32 d, a, b, c", lanes, a, b, [0n, 0x80000000n, 0n, 0n]),
        expected,
      );
      assert.deepEqual(results("mul.f32 d, a, b", lanes, a, b)[0], smallest);
      assert.deepEqual(results("mul.rp.ftz.f32 d, a, b", lanes, a, b), expected);
    });

    test("converts pairs of 8-bit floats", () => {
      const bytes = range(256).map(BigInt);
      for (const [type, bias, fractionBits] of [["e4m3x2", 7, 3], ["e5m2x2", 15, 2]] as const) {
        const decode = (byte: number): number => {
          const magnitude = byte & 0x7f;
          const exponent = magnitude >> fractionBits;
          const fraction = (magnitude & (1 << fractionBits) - 1) / (1 << fractionBits);
          const special = type === "e4m3x2" ? magnitude === 0x7f : exponent === 31;
          const value = special
            ? (type === "e5m2x2" && fraction === 0 ? Infinity : NaN)
            : exponent === 0
            ? fraction * 2 ** (1 - bias)
            : (1 + fraction) * 2 ** (exponent - bias);
          return byte < 128 ? value : -value;
        };
        // Each byte in the lower half, with a fixed one above.
        const wide = results(`cvt.rn.f16x2.${type} d, a`, lanes, bytes.map((byte) => byte | 0x3800n));
        const halves = wide.map((pair) => pair & 0xffffn);
        const values = results("cvt.f32.f16 d, a", lanes, halves);
        assert.deepEqual(
          values,
          range(256).map((byte) => Number.isNaN(decode(byte)) ? 0x7fffffffn : f32Bits(decode(byte))),
        );
        assert.ok(wide.every((pair) => pair >> 16n === f16Bits(decode(0x38))));

        const finite = range(256).filter((byte) => Number.isFinite(decode(byte)));
        const nearest = (x: number): bigint => {
          if (Number.isNaN(x)) return 0x7fn;
          const sameSign = finite.filter((byte) => (byte >= 128) === (x < 0 || Object.is(x, -0)));
          const distance = (byte: number): number => Math.min(Math.abs(decode(byte) - x), 1e38);
          const [best] = sameSign.toSorted((p, q) => distance(p) - distance(q) || (p & 1) - (q & 1));
          return BigInt(Math.abs(x) === Infinity ? sameSign.at(-1)! : best!);
        };
        const random = new Random(type);
        const inputs = [
          NaN,
          Infinity,
          -Infinity,
          0,
          -0,
          448,
          464,
          465,
          -500,
          57344,
          61440,
          1e9,
          2 ** -9,
          2 ** -10,
        ];
        for (const byte of finite.filter((byte) => byte < 127)) {
          const middle = (decode(byte) + decode(byte + 1)) / 2;
          if (Number.isFinite(middle)) inputs.push(middle, middle * (1 + 2 ** -20), -middle * (1 - 2 ** -20));
        }
        while (inputs.length < 640) inputs.push(random.range(-1, 1) * 2 ** random.range(-18, 10));
        const a = inputs.map((x) => f32Bits(x));
        const b = a.toReversed();
        const rounded = inputs.map((x) => nearest(Math.fround(x)));
        const pairs = rounded.map((byte, i) => byte << 8n | rounded[inputs.length - 1 - i]!);
        assert.deepEqual(results(`cvt.rn.satfinite.${type}.f32 d, a, b`, lanes, a, b), pairs);
        const positive = rounded.map((byte) => byte >= 128n ? 0n : byte);
        assert.deepEqual(
          results(`cvt.rn.satfinite.relu.${type}.f32 d, a, b`, lanes, a, b),
          positive.map((byte, i) => byte << 8n | positive[inputs.length - 1 - i]!),
        );
        const packed = results("cvt.rn.f16x2.f32 d, a, b", lanes, a, b);
        const low = results("cvt.f32.f16 d, a", lanes, packed.map((pair) => pair & 0xffffn));
        assert.deepEqual(
          results(`cvt.rn.satfinite.${type}.f16x2 d, a`, lanes, packed).map((pair) => pair & 0xffn),
          low.map((bits) => nearest(f32Value(bits))),
        );
      }
    });

    test("functions can define variables in global and constant memory", () => {
      const text = `${HEADER}
.global .u32 v = 1000;
.func (.param .b32 r) f() { .reg .b32 %r<3>; .global .u32 v = 5; .const .u32 c[2] = {7, 8};
  atom.global.add.u32 %r1, [v], 0; ld.const.u32 %r2, [c+4]; add.u32 %r1, %r1, %r2; st.param.b32 [r], %r1; ret; }
.visible .entry k(.param .u64 out) { .reg .b32 %r<9>; .reg .b64 %rd<3>; .global .u32 v = 300;
  mov.u32 %r5, %tid.x; ld.param.u64 %rd1, [out]; mul.wide.u32 %rd2, %r5, 4; add.u64 %rd1, %rd1, %rd2;
  { .global .u32 v = 20; ld.global.u32 %r1, [v]; }
  ld.global.u32 %r2, [v]; add.u32 %r1, %r1, %r2;
  { .param .b32 x; call (x), f; ld.param.b32 %r3, [x]; } add.u32 %r1, %r1, %r3; st.global.u32 [%rd1], %r1; ret; }
.visible .entry other(.param .u64 out) { .reg .b32 %r<2>; .reg .b64 %rd<2>; ld.global.u32 %r1, [v];
  ld.param.u64 %rd1, [out]; st.global.u32 [%rd1], %r1; ret; }`;
      const machine = new Machine(text);
      const out = machine.allocate(128);
      machine.launch("k", [{ pointer: out }], { lanes });
      assert.deepEqual(machine.i32(out, 32), range(32).map(() => 20 + 300 + 5 + 8));
      machine.launch("other", [{ pointer: out }], { lanes });
      assert.deepEqual(machine.i32(out, 1), [1000]);
    });

    test("ignores cache policies", () => {
      const out = run(
        `.reg .b64 policy; createpolicy.fractional.L2::evict_first.b64 policy, 1.0;
         createpolicy.range.global.L2::evict_last.L2::evict_unchanged.b64 %rd9, [%at], 64, 128;
         st.global.L2::cache_hint.u32 [%at], %t, policy;
         red.global.add.L2::cache_hint.u32 [%at], 100, policy;
         atom.global.cas.L2::cache_hint.b32 %r2, [%at], 105, 7, policy;
         ld.global.L1::no_allocate.L2::cache_hint.u32 %r0, [%at], policy; add.u32 %r0, %r0, 1;`,
        { lanes },
      );
      assert.deepEqual(out, range(32).map((t) => t === 5 ? 8 : t + 101));
    });

    test("addc after sub.cc adds the complement of the borrow", () => {
      const out = run(
        "sub.cc.u32 %r2, %t, 16; addc.u32 %r0, 100, 0; sub.cc.u32 %r2, %t, 16; subc.u32 %r3, 0, 0; sub.u32 %r0, %r0, %r3;",
        { lanes },
      );
      // Threads below 16 borrow.
      assert.deepEqual(out, range(32).map((t) => t < 16 ? 100 + 1 : 101));
    });
  });
}
