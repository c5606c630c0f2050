/**
 * Compiles each `.cu` file of `kernels/` to a TypeScript module of the same path in `ptx/`, the form in which
 * kernels ship, and compiles the kernels of the tests.
 *
 *     bun scripts/build_ptx.ts            writes the modules that have changed
 *     bun scripts/build_ptx.ts --check    writes nothing; exits with status 1 if a module is out of date
 *     bun scripts/build_ptx.ts ops/yuv    only the kernels whose path begins with one of the arguments
 *
 * The virtual architecture is the oldest supported one, so that every GPU since Turing loads the PTX. The
 * compiler is NVRTC 12.0, because drivers from CUDA 12.0 on accept its PTX (ISA 8.0): pip install
 * nvidia-cuda-nvrtc-cu12==12.0.140
 *
 * Some kernels of the tests are also compiled by a later NVRTC, which emits other PTX forms. If the script
 * finds that version, it builds only those kernels.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import process from "node:process";
import { openNvrtc } from "../src/libraries/nvrtc.ts";
import { instancesOf, renameKernels } from "./kernel_instances.ts";
import { type Declaration, declarationsOf, layoutsText, tableSource, takeTables } from "./ptx_layouts.ts";

/** A folder of sources and the folder of their PTX, relative to the repository root. */
interface PtxSet {
  readonly sources: string;
  readonly target: string;
  /** Also compiles the sources of all subfolders; `#include` paths are relative to `sources`. */
  readonly recursive?: boolean;
  /** Shortens names to keep the package small. */
  readonly minify?: boolean;
  /** Writes the declarations marked with `EXPORTED` to `layouts.ts` in `target`. */
  readonly layouts?: boolean;
  readonly architecture: string;
  /** Version of NVRTC. */
  readonly version: readonly [major: number, minor: number];
  /** Folder of the headers; default: `sources`. */
  readonly headers?: string;
  /** Sources to compile; default: all. */
  readonly files?: readonly string[];
}

const CONFORMANCE = "test/conformance";
const SETS: readonly PtxSet[] = [
  {
    sources: "kernels",
    target: "ptx",
    recursive: true,
    minify: true,
    layouts: true,
    architecture: "compute_75",
    version: [12, 0],
  },
  { sources: "test/fixtures", target: "test/fixtures", architecture: "compute_75", version: [12, 0] },
  {
    sources: `${CONFORMANCE}/kernels`,
    target: `${CONFORMANCE}/ptx/compute_75`,
    architecture: "compute_75",
    version: [12, 0],
  },
  {
    sources: `${CONFORMANCE}/kernels/sm_90`,
    headers: `${CONFORMANCE}/kernels`,
    target: `${CONFORMANCE}/ptx/compute_90`,
    architecture: "compute_90",
    version: [12, 0],
  },
  ...(["compute_90", "compute_100"] as const).map((architecture): PtxSet => ({
    sources: `${CONFORMANCE}/kernels`,
    target: `${CONFORMANCE}/ptx/nvrtc13_${architecture}`,
    architecture,
    version: [13, 0],
    files: architecture === "compute_90"
      ? ["classic.cu", "warp.cu"]
      : ["block.cu", "control.cu", "float.cu", "function.cu", "half.cu"],
  })),
];
const ROOT = `${import.meta.dirname}/..`;
/** Arguments that select kernels; none: all. */
const PATHS: readonly string[] = process.argv.slice(2).filter((it) => !it.startsWith("--"));

/** Reads the files of a folder whose names end in `suffix`: relative path → text, sorted by path. */
async function readTexts(folder: string, suffix: string, recursive = false): Promise<Record<string, string>> {
  const paths = (await readdir(`${ROOT}/${folder}`, { recursive })).filter((path) => path.endsWith(suffix));
  return Object.fromEntries(
    await Promise.all(
      paths.sort().map(async (path) => [path, await readFile(`${ROOT}/${folder}/${path}`, "utf8")]),
    ),
  );
}

