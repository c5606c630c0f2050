/**
 * Changes single instructions of valid PTX: `bun test/fuzz/ptx.ts [count] [seed]`.
 *
 * Each text must compile to valid WebAssembly, or give an error with a line, in reasonable time.
 * test/software/fuzz.test.ts damages whole texts instead.
 */
import assert from "node:assert/strict";
import process from "node:process";
import { CompileError } from "../../src/base/errors.ts";
import { FUNCTION_TABLE } from "../../src/driver/software/analysis/function_pointers.ts";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { FAMILIES } from "../conformance/suite.ts";
import { Random } from "../support/random.ts";

/** A case that takes longer counts as a hang. */
const MAX_MILLISECONDS = 5000;

export interface PtxFigures {
  readonly cases: number;
  /** Texts that compiled. */
  readonly accepted: number;
  readonly slowest: number;
}

// deno-fmt-ignore
const SUFFIXES = [
  "pred", "b8", "b16", "b32", "b64", "b128", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16", "f16x2",
  "bf16", "bf16x2", "f32", "f64", "tf32", "u16x2", "s16x2", "e4m3x2", "rn", "rz", "rni", "rzi", "ftz", "sat", "relu",
  "satfinite", "cc", "lo", "hi", "wide", "approx", "full", "NaN", "xorsign", "abs", "v2", "v4", "v8", "global", "shared",
  "local", "const", "param", "volatile", "relaxed", "acquire", "gpu", "cta", "nc", "ca", "eq", "lt", "gtu", "and", "or",
  "xor", "popc", "red", "sync", "arrive", "aligned", "warp", "up", "idx", "all", "ballot", "add", "cas", "exch", "inc",
  "uni", "to", "clamp", "wrap", "async", "cg", "L1::no_allocate", "L2::cache_hint", "idx", "level", "2d", "x", "0",
];
// deno-fmt-ignore
const OPERANDS = [
  "%r1", "%r2", "%rd1", "%rd2", "%f1", "%f2", "%fd1", "%fd2", "%rs1", "%p1", "%p2", "!%p1", "!%r1", "_", "%undeclared",
  "0", "-1", "1", "31", "255", "65536", "4294967295", "18446744073709551615", "0f3F800000", "0d3FF0000000000000", "1.5",
  "%tid.x", "%laneid", "%clock64", "%lanemask_lt", "WARP_SZ", "%envreg3", "fuzz_shared", "fuzz_local", "fuzz_global",
  "fuzz_global+4", "%r1+4", "%rd1-8", "%f1+1", "%p1+1", "[%rd1]", "[%rd1+8]", "[%rd1+-70000]", "[%r1]", "[%f1]", "[%p1]",
  "[fuzz_shared]", "[fuzz_local+4]", "[fuzz_global+99999]", "[fuzz_parameter]", "[fuzz_parameter+4]", "[0]", "[4096]",
  "{%r1, %r2}", "{%r1, %r2, %r3, %r4}", "{%f1, %f2}", "{%rd1, %rd2}", "{%rs1, %rs2}", "{%p1, %p2}", "{_, %r1}", "{}",
  "{1, 2}", "{%r1}", "%p1|%p2", "%r1|%p1", "_|%p1", "%r1|%r2", "(%r1)", "()", "[%rd1, {%f1, %f2}]", "[%rd1, {%r1}]",
  "FUZZ_LABEL", "FUZZ_TARGETS", "vprintf", "fuzz_function", "FUZZ_PROTOTYPE",
  "fuzz_vector", "fuzz_vector.x", "fuzz_vector.a", "fuzz_pair", "fuzz_pair.y", "fuzz_wide", "fuzz_vector+4",
];
const OPCODES =
  ("abs add addc and atom activemask bar barrier bfe bfi bfind bmsk bra brev brkpt brx call clz cnot copysign cos cp " +
    "createpolicy cvt cvta discard div dp2a dp4a elect ex2 exit fence fma fns griddepcontrol isspacep ld ldu lg2 lop3 mad " +
    "mad24 madc match max mbarrier membar min mov mul mul24 nanosleep neg not or pmevent popc prefetch prmt rcp red redux " +
    "rem ret rsqrt sad selp set setp shf shfl shl shr sin slct sqrt st sub subc suld suq sust szext tanh testp tex tld4 " +
    "trap txq vabsdiff4 vote wgmma xor").split(" ");

const DECLARATIONS = `
  .reg .pred %p<999>; .reg .b16 %rs<999>; .reg .b32 %r<2999>; .reg .b64 %rd<2999>; .reg .f32 %f<2999>;
  .reg .f64 %fd<999>; .shared .align 16 .b8 fuzz_shared[256]; .local .align 16 .b8 fuzz_local[64];
  .reg .v4 .b32 fuzz_vector; .reg .v2 .b64 fuzz_pair; .reg .b128 fuzz_wide;
  FUZZ_PROTOTYPE: .callprototype (.param .b32 _) _ (.param .b32 _);
  FUZZ_TARGETS: .branchtargets FUZZ_LABEL, FUZZ_END;`;

