import { mismatch } from "../base/check.ts";
import { CompileError } from "../base/errors.ts";
import type { CompileOptions } from "../compile/options.ts";
import { warmCache } from "../compile/warm.ts";
import { type CliOptions, type Terminal, UsageError } from "./command.ts";
import { formatBytes, formatDuration } from "./format.ts";
import { readInput } from "./input.ts";
import { readSettings, WARM } from "./settings.ts";

/** Runs `cuffi warm`: compiles CUDA C++ files into the kernel cache, for programs without NVRTC. */
export async function warm(
  files: readonly string[],
  options: CliOptions,
  terminal: Terminal,
): Promise<void> {
  if (files.length === 0) throw new UsageError(mismatch("warm", "at least one CUDA C++ file", "none"));
  const settings = readSettings("warm", WARM, options);
  const { arch: archs, "cache-dir": directory } = settings;
  const compileOptions: CompileOptions = {
    defines: settings.define,
    includePaths: settings.include,
    nameExpressions: settings.name,
    options: settings.option,
    ...(settings.std === undefined ? {} : { std: settings.std }),
  };
  for (const file of files) {
    const source = new TextDecoder().decode(await readInput("warm", file));
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
