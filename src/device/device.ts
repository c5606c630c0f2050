/**
 * Devices: the entry point of the library.
 *
 * @module
 */
import { printAsText } from "../runtime/inspect.ts";
import { allocationOf } from "../core/memory/array_data.ts";
import {
  type CreateOptions,
  DeviceArray,
  emptyArray,
  type UploadOptions,
  wrapArray,
} from "../array/array.ts";
import type { ArangeOptions, Joined, JoinOptions } from "../array/join.ts";
import {
  checkDType,
  checkInteger,
  checkOptionNames,
  disposedDevice,
  invalid,
  mismatch,
  type OptionNames,
  otherDevice,
  TOP_LEVEL_DEVICE,
} from "../base/check.ts";
import {
  type DType,
  type DTypeOf,
  type ElementValue,
  isDType,
  type NDArray,
  type TypedArray,
} from "../base/dtype.ts";
import type { NumberDType } from "../base/promotion.ts";
import { keepAlive, type Owned, releaseNow, track } from "../base/finalization.ts";
import type { CompileOptions } from "../compile/compile.ts";
import type { Context } from "../core/context.ts";
import type { Graph } from "../core/graph/graph.ts";
import type { Copy2DOptions, CopyOperand, CopyOptions } from "../core/memory/copy.ts";
import { collectAllReturned } from "../core/memory/exports.ts";
import {
  type AllocateOptions,
  createMemory,
  createPinned,
  createPitched,
  DeviceMemory,
  type PinnedMemory,
  type PinnedOptions,
  type PitchedMemory,
  type RegisteredMemory,
  registerView,
} from "../core/memory/memory.ts";
import type {
  ByteSource,
  CopyFromStreamOptions,
  ReadableOptions,
  WritableOptions,
} from "../core/memory/streaming.ts";
import type { Module, ModuleOptions } from "../core/module/module.ts";
import type { ProfileReport } from "../core/profile.ts";
import { createEvent, Event, type EventOptions } from "../core/stream/event.ts";
import type { SharedEvent } from "../core/stream/shared_event.ts";
import { captureGraph, createStream, Stream, type StreamOptions } from "../core/stream/stream.ts";
import { streamOf, type StreamState } from "../core/stream_state.ts";
import type { CudaArray, CudaArrayOptions, TexelDType } from "../core/texture/cuda_array.ts";
import type { Surface, Texture, TextureOptions } from "../core/texture/texture.ts";
import type { CudaArrayInterfaceProvider } from "../interop/cuda_array_interface/import.ts";
import type { DLPackCapsule } from "../interop/dlpack/capsule.ts";
import type { DLPackImportOptions, DLPackProvider } from "../interop/dlpack/import.ts";
import type { ForeignArray } from "../interop/foreign_array.ts";
import type { ForeignStream } from "../interop/foreign_stream.ts";
import type { ImportOptions } from "../interop/import.ts";
import type { SharedArray } from "../interop/ipc/array_handle.ts";
import type { DeviceShare, SharedDevice } from "../interop/ipc/device.ts";
import type { RandomGenerator } from "../math/random/generator.ts";
import type { DeviceOperations, OpenedDevice } from "./open.ts";
import type { DeviceInfo, DeviceProperties } from "./properties.ts";

/** Memory that the cuffi objects of this process use on one device. */
export interface MemoryStatistics {
  /** Device bytes in use. */
  readonly inUse: number;
  /** Freed device bytes in the cache; see {@link Device.memoryCacheLimit}. */
  readonly cached: number;
  /** The maximum of `inUse` so far. */
  readonly peak: number;
  /** Page-locked host bytes in use. */
  readonly pinned: number;
  /** Number of device allocations in use. */
  readonly allocations: number;
  /** Number of objects that the garbage collector freed because nobody disposed of them. */
  readonly finalized: number;
}

let current: Device | null = null;
/** The devices that were opened after it, in order. A strong reference would keep forgotten ones open. */
let others: WeakRef<Device>[] = [];

const CREATE_OPTIONS: OptionNames<CreateOptions> = { stream: true, layout: true, pooled: "boolean" };
const SHARE_OPTIONS: OptionNames<{ workerBytes?: number }> = { workerBytes: true };
const CAPTURE_OPTIONS: OptionNames<{ stream?: Stream }> = { stream: true };
const UPLOAD_OPTIONS: OptionNames<UploadOptions> = { ...CREATE_OPTIONS, shape: true, dtype: true };

