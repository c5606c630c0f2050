/**
 * Node's built-in modules, which Bun, Deno, and Node share. They are loaded on first use, so importing cuffi
 * costs nothing and works in browsers, which have none of them.
 */

/** The modules that cuffi uses, by name. */
export interface NodeModules {
  "node:fs": typeof import("node:fs");
  "node:path": typeof import("node:path");
  "node:os": typeof import("node:os");
  "node:crypto": typeof import("node:crypto");
  "node:zlib": typeof import("node:zlib");
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
  getuid?(): number;
  cwd?(): string;
  env?: Record<string, string | undefined>;
}

/** Returns the runtime's `process`, if it has one. */
export function nodeProcess(): ProcessLike | undefined {
  return (globalThis as { process?: ProcessLike }).process;
}

/** Returns a built-in module; undefined if the runtime has none (browsers, Node before 20.16). */
export function nodeModule<N extends keyof NodeModules>(name: N): NodeModules[N] | undefined {
  return nodeProcess()?.getBuiltinModule?.(name) as NodeModules[N] | undefined;
}
