/**
 * Raw memory: linear and pitched device memory, and page-locked host memory.
 *
 * @module
 */
import { formatBytes, hexadecimal, nameClass, printAsText } from "../../runtime/inspect.ts";
import {
  checkDType,
  checkInteger,
  checkOptionNames,
  disposedError,
  invalid,
  mismatch,
  type OptionNames,
} from "../../base/check.ts";
import { HOST_ALLOC_FLAG, HOST_REGISTER_FLAG } from "../../base/cuda_constants.ts";
import { type DType, DTYPES, type HostArray, hostView } from "../../base/dtype.ts";
import { resourceOf, ResourceOwner, SharedResource } from "../../base/shared_resource.ts";
import type { Context } from "../context.ts";
import {
  type ArgumentResource,
  type StreamLike,
  streamOf,
  streamOption,
  type StreamState,
} from "../stream_state.ts";
import { StreamSet } from "../stream/stream_set.ts";
import { Allocation } from "./allocation.ts";
import type { AllocationRecord } from "./allocation_registry.ts";

/** Options of `device.allocate()`. */
export interface AllocateOptions {
  /**
   * The stream on which the memory is usable immediately; other streams wait for it. Default: the device's
   * stream.
   */
  stream?: StreamLike | undefined;
  /**
   * False: allocate with `cuMemAlloc` instead of the stream-ordered pool, so that other processes can map it.
   * Default true.
   */
  pooled?: boolean | undefined;
}

/**
 * Linear memory on a device. Disposing of it frees the memory after the work that uses it.
 *
 * ```ts
 * using memory = device.allocate(1 << 20);
 * memory.fill(0);
 * device.copy(memory, new Uint8Array([1, 2, 3])); // the first three bytes
 * kernel.launch({ grid, block }, memory, n);
 * ```
 */
export class DeviceMemory extends ResourceOwner {
  /** The resource, by the name that arrays have for it. */
  private readonly allocation: Allocation;
  /** Size in bytes. */
  readonly byteLength: number;

  /** @ignore Use `device.allocate()`. */
  constructor(allocation: Allocation) {
    super(allocation);
    this.allocation = allocation;
    this.byteLength = allocation.byteLength;
  }

  /** The device address (`CUdeviceptr`). */
  get pointer(): bigint {
    if (this.allocation.freed) throw disposedError("the memory");
    return this.allocation.pointer;
  }

  /** Sets every byte, in stream order. */
  fill(byte: number, options: { stream?: StreamLike | undefined } = {}): void {
    checkInteger("byte", byte, 0, 255);
    const { context } = this.allocation;
    const stream = streamOf(context, streamOption(options));
    const pointer = this.pointer;
    this.allocation.touch(stream);
    if (this.byteLength > 0) context.use().copies.memset(pointer, byte, 1, this.byteLength, stream.handle);
  }

  /** Formats the size, the address and the device: `DeviceMemory of 1.00 MiB at 0x7f00 on cuda:0`. */
  override toString(): string {
    const { pointer, context, freed } = this.allocation;
    const size = formatBytes(this.byteLength);
    return `${this.constructor.name} of ${size} at ${hexadecimal(pointer)} on ${context}${
      freed ? ", disposed" : ""
    }`;
  }
}

/**
 * Rows of `widthBytes` on a device, each starting at a multiple of {@link PitchedMemory.pitch}:
 * `cuMemAllocPitch`.
 *
 * ```ts
 * using rows = device.allocatePitched(640 * 3, 480);
 * kernel.launch({ grid, block }, rows, rows.pitch);
 * ```
 */
export class PitchedMemory extends DeviceMemory {
  /** Bytes used of each row. */
  readonly widthBytes: number;
  /** Number of rows. */
  readonly height: number;
  /** Bytes from one row to the next. */
  readonly pitch: number;

  /** @ignore Use `device.allocatePitched()`. */
  constructor(allocation: Allocation, widthBytes: number, height: number, pitch: number) {
    super(allocation);
    this.widthBytes = widthBytes;
    this.height = height;
    this.pitch = pitch;
  }

  /** Formats the rows and the address: `PitchedMemory of 480 rows of 640 bytes, pitch 1024, at 0x7f00 on cuda:0`. */
  override toString(): string {
    const at = super.toString().replace(/^.* at /, "");
    return `PitchedMemory of ${this.height} rows of ${this.widthBytes} bytes, pitch ${this.pitch}, at ${at}`;
  }
}

