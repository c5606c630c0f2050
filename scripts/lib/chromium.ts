import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Options that headless Chromium needs in a container. */
const OPTIONS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
];

/** Headless Chromium with a profile of its own. */
export class Chromium implements AsyncDisposable {
  readonly process: ChildProcess;
  readonly #profile: string = mkdtempSync(join(tmpdir(), "cuffi-chromium-"));
  readonly #exited: Promise<unknown>;

  /** Starts Chromium. `process` emits `error` if it is not installed. */
  constructor(...args: readonly string[]) {
    this.process = spawn("chromium", [...OPTIONS, `--user-data-dir=${this.#profile}`, ...args], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    // Chromium waits for a reader of its messages.
    this.process.stderr!.resume();
    this.#exited = new Promise((resolve) => this.process.on("close", resolve));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.process.kill();
    if (this.process.pid !== undefined) await this.#exited;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
