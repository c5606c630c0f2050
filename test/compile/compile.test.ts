/** CUDA C++ by NVRTC, which needs no GPU. Skipped where NVRTC is not installed. */
import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { CompileError } from "../../src/base/errors.ts";
import { DiskCache } from "../../src/compile/cache.ts";
import { compileCuda, compileForDevice } from "../../src/compile/compile.ts";
import { cudaIncludeFolders } from "../../src/libraries/cuda_headers.ts";
import { searchCudaLibrary } from "../../src/libraries/find.ts";
import { openNvrtc } from "../../src/libraries/nvrtc.ts";
import { ownProcess } from "../support/own_process.ts";
import { runProgram } from "../support/process.ts";

const { after, before, describe, test } = ownProcess(import.meta.url);

const nvrtc = searchCudaLibrary("libnvrtc").library;
const skip = nvrtc === undefined && "no NVRTC";
const hasCurand = nvrtc !== undefined &&
  cudaIncludeFolders(nvrtc.path).some((path) => existsSync(join(path, "curand_kernel.h")));

const SCALE = `extern "C" __global__ void scale(float* x, float factor, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= factor;
}
`;

/** ELF machine number of CUDA. */
const EM_CUDA = 190;

let folder: string;
const variables = ["CUFFI_CACHE", "CUFFI_CACHE_DIR", "CUFFI_CACHE_MAX_BYTES"];
const environment = variables.map((name) => [name, process.env[name]] as const);

before(() => {
  folder = mkdtempSync(join(tmpdir(), "cuffi-compile-"));
  for (const name of variables) delete process.env[name];
  process.env.CUFFI_CACHE_DIR = join(folder, "cache");
});

after(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, value] of environment) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