/** Options of `device.allocatePinned()`. */
export interface PinnedOptions {
  /** True: page-locked for every CUDA context, not only this device's. Default true. */
  portable?: boolean | undefined;
  /** True: faster for the device to read, slow for the processor to read. Default false. */
  writeCombined?: boolean | undefined;
}

/**
 * Page-locked host memory. Disposing of it waits for the work that uses it, then frees or unregisters the
 * memory.
 *
 * ```ts
 * using pinned: HostMemory = device.allocatePinned(4096);
 * kernel.launch({ grid, block }, pinned, n); // reads it over the bus
 * ```
 */
export abstract class HostMemory extends ResourceOwner {
  /** Size in bytes. */
  readonly byteLength: number;

  /** @ignore */
  constructor(allocation: HostAllocation) {
    super(allocation);
    this.byteLength = allocation.byteLength;
  }

  /** The host address. */
  get address(): bigint {
    return liveAllocation(this).address;
  }

  /** The address by which kernels access this memory over the bus. */
  get devicePointer(): bigint {
    const address = this.address;
    return hostAllocationOf(this).context.use().memory.hostDevicePointer(address);
  }

  /** Formats the size and the host address: `PinnedMemory of 1.00 MiB at 0x7f00`. */
  override toString(): string {
    const { address, freed } = hostAllocationOf(this);
    const size = formatBytes(this.byteLength);
    return `${this.constructor.name} of ${size} at ${hexadecimal(address)}${freed ? ", disposed" : ""}`;
  }
}

/**
 * The owners of views of page-locked memory: the garbage collector must not free memory whose views are in
 * use. The keys are the buffers of the views, which parts of them keep, too. The views are keys as well: in browsers
 * whose pages are not isolated, those of a software device share one buffer.
 */
const VIEW_OWNERS = new WeakMap<object, HostMemory>();
/** Whether there are any: the lookup takes 150 ns for a new typed array, whose buffer engines create for it. */
let hasViewOwners = false;

/**
 * Page-locked host memory. Copies from and to it run at the full rate of the bus, and with a stream they do
 * not block.
 *
 * Its typed arrays, and parts of them, keep it from being collected. Freeing it waits for the work of the device and
 * blocks the event loop: dispose of it when its work has finished, `await stream.finished()` first.
 *
 * ```ts
 * using pinned = device.allocatePinned(1 << 20);
 * pinned.as("f32").fill(1);
 * device.copy(x, pinned, { stream });
 * ```
 */
export class PinnedMemory extends HostMemory {
  readonly #view: Uint8Array;

  /** @ignore Use `device.allocatePinned()`. */
  constructor(allocation: HostAllocation, view: Uint8Array) {
    super(allocation);
    this.#view = view;
    hasViewOwners = true;
    VIEW_OWNERS.set(view, this);
    VIEW_OWNERS.set(view.buffer, this);
  }

  /**
   * The bytes. Throws after `dispose()`, or once the device is closed. Do not use existing views after that: on a GPU,
   * their length is then 0 if the runtime can detach them. On the software device, they read and write whatever is
   * allocated there later. Calls of cuffi reject both.
   */
  get bytes(): Uint8Array {
    liveAllocation(this);
    return this.#view;
  }

  /**
   * Returns the memory as a typed array of `dtype`.
   *
   * @throws {RangeError} If the size is not a multiple of the element's.
   */
  as<D extends DType>(dtype: D): HostArray<D> {
    const { buffer, byteOffset } = this.bytes;
    const { itemSize } = DTYPES[checkDType("dtype", dtype)];
    if (this.byteLength % itemSize !== 0) {
      const expected = `a multiple of ${itemSize} bytes for ${dtype}`;
      throw new RangeError(mismatch("as", expected, `${this.byteLength} bytes`));
    }
    const view = hostView(dtype, buffer, byteOffset, this.byteLength);
    VIEW_OWNERS.set(view, this);
    return view;
  }
}

/**
 * A typed array of the caller, page-locked in place by `cuMemHostRegister` until `dispose()`, which waits for the
 * work of the device and blocks the event loop: call it when that work has finished, `await stream.finished()` first.
 *
 * ```ts
 * const samples = new Float32Array(1 << 20);
 * using registered = device.register(samples);
 * device.copy(x, registered, { stream: device.stream }); // does not block
 * ```
 */
export class RegisteredMemory extends HostMemory {
  readonly #view: ArrayBufferView;

  /** @ignore Use `device.register()`. */
  constructor(allocation: HostAllocation, view: ArrayBufferView) {
    super(allocation);
    this.#view = view;
  }

