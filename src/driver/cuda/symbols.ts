/**
 * The functions of libcuda that cuffi calls, with the parameter names of `cuda.h` and the exported names that
 * the header maps to (`cuMemAlloc` is `cuMemAlloc_v2` in the library). Every driver since CUDA 12.0 has all
 * of them, except those marked optional.
 *
 * A group is bound when its first function is needed, so each group holds functions that are needed together.
 *
 * Handles and device pointers are `address` (bigint). Results are `buffer`: a typed array over its own
 * ArrayBuffer.
 */

/** Initialization. */
export const INIT = {
  cuInit: { parameters: [["Flags", "u32"]], result: "i32" },
  cuDriverGetVersion: { parameters: [["driverVersion", "buffer"]], result: "i32" },
  cuDeviceGetCount: { parameters: [["count", "buffer"]], result: "i32" },
} as const;

export const ERROR = {
  cuGetErrorName: { parameters: [["error", "i32"], ["pStr", "buffer"]], result: "i32" },
  cuGetErrorString: { parameters: [["error", "i32"], ["pStr", "buffer"]], result: "i32" },
} as const;

export const DEVICE = {
  cuDeviceGet: { parameters: [["device", "buffer"], ["ordinal", "i32"]], result: "i32" },
  cuDeviceGetName: { parameters: [["name", "buffer"], ["len", "i32"], ["dev", "i32"]], result: "i32" },
  cuDeviceGetUuid_v2: { parameters: [["uuid", "buffer"], ["dev", "i32"]], result: "i32" },
  cuDeviceTotalMem_v2: { parameters: [["bytes", "buffer"], ["dev", "i32"]], result: "i32" },
  cuDeviceGetAttribute: { parameters: [["pi", "buffer"], ["attrib", "i32"], ["dev", "i32"]], result: "i32" },
} as const;

export const CONTEXT = {
  cuDevicePrimaryCtxRetain: { parameters: [["pctx", "buffer"], ["dev", "i32"]], result: "i32" },
  cuDevicePrimaryCtxRelease_v2: { parameters: [["dev", "i32"]], result: "i32" },
  cuCtxSetCurrent: { parameters: [["ctx", "address"]], result: "i32" },
  cuCtxSynchronize: { parameters: [], result: "i32" },
  cuCtxGetStreamPriorityRange: {
    parameters: [["leastPriority", "buffer"], ["greatestPriority", "buffer"]],
    result: "i32",
  },
  cuMemGetInfo_v2: { parameters: [["free", "buffer"], ["total", "buffer"]], result: "i32" },
} as const;

/** Stream-ordered allocation and its pool. */
export const MEMORY_POOL = {
  cuMemAllocAsync: {
    parameters: [["dptr", "buffer"], ["bytesize", "usize"], ["hStream", "address"]],
    result: "i32",
  },
  cuMemFreeAsync: { parameters: [["dptr", "address"], ["hStream", "address"]], result: "i32" },
  cuDeviceGetDefaultMemPool: { parameters: [["pool_out", "buffer"], ["dev", "i32"]], result: "i32" },
  cuMemPoolSetAttribute: {
    parameters: [["pool", "address"], ["attr", "i32"], ["value", "buffer"]],
    result: "i32",
  },
  cuMemPoolTrimTo: { parameters: [["pool", "address"], ["minBytesToKeep", "usize"]], result: "i32" },
} as const;

export const MEMORY = {
  cuMemAlloc_v2: { parameters: [["dptr", "buffer"], ["bytesize", "usize"]], result: "i32" },
  cuMemAllocPitch_v2: {
    parameters: [
      ["dptr", "buffer"],
      ["pPitch", "buffer"],
      ["WidthInBytes", "usize"],
      ["Height", "usize"],
      ["ElementSizeBytes", "u32"],
    ],
    result: "i32",
  },
  cuMemFree_v2: { parameters: [["dptr", "address"]], result: "i32" },
} as const;

/** Whether a stream is being captured. */
export const CAPTURE_STATUS = {
  cuStreamIsCapturing: { parameters: [["hStream", "address"], ["captureStatus", "buffer"]], result: "i32" },
} as const;

/** How a thread's calls affect captures. */
export const CAPTURE_MODE = {
  cuThreadExchangeStreamCaptureMode: { parameters: [["mode", "buffer"]], result: "i32" },
} as const;

