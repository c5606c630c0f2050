/**
 * Modules that no program needs before it has a device. `openDevice()` imports them while the device's driver starts, which
 * takes longer, so that they add nothing to the time in which a program starts.
 */
import { importArrayKernels } from "./array/kernels.ts";

/** The modules. */
interface Late {
  readonly assign: typeof import("./array/assign.ts");
  readonly print: typeof import("./array/print.ts");
  readonly ingest: typeof import("./ingest.ts");
  readonly foreign: typeof import("./interop/array.ts");
  readonly arrayInterface: typeof import("./interop/array_interface.ts");
  readonly dlpack: typeof import("./interop/dlpack.ts");
  readonly share: typeof import("./interop/share.ts");
  readonly stream: typeof import("./interop/stream.ts");
}

let modules: Late | null = null;

/** Brings them into the process, and the kernels of arrays with them. */
export async function importLate(): Promise<void> {
  const [assign, print, ingest, foreign, arrayInterface, dlpack, share, stream] = await Promise.all([
    import("./array/assign.ts"),
    import("./array/print.ts"),
    import("./ingest.ts"),
    import("./interop/array.ts"),
    import("./interop/array_interface.ts"),
    import("./interop/dlpack.ts"),
    import("./interop/share.ts"),
    import("./interop/stream.ts"),
    importArrayKernels(),
  ]);
  modules ??= { assign, print, ingest, foreign, arrayInterface, dlpack, share, stream };
}

/** The modules, which are there once a device is open. */
export function late(): Late {
  if (modules === null) throw new Error("the device was not opened by openDevice()");
  return modules;
}
