/**
 * What no program needs before it has a device. `openDevice()` imports it while the device's driver starts, which takes longer, so
 * that it adds nothing to the time in which a program starts. What `mod.ts` exports imports these modules for their types only.
 */
type Modules = typeof import("./late_modules.ts");

let modules: Modules | null = null;
let begun = false;
const alongside: (() => Promise<void>)[] = [];

/** Brings the modules into the process, and the kernels of arrays with them. */
export async function importLate(): Promise<void> {
  begun = true;
  const others = alongside.map((load) => load());
  const imported = await import("./late_modules.ts");
  await Promise.all([imported.kernels.importArrayKernels(), ...others]);
  modules = imported;
}

/**
 * Has more imported with the first device: `load` is called when one is opened, which waits for it; at once if one has been, or is
 * being opened.
 */
export async function importWithDevice(load: () => Promise<void>): Promise<void> {
  alongside.push(load);
  if (begun) await load();
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