/** Page-locked host memory. */
export const HOST_MEMORY = {
  cuMemHostAlloc: {
    parameters: [["pp", "buffer"], ["bytesize", "usize"], ["Flags", "u32"]],
    result: "i32",
  },
  cuMemFreeHost: { parameters: [["p", "address"]], result: "i32" },
  cuMemHostRegister_v2: {
    parameters: [["p", "buffer"], ["bytesize", "usize"], ["Flags", "u32"]],
    result: "i32",
  },
  cuMemHostUnregister: { parameters: [["p", "address"]], result: "i32" },
  cuMemHostGetDevicePointer_v2: {
    parameters: [["pdptr", "buffer"], ["p", "address"], ["Flags", "u32"]],
    result: "i32",
  },
} as const;

export const POINTER = {
  cuMemGetAddressRange_v2: {
    parameters: [["pbase", "buffer"], ["psize", "buffer"], ["dptr", "address"]],
    result: "i32",
  },
  cuPointerGetAttributes: {
    parameters: [["numAttributes", "u32"], ["attributes", "buffer"], ["data", "buffer"], ["ptr", "address"]],
    result: "i32",
  },
} as const;

/** Memory and events of other processes. */
export const IPC = {
  cuIpcGetMemHandle: { parameters: [["pHandle", "buffer"], ["dptr", "address"]], result: "i32" },
  cuIpcCloseMemHandle: { parameters: [["dptr", "address"]], result: "i32" },
  cuIpcGetEventHandle: { parameters: [["pHandle", "buffer"], ["event", "address"]], result: "i32" },
} as const;

/** Counters in memory for which streams wait. */
export const MEMORY_OPERATIONS = {
  cuStreamWaitValue32_v2: {
    parameters: [["stream", "address"], ["addr", "address"], ["value", "u32"], ["flags", "u32"]],
    result: "i32",
  },
  cuStreamWriteValue32_v2: {
    parameters: [["stream", "address"], ["addr", "address"], ["value", "u32"], ["flags", "u32"]],
    result: "i32",
  },
} as const;

/** Functions that take structs by value; see unsafe/ipc_handle_by_value.ts for runtimes that cannot pass them. */
export const IPC_OPEN = {
  cuIpcOpenMemHandle_v2: {
    parameters: [["pdptr", "buffer"], ["handle", "struct64"], ["Flags", "u32"]],
    result: "i32",
  },
  cuIpcOpenEventHandle: { parameters: [["phEvent", "buffer"], ["handle", "struct64"]], result: "i32" },
} as const;

/** Copies whose host operand is an address. */
export const COPY = {
  cuMemcpyHtoD_v2: {
    parameters: [["dstDevice", "address"], ["srcHost", "address"], ["ByteCount", "usize"]],
    result: "i32",
  },
  cuMemcpyDtoH_v2: {
    parameters: [["dstHost", "address"], ["srcDevice", "address"], ["ByteCount", "usize"]],
    result: "i32",
  },
  cuMemcpyDtoD_v2: {
    parameters: [["dstDevice", "address"], ["srcDevice", "address"], ["ByteCount", "usize"]],
    result: "i32",
  },
  cuMemcpyHtoDAsync_v2: {
    parameters: [["dstDevice", "address"], ["srcHost", "address"], ["ByteCount", "usize"], [
      "hStream",
      "address",
    ]],
    result: "i32",
  },
  cuMemcpyDtoHAsync_v2: {
    parameters: [["dstHost", "address"], ["srcDevice", "address"], ["ByteCount", "usize"], [
      "hStream",
      "address",
    ]],
    result: "i32",
  },
  cuMemcpyDtoDAsync_v2: {
    parameters: [["dstDevice", "address"], ["srcDevice", "address"], ["ByteCount", "usize"], [
      "hStream",
      "address",
    ]],
    result: "i32",
  },
} as const;

/** The same copies with a view as host operand, which the runtime keeps alive during the call. */
export const COPY_VIEW = {
  cuMemcpyHtoD_v2: {
    parameters: [["dstDevice", "address"], ["srcHost", "buffer"], ["ByteCount", "usize"]],
    result: "i32",
  },
  cuMemcpyDtoH_v2: {
    parameters: [["dstHost", "buffer"], ["srcDevice", "address"], ["ByteCount", "usize"]],
    result: "i32",
  },
  cuMemcpyHtoDAsync_v2: {
    parameters: [["dstDevice", "address"], ["srcHost", "buffer"], ["ByteCount", "usize"], [
      "hStream",
      "address",
    ]],
    result: "i32",
  },
  cuMemcpyDtoHAsync_v2: {
    parameters: [["dstHost", "buffer"], ["srcDevice", "address"], ["ByteCount", "usize"], [
      "hStream",
      "address",
    ]],
    result: "i32",
  },
} as const;

