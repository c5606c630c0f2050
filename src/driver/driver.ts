/**
 * What a device must be able to do. Two implementations exist: `cuda/` calls libcuda by FFI, `software/` compiles PTX to
 * WebAssembly. Nothing above this folder asks which one it has.
 *
 * Rules for both:
 * - Handles, device addresses and host addresses are bigint; sizes and counts are numbers (bytes unless said otherwise).
 * - Every method throws `CudaError` when the device refuses; `streamQuery` and `eventQuery` return false for "not ready".
 * - Work that is given to a stream runs in the order given; stream 0n is the legacy default stream.
 * - A fault in a kernel is reported by the next call that synchronizes, and by every call after it.
 * - Methods do not check what the classes above have checked already (counts, ranges, lifetimes).
 */

/** One operand of a copy: a device address, a raw host address, or host memory as a typed array. */
export type HostMemory = bigint | ArrayBufferView;

/** A two-dimensional copy: `height` rows of `widthBytes`, each side with its own pitch in bytes. */
export interface Copy2D {
  readonly widthBytes: number;
  readonly height: number;
  /** Device address (bigint with `srcKind` "device") or host memory. */
  readonly src: HostMemory;
  readonly srcKind: "device" | "host";
  readonly srcPitch: number;
  readonly dst: HostMemory;
  readonly dstKind: "device" | "host";
  readonly dstPitch: number;
}

/** Elements of textures and surfaces: `CUarray_format` and 1, 2 or 4 channels. */
export interface TexelFormat {
  readonly format: number;
  readonly channels: number;
}

/** A CUDA array, as `CUDA_ARRAY3D_DESCRIPTOR`: a height or depth of 0 says that there is none; layers are the depth. */
export interface ArrayDescriptor extends TexelFormat {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** 1 layered, 2 surfaces, 8 `tex2Dgather`. */
  readonly flags: number;
}

/** A copy of a whole CUDA array: `memory` has its rows, and `height` of them for each slice, `pitch` bytes apart. */
export interface ArrayCopy {
  readonly array: bigint;
  readonly direction: "toArray" | "fromArray";
  readonly widthBytes: number;
  /** At least 1, like `depth`. */
  readonly height: number;
  readonly depth: number;
  /** Device address (bigint with `memoryKind` "device") or host memory. */
  readonly memory: HostMemory;
  readonly memoryKind: "device" | "host";
  readonly pitch: number;
}

/** What a texture reads. */
export type TextureSource =
  | { readonly kind: "array"; readonly array: bigint }
  | TexelFormat & { readonly kind: "linear"; readonly pointer: bigint; readonly byteLength: number }
  | TexelFormat & {
    readonly kind: "pitch2D";
    readonly pointer: bigint;
    readonly width: number;
    readonly height: number;
    readonly pitch: number;
  };

/** How a texture reads, as `CUDA_TEXTURE_DESC`. */
export interface TextureDescriptor {
  /** `CUaddress_mode` along x, y and z: 0 wrap, 1 clamp, 2 mirror, 3 border. */
  readonly addressModes: readonly [number, number, number];
  /** `CUfilter_mode`: 0 point, 1 linear. */
  readonly filterMode: number;
  /** 1: integers as they are, 2: normalized coordinates. */
  readonly flags: number;
  readonly borderColor: readonly [number, number, number, number];
}

/** What the driver knows of an address. */
export interface PointerInfo {
  readonly kind: "device" | "host" | "managed";
  /** Ordinal of the device that the memory belongs to. */
  readonly ordinal: number;
  /** Start and size in bytes of the allocation that holds the address. */
  readonly base: bigint;
  readonly byteLength: number;
}

/** The bytes of a kernel's arguments, laid out as the PTX `.param` list says. Filled again for each launch. */
export interface ParameterBlock {
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

/** The memory of a device that lives in one thread's JavaScript: what a Worker opens the same device over. */
export interface WorkerMemory {
  /** The device's address space. */
  readonly memory: WebAssembly.Memory;
  /** The first address that is set aside for what the Worker allocates. */
  readonly start: number;
  /** Where these addresses end. */
  readonly end: number;
}

export interface Driver {
  /** "cuda" or "software": for messages and `Device.kind` only. */
  readonly name: "cuda" | "software";
  /** Whether it loads machine code (cubins); otherwise PTX alone. */
  readonly loadsCubins: boolean;

  // ---- devices ----
  /** CUDA version the driver supports, as 12040 for 12.4. */
  driverVersion(): number;
  deviceCount(): number;
  deviceName(ordinal: number): string;
  /** 16 bytes. */
  deviceUuid(ordinal: number): Uint8Array;
  deviceTotalMemory(ordinal: number): number;
  /** `CUdevice_attribute` number → value. */
  deviceAttribute(ordinal: number, attribute: number): number;

