/** Vector registers and 128-bit registers. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FAULT } from "../../src/driver/software/abi/index.ts";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { kernel, Machine, range, run } from "./harness.ts";

const DECLARED =
  `.reg .v4 .f32 V, W; .reg .v2 .u32 U, %u<3>; .reg .v2 .b64 D; .reg .v4 .b16 H; .reg .v4 .b32 X;
  .reg .b128 q, %q<4>;`;

for (const lanes of [1, 4] as const) {
  describe(`vector registers, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    const result = (body: string, declarations = ""): number[] =>
      run(DECLARED + body, { declarations, lanes });

    test("elements are registers, by x, y, z, w or r, g, b, a", () => {
      const out = result(`mov.u32 U.x, %t; add.u32 U.g, U.r, 5; mul.lo.u32 %r0, U.x, U.y; mov.u32 %u2.y, %r0;
        add.u32 %r0, %u2.g, 1;`);
      assert.deepEqual(out, range(32).map((t) => t * (t + 5) + 1));
      const floats = result(`cvt.rn.f32.u32 V.x, %t; add.f32 V.b, V.r, 0f3F800000; mul.f32 V.w, V.z, V.z;
        cvt.rzi.u32.f32 %r0, V.a;`);
      assert.deepEqual(floats, range(32).map((t) => (t + 1) ** 2));
    });

    test("moves copy all elements at once", () => {
      const set = "mov.u32 X.x, %t; mov.u32 X.y, 10; mov.u32 X.z, 20; mov.u32 X.w, 30;";
      const digits =
        "mad.lo.u32 %r0, X.x, 1000, X.y; mad.lo.u32 %r0, %r0, 100, X.z; mad.lo.u32 %r0, %r0, 100, X.w;";
      const number = (t: number, [a, b, c, d]: readonly number[]): number => {
        const values = [t, 10, 20, 30];
        return ((values[a!]! * 1000 + values[b!]!) * 100 + values[c!]!) * 100 + values[d!]!;
      };
      assert.deepEqual(
        result(`${set} mov.v4.b32 X, {X.y, X.x, X.w, X.z}; ${digits}`),
        range(32).map((t) => number(t, [1, 0, 3, 2])),
      );
      assert.deepEqual(
        result(`${set} mov.v4.b32 {%r2, %r3, _, %r4}, X; mov.v4.u32 X, {%r4, %r3, %r2, 30}; ${digits}`),
        range(32).map((t) => number(t, [3, 1, 0, 3])),
      );
      // Registers that differ in type, under a guard, and a rotation through itself.
      assert.deepEqual(
        result(`${set} and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 1; mov.v4.b32 V, X;
          @%p1 mov.v4.b32 V, {V.w, V.x, V.y, V.z}; mov.v4.b32 X, V; ${digits}`),
        range(32).map((t) => number(t, t % 2 ? [3, 0, 1, 2] : [0, 1, 2, 3])),
      );
      assert.deepEqual(
        result(`mov.b32 %r2, 0x00050003; mov.b32 {%h1, %h2}, %r2; mov.v4.b16 H, {%h1, %h2, %h2, %h1};
          mov.v2.b16 {%h3, %h4}, {H.z, H.w}; mul.wide.u16 %r0, %h3, H.x;`),
        range(32).fill(15),
      );
    });

    test("moves pack and unpack vectors", () => {
      const out = result(
        `mov.u32 U.x, %t; mov.u32 U.y, 3; mov.b64 %rd1, U; add.u64 %rd1, %rd1, %rd1; mov.b64 U, %rd1;
        mad.lo.u32 %r0, U.y, 100, U.x;`,
      );
      assert.deepEqual(out, range(32).map((t) => 600 + 2 * t));
    });

    test("loads and stores access all elements", () => {
      const machine = new Machine(kernel(`${DECLARED} mul.wide.u32 %rd1, %t, 16; add.u64 %rd2, %out, %rd1;
        ld.global.v4.u32 X, [%rd2]; ld.global.v2.u32 U, [%rd2+8]; add.u32 U.x, U.x, X.w;
        st.global.v2.u32 [%rd2], U; st.global.v4.b32 [%rd2+512], X; ret;`));
      const data = Int32Array.from({ length: 256 }, (_, i) => i * i);
      const out = machine.upload(data);
      machine.launch("k", [{ pointer: out }], { lanes });
      const results = machine.i32(out, 256);
      range(32).forEach((t) => {
        const [x, y, z, w] = [...data.subarray(4 * t, 4 * t + 4)] as [number, number, number, number];
        assert.deepEqual(results.slice(4 * t, 4 * t + 4), [z + w, w, z, w]);
        assert.deepEqual(results.slice(128 + 4 * t, 132 + 4 * t), [x, y, z, w]);
      });
    });

    test("128-bit registers are packed, unpacked, moved, loaded and stored", () => {
      const out = result(`cvt.u64.u32 %rd1, %t; mov.u64 %rd2, 7; mov.b128 q, {%rd1, %rd2}; mov.b128 %q1, q;
        mov.b128 {%rd3, %rd4}, %q1; mad.lo.u64 %rd3, %rd4, 100, %rd3; cvt.u32.u64 %r0, %rd3;`);
      assert.deepEqual(out, range(32).map((t) => 700 + t));
      const words = result(`mov.b128 q, {%t, 2, 3, 4}; mov.b128 {%rd3, _}, q; mov.b128 X, q; mov.b128 D, q;
        mov.b128 {_, %r3, _, %r4}, q; mov.b128 %q2, D; mov.b128 %q3, X; mov.b128 {%rd5, %rd6}, %q2;
        mov.b128 {%rd7, %rd8}, %q3; setp.ne.u64 %p1, %rd5, %rd7; @%p1 trap; setp.ne.u64 %p1, %rd6, %rd8; @%p1 trap;
        cvt.u32.u64 %r2, D.x; mad.lo.u32 %r0, X.z, 10, %r2; mad.lo.u32 %r0, %r3, 1000, %r0;
        mad.lo.u32 %r0, %r4, 10000, %r0;`);
      assert.deepEqual(words, range(32).map((t) => t + 30 + 2000 + 40000));
    });

    test("128-bit values pass through memory, parameters and guards", () => {
      const machine = new Machine(kernel(
        `${DECLARED} mul.wide.u32 %rd1, %t, 16; add.u64 %rd2, %out, %rd1; ld.global.b128 q, [%rd2];
        { .param .b128 a; .param .b128 r; st.param.b128 [a], q; call (r), f, (a); ld.param.b128 %q1, [r]; }
        ld.const.b128 %q2, [c]; and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 1; @%p1 mov.b128 %q1, %q2;
        bar.sync 0; st.global.b128 [%rd2], %q1; ret;`,
        `.const .align 16 .b128 c = 5;
.func (.param .b128 r) f (.param .b128 a) { .reg .b128 x; .reg .b64 %l, %h; ld.param.b128 x, [a];
  mov.b128 {%l, %h}, x; mov.b128 x, {%h, %l}; st.param.b128 [r], x; ret; }\n`,
      ));
      const data = BigUint64Array.from({ length: 64 }, (_, i) => BigInt(i) << 40n);
      const out = machine.upload(data);
      machine.launch("k", [{ pointer: out }], { lanes });
      assert.deepEqual(
        machine.u64(out, 64),
        range(32).flatMap((t) => t % 2 ? [5n, 0n] : [data[2 * t + 1]!, data[2 * t]!]),
      );
    });
  });
}

describe("invalid uses of vectors", () => {
  test("are rejected when the module is loaded", () => {
    const load = (body: string) => () => loadModule(kernel(DECLARED + body));
    for (
      const [body, message] of [
        ["add.f32 V, V, W;", /add: operand 1 must not be a vector/],
        ["ld.global.f32 V, [%out];", /ld: expected 1 element, found 4/],
        ["ld.global.v2.f32 V, [%out];", /ld: expected 2 elements, found 4/],
        ["ld.global.v2.f32 {%f1}, [%out];", /ld: expected 2 elements, found 1/],
        ["st.global.v4.f32 [%out], U;", /st: expected 4 elements, found 2/],
        ["ld.global.b128 {%rd1, %rd2}, [%out];", /ld: expected a \.b128 register/],
        ["ld.global.v2.b64 q, [%out];", /ld: a \.b128 register needs the type \.b128/],
        ["mov.v2.f32 V, V;", /mov: expected a vector of 2 elements/],
        ["mov.v4.f32 V, %f1;", /mov: expected a vector of 4 elements/],
        ["mov.b64 %rd1, V;", /mov: 4 registers of 4 bytes do not form a \.b64/],
        ["mov.b32 {%r1, %r2}, %r3;", /mov: 2 registers of 4 bytes do not form a \.b32/],
        ["mov.b128 D, {%rd1, %rd2};", /mov: expected a \.b128 register/],
        ["mov.b128 q, 5;", /mov: expected a \.b128 register, or a vector of 2 or 4/],
        ["mov.u32 U.z, 1;", /U\.z is not declared/],
        ["mov.f32 %f1, V+4;", /a constant cannot be added to a vector/],
        ["selp.b128 q, q, q, %p1;", /selp\.b128 is not supported/],
        ["ld.relaxed.gpu.global.b128 q, [%out];", /ld\.relaxed\.gpu\.global\.b128 is not supported/],
        [".reg .v4 .b64 Y;", /\.v4 \.b64 is not a valid type for a register/],
        [".reg .v2 .pred Y;", /\.v2 \.pred is not a valid type for a register/],
      ] as const
    ) assert.throws(load(body), message, body);
  });

  test("128-bit accesses must be aligned", () => {
    const machine = new Machine(kernel(`${DECLARED} ld.global.b128 q, [%out+8];`));
    const out = machine.upload(new Int32Array(256));
    assert.throws(() => machine.launch("k", [{ pointer: out }], { memcheck: true }));
    assert.equal(machine.fault(), FAULT.misaligned);
  });
});
