/**
 * Finds NVIDIA's libraries in installed Python packages (`nvidia-cuda-nvrtc-cu12` …), without running Python.
 */
import { nodeModule, nodeProcess, runtime } from "../runtime/index.ts";
import { dataFolder, installedLibraries } from "./data_folder.ts";
import { exists, listFolder, newestFirst } from "./files.ts";

/** A place that was searched in vain, and why. */
interface Missing {
  readonly path: string;
  readonly reason: string;
}

const NOT_READABLE = "no permission to read it";

/**
 * Yields the files of these names in NVIDIA's wheels: those of every Python environment, and those that `cuffi
 * install` has unpacked. Adds environments without one to `missing`.
 *
 * Searches the active virtual environment, conda's environment, `.venv` and `venv` in the working folder and its
 * parents, cuffi's own folder, the user's packages, and the packages of each Python in `PATH`, of the system and
 * of pyenv.
 */
export function* packagedLibraries(files: readonly string[], missing: Missing[]): Generator<string> {
  const seen = new Set<string>();
  const projects = projectEnvironments();
  if (projects.length === 0) {
    const folder = workingFolder();
    missing.push({
      path: `.venv and venv in ${folder ?? "the working folder"} and its parents`,
      reason: folder === undefined ? NOT_READABLE : "no such folder",
    });
  }
  const search = function* (environments: Iterable<string | undefined>): Generator<string> {
    for (const environment of environments) {
      if (!environment || seen.has(environment)) continue;
      seen.add(environment);
      const found = librariesIn(environment)
        .flatMap((folder) => files.map((file) => `${folder}/${file}`)).filter(exists);
      yield* found;
      if (found.length > 0) continue;
      const reason = runtime.mayRead(environment) ? `no ${files[0]}` : NOT_READABLE;
      missing.push({ path: `${environment} (Python packages)`, reason });
    }
  };
  yield* search([...activeEnvironments(), ...projects]);
  const installed = installedLibraries(files), own = dataFolder();
  yield* installed;
  if (installed.length === 0 && own !== undefined) {
    missing.push({
      path: `${own} (cuffi install)`,
      reason: runtime.mayRead(own) ? `no ${files[0]}` : NOT_READABLE,
    });
  }
  yield* search(sharedEnvironments());
}

/**
 * Returns the command that installs a package where {@link packagedLibraries} finds it.
 *
 * @param environment The environment to install into. Default: the project's, or a new one.
 */
export function pipInstall(name: string, environment?: string): string {
  const windows = runtime.platform() === "windows";
  const target = environment ?? (runtime.env("VIRTUAL_ENV") || projectEnvironments()[0]);
  if (target === undefined) {
    return windows
      ? `py -m venv .venv && .venv\\Scripts\\pip install ${name}`
      : `python3 -m venv .venv && .venv/bin/pip install ${name}`;
  }
  const quoted = /[^\w./\\:~-]/.test(target) ? JSON.stringify(target) : target;
  const pip = windows ? "\\Scripts\\pip" : "/bin/pip";
  if (exists(`${target}/${windows ? "Scripts/pip.exe" : "bin/pip"}`)) {
    return `${quoted}${pip} install ${name}`;
  }
  // uv creates environments without pip.
  if (exists(`${target}/pyvenv.cfg`)) return `uv pip install --python ${quoted} ${name}`;
  return `python3 -m pip install ${name}`;
}

/** Returns the environment that a packaged library belongs to; undefined if it is not in a package. */
export function environmentOf(library: string): string | undefined {
  return /^(.*?)[\\/]lib(?:[\\/]python3[^\\/]*)?[\\/](?:site|dist)-packages[\\/]nvidia[\\/]/i.exec(library)
    ?.[1];
}

/** Returns the working folder; undefined if it is unknown or may not be read. */
export function workingFolder(): string | undefined {
  if (!runtime.mayRead(".")) return undefined;
  try {
    return nodeProcess()?.cwd?.();
  } catch {
    // The folder has been deleted.
    return undefined;
  }
}

/** Returns the virtual environments of the project: `.venv` and `venv` in the working folder and its parents. */
export function projectEnvironments(): string[] {
  const environments: string[] = [];
  const folder = workingFolder();
  const path = nodeModule("node:path");
  if (folder === undefined || path === undefined) return environments;
  for (let next = folder;; next = path.dirname(next)) {
    for (const name of [".venv", "venv"]) {
      const environment = path.join(next, name);
      if (exists(environment)) environments.push(environment);
    }
    if (path.dirname(next) === next) return environments;
  }
}

/** Installations of Python outside of projects. */
function* sharedEnvironments(): Generator<string> {
  const home = runtime.env("HOME");
  const user = runtime.env("PYTHONUSERBASE") || (home && `${home}/.local`);
  if (user) yield user;
  if (runtime.platform() === "windows") return;
  for (const folder of (runtime.env("PATH") ?? "").split(":")) {
    if (folder.endsWith("/bin") && exists(`${folder}/python3`)) yield folder.slice(0, -"/bin".length);
  }
  yield "/usr/local";
  yield "/usr";
  const pyenv = runtime.env("PYENV_ROOT") || (home && `${home}/.pyenv`);
  for (const version of pyenv ? listFolder(`${pyenv}/versions`) : []) yield `${pyenv}/versions/${version}`;
}

/** Yields the package folders of every Python environment, in the order of {@link packagedLibraries}. */
export function* packageFolders(): Generator<string> {
  const seen = new Set<string>();
  for (const environments of [activeEnvironments(), projectEnvironments(), sharedEnvironments()]) {
    for (const environment of environments) {
      if (!environment || seen.has(environment)) continue;
      seen.add(environment);
      yield* sitesOf(environment);
    }
  }
}

function activeEnvironments(): (string | undefined)[] {
  return ["VIRTUAL_ENV", "CONDA_PREFIX"].map((name) => runtime.env(name));
}

function sitesOf(environment: string): string[] {
  if (runtime.platform() === "windows") return [`${environment}/Lib/site-packages`];
  return listFolder(`${environment}/lib`).filter((entry) => entry.startsWith("python3"))
    // Debian's own Python uses dist-packages.
    .flatMap((python) => ["site", "dist"].map((kind) => `${environment}/lib/${python}/${kind}-packages`));
}

/** Returns `nvidia/<package>/lib` of an environment. */
function librariesIn(environment: string): string[] {
  const windows = runtime.platform() === "windows";
  return sitesOf(environment).flatMap((site) =>
    newestFirst(listFolder(`${site}/nvidia`)).map((name) =>
      `${site}/nvidia/${name}/${windows ? "bin" : "lib"}`
    )
  );
}
