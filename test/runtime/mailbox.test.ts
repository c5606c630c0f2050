/** Calls of C functions by Node: through a mailbox, and by node:ffi alone where that is not possible. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { type NativeLibrary, runtime, type SymbolTable } from "../../src/runtime/index.ts";
import { resolveImports, root, runProgram } from "../support/process.ts";
import { buildLibrary, hasCompiler } from "./c_library.ts";

const skip = runtime.name !== "node" ? "Node.js with FFI only" : !hasCompiler && "no C compiler";

/** Functions with 0 to 16 parameters, whose result depends on the position of each argument. */
const COUNTS = Array.from({ length: 17 }, (_, count) => count);
const SOURCE = `
#include <stdint.h>
${
  COUNTS.map((count) => {
    const parameters = Array.from({ length: count }, (_, i) => `uint64_t a${i}`);
    const terms = parameters.map((_, i) => `${i + 1} * a${i}`);
    return `uint64_t sum${count}(${parameters.join(", ")}) { return ${["100", ...terms].join(" + ")}; }`;
  }).join("\n")
}
uint64_t low(uint32_t a, uint8_t b, uint16_t c, int32_t d) { return a + b + c + (int64_t)d; }
int64_t call(int64_t (*callback)(int64_t), int64_t x, int64_t y) { return callback(x) * 1000 + y; }
int64_t twice(int64_t x) { return 2 * x; }
double mixed(double a, int32_t b, float c) { return a + b + c; }
`;

/** The table of sum0 to sum16. */
function sums(): SymbolTable {
  return Object.fromEntries(COUNTS.map((count) => [
    `sum${count}`,
    { parameters: Array.from({ length: count }, (_, i) => [`a${i}`, "u64"] as const), result: "u64" },
  ]));
}

const SYMBOLS = {
  low: { parameters: [["a", "u32"], ["b", "u8"], ["c", "u16"], ["d", "i32"]], result: "i64" },
  call: { parameters: [["callback", "address"], ["x", "i64"], ["y", "i64"]], result: "i64" },
  twice: { parameters: [["x", "i64"]], result: "i64" },
  mixed: { parameters: [["a", "f64"], ["b", "i32"], ["c", "f32"]], result: "f64" },
} as const;

const path = skip ? "" : buildLibrary("calls", SOURCE);

function open(): NativeLibrary {
  return runtime.openLibrary(path);
}

/** Prints results of calls with few, many, small and float arguments, on this thread and in two Workers. */
const PROGRAM = `
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { runtime } from "@cuffi/src/runtime/index.ts";
const c = runtime.openLibrary(isMainThread ? process.env.LIBRARY : workerData).bind(${
  JSON.stringify({ ...SYMBOLS, sum1: sums().sum1, sum14: sums().sum14 })
});
const base = isMainThread ? 0 : 1000;
function run() {
  let sum = 0n;
  for (let i = 0; i < 5000; i++) {
    const n = BigInt(base + i);
    sum += c.sum1(n) + c.sum14(n, n, n, n, n, n, n, n, n, n, n, n, n, n) + c.low(base, 255, 65535, -1);
  }
  return String(sum) + " " + c.mixed(0.5, -2, 1.25);
}
if (isMainThread) {
  const workers = [1, 2].map(() => new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: process.env.LIBRARY });
    worker.on("message", resolve);
    worker.on("error", reject);
  }));
  console.log([run(), ...await Promise.all(workers), run()].join("; "));
} else parentPort.postMessage(run());
`;

/** As C computes it. */
function expected(base: number): string {
  let sum = 0n;
  for (let i = 0; i < 5000; i++) {
    const n = BigInt(base + i);
    sum += 200n + n + 105n * n + BigInt(base + 255 + 65535 - 1);
  }
  return `${sum} -0.25`;
}

const EXPECTED = [0, 1000, 1000, 0].map(expected).join("; ");

describe("calls of C functions by Node", { skip }, () => {
  test("pass up to 16 arguments in order", () => {
    const c = open().bind(sums()) as Record<string, (...args: bigint[]) => bigint>;
    for (const count of COUNTS) {
      const args = Array.from({ length: count }, (_, i) => 2n ** BigInt(3 * i));
      const sum = args.reduce((sum, arg, i) => sum + BigInt(i + 1) * arg, 100n);
      for (let i = 0; i < 3; i++) assert.equal(c[`sum${count}`]!(...args), sum, `${count} arguments`);
    }
  });

  test("can be nested", () => {
    const c = open().bind(SYMBOLS);
    const ffi = process.getBuiltinModule("node:ffi" as "node:fs") as unknown as {
      DynamicLibrary: new (path: string) => {
        registerCallback(signature: object, callback: (x: bigint) => bigint): bigint;
      };
    };
    const library = new ffi.DynamicLibrary(path);
    const callback = library.registerCallback(
      { arguments: ["i64"], return: "i64" },
      (x) => c.twice(x) + c.twice(-1n),
    );
    assert.equal(c.call(callback, 21n, 7n), 40_007n);
    assert.equal(c.call(callback, -21n, 7n), -43_993n);
  });

  test("reject values of another type, and the next call works", () => {
    const c = open().bind(SYMBOLS);
    assert.throws(() => c.twice(5 as unknown as bigint), TypeError);
    assert.throws(() => c.low(5n as unknown as number, 0, 0, 0), TypeError);
    assert.equal(c.twice(-5n), -10n);
  });

  test("have the same results on several threads", () => {
    const { stdout, stderr } = runProgram(PROGRAM, { LIBRARY: path });
    assert.equal(stdout.trim(), EXPECTED, stderr);
  });

  test("have the same results with CUFFI_DISABLE=mailbox, and without code generation", () => {
    const env = { LIBRARY: path };
    const disabled = runProgram(PROGRAM, { ...env, CUFFI_DISABLE: "mailbox" });
    assert.equal(disabled.stdout.trim(), EXPECTED, disabled.stderr);
    const forbidden = runNode(PROGRAM, ["--disallow-code-generation-from-strings"], env);
    assert.equal(forbidden.stdout.trim(), EXPECTED, forbidden.stderr);
  });
});

describe("Node's permissions", { skip }, () => {
  const program = `
    import { openDevice } from "@cuffi/mod.ts";
    import { runtime } from "@cuffi/src/runtime/index.ts";
    try { runtime.openLibrary("libc.so.6", "malloc"); console.log("open"); } catch (error) { console.log(error.message); }
    using device = await openDevice("software");
    using x = device.array(new Float32Array([1, 2]));
    console.log((await x.toHost()).join());`;

  test("name --allow-ffi, and leave the software device working", () => {
    const { stdout, stderr } = runNode(program, ["--permission", "--allow-fs-read=*"]);
    assert.match(stdout, /^Node\.js may not call native libraries: .*--allow-ffi.*\n1,2\n$/, stderr);
  });

  test("suffice for FFI with --allow-ffi", () => {
    const { stdout, stderr } = runNode(program, ["--permission", "--allow-fs-read=*", "--allow-ffi"]);
    assert.equal(stdout, "open\n1,2\n", stderr);
  });
});

/** Runs a program with options of Node. */
function runNode(source: string, options: readonly string[], env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
  try {
    const file = join(folder, "program.ts");
    writeFileSync(file, resolveImports(source));
    return spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", ...options, file], {
      encoding: "utf8",
      cwd: root,
      env: { ...process.env, ...env },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
