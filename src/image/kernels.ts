/** The shipped image kernels on each device. Their PTX is imported while a device is opened. */
import type { Context } from "../context.ts";
import type { Kernel } from "../kernel.ts";
import { importWithDevice } from "../late.ts";
import { shippedKernel as kernelOf } from "../shipped.ts";

type Texts = typeof import("./kernel_texts.ts");

/** A module of ptx/, by what it exports. */
export type KernelModule = keyof Texts;

/** Not the module itself: finding what it exports by name takes a microsecond. */
const texts = new Map<string, string>();

/** Has the PTX imported together with what a device needs: at once if there is a device already. */
export async function importImageKernels(): Promise<void> {
  await importWithDevice(async () => {
    if (texts.size > 0) return;
    for (const [module, text] of Object.entries(await import("./kernel_texts.ts"))) texts.set(module, text);
  });
}

/** Kernel `name` of one of the modules. */
export function shippedKernel(context: Context, module: KernelModule, name: string): Kernel {
  const text = texts.get(module);
  if (text === undefined) throw new Error("the device was not opened by openDevice()");
  return kernelOf(context, text, name);
}
