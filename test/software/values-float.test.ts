/**
 * Floating-point instructions with results that PTX defines exactly, compared with exact rationals rounded
 * once.
 */
import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { run } from "./harness.ts";
import { check } from "./model/check.ts";
import { Random } from "../support/random.ts";
import { runOne } from "./model/harness.ts";
import { isNaNOf } from "./model/real.ts";
import { tuples } from "./model/values.ts";

const ROUNDINGS = ["rn", "rz", "rm", "rp"];

function forms(list: readonly string[]): void {
  for (const text of list) test(text, () => check(text, { anyNaN: /^(abs|neg)\S*f16/.test(text) }));
}

/** Modifiers of f32 instructions that follow the rounding mode. */
const ENDINGS = ["", ".ftz", ".sat", ".ftz.sat"];

describe("f32 arithmetic", () => {
  forms(
    ["add", "sub", "mul"].flatMap((name) =>
      ["", ...ROUNDINGS.map((mode) => `.${mode}`)].flatMap((mode) =>
        ENDINGS.map((end) => `${name}${mode}${end}.f32 d, a, b`)
      )
    ),
  );
  forms(
    ["fma", "mad"].flatMap((name) =>
      ROUNDINGS.flatMap((mode) => ENDINGS.map((end) => `${name}.${mode}${end}.f32 d, a, b, c`))
    ),
  );
  forms(ROUNDINGS.flatMap((mode) =>
    ["", ".ftz"].flatMap((end) => [
      `div.${mode}${end}.f32 d, a, b`,
      `rcp.${mode}${end}.f32 d, a`,
      `sqrt.${mode}${end}.f32 d, a`,
    ])
  ));
  forms(["", ".ftz"].flatMap((end) => [`abs${end}.f32 d, a`, `neg${end}.f32 d, a`]));
  forms(
    ["min", "max"].flatMap((name) =>
      ["", ".ftz", ".NaN", ".ftz.NaN", ".xorsign.abs", ".ftz.NaN.xorsign.abs"].map((end) =>
        `${name}${end}.f32 d, a, b`
      )
    ),
  );
  forms(["min.f32 d, a, b, c", "max.NaN.f32 d, a, b, c", "copysign.f32 d, a, b"]);
  forms(
    ["0.0", "-0.0", "1.0", "-3.5", "255.0"].flatMap((n) =>
      ["min", "max", "add", "mul"].flatMap((name) => [`${name}.f32 d, a, ${n}`, `${name}.ftz.f32 d, ${n}, a`])
    ),
  );
  forms(["fma.rn.f32 d, a, a, a", "fma.rn.f32 d, a, b, 1.0"]);
});

test("without observable NaN bits, results are still NaN or the same numbers", () => {
  for (
    const text of [
      "add.f32 d, a, b",
      "mul.rz.f32 d, a, b",
      "fma.rn.f32 d, a, b, a",
      "div.rn.f32 d, a, b",
      "min.f32 d, a, b",
    ]
  ) {
    const columns = tuples(["f32", "f32"], new Random(text));
    for (const lanes of [1, 4] as const) {
      const canonical = runOne(text, { lanes, nanObservable: true }, columns);
      const any = runOne(text, { lanes, nanObservable: false }, columns);
      canonical.forEach((bits, i) => {
        if (bits === 0x7fffffffn) assert.ok(isNaNOf("f32", any[i]!), text);
        else assert.equal(any[i], bits, text);
      });
    }
  }
});

test("NaN bits are observable through selp and mov", () => {
  for (const lanes of [1, 4] as const) {
    // Infinity minus itself: engines return another NaN than GPUs.
    const out = run(
      `cvt.rn.f32.u32 %f1, %t; add.f32 %f1, %f1, 0f7F800000; sub.f32 %f2, %f1, %f1; setp.lt.u32 %p1, %t, 16;
       selp.f32 %f3, %f2, %f1, %p1; mov.f32 %f4, %f3; selp.f32 %f5, %f4, %f2, %p1; mov.b32 %r0, %f5;`,
      { lanes },
    );
    assert.deepEqual(out, Array(32).fill(0x7fffffff));
  }
});

