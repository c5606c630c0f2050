/** Runs kernels without a driver. */
import assert from "node:assert/strict";
import { alignUp } from "../../src/base/align.ts";
import { at } from "../../src/base/at.ts";
import {
  type CompileOptions,
  FAULT,
  FIRST_ADDRESS,
  FRAME,
  FRAME_BYTES,
  MAX_PAGES,
  MEMCHECK,
  MEMCHECK_BYTES,
  type SoftwareModule,
} from "../../src/driver/software/abi/index.ts";
import { relocate } from "../../src/driver/software/abi/relocation.ts";
import { loadModule } from "../../src/driver/software/compiler.ts";

/** Returns the integers from 0 to `count` − 1. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export const HEADER = ".version 7.8\n.target sm_75\n.address_size 64\n";

export type Argument =
  | { readonly u32: number }
  | { readonly f32: number }
  | { readonly pointer: number }
  | { readonly bytes: Uint8Array };

export interface LaunchOptions {
  readonly grid?: readonly [number, number, number];
  readonly block?: readonly [number, number, number];
  readonly dynamicSharedBytes?: number;
  readonly lanes?: 1 | 4;
  readonly memcheck?: boolean;
  /** How much faster than real time the kernel's clock runs. Default 1. */
  readonly clockRate?: number;
}

function createMemory(): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: 64, maximum: MAX_PAGES, shared: true });
}

/** A small memory with one loaded module. */
export class Machine {
  readonly memory: WebAssembly.Memory;
  readonly view: DataView;
  readonly module: SoftwareModule;
  readonly addresses: Map<string, number> = new Map();
  readonly printed: number[] = [];
  /** Live and freed ranges for the memory checker: [first, end). */
  readonly live: [number, number][] = [];
  readonly freed: [number, number][] = [];
  /** The launch frame of the last launch. */
  frame = 0;
  #top = FIRST_ADDRESS;

  /** @param memory Zeros. */
  constructor(ptx: string, memory: WebAssembly.Memory = createMemory()) {
    this.memory = memory;
    this.view = new DataView(memory.buffer);
    this.module = loadModule(ptx);
    const { variables } = this.module;
    for (const { name, byteLength, align } of variables) {
      this.addresses.set(name, this.allocate(byteLength, align));
    }
    for (const { name, bytes, relocations } of variables) {
      const address = this.addresses.get(name)!;
      if (bytes !== undefined) new Uint8Array(this.memory.buffer, address).set(bytes);
      const view = new DataView(this.memory.buffer, address);
      for (const relocation of relocations) {
        relocate(view, relocation, this.addresses.get(relocation.symbol)!);
      }
    }
  }

