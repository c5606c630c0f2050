/** Runs the processes of a launch: prefixes their output, forwards signals, and ends all when one fails. */
import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";
import type { Readable, Writable } from "node:stream";
import type { Terminal } from "../command.ts";
import type { LocalProcess } from "./environment.ts";
import { guardProcesses } from "./guard.ts";
import { LastLines } from "./last_lines.ts";
import { PrefixedLines } from "./prefixed_lines.ts";

/** A process to start. */
export interface ProcessSettings extends LocalProcess {
  readonly command: string;
  readonly args: readonly string[];
}

/** The time between SIGTERM and SIGKILL when a process has failed, in milliseconds. */
const GRACE_MS = 10_000;

/** The signals that are forwarded. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** How long to wait for the output of a process, and for the end of one that it blames, in milliseconds. */
const WAIT_MS = 1000;

/** How a process failed. */
interface Problem {
  readonly status: number;
  readonly text: string;
}

/** A process and how it ended. */
interface Member {
  readonly last: LastLines;
  /** Resolves when the process and its output have ended. */
  ended: Promise<unknown>;
  problem?: Problem | undefined;
}

/**
 * Runs processes until all have ended. The first that fails ends the others.
 *
 * @returns The exit status of the first that failed: 128 plus the number of the signal that ended it.
 */
export async function runProcesses(
  processes: readonly ProcessSettings[],
  terminal: Terminal,
): Promise<number> {
  const group = new ProcessGroup(terminal);
  try {
    return await group.run(processes);
  } finally {
    group.release();
  }
}

class ProcessGroup {
  readonly #terminal: Terminal;
  readonly #running = new Map<number, ChildProcess>();
  readonly #members = new Map<number, Member>();
  /** Ranks that have ended with status 0. */
  readonly #succeeded: number[] = [];
  readonly #handlers = new Map<string, () => void>();
  #status = 0;
  #forwarded: NodeJS.Signals | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    for (const signal of SIGNALS) this.#on(signal, () => this.#forward(signal));
    // The processes do not outlive this one, however it ends.
    this.#on("exit", () => this.#kill("SIGKILL"));
  }

  async run(processes: readonly ProcessSettings[]): Promise<number> {
    // Every process may add a listener while it waits for an output to drain.
    for (const output of [process.stdout, process.stderr]) output.setMaxListeners(0);
    await Promise.all(processes.map((settings) => this.#start(settings)));
    return this.#status;
  }

  release(): void {
    clearTimeout(this.#timer);
    for (const [event, handler] of this.#handlers) process.off(event, handler);
  }

  #on(event: string, handler: () => void): void {
    this.#handlers.set(event, handler);
    process.on(event, handler);
  }

  /** Starts a process and waits until it and its output have ended. */
  async #start({ rank, command, args, env }: ProcessSettings): Promise<void> {
    const child = spawn(command, args, {
      env,
      stdio: ["ignore", "pipe", "pipe"],
      // In its own process group: a terminal's Ctrl-C reaches this process alone, which forwards it once.
      detached: true,
    });
    const release = child.pid === undefined ? () => {} : guardProcesses(child.pid);
    this.#running.set(rank, child);
    const last = new LastLines();
    const outputs = [
      forwardLines(child.stdout, process.stdout, rank, last),
      forwardLines(child.stderr, process.stderr, rank, last),
    ];
    const exit = new Promise<Problem | undefined>((resolve) => {
      child.once("error", (error) => resolve({ status: 1, text: `could not start: ${error.message}` }));
      child.once("exit", (code, signal) => resolve(describeEnd(code, signal)));
    });
    const member: Member = { last, ended: exit };
    this.#members.set(rank, member);
    // A process that it started may keep the output open.
    member.ended = exit.then(() => within(Promise.all(outputs)));
    const problem = member.problem = await exit;
    release();
    this.#running.delete(rank);
    const isFirst = problem !== undefined && this.#status === 0;
    if (isFirst) this.#status = problem.status;
    else if (problem === undefined) this.#succeeded.push(rank);
    await member.ended;
    if (!isFirst) return;
    const cause = await this.#cause(rank, member);
    const succeeded = [...this.#succeeded];
    this.#status = cause.problem.status;
    this.#end();
    if (this.#forwarded === undefined) this.#terminal.error(describe(cause, succeeded));
  }

  /** Returns the process that `rank` blames for its failure, if that one failed, too; otherwise `rank` itself. */
  async #cause(rank: number, { last, problem }: Member): Promise<Failed> {
    const blamed = last.cause, member = blamed === undefined ? undefined : this.#members.get(blamed);
    // A rank can disconnect long before its process ends.
    if (member !== undefined) await within(member.ended);
    return member?.problem === undefined
      ? { rank, last, problem: problem! }
      : { rank: blamed!, last: member.last, problem: member.problem };
  }

  /** Forwards a signal once; a second one ends everything. */
  #forward(signal: NodeJS.Signals): void {
    this.#kill(this.#forwarded === undefined ? signal : "SIGKILL");
    this.#forwarded ??= signal;
  }

  /** Ends the remaining processes. */
  #end(): void {
    if (this.#forwarded === undefined) this.#kill("SIGTERM");
    this.#timer = setTimeout(() => this.#kill("SIGKILL"), GRACE_MS);
  }

  /** Sends a signal to the running processes and their children. */
  #kill(signal: NodeJS.Signals): void {
    for (const child of this.#running.values()) {
      if (child.pid === undefined) continue;
      try {
        process.kill(-child.pid, signal);
      } catch {
        // It has just ended, or this system has no process groups.
        child.kill(signal);
      }
    }
  }
}

