/**
 * The errors that cuffi throws.
 *
 * Misuse that is detected before the driver is called is a `TypeError` or `RangeError` that names the
 * argument, the expected value and the actual one. Errors that a driver reports are a {@link CudaError}.
 *
 * @module
 */

/**
 * A `CUresult` other than `CUDA_SUCCESS`, from an NVIDIA driver or from the software device.
 *
 * ```ts
 * try {
 *   device.empty([1 << 30, 1 << 12], "f64");
 * } catch (error) {
 *   if (error instanceof CudaError && error.code === CUDA_ERROR.OUT_OF_MEMORY) device.trimMemory();
 * }
 * ```
 */
export class CudaError extends Error {
  /** The symbolic name from `cuda.h`, such as `CUDA_ERROR_ILLEGAL_ADDRESS`. */
  override readonly name: string;
  /** The numeric `CUresult`, such as 700. */
  readonly code: number;
  /** The driver entry point that failed, such as `cuLaunchKernel`. */
  readonly call: string;

  /** @ignore Without `hint`, the one of the result is used. */
  constructor(code: number, call: string, detail?: string, hint: string | undefined = RESULTS[code]?.[1]) {
    const name = RESULTS[code]?.[0] ?? `CUDA_ERROR_${code}`;
    // The name is printed before the message.
    super(
      `${detail ? `${detail} (${call}, ${code})` : `${call} failed (${code})`}${
        hint ? `\n  hint: ${hint}` : ""
      }`,
    );
    this.name = name;
    this.code = code;
    this.call = call;
    if (!faultsIgnored && isContextLost(this)) faultKnown = true;
  }
}

/** Leaves out the hint of a result whose detail says more. */
export const NO_HINT = "";

let faultKnown = false, faultsIgnored = false;

/** Whether the program has an error of a lost context, or will get it from its next call: one is enough. */
export function isFaultKnown(): boolean {
  return faultKnown || faultsIgnored;
}

/** Whether errors of lost contexts are being dropped, which the next call must throw again. */
export function areFaultsIgnored(): boolean {
  return faultsIgnored;
}

/** Returns the result of `work()`, or `lost` if its context is lost. The program learns that from its next call. */
export function ignoreFaults<T>(work: () => T, lost: T): T {
  const outer = faultsIgnored;
  faultsIgnored = true;
  try {
    return work();
  } catch (error) {
    if (isContextLost(error)) return lost;
    throw error;
  } finally {
    faultsIgnored = outer;
  }
}

/** Whether an error means that a context is lost. */
export function isContextLost(error: unknown): boolean {
  return error instanceof CudaError && (RESULTS[error.code]?.[1]?.includes(CONTEXT_LOST) ?? false);
}

/**
 * A shared library that could not be opened. `tried` lists every path and why it failed.
 *
 * ```ts
 * try {
 *   await openDevice("cuda");
 * } catch (error) {
 *   if (error instanceof LibraryNotFoundError) console.error(error.library, error.tried.length);
 * }
 * ```
 */
export class LibraryNotFoundError extends Error {
  /** Identifies the class where `instanceof` cannot, for example across realms. */
  override readonly name = "LibraryNotFoundError";
  /** The library's name, such as `libcuda`. */
  readonly library: string;
  /** Every candidate in the order of the search, and why it failed. */
  readonly tried: readonly { path: string; reason: string }[];

  /** @ignore */
  constructor(library: string, tried: readonly { path: string; reason: string }[], hint: string) {
    const list = summarize(tried), first = `${library} could not be opened. ${hint}`;
    super(list.length === 0 ? first : `${first}\nTried:\n${list.join("\n")}`);
    this.library = library;
    this.tried = tried;
    // The message has them already: printing the error must not list them twice.
    Object.defineProperty(this, "tried", { enumerable: false });
  }
}

/**
 * Describes candidates, one line for those in the same folder, or in folders that differ only in version
 * numbers, that failed for the same reason.
 */
function summarize(tried: readonly { path: string; reason: string }[]): string[] {
  const lines = new Map<string, { folders: Set<string>; names: Set<string>; note: string; reason: string }>();
  for (const { path, reason } of tried) {
    // `/usr/lib/` `libcuda.so` ` (Python packages)`
    const [, folder = "", name = path, note = ""] = /^(.*[\\/])?([^\\/]*?)( \(.*\))?$/.exec(path) ?? [];
    const key = [withoutVersions(folder), note, reason].join("\0");
    const line = lines.get(key) ?? { folders: new Set(), names: new Set(), note, reason };
    lines.set(key, line);
    line.folders.add(folder);
    line.names.add(name);
  }
  return Array.from(lines.values(), ({ folders, names, note, reason }) => {
    const [first = ""] = folders, folder = folders.size > 1 ? withoutVersions(first) : first;
    const list = [...names].join(", ");
    return `  ${folder}${folder !== "" && names.size > 1 ? `{${list}}` : list}${note}: ${reason}`;
  });
}

