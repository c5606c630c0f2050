import { mismatch } from "../base/check.ts";
import { readFile } from "node:fs/promises";
import type { CliOptions, Terminal } from "./main.ts";
import type { CompileOptions } from "../compile/options.ts";
import { warmCache } from "../compile/warm.ts";
import { CompileError } from "../base/errors.ts";
import { duration, size, UsageError } from "./usage.ts";

const OWN = ["arch", "cache-dir", "define", "include", "std", "name", "option"];

/** `cuffi warm FILE.cu…`: compiles files into a cache in which programs find them without NVRTC. */
export async function warm(
  files: readonly string[],
  options: CliOptions,
  terminal: Terminal,
): Promise<void> {
  const foreign = Object.keys(options).find((name) => !OWN.includes(name));
  if (foreign !== undefined) {
    throw new UsageError(mismatch("warm", `--${OWN.join(", --")}`, `--${foreign}`));
  }
  if (files.length === 0) throw new UsageError(mismatch("warm", "CUDA C++ files", "none"));
  const archs = (options.arch ?? []).flatMap((list) => list.split(","));
  if (archs.length === 0) {
    throw new UsageError(mismatch("--arch", "names such as sm_90 or compute_75", "none"));
  }
  for (const arch of archs) {
    if (!/^(sm|compute)_\d{2,3}[af]?$/.test(arch)) {
      throw new UsageError(mismatch("--arch", "names such as sm_90 or compute_75", `"${arch}"`));
    }
  }
  const directory = options["cache-dir"];
  const compile: CompileOptions = {
    defines: parseDefines(options.define ?? []),
    includePaths: options.include ?? [],
    nameExpressions: options.name ?? [],
    options: options.option ?? [],
    ...(options.std === undefined ? {} : { std: options.std as CompileOptions["std"] }),
  };
  for (const file of files) {
    const source = await readFile(file, "utf8");
    const start = performance.now();
    try {
      const compiled = warmCache(source, {
        ...compile,
        archs,
        ...(directory === undefined ? {} : { cacheDirectory: directory }),
      });
      const sizes = compiled.map(({ arch, image }) => `${arch} ${size(image.length)}`).join(", ");
      terminal.out(`${file}  ${sizes}  ${duration(performance.now() - start)}`);
    } catch (error) {
      throw error instanceof CompileError ? new Error(`${file}: ${error.message}`, { cause: error }) : error;
    }
  }
}

/** `TILE=16` as the text "16", `FAST` as true. */
function parseDefines(texts: readonly string[]): Record<string, string | true> {
  return Object.fromEntries(texts.map((text) => {
    const at = text.indexOf("=");
    return at < 0 ? [text, true] : [text.slice(0, at), text.slice(at + 1)];
  }));
}
