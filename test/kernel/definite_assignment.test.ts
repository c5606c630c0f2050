/** Variables of kernels have a value before they are read, by TypeScript's rules of definite assignment. */
// deno-lint-ignore-file no-var prefer-const no-inner-declarations -- kernels as users and minifiers write them
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  CompileError,
  elementwise,
  type Gpu,
  kernel,
  type Pointer,
  runOnHost,
} from "../../src/kernel/mod.ts";
import { openTestDevice } from "../support/device.ts";

type Fn = (values: { y: Pointer; x: Pointer; n: number }, gpu: Gpu) => void;

const make = (fn: Fn) => kernel({ y: "f32*", x: "f32*", n: "i32" }, fn, { name: "example" });

/** Kernels that read a variable without a value, and its name. TypeScript refuses them, too. */
const REFUSED: Readonly<Record<string, [variable: string, fn: Fn]>> = {
  "a sum that starts without one": ["sum", ({ y, x, n }) => {
    let sum: number;
    // @ts-expect-error -- used before being assigned
    for (let i = 0; i < n; i++) sum += x[i]!;
    // @ts-expect-error -- used before being assigned
    y[0] = sum;
  }],
  "a maximum that starts without one": ["best", ({ y, x, n }) => {
    let best: number;
    for (let i = 0; i < n; i++) {
      // @ts-expect-error -- used before being assigned
      if (x[i]! > best) best = x[i]!;
    }
    // @ts-expect-error -- used before being assigned
    y[0] = best;
  }],
  "an if without else": ["v", ({ y, x }) => {
    let v: number;
    if (x[0]! > 100) v = 7;
    // @ts-expect-error -- used before being assigned
    y[0] = v;
  }],
  "a var in one branch": ["v", ({ y, x }) => {
    if (x[0]! > 100) { var v = 7; }
    // @ts-expect-error -- used before being assigned
    y[0] = v;
  }],
  "a loop without iterations": ["last", ({ y, x, n }) => {
    let last: number;
    for (let i = 0; i < n; i++) last = x[i]!;
    // @ts-expect-error -- used before being assigned
    y[0] = last;
  }],
  "the value of an earlier iteration": ["v", ({ y, x, n }) => {
    for (let i = 0; i < n; i++) {
      let v: number;
      // @ts-expect-error -- used before being assigned
      if (i > 0) y[i] = v;
      v = x[i]!;
    }
  }],
  "a break before the assignment": ["v", ({ y, x }) => {
    let v: number;
    while (true) {
      if (x[0]! > 1) break;
      v = 1;
      if (x[1]! > v) break;
    }
    // @ts-expect-error -- used before being assigned
    y[0] = v;
  }],
  "the right side of &&": ["v", ({ y, x, n }) => {
    let v: number;
    if (n > 1 && (v = x[1]!) > 0) y[1] = v;
    // @ts-expect-error -- used before being assigned
    else y[0] = v;
  }],
  "one side of ? :": ["v", ({ y, x, n }) => {
    let v: number;
    const chosen = n > 1 ? (v = x[1]!) : 0;
    // @ts-expect-error -- used before being assigned
    y[0] = v + chosen;
  }],
  "an increment": ["count", ({ y }) => {
    let count: number;
    // @ts-expect-error -- used before being assigned
    y[0] = count++;
  }],
  "a variable that never gets one": ["v", ({ y }) => {
    let v: number;
    // @ts-expect-error -- used before being assigned
    y[0] = v;
  }],
  "a variable of a function": ["v", ({ y, x }) => {
    const f = (a: number) => {
      let v: number;
      if (a > 1) v = 2;
      // @ts-expect-error -- used before being assigned
      return v;
    };
    y[0] = f(x[0]!);
  }],
  "a sum of a function that is only added to": ["sum", ({ y, x, n }) => {
    let sum: number;
    const add = (v: number) => {
      // @ts-expect-error -- used before being assigned
      sum += v;
    };
    for (let i = 0; i < n; i++) add(x[i]!);
    // @ts-expect-error -- used before being assigned
    y[0] = sum;
  }],
};

