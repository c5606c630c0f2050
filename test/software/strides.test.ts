/** Registers that differ between neighboring threads by a constant, which are computed once for 4 threads. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { kernel, Machine, range } from "./harness.ts";

/** Returns %rd0 of 8 threads, which `body` computes from %tid.x in %t and, in 64 bits, in %rd1. */
function wide(body: string): bigint[] {
  const machine = new Machine(kernel(
    `cvt.u64.u32 %rd1, %t; ${body} mul.wide.u32 %rd2, %t, 8; add.u64 %rd2, %out, %rd2;
    st.global.u64 [%rd2], %rd0; ret;`,
  ));
  const out = machine.upload(new BigUint64Array(8));
  machine.launch("k", [{ pointer: out }], { block: [8, 1, 1], lanes: 4 });
  return machine.u64(out, 8);
}

const threads = (value: (t: bigint) => bigint): bigint[] =>
  range(8).map((t) => BigInt.asUintN(64, value(BigInt(t))));

test("factors above 2³¹ multiply to 64 bits without a sign", () => {
  const expected = threads((t) => t * 0xffffffffn);
  assert.deepEqual(wide("mul.wide.u32 %rd0, %t, 4294967295;"), expected);
  assert.deepEqual(wide("mul.lo.u64 %rd0, %rd1, 4294967295;"), expected);
  assert.deepEqual(wide("mad.lo.u64 %rd0, %rd1, 0xffffffff, 7;"), threads((t) => t * 0xffffffffn + 7n));
  assert.deepEqual(wide("mul.wide.u32 %rd0, %t, -4;"), threads((t) => t * 0xfffffffcn));
  assert.deepEqual(wide("mul.wide.s32 %rd0, %t, 0xffffffff;"), threads((t) => -t));
});

test("sums of thread numbers shifted by more than 32 bits are exact", () => {
  const shifts = "shl.b64 %rd3, %rd1, 31; shl.b64 %rd4, %rd3, 30;";
  assert.deepEqual(wide(`${shifts} add.u64 %rd0, %rd4, %rd1;`), threads((t) => (t << 61n) + t));
  assert.deepEqual(wide(`${shifts} shl.b64 %rd5, %rd4, 20; sub.u64 %rd0, %rd1, %rd5;`), threads((t) => t));
});

test("thread numbers shifted by 30 bits outlive a barrier that the first threads skip", () => {
  const body = `shl.b64 %rd3, %rd1, 30; setp.lt.u32 %p1, %t, 3; @%p1 bra skip; bar.warp.sync 0xf8;
    skip: add.u64 %rd0, %rd3, 1;`;
  assert.deepEqual(wide(body), threads((t) => (t << 30n) + 1n));
});
