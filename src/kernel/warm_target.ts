/** Kernels and pipelines as `cuffi warm` sees them. */
import type { Device } from "../device/device.ts";

/**
 * Describes how `cuffi warm` compiles an exported object, and how it writes it to a module: as a call of a
 * function, or as a value. Objects return it from the private method `warmTarget`, which is found by name,
 * because the command and the module may use two copies of cuffi.
 */
export interface WarmTarget {
  /** All PTX of the object. */
  readonly texts: readonly string[];
  /** Loads all PTX on a device. */
  load(device: Device): void;
  /** The function to call, or the type of the value. */
  readonly written: { readonly kind: "call" | "value"; readonly name: string; readonly from: string };
  /** The arguments of the call, or the value alone. */
  readonly values: readonly unknown[];
}

/** Returns the target of an object, or undefined if it has none. */
export function warmTargetOf(value: unknown): WarmTarget | undefined {
  const owner = value as { readonly warmTarget?: () => WarmTarget } | null | undefined;
  return typeof owner?.warmTarget === "function" ? owner.warmTarget() : undefined;
}
