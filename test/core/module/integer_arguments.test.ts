/** The ranges of integer arguments: those of the C++ types, from the source or a mangled name, or of the PTX. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type Device, type DeviceArray, type KernelArgument, scalar } from "../../../mod.ts";
import { mangledScalars } from "../../../src/core/module/mangled_name.ts";
import { openTestDevice } from "../../support/device.ts";

/** C++ type, its letter in mangled names, its size in bits and whether it has a sign. */
const TYPES: readonly [type: string, letter: string, bits: number, signed: boolean][] = [
  ["char", "c", 8, true],
  ["signed char", "a", 8, true],
  ["unsigned char", "h", 8, false],
  ["short", "s", 16, true],
  ["unsigned short", "t", 16, false],
  ["int", "i", 32, true],
  ["unsigned", "j", 32, false],
  ["long", "l", 64, true],
  ["unsigned long", "m", 64, false],
  ["long long", "x", 64, true],
  ["unsigned long long", "y", 64, false],
];

/** A kernel that stores the bits of its second parameter. */
function storeBits(name: string, bits: number): string {
  const load = bits === 8
    ? "ld.param.u8 %h0, [b]; cvt.u64.u16 %d1, %h0;"
    : bits === 16
    ? "ld.param.u16 %h0, [b]; cvt.u64.u16 %d1, %h0;"
    : bits === 32
    ? "ld.param.u32 %r0, [b]; cvt.u64.u32 %d1, %r0;"
    : "ld.param.u64 %d1, [b];";
  return `.visible .entry ${name}(.param .u64 a, .param .u${bits} b) {
    .reg .u64 %d<2>; .reg .u32 %r<1>; .reg .u16 %h<1>;
    ld.param.u64 %d0, [a]; ${load}
    st.global.u64 [%d0], %d1; ret;
  }`;
}

const PTX = `.version 8.0
.target sm_75
.address_size 64
${[8, 16, 32, 64].map((bits) => storeBits(`plain${bits}`, bits)).join("\n")}
${
  TYPES.flatMap(([, letter, bits], index) => [
    storeBits(`source${index}`, bits),
    storeBits(`_Z5storePy${letter}`, bits),
  ]).join("\n")
}
${storeBits("_Z5storePyb", 8)}
${storeBits("flag", 8)}`;

const SOURCE = [
  ...TYPES.map(([type], index) =>
    `extern "C" __global__ void source${index}(unsigned long long* out, ${type} n);`
  ),
  `extern "C" __global__ void flag(unsigned long long* out, const bool flag);`,
].join("\n");

