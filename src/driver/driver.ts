/**
 * The interface of a device driver. Two implementations exist: `cuda/` calls libcuda through FFI, and
 * `software/` compiles PTX to WebAssembly. Code above this folder does not know which one it uses.
 *
 * Rules for both:
 * - Handles, device addresses, and host addresses are bigint. Sizes and counts are numbers, in bytes unless
 *   stated otherwise.
 * - Every method throws `CudaError` when the device reports an error; `query` methods return false for "not
 *   ready".
 * - Every group except `devices` works on the current context, which {@link ContextApi.setCurrent} selects.
 * - Work enqueued on one stream runs in order. Stream 0n is the legacy default stream.
 * - A kernel fault is reported by the next call that synchronizes, and by every call after it.
 * - Methods do not repeat checks that their callers have already made (counts, ranges, lifetimes).
 */

import type { CollectiveApi } from "./collectives.ts";
import type { JpegApi } from "./jpeg.ts";
import type { MatmulApi } from "./matmul.ts";
import type { VideoApi } from "./video.ts";

/** One operand of a copy: a device address, a host address, or a typed array. */
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

/** The element type of textures and surfaces. */
export interface TexelFormat {
  /** An `ARRAY_FORMAT`. */
  readonly format: number;
  /** 1, 2, or 4. */
  readonly channels: number;
}

/**
 * A CUDA array, as in `CUDA_ARRAY3D_DESCRIPTOR`. A height or depth of 0 means that the array lacks that
 * dimension. The depth of a layered array is its number of layers.
 */
export interface ArrayDescriptor extends TexelFormat {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** `ARRAY3D_FLAG` bits. */
  readonly flags: number;
}

/**
 * A copy of a whole CUDA array to or from `memory`, whose rows start `pitch` bytes apart with `height` rows
 * per slice.
 */
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

/** The memory that a texture reads. */
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

/** Sampling parameters of a texture, as in `CUDA_TEXTURE_DESC`. */
export interface TextureDescriptor {
  /** `ADDRESS_MODE` along x, y, and z. */
  readonly addressModes: readonly [number, number, number];
  /** A `FILTER_MODE`. */
  readonly filterMode: number;
  /** `TEXTURE_FLAG` bits. */
  readonly flags: number;
  readonly borderColor: readonly [number, number, number, number];
}

/** The allocation that contains an address: of device, managed or page-locked host memory. */
export interface PointerInfo {
  /** Ordinal of the device that the memory belongs to. */
  readonly ordinal: number;
  /** Bytes from the start of the allocation to the address. */
  readonly offset: number;
  /** Size in bytes of the allocation. */
  readonly byteLength: number;
  /** Whether `cuMemMap` mapped the memory, so that the allocation may be a reserved range of addresses. */
  readonly isMapping: boolean;
}

/** The argument bytes of a kernel, laid out like its PTX `.param` list. Refilled for each launch. */
export interface ParameterBlock {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /**
   * Describes the launch for the error of a fault. Null until the launch is described; undefined if the driver
   * has no memory checker, or it is off.
   */
  note?: LaunchNote | null;
}

/** The launch in the error of a fault. */
export interface LaunchNote {
  /** The call in the user's code, such as `/src/app.ts:12:8`; undefined if it is not known. */
  readonly site: string | undefined;
  /** The memory of the arguments. */
  readonly memory: readonly NotedMemory[];
}

/** The memory of an argument. */
export interface NotedMemory {
  /** The name of the parameter. */
  readonly name: string;
  /** Such as `an f32 array of 10 elements`. */
  readonly type: string;
  readonly address: bigint;
  readonly byteLength: number;
  /** Bytes of an element; 0 if the memory has no elements. */
  readonly itemSize: number;
}

/** The memory of a software device, from which a Worker opens the same device. */
export interface WorkerMemory {
  /** The device's address space: a `WebAssembly.Memory`, which not every consumer's TypeScript declares. */
  readonly memory: { readonly buffer: ArrayBufferLike };
  /** Start of the address range that the Worker allocates from. */
  readonly start: number;
  /** End of that range (exclusive). */
  readonly end: number;
}

