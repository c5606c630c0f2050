/**
 * What every runtime spells in its own way: operating systems and processors, the loader's words, hooks.
 *
 * @module
 */
import type { Runtime } from "./runtime.ts";

/** Methods by which `console.log` shows an object: Node's, which Bun and Deno know too, and Deno's own. */
export const INSPECT_HOOKS: readonly symbol[] = [
  Symbol.for("nodejs.util.inspect.custom"),
  Symbol.for("Deno.customInspect"),
];

/** From `process.platform` or `Deno.build.os`. */
export function platformName(name: string | undefined): ReturnType<Runtime["platform"]> {
  switch (name) {
    case "linux":
    case "darwin":
    case "windows":
      return name;
    case "win32":
      return "windows";
    default:
      return "other";
  }
}

/** From `process.arch` or `Deno.build.arch`. */
export function architectureName(name: string | undefined): ReturnType<Runtime["architecture"]> {
  switch (name) {
    case "x64":
    case "x86_64":
      return "x64";
    case "arm64":
    case "aarch64":
      return "arm64";
    default:
      return "other";
  }
}

/**
 * The loader's reason alone, without the wrapping of the runtime and without the path, which the caller adds.
 */
export function loaderReason(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words
    .replace(/^(Could not open library: |Failed to open library "[^"]*": )+/, "")
    .replace(/^\S+\.(so|dylib|dll)\S*: /i, "");
}

/** A pointer that is a number. */
export function numericAddress(pointer: unknown): bigint | undefined {
  if (typeof pointer === "bigint") return pointer;
  return typeof pointer === "number" && Number.isSafeInteger(pointer) ? BigInt(pointer) : undefined;
}