  allocate(byteLength: number, align = 256): number {
    const address = alignUp(this.#top, align);
    this.#top = address + byteLength;
    if (this.#top > this.memory.buffer.byteLength) throw new RangeError("out of test memory");
    return address;
  }

  /** Copies a typed array to the memory and returns its address. */
  upload(data: ArrayBufferView): number {
    const address = this.allocate(data.byteLength);
    this.live.push([address, address + data.byteLength]);
    new Uint8Array(this.memory.buffer, address).set(
      new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    );
    return address;
  }

  i32(address: number, count: number): number[] {
    return [...new Int32Array(this.memory.buffer, address, count)];
  }
  u32(address: number, count: number): number[] {
    return [...new Uint32Array(this.memory.buffer, address, count)];
  }
  u64(address: number, count: number): bigint[] {
    return [...new BigUint64Array(this.memory.buffer, address, count)];
  }
  f32(address: number, count: number): number[] {
    return [...new Float32Array(this.memory.buffer, address, count)];
  }

  launch(name: string, args: readonly Argument[], options: LaunchOptions = {}): void {
    const { grid = [1, 1, 1], block = [32, 1, 1], dynamicSharedBytes = 0 } = options;
    const info = this.module.kernels.get(name)!;
    const compileOptions: CompileOptions = {
      blockDim: block,
      fma: "exact",
      lanes: options.lanes ?? 1,
      memcheck: options.memcheck ?? false,
      addresses: this.addresses,
    };
    const compiled = this.module.compile(name, compileOptions);
    const parameters = this.allocate(info.parameterBytes + 8);
    info.parameters.forEach(({ offset }, i) => {
      const argument = at(args, i);
      const address = parameters + offset;
      if ("u32" in argument) this.view.setUint32(address, argument.u32, true);
      else if ("f32" in argument) this.view.setFloat32(address, argument.f32, true);
      else if ("pointer" in argument) this.view.setBigUint64(address, BigInt(argument.pointer), true);
      else new Uint8Array(this.memory.buffer, address).set(argument.bytes);
    });
    const frame = this.frame = this.allocate(FRAME_BYTES);
    const set = (field: number, value: number): void => this.view.setUint32(frame + field, value, true);
    set(FRAME.gridX, grid[0]);
    set(FRAME.gridY, grid[1]);
    set(FRAME.gridZ, grid[2]);
    set(FRAME.parameters, parameters);
    const shared = this.allocate(compiled.staticSharedBytes + dynamicSharedBytes);
    set(FRAME.shared, shared);
    set(FRAME.dynamicShared, shared + compiled.staticSharedBytes);
    set(FRAME.dynamicSharedBytes, dynamicSharedBytes);
    set(FRAME.scratch, this.allocate(compiled.scratchBytes));
    if (options.memcheck) set(FRAME.memcheck, this.#tables());
    const imports = {
      memory: this.memory,
      vprintf: (_frame: number, format: number): number => {
        this.printed.push(format);
        return 0;
      },
      globaltimer: (): bigint => BigInt(Math.round(performance.now() * 1e6 * (options.clockRate ?? 1))),
    };
    const instance = new WebAssembly.Instance(new WebAssembly.Module(compiled.bytes), { cuffi: imports });
    (instance.exports.run as (frame: number, first: number, count: number) => void)(
      frame,
      0,
      grid[0] * grid[1] * grid[2],
    );
  }

  /** Frees an upload, as far as the memory checker is concerned. */
  free(address: number): void {
    const index = this.live.findIndex(([first]) => first === address);
    this.freed.push(...this.live.splice(index, 1));
  }

  #tables(): number {
    const { live, freed } = this;
    const tables = this.allocate(MEMCHECK_BYTES + 8 * (live.length + freed.length));
    const set = (offset: number, value: number): void => this.view.setUint32(tables + offset, value, true);
    set(MEMCHECK.liveCount, live.length);
    set(MEMCHECK.liveTable, tables + MEMCHECK_BYTES);
    set(MEMCHECK.freedCount, freed.length);
    set(MEMCHECK.stores, 0);
    set(MEMCHECK.freedTable, tables + MEMCHECK_BYTES + 8 * live.length);
    [...live, ...freed].flat().forEach((word, i) => set(MEMCHECK_BYTES + 4 * i, word));
    return tables;
  }

  line(): number {
    return this.view.getUint32(this.frame + FRAME.line, true);
  }

  faultingThread(): number {
    return this.view.getUint32(this.frame + FRAME.thread, true);
  }

  faultingAddress(): number {
    return Number(this.view.getBigUint64(this.frame + FRAME.address, true));
  }

  fault(): number {
    return this.view.getUint32(this.frame + FRAME.fault, true);
  }
}

/** Launches a kernel that must end with the fault of threads that only wait for a second, which here is 20 ms. */
export function assertInfiniteLoop(
  machine: Machine,
  name: string,
  args: readonly Argument[],
  options: LaunchOptions = {},
): void {
  assert.throws(() => machine.launch(name, args, { ...options, clockRate: 50 }), WebAssembly.RuntimeError);
  assert.equal(machine.fault(), FAULT.infiniteLoop);
}

/**
 * Returns a kernel `k(.u64 out)` whose body computes %r0, which is stored at out[thread]. %t is %tid.x, and
 * %i is the linear index of the thread in the grid.
 */
export function kernel(body: string, declarations = ""): string {
  return `${HEADER}${declarations}
.visible .entry k(.param .u64 out) {
  .reg .pred %p<16>;
  .reg .b16 %h<16>;
  .reg .b32 %r<64>;
  .reg .f32 %f<32>;
  .reg .b64 %rd<32>;
  .reg .f64 %fd<16>;
  .reg .b32 %t, %i;
  .reg .b64 %out, %at;
  ld.param.u64 %out, [out];
  mov.u32 %t, %tid.x;
  mov.u32 %i, %ctaid.x;
  mov.u32 %r1, %ntid.x;
  mad.lo.u32 %i, %i, %r1, %t;
  mul.wide.u32 %at, %i, 4;
  add.u64 %at, %out, %at;
  ${body}
  st.global.u32 [%at], %r0;
  ret;
}
`;
}

/** The memory of {@link run}. Bun takes several times as long with a memory for each program. */
let reused: WebAssembly.Memory | undefined;

/**
 * Runs {@link kernel} and returns %r0 of each thread, or `poison` for threads that do not reach the store.
 */
export function run(
  body: string,
  options: LaunchOptions & { readonly declarations?: string; readonly poison?: number } = {},
): number[] {
  reused ??= createMemory();
  new Uint8Array(reused.buffer).fill(0);
  const machine = new Machine(kernel(body, options.declarations), reused);
  const { grid = [1, 1, 1], block = [32, 1, 1] } = options;
  const count = grid[0] * block[0];
  const out = machine.upload(new Int32Array(count).fill(options.poison ?? -1));
  machine.launch("k", [{ pointer: out }], options);
  return machine.i32(out, count);
}
