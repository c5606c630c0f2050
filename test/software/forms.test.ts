import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { CompileError } from "../../src/base/errors.ts";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { HEADER } from "./harness.ts";

/** Loads a kernel with one instruction on line 6; returns the log of the error. */
function load(instruction: string): string | undefined {
  const text = `${HEADER}.visible .entry k() { .reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<9>;
.reg .b64 %rd<9>; .reg .f32 %f<4>; .reg .f64 %fd<4>;
${instruction}
ret; }`;
  try {
    loadModule(text);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof CompileError, String(error));
    return error.log;
  }
}

describe("instruction forms", () => {
  test("rejects modifiers and types that an instruction does not have", () => {
    for (
      const instruction of [
        "add.sat.u32 %r1, %r2, %r3;",
        "add.b32 %r1, %r2, %r3;",
        "add.rn.s32 %r1, %r2, %r3;",
        "add.relu.f32 %f1, %f2, %f3;",
        "mul.u32 %r1, %r2, %r3;",
        "mul.cc.lo.u32 %r1, %r2, %r3;",
        "mul.wide.u64 %rd1, %rd2, %rd3;",
        "fma.f32 %f1, %f2, %f3, %f1;",
        "fma.rn.ftz.oob.f16 %h1, %h2, %h3, %h1;",
        "div.f32 %f1, %f2, %f3;",
        "sqrt.approx.f64 %fd1, %fd2;",
        "min.ftz.u32 %r1, %r2, %r3;",
        "popc.u32 %r1, %r2;",
        "brev.u32 %r1, %r2;",
        "shl.u32 %r1, %r2, %r3;",
        "and.u32 %r1, %r2, %r3;",
        "setp.lo.s32 %p1, %r1, %r2;",
        "setp.lt.b32 %p1, %r1, %r2;",
        "selp.pred %p1, %p2, %p3, %p1;",
        "cvt.rn.u32.u16 %r1, %h1;",
        "cvt.rzi.f32.u32 %f1, %r1;",
        "cvt.sat.u32.u16 %r1, %h1;",
        "mov.u8 %h1, %h2;",
        "ld.global.f16 %h1, [%rd1];",
        "ld.global.wide.u32 %r1, [%rd1];",
        "ld.volatile.local.u32 %r1, [%rd1];",
        "ld.shared.v4.u64 {%rd1, %rd2, %rd3, %rd4}, [%rd5];",
        "ld.relaxed.global.u32 %r1, [%rd1];",
        "st.nc.global.u32 [%rd1], %r1;",
        "atom.global.add.s64 %rd1, [%rd2], %rd3;",
        "atom.local.add.u32 %r1, [%rd2], %r3;",
        "red.global.exch.b32 [%rd2], %r3;",
        "shfl.sync.idx.u32 %r1, %r2, 0, 31, -1;",
        "vote.sync.ballot.u32 %r1, %p1, -1;",
        "bar.sync.u32 0;",
        "membar;",
        "membar.gpu;",
        "nanosleep %r1;",
        "ret.sync;",
        "exit.uni;",
        "prefetch.shared.L1 [%rd1];",
      ]
    ) {
      const [name = ""] = instruction.split(/[ ;]/);
      const log = load(instruction) ?? "accepted";
      assert.ok(log.startsWith(`ptx, line 6: ${name} is not supported`), `${instruction}: ${log}`);
      assert.match(log, /, in k$/);
    }
  });

  test("accepts modifiers in any order, as ptxas does", () => {
    for (
      const instruction of [
        "add.ftz.rn.f32 %f1, %f2, %f3;",
        "fma.sat.f32.rn %f1, %f2, %f3, %f1;",
        "ld.global.volatile.u32 %r1, [%rd1];",
        "ld.v2.global.nc.f32 {%f1, %f2}, [%rd1];",
        "setp.ltu.ftz.f32 %p1, %f1, %f2;",
        "atom.add.global.gpu.relaxed.u32 %r1, [%rd1], %r2;",
        "ld.global.nc.L1::no_allocate.L2::128B.v4.u32 {%r1, %r2, %r3, %r4}, [%rd1];",
        "ld.global.v8.f32 {%r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8}, [%rd1];",
      ]
    ) {
      assert.equal(load(instruction), undefined, instruction);
    }
  });

  test("rejects registers of another width than the type, with line and name, as ptxas does", () => {
    for (
      const [instruction, position, register] of [
        ["mul.lo.u32 %rd1, %rd2, %rd3;", 1, "%rd1"],
        ["add.u64 %rd1, %rd2, %r3;", 3, "%r3"],
        ["add.f32 %f1, %f2, %fd3;", 3, "%fd3"],
        ["add.f32.f16 %f1, %h1, %h2;", 3, "%h2"],
        ["mul.wide.u32 %r1, %r2, %r3;", 1, "%r1"],
        ["mad.wide.u16 %r1, %h1, %h2, %rd1;", 4, "%rd1"],
        ["setp.lt.u32 %p1, %h1, %r1;", 2, "%h1"],
        ["selp.b32 %r1, %r2, %rd3, %p1;", 3, "%rd3"],
        ["shl.b64 %rd1, %rd1, %rd2;", 3, "%rd2"],
        ["shr.u16 %h1, %h1, %h2;", 3, "%h2"],
        ["popc.b64 %rd1, %rd2;", 1, "%rd1"],
        ["bfe.u64 %rd1, %rd2, %rd3, %r1;", 3, "%rd3"],
        ["mov.u32 %r1, %rd1;", 2, "%rd1"],
        ["mov.b64 %r1, {%r2, %r3};", 1, "%r1"],
        ["cvta.to.global.u64 %r1, %rd1;", 1, "%r1"],
        ["ld.global.u32 %h1, [%rd1];", 1, "%h1"],
        ["ld.global.u32 %fd1, [%rd1];", 1, "%fd1"],
        ["ld.global.f32 %fd1, [%rd1];", 1, "%fd1"],
        ["ld.global.v2.u16 {%h1, %r1}, [%rd1];", 1, "%r1"],
        ["st.global.b64 [%rd1], %r1;", 2, "%r1"],
        ["cvt.u32.u64 %r1, %r2;", 2, "%r2"],
        ["cvt.rn.bf16.f32 %r1, %f1;", 1, "%r1"],
        ["atom.global.add.u32 %rd1, [%rd2], %r1;", 1, "%rd1"],
        ["atom.global.cas.b32 %r1, [%rd1], %r1, %rd2;", 4, "%rd2"],
        ["red.global.add.u64 [%rd1], %r1;", 2, "%r1"],
        ["shfl.sync.idx.b32 %r1|%p1, %r2, %rd3, 31, -1;", 3, "%rd3"],
        ["vote.sync.ballot.b32 %rd1, %p1, -1;", 1, "%rd1"],
        ["bar.sync %h1;", 1, "%h1"],
        ["mbarrier.arrive.shared.b64 %r1, [%rd1];", 1, "%r1"],
        ["cp.async.ca.shared.global [%rd1], [%rd2], 16, %rd3;", 4, "%rd3"],
      ] as const
    ) {
      const [name] = instruction.split(" "), log = load(instruction) ?? "accepted";
      const start = `ptx, line 6: ${name}: operand ${position}: expected`;
      assert.ok(log.startsWith(start) && log.includes(`, got ${register} of `), `${instruction}: ${log}`);
    }
    assert.equal(
      load("ld.global.u16 %f1, [%rd1];"),
      "ptx, line 6: ld.global.u16: operand 1: expected a register of 16 bits, or a larger one of type .b, .u, .s, " +
        "got %f1 of 32 bits (.f32)",
    );
    assert.match(
      load("{ .reg .b64 inner; add.u32 %r1, inner, %r2; }") ?? "",
      /operand 2: expected a register of 32 bits, got inner of 64 bits \(\.b64\)$/,
    );
  });

  test("accepts larger registers in loads, stores and conversions, as ptxas does", () => {
    for (
      const instruction of [
        "ld.global.u8 %rd1, [%rd2];",
        "ld.global.s16 %r1, [%rd2];",
        "ld.global.f32 %rd1, [%rd2];",
        "ld.global.b16 %f1, [%rd2];",
        "ld.global.b32 %fd1, [%rd2];",
        "ld.global.v4.u8 {%r0, %r1, _, %r3}, [%rd1];",
        "st.global.u8 [%rd1], %rd2;",
        "st.global.v2.b16 [%rd1], {%r1, %r2};",
        "cvt.u32.u16 %rd1, %r1;",
        "cvt.u8.u32 %h1, %r1;",
        "cvt.f32.f16 %f1, %r1;",
        "cvt.rn.relu.f16.f32 %r1, %f1;",
        "cvt.pack.sat.u8.s32.b32 %rd1, %rd2, %rd3, %rd4;",
        "isspacep.global %p1, %r1;",
        "mul.wide.s16 %r1, %h1, %h2;",
        "add.f32.bf16 %f1, %h1, %f2;",
        "setp.eq.and.b16 %p1|%p2, %h1, %h2, %p3;",
        "shl.b64 %rd1, %rd2, %r1;",
        "mov.b64 {%r1, %r2}, %rd1;",
        "atom.global.add.L2::cache_hint.u32 %r1, [%rd1], %r2, %rd3;",
        "mbarrier.try_wait.parity.shared.b64 %p1, [%rd1], %r1, %r2;",
      ]
    ) {
      assert.equal(load(instruction), undefined, instruction);
    }
  });
});
