/**
 * Compares which instruction forms ptxas and the software device accept. Run by hand:
 *
 *     CUFFI_PTXAS=/path/to/ptxas bun test/software/ptxas.ts [--widths] [opcode …]
 *
 * With --widths, it compares which widths of registers both accept, in forms that both accept.
 *
 * ptxas is part of the CUDA toolkit and of the `triton` wheel (triton/backends/nvidia/bin/ptxas). Without
 * CUFFI_PTXAS, it is looked up on the PATH; if there is none, the script does nothing. A form is valid if ptxas
 * accepts it for one of TARGETS. Forms that only ptxas accepts are merely unsupported; forms that only the
 * software device accepts are errors, and make the script fail.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { loadModule } from "../../src/driver/software/compiler.ts";

const TARGETS = ["sm_90a", "sm_75", "sm_100a"];

/** The types and modifiers to combine for one opcode. */
interface Vocabulary {
  /** Each group contributes one of its modifiers, or none. */
  readonly groups: readonly (readonly string[])[];
  /** The numbers of type suffixes to try. */
  readonly typeCounts: readonly number[];
  /** Types to try; all of TYPES by default. */
  readonly types?: readonly string[];
  /** Operands, given the types: see operandText(). */
  operands(types: readonly string[], modifiers: readonly string[]): string[];
}

const ROUNDING = ["rn", "rz", "rm", "rp"];
const INTEGRAL = ["rni", "rzi", "rmi", "rpi", "rna", "rs"];
// deno-fmt-ignore
const TYPES = [
  "pred", "b8", "b16", "b32", "b64", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16", "f16x2", "bf16",
  "bf16x2", "f32", "f64", "tf32", "u16x2", "s16x2", "b128",
];
// deno-fmt-ignore
const COMPARISONS = ["eq", "ne", "lt", "le", "gt", "ge", "lo", "ls", "hi", "hs", "equ", "neu", "ltu", "leu", "gtu",
  "geu", "num", "nan"];
/** Modifiers that most instructions do not have. */
const FOREIGN = [
  "sat",
  "ftz",
  "cc",
  "wide",
  "hi",
  "lo",
  "approx",
  "full",
  "relu",
  "NaN",
  "rn",
  "global",
  "sync",
];
const SPACES = ["global", "shared", "shared::cta", "local", "const", "param"];

/** Returns a register of the size of a type. */
function register(type: string, index: number): string {
  if (type === "pred") return `%p${index}`;
  if (type === "f32") return `%f${index}`;
  if (type === "f64") return `%fd${index}`;
  if (type === "b128") return `%q${index}`;
  if (type.endsWith("64")) return `%rd${index}`;
  if (/^[bsu]?f?(8|16)$/.test(type) || type === "bf16" || type === "e4m3x2" || type === "e5m2x2") {
    return `%h${index}`;
  }
  return `%r${index}`;
}

const wider = (type: string): string => type.replace("32", "64").replace("16", "32");

/** All registers of the first type. */
const same = (count: number) => (types: readonly string[]): string[] =>
  Array.from({ length: count }, (_, i) => register(types[0] ?? "b32", i));
/** The result of the first type, sources of the last. */
const twoTypes = (count: number) => (types: readonly string[]): string[] =>
  Array.from({ length: count }, (_, i) => register((i === 0 ? types[0] : types.at(-1)) ?? "b32", i));
const fixed = (...operands: string[]) => (): string[] => operands;

/** multiplication: wide results. */
const product = (count: number) => (types: readonly string[], modifiers: readonly string[]): string[] => {
  const [type = "b32"] = types;
  const wide = modifiers.includes("wide") ? wider(type) : type;
  return Array.from({ length: count }, (_, i) => register(i === 0 || i === 3 ? wide : type, i));
};
/** Mixed precision: the last operand has the type of the result. */
const mixed = (count: number) => (types: readonly string[]): string[] =>
  Array.from(
    { length: count },
    (_, i) => register((i === 0 || i === count - 1 ? types[0] : types.at(-1)) ?? "b32", i),
  );

