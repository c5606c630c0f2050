/** Functions within kernels, as runtimes, bundlers and minifiers leave them. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Device } from "../../mod.ts";
import {
  CompileError,
  type Constants,
  elementwise,
  type Gpu,
  kernel,
  type KernelFunction,
} from "../../src/kernel/mod.ts";
import { checkFunctions, type Functions } from "../support/check_kernel_functions.ts";
import { useTestDevice } from "../support/suite_device.ts";

/** Development dependencies, which machines with a GPU may lack. */
const rolldown = await import("rolldown").then((module) => module.rolldown, () => undefined);
const esbuild = await import("esbuild").then((module) => module.build, () => undefined);
const isBun = process.versions.bun !== undefined;

const SOURCE = fileURLToPath(new URL("../support/kernel_functions.ts", import.meta.url).href);

/** Writes the source to a file as a tool transforms it. */
type Transform = (file: string) => unknown;

function byBun(...options: string[]): Transform {
  return (file) => execFileSync(process.execPath, ["build", ...options, SOURCE, "--outfile", file]);
}

function byEsbuild(options: { readonly minify?: true; readonly keepNames?: true }): Transform {
  return (file) =>
    esbuild!({ entryPoints: [SOURCE], outfile: file, bundle: true, format: "esm", ...options });
}

/** Tools, and whether they are installed. */
const TOOLS: Readonly<Record<string, readonly [transform: Transform, available: boolean]>> = {
  "Bun's minifier": [byBun("--minify"), true],
  "Bun's minifier with names": [byBun("--minify", "--keep-names"), true],
  "Bun's transformations of syntax": [byBun("--minify-syntax"), true],
  "Rolldown's minifier": [async (file) => {
    await using build = await rolldown!({ input: SOURCE });
    await build.write({ file, format: "esm", minify: true });
  }, rolldown !== undefined],
  "esbuild's minifier": [byEsbuild({ minify: true }), esbuild !== undefined],
  "esbuild with names, as tsx runs it": [byEsbuild({ keepNames: true }), esbuild !== undefined],
  "esbuild's minifier with names": [byEsbuild({ keepNames: true, minify: true }), esbuild !== undefined],
};

const PARAMETERS = { y: "f32*", x: "f32*" } as const;
type Program = KernelFunction<typeof PARAMETERS, Record<string, never>>;

/** The output of tools for a kernel of one thread. */
const TEXTS: Readonly<Record<string, string>> = {
  "a declaration whose name esbuild keeps": `({ y, x }) => {
    function square(value) { return value * value; }
    __name(square, "square");
    y[0] = square(x[0]);
  }`,
  "functions whose names esbuild keeps in a bundle of several": `({ y, x }) => {
    const square = /* @__PURE__ */ __name2((value) => value * value, "square");
    y[0] = square(x[0]);
  }`,
  "names that esbuild keeps in minified code":
    '({y:n,x:e},o)=>{function u(t){return t*t}a(u,"square"),a((t,r)=>{n[t]=r},"put")(0,u(e[0]))}',
  "a function in the place of its name":
    "({ y, x }) => { (function (value) { y[0] = value * value; })(x[0]); }",
  "a function with braces in the place of its name":
    "({ y, x }) => { y[0] = ((value) => { if (value > 0) return value * value; return 0; })(x[0]); }",
};

