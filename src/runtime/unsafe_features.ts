/** The names that `CUFFI_DISABLE` accepts. docs/UNSAFE.md describes each. */
import { invalid } from "../base/check.ts";

const UNSAFE_FEATURES = [
  "machine-code",
  "mailbox",
  "init-thread",
  "stream-probe",
  "call-pointer",
  "function-thunks",
  "native-deleter",
  "struct-by-value",
  "resident-libraries",
  "video-callbacks",
  "read-guard",
] as const;

/** A name that `CUFFI_DISABLE` accepts. */
export type UnsafeFeature = typeof UNSAFE_FEATURES[number];

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
