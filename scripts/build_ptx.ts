/**
 * Compiles kernels/*.cu to ptx/*.ts, the form in which kernels ship.
 *
 *     bun scripts/build_ptx.ts            writes what has changed
 *     bun scripts/build_ptx.ts --check    writes nothing; ends with status 1 if a file is out of date
 *
 * The virtual architecture is the oldest that is supported (every GPU since Turing loads it), and the compiler is NVRTC 12.0,
 * whose PTX (ISA 8.0) drivers from CUDA 12.0 on accept: pip install nvidia-cuda-nvrtc-cu12==12.0.140
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import process from "node:process";
import { openNvrtc } from "../src/driver/cuda/nvrtc.ts";

const KERNELS = `${import.meta.dirname}/../kernels`;
const PTX = `${import.meta.dirname}/../ptx`;
const OPTIONS = ["--gpu-architecture=compute_75", "--std=c++17"];
const VERSION = [12, 0] as const;

/** The texts of a folder's files that end in `suffix`, by name, in alphabetical order. */
async function texts(folder: string, suffix: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(suffix)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(`${folder}/${name}`, "utf8")])),
  );
}

function compile(fileName: string, source: string, headers: Record<string, string>): string {
  const { ok, ptx, log } = openNvrtc().compile({
    source,
    fileName,
    headers,
    nameExpressions: [],
    options: OPTIONS,
  });
  if (!ok) throw new Error(`kernels/${fileName} does not compile:\n${log}`);
  if (log.trim() !== "") console.warn(log.trimEnd());
  return ptx;
}

/** The module that exports a PTX text. Comments are left out: they name the compiler's build. */
function moduleText(fileName: string, ptx: string): string {
  const lines = ptx.split("\n").map((line) => line.trimEnd()).filter((line) =>
    line !== "" && !line.trimStart().startsWith("//")
  );
  const text = lines.join("\n").replaceAll("\\", "\\\\").replaceAll("`", "\\`").replaceAll("${", "\\${");
  const name = fileName.replace(/\.cu$/, "").toUpperCase();
  return `// Made from kernels/${fileName} by scripts/build_ptx.ts (NVRTC ${VERSION.join(".")}). Do not edit.
/** PTX of \`kernels/${fileName}\`. */
export const ${name}: string = \`${text}
\`;
`;
}

/** Ends the process unless the NVRTC that was found is the one that makes the shipped PTX. */
function checkCompiler(): void {
  let problem: string;
  try {
    const { version, path } = openNvrtc();
    if (version.join() === VERSION.join()) return;
    problem = `NVRTC ${version.join(".")} found (${path}); the shipped PTX is made by ${VERSION.join(".")}.`;
  } catch (error) {
    problem = String(error);
  }
  console.error(`${problem}
pip install nvidia-cuda-nvrtc-cu12==12.0.140 in an active virtual environment, or set CUFFI_LIBNVRTC to its libnvrtc.so.12`);
  process.exit(1);
}

const check = process.argv.includes("--check");
checkCompiler();
await mkdir(PTX, { recursive: true });
const headers = await texts(KERNELS, ".cuh");
const present = await texts(PTX, ".ts");
let stale = 0;
for (const [fileName, source] of Object.entries(await texts(KERNELS, ".cu"))) {
  const target = fileName.replace(/\.cu$/, ".ts");
  const text = moduleText(fileName, compile(fileName, source, headers));
  if (present[target] !== text) {
    stale++;
    console.log(`ptx/${target}: ${check ? "out of date" : "written"}`);
    if (!check) await writeFile(`${PTX}/${target}`, text);
  }
  delete present[target];
}
for (const target of Object.keys(present)) {
  stale++;
  console.log(`ptx/${target}: ${check ? "has no source in kernels/" : "removed"}`);
  if (!check) await rm(`${PTX}/${target}`);
}
if (stale === 0) console.log("ptx/ is up to date");
else if (check) {
  console.error("run `bun scripts/build_ptx.ts` and commit what it writes");
  process.exit(1);
}
