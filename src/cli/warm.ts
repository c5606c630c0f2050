import { readFile } from "node:fs/promises";
import { mismatch } from "../base/check.ts";
import { CompileError } from "../base/errors.ts";
import type { CompileOptions } from "../compile/options.ts";
import { warmCache } from "../compile/warm.ts";
import { checkOptionNames, type CliOptions, type Terminal, UsageError } from "./command.ts";
import { formatBytes, formatDuration } from "./format.ts";

/** Runs `cuffi warm`: compiles CUDA C++ files into the kernel cache, for programs without NVRTC. */
export async function warm(
  files: readonly string[],
  options: CliOptions,
  terminal: Terminal,
): Promise<void> {
  checkOptionNames("warm", options, ["arch", "cache-dir", "define", "include", "name", "option", "std"]);
  if (files.length === 0) throw new UsageError(mismatch("warm", "at least one CUDA C++ file", "none"));
  const archs = parseArchs(options.arch ?? []);
  const directory = options["cache-dir"];
  const compileOptions: CompileOptions = {
    defines: parseDefines(options.define ?? []),
    includePaths: options.include ?? [],
    nameExpressions: options.name ?? [],
    options: options.option ?? [],
    ...(options.std === undefined ? {} : { std: options.std as NonNullable<CompileOptions["std"]> }),
  };
  for (const file of files) {
    const source = await readFile(file, "utf8");
    const start = performance.now();
    try {
      const compiled = warmCache(source, {
        ...compileOptions,
        archs,
        ...(directory === undefined ? {} : { cacheDirectory: directory }),
      });
      const sizes = compiled.map(({ arch, image }) => `${arch} ${formatBytes(image.length)}`).join(", ");
      terminal.out(`${file}  ${sizes}  ${formatDuration(performance.now() - start)}`);
    } catch (error) {
      throw error instanceof CompileError ? new Error(`${file}: ${error.message}`, { cause: error }) : error;
    }
  }
}

/** Parses `["sm_90,compute_75"]` to `["sm_90", "compute_75"]`. */
function parseArchs(lists: readonly string[]): string[] {
  const archs = lists.flatMap((list) => list.split(","));
  const invalidArch = archs.find((arch) => !/^(sm|compute)_\d{2,3}[af]?$/.test(arch));
  if (archs.length === 0 || invalidArch !== undefined) {
    const got = invalidArch === undefined ? "none" : `"${invalidArch}"`;
    throw new UsageError(mismatch("--arch", "names such as sm_90 or compute_75", got));
  }
  return archs;
}

/** Parses `["TILE=16", "FAST"]` to `{ TILE: "16", FAST: true }`. */
function parseDefines(texts: readonly string[]): Record<string, string | true> {
  return Object.fromEntries(texts.map((text) => {
    const separator = text.indexOf("=");
    return separator < 0 ? [text, true] : [text.slice(0, separator), text.slice(separator + 1)];
  }));
}