  /** The registered typed array. */
  get view(): ArrayBufferView {
    return this.#view;
  }
}

/** The page-locked parts of buffers, with their first bytes. Not their owners, which these would keep alive. */
const PAGE_LOCKED = new WeakMap<ArrayBufferLike, Map<HostAllocation, number>>();

function notePageLocked({ buffer, byteOffset }: ArrayBufferView, allocation: HostAllocation): void {
  const parts = PAGE_LOCKED.get(buffer);
  if (parts === undefined) PAGE_LOCKED.set(buffer, new Map([[allocation, byteOffset]]));
  else parts.set(allocation, byteOffset);
}

/**
 * Returns host memory as the driver takes it for a copy on `stream`. A graph cannot keep a typed array: in a capture,
 * views of page-locked memory become its address, and the graph keeps the memory.
 */
export function hostOperand<T extends ArrayBufferView>(view: T, stream: StreamState): T | bigint {
  if (stream.capture === null) return view;
  const allocation = lockedAllocation(view);
  if (allocation === undefined) return view;
  allocation.touch(stream);
  return allocation.address + BigInt(view.byteOffset - PAGE_LOCKED.get(view.buffer)!.get(allocation)!);
}

/** Returns the page-locked memory that contains a typed array, if it has not been freed. */
function lockedAllocation(view: ArrayBufferView): HostAllocation | undefined {
  for (const [allocation, start] of PAGE_LOCKED.get(view.buffer) ?? []) {
    const offset = view.byteOffset - start;
    if (
      !allocation.freed && !allocation.context.closed && offset >= 0 &&
      offset + view.byteLength <= allocation.byteLength
    ) return allocation;
  }
  return undefined;
}

/** Throws if page-locked memory, or that of a typed array, has been freed. `name` is that of the argument. */
export function checkHostMemory(name: string, memory: HostMemory | ArrayBufferView): void {
  if (memory instanceof HostMemory) void liveAllocation(memory, name);
  else if (hasViewOwners) {
    // The owner of a buffer that page-locked memory shares may be that of another part.
    const owner = VIEW_OWNERS.get(memory) ??
      (lockedAllocation(memory) === undefined ? VIEW_OWNERS.get(memory.buffer) : undefined);
    if (owner !== undefined) liveAllocation(owner, name);
  }
}

/** Page-locked memory that objects, copies and graphs share. */
class HostAllocation extends SharedResource implements AllocationRecord, ArgumentResource {
  readonly context: Context;
  readonly address: bigint;
  readonly byteLength: number;
  readonly #free: (address: bigint) => void;
  readonly #streams: StreamSet = new StreamSet();
  registryIndex = 0;
  site: string | null = null;

  constructor(context: Context, address: bigint, byteLength: number, free: (address: bigint) => void) {
    super();
    this.context = context;
    this.address = address;
    this.byteLength = byteLength;
    this.#free = free;
    context.counters.hostBytes += byteLength;
    context.hostAllocations.add(this);
  }

  /** Notes that a stream uses the memory. The caller orders reads and writes, as for all host memory. */
  touch(stream: StreamState): void {
    if (stream.capture !== null) stream.capture.touch(this, stream);
    else this.#streams.add(stream);
  }

  touchUnordered(stream: StreamState): void {
    this.touch(stream);
  }

  /** Keeps the memory, and its context, until the matching {@link release}. */
  override retain(): void {
    this.context.retain();
    super.retain();
  }

  override release(): void {
    try {
      super.release();
    } finally {
      this.context.release();
    }
  }

  /** Detaches the views, too: reading one without its memory would crash the process. */
  freeWithContext(): void {
    const { driver, handle } = this.context;
    try {
      this.#streams.wait(); // for those of other devices
    } finally {
      driver.contexts.setCurrent(handle);
      this.#free(this.address);
    }
  }

  override onFinalized(): void {
    super.onFinalized();
    this.context.hostAllocations.onFinalized(this);
  }

  protected override destroy(): void {
    const { context } = this;
    if (!context.closed) this.#streams.wait(); // if it throws, the memory is freed with its context
    context.counters.hostBytes -= this.byteLength;
    context.hostAllocations.remove(this);
    if (context.closed) return;
    context.use(); // the last one to be current may be that of a device that has been closed
    this.#free(this.address);
  }
}

const ALLOCATE_OPTIONS: OptionNames<AllocateOptions> = { stream: true, pooled: "boolean" };

