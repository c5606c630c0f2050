/**
 * `CUFFI_DISABLE`: turns off code that relies on more than a documented interface, by name. docs/UNSAFE.md
 * describes each entry.
 */
import { runtime } from "./index.ts";
import { parseFeatures, type UnsafeFeature } from "./unsafe_features.ts";

let disabled: ReadonlySet<UnsafeFeature> | undefined;

/** Whether `CUFFI_DISABLE` names the feature. The variable is read once. */
export function isDisabled(feature: UnsafeFeature): boolean {
  return disabledFeatures().has(feature);
}

/** Returns the features that `CUFFI_DISABLE` names, a comma-separated list. Throws for an unknown name. */
export function disabledFeatures(): ReadonlySet<UnsafeFeature> {
  return disabled ??= parseFeatures(runtime.env("CUFFI_DISABLE") ?? "");
}
