import type { CompileOptions, KernelImports } from "../abi/index.ts";
import type { BasicBlock, Program, Register } from "../analysis/program.ts";
import type { Instruction } from "../ptx/ast.ts";
import type { OriginGlobals } from "./definedness.ts";

/** Notices that the threads of a block wait forever. */
export interface StallCounter {
  /** Index of the function that decides whether they do; see waits.ts. */
  readonly check: number;
  /** The blocks where a thread has left all loops in which it may wait. */
  readonly after: ReadonlySet<BasicBlock>;
  /** The instructions in such loops that may write memory. */
  readonly writes: ReadonlySet<Instruction>;
}

/** The host functions that a kernel module may import. */
export type HostFunction = Exclude<keyof KernelImports, "memory">;

/** The WebAssembly module that a function is linked into, as its code sees it. */
export interface Linker {
  readonly options: CompileOptions;
  /** Threads of a block. */
  readonly threads: number;
  /** Index of a support function. */
  support(name: string): number;
  /** Index of a device function. */
  deviceFunction(name: string): number;
  /** Index of an imported host function. */
  host(name: HostFunction): number;
  moduleAddress(name: string): number;
  /** Index of the memory checker's function; undefined without the checker. */
  readonly memcheck: number | undefined;
  /** Index of the memory checker's function that runs after stores to global memory, if it compares them. */
  readonly stored: number | undefined;
  /** Set with the memory checker; see definedness.ts. */
  readonly origins: OriginGlobals | undefined;
  nanObservable(program: Program, register: Register): boolean;
  hasFewDigits(program: Program, register: Register): boolean;
  /** Set if threads may wait for others in a loop. */
  readonly stall: StallCounter | undefined;
  /** Address ranges of `.const` variables, for isspacep. */
  readonly constants: readonly { readonly address: number; readonly byteLength: number }[];
  /** Bytes of static shared memory; dynamic shared memory follows. */
  readonly staticSharedBytes: number;
  /** Offset in the scratch memory of the local memory of all threads, and its size. */
  readonly localOffset: number;
  readonly localBytes: number;
}
