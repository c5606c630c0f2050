/** The shipped image kernels on each device. Their PTX is imported while a device is opened. */
import type { Context } from "../context.ts";
import type { Kernel } from "../kernel.ts";
import { importWithDevice } from "../late.ts";
import { shippedKernel as kernelOf } from "../shipped.ts";

type Texts = typeof import("./kernel_texts.ts");

/** A module of ptx/, by what it exports. */
export type KernelModule = keyof Texts;

let texts: Texts | null = null;

/** Has the PTX imported together with what a device needs: at once if there is a device already. */
export async function importImageKernels(): Promise<void> {
  await importWithDevice(async () => {
    texts ??= await import("./kernel_texts.ts");
  });
}

/** Kernel `name` of one of the modules. */
export function shippedKernel(context: Context, module: KernelModule, name: string): Kernel {
  if (texts === null) throw new Error("the device was not opened by openDevice()");
  return kernelOf(context, texts[module], name);
}
