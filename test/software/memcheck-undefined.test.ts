/** The memory checker and values from uninitialized shared memory: discarding one is fine, using it is not. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FAULT } from "../../src/driver/software/abi/index.ts";
import { Random } from "../support/random.ts";
import { MERGE_SORT } from "../fixtures/merge_sort.ts";
import { kernel, type LaunchOptions, Machine, range } from "./harness.ts";

/** Runs a kernel under the checker; returns the machine and the results, which are undefined after a fault. */
function check(body: string, declarations = "", options: LaunchOptions = {}): {
  machine: Machine;
  results: number[] | undefined;
} {
  const machine = new Machine(kernel(body, `.shared .align 16 .b8 s[512];\n${declarations}`));
  const out = machine.upload(new Int32Array(64));
  try {
    machine.launch("k", [{ pointer: out }], { memcheck: true, ...options });
  } catch {
    return { machine, results: undefined };
  }
  return { machine, results: machine.i32(out, 32) };
}

/** Threads write s[thread] and read s[thread + 1] into %r4, which is undefined in thread 31. %p1 tells. */
const STORE = `mov.u32 %r2, s; shl.b32 %r3, %t, 2; add.u32 %r3, %r3, %r2; st.shared.u32 [%r3], %t; bar.sync 0;
  setp.lt.u32 %p1, %t, 31; ld.shared.u32 %r4, [%r3+4];`;

/** Results of kernels that discard %r4 in thread 31. */
const DISCARDED = range(32).map((t) => t < 31 ? t + 1 : -5);

/** Checks that thread 31 stops at the read of s[32]. */
function reports(body: string, declarations = ""): void {
  const { machine, results } = check(body, declarations);
  assert.equal(results, undefined, body);
  assert.equal(machine.fault(), FAULT.uninitializedShared, body);
  assert.equal(machine.faultingThread(), 31);
  const text = kernel(body, `.shared .align 16 .b8 s[512];\n${declarations}`).split("\n");
  assert.match(text[machine.line() - 1] ?? "", /ld\.(volatile\.)?shared|ld\.u32/);
  assert.equal((machine.faultingAddress() - 128) % 256, 0);
}