const FLOAT_GROUPS = [ROUNDING, ["ftz"], ["sat", "relu"], ["cc", "approx", "lo", "wide"]];
const SCOPES = ["cta", "gpu", "sys", "cluster"];
const ATOMICS = ["add", "min", "max", "inc", "dec", "and", "or", "xor", "exch", "cas"];

const VOCABULARY: Readonly<Record<string, Vocabulary>> = {
  add: { groups: [...FLOAT_GROUPS], typeCounts: [1, 2], operands: mixed(3) },
  sub: { groups: [...FLOAT_GROUPS], typeCounts: [1, 2], operands: mixed(3) },
  addc: { groups: [["cc"], FOREIGN], typeCounts: [1], operands: same(3) },
  subc: { groups: [["cc"], FOREIGN], typeCounts: [1], operands: same(3) },
  mul: {
    groups: [["lo", "hi", "wide"], ROUNDING, ["ftz"], ["sat", "relu", "cc"]],
    typeCounts: [1],
    operands: product(3),
  },
  mad: {
    groups: [["lo", "hi", "wide"], ROUNDING, ["ftz"], ["sat", "relu"], ["cc"]],
    typeCounts: [1],
    operands: product(4),
  },
  madc: { groups: [["lo", "hi", "wide"], ["cc"], FOREIGN], typeCounts: [1], operands: product(4) },
  fma: {
    groups: [ROUNDING, ["ftz"], ["sat", "relu"], ["oob"], ["lo"]],
    typeCounts: [1, 2],
    operands: mixed(4),
  },
  mul24: { groups: [["lo", "hi", "wide"], FOREIGN], typeCounts: [1], operands: same(3) },
  mad24: { groups: [["lo", "hi", "wide"], FOREIGN], typeCounts: [1], operands: same(4) },
  sad: { groups: [FOREIGN], typeCounts: [1], operands: same(4) },
  div: {
    groups: [ROUNDING, ["approx", "full"], ["ftz"], ["sat", "wide"]],
    typeCounts: [1],
    operands: same(3),
  },
  rem: { groups: [FOREIGN], typeCounts: [1], operands: same(3) },
  abs: { groups: [FOREIGN, ["ftz"]], typeCounts: [1], operands: same(2) },
  neg: { groups: [FOREIGN, ["ftz"]], typeCounts: [1], operands: same(2) },
  min: {
    groups: [["ftz"], ["NaN"], ["xorsign"], ["abs"], ["relu", "sat", "rn"]],
    typeCounts: [1],
    operands: same(3),
  },
  max: {
    groups: [["ftz"], ["NaN"], ["xorsign"], ["abs"], ["relu", "sat", "rn"]],
    typeCounts: [1],
    operands: same(3),
  },
  popc: { groups: [FOREIGN], typeCounts: [1], operands: (t) => ["%r0", register(t[0] ?? "b32", 1)] },
  clz: { groups: [FOREIGN], typeCounts: [1], operands: (t) => ["%r0", register(t[0] ?? "b32", 1)] },
  bfind: {
    groups: [["shiftamt"], FOREIGN],
    typeCounts: [1],
    operands: (t) => ["%r0", register(t[0] ?? "b32", 1)],
  },
  brev: { groups: [FOREIGN], typeCounts: [1], operands: same(2) },
  fns: { groups: [FOREIGN], typeCounts: [1], operands: same(4) },
  bfe: { groups: [FOREIGN], typeCounts: [1], operands: (t) => [...same(2)(t), "%r2", "%r3"] },
  bfi: { groups: [FOREIGN], typeCounts: [1], operands: (t) => [...same(3)(t), "%r3", "%r4"] },
  bmsk: { groups: [["clamp", "wrap"], FOREIGN], typeCounts: [1], operands: same(3) },
  szext: { groups: [["clamp", "wrap"], FOREIGN], typeCounts: [1], operands: same(3) },
  dp4a: { groups: [["lo", "hi", "sat"]], typeCounts: [1, 2], operands: fixed("%r0", "%r1", "%r2", "%r3") },
  dp2a: { groups: [["lo", "hi"], ["sat"]], typeCounts: [1, 2], operands: fixed("%r0", "%r1", "%r2", "%r3") },
  copysign: { groups: [FOREIGN], typeCounts: [1], operands: same(3) },
  rcp: { groups: [ROUNDING, ["approx"], ["ftz"], ["sat", "full"]], typeCounts: [1], operands: same(2) },
  sqrt: { groups: [ROUNDING, ["approx"], ["ftz"], ["sat", "full"]], typeCounts: [1], operands: same(2) },
  rsqrt: { groups: [["approx"], ["ftz"], FOREIGN], typeCounts: [1], operands: same(2) },
  sin: { groups: [["approx"], ["ftz"], FOREIGN], typeCounts: [1], operands: same(2) },
  cos: { groups: [["approx"], ["ftz"], FOREIGN], typeCounts: [1], operands: same(2) },
  lg2: { groups: [["approx"], ["ftz"], FOREIGN], typeCounts: [1], operands: same(2) },
  ex2: { groups: [["approx"], ["ftz"], FOREIGN], typeCounts: [1], operands: same(2) },
  tanh: { groups: [["approx"], ["ftz"], FOREIGN], typeCounts: [1], operands: same(2) },
  testp: {
    groups: [["finite", "infinite", "number", "notanumber", "normal", "subnormal"], FOREIGN],
    typeCounts: [1],
    operands: (t) => ["%p0", register(t[0] ?? "b32", 1)],
  },
  setp: {
    groups: [COMPARISONS, ["and", "or", "xor", "popc"], ["ftz", "sat"]],
    typeCounts: [1],
    operands: (t, m) => [
      "%p0",
      register(t[0] ?? "b32", 1),
      register(t[0] ?? "b32", 2),
      ...(m.some((x) => /^(and|or|xor|popc)$/.test(x)) ? ["%p3"] : []),
    ],
  },
  set: {
    groups: [COMPARISONS, ["and"], ["ftz", "sat"]],
    typeCounts: [2],
    operands: (t, m) => [...twoTypes(3)(t), ...(m.includes("and") ? ["%p3"] : [])],
  },
  selp: { groups: [FOREIGN], typeCounts: [1], operands: (t) => [...same(3)(t), "%p3"] },
  slct: {
    groups: [["ftz", "sat"]],
    typeCounts: [2],
    operands: (t) => [...same(3)(t), register(t[1] ?? "s32", 3)],
  },
  and: { groups: [FOREIGN], typeCounts: [1], operands: same(3) },
  or: { groups: [FOREIGN], typeCounts: [1], operands: same(3) },
  xor: { groups: [FOREIGN], typeCounts: [1], operands: same(3) },
  not: { groups: [FOREIGN], typeCounts: [1], operands: same(2) },
  cnot: { groups: [FOREIGN], typeCounts: [1], operands: same(2) },
  lop3: { groups: [FOREIGN], typeCounts: [1], operands: (t) => [...same(4)(t), "42"] },
  shl: { groups: [FOREIGN], typeCounts: [1], operands: (t) => [...same(2)(t), "%r2"] },
  shr: { groups: [FOREIGN], typeCounts: [1], operands: (t) => [...same(2)(t), "%r2"] },
  shf: {
    groups: [["l", "r", "lo"], ["clamp", "wrap", "hi"], ["sat"]],
    typeCounts: [1],
    operands: same(4),
  },
  prmt: {
    groups: [["f4e", "b4e", "rc8", "ecl", "ecr", "rc16", "rn"], ["sat"]],
    typeCounts: [1],
    operands: same(4),
  },
  cvt: {
    groups: [[...ROUNDING, ...INTEGRAL], ["ftz"], ["sat", "satfinite"], ["relu"]],
    typeCounts: [2],
    operands: (t) => [...twoTypes(2)(t), ...(/x2$/.test(t[0] ?? "") && t[1] === "f32" ? ["%f2"] : [])],
  },
  "cvt.pack": {
    groups: [["sat"], ["u2", "s2", "u4", "s4", "u8", "s8", "u16", "s16", "u32"], ["ftz"]],
    typeCounts: [1, 2],
    types: ["s32", "u32", "b32", "s64", "f32"],
    operands: (t, m) => ["%r0", "%r1", "%r2", ...(t.length === 2 && !m.includes("x") ? ["%r3"] : [])],
  },
  vabsdiff4: {
    groups: [["add", "sat", "min"]],
    typeCounts: [3],
    types: ["u32", "s32", "b32", "u64", "f32", "u16"],
    operands: fixed("%r0", "%r1", "%r2", "%r3"),
  },
  mov: {
    groups: [FOREIGN, ["v2", "v4"]],
    typeCounts: [1, 2],
    operands: (types, modifiers) => {
      const count = modifiers.includes("v4") ? 4 : modifiers.includes("v2") ? 2 : 1;
      if (count === 1) return twoTypes(2)(types);
      const names = Array.from({ length: count }, (_, i) => register(types[0] ?? "b32", i));
      return [`{${names}}`, `{${names.toReversed()}}`];
    },
  },
  cvta: {
    groups: [["to"], [...SPACES, "tex"], ["sat", "volatile"]],
    typeCounts: [1],
    operands: same(2),
  },
  isspacep: {
    groups: [[...SPACES, "shared::cluster", "tex"], ["to", "sat"]],
    typeCounts: [0, 1],
    operands: fixed("%p0", "%rd1"),
  },
  ld: {
    groups: [
      ["volatile", "weak", "relaxed", "acquire", "release", "mmio"],
      SCOPES,
      SPACES,
      [
        "ca",
        "cg",
        "cs",
        "lu",
        "cv",
        "wb",
        "wt",
        "nc",
        "L1::no_allocate",
        "L1::evict_last",
        "L2::128B",
        "unified",
      ],
    ],
    typeCounts: [1],
    operands: (t) => [register(t[0] ?? "b32", 0), "[%rd1]"],
  },
  "ld.v": {
    groups: [SPACES, ["v2", "v4", "v8", "v3"], ["volatile", "relaxed"]],
    typeCounts: [1],
    operands: (t, m) => {
      const count = m.includes("v8")
        ? 8
        : m.includes("v4")
        ? 4
        : m.includes("v3")
        ? 3
        : m.includes("v2")
        ? 2
        : 1;
      const registers = Array.from({ length: count }, (_, i) => register(t[0] ?? "b32", i));
      return [count === 1 ? registers[0]! : `{${registers.join(", ")}}`, "[%rd1]"];
    },
  },
  st: {
    groups: [
      ["volatile", "weak", "relaxed", "acquire", "release", "mmio"],
      SCOPES,
      SPACES,
      ["ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc", "L1::no_allocate", "L1::evict_last", "L2::128B"],
    ],
    typeCounts: [1],
    operands: (t) => ["[%rd1]", register(t[0] ?? "b32", 0)],
  },
  ldu: {
    groups: [SPACES, FOREIGN],
    typeCounts: [1],
    operands: (t) => [register(t[0] ?? "b32", 0), "[%rd1]"],
  },
  atom: {
    groups: [ATOMICS, ["global", "shared", "local"], ["relaxed", "acquire", "acq_rel", "volatile"], ["gpu"], [
      "noftz",
    ]],
    typeCounts: [1],
    operands: (t, m) => [
      register(t[0] ?? "b32", 0),
      "[%rd1]",
      register(t[0] ?? "b32", 2),
      ...(m.includes("cas") ? [register(t[0] ?? "b32", 3)] : []),
    ],
  },
  red: {
    groups: [ATOMICS, ["global", "shared", "local"], ["relaxed", "release", "acquire"], ["gpu"], ["noftz"]],
    typeCounts: [1],
    operands: (t) => ["[%rd1]", register(t[0] ?? "b32", 2)],
  },
  shfl: {
    groups: [["sync"], ["up", "down", "bfly", "idx"], FOREIGN],
    typeCounts: [1],
    operands: (t) => [...same(2)(t), "%r2", "%r3", "%r4"],
  },
  vote: {
    groups: [["sync"], ["all", "any", "uni", "ballot"], ["sat"]],
    typeCounts: [1],
    operands: (t) => [register(t[0] ?? "b32", 0), "%p1", "%r2"],
  },
  match: {
    groups: [["sync"], ["all", "any"], ["sat"]],
    typeCounts: [1],
    operands: (t) => ["%r0", register(t[0] ?? "b32", 1), "%r2"],
  },
  redux: {
    groups: [["sync"], ["add", "min", "max", "and", "or", "xor"], ["abs", "NaN", "sat"]],
    typeCounts: [1],
    operands: (t) => [register(t[0] ?? "b32", 0), register(t[0] ?? "b32", 1), "%r2"],
  },
  bar: {
    groups: [["sync", "arrive", "red", "warp", "cta"], ["popc", "and", "or", "sync"], ["aligned"]],
    typeCounts: [0, 1],
    types: ["pred", "u32", "b32", "s32"],
    operands: (t, m) => [
      ...(m.includes("red") ? [t[0] === "pred" ? "%p0" : "%r0"] : []),
      m.includes("warp") ? "-1" : "1",
      ...(m.includes("arrive") ? ["64"] : []),
      ...(m.includes("red") ? ["%p1"] : []),
    ],
  },
  fence: {
    groups: [["sc", "acq_rel", "acquire", "relaxed"], SCOPES, ["sat", "proxy", "gl"]],
    typeCounts: [0],
    operands: fixed(),
  },
  "fence.proxy": {
    groups: [["proxy", "mbarrier_init"], ["alias", "async", "release"], [
      "global",
      "shared::cta",
      "cluster",
      "cta",
    ]],
    typeCounts: [0],
    operands: fixed(),
  },
  mbarrier: {
    groups: [
      // deno-fmt-ignore
      ["init", "inval", "arrive", "arrive_drop", "expect_tx", "complete_tx", "pending_count", "test_wait", "try_wait"],
      ["expect_tx", "noComplete", "parity"],
      ["relaxed", "acquire", "release"],
      ["cta", "cluster", "gpu"],
      ["shared", "shared::cta", "shared::cluster", "global"],
    ],
    typeCounts: [0, 1],
    types: ["b64", "b32", "u64"],
    operands: (_, m) => {
      switch (m[0]) {
        case "inval":
          return ["[%rd1]"];
        case "pending_count":
          return ["%r0", "%rd1"];
        case "arrive":
        case "arrive_drop":
          return [
            m.includes("shared::cluster") ? "_" : "%rd0",
            "[%rd1]",
            ...(m.includes("expect_tx") || m.includes("noComplete") ? ["%r2"] : []),
          ];
        case "test_wait":
        case "try_wait":
          return ["%p0", "[%rd1]", m.includes("parity") ? "%r2" : "%rd2"];
        default:
          return ["[%rd1]", "%r2"];
      }
    },
  },
  membar: { groups: [["cta", "gl", "sys", "gpu"], ["sat", "proxy"]], typeCounts: [0], operands: fixed() },
  nanosleep: { groups: [FOREIGN], typeCounts: [0, 1], operands: fixed("%r0") },
  bra: { groups: [["uni", "sync", "sat"]], typeCounts: [0, 1], operands: fixed("END") },
  ret: { groups: [["uni", "sync", "sat"]], typeCounts: [0, 1], operands: fixed() },
  exit: { groups: [["uni", "sat"]], typeCounts: [0, 1], operands: fixed() },
  trap: { groups: [["uni", "sat"]], typeCounts: [0, 1], operands: fixed() },
  activemask: { groups: [["sync", "sat"]], typeCounts: [0, 1], operands: fixed("%r0") },
  createpolicy: {
    groups: [["fractional", "range", "cvt"], ["global", "L2"], [
      "L2::evict_last",
      "L2::evict_first",
      "L2::evict_normal",
    ], ["L2::evict_unchanged"]],
    typeCounts: [0, 1],
    types: ["b64", "u64", "b32"],
    operands: (_, m) =>
      m.includes("range") ? ["%rd0", "[%rd1]", "%r2", "%r3"] : ["%rd0", m.includes("cvt") ? "%rd1" : "%f1"],
  },
  prefetch: {
    groups: [["global", "local", "shared"], ["L1", "L2", "L2::evict_last"], ["sat"]],
    typeCounts: [0],
    operands: fixed("[%rd1]"),
  },
};