  // ---- contexts: one primary context a device, retained once ----
  contextRetain(ordinal: number): bigint;
  contextRelease(ordinal: number): void;
  /** Whether kernels and copies of one device can reach another one's memory directly. */
  canAccessPeer(ordinal: number, peer: number): boolean;
  /** From now on kernels and copies of the current context reach the memory of another device, whose context that is. */
  enablePeerAccess(peer: number, peerContext: bigint): void;
  /** Makes the context current on this thread, if it is not. Every method below works on the current context. */
  contextUse(context: bigint): void;
  contextSynchronize(): void;
  /** [least, greatest], as cuCtxGetStreamPriorityRange: [0, -5], say; lower is more urgent. */
  streamPriorityRange(): [number, number];
  memoryInfo(): { free: number; total: number };

  // ---- memory ----
  memAlloc(byteLength: number): bigint;
  memAllocPitch(widthBytes: number, height: number, elementBytes: number): { pointer: bigint; pitch: number };
  memFree(pointer: bigint): void;
  memAllocAsync(byteLength: number, stream: bigint): bigint;
  memFreeAsync(pointer: bigint, stream: bigint): void;
  /** Gives unused pool memory back to the system, keeping at least `keepBytes`. */
  memPoolTrim(ordinal: number, keepBytes: number): void;
  /**
   * Page-locked host memory: a view of exactly its bytes, and its address. `flags` as cuMemHostAlloc.
   * The view may be part of a larger, shared buffer: make others from its `buffer`, `byteOffset` and `byteLength`.
   */
  hostAlloc(byteLength: number, flags: number): { address: bigint; view: Uint8Array };
  /** Frees what hostAlloc gave. The caller has dropped the view, and detached its buffer where it is an ArrayBuffer. */
  hostFree(address: bigint): void;
  /** Page-locks existing host memory and returns its host address. */
  hostRegister(memory: ArrayBufferView, flags: number): bigint;
  hostUnregister(address: bigint): void;
  /** Device address of page-locked host memory. */
  hostDevicePointer(address: bigint): bigint;
  pointerInfo(pointer: bigint): PointerInfo | undefined;
  /** Ordinal of the device that the memory belongs to; undefined where no device reaches it. Cheaper than `pointerInfo`. */
  pointerOrdinal(pointer: bigint): number | undefined;
  /** The address by which native code of this process reaches device memory; undefined where only the device does. */
  hostPointer(pointer: bigint): bigint | undefined;

  // ---- sharing ----
  /** 64 bytes by which another process maps memory of `memAlloc`. */
  ipcMemHandle(pointer: bigint): Uint8Array;
  /** Maps memory of another process: the address of its allocation's start. */
  ipcMemOpen(handle: Uint8Array): bigint;
  ipcMemClose(pointer: bigint): void;
  /** 64 bytes by which another process opens an event that was created with flags 2 | 4. */
  ipcEventHandle(event: bigint): Uint8Array;
  ipcEventOpen(handle: Uint8Array): bigint;
  /**
   * What a Worker of this process needs to open the device over the same memory, with `byteLength` bytes for what it
   * allocates; null where memory is the whole process's anyway.
   */
  workerMemory(byteLength: number): WorkerMemory | null;
  /** Makes memory known that another thread allocated over the same memory; {@link Driver.forgetMemory} ends it. */
  adoptMemory(pointer: bigint, byteLength: number): void;
  forgetMemory(pointer: bigint): void;
  /** Path of the device's library, for foreign code in this process that orders streams by itself; undefined if there is none. */
  readonly libraryPath: string | undefined;
  /** To be called after foreign code has run on this thread: it may have made another context current. */
  foreignCodeRan(): void;

  // ---- copies: stream null = synchronous ----
  copyHostToDevice(dst: bigint, src: HostMemory, byteLength: number, stream: bigint | null): void;
  copyDeviceToHost(dst: HostMemory, src: bigint, byteLength: number, stream: bigint | null): void;
  copyDeviceToDevice(dst: bigint, src: bigint, byteLength: number, stream: bigint | null): void;
  /** Between the memory of two contexts; the stream is of the current one. */
  copyPeer(
    dst: bigint,
    dstContext: bigint,
    src: bigint,
    srcContext: bigint,
    byteLength: number,
    stream: bigint,
  ): void;
  copy2D(copy: Copy2D, stream: bigint | null): void;
  /** Sets `count` elements of `elementBytes` (1, 2 or 4) to `value`. */
  memset(dst: bigint, value: number, elementBytes: 1 | 2 | 4, count: number, stream: bigint | null): void;
  memset2D(
    dst: bigint,
    pitch: number,
    value: number,
    elementBytes: 1 | 2 | 4,
    width: number,
    height: number,
    stream: bigint | null,
  ): void;