/**
 * Opens a device. Without a name: the device in `CUFFI_DEVICE`, otherwise the first CUDA device, otherwise
 * the software device, with one notice on stderr. If you name a device (`"cuda"`, `"cuda:1"`, `"software"`),
 * here or in `CUFFI_DEVICE`, cuffi uses exactly that one and never falls back. In a process of torchrun or Slurm, the
 * GPU without a number is not the first one, but that of the process: `cuda:` and its number on the machine.
 *
 * The device that is opened first is the default of `device` parameters. After its disposal, the default is the next one
 * whose `Device` the program has kept: one that was collected is not the default, even if its objects are in use.
 *
 * ```ts
 * using device = await openDevice();
 * using x = device.array(new Float32Array([1, 2, 3]));
 * ```
 *
 * @param name A name or, in a Worker, the result of `device.share()`.
 * @throws {LibraryNotFoundError} If a CUDA device was requested and the NVIDIA driver is not installed.
 * @throws {RangeError} If the driver has no such device.
 */
export async function openDevice(name?: string | SharedDevice): Promise<Device> {
  const [{ openContext }, { rehearse }] = await Promise.all([import("./open.ts"), import("./rehearsal.ts")]);
  const device = new Device(await openContext(name, (standIn) => rehearse(new Device(standIn))));
  if (firstOpen() === null) current = device;
  else others = [...others.filter((other) => other.deref()?.disposed === false), new WeakRef(device)];
  return device;
}

/**
 * Lists every device that can be opened, CUDA devices first; the software device is always the last one.
 *
 * ```ts
 * for (const { id, name, totalMemory } of await listDevices()) console.log(id, name, totalMemory);
 * ```
 */
export async function listDevices(): Promise<DeviceInfo[]> {
  const { listAll } = await import("./open.ts");
  return await listAll();
}

/** Returns the default of `device` parameters: the open device that was opened first. */
export function currentDevice(): Device {
  const wasOpen = current !== null;
  const device = firstOpen();
  if (device !== null) return device;
  const advice = "call `await openDevice()` first, or pass a device";
  throw new Error(`no device is open; ${advice}${wasOpen ? `; ${TOP_LEVEL_DEVICE}` : ""}`);
}

/** Returns the first device opened that is still open, or null without one. */
function firstOpen(): Device | null {
  while (current === null || current.disposed) {
    const next = others.shift();
    if (next === undefined) return null;
    current = next.deref() ?? null;
  }
  return current;
}

/** Returns the context of a device, a private property. */
export function contextOf(device: Device): Context {
  return (device as unknown as { readonly context: Context }).context;
}

/** Returns `device` if it is one; throws otherwise. */
export function checkDevice(device: Device): Device {
  if (!(device instanceof Device)) throw new TypeError(invalid("device", "a Device", device));
  return device;
}

function checkPeer(peer: Device): Context {
  if (!(peer instanceof Device)) {
    throw new TypeError(invalid("peer", "another Device", peer));
  }
  return contextOf(peer);
}

/**
 * A GPU, or the software device. Its methods create the objects of the device. A device that is opened twice
 * has one context. Nobody has to keep a `Device`: unless it is disposed of, the device stays open while any of its
 * objects is in use.
 *
 * ```ts
 * using device = await openDevice();
 * console.log(device); // Device cuda:0: NVIDIA H200, compute capability 9.0, 139.8 GiB
 * using x = device.zeros([1024], "f32");
 * ```
 */
export class Device implements Disposable {
  private readonly opened: Context;
  readonly #operations: DeviceOperations;
  readonly #resource: Owned;
  #stream: Stream | null = null;
  #properties: DeviceProperties | null = null;
  #disposed = false;

  /** @ignore Use {@link openDevice}. */
  constructor({ context, operations }: OpenedDevice) {
    this.opened = context;
    this.#operations = operations;
    let isForgotten = false;
    this.#resource = {
      dispose: () => isForgotten ? context.forgetDevice() : context.closeDevice(),
      onFinalized: () => {
        isForgotten = true;
      },
    };
    track(this, this.#resource);
  }