/** Returns all choices of one modifier, or none, from each group. */
function combinations(groups: readonly (readonly string[])[]): string[][] {
  return groups.reduce<string[][]>(
    (all, group) => all.flatMap((chosen) => [chosen, ...group.map((modifier) => [...chosen, modifier])]),
    [[]],
  );
}

function typeLists(count: number, types: readonly string[]): string[][] {
  if (count === 0) return [[]];
  return typeLists(count - 1, types).flatMap((rest) => types.map((type) => [type, ...rest]));
}

const EXTRA_TYPES: Readonly<Record<string, readonly string[]>> = { cvt: [...TYPES, "e4m3x2", "e5m2x2"] };

/** Returns the lines to compare for an opcode. */
function linesOf(key: string): string[] {
  const { groups, typeCounts, types = EXTRA_TYPES[key] ?? TYPES, operands } = VOCABULARY[key]!;
  const opcode = key === "ld.v" ? "ld" : key === "fence.proxy" ? "fence" : key;
  const lines = combinations(groups).filter((list) => !isRepeated(list)).flatMap((modifiers) =>
    typeCounts.flatMap((count) => typeLists(count, types)).map((list) => {
      const suffixes = [...modifiers, ...list].map((suffix) => `.${suffix}`).join("");
      return `${opcode}${suffixes} ${operands(list, modifiers).join(", ")};`.replace(" ;", ";");
    })
  );
  return [...new Set(lines)];
}