/** A process that failed. */
interface Failed {
  readonly rank: number;
  readonly last: LastLines;
  readonly problem: Problem;
}

/** Describes a failure, and the ranks that had ended before, for which others may have waited. */
function describe({ rank, last, problem }: Failed, succeeded: readonly number[]): string {
  const { lines } = last;
  const before = succeeded.length === 0 ? [] : [
    `cuffi launch: ${succeeded.length === 1 ? "rank" : "ranks"} ${succeeded.slice(0, 16).join(", ")}${
      succeeded.length > 16 ? ", …" : ""
    } had ended with status 0 before`,
  ];
  return [
    `cuffi launch: rank ${rank} ${problem.text}${lines.length > 0 ? "; its last lines:" : ""}`,
    ...lines.map((line) => `  ${line}`),
    ...before,
  ].join("\n");
}

/** Waits for a promise for a limited time. */
async function within(promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([promise, new Promise((resolve) => timer = setTimeout(resolve, WAIT_MS))]);
  clearTimeout(timer);
}

/** Describes how a process ended; undefined if it succeeded. */
function describeEnd(code: number | null, signal: NodeJS.Signals | null): Problem | undefined {
  if (code === 0) return undefined;
  if (signal === null) return { status: code ?? 1, text: `ended with status ${code}` };
  return { status: 128 + (constants.signals[signal] ?? 0), text: `was ended by ${signal}` };
}

/** Writes the lines of a process to an output of this one. Resolves at their end. */
function forwardLines(from: Readable, to: Writable, rank: number, last: LastLines): Promise<void> {
  const prefix = `[${rank}] `, lines = new PrefixedLines(prefix);
  const write = (text: string) => {
    if (text === "") return;
    last.push(text.trimEnd().split("\n").map((line) => line.slice(prefix.length)));
    if (to.write(text)) return;
    from.pause();
    to.once("drain", () => from.resume());
  };
  return new Promise((resolve) => {
    from.on("data", (chunk: Uint8Array) => write(lines.push(chunk)));
    from.on("end", () => write(lines.end()));
    from.on("error", () => {});
    from.on("close", () => resolve());
  });
}