/** Returns the instructions of the conformance kernels that need no labels, variables or calls. */
function instructions(): string[] {
  const lines = FAMILIES.flatMap(({ ptx }) => ptx.split("\n").map((line) => line.trim()));
  const plain = lines.filter((line) => {
    if (!/^[a-z][\w.:]*\s[^;]*;$/.test(line) || /^(bra|call|ret|brx)\b|[$({]|\bparam\b/.test(line)) {
      return false;
    }
    const names = line.replace(/^\S+/, "").match(/[\w%.$]+/g) ?? [];
    return names.every((name) =>
      /^(%(p|rs|r|rd|f|fd)\d+|%(tid|ntid|ctaid|nctaid)\.[xyz]|-?[\dx.A-Fa-f]+)$/.test(name)
    );
  });
  return [...new Set(plain)];
}

interface Parts {
  readonly name: string[];
  readonly operands: string[];
}

function partsOf(instruction: string): Parts {
  const [, name = "", rest = ""] = /^(\S+)\s*(.*);$/.exec(instruction) ?? [];
  const operands = rest.match(/\[[^\]]*\]|\{[^}]*\}|[^,\s]+/g) ?? [];
  return { name: name.split("."), operands: [...operands] };
}

/** Returns an instruction with one change or two. */
function changed(instruction: string, known: readonly string[], random: Random): string {
  const { name, operands } = partsOf(instruction);
  const other = partsOf(random.pick(known));
  for (let changes = 1 + Math.floor(random.below(5) / 4); changes > 0; changes--) {
    const suffix = 1 + random.below(name.length);
    const operand = random.below(operands.length + 1);
    switch (random.below(16)) {
      case 0:
        name[suffix] = random.pick(SUFFIXES);
        break;
      case 1:
        name.splice(suffix, 0, random.pick(SUFFIXES));
        break;
      case 2:
        if (name.length > 1) name.splice(suffix, 1);
        break;
      case 3:
        operands.splice(operand, 1);
        break;
      case 4:
        operands.splice(operand, 0, random.pick(OPERANDS));
        break;
      case 5:
        name[0] = random.pick(OPCODES);
        break;
      case 6:
        operands.splice(0, operands.length, ...other.operands);
        break;
      case 7:
      case 8:
        name.splice(0, name.length, ...other.name);
        break;
      case 9:
      case 10:
      case 11:
        operands[random.below(operands.length)] = random.pick(other.operands);
        break;
      default:
        operands[random.below(operands.length)] = random.pick(OPERANDS);
    }
  }
  return `${name.join(".")} ${operands.join(", ")};`;
}

function invented(random: Random): string {
  const suffixes = Array.from({ length: random.below(5) }, () => `.${random.pick(SUFFIXES)}`).join("");
  const operands = Array.from({ length: random.below(6) }, () => random.pick(OPERANDS)).join(", ");
  return `${random.pick(OPCODES)}${suffixes} ${operands};`;
}

function textOf(known: readonly string[], random: Random): string {
  const lines = Array.from({ length: 2 + random.below(8) }, () => random.pick(known));
  // With many changes, nearly every text would be rejected.
  for (let i = random.below(4) === 0 ? 2 : 1; i > 0; i--) {
    const at = random.below(lines.length);
    lines[at] = random.below(6) === 0 ? invented(random) : changed(lines[at]!, known, random);
    if (random.below(8) === 0) lines[at] = `@${random.pick(["", "!"])}%p${random.below(4)} ${lines[at]}`;
  }
  const branch = random.below(3);
  if (branch === 0) lines.push("@%p3 bra FUZZ_LABEL;");
  if (branch === 1) lines.push("@%p4 bra FUZZ_END;");
  return `.version 8.0\n.target sm_90\n.address_size 64\n.global .align 16 .b8 fuzz_global[64];
.func (.param .b32 result) fuzz_function(.param .b32 a) { ret; }
.visible .entry fuzz(.param .u64 fuzz_parameter) {${DECLARATIONS}
FUZZ_LABEL:\n  ${lines.join("\n  ")}\nFUZZ_END:\n  ret;\n}\n`;
}

/** Returns whether a text compiles. */
function compiles(text: string, random: Random): boolean {
  try {
    const module = loadModule(text);
    const { bytes } = module.compile("fuzz", {
      blockDim: random.pick([[32, 1, 1], [5, 3, 2], [64, 2, 1]] as const),
      fma: random.pick(["exact", "fused", "unfused"] as const),
      lanes: random.pick([1, 4] as const),
      memcheck: random.below(4) === 0,
      watchdog: random.below(4) === 0,
      addresses: new Map([["fuzz_global", 262144], [FUNCTION_TABLE, 262208]]),
    });
    // Fused multiply-add is not part of every engine.
    new WebAssembly.Module(bytes);
    return true;
  } catch (error) {
    assert.ok(error instanceof CompileError, `${(error as Error).stack}\n${text}`);
    assert.match(error.log, /^ptx, line \d+: /, text);
    return false;
  }
}

export function fuzzPtx(seed: string, cases: number): PtxFigures {
  const random = new Random(`ptx ${seed}`);
  const known = instructions();
  let accepted = 0;
  let slowest = 0;
  for (let i = 0; i < cases; i++) {
    const text = textOf(known, random);
    const start = performance.now();
    if (compiles(text, random)) accepted++;
    const milliseconds = performance.now() - start;
    assert.ok(milliseconds < MAX_MILLISECONDS, `case ${i} took ${milliseconds} ms\n${text}`);
    slowest = Math.max(slowest, milliseconds);
  }
  return { cases, accepted, slowest };
}

if (import.meta.main) {
  const [count = "10000", seed = "0"] = process.argv.slice(2);
  const start = performance.now();
  const figures = fuzzPtx(seed, Number(count));
  console.log("ptx", figures, `${((performance.now() - start) / 1000).toFixed(1)} s`);
}