/**
 * Returns lines with one register of another width. Addresses are left alone: ptxas accepts 32-bit registers there
 * for some state spaces.
 */
function otherWidths(line: string): string[] {
  return [...line.matchAll(/%(h|r|rd|f|fd)\d(?![^[]*\])/g)].flatMap(({ 0: register, 1: kind, index }) =>
    Object.keys(SIZES).filter((other) => SIZES[other] !== SIZES[kind!]).map((other) =>
      `${line.slice(0, index)}%${other}5${line.slice(index + register.length)}`
    )
  );
}

const SIZES: Readonly<Record<string, number>> = { h: 16, r: 32, f: 32, rd: 64, fd: 64 };

/**
 * Lines that are not compared: for `.f32.f64`, ptxas accepts 64-bit results with `.rn` or without `.ftz` only;
 * `isspacep` has no type that a float could have; the software device skips `createpolicy`.
 */
const INCONSISTENT = /^cvt\.r[zmp]\.ftz\.(sat\.)?f32\.f64 %rd5|^isspacep.* %f5|^createpolicy/;

const isRepeated = (modifiers: readonly string[]): boolean => new Set(modifiers).size < modifiers.length;

const DECLARATIONS =
  ".reg .pred %p<9>; .reg .b16 %h<9>; .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>; " +
  ".reg .f64 %fd<9>;";