describe("memory checker: undefined values that are discarded", () => {
  test("accepts a value that is not selected, or whose branch is not taken", () => {
    assert.deepEqual(check(`${STORE} selp.b32 %r0, %r4, -5, %p1;`).results, DISCARDED);
    assert.deepEqual(check(`${STORE} mov.u32 %r0, -5; @%p1 mov.u32 %r0, %r4;`).results, DISCARDED);
    assert.deepEqual(
      check(`${STORE} mov.u32 %r0, -5; @!%p1 bra END; mov.u32 %r0, %r4; END:`).results,
      DISCARDED,
    );
  });

  test("accepts computations with it", () => {
    assert.deepEqual(
      check(`${STORE} mul.lo.u32 %r5, %r4, 3; cvt.rn.f32.u32 %f1, %r5; add.f32 %f1, %f1, %f1;
        cvt.rzi.u32.f32 %r5, %f1; selp.b32 %r0, %r5, -5, %p1;`).results,
      range(32).map((t) => t < 31 ? 6 * (t + 1) : -5),
    );
    // The lower half of the vector is initialized in every thread.
    assert.deepEqual(
      check(`mov.u32 %r2, s; shl.b32 %r3, %t, 3; add.u32 %r3, %r3, %r2; st.shared.u32 [%r3], %t; bar.sync 0;
        ld.shared.v2.u32 {%r0, %r5}, [%r3]; add.u32 %r5, %r5, 1;`).results,
      range(32),
    );
  });

  test("accepts predicates that another predicate decides", () => {
    const decided = [
      "setp.gt.and.s32 %p2, %r4, %t, %p1;",
      "setp.gt.s32 %p3, %r4, %t; and.pred %p2, %p3, %p1;",
      "setp.gt.s32 %p3, %r4, %t; and.pred %p2, %p1, %p3;",
      "setp.le.s32 %p3, %r4, %t; not.pred %p4, %p1; or.pred %p2, %p3, %p4; not.pred %p2, %p2;",
      "setp.le.or.s32 %p2, %r4, %t, !%p1; not.pred %p2, %p2;",
    ];
    for (const predicate of decided) {
      assert.deepEqual(
        check(`${STORE} ${predicate} selp.b32 %r0, %r4, -5, %p2;`).results,
        DISCARDED,
        predicate,
      );
      assert.deepEqual(
        check(`${STORE} ${predicate} mov.u32 %r0, -5; @!%p2 bra END; mov.u32 %r0, %r4; END:`).results,
        DISCARDED,
        predicate,
      );
    }
  });

  test("accepts copies in registers across a barrier, in local memory and in shared memory", () => {
    assert.deepEqual(
      check(`${STORE} bar.sync 0; st.shared.u32 [%r3], %r4; bar.sync 0; ld.shared.u32 %r0, [%r3];
        selp.b32 %r0, %r0, -5, %p1;`).results,
      DISCARDED,
    );
    assert.deepEqual(
      check(`.local .align 4 .b8 copy[4]; ${STORE} st.local.u32 [copy], %r4; ld.local.u32 %r5, [copy];
        selp.b32 %r0, %r5, -5, %p1;`).results,
      DISCARDED,
    );
  });

  test("forgets the values of a thread when the next one runs", () => {
    const body =
      `mov.u32 %r2, s; setp.ne.u32 %p1, %t, 0; @!%p1 ld.shared.u32 %r4, [%r2]; @%p1 mov.u32 %r4, %t;
      mov.u32 %r0, 7; @!%p1 bra END; mov.u32 %r0, %r4; END:`;
    assert.deepEqual(check(body).results, range(32).map((t) => t || 7));
  });

  test("registers that only some paths define are defined at first", () => {
    // The scratch memory of the second launch has the bits of the first one.
    const machine = new Machine(kernel(
      `setp.eq.u32 %p1, %t, 99; @%p1 bra SKIP; bar.sync 0; SKIP: bar.sync 0; mov.u32 %r2, s; @%p1 ld.shared.u32 %r4, [%r2];
       bar.sync 0; mov.u32 %r0, 3; @!%p1 bra END; add.u32 %r0, %r4, 1; END: setp.ne.u32 %p2, %r4, 77;
       @%p2 mov.u32 %r0, 3;`,
      ".shared .align 16 .b8 s[512];\n",
    ));
    const out = machine.upload(new Int32Array(32));
    new Uint8Array(machine.memory.buffer).fill(0x7b, out + 128);
    machine.launch("k", [{ pointer: out }], { memcheck: true });
    assert.deepEqual(machine.i32(out, 32), range(32).fill(3));
  });

  test("accepts copies of structures with padding", () => {
    const machine = new Machine(MERGE_SORT);
    const out = machine.upload(new Float64Array(64));
    machine.launch("padded", [{ pointer: out }], { memcheck: true });
    const bytes = new DataView(machine.memory.buffer, out);
    range(32).forEach((t) => {
      assert.equal(bytes.getFloat64(16 * t, true), 31 - t ^ 1);
      assert.equal(bytes.getUint8(16 * t + 8), (31 - t ^ 1) + 1);
    });
  });

  test("accepts merge sorts like CUB's", () => {
    const random = new Random("merge sort");
    const words = (count: number) => Uint32Array.from({ length: count }, () => Number(random.bits(8)));
    /** Launches a kernel; returns the bytes of its last array. */
    const launch = (
      name: string,
      threads: number,
      arrays: ArrayBufferView[],
      ...sizes: number[]
    ): ArrayBuffer => {
      const machine = new Machine(MERGE_SORT);
      const addresses = arrays.map((array) => machine.upload(array));
      const numbers = sizes.map((u32) => ({ u32 }));
      machine.launch(name, [...addresses.map((pointer) => ({ pointer })), ...numbers], {
        block: [threads, 1, 1],
        memcheck: true,
      });
      const last = addresses.at(-1)!;
      const bytes = new Uint8Array(machine.memory.buffer, last, arrays.at(-1)!.byteLength);
      return bytes.slice().buffer as ArrayBuffer;
    };
    const u32 = words(96);
    assert.deepEqual(new Uint32Array(launch("sort_u32", 32, [u32])), u32.toSorted());
    const f64 = Float64Array.from(words(128), (x) => x / 7 - 9);
    assert.deepEqual(new Float64Array(launch("sort_f64", 64, [f64])), f64.toSorted());
    const s16 = Int16Array.from(words(192), (x) => x - 100);
    assert.deepEqual(new Int16Array(launch("sort_s16", 64, [s16])), s16.toSorted());

    type Pair = [key: number, value: number];
    const pairs = (count: number): Pair[] => range(count).map((i) => [i % 7, words(1)[0]!]);
    const order = (a: Pair, b: Pair): number => a[0] - b[0] || a[1] - b[1];
    const flat = (list: Pair[]) => Uint32Array.from(list.flat());
    const unsorted = pairs(64);
    assert.deepEqual(
      new Uint32Array(launch("sort_pair", 32, [flat(unsorted)])),
      flat(unsorted.toSorted(order)),
    );

    for (const [na, nb] of [[57, 31], [1, 100], [0, 5], [64, 64]] as const) {
      const [a, b] = [words(na).toSorted(), words(nb).toSorted()];
      const merged = Uint32Array.of(...a, ...b).toSorted();
      assert.deepEqual(
        new Uint32Array(launch("merge_low_byte", 64, [a, b, new Uint32Array(na + nb)], na, nb)),
        merged,
      );
      const floats = [Float32Array.from(a), Float32Array.from(b), new Float32Array(na + nb)];
      assert.deepEqual(new Float32Array(launch("merge_f32", 64, floats, na, nb)), Float32Array.from(merged));
    }
    const [a, b] = [pairs(33).toSorted(order), pairs(50).toSorted(order)];
    assert.deepEqual(
      new Uint32Array(launch("merge_pair", 64, [flat(a), flat(b), new Uint32Array(166)], 33, 50)),
      flat([...a, ...b].toSorted(order)),
    );
  });
});

