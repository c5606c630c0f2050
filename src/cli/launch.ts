/** `cuffi launch`: starts one process per GPU and ends all of them when one fails. */
import process from "node:process";
import { mismatch } from "../base/check.ts";
import { cudaWithGpus, softwareNotice } from "../device/open.ts";
import { runtime } from "../runtime/index.ts";
import { programCommand, programExists } from "../runtime/program.ts";
import { type Terminal, UsageError } from "./command.ts";
import { localProcesses } from "./launch/environment.ts";
import { runProcesses } from "./launch/processes.ts";
import { readLaunch } from "./launch/settings.ts";

/** Options of the launcher, which programs rarely have. */
const OWN_OPTION = /^(?:-n\d*|--(?:nnodes|node-rank|rdzv)(?:=.*)?)$/;

/**
 * Runs `cuffi launch`.
 *
 * @param args The arguments after `launch`.
 * @returns The exit status of the first process that fails, or 0.
 */
export async function launch(args: readonly string[], terminal: Terminal): Promise<number> {
  const settings = readLaunch(args, process.env);
  const [program, ...rest] = settings.program;
  const late = rest.find((argument) => OWN_OPTION.test(argument));
  if (settings.count === undefined && late !== undefined) {
    terminal.error(
      `cuffi launch: ${late} after the program is an argument of the program; put it before ${program} for the launcher`,
    );
  }
  const isCount = /^\d+$/.test(program!);
  // Runtimes find programs without an extension in ways of their own, and Deno programs with a URL.
  if (
    (isCount || /\.[cm]?[jt]sx?$/.test(program!)) && !/^\w{2,}:/.test(program!) && !programExists(program!)
  ) {
    const fix = isCount ? `; did you mean -n ${program}?` : "";
    throw new UsageError(mismatch("launch", "an existing program", program!) + fix);
  }
  const { command, args: options, partial } = programCommand(settings.runtimeArguments);
  if (partial.length > 0) {
    const flags = partial.map((name) => `--allow-${name}`).join(", ");
    terminal.error(
      `cuffi launch: the processes run without ${flags}, because Deno does not report the exceptions of this ` +
        "process; give the runtime's arguments after --",
    );
  }
  const needed = ["env", `run=${command}`, ...settings.port === undefined ? ["net=127.0.0.1:0"] : []];
  const flags = runtime.missingFlags(needed);
  if (flags !== "") throw new Error(`launch: starting processes needs more permissions: add ${flags}`);
  const processes = await localProcesses(
    settings,
    (isRequired) => countGpus(isRequired, terminal),
    process.env,
  );
  return runProcesses(
    processes.map((place) => ({ ...place, command, args: [...options, ...settings.program] })),
    terminal,
  );
}

/** Returns the number of GPUs. Without any, throws if they are required, and otherwise prints why there are none. */
async function countGpus(isRequired: boolean, terminal: Terminal): Promise<number> {
  try {
    return (await cudaWithGpus()).devices.count();
  } catch (error) {
    if (isRequired) throw error;
    terminal.error(softwareNotice(error));
    return 0;
  }
}
