import { spawnSync } from "node:child_process";
import process from "node:process";

/** A command that failed, with what it printed. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Runs a command to its end and returns its standard output. Throws {@link CommandError} if it fails. */
export function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  options: { cwd: string; env?: Record<string, string | undefined> },
): string {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    encoding: "utf8",
    timeout: 120_000,
  });
  if (status === 0) return stdout;
  const output = error?.message ?? `status ${status}\n${stdout}${stderr}`;
  throw new CommandError(`${[command, ...args].join(" ")}: ${output}`);
}