export const PEER_ATTRIBUTE = {
  cuDeviceGetP2PAttribute: {
    parameters: [["value", "buffer"], ["attrib", "i32"], ["srcDevice", "i32"], ["dstDevice", "i32"]],
    result: "i32",
  },
} as const;

/** Memory of other devices. */
export const PEER = {
  cuDeviceCanAccessPeer: {
    parameters: [["canAccessPeer", "buffer"], ["dev", "i32"], ["peerDev", "i32"]],
    result: "i32",
  },
  cuCtxEnablePeerAccess: { parameters: [["peerContext", "address"], ["Flags", "u32"]], result: "i32" },
  cuMemPoolSetAccess: {
    parameters: [["pool", "address"], ["map", "buffer"], ["count", "usize"]],
    result: "i32",
  },
  cuMemcpyPeerAsync: {
    parameters: [
      ["dstDevice", "address"],
      ["dstContext", "address"],
      ["srcDevice", "address"],
      ["srcContext", "address"],
      ["ByteCount", "usize"],
      ["hStream", "address"],
    ],
    result: "i32",
  },
} as const;

export const COPY_2D = {
  // The "unaligned" form accepts every pitch; the plain one rejects some.
  cuMemcpy2DUnaligned_v2: { parameters: [["pCopy", "buffer"]], result: "i32" },
  cuMemcpy2DAsync_v2: { parameters: [["pCopy", "buffer"], ["hStream", "address"]], result: "i32" },
} as const;

/** CUDA arrays, and copies to and from them. */
export const ARRAY = {
  cuArray3DCreate_v2: { parameters: [["pHandle", "buffer"], ["pAllocateArray", "buffer"]], result: "i32" },
  cuArrayDestroy: { parameters: [["hArray", "address"]], result: "i32" },
} as const;

export const COPY_3D = {
  cuMemcpy3DAsync_v2: { parameters: [["pCopy", "buffer"], ["hStream", "address"]], result: "i32" },
} as const;

export const TEXTURE_OBJECT = {
  cuTexObjectCreate: {
    parameters: [
      ["pTexObject", "buffer"],
      ["pResDesc", "buffer"],
      ["pTexDesc", "buffer"],
      ["pResViewDesc", "nullable"],
    ],
    result: "i32",
  },
  cuTexObjectDestroy: { parameters: [["texObject", "u64"]], result: "i32" },
} as const;

export const SURFACE_OBJECT = {
  cuSurfObjectCreate: { parameters: [["pSurfObject", "buffer"], ["pResDesc", "buffer"]], result: "i32" },
  cuSurfObjectDestroy: { parameters: [["surfObject", "u64"]], result: "i32" },
} as const;

export const MEMSET = {
  cuMemsetD8_v2: { parameters: [["dstDevice", "address"], ["uc", "u8"], ["N", "usize"]], result: "i32" },
  cuMemsetD16_v2: { parameters: [["dstDevice", "address"], ["us", "u16"], ["N", "usize"]], result: "i32" },
  cuMemsetD32_v2: { parameters: [["dstDevice", "address"], ["ui", "u32"], ["N", "usize"]], result: "i32" },
  cuMemsetD8Async: {
    parameters: [["dstDevice", "address"], ["uc", "u8"], ["N", "usize"], ["hStream", "address"]],
    result: "i32",
  },
  cuMemsetD16Async: {
    parameters: [["dstDevice", "address"], ["us", "u16"], ["N", "usize"], ["hStream", "address"]],
    result: "i32",
  },
  cuMemsetD32Async: {
    parameters: [["dstDevice", "address"], ["ui", "u32"], ["N", "usize"], ["hStream", "address"]],
    result: "i32",
  },
} as const;

