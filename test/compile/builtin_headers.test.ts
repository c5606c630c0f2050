/** Standard headers, which NVRTC does not have. */
import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { BUILTIN_HEADERS } from "../../src/compile/builtin_headers.ts";
import { compileCuda } from "../../src/compile/compile.ts";
import { findIncludes } from "../../src/compile/includes.ts";
import { CompileError } from "../../mod.ts";
import { openTestDevice } from "../support/device.ts";
import { cudaIncludeFolders, packagedIncludeFolders } from "../../src/libraries/cuda_headers.ts";
import { searchCudaLibrary } from "../../src/libraries/find.ts";

const nvrtc = searchCudaLibrary("libnvrtc").library;
const skip = nvrtc === undefined && "no NVRTC";
const toolkit = nvrtc === undefined ? [] : cudaIncludeFolders(nvrtc.path);
const packaged = [12, 13].flatMap((major) => packagedIncludeFolders(["cuda/std/array"], toolkit, major));
const hasCccl = [...toolkit, ...packaged].some((folder) => existsSync(join(folder, "cuda/std")));
const STANDARDS = ["c++14", "c++17", "c++20"] as const;

function compile(source: string, options: object = {}): { ptx: string; log: string } {
  return compileCuda(source, { arch: "compute_75", cache: false, ...options });
}

describe("standard headers", { skip }, () => {
  for (const name of Object.keys(BUILTIN_HEADERS)) {
    test(`<${name}> compiles without a warning, alone and twice`, () => {
      const source =
        `#include <${name}>\n#include <${name}>\nextern "C" __global__ void k(int* x) { *x = 1; }`;
      assert.equal(compile(source).log, "");
      assert.equal(compile(source.replaceAll(/<(.*)>/g, '"$1"')).log, "");
    });
  }

  test("all compile together in every language standard", () => {
    const source = Object.keys(BUILTIN_HEADERS).map((name) => `#include <${name}>\n`).join("");
    for (const std of STANDARDS) assert.equal(compile(source, { std }).log, "", std);
  });

  test("<cstdint> has the sizes and signs of the standard, and the types of libcu++", () => {
    const checks = ["", "_fast", "_least"].flatMap((kind) =>
      [8, 16, 32, 64].flatMap((bits) =>
        ["int", "uint"].map((sign) => {
          const type = `${sign}${kind}${bits}_t`;
          return `static_assert(sizeof(std::${type}) == ${bits / 8} && (${type}(-1) < 0) == ${
            sign === "int"
          }, "");`;
        })
      )
    );
    compile(`#include <cstdint>
      ${checks.join("\n")}
      typedef signed long long int64_t;
      typedef unsigned long long uint64_t;
      static_assert(sizeof(uintptr_t) == sizeof(void*) && INT32_MAX == 2147483647 && UINT64_MAX == ~0ull, "");
      static_assert(INT64_MIN < 0 && INT8_MIN == -128 && UINT16_MAX == 65535 && SIZE_MAX == ~size_t(0), "");
      extern "C" __global__ void count(uint64_t* x) { atomicAdd(x, uint64_t(1)); }`);
  });

  test("their functions and constants have the right values on a device", async () => {
    using device = await openTestDevice("software");
    using module = await device.compile(
      `#include <stdint.h>
       #include <cstddef>
       #include <cfloat>
       #include <climits>
       #include <cmath>
       #include <math.h>
       #include <stdio.h>
       #include <cstdio>
       struct Pair { char a; double b; };
       static_assert(offsetof(Pair, b) == 8, "");
       __constant__ float infinity = INFINITY;
       extern "C" __global__ void k(float* f, double* d, long long* i) {
         f[0] = infinity; f[1] = NAN; f[2] = std::sqrt(16.0f); f[3] = FLT_MAX; f[4] = FLT_MIN; f[5] = FLT_EPSILON;
         d[0] = M_PI; d[1] = HUGE_VAL; d[2] = std::pow(2.0, 10.0); d[3] = DBL_MAX; d[4] = DBL_MIN; d[5] = DBL_EPSILON;
         i[0] = INT64_MIN; i[1] = LONG_MAX; i[2] = INT_MIN; i[3] = UINT_MAX; i[4] = std::isnan(NAN); i[5] = CHAR_BIT;
         if (f[0] < 0) { printf("%d", 1); std::printf("%d", 2); }
       }`,
      { cache: false },
    );
    using f = device.zeros([6], "f32");
    using d = device.zeros([6], "f64");
    using i = device.zeros([6], "i64");
    module.kernel("k").launch({ grid: 1, block: 1 }, f, d, i);
    const epsilon = 2 ** -23;
    assert.deepEqual([...f.toHost()], [Infinity, NaN, 4, (2 - epsilon) * 2 ** 127, 2 ** -126, epsilon]);
    const { MAX_VALUE, EPSILON } = Number;
    assert.deepEqual([...d.toHost()], [Math.PI, Infinity, 1024, MAX_VALUE, 2 ** -1022, EPSILON]);
    const integers = [-(2n ** 63n), 2n ** 63n - 1n, -(2n ** 31n), 2n ** 32n - 1n, 1n, 8n];
    assert.deepEqual([...i.toHost()], integers);
  });

  test("headers of the caller and of include folders come first, and are part of the cache key", () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-headers-"));
    try {
      mkdirSync(join(folder, "own"));
      writeFileSync(join(folder, "own/stdint.h"), "#define OWN 77\n");
      const source = '#include <stdint.h>\nextern "C" __global__ void k(int* x) { *x = OWN; }';
      assert.match(compile(source, { includePaths: [join(folder, "own")] }).ptx, /\b77\b/);
      assert.match(compile(source, { headers: { "stdint.h": "#define OWN 78" } }).ptx, /\b78\b/);
      assert.throws(() => compile(source), /OWN/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    assert.deepEqual(Object.keys(findIncludes("#include <cstdint>", {}, []).builtins), [
      "cstdint",
      "stdint.h",
      "limits.h",
    ]);
    assert.deepEqual(findIncludes("int x;", {}, []).builtins, {});
    const { files } = findIncludes('#include "stddef.h"', {}, []);
    assert.equal(files!["stddef.h"], BUILTIN_HEADERS["stddef.h"]);
  });

  test("a header of the program that is missing is an error with the options for such headers", () => {
    for (const include of ['"own.h"', "<lib/own.hpp>"]) {
      assert.throws(
        () => compile(`#include ${include}`),
        /own\.h(pp)? was not found\n[^]*\nFor headers of your own, set includePaths or headers of compile\(\), or --include/,
      );
    }
  });

  test("a header that is missing is an error that ends with the command that installs it", {
    skip: hasCccl && "the headers of libcu++ are installed",
  }, () => {
    assert.throws(
      () => compile("#include <cuda/std/array>"),
      (error: unknown) =>
        error instanceof CompileError &&
        /^kernel\.cu does not compile .*: cuda\/std\/array was not found\n/.test(error.message) &&
        /\nTo install .* run: .*(pip install .*nvidia-cuda-cccl\S*|cuffi\S* install nvrtc)$/.test(
          error.message,
        ),
    );
    assert.throws(
      () => compile("#include <type_traits>"),
      /To include <cuda\/std\/type_traits> instead, run: /,
    );
  });
});
