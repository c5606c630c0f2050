/** How modules are loaded, and unloaded. */
import type { GraphPart } from "../graph/capture.ts";
import { invalid } from "../../base/check.ts";
import type { Context } from "../context.ts";
import type { Releasable } from "../../base/finalization.ts";
import { Module, type ModuleOptions } from "./module.ts";

/** `device.loadModule()`. */
export function loadModule(
  context: Context,
  image: string | Uint8Array,
  options: ModuleOptions = {},
): Module {
  if (typeof image !== "string" && !(image instanceof Uint8Array)) {
    throw new TypeError(invalid("image", "PTX as a string, or PTX, cubin or fatbin as a Uint8Array", image));
  }
  const ptx = options.ptx ?? (typeof image === "string" ? image : ptxText(image));
  const code = new LoadedCode(context, context.use().modules.load(image));
  return new Module(code, ptx, options.loweredNames ?? new Map());
}

/** PTX given as bytes, or undefined for a binary image. */
function ptxText(image: Uint8Array): string | undefined {
  if (image.length === 0 || (image[0] === 0x7f && image[1] === 0x45) || image.subarray(0, 64).includes(0)) {
    return undefined;
  }
  let end = image.length;
  while (end > 0 && image[end - 1] === 0) end--;
  return new TextDecoder().decode(image.subarray(0, end));
}

/** What a module owns. Graphs with its kernels hold it: it is unloaded after the last of them. */
export class LoadedCode implements Releasable, GraphPart {
  readonly context: Context;
  readonly handle: bigint;
  readonly #kernels: bigint[] = [];
  #holds = 0;
  #released = false;

  constructor(context: Context, handle: bigint) {
    this.context = context;
    this.handle = handle;
  }

  /** One of its kernels. */
  name(kernel: bigint, name: string): void {
    this.#kernels.push(kernel);
    this.context.names.set(kernel, name);
  }

  touch(): void {}

  hold(): void {
    this.#holds++;
  }

  unhold(): void {
    if (--this.#holds === 0 && this.#released) this.#unload();
  }

  release(): void {
    this.#released = true;
    if (this.#holds === 0) this.#unload();
  }

  forgotten(): void {
    this.context.counters.forgotten++;
  }

  #unload(): void {
    for (const kernel of this.#kernels) this.context.names.delete(kernel);
    if (!this.context.closed) this.context.use().modules.unload(this.handle);
  }
}
