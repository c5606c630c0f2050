import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CompileError } from "../../src/base/errors.ts";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { parse } from "../../src/driver/software/ptx/parser.ts";
import { at } from "../../src/base/at.ts";
import { Random } from "../support/random.ts";
import { HEADER, kernel, run } from "./harness.ts";

/** Loads invalid PTX and returns the log of the error. */
function errorLog(text: string): string {
  try {
    loadModule(text);
  } catch (error) {
    assert.ok(error instanceof CompileError, `${error}`);
    return error.log;
  }
  return assert.fail("no error");
}

const body = (text: string): string => `${HEADER}.visible .entry k() {\n${text}\nret;\n}\n`;

describe("PTX parser", () => {
  test("reports what was expected, what was found and the line", () => {
    assert.match(errorLog(""), /line 1: expected \.version/);
    assert.match(
      errorLog(body(".reg .b32 %r<4>;\nadd.u32 %r1, %r2 %r3;")),
      /line 6: expected ";", found "%r3"/,
    );
    assert.match(errorLog(body(".reg .b32 %r<4>;\nmov.u32 %r1, %r4;")), /line 6: %r4 is not declared/);
    assert.match(errorLog(body("bra NOWHERE;")), /line 5: expected a label of this function/);
    assert.match(errorLog(HEADER + ".visible .entry k() { ret;"), /line 4: expected .*, found "end of text"/);
    assert.match(errorLog(HEADER + "#include"), /line 4: unexpected character "#"/);
  });

  test("reports opcode, kernel and line of an unsupported instruction", () => {
    const log = errorLog(body(
      ".reg .b32 %r<9>;\nmma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 {%r1}, {%r2}, {%r3}, {%r4};",
    ));
    assert.match(log, /line 6: mma\.sync\.aligned\.m8n8k4.* is not supported, in k/);
    assert.match(errorLog(body("barrier.cluster.arrive;")), /line 5: barrier\.cluster\.arrive/);
    assert.match(
      errorLog(body("wgmma.fence.sync.aligned;")),
      /line 5: wgmma\.fence\.sync\.aligned is not supported, in k/,
    );
  });

  test("rejects a wrong number of operands", () => {
    assert.match(
      errorLog(body(".reg .b32 %r<4>;\nadd.u32 %r1, %r2;")),
      /line 6: add: expected 3 to 4 operands, found 2/,
    );
    assert.match(
      errorLog(body(".reg .b32 %r<4>;\nst.global.u32 [%r1];")),
      /line 6: st: expected 2 operands, found 1/,
    );
  });

  test("rejects nonexistent instruction forms when the module is loaded", () => {
    const declared = ".reg .pred %p<4>;\n.reg .b32 %r<4>;\n.reg .b64 %rd<4>;\n.shared .b8 s[64];\n";
    for (
      const [instruction, why] of [
        ["dp4a.u32 %r1, %r2, %r3, %r1;", /dp4a\.u32 is not supported/],
        ["dp2a.lo.u32 %r1, %r2, %r3, %r1;", /dp2a\.lo\.u32 is not supported/],
        ["setp.u32 %p1, %r1, %r2;", /setp\.u32 is not supported/],
        ["cvt.u32 %r1, %r2;", /cvt\.u32 is not supported/],
        ["cvt.u32.f32 %r1, %r2;", /cvt\.u32\.f32 is not supported \(expected a rounding mode\)/],
        ["lop3.b32 %r1, %r2, %r3, %r1, %r2;", /lop3\.b32 is not supported/],
        ["add.u32 %r1, {%r2, %r3}, 1;", /add\.u32 is not supported \(a vector where a value is expected\)/],
        ["atom.global.cas.b32 %r1, [%rd1], %r2;", /atom\.global\.cas\.b32 is not supported/],
        ["atom.global.add.b128 %r1, [%rd1], %r2;", /atom\.global\.add\.b128 is not supported/],
        ["bar.sync 16;", /bar\.sync is not supported/],
        ["mov.b64 %rd1, {%r1, %r2, %r3};", /mov\.b64 is not supported/],
        [
          "mov.u32 %r1, %envreg2;",
          /cooperative grid synchronization \(this_grid\(\)\.sync\(\), .*envreg2\) is not supported/,
        ],
        ["cp.async.cg.shared.global [s], [%rd1], 8;", /cp\.async\.cg\.shared\.global is not supported/],
        ["cp.async.bulk.commit_group;", /cp\.async\.bulk\.commit_group is not supported/],
        ["brx.uni %r1, L;", /brx\.uni is not supported/],
      ] as const
    ) {
      const log = errorLog(body(declared + instruction));
      assert.match(log, why);
      assert.match(log, /line 9: .*, in k$/, log);
    }
    const cluster = `${HEADER}.visible .entry k() .reqnctapercluster 2, 1, 1 { ret; }`;
    assert.match(errorLog(cluster), /line 4: \.reqnctapercluster is not supported.*, in k$/);
  });

  test("rejects operands of the wrong kind", () => {
    const declared = ".reg .pred %p<4>;\n.reg .b32 %r<4>;\n";
    for (
      const [instruction, why] of [
        ["add.u32 %r1, _, 1;", /add: _ has no value to read/],
        ["st.global.u32 [%r1], _;", /st: _ has no value to read/],
        ["add.u32 %r1, !%r2, 1;", /add: ! needs a predicate, operand 2 is not one/],
        ["add.u32 %r1, !%p2, 1;", /add: ! needs a predicate, operand 2 is not one/],
        ["and.pred %p1, %p2, !%r2;", /and: operand 3 must be a predicate/],
        ["mov.pred !%p1, %p2;", /mov: operand 1 must be a register/],
        ["add.u32 %r1, %p1, 1;", /add: operand 2 must not be a predicate/],
        ["setp.eq.u32 %r1, %r2, 1;", /setp: operand 1 must be a predicate/],
        ["selp.b32 %r1, %r2, %r3, %r1;", /selp: operand 4 must be a predicate/],
        ["vote.sync.any.pred %p1, %r1, -1;", /vote: operand 2 must be a predicate/],
      ] as const
    ) assert.match(errorLog(body(declared + instruction)), why);
    assert.match(errorLog(body(`${declared}@_ add.u32 %r1, %r2, 1;`)), /expected a register/);
    // `_` and `!` in valid positions.
    loadModule(body(
      declared +
        "shfl.sync.idx.b32 _|%p1, %r1, 0, 31, -1;\nsetp.eq.and.u32 %p1|_, %r1, %r2, !%p2;\nvote.sync.all.pred %p1, !%p2, -1;",
    ));
  });

  test("parses every form of constant", () => {
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

  test("lays out parameters and keeps their attributes", () => {
    const { functions } = parse(
      `${HEADER}.visible .entry k(.param .u64 .ptr .global .align 16 p, .param .align 8 .b8 s[12], .param .f32 x)\n` +
        ".maxntid 128, 2, 1\n.minnctapersm 2\n{ ret; }\n",
    );
    const entry = at(functions, 0);
    assert.deepEqual(entry.parameters.map(({ name, byteLength, align }) => [name, byteLength, align]), [
      ["p", 8, 8],
      ["s", 12, 8],
      ["x", 4, 4],
    ]);
    assert.deepEqual(at(entry.parameters, 0).pointer, { space: "global", align: 16 });
    assert.deepEqual(entry.directives.maxntid, [128, 2, 1]);
    const info = loadModule(
      `${HEADER}.visible .entry k(.param .u8 a, .param .align 8 .b8 s[12], .param .u64 p) { ret; }`,
    )
      .kernels.get("k")!;
    assert.deepEqual(info.parameters.map(({ offset }) => offset), [0, 8, 24]);
    assert.equal(info.parameterBytes, 32);
  });

  test("names in inner scopes hide outer ones", () => {
    // The outer %r0 keeps its value, the inner one is a different register, and %r2 is visible in the second
    // block.
    const body = `mov.u32 %r0, 1; mov.u32 %r2, 0;
      { .reg .b32 %r<2>; mov.u32 %r0, 20; L: add.u32 %r0, %r0, 1; add.u32 %r3, %r0, 0; }
      { L: add.u32 %r2, %r2, 300; }
      add.u32 %r0, %r0, %r2; add.u32 %r0, %r0, %r3;`;
    assert.deepEqual(run(body, { block: [1, 1, 1] }), [1 + 300 + 21]);
  });

  test("labels in inner scopes hide outer ones", () => {
    const body = `mov.u32 %r0, 0; bra L;
      { bra L; add.u32 %r0, %r0, 1; L: add.u32 %r0, %r0, 10; }
      L: add.u32 %r0, %r0, 100;
      { bra L; add.u32 %r0, %r0, 1000; L: add.u32 %r0, %r0, 10000; }`;
    assert.deepEqual(run(body, { block: [1, 1, 1] }), [10100]);
  });

  test("skips debug sections and keeps source lines", () => {
    const module = loadModule(
      `${HEADER}.file 1 "a.cu"\n.visible .entry k() {\n.reg .b32 %r<3>;\n.loc 1 42 7\nmov.u32 %r1, 5;\nret;\n}\n` +
        ".section .debug_info {\n.b32 1, 2\n.b8 3\n}\n",
    );
    assert.deepEqual(module.sourceOf(8), { file: "a.cu", line: 42, column: 7 });
  });
});

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
  `${HEADER}.func (.param .b32 r) g (.param .b32 a) {
  .reg .b32 %x;
  ld.param.b32 %x, [a];
  bar.sync 0;
  st.param.b32 [r], %x;
  ret;
}
.global .align 8 .u64 table[2] = {g, 0};
.global .align 1 .u8 bytes[2] = {0xFF(g), 0xFF00(g)};
.visible .entry k(.param .u64 out) {
  .reg .v4 .b32 V;
  .reg .b128 q, %q<2>;
  .reg .b32 %r<4>;
  .reg .b64 %f, %rd;
  ld.param.u64 %rd, [out];
  ld.global.v4.b32 V, [%rd];
  mov.v4.b32 V, {V.y, V.x, V.w, V.z};
  mov.b128 q, V;
  mov.b128 {%f, _}, q;
  st.global.b128 [%rd], q;
  ld.global.u64 %f, [table+8];
  P: .callprototype (.param .b32 _) _ (.param .b32 _);
  call (%r1), %f, (V.x), P;
  T: .calltargets g;
  call (%r2), %f, (5), T;
  st.global.v2.b32 [%rd], {%r1, %r2};
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
      [lines[a], lines[b]] = [at(lines, b), at(lines, a)];
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

describe("invalid PTX", () => {
  test("10,000 truncated, mutated and random texts give an error with a line or valid WebAssembly", () => {
    const random = new Random("mutations");
    let rejected = 0;
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
          throw new Error(`unexpected error for:\n${text}`, { cause: error });
        }
        rejected++;
      }
    }
    assert.ok(rejected > 5000 && rejected < 10_000);
  });

  test("rejects random bytes", () => {
    const random = new Random("bytes");
    for (let i = 0; i < 1000; i++) {
      const text = String.fromCharCode(...Array.from({ length: random.below(300) }, () => random.below(256)));
      errorLog(text);
    }
  });

  test("rejects deep nesting without overflowing the stack", () => {
    assert.match(errorLog(body("{".repeat(100_000))), /nested deeper/);
    assert.match(errorLog(body(`.reg .b32 %r<2>;\nmov.u32 %r1, ${"(".repeat(10_000)}1;`)), /line 6/);
    assert.match(errorLog(`${HEADER}.global .u32 x = ${"{".repeat(10_000)};`), /line 4/);
  });
});
