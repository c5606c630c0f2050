/** Issues of Zod schemas in the wording of `check.ts`. Does not load Zod. */
import { mismatch, show } from "./check.ts";

/** The part of a Zod issue that is used. The message of a schema is the text after "expected". */
export interface SchemaIssue {
  /** The names and indices that lead to the invalid part. */
  readonly path: readonly PropertyKey[];
  /** The expected value. */
  readonly message: string;
}

/**
 * Returns the message for an issue: `header.shape[1]: expected a non-negative integer, got -1`.
 *
 * @param name The name of the value that was parsed.
 * @param value The value that was parsed.
 * @param separator Between the name and that of the first field.
 */
export function describeIssue(
  name: string,
  { path, message }: SchemaIssue,
  value: unknown,
  separator: string = ".",
): string {
  let label = name, part = value;
  path.forEach((key, depth) => {
    label += typeof key === "number" ? `[${key}]` : `${depth === 0 ? separator : "."}${String(key)}`;
    part = part === undefined || part === null ? undefined : (part as Record<PropertyKey, unknown>)[key];
  });
  return mismatch(label, message, part === undefined ? "none" : show(part));
}
