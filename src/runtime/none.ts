/** Runtimes without FFI: Node and browsers. Everything that needs no native library works there. */
import { nodeModule, nodeProcess, spawnCommand } from "./node_builtins.ts";
import { architectureName, numericAddress, platformName } from "./platform.ts";
import type { NativeLibrary, Runtime } from "./runtime.ts";

const NO_FFI =
  "This JavaScript runtime cannot call native libraries. Bun and Deno can: run the program with " +
  "`bun run app.ts` or `deno run --allow-ffi app.ts`. The software device (CUFFI_DEVICE=software) works here too.";

function noFfi(): never {
  throw new Error(NO_FFI);
}

export const noRuntime: Runtime = {
  name: "none",
  cuffiCommand: "npx @cuffi/cuffi",
  hasStructs: false,

  ffiProblem(): string {
    return NO_FFI;
  },

  searchProblem(): undefined {
    return undefined;
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

  callPointer(): void {
    noFfi();
  },

  cString(): string {
    return noFfi();
  },

  env(name: string): string | undefined {
    return nodeProcess()?.env?.[name];
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
