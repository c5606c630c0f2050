/** Caches that are filled in advance, for machines without NVRTC and for read-only folders. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { CompileError } from "../../src/base/errors.ts";
import { main } from "../../src/cli/main.ts";
import { DiskCache } from "../../src/compile/cache.ts";
import { compileForDevice } from "../../src/compile/compile.ts";
import { findPrebuilt, storePrebuilt } from "../../src/compile/prebuilt_cache.ts";
import { warmCache } from "../../src/compile/warm.ts";
import { searchCudaLibrary } from "../../src/libraries/find.ts";
import { ownProcess } from "../support/own_process.ts";
import { type Outcome, root, runArguments, runProgram } from "../support/process.ts";

const { after, before, describe, test } = ownProcess(import.meta.url);

const skip = searchCudaLibrary("libnvrtc").library === undefined && "no NVRTC";

const TRIPLE = `#include "factor.h"
extern "C" __global__ void triple(int* x) { x[threadIdx.x] *= FACTOR; }
`;

const HEADERS = { "factor.h": "#define FACTOR 3" };

/** Compiles `TRIPLE` and runs it on the software device; prints the result, or the error's name. */
const PROGRAM = `
  import { openDevice } from "@cuffi/mod.ts";
  using device = await openDevice("software");
  const source = ${JSON.stringify(TRIPLE)};
  try {
    using module = await device.compile(source, { headers: ${JSON.stringify(HEADERS)} });
    using x = device.array(new Int32Array([1, 2, 3]));
    module.kernel("triple").launch({ grid: 1, block: 3 }, x);
    console.log(x.toHost().join());
  } catch (error) {
    console.log(error.name);
  }`;

let folder: string;
const cacheVariable = process.env.CUFFI_CACHE_DIR;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "cuffi-warm-"));
  chmodSync(folder, 0o755);
});

