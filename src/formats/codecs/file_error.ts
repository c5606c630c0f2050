import { ImageDecodeError } from "./decode_error.ts";
import { ImageLimitError } from "./limits.ts";

/** Returns an error of decoding with the name of the file in front, and of the same class. */
export function fileError(path: string | URL, cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  // A new error, because the stack of the other one, which runtimes print, keeps the old message.
  const message = `${path}: ${cause.message.replace(/^(?:file|image): /, "")}`;
  if (cause instanceof ImageDecodeError) return new ImageDecodeError(cause.reason, message, { cause });
  const type = [ImageLimitError, TypeError].find((known) => cause instanceof known) ?? Error;
  return new type(message, { cause });
}
