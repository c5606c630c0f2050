/** Ends the processes of a launch if the launcher is killed, which leaves it no time to do so itself. */
import { spawn } from "node:child_process";
import process from "node:process";

/**
 * Waits for a line or the end of its input. The system ends it when the launcher has ended; then the process and its
 * children receive SIGTERM and, if any is left after 10 seconds, SIGKILL.
 */
const SCRIPT = `read -r end && exit
kill -s TERM -- "-$1"
left=10
while [ $left -gt 0 ] && kill -s 0 -- "-$1"; do sleep 1; left=$((left - 1)); done
kill -s KILL -- "-$1"`;

/**
 * Starts a shell that ends the process group `id` if this process ends first, however it ends. Does nothing on Windows,
 * which has no process groups, and where there is no shell.
 *
 * @returns Ends the shell; called when the process group has ended.
 */
export function guardProcesses(id: number): () => void {
  if (process.platform === "win32") return () => {};
  try {
    const shell = spawn("sh", ["-c", SCRIPT, "cuffi-launch-guard", String(id)], {
      stdio: ["pipe", "ignore", "ignore"],
      // Signals to the launcher's process group must not reach it.
      detached: true,
    });
    shell.on("error", () => {});
    shell.stdin.on("error", () => {});
    shell.unref();
    return () => void shell.stdin.end("\n");
  } catch {
    // Deno may not run a shell.
    return () => {};
  }
}
