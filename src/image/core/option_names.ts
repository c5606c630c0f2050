/** Rejects options that an operator does not have. */
import { checkOptionNames, type OptionNames } from "../../base/check.ts";

/**
 * Returns the options of an operator if they are an object; throws for an option that the operator does not
 * have, which is usually a misspelled name. With `into`, calls are repeated and their options known, so
 * names are not checked.
 */
export function checkOperatorOptions<T extends object>(
  options: T,
  known: Readonly<Record<string, true | "boolean">>,
): T {
  const into = (options as { readonly into?: unknown } | null | undefined)?.into;
  return into === undefined ? checkOptionNames(options, known as OptionNames<T>) : options;
}
