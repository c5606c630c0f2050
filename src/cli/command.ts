/** Shared by all commands: options, output and usage errors. */
import { mismatch } from "../base/check.ts";
import { closestName } from "../base/suggestion.ts";

/** An invalid command line. The command exits with status 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Receives the output of a command, line by line. */
export interface Terminal {
  /** Prints a result. */
  out(line: string): void;
  /** Prints an error. */
  error(line: string): void;
  /** Asks a question whose answer is yes or no. Absent if nobody can answer. */
  confirm?(question: string): Promise<boolean>;
  /** Replaces the line that shows progress. Absent if the output is not a terminal. */
  progress?(line: string): void;
}

/** The options of all commands, as `parseArgs` of `node:util` takes them. */
export const OPTIONS = {
  size: { type: "string" },
  mean: { type: "string" },
  std: { type: "string" },
  output: { type: "string" },
  device: { type: "string" },
  arch: { type: "string", multiple: true },
  "cache-dir": { type: "string" },
  define: { type: "string", multiple: true },
  include: { type: "string", multiple: true },
  name: { type: "string", multiple: true },
  option: { type: "string", multiple: true },
  out: { type: "string" },
  yes: { type: "boolean", short: "y" },
  list: { type: "boolean" },
  from: { type: "string" },
  verbose: { type: "boolean" },
  version: { type: "boolean", short: "v" },
  help: { type: "boolean", short: "h" },
} as const;

/** The name of an option that only some commands have. */
type OptionName = Exclude<keyof typeof OPTIONS, "help" | "version">;

type OptionValue<O> = O extends { multiple: true } ? string[]
  : O extends { type: "boolean" } ? boolean
  : string;

/** Parsed options. Each command rejects those of other commands with {@link checkOptionNames}. */
export type CliOptions =
  & { [name in OptionName]?: OptionValue<typeof OPTIONS[name]> }
  & { help?: boolean; version?: boolean };

/** Throws {@link UsageError} for an option that the command does not have. */
export function checkOptionNames(
  command: string,
  options: CliOptions,
  accepted: readonly string[],
): void {
  const name = Object.keys(options).find((name) => !accepted.includes(name));
  if (name === undefined) return;
  throw new UsageError(
    mismatch(command, `only --${accepted.join(", --")}`, `--${name}`) + suggestOption(name, accepted),
  );
}

/** Returns an error of `parseArgs` as a usage error, with a suggestion for an unknown option. */
export function parseError(error: unknown, known: readonly string[]): UsageError {
  // The first sentence names the option; the rest is advice for other command lines.
  const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\n|\. /);
  const name = /^Unknown option '--?(\w[\w-]*)'/.exec(sentence!)?.[1];
  return new UsageError(sentence + (name === undefined ? "" : suggestOption(name, known)));
}

function suggestOption(name: string, known: readonly string[]): string {
  const best = closestName(name, known);
  return best === undefined ? "" : `; did you mean ${best.length === 1 ? "-" : "--"}${best}?`;
}
