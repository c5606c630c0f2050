import { ImageLimitError } from "./limits.ts";

/** Returns an error of decoding with the name of the file in front, and of the same class. */
export function fileError(path: string | URL, cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  // A new error, because the stack of the other one, which runtimes print, keeps the old message.
  const type = [ImageLimitError, TypeError].find((known) => cause instanceof known) ?? Error;
  return new type(`${path}: ${cause.message.replace(/^(?:file|image): /, "")}`, { cause });
}
