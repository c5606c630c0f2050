/** Shipped kernels on each device: loaded at first use, kept as long as the device's context. */
import type { Context } from "../context.ts";
import type { Kernel, Module } from "./module.ts";
import { loadModule } from "./load.ts";

const loaded = new WeakMap<Context, Map<string, Module>>();

/** Kernel `name` of a shipped PTX module. */
export function shippedKernel(context: Context, ptx: string, name: string): Kernel {
  let modules = loaded.get(context);
  if (modules === undefined) loaded.set(context, modules = new Map());
  let module = modules.get(ptx);
  if (module === undefined) modules.set(ptx, module = loadModule(context, ptx));
  return module.kernel(name);
}
