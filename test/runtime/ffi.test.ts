import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import process from "node:process";
import { describe, test } from "node:test";
import { noRuntime } from "../../src/runtime/none.ts";
import { type NativeLibrary, runtime } from "../../src/runtime/index.ts";
import { buildLibrary, hasCompiler } from "./c_library.ts";

const SOURCE = `
#include <stdint.h>
#include <stddef.h>
#include <string.h>
int32_t  echo_i32(int32_t x) { return x; }
uint32_t echo_u32(uint32_t x) { return x; }
int64_t  echo_i64(int64_t x) { return x; }
uint64_t echo_u64(uint64_t x) { return x; }
size_t   echo_usize(size_t x) { return x; }
uint8_t  echo_u8(uint8_t x) { return x; }
uint16_t echo_u16(uint16_t x) { return x; }
float    echo_f32(float x) { return x; }
double   echo_f64(double x) { return x; }
static int calls;
void     count(void) { calls++; }
int32_t  counted(void) { return calls; }
int32_t  is_null(const void *p) { return p == NULL; }
void     fill(uint8_t *p, size_t n, uint8_t value) { memset(p, value, n); }
int32_t  sum(const uint8_t *p, size_t n) { int32_t s = 0; while (n--) s += *p++; return s; }
/* The argument list of cuLaunchKernel. */
uint64_t mixed(uint64_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t e, uint32_t f, uint32_t g, uint32_t h,
               uint64_t i, void *j, void *k) {
  return a + 2 * b + 3 * c + 5 * d + 7 * e + 11 * f + 13 * g + 17 * h + 19 * i + 23 * (uintptr_t)j + 29 * (uintptr_t)k;
}
const char *text(void) { return "h\\xc3\\xa9llo"; }
static uint8_t table[4] = {1, 2, 3, 4};
void *table_address(void) { return table; }
int32_t table_at(int32_t i) { return table[i]; }
`;

const SYMBOLS = {
  echo_i32: { parameters: [["x", "i32"]], result: "i32" },
  echo_u32: { parameters: [["x", "u32"]], result: "u32" },
  echo_i64: { parameters: [["x", "i64"]], result: "i64" },
  echo_u64: { parameters: [["x", "u64"]], result: "u64" },
  echo_usize: { parameters: [["x", "usize"]], result: "usize" },
  echo_u8: { parameters: [["x", "u8"]], result: "u8" },
  echo_u16: { parameters: [["x", "u16"]], result: "u16" },
  echo_f32: { parameters: [["x", "f32"]], result: "f32" },
  echo_f64: { parameters: [["x", "f64"]], result: "f64" },
  count: { parameters: [], result: "void" },
  counted: { parameters: [], result: "i32" },
  is_null: { parameters: [["p", "nullable"]], result: "i32" },
  fill: { parameters: [["p", "buffer"], ["n", "usize"], ["value", "u8"]], result: "void" },
  sum: { parameters: [["p", "address"], ["n", "usize"]], result: "i32" },
  mixed: {
    parameters: [
      ["a", "address"],
      ["b", "u32"],
      ["c", "u32"],
      ["d", "u32"],
      ["e", "u32"],
      ["f", "u32"],
      ["g", "u32"],
      ["h", "u32"],
      ["i", "address"],
      ["j", "address"],
      ["k", "address"],
    ],
    result: "u64",
  },
  text: { parameters: [], result: "address" },
  table_address: { parameters: [], result: "address" },
  table_at: { parameters: [["i", "i32"]], result: "i32" },
} as const;

function open(): NativeLibrary {
  return runtime.openLibrary(path ??= buildLibrary("ffi", SOURCE), "echo_i32");
}

let path: string | undefined;

