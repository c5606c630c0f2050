/** Function pointers and indirect calls. test/conformance/kernels/pointer.cu has those that NVRTC writes. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { FAULT } from "../../src/driver/software/abi/index.ts";
import { loadModule } from "../../src/driver/software/compiler.ts";
import { SoftwareDriver } from "../../src/driver/software/driver.ts";
import { HEADER, kernel, Machine, range, run } from "./harness.ts";
import { fails, launchWith } from "./machine/harness.ts";

const FUNCTIONS = `
.func (.param .b32 r) twice (.param .b32 a) { .reg .b32 %x; ld.param.b32 %x, [a]; add.u32 %x, %x, %x;
  st.param.b32 [r], %x; ret; }
.func (.param .b32 r) next (.param .b32 a) { .reg .b32 %x; ld.param.b32 %x, [a]; add.u32 %x, %x, 1;
  st.param.b32 [r], %x; ret; }
.func (.param .b64 r) wide (.param .b64 a) { .reg .b64 %x; ld.param.b64 %x, [a]; neg.s64 %x, %x;
  st.param.b64 [r], %x; ret; }
.func nothing { ret; }
.global .u64 table[3] = {twice, next, twice};
.const .u64 constant[2] = {next, twice};
`;
const PROTOTYPE = "P: .callprototype (.param .b32 _) _ (.param .b32 _);";
/** Calls %rd1 with %t; the result is in %r0. */
const CALL = `{ .param .b32 x; .param .b32 y; st.param.b32 [x], %t; ${PROTOTYPE}
  call (y), %rd1, (x), P; ld.param.b32 %r0, [y]; }`;

/** Runs a kernel that must stop at an indirect call, and returns the address that it called. */
function wrongAddress(body: string, declarations = FUNCTIONS): number {
  const machine = new Machine(kernel(body, declarations));
  const out = machine.upload(new Int32Array(32));
  assert.throws(() => machine.launch("k", [{ pointer: out }]));
  assert.equal(machine.fault(), FAULT.invalidFunction);
  assert.notEqual(machine.line(), 0);
  return machine.faultingAddress();
}

