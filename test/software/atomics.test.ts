/**
 * All operations and types of atom and red in global, shared and generic memory, compared with the model of
 * the ISA.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { at } from "../../src/base/at.ts";
import { Random } from "../support/random.ts";
import { HEADER, Machine, range, run } from "./harness.ts";
import { parse } from "./model/harness.ts";
import { evaluate } from "./model/isa.ts";
import { isNaNOf } from "./model/real.ts";
import { bitsOf, tuples } from "./model/values.ts";

const THREADS = 128;

/**
 * Returns the stored value. `shared` matters for f32 additions, which flush subnormal numbers only in global
 * memory.
 */
type Operation = (shared: boolean) => (old: bigint, b: bigint, c: bigint) => bigint;

/** The operation of a value instruction. */
function sameAs(text: string, textInShared: string = text): Operation {
  return (shared) => {
    const instruction = parse(`${shared ? textInShared : text} d, a, b`);
    return (a, b) =>
      at(evaluate(instruction, { registers: new Map([["a", a], ["b", b]]), carry: 0n }).results, 0);
  };
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  "add.u32": sameAs("add.u32"),
  "add.s32": sameAs("add.s32"),
  "add.u64": sameAs("add.u64"),
  "add.f32": sameAs("add.rn.ftz.f32", "add.rn.f32"),
  "add.f64": sameAs("add.rn.f64"),
  "add.noftz.f16": sameAs("add.rn.f16"),
  "add.noftz.f16x2": sameAs("add.rn.f16x2"),
  "add.noftz.bf16": sameAs("add.rn.bf16"),
  "add.noftz.bf16x2": sameAs("add.rn.bf16x2"),
  ...Object.fromEntries(
    ["min", "max"].flatMap((name) =>
      ["u32", "s32", "u64", "s64"].map((type) => [`${name}.${type}`, sameAs(`${name}.${type}`)])
    ),
  ),
  ...Object.fromEntries(
    ["and", "or", "xor"].flatMap((name) =>
      ["b32", "b64"].map((type) => [`${name}.${type}`, sameAs(`${name}.${type}`)])
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

/**
 * A kernel `k(words, b, c, old)`: each thread applies one operation to its own word. Generic addresses are in
 * shared memory.
 */
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

/** Compares the new and the old value of each thread with the model. */
function check(
  name: string,
  operation: Operation,
  opcode: "atom" | "red",
  space: "global" | "shared" | "generic",
): void {
  const type = /\w+$/.exec(name)![0];
  const bits = bitsOf(type);
  const columns = tuples([type, type, type], new Random(name), THREADS);
  const column = (index: number): BigUint64Array => BigUint64Array.from(at(columns, index).slice(0, THREADS));
  const old = column(0), b = column(1), c = column(2);
  // Make some values equal, for cas and inc.
  for (let i = 0; i < THREADS; i += 3) b[i] = old[i]!;
  const model = operation(space !== "global");
  for (const lanes of [1, 4] as const) {
    const machine = new Machine(program(`${opcode}.${name}`, space, bits));
    const words = machine.upload(old), results = machine.upload(new BigUint64Array(THREADS));
    const args = [words, machine.upload(b), machine.upload(c), results].map((pointer) => ({ pointer }));
    machine.launch("k", args, { block: [THREADS, 1, 1], lanes });
    const after = machine.u64(words, THREADS);
    const returned = machine.u64(results, THREADS);
    for (let i = 0; i < THREADS; i++) {
      const before = old[i]!, stored = at(after, i);
      const expected = model(before, b[i]!, c[i]!);
      const message = `${opcode}.${space}.${name} (${lanes} lanes), 0x${before.toString(16)}, 0x${
        b[i]!.toString(16)
      }`;
      // PTX does not define which NaN an f64 addition gives.
      if (type === "f64" && isNaNOf(type, expected)) assert.ok(isNaNOf(type, stored), message);
      else assert.equal(stored.toString(16), expected.toString(16), message);
      assert.equal(returned[i], opcode === "atom" ? before : 0n, `old value of ${message}`);
    }
  }
}

describe("atomic operations", () => {
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    for (const opcode of /^(exch|cas)/.test(name) ? ["atom"] as const : ["atom", "red"] as const) {
      test(`${opcode}.${name}`, () => {
        for (const space of ["global", "shared", "generic"] as const) check(name, operation, opcode, space);
      });
    }
  }

  test("accepts memory orders and scopes", () => {
    for (const semantics of ["relaxed.cta", "acquire.gpu", "release.sys", "acq_rel.gpu"]) {
      const machine = new Machine(program(`atom.${semantics}.add.u32`, "generic", 32));
      assert.equal([...machine.module.kernels.keys()].length, 1);
    }
  });
});

for (const lanes of [1, 4] as const) {
  describe(`atomics, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    /** Runs an instruction in all threads on one word; returns the final word. */
    const resultOf = (instruction: string, initial: number, space: "global" | "shared"): number => {
      const variable = space === "global"
        ? `.global .align 8 .u32 w[2] = {${initial >>> 0}, 0};\n`
        : ".shared .align 8 .b8 w[8];\n";
      const out = run(
        `mov.u64 %rd1, w; add.u32 %r2, %t, 1; ${
          space === "shared" ? `st.shared.u32 [%rd1], ${initial >>> 0}; bar.sync 0;` : ""
        }
         ${instruction.replaceAll("SPACE", space)} bar.sync 0; ld.${space}.u32 %r0, [%rd1];`,
        { declarations: variable, lanes },
      );
      assert.equal(new Set(out).size, 1);
      return at(out, 0);
    };

    test("integer operations accumulate over all threads, in global and shared memory", () => {
      for (const space of ["global", "shared"] as const) {
        assert.equal(resultOf("atom.SPACE.add.u32 %r3, [%rd1], %r2;", 5, space), 5 + 528);
        assert.equal(resultOf("red.SPACE.add.u32 [%rd1], %r2;", 5, space), 5 + 528);
        assert.equal(resultOf("atom.SPACE.max.s32 %r3, [%rd1], %r2;", -7, space), 32);
        assert.equal(resultOf("atom.SPACE.max.u32 %r3, [%rd1], %r2;", -7, space), -7);
        assert.equal(resultOf("atom.SPACE.min.u32 %r3, [%rd1], %r2;", -7, space), 1);
        assert.equal(resultOf("atom.SPACE.min.s32 %r3, [%rd1], %r2;", -7, space), -7);
        assert.equal(resultOf("atom.SPACE.or.b32 %r3, [%rd1], %r2;", 64, space), 127);
        assert.equal(resultOf("atom.SPACE.and.b32 %r3, [%rd1], %r2;", -1, space), 0);
        assert.equal(resultOf("atom.SPACE.xor.b32 %r3, [%rd1], %r2;", 0, space), 32);
        assert.equal(resultOf("atom.SPACE.inc.u32 %r3, [%rd1], 9;", 0, space), 2);
        assert.equal(resultOf("atom.SPACE.dec.u32 %r3, [%rd1], 9;", 0, space), 8);
        assert.equal(resultOf("atom.SPACE.exch.b32 %r3, [%rd1], 42;", 0, space), 42);
      }
    });

    test("each old value is returned to one thread", () => {
      const out = run("mov.u64 %rd1, w; atom.global.add.u32 %r0, [%rd1], 1;", {
        declarations: ".global .align 4 .u32 w = 0;\n",
        block: [96, 1, 1],
        lanes,
      });
      assert.deepEqual(out.toSorted((a, b) => a - b), range(96));
    });

    test("compare-and-swap loops make progress", () => {
      const instruction = `ld.SPACE.u32 %r4, [%rd1];
        AGAIN: mov.u32 %r5, %r4; add.u32 %r6, %r5, %r2; atom.SPACE.cas.b32 %r4, [%rd1], %r5, %r6;
        setp.ne.u32 %p1, %r4, %r5; @%p1 bra AGAIN;`;
      assert.equal(resultOf(instruction, 0, "global"), 528);
      assert.equal(resultOf(instruction, 0, "shared"), 528);
    });

    test("adds floats and 64-bit integers", () => {
      const out = run(
        `mov.u64 %rd1, w; cvt.rn.f32.u32 %f1, %t; atom.global.add.f32 %f2, [%rd1], %f1;
         cvt.u64.u32 %rd2, %t; shl.b64 %rd2, %rd2, 32; atom.global.add.u64 %rd3, [%rd1+8], %rd2;
         cvt.rn.f64.u32 %fd1, %t; atom.global.add.f64 %fd2, [%rd1+16], %fd1;
         bar.sync 0; ld.global.f32 %f3, [%rd1]; cvt.rzi.u32.f32 %r0, %f3; ld.global.u32 %r3, [%rd1+12]; mad.lo.u32 %r0, %r3, 1000, %r0;
         ld.global.f64 %fd3, [%rd1+16]; cvt.rzi.u32.f64 %r4, %fd3; mad.lo.u32 %r0, %r4, 1000000, %r0;`,
        { declarations: ".global .align 8 .b8 w[24];\n", lanes },
      );
      assert.deepEqual(out, Array(32).fill(496496496));
    });
  });
}