describe("native functions", { skip: !hasCompiler && "no C compiler" }, () => {
  test("passes and returns integers and floats of every width", () => {
    const c = open().bind(SYMBOLS);
    for (const x of [0, 1, -1, 2 ** 31 - 1, -(2 ** 31)]) assert.equal(c.echo_i32(x), x);
    for (const x of [0, 1, 2 ** 31, 2 ** 32 - 1]) assert.equal(c.echo_u32(x), x);
    for (const x of [0n, 1n, -1n, 2n ** 63n - 1n, -(2n ** 63n)]) assert.equal(c.echo_i64(x), x);
    for (const x of [0n, 1n, 2n ** 53n + 1n, 2n ** 64n - 1n]) {
      assert.equal(c.echo_u64(x), x);
      assert.equal(c.echo_usize(x), x);
    }
    for (const x of [0, 1, 255]) assert.equal(c.echo_u8(x), x);
    for (const x of [0, 1, 65535]) assert.equal(c.echo_u16(x), x);
    for (const x of [0, -1.5, 2 ** 24, Infinity]) assert.equal(c.echo_f32(x), x);
    for (const x of [0, -1.5, Math.PI, 2 ** 60]) assert.equal(c.echo_f64(x), x);
    assert.ok(Number.isNaN(c.echo_f32(NaN)));
  });

  test("calls a void function without arguments once per call", () => {
    const c = open().bind(SYMBOLS);
    const before = c.counted();
    c.count();
    c.count();
    assert.equal(c.counted(), before + 2);
  });

  test("keeps the order of eleven arguments of mixed width, before and after optimization", () => {
    const c = open().bind(SYMBOLS);
    for (let i = 0; i < 20_000; i++) {
      const b = i & 0xff;
      const expected = 1n + 2n * BigInt(b) + 3n * 2n + 5n * 3n + 7n * 4n + 11n * 5n + 13n * 6n + 17n * 7n +
        19n * 8n + 23n * 9n +
        29n * 10n;
      const got = c.mixed(1n, b, 2, 3, 4, 5, 6, 7, 8n, 9n, 10n);
      if (got !== expected) assert.equal(got, expected);
    }
  });

  test("accepts null and arrays for a nullable parameter", () => {
    const c = open().bind(SYMBOLS);
    assert.equal(c.is_null(null), 1);
    assert.equal(c.is_null(new Uint8Array([1])), 0);
  });

  test("passes views of every element type at their offset", () => {
    const c = open().bind(SYMBOLS);
    const memory = new ArrayBuffer(16);
    c.fill(new Uint8Array(memory, 4, 4), 4n, 7);
    c.fill(new DataView(memory, 12), 2n, 9);
    c.fill(new Float64Array(memory, 8, 1), 1n, 3);
    assert.deepEqual([...new Uint8Array(memory)], [0, 0, 0, 0, 7, 7, 7, 7, 3, 0, 0, 0, 9, 9, 0, 0]);
  });

  test("addressOf() returns the address of the first byte, and 0n for an empty view", () => {
    const c = open().bind(SYMBOLS);
    const memory = new Uint8Array(new ArrayBuffer(64));
    memory.forEach((_, i) => memory[i] = i);
    const whole = runtime.addressOf(memory);
    assert.equal(runtime.addressOf(memory.subarray(10)), whole + 10n);
    assert.equal(c.sum(whole + 3n, 3n), 3 + 4 + 5);
    assert.equal(runtime.addressOf(new Uint8Array(0)), 0n);
  });

  test("keeps the address of a small array valid when its buffer is accessed", () => {
    const c = open().bind(SYMBOLS);
    for (const bytes of [1, 8, 64, 1000]) {
      const array = new Uint8Array(bytes);
      const address = runtime.addressOf(array);
      new Uint8Array(array.buffer)[bytes - 1] = 200;
      assert.equal(runtime.addressOf(array.subarray(bytes - 1)), address + BigInt(bytes - 1));
      assert.equal(c.sum(address, BigInt(bytes)), 200);
    }
  });

  test("shares foreign memory without copying", () => {
    const c = open().bind(SYMBOLS);
    const table = new Uint8Array(runtime.foreignBuffer(c.table_address(), 4));
    assert.deepEqual([...table], [1, 2, 3, 4]);
    table[2] = 42;
    assert.equal(c.table_at(2), 42);
    table[2] = 3;
    assert.equal(runtime.foreignBuffer(c.table_address(), 0).byteLength, 0);
  });

  test("decodes C strings as UTF-8, and a null pointer as an empty string", () => {
    const c = open().bind(SYMBOLS);
    assert.equal(runtime.cString(c.text()), "h\u00e9llo");
    assert.equal(runtime.cString(0n), "");
  });

  test("names a missing function; an optional one is undefined", () => {
    const library = open();
    assert.throws(
      () => library.bind({ echo_i32: SYMBOLS.echo_i32, not_there: { parameters: [], result: "void" } }),
      /libffi\.so has no function not_there/,
    );
    const bound = library.bind({
      echo_i32: SYMBOLS.echo_i32,
      not_there: { parameters: [], result: "void", optional: true },
    });
    assert.equal(bound.not_there, undefined);
    assert.equal(bound.echo_i32(5), 5);
  });
});

describe("openLibrary", () => {
  test("reports the path and the loader's reason for a missing file", () => {
    assert.throws(() => runtime.openLibrary("/nowhere/libnone.so.1"), {
      message: "/nowhere/libnone.so.1: cannot open shared object file: No such file or directory",
    });
  });

  test("rejects a library without the required function", () => {
    assert.throws(() => runtime.openLibrary("libc.so.6", "cuInit"), /libc\.so\.6: has no function cuInit/);
    assert.ok(runtime.openLibrary("libc.so.6", "malloc"));
    assert.ok(runtime.openLibrary("libc.so.6"));
  });
});

describe("runtimes without FFI or permission", () => {
  test("names the runtimes with FFI and how to run them", () => {
    assert.throws(
      () => noRuntime.openLibrary("libcuda.so.1"),
      /Bun, Deno and Node\.js .* can.*bun run.*deno run --allow-ffi/,
    );
    assert.match(noRuntime.ffiProblem() ?? "", /software/);
  });

  test("asks for an unscoped --allow-ffi in Deno", {
    skip: runtime.name !== "deno" && "Deno only",
  }, () => {
    const program = `
      import { runtime } from ${JSON.stringify(new URL("../../src/runtime/index.ts", import.meta.url).href)};
      console.log(runtime.searchProblem());
      try { runtime.openLibrary("libc.so.6"); } catch (error) { console.log(error.message); }`;
    // A Deno spawned by Deno has all permissions unless the command names one.
    for (const permission of ["--allow-net=localhost", "--allow-ffi=/tmp"]) {
      const { stdout } = spawnSync(process.execPath, ["run", "--no-lock", "--quiet", permission, "-"], {
        input: program,
        encoding: "utf8",
      });
      assert.match(stdout, /--allow-env.*--allow-read/);
      assert.match(stdout, /deno run --allow-ffi …` \(not --allow-ffi=PATH, which forbids pointers\)\./);
    }
  });
});