for (const lanes of [1, 4] as const) {
  describe(`function pointers, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    const result = (body: string, declarations = FUNCTIONS): number[] => run(body, { declarations, lanes });

    test("calls functions whose address is in a register", () => {
      assert.deepEqual(result(`mov.u64 %rd1, twice; ${CALL}`), range(32).map((t) => 2 * t));
      const selected = result(`and.b32 %r2, %t, 1; setp.eq.u32 %p1, %r2, 1;
        mov.b64 %rd2, next; selp.b64 %rd1, twice, %rd2, %p1; ${CALL}`);
      assert.deepEqual(selected, range(32).map((t) => t % 2 ? 2 * t : t + 1));
      const guarded = result(`mov.u32 %r0, 5; setp.gt.u32 %p1, %t, 9; mov.u64 %rd1, next; ${PROTOTYPE}
        @%p1 call.uni (%r0), %rd1, (%t), P;`);
      assert.deepEqual(guarded, range(32).map((t) => t > 9 ? t + 1 : 5));
    });

    test("calls functions of tables in global and constant memory", () => {
      const index =
        "rem.u32 %r2, %t, 3; mul.wide.u32 %rd2, %r2, 8; mov.u64 %rd3, table; add.u64 %rd3, %rd3, %rd2;";
      assert.deepEqual(
        result(`${index} ld.global.u64 %rd1, [%rd3]; ${CALL}`),
        range(32).map((t) => t % 3 === 1 ? t + 1 : 2 * t),
      );
      assert.deepEqual(result(`ld.const.u64 %rd1, [constant+8]; ${CALL}`), range(32).map((t) => 2 * t));
    });

    test("calls functions of packed tables, whose pointers are not aligned", () => {
      const bytes = (name: string) =>
        range(8).map((i) => `${i === 0 ? "0XFF" : `0xFF${"00".repeat(i)}`}(${name})`);
      const packed = `${FUNCTIONS}.global .align 1 .u8 packed[18] = {1, ${bytes("next")}, 2, ${
        bytes("twice")
      }};\n`;
      const load = range(8).map((i) =>
        `ld.global.u8 %r3, [packed+${10 + i}]; cvt.u64.u32 %rd2, %r3;
        shl.b64 %rd2, %rd2, ${8 * i}; or.b64 %rd1, %rd1, %rd2;`
      );
      assert.deepEqual(
        result(`mov.u64 %rd1, 0; ${load.join("\n")} ${CALL}`, packed),
        range(32).map((t) => 2 * t),
      );
    });

    test("a pointer that one kernel has stored is called by another", () => {
      const machine = new Machine(`${HEADER}${FUNCTIONS}
.visible .entry get(.param .u64 out) { .reg .b64 %a, %f; ld.param.u64 %a, [out]; mov.u64 %f, next;
  st.global.u64 [%a], %f; ret; }
.visible .entry use(.param .u64 out) { .reg .b64 %a, %f; .reg .b32 %r; ld.param.u64 %a, [out];
  ld.global.u64 %f, [%a]; ${PROTOTYPE} call (%r), %f, (41), P; st.global.u32 [%a], %r; ret; }`);
      const out = machine.upload(new BigUint64Array(1));
      machine.launch("get", [{ pointer: out }], { lanes });
      machine.launch("use", [{ pointer: out }], { lanes, block: [1, 1, 1] });
      assert.deepEqual(machine.i32(out, 1), [42]);
    });

    test("arguments and results may be registers, constants, structures, or missing", () => {
      const declarations = `${FUNCTIONS}
.func (.param .align 8 .b8 r[16]) swap (.param .align 8 .b8 a[16]) { .reg .b64 %x, %y;
  ld.param.b64 %x, [a]; ld.param.b64 %y, [a+8]; st.param.b64 [r], %y; st.param.b64 [r+8], %x; ret; }
.global .u32 calls;
.func count () { .reg .b32 %x; atom.global.add.u32 %x, [calls], 1; ret; }`;
      assert.deepEqual(result("call (%r0), twice, (%t);", declarations), range(32).map((t) => 2 * t));
      assert.deepEqual(
        result("call (%r0), next, (7); call (_), next, (8);", declarations),
        range(32).fill(8),
      );
      assert.deepEqual(
        result(`mov.u64 %rd1, wide; cvt.u64.u32 %rd2, %t; Q: .callprototype (.param .b64 _) _ (.param .b64 _);
          call (%rd3), %rd1, (%rd2), Q; cvt.u32.u64 %r0, %rd3;`),
        range(32).map((t) => t === 0 ? 0 : -t),
      );
      assert.deepEqual(
        result(
          `.param .align 8 .b8 x[16]; .param .align 8 .b8 y[16]; st.param.b32 [x], 1; st.param.b32 [x+8], %t;
          S: .callprototype (.param .align 8 .b8 _[16]) _ (.param .align 8 .b8 _[16]);
          mov.u64 %rd1, swap; call (y), %rd1, (x), S; ld.param.b32 %r0, [y];`,
          declarations,
        ),
        range(32),
      );
      assert.deepEqual(
        result(
          `mov.u64 %rd1, count; C: .callprototype ()_; call %rd1, C; D: .callprototype _ (); call %rd1, (), D;
          bar.sync 0; ld.global.u32 %r0, [calls];`,
          declarations,
        ),
        range(32).fill(64),
      );
    });

    test(".calltargets limits the functions that are called", () => {
      const list = "T: .calltargets next, twice; call (%r0), %rd1, (%t), T;";
      assert.deepEqual(result(`mov.u64 %rd1, twice; ${list}`), range(32).map((t) => 2 * t));
      wrongAddress("mov.u64 %rd1, twice; T: .calltargets next; call (%r0), %rd1, (%t), T;");
    });
  });
}

describe("wrong function pointers", () => {
  test("null, data, other signatures and other bytes of a function stop the kernel", () => {
    assert.equal(wrongAddress(`mov.u64 %rd1, 0; ${CALL}`), 0);
    assert.equal(wrongAddress(`mov.u64 %rd1, -1; ${CALL}`), 2 ** 64);
    assert.notEqual(wrongAddress(`mov.u64 %rd1, table; ${CALL}`), 0);
    wrongAddress(`mov.u64 %rd1, wide; ${CALL}`);
    wrongAddress(`mov.u64 %rd1, nothing; ${CALL}`);
    wrongAddress(`mov.u64 %rd1, twice; add.u64 %rd1, %rd1, 1; ${CALL}`);
    wrongAddress(`mov.u64 %rd1, 12345; ${CALL}`, "");
  });

  test("the error names the pointer, the kernel and the line, and the next context works", () => {
    const driver = new SoftwareDriver({ workers: 0 }, loadModule);
    const text = kernel(`ld.global.u64 %rd1, [%out]; ${CALL}`, FUNCTIONS);
    const other = kernel(
      `mov.u64 %rd1, wide; mov.u64 %rd2, twice; st.global.u64 [%out], %rd2; ret;`,
      FUNCTIONS,
    );
    for (const wrong of ["null", "another module's"]) {
      driver.contexts.retain(0);
      const out = driver.memory.allocate(4);
      driver.copies.memset(out, 0, 4, 1, null);
      driver.copies.memset(out, 0, 4, 1, null);
      const fn = driver.modules.function(driver.modules.load(text), "k");
      if (wrong !== "null") launchWith(driver, driver.modules.function(driver.modules.load(other), "k"), out);
      launchWith(driver, fn, out);
      const line = text.split("\n").findIndex((each) => each.includes("call (y)")) + 1;
      const message = wrong === "null"
        ? new RegExp(`call through a null function pointer in kernel k, .*PTX line ${line}`)
        : new RegExp(`call through 0x[0-9a-f]+, which is no function of the module .* PTX line ${line}`);
      fails(718, () => driver.contexts.synchronize(), message);
      driver.contexts.release(0);
    }
    driver.contexts.retain(0);
    const out = driver.memory.allocate(8);
    launchWith(driver, driver.modules.function(driver.modules.load(other), "k"), out);
    driver.contexts.synchronize();
    driver.contexts.release(0);
  });

  test("invalid indirect calls are rejected when the module is loaded", () => {
    const load = (body: string) => () => loadModule(kernel(body, FUNCTIONS));
    assert.throws(load("call (%r0), %rd1, (%t);"), /line \d+.*: an indirect call needs a \.callprototype/);
    assert.throws(load("L: .branchtargets M; M: call (%r0), %rd1, (%t), L;"), /needs a \.callprototype/);
    assert.throws(
      load(`${PROTOTYPE} call (%r0), %rd1, P;`),
      /%rd1: expected 1 arguments and 1 results, found 0/,
    );
    assert.throws(load("T: .calltargets table; call %rd1, T;"), /table is not a function of the module/);
    assert.throws(load("mov.u64 %rd1, missing;"), /missing is not declared/);
    assert.throws(() => loadModule(`${HEADER}.global .u64 t[1] = {missing};`), /missing is not declared/);
  });
});

/** Functions of one signature that wait: `sum` for the warp, `first` at two barriers. */
const WAITING = `
.shared .b32 s;
.func (.param .b32 r) sum (.param .b32 a) { .reg .b32 %x, %y, %d; .reg .pred %p; ld.param.b32 %x, [a]; mov.b32 %d, 16;
  L: shfl.sync.bfly.b32 %y, %x, %d, 31, -1; add.u32 %x, %x, %y; shr.u32 %d, %d, 1; setp.ne.u32 %p, %d, 0; @%p bra L;
  st.param.b32 [r], %x; ret; }
.func (.param .b32 r) first (.param .b32 a) { .reg .b32 %x; .reg .pred %p; ld.param.b32 %x, [a]; mov.b32 %x, %tid.x;
  setp.eq.u32 %p, %x, 0; ld.param.b32 %x, [a]; @%p st.shared.u32 [s], %x; bar.sync 0; ld.shared.u32 %x, [s];
  bar.sync 0; st.param.b32 [r], %x; ret; }
.func (.param .b32 r) plain (.param .b32 a) { .reg .b32 %x; ld.param.b32 %x, [a]; add.u32 %x, %x, 1000;
  st.param.b32 [r], %x; ret; }
`;

for (const lanes of [1, 4] as const) {
  describe(`function pointers to functions that wait, ${lanes} lane${lanes > 1 ? "s" : ""}`, () => {
    const result = (body: string, declarations: string): number[] => run(body, { declarations, lanes });

    test("all threads of a block may call one function, or different ones in turn", () => {
      assert.deepEqual(result(`mov.u64 %rd1, sum; ${CALL}`, WAITING), range(32).fill(496));
      assert.deepEqual(
        result(
          `mov.u64 %rd1, first; add.u32 %t, %t, 7; ${CALL} mov.b32 %r3, %r0; mov.u64 %rd1, sum; ${CALL}
          add.u32 %r0, %r0, %r3; and.b32 %r4, %t, 1; setp.eq.u32 %p1, %r4, 0; mov.u64 %rd1, plain; @%p1 bra END;
          ${CALL} END:`,
          WAITING,
        ),
        range(32).map((t) => t % 2 ? 496 + 7 * 32 + 7 : t + 1007),
      );
    });

    test("functions that call others through pointers may wait, too", () => {
      const declarations = `${WAITING}
.func (.param .b32 r) outer (.param .b32 a) { .reg .b32 %x, %y; .reg .b64 %f; ld.param.b32 %x, [a]; ${PROTOTYPE}
  mov.u64 %f, sum; call (%y), %f, (%x), P; mov.u64 %f, first; call (%x), %f, (%y), P; st.param.b32 [r], %x; ret; }`;
      assert.deepEqual(result(`mov.u64 %rd1, outer; ${CALL}`, declarations), range(32).fill(496));
    });

    test("functions that do not wait may be recursive, even if others of their signature wait", () => {
      const declarations = `${WAITING}
.func (.param .b32 r) factorial (.param .b32 a) { .reg .b32 %x, %y; .reg .b64 %f; .reg .pred %p; ${PROTOTYPE}
  ld.param.b32 %x, [a]; mov.b32 %y, 1; setp.lt.u32 %p, %x, 2; @%p bra END; sub.u32 %y, %x, 1;
  mov.u64 %f, factorial; call (%y), %f, (%y), P; mul.lo.u32 %y, %y, %x; END: st.param.b32 [r], %y; ret; }`;
      const body = `and.b32 %t, %t, 7; mov.u64 %rd1, factorial; ${CALL} mov.u64 %rd2, sum;`;
      assert.deepEqual(
        result(body, declarations),
        range(32).map((t) => [1, 1, 2, 6, 24, 120, 720, 5040][t % 8]),
      );
    });

    test("a function that waits and calls itself through a pointer stops the kernel", () => {
      const declarations =
        `.func (.param .b32 r) again (.param .b32 a) { .reg .b32 %x; .reg .b64 %f; ${PROTOTYPE}
  ld.param.b32 %x, [a]; bar.sync 0; mov.u64 %f, again; call (%x), %f, (%x), P; st.param.b32 [r], %x; ret; }`;
      const machine = new Machine(kernel(`mov.u64 %rd1, again; ${CALL}`, declarations));
      const out = machine.upload(new Int32Array(32));
      assert.throws(() => machine.launch("k", [{ pointer: out }], { lanes }));
      assert.equal(machine.fault(), FAULT.waitingRecursion);
      assert.equal(machine.line(), 5);
    });
  });
}

describe("many functions that wait", () => {
  test("functions that all call each other through pointers are compiled to a limit", () => {
    const functions = range(12).map((i) =>
      `.func (.param .b32 r) f${i} (.param .b32 a) { .reg .b32 %x; .reg .b64 %f; ${PROTOTYPE} ld.param.b32 %x, [a];
  bar.sync 0; ld.global.u64 %f, [next+${8 * i}]; call (%x), %f, (%x), P; st.param.b32 [r], %x; ret; }`
    );
    const names = range(12).map((i) => i === 11 ? "plain" : `f${i + 1}`);
    const declarations = `${WAITING}${
      names.slice(0, 11).map((name) => `.func (.param .b32 r) ${name} (.param .b32 a);`).join("\n")
    }
.global .u64 next[12] = {${names}};\n${functions.join("\n")}`;
    assert.deepEqual(
      run(`mov.u64 %rd1, f11; ${CALL}`, { declarations }),
      range(32).map((t) => t + 1000),
    );
  });
});
