/** Loaded modules: their variables in memory and their kernels, compiled per block size. */
import { CompileError, CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type {
  CompiledKernel,
  CompileOptions,
  KernelInfo,
  ModuleVariable,
  SoftwareModule,
} from "../abi/index.ts";
import { alignUp } from "../../../base/align.ts";
import { relocate } from "../abi/relocation.ts";
import { ALIGNMENT } from "./allocator.ts";
import { HandleTable, newHandle } from "./handles.ts";
import type { RunBlocks } from "./job.ts";
import type { AddressSpace } from "./memory.ts";
import type { Owners } from "./owners.ts";

/** Size of constant memory, `CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY`. */
export const CONSTANT_BYTES = 65536;

/** Number of compiled variants to cache per kernel. The least recently used one is evicted. */
const MAX_VARIANTS = 32;

const ELF = [0x7f, 0x45, 0x4c, 0x46];
const FATBIN = [0x50, 0xed, 0x55, 0xba];

/** A kernel compiled for one block size. */
export interface Variant {
  /** Identifies the variant in messages to workers. */
  readonly id: number;
  readonly module: WebAssembly.Module;
  readonly compiled: CompiledKernel;
  /** The entry point of this thread's instance. */
  readonly run: RunBlocks;
  /** The last measured time per block; undefined before the first launch. */
  blockMilliseconds: number | undefined;
  /** Whether only launches that are enqueued may still use it. */
  evicted: boolean;
}

/** A kernel of a loaded module. */
export interface Kernel {
  readonly module: LoadedModule;
  readonly info: KernelInfo;
  /** Compiled variants by block size; the most recently used one is last. */
  readonly variants: Map<number, Variant>;
  /** The limit set by cuFuncSetAttribute. */
  maxDynamicSharedBytes: number;
}

export interface LoadedModule {
  /** The device that runs its kernels. */
  readonly ordinal: number;
  readonly software: SoftwareModule;
  readonly addresses: ReadonlyMap<string, number>;
  /** The memory of its variables. */
  readonly allocations: readonly number[];
  readonly variables: ReadonlyMap<string, ModuleVariable>;
  /** Kernel handles by name. */
  readonly functions: Map<string, bigint>;
}

/** The compiler and its options. */
export interface CompilerOptions {
  /** Parses PTX: `loadModule` of compiler.ts. */
  readonly load: (ptx: string, builtin: boolean) => SoftwareModule;
  readonly options: Pick<CompileOptions, "fma" | "lanes" | "memcheck" | "watchdog">;
}

export class Modules {
  readonly #space: AddressSpace;
  readonly #owners: Owners;
  readonly #compiler: CompilerOptions;
  readonly #instantiate: (module: WebAssembly.Module, compiled: CompiledKernel) => RunBlocks;
  readonly #onEvict: (variant: Variant) => void;
  readonly #modules: HandleTable<LoadedModule> = new HandleTable("module");
  readonly #kernels: Map<bigint, Kernel> = new Map();
  #variants = 0;

  /** @param onEvict called for each variant that is no longer needed */
  constructor(
    space: AddressSpace,
    owners: Owners,
    compiler: CompilerOptions,
    instantiate: (module: WebAssembly.Module, compiled: CompiledKernel) => RunBlocks,
    onEvict: (variant: Variant) => void,
  ) {
    this.#space = space;
    this.#owners = owners;
    this.#compiler = compiler;
    this.#instantiate = instantiate;
    this.#onEvict = onEvict;
  }

  load(image: string | Uint8Array, builtin: boolean, call: string): bigint {
    const software = this.#compiler.load(typeof image === "string" ? image : ptxText(image, call), builtin);
    const { addresses, allocations } = placeVariables(this.#space, software.variables, call);
    const variables = new Map(software.variables.map((variable) => [variable.name, variable]));
    for (const offset of allocations) this.#owners.add(offset);
    const ordinal = this.#owners.current;
    return this.#modules.add({ ordinal, software, addresses, allocations, variables, functions: new Map() });
  }

  unload(module: bigint, call: string): void {
    const { allocations, functions } = this.#modules.remove(module, call);
    for (const offset of allocations) {
      this.#owners.delete(offset);
      this.#space.release(offset);
    }
    for (const handle of functions.values()) {
      for (const variant of this.#kernels.get(handle)!.variants.values()) this.#evict(variant);
      this.#kernels.delete(handle);
    }
  }

  /** Returns the handle of a kernel, always the same one. */
  function(module: bigint, name: string, call: string): bigint {
    const loaded = this.#modules.get(module, call);
    const known = loaded.functions.get(name);
    if (known !== undefined) return known;
    const info = loaded.software.kernels.get(name);
    if (!info) throw notFound(call, "kernel", name, loaded.software.kernels.keys());
    const handle = newHandle();
    this.#kernels.set(handle, { module: loaded, info, variants: new Map(), maxDynamicSharedBytes: 0 });
    loaded.functions.set(name, handle);
    return handle;
  }

  global(module: bigint, name: string, call: string): { pointer: bigint; byteLength: number } {
    const { addresses, variables } = this.#modules.get(module, call);
    const address = addresses.get(name);
    if (address === undefined) throw notFound(call, "variable", name, addresses.keys());
    return { pointer: BigInt(address), byteLength: variables.get(name)!.byteLength };
  }

  kernel(fn: bigint, call: string): Kernel {
    const kernel = this.#kernels.get(fn);
    if (!kernel) {
      throw new CudaError(CUDA_ERROR.INVALID_HANDLE, call, `${fn} is not a kernel of a loaded module`);
    }
    return kernel;
  }

  /** Returns the kernel compiled for a block size. */
  variant(kernel: Kernel, blockX: number, blockY: number, blockZ: number): Variant {
    const { variants, info, module } = kernel;
    const key = blockX + 2048 * (blockY + 2048 * blockZ);
    let variant = variants.get(key);
    if (variant) {
      if (variants.size > 1) {
        variants.delete(key);
        variants.set(key, variant);
      }
      return variant;
    }
    const compiled = module.software.compile(info.name, {
      ...this.#compiler.options,
      blockDim: [blockX, blockY, blockZ],
      addresses: module.addresses,
    });
    const wasm = assemble(info.name, compiled.bytes);
    const run = this.#instantiate(wasm, compiled);
    variant = {
      id: ++this.#variants,
      module: wasm,
      compiled,
      run,
      blockMilliseconds: undefined,
      evicted: false,
    };
    variants.set(key, variant);
    if (variants.size > MAX_VARIANTS) {
      const [oldestKey, oldest] = variants.entries().next().value!;
      variants.delete(oldestKey);
      this.#evict(oldest);
    }
    return variant;
  }

  #evict(variant: Variant): void {
    variant.evicted = true;
    this.#onEvict(variant);
  }
}

/** Compiles WebAssembly, whose functions engines limit to 50,000 local variables and 7.6 MB. */
function assemble(kernel: string, bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  try {
    return new WebAssembly.Module(bytes);
  } catch (error) {
    const { message } = error as Error;
    if (!/local|size|too (big|large|many)/i.test(message)) throw error;
    throw new CompileError(
      `kernel ${kernel} is too large for the software device; split it, or unroll and inline less (kernels in ` +
        "TypeScript inline every call)",
      message,
    );
  }
}

/** Decodes PTX bytes. Throws for cubins and fatbins, which only a GPU can run. */
function ptxText(image: Uint8Array, call: string): string {
  const startsWith = (magic: number[]) => magic.every((byte, i) => image[i] === byte);
  if (startsWith(ELF) || startsWith(FATBIN)) {
    const detail = "the software device runs PTX, not machine code; compile to PTX";
    throw new CudaError(CUDA_ERROR.NO_BINARY_FOR_GPU, call, detail);
  }
  const end = image.indexOf(0);
  const text = new TextDecoder().decode(image.slice(0, end < 0 ? image.length : end));
  if (!/^\s*\.version\b/m.test(text)) throw new CudaError(CUDA_ERROR.INVALID_IMAGE, call);
  return text;
}

/** Allocates all variables, then writes their initial values, which may contain each other's addresses. */
function placeVariables(
  space: AddressSpace,
  variables: readonly ModuleVariable[],
  call: string,
): { addresses: ReadonlyMap<string, number>; allocations: readonly number[] } {
  const constants = variables.filter((variable) => variable.space === "const");
  const constantBytes = constants.reduce((sum, variable) => sum + variable.byteLength, 0);
  if (constantBytes > CONSTANT_BYTES) {
    throw invalidPtx(`.const variables: expected at most ${CONSTANT_BYTES} bytes, got ${constantBytes}`);
  }
  const addresses = new Map<string, number>();
  const allocations: number[] = [];
  try {
    for (const { name, linkage, byteLength, align } of variables) {
      if (linkage === "extern") throw unresolved(name);
      const padding = Math.max(align - ALIGNMENT, 0);
      const { offset } = space.allocate(Math.max(byteLength, 1) + padding, "module", call);
      allocations.push(offset);
      addresses.set(name, alignUp(offset, align));
    }
    for (const variable of variables) writeInitialValue(space, variable, addresses);
  } catch (error) {
    for (const offset of allocations) space.release(offset);
    throw error;
  }
  return { addresses, allocations };
}

function writeInitialValue(
  space: AddressSpace,
  variable: ModuleVariable,
  addresses: ReadonlyMap<string, number>,
): void {
  const address = addresses.get(variable.name)!;
  const target = space.bytes.subarray(address, address + variable.byteLength);
  if (variable.bytes) target.set(variable.bytes);
  else target.fill(0);
  const view = new DataView(target.buffer, target.byteOffset, target.byteLength);
  for (const relocation of variable.relocations) {
    const pointee = addresses.get(relocation.symbol);
    if (pointee === undefined) throw unresolved(relocation.symbol);
    relocate(view, relocation, pointee);
  }
}

function unresolved(name: string): CompileError {
  return invalidPtx(`unresolved extern variable '${name}'`);
}

function notFound(call: string, kind: string, name: string, names: Iterable<string>): CudaError {
  const known = [...names];
  const list = known.length === 0 ? "none" : known.slice(0, 20).join(", ") + (known.length > 20 ? ", …" : "");
  return new CudaError(CUDA_ERROR.NOT_FOUND, call, `no ${kind} '${name}'; the module has: ${list}`);
}

function invalidPtx(problem: string): CompileError {
  return new CompileError("Invalid PTX", problem, `Invalid PTX: ${problem}`);
}