/** Replaces the versions in the names of folders: `cuda-12.4` becomes `cuda-*`. */
function withoutVersions(folder: string): string {
  return folder.replace(/(?<![a-z\d_.])\d+(\.\d+)*(?=[\\/])/gi, "*");
}

/**
 * CUDA C++ or PTX that did not compile. `log` is the compiler's output, with file and line.
 *
 * ```ts
 * try {
 *   await device.compile("__global__ void broken() { return 1; }");
 * } catch (error) {
 *   if (error instanceof CompileError) console.error(error.log); // kernel.cu(1): error: …
 * }
 * ```
 */
export class CompileError extends Error {
  /** Identifies the class where `instanceof` cannot, for example across realms. */
  override readonly name = "CompileError";
  /** The compiler's log. */
  readonly log: string;

  /** @ignore */
  constructor(message: string, log: string, text: string = log ? `${message}\n${log.trimEnd()}` : message) {
    super(text);
    this.log = log;
    // The message has it already: printing the error must not show it twice.
    Object.defineProperty(this, "log", { enumerable: false });
  }
}

/** The `CUresult` values that cuffi or its users handle. */
export const CUDA_ERROR = {
  INVALID_VALUE: 1,
  OUT_OF_MEMORY: 2,
  NOT_INITIALIZED: 3,
  NO_DEVICE: 100,
  INVALID_DEVICE: 101,
  INVALID_IMAGE: 200,
  INVALID_CONTEXT: 201,
  NO_BINARY_FOR_GPU: 209,
  INVALID_PTX: 218,
  UNSUPPORTED_PTX_VERSION: 222,
  INVALID_HANDLE: 400,
  NOT_FOUND: 500,
  NOT_READY: 600,
  ILLEGAL_ADDRESS: 700,
  LAUNCH_OUT_OF_RESOURCES: 701,
  LAUNCH_TIMEOUT: 702,
  PEER_ACCESS_ALREADY_ENABLED: 704,
  HOST_MEMORY_ALREADY_REGISTERED: 712,
  HOST_MEMORY_NOT_REGISTERED: 713,
  MISALIGNED_ADDRESS: 716,
  LAUNCH_FAILED: 719,
  NOT_SUPPORTED: 801,
  STREAM_CAPTURE_UNSUPPORTED: 900,
  STREAM_CAPTURE_INVALIDATED: 901,
  STREAM_CAPTURE_MERGE: 902,
  STREAM_CAPTURE_UNMATCHED: 903,
  STREAM_CAPTURE_UNJOINED: 904,
  STREAM_CAPTURE_ISOLATION: 905,
  STREAM_CAPTURE_IMPLICIT: 906,
  CAPTURED_EVENT: 907,
  GRAPH_EXEC_UPDATE_FAILURE: 910,
  UNKNOWN: 999,
} as const;

/** After such a result every further call on the device fails with it. */
export const CONTEXT_LOST =
  "the context is lost, and every further call on this device fails; restart the process.";

const STICKY =
  `${CONTEXT_LOST} To find the cause, run the program under compute-sanitizer, or on the software ` +
  "device with CUFFI_DEVICE=software CUFFI_MEMCHECK=1.";

