import { CompileError } from "../../../base/errors.ts";

/** Returns an error for a line of PTX, with a log in the style of ptxas. */
export function ptxError(line: number, problem: string): CompileError {
  return new CompileError(
    "Invalid PTX",
    `ptx, line ${line}: ${problem}`,
    `Invalid PTX (line ${line}): ${problem}`,
  );
}
