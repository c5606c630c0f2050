/**
 * Compiles kernels/*.cu to ptx/*.ts, the form in which kernels ship, and the kernels of the tests likewise.
 *
 *     bun scripts/build_ptx.ts            writes what has changed
 *     bun scripts/build_ptx.ts --check    writes nothing; ends with status 1 if a file is out of date
 *
 * The virtual architecture is the oldest that is supported (every GPU since Turing loads it), and the compiler is NVRTC 12.0,
 * whose PTX (ISA 8.0) drivers from CUDA 12.0 on accept: pip install nvidia-cuda-nvrtc-cu12==12.0.140
 *
 * Some kernels of the tests are also compiled by a later NVRTC, whose PTX differs in kind. With that one found, this
 * script makes those and no others.
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import process from "node:process";
import { openNvrtc } from "../src/libraries/nvrtc.ts";

/** A folder of sources and the folder of their PTX, from the project's root. */
interface PtxSet {
  readonly sources: string;
  readonly target: string;
  readonly architecture: string;
  /** Version of NVRTC. */
  readonly version: readonly [major: number, minor: number];
  /** Other folder with headers. */
  readonly headers?: string;
  /** Sources that are wanted; default: all. */
  readonly files?: readonly string[];
}

const CONFORMANCE = "test/conformance";
const SETS: readonly PtxSet[] = [
  { sources: "kernels", target: "ptx", architecture: "compute_75", version: [12, 0] },
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

/** The texts of a folder's files that end in `suffix`, by name, in alphabetical order. */
async function texts(folder: string, suffix: string): Promise<Record<string, string>> {
  const names = (await readdir(`${ROOT}/${folder}`)).filter((name) => name.endsWith(suffix)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(`${ROOT}/${folder}/${name}`, "utf8")])),
  );
}

function compile(set: PtxSet, fileName: string, source: string, headers: Record<string, string>): string {
  const { ok, ptx, log } = openNvrtc().compile({
    source,
    fileName,
    headers,
    nameExpressions: [],
    options: [`--gpu-architecture=${set.architecture}`, "--std=c++17"],
  });
  if (!ok) throw new Error(`${set.sources}/${fileName} does not compile:\n${log}`);
  if (log.trim() !== "") console.warn(log.trimEnd());
  return ptx;
}

/**
 * What ships: without indentation, with short names of parameters (`p3` for `resize_linear_u8_3_param_3`) and labels, and
 * without the variables that NVRTC's own headers define and nothing uses.
 */
function shortened(lines: readonly string[]): string[] {
  const short = lines.map((line) =>
    line.trim().replace(/\s+/g, " ").replace(/\b[\w$]+_param_(\d+)\b/g, "p$1")
      .replaceAll(", ", ",").replaceAll("$L__BB", "$")
  );
  const text = short.join("\n");
  return short.filter((line) => {
    const name = /^\.global .*?(\w+)(\[\d*\])?( = .*)?;$/.exec(line)?.[1];
    return name === undefined || text.indexOf(name) !== text.lastIndexOf(name);
  });
}

/** The module that exports a PTX text. Comments are left out: they name the compiler's build, and number its calls in all files. */
function moduleText({ sources, version }: PtxSet, fileName: string, ptx: string): string {
  let lines = ptx.split("\n").map((line) => line.replace(/\/\/ callseq .*$/, "").trimEnd()).filter((line) =>
    line !== "" && !line.trimStart().startsWith("//")
  );
  if (sources === "kernels") lines = shortened(lines);
  const text = lines.join("\n").replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
  const name = fileName.replace(/\.cu$/, "").toUpperCase();
  return `// Made from ${sources}/${fileName} by scripts/build_ptx.ts (NVRTC ${
    version.join(".")
  }). Do not edit.
/** PTX of \`${sources}/${fileName}\`. */
export const ${name}: string = \`${text}
\`;
`;
}

/** The sets that the NVRTC that was found makes. Ends the process if there are none. */
function setsOfCompiler(): readonly PtxSet[] {
  let problem: string;
  try {
    const { version, path } = openNvrtc();
    const sets = SETS.filter((set) => set.version.join() === version.join());
    if (sets.length > 0) return sets;
    problem = `NVRTC ${version.join(".")} found (${path}); the shipped PTX is made by ${
      SETS[0]!.version.join(".")
    }.`;
  } catch (error) {
    problem = String(error);
  }
  console.error(`${problem}
pip install nvidia-cuda-nvrtc-cu12==12.0.140 in an active virtual environment, or set CUFFI_LIBNVRTC to its libnvrtc.so.12`);
  process.exit(1);
}

/** Writes the PTX that has changed, or only counts it. */
async function build(set: PtxSet, check: boolean): Promise<number> {
  let stale = 0;
  await mkdir(`${ROOT}/${set.target}`, { recursive: true });
  const headers = await texts(set.headers ?? set.sources, ".cuh");
  const present = await texts(set.target, ".ts");
  for (const [fileName, source] of Object.entries(await texts(set.sources, ".cu"))) {
    if (set.files && !set.files.includes(fileName)) continue;
    const target = fileName.replace(/\.cu$/, ".ts");
    const text = moduleText(set, fileName, compile(set, fileName, source, headers));
    if (present[target] !== text) {
      stale++;
      console.log(`${set.target}/${target}: ${check ? "out of date" : "written"}`);
      if (!check) await writeFile(`${ROOT}/${set.target}/${target}`, text);
    }
    delete present[target];
  }
  for (const target of Object.keys(present)) {
    stale++;
    console.log(`${set.target}/${target}: ${check ? `has no source in ${set.sources}/` : "removed"}`);
    if (!check) await rm(`${ROOT}/${set.target}/${target}`);
  }
  return stale;
}

const check = process.argv.includes("--check");
let stale = 0;
for (const set of setsOfCompiler()) stale += await build(set, check);
if (stale === 0) console.log("the PTX is up to date");
else if (check) {
  console.error("run `bun scripts/build_ptx.ts` and commit what it writes");
  process.exit(1);
}