export const MEMSET_2D = {
  cuMemsetD2D8_v2: {
    parameters: [["dstDevice", "address"], ["dstPitch", "usize"], ["uc", "u8"], ["Width", "usize"], [
      "Height",
      "usize",
    ]],
    result: "i32",
  },
  cuMemsetD2D16_v2: {
    parameters: [["dstDevice", "address"], ["dstPitch", "usize"], ["us", "u16"], ["Width", "usize"], [
      "Height",
      "usize",
    ]],
    result: "i32",
  },
  cuMemsetD2D32_v2: {
    parameters: [["dstDevice", "address"], ["dstPitch", "usize"], ["ui", "u32"], ["Width", "usize"], [
      "Height",
      "usize",
    ]],
    result: "i32",
  },
  cuMemsetD2D8Async: {
    parameters: [
      ["dstDevice", "address"],
      ["dstPitch", "usize"],
      ["uc", "u8"],
      ["Width", "usize"],
      ["Height", "usize"],
      ["hStream", "address"],
    ],
    result: "i32",
  },
  cuMemsetD2D16Async: {
    parameters: [
      ["dstDevice", "address"],
      ["dstPitch", "usize"],
      ["us", "u16"],
      ["Width", "usize"],
      ["Height", "usize"],
      ["hStream", "address"],
    ],
    result: "i32",
  },
  cuMemsetD2D32Async: {
    parameters: [
      ["dstDevice", "address"],
      ["dstPitch", "usize"],
      ["ui", "u32"],
      ["Width", "usize"],
      ["Height", "usize"],
      ["hStream", "address"],
    ],
    result: "i32",
  },
} as const;

export const STREAM = {
  cuStreamCreateWithPriority: {
    parameters: [["phStream", "buffer"], ["flags", "u32"], ["priority", "i32"]],
    result: "i32",
  },
  cuStreamDestroy_v2: { parameters: [["hStream", "address"]], result: "i32" },
  cuStreamQuery: { parameters: [["hStream", "address"]], result: "i32" },
  cuStreamSynchronize: { parameters: [["hStream", "address"]], result: "i32" },
} as const;

export const STREAM_INFO = {
  cuStreamGetPriority: { parameters: [["hStream", "address"], ["priority", "buffer"]], result: "i32" },
  cuStreamGetFlags: { parameters: [["hStream", "address"], ["flags", "buffer"]], result: "i32" },
  cuStreamGetCtx: { parameters: [["hStream", "address"], ["pctx", "buffer"]], result: "i32" },
} as const;

export const EVENT = {
  cuEventCreate: { parameters: [["phEvent", "buffer"], ["Flags", "u32"]], result: "i32" },
  cuEventDestroy_v2: { parameters: [["hEvent", "address"]], result: "i32" },
  cuEventRecord: { parameters: [["hEvent", "address"], ["hStream", "address"]], result: "i32" },
  cuEventQuery: { parameters: [["hEvent", "address"]], result: "i32" },
  cuEventSynchronize: { parameters: [["hEvent", "address"]], result: "i32" },
  cuEventElapsedTime: {
    parameters: [["pMilliseconds", "buffer"], ["hStart", "address"], ["hEnd", "address"]],
    result: "i32",
  },
  cuStreamWaitEvent: {
    parameters: [["hStream", "address"], ["hEvent", "address"], ["Flags", "u32"]],
    result: "i32",
  },
} as const;

export const CAPTURE = {
  cuStreamBeginCapture_v2: { parameters: [["hStream", "address"], ["mode", "i32"]], result: "i32" },
  cuStreamEndCapture: { parameters: [["hStream", "address"], ["phGraph", "buffer"]], result: "i32" },
  cuStreamGetCaptureInfo_v2: {
    parameters: [
      ["hStream", "address"],
      ["captureStatus_out", "buffer"],
      ["id_out", "buffer"],
      ["graph_out", "buffer"],
      ["dependencies_out", "buffer"],
      ["numDependencies_out", "buffer"],
    ],
    result: "i32",
  },
} as const;

export const CAPTURE_CHILD = {
  cuGraphAddChildGraphNode: {
    parameters: [
      ["phGraphNode", "buffer"],
      ["hGraph", "address"],
      ["dependencies", "nullable"],
      ["numDependencies", "usize"],
      ["childGraph", "address"],
    ],
    result: "i32",
  },
  cuStreamUpdateCaptureDependencies: {
    parameters: [["hStream", "address"], ["dependencies", "buffer"], ["numDependencies", "usize"], [
      "flags",
      "u32",
    ]],
    result: "i32",
  },
} as const;

