/**
 * Devices: where everything begins.
 *
 * @module
 */
import { type CreateOptions, DeviceArray, type UploadOptions } from "../array/array.ts";
import { checkInteger, invalid } from "../base/check.ts";
import type { Context } from "../core/context.ts";
import type { CudaArray, CudaArrayOptions, TexelDType } from "../core/texture/cuda_array.ts";
import type { Copy2DOptions, CopyOperand, CopyOptions } from "../core/memory/copy.ts";
import type {
  ByteSource,
  CopyFromStreamOptions,
  ReadableOptions,
  WritableOptions,
} from "../core/memory/streaming.ts";
import type { DType, DTypeOf, NDArray, TypedArray } from "../base/dtype.ts";
import { Event, type EventOptions } from "../core/stream/event.ts";
import type { Graph } from "../core/graph/graph.ts";
import type { ForeignArray } from "../interop/foreign_array.ts";
import type { CudaArrayInterfaceProvider, ImportOptions } from "../interop/cuda_array_interface/import.ts";
import type { DLPackImportOptions, DLPackProvider } from "../interop/dlpack/import.ts";
import type { DLPackCapsule } from "../interop/dlpack/capsule.ts";
import type { SharedArray } from "../interop/ipc/array.ts";
import type { SharedDevice } from "../interop/ipc/device.ts";
import type { SharedEvent } from "../core/stream/shared_event.ts";
import type { ForeignStream } from "../interop/foreign_stream.ts";
import { late } from "../late.ts";
import { disown, own, type Releasable } from "../base/finalization.ts";
import {
  type AllocateOptions,
  type DeviceMemory,
  type PinnedMemory,
  type PinnedOptions,
  type PitchedMemory,
  type RegisteredMemory,
  streamOf,
} from "../core/memory/memory.ts";
import type { Module, ModuleOptions } from "../core/module/module.ts";
import type { ProfileReport } from "../core/profile.ts";
import type { DeviceProperties } from "./properties.ts";
import { Stream, type StreamOptions } from "../core/stream/stream.ts";
import type { Surface, Texture, TextureOptions } from "../core/texture/texture.ts";
import type { CompileOptions } from "../compile/compile.ts";

/** Bytes of one device that this process's cuffi objects hold. */
export interface MemoryStatistics {
  /** Device bytes in use. */
  readonly inUse: number;
  /** Device bytes that were freed and are kept for the next allocation; see {@link Device.memoryCacheLimit}. */
  readonly cached: number;
  /** The most that `inUse` has been. */
  readonly peak: number;
  /** Page-locked host bytes in use. */
  readonly pinned: number;
  /** Device allocations alive. */
  readonly allocations: number;
  /** Objects that were not disposed of and that the garbage collector freed. */
  readonly forgotten: number;
}

/** What `listDevices()` tells of each device. */
export interface DeviceInfo extends DeviceProperties {
  /** The name that `openDevice()` takes: `"cuda:0"`, `"software"`. */
  readonly id: string;
}

let current: Device | null = null;

/**
 * Opens a device. Without a name: what `CUFFI_DEVICE` says, else the first CUDA device, else the software device, which
 * is said once on stderr. With a name (`"cuda"`, `"cuda:1"`, `"software"`), here or in `CUFFI_DEVICE`, there is no falling back.
 *
 * ```ts
 * using device = await openDevice();
 * using x = device.array(new Float32Array([1, 2, 3]));
 * ```
 *
 * @param name Or, in a Worker, what `device.share()` gave.
 * @throws {LibraryNotFoundError} The NVIDIA driver was asked for and is not there.
 * @throws {CudaError} The driver has no such device.
 */
export async function openDevice(name?: string | SharedDevice): Promise<Device> {
  const { openContext } = await import("./open.ts");
  const device = new Device(await openContext(name));
  if (current === null || current.disposed) current = device;
  return device;
}

/**
 * Every device that can be opened, CUDA devices first; the software device is always the last.
 */
export async function listDevices(): Promise<DeviceInfo[]> {
  const { listAll } = await import("./open.ts");
  return await listAll();
}

/** @internal The device that functions without a device argument mean. */
export function currentDevice(): Device {
  if (current === null || current.disposed) {
    throw new Error("no device is open; call `await openDevice()` first, or give the device");
  }
  return current;
}

