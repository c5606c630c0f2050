/** The part of `cuffi doctor` on libraries: what each of them is needed for, and how to get those that are missing. */
import { LibraryNotFoundError } from "../base/errors.ts";
import { describeLibraries, type LibraryReport } from "../libraries/describe.ts";
import { describeOnnxRuntime, type OnnxRuntimeReport } from "../libraries/describe_onnxruntime.ts";
import { exists } from "../libraries/files.ts";
import { LIBAVCODEC_VARIABLE, libavcodecAdvice, searchLibavcodec } from "../libraries/libavcodec.ts";
import { pipInstall } from "../libraries/python_packages.ts";
import { openLibPython } from "../python/find_libpython.ts";
import { runtime } from "../runtime/index.ts";
import type { Terminal } from "./command.ts";

/** The reports' headings, in their order. */
const NEEDED_FOR: readonly (readonly [purpose: string, library: LibraryReport["name"]])[] = [
  ["GPUs", "libcuda"],
  ["your own kernels in CUDA C++", "libnvrtc"],
  ["JPEG on GPUs: decodeJpeg(), encodeJpeg()", "libnvjpeg"],
  ["matrix products at full speed: matmul()", "libcublasLt"],
  ["decoding video on GPUs: openVideo()", "libnvcuvid"],
  ["encoding video on GPUs: encodeVideo()", "libnvidia-encode"],
  ["several GPUs together: joinWorld()", "libnccl"],
  ["profiling with NVTX ranges", "libnvtx"],
  ["sharing a GPU with code that uses the CUDA runtime API", "libcudart"],
];
const INDENT = " ".repeat(10);

/** A path that was tried, and why it was not used. */
type Tried = readonly { readonly path: string; readonly reason: string }[];

/** Libraries that only a GPU needs. */
const FOR_GPUS: readonly LibraryReport["name"][] = [
  "libnvjpeg",
  "libcublasLt",
  "libnvcuvid",
  "libnvidia-encode",
  "libnccl",
  "libnvtx",
  "libcudart",
];

/**
 * Prints every library under what it is needed for. With `verbose`, the paths that were tried are listed, and what
 * is missing for GPUs on a machine without one.
 */
export function printLibraries(terminal: Terminal, verbose: boolean): void {
  // No library can be opened; the cause has been printed.
  if (runtime.ffiProblem() !== undefined) return;
  const reports = new Map(describeLibraries().map((report) => [report.name, report]));
  const withoutGpu = !verbose && reports.get("libcuda")!.path === undefined;
  const isNeeded = (name: LibraryReport["name"]): boolean => {
    const { path, override } = reports.get(name)!;
    return !withoutGpu || path !== undefined || override !== undefined || !FOR_GPUS.includes(name);
  };
  for (const [purpose, name] of NEEDED_FOR) {
    if (!isNeeded(name)) continue;
    heading(purpose, terminal);
    printLibrary(reports.get(name)!, terminal, verbose);
  }
  const missing = FOR_GPUS.filter((name) => !isNeeded(name));
  if (missing.length > 0) terminal.out(`\nNot found, and not needed without a GPU\n${missing.join(", ")}`);
  heading("decoding video without a GPU: openVideo()", terminal);
  printLibavcodec(terminal, verbose);
  heading("models in ONNX format: openModel()", terminal);
  printOnnxRuntime(describeOnnxRuntime(), terminal, verbose);
  heading("Python in the process: openPython()", terminal);
  const packages = printPython(terminal, verbose);
  if (packages.length === 0) return;
  heading("the examples with NumPy and PyTorch", terminal);
  for (const name of ["numpy", "torch"]) printPackage(name, packages, terminal);
}

function heading(purpose: string, terminal: Terminal): void {
  terminal.out("");
  terminal.out(`Needed for ${purpose}`);
}

