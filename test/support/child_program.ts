/** A program that runs concurrently with a test and exchanges lines with it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { resolveImports, root, runArguments } from "./process.ts";
import { executable } from "./python.ts";

/** Milliseconds to wait for a line. */
const TIMEOUT = 60_000;

export class ChildProgram implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #folder: string | undefined;
  readonly #exit: Promise<number | null>;
  #out = "";
  #errors = "";
  #exited = false;
  #notify = (): void => {};

  private constructor(command: string, args: string[], env: Record<string, string>, folder?: string) {
    this.#folder = folder;
    const child = this.#child = spawn(command, args, { env: { ...process.env, ...env }, cwd: root });
    child.stdout!.on("data", (data) => this.#update(() => this.#out += data));
    child.stderr!.on("data", (data) => this.#update(() => this.#errors += data));
    this.#exit = new Promise((resolve) => {
      child.on("close", (status) => this.#update(() => (this.#exited = true, resolve(status))));
    });
  }

  /**
   * Starts a TypeScript program under this runtime. It can import from "@cuffi/…", the project's root, and
   * call `read()` for the next line of its input.
   */
  static typescript(source: string, env: Record<string, string> = {}): ChildProgram {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
    const file = join(folder, "program.ts");
    const text = `
      import { createInterface } from "node:readline";
      import process from "node:process";
      const input = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
      const read = async () => (await input.next()).value;
      ${source}
      process.exit(0);`;
    writeFileSync(file, resolveImports(text));
    return new ChildProgram(process.execPath, [...runArguments(), file], env, folder);
  }

  /** Starts a Python program under the suite's interpreter. */
  static python(source: string, env: Record<string, string> = {}): ChildProgram {
    return new ChildProgram(executable, ["-u", "-c", source], env);
  }

  #update(change: () => void): void {
    change();
    this.#notify();
  }

  /** Returns the next line of its output. */
  async readLine(): Promise<string> {
    const deadline = Date.now() + TIMEOUT;
    for (;;) {
      const end = this.#out.indexOf("\n");
      if (end >= 0) {
        const line = this.#out.slice(0, end);
        this.#out = this.#out.slice(end + 1);
        return line;
      }
      if (this.#exited) throw new Error(`the program exited: ${this.#errors}`);
      if (Date.now() > deadline) throw new Error(`no line within ${TIMEOUT} ms: ${this.#errors}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.#notify = () => (clearTimeout(timer), resolve());
      });
    }
  }

  /** Writes a line to its input. */
  writeLine(line: string): void {
    this.#child.stdin!.write(`${line}\n`);
  }

  /** Waits until it exits. */
  async exited(): Promise<{ status: number | null; errors: string }> {
    return { status: await this.#exit, errors: this.#errors };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#exit;
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }
}
