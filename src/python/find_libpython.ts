/**
 * Finds libpython by running the interpreter: only it knows the paths of its own library and packages.
 *
 * @module
 */
import { LibraryNotFoundError } from "../base/errors.ts";
import { openGlobally } from "../libraries/c_library.ts";
import { projectEnvironments } from "../libraries/python_packages.ts";
import { runtime } from "../runtime/index.ts";

/** An opened libpython and the interpreter it belongs to. */
export interface FoundPython {
  /** Path or name under which the library was opened. */
  readonly library: string;
  /** The interpreter whose packages are used, or null if only the library is known. */
  readonly executable: string | null;
  /** Package folders of that interpreter. */
  readonly packages: readonly string[];
}

/** The output of {@link QUERY}. */
interface InterpreterInfo {
  readonly executable: string;
  readonly libraries: readonly string[];
  readonly packages: readonly string[];
}

/** Prints where an interpreter's library and packages are. */
const QUERY = `
import json, os, sys, sysconfig
v = sysconfig.get_config_var
names = [n for n in (v("INSTSONAME"), v("LDLIBRARY")) if n and ".so" in n or n and ".dylib" in n]
names.append("libpython%d.%d%s.so.1.0" % (sys.version_info[0], sys.version_info[1], getattr(sys, "abiflags", "")))
folders = [v("LIBDIR"), v("LIBPL"), os.path.join(sys.base_prefix, "lib"), os.path.join(v("LIBDIR") or "", v("MULTIARCH") or "")]
paths = [os.path.join(f, n) for n in names for f in folders if f]
print(json.dumps({
    "executable": sys.executable,
    "libraries": list(dict.fromkeys([p for p in paths if os.path.exists(p)] + names)),
    "packages": list(dict.fromkeys([sysconfig.get_path("purelib"), sysconfig.get_path("platlib")])),
}))
`;

const HINT = "Set the library or the interpreter with openPython({ python: path }) or CUFFI_PYTHON. " +
  "Debian and Ubuntu: apt-get install libpython3-dev; pyenv: PYTHON_CONFIGURE_OPTS=--enable-shared; " +
  "conda, uv and python.org builds include it.";

const RUN_HINT =
  "Deno may not run the interpreter, which knows where its library is: run `deno run --allow-run …`, " +
  "or set the library with openPython({ python: path }) or CUFFI_PYTHON.";

/**
 * Opens libpython with global symbols, which extension modules need.
 *
 * @param python Path of a libpython or of an interpreter. Default: CUFFI_PYTHON, the active virtual or conda
 *   environment, `.venv` and `venv` in the working folder and its parents, `python3` on the PATH and
 *   `python3-config`, in this order.
 * @throws {LibraryNotFoundError} If none opens; the message lists everything that was tried.
 */
export function openLibPython(python?: string): FoundPython {
  const tried: { path: string; reason: string }[] = [];
  const problem = runtime.ffiProblem();
  if (problem !== undefined) throw new LibraryNotFoundError("libpython", tried, problem);
  const explicit = python ?? runtime.env("CUFFI_PYTHON");
  const found = explicit ? openNamed(explicit, tried) : openAny(tried);
  if (found !== undefined) return found;
  const source = python !== undefined ? " set by { python }" : explicit ? " set by CUFFI_PYTHON" : "";
  const hint = tried.some(({ reason }) => reason.includes("--allow-run")) ? RUN_HINT : HINT;
  throw new LibraryNotFoundError(`libpython${source}`, tried, hint);
}

type Tried = { path: string; reason: string }[];

function openNamed(path: string, tried: Tried): FoundPython | undefined {
  if (!/libpython[^/]*\.(so|dylib)/.test(path)) return openByInterpreter(path, tried);
  const library = tryOpen(path, tried);
  if (library === undefined) return undefined;
  // Uses the packages of the active environment if its Python version matches.
  const environment = runtime.env("VIRTUAL_ENV");
  const interpreter = environment ? query(`${environment}/bin/python`, []) : undefined;
  const version = /python(\d+\.\d+)/.exec(path)?.[1];
  const matches = interpreter?.libraries.some((name) =>
    version !== undefined && name.includes(`python${version}`)
  );
  return interpreter && matches
    ? { library, executable: interpreter.executable, packages: interpreter.packages }
    : { library, executable: null, packages: [] };
}

function openAny(tried: Tried): FoundPython | undefined {
  const active = ["VIRTUAL_ENV", "CONDA_PREFIX"].map((variable) => runtime.env(variable));
  for (const environment of [...active, ...projectEnvironments()]) {
    if (!environment) continue;
    const found = openByInterpreter(`${environment}/bin/python`, tried);
    if (found !== undefined) return found;
  }
  return openByInterpreter("python3", tried) ?? openByConfig(tried);
}

/** Opens the library of an interpreter. */
function openByInterpreter(executable: string, tried: Tried): FoundPython | undefined {
  const interpreter = query(executable, tried);
  for (const path of interpreter?.libraries ?? []) {
    const library = tryOpen(path, tried);
    if (library !== undefined) {
      return { library, executable: interpreter!.executable, packages: interpreter!.packages };
    }
  }
  return undefined;
}

/** Opens the library in the linker flags of `python3-config`: `-L/usr/lib -lpython3.12`. */
function openByConfig(tried: Tried): FoundPython | undefined {
  const flags = run("python3-config", ["--embed", "--ldflags"], tried);
  if (flags === undefined) return undefined;
  const name = /-l(python\S+)/.exec(flags)?.[1];
  if (name === undefined) return undefined;
  const folders = [...flags.matchAll(/-L(\S+)/g)].map((match) => `${match[1]}/`);
  for (const folder of [...folders, ""]) {
    const library = tryOpen(`${folder}lib${name}.so`, tried);
    if (library !== undefined) return { library, executable: null, packages: [] };
  }
  return undefined;
}

function tryOpen(path: string, tried: Tried): string | undefined {
  try {
    openGlobally(path);
    return path;
  } catch (error) {
    tried.push({ path, reason: (error as Error).message.replace(`${path}: `, "") });
    return undefined;
  }
}

function query(executable: string, tried: Tried): InterpreterInfo | undefined {
  const answer = run(executable, ["-c", QUERY], tried);
  return answer === undefined ? undefined : JSON.parse(answer) as InterpreterInfo;
}

function run(command: string, args: readonly string[], tried: Tried): string | undefined {
  try {
    const { status, stdout, stderr } = runtime.runCommand(command, args);
    if (status === 0) return stdout;
    tried.push({ path: command, reason: `exit ${status}: ${stderr.trim().split("\n").at(-1)}` });
  } catch (error) {
    tried.push({ path: command, reason: (error as Error).message });
  }
  return undefined;
}