describe("integer arguments", () => {
  let device: Device;
  let out: DeviceArray<"u64">;
  before(async () => {
    device = await openTestDevice();
    out = device.zeros([1], "u64");
  });
  after(() => {
    out.dispose();
    device.dispose();
  });

  /** Launches every kernel with values at and beyond the ends of its range. */
  function checkRange(name: string, bits: number, low: bigint, high: bigint, source?: string): void {
    using module = device.loadModule(PTX, { source });
    const kernel = module.kernel(name);
    const bound = kernel.bind({ grid: 1, block: 1 }, out, 0);
    const store = (value: KernelArgument): bigint => {
      kernel.launch({ grid: 1, block: 1 }, out, value);
      return out.toHost()[0]!;
    };
    const used = device.memoryInUse();
    for (const value of [low, high, low / 2n, high / 2n, 0n, 1n]) {
      assert.equal(store(value), BigInt.asUintN(bits, value), `${name} ${value}`);
      if (bits < 64) assert.equal(store(Number(value)), BigInt.asUintN(bits, value));
    }
    for (const value of [low - 1n, high + 1n, 2n ** 64n, -(2n ** 63n) - 1n]) {
      for (const wrong of bits < 64 ? [value, Number(value)] : [value]) {
        const message = {
          name: "TypeError",
          message: /, argument 1 .*: expected an? (integer|boolean|array)/,
        };
        assert.throws(() => store(wrong), message, `${name} ${wrong}`);
        assert.throws(() => bound.setArgument(1, wrong), message);
      }
    }
    assert.equal(store(high), BigInt.asUintN(bits, high), "the next launch works");
    assert.equal(device.memoryInUse(), used);
  }

  test("must be within the range of the C++ type in the source", () => {
    for (const [index, [, , bits, signed]] of TYPES.entries()) {
      const count = 2n ** BigInt(bits);
      if (signed) checkRange(`source${index}`, bits, -count / 2n, count / 2n - 1n, SOURCE);
      else checkRange(`source${index}`, bits, 0n, count - 1n, SOURCE);
    }
    checkRange("flag", 8, 0n, 1n, SOURCE);
  });

  test("must be within the range of the C++ type in a mangled name", () => {
    for (const [, letter, bits, signed] of TYPES) {
      const count = 2n ** BigInt(bits);
      if (signed) checkRange(`_Z5storePy${letter}`, bits, -count / 2n, count / 2n - 1n);
      else checkRange(`_Z5storePy${letter}`, bits, 0n, count - 1n);
    }
    checkRange("_Z5storePyb", 8, 0n, 1n);
  });

  test("are any value of the size if only the PTX is known", () => {
    for (const bits of [8, 16, 32, 64]) {
      checkRange(`plain${bits}`, bits, -(2n ** BigInt(bits - 1)), 2n ** BigInt(bits) - 1n);
    }
  });

  test("must be within the range of a type that the program names", () => {
    const source = `typedef unsigned int32_t; using size = int32_t;
      extern "C" __global__ void plain32(unsigned long long* out, size n);`;
    checkRange("plain32", 32, 0n, 2n ** 32n - 1n, source);
  });

  test("beyond the range of a type that the program defines in several ways are judged by their size", () => {
    const source = `
#ifdef SIGNED
typedef int int32_t;
#else
typedef unsigned int32_t;
#endif
extern "C" __global__ void plain32(unsigned long long* out, int32_t n);`;
    checkRange("plain32", 32, -(2n ** 31n), 2n ** 32n - 1n, source);
  });

  test("name the C++ type in their errors", () => {
    using module = device.loadModule(PTX, { source: SOURCE });
    const launch = (name: string, value: KernelArgument) =>
      module.kernel(name).launch({ grid: 1, block: 1 }, out, value);
    assert.throws(
      () => launch("source5", 2 ** 31),
      /source5, argument 1 \(int n\): expected an integer within the range of int, got 2147483648$/,
    );
    assert.throws(
      () => launch("source6", -1),
      /argument 1 \(unsigned n\): expected an integer within the range of unsigned, got -1$/,
    );
    assert.throws(
      () => launch("source7", 2n ** 63n),
      /\(long n\): expected an integer within the range of long, got 9223372036854775808n$/,
    );
    for (const wrong of [null, out, device.allocate(16)]) {
      assert.throws(() => launch("source7", wrong), /\(long n\): expected an integer, got /);
      if (wrong !== out) wrong?.[Symbol.dispose]();
    }
    assert.throws(
      () => launch("source7", 2 ** 60),
      /\(long n\): expected an integer below 2 \*\* 53, or a bigint, got \d+; pass 1152921504606846976n$/,
    );
    launch("source7", 2n ** 60n);
    assert.throws(() => launch("flag", 2), /\(const bool flag\): expected a boolean, 0 or 1, got 2$/);
    assert.throws(
      () => launch("_Z5storePyj", -1),
      /expected an integer within the range of unsigned int, got -1$/,
    );
    launch("flag", true);
    assert.equal(out.toHost()[0], 1n);
  });

  test("with an explicit type must be within its range", () => {
    // As of a cubin without PTX, whose parameters have no types.
    using module = device.loadModule(PTX);
    const { parameters } = module.kernel("plain32");
    assert.equal(parameters[1]!.scalar, null);
    assert.equal(scalar("u32", 2 ** 32 - 1).value, 2 ** 32 - 1);
    for (
      const [type, value] of [
        ["u32", -1],
        ["s32", 2 ** 31],
        ["u8", 256],
        ["s8", 128],
        ["u16", -1],
        ["s64", 2n ** 63n],
        ["u64", -1],
        ["b32", 2 ** 32],
        ["s32", 0.5],
      ] as const
    ) {
      assert.throws(
        () => scalar(type, value),
        new RegExp(`^TypeError: value: expected an integer within the range of ${type}, got ${value}n?$`),
      );
    }
    assert.throws(
      () => scalar("f99" as "f32", 1),
      /^TypeError: type: expected one of "u8", "u16", .*"s8", .*"i8", .*"b8", .*"f32", "f64", got "f99"$/,
    );
  });

  test("with an explicit type accept the names of dtypes", () => {
    for (const bits of [8, 16, 32, 64] as const) {
      assert.deepEqual(scalar(`i${bits}`, -3), scalar(`s${bits}`, -3));
    }
    assert.equal(`${scalar("i32", 3)}`, 'scalar("s32", 3)');
    assert.throws(
      () => scalar("i8", 128),
      /^TypeError: value: expected an integer within the range of i8, got 128$/,
    );
  });
});

describe("mangled names", () => {
  test("give the scalar types of parameters, as GCC mangles them", () => {
    // Names from GCC 14, declarations from c++filt.
    const names: readonly [name: string, declaration: string, types: string[] | undefined][] = [
      ["_Z4nonev", "none()", []],
      ["_Z3arrPA4_ij", "arr(int (*) [4], unsigned int)", ["", "unsigned int"]],
      ["_Z5scaleIjEvPT_S0_i", "void scale<unsigned int>(unsigned int*, unsigned int, int)", ["", "", "int"]],
      ["_Z4flagILb1EEviRN2ns1VIiLi3EEE", "void flag<true>(int, ns::V<int, 3>&)", ["int", ""]],
      ["_ZL8internalPiPKPKiPS_j", "internal(int*, int const* const*, int**, unsigned int)", [
        "",
        "",
        "",
        "unsigned int",
      ]],
      ["_ZN2ns12_GLOBAL__N_14anonENS_1PEi", "ns::(anonymous namespace)::anon(ns::P, int)", ["", "int"]],
      [
        "_ZN2ns5threeIhEEvNS_1VIT_Li2EEES2_m",
        "void ns::three<unsigned char>(ns::V<unsigned char, 2>, unsigned char, unsigned long)",
        ["", "", "unsigned long"],
      ],
      [
        "_ZN2ns6nestedEPfNS_1PEPKS1_NS_1EEjNS_1VIfLi4EEEPS6_NS5_IfLin4EEEs",
        "ns::nested(float*, ns::P, ns::P const*, ns::E, unsigned int, ns::V<float, 4>, ns::V<float, 4>*, " +
        "ns::V<float, -4>, short)",
        ["", "", "", "", "unsigned int", "", "", "", "short"],
      ],
      ["_Z4packIJicEEviDpT_", "void pack<int, char>(int, int, char)", undefined],
      ["_Z2fpPFviEi", "fp(void (*)(int), int)", undefined],
      ["saxpy", "saxpy", undefined],
      ["_Z5", "", undefined],
      ["_Z1kN", "", undefined],
      ["_Z1kIi", "", undefined],
    ];
    for (const [name, declaration, types] of names) {
      assert.deepEqual(mangledScalars(name), types, declaration || name);
    }
  });
});