function printLibrary(report: LibraryReport, terminal: Terminal, verbose: boolean): void {
  const { name, path, version, problem, tried, variable, override } = report;
  const label = name.padEnd(9);
  if (path !== undefined) {
    // libcuda reports the newest CUDA version that the driver supports, the others report their own.
    const versionLabel = name === "libcuda" ? "supports CUDA up to" : name === "libnccl" ? "version" : "CUDA";
    terminal.out(`${label} ${path}${version === undefined ? "" : `, ${versionLabel} ${version}`}`);
    if (override !== undefined) terminal.out(`${INDENT}set by ${variable}`);
    if (problem !== undefined) terminal.out(`${INDENT}does not work: ${problem}`);
    if (verbose) printTried(tried, terminal);
    return;
  }
  terminal.out(`${label} not found`);
  // Nobody who has set it needs this advice.
  const set = runtime.env("CUFFI_DEVICE")?.startsWith("software");
  const advice = set ? problem!.replace(/, or set CUFFI_DEVICE=software.*$/m, ".") : problem!;
  terminal.out(INDENT + advice.replaceAll("\n", `\n${INDENT}`));
  if (verbose || override !== undefined) printTried(tried, terminal);
}

function printLibavcodec(terminal: Terminal, verbose: boolean): void {
  const { library, tried } = searchLibavcodec(), label = "libavcodec";
  if (library === undefined) {
    terminal.out(`${label} not found`);
    terminal.out(INDENT + libavcodecAdvice());
  } else {
    terminal.out(`${label} ${library.path}, version ${library.version}`);
    if (runtime.env(LIBAVCODEC_VARIABLE) !== undefined) {
      terminal.out(`${INDENT}set by ${LIBAVCODEC_VARIABLE}`);
    }
  }
  if (verbose || (library === undefined && runtime.env(LIBAVCODEC_VARIABLE) !== undefined)) {
    printTried(tried, terminal);
  }
}

/** Prints whether the package that reads containers of video is installed. */
export async function printMediabunny(terminal: Terminal): Promise<void> {
  heading("video files: MP4, MOV, MKV, WebM, MPEG-TS", terminal);
  try {
    await import("mediabunny");
    terminal.out("mediabunny is installed");
  } catch {
    terminal.out("mediabunny not found");
    terminal.out(`${INDENT}To install it, run: npm install mediabunny`);
  }
}

function printOnnxRuntime(report: OnnxRuntimeReport, terminal: Terminal, verbose: boolean): void {
  const { path, version, override, variable, problem, tried, providers, notes } = report;
  const label = "onnxruntime";
  if (path === undefined) {
    terminal.out(`${label} not found`);
    terminal.out(INDENT + problem);
  } else {
    terminal.out(`${label} ${path}, version ${version}, runs models by ${providers.join(", ")}`);
    if (override !== undefined) terminal.out(`${INDENT}set by ${variable}`);
    for (const note of notes) terminal.out(INDENT + note);
  }
  if (verbose || (path === undefined && override !== undefined)) printTried(tried, terminal);
}

function printTried(tried: Tried, terminal: Terminal): void {
  for (const [reason, candidates] of Map.groupBy(tried, (candidate) => candidate.reason)) {
    terminal.out(`${INDENT}tried ${candidates.map((candidate) => candidate.path).join(", ")}: ${reason}`);
  }
}

/** Prints where libpython is. Returns the folders of its interpreter's packages, none if it was not found. */
function printPython(terminal: Terminal, verbose: boolean): readonly string[] {
  const selected = runtime.env("CUFFI_PYTHON") !== undefined;
  try {
    const { library, executable, packages } = openLibPython();
    terminal.out(`libpython ${library}`);
    if (selected) terminal.out(`${INDENT}set by CUFFI_PYTHON`);
    if (executable !== null) terminal.out(`${INDENT}with the packages of ${executable}`);
    return packages;
  } catch (error) {
    terminal.out("libpython not found");
    const [firstLine] = (error instanceof Error ? error.message : String(error)).split("\n");
    terminal.out(INDENT + firstLine!.replace(/^libpython.* could not be opened\. /, ""));
    if (error instanceof LibraryNotFoundError && (verbose || selected)) printTried(error.tried, terminal);
    return [];
  }
}

function printPackage(name: string, folders: readonly string[], terminal: Terminal): void {
  const path = folders.map((folder) => `${folder}/${name}`).find(exists);
  terminal.out(`${name.padEnd(9)} ${path ?? "not found"}`);
  if (path === undefined) terminal.out(`${INDENT}To install it, run: ${pipInstall(name)}`);
}
