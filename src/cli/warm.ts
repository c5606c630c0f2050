import { mismatch } from "../base/check.ts";
import type { CompileOptions } from "../compile/options.ts";
import { warmCache } from "../compile/warm.ts";
import { type CliOptions, type Terminal, UsageError } from "./command.ts";
import { formatBytes, formatDuration } from "./format.ts";
import { nameOf, pathOf, readInput } from "./input.ts";
import { ARCH, readSettings, WARM, type WarmSettings } from "./settings.ts";
import { warmModules } from "./warm_modules.ts";

const MODULE = /\.[cm]?[jt]sx?$/;

/**
 * Runs `cuffi warm`: compiles CUDA C++ files into the kernel cache, for programs without NVRTC, and the kernels
 * and pipelines of modules for a device or into a module.
 */
export async function warm(
  files: readonly string[],
  options: CliOptions,
  terminal: Terminal,
): Promise<void> {
  if (files.length === 0) {
    throw new UsageError(mismatch("warm", "at least one CUDA C++ file or TypeScript module", "none"));
  }
  const settings = readSettings("warm", WARM, options);
  const modules = files.filter((file) => MODULE.test(file)).map(pathOf);
  const sources = files.filter((file) => !MODULE.test(file));
  const onlySources = (["arch", "cache-dir", "define", "include", "name", "option", "std"] as const)
    .find((name) => options[name] !== undefined);
  if (sources.length === 0 && onlySources !== undefined) {
    throw new UsageError(
      mismatch(`--${onlySources}`, "a CUDA C++ file among the files", "only modules") +
        "; PTX of TypeScript is for all GPUs",
    );
  }
  if (modules.length === 0 && settings.out !== undefined) {
    throw new UsageError(mismatch("--out", "a TypeScript module of kernels among the files", "none"));
  }
  const texts = [];
  for (const file of sources) texts.push(new TextDecoder().decode(await readInput("warm", file)));
  const { arch: archs } = settings;
  if (sources.length > 0 && archs === undefined) throw new UsageError(mismatch("--arch", ARCH, "none"));
  for (const [i, file] of sources.entries()) {
    warmSource(nameOf("warm", file), texts[i]!, settings, archs!, terminal);
  }
  if (modules.length > 0) await warmModules(modules, settings, terminal);
}

function warmSource(
  file: string,
  source: string,
  settings: WarmSettings,
  archs: readonly string[],
  terminal: Terminal,
): void {
  const { "cache-dir": directory, std } = settings;
  const options: CompileOptions = {
    name: file,
    defines: settings.define,
    includePaths: settings.include,
    nameExpressions: settings.name,
    options: settings.option,
    ...(std === undefined ? {} : { std }),
  };
  const start = performance.now();
  const compiled = warmCache(source, {
    ...options,
    archs,
    ...(directory === undefined ? {} : { cacheDirectory: directory }),
  });
  const sizes = compiled.map(({ arch, image }) => `${arch} ${formatBytes(image.length)}`).join(", ");
  terminal.out(`${file}  ${sizes}  ${formatDuration(performance.now() - start)}`);
}