/** A device driver: one group of methods per kind of object, named after the CUDA documentation. */
export interface Driver {
  /** "cuda" or "software"; use it for messages and `Device.kind` only. */
  readonly name: "cuda" | "software";
  /** Whether modules may contain machine code (cubins). If false, only PTX loads. */
  readonly loadsCubins: boolean;
  /**
   * Path of the driver's library, for foreign code in this process that orders streams itself; undefined if
   * there is none.
   */
  readonly libraryPath: string | undefined;
  /** The CUDA version that the driver supports, e.g. 12040 for 12.4. */
  version(): number;

  readonly devices: DeviceApi;
  readonly contexts: ContextApi;
  readonly memory: MemoryApi;
  readonly ipc: IpcApi;
  readonly copies: CopyApi;
  readonly textures: TextureApi;
  readonly streams: StreamApi;
  readonly events: EventApi;
  readonly captures: CaptureApi;
  readonly graphs: GraphApi;
  readonly modules: ModuleApi;
  readonly functions: FunctionApi;
  readonly video: VideoApi;
  /** Returns the JPEG codec of the devices; undefined if the host has to decode and encode. */
  jpeg(): Promise<JpegApi | undefined>;
  /** Returns the library that multiplies matrices on the device, or undefined if it was not found. */
  matmul(): MatmulApi | undefined;
  /**
   * Returns the collective operations of several devices.
   *
   * @throws {LibraryNotFoundError} If NCCL is not installed.
   */
  collectives(): Promise<CollectiveApi>;

  /** Enqueues a kernel. Not in a group, because every property access counts on this path. */
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
  /**
   * Calls `enqueue`, which lets another library enqueue work on a stream: profiles measure it under the name.
   */
  enqueueForeign(name: string, stream: bigint, enqueue: () => void): void;
}

/** Devices by ordinal. */
export interface DeviceApi {
  count(): number;
  name(ordinal: number): string;
  /** 16 bytes. */
  uuid(ordinal: number): Uint8Array;
  /** Bytes. */
  totalMemory(ordinal: number): number;
  /** @param attribute A `DEVICE_ATTRIBUTE`. */
  attribute(ordinal: number, attribute: number): number;
  /** Whether kernels and copies on one device can access another device's memory directly. */
  canAccessPeer(ordinal: number, peer: number): boolean;
  /** @param attribute A `P2P_ATTRIBUTE`. */
  peerAttribute(ordinal: number, peer: number, attribute: number): number;
}

/** The primary context of each device. */
export interface ContextApi {
  /** Retains the device's primary context and returns its handle. */
  retain(ordinal: number): bigint;
  release(ordinal: number): void;
  /** Makes the context current on this thread, unless it already is. */
  setCurrent(context: bigint): void;
  /**
   * Forgets which context is current. Call it after foreign code has run on this thread: it may have changed
   * the context.
   */
  invalidateCurrent(): void;
  synchronize(): void;
  /**
   * Lets kernels and copies of the current context access the memory of device `peer`, whose context is
   * `peerContext`.
   */
  enablePeerAccess(peer: number, peerContext: bigint): void;
}