  // ---- arrays, textures and surfaces ----
  arrayCreate(descriptor: ArrayDescriptor): bigint;
  /** Frees an array that no work uses any more. */
  arrayDestroy(array: bigint): void;
  arrayCopy(copy: ArrayCopy, stream: bigint): void;
  /** An object that kernels take as a 64-bit number. */
  textureCreate(source: TextureSource, descriptor: TextureDescriptor): bigint;
  textureDestroy(texture: bigint): void;
  /** For arrays that were created with flag 2. */
  surfaceCreate(array: bigint): bigint;
  surfaceDestroy(surface: bigint): void;

  // ---- streams ----
  /** `flags` 1 = non-blocking. The priority has been checked. */
  streamCreate(flags: number, priority: number): bigint;
  streamDestroy(stream: bigint): void;
  streamQuery(stream: bigint): boolean;
  streamSynchronize(stream: bigint): void;
  streamWaitEvent(stream: bigint, event: bigint): void;
  streamPriority(stream: bigint): number;
  streamFlags(stream: bigint): number;
  /**
   * The context that the stream belongs to. Also how a foreign handle is tried: CUDA_ERROR_INVALID_HANDLE or a similar
   * error for what is no stream of the current context.
   */
  streamContext(stream: bigint): bigint;

  // ---- events ----
  /** `flags`: 1 blocking sync, 2 no timing, 4 interprocess. */
  eventCreate(flags: number): bigint;
  eventDestroy(event: bigint): void;
  eventRecord(event: bigint, stream: bigint): void;
  eventQuery(event: bigint): boolean;
  eventSynchronize(event: bigint): void;
  /** Milliseconds. */
  eventElapsed(start: bigint, end: bigint): number;

  // ---- graphs: node and graph handles are bigint like all others ----
  /**
   * From now on work given to the stream becomes a graph instead of running, and so does the work of streams that wait for
   * an event recorded in it. What would spoil the capture (waiting for a captured stream or event, synchronizing the context,
   * copying to or from pageable memory) throws an error of the 900s and leaves the capture as it is.
   */
  streamBeginCapture(stream: bigint): void;
  /** The graph. The capture is over even if this throws. */
  streamEndCapture(stream: bigint): bigint;
  /** The node that the next work of the captured stream will come after: the one added last. */
  streamCaptureNode(stream: bigint): bigint;
  /** Adds a copy of a graph to what the stream captures. */
  streamCaptureGraph(stream: bigint, child: bigint): void;
  /** A condition of the graph that the stream captures: it has the value `initial` whenever the graph is launched. */
  streamCaptureCondition(stream: bigint, initial: number): bigint;
  /**
   * Adds work to what the stream captures that runs if the condition is not zero, or as long as it is not. The stream `body`
   * captures that work from now on; the graph that ends its capture belongs to the whole.
   */
  streamBeginConditional(stream: bigint, condition: bigint, kind: "if" | "while", body: bigint): void;
  graphClone(graph: bigint): bigint;
  /** The copy of a node in a clone of its graph. */
  graphNodeInClone(node: bigint, clone: bigint): bigint;
  /** The graph in Graphviz's language. */
  graphDot(graph: bigint): string;
  graphDestroy(graph: bigint): void;
  graphInstantiate(graph: bigint): bigint;
  /** Takes over the parameters of a graph of the same shape. */
  graphExecUpdate(executable: bigint, graph: bigint): void;
  /** Changes a kernel; `node` is one of the graph from which the executable was made, which must be alive still. */
  graphExecSetKernel(
    executable: bigint,
    node: bigint,
    fn: bigint,
    gridX: number,
    gridY: number,
    gridZ: number,
    blockX: number,
    blockY: number,
    blockZ: number,
    sharedBytes: number,
    parameters: ParameterBlock,
  ): void;
  graphLaunch(executable: bigint, stream: bigint): void;
  graphExecDestroy(executable: bigint): void;

  // ---- modules ----
  /** PTX text, cubin or fatbin. A refusal is a CompileError with the driver's log. */
  moduleLoad(image: string | Uint8Array): bigint;
  moduleUnload(module: bigint): void;
  moduleFunction(module: bigint, name: string): bigint;
  moduleGlobal(module: bigint, name: string): { pointer: bigint; byteLength: number };
  /** `CUfunction_attribute` number → value. */
  functionAttribute(fn: bigint, attribute: number): number;
  functionSetAttribute(fn: bigint, attribute: number, value: number): void;
  /** Offset and size in bytes of each parameter, where no PTX is at hand; undefined if the driver cannot say. */
  functionParameters(fn: bigint): { offset: number; byteLength: number }[] | undefined;
  /** Blocks of `blockThreads` that one multiprocessor holds at a time. */
  occupancy(fn: bigint, blockThreads: number, sharedBytes: number): number;
  /** A block of `byteLength` bytes for parameters that start at `offsets`. */
  parameterBlock(byteLength: number, offsets: readonly number[]): ParameterBlock;
  launch(
    fn: bigint,
    gridX: number,
    gridY: number,
    gridZ: number,
    blockX: number,
    blockY: number,
    blockZ: number,
    sharedBytes: number,
    stream: bigint,
    parameters: ParameterBlock,
  ): void;
}
