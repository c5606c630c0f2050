/**
 * The program of a worker. Workers start from source text, which needs no file, URL or permission. The
 * functions here are part of that text, so they must use nothing but their parameters and standard globals.
 */
import type { KernelImports } from "../abi/index.ts";
import type { failChunk, Job, RunBlocks, runChunks } from "./job.ts";
import type { PrintBuffer } from "./print.ts";
import type { TextureConstants, TextureUnit } from "./texture_unit.ts";

/** A message to a worker. Messages arrive in order. */
export type WorkerMessage =
  | {
    readonly kind: "start";
    readonly memory: WebAssembly.Memory;
    readonly worker: number;
    /** Where to write the worker's id of the operating system; null if the worker may not ask for it. */
    readonly thread: Int32Array | null;
  }
  /** Precedes the first job that runs the kernel. */
  | {
    readonly kind: "kernel";
    readonly kernel: number;
    readonly module: WebAssembly.Module;
    readonly print: PrintBuffer | null;
  }
  | { readonly kind: "unload"; readonly kernel: number }
  | { readonly kind: "job"; readonly job: Job };

/** Functions that {@link workerSource} includes in the program. */
export interface WorkerFunctions {
  readonly runChunks: typeof runChunks;
  readonly failChunk: typeof failChunk;
  readonly createImports: (
    memory: WebAssembly.Memory,
    print: PrintBuffer | null,
    formatPrint: WorkerFunctions["formatPrint"],
    textures: TextureUnit,
  ) => KernelImports;
  readonly createTextureUnit: (memory: WebAssembly.Memory, numbers: TextureConstants) => TextureUnit;
  readonly textureConstants: TextureConstants;
  readonly formatPrint: (
    memory: ArrayBufferLike,
    format: number,
    args: number,
  ) => { text: string; count: number };
}

/** Creates the functions that a kernel imports. */
export function createImports(
  memory: WebAssembly.Memory,
  print: PrintBuffer | null,
  formatPrint: WorkerFunctions["formatPrint"],
  textures: TextureUnit,
): KernelImports {
  return {
    memory,
    ...textures,
    vprintf(_frame: number, format: number, args: number): number {
      if (!print) return -1;
      const { text, count } = formatPrint(memory.buffer, format >>> 0, args >>> 0);
      const bytes = new TextEncoder().encode(text);
      const start = Atomics.add(print.used, 0, bytes.length);
      if (start < 0 || start + bytes.length > print.bytes.length) return -1;
      print.bytes.set(bytes, start);
      return count;
    },
    globaltimer(): bigint {
      return BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6));
    },
  };
}

/** Handles {@link WorkerMessage}s. Posts an empty message when it has finished the last chunk of a job. */
export function workerMain(functions: WorkerFunctions): void {
  interface Threads {
    readonly parentPort?: {
      on(event: "message", listener: (data: unknown) => void): void;
      postMessage(data: unknown): void;
    };
  }
  interface Files {
    readlinkSync(path: string): string;
    existsSync(path: string): boolean;
  }
  interface Scope {
    readonly process?: {
      getBuiltinModule?(name: "node:worker_threads"): Threads;
      getBuiltinModule?(name: "node:fs"): Files;
    };
    onmessage?: (event: { readonly data: unknown }) => void;
    postMessage?(data: unknown): void;
  }
  const scope = globalThis as unknown as Scope;
  const parent = scope.process?.getBuiltinModule?.("node:worker_threads")?.parentPort;
  const kernels = new Map<number, RunBlocks>();
  let memory: WebAssembly.Memory;
  let worker: number;
  let textures: TextureUnit;

  /** Writes the id of this thread, if the system has the files that a waiting thread looks for. */
  const writeThread = (id: Int32Array): void => {
    try {
      const fs = scope.process?.getBuiltinModule?.("node:fs");
      const number = Number(fs?.readlinkSync("/proc/thread-self").split("/").at(-1));
      if (fs?.existsSync(`/proc/self/task/${number}`)) Atomics.store(id, 0, number);
    } catch {
      // Not Linux, or no permission.
    }
  };

  const receive = (message: WorkerMessage): void => {
    switch (message.kind) {
      case "start":
        ({ memory, worker } = message);
        if (message.thread !== null) writeThread(message.thread);
        textures = functions.createTextureUnit(memory, functions.textureConstants);
        break;
      case "kernel": {
        const cuffi = functions.createImports(memory, message.print, functions.formatPrint, textures);
        const instance = new WebAssembly.Instance(message.module, {
          cuffi: cuffi as unknown as WebAssembly.ModuleImports,
        });
        kernels.set(message.kernel, instance.exports.run as RunBlocks);
        break;
      }
      case "unload":
        kernels.delete(message.kernel);
        break;
      case "job": {
        const run = kernels.get(message.job.kernel);
        const { runChunks, failChunk } = functions;
        if (!run || !runChunks(message.job, run, memory, worker, failChunk)) break;
        if (parent) parent.postMessage(null);
        else scope.postMessage?.(null);
      }
    }
  };

  if (parent) parent.on("message", (data) => receive(data as WorkerMessage));
  else scope.onmessage = (event) => receive(event.data as WorkerMessage);
}

/** Returns the program as text. */
export function workerSource(functions: WorkerFunctions): string {
  const { runChunks, failChunk, createImports, formatPrint, createTextureUnit, textureConstants } = functions;
  return `(${workerMain})({ runChunks: ${runChunks}, failChunk: ${failChunk}, createImports: ${createImports}, ` +
    `formatPrint: ${formatPrint}, createTextureUnit: ${createTextureUnit}, textureConstants: ${
      JSON.stringify(textureConstants)
    } });`;
}
