import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CompileError } from "../../src/base/errors.ts";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { parse } from "../../src/driver/software/ptx/parser.ts";
import { HEADER, kernel } from "./harness.ts";

/** The log of the refusal of a text. */
function refusal(text: string): string {
  try {
    loadModule(text);
  } catch (error) {
    assert.ok(error instanceof CompileError, `${error}`);
    return error.log;
  }
  return assert.fail("the text was accepted");
}

const body = (text: string): string => `${HEADER}.visible .entry k() {\n${text}\nret;\n}\n`;

describe("PTX parser", () => {
  test("says what was expected, what was found and where", () => {
    assert.match(refusal(""), /line 1: \.version.* expected/);
    assert.match(
      refusal(body(".reg .b32 %r<4>;\nadd.u32 %r1, %r2 %r3;")),
      /line 6: ";" expected, found "%r3"/,
    );
    assert.match(refusal(body(".reg .b32 %r<4>;\nmov.u32 %r1, %r4;")), /line 6: %r4 is not declared/);
    assert.match(refusal(body("bra NOWHERE;")), /line 5: a label of this function expected/);
    assert.match(refusal(HEADER + ".visible .entry k() { ret;"), /line 4: .* expected, found "end of text"/);
    assert.match(refusal(HEADER + "#include"), /line 4: unexpected character "#"/);
  });

  test("names opcode, kernel and line of an instruction that is not supported", () => {
    const log = refusal(body(
      ".reg .b32 %r<9>;\nmma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 {%r1}, {%r2}, {%r3}, {%r4};",
    ));
    assert.match(log, /line 6: mma\.sync\.aligned\.m8n8k4.* is not supported, in k/);
    assert.match(refusal(body("barrier.cluster.arrive;")), /line 5: barrier\.cluster\.arrive/);
    assert.match(
      refusal(body("wgmma.fence.sync.aligned;")),
      /line 5: wgmma\.fence\.sync\.aligned is not supported, in k/,
    );
  });

  test("refuses wrong operand counts", () => {
    assert.match(
      refusal(body(".reg .b32 %r<4>;\nadd.u32 %r1, %r2;")),
      /line 6: add takes 3 to 4 operands, found 2/,
    );
    assert.match(
      refusal(body(".reg .b32 %r<4>;\nst.global.u32 [%r1];")),
      /line 6: st takes 2 operands, found 1/,
    );
  });

  test("refuses forms that do not exist when the module is loaded", () => {
    const declared = ".reg .pred %p<4>;\n.reg .b32 %r<4>;\n.reg .b64 %rd<4>;\n.shared .b8 s[64];\n";
    for (
      const [instruction, why] of [
        ["dp4a.u32 %r1, %r2, %r3, %r1;", /dp4a\.u32 is not supported/],
        ["dp2a.lo.u32 %r1, %r2, %r3, %r1;", /dp2a\.lo\.u32 is not supported/],
        ["setp.u32 %p1, %r1, %r2;", /setp\.u32 is not supported/],
        ["cvt.u32 %r1, %r2;", /cvt\.u32 is not supported/],
        ["cvt.u32.f32 %r1, %r2;", /cvt\.u32\.f32 is not supported \(float to integer needs a rounding\)/],
        ["lop3.b32 %r1, %r2, %r3, %r1, %r2;", /lop3\.b32 is not supported/],
        ["add.u32 %r1, {%r2, %r3}, 1;", /add\.u32 is not supported \(a vector where a value is expected\)/],
        ["atom.global.cas.b32 %r1, [%rd1], %r2;", /atom\.global\.cas\.b32 is not supported/],
        ["atom.global.add.b128 %r1, [%rd1], %r2;", /atom\.global\.add\.b128 is not supported/],
        ["bar.sync 16;", /bar\.sync is not supported/],
        ["mov.b64 %rd1, {%r1, %r2, %r3};", /mov\.b64 is not supported/],
        ["mov.u32 %r1, %envreg2;", /special register %envreg2 is not supported/],
        ["cp.async.cg.shared.global [s], [%rd1], 8;", /cp\.async\.cg\.shared\.global is not supported/],
        ["cp.async.bulk.commit_group;", /cp\.async\.bulk\.commit_group is not supported/],
        ["call %rd1, ();", /call of no named function is not supported/],
        ["brx.uni %r1, L;", /brx\.uni is not supported/],
      ] as const
    ) {
      const log = refusal(body(declared + instruction));
      assert.match(log, why);
      assert.match(log, /line 9: .*, in k$/, log);
    }
    const cluster = `${HEADER}.visible .entry k() .reqnctapercluster 2, 1, 1 { ret; }`;
    assert.match(refusal(cluster), /line 4: \.reqnctapercluster is not supported.*, in k$/);
  });

  test("refuses operands of another kind than the instruction takes", () => {
    const declared = ".reg .pred %p<4>;\n.reg .b32 %r<4>;\n";
    for (
      const [instruction, why] of [
        ["add.u32 %r1, _, 1;", /add: _ has no value to read/],
        ["st.global.u32 [%r1], _;", /st: _ has no value to read/],
        ["add.u32 %r1, !%r2, 1;", /add: ! is for predicates, and operand 2 is none/],
        ["add.u32 %r1, !%p2, 1;", /add: ! is for predicates, and operand 2 is none/],
        ["and.pred %p1, %p2, !%r2;", /and: operand 3 must be a predicate/],
        ["mov.pred !%p1, %p2;", /mov: operand 1 must be a register/],
        ["add.u32 %r1, %p1, 1;", /add: operand 2 must not be a predicate/],
        ["setp.eq.u32 %r1, %r2, 1;", /setp: operand 1 must be a predicate/],
        ["selp.b32 %r1, %r2, %r3, %r1;", /selp: operand 4 must be a predicate/],
        ["vote.sync.any.pred %p1, %r1, -1;", /vote: operand 2 must be a predicate/],
      ] as const
    ) assert.match(refusal(body(declared + instruction)), why);
    assert.match(refusal(body(`${declared}@_ add.u32 %r1, %r2, 1;`)), /a register expected/);
    // `_` and `!` where they belong.
    loadModule(body(
      declared +
        "shfl.sync.idx.b32 _|%p1, %r1, 0, 31, -1;\nsetp.eq.and.u32 %p1|_, %r1, %r2, !%p2;\nvote.sync.all.pred %p1, !%p2, -1;",
    ));
  });

  test("reads every form of constant", () => {
    const { variables } = parse(
      `${HEADER}.global .u32 a[6] = {10, 0x1F, 010, 0b101, -1, 4U};\n.global .f32 b[3] = {0f3F800000, 1.5, -2e1};\n` +
        ".global .f64 c = 0d3FF0000000000000;\n",
    );
    const values = variables.map(({ initializer }) =>
      initializer!.map((operand) =>
        operand.kind === "integer" ? Number(operand.value) : (operand as { value: number }).value
      )
    );
    assert.deepEqual(values, [[10, 31, 8, 5, -1, 4], [1, 1.5, -20], [1]]);
  });

  test("keeps the parameters' layout and attributes", () => {
    const [entry] = parse(
      `${HEADER}.visible .entry k(.param .u64 .ptr .global .align 16 p, .param .align 8 .b8 s[12], .param .f32 x)\n` +
        ".maxntid 128, 2, 1\n.minnctapersm 2\n{ ret; }\n",
    ).functions;
    assert.deepEqual(entry.parameters.map(({ name, byteLength, align }) => [name, byteLength, align]), [
      ["p", 8, 8],
      ["s", 12, 8],
      ["x", 4, 4],
    ]);
    assert.deepEqual(entry.parameters[0].pointer, { space: "global", align: 16 });
    assert.deepEqual(entry.directives.maxntid, [128, 2, 1]);
    const info = loadModule(
      `${HEADER}.visible .entry k(.param .u8 a, .param .align 8 .b8 s[12], .param .u64 p) { ret; }`,
    )
      .kernels.get("k")!;
    assert.deepEqual(info.parameters.map(({ offset }) => offset), [0, 8, 24]);
    assert.equal(info.parameterBytes, 32);
  });

  test("names in inner scopes hide outer ones", () => {
    loadModule(
      kernel(
        "mov.u32 %r0, 1; { .reg .b32 %r<2>; mov.u32 %r0, 2; L: add.u32 %r0, %r0, 1; } { L: mov.u32 %r2, 3; }",
      ),
    );
  });

  test("what a debugger wants is skipped, and lines of the source are kept", () => {
    const module = loadModule(
      `${HEADER}.file 1 "a.cu"\n.visible .entry k() {\n.reg .b32 %r<3>;\n.loc 1 42 7\nmov.u32 %r1, 5;\nret;\n}\n` +
        ".section .debug_info {\n.b32 1, 2\n.b8 3\n}\n",
    );
    assert.deepEqual(module.sourceOf(8), { file: "a.cu", line: 42 });
  });
});