/** Since CUDA 12.3. */
export const CAPTURE_CONDITIONAL = {
  cuGraphConditionalHandleCreate: {
    parameters: [
      ["pHandle_out", "buffer"],
      ["hGraph", "address"],
      ["ctx", "address"],
      ["defaultLaunchValue", "u32"],
      ["flags", "u32"],
    ],
    result: "i32",
    optional: true,
  },
  cuGraphAddNode: {
    parameters: [
      ["phGraphNode", "buffer"],
      ["hGraph", "address"],
      ["dependencies", "nullable"],
      ["numDependencies", "usize"],
      ["nodeParams", "buffer"],
    ],
    result: "i32",
    optional: true,
  },
  cuStreamBeginCaptureToGraph: {
    parameters: [
      ["hStream", "address"],
      ["hGraph", "address"],
      ["dependencies", "nullable"],
      ["dependencyData", "nullable"],
      ["numDependencies", "usize"],
      ["mode", "i32"],
    ],
    result: "i32",
    optional: true,
  },
} as const;

export const GRAPH = {
  cuGraphInstantiateWithFlags: {
    parameters: [["phGraphExec", "buffer"], ["hGraph", "address"], ["flags", "u64"]],
    result: "i32",
  },
  cuGraphLaunch: { parameters: [["hGraphExec", "address"], ["hStream", "address"]], result: "i32" },
  cuGraphExecDestroy: { parameters: [["hGraphExec", "address"]], result: "i32" },
  cuGraphDestroy: { parameters: [["hGraph", "address"]], result: "i32" },
} as const;

export const GRAPH_UPDATE = {
  cuGraphExecKernelNodeSetParams_v2: {
    parameters: [["hGraphExec", "address"], ["hNode", "address"], ["nodeParams", "buffer"]],
    result: "i32",
  },
  cuGraphExecUpdate_v2: {
    parameters: [["hGraphExec", "address"], ["hGraph", "address"], ["resultInfo", "buffer"]],
    result: "i32",
  },
} as const;

export const GRAPH_COPY = {
  cuGraphClone: { parameters: [["phGraphClone", "buffer"], ["originalGraph", "address"]], result: "i32" },
  cuGraphNodeFindInClone: {
    parameters: [["phNode", "buffer"], ["hOriginalNode", "address"], ["hClonedGraph", "address"]],
    result: "i32",
  },
  cuGraphGetNodes: {
    parameters: [["hGraph", "address"], ["nodes", "address"], ["numNodes", "buffer"]],
    result: "i32",
  },
  cuGraphDebugDotPrint: {
    parameters: [["hGraph", "address"], ["path", "buffer"], ["flags", "u32"]],
    result: "i32",
  },
} as const;

export const MODULE = {
  cuModuleLoadDataEx: {
    parameters: [
      ["module", "buffer"],
      ["image", "buffer"],
      ["numOptions", "u32"],
      ["options", "buffer"],
      ["optionValues", "buffer"],
    ],
    result: "i32",
  },
  cuModuleUnload: { parameters: [["hmod", "address"]], result: "i32" },
  cuModuleGetFunction: {
    parameters: [["hfunc", "buffer"], ["hmod", "address"], ["name", "buffer"]],
    result: "i32",
  },
} as const;

export const MODULE_GLOBAL = {
  cuModuleGetGlobal_v2: {
    parameters: [["dptr", "buffer"], ["bytes", "buffer"], ["hmod", "address"], ["name", "buffer"]],
    result: "i32",
  },
} as const;

export const FUNCTION = {
  cuFuncGetAttribute: {
    parameters: [["pi", "buffer"], ["attrib", "i32"], ["hfunc", "address"]],
    result: "i32",
  },
  cuFuncSetAttribute: {
    parameters: [["hfunc", "address"], ["attrib", "i32"], ["value", "i32"]],
    result: "i32",
  },
  cuOccupancyMaxActiveBlocksPerMultiprocessor: {
    parameters: [["numBlocks", "buffer"], ["func", "address"], ["blockSize", "i32"], [
      "dynamicSMemSize",
      "usize",
    ]],
    result: "i32",
  },
  /** Since CUDA 12.4. */
  cuFuncGetParamInfo: {
    parameters: [["func", "address"], ["paramIndex", "usize"], ["paramOffset", "buffer"], [
      "paramSize",
      "buffer",
    ]],
    result: "i32",
    optional: true,
  },
} as const;

export const LAUNCH = {
  cuLaunchKernel: {
    parameters: [
      ["f", "address"],
      ["gridDimX", "u32"],
      ["gridDimY", "u32"],
      ["gridDimZ", "u32"],
      ["blockDimX", "u32"],
      ["blockDimY", "u32"],
      ["blockDimZ", "u32"],
      ["sharedMemBytes", "u32"],
      ["hStream", "address"],
      ["kernelParams", "address"],
      ["extra", "address"],
    ],
    result: "i32",
  },
} as const;
