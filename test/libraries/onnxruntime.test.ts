/** Where ONNX Runtime and the libraries of its providers are found, in a separate process with folders of its own. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { loadedPath } from "../../src/libraries/find.ts";
import { searchOnnxRuntime } from "../../src/libraries/onnxruntime.ts";
import { elfLibrary } from "../../src/runtime/unsafe/elf_library.ts";
import { noOnnxRuntime } from "../support/onnxruntime.ts";
import { resolveImports, runArguments } from "../support/process.ts";
import { spawnSync } from "node:child_process";

const SITE = "lib/python3.12/site-packages";

/** Runs a program in a folder with these files; an empty text is the library that this machine has. */
function runIn(
  files: Readonly<Record<string, string | Uint8Array>>,
  source: string,
  env: Record<string, string> = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-search-"));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      if (content === "") cpSync(loadedPath(searchOnnxRuntime().library!.path), join(folder, name));
      else writeFileSync(join(folder, name), content);
    }
    const program = join(folder, "program.ts");
    writeFileSync(program, resolveImports(source));
    const { stdout, stderr } = spawnSync(process.execPath, [...runArguments(), program], {
      cwd: folder,
      encoding: "utf8",
      env: {
        ...process.env,
        CUFFI_LIBONNXRUNTIME: "",
        VIRTUAL_ENV: "",
        CONDA_PREFIX: "",
        HOME: folder,
        PATH: "/nonexistent",
        ...env,
      },
    });
    return (stdout + stderr).replaceAll(folder, "HERE").replaceAll(`/private${folder}`, "HERE").trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SEARCH = `
  import { searchOnnxRuntime } from "@cuffi/src/libraries/onnxruntime.ts";
  const { library, tried } = searchOnnxRuntime();
  for (const { path } of tried) console.log("tried", path);
  console.log("found", library?.path);`;

const BROKEN = "no library";
const PYTHON = `env/${SITE}/onnxruntime/capi/libonnxruntime.so.1.31.1`;
const PROJECT = `.venv/${SITE}/onnxruntime/capi/libonnxruntime.so.1.31.1`;
const NODE = `node_modules/onnxruntime-node/bin/napi-v6/linux/${process.arch}/libonnxruntime.so.1`;

const onLinux = process.platform === "linux";

describe("the search for ONNX Runtime", {
  skip: noOnnxRuntime ?? (!onLinux && "the paths are those of Linux"),
}, () => {
  test("takes the active Python environment, the project's, npm's package and the loader's path, in this order", () => {
    const files = { [PYTHON]: BROKEN, [PROJECT]: BROKEN, [NODE]: BROKEN };
    const lines = runIn(files, SEARCH, { VIRTUAL_ENV: "env" }).split("\n");
    const own = lines.filter((line) => /HERE|env\/lib|^tried lib/.test(line)).map((line) =>
      line.replace("HERE/", "")
    );
    assert.deepEqual(own.slice(0, 3), [`tried ${PYTHON}`, `tried ${PROJECT}`, `tried ${NODE}`]);
  });

  test("takes the first library that opens", () => {
    assert.match(runIn({ [PROJECT]: BROKEN, [NODE]: "" }, SEARCH), new RegExp(`found HERE/${NODE}$`));
    assert.match(runIn({ [PROJECT]: "", [NODE]: BROKEN }, SEARCH), new RegExp(`^found HERE/${PROJECT}$`));
  });

  test("lists the folders that lack it", () => {
    const output = runIn(
      { [`env/${SITE}/numpy.txt`]: BROKEN, [`.venv/${SITE}/onnxruntime/capi/x`]: BROKEN },
      SEARCH,
      {
        VIRTUAL_ENV: "env",
      },
    );
    const tried = output.split("\n").map((line) => line.replaceAll("HERE/", ""));
    assert.ok(tried.includes(`tried env/${SITE}/onnxruntime/capi`), output);
    assert.ok(tried.includes(`tried .venv/${SITE}/onnxruntime/capi`), output);
    assert.match(output, /^tried node_modules\/onnxruntime-node in HERE and its parents$/m);
  });

  test("takes only the file that the variable names", () => {
    const output = runIn({ [PROJECT]: "", "own.so": "" }, SEARCH, { CUFFI_LIBONNXRUNTIME: "./own.so" });
    assert.equal(output, "found ./own.so");
    const missing = runIn({ [PROJECT]: "" }, SEARCH, { CUFFI_LIBONNXRUNTIME: "/no/such.so" });
    assert.equal(missing, "tried /no/such.so\nfound undefined");
  });
});

describe("libraries of providers", {
  skip: (!onLinux || process.arch !== "x64") && "the library is for Linux on x86-64",
}, () => {
  /** Loads a "provider" that needs the library of this name. */
  const load = (name: string) => `
    import { readFileSync } from "node:fs";
    import { loadProviderLibrary } from "@cuffi/src/libraries/onnxruntime_providers.ts";
    let attempts = 0;
    try {
      loadProviderLibrary(() => {
        attempts++;
        if (!readFileSync("/proc/self/maps", "utf8").includes("${name}")) {
          throw new Error("Failed to load provider: ${name}: cannot open shared object file: No such file or directory");
        }
      });
      console.log("loaded after", attempts);
    } catch (error) {
      console.log(error.message);
    }`;

  test("are opened from Python packages when the provider needs them", () => {
    const library = elfLibrary({ nothing: [0xc3] });
    const file = `.venv/${SITE}/nvidia/test/lib/libcuffitest.so.13`;
    assert.equal(runIn({ [file]: library }, load("libcuffitest.so.13")), "loaded after 2");
  });

  test("that are missing are named with the command that installs them", () => {
    assert.match(
      runIn({}, load("libcublasLt.so.13.99")),
      /^libcublasLt\.so\.13\.99 was not found; run: .*pip install nvidia-cublas$/,
    );
    assert.match(runIn({}, load("libcufft.so.11.99")), /; run: .*pip install nvidia-cufft-cu12$/);
    assert.match(runIn({}, load("libnvinfer.so.10.99")), /; run: .*pip install tensorrt-cu13$/);
    assert.equal(runIn({}, load("libother.so.1")), "libother.so.1 was not found");
  });

  test("other errors are passed on", () => {
    const program = `
      import { loadProviderLibrary } from "@cuffi/src/libraries/onnxruntime_providers.ts";
      try {
        loadProviderLibrary(() => { throw new Error("driver version is insufficient"); });
      } catch (error) {
        console.log(error.message);
      }`;
    assert.equal(runIn({}, program), "driver version is insufficient");
  });
});
