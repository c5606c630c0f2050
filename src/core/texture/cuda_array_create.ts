/** Making CUDA arrays: their options checked, and their memory. */
import { ARRAY3D_FLAG, ARRAY_FORMAT, DEVICE_ATTRIBUTE } from "../../base/cuda_constants.ts";
import type { ArgumentMemory } from "../module/arguments.ts";
import { checkInteger, checkShape, invalid } from "../../base/check.ts";
import { type Context, orderStreams, type StreamState } from "../context.ts";
import { type Channels, CudaArray, type CudaArrayOptions, type TexelDType } from "./cuda_array.ts";
import type { ArrayDescriptor } from "../../driver/driver.ts";
import { DTYPES } from "../../base/dtype.ts";
import type { Holder } from "../memory/allocation_registry.ts";
import type { Releasable } from "../../base/finalization.ts";
import { StreamUses } from "../stream/stream_set.ts";

/** Device attributes that limit the extents, in the order of the shape. */
const LIMITS = {
  texture: {
    "1": [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_WIDTH],
    "2": [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_HEIGHT, DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_WIDTH],
    "3": [
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE3D_DEPTH,
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE3D_HEIGHT,
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE3D_WIDTH,
    ],
    "1 layered": [
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_LAYERED_LAYERS,
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_LAYERED_WIDTH,
    ],
    "2 layered": [
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LAYERED_LAYERS,
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LAYERED_HEIGHT,
      DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LAYERED_WIDTH,
    ],
  },
  surface: {
    "1": [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE1D_WIDTH],
    "2": [DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_HEIGHT, DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_WIDTH],
    "3": [
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE3D_DEPTH,
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE3D_HEIGHT,
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE3D_WIDTH,
    ],
    "1 layered": [
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE1D_LAYERED_LAYERS,
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE1D_LAYERED_WIDTH,
    ],
    "2 layered": [
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_LAYERED_LAYERS,
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_LAYERED_HEIGHT,
      DEVICE_ATTRIBUTE.MAXIMUM_SURFACE2D_LAYERED_WIDTH,
    ],
  },
  gather: {
    "2": [DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_GATHER_HEIGHT, DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_GATHER_WIDTH],
  },
} as const;

/** `CUarray_format` of an element type, or an error that lists what textures accept. */
export function texelFormat(name: string, dtype: unknown): number {
  if (typeof dtype !== "string" || !Object.hasOwn(ARRAY_FORMAT, dtype)) {
    throw new TypeError(
      invalid(name, `${Object.keys(ARRAY_FORMAT).join(", ")} for textures and surfaces`, dtype),
    );
  }
  return ARRAY_FORMAT[dtype as TexelDType];
}

/** 1, 2 or 4. */
export function checkChannels(name: string, channels: unknown): Channels {
  if (channels === 1 || channels === 2 || channels === 4) return channels;
  throw new RangeError(invalid(name, "1, 2 or 4", channels));
}

/** The memory of a CUDA array, as textures, surfaces and copies share it. */
export class ArrayResource implements Releasable, Holder, ArgumentMemory {
  readonly context: Context;
  readonly handle: bigint;
  readonly byteLength: number;
  readonly #uses: StreamUses = new StreamUses();
  #lastStream: StreamState | null = null;
  #holds = 0;
  freed = false;
  ledgerIndex = 0;
  place: string | null = null;

  constructor(context: Context, handle: bigint, byteLength: number) {
    this.context = context;
    this.handle = handle;
    this.byteLength = byteLength;
    const { counters } = context;
    counters.allocations++;
    counters.deviceBytes += byteLength;
    if (counters.deviceBytes > counters.peakDeviceBytes) counters.peakDeviceBytes = counters.deviceBytes;
    context.held.add(this);
  }

  touch(stream: StreamState): void {
    if (stream.capture !== null) return stream.capture.touch(this, stream);
    const last = this.#lastStream;
    if (last !== null && last !== stream) orderStreams(last, stream);
    this.#use(stream);
  }

  touchUnordered(stream: StreamState): void {
    if (stream.capture !== null) stream.capture.hold(this);
    else this.#use(stream);
  }

  hold(): void {
    this.#holds++;
  }

  unhold(): void {
    if (--this.#holds === 0 && this.freed) this.#free();
  }

  release(): void {
    if (this.freed) return;
    this.freed = true;
    if (this.#holds === 0) this.#free();
  }

  forgotten(): void {
    this.context.counters.forgotten++;
    this.context.held.forgotten(this);
  }

  #use(stream: StreamState): void {
    if (this.#lastStream === stream) return;
    this.#lastStream = stream;
    this.#uses.add(stream);
  }

  #free(): void {
    const { context } = this;
    context.counters.allocations--;
    context.counters.deviceBytes -= this.byteLength;
    context.held.remove(this);
    if (context.closed) return;
    const driver = context.use();
    this.#uses.wait();
    driver.textures.destroyArray(this.handle);
  }
}

/** `device.cudaArray()`. */
export function createCudaArray<D extends TexelDType>(
  context: Context,
  options: CudaArrayOptions<D>,
): CudaArray<D> {
  const { dtype, layered = false, surface = false, gather = false } = options;
  const format = texelFormat("dtype", dtype);
  const channels = checkChannels("channels", options.channels ?? 1);
  const shape = checkShape("shape", options.shape);
  const dimensions = shape.length - (layered ? 1 : 0);
  if (dimensions < 1 || dimensions > (layered ? 2 : 3)) {
    throw new RangeError(
      invalid(
        "shape",
        layered
          ? "[layers, width] and [layers, height, width]"
          : "[width], [height, width] and [depth, height, width]",
        shape,
      ),
    );
  }
  const what = `${dimensions}${layered ? " layered" : ""}` as keyof typeof LIMITS.texture;
  checkExtents(context, shape, LIMITS.texture[what]);
  if (surface) checkExtents(context, shape, LIMITS.surface[what]);
  if (gather) {
    if (what !== "2") throw new RangeError(invalid("gather", "[height, width]", shape));
    checkExtents(context, shape, LIMITS.gather[what]);
  }
  const extents = [...shape].reverse();
  const descriptor: ArrayDescriptor = {
    format,
    channels,
    width: extents[0]!,
    height: dimensions > 1 ? extents[1]! : 0,
    depth: layered || dimensions === 3 ? shape[0]! : 0,
    flags: (layered ? ARRAY3D_FLAG.LAYERED : 0) | (surface ? ARRAY3D_FLAG.SURFACE_LDST : 0) |
      (gather ? ARRAY3D_FLAG.TEXTURE_GATHER : 0),
  };
  const byteLength = shape.reduce((product, extent) => product * extent, channels) *
    DTYPES[dtype].itemSize;
  const driver = context.use();
  const handle = context.pool.retry(byteLength, () => driver.textures.createArray(descriptor));
  return new CudaArray(new ArrayResource(context, handle, byteLength), shape, options);
}

function checkExtents(context: Context, shape: readonly number[], attributes: readonly number[]): void {
  shape.forEach((extent, axis) => {
    checkInteger(`shape[${axis}]`, extent, 1, context.attribute(attributes[axis]!));
  });
}