/** Kernels that TypeScript accepts, with x = [3, 1, 2] and n = 3, and y[0]. */
const ACCEPTED: Readonly<Record<string, [result: number, fn: Fn]>> = {
  "both branches": [5, ({ y, x }) => {
    let v: number;
    if (x[0]! > 1) v = 5;
    else if (x[0]! > 0) v = 6;
    else v = 7;
    y[0] = v;
  }],
  "an early return": [3, ({ y, x, n }) => {
    let v: number;
    if (n > 2) v = x[0]!;
    else return;
    y[0] = v;
  }],
  "an endless loop, left by break": [1, ({ y, x }) => {
    let v: number, i = 0;
    while (true) {
      v = x[i]!;
      if (v < 2) break;
      i++;
    }
    y[0] = v;
  }],
  "a for without condition": [2, ({ y, n }) => {
    let v: number;
    for (let i = 0;; i++) {
      if (i < n - 1) continue;
      v = i;
      break;
    }
    y[0] = v;
  }],
  "a do loop": [2, ({ y, x, n }) => {
    let v: number, i = 0;
    do v = x[i]!; while (++i < n);
    y[0] = v;
  }],
  "continue before the use": [2, ({ y, x, n }) => {
    for (let i = 0; i < n; i++) {
      let v: number;
      if (x[i]! < 3) v = x[i]!;
      else continue;
      y[0] = v;
    }
  }],
  "conditions that assign": [1, ({ y, x, n }) => {
    let a: number, b: number;
    if (n > 1 && (a = x[1]!) > 0) y[0] = a;
    if (!(n > 100 || (b = x[1]!) > 5)) y[0] = b;
  }],
  "both sides of ? :": [3, ({ y, x, n }) => {
    let v: number;
    n > 1 ? v = x[0]! : v = x[1]!;
    y[0] = v;
  }],
  "a loop's condition": [2, ({ y, x }) => {
    let v: number, i = 0;
    while ((v = x[i]!) > 2 || v < 2) i++;
    y[0] = v;
  }],
  "destructuring": [3, ({ y, x, n }) => {
    let a: number;
    const p = { x: a = x[0]!, y: n }, { x: b } = p;
    y[0] = a > 100 ? 0 : b;
  }],
  "a var that is declared behind its use": [3, ({ y, x }) => {
    v = x[0]!;
    y[0] = v;
    var v: number;
  }],
  "a function with an early return, and one that reads an outer variable": [4, ({ y, x }) => {
    let v: number;
    const one = (a: number) => {
      let r: number;
      if (a > 100) return 0;
      else r = 1;
      return r;
    };
    const read = () => v;
    v = x[0]!;
    y[0] = read() + one(v);
  }],
  "rounds of gpu.unroll()": [1, ({ y, x }, gpu) => {
    let previous: number;
    gpu.unroll(3, (i) => {
      if (i > 1) y[0] = previous;
      previous = x[i]!;
    });
  }],
  "a variable that is never used": [3, ({ y, x }) => {
    let _unused: number;
    y[0] = x[0]!;
  }],
};

describe("a variable of a kernel may be read", () => {
  for (const [name, [variable, fn]] of Object.entries(REFUSED)) {
    test(`not before it has a value: ${name}`, () => {
      assert.throws(() => make(fn).ptx, (error: Error) => {
        assert.ok(error instanceof CompileError, String(error));
        assert.match(
          error.message,
          new RegExp(
            `^kernel example, .*"${variable}" may be used before it has a value; write (let|var) ${variable} = 0, or`,
          ),
        );
        return true;
      });
    });
  }

  for (const [name, [result, fn]] of Object.entries(ACCEPTED)) {
    test(`after ${name}`, async () => {
      const example = make(fn), x = new Float32Array([3, 1, 2]);
      using device = await openTestDevice();
      using y = device.zeros([1], "f32"), input = device.array(x);
      example.launch(device, { grid: 1, block: 1 }, { y, x: input, n: 3 });
      assert.equal(y.toHost()[0], result);
      const host = new Float32Array(1);
      runOnHost(example, { grid: 1, block: 1 }, { y: host, x, n: 3 });
      assert.equal(host[0], result);
    });
  }

  test("if constants of options decide about every path", () => {
    const text = (more: boolean) =>
      kernel({ y: "f32*" }, ({ y }, _, { MORE }) => {
        let v: number;
        if (MORE) v = 1;
        // @ts-expect-error -- TypeScript does not know constants
        y[0] = MORE ? v : 0;
      }, { constants: { MORE: more } }).ptx;
    assert.match(text(true), /st\.global/);
    assert.match(text(false), /st\.global/);
  });

  test("not before it has a value in functions of elements", async () => {
    using device = await openTestDevice();
    using x = device.zeros([2], "f32");
    const wrong = elementwise(({ x }) => {
      let v: number;
      if (x > 1) v = 2;
      // @ts-expect-error -- used before being assigned
      return v;
    });
    assert.throws(() => wrong({ x }), /"v" may be used before it has a value; write let v = 0/);
  });
});
