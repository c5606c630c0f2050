import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { type FoundPython, openLibPython } from "../../src/python/find_libpython.ts";
import { type Outcome, resolveImports, runFile } from "../support/process.ts";
import { interpreter, noPython } from "../support/python.ts";

/** Starts Python like a user's program, and prints its version and environment. */
const PROGRAM = `
  import { openPython } from "@cuffi/src/python/mod.ts";
  const given = process.env.GIVEN;
  const python = openPython(given ? { python: given } : {});
  using sys = python.import("sys");
  using version = sys.attr("version");
  let marker = "no marker";
  try {
    using module = python.import("cuffi_marker");
    using value = module.attr("value");
    marker = value.toJs();
  } catch {}
  console.log(JSON.stringify([version.toJs().split(" ")[0], marker]));
`;

describe("finding Python", { skip: noPython ?? false }, () => {
  let folder: string;
  let found: FoundPython;
  let executable: string;
  let version: string;
  let marked: string;
  /** Clears every variable that selects a Python. */
  const bare = { CUFFI_PYTHON: "", VIRTUAL_ENV: "", CONDA_PREFIX: "", GIVEN: "" };

  before(() => {
    folder = mkdtempSync(join(tmpdir(), "cuffi-python-"));
    found = openLibPython(interpreter);
    executable = found.executable!;
    version = python(executable, "import sys; print(sys.version.split()[0])");
    marked = environment("marked");
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  function python(program: string, source: string): string {
    const { status, stdout, stderr } = spawnSync(program, ["-c", source], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
    return stdout.trim();
  }

  /** A virtual environment with a module that only it has. */
  function environment(name: string): string {
    const path = join(folder, name);
    const { status, stderr } = spawnSync(executable, ["-m", "venv", "--without-pip", path], {
      encoding: "utf8",
    });
    assert.equal(status, 0, stderr);
    const packages = python(
      join(path, "bin/python"),
      "import sysconfig; print(sysconfig.get_path('purelib'))",
    );
    writeFileSync(join(packages, "cuffi_marker.py"), `value = "${name}"\n`);
    return path;
  }

  /** Runs a program in a folder that has no virtual environment, unless another one is given. */
  function run(source: string, env: Record<string, string>, workingFolder = folder): Outcome {
    const file = join(folder, "program.ts");
    writeFileSync(file, resolveImports(source));
    return runFile(file, [], { ...bare, ...env }, workingFolder);
  }

  function start(env: Record<string, string>, workingFolder = folder): [version: string, marker: string] {
    const { stdout, stderr } = run(PROGRAM, env, workingFolder);
    assert.notEqual(stdout, "", stderr);
    return JSON.parse(stdout);
  }

  test("a named interpreter provides its library and packages", () => {
    assert.deepEqual(start({ GIVEN: join(marked, "bin/python") }), [version, "marked"]);
    assert.deepEqual(start({ CUFFI_PYTHON: join(marked, "bin/python") }), [version, "marked"]);
  });

  test("an option precedes CUFFI_PYTHON, which precedes the active environment", () => {
    const other = join(environment("other"), "bin/python");
    const named = join(marked, "bin/python");
    assert.deepEqual(start({ GIVEN: named, CUFFI_PYTHON: other })[1], "marked");
    assert.deepEqual(start({ CUFFI_PYTHON: named, VIRTUAL_ENV: join(folder, "other") })[1], "marked");
  });

  test("a named library is opened with the packages of a matching active environment", () => {
    assert.deepEqual(start({ GIVEN: found.library, VIRTUAL_ENV: marked }), [version, "marked"]);
    assert.deepEqual(start({ CUFFI_PYTHON: found.library, VIRTUAL_ENV: marked }), [version, "marked"]);
  });

  test("searches the active virtual environment, then conda's, then python3 on the PATH", () => {
    assert.deepEqual(start({ VIRTUAL_ENV: marked }), [version, "marked"]);
    assert.deepEqual(start({ CONDA_PREFIX: marked }), [version, "marked"]);
    const PATH = `${join(marked, "bin")}:/usr/bin:/bin`;
    assert.deepEqual(start({ PATH }), [version, "marked"]);
  });

  test("finds .venv in the working folder or above it, before python3 on the PATH", () => {
    const below = join(folder, "project/src");
    mkdirSync(below, { recursive: true });
    environment("project/.venv");
    assert.deepEqual(start({}, join(folder, "project")), [version, "project/.venv"]);
    assert.deepEqual(start({}, below), [version, "project/.venv"]);
    assert.deepEqual(start({ VIRTUAL_ENV: marked }, below), [version, "marked"]);
  });

  test("a module that is not found names the interpreter that was searched, and how to name another one", () => {
    const source = `
      import { openPython } from "@cuffi/src/python/mod.ts";
      try {
        openPython().import("no_such_module");
      } catch (error) {
        console.log(error.text + "|" + error.message);
      }
    `;
    const { stdout, stderr } = run(source, { VIRTUAL_ENV: marked });
    assert.equal(
      stdout.trim(),
      "No module named 'no_such_module'|ModuleNotFoundError: No module named 'no_such_module'. The packages are " +
        `those of ${
          join(marked, "bin/python")
        }; install it there, or name another interpreter with CUFFI_PYTHON ` +
        "or openPython({ python: path }).",
      stderr,
    );
  });

  test("uses python3-config without an interpreter", () => {
    const config = join(folder, "python3-config");
    // The library may have been opened by name; /proc has its path.
    const path = /\/\S*\/libpython3\S+/.exec(readFileSync("/proc/self/maps", "utf8"))![0];
    const name = basename(path).replace(/^lib/, "").replace(/\.so.*$/, "");
    symlinkSync(path, join(folder, `lib${name}.so`));
    writeFileSync(config, `#!/bin/sh\necho "-L${folder} -l${name} -ldl -lm"\n`);
    chmodSync(config, 0o755);
    // Without an interpreter Python finds its standard library by PYTHONHOME.
    const home = python(executable, "import sys; print(sys.base_prefix)");
    assert.deepEqual(start({ PATH: folder, PYTHONHOME: home }), [version, "no marker"]);
  });

  test("an error lists everything that was tried, with a hint", () => {
    const empty = mkdtempSync(join(folder, "empty-"));
    const cases: [Record<string, string>, RegExp][] = [
      [
        { PATH: empty },
        /libpython could not be opened[^]*CUFFI_PYTHON[^]*apt-get[^]*python3: [^]*python3-config: /,
      ],
      [{ CUFFI_PYTHON: "/none/python3" }, /libpython set by CUFFI_PYTHON[^]*\/none\/python3: /],
      [{ GIVEN: "/none/libpython3.12.so" }, /libpython set by \{ python \}[^]*\/none\/libpython3.12.so: /],
      [{ PATH: empty, VIRTUAL_ENV: dirname(empty) }, /bin\/python: /],
    ];
    for (const [env, message] of cases) {
      const { stdout, stderr } = run(PROGRAM, env);
      assert.equal(stdout, "");
      assert.match(stderr, message);
      assert.match(stderr, /LibraryNotFoundError/);
    }
  });
});