/** A small generator, so that every run tries the same texts (Numerical Recipes' linear congruence). */
class Random {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor(this.#state / 2 ** 32 * limit);
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }
}

const SAMPLES = [
  kernel(
    `and.b32 %r2, %t, 3; setp.eq.u32 %p1, %r2, 0;
     @%p1 bra A;
     mov.u32 %r0, 5;
     LOOP: add.u32 %r0, %r0, %r2; setp.lt.u32 %p2, %r0, 40; @%p2 bra LOOP;
     bra DONE;
     A: shfl.sync.down.b32 %r0|%p3, %t, 4, 31, -1;
     DONE: bar.sync 0;
     ld.global.v2.u32 {%r3, %r4}, [%out];
     mad.lo.s32 %r0, %r3, %r4, %r0;
     atom.global.add.u32 %r5, [%out], %r0;`,
    ".shared .align 4 .b8 s[64];\n.global .align 4 .u32 g[2] = {1, 2};\n",
  ),
  `${HEADER}.func (.param .b32 result) f(.param .b32 n) {
  .reg .b32 %r<4>;
  ld.param.u32 %r1, [n];
  mul.lo.u32 %r2, %r1, 3;
  st.param.b32 [result], %r2;
  ret;
}
.visible .entry k(.param .u64 out) {
  .local .align 8 .b8 depot[16];
  .reg .b32 %r<8>;
  .reg .b64 %rd<4>;
  .reg .f32 %f<4>;
  mov.u32 %r1, %tid.x;
  { .param .b32 a;
    st.param.b32 [a], %r1;
    .param .b32 b;
    call.uni (b), f, (a);
    ld.param.b32 %r3, [b]; }
  cvt.rn.f32.u32 %f1, %r3;
  fma.rn.f32 %f2, %f1, 0f40000000, %f1;
  ld.param.u64 %rd1, [out];
  mul.wide.u32 %rd2, %r1, 4;
  add.u64 %rd1, %rd1, %rd2;
  st.global.f32 [%rd1], %f2;
  ret;
}
`,
];

