/** Kernel faults: describes a stopped kernel in CUDA's terms and invalidates the context. */
import { CONTEXT_LOST, CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import {
  ACCESS,
  FAULT,
  FRAME,
  type KernelInfo,
  type SourcePosition,
  UNMAPPED_ADDRESS,
} from "../abi/index.ts";
import type { Allocation } from "./allocator.ts";

const ASSERT = 710, INVALID_PC = 718;

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

  /** Records a fault, unless there is one already. */
  record(fault: { readonly code: number; readonly detail: string }): void {
    this.#fault ??= fault;
  }

  /** Throws if a kernel has faulted. For calls that wait for or query earlier work. */
  report(call: string): void {
    if (!this.#fault) return;
    this.#reported = true;
    throw new CudaError(this.#fault.code, call, this.#fault.detail, this.#hint);
  }

  /** Throws if a fault has been reported. For all other calls. */
  check(call: string): void {
    if (this.#reported) this.report(call);
  }
}

/** A launch that a fault stopped. */
export interface StoppedLaunch {
  readonly kernel: KernelInfo;
  /** Size of the scratch memory, which follows the shared memory. */
  readonly scratchBytes: number;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  /** The engine's error, as text. */
  readonly trap: string;
  /** The launch frame of the worker that stopped. */
  readonly frame: DataView;
  /** Returns the source position of a PTX line, if known. */
  readonly sourceOf: (line: number) => SourcePosition | undefined;
  /** Live allocations, sorted by offset. */
  readonly live: readonly Allocation[];
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
  const thread = coordinates(word(FRAME.thread), stopped.block);
  const where = `in kernel ${stopped.kernel.name}, block (${block}), thread (${thread})`;
  return { code, detail: `${problem} ${where}${position(line, stopped.sourceOf(line))}` };
}

function position(line: number, source: SourcePosition | undefined): string {
  if (line === 0) return "";
  if (source === undefined) return `, PTX line ${line}`;
  const column = source.column > 0 ? `:${source.column}` : "";
  return `, ${source.file}:${source.line}${column} (PTX line ${line})`;
}

function kernelFault(kind: number, stopped: StoppedLaunch): { code: number; problem: string } {
  const { frame } = stopped;
  const access = () => {
    const bytes = frame.getUint32(FRAME.accessBytes, true);
    const address = `0x${frame.getBigUint64(FRAME.address, true).toString(16)}`;
    return bytes > 0 ? `${bytes} byte${bytes === 1 ? "" : "s"} at ${address}` : address;
  };
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
        problem: `access outside any allocation: ${accessName(frame)}${access()}${
          describeShared(stopped) || describeNearest(stopped)
        }`,
      };
    case FAULT.otherDevice:
      return {
        code: CUDA_ERROR.ILLEGAL_ADDRESS,
        problem: `access to memory of another device without enablePeerAccess(): ${access()}`,
      };
    case FAULT.illegalAddress:
      return { code: CUDA_ERROR.ILLEGAL_ADDRESS, problem: `access to an illegal address: ${access()}` };
    case FAULT.useAfterFree:
      return { code: CUDA_ERROR.ILLEGAL_ADDRESS, problem: `access to freed memory: ${access()}` };
    case FAULT.misaligned:
      return { code: CUDA_ERROR.MISALIGNED_ADDRESS, problem: `misaligned access: ${access()}` };
    case FAULT.uninitializedShared:
      return { code: CUDA_ERROR.LAUNCH_FAILED, problem: `read of uninitialized shared memory: ${access()}` };
    case FAULT.sharedRace:
      return { code: CUDA_ERROR.LAUNCH_FAILED, problem: `data race on shared memory: ${access()}` };
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

const NO_SHARED_BYTES = " of an extern __shared__ array, for which the launch has no sharedBytes,";

/** Explains an address in or right after the block's shared memory; "" for all others. */
function describeShared({ frame, kernel, scratchBytes }: StoppedLaunch): string {
  const word = (field: number) => frame.getUint32(field, true);
  const address = Number(frame.getBigUint64(FRAME.address, true));
  const dynamicBytes = word(FRAME.dynamicSharedBytes);
  if (dynamicBytes === 0 && kernel.usesDynamicShared && address >= UNMAPPED_ADDRESS) return NO_SHARED_BYTES;
  const end = word(FRAME.shared) + kernel.staticSharedBytes + dynamicBytes;
  if (address < word(FRAME.shared) || address >= word(FRAME.scratch) + scratchBytes) return "";
  const size = kernel.usesDynamicShared
    ? `${dynamicBytes} bytes of dynamic shared memory (sharedBytes)`
    : `${kernel.staticSharedBytes} bytes of shared memory`;
  return `, ${address - end} bytes beyond the ${size},`;
}

/** Atomics, asynchronous copies and strong writes are one kind for the checker, which has no name here. */
function accessName(frame: DataView): string {
  const kind = frame.getUint32(FRAME.accessKind, true);
  return kind === ACCESS.atomic ? "" : kind === ACCESS.write ? "write of " : "read of ";
}

/** Largest distance at which an array is probably the one that the kernel meant. */
const NEAR_BYTES = 65536;

/** Gives the distance to the nearest allocation; "" if all are far away. */
function describeNearest({ frame, live }: StoppedLaunch): string {
  const address = Number(frame.getBigUint64(FRAME.address, true));
  let nearest = "", distance = NEAR_BYTES;
  for (const { offset, byteLength, kind } of live) {
    if (kind === "internal") continue;
    const isBefore = address < offset;
    const bytes = isBefore ? offset - address : Math.max(0, address - offset - byteLength);
    if (bytes >= distance) continue;
    distance = bytes;
    nearest =
      `, ${bytes} byte${bytes === 1 ? "" : "s"} ${isBefore ? "before" : "beyond"} the ${byteLength} ` +
      `byte${byteLength === 1 ? "" : "s"} at 0x${offset.toString(16)},`;
  }
  return nearest;
}

function coordinates(linear: number, [x, y]: readonly [number, number, number]): string {
  return `${linear % x}, ${Math.floor(linear / x) % y}, ${Math.floor(linear / (x * y))}`;
}
