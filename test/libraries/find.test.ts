import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describeLibraries } from "../../src/libraries/describe.ts";
import { candidates, cudaIncludeFolder, loadedPath, tryCandidates } from "../../src/libraries/find.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
import { ownProcess } from "../support/own_process.ts";
import { runProgram } from "../support/process.ts";

const { describe, test } = ownProcess(import.meta.url);

/** Runs with environment variables and restores the old ones. */
function withEnvironment<T>(values: Record<string, string | undefined>, body: () => T): T {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  for (const [name, value] of Object.entries(values)) set(name, value);
  try {
    return body();
  } finally {
    for (const [name, value] of before) set(name, value);
  }
}

function withFolder<T>(body: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-find-"));
  try {
    return body(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const NOTHING = {
  CUFFI_LIBCUDART: undefined,
  CUDA_HOME: undefined,
  CUDA_PATH: undefined,
  CONDA_PREFIX: undefined,
  VIRTUAL_ENV: "/nowhere",
};

describe("CUDA library search", () => {
  test("tries only the file that the environment variable names", () => {
    const { library, tried } = withEnvironment(
      { CUFFI_LIBCUDA: "/nowhere/libcuda.so.1" },
      () => tryCandidates("libcuda"),
    );
    assert.equal(library, undefined);
    assert.deepEqual(tried, [{
      path: "/nowhere/libcuda.so.1",
      reason: "cannot open shared object file: No such file or directory",
    }]);
  });

  test("rejects another library", () => {
    const { tried } = withEnvironment({ CUFFI_LIBCUDA: "libc.so.6" }, () => tryCandidates("libcuda"));
    assert.deepEqual(tried, [{ path: "libc.so.6", reason: "has no function cuInit" }]);
  });

  test("tries the loader's path first, then CUDA_HOME, toolkits, and wheels", () => {
    withFolder((folder) => {
      const site = join(folder, "venv/lib/python3.12/site-packages/nvidia");
      for (const name of ["cuda_runtime", "cu13"]) mkdirSync(join(site, name, "lib"), { recursive: true });
      mkdirSync(join(folder, "cuda/lib64"), { recursive: true });
      const missing: { path: string; reason: string }[] = [];
      const places = withEnvironment({
        ...NOTHING,
        CUDA_HOME: join(folder, "cuda"),
        VIRTUAL_ENV: join(folder, "venv"),
      }, () => [...candidates("libcudart", missing)]);
      const at = (part: string) => places.findIndex((path) => path.includes(part));
      assert.equal(places[0], "libcudart.so");
      assert.ok(at("cuda/lib64/libcudart.so.13") > 2, places.join("\n"));
      assert.ok(at("cuda_runtime/lib/libcudart.so.12") > at("cuda/lib64/libcudart.so.13"), places.join("\n"));
      assert.ok(at("cu13/lib/libcudart.so.13") > 0);
      assert.deepEqual(missing.find(({ path }) => path.endsWith("cuda/lib")), {
        path: join(folder, "cuda/lib"),
        reason: "no such folder",
      });
    });
  });

  test("finds a runtime library in a wheel of the active virtual environment", {
    skip: !hasCompiler && "no C compiler",
  }, () => {
    withFolder((folder) => {
      const lib = join(folder, "lib/python3.12/site-packages/nvidia/cu13/lib");
      mkdirSync(lib, { recursive: true });
      const built = buildLibrary("cudart", "int cudaRuntimeGetVersion(int *v) { *v = 13000; return 0; }");
      const search = withEnvironment({ ...NOTHING, VIRTUAL_ENV: folder }, () => {
        writeFileSync(join(lib, "libcudart.so.13"), readFileSync(built));
        return tryCandidates("libcudart");
      });
      // A machine with a toolkit finds the toolkit's library first.
      assert.ok(search.library);
      assert.ok(search.tried.length === 0 || search.library.path.endsWith("libcudart.so.13"));
    });
  });

  test("lists every path with its reason, what to install, and the variable if nothing is found", () => {
    const { stdout } = runProgram(
      `import { createCudaDriver } from "@cuffi/src/driver/cuda/index.ts";
       import { openNvrtc } from "@cuffi/src/libraries/nvrtc.ts";
       for (const open of [createCudaDriver, openNvrtc]) {
         try { open(); } catch (error) { console.log(error.name, error.library, error.tried.length, error.message); }
       }`,
      { CUFFI_LIBCUDA: "/nowhere/libcuda.so.1", CUFFI_LIBNVRTC: "/nowhere/libnvrtc.so.12" },
    );
    assert.match(stdout, /LibraryNotFoundError libcuda 1 libcuda could not be opened/);
    assert.match(stdout, /\/nowhere\/libcuda\.so\.1: cannot open shared object file/);
    assert.match(stdout, /CUFFI_LIBCUDA is set/);
    assert.match(stdout, /LibraryNotFoundError libnvrtc 1/);
    assert.match(stdout, /pip install nvidia-cuda-nvrtc/);
  });

  test("finds CUDA's headers beside the library", () => {
    withFolder((folder) => {
      for (const name of ["cuda_nvrtc/lib", "cuda_runtime/include"]) {
        mkdirSync(join(folder, name), { recursive: true });
      }
      const none = withEnvironment(
        NOTHING,
        () => cudaIncludeFolder(join(folder, "cuda_nvrtc/lib/libnvrtc.so.12")),
      );
      assert.ok(none === undefined || none.startsWith("/usr/local/cuda"));
      writeFileSync(join(folder, "cuda_runtime/include/cuda_fp16.h"), "");
      const found = withEnvironment(
        NOTHING,
        () => cudaIncludeFolder(join(folder, "cuda_nvrtc/lib/libnvrtc.so.12")),
      );
      assert.equal(found && join(found), join(folder, "cuda_runtime/include"));
    });
  });

  test("reports every library with its version or advice", () => {
    const report = describeLibraries();
    assert.deepEqual(report.map(({ name }) => name), ["libcuda", "libcudart", "libnvrtc", "libnvtx"]);
    for (const { name, version, path, problem, tried } of report) {
      if (problem !== undefined) assert.ok(version === undefined && (path !== undefined || tried.length > 0));
      else if (name !== "libnvtx") assert.match(version!, /^\d+\.\d+$/);
    }
  });

  test("resolves a name to the file that the process has loaded", () => {
    assert.match(loadedPath("libc.so.6"), /\/libc[.-].*so|^libc\.so\.6$/);
    assert.equal(loadedPath("/some/where.so"), "/some/where.so");
  });
});
