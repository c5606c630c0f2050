/** Kernel faults: what stopped a kernel, in CUDA's terms, and the lost context that it leaves behind. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import { FAULT, FRAME } from "../abi.ts";

const INVALID_PC = 718;

/**
 * The fault of a context. It is reported by the first call that synchronizes, and from then on every call fails with it;
 * calls before that only give work, which is dropped.
 */
export class FaultLatch {
  #fault: { readonly code: number; readonly detail: string } | null = null;
  #reported = false;

  /** True once a kernel has faulted, reported or not. */
  get set(): boolean {
    return this.#fault !== null;
  }

  /** Keeps the first fault. */
  record(fault: { readonly code: number; readonly detail: string }): void {
    this.#fault ??= fault;
  }

  /** For calls that wait for or ask about earlier work. */
  report(call: string): void {
    if (!this.#fault) return;
    this.#reported = true;
    throw new CudaError(this.#fault.code, call, this.#fault.detail);
  }

  /** For all other calls. */
  check(call: string): void {
    if (this.#reported) this.report(call);
  }
}

/** What is known of a launch that stopped. */
export interface StoppedLaunch {
  readonly kernel: string;
  readonly grid: readonly [number, number, number];
  readonly block: readonly [number, number, number];
  /** What the engine threw, as text. */
  readonly trap: string;
  /** The frame of the worker that stopped. */
  readonly frame: DataView;
  /** Where the source of a PTX line is, if that is known. */
  readonly sourceOf: (line: number) => { readonly file: string; readonly line: number } | undefined;
}

/** The fault's `CUresult`, and a text that names kernel, block, thread, access and line. */
export function describeFault(stopped: StoppedLaunch): { code: number; detail: string } {
  const word = (field: number) => stopped.frame.getUint32(field, true);
  const kind = word(FRAME.fault);
  const { code, what } = kind === FAULT.none ? engineTrap(stopped.trap) : kernelFault(kind, stopped.frame);
  const line = kind === FAULT.none ? 0 : word(FRAME.line);
  const block = coordinates(word(FRAME.block), stopped.grid);
  const thread = coordinates(word(FRAME.thread), stopped.block);
  const where = `in kernel ${stopped.kernel}, block (${block}), thread (${thread})`;
  return { code, detail: `${what} ${where}${place(line, stopped.sourceOf(line))}` };
}

function place(line: number, source: { readonly file: string; readonly line: number } | undefined): string {
  if (line === 0) return "";
  return source === undefined ? `, PTX line ${line}` : `, ${source.file}:${source.line} (PTX line ${line})`;
}

function kernelFault(kind: number, frame: DataView): { code: number; what: string } {
  const access = () => {
    const bytes = frame.getUint32(FRAME.accessBytes, true);
    const address = `0x${frame.getBigUint64(FRAME.address, true).toString(16)}`;
    return bytes > 0 ? `${bytes} byte${bytes === 1 ? "" : "s"} at ${address}` : address;
  };
  switch (kind) {
    case FAULT.trap:
      return { code: CUDA_ERROR.LAUNCH_FAILED, what: "trap or failed assertion" };
    case FAULT.deadlock:
      return {
        code: CUDA_ERROR.LAUNCH_TIMEOUT,
        what: "threads wait at a barrier or warp operation that the others never reach:",
      };
    case FAULT.infiniteLoop:
      return {
        code: CUDA_ERROR.LAUNCH_TIMEOUT,
        what: "endless loop, perhaps waiting for a thread or block that runs only after this one:",
      };
    case FAULT.stackOverflow:
      return { code: CUDA_ERROR.LAUNCH_FAILED, what: "stack overflow (recursion too deep)" };
    case FAULT.outOfBounds:
      return { code: CUDA_ERROR.ILLEGAL_ADDRESS, what: `access outside any allocation: ${access()}` };
    case FAULT.illegalAddress:
      return { code: CUDA_ERROR.ILLEGAL_ADDRESS, what: `access to an illegal address: ${access()}` };
    case FAULT.useAfterFree:
      return { code: CUDA_ERROR.ILLEGAL_ADDRESS, what: `access to freed memory: ${access()}` };
    case FAULT.misaligned:
      return { code: CUDA_ERROR.MISALIGNED_ADDRESS, what: `misaligned access: ${access()}` };
    case FAULT.uninitializedShared:
      return { code: CUDA_ERROR.LAUNCH_FAILED, what: `read of uninitialized shared memory: ${access()}` };
    case FAULT.sharedRace:
      return { code: CUDA_ERROR.LAUNCH_FAILED, what: `data race on shared memory: ${access()}` };
    case FAULT.invalidBranchTarget:
      return { code: INVALID_PC, what: "branch or call to a target outside its table" };
    case FAULT.invalidTexture:
      return { code: CUDA_ERROR.ILLEGAL_ADDRESS, what: "access by a handle that is no texture or surface" };
    case FAULT.surfaceOutOfBounds:
      return { code: CUDA_ERROR.LAUNCH_FAILED, what: "access outside a surface" };
    default:
      return { code: CUDA_ERROR.LAUNCH_FAILED, what: `fault ${kind}` };
  }
}

/** V8, JavaScriptCore and SpiderMonkey each have their own words for an access beyond the memory. */
function engineTrap(trap: string): { code: number; what: string } {
  return /bounds/i.test(trap) && /memory|index/i.test(trap)
    ? { code: CUDA_ERROR.ILLEGAL_ADDRESS, what: "access beyond the device's memory" }
    : { code: CUDA_ERROR.LAUNCH_FAILED, what: trap };
}

function coordinates(linear: number, [x, y]: readonly [number, number, number]): string {
  return `${linear % x}, ${Math.floor(linear / x) % y}, ${Math.floor(linear / (x * y))}`;
}