  /**
   * The context, for methods that use the device. It may be open although this device has been disposed of: other
   * devices retain it.
   */
  private get context(): Context {
    if (this.#disposed) throw disposedDevice(this);
    return this.opened;
  }

  /** `"cuda"` or `"software"`. */
  get kind(): "cuda" | "software" {
    return this.opened.driver.name;
  }

  /** The number of the device among those of the same kind. */
  get ordinal(): number {
    return this.opened.ordinal;
  }

  /** The device's name, such as `"NVIDIA H200"`. */
  get name(): string {
    return this.properties.name;
  }

  /** Compute capability, memory and limits. */
  get properties(): DeviceProperties {
    return this.#properties ??= this.#operations.properties.readProperties(
      this.opened.driver,
      this.opened.ordinal,
    );
  }

  /**
   * The default stream of this device for all options. It is non-blocking and exists as long as the device.
   */
  get stream(): Stream {
    this.context.use();
    return this.#stream ??= keepAlive(this, new Stream(this.context.defaultStream(), null));
  }

  /** Creates a stream. */
  createStream(options?: StreamOptions): Stream {
    return createStream(this.context, options);
  }

  /** Returns the range of stream priorities; lower is more urgent. */
  streamPriorityRange(): { least: number; greatest: number } {
    const [least, greatest] = this.context.use().streams.priorityRange();
    return { least, greatest };
  }

