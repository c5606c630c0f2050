/** The kernels that ship with cuffi, loaded on each device at first use and kept as long as its context. */
import type { Context } from "../context.ts";
import type { Kernel } from "./kernel.ts";
import { loadModule, type Module } from "./module.ts";
import { unpackPtx } from "./packed_ptx.ts";

const loaded = new WeakMap<Context, Map<string, Module>>();

/** Returns kernel `name` of a PTX module in ptx/, plain or packed. */
export function builtinKernel(context: Context, ptx: string, name: string): Kernel {
  let modules = loaded.get(context);
  if (modules === undefined) loaded.set(context, modules = new Map());
  let module = modules.get(ptx);
  if (module === undefined) {
    modules.set(ptx, module = loadModule(context, unpackPtx(ptx), {}, true));
    context.counters.owners--; // the cache keeps it as long as the context, which it must not keep open
  }
  return module.kernel(name);
}