/** Device memory, page-locked host memory, and what the driver knows about addresses. */
export interface MemoryApi {
  /** Free and total device memory, in bytes, and the largest piece, if memory cannot be allocated in several. */
  info(): { free: number; total: number; largest?: number };
  allocate(byteLength: number): bigint;
  allocatePitched(
    widthBytes: number,
    height: number,
    elementBytes: number,
  ): { pointer: bigint; pitch: number };
  free(pointer: bigint): void;
  /** Allocates in stream order, from the device's memory pool. */
  allocateAsync(byteLength: number, stream: bigint): bigint;
  freeAsync(pointer: bigint, stream: bigint): void;
  /** Returns unused memory of the device's pool to the system, keeping at least `keepBytes`. */
  trimPool(ordinal: number, keepBytes: number): void;
  /**
   * Trims like {@link trimPool}, after waiting until the memory that {@link freeAsync} freed is unused. Leaves
   * captures of all threads intact, and skips memory freed on a stream that is being captured.
   */
  reclaim(ordinal: number, keepBytes: number): void;
  /**
   * Allocates page-locked host memory: its address, and a view of exactly its bytes. The view may be part of
   * a larger shared buffer, so create other views from its `buffer`, `byteOffset`, and `byteLength`.
   *
   * @param flags `HOST_ALLOC_FLAG` bits.
   */
  allocateHost(byteLength: number, flags: number): { address: bigint; view: Uint8Array };
  /**
   * Frees memory of {@link allocateHost}. The caller has dropped the view and detached its buffer if it is an
   * ArrayBuffer.
   */
  freeHost(address: bigint): void;
  /** Page-locks existing host memory and returns its host address. */
  registerHost(memory: ArrayBufferView, flags: number): bigint;
  unregisterHost(address: bigint): void;
  /** Returns the device address of page-locked host memory. */
  hostDevicePointer(address: bigint): bigint;
  /**
   * Describes the allocation that contains the address; undefined for an address that the driver does not
   * know.
   */
  pointerInfo(pointer: bigint): PointerInfo | undefined;
  /**
   * Returns true if an allocation that {@link pointerInfo} describes is a range of addresses
   * (`cuMemAddressReserve`), of which only parts may be mapped to memory.
   */
  isReservation(pointer: bigint, info: PointerInfo): boolean;
  /**
   * Returns true if the addresses from `start` to `end` (exclusive) are memory that was mapped (`cuMemMap`)
   * piece by piece on one device, without gaps. The allocation `first` contains some of them.
   */
  isMapped(start: bigint, end: bigint, first: PointerInfo): boolean;
  /**
   * Returns the address at which native code of this process can access device memory; undefined if it
   * cannot.
   */
  hostPointer(pointer: bigint): bigint | undefined;
  /**
   * Sets aside `byteLength` bytes of the address space for a Worker that opens the same device, and returns
   * what it needs to do so. Null if addresses are valid in the whole process anyway.
   */
  reserveForWorker(byteLength: number): WorkerMemory | null;
  /** Frees memory of {@link reserveForWorker} that no Worker uses any more. */
  releaseFromWorker(memory: WorkerMemory): void;
  /** Records memory that another thread allocated in the shared address space, until {@link forget}. */
  adopt(pointer: bigint, byteLength: number): void;
  forget(pointer: bigint): void;
}

/** Memory and events shared with other processes. Handles are 64 bytes. */
export interface IpcApi {
  /** Exports memory of {@link MemoryApi.allocate}. */
  memoryHandle(pointer: bigint): Uint8Array;
  /** Maps another process's memory and returns the start of the allocation. */
  openMemory(handle: Uint8Array): bigint;
  closeMemory(pointer: bigint): void;
  /** Exports an event created with `EVENT_FLAG.DISABLE_TIMING | EVENT_FLAG.INTERPROCESS`. */
  eventHandle(event: bigint): Uint8Array;
  openEvent(handle: Uint8Array): bigint;
}

/** Copies and fills. `stream` null makes them synchronous. */
export interface CopyApi {
  hostToDevice(dst: bigint, src: HostMemory, byteLength: number, stream: bigint | null): void;
  deviceToHost(dst: HostMemory, src: bigint, byteLength: number, stream: bigint | null): void;
  deviceToDevice(dst: bigint, src: bigint, byteLength: number, stream: bigint | null): void;
  /** Copies between two contexts; `stream` belongs to the current one. */
  peerToPeer(
    dst: bigint,
    dstContext: bigint,
    src: bigint,
    srcContext: bigint,
    byteLength: number,
    stream: bigint,
  ): void;
  copy2D(copy: Copy2D, stream: bigint | null): void;
  /** Sets `count` elements of `elementBytes` each to `value`. */
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
}

/** CUDA arrays, texture objects, and surface objects. Kernels take the objects as 64-bit integers. */
export interface TextureApi {
  createArray(descriptor: ArrayDescriptor): bigint;
  /** Destroys an array that no enqueued work uses. */
  destroyArray(array: bigint): void;
  copyArray(copy: ArrayCopy, stream: bigint): void;
  createTexture(source: TextureSource, descriptor: TextureDescriptor): bigint;
  destroyTexture(texture: bigint): void;
  /** Creates a surface over an array that was created with `ARRAY3D_FLAG.SURFACE_LDST`. */
  createSurface(array: bigint): bigint;
  destroySurface(surface: bigint): void;
}

