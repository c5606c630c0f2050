/** The command line of `cuffi launch`. */
import { parseArgs } from "node:util";
import { mismatch, show } from "../../base/check.ts";
import { parseError, UsageError } from "../command.ts";

const OPTIONS = {
  n: { type: "string", short: "n" },
  nnodes: { type: "string" },
  "node-rank": { type: "string" },
  rdzv: { type: "string" },
} as const;

/** The settings of a launch. */
export interface LaunchSettings {
  /** The number of processes on this machine; undefined for one per GPU. */
  readonly count: number | undefined;
  /** The number of machines, and the number of this one. */
  readonly nodes: number;
  readonly nodeRank: number;
  /** The host and port on which rank 0 listens; undefined on one machine. */
  readonly address?: string | undefined;
  readonly port?: number | undefined;
  /** Arguments of the runtime that replace those of this process. */
  readonly runtimeArguments?: readonly string[] | undefined;
  /** The program and its arguments. */
  readonly program: readonly string[];
}

/**
 * Reads the command line: `[options] script [arguments]`, or `[options] -- runtime-arguments script
 * [arguments]`.
 */
export function readLaunch(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): LaunchSettings {
  const { own, runtimeArguments, program } = splitArguments(args);
  const options = parse(own);
  if (program.length === 0) throw new UsageError(mismatch("launch", "a program", "none"));
  const integer = (name: keyof typeof OPTIONS, low: number, high: number, fallback?: string) => {
    const text = options[name] ?? fallback;
    if (text === undefined) return undefined;
    const value = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
    if (value >= low && value <= high) return value;
    const option = name.length === 1 ? `-${name}` : `--${name}`;
    throw new UsageError(mismatch(option, `an integer from ${low} to ${high}`, show(text)));
  };
  const count = integer("n", 1, 1024);
  const nodes = integer("nnodes", 1, 1024) ?? 1;
  const settings = { count, nodes, nodeRank: 0, runtimeArguments, program };
  if (nodes === 1) {
    const other = (["node-rank", "rdzv"] as const).find((name) => options[name] !== undefined);
    if (other !== undefined) {
      throw new UsageError(mismatch(`--${other}`, "--nnodes of at least 2", "one machine"));
    }
    return settings;
  }
  const place = options["node-rank"] ?? env["SLURM_NODEID"] ?? env["JOB_COMPLETION_INDEX"];
  const nodeRank = integer("node-rank", 0, nodes - 1, place);
  if (nodeRank === undefined) {
    throw new UsageError(mismatch("--node-rank", "the number of this machine, from 0", "none"));
  }
  const [, address, port] = /^\[?([^\]\s]+?)\]?:(\d{1,5})$/.exec(options.rdzv ?? "") ?? [];
  if (address === undefined || Number(port) < 1 || Number(port) > 65_535) {
    throw new UsageError(mismatch("--rdzv", "HOST:PORT of the first machine", show(options.rdzv ?? "none")));
  }
  if (count === undefined) {
    throw new UsageError(mismatch("-n", "the number of processes per machine", "none"));
  }
  if (!env["CUFFI_WORLD_TOKEN"]) {
    throw new UsageError(
      mismatch("CUFFI_WORLD_TOKEN", "a secret that is the same on every machine", "none") +
        "; create one with `openssl rand -hex 16`",
    );
  }
  return { ...settings, nodeRank, address, port: Number(port) };
}

/** Splits the arguments at the program or at `--`; what follows is passed on as it is. */
function splitArguments(
  args: readonly string[],
): { own: string[]; program: string[]; runtimeArguments?: string[] } {
  const { tokens } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const end = tokens.find(({ kind }) => kind === "positional" || kind === "option-terminator");
  if (end === undefined) return { own: [...args], program: [] };
  const own = args.slice(0, end.index);
  if (end.kind === "positional") return { own, program: args.slice(end.index) };
  const rest = args.slice(end.index + 1);
  // The program is the first argument that is not an option of the runtime.
  const at = rest.findIndex((argument) => /^[^-].*\.[cm]?[jt]sx?$/.test(argument));
  if (at < 0) return { own, program: [] };
  return { own, runtimeArguments: rest.slice(0, at), program: rest.slice(at) };
}

function parse(args: string[]): { [name in keyof typeof OPTIONS]?: string } {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw parseError(error, Object.keys(OPTIONS));
  }
}
