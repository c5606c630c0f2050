/** The versions that `cuffi --version` and `cuffi doctor` print. */
import process from "node:process";
import { runtime } from "../runtime/index.ts";

/** The version of cuffi: that of package.json and deno.json. */
export const VERSION = "0.1.0";

/** Describes the JavaScript runtime: its name and version, the operating system and the processor. */
export function runtimeVersion(): string {
  const name = runtime.name === "none" ? "node" : runtime.name;
  return `${name} ${process.versions[name] ?? ""}, ${process.platform} ${process.arch}`;
}