/** Returns the lines that ptxas accepts. A syntax error ends ptxas, so retries without the invalid lines. */
function accepted(ptxas: string, target: string, lines: readonly string[], folder: string): Set<string> {
  const result = new Set<string>();
  const file = join(folder, "lines.ptx");
  for (let start = 0; start < lines.length; start += 2000) {
    let batch = lines.slice(start, start + 2000);
    for (;;) {
      const head = [
        ".version 8.8",
        `.target ${target}`,
        ".address_size 64",
        `.visible .entry k() { ${DECLARATIONS} .reg .b128 %q<9>;`,
      ];
      // sm_75 has no 128-bit registers.
      if (target === "sm_75") head[3] = head[3]!.replace(".b128", ".b64");
      writeFileSync(file, [...head, ...batch, "END: ret;", "}"].join("\n"));
      const { stderr, stdout } = spawnSync(ptxas, [`-arch=${target}`, "-O0", file, "-o", "/dev/null"], {
        encoding: "utf8",
      });
      const bad = new Set<number>();
      // Only a 64-bit address space is supported.
      const problems = /line (\d+); (?:error|fatal)|32-bit address on line '(\d+)'/g;
      for (const [, error, narrow] of (stdout + stderr).matchAll(problems)) {
        bad.add(Number(error ?? narrow) - 1 - head.length);
      }
      if (bad.size === 0 && /error|fatal/.test(stderr + stdout)) {
        throw new Error(`ptxas: ${stderr || stdout}`);
      }
      const good = batch.filter((_, i) => !bad.has(i));
      if (bad.size === 0) {
        for (const line of good) result.add(line);
        break;
      }
      if (good.length === batch.length) throw new Error(`ptxas: ${stderr || stdout}`);
      batch = good;
    }
  }
  return result;
}