after(() => {
  if (cacheVariable === undefined) delete process.env.CUFFI_CACHE_DIR;
  else process.env.CUFFI_CACHE_DIR = cacheVariable;
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program on a machine without NVRTC. */
function withoutNvrtc(program: string, cacheDirectory: string): Outcome {
  return runProgram(program, {
    CUFFI_LIBNVRTC: "/nonexistent/libnvrtc.so",
    CUFFI_CACHE_DIR: cacheDirectory,
    CUFFI_CACHE: "",
  });
}

/** Compiles for a GPU with a cache, as `compileForDevice` does. */
function archFor(capability: readonly [number, number], cacheDirectory: string): string | undefined {
  process.env.CUFFI_CACHE_DIR = cacheDirectory;
  const device = { loadsCubins: true, properties: { computeCapability: capability } } as const;
  const { arch, cached } = compileForDevice(device, TRIPLE, { headers: HEADERS });
  return cached ? arch : undefined;
}

describe("warmCache", { skip }, () => {
  test("its entries are found without NVRTC, and nothing else is", () => {
    const directory = join(folder, "found");
    const compiled = warmCache(TRIPLE, {
      archs: ["sm_80", "compute_75"],
      headers: HEADERS,
      cacheDirectory: directory,
    });
    assert.deepEqual(compiled.map(({ arch, cached }) => [arch, cached]), [["sm_80", false], [
      "compute_75",
      false,
    ]]);
    const hit = withoutNvrtc(PROGRAM, directory);
    assert.equal(hit.stdout, "3,6,9\n", hit.stderr);
    const other = withoutNvrtc(PROGRAM.replace("FACTOR 3", "FACTOR 4"), directory);
    assert.equal(other.stdout, "LibraryNotFoundError\n", other.stderr);
    const empty = withoutNvrtc(PROGRAM, join(folder, "nothing"));
    assert.equal(empty.stdout, "LibraryNotFoundError\n", empty.stderr);
  });

  test("an entry is used if the header beside the source is the same or missing, not if it has changed", () => {
    process.env.CUFFI_CACHE_DIR = join(folder, "beside-cache");
    const beside = join(folder, "beside"), header = join(beside, "factor.h"), source = TRIPLE + "// beside";
    mkdirSync(beside);
    writeFileSync(header, HEADERS["factor.h"]);
    const options = { name: join(beside, "triple.cu") };
    warmCache(source, { ...options, archs: ["compute_75"] });
    const target = { loadsCubins: false, properties: { computeCapability: [7, 5] } } as const;
    const compile = () => compileForDevice(target, source, options);
    assert.equal(compile().cached, true);
    rmSync(header);
    assert.equal(compile().cached, true);
    writeFileSync(header, "#define FACTOR 54321");
    assert.match(compile().ptx, /\b54321\b/);
  });

  test("a GPU uses its own code, else older code of the same major version, else PTX", () => {
    const directory = join(folder, "archs");
    warmCache(TRIPLE, {
      archs: ["sm_80", "sm_75", "compute_75"],
      headers: HEADERS,
      cacheDirectory: directory,
    });
    assert.equal(archFor([8, 0], directory), "sm_80");
    assert.equal(archFor([8, 6], directory), "sm_80");
    assert.equal(archFor([7, 5], directory), "sm_75");
    assert.equal(archFor([9, 0], directory), "compute_75");
  });

  test("code for architecture-specific features is used by that GPU only", () => {
    const directory = join(folder, "features");
    warmCache(TRIPLE, { archs: ["sm_90a"], headers: HEADERS, cacheDirectory: directory });
    assert.equal(archFor([9, 0], directory), "sm_90a");
    assert.equal(archFor([8, 9], directory), undefined);
  });

  test("a read-only folder serves its entries and stays unchanged", () => {
    const directory = join(folder, "read-only");
    warmCache(TRIPLE, { archs: ["compute_75"], headers: HEADERS, cacheDirectory: directory });
    const entries = readdirSync(directory).sort();
    for (const name of entries) assert.equal(statSync(join(directory, name)).mode & 0o777, 0o644);
    assert.equal(statSync(directory).mode & 0o777, 0o755);
    chmodSync(directory, 0o555);
    const file = join(folder, "program.ts");
    writeFileSync(file, PROGRAM.replaceAll("@cuffi/", new URL("../../", import.meta.url).href));
    // Under Deno, writing is not permitted; under the others as root, the program runs as nobody.
    const args = "Deno" in globalThis
      ? [
        "run",
        "--allow-ffi",
        "--allow-env",
        "--allow-read",
        "--quiet",
        "--config",
        join(root, "deno.json"),
        file,
      ]
      : [...runArguments(), file];
    const nobody = process.getuid?.() === 0 && !("Deno" in globalThis) ? { uid: 65534, gid: 65534 } : {};
    try {
      const { stdout, stderr } = spawnSync(process.execPath, args, {
        encoding: "utf8",
        cwd: root,
        env: { ...process.env, HOME: folder, CUFFI_LIBNVRTC: "/nonexistent", CUFFI_CACHE_DIR: directory },
        ...nobody,
      });
      assert.equal(stdout, "3,6,9\n", stderr);
      assert.deepEqual(readdirSync(directory).sort(), entries);
    } finally {
      chmodSync(directory, 0o755);
    }
  });

  test("rejects a missing architecture, an include by macro, and a cache limit that is too small", () => {
    const cacheDirectory = join(folder, "rejected");
    assert.throws(
      () => warmCache(TRIPLE, { archs: [], cacheDirectory }),
      /archs: expected a list such as \["sm_90", "compute_75"\], got none/,
    );
    assert.throws(
      () => warmCache(TRIPLE, { archs: ["h200"], cacheDirectory }),
      /arch: expected a name such as "sm_90" or "compute_75", got "h200"/,
    );
    assert.throws(() => warmCache("nonsense", { archs: ["sm_80"], cacheDirectory }), CompileError);
    assert.deepEqual(readdirSync(cacheDirectory), []);
    const byMacro = `#define NAME "factor.h"\n#include NAME\n${TRIPLE}`;
    assert.throws(
      () => warmCache(byMacro, { archs: ["compute_75"], headers: HEADERS, cacheDirectory }),
      /source: cannot be cached, because it uses `#include MACRO` or an unreadable file/,
    );
    process.env.CUFFI_CACHE_MAX_BYTES = "100";
    try {
      assert.throws(
        () => warmCache(TRIPLE, { archs: ["compute_75"], headers: HEADERS, cacheDirectory }),
        /could not be stored; check that the folder is writable/,
      );
    } finally {
      delete process.env.CUFFI_CACHE_MAX_BYTES;
    }
  });
});

describe("cuffi warm", { skip }, () => {
  test("compiles files so that the program finds them, wherever its headers are", async () => {
    const kernels = join(folder, "kernels"), directory = join(folder, "cli");
    mkdirSync(kernels);
    writeFileSync(join(kernels, "triple.cu"), TRIPLE);
    writeFileSync(join(kernels, "factor.h"), "#define FACTOR TILE");
    const out: string[] = [], error: string[] = [];
    const status = await main(
      [
        "warm",
        "--arch",
        "compute_75,sm_80",
        "--cache-dir",
        directory,
        "--include",
        kernels,
        "--define",
        "TILE=5",
      ]
        .concat(join(kernels, "triple.cu")),
      { out: (line) => out.push(line), error: (line) => error.push(line) },
    );
    assert.deepEqual([status, error], [0, []]);
    assert.match(out[0]!, /triple\.cu +compute_75 [\d.]+ .*B, sm_80 [\d.]+ KiB/);
    const moved = join(folder, "moved");
    mkdirSync(moved);
    writeFileSync(join(moved, "factor.h"), "#define FACTOR TILE");
    const program = PROGRAM.replace(
      /headers: .*\}/,
      `includePaths: [${JSON.stringify(moved)}], defines: { TILE: 5 } }`,
    );
    const { stdout, stderr } = withoutNvrtc(program, directory);
    assert.equal(stdout, "5,10,15\n", stderr);
  });

  test("finds headers beside the file, and programs find the kernel without them", async () => {
    const beside = join(folder, "seven"), cache = join(folder, "seven.cache");
    mkdirSync(beside);
    const source = '#include "seven.h"\nextern "C" __global__ void f(int* x) { *x = SEVEN; }\n';
    writeFileSync(join(beside, "seven.cu"), source);
    writeFileSync(join(beside, "seven.h"), "#define SEVEN 7");
    const args = ["warm", join(beside, "seven.cu"), "--arch", "compute_75", "--cache-dir", cache];
    assert.equal(await main(args, { out: () => {}, error: (line) => assert.fail(line) }), 0);
    const choose = (archs: readonly string[]) => archs;
    assert.match(findPrebuilt(new DiskCache(cache), choose, source, {})!.ptx, /seven|\b7\b/);
  });

  test("exits with status 1, the file name and the compiler's log if a source has an error", async () => {
    const file = join(folder, "broken.cu");
    writeFileSync(file, "__global__ void k() { int x = ; }");
    const error: string[] = [];
    const status = await main(["warm", file, "--arch", "sm_80", "--cache-dir", join(folder, "broken")], {
      out: () => {},
      error: (line) => error.push(line),
    });
    assert.equal(status, 1);
    assert.match(error.join("\n"), /broken\.cu does not compile for sm_80/);
    assert.match(error.join("\n"), /broken\.cu\(1\): error: expected an expression/);
    assert.doesNotMatch(error.join("\n"), /kernel\.cu/);
  });
});

test("processes that warm a cache at the same time keep each other's architectures", () => {
  const directory = join(folder, "together");
  const source = "extern __global__ void f() {}";
  const store = (cache: DiskCache, arch: string): void =>
    storePrebuilt(cache, arch, source, {}, { image: arch, ptx: arch, loweredNames: new Map(), log: "" });
  const other = new DiskCache(directory);
  const others = ["sm_80", "sm_90"];
  /** After each of the first reads, another process adds an architecture. */
  class Interrupted extends DiskCache {
    override get(key: string): Uint8Array | undefined {
      const payload = super.get(key);
      const arch = others.pop();
      if (arch !== undefined) store(other, arch);
      return payload;
    }
  }
  store(new Interrupted(directory), "sm_75");
  for (const arch of ["sm_75", "sm_80", "sm_90"]) {
    const found = findPrebuilt(other, (archs) => archs.filter((name) => name === arch), source, {});
    assert.equal(found?.ptx, arch);
  }
  assert.deepEqual(readdirSync(directory).filter((name) => name.endsWith(".tmp")), []);
});

test("a cache without write permission returns entries and stores nothing", () => {
  const directory = join(folder, "plain");
  const key = DiskCache.key("x");
  new DiskCache(directory).put(key, new Uint8Array([1, 2, 3]));
  const program = `
    import { DiskCache } from "@cuffi/src/compile/cache.ts";
    import { runtime } from "@cuffi/src/runtime/index.ts";
    runtime.mayWrite = () => false;
    const cache = new DiskCache(${JSON.stringify(directory)});
    cache.put(DiskCache.key("y"), new Uint8Array(1));
    console.log(cache.writable, [...cache.get(${
    JSON.stringify(key)
  })].join(), cache.get(DiskCache.key("y")));`;
  const { stdout, stderr } = runProgram(program);
  assert.equal(stdout, "false 1,2,3 undefined\n", stderr);
  assert.deepEqual(readdirSync(directory), [key]);
});
