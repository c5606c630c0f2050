/** The command line with which a process starts programs under its own runtime, with its own permissions. */
import { nodeModule, nodeProcess } from "./node_builtins.ts";

/** Deno's permissions, by the name of their flags. */
const PERMISSIONS = ["read", "write", "net", "env", "run", "sys", "ffi", "import"] as const;

/** How to start a program under the runtime of this process. */
export interface ProgramCommand {
  /** The executable of the runtime. */
  readonly command: string;
  /** The runtime's arguments before the program. */
  readonly args: readonly string[];
  /** Permissions that this process has with exceptions, which cannot be passed on. */
  readonly partial: readonly string[];
}

interface DenoPermissions {
  /** `partial`: granted with exceptions. A permission for some files or hosts alone is not "granted". */
  querySync(permission: { name: string; path?: string }): { state: string; partial?: boolean };
}

/**
 * Returns how to start a program as this process was started: with the same executable, and with its options
 * or, in Deno, its permissions.
 *
 * @param given Arguments of the runtime that replace those of this process.
 */
export function programCommand(given?: readonly string[]): ProgramCommand {
  const process = nodeModule("node:process");
  if (process === undefined) throw new Error("this runtime cannot start programs");
  const { execPath: command, execArgv } = process;
  const permissions = (globalThis as { Deno?: { permissions: DenoPermissions } }).Deno?.permissions;
  if (permissions === undefined || nodeProcess()?.versions?.["deno"] === undefined) {
    return { command, args: given ?? execArgv, partial: [] };
  }
  if (given !== undefined) return { command, args: ["run", ...limit(given)], partial: [] };
  const states = PERMISSIONS.map((name) => ({ name, ...read(permissions, name) }));
  // Without the exceptions, which Deno does not show, programs would have more permissions than this process.
  const [partial, whole] = [true, false].map((isPartial) =>
    states.filter(({ state, partial }) => state === "granted" && (partial === true) === isPartial)
  ) as [typeof states, typeof states];
  const granted = whole.map(({ name }) => `--allow-${name}`);
  const flags = granted.length === PERMISSIONS.length ? ["--allow-all"] : granted;
  return { command, args: ["run", "--quiet", ...limit(flags)], partial: partial.map(({ name }) => name) };
}

/** Returns whether a program exists; true if this process may not look. */
export function programExists(path: string): boolean {
  const permissions = (globalThis as { Deno?: { permissions: DenoPermissions } }).Deno?.permissions;
  if (permissions !== undefined && permissions.querySync({ name: "read", path }).state !== "granted") {
    return true;
  }
  return nodeModule("node:fs")?.existsSync(path) ?? true;
}

/**
 * Deno gives all permissions to a Deno that it starts without naming one. A variable that nobody reads, denied,
 * prevents that.
 */
function limit(flags: readonly string[]): readonly string[] {
  return flags.includes("--allow-all") || flags.includes("-A") ? flags : ["--deny-env=CUFFI_NONE", ...flags];
}

function read(permissions: DenoPermissions, name: string): { state: string; partial?: boolean } {
  try {
    const { state, partial } = permissions.querySync({ name });
    return partial === undefined ? { state } : { state, partial };
  } catch {
    // A permission that this version does not know.
    return { state: "granted" };
  }
}
