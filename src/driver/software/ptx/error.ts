import { CompileError } from "../../../base/errors.ts";

/** A CompileError in the form of ptxas: what is wrong, and the PTX line where. */
export function ptxError(line: number, what: string): CompileError {
  return new CompileError("The PTX was refused.", `ptx, line ${line}: ${what}`);
}
