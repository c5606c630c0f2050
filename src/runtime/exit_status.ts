/** The exit status of the process. */
import { nodeModule } from "./index.ts";

/** Lets the process end with status 1, unless it has another one than 0 already. */
export function failAtExit(): void {
  const process = nodeModule("node:process");
  if (process !== undefined) process.exitCode ||= 1;
}
