/**
 * Node's built-in modules, which Bun, Deno, and Node share. They are loaded on first use, so importing cuffi
 * costs nothing and works in browsers, which have none of them.
 */

import type { CommandResult } from "./runtime.ts";

/** The modules that cuffi uses, by name. */
export interface NodeModules {
  "node:fs": typeof import("node:fs");
  "node:path": typeof import("node:path");
  "node:os": typeof import("node:os");
  "node:crypto": typeof import("node:crypto");
  "node:zlib": typeof import("node:zlib");
  "node:stream": typeof import("node:stream");
  "node:url": typeof import("node:url");
  "node:process": typeof import("node:process");
  "node:timers": typeof import("node:timers");
  "node:child_process": typeof import("node:child_process");
  "node:module": typeof import("node:module");
}

interface ProcessLike {
  getBuiltinModule?(name: string): unknown;
  platform?: string;
  arch?: string;
  pid?: number;
  versions?: Record<string, string | undefined>;
  getuid?(): number;
  cwd?(): string;
  env?: Record<string, string | undefined>;
  /** Present only with `--permission`. */
  permission?: { has(permission: string, reference?: string): boolean };
}

/** Returns the runtime's `process`, if it has one. */
export function nodeProcess(): ProcessLike | undefined {
  return (globalThis as { process?: ProcessLike }).process;
}

/** Returns a built-in module; undefined if the runtime has none (browsers, Node before 20.16). */
export function nodeModule<N extends keyof NodeModules>(name: N): NodeModules[N] | undefined {
  return nodeProcess()?.getBuiltinModule?.(name) as NodeModules[N] | undefined;
}

/** A program that takes longer than this does not answer. */
const COMMAND_TIMEOUT_MS = 20_000;

/** Runs a program and waits for its end. Throws if it cannot be started or does not end. */
export function spawnCommand(command: string, args: readonly string[]): CommandResult {
  const processes = nodeModule("node:child_process");
  if (processes === undefined) throw new Error("this runtime cannot start programs");
  const { status, stdout, stderr, error } = processes.spawnSync(command, args, {
    encoding: "utf8",
    timeout: COMMAND_TIMEOUT_MS,
  });
  if (error) throw error;
  return { status, stdout, stderr };
}