function checkPeer(peer: Device): Context {
  if (!(peer instanceof Device)) {
    throw new TypeError(invalid("peer", "another Device", peer));
  }
  return peer.context;
}

/**
 * One GPU, or the software device. Objects of a device are made by its methods; devices opened twice share one context.
 */
export class Device implements Disposable {
  /** @internal */
  readonly context: Context;
  readonly #resource: Releasable;
  #stream: Stream | null = null;
  #properties: DeviceProperties | null = null;
  #disposed = false;

  /** @internal Use {@link openDevice}. */
  constructor(context: Context) {
    this.context = context;
    this.#resource = { release: () => context.release(), forgotten: () => {} };
    own(this, this.#resource);
  }

  /** `"cuda"` or `"software"`. */
  get kind(): "cuda" | "software" {
    return this.context.driver.name;
  }

  /** The number among devices of the same kind. */
  get ordinal(): number {
    return this.context.ordinal;
  }

  /** The device's name, such as `"NVIDIA H200"`. */
  get name(): string {
    return this.properties.name;
  }

  /** Compute capability, memory and limits. */
  get properties(): DeviceProperties {
    return this.#properties ??= late().properties.readProperties(this.context.driver, this.context.ordinal);
  }

  /** The stream that work goes to when no stream is given. It is non-blocking and lives as long as the device. */
  get stream(): Stream {
    this.context.use();
    return this.#stream ??= new Stream(this.context.defaultStream(), null);
  }

  /** A new stream. */
  createStream(options?: StreamOptions): Stream {
    return late().streams.createStream(this.context, options);
  }

  /** The range of stream priorities: lower is more urgent. */
  streamPriorityRange(): { least: number; greatest: number } {
    const [least, greatest] = this.context.use().streams.priorityRange();
    return { least, greatest };
  }

  /** Adopts a stream of another library; see {@link asStream}. */
  asStream(foreign: ForeignStream): Stream {
    return late().stream.adoptStream(this.context, foreign);
  }

  /** Takes in an array of another library without a copy; see {@link asArray}. */
  asArray(foreign: ForeignArray, options?: ImportOptions): DeviceArray {
    return late().foreign.asDeviceArray(this.context, foreign, options);
  }

  /**
   * An array over memory that another library shows by the CUDA Array Interface, without a copy. Work on it waits for the
   * producer's stream. The provider is kept alive as long as the array.
   *
   * @throws {TypeError} A field is not as the protocol says; the message names it.
   * @throws {RangeError} The memory is misaligned, or not of this device.
   */
  fromCudaArrayInterface(provider: CudaArrayInterfaceProvider, options?: ImportOptions): DeviceArray {
    return late().arrayInterface.importArrayInterface(this.context, provider, options);
  }

  /**
   * Takes in a tensor by DLPack, without a copy unless `{ copy: true }` asks for one. Disposing of the array gives the
   * memory back to its owner, after the work that uses it.
   *
   * @throws {TypeError} A consumed capsule, or a version or type that is not understood.
   * @throws {RangeError} The memory is misaligned, or this device cannot use it in place.
   */
  fromDLPack(source: DLPackCapsule | DLPackProvider, options?: DLPackImportOptions): DeviceArray {
    return late().dlpack.importDLPack(this.context, source, options);
  }

  /**
   * Opens an array that another process or Worker shared by `array.share()`, without a copy. Disposing of it lets it go.
   * Work on it waits for the owner's work before `share()`.
   *
   * @throws {RangeError} Another device, a handle for others, or one that was opened before.
   * @throws {CudaError} The owner has ended, or has freed the array.
   */
  openShared(handle: SharedArray, options?: ImportOptions): DeviceArray {
    return late().share.openSharedArray(this.context, handle, options);
  }

  /**
   * A handle by which a Worker opens this device, `openDevice(handle)`, so that arrays can be posted to it. It goes by
   * `postMessage`. On the software device the Worker works over the same memory, in which `workerBytes` are set aside for
   * what it allocates itself; one handle serves one Worker.
   */
  share(options: { workerBytes?: number } = {}): SharedDevice {
    return late().shareDevice.shareDevice(this.context, options.workerBytes);
  }

  /** Opens an event that another process shared by `event.share()`. */
  openSharedEvent(handle: SharedEvent): Event {
    return new Event(this.context, late().shareEvent.openSharedEvent(this.context, handle));
  }

  /** A new event. */
  createEvent(options?: EventOptions): Event {
    return Event.create(this.context, options);
  }

  /** Linear device memory. */
  allocate(byteLength: number, options?: AllocateOptions): DeviceMemory {
    return late().memory.createMemory(this.context, byteLength, options);
  }

  /** Rows of device memory at a pitch that suits the device. `elementBytes` is the widest access of a kernel: 4, 8 or 16. */
  allocatePitched(widthBytes: number, height: number, elementBytes: 4 | 8 | 16 = 16): PitchedMemory {
    return late().memory.createPitched(this.context, widthBytes, height, elementBytes);
  }

  /** Page-locked host memory. */
  allocatePinned(byteLength: number, options?: PinnedOptions): PinnedMemory {
    return late().memory.createPinned(this.context, byteLength, options);
  }

  /** Page-locks the memory of a typed array in place, until `dispose()`. */
  register(view: ArrayBufferView): RegisteredMemory {
    return late().memory.registerView(this.context, view);
  }

  /**
   * Whether kernels of this device can use memory of `peer`, over NVLink or the bus. Copies between devices go that way then, and
   * through the host otherwise.
   */
  canAccessPeer(peer: Device): boolean {
    return late().peers.canAccessPeer(this.context, checkPeer(peer));
  }

  /**
   * From now on kernels of this device take arrays and memory of `peer`. Their use is ordered between the devices' streams as
   * between those of one. The other direction is asked for separately; copies need neither.
   *
   * ```ts
   * using a = await openDevice("cuda:0"), b = await openDevice("cuda:1");
   * if (a.canAccessPeer(b)) a.enablePeerAccess(b);
   * ```
   *
   * @throws {Error} This device cannot reach the other one's memory.
   */
  enablePeerAccess(peer: Device): void {
    late().peers.enablePeerAccess(this.context, checkPeer(peer));
  }

  /**
   * Copies bytes between device memory, arrays, page-locked memory and typed arrays. One of two device operands may be
   * another device's.
   *
   * @throws {TypeError} Memory of another device and of the host.
   */
  copy(dst: CopyOperand, src: CopyOperand, options?: CopyOptions): void {
    late().copies.copy(this.context, dst, src, options);
  }

  /**
   * Copies bytes to the device as they arrive, and reads no faster than the device takes them. Resolves with their number
   * when the last one is there.
   *
   * ```ts
   * const response = await fetch(url);
   * await device.copyFromStream(weights, response.body!);
   * ```
   *
   * @throws {RangeError} More bytes came than `dst` has room for.
   */
  copyFromStream(dst: CopyOperand, source: ByteSource, options?: CopyFromStreamOptions): Promise<number> {
    return late().ingest.copyFromStream(this.context, dst, source, options);
  }

  /**
   * Device memory as the end of a web stream: `response.body.pipeTo(device.writable(x))`. What pipes into it reads no faster
   * than the device takes bytes; closing it resolves when the last one is there.
   *
   * @throws {RangeError} More bytes came than `dst` has room for: the stream fails.
   */
  writable(dst: CopyOperand, options?: WritableOptions): WritableStream<ArrayBufferView | ArrayBuffer> {
    return late().ingest.writable(this.context, dst, options);
  }

  /** The bytes of device memory as a web stream, copied as they are read: `new Response(device.readable(x))`. */
  readable(src: CopyOperand, options?: ReadableOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
    return late().ingest.readable(this.context, src, options);
  }

  /** Copies rows, each side with its own pitch. */
  copy2D(dst: CopyOperand, src: CopyOperand, options: Copy2DOptions): void {
    late().copies.copy2D(this.context, dst, src, options);
  }

  /**
   * Uploads a typed array, or what was read from a `.npy` or safetensors file. The data may be changed as soon as the call returns.
   *
   * ```ts
   * device.array(new Float32Array([1, 2, 3, 4]), { shape: [2, 2], dtype: "bf16" }); // rounded on the device
   * device.array(decodeNpy(await readFile("x.npy")));
   * ```
   */
  array<T extends TypedArray>(
    data: T,
    options?: UploadOptions & { dtype?: undefined },
  ): DeviceArray<DTypeOf<T>>;
  /** Uploads what was read from a file. */
  array<D extends DType>(data: NDArray<D>, options?: UploadOptions & { dtype?: undefined }): DeviceArray<D>;
  /** Uploads data as elements of another type; they are converted on the device. */
  array<D extends DType>(
    data: TypedArray | NDArray,
    options: UploadOptions<D> & { dtype: D },
  ): DeviceArray<D>;
  array(data: TypedArray | NDArray, options?: UploadOptions): DeviceArray {
    return late().create.uploadArray(this.context, data, options);
  }

  /** An array with whatever the memory held before. */
  empty<D extends DType>(
    shape: readonly number[] | number,
    dtype: D,
    options: CreateOptions = {},
  ): DeviceArray<D> {
    return DeviceArray.empty(
      this.context,
      shape,
      dtype,
      streamOf(this.context, options.stream),
      options.layout,
      options.pooled,
    );
  }

  /** An array of zeros. */
  zeros<D extends DType>(
    shape: readonly number[] | number,
    dtype: D,
    options: CreateOptions = {},
  ): DeviceArray<D> {
    const stream = streamOf(this.context, options.stream);
    const array = DeviceArray.empty(this.context, shape, dtype, stream, options.layout, options.pooled);
    array.allocation.touch(stream);
    if (array.byteLength > 0) {
      this.context.use().copies.memset(array.pointer, 0, 1, array.byteLength, stream.handle);
    }
    return array;
  }

  /** An array whose rows start at a pitch that suits the device: images as [H, W], [H, W, C] or [N, H, W, C]. */
  emptyPitched<D extends DType>(shape: readonly number[], dtype: D): DeviceArray<D> {
    return late().create.pitchedArray(this.context, shape, dtype);
  }

  /**
   * A CUDA array: memory that kernels reach through textures and surfaces.
   *
   * @throws {RangeError} More dimensions than 3, or an extent beyond the device's limit.
   */
  cudaArray<D extends TexelDType>(options: CudaArrayOptions<D>): CudaArray<D> {
    return late().cudaArray.createCudaArray(this.context, options);
  }

  /**
   * A texture object over a CUDA array, or, without a copy, over a device array: `[width]` for `tex1Dfetch`, `[height, width]` or
   * `[height, width, channels]` with aligned rows ({@link Device.emptyPitched}) for `tex2D`.
   *
   * ```ts
   * using texture = device.texture(image, { filterMode: "linear", addressMode: "border" });
   * kernel.launch({ grid, block }, out, texture); // __global__ void kernel(float* out, cudaTextureObject_t texture)
   * ```
   *
   * @throws {RangeError} Rows or address of a device array are not aligned as the device's textures need it, or too long.
   * @throws {TypeError} An element type or a combination of options that textures do not have.
   */
  texture(source: CudaArray | DeviceArray, options?: TextureOptions): Texture {
    return late().textures.createTexture(this.context, source, options);
  }

  /** A surface object over a CUDA array that was made with `surface: true`. */
  surface(array: CudaArray): Surface {
    return late().textures.createSurface(this.context, array);
  }

  /**
   * Captures the work that `work` gives to a stream as a graph, without running it. By default that is the device's own
   * stream, so launches without a `stream` option are captured too. Memory may be allocated and disposed of meanwhile: it
   * belongs to the graph as long as that needs it.
   *
   * ```ts
   * using graph = device.capture(() => scale.launch({ grid, block }, y, x, 2, n));
   * using executable = graph.instantiate();
   * executable.launch();
   * ```
   *
   * @throws {CudaError} An operation that cannot be part of a graph. The stream is usable afterwards.
   */
  capture(work: (stream: Stream) => void, options: { stream?: Stream } = {}): Graph {
    return late().captures.capture(options.stream ?? this.stream, work);
  }

  /**
   * Runs `work` and measures, by events on their own streams, the kernels, copies, fills and graphs that the device is
   * given meanwhile. Resolves when all of them have finished.
   *
   * ```ts
   * const report = await device.profile(async () => {
   *   blur.launch({ grid, block }, y, x);
   *   await y.download();
   * });
   * console.log(`${report}`);
   * await writeFile("trace.json", report.trace()); // for ui.perfetto.dev
   * ```
   *
   * @throws {Error} The device is being profiled already.
   * @throws What `work` throws; nothing of it is kept then.
   */
  async profile(work: () => unknown): Promise<ProfileReport> {
    const { profile } = await import("../core/profile.ts");
    return await profile(this.context, this.name, work);
  }

  /** Loads PTX, cubin or fatbin. */
  loadModule(image: string | Uint8Array, options?: ModuleOptions): Module {
    return late().modules.loadModule(this.context, image, options);
  }

  /**
   * Compiles CUDA C++ with NVRTC for this device and loads it. Results are kept in a cache on disk.
   *
   * @throws {CompileError} With the compiler's log.
   * @throws {LibraryNotFoundError} NVRTC is not installed.
   */
  async compile(source: string, options?: CompileOptions): Promise<Module> {
    const { compileForDevice } = await import("../compile/compile.ts");
    const target = { loadsCubins: this.context.driver.loadsCubins, properties: this.properties };
    const { image, ptx, loweredNames } = await compileForDevice(target, source, options);
    return this.loadModule(image, { ptx, loweredNames });
  }

  /** Blocks until all work on the device has finished. */
  synchronize(): void {
    this.context.use().contexts.synchronize();
    late().loans.collectAllLoans();
  }

  /** Device bytes that cuffi's objects hold; 0 when all are disposed of. */
  memoryInUse(): number {
    return this.context.counters.deviceBytes;
  }

  /** What cuffi's objects hold, and held. */
  memoryStatistics(): MemoryStatistics {
    const { deviceBytes, peakDeviceBytes, hostBytes, allocations, forgotten } = this.context.counters;
    const cached = this.context.pool.cachedBytes;
    return { inUse: deviceBytes, cached, peak: peakDeviceBytes, pinned: hostBytes, allocations, forgotten };
  }

  /** Bytes that the driver has free, and in all; other processes count too. */
  memoryInfo(): { free: number; total: number } {
    return this.context.use().memory.info();
  }

  /**
   * The most bytes of freed device memory that are kept for the next allocation. Default: an eighth of the device's
   * memory. 0 gives everything back to the driver's own pool at once.
   */
  get memoryCacheLimit(): number {
    return this.context.pool.limit;
  }

  set memoryCacheLimit(bytes: number) {
    this.context.pool.limit = checkInteger("memoryCacheLimit", bytes, 0, Number.MAX_SAFE_INTEGER);
  }

  /**
   * Gives memory that is kept for the next allocation back to the system, but for `keepBytes`, for other processes and
   * libraries. Blocks until the work on the device has finished. When memory runs out this is done by itself.
   */
  trimMemory(keepBytes = 0): void {
    checkInteger("keepBytes", keepBytes, 0, Number.MAX_SAFE_INTEGER);
    const driver = this.context.use();
    this.context.pool.trim(keepBytes);
    driver.contexts.synchronize();
    driver.memory.trimPool(this.context.ordinal, this.context.counters.deviceBytes + keepBytes);
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.#disposed;
  }

  /** `cuda:0`. */
  toString(): string {
    return this.context.toString();
  }

  /** Lets the device go. The last one closes the context, and what was made on it with it. */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    disown(this.#resource);
  }

  /** What `using` calls: {@link dispose}. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/**
 * Adopts a stream of another library without owning it: a handle as bigint or number, an object with `__cuda_stream__()`,
 * PyTorch's `cuda_stream`, CuPy's `ptr`, Numba's and CV-CUDA's `handle`, ctypes' `value`. The foreign object is kept alive.
 *
 * @param device Default: the device that was opened first.
 * @throws {TypeError} It is no stream, or one of another device.
 */
export function asStream(foreign: ForeignStream, device: Device = currentDevice()): Stream {
  return device.asStream(foreign);
}

/**
 * Takes in an array of another library without a copy: what shows a CUDA Array Interface or hands out a DLPack tensor. A
 * `DeviceArray` is given back as it is.
 *
 * @param options `stream`: where the array is used first. `order: false`: the producer's stream is not waited for.
 * @param device Default: the device that was opened first.
 * @throws {TypeError} It is no array, or of a type that cuffi has not.
 * @throws {RangeError} Its memory cannot be used in place.
 */
export function asArray(
  foreign: ForeignArray,
  options?: ImportOptions,
  device: Device = currentDevice(),
): DeviceArray {
  return device.asArray(foreign, options);
}
