/** Runs the processes of a launch: prefixes their output, forwards signals, and ends all when one fails. */
import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import process from "node:process";
import type { Readable, Writable } from "node:stream";
import type { Terminal } from "../command.ts";
import type { LocalProcess } from "./environment.ts";
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

/** The lines that are repeated when a process fails. */
const LAST_LINES = 10;

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
  readonly #handlers = new Map<string, () => void>();
  #status = 0;
  #forwarded: NodeJS.Signals | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
    for (const signal of SIGNALS) this.#on(signal, () => this.#forward(signal));
    // However this process ends, the others do not outlive it.
    this.#on("exit", () => this.#kill("SIGKILL"));
  }

  async run(processes: readonly ProcessSettings[]): Promise<number> {
    // Every process may wait for an output to drain.
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
    this.#running.set(rank, child);
    const last: string[] = [];
    const outputs = [
      forwardLines(child.stdout, process.stdout, rank, last),
      forwardLines(child.stderr, process.stderr, rank, last),
    ];
    const problem = await new Promise<{ status: number; text: string } | undefined>((resolve) => {
      child.once("error", (error) => resolve({ status: 1, text: `could not start: ${error.message}` }));
      child.once("exit", (code, signal) => resolve(describeEnd(code, signal)));
    });
    this.#running.delete(rank);
    const isFirst = problem !== undefined && this.#status === 0;
    if (isFirst) {
      this.#status = problem.status;
      this.#end();
    }
    // A process that this one has started may hold the output open.
    await Promise.race([Promise.all(outputs), new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
    if (isFirst && this.#forwarded === undefined) {
      this.#terminal.error(
        [`cuffi launch: rank ${rank} ${problem.text}${last.length > 0 ? "; its last lines:" : ""}`]
          .concat(last.map((line) => `  ${line}`)).join("\n"),
      );
    }
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

  /** Sends a signal to the processes that run, and to what they have started. */
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

/** Describes how a process ended; undefined if it succeeded. */
function describeEnd(
  code: number | null,
  signal: NodeJS.Signals | null,
): { status: number; text: string } | undefined {
  if (code === 0) return undefined;
  if (signal === null) return { status: code ?? 1, text: `ended with status ${code}` };
  return { status: 128 + (constants.signals[signal] ?? 0), text: `was ended by ${signal}` };
}

/** Writes the lines of a process to an output of this one. Resolves at their end. */
function forwardLines(from: Readable, to: Writable, rank: number, last: string[]): Promise<void> {
  const prefix = `[${rank}] `, lines = new PrefixedLines(prefix);
  const write = (text: string) => {
    if (text === "") return;
    last.push(...text.trimEnd().split("\n").map((line) => line.slice(prefix.length)));
    last.splice(0, last.length - LAST_LINES);
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