describe("functions of kernels", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("return what JavaScript returns", () => checkFunctions(device));

  for (const [tool, [transform, available]] of Object.entries(TOOLS)) {
    const skip = !isBun ? "once is enough" : !available && "is not installed";
    test(`return the same after ${tool}`, { skip }, async () => {
      const folder = mkdtempSync(join(tmpdir(), "cuffi-functions-"));
      try {
        const file = join(folder, "functions.mjs");
        await transform(file);
        checkFunctions(device, await import(pathToFileURL(file).href) as Functions);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }

  for (const [name, text] of Object.entries(TEXTS)) {
    test(`are recognized in ${name}`, () => {
      const fn = Object.assign(() => {}, { toString: () => text }) as Program;
      using x = device.array(Float32Array.of(3)), y = device.zeros([1], "f32");
      kernel(PARAMETERS, fn, { name: "program" }).launch(device, { grid: 1, block: 1 }, { y, x });
      assert.equal(y.toHost()[0], 9);
    });
  }

  test("are no other calls with a function and a text", () => {
    for (
      const [text, message] of [
        [
          '({ y, x }) => { const f = memoize((v) => v, "f"); y[0] = f(x[0]); }',
          /"memoize" is defined outside/,
        ],
        ['({ y, x }) => { const n = (f, name) => 1; y[0] = n((v) => v, "f"); }', /a function is no value/],
      ] as const
    ) {
      const fn = Object.assign(() => {}, { toString: () => text }) as Program;
      assert.throws(() => kernel(PARAMETERS, fn).ptx, message);
    }
  });

  test("share operations of the warp between kernels", () => {
    const warpSum = (gpu: Gpu, value: number) => {
      let total = value;
      for (let delta = 16; delta > 0; delta >>= 1) total += gpu.shuffleDown(total, delta);
      return total;
    };
    const sum = kernel({ y: "f32*", x: "f32*", n: "i32" }, ({ y, x, n }, gpu, { warpSum }) => {
      const i = gpu.globalIndex();
      const own = warpSum(gpu, i < n ? x[i]! : 0);
      if (gpu.laneId === 0) gpu.atomicAdd(y, 0, own);
    }, { constants: { warpSum } });
    using x = device.arange(100, "f32"), y = device.zeros([1], "f32");
    sum.launch(device, { grid: 1, block: 128 }, { y, x, n: 100 });
    assert.equal(y.item(), 4950);
    const toByte = (gpu: Pick<Gpu, "u8">, value: number) => gpu.u8(value);
    const wrap = elementwise(({ x }, gpu, { toByte }) => toByte(gpu, x! + 200), { constants: { toByte } });
    using wrapped = wrap({ x });
    assert.deepEqual(wrapped.toHost().slice(54, 58), Int32Array.of(254, 255, 0, 1));
  });

  test("get gpu as an argument, as the errors advise", () => {
    type Loose = Record<string, (...values: unknown[]) => number>;
    const make = (constants: object) => () =>
      kernel(
        { y: "u8*" },
        ({ y }, _, functions) => void (y[0] = (functions as unknown as Loose).toByte!(300)),
        {
          constants: constants as Record<string, number>,
        },
      ).ptx;
    const texts: [text: string, message: RegExp][] = [
      [
        "(value) => gpu.u8(value)",
        /"gpu" is .* "toByte", which .*; pass it: .* called as toByte\(gpu, …\)/,
      ],
      [
        "(value) => value + LIMIT",
        /"LIMIT" is .* "toByte", which sees only its parameters; pass a number as an argument, or declare/,
      ],
      ["([value]) => value", /an array cannot be destructured in a kernel/],
      ["(value, ...rest) => value", /rest parameters are not available in a kernel; name every one/],
    ];
    for (const [text, message] of texts) {
      assert.throws(make({ toByte: Object.assign(() => {}, { toString: () => text }) }), message);
    }
    const outside = Object.assign(() => {}, {
      toString: () => "({ y }) => { y[0] = gpu.u8(3); }",
    }) as Program;
    assert.throws(
      () => kernel(PARAMETERS, outside).ptx,
      /gpu is the second parameter: \(\{ … \}, gpu\) => …/,
    );
    const twice = ({ y }: { y: number[] }, _: Gpu, { gpu }: { gpu: number }) => void (y[0] = gpu);
    assert.throws(
      () => kernel({ y: "u8*" }, twice as never, { constants: { gpu: {} } as never }).ptx,
      /options\.constants\.gpu: .*, got Object; gpu is the second parameter/,
    );
  });

  test("refuse recursion, through other functions, too", () => {
    const fib = (n: number): number => n < 2 ? n : fib(n - 1) + fib(n - 2);
    const named = function inner(n: number): number {
      return n < 2 ? n : inner(n - 1);
    };
    function down(n: number): number {
      return n < 1 ? 0 : down(n - 1);
    }
    const odd = (n: number): boolean => n > 0 && even(n - 1);
    const even = (n: number): boolean => n < 1 || odd(n - 1);
    const make = (first: unknown, others: Constants = {}) => () =>
      kernel({ y: "f32*" }, ({ y }, _, { first }) => void (y[0] = first(5)), {
        constants: { first: first as (n: number) => number, ...others },
      }).ptx;
    const message = (words: string) =>
      new RegExp(`${words}; write a loop, because kernels have no recursion`);
    assert.throws(make(fib), message('"fib" calls itself'));
    assert.throws(make(named), message('"inner" calls itself'));
    assert.throws(make(down), message('"down" calls itself'));
    assert.throws(make(odd, { even }), message('"odd" calls itself through "even"'));
    assert.throws(make(odd), /"even" is defined outside of "first"/);
    // A variable that happens to have the function's name.
    assert.throws(make((n: number) => n * (fib as unknown as number)), /"fib" is defined outside of "first"/);
    const factorial = elementwise(function factorial({ x }): number {
      return x! < 2 ? 1 : x! * factorial({ x: x! - 1 });
    });
    using x = device.arange(4, "f32");
    assert.throws(() => factorial({ x }), message('"factorial" calls itself'));
  });

  test("refuse calls with too few arguments", () => {
    const make = (fn: Program): () => string => () => kernel(PARAMETERS, fn, { name: "wrong" }).ptx;
    type Loose = (...values: number[]) => number;
    assert.throws(
      make(({ y, x }) => {
        const scaled = ((value: number, gain: number, offset = 1) => value * gain + offset) as Loose;
        y[0] = scaled(x[0]!) + scaled(x[0]!);
      }),
      (error: Error) => {
        assert.ok(error instanceof CompileError);
        assert.match(error.message, /scaled: expected at least 2 arguments, got 1/);
        return true;
      },
    );
    assert.throws(
      make(({ y, x }) => {
        const square = ((value: number) => value * value) as Loose;
        y[0] = square() + square(x[0]!);
      }),
      /square: expected 1 argument, got 0/,
    );
  });

  test("cannot depend on threads in default values of functions of elements", () => {
    const wrong = elementwise(({ x }, gpu) => {
      const moved = (value: number, by = (gpu as unknown as { laneId: number }).laneId) => value + by;
      return moved(x!) * moved(1);
    });
    using x = device.zeros([4], "f32");
    assert.throws(() => wrong({ x }), /gpu\.laneId is not available in elementwise\(\)/);
  });
});
