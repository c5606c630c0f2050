/** The kernels of arrays: their PTX is imported while a device is opened, and loaded on the device at first use. */
import type { Context } from "../core/context.ts";
import type { Kernel } from "../core/module/module.ts";
import { shippedKernel } from "../core/module/builtin_kernels.ts";

/** Modules of ptx/. */
interface Texts {
  readonly copy: string;
  readonly interleave: string;
  readonly values: string;
  readonly convert: string;
}

let texts: Texts | null = null;

/** Brings the PTX into the process. `openDevice()` awaits it, so that every array finds it there. */
export async function importArrayKernels(): Promise<void> {
  if (texts !== null) return;
  const [copy, interleave, values, convert] = await Promise.all([
    import("../../ptx/array/copy.ts"),
    import("../../ptx/array/interleave.ts"),
    import("../../ptx/array/convert_fill_compare.ts"),
    import("../../ptx/array/convert_vec4.ts"),
  ]);
  texts = {
    copy: copy.ARRAY_COPY,
    interleave: interleave.ARRAY_INTERLEAVE,
    values: values.ARRAY_CONVERT_FILL_COMPARE,
    convert: convert.ARRAY_CONVERT_VEC4,
  };
}

/** Kernel `name` of one of the modules. */
export function arrayKernel(context: Context, module: keyof Texts, name: string): Kernel {
  if (texts === null) throw new Error("the device was not opened by openDevice()");
  return shippedKernel(context, texts[module], name);
}

/** Threads of a block: `BLOCK` of kernels/array/axes.cuh. */
export const BLOCK = 256;
