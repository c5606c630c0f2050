/** Integer instructions compared with the model of the ISA, in one and four lanes. */
import { describe, test } from "node:test";
import { check, checkCarry } from "./model/check.ts";

const ALL = ["u16", "s16", "u32", "s32", "u64", "s64"];

function forms(list: readonly string[]): void {
  for (const text of list) test(text, () => check(text));
}

describe("integer arithmetic", () => {
  forms(ALL.flatMap((type) => [
    `add.${type} d, a, b`,
    `sub.${type} d, a, b`,
    `mul.lo.${type} d, a, b`,
    `mul.hi.${type} d, a, b`,
    `mad.lo.${type} d, a, b, c`,
    `mad.hi.${type} d, a, b, c`,
    `div.${type} d, a, b`,
    `rem.${type} d, a, b`,
    `min.${type} d, a, b`,
    `max.${type} d, a, b`,
    `sad.${type} d, a, b, c`,
  ]));
  forms(["s16", "s32", "s64"].flatMap((type) => [`abs.${type} d, a`, `neg.${type} d, a`]));
  forms(
    ["u16", "s16", "u32", "s32"].flatMap((
      type,
    ) => [`mul.wide.${type} d, a, b`, `mad.wide.${type} d, a, b, c`]),
  );
  forms(["u32", "s32"].flatMap((type) => [
    `mul24.lo.${type} d, a, b`,
    `mul24.hi.${type} d, a, b`,
    `mad24.lo.${type} d, a, b, c`,
    `mad24.hi.${type} d, a, b, c`,
  ]));
  forms([
    "add.sat.s32 d, a, b",
    "sub.sat.s32 d, a, b",
    "mad.hi.sat.s32 d, a, b, c",
    "mad24.hi.sat.s32 d, a, b, c",
    "min.relu.s32 d, a, b",
    "max.relu.s32 d, a, b",
    "add.s32 d, a, -5",
    "sub.u64 d, a, 7",
    "mul.lo.s32 d, a, a",
    "mul.hi.u32 d, a, 0xaaaaaaab",
  ]);
  forms(
    ["div", "rem"].flatMap((name) =>
      ["u32", "s32", "u64", "s64", "s16"].flatMap((type) =>
        [0, -1, 1, 3, 10, -7].map((n) => `${name}.${type} d, a, ${n}`)
      )
    ),
  );
});

describe("carry chains", () => {
  for (const type of ["u32", "s32", "u64", "s64"]) {
    for (const name of ["add.cc", "addc.cc", "addc", "sub.cc", "subc.cc", "subc"]) {
      test(`${name}.${type}`, () => checkCarry(`${name}.${type} d, a, b`));
    }
    for (const name of ["mad.lo.cc", "mad.hi.cc", "madc.lo.cc", "madc.hi.cc", "madc.lo", "madc.hi"]) {
      test(`${name}.${type}`, () => checkCarry(`${name}.${type} d, a, b, c`));
    }
  }
});

describe("logic and shifts", () => {
  forms(["pred", "b16", "b32", "b64"].flatMap((type) => [
    ...["and", "or", "xor"].map((name) => `${name}.${type} d, a, b`),
    `not.${type} d, a`,
  ]));
  forms(["b16", "b32", "b64"].flatMap((type) => [
    `cnot.${type} d, a`,
    `shl.${type} d, a, b`,
    ...[0, 1, 15, 16, 31, 32, 63, 64, 255].map((n) => `shl.${type} d, a, ${n}`),
  ]));
  forms(["u16", "s16", "u32", "s32", "u64", "s64", "b32"].flatMap((type) => [
    `shr.${type} d, a, b`,
    ...[0, 1, 15, 16, 31, 32, 63, 64, 255].map((n) => `shr.${type} d, a, ${n}`),
  ]));
  forms(["l", "r"].flatMap((side) =>
    ["wrap", "clamp"].flatMap((kind) => [
      `shf.${side}.${kind}.b32 d, a, b, c`,
      `shf.${side}.${kind}.b32 d, a, a, c`,
      ...[0, 1, 16, 31, 32, 33, 255].map((n) => `shf.${side}.${kind}.b32 d, a, b, ${n}`),
    ])
  ));
  test("lop3 with all truth tables", () => {
    for (let table = 0; table < 256; table++) check(`lop3.b32 d, a, b, c, ${table}`, { samples: 40 });
  });
  forms([
    "lop3.or.b32 d|p, a, b, c, 0x80, q",
    "lop3.and.b32 d|p, a, b, c, 0x01, q",
    "lop3.b32 d, a, b, c, 0xe8",
  ]);
});

