/** Kernels that are generated on first use: one for each structure, loaded once on each device. */
import type { Context } from "../core/context.ts";
import type { Kernel } from "../core/module/kernel.ts";
import { loadModule } from "../core/module/module.ts";
import type { KernelIR } from "../kernel/ir/ir.ts";
import { optimize } from "../kernel/ir/passes.ts";
import { writePtx } from "../kernel/ptx/writer.ts";

/** Loaded kernels, kept as long as their context. */
const loaded = new WeakMap<Context, Map<string, Kernel>>();
/** The most recent PTX texts by structure, shared by all devices. */
const texts = new Map<string, string>();
const MAX_TEXTS = 512;

/**
 * Returns the kernel of a structure, and builds it on first use.
 *
 * @param key Everything that the text depends on.
 */
export function generatedKernel(context: Context, key: string, build: () => KernelIR): Kernel {
  let kernels = loaded.get(context);
  if (kernels === undefined) loaded.set(context, kernels = new Map());
  let kernel = kernels.get(key);
  if (kernel !== undefined) return kernel;
  let text = texts.get(key);
  if (text === undefined) {
    texts.set(key, text = writePtx(optimize(build())));
    if (texts.size > MAX_TEXTS) texts.delete(texts.keys().next().value!);
  }
  const module = loadModule(context, text);
  kernel = module.kernel(module.kernelNames[0]!);
  kernels.set(key, kernel);
  context.counters.owners--; // the cache keeps it as long as the context, which it must not keep open
  return kernel;
}
