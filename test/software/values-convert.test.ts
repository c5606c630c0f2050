/** cvt between all pairs of types, in all rounding modes. */
import { describe, test } from "node:test";
import { check } from "./model/check.ts";

const INTEGERS = ["u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"];
const FLOATS = ["f16", "bf16", "f32", "f64"];
const ROUNDINGS = ["rn", "rz", "rm", "rp"];
const INTEGRAL = ["rni", "rzi", "rmi", "rpi"];

function forms(list: readonly string[]): void {
  for (const text of list) test(text, () => check(text, { samples: 600 }));
}

describe("integer to integer", () => {
  forms(
    INTEGERS.flatMap((to) =>
      INTEGERS.flatMap((from) => [`cvt.${to}.${from} d, a`, `cvt.sat.${to}.${from} d, a`])
    ),
  );
});

describe("integer to float", () => {
  forms(
    FLOATS.flatMap((to) =>
      INTEGERS.flatMap((from) => ROUNDINGS.map((mode) => `cvt.${mode}.${to}.${from} d, a`))
    ),
  );
  forms([
    "cvt.rn.sat.f32.s32 d, a",
    "cvt.rz.sat.f32.u64 d, a",
    "cvt.rn.sat.f64.s32 d, a",
    "cvt.rn.sat.f16.s16 d, a",
  ]);
});

describe("float to integer", () => {
  forms(
    FLOATS.flatMap((from) =>
      INTEGERS.flatMap((to) => INTEGRAL.map((mode) => `cvt.${mode}.${to}.${from} d, a`))
    ),
  );
  forms([
    "cvt.rzi.ftz.s32.f32 d, a",
    "cvt.rpi.ftz.u32.f32 d, a",
    "cvt.rni.sat.u8.f32 d, a",
    "cvt.rmi.ftz.s64.f32 d, a",
  ]);
});

describe("float to float", () => {
  forms([
    "cvt.f64.f32 d, a",
    "cvt.f64.f16 d, a",
    "cvt.f64.bf16 d, a",
    "cvt.f32.f16 d, a",
    "cvt.f32.bf16 d, a",
  ]);
  forms([
    "cvt.sat.f32.f16 d, a",
    "cvt.ftz.f32.f16 d, a",
    "cvt.sat.f64.f32 d, a",
    "cvt.ftz.f64.f32 d, a",
    "cvt.ftz.sat.f32.f32 d, a",
  ]);
  forms(ROUNDINGS.flatMap((mode) => [
    ...["", ".ftz", ".sat", ".ftz.sat"].map((end) => `cvt.${mode}${end}.f32.f64 d, a`),
    `cvt.${mode}.f16.f64 d, a`,
    `cvt.${mode}.bf16.f64 d, a`,
    `cvt.${mode}.f16.f32 d, a`,
    `cvt.${mode}.ftz.f16.f32 d, a`,
    `cvt.${mode}.sat.f16.f32 d, a`,
    `cvt.${mode}.bf16.f32 d, a`,
    `cvt.${mode}.f16.bf16 d, a`,
    `cvt.${mode}.bf16.f16 d, a`,
  ]));
  forms(["f16", "bf16"].flatMap((to) =>
    ["rn", "rz"].flatMap((mode) => [
      `cvt.${mode}.relu.${to}.f32 d, a`,
      `cvt.${mode}.${to}x2.f32 d, a, b`,
      `cvt.${mode}.relu.${to}x2.f32 d, a, b`,
    ])
  ));
  forms(INTEGRAL.flatMap((mode) => [
    `cvt.${mode}.f32.f32 d, a`,
    `cvt.${mode}.ftz.f32.f32 d, a`,
    `cvt.${mode}.sat.f32.f32 d, a`,
    `cvt.${mode}.f64.f64 d, a`,
    `cvt.${mode}.f16.f16 d, a`,
    `cvt.${mode}.bf16.bf16 d, a`,
  ]));
  forms(["rna", "rn", "rz", "rn.relu"].map((mode) => `cvt.${mode}.tf32.f32 d, a`));
});

describe("cvt.pack", () => {
  forms(["u16", "s16"].map((to) => `cvt.pack.sat.${to}.s32 d, a, b`));
  forms(["u8", "s8", "u4", "s4", "u2", "s2"].map((to) => `cvt.pack.sat.${to}.s32.b32 d, a, b, c`));
});
