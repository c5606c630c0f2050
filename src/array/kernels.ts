/** The kernels of array operations. Opening a device imports their PTX; a device loads it at first use. */
import type { Context } from "../core/context.ts";
import { builtinKernel } from "../core/module/builtin_kernels.ts";
import type { Kernel } from "../core/module/kernel.ts";

/** Modules of ptx/. */
interface Texts {
  readonly copy: string;
  readonly interleave: string;
  readonly values: string;
  readonly convert: string;
}

let texts: Texts | null = null;

/** Imports the PTX. `openDevice()` waits for it. */
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

/** Returns kernel `name` of one of the modules. */
export function arrayKernel(context: Context, module: keyof Texts, name: string): Kernel {
  if (texts === null) throw new Error("no device was opened with openDevice()");
  return builtinKernel(context, texts[module], name);
}
