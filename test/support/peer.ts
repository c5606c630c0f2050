/** A program that runs beside a test and talks with it by lines. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { root } from "./process.ts";
import { executable } from "./python.ts";

export class Peer implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #folder: string | undefined;
  readonly #exit: Promise<number | null>;
  #out = "";
  #errors = "";
  #ended = false;
  #wake = (): void => {};

  private constructor(command: string, args: string[], env: Record<string, string>, folder?: string) {
    this.#folder = folder;
    const child = this.#child = spawn(command, args, { env: { ...process.env, ...env }, cwd: root });
    child.stdout!.on("data", (data) => this.#hear(() => this.#out += data));
    child.stderr!.on("data", (data) => this.#hear(() => this.#errors += data));
    this.#exit = new Promise((resolve) => {
      child.on("close", (status) => this.#hear(() => (this.#ended = true, resolve(status))));
    });
  }

  /**
   * A TypeScript program under this runtime; `@cuffi/` in it stands for the project's root. `read()` gives
   * its next line of input.
   */
  static program(source: string, env: Record<string, string> = {}): Peer {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
    const file = join(folder, "program.ts");
    const text = `
      import { createInterface } from "node:readline";
      import process from "node:process";
      const input = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
      const read = async () => (await input.next()).value;
      ${source}
      process.exit(0);`;
    writeFileSync(file, text.replaceAll("@cuffi/", new URL("../../", import.meta.url).href));
    const args = "Deno" in globalThis
      ? ["run", "--allow-all", "--quiet", "--no-check", "--config", join(root, "deno.json"), file]
      : ["run", file];
    return new Peer(process.execPath, args, env, folder);
  }

  /** A Python program under the interpreter of the suite. */
  static python(source: string, env: Record<string, string> = {}): Peer {
    return new Peer(executable, ["-u", "-c", source], env);
  }

  #hear(change: () => void): void {
    change();
    this.#wake();
  }

  /** The next line that it prints. */
  async line(): Promise<string> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const end = this.#out.indexOf("\n");
      if (end >= 0) {
        const line = this.#out.slice(0, end);
        this.#out = this.#out.slice(end + 1);
        return line;
      }
      if (this.#ended || Date.now() > deadline) throw new Error(`the program said no more: ${this.#errors}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.#wake = () => (clearTimeout(timer), resolve());
      });
    }
  }

  /** Gives it a line. */
  say(line: string): void {
    this.#child.stdin!.write(`${line}\n`);
  }

  /** Waits until it has ended by itself. */
  async ended(): Promise<{ status: number | null; errors: string }> {
    return { status: await this.#exit, errors: this.#errors };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#exit;
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }
}