function compile(set: PtxSet, fileName: string, source: string, headers: Record<string, string>): string {
  const instances = instancesOf(source);
  const { ok, ptx, log, loweredNames } = openNvrtc().compile({
    source,
    fileName,
    headers,
    nameExpressions: [...instances.values()],
    options: [`--gpu-architecture=${set.architecture}`, "--std=c++17", "-default-device"],
  });
  if (!ok) throw new Error(`${set.sources}/${fileName} does not compile:\n${log}`);
  if (log.trim() !== "") console.warn(log.trimEnd());
  return renameKernels(ptx, instances, loweredNames);
}

const SHORT_REGISTERS: Readonly<Record<string, string>> = { rd: "%d", rs: "%s", fd: "%e" };

/**
 * Shortens PTX by about a fifth: removes indentation, shortens the names of registers, labels, parameters
 * (`resize_linear_u8_3_param_3` → `p3`) and internal symbols (`_ZZ6resampleE5spans` → `z0`), and drops the
 * unused variables that NVRTC's own headers define.
 */
function minified(lines: readonly string[]): string[] {
  const symbols = new Map<string, string>();
  const symbol = (mangled: string) =>
    symbols.get(mangled) ?? symbols.set(mangled, `z${symbols.size}`).get(mangled)!;
  const short = lines.map((line) =>
    line.trim().replace(/\s+/g, " ").replaceAll(", ", ",").replace(/\$L__BB\d+_/g, "$$")
      .replace(/\b[\w$]+_param_(\d+)\b/g, "p$1").replace(/\bparam(\d+)\b/g, "q$1")
      .replace(/%(rd|rs|fd)(?=[\d<])/g, (_, type: string) => SHORT_REGISTERS[type]!)
  );
  const text = short.join("\n");
  return short.filter((line) => {
    const name = /^\.global .*?(\w+)(\[\d*\])?( = .*)?;$/.exec(line)?.[1];
    return name === undefined || text.match(new RegExp(`\\b${name}\\b`, "g"))!.length > 1;
  }).map((line) => line.replace(/\b_Z[\w$]+/g, symbol));
}

/**
 * Numbers the registers of each function in the order in which they appear. Equal code then has equal text
 * relative to the last register, which packs to half the size (`scripts/lib/pack_ptx.ts`).
 */
function renumbered(ptx: string): string {
  const bodies = ptx.split(/^(?=\.(?:visible |weak )?\.?(?:entry|func)\b)/m);
  return bodies.map((body) => {
    const names = new Map<string, string>(), counts: Record<string, number> = {};
    return body.replace(/%([a-z])(\d+)\b/g, (register, type: string) => {
      const known = names.get(register);
      if (known !== undefined) return known;
      const name = `%${type}${counts[type] = (counts[type] ?? 0) + 1}`;
      names.set(register, name);
      return name;
    }).replace(/%([a-z])<\d+>/g, (_, type: string) => `%${type}<${(counts[type] ?? 0) + 1}>`);
  }).join("");
}

