import assert from "node:assert/strict";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { describeLibraries } from "../../src/libraries/describe.ts";
import {
  cudaIncludeFolders,
  headerAdvice,
  packagedIncludeFolders,
} from "../../src/libraries/cuda_headers.ts";
import { adviceFor, candidates, loadedPath, tryCandidates } from "../../src/libraries/find.ts";
import { environmentOf, pipInstall } from "../../src/libraries/python_packages.ts";
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
  PYTHONUSERBASE: undefined,
  PYENV_ROOT: undefined,
  CUFFI_DATA_DIR: undefined,
  XDG_DATA_HOME: undefined,
  HOME: "/nowhere",
  PATH: "/nowhere",
};

/** The command that errors recommend. */
const INSTALL = "Deno" in globalThis
  ? "deno run -A jsr:@cuffi/cuffi/cli install nvrtc"
  : "Bun" in globalThis
  ? "bunx --bun @cuffi/cuffi install nvrtc"
  : "npx @cuffi/cuffi install nvrtc";

/** Creates an empty file and its folders. */
function touch(...parts: string[]): string {
  const path = join(...parts);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
  return path;
}

/** Runs in another working folder. */
function inFolder<T>(folder: string, body: () => T): T {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return body();
  } finally {
    process.chdir(before);
  }
}

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
      touch(site, "cuda_runtime/lib/libcudart.so.12");
      touch(site, "cu13/lib/libcudart.so.13");
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
    assert.match(stdout, /CUFFI_LIBCUDA is set, so nothing else was tried: correct or unset it\.$/m);
    assert.match(stdout, /LibraryNotFoundError libnvrtc 1/);
    assert.match(stdout, /CUFFI_LIBNVRTC is set, so nothing else was tried: correct or unset it\.$/m);
  });

  test("searches every Python environment for the packages of CUDA 11, 12 and 13", () => {
    withFolder((temporary) => {
      const folder = realpathSync(temporary);
      const packages = "lib/python3.11/site-packages/nvidia";
      const expected = [
        touch(folder, "active", packages, "cuda_nvrtc/lib/libnvrtc.so.11.2"),
        touch(folder, "conda", packages, "cuda_nvrtc/lib/libnvrtc.so.12"),
        touch(folder, "project/sub/venv", packages, "cu13/lib/libnvrtc.so.13"),
        touch(folder, "project/.venv", packages, "cuda_nvrtc/lib/libnvrtc.so.12"),
        touch(folder, "home/.local/share/cuffi/nvrtc-12.10.1/nvidia/cuda_nvrtc/lib/libnvrtc.so.12"),
        touch(folder, "home/.local/share/cuffi/nvrtc-12.9.86/nvidia/cuda_nvrtc/lib/libnvrtc.so.12"),
        touch(folder, "home/.local", packages, "cuda_nvrtc/lib/libnvrtc.so.12"),
        touch(folder, "python", packages.replace("site", "dist"), "cuda_nvrtc/lib/libnvrtc.so.12"),
        touch(folder, "home/.pyenv/versions/3.11.2", packages, "cuda_nvrtc/lib/libnvrtc.so.12"),
      ];
      touch(folder, "home/.local/share/cuffi/.installing-x/nvidia/cuda_nvrtc/lib/libnvrtc.so.12");
      touch(folder, "python/bin/python3");
      touch(folder, "project/.venv", packages, "cublas/lib/libcublas.so.12");
      mkdirSync(join(folder, "project/sub/below"));
      const missing: { path: string; reason: string }[] = [];
      const places = withEnvironment({
        ...NOTHING,
        VIRTUAL_ENV: join(folder, "active"),
        CONDA_PREFIX: join(folder, "conda"),
        HOME: join(folder, "home"),
        PATH: `${join(folder, "python/bin")}:/nowhere/bin`,
      }, () => inFolder(join(folder, "project/sub/below"), () => [...candidates("libnvrtc", missing)]));
      assert.deepEqual(
        places.filter((path) => path.startsWith(folder) && path.includes("/nvidia/")),
        expected,
      );
    });
  });

  test("lists the Python environments without the library, and ends with the command that installs it", () => {
    withFolder((temporary) => {
      const folder = realpathSync(temporary);
      const missing: { path: string; reason: string }[] = [];
      withEnvironment({ ...NOTHING, VIRTUAL_ENV: undefined, HOME: folder }, () =>
        inFolder(folder, () => {
          [...candidates("libnvrtc", missing)];
          const places = missing.map(({ path }) => path);
          assert.ok(places.includes(`.venv and venv in ${folder} and its parents`), places.join("\n"));
          assert.ok(places.includes(`${folder}/.local (Python packages)`), places.join("\n"));
          assert.ok(places.includes("/usr/local (Python packages)"), places.join("\n"));
          assert.ok(places.includes(`${folder}/.local/share/cuffi (cuffi install)`), places.join("\n"));
          assert.equal(
            adviceFor("libnvrtc"),
            `To compile CUDA C++, install NVRTC once for all projects: ${INSTALL}`,
          );
          assert.equal(pipInstall("x"), "python3 -m venv .venv && .venv/bin/pip install x");
          touch(folder, ".venv/pyvenv.cfg");
          assert.equal(pipInstall("x"), `uv pip install --python ${folder}/.venv x`);
          touch(folder, ".venv/bin/pip");
          assert.equal(pipInstall("x"), `${folder}/.venv/bin/pip install x`);
        }));
    });
  });

  test("an environment is taken from a packaged library's path", () => {
    assert.equal(
      environmentOf("/a/.venv/lib/python3.12/site-packages/nvidia/cu13/lib/libnvrtc.so.13"),
      "/a/.venv",
    );
    assert.equal(environmentOf("/usr/local/cuda/lib64/libnvrtc.so"), undefined);
  });

  test("says how to install a header that is missing", () => {
    const nvrtc = "/a/.venv/lib/python3.12/site-packages/nvidia/cuda_nvrtc/lib/libnvrtc.so.12";
    // Hides a toolkit of the machine, which has all headers.
    withFolder((folder) => {
      touch(folder, "include/cuda_fp16.h");
      withEnvironment({ ...NOTHING, CUDA_HOME: folder }, () => {
        assert.equal(
          headerAdvice("curand_kernel.h", nvrtc, 12),
          "To install curand_kernel.h, run: python3 -m pip install nvidia-curand-cu12",
        );
        assert.match(headerAdvice("cuda/atomic", nvrtc, 13)!, /install nvidia-cuda-cccl$/);
        assert.ok(
          headerAdvice("type_traits", nvrtc, 12)!.endsWith(
            `include <cuda/std/type_traits> instead, run: ${INSTALL}`,
          ),
        );
        for (const header of ["vector", "string", "iostream", "cuda/std/vector", "algorithm"]) {
          assert.equal(
            headerAdvice(header, nvrtc, 12),
            `NVRTC has no <${header}>, because it compiles code for the device only.`,
          );
        }
        assert.match(headerAdvice("algorithm", nvrtc, 13)!, /include <cuda\/std\/algorithm> instead, run: /);
        for (const header of ["cub/cub.cuh", "cub/device/x.cuh"]) {
          assert.match(headerAdvice(header, nvrtc, 12)!, /^NVRTC compiles the parts of CUB for kernels only/);
        }
        for (const header of ["thrust/sort.h", "thrust/device_vector.h"]) {
          assert.match(
            headerAdvice(header, nvrtc, 12)!,
            /^NVRTC compiles little of Thrust.*<cuda\/std\/complex>/,
          );
        }
        for (const header of ["thrust/pair.h", "cub/block/block_reduce.cuh", "cuda/std/array"]) {
          assert.equal(headerAdvice(header, nvrtc, 12), `To install ${header}, run: ${INSTALL}`);
        }
        assert.match(headerAdvice("crt/mma.h", nvrtc, 12)!, /install nvidia-cuda-nvcc-cu12$/);
        assert.match(headerAdvice("mine.h", nvrtc, 12)!, /^For headers of your own, set includePaths/);
      });
    });
    if (!existsSync("/usr/local/cuda/include/cuda_fp16.h")) {
      const advice = withEnvironment(NOTHING, () => headerAdvice("cuda_fp16.h", nvrtc, 12));
      assert.equal(advice, `To install cuda_fp16.h, run: ${INSTALL}`);
    }
    withFolder((folder) => {
      const library = touch(folder, "nvidia/cuda_nvrtc/lib/libnvrtc.so.12");
      touch(folder, "nvidia/cuda_cccl/include/cuda/std/type_traits");
      assert.equal(headerAdvice("cuda/no_such_header", library, 12), undefined);
      assert.equal(
        headerAdvice("type_traits", library, 12),
        "NVRTC has no <type_traits>: include <cuda/std/type_traits> instead.",
      );
      assert.equal(
        headerAdvice("cuda/std/vector", library, 12),
        "NVRTC has no <cuda/std/vector>, because it compiles code for the device only.",
      );
      assert.equal(
        headerAdvice("vector", library, 12),
        "NVRTC has no <vector>, because it compiles code for the device only.",
      );
      const advice = (includedBy: string, source: string) =>
        headerAdvice("array", library, 12, join(folder, "nvidia/cuda_cccl/include", includedBy), source)!;
      const cub = /^NVRTC compiles the parts of CUB for kernels only: include <cub\/block\/…>/;
      const thrust =
        /^NVRTC compiles little of Thrust, which is for the host: include <cuda\/std\/…> instead/;
      assert.match(advice("cub/util_device.cuh", "#include <cub/cub.cuh>"), cub);
      assert.match(advice("thrust/type_traits/x.h", "#include <cub/cub.cuh>"), cub);
      assert.match(advice("thrust/type_traits/x.h", "int x;\n # include <thrust/complex.h>"), thrust);
      assert.match(advice("cub/util_device.cuh", '#include "thrust/sort.h"'), thrust);
      assert.match(advice("thrust/x.h", "#include <thrust/sort.h>\n#include <cub/cub.cuh>"), thrust);
      assert.match(advice("thrust/x.h", '#include "own.h"'), thrust);
    });
  });

  test("finds CUDA's headers next to the library", () => {
    withFolder((folder) => {
      const library = touch(folder, "cuda_nvrtc/lib/libnvrtc.so.12");
      const find = () =>
        withEnvironment(NOTHING, () => cudaIncludeFolders(library).map((path) => join(path)));
      assert.ok(find().every((path) => path.startsWith("/usr/local/cuda")), find().join());
      touch(folder, "cuda_runtime/include/cuda_fp16.h");
      touch(folder, "cuda_cccl/include/nv/target");
      assert.deepEqual(find(), [join(folder, "cuda_runtime/include"), join(folder, "cuda_cccl/include")]);
    });
  });

  test("takes headers from cuffi's own folder if the library comes without them", () => {
    withFolder((folder) => {
      const library = touch(folder, "venv/cuda_nvrtc/lib/libnvrtc.so.12");
      const data = join(folder, "data/cuffi");
      const header = touch(data, "nvrtc-12.9.86/nvidia/cuda_runtime/include/cuda_fp16.h");
      touch(data, "nvrtc-12.9.86/nvidia/cuda_cccl/include/cuda/std/cstdint");
      const find = (variables: Record<string, string>) =>
        withEnvironment(
          { ...NOTHING, ...variables },
          () =>
            cudaIncludeFolders(library).map((path) => join(path))
              .filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length + 1)),
        );
      const both = [dirname(header), join(data, "nvrtc-12.9.86/nvidia/cuda_cccl/include")]
        .map((path) => path.slice(folder.length + 1));
      if (!existsSync("/usr/local/cuda/include/cuda_fp16.h")) {
        assert.deepEqual(find({ CUFFI_DATA_DIR: data }), both);
        assert.deepEqual(find({ XDG_DATA_HOME: join(folder, "data") }), both);
      }
      touch(folder, "venv/cuda_runtime/include/cuda_fp16.h");
      assert.deepEqual(find({ CUFFI_DATA_DIR: data }), ["venv/cuda_runtime/include", both[1]]);
    });
  });

  test("takes missing headers from the packages of Python environments, those for NVRTC's version", () => {
    withFolder((temporary) => {
      const folder = realpathSync(temporary);
      const site = "lib/python3.12/site-packages/nvidia";
      const find = (missing: string[], major = 12, folders: string[] = []) =>
        withEnvironment(
          { ...NOTHING, VIRTUAL_ENV: join(folder, "active") },
          () => inFolder(folder, () => packagedIncludeFolders(missing, folders, major)),
        ).filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length + 1));
      touch(folder, "active", site, "curand/include/curand_kernel.h");
      touch(folder, ".venv", site, "curand/include/curand_kernel.h");
      touch(folder, ".venv", site, "cuda_nvcc/include/crt/mma.h");
      const curand = `active/${site}/curand/include`, nvcc = `.venv/${site}/cuda_nvcc/include`;
      assert.deepEqual(find(["vector", "curand_kernel.h"]), [curand]);
      assert.deepEqual(find(["crt/mma.h", "curand.h"]), [curand, nvcc]);
      assert.deepEqual(find(["crt/host_defines.h", "mine.h"]), []);
      assert.deepEqual(find(["curand_own.h"], 12, [join(folder, curand)]), []);
      assert.deepEqual(find(["curand_kernel.h"], 13), []);
      touch(folder, ".venv", site, "cu13/include/curand_kernel.h");
      touch(folder, ".venv", site, "cu13/include/cccl/cuda/std/array");
      assert.deepEqual(find(["curand.h"], 13), [`.venv/${site}/cu13/include`]);
      assert.deepEqual(find(["cuda/std/array"], 13), [`.venv/${site}/cu13/include/cccl`]);
    });
  });

  test("reports every library with its version or advice", () => {
    const report = describeLibraries();
    assert.deepEqual(report.map(({ name }) => name), [
      "libcuda",
      "libcudart",
      "libnvrtc",
      "libnvtx",
      "libnvjpeg",
      "libcublasLt",
      "libnvcuvid",
      "libnvidia-encode",
      "libnccl",
    ]);
    for (const { name, version, path, problem, tried } of report) {
      if (problem !== undefined) assert.ok(version === undefined && (path !== undefined || tried.length > 0));
      else if (!["libnvtx", "libnvcuvid", "libnvidia-encode"].includes(name)) {
        assert.match(version!, /^\d+\.\d+(\.\d+)?$/);
      }
    }
  });

  test("resolves a name to the file that the process has loaded", () => {
    assert.match(loadedPath("libc.so.6"), /\/libc[.-].*so|^libc\.so\.6$/);
    assert.equal(loadedPath("/some/where.so"), "/some/where.so");
  });
});
