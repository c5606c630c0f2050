/** Kernel faults: describes a stopped kernel in CUDA's terms and invalidates the context. */
import { areFaultsIgnored, CONTEXT_LOST, CUDA_ERROR, CudaError, NO_HINT } from "../../../base/errors.ts";
import { failAtExit } from "../../../runtime/exit_status.ts";
import { ACCESS, type CompiledKernel, FAULT, FRAME, type SourcePosition } from "../abi/index.ts";
import {
  type AccessedMemory,
  describeAccess,
  describeOutside,
  describeSharedAccess,
  NO_SHARED_BYTES,
} from "./fault_access.ts";

const ASSERT = 710, INVALID_PC = 718;

const FREES = /Free|Unload|Destroy|Release/;

/**
 * The sticky error of a context. The first synchronizing call after a fault throws it, and so does every call
 * after that. Work enqueued in between is discarded.
 */
export class FaultLatch {
  #fault: { readonly code: number; readonly detail: string } | null = null;
  #reported = false;
  readonly #hint: string;

  /** @param memcheck Whether the memory checker is on. */
  constructor(memcheck = false) {
    this.#hint = memcheck ? CONTEXT_LOST : `${CONTEXT_LOST} CUFFI_MEMCHECK=1 checks every access to memory.`;
  }

  /** True once a kernel has faulted, reported or not. */
  get set(): boolean {
    return this.#fault !== null;
  }

  /** Description of the fault; undefined without one. */
  get detail(): string | undefined {
    return this.#fault?.detail;
  }

