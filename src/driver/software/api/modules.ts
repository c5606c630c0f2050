/** Modules of the software device. */
import type { ModuleApi } from "../../driver.ts";
import type { DriverState } from "./state.ts";

export class SoftwareModules implements ModuleApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  load(image: string | Uint8Array, builtin = false): bigint {
    const call = "cuModuleLoadDataEx";
    return this.#state.use(call).modules.load(image, builtin, call);
  }

  unload(module: bigint): void {
    const call = "cuModuleUnload";
    const device = this.#state.use(call);
    device.synchronize(call);
    device.modules.unload(module, call);
  }

  function(module: bigint, name: string): bigint {
    const call = "cuModuleGetFunction";
    return this.#state.use(call).modules.function(module, name, call);
  }

  global(module: bigint, name: string): { pointer: bigint; byteLength: number } {
    const call = "cuModuleGetGlobal";
    return this.#state.use(call).modules.global(module, name, call);
  }
}