/** `device.allocate()`. */
export function createMemory(
  context: Context,
  byteLength: number,
  options: AllocateOptions = {},
): DeviceMemory {
  checkInteger("byteLength", byteLength, 0, Number.MAX_SAFE_INTEGER);
  const allocation = checkOptionNames(options, ALLOCATE_OPTIONS).pooled === false
    ? Allocation.plain(context, byteLength)
    : Allocation.pool(context, byteLength, streamOf(context, options.stream));
  return new DeviceMemory(allocation);
}

/** `device.allocatePitched()`. */
export function createPitched(
  context: Context,
  widthBytes: number,
  height: number,
  elementBytes: number,
): PitchedMemory {
  checkInteger("widthBytes", widthBytes, 1, Number.MAX_SAFE_INTEGER);
  checkInteger("height", height, 1, Number.MAX_SAFE_INTEGER);
  if (elementBytes !== 4 && elementBytes !== 8 && elementBytes !== 16) {
    throw new RangeError(invalid("elementBytes", "4, 8 or 16, the widest load of a kernel", elementBytes));
  }
  const { allocation, pitch } = Allocation.pitched(context, widthBytes, height, elementBytes);
  return new PitchedMemory(allocation, widthBytes, height, pitch);
}

const PINNED_OPTIONS: OptionNames<PinnedOptions> = { portable: "boolean", writeCombined: "boolean" };

/** `device.allocatePinned()`. */
export function createPinned(
  context: Context,
  byteLength: number,
  options: PinnedOptions = {},
): PinnedMemory {
  checkInteger("byteLength", byteLength, 1, Number.MAX_SAFE_INTEGER);
  const driver = context.use();
  const flags = (checkOptionNames(options, PINNED_OPTIONS).portable ?? true ? HOST_ALLOC_FLAG.PORTABLE : 0) |
    HOST_ALLOC_FLAG.DEVICEMAP |
    (options.writeCombined ? HOST_ALLOC_FLAG.WRITECOMBINED : 0);
  const { address, view } = driver.memory.allocateHost(byteLength, flags);
  const detachable = new WeakRef(view.buffer);
  const allocation = new HostAllocation(context, address, byteLength, (freed) => {
    const buffer = detachable.deref();
    if (buffer !== undefined) PAGE_LOCKED.get(buffer)?.delete(allocation);
    detach(buffer);
    driver.memory.freeHost(freed);
  });
  notePageLocked(view, allocation);
  return new PinnedMemory(allocation, view);
}

/**
 * Detaches the buffer of freed memory, so that a stale view cannot access it. A SharedArrayBuffer cannot be
 * detached.
 */
function detach(buffer: ArrayBufferLike | undefined): void {
  if (buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0);
}

/** `device.register()`. */
export function registerView(context: Context, view: ArrayBufferView): RegisteredMemory {
  if (!ArrayBuffer.isView(view)) {
    throw new TypeError(invalid("view", "a typed array or DataView", view));
  }
  checkHostMemory("view", view);
  const { buffer } = view;
  if (buffer instanceof ArrayBuffer ? buffer.resizable : buffer.growable) {
    const got = "one of a resizable buffer; copy it with slice()";
    throw new TypeError(mismatch("view", "a typed array or DataView of a buffer of fixed length", got));
  }
  checkInteger("view.byteLength", view.byteLength, 1, Number.MAX_SAFE_INTEGER);
  const driver = context.use();
  const address = driver.memory.registerHost(view, HOST_REGISTER_FLAG.PORTABLE);
  const allocation = new HostAllocation(context, address, view.byteLength, (freed) => {
    PAGE_LOCKED.get(view.buffer)?.delete(allocation); // keeps the view alive while the driver has its memory locked
    driver.memory.unregisterHost(freed);
  });
  notePageLocked(view, allocation);
  return new RegisteredMemory(allocation, view);
}

/** Returns the resource of page-locked memory; throws if it has been freed. */
function liveAllocation(owner: HostMemory, name?: string): HostAllocation {
  const allocation = hostAllocationOf(owner);
  if (allocation.freed) throw disposedError(`${name === undefined ? "" : `${name}: `}the host memory`);
  allocation.context.requireOpen();
  return allocation;
}

/** Returns the resource of page-locked memory, a private property. */
export function hostAllocationOf(owner: HostMemory): HostAllocation {
  return resourceOf(owner);
}

printAsText(DeviceMemory, "DeviceMemory");
nameClass(PitchedMemory, "PitchedMemory");
printAsText(HostMemory, "HostMemory");
nameClass(PinnedMemory, "PinnedMemory");
nameClass(RegisteredMemory, "RegisteredMemory");