/** The name of the constant that a module exports: `ops/resize/half_u8.cu` → `RESIZE_HALF_U8`. */
function constantName(path: string): string {
  return path.replace(/^ops\//, "").replace(/\.cu$/, "").replaceAll("/", "_").toUpperCase();
}

/** The module that exports a PTX text. Drops comments, which name the compiler's build and number its calls. */
function moduleText({ sources, version, minify }: PtxSet, path: string, ptx: string): string {
  let lines = ptx.split("\n").map((line) => line.replace(/\/\/ callseq .*$/, "").trimEnd()).filter((line) =>
    line !== "" && !line.trimStart().startsWith("//")
  );
  if (minify) lines = minified(lines);
  const joined = lines.join("\n");
  const text = (minify ? renumbered(joined) : joined).replaceAll("\\", "\\\\").replaceAll("`", "\\`")
    .replaceAll("${", "\\${");
  return `// Generated from ${sources}/${path} by scripts/build_ptx.ts (NVRTC ${
    version.join(".")
  }). Do not edit.
/** PTX of \`${sources}/${path}\`. */
export const ${constantName(path)}: string = \`${text}
\`;
`;
}

/** The sets that the installed NVRTC can build. Exits if there are none. */
function buildableSets(): readonly PtxSet[] {
  let problem: string;
  try {
    const { version, path } = openNvrtc();
    const sets = SETS.filter((set) => set.version.join() === version.join());
    if (sets.length > 0) return sets;
    problem = `found NVRTC ${version.join(".")} (${path}), but the PTX is built with ${
      SETS[0]!.version.join(".")
    }`;
  } catch (error) {
    problem = String(error);
  }
  console.error(`${problem}
pip install nvidia-cuda-nvrtc-cu12==12.0.140 in an active virtual environment, or set CUFFI_LIBNVRTC to its libnvrtc.so.12`);
  process.exit(1);
}

/** The path of a file and of all headers that it includes, directly or not. */
function includedPaths(
  path: string,
  texts: Readonly<Record<string, string>>,
  found: Set<string> = new Set(),
): Set<string> {
  if (found.has(path) || texts[path] === undefined) return found;
  found.add(path);
  for (const [, included] of texts[path].matchAll(/^#include "(.*)"/gm)) {
    includedPaths(included!, texts, found);
  }
  return found;
}

/** Compiles a set. Returns the text of each module by its path in `target`. */
async function modulesOf(set: PtxSet): Promise<Map<string, string>> {
  const modules = new Map<string, string>(), tables = new Map<string, readonly number[]>();
  const headers = await readTexts(set.headers ?? set.sources, ".cuh", set.recursive);
  const sources = await readTexts(set.sources, ".cu", set.recursive), texts = { ...headers, ...sources };
  const declarations = new Map<string, Declaration>();
  for (const [path, text] of set.layouts ? Object.entries(texts) : []) {
    for (const it of declarationsOf(path, text)) {
      const other = declarations.get(it.name);
      if (other) throw new Error(`${it.name} is exported by both ${other.path} and ${path}`);
      declarations.set(it.name, it);
    }
  }
  for (const [path, source] of Object.entries(sources)) {
    if (set.files && !set.files.includes(path)) continue;
    if (PATHS.length > 0 && !PATHS.some((it) => path.startsWith(it))) continue;
    const included = includedPaths(path, texts);
    const visible = [...declarations.values()].filter((it) => included.has(it.path));
    const taken = takeTables(compile(set, path, source + tableSource(visible), headers));
    taken.tables.forEach((values, name) => tables.set(name, values));
    modules.set(path.replace(/\.cu$/, ".ts"), moduleText(set, path, taken.ptx));
  }
  if (set.layouts && PATHS.length === 0) {
    modules.set("layouts.ts", layoutsText([...declarations.values()], tables));
  }
  return modules;
}

/** Writes changed modules and removes those without a source. Returns how many were out of date. */
async function build(set: PtxSet, check: boolean): Promise<number> {
  let stale = 0;
  const modules = await modulesOf(set);
  if (modules.size === 0) throw new Error(`no kernel of ${set.sources}/ begins with ${PATHS.join(" or ")}`);
  await mkdir(`${ROOT}/${set.target}`, { recursive: true });
  const present = await readTexts(set.target, ".ts", set.recursive);
  for (const [path, text] of modules) {
    if (present[path] !== text) {
      stale++;
      console.log(`${set.target}/${path}: ${check ? "out of date" : "written"}`);
      if (!check) {
        await mkdir(dirname(`${ROOT}/${set.target}/${path}`), { recursive: true });
        await writeFile(`${ROOT}/${set.target}/${path}`, text);
      }
    }
    delete present[path];
  }
  for (const path of PATHS.length > 0 ? [] : Object.keys(present)) {
    stale++;
    console.log(`${set.target}/${path}: ${check ? `has no source in ${set.sources}/` : "removed"}`);
    if (!check) await rm(`${ROOT}/${set.target}/${path}`);
  }
  return stale;
}

const check = process.argv.includes("--check");
let stale = 0;
for (const set of buildableSets().slice(0, PATHS.length > 0 ? 1 : undefined)) {
  stale += await build(set, check);
}
if (stale === 0) console.log("the PTX is up to date");
else if (check) {
  console.error("run `bun scripts/build_ptx.ts` and commit the modules that it writes");
  process.exit(1);
}