const TOKENS = SAMPLES.join(" ").match(/[A-Za-z_.%$][\w.$]*|\d+|[^\s\w]/g)!;

function mutate(random: Random): string {
  const sample = random.pick(SAMPLES);
  const lines = sample.split("\n");
  switch (random.below(6)) {
    case 0:
      return sample.slice(0, random.below(sample.length));
    case 1: {
      const characters = sample.split("");
      for (let i = random.below(5); i >= 0; i--) {
        characters[random.below(characters.length)] = String.fromCharCode(32 + random.below(95));
      }
      return characters.join("");
    }
    case 2:
      for (let i = random.below(3); i >= 0; i--) {
        lines.splice(random.below(lines.length), 1 + random.below(2));
      }
      return lines.join("\n");
    case 3: {
      const [a, b] = [random.below(lines.length), random.below(lines.length)];
      [lines[a], lines[b]] = [lines[b], lines[a]];
      return lines.join("\n");
    }
    case 4: {
      const parts = sample.split(/\b/);
      for (let i = random.below(4); i >= 0; i--) parts[random.below(parts.length)] = random.pick(TOKENS);
      return parts.join("");
    }
    default:
      return HEADER + Array.from({ length: random.below(200) }, () => random.pick(TOKENS)).join(" ");
  }
}

describe("damaged PTX", () => {
  test("10,000 truncated, mutated and random texts are refused with a line, or give valid WebAssembly", () => {
    const random = new Random(1);
    let refused = 0;
    for (let i = 0; i < 10_000; i++) {
      const text = mutate(random);
      try {
        const module = loadModule(text);
        const addresses = new Map(module.variables.map(({ name }, j) => [name, 0x20000 + 4096 * j]));
        for (const name of module.kernels.keys()) {
          const options = { blockDim: [8, 1, 1], fma: "exact", addresses, memcheck: i % 5 === 0 } as const;
          const { bytes } = module.compile(name, { ...options, lanes: i % 2 === 0 ? 4 : 1 });
          assert.ok(WebAssembly.validate(bytes), text);
        }
      } catch (error) {
        if (!(error instanceof CompileError) || !/line \d+/.test(error.log)) {
          throw new Error(`not refused properly:\n${text}`, { cause: error });
        }
        refused++;
      }
    }
    assert.ok(refused > 5000 && refused < 10_000);
  });

  test("random bytes are refused", () => {
    const random = new Random(2);
    for (let i = 0; i < 1000; i++) {
      const text = String.fromCharCode(...Array.from({ length: random.below(300) }, () => random.below(256)));
      refusal(text);
    }
  });

  test("deep nesting is refused, not followed", () => {
    assert.match(refusal(body("{".repeat(100_000))), /nested deeper/);
    assert.match(refusal(body(`.reg .b32 %r<2>;\nmov.u32 %r1, ${"(".repeat(10_000)}1;`)), /line 6/);
    assert.match(refusal(`${HEADER}.global .u32 x = ${"{".repeat(10_000)};`), /line 4/);
  });
});
