/**
 * Where libpython is: the interpreter is asked, for only it knows its own library and packages.
 *
 * @module
 */
import { LibraryNotFoundError } from "../base/errors.ts";
import { openGlobally } from "../libraries/c_library.ts";
import { nodeModule, runtime } from "../runtime/index.ts";

/** A libpython that was opened, and the interpreter that it belongs to. */
export interface FoundPython {
  /** Path or name by which the library was opened. */
  readonly library: string;
  /** The interpreter whose packages are used; null if only the library was named. */
  readonly executable: string | null;
  /** Folders of packages of that interpreter. */
  readonly packages: readonly string[];
}

/** What an interpreter says of itself. */
interface Interpreter {
  readonly executable: string;
  readonly libraries: readonly string[];
  readonly packages: readonly string[];
}

const QUESTION = `
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

const HINT = "Name the library or the interpreter with openPython({ python: path }) or CUFFI_PYTHON. " +
  "Debian and Ubuntu: apt-get install libpython3-dev; pyenv: PYTHON_CONFIGURE_OPTS=--enable-shared; " +
  "conda, uv and python.org builds have one.";

/**
 * Opens libpython so that extension modules find its symbols.
 *
 * @param given Path of a libpython or of an interpreter; without it CUFFI_PYTHON, the active virtual or conda environment,
 *   `python3` on the PATH and `python3-config`, in this order.
 * @throws {LibraryNotFoundError} With everything that was tried.
 */
export function openLibPython(given?: string): FoundPython {
  const tried: { path: string; reason: string }[] = [];
  const explicit = given ?? runtime.env("CUFFI_PYTHON");
  const found = explicit ? openNamed(explicit, tried) : openAny(tried);
  if (found !== undefined) return found;
  const who = given !== undefined ? " named by { python }" : explicit ? " named by CUFFI_PYTHON" : "";
  throw new LibraryNotFoundError(`libpython${who}`, tried, HINT);
}

type Tried = { path: string; reason: string }[];

function openNamed(path: string, tried: Tried): FoundPython | undefined {
  if (!/libpython[^/]*\.(so|dylib)/.test(path)) return openOf(path, tried);
  const library = tryOpen(path, tried);
  if (library === undefined) return undefined;
  // Its packages are those of the active environment, if that is of the same version.
  const environment = runtime.env("VIRTUAL_ENV");
  const interpreter = environment ? ask(`${environment}/bin/python`, []) : undefined;
  const version = /python(\d+\.\d+)/.exec(path)?.[1];
  const matches = interpreter?.libraries.some((name) =>
    version !== undefined && name.includes(`python${version}`)
  );
  return interpreter && matches
    ? { library, executable: interpreter.executable, packages: interpreter.packages }
    : { library, executable: null, packages: [] };
}

function openAny(tried: Tried): FoundPython | undefined {
  for (const variable of ["VIRTUAL_ENV", "CONDA_PREFIX"]) {
    const environment = runtime.env(variable);
    if (!environment) continue;
    const found = openOf(`${environment}/bin/python`, tried);
    if (found !== undefined) return found;
  }
  return openOf("python3", tried) ?? openByConfig(tried);
}

/** The library of an interpreter. */
function openOf(executable: string, tried: Tried): FoundPython | undefined {
  const interpreter = ask(executable, tried);
  for (const path of interpreter?.libraries ?? []) {
    const library = tryOpen(path, tried);
    if (library !== undefined) {
      return { library, executable: interpreter!.executable, packages: interpreter!.packages };
    }
  }
  return undefined;
}

/** The linker flags of `python3-config`: `-L/usr/lib -lpython3.12`. */
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

function ask(executable: string, tried: Tried): Interpreter | undefined {
  const answer = run(executable, ["-c", QUESTION], tried);
  return answer === undefined ? undefined : JSON.parse(answer) as Interpreter;
}

function run(command: string, args: readonly string[], tried: Tried): string | undefined {
  try {
    const { status, stdout, stderr, error } = nodeModule("node:child_process")!.spawnSync(command, args, {
      encoding: "utf8",
      timeout: 20_000,
    });
    if (error) throw error;
    if (status === 0) return stdout;
    tried.push({ path: command, reason: `exit ${status}: ${stderr.trim().split("\n").at(-1)}` });
  } catch (error) {
    tried.push({ path: command, reason: (error as Error).message });
  }
  return undefined;
}
