/** The folder for temporary files. */
import { runtime } from "./index.ts";

/** Returns the folder for temporary files. Unlike `os.tmpdir()`, it never prompts for environment variables. */
export function temporaryFolder(): string {
  return runtime.env("TMPDIR") || runtime.env("TEMP") ||
    (runtime.platform() === "windows" ? "C:/Windows/Temp" : "/tmp");
}
