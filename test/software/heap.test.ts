/** Device malloc and free. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { SoftwareDriver } from "../../src/driver/software/driver.ts";
import { HEADER } from "./harness.ts";

const PTX = `${HEADER}
.extern .func (.param .b64 result) malloc (.param .b64 bytes);
.extern .func free (.param .b64 pointer);
.visible .entry k(.param .u64 out, .param .u32 rounds, .param .u64 bytes) {
  .reg .pred %p<4>; .reg .b32 %r<16>; .reg .b64 %rd<16>;
  ld.param.u64 %rd1, [out]; ld.param.u32 %r9, [rounds]; ld.param.u64 %rd9, [bytes];
  mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mad.lo.u32 %r1, %r2, %r3, %r1;
  mul.wide.u32 %rd2, %r1, 8; add.u64 %rd1, %rd1, %rd2; mov.u32 %r4, 0;
NEXT:
  { .param .b64 n; st.param.b64 [n], %rd9; .param .b64 r; call.uni (r), malloc, (n); ld.param.b64 %rd3, [r]; }
  st.global.u64 [%rd1], %rd3; setp.eq.u64 %p1, %rd3, 0; @%p1 bra END;
  st.u32 [%rd3], %r1; ld.u32 %r5, [%rd3]; setp.ne.u32 %p2, %r5, %r1; @%p2 trap;
  add.u32 %r4, %r4, 1; setp.ge.u32 %p3, %r4, %r9; @%p3 bra END;
  { .param .b64 a; st.param.b64 [a], %rd3; call.uni free, (a); }
  bra NEXT;
END: ret;
}`;

/** Launches 4 blocks of 32 threads; returns the pointer that each thread got last. */
function pointers(rounds: number, bytes: bigint, options: { workers: number; memcheck?: boolean }): bigint[] {
  const driver = new SoftwareDriver(options, loadModule);
  driver.contexts.retain(0);
  try {
    const out = driver.memory.allocate(8 * 128);
    const fn = driver.modules.function(driver.modules.load(PTX), "k");
    const parameters = driver.functions.parameterBlock(24);
    parameters.view.setBigUint64(0, out, true);
    parameters.view.setUint32(8, rounds, true);
    parameters.view.setBigUint64(16, bytes, true);
    driver.launch(fn, 4, 1, 1, 32, 1, 1, 0, 0n, parameters);
    const result = new BigUint64Array(128);
    driver.copies.deviceToHost(result, out, 1024, null);
    return [...result];
  } finally {
    driver.contexts.release(0);
  }
}

describe("device malloc", () => {
  for (const options of [{ workers: 0 }, { workers: 2 }, { workers: 0, memcheck: true }]) {
    test(`returns distinct aligned memory, and reuses what is freed: ${JSON.stringify(options)}`, () => {
      // 128 threads × 2000 rounds × 64 bytes are twice the heap.
      const all = pointers(2000, 48n, options).toSorted((a, b) => Number(a - b));
      assert.ok(all.every((pointer) => pointer > 0n && pointer % 16n === 0n));
      assert.ok(all.every((pointer, i) => i === 0 || pointer - all[i - 1]! >= 48n));
    });
  }

  test("a module may define a function of the same name", () => {
    const module = loadModule(`${HEADER}
.func (.param .b64 r) malloc (.param .b64 n) { .reg .b64 %rd1; mov.u64 %rd1, 5; st.param.b64 [r], %rd1; ret; }
.visible .entry k() { .param .b64 n; .param .b64 r; call (r), malloc, (n); ret; }`);
    assert.deepEqual(module.variables, []);
    const options = {
      blockDim: [1, 1, 1],
      fma: "exact",
      lanes: 1,
      memcheck: false,
      addresses: new Map(),
    } as const;
    assert.ok(WebAssembly.validate(module.compile("k", options).bytes));
  });

  test("returns a null pointer without memory", () => {
    const all = pointers(1, 1n << 20n, { workers: 0 });
    assert.equal(all.filter((pointer) => pointer !== 0n).length, 4);
    for (const bytes of [0n, 1n << 23n, 1n << 40n, (1n << 64n) - 1n]) {
      assert.ok(pointers(1, bytes, { workers: 0 }).every((pointer) => pointer === 0n));
    }
  });
});
