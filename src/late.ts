/**
 * What no program needs before it has a device. `openDevice()` imports it while the device's driver starts, which takes longer, so
 * that it adds nothing to the time in which a program starts. What `mod.ts` exports imports these modules for their types only.
 */
type Modules = typeof import("./late_modules.ts");

let modules: Modules | null = null;

/** Brings the modules into the process, and the kernels of arrays with them. */
export async function importLate(): Promise<void> {
  const imported = await import("./late_modules.ts");
  await imported.kernels.importArrayKernels();
  modules = imported;
}

/** Calls back with the modules: at once if they are here. What has no device may need one of them all the same. */
export function whenLate(work: (modules: Modules) => void): void {
  if (modules !== null) return work(modules);
  importLate().then(() => work(late())).catch((error) => console.warn(`cuffi: freeing failed: ${error}`));
}

/** The modules, which are there once a device is open. */
export function late(): Modules {
  if (modules === null) throw new Error("the device was not opened by openDevice()");
  return modules;
}