/** Code → [name, hint]. Names from `cuda.h`, "CUDA Driver API", enum CUresult. */
const RESULTS: Record<number, [string, string?] | undefined> = {
  1: ["CUDA_ERROR_INVALID_VALUE"],
  2: [
    "CUDA_ERROR_OUT_OF_MEMORY",
    "free arrays (dispose or `using` of the owner: a view frees nothing), or allocate less; device.memoryInfo() " +
    "reports the free memory.",
  ],
  3: ["CUDA_ERROR_NOT_INITIALIZED"],
  4: ["CUDA_ERROR_DEINITIALIZED", "the process is exiting, and CUDA calls are no longer possible."],
  34: [
    "CUDA_ERROR_STUB_LIBRARY",
    "the toolkit's stub libcuda was loaded; install the driver or set CUFFI_LIBCUDA to the real one.",
  ],
  46: [
    "CUDA_ERROR_DEVICE_UNAVAILABLE",
    "another process has the device in exclusive mode, or it is being reset.",
  ],
  100: ["CUDA_ERROR_NO_DEVICE", "the driver sees no GPU: check nvidia-smi and CUDA_VISIBLE_DEVICES."],
  101: ["CUDA_ERROR_INVALID_DEVICE"],
  200: ["CUDA_ERROR_INVALID_IMAGE", "the module is neither PTX, cubin nor fatbin."],
  201: ["CUDA_ERROR_INVALID_CONTEXT"],
  202: ["CUDA_ERROR_CONTEXT_ALREADY_CURRENT"],
  205: ["CUDA_ERROR_MAP_FAILED"],
  208: ["CUDA_ERROR_ALREADY_MAPPED"],
  209: [
    "CUDA_ERROR_NO_BINARY_FOR_GPU",
    "the cubin was built for another architecture; compile for this device.",
  ],
  210: ["CUDA_ERROR_ALREADY_ACQUIRED"],
  214: ["CUDA_ERROR_ECC_UNCORRECTABLE", STICKY],
  217: ["CUDA_ERROR_PEER_ACCESS_UNSUPPORTED"],
  218: ["CUDA_ERROR_INVALID_PTX"],
  220: ["CUDA_ERROR_NVLINK_UNCORRECTABLE", STICKY],
  221: [
    "CUDA_ERROR_JIT_COMPILER_NOT_FOUND",
    "libnvidia-ptxjitcompiler is missing next to libcuda; install the complete driver.",
  ],
  222: [
    "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
    "the PTX is newer than the driver: update the driver, or compile to a cubin.",
  ],
  301: ["CUDA_ERROR_FILE_NOT_FOUND"],
  302: ["CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND"],
  304: ["CUDA_ERROR_OPERATING_SYSTEM"],
  400: [
    "CUDA_ERROR_INVALID_HANDLE",
    "the handle is not valid in this context: was it destroyed, or created on another device?",
  ],
  401: ["CUDA_ERROR_ILLEGAL_STATE"],
  500: ["CUDA_ERROR_NOT_FOUND"],
  600: ["CUDA_ERROR_NOT_READY"],
  700: [
    "CUDA_ERROR_ILLEGAL_ADDRESS",
    `a kernel accessed memory outside its arrays, or more shared memory than sharedBytes; ${STICKY}`,
  ],
  701: [
    "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
    "the block needs more registers or shared memory than the device has: use a smaller block.",
  ],
  702: ["CUDA_ERROR_LAUNCH_TIMEOUT", STICKY],
  704: ["CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED"],
  705: ["CUDA_ERROR_PEER_ACCESS_NOT_ENABLED"],
  708: ["CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE"],
  709: ["CUDA_ERROR_CONTEXT_IS_DESTROYED"],
  710: [
    "CUDA_ERROR_ASSERT",
    `the condition of an assertion is false; the driver printed it to the standard error output; ${STICKY}`,
  ],
  712: ["CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED"],
  713: ["CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED"],
  714: ["CUDA_ERROR_HARDWARE_STACK_ERROR", STICKY],
  715: ["CUDA_ERROR_ILLEGAL_INSTRUCTION", STICKY],
  716: ["CUDA_ERROR_MISALIGNED_ADDRESS", STICKY],
  717: ["CUDA_ERROR_INVALID_ADDRESS_SPACE", STICKY],
  718: ["CUDA_ERROR_INVALID_PC", STICKY],
  719: ["CUDA_ERROR_LAUNCH_FAILED", STICKY],
  720: ["CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE"],
  800: ["CUDA_ERROR_NOT_PERMITTED"],
  801: ["CUDA_ERROR_NOT_SUPPORTED"],
  802: ["CUDA_ERROR_SYSTEM_NOT_READY"],
  803: [
    "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH",
    "the versions of the kernel module and libcuda differ: reboot after a driver update.",
  ],
  804: ["CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE"],
  900: [
    "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
    "do it before the capture, or after the launch of its graph.",
  ],
  901: [
    "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED",
    "an earlier error ended the capture; capture the work again.",
  ],
  902: [
    "CUDA_ERROR_STREAM_CAPTURE_MERGE",
    "a stream is part of one capture only: end the other capture first, or use another stream.",
  ],
  903: ["CUDA_ERROR_STREAM_CAPTURE_UNMATCHED", "end a capture on the stream on which it began."],
  904: [
    "CUDA_ERROR_STREAM_CAPTURE_UNJOINED",
    "call stream.wait(other) for every other stream that joined, on the captured stream, before the capture ends.",
  ],
  905: [
    "CUDA_ERROR_STREAM_CAPTURE_ISOLATION",
    "let the other stream join the capture first, with other.wait(stream); or wait for it before the capture begins, " +
    "or on the stream that launches the graph.",
  ],
  906: [
    "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT",
    "the legacy default stream cannot be used during a capture; use a stream of device.createStream().",
  ],
  907: [
    "CUDA_ERROR_CAPTURED_EVENT",
    "an event of a capture never completes: record another one, outside the capture, to wait for or to query.",
  ],
  908: ["CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD"],
  910: [
    "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE",
    "only parameters can be updated; instantiate() the new graph if its structure differs.",
  ],
  999: ["CUDA_ERROR_UNKNOWN"],
};