/** Streams. */
export interface StreamApi {
  /** [least, greatest], e.g. [0, -5]; lower is more urgent. */
  priorityRange(): [number, number];
  /** @param flags A `STREAM_FLAG`. */
  create(flags: number, priority: number): bigint;
  destroy(stream: bigint): void;
  /** Whether all enqueued work has finished. */
  query(stream: bigint): boolean;
  synchronize(stream: bigint): void;
  waitEvent(stream: bigint, event: bigint): void;
  priority(stream: bigint): number;
  flags(stream: bigint): number;
  /**
   * Returns the context of a stream. Also validates foreign handles: throws CUDA_ERROR_INVALID_HANDLE or a
   * similar error for anything that is not a stream of the current context.
   */
  context(stream: bigint): bigint;
}

/** Events. */
export interface EventApi {
  /** @param flags `EVENT_FLAG` bits. */
  create(flags: number): bigint;
  destroy(event: bigint): void;
  record(event: bigint, stream: bigint): void;
  /** Whether the work before the event has finished. */
  query(event: bigint): boolean;
  synchronize(event: bigint): void;
  /** Milliseconds between two events. */
  elapsed(start: bigint, end: bigint): number;
}

/** Captures of the work on streams, which become graphs. */
export interface CaptureApi {
  /**
   * Starts a capture: work enqueued on the stream becomes nodes of a graph instead of running, and so does
   * the work of streams that wait for an event recorded in it. Calls that would invalidate the capture
   * (waiting for a captured stream or event, or in the capture for an event outside, synchronizing the context,
   * copying pageable memory) throw an error of the 900s and leave the capture intact.
   */
  begin(stream: bigint): void;
  /** Ends the capture and returns its graph. The capture ends even if this throws. */
  end(stream: bigint): bigint;
  /** Returns the node added last: the next work on the stream will depend on it. */
  lastNode(stream: bigint): bigint;
  /** Adds a copy of a graph to the capture. */
  addGraph(stream: bigint, child: bigint): void;
  /** Creates a condition in the captured graph. Every launch of the graph resets it to `initial`. */
  createCondition(stream: bigint, initial: number): bigint;
  /**
   * Adds a conditional node to the capture of `stream`: its body runs if (or while) the condition is not
   * zero. The stream `body` captures the body; the graph that ends its capture belongs to the conditional
   * node.
   */
  beginConditional(stream: bigint, condition: bigint, kind: "if" | "while", body: bigint): void;
}

/** Graphs and executable graphs. */
export interface GraphApi {
  clone(graph: bigint): bigint;
  /** Returns the node of a cloned graph that corresponds to `node` of the original. */
  nodeInClone(node: bigint, clone: bigint): bigint;
  /** Returns the graph in Graphviz's DOT language. */
  dot(graph: bigint): string;
  destroy(graph: bigint): void;
  /** Returns true if the graph has no nodes. */
  isEmpty(graph: bigint): boolean;
  instantiate(graph: bigint): bigint;
  /** Updates an executable graph with the parameters of a graph of the same topology. */
  update(executable: bigint, graph: bigint): void;
  /**
   * Replaces the kernel of `node`, a node of the graph that the executable was instantiated from, which must
   * still exist.
   */
  setKernel(
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
  launch(executable: bigint, stream: bigint): void;
  destroyExecutable(executable: bigint): void;
}

/** Modules: loaded PTX or machine code. */
export interface ModuleApi {
  /**
   * Loads PTX text, a cubin, or a fatbin. Throws CompileError, with the driver's log, if the PTX is invalid.
   *
   * @param builtin the image is PTX that ships with cuffi, whose kernels may be checked when they are used
   */
  load(image: string | Uint8Array, builtin?: boolean): bigint;
  unload(module: bigint): void;
  function(module: bigint, name: string): bigint;
  global(module: bigint, name: string): { pointer: bigint; byteLength: number };
}

/** Kernels of loaded modules (`CUfunction`). */
export interface FunctionApi {
  /** @param attribute A `FUNCTION_ATTRIBUTE`. */
  attribute(fn: bigint, attribute: number): number;
  setAttribute(fn: bigint, attribute: number, value: number): void;
  /**
   * Offset and size in bytes of each parameter, for modules without PTX; undefined if the driver cannot tell.
   */
  parameters(fn: bigint): { offset: number; byteLength: number }[] | undefined;
  /** Returns how many blocks of `blockThreads` threads fit on one multiprocessor at a time. */
  occupancy(fn: bigint, blockThreads: number, sharedBytes: number): number;
  /** Creates a block of `byteLength` bytes for parameters that start at `offsets`. */
  parameterBlock(byteLength: number, offsets: readonly number[]): ParameterBlock;
}