  /** Wraps a stream of another library; see {@link asStream}. */
  asStream(foreign: ForeignStream): Stream {
    return keepAlive(this, this.#operations.foreignStreams.adoptStream(this.context, foreign));
  }

  /** Returns device memory as an array of bytes, a view, to which `view()` gives another element type. */
  asArray(memory: DeviceMemory, options?: ImportOptions): DeviceArray<"u8">;
  /** Wraps an array of another library without a copy; see {@link asArray}. */
  asArray(foreign: ForeignArray, options?: ImportOptions): DeviceArray;
  asArray(foreign: ForeignArray, options?: ImportOptions): DeviceArray {
    if (foreign instanceof DeviceMemory) return bytesOf(this.context, foreign);
    if (!(foreign instanceof DeviceArray)) {
      return wrapArray(this.#operations.foreignArrays.importArray(this.context, foreign, options));
    }
    if (options !== undefined) this.#operations.imports.checkImportOptions(options);
    const { context } = allocationOf(foreign);
    if (context === this.context) return foreign;
    throw otherDevice("array", this.context, context);
  }

  /**
   * Wraps an object that implements the CUDA Array Interface, without a copy. Work on the array waits for the
   * producer's stream. The array keeps the object alive.
   *
   * @throws {TypeError} If a field violates the protocol; the message names it.
   * @throws {RangeError} If the memory is misaligned, or not on this device.
   */
  fromCudaArrayInterface(provider: CudaArrayInterfaceProvider, options?: ImportOptions): DeviceArray {
    const { cudaArrayInterface } = this.#operations;
    return wrapArray(cudaArrayInterface.importArrayInterface(this.context, provider, options));
  }

  /**
   * Imports a tensor through DLPack, without a copy unless `{ copy: true }` requests one. Disposing of the
   * array returns the memory to its producer, after the work that uses it.
   *
   * @throws {TypeError} If the capsule is consumed, or its version or element type is not supported.
   * @throws {RangeError} If the memory is misaligned, or this device cannot use it in place.
   */
  fromDLPack(source: DLPackCapsule | DLPackProvider, options?: DLPackImportOptions): DeviceArray {
    return wrapArray(this.#operations.dlpack.importDLPack(this.context, source, options));
  }

  /**
   * Opens an array that another process or thread shared with `array.share()`, without a copy. Work on it
   * waits for the owner's work before `share()`. The memory lives until this array has been disposed of, or its
   * device closed, even if the owner disposes of its own array or the Worker that shared it ends.
   *
   * @throws {RangeError} If the handle is of another device or for another consumer, was opened before, disposed
   * of, or withdrawn together with the device of the Worker that shared the array.
   * @throws {CudaError} If the owner has exited or freed the array.
   */
  openShared(handle: SharedArray, options?: ImportOptions): DeviceArray {
    return wrapArray(this.#operations.sharedArrays.openSharedArray(this.context, handle, options));
  }

  /**
   * Returns a handle with which a Worker opens this device by `openDevice(handle)`, so that it can open
   * shared arrays and share its own. Send it with `postMessage`, one handle for each Worker and each opening. On
   * the software device the Worker uses the same memory, of which `workerBytes` (64 MiB) are reserved for its own
   * allocations.
   *
   * That memory is returned when the Worker has closed its device or ended, and the arrays that it shared have been
   * disposed of, in any order. Dispose of the handle, at any time, so that arrays that the Worker has shared and
   * nobody has opened end with the Worker, too.
   *
   * ```ts
   * using handle = device.share();
   * worker.postMessage(handle);
   * ```
   *
   * @throws {RangeError} If `workerBytes` is not between 1 MiB and 4 GiB.
   * @throws {CudaError} `CUDA_ERROR_OUT_OF_MEMORY` if the software device cannot reserve the memory.
   * @throws {Error} In a Worker that opened the device with a handle itself.
   */
  share(options: { workerBytes?: number | undefined } = {}): DeviceShare {
    return this.#operations.sharedDevices.shareDevice(
      this.context,
      checkOptionNames(options, SHARE_OPTIONS).workerBytes,
    );
  }

  /** Opens an event that another process shared with `event.share()`. */
  openSharedEvent(handle: SharedEvent): Event {
    return new Event(this.context, this.#operations.sharedEvents.openSharedEvent(this.context, handle));
  }

  /** Creates an event. */
  createEvent(options?: EventOptions): Event {
    return createEvent(this.context, options);
  }

  /** Allocates linear device memory without initializing it. */
  allocate(byteLength: number, options?: AllocateOptions): DeviceMemory {
    return createMemory(this.context, byteLength, options);
  }

  /**
   * Allocates rows of device memory at the device's preferred pitch. `elementBytes` is the widest access of a
   * kernel.
   */
  allocatePitched(widthBytes: number, height: number, elementBytes: 4 | 8 | 16 = 16): PitchedMemory {
    return createPitched(this.context, widthBytes, height, elementBytes);
  }

  /** Allocates page-locked host memory. */
  allocatePinned(byteLength: number, options?: PinnedOptions): PinnedMemory {
    return createPinned(this.context, byteLength, options);
  }

  /**
   * Page-locks the memory of a typed array in place, until `dispose()`. Its buffer must not be transferred meanwhile.
   *
   * @throws {TypeError} If its buffer is resizable.
   */
  register(view: ArrayBufferView): RegisteredMemory {
    return registerView(this.context, view);
  }

  /**
   * Returns whether kernels of this device can access memory of `peer` directly, over NVLink or the bus.
   * Copies between the devices are direct then, and go through the host otherwise.
   */
  canAccessPeer(peer: Device): boolean {
    return this.#operations.peers.canAccessPeer(this.context, checkPeer(peer));
  }

  /**
   * Allows kernels of this device to use arrays and memory of `peer`. Their use is ordered across the streams
   * of both devices. The other direction is enabled separately; copies need neither.
   *
   * ```ts
   * using a = await openDevice("cuda:0"), b = await openDevice("cuda:1");
   * if (a.canAccessPeer(b)) a.enablePeerAccess(b);
   * ```
   *
   * @throws {Error} If this device cannot access the other one's memory directly.
   */
  enablePeerAccess(peer: Device): void {
    this.#operations.peers.enablePeerAccess(this.context, checkPeer(peer));
  }

  /**
   * Copies bytes between device memory, arrays, page-locked memory and typed arrays. In a copy between
   * devices, this device must be one of the two.
   *
   * @throws {TypeError} If neither operand is on this device, or `dst` is read-only.
   * @throws {RangeError} If the bytes overlap, or do not fit.
   */
  copy(dst: CopyOperand, src: CopyOperand, options?: CopyOptions): void {
    this.#operations.copies.copy(this.context, dst, src, options);
  }

  /**
   * Copies bytes to the device as they arrive, reading no faster than the device copies. Resolves with their
   * number when all have arrived. A source with fewer bytes than `dst` is no error: compare the number.
   *
   * ```ts
   * const bytes = await device.copyFromStream(weights, await fetch(url));
   * if (bytes !== weights.byteLength) throw new Error("the file is truncated");
   * ```
   *
   * @throws {RangeError} If the source has more bytes than `dst`.
   * @throws {Error} If a `Response` has a status of failure.
   */
  copyFromStream(dst: CopyOperand, source: ByteSource, options?: CopyFromStreamOptions): Promise<number> {
    return this.#operations.streaming.copyFromStream(this.context, dst, source, options);
  }

  /**
   * Returns a web stream that writes to device memory: `response.body.pipeTo(device.writable(x))`. It accepts
   * bytes no faster than the device copies; closing it resolves when all have arrived. It fails if it
   * receives more bytes than `dst` has, not if it receives fewer.
   */
  writable(dst: CopyOperand, options?: WritableOptions): WritableStream<ArrayBufferView | ArrayBuffer> {
    return this.#operations.streaming.writable(this.context, dst, options);
  }

  /**
   * Returns a web stream that reads device memory, copying as it is read: `new Response(device.readable(x))`. Do not
   * change the memory or dispose of it before the stream has ended: a handler with `using x` answers with
   * `await x.download()`.
   */
  readable(src: CopyOperand, options?: ReadableOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
    return this.#operations.streaming.readable(this.context, src, options);
  }

  /** Copies rows; each side has its own pitch. */
  copy2D(dst: CopyOperand, src: CopyOperand, options: Copy2DOptions): void {
    this.#operations.copies.copy2D(this.context, dst, src, options);
  }

  /** Uploads the array of a `.npy` or safetensors file. */
  array<D extends DType>(
    data: NDArray<D, ArrayBufferLike>,
    options?: UploadOptions & { dtype?: undefined },
  ): DeviceArray<D>;
  /** Uploads data and converts it to another element type on the device. */
  array<D extends DType>(
    data: TypedArray | NDArray<DType, ArrayBufferLike>,
    options: UploadOptions<D> & { dtype: D },
  ): DeviceArray<D>;
  /**
   * Uploads a typed array, or the array of a `.npy` or safetensors file. The data may change as soon as the
   * call returns.
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
  array(data: TypedArray | NDArray<DType, ArrayBufferLike>, options: UploadOptions = {}): DeviceArray {
    const { elements } = this.#operations;
    const { stream, layout, pooled } = checkOptionNames(options, UPLOAD_OPTIONS);
    const upload = elements.planUpload(data, options);
    const state = streamOf(this.context, stream);
    const array = emptyArray(this.context, upload.shape, upload.dtype, state, layout, pooled);
    try {
      elements.upload(array, upload, stream);
      return array;
    } catch (error) {
      array.dispose();
      throw error;
    }
  }

  /** Allocates an array without initializing it. */
  empty<D extends DType>(
    shape: readonly number[] | number,
    dtype: D,
    options: CreateOptions = {},
  ): DeviceArray<D> {
    return emptyArray(
      this.context,
      shape,
      dtype,
      creationStream(this.context, dtype, options),
      options.layout,
      options.pooled,
    );
  }

  /** Allocates an array of zeros. */
  zeros<D extends DType>(
    shape: readonly number[] | number,
    dtype: D,
    options: CreateOptions = {},
  ): DeviceArray<D> {
    const stream = creationStream(this.context, dtype, options);
    const array = emptyArray(this.context, shape, dtype, stream, options.layout, options.pooled);
    try {
      allocationOf(array).touch(stream);
      if (array.byteLength > 0) {
        this.context.use().copies.memset(array.pointer, 0, 1, array.byteLength, stream.handle);
      }
      return array;
    } catch (error) {
      array.dispose();
      throw error;
    }
  }

  /** Allocates an array of ones. */
  ones<D extends DType>(
    shape: readonly number[] | number,
    dtype: D,
    options: CreateOptions = {},
  ): DeviceArray<D> {
    return this.full(shape, 1 as ElementValue<D>, dtype, options);
  }

  /**
   * Allocates an array whose elements are all `value`.
   *
   * ```ts
   * using gray = device.full([480, 640, 3], 128, "u8");
   * ```
   *
   * @throws {RangeError | TypeError} If `value` does not fit the dtype, such as 256 for u8.
   */
  full<D extends DType>(
    shape: readonly number[] | number,
    value: ElementValue<D>,
    dtype: D,
    options: CreateOptions = {},
  ): DeviceArray<D> {
    if (isDType(value)) {
      throw new TypeError(`${invalid("value", "the value of the elements", value)}; the dtype follows it`);
    }
    const array = this.empty(shape, dtype, options);
    try {
      return array.fill(value, { stream: options.stream });
    } catch (error) {
      array.dispose();
      throw error;
    }
  }

  /**
   * Returns the numbers from `start` (0) up to `stop` in steps of `step` (1), without `stop`, as NumPy's `arange`.
   * Floats are computed in f64 and rounded once.
   *
   * ```ts
   * using indices = device.arange(5, "i32"); // 0, 1, 2, 3, 4
   * using quarters = device.arange(1, "f32", { start: 0.25, step: 0.25 }); // 0.25, 0.5, 0.75
   * ```
   *
   * @throws {RangeError} If an integer is not within the range of the element type, or `step` is 0.
   */
  arange<D extends NumberDType>(stop: number, dtype: D, options: ArangeOptions = {}): DeviceArray<D> {
    return this.#operations.ranges.arange(this.context, stop, dtype, options) as unknown as DeviceArray<D>;
  }

  /**
   * Joins arrays along an axis that they have, by default the first one, as NumPy's `concatenate`. Their other extents
   * must be equal; different element types are promoted. Arrays of other devices are copied.
   *
   * ```ts
   * using all = device.concatenate([first, second]); // [8, 3] and [4, 3] → [12, 3]
   * ```
   *
   * @throws {RangeError} If the shapes do not fit, or `into` overlaps an array.
   */
  concatenate<D extends DType>(
    arrays: readonly DeviceArray<D>[],
    options: JoinOptions = {},
  ): DeviceArray<Joined<D>> {
    const { concatenate } = this.#operations.joins;
    return concatenate(this.context, arrays as readonly DeviceArray[], options) as DeviceArray<Joined<D>>;
  }

  /**
   * Joins arrays of one shape along a new axis, by default the first one, as NumPy's `stack` does. Different
   * element types are promoted. Images are also stacked by `stack()` of `@cuffi/cuffi/image`.
   *
   * ```ts
   * using pairs = device.stack([a, b], { axis: -1 }); // [n] and [n] → [n, 2]
   * ```
   *
   * @throws {RangeError} If the shapes differ, or `into` overlaps an array.
   */
  stack<D extends DType>(
    arrays: readonly DeviceArray<D>[],
    options: JoinOptions = {},
  ): DeviceArray<Joined<D>> {
    const { stack } = this.#operations.joins;
    return stack(this.context, arrays as readonly DeviceArray[], options) as DeviceArray<Joined<D>>;
  }

  /**
   * Allocates an array whose rows start at the device's preferred pitch, without initializing it: images as
   * [H, W], [H, W, C] or [N, H, W, C].
   */
  emptyPitched<D extends DType>(shape: readonly number[], dtype: D): DeviceArray<D> {
    return wrapArray(this.#operations.arrays.pitchedArray(this.context, shape, dtype));
  }

  /**
   * Allocates a CUDA array without initializing it: memory that kernels access through textures and surfaces.
   *
   * @throws {RangeError} If there are more than 3 dimensions, or an extent exceeds the device's limit.
   */
  cudaArray<D extends TexelDType>(options: CudaArrayOptions<D>): CudaArray<D> {
    return this.#operations.cudaArrays.createCudaArray(this.context, options);
  }

  /**
   * Creates a texture object for a CUDA array or, without a copy, for a device array: `[width]` for
   * `tex1Dfetch`, `[height, width]` or `[height, width, channels]` with aligned rows
   * ({@link Device.emptyPitched}) for `tex2D`.
   *
   * ```ts
   * using texture = device.texture(image, { filterMode: "linear", addressMode: "border" });
   * // __global__ void kernel(float* out, cudaTextureObject_t texture)
   * kernel.launch({ grid, block }, out, texture);
   * ```
   *
   * @throws {RangeError} If the rows or the address of a device array are not aligned for textures, or the
   * rows are too long.
   * @throws {TypeError} If textures do not support the element type or the combination of options.
   */
  texture<S extends CudaArray | DeviceArray>(source: S, options?: TextureOptions): Texture<S> {
    return this.#operations.textures.createTexture(this.context, source, options);
  }

  /** Creates a surface object for a CUDA array that was created with `surface: true`. */
  surface(array: CudaArray): Surface {
    return this.#operations.textures.createSurface(this.context, array);
  }

  /**
   * Captures the work that `work` enqueues on a stream as a graph, without running it. The default is the
   * device's stream, so launches without a `stream` option are captured, too. Memory may be allocated and
   * disposed of during the capture: the graph retains the memory that it uses.
   *
   * ```ts
   * using graph = device.capture(() => scale.launch({ grid, block }, y, x, 2, n));
   * using executable = graph.instantiate();
   * executable.launch();
   * ```
   *
   * @throws {Error} If nothing was captured, because `work` used other streams.
   * @throws {TypeError} If a stream outside the capture uses memory that captured work uses. Streams join the
   * capture by waiting for the captured one, which waits for them at the end.
   * @throws {CudaError} If a graph cannot contain an operation. The stream is usable afterwards.
   */
  capture(work: (stream: Stream) => void, options: { stream?: Stream | undefined } = {}): Graph {
    return captureGraph(checkOptionNames(options, CAPTURE_OPTIONS).stream ?? this.stream, work);
  }

  /**
   * Runs `work`, and measures the kernels, copies, fills and graphs that are enqueued on the device
   * meanwhile, with events on their streams. Resolves when all of them have finished.
   *
   * ```ts
   * const report = await device.profile(async () => {
   *   filter.launch({ grid, block }, y, x);
   *   await y.download();
   * });
   * console.log(`${report}`);
   * await writeFile("trace.json", report.trace()); // for ui.perfetto.dev
   * ```
   *
   * @throws {Error} If the device is being profiled already.
   * @throws The error of `work`; the measurements are discarded then.
   */
  async profile(work: () => unknown): Promise<ProfileReport> {
    const { profile } = await import("../core/profile.ts");
    return await profile(this.context, this.name, work);
  }

  /**
   * Returns a generator of random numbers. The same seed gives the same numbers on every device.
   *
   * ```ts
   * const random = device.random(42);
   * using x = random.uniform([1000, 3], { low: -1, high: 1 });
   * ```
   *
   * @param seed An integer from 0 to 2^64 − 1. Default: a random one.
   */
  random(seed?: number | bigint): RandomGenerator {
    return keepAlive(this, this.#operations.random.createGenerator(this.context, seed));
  }

  /** Loads PTX, a cubin or a fatbin. */
  loadModule(image: string | Uint8Array, options?: ModuleOptions): Module {
    return this.#operations.modules.loadModule(this.context, image, options);
  }

  /**
   * Compiles CUDA C++ for this device with NVRTC, and loads it. Results are cached on disk.
   *
   * @throws {CompileError} With the compiler's log.
   * @throws {LibraryNotFoundError} If NVRTC is not installed.
   */
  async compile(source: string, options?: CompileOptions): Promise<Module> {
    const { compileForDevice, declarationsOf } = await import("../compile/compile.ts");
    const target = { loadsCubins: this.context.driver.loadsCubins, properties: this.properties };
    const { image, ptx, loweredNames } = await compileForDevice(target, source, options);
    return this.loadModule(image, { ptx, loweredNames, source: declarationsOf(source, options) });
  }

  /** Blocks until all work on the device has finished. */
  synchronize(): void {
    this.context.use().contexts.synchronize();
    collectAllReturned();
  }

  /** Returns the device bytes in use by cuffi objects; 0 when all are disposed of. */
  memoryInUse(): number {
    collectAllReturned();
    return this.opened.counters.deviceBytes;
  }

  /** Returns statistics of the memory that cuffi objects use. */
  memoryStatistics(): MemoryStatistics {
    collectAllReturned();
    const { deviceBytes, peakDeviceBytes, hostBytes, allocations, finalized } = this.opened.counters;
    const cached = this.opened.pool.cachedBytes;
    return { inUse: deviceBytes, cached, peak: peakDeviceBytes, pinned: hostBytes, allocations, finalized };
  }

  /** Returns the driver's free and total device memory in bytes, including the use of other processes. */
  memoryInfo(): { free: number; total: number } {
    const { free, total } = this.context.use().memory.info();
    return { free, total };
  }

  /**
   * The maximum size of the cache of freed device memory, in bytes. Default: an eighth of the device's
   * memory. With 0, freed memory returns to the driver's pool immediately.
   */
  get memoryCacheLimit(): number {
    return this.opened.pool.limit;
  }

  set memoryCacheLimit(bytes: number) {
    this.context.pool.limit = checkInteger("memoryCacheLimit", bytes, 0, Number.MAX_SAFE_INTEGER);
  }

  /**
   * Returns cached memory to the system, keeping at most `keepBytes`, so that other processes and libraries
   * can use it. Blocks until the streams that used it have finished. Allocations that run out of memory do
   * this automatically.
   */
  trimMemory(keepBytes = 0): void {
    checkInteger("keepBytes", keepBytes, 0, Number.MAX_SAFE_INTEGER);
    this.context.pool.release(keepBytes);
  }

  /** True after `dispose()`. */
  get disposed(): boolean {
    return this.#disposed;
  }

  /** `cuda:0`. */
  toString(): string {
    return this.opened.toString();
  }

  /**
   * Closes the device: its methods throw from now on. The last `Device` of a device closes its context, with
   * everything created on it, graphs included. The context stays open while others use it: consumers of exported
   * arrays, graphs of other devices, worlds, videos and encoders that are not closed, a profile in progress.
   */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    try {
      this.opened.endCapturesAndGraphs();
    } finally {
      releaseNow(this.#resource);
    }
  }

  /** Calls {@link dispose} at the end of the block of a `using` declaration. */
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/**
 * Wraps a stream of another library without owning it: a handle as bigint or number, or an object with
 * `__cuda_stream__()`, `cuda_stream` (PyTorch), `ptr` (CuPy), `handle` (Numba, CV-CUDA) or `value` (ctypes).
 * The result keeps the object alive.
 *
 * ```ts
 * const theirs = asStream(device.stream.handle); // a cudaStream_t of any library
 * theirs.synchronize();
 * ```
 *
 * @param device Default: the device that was opened first.
 * @throws {TypeError} If it is not a stream of that device.
 */
export function asStream(foreign: ForeignStream, device: Device = currentDevice()): Stream {
  return checkDevice(device).asStream(foreign);
}

/**
 * Wraps another library's array without copying: anything with `__cuda_array_interface__` or `__dlpack__`, or
 * a {@link DLPackCapsule}. Returns a `DeviceArray` unchanged.
 *
 * ```ts
 * const foreign = { __cuda_array_interface__: x.__cuda_array_interface__ }; // from any library
 * using y = asArray(foreign); // the same memory
 * ```
 *
 * @param device Default: the device that was opened first.
 * @throws {TypeError} If it is not an array, or its element type is not supported.
 * @throws {RangeError} If the device cannot use its memory in place.
 */
export function asArray(
  foreign: ForeignArray,
  options?: ImportOptions,
  device: Device = currentDevice(),
): DeviceArray {
  if ((options as { device?: unknown } | undefined)?.device !== undefined) {
    throw new TypeError(mismatch("options", "only stream, order", "device, which is the third argument"));
  }
  return checkDevice(device).asArray(foreign, options);
}

/** The stream of a call that creates an array. In `zeros(2, 3, "f32")`, the error is about the dtype, 3. */
function creationStream(context: Context, dtype: DType, options: CreateOptions): StreamState {
  checkDType("dtype", dtype);
  return streamOf(context, checkOptionNames(options, CREATE_OPTIONS).stream);
}

/** Returns an array of the bytes of memory. */
function bytesOf(device: Context, memory: DeviceMemory): DeviceArray<"u8"> {
  void memory.pointer; // throws after dispose()
  const allocation = allocationOf(memory), { context } = allocation;
  if (context !== device) {
    throw new RangeError(mismatch("memory", `memory of ${device}`, `memory of ${context}`));
  }
  return new DeviceArray(allocation, "u8", [memory.byteLength], [1], 0, memory);
}

// Not `toString()`, which is the name for `openDevice()`.
printAsText(Device, "Device", (device) => {
  if (device.disposed) return `Device ${device}, disposed`;
  const { name, computeCapability, totalMemory } = device.properties;
  const memory = `${(totalMemory / 2 ** 30).toFixed(1)} GiB`;
  return `Device ${device}: ${name}, compute capability ${computeCapability.join(".")}, ${memory}`;
});
