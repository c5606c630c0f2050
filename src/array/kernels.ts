/** The kernels of array operations. Opening a device imports their PTX; a device loads it at first use. */
import type { Context } from "../core/context.ts";
import { builtinKernel } from "../core/module/builtin_kernels.ts";
import type { Kernel } from "../core/module/kernel.ts";

/** The PTX of the modules in ptx/array/. */
interface ArrayPtx {
  readonly copy: string;
  readonly interleave: string;
  readonly convertFillCompare: string;
  readonly convertVec4: string;
}

let ptx: ArrayPtx | null = null;

/** Imports the PTX. `openDevice()` waits for it. */
export async function importArrayKernels(): Promise<void> {
  if (ptx !== null) return;
  const [copy, interleave, convertFillCompare, convertVec4] = await Promise.all([
    import("../../ptx/array/copy.ts"),
    import("../../ptx/array/interleave.ts"),
    import("../../ptx/array/convert_fill_compare.ts"),
    import("../../ptx/array/convert_vec4.ts"),
  ]);
  ptx = {
    copy: copy.ARRAY_COPY,
    interleave: interleave.ARRAY_INTERLEAVE,
    convertFillCompare: convertFillCompare.ARRAY_CONVERT_FILL_COMPARE,
    convertVec4: convertVec4.ARRAY_CONVERT_VEC4,
  };
}

/** Returns kernel `name` of one of the modules. */
export function arrayKernel(context: Context, module: keyof ArrayPtx, name: string): Kernel {
  if (ptx === null) throw new Error("no device was opened with openDevice()");
  return builtinKernel(context, ptx[module], name);
}
