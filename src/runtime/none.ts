/** Runtimes without FFI: older Node and browsers. Everything that needs no native library works there. */
import { nodeModule, nodeProcess, spawnCommand } from "./node_builtins.ts";
import { architectureName, numericAddress, platformName } from "./platform.ts";
import type { NativeLibrary, Runtime } from "./runtime.ts";

const WITH_FFI = "Bun, Deno and Node.js 26.9 or newer can: run the program with `bun run app.ts`, " +
  "`deno run --allow-ffi app.ts` or `node app.ts`. The software device (CUFFI_DEVICE=software) works here too.";

/** Why native libraries cannot be opened, and what to do. */
function ffiProblem(): string {
  const version = nodeProcess()?.versions?.["node"];
  const runtime = version === undefined ? "This JavaScript runtime" : `This Node.js (${version})`;
  return `${runtime} cannot call native libraries. ${WITH_FFI}`;
}

function noFfi(): never {
  throw new Error(ffiProblem());
}

export const noRuntime: Runtime = {
  name: "none",
  cuffiCommand: "npx @cuffi/cuffi",
  hasStructs: false,

  ffiProblem,

  searchProblem(): undefined {
    return undefined;
  },

  missingFlags(): string {
    return "";
  },

  openLibrary(): NativeLibrary {
    return noFfi();
  },

  addressOf(): bigint {
    return noFfi();
  },

  pointerAddress(pointer: unknown): bigint | undefined {
    return numericAddress(pointer);
  },

  foreignBuffer(): ArrayBuffer {
    return noFfi();
  },

  bindAddresses(): never {
    return noFfi();
  },

  callPointer(): void {
    noFfi();
  },

  cString(): string {
    return noFfi();
  },

  env(name: string): string | undefined {
    return nodeProcess()?.env?.[name] || undefined;
  },

  mayRead(): boolean {
    return nodeModule("node:fs") !== undefined;
  },

  mayWrite(): boolean {
    return nodeModule("node:fs") !== undefined;
  },

  runCommand: spawnCommand,

  userId(): number | undefined {
    return nodeProcess()?.getuid?.();
  },

  platform(): ReturnType<Runtime["platform"]> {
    return platformName(nodeProcess()?.platform);
  },

  architecture(): ReturnType<Runtime["architecture"]> {
    return architectureName(nodeProcess()?.arch);
  },
};
