/** Every operation and type of atom and red, in global, shared and generic memory, against the model of the ISA. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { HEADER, Machine } from "./harness.ts";
import { parse } from "./model/harness.ts";
import { evaluate } from "./model/isa.ts";
import { bitsOf, Random, tuples } from "./model/values.ts";

const THREADS = 128;

/** Operation and type → what the ISA says is stored. `shared`: additions of f32 flush subnormal numbers in global memory alone. */
type Operation = (shared: boolean) => (old: bigint, b: bigint, c: bigint) => bigint;

/** A value instruction that computes the same. */
function like(text: string, textInShared: string = text): Operation {
  return (shared) => {
    const instruction = parse(`${shared ? textInShared : text} d, a, b`);
    return (a, b) =>
      evaluate(instruction, { registers: new Map([["a", a], ["b", b]]), carry: 0n }).results[0];
  };
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  "add.u32": like("add.u32"),
  "add.s32": like("add.s32"),
  "add.u64": like("add.u64"),
  "add.f32": like("add.rn.ftz.f32", "add.rn.f32"),
  "add.f64": like("add.rn.f64"),
  "add.noftz.f16": like("add.rn.f16"),
  "add.noftz.f16x2": like("add.rn.f16x2"),
  "add.noftz.bf16": like("add.rn.bf16"),
  "add.noftz.bf16x2": like("add.rn.bf16x2"),
  ...Object.fromEntries(
    ["min", "max"].flatMap((name) =>
      ["u32", "s32", "u64", "s64"].map((type) => [`${name}.${type}`, like(`${name}.${type}`)])
    ),
  ),
  ...Object.fromEntries(
    ["and", "or", "xor"].flatMap((name) =>
      ["b32", "b64"].map((type) => [`${name}.${type}`, like(`${name}.${type}`)])
    ),
  ),
  "inc.u32": () => (old, b) => old >= b ? 0n : old + 1n,
  "dec.u32": () => (old, b) => old === 0n || old > b ? b : old - 1n,
  "exch.b32": () => (_, b) => b,
  "exch.b64": () => (_, b) => b,
  "cas.b16": () => (old, b, c) => old === b ? c : old,
  "cas.b32": () => (old, b, c) => old === b ? c : old,
  "cas.b64": () => (old, b, c) => old === b ? c : old,
};

/** `k(words, b, c, old)`: each thread carries out one operation on a word of its own; generic addresses are of shared memory. */
function program(instruction: string, space: "global" | "shared" | "generic", bits: number): string {
  const register = bits === 16 ? "%h" : bits === 32 ? "%r" : "%d";
  const [opcode, ...modifiers] = instruction.split(".");
  const name = [opcode, ...space === "generic" ? [] : [space], ...modifiers].join(".");
  const values = modifiers[0] === "cas" ? `${register}1, ${register}2` : `${register}1`;
  const result = opcode === "atom" ? `${register}3, ` : "";
  const inShared = space !== "global";
  return `${HEADER}.shared .align 8 .b8 s[${8 * THREADS}];
.visible .entry k(.param .u64 words, .param .u64 b, .param .u64 c, .param .u64 old) {
  .reg .b16 %h<4>; .reg .b32 %r<8>; .reg .b64 %d<12>; .reg .b64 %word;
  mov.u32 %r6, %tid.x; mul.wide.u32 %d4, %r6, 8;
  ld.param.u64 %d5, [words]; add.u64 %d5, %d5, %d4; ld.param.u64 %d6, [b]; add.u64 %d6, %d6, %d4;
  ld.param.u64 %d7, [c]; add.u64 %d7, %d7, %d4; ld.param.u64 %d8, [old]; add.u64 %d8, %d8, %d4;
  mov.u64 %d9, s; add.u64 %d9, %d9, %d4;
  ${space === "generic" ? "cvta.shared.u64 %word, %d9;" : `mov.u64 %word, ${inShared ? "%d9" : "%d5"};`}
  ld.global.b${bits} ${register}1, [%d6]; ld.global.b${bits} ${register}2, [%d7]; mov.b${bits} ${register}3, 0;
  ${inShared ? "ld.global.u64 %d10, [%d5]; st.shared.u64 [%d9], %d10;" : ""}
  ${name} ${result}[%word], ${values};
  ${inShared ? "ld.shared.u64 %d10, [%d9]; st.global.u64 [%d5], %d10;" : ""}
  st.global.b${bits} [%d8], ${register}3; ret;
}`;
}

const isNaN64 = (bits: bigint): boolean => (bits & 0x7fffffffffffffffn) > 0x7ff0000000000000n;

/** Compares the word and the old value of every thread with the model. */
function check(name: string, opcode: "atom" | "red", space: "global" | "shared" | "generic"): void {
  const type = /\w+$/.exec(name)![0];
  const bits = bitsOf(type);
  const [old, b, c] = tuples([type, type, type], new Random(name.length), THREADS)
    .map((column) => BigUint64Array.from(column.slice(0, THREADS)));
  // Equal values for cas and inc now and then.
  for (let i = 0; i < THREADS; i += 3) b[i] = old[i];
  const model = OPERATIONS[name](space !== "global");
  for (const lanes of [1, 4] as const) {
    const machine = new Machine(program(`${opcode}.${name}`, space, bits));
    const [words, first, second, seen] = [old, b, c, new BigUint64Array(THREADS)].map((column) =>
      machine.upload(column as unknown as Uint32Array)
    );
    const args = [words, first, second, seen].map((pointer) => ({ pointer }));
    machine.launch("k", args, { block: [THREADS, 1, 1], lanes });
    const after = new BigUint64Array(machine.memory.buffer, words, THREADS);
    const before = new BigUint64Array(machine.memory.buffer, seen, THREADS);
    for (let i = 0; i < THREADS; i++) {
      const expected = model(old[i], b[i], c[i]);
      const what = `${opcode}.${space}.${name} (${lanes} lanes) of 0x${old[i].toString(16)}, 0x${
        b[i].toString(16)
      }`;
      // Which NaN an addition of f64 gives is left open.
      if (type !== "f64" || !isNaN64(expected)) {
        assert.equal(after[i].toString(16), expected.toString(16), what);
      } else assert.ok(isNaN64(after[i]), what);
      assert.equal(before[i], opcode === "atom" ? old[i] : 0n, `old value of ${what}`);
    }
  }
}

describe("atomic operations", () => {
  for (const name of Object.keys(OPERATIONS)) {
    for (const opcode of /^(exch|cas)/.test(name) ? ["atom"] as const : ["atom", "red"] as const) {
      test(`${opcode}.${name}`, () => {
        for (const space of ["global", "shared", "generic"] as const) check(name, opcode, space);
      });
    }
  }

  test("orders and scopes are accepted", () => {
    for (const how of ["relaxed.cta", "acquire.gpu", "release.sys", "acq_rel.gpu"]) {
      const machine = new Machine(program(`atom.${how}.add.u32`, "generic", 32));
      assert.equal(machine.module.kernels.size, 1);
    }
  });
});
