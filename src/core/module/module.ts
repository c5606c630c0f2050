/**
 * Modules: device code loaded from PTX, cubins or fatbins.
 *
 * @module
 */
import { printAsText } from "../../runtime/inspect.ts";
import {
  checkOptionNames,
  checkString,
  disposedError,
  invalid,
  mismatch,
  type OptionNames,
  show,
} from "../../base/check.ts";
import { closestName } from "../../base/suggestion.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { resourceOf, ResourceOwner, SharedResource } from "../../base/shared_resource.ts";
import type { Context } from "../context.ts";
import { Allocation } from "../memory/allocation.ts";
import { DeviceMemory } from "../memory/memory.ts";
import type { GraphResource } from "../stream_state.ts";
import { type DeclaredParameter, KernelDeclarations } from "./declaration.ts";
import { isScalarOf, scalarOf } from "./cpp_types.ts";
import { Kernel } from "./kernel.ts";
import { mangledScalars } from "./mangled_name.ts";
import { type KernelParameter, parseSignatures } from "./signature.ts";

/** The variables that PTX declares. */
const VARIABLE =
  /^\s*(?:\.(?:visible|extern|weak|common)\s+)?\.(?:global|const)\s[^;={(]*?([\w$]+)\s*(?:\[[^;={]*)?[;={]/gm;

/** Options of `device.loadModule()`. */
export interface ModuleOptions {
  /** The PTX that a cubin was compiled from, so that launches can be checked. */
  ptx?: string | undefined;
  /** Maps names in the source (`"add<float>"`) to names in the image. `device.compile()` fills it in. */
  loweredNames?: ReadonlyMap<string, string> | undefined;
  /**
   * The CUDA C++ that the image was compiled from. Errors then name parameters as it does (`int n`), and arrays
   * are checked against pointers to scalars and vectors (`float*`). `device.compile()` fills it in.
   */
  source?: string | undefined;
}

/**
 * Loaded device code. Disposing of it unloads the code, after which its kernels can no longer be launched;
 * graphs with its kernels stay valid. Unloading waits for the work of the device and blocks the event loop: dispose of
 * the module when its work has finished, `await stream.finished()` first.
 *
 * ```ts
 * using module = device.loadModule(ptx);
 * const saxpy = module.kernel("saxpy");
 * saxpy.launch({ grid: Math.ceil(n / 256), block: 256 }, y, x, 2, n);
 * ```
 */
export class Module extends ResourceOwner {
  private readonly context: Context;
  readonly #loweredNames: ReadonlyMap<string, string>;
  readonly #ptx: string | undefined;
  readonly #kernels: Map<string, Kernel> = new Map();
  readonly #declarations: KernelDeclarations | null;
  private readonly declared: Map<string, readonly DeclaredParameter[]> = new Map();
  #signatures: Map<string, KernelParameter[]> | undefined;

  /** @ignore Use `device.loadModule()`. */
  constructor(code: LoadedCode, ptx: string | undefined, { loweredNames, source }: ModuleOptions) {
    super(code);
    this.context = code.context;
    this.#ptx = ptx;
    this.#loweredNames = loweredNames ?? new Map();
    this.#declarations = source === undefined ? null : new KernelDeclarations(source);
  }

  /** The `CUmodule`. */
  get handle(): bigint {
    const resource = codeOf(this);
    if (resource.freed) throw disposedError("the module");
    return resource.handle;
  }

  /** Names of the kernels; empty for a cubin without PTX. */
  get kernelNames(): string[] {
    return [...this.#parameters().keys()];
  }

  /**
   * Returns a kernel by name: as in the PTX, or as passed to `nameExpressions`.
   *
   * @throws {CudaError} `CUDA_ERROR_NOT_FOUND`, with the available names.
   */
  kernel(name: string): Kernel {
    checkString("name", name);
    const module = this.handle;
    const known = this.#kernels.get(name);
    if (known) return known;
    const lowered = this.#loweredNames.get(name) ?? name;
    const signature = this.#parameters().get(lowered);
    if (signature === undefined && this.#ptx !== undefined) throw this.#notFound(name);
    const driver = this.context.use();
    const handle = driver.modules.function(module, lowered);
    const parameters = signature ?? driver.functions.parameters(handle)?.map(untypedParameter);
    if (parameters === undefined) {
      throw new CudaError(
        CUDA_ERROR.NOT_SUPPORTED,
        "cuFuncGetParamInfo",
        "this driver does not report a cubin's parameters; pass the PTX in the options of loadModule()",
      );
    }
    const declared = this.declared.get(name) ?? this.#declarations?.parameters(name, lowered, parameters);
    const kernel = new Kernel(
      this,
      name,
      handle,
      declared === undefined ? withScalars(parameters, lowered) : merge(parameters, declared),
    );
    this.#kernels.set(name, kernel);
    codeOf(this).nameKernel(handle, name);
    return kernel;
  }

  /**
   * Returns the memory of a `__device__` or `__constant__` variable, which keeps the code loaded. Kernels do not
   * name the variables that they use: a launch on another stream than that of a copy must wait for it.
   *
   * ```ts
   * using weights = module.global("weights"); // __constant__ float weights[4];
   * device.copy(weights, new Float32Array([1, 2, 3, 4]));
   * console.log(device.asArray(weights).view("f32").toHost());
   * ```
   *
   * @throws {CudaError} `CUDA_ERROR_NOT_FOUND`, with the available names.
   */
  global(name: string): DeviceMemory {
    checkString("name", name);
    const code = codeOf(this), { context } = this;
    const { pointer, byteLength } = this.#findGlobal(name);
    code.retain();
    return new DeviceMemory(
      new Allocation(context, pointer, byteLength, "foreign", null, () => code.release()),
    );
  }

  #findGlobal(name: string): { pointer: bigint; byteLength: number } {
    try {
      return this.context.use().modules.global(this.handle, this.#loweredNames.get(name) ?? name);
    } catch (error) {
      const isMissing = error instanceof CudaError && error.code === CUDA_ERROR.NOT_FOUND;
      if (!isMissing || this.#ptx === undefined) throw error;
      const names = Array.from(this.#ptx.matchAll(VARIABLE), ([, variable]) => variable!);
      const own = names.filter((variable) => !/^\$|_INTERNAL_/.test(variable));
      const closest = closestName(name, [...own, ...this.#loweredNames.keys()]);
      const advice = own.length === 0
        ? "the module has no variables"
        : `${closest === undefined ? "the" : `did you mean ${show(closest)}? The`} module has ${
          own.slice(0, 12).join(", ")
        }${own.length > 12 ? ", …" : ""}`;
      throw new CudaError(CUDA_ERROR.NOT_FOUND, "cuModuleGetGlobal", `no variable ${show(name)}; ${advice}`);
    }
  }

  #parameters(): Map<string, KernelParameter[]> {
    return this.#signatures ??= parseSignatures(this.#ptx ?? "");
  }

  #notFound(name: string): CudaError {
    const names = this.kernelNames;
    // A mangled name contains the length of the identifier before it: _Z5saxpyPf.
    const mangled = names.filter((candidate) => candidate.includes(`${name.length}${name}`));
    const closest = closestName(name, [...names, ...this.#loweredNames.keys()]);
    const advice = this.#declarations?.hasTemplate(name)
      ? `it is a template: pass its instances, such as nameExpressions: [${
        show(`${name}<float>`)
      }], to compile()`
      : name.includes("<")
      ? `pass nameExpressions: [${show(name)}] to compile(), which instantiates the template`
      : mangled.length > 0
      ? `${mangled.join(", ")} is there under its C++ name: declare it extern "C", or pass ${
        show(name)
      } in nameExpressions`
      : names.length > 0
      ? `${closest === undefined ? "the" : `did you mean ${show(closest)}? The`} module has ${
        names.slice(0, 12).join(", ")
      }${names.length > 12 ? ", …" : ""}`
      : "the module has no kernels";
    return new CudaError(CUDA_ERROR.NOT_FOUND, "cuModuleGetFunction", `no kernel ${show(name)}; ${advice}`);
  }

  /** Formats the names of the kernels: `Module of saxpy, add_one on cuda:0`. */
  override toString(): string {
    if (this.disposed) return "Module, disposed";
    const names = this.kernelNames;
    const more = names.length > 8 ? `, … (${names.length} kernels)` : "";
    const none = this.#ptx === undefined ? "a cubin" : "no kernels";
    return `Module of ${names.slice(0, 8).join(", ") || none}${more} on ${this.context}`;
  }
}

/** A parameter of a cubin without PTX. */
function untypedParameter(at: { offset: number; byteLength: number }): KernelParameter {
  return {
    ...at,
    name: "",
    type: "unknown",
    pointer: false,
    declaration: "",
    declaredType: "",
    element: null,
    scalar: null,
  };
}

/** Adds the types of scalars that the mangled name of a C++ kernel contains. */
function withScalars(parameters: readonly KernelParameter[], name: string): readonly KernelParameter[] {
  const types = mangledScalars(name);
  if (types?.length !== parameters.length) return parameters;
  const typed = parameters.map((parameter, index) => {
    const declaredType = types[index]!;
    const scalar = scalarOf(declaredType.split(" "), parameter.byteLength) ?? null;
    return scalar === null ? parameter : { ...parameter, declaredType, scalar };
  });
  const agree = typed.every(({ scalar, type, byteLength }) =>
    scalar === null || isScalarOf(scalar, type, byteLength)
  );
  return agree ? typed : parameters;
}

function merge(
  parameters: readonly KernelParameter[],
  declared: readonly DeclaredParameter[],
): KernelParameter[] {
  return parameters.map((parameter, index) => {
    const { text, type, element, scalar } = declared[index]!;
    const pointer = parameter.pointer || type.endsWith("*");
    return { ...parameter, pointer, declaration: text, declaredType: type, element, scalar };
  });
}

const MODULE_OPTIONS: OptionNames<ModuleOptions> = { ptx: true, loweredNames: true, source: true };

/** `device.loadModule()`. `builtin`: the PTX ships with cuffi. */
export function loadModule(
  context: Context,
  image: string | Uint8Array,
  options: ModuleOptions = {},
  builtin = false,
): Module {
  if (typeof image !== "string" && !(image instanceof Uint8Array)) {
    throw new TypeError(invalid("image", "PTX as a string, or PTX, cubin or fatbin as a Uint8Array", image));
  }
  checkOptionNames(options, MODULE_OPTIONS);
  const text = typeof image === "string" ? image : ptxText(image);
  if (text !== undefined) checkPtx(text);
  const ptx = options.ptx ?? text;
  const code = new LoadedCode(context, context.use().modules.load(image, builtin));
  return new Module(code, ptx, options);
}

/** Throws for a path, and for CUDA C++, which the driver rejects in words of PTX. */
function checkPtx(text: string): void {
  if (/^\s*\.version\b/m.test(text)) return;
  const expected = "PTX, a cubin or a fatbin";
  if (/\b__global__\b/.test(text)) {
    throw new TypeError(`${mismatch("image", expected, "CUDA C++")}; use await device.compile(source)`);
  }
  if (/^[^\n;{}]+\.(?:ptx|cubin|fatbin|cuh?|c|cc|cpp)$/.test(text)) {
    throw new TypeError(`${invalid("image", expected, text)}; pass the contents of the file, not its path`);
  }
}

/** Decodes PTX passed as bytes; undefined for a binary image. */
function ptxText(image: Uint8Array): string | undefined {
  if (image.length === 0 || (image[0] === 0x7f && image[1] === 0x45) || image.subarray(0, 64).includes(0)) {
    return undefined;
  }
  let end = image.length;
  while (end > 0 && image[end - 1] === 0) end--;
  return new TextDecoder().decode(image.subarray(0, end));
}

/** A `CUmodule`. Graphs with its kernels retain it. */
class LoadedCode extends SharedResource implements GraphResource {
  readonly context: Context;
  readonly handle: bigint;
  readonly #kernels: bigint[] = [];

  constructor(context: Context, handle: bigint) {
    super();
    this.context = context;
    this.handle = handle;
  }

  /** Names one of the kernels for profiles. */
  nameKernel(kernel: bigint, name: string): void {
    this.#kernels.push(kernel);
    this.context.names.set(kernel, name);
  }

  /** Code is never written, so its uses need no order. */
  touch(): void {}

  protected override destroy(): void {
    for (const kernel of this.#kernels) this.context.names.delete(kernel);
    if (!this.context.closed) this.context.use().modules.unload(this.handle);
  }
}

/** Gives the parameters of a kernel the names and types of its source, before `module.kernel()`. */
export function declareParameters(
  module: Module,
  kernel: string,
  parameters: readonly DeclaredParameter[],
): void {
  (module as unknown as { readonly declared: Map<string, readonly DeclaredParameter[]> })
    .declared.set(kernel, parameters);
}

/** Returns the context of a module, a private property. */
export function moduleContext(module: Module): Context {
  return (module as unknown as { readonly context: Context }).context;
}

/** Returns the resource of a module, a private property. */
export function codeOf(owner: Module): LoadedCode {
  return resourceOf(owner);
}

printAsText(Module, "Module");