describe("memory checker: undefined values that are used", () => {
  test("reports stores to global memory, including those of computed and selected values", () => {
    reports(`${STORE} mov.u32 %r0, %r4;`);
    reports(`${STORE} add.u32 %r0, %r4, 1;`);
    reports(`${STORE} not.pred %p2, %p1; selp.b32 %r0, %r4, -5, %p2; selp.b32 %r0, %t, %r0, %p1;`);
    reports(`${STORE} max.u32 %r0, %r4, 3;`);
    reports(`${STORE} mov.b64 %rd1, {%t, %r4}; st.global.u64 [%out], %rd1; mov.u32 %r0, 0;`);
    reports(`${STORE} mov.u32 %r0, 0; st.u32 [%at], %r4;`);
    reports(`${STORE} mov.u32 %r0, 0; red.global.add.u32 [%at], %r4;`);
  });

  test("reports branches, guards, addresses and switches", () => {
    reports(`${STORE} mov.u32 %r0, 0; setp.gt.u32 %p2, %r4, 5; @%p2 bra END; mov.u32 %r0, 1; END:`);
    reports(`${STORE} mov.u32 %r0, 0; setp.gt.u32 %p2, %r4, 5; @%p2 mov.u32 %r0, 1;`);
    reports(`${STORE} setp.gt.u32 %p2, %r4, 5; selp.b32 %r0, 1, 0, %p2;`);
    reports(`${STORE} setp.gt.or.u32 %p2, %r4, 5, %p1; selp.b32 %r0, 1, 0, %p2;`);
    reports(
      `${STORE} and.b32 %r4, %r4, 3; shl.b32 %r4, %r4, 2; add.u32 %r4, %r4, %r2; ld.shared.u32 %r0, [%r4];`,
    );
    reports(`${STORE} and.b32 %r4, %r4, 1; L: .branchtargets A, B; brx.idx %r4, L; A: mov.u32 %r0, 1; B:`);
  });

  test("reports operations with other threads, and arguments of functions", () => {
    reports(`${STORE} shfl.sync.idx.b32 %r0, %r4, 0, 31, -1;`);
    reports(`${STORE} setp.eq.u32 %p2, %r4, 1; vote.sync.ballot.b32 %r0, %p2, -1;`);
    reports(`${STORE} setp.eq.u32 %p2, %r4, 1; bar.red.popc.u32 %r0, 0, %p2;`);
    reports(
      `${STORE} call (%r0), f, (%r4);`,
      ".func (.param .b32 r) f (.param .b32 a) { .reg .b32 %x; ld.param.b32 %x, [a]; st.param.b32 [r], %x; ret; }\n",
    );
    reports(
      `${STORE} call (%r0), f, (%r3);`,
      ".func (.param .b32 r) f (.param .b32 a) { .reg .b32 %x; ld.param.b32 %x, [a];\n" +
        "  ld.volatile.shared.u32 %x, [%x+4]; st.param.b32 [r], %x; ret; }\n",
    );
  });

  test("reports values that were kept across a barrier or copied in shared memory", () => {
    reports(`${STORE} bar.sync 0; mov.u32 %r0, %r4;`);
    reports(`${STORE} bar.sync 0; bar.sync 0; add.u32 %r4, %r4, 1; bar.sync 0; mov.u32 %r0, %r4;`);
    const { machine } = check(
      `${STORE} bar.sync 0; st.shared.u32 [%r3], %r4; bar.sync 0;\nld.shared.u32 %r0, [%r3];`,
    );
    assert.equal(machine.fault(), FAULT.uninitializedShared);
    assert.equal(machine.faultingThread(), 31);
  });

  test("reports the elements of a vector that are undefined", () => {
    const load =
      `mov.u32 %r2, s; shl.b32 %r3, %t, 3; add.u32 %r3, %r3, %r2; st.shared.u32 [%r3], %t; bar.sync 0;
      ld.shared.v2.u32 {%r5, %r6}, [%r3];`;
    assert.deepEqual(check(`${load} mov.u32 %r0, %r5;`).results, range(32));
    assert.equal(check(`${load} mov.u32 %r0, %r6;`).machine.fault(), FAULT.uninitializedShared);
  });

  test("still reports races and wrong addresses", () => {
    const race = check(`${STORE.replace("bar.sync 0;", "")} selp.b32 %r0, %r4, -5, %p1;`);
    assert.equal(race.results, undefined);
    const outside = check(`${STORE} ld.shared.u32 %r6, [%r3+100000]; selp.b32 %r0, %r6, -5, %p1;`);
    assert.equal(outside.machine.fault(), FAULT.outOfBounds);
  });

  test("reports a key that is never written, although max could discard it", () => {
    const machine = new Machine(MERGE_SORT);
    const data = machine.upload(new Uint32Array(32));
    assert.throws(() => machine.launch("forgotten", [{ pointer: data }], { memcheck: true }));
    assert.equal(machine.fault(), FAULT.uninitializedShared);
  });
});