describe("compileCuda", { skip }, () => {
  test("keeps no folder in the line information of the PTX, which other projects may find in the cache", () => {
    const options = { arch: "compute_75", name: "bugs.cu", options: ["-lineinfo"] };
    const { ptx } = compileCuda(SCALE, options);
    assert.match(ptx, /^\s*\.file\s+\d+ "bugs\.cu"$/m);
    const absolute = compileCuda(SCALE, { ...options, name: "/projects/one/bugs.cu", cache: false });
    assert.match(absolute.ptx, /\.file\s+\d+ "\/projects\/one\/bugs\.cu"/);
    const other = runProgram(
      `import process from "node:process";
      process.chdir("/");
      const { compileCuda } = await import("@cuffi/src/compile/mod.ts");
      const { ptx, cached } = compileCuda(${JSON.stringify(SCALE)}, ${JSON.stringify(options)});
      console.log(cached, /\\.file.*"bugs\\.cu"/.test(ptx));`,
      { CUFFI_CACHE_DIR: process.env.CUFFI_CACHE_DIR },
    );
    assert.equal(other.stdout, "true true\n", other.stderr);
  });

  test("compiles sm_… to a cubin, and to PTX for the kernel signatures", () => {
    const { image, ptx, arch, log } = compileCuda(SCALE, { arch: "sm_80", cache: false });
    assert.ok(image instanceof Uint8Array);
    assert.deepEqual([...image.subarray(0, 4)], [0x7f, 0x45, 0x4c, 0x46]);
    assert.equal(new DataView(image.buffer, image.byteOffset).getUint16(18, true), EM_CUDA);
    assert.match(ptx, /^\.version \d+\.\d+\n\.target sm_80/m);
    assert.match(ptx, /\.visible \.entry scale\(/);
    assert.match(ptx, /\.param \.f32 scale_param_1/);
    assert.equal(arch, "sm_80");
    assert.equal(log, "");
  });

  test("compiles compute_… to PTX only", () => {
    const { image, ptx } = compileCuda(SCALE, { arch: "compute_75", cache: false });
    assert.equal(image, ptx);
    assert.match(ptx, /\.target sm_75/);
    assert.ok(!ptx.includes("\0"));
  });

  test("maps name expressions to the names of template instances", () => {
    const { loweredNames, ptx } = compileCuda(
      "template <class T, int N> __global__ void fill(T* x, T v) { for (int i = 0; i < N; i++) x[i] = v; }",
      { arch: "compute_75", nameExpressions: ["fill<float, 4>", "fill<double, 2>"], cache: false },
    );
    assert.equal(loweredNames.size, 2);
    for (const name of ["fill<float, 4>", "fill<double, 2>"]) {
      assert.match(loweredNames.get(name)!, /^_Z4fill/);
      assert.ok(ptx.includes(`.entry ${loweredNames.get(name)}(`));
    }
  });

  test("finds headers first in texts and then in folders, and applies macros and the language standard", () => {
    mkdirSync(join(folder, "include/sub"), { recursive: true });
    writeFileSync(join(folder, "include/a.h"), '#include "sub/b.h"\n');
    writeFileSync(join(folder, "include/sub/b.h"), '#include "c.h"\n');
    writeFileSync(join(folder, "include/sub/c.h"), "constexpr int C = 30;\n");
    const { ptx } = compileCuda(
      `#include <a.h>
       #include "text.h"
       #ifndef FLAG
       #error FLAG is not defined
       #endif
       static_assert(__cplusplus == 201402L, "the language is C++14");
       extern "C" __global__ void sum(int* x) { *x = C + TEXT + TILE + EXPR; }`,
      {
        arch: "compute_75",
        headers: { "text.h": "#define TEXT 400" },
        includePaths: [join(folder, "include")],
        defines: { TILE: 7000, FLAG: true, EXPR: "(50000 + 2)" },
        std: "c++14",
        cache: false,
      },
    );
    assert.match(ptx, new RegExp(`\\b${30 + 400 + 7000 + 50002}\\b`));
  });

  test("compiles again when a header beside the source has changed", () => {
    mkdirSync(join(folder, "beside/sub"), { recursive: true });
    const compile = (value: number) => {
      writeFileSync(join(folder, "beside/a.h"), '#include "sub/b.h"\n');
      writeFileSync(join(folder, "beside/sub/b.h"), `#define VALUE ${value}\n`);
      const source = '#include "a.h"\nextern "C" __global__ void k(int* x) { *x = VALUE; }';
      return compileCuda(source, { arch: "compute_75", name: join(folder, "beside/kernel.cu") });
    };
    for (const value of [4321, 1234]) {
      const { ptx, cached } = compile(value);
      assert.match(ptx, new RegExp(`\\b${value}\\b`));
      assert.equal(cached, false);
    }
    assert.equal(compile(4321).cached, true);
  });

  test("finds NVIDIA's headers in the packages of Python environments, as part of the cache key", {
    skip: hasCurand && "the headers of cuRAND are next to NVRTC",
  }, () => {
    const source = '#include <curand_own.h>\nextern "C" __global__ void k(int* x) { *x = OWN; }';
    // Finds NVRTC before the environment changes.
    assert.throws(() => compileCuda(source, { arch: "compute_75" }), /curand_own\.h was not found/);
    const before = process.env.VIRTUAL_ENV;
    process.env.VIRTUAL_ENV = join(folder, "venv");
    try {
      for (const value of [77, 78]) {
        for (const name of ["curand", "cu13"]) {
          const headers = join(folder, "venv/lib/python3.12/site-packages/nvidia", name, "include");
          mkdirSync(headers, { recursive: true });
          writeFileSync(join(headers, "curand_kernel.h"), "");
          writeFileSync(join(headers, "curand_own.h"), `#define OWN ${value}\n`);
        }
        const { ptx, cached } = compileCuda(source, { arch: "compute_75" });
        assert.match(ptx, new RegExp(`\\b${value}\\b`));
        assert.equal(cached, false);
        assert.equal(compileCuda(source, { arch: "compute_75" }).cached, true);
      }
    } finally {
      if (before === undefined) delete process.env.VIRTUAL_ENV;
      else process.env.VIRTUAL_ENV = before;
    }
  });

  test("passes options through, and names an unknown one in a CompileError", () => {
    const source = 'extern "C" __global__ void f(float* x) { *x = sinf(*x); }';
    const { ptx } = compileCuda(source, { arch: "compute_75", options: ["--use_fast_math"], cache: false });
    assert.match(ptx, /sin\.approx\.ftz\.f32/);
    assert.throws(
      () => compileCuda(SCALE, { arch: "compute_75", options: ["--no-such-option"], cache: false }),
      (error: unknown) => error instanceof CompileError && /--no-such-option/.test(error.log),
    );
  });

  test("errors contain the log with file and line", () => {
    assert.throws(
      () => compileCuda(`${SCALE}int f() { return undeclared; }\n`, { arch: "sm_80", name: "my kernel.cu" }),
      (error: unknown) => {
        assert.ok(error instanceof CompileError);
        assert.match(error.message, /^my kernel\.cu does not compile for sm_80 \(NVRTC \d+\.\d+\)\n/);
        assert.match(error.log, /my kernel\.cu\(5\): error: identifier "undeclared" is undefined/);
        return true;
      },
    );
  });

  test("a function that the oldest targets lack names a newer one", () => {
    const source = 'extern "C" __global__ void f(int* x) { *x = __reduce_add_sync(~0u, 1); }';
    const compile = (arch: string) => compileCuda(source, { arch, cache: false });
    assert.throws(
      () => compile("compute_75"),
      /hint: __reduce_add_sync .* such as \{ arch: "compute_80" \}$/,
    );
    assert.match(compile("compute_80").ptx, /redux\.sync\.add/);
  });

  test("warnings are in the log of a successful compilation", () => {
    const { log } = compileCuda(`${SCALE}#warning look here\n`, { arch: "compute_75", cache: false });
    assert.match(log, /kernel\.cu\(5\): warning .*look here/);
  });

  test("an unknown architecture is a CompileError", () => {
    assert.throws(() => compileCuda(SCALE, { arch: "sm_999", cache: false }), CompileError);
  });

  test("rejects arguments that C or NVRTC would misread", () => {
    const compile = (options: object, source: unknown = SCALE) => () =>
      compileCuda(source as string, { arch: "sm_80", cache: false, ...options });
    assert.throws(compile({}, 5), /source: expected a string, got 5/);
    for (
      const [options, example, got] of [
        [null, "arch", "null"],
        [undefined, "arch", "undefined"],
        ["sm_90", 'arch: "sm_90"', '"sm_90"'],
      ] as const
    ) {
      assert.throws(() => compileCuda(SCALE, options as never), {
        name: "TypeError",
        message: `options: expected an object such as { ${example} }, got ${got}`,
      });
    }
    assert.throws(compile({}, "a\0b"), /source: expected a string without NUL characters, got one at 1/);
    assert.throws(
      compile({ arch: undefined }),
      /arch: expected a name such as "sm_90" or "compute_75", got none/,
    );
    assert.throws(compile({ arch: "90" }), /arch: expected a name such as "sm_90" or "compute_75", got "90"/);
    assert.throws(
      compile({ std: "c++98" }),
      /std: expected "c\+\+11", "c\+\+14", "c\+\+17" or "c\+\+20", got "c\+\+98"/,
    );
    assert.throws(compile({ std: ["c++17"] }), /std: expected .*, got \["c\+\+17"\]/);
    assert.throws(compile({ arch: Symbol("a") }), /arch: expected .*, got Symbol\(a\)/);
    assert.throws(compile({ defines: { "1X": 1 } }), /defines: expected names of macros, got "1X"/);
    assert.throws(compile({ options: ["-I/usr"] }), /options: expected .*, got "-I\/usr"; use includePaths/);
    assert.throws(compile({ options: ["--gpu-architecture=sm_70"] }), /; use arch/);
    assert.throws(compile({ headers: { "a.h": 1 } }), /headers\["a.h"\]: expected a string, got 1/);
  });

  test("rejects a path in the place of the source, and single values in the place of lists and tables", () => {
    const rejected = (options: object, message: string, source = SCALE): void =>
      assert.throws(() => compileCuda(source, { arch: "sm_80", cache: false, ...options }), {
        name: "TypeError",
        message,
      });
    const path = "; pass the text of the file, not its path";
    rejected({}, `source: expected CUDA C++, got "kernel.cu"${path}`, "kernel.cu");
    rejected({}, `source: expected CUDA C++, got "./my kernels/a.cuh"${path}`, "./my kernels/a.cuh");
    assert.throws(
      () => compileCuda(SCALE, { arch: "sm_80", fileName: "scale.cu" } as never),
      /got fileName; did you mean "name"\?$/,
    );
    for (const name of ["options", "includePaths", "nameExpressions"]) {
      rejected({ [name]: "-lineinfo" }, `${name}: expected an array of strings, got "-lineinfo"`);
      rejected({ [name]: { a: 1 } }, `${name}: expected an array of strings, got { a: 1 }`);
    }
    rejected({ defines: ["X"] }, 'defines: expected { NAME: value }, got ["X"]');
    rejected({ defines: "X" }, 'defines: expected { NAME: value }, got "X"');
    rejected({ defines: new Map([["X", 1]]) }, "defines: expected { NAME: value }, got Map");
    rejected({ defines: { X: false } }, "defines.X: expected a string, a number or true, got false");
    rejected({ headers: ["a.h"] }, 'headers: expected { "name.h": text }, got ["a.h"]');
    rejected({ headers: "a.h" }, 'headers: expected { "name.h": text }, got "a.h"');
    rejected({ cache: "no" }, 'cache: expected a boolean, got "no"');
    // A source that only includes a file is no path.
    assert.match(
      compileCuda('#include "a.h"', { arch: "compute_75", cache: false, headers: { "a.h": SCALE } }).ptx,
      /\.entry scale/,
    );
  });
});

describe("compileForDevice", { skip }, () => {
  const gpu = (major: number, minor: number) =>
    ({ loadsCubins: true, properties: { computeCapability: [major, minor] } }) as const;

  test("compiles to a cubin for a known GPU, and to PTX for the software device", () => {
    assert.equal(compileForDevice(gpu(9, 0), SCALE, { cache: false }).arch, "sm_90");
    const software = { loadsCubins: false, properties: { computeCapability: [9, 0] } } as const;
    const { arch, image } = compileForDevice(software, SCALE, { cache: false });
    const hopper = compileForDevice(software, SCALE, { arch: "sm_90", cache: false });
    assert.deepEqual([hopper.arch, typeof hopper.image], ["compute_90", "string"]);
    assert.equal(arch, "compute_75");
    assert.equal(typeof image, "string");
  });

  test("compiles to the newest PTX for a GPU that is newer than NVRTC", () => {
    const newest = openNvrtc().supportedArchs().at(-1);
    const { arch, image } = compileForDevice(gpu(99, 9), SCALE, { cache: false });
    assert.equal(arch, `compute_${newest}`);
    assert.equal(typeof image, "string");
  });

  test("rejects a GPU that NVRTC no longer supports", () => {
    assert.throws(
      () => compileForDevice(gpu(1, 0), SCALE, { cache: false }),
      /compiles for sm_\d+ and newer.*sm_10/,
    );
  });
});

describe("the cache of compilations", { skip }, () => {
  test("a second compilation is a hit with an equal result", () => {
    const options = { arch: "sm_80", nameExpressions: ["twice<int>"] };
    const source = "template <class T> __global__ void twice(T* x) { *x *= 2; }\n#warning kept\n";
    const first = compileCuda(source, options);
    const second = compileCuda(source, options);
    assert.equal(first.cached, false);
    assert.deepEqual(second, { ...first, cached: true });
    assert.equal(compileCuda(source, { ...options, cache: false }).cached, false);
  });

  test("the key covers everything that affects the result", () => {
    const include = join(folder, "keyed");
    mkdirSync(include, { recursive: true });
    writeFileSync(join(include, "value.h"), "#define VALUE 1\n");
    const source =
      '#include "value.h"\n#include "text.h"\nextern "C" __global__ void k(int* x) { *x = VALUE + TEXT; }';
    const options = { arch: "compute_75", headers: { "text.h": "#define TEXT 1" }, includePaths: [include] };
    assert.equal(compileCuda(source, options).cached, false);
    assert.equal(compileCuda(source, options).cached, true);
    for (
      const change of [
        { arch: "compute_80" },
        { headers: { "text.h": "#define TEXT 2" } },
        { defines: { OTHER: 1 } },
        { std: "c++14" as const },
        { options: ["--use_fast_math"] },
        { nameExpressions: ["k"] },
        { name: "other.cu" },
      ]
    ) {
      assert.equal(compileCuda(source, { ...options, ...change }).cached, false, JSON.stringify(change));
    }
    assert.equal(compileCuda(`${source}\n`, options).cached, false);
    writeFileSync(join(include, "value.h"), "#define VALUE 100\n");
    const changed = compileCuda(source, options);
    assert.equal(changed.cached, false);
    assert.match(changed.ptx, /\b101\b/);
  });

  test("a source with an include by macro is never cached", () => {
    const source = '#define NAME "text.h"\n#include NAME\n' + SCALE;
    const options = { arch: "compute_75", headers: { "text.h": "" } };
    compileCuda(source, options);
    assert.equal(compileCuda(source, options).cached, false);
  });

  test("a hit does not open NVRTC", () => {
    const program = `
      import { compileCuda } from "@cuffi/src/compile/compile.ts";
      import { runtime } from "@cuffi/src/runtime/index.ts";
      const opened = [];
      const openLibrary = runtime.openLibrary;
      runtime.openLibrary = function (...args) { const library = openLibrary.apply(this, args); opened.push(args[0]); return library; };
      const { cached, ptx } = compileCuda(${
      JSON.stringify(`${SCALE}// of two processes\n`)
    }, { arch: "sm_80" });
      console.log(JSON.stringify({ cached, opened: opened.length > 0, ptx: ptx.length }));`;
    const run = () => {
      const { stdout, stderr } = runProgram(program);
      assert.notEqual(stdout, "", stderr);
      return JSON.parse(stdout);
    };
    const first = run();
    assert.equal(first.cached, false);
    assert.deepEqual(run(), { cached: true, opened: false, ptx: first.ptx });
  });

  test("a damaged entry is recompiled and replaced", () => {
    const source = `${SCALE}// damaged\n`;
    const directory = process.env.CUFFI_CACHE_DIR!;
    const existing = new Set(readdirSync(directory));
    compileCuda(source, { arch: "sm_80" });
    const [name] = readdirSync(directory).filter((entry) => !existing.has(entry));
    const path = join(directory, name!);
    const whole = readFileSync(path);
    const flipped = Uint8Array.from(whole);
    flipped[flipped.length - 1]! ^= 1;
    for (
      const damaged of [
        whole.subarray(0, whole.length - 1),
        whole.subarray(0, 10),
        new Uint8Array(0),
        flipped,
      ]
    ) {
      writeFileSync(path, damaged);
      assert.equal(compileCuda(source, { arch: "sm_80" }).cached, false);
      assert.deepEqual(readFileSync(path), whole);
    }
    assert.equal(compileCuda(source, { arch: "sm_80" }).cached, true);
  });

  test("an entry of unknown structure is recompiled and replaced", () => {
    const directory = join(folder, "structure");
    const previous = process.env.CUFFI_CACHE_DIR;
    process.env.CUFFI_CACHE_DIR = directory;
    try {
      const first = compileCuda(`${SCALE}// structure\n`, { arch: "compute_75" });
      const cache = new DiskCache(directory);
      for (
        const text of ["", "{}", "null\n", '{"ptxBytes":1e9,"loweredNames":[],"log":""}\n', "[".repeat(1e5)]
      ) {
        // Covers the entry and the remembered toolchain.
        for (const key of readdirSync(directory)) cache.put(key, new TextEncoder().encode(text));
        assert.deepEqual(compileCuda(`${SCALE}// structure\n`, { arch: "compute_75" }), first);
        assert.equal(compileCuda(`${SCALE}// structure\n`, { arch: "compute_75" }).cached, true);
      }
    } finally {
      process.env.CUFFI_CACHE_DIR = previous;
    }
  });

  test("is disabled by CUFFI_CACHE=0 and if its folder cannot be created", () => {
    const source = `${SCALE}// off\n`;
    const directory = process.env.CUFFI_CACHE_DIR;
    try {
      process.env.CUFFI_CACHE = "0";
      compileCuda(source, { arch: "compute_75" });
      assert.equal(compileCuda(source, { arch: "compute_75" }).cached, false);
      delete process.env.CUFFI_CACHE;
      writeFileSync(join(folder, "file"), "");
      process.env.CUFFI_CACHE_DIR = join(folder, "file/cache");
      compileCuda(source, { arch: "compute_75" });
      assert.equal(compileCuda(source, { arch: "compute_75" }).cached, false);
    } finally {
      delete process.env.CUFFI_CACHE;
      process.env.CUFFI_CACHE_DIR = directory;
    }
  });

  test("evicts the least recently used entries first", () => {
    const directory = process.env.CUFFI_CACHE_DIR!;
    const full = join(folder, "full");
    const source = (i: number) => `${SCALE}// number ${i}\n`;
    try {
      process.env.CUFFI_CACHE_DIR = full;
      for (const i of [0, 1, 2]) compileCuda(source(i), { arch: "compute_75" });
      const sizes = readdirSync(full).map((name) => readFileSync(join(full, name)).length);
      const past = new Date(Date.now() - 1e6);
      for (const name of readdirSync(full)) utimesSync(join(full, name), past, past);
      writeFileSync(join(full, "notes.txt"), "not an entry");
      assert.equal(compileCuda(source(0), { arch: "compute_75" }).cached, true);
      process.env.CUFFI_CACHE_MAX_BYTES = String(sizes.reduce((a, b) => a + b));
      compileCuda(source(3), { arch: "compute_75" });
      assert.equal(compileCuda(source(0), { arch: "compute_75" }).cached, true);
      assert.equal(compileCuda(source(3), { arch: "compute_75" }).cached, true);
      assert.equal(readFileSync(join(full, "notes.txt"), "utf8"), "not an entry");
      assert.ok(readdirSync(full).length < 5, readdirSync(full).join());
    } finally {
      process.env.CUFFI_CACHE_DIR = directory;
      delete process.env.CUFFI_CACHE_MAX_BYTES;
    }
  });
});
