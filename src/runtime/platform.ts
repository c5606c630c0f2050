/**
 * Names and formats that differ between runtimes: operating systems, processors and loader messages.
 */
import type { CSymbol, Runtime } from "./runtime.ts";

/** Normalizes `process.platform` or `Deno.build.os`. */
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

/** Normalizes `process.arch` or `Deno.build.arch`. */
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

/** Returns the loader's reason alone, without the runtime's prefix and the path. */
export function loaderReason(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words
    .replace(/^(Could not open library: |Failed to open library "[^"]*": |dlopen failed: )+/, "")
    .replace(/^\S+\.(so|dylib|dll)\S*: /i, "");
}

/** Returns the address if the pointer is a bigint or an integer; undefined otherwise. */
export function numericAddress(pointer: unknown): bigint | undefined {
  if (typeof pointer === "bigint") return pointer;
  return typeof pointer === "number" && Number.isSafeInteger(pointer) ? BigInt(pointer) : undefined;
}

/**
 * Returns the address of a function; undefined for an optional one without.
 *
 * @throws {Error} If a required function has none.
 */
export function presentAddress(name: string, { optional }: CSymbol, address: bigint): bigint | undefined {
  if (address !== 0n) return address;
  if (optional) return undefined;
  throw new Error(`the library has no function ${name}`);
}