/** Returns the reason why the software device rejects a line; undefined if it accepts it. */
function rejection(line: string): string | undefined {
  const text = `.version 8.7\n.target sm_90\n.address_size 64\n.visible .entry k() { ${DECLARATIONS} ` +
    `${line.includes("%q") ? ".reg .b128 %q<9>; " : ""}\n${line}\nEND: ret;\n}`;
  try {
    loadModule(text).compile("k", {
      blockDim: [32, 1, 1],
      fma: "exact",
      lanes: 1,
      memcheck: false,
      addresses: new Map(),
    });
    return undefined;
  } catch (error) {
    return error instanceof Error
      ? `${error.name} ${(error as { log?: string }).log ?? error.message}`
      : String(error);
  }
}

function findPtxas(): string | undefined {
  const path = process.env.CUFFI_PTXAS ?? "ptxas";
  return spawnSync(path, ["--version"]).status === 0 ? path : undefined;
}

function main(): void {
  const ptxas = findPtxas();
  if (ptxas === undefined) {
    console.log("skipped: set CUFFI_PTXAS to the path of ptxas");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "cuffi-ptxas-"));
  const verbose = process.env.CUFFI_PTXAS_VERBOSE !== undefined;
  const widths = process.argv.includes("--widths");
  const keys = process.argv.slice(2).filter((argument) => argument !== "--widths");
  const total = { lines: 0, valid: 0, invalid: 0, unsupported: 0, internal: 0 };
  for (const key of keys.length > 0 ? keys : Object.keys(VOCABULARY)) {
    const validOf = (lines: readonly string[]): Set<string> =>
      new Set(TARGETS.flatMap((target) => [...accepted(ptxas, target, lines, folder)]));
    let lines = linesOf(key);
    let valid = validOf(lines);
    if (widths) {
      lines = [...new Set([...valid].filter((line) => rejection(line) === undefined).flatMap(otherWidths))]
        .filter((line) => !INCONSISTENT.test(line));
      valid = validOf(lines);
    }
    const wrong: string[] = [];
    const missing: string[] = [];
    for (const line of lines) {
      const reason = rejection(line);
      if (reason !== undefined && !reason.startsWith("CompileError")) total.internal++;
      if (reason === undefined && !valid.has(line)) wrong.push(line);
      if (reason !== undefined && valid.has(line)) missing.push(`${line} ${verbose ? reason : ""}`);
    }
    total.lines += lines.length;
    total.valid += valid.size;
    total.invalid += wrong.length;
    total.unsupported += missing.length;
    console.log(
      `${key}: ${lines.length} lines, ${valid.size} valid; accepted though invalid: ${wrong.length}, ` +
        `unsupported: ${missing.length}`,
    );
    for (const line of verbose ? wrong : wrong.slice(0, 3)) console.log(`    invalid      ${line}`);
    for (const line of verbose ? missing : missing.slice(0, 3)) console.log(`    unsupported  ${line}`);
  }
  rmSync(folder, { recursive: true });
  console.log(total);
  if (total.invalid > 0) process.exitCode = 1;
}

main();