describe("f64 arithmetic", () => {
  forms(
    ["add", "sub", "mul"].flatMap((name) =>
      ["", ...ROUNDINGS.map((mode) => `.${mode}`)].map((mode) => `${name}${mode}.f64 d, a, b`)
    ),
  );
  forms(ROUNDINGS.flatMap((mode) => [
    `fma.${mode}.f64 d, a, b, c`,
    `div.${mode}.f64 d, a, b`,
    `rcp.${mode}.f64 d, a`,
    `sqrt.${mode}.f64 d, a`,
  ]));
  forms(["abs.f64 d, a", "neg.f64 d, a", "min.f64 d, a, b", "max.f64 d, a, b", "copysign.f64 d, a, b"]);
});

describe("f16 and bf16 arithmetic", () => {
  for (const type of ["f16", "f16x2", "bf16", "bf16x2"]) {
    const flushes = type.startsWith("f") ? ["", ".ftz"] : [""];
    const saturations = type.startsWith("f") ? ["", ".sat"] : [""];
    forms(flushes.flatMap((ftz) => [
      ...["add", "sub", "mul"].flatMap((name) =>
        ["", ".rn"].flatMap((mode) => saturations.map((sat) => `${name}${mode}${ftz}${sat}.${type} d, a, b`))
      ),
      ...[...saturations, ".relu"].map((end) => `fma.rn${ftz}${end}.${type} d, a, b, c`),
      `abs${ftz}.${type} d, a`,
      `neg${ftz}.${type} d, a`,
      ...["min", "max"].flatMap((name) =>
        ["", ".NaN", ".xorsign.abs", ".NaN.xorsign.abs"].map((end) => `${name}${ftz}${end}.${type} d, a, b`)
      ),
    ]));
  }
});

describe("comparison and selection", () => {
  const FLOAT_COMPARISONS = [
    ...["eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"],
  ];
  const SIGNED = ["eq", "ne", "lt", "le", "gt", "ge"];
  forms(["s16", "s32", "s64"].flatMap((type) => SIGNED.map((name) => `setp.${name}.${type} d, a, b`)));
  forms(
    ["u16", "u32", "u64"].flatMap((type) =>
      [...SIGNED, "lo", "ls", "hi", "hs"].map((name) => `setp.${name}.${type} d, a, b`)
    ),
  );
  forms(["b16", "b32", "b64"].flatMap((type) => ["eq", "ne"].map((name) => `setp.${name}.${type} d, a, b`)));
  forms(
    ["f32", "f64", "f16", "bf16"].flatMap((type) =>
      FLOAT_COMPARISONS.map((name) => `setp.${name}.${type} d, a, b`)
    ),
  );
  forms(FLOAT_COMPARISONS.map((name) => `setp.${name}.ftz.f32 d, a, b`));
  forms(
    ["f16x2", "bf16x2"].flatMap((type) =>
      ["lt", "geu", "nan"].map((name) => `setp.${name}.${type} d|e, a, b`)
    ),
  );
  forms(["and", "or", "xor"].flatMap((name) => [
    `setp.lt.${name}.s32 d, a, b, p`,
    `setp.lt.${name}.s32 d|e, a, b, p`,
    `setp.ge.${name}.u64 d|e, a, b, !p`,
    `setp.gtu.${name}.f32 d|e, a, b, !p`,
    `setp.le.${name}.f16x2 d|e, a, b, p`,
    `set.lt.${name}.u32.f32 d, a, b, !p`,
  ]));
  forms(["setp.lt.s32 d, a, 10", "setp.gt.u32 d, a, 0x80000000", "setp.eq.s32 d|e, a, b"]);
  forms(
    ["u32", "s32", "f32"].flatMap((to) =>
      ["s32", "u32", "f32", "f64", "u16"].map((from) =>
        `set.${from.startsWith("f") ? "ltu" : "lt"}.${to}.${from} d, a, b`
      )
    ),
  );
  forms(["set.ge.f16.f16 d, a, b", "set.ge.bf16.bf16 d, a, b", "set.lt.u16.f16 d, a, b"]);
  forms(["set.eq.f16x2.f16x2 d, a, b", "set.ltu.bf16x2.bf16x2 d, a, b"]);
  forms(["b16", "b32", "b64", "f32", "f64"].map((type) => `selp.${type} d, a, b, p`));
  for (const type of ["b32", "f32", "u64", "f64", "u16"]) {
    forms([`slct.${type}.s32 d, a, b, c`, `slct.${type}.f32 d, a, b, c`]);
  }
  forms(["slct.ftz.f32.f32 d, a, b, c"]);
  forms(
    ["f32", "f64"].flatMap((type) =>
      ["finite", "infinite", "number", "notanumber", "normal", "subnormal"].map((name) =>
        `testp.${name}.${type} d, a`
      )
    ),
  );
});
