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
});
