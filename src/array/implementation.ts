/**
 * Implementation modules of `DeviceArray` that are not needed before a device is open. `openDevice()` loads
 * them while the driver starts, which takes longer. They work on `ArrayData` and never import the public
 * classes.
 */
import type { GeneratedOperations } from "./generated.ts";

/** The modules, by name. */
export interface ArrayImplementation {
  readonly arrayInterface: typeof import("../interop/cuda_array_interface/export.ts");
  readonly dlpack: typeof import("../interop/dlpack/export.ts");
  readonly generated: GeneratedOperations;
  readonly ipc: typeof import("../interop/ipc/array.ts");
  readonly operations: typeof import("./operations.ts");
  readonly print: typeof import("./print.ts");
  readonly views: typeof import("./views.ts");
}

let loaded: ArrayImplementation | null = null;

/** Loads the modules, except for those of the layer above, and the PTX of the array kernels. */
export async function loadArrayImplementation(above: Promise<GeneratedOperations>): Promise<void> {
  if (loaded !== null) return;
  const [generated, arrayInterface, dlpack, ipc, operations, print, views] = await Promise.all([
    above,
    import("../interop/cuda_array_interface/export.ts"),
    import("../interop/dlpack/export.ts"),
    import("../interop/ipc/array.ts"),
    import("./operations.ts"),
    import("./print.ts"),
    import("./views.ts"),
    import("./kernels.ts").then((kernels) => kernels.importArrayKernels()),
  ]);
  loaded = { arrayInterface, dlpack, generated, ipc, operations, print, views };
}

/** Returns the modules. An array exists only if a device was opened, so they are loaded. */
export function implementation(): ArrayImplementation {
  if (loaded === null) throw new Error("no device was opened with openDevice()");
  return loaded;
}
