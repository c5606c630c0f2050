/** CUDA arrays, textures, and surfaces of the software device. */
import type {
  ArrayCopy,
  ArrayDescriptor,
  TextureApi,
  TextureDescriptor,
  TextureSource,
} from "../../driver.ts";
import type { DriverState } from "./state.ts";

export class SoftwareTextures implements TextureApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  createArray(descriptor: ArrayDescriptor): bigint {
    const call = "cuArray3DCreate";
    return this.#state.use(call).textures.createArray(descriptor, call);
  }

  destroyArray(array: bigint): void {
    const call = "cuArrayDestroy";
    const device = this.#state.use(call);
    device.synchronize(call);
    device.textures.destroyArray(array, call);
  }

  copyArray(copy: ArrayCopy, stream: bigint): void {
    const call = "cuMemcpy3DAsync";
    const device = this.#state.use(call);
    if (device.textures.copyArray(copy, stream, call)) device.fault.report(call);
  }

  createTexture(source: TextureSource, descriptor: TextureDescriptor): bigint {
    const call = "cuTexObjectCreate";
    return this.#state.use(call).textures.createTexture(source, descriptor, call);
  }

  destroyTexture(texture: bigint): void {
    const call = "cuTexObjectDestroy";
    const device = this.#state.use(call);
    device.synchronize(call);
    device.textures.destroyTexture(texture, call);
  }

  createSurface(array: bigint): bigint {
    const call = "cuSurfObjectCreate";
    return this.#state.use(call).textures.createSurface(array, call);
  }

  destroySurface(surface: bigint): void {
    const call = "cuSurfObjectDestroy";
    const device = this.#state.use(call);
    device.synchronize(call);
    device.textures.destroySurface(surface, call);
  }
}
