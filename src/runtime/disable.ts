/**
 * `CUFFI_DISABLE`: turns off code that relies on more than a documented interface, by name. docs/UNSAFE.md
 * describes each entry.
 */
import { invalid } from "../base/check.ts";
import { runtime } from "./index.ts";

const UNSAFE_FEATURES = [
  "machine-code",
  "init-thread",
  "stream-probe",
  "call-pointer",
  "native-deleter",
  "struct-by-value",
  "resident-libraries",
] as const;

/** A name that `CUFFI_DISABLE` accepts. */
export type UnsafeFeature = typeof UNSAFE_FEATURES[number];

let disabled: ReadonlySet<UnsafeFeature> | undefined;

/** Whether `CUFFI_DISABLE` names the feature. The variable is read once. */
export function isDisabled(feature: UnsafeFeature): boolean {
  return disabledFeatures().has(feature);
}

/** Returns the features that `CUFFI_DISABLE` names, a comma-separated list. Throws for an unknown name. */
export function disabledFeatures(): ReadonlySet<UnsafeFeature> {
  return disabled ??= parseFeatures(runtime.env("CUFFI_DISABLE") ?? "");
}

/** Parses a value of `CUFFI_DISABLE`. */
export function parseFeatures(value: string): Set<UnsafeFeature> {
  const names = value.split(",").map((name) => name.trim()).filter(Boolean);
  const known: readonly string[] = UNSAFE_FEATURES;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new RangeError(invalid("CUFFI_DISABLE", `a list of ${UNSAFE_FEATURES.join(", ")}`, unknown));
  }
  return new Set(names as UnsafeFeature[]);
}
