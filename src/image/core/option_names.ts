/** Rejects options that an operator does not have. */
import { checkOptionNames, checkOptions } from "../../base/check.ts";

/**
 * Returns the options of an operator if they are an object; throws for an option that the operator does not
 * have, which is usually a misspelled name. With `into`, calls are repeated and their options known, so
 * names are not checked.
 */
export function checkOperatorOptions<T extends object>(options: T, known: Readonly<Record<string, true>>): T {
  const { into } = checkOptions(options) as { readonly into?: unknown };
  return into === undefined
    ? checkOptionNames<Record<string, true>>(options as never, known) as never
    : options;
}
