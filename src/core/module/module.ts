/**
 * Modules: device code that is loaded.
 *
 * @module
 */
import type { GraphPart } from "../graph/capture.ts";
import { show } from "../../base/check.ts";
import type { Context } from "../context.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { Kernel } from "./kernel.ts";
import { late } from "../../late.ts";
import { disown, own } from "../../base/finalization.ts";
import type { LoadedCode } from "./load.ts";
import type { KernelParameter } from "./signature.ts";

export type { Kernel };

/** Options of `device.loadModule()`. */
export interface ModuleOptions {
  /** The PTX that a cubin was made from: by it launches are checked. */
  ptx?: string;
  /** Names as written in the source (`"add<float>"`) → names in the image. `device.compile()` fills it. */
  loweredNames?: ReadonlyMap<string, string>;
}

/**
 * Device code that is loaded: PTX, cubin or fatbin.
 *
 * ```ts
 * using module = device.loadModule(ptx);
 * const saxpy = module.kernel("saxpy");
 * saxpy.launch({ grid: Math.ceil(n / 256), block: 256 }, y, x, 2, n);
 * ```
 */
export class Module implements Disposable {
  /** @internal */
  readonly context: Context;
  readonly #resource: LoadedCode;
  readonly #loweredNames: ReadonlyMap<string, string>;
  readonly #ptx: string | undefined;
  readonly #kernels: Map<string, Kernel> = new Map();
  #signatures: Map<string, KernelParameter[]> | undefined;
  #disposed = false;

  /** @internal Use `device.loadModule()`. */
  constructor(resource: LoadedCode, ptx: string | undefined, loweredNames: ReadonlyMap<string, string>) {
    this.context = resource.context;
    this.#ptx = ptx;
    this.#loweredNames = loweredNames;
    this.#resource = resource;
    own(this, resource);
  }

  /** The `CUmodule`. */
  get handle(): bigint {
    if (this.#disposed) throw new Error("the module was used after dispose()");
    return this.#resource.handle;
  }

  /** Names of the kernels, as far as PTX is at hand. */
  get kernelNames(): string[] {
    return [...this.#parameters().keys()];
  }

  /**
   * A kernel by name: as in the PTX, or as it was given to `nameExpressions`.
   *
   * @throws {CudaError} `CUDA_ERROR_NOT_FOUND`, with the names that there are.
   */
  kernel(name: string): Kernel {
    const module = this.handle;
    const known = this.#kernels.get(name);
    if (known) return known;
    const lowered = this.#loweredNames.get(name) ?? name;
    const signature = this.#parameters().get(lowered);
    if (signature === undefined && this.#ptx !== undefined) throw this.#notFound(name);
    const driver = this.context.use();
    const handle = driver.modules.function(module, lowered);
    const parameters = signature ??
      driver.functions.parameters(handle)?.map((parameter): KernelParameter => ({
        ...parameter,
        name: "",
        type: "unknown",
        pointer: false,
      }));
    if (parameters === undefined) {
      throw new CudaError(
        CUDA_ERROR.NOT_SUPPORTED,
        "cuFuncGetParamInfo",
        "this driver cannot tell a cubin's parameters; give the PTX in loadModule's options",
      );
    }
    const kernel = new Kernel(this, name, handle, parameters);
    this.#kernels.set(name, kernel);
    this.#resource.name(handle, name);
    return kernel;
  }

  /** Address and size of a `__device__` or `__constant__` variable. It lives as long as the module. */
  global(name: string): { pointer: bigint; byteLength: number } {
    return this.context.use().modules.global(this.handle, this.#loweredNames.get(name) ?? name);
  }

  /** @internal What graphs with the module's kernels hold. */
  get code(): GraphPart {
    return this.#resource;
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.#disposed;
  }

  /** Unloads the code. Its kernels cannot be launched any more. */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    disown(this.#resource);
  }

  /** What `using` calls: {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }

  #parameters(): Map<string, KernelParameter[]> {
    return this.#signatures ??= late().signature.parseSignatures(this.#ptx ?? "");
  }

  #notFound(name: string): CudaError {
    const names = this.kernelNames;
    const mangled = names.filter((candidate) => candidate.includes(name));
    const advice = mangled.length > 0
      ? `${mangled.join(", ")} is there under its C++ name: declare it extern "C", or give ${
        show(name)
      } in nameExpressions`
      : names.length > 0
      ? `the module has ${names.slice(0, 12).join(", ")}${names.length > 12 ? ", …" : ""}`
      : "the module has no kernels";
    return new CudaError(CUDA_ERROR.NOT_FOUND, "cuModuleGetFunction", `no kernel ${show(name)}; ${advice}`);
  }
}