  /** Takes over the fault of a device from which data was copied. */
  follow(other: FaultLatch): void {
    if (other.#fault !== null) this.record(other.#fault);
  }

  /** Records a fault, unless there is one already. */
  record(fault: { readonly code: number; readonly detail: string }): void {
    this.#fault ??= fault;
  }

  /** Throws if a kernel has faulted. For calls that wait for or query earlier work. */
  report(call: string): void {
    if (!this.#fault) return;
    if (!areFaultsIgnored()) {
      // Errors of calls that free something are printed, not thrown.
      if (!this.#reported && FREES.test(call)) failAtExit();
      this.#reported = true;
    }
    throw new CudaError(this.#fault.code, call, this.#fault.detail, this.#hint);
  }

  /**
   * Prints a fault that no call has thrown, and lets the process fail: a program that ends without waiting for its
   * kernels would hide it. For the end of the device.
   */
  finish(): void {
    if (this.#fault === null || this.#reported) return;
    this.#reported = true;
    const { code, detail } = this.#fault;
    console.error(
      `cuffi: nothing waited for this fault: ${new CudaError(code, "at the end", detail, NO_HINT)}`,
    );
    failAtExit();
  }

  /** Throws if a fault has been reported. For all other calls. */
  check(call: string): void {
    if (this.#reported) this.report(call);
  }
}

/** A launch that a fault stopped. */
export interface StoppedLaunch extends AccessedMemory {
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  /** {@link CompiledKernel.lanes}. */
  readonly lanes: CompiledKernel["lanes"];
  /** The engine's error, as text. */
  readonly trap: string;
  /** Returns the source position of a PTX line, if known. */
  readonly sourceOf: (line: number) => SourcePosition | undefined;
  /** Returns the text at an address, up to a byte of 0. */
  readonly textAt: (address: bigint) => string;
}

/** Returns the fault's `CUresult` and a text with kernel, block, thread, access and line. */
export function describeFault(stopped: StoppedLaunch): { code: number; detail: string } {
  const word = (field: number) => stopped.frame.getUint32(field, true);
  const kind = word(FRAME.fault);
  const { code, problem } = kind === FAULT.none ? engineTrap(stopped) : kernelFault(kind, stopped);
  const line = kind === FAULT.none ? 0 : word(FRAME.line);
  const block = coordinates(word(FRAME.block), stopped.grid);
  const where = `in kernel ${stopped.kernel.name}, block (${block}), ${threadOf(stopped, kind)}`;
  const other = kind === FAULT.sharedRace
    ? otherAccess(stopped)
    : kind === FAULT.globalRace
    ? otherStore(stopped)
    : kind === FAULT.uninitializedShared
    ? "; if another thread writes it, a barrier is missing"
    : "";
  const site = stopped.note?.site === undefined ? "" : `; launched at ${stopped.note.site}`;
  return { code, detail: `${problem} ${where}${position(line, stopped.sourceOf(line))}${other}${site}` };
}

/**
 * Names the thread of a fault. After a trap of the engine, only the first of the threads that ran as lanes is known,
 * so all of them are named. An index that is no multiple of the number of lanes comes from a part of the kernel that
 * ran thread by thread.
 */
function threadOf({ frame, block, lanes }: StoppedLaunch, kind: number): string {
  const first = frame.getUint32(FRAME.thread, true);
  const thread = `(${coordinates(first, block)})`;
  if (kind !== FAULT.none || lanes === 1 || first % lanes !== 0) return `thread ${thread}`;
  return `one of threads ${thread} to (${coordinates(first + lanes - 1, block)})`;
}

/** Describes the access with which the one of a data race collides. */
function otherAccess({ frame, block, sourceOf }: StoppedLaunch): string {
  const word = (field: number) => frame.getUint32(field, true);
  const thread = word(FRAME.otherThread), line = word(FRAME.otherLine);
  const access = word(FRAME.otherKind) === ACCESS.write ? "write" : "read";
  // If several threads have read the bytes, only the first one is known.
  return thread === word(FRAME.thread)
    ? `, and a ${access} by another thread, without a barrier between them`
    : `, and a ${access} by thread (${coordinates(thread, block)})${position(line, sourceOf(line))}, ` +
      "without a barrier between them";
}

/** Describes the store of another value to the same element. */
function otherStore({ frame, grid, block, sourceOf }: StoppedLaunch): string {
  const word = (field: number) => frame.getUint32(field, true);
  const line = word(FRAME.otherLine);
  const place = position(line, sourceOf(line));
  return `, and a write of another value by block (${coordinates(word(FRAME.otherBlock), grid)}), ` +
    `thread (${coordinates(word(FRAME.otherThread), block)})${place}, neither of them atomic`;
}

function position(line: number, source: SourcePosition | undefined): string {
  if (line === 0) return "";
  if (source === undefined) return `, PTX line ${line}`;
  const column = source.column > 0 ? `:${source.column}` : "";
  return `, ${source.file}:${source.line}${column} (PTX line ${line})`;
}

function kernelFault(kind: number, stopped: StoppedLaunch): { code: number; problem: string } {
  const { frame } = stopped;
  switch (kind) {
    case FAULT.trap:
      return { code: CUDA_ERROR.LAUNCH_FAILED, problem: "trap" };
    case FAULT.assertion: {
      const message = stopped.textAt(frame.getBigUint64(FRAME.address, true));
      return { code: ASSERT, problem: `failed assertion: ${message}` };
    }
    case FAULT.deadlock:
      return {
        code: CUDA_ERROR.LAUNCH_TIMEOUT,
        problem: "deadlock: threads wait at a barrier or warp operation that others never reach,",
      };
    case FAULT.infiniteLoop:
      return {
        code: CUDA_ERROR.LAUNCH_TIMEOUT,
        problem: "infinite loop, possibly waiting for a thread or block that runs after this one,",
      };
    case FAULT.timeout:
      return {
        code: CUDA_ERROR.LAUNCH_TIMEOUT,
        problem: "the kernel ran longer than CUFFI_SOFTWARE_TIMEOUT allows,",
      };
    case FAULT.stackOverflow:
      return { code: CUDA_ERROR.LAUNCH_FAILED, problem: "stack overflow (recursion too deep)" };
    case FAULT.outOfBounds:
      return {
        code: CUDA_ERROR.ILLEGAL_ADDRESS,
        problem: `access outside any allocation: ${describeOutside(stopped)}`,
      };
    case FAULT.otherDevice:
      return {
        code: CUDA_ERROR.ILLEGAL_ADDRESS,
        problem: `access to memory of another device without enablePeerAccess(): ${describeAccess(stopped)}`,
      };
    case FAULT.illegalAddress:
      return {
        code: CUDA_ERROR.ILLEGAL_ADDRESS,
        problem: `access to an illegal address: ${describeAccess(stopped)}`,
      };
    case FAULT.useAfterFree:
      return {
        code: CUDA_ERROR.ILLEGAL_ADDRESS,
        problem: `access to freed memory: ${describeAccess(stopped)}`,
      };
    case FAULT.misaligned:
      return {
        code: CUDA_ERROR.MISALIGNED_ADDRESS,
        problem: `misaligned access: ${describeAccess(stopped)}`,
      };
    case FAULT.uninitializedShared:
      return {
        code: CUDA_ERROR.LAUNCH_FAILED,
        problem: `read of uninitialized shared memory: ${describeSharedAccess(stopped, false)}`,
      };
    case FAULT.globalRace:
      return {
        code: CUDA_ERROR.LAUNCH_FAILED,
        problem: `data race: write of ${describeAccess(stopped)}`,
      };
    case FAULT.sharedRace:
      return {
        code: CUDA_ERROR.LAUNCH_FAILED,
        problem: `data race on shared memory: ${describeSharedAccess(stopped)}`,
      };
    case FAULT.invalidBranchTarget:
      return { code: INVALID_PC, problem: "branch to a target outside its table" };
    case FAULT.invalidFunction:
      return { code: INVALID_PC, problem: invalidCall(frame.getBigUint64(FRAME.address, true)) };
    case FAULT.waitingRecursion:
      return {
        code: CUDA_ERROR.NOT_SUPPORTED,
        problem:
          "call through a pointer of a function that waits for other threads, within others of its kind,",
      };
    case FAULT.invalidTexture:
      return {
        code: CUDA_ERROR.ILLEGAL_ADDRESS,
        problem: "access through an invalid texture or surface handle",
      };
    case FAULT.surfaceOutOfBounds:
      return { code: CUDA_ERROR.LAUNCH_FAILED, problem: "access outside a surface" };
    default:
      return { code: CUDA_ERROR.LAUNCH_FAILED, problem: `fault ${kind}` };
  }
}

function invalidCall(pointer: bigint): string {
  if (pointer === 0n) return "call through a null function pointer";
  const address = `0x${pointer.toString(16)}`;
  return `call through ${address}, which is no function of the module with the parameters of the call,`;
}

/** V8, JavaScriptCore and SpiderMonkey word an out-of-bounds access differently. */
function engineTrap({ trap, kernel, frame }: StoppedLaunch): { code: number; problem: string } {
  if (!/bounds/i.test(trap) || !/memory|index/i.test(trap)) {
    return { code: CUDA_ERROR.LAUNCH_FAILED, problem: trap };
  }
  const isMissing = kernel.usesDynamicShared && frame.getUint32(FRAME.dynamicSharedBytes, true) === 0;
  const cause = isMissing ? `, probably${NO_SHARED_BYTES}` : "";
  return { code: CUDA_ERROR.ILLEGAL_ADDRESS, problem: `access outside the device memory${cause}` };
}

function coordinates(linear: number, [x, y]: readonly [number, number, number]): string {
  return `${linear % x}, ${Math.floor(linear / x) % y}, ${Math.floor(linear / (x * y))}`;
}