describe("bit fields and permutations", () => {
  forms(["u32", "s32", "u64", "s64"].flatMap((type) => [
    `bfe.${type} d, a, b, c`,
    `bfind.${type} d, a`,
    `bfind.shiftamt.${type} d, a`,
  ]));
  forms(
    ["b32", "b64"].flatMap((
      type,
    ) => [`bfi.${type} d, a, b, c, e`, `brev.${type} d, a`, `clz.${type} d, a`, `popc.${type} d, a`]),
  );
  const FIELDS = [[0, 8], [8, 8], [24, 8], [31, 1], [0, 32], [0, 0], [5, 40], [16, 16], [32, 3], [40, 0], [
    255,
    255,
  ], [28, 12]];
  forms(FIELDS.flatMap(([position, length]) => [
    `bfe.u32 d, a, ${position}, ${length}`,
    `bfe.s32 d, a, ${position}, ${length}`,
    `bfi.b32 d, a, b, ${position}, ${length}`,
  ]));
  forms([
    "prmt.b32 d, a, b, c",
    ...["f4e", "b4e", "rc8", "ecl", "ecr", "rc16"].map((mode) => `prmt.b32.${mode} d, a, b, c`),
  ]);
  forms(
    [0x3210, 0x7610, 0x5410, 0x0123, 0x7632, 0x4440, 0x7773, 0x8888, 0xfedc, 0x9a21, 0x4321, 0x0000, 0xf0e4]
      .map((selector) => `prmt.b32 d, a, b, ${selector}`),
  );
  forms(
    [0, 1, 2, 3].flatMap((c) =>
      ["f4e", "b4e", "ecl", "rc16"].map((mode) => `prmt.b32.${mode} d, a, b, ${c}`)
    ),
  );
  test("fns", () => {
    check("fns.b32 d, a, b, c");
    check("fns.b32 d, a, b, c", { types: { b: "u8", c: "s8" } });
    for (const offset of [-33, -32, -3, -1, 0, 1, 2, 5, 32]) {
      for (const base of [0, 1, 17, 31]) check(`fns.b32 d, a, ${base}, ${offset}`);
    }
  });
  for (const kind of ["clamp", "wrap"]) {
    for (const narrow of ["b32", "u8"]) {
      test(`bmsk.${kind} of ${narrow}`, () =>
        check(`bmsk.${kind}.b32 d, a, b`, { types: { a: narrow, b: narrow } }));
      for (const type of ["u32", "s32"]) {
        test(`szext.${kind}.${type} of ${narrow}`, () =>
          check(`szext.${kind}.${type} d, a, b`, { types: { b: narrow } }));
      }
    }
  }
});

describe("packed integers", () => {
  const SIGNS = ["u32", "s32"];
  forms(SIGNS.flatMap((a) =>
    SIGNS.flatMap((b) => [
      `dp4a.${a}.${b} d, a, b, c`,
      `dp2a.lo.${a}.${b} d, a, b, c`,
      `dp2a.hi.${a}.${b} d, a, b, c`,
    ])
  ));
  forms(["u16x2", "s16x2"].flatMap((type) => ["add", "min", "max"].map((name) => `${name}.${type} d, a, b`)));
  forms(["vabsdiff4.u32.u32.u32.add d, a, b, c", "vabsdiff4.u32.u32.u32 d, a, b, c"]);
  forms(["min.relu.s16x2 d, a, b", "max.relu.s16x2 d, a, b"]);
});
