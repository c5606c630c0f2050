/**
 * The program of a worker. It is started from its source text, because that needs no file, no address and no permission:
 * the functions here use nothing but their parameters and what every JavaScript runtime has.
 */
import type { KernelImports } from "../abi.ts";
import type { Job, RunBlocks } from "./job.ts";
import type { PrintBuffer } from "./print.ts";
import type { TextureNumbers, TextureUnit } from "./texture_unit.ts";

/** What the device tells its workers. Messages arrive in order. */
export type ToWorker =
  | { readonly kind: "memory"; readonly memory: WebAssembly.Memory }
  /** A kernel, before the first job that runs it. */
  | {
    readonly kind: "kernel";
    readonly kernel: number;
    readonly module: WebAssembly.Module;
    readonly print: PrintBuffer | null;
  }
  | { readonly kind: "forget"; readonly kernel: number }
  | { readonly kind: "job"; readonly job: Job };

/** The functions that the program needs; {@link workerSource} passes them. */
export interface WorkerParts {
  readonly takePart: (job: Job, run: RunBlocks) => boolean;
  readonly createImports: (
    memory: WebAssembly.Memory,
    print: PrintBuffer | null,
    formatPrint: WorkerParts["formatPrint"],
    textures: TextureUnit,
  ) => KernelImports;
  readonly createTextureUnit: (memory: WebAssembly.Memory, numbers: TextureNumbers) => TextureUnit;
  readonly textureNumbers: TextureNumbers;
  readonly formatPrint: (
    memory: ArrayBufferLike,
    format: number,
    args: number,
  ) => { text: string; count: number };
}

/** Makes the functions that a kernel imports. */
export function createImports(
  memory: WebAssembly.Memory,
  print: PrintBuffer | null,
  formatPrint: WorkerParts["formatPrint"],
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

/** Receives {@link ToWorker} messages; answers each job whose last chunk it finished with an empty message. */
export function workerMain(parts: WorkerParts): void {
  interface Threads {
    readonly parentPort?: {
      on(event: "message", listener: (data: unknown) => void): void;
      postMessage(data: unknown): void;
    };
  }
  interface Scope {
    readonly process?: { getBuiltinModule?(name: string): Threads };
    onmessage?: (event: { readonly data: unknown }) => void;
    postMessage?(data: unknown): void;
  }
  const scope = globalThis as unknown as Scope;
  const parent = scope.process?.getBuiltinModule?.("node:worker_threads")?.parentPort;
  const kernels = new Map<number, RunBlocks>();
  let memory: WebAssembly.Memory;
  let textures: TextureUnit;

  const receive = (message: ToWorker): void => {
    switch (message.kind) {
      case "memory":
        memory = message.memory;
        textures = parts.createTextureUnit(memory, parts.textureNumbers);
        break;
      case "kernel": {
        const cuffi = parts.createImports(memory, message.print, parts.formatPrint, textures);
        const instance = new WebAssembly.Instance(message.module, {
          cuffi: cuffi as unknown as WebAssembly.ModuleImports,
        });
        kernels.set(message.kernel, instance.exports.run as RunBlocks);
        break;
      }
      case "forget":
        kernels.delete(message.kernel);
        break;
      case "job": {
        const run = kernels.get(message.job.kernel);
        if (!run || !parts.takePart(message.job, run)) break;
        if (parent) parent.postMessage(null);
        else scope.postMessage?.(null);
      }
    }
  };

  if (parent) parent.on("message", (data) => receive(data as ToWorker));
  else scope.onmessage = (event) => receive(event.data as ToWorker);
}

/** The program as text. */
export function workerSource(parts: WorkerParts): string {
  const { takePart, createImports, formatPrint, createTextureUnit, textureNumbers } = parts;
  return `(${workerMain})({ takePart: ${takePart}, createImports: ${createImports}, formatPrint: ${formatPrint}, ` +
    `createTextureUnit: ${createTextureUnit}, textureNumbers: ${JSON.stringify(textureNumbers)} });`;
}
