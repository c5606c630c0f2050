/** Making texture and surface objects: their options checked, and the driver's object with the memory that it reads. */
import { ADDRESS_MODE, DEVICE_ATTRIBUTE, FILTER_MODE, TEXTURE_FLAG } from "../../base/cuda_constants.ts";
import type { ArgumentMemory } from "../module/arguments.ts";
import { DeviceArray } from "../../array/array.ts";
import type { GraphPart } from "../graph/capture.ts";
import { checkInteger, invalid, mismatch, show } from "../../base/check.ts";
import type { Context, StreamState } from "../context.ts";
import { CudaArray, type TexelDType } from "./cuda_array.ts";
import { rowPitch } from "./cuda_array_copy.ts";
import { checkChannels, texelFormat } from "./cuda_array_create.ts";
import type { TextureDescriptor, TextureSource } from "../../driver/driver.ts";
import { DTYPES } from "../../base/dtype.ts";
import type { Releasable } from "../../base/finalization.ts";
import { StreamUses } from "../stream/stream_set.ts";
import { type AddressMode, Surface, Texture, type TextureOptions } from "./texture.ts";

const ADDRESS_MODES: Readonly<Record<AddressMode, number>> = {
  wrap: ADDRESS_MODE.WRAP,
  clamp: ADDRESS_MODE.CLAMP,
  mirror: ADDRESS_MODE.MIRROR,
  border: ADDRESS_MODE.BORDER,
};
const FILTER_MODES = { point: FILTER_MODE.POINT, linear: FILTER_MODE.LINEAR } as const;
const READ_MODES = { elementType: 0, normalizedFloat: 1 } as const;
/** A texture or surface object of the driver, together with the memory that it reads. */
export class ObjectResource implements Releasable, ArgumentMemory {
  readonly context: Context;
  readonly handle: bigint;
  readonly #memory: ArgumentMemory;
  readonly #destroy: (handle: bigint) => void;
  readonly #uses: StreamUses = new StreamUses();
  #released = false;
  #holds = 0;

  constructor(context: Context, handle: bigint, memory: ArgumentMemory, destroy: (handle: bigint) => void) {
    this.context = context;
    this.handle = handle;
    this.#memory = memory;
    this.#destroy = destroy;
  }

  /** Uses of the object are uses of its memory. */
  get orderedAs(): GraphPart {
    return this.#memory;
  }

  /** True if the object or its memory was disposed of. */
  get freed(): boolean {
    return this.#released || this.#memory.freed;
  }

  get released(): boolean {
    return this.#released;
  }

  touch(stream: StreamState): void {
    if (stream.capture !== null) return stream.capture.touch(this, stream);
    this.#memory.touch(stream);
    this.#uses.add(stream);
  }

  touchUnordered(stream: StreamState): void {
    if (stream.capture !== null) return stream.capture.hold(this);
    this.#memory.touchUnordered(stream);
    this.#uses.add(stream);
  }

  hold(): void {
    this.#memory.hold();
    this.#holds++;
  }

  unhold(): void {
    if (--this.#holds === 0 && this.#released) this.#free();
    this.#memory.unhold();
  }

  release(): void {
    if (this.#released) return;
    this.#released = true;
    if (this.#holds === 0) this.#free();
  }

  forgotten(): void {
    this.context.counters.forgotten++;
  }

  #free(): void {
    const { context } = this;
    if (context.closed) return;
    context.use();
    this.#uses.wait();
    this.#destroy(this.handle);
  }
}

/** `device.texture()`. */
export function createTexture(
  context: Context,
  source: CudaArray | DeviceArray,
  options: TextureOptions = {},
): Texture {
  if (!(source instanceof CudaArray) && !(source instanceof DeviceArray)) {
    throw new TypeError(invalid("source", "a CudaArray or a DeviceArray", source));
  }
  const memory = source instanceof CudaArray ? source.resource : source.allocation;
  checkContext("source", context, memory.context);
  const what = source instanceof CudaArray ? ofCudaArray(source, options) : ofDeviceArray(source, options);
  const descriptor = describe(what.source.kind, what.dtype, what.dimensions, options);
  const driver = context.use();
  const handle = driver.textures.createTexture(what.source, descriptor);
  return new Texture(
    new ObjectResource(context, handle, memory, (texture) => driver.textures.destroyTexture(texture)),
    source,
  );
}

/** `device.surface()`. */
export function createSurface(context: Context, array: CudaArray): Surface {
  if (!(array instanceof CudaArray)) {
    throw new TypeError(invalid("array", "a CudaArray", array));
  }
  checkContext("array", context, array.resource.context);
  const { handle } = array;
  if (!array.surface) {
    throw new TypeError(
      mismatch("array", "a CUDA array created with `surface: true`", "one without"),
    );
  }
  const driver = context.use();
  const resource = new ObjectResource(
    context,
    driver.textures.createSurface(handle),
    array.resource,
    (surface) => driver.textures.destroySurface(surface),
  );
  return new Surface(resource, array);
}

function checkContext(name: string, context: Context, given: Context): void {
  if (given === context) return;
  throw new TypeError(mismatch(name, `one of ${context}`, `an array of device ${given}`));
}

/** What a texture reads, checked. */
interface Readable {
  readonly source: TextureSource;
  readonly dtype: TexelDType;
  readonly dimensions: number;
}

function ofCudaArray(array: CudaArray, options: TextureOptions): Readable {
  if (options.channels !== undefined && options.channels !== array.channels) {
    throw new RangeError(`channels: ${show(options.channels)} given; the CUDA array has ${array.channels}`);
  }
  return {
    source: { kind: "array", array: array.handle },
    dtype: array.dtype,
    dimensions: array.shape.length - (array.layered ? 1 : 0),
  };
}

/** Linear memory for one axis, pitched rows for two; the channels are an axis of their own. */
function ofDeviceArray(array: DeviceArray, options: TextureOptions): Readable {
  const { shape, strides } = array;
  const dtype = array.dtype as TexelDType;
  const format = texelFormat("source.dtype", dtype);
  const context = array.allocation.context;
  const { pointer } = array;
  const hasChannels = options.channels !== undefined || shape.length === 3;
  const channels = hasChannels ? checkChannels("channels", options.channels ?? shape[shape.length - 1]) : 1;
  const extents = hasChannels ? shape.slice(0, -1) : shape;
  const isChannels = !hasChannels || shape[shape.length - 1] === channels;
  if (!isChannels || extents.length < 1 || extents.length > 2 || extents.includes(0)) {
    throw new RangeError(
      `source: an array of shape ${show(shape)} given; accepted are [width], [height, width] and ` +
        `[height, width, channels], or with the channels option [width, channels] too, without zeros`,
    );
  }
  const { itemSize } = DTYPES[dtype];
  const width = extents[extents.length - 1]!;
  const widthBytes = width * channels * itemSize;
  const step = rowPitch(shape, strides, extents.length - 1, itemSize, widthBytes);
  if (step === undefined) {
    throw new RangeError(
      mismatch("source", "rows without gaps: contiguous() makes them", `strides ${show(strides)}`),
    );
  }
  const alignment = context.attribute(DEVICE_ATTRIBUTE.TEXTURE_ALIGNMENT);
  if (pointer % BigInt(alignment) !== 0n) {
    throw new RangeError(
      mismatch("source", `multiples of ${alignment} for textures`, `address 0x${pointer.toString(16)}`),
    );
  }
  if (extents.length === 1) {
    checkInteger(
      "source.shape[0]",
      width,
      1,
      context.attribute(DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE1D_LINEAR_WIDTH),
    );
    const source = { kind: "linear", pointer, format, channels, byteLength: widthBytes } as const;
    return { source, dtype, dimensions: 1 };
  }
  const height = extents[0]!;
  checkInteger(
    "source.shape[0]",
    height,
    1,
    context.attribute(DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LINEAR_HEIGHT),
  );
  checkInteger(
    "source.shape[1]",
    width,
    1,
    context.attribute(DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LINEAR_WIDTH),
  );
  const unit = context.attribute(DEVICE_ATTRIBUTE.TEXTURE_PITCH_ALIGNMENT);
  // One row has no step to the next.
  const pitch = height === 1 ? Math.ceil(widthBytes / unit) * unit : step;
  if (pitch % unit !== 0) {
    throw new RangeError(
      mismatch(
        "source",
        `multiples of ${unit}: emptyPitched() makes them for textures`,
        `rows ${pitch} bytes apart`,
      ),
    );
  }
  checkInteger("source: pitch", pitch, 1, context.attribute(DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LINEAR_PITCH));
  const source = { kind: "pitch2D", pointer, format, channels, width, height, pitch } as const;
  return { source, dtype, dimensions: 2 };
}

function oneOf<T extends string>(name: string, value: unknown, accepted: Readonly<Record<T, unknown>>): T {
  if (typeof value === "string" && Object.hasOwn(accepted, value)) return value as T;
  throw new TypeError(invalid(name, `one of ${Object.keys(accepted).join(", ")}`, value));
}

/** `CUDA_TEXTURE_DESC`, or what is wrong with the options: CUDA would take some combinations for others in silence. */
function describe(
  kind: TextureSource["kind"],
  dtype: TexelDType,
  dimensions: number,
  options: TextureOptions,
): TextureDescriptor {
  const readMode = oneOf("readMode", options.readMode ?? "elementType", READ_MODES);
  const filterMode = oneOf("filterMode", options.filterMode ?? "point", FILTER_MODES);
  const { normalizedCoords = false } = options;
  const isFloat = DTYPES[dtype].kind === "float";
  if (readMode === "normalizedFloat" && (isFloat || DTYPES[dtype].itemSize > 2)) {
    throw new TypeError(`readMode: "normalizedFloat" given for ${dtype}; accepted are u8, u16, i8 and i16`);
  }
  if (filterMode === "linear" && !isFloat && readMode === "elementType") {
    throw new TypeError(
      `filterMode: "linear" given for ${dtype}; accepted are f16 and f32, and u8, u16, i8 and i16 with readMode "normalizedFloat"`,
    );
  }
  if (kind === "linear") {
    for (const name of ["addressMode", "filterMode", "normalizedCoords", "borderColor"] as const) {
      if (options[name] === undefined || options[name] === "point" || options[name] === false) continue;
      throw new TypeError(
        `${name}: ${
          show(options[name])
        } given; an array of one axis is read by whole numbers (tex1Dfetch), and as zeros outside`,
      );
    }
  }
  const modes = addressModes(options.addressMode, dimensions, normalizedCoords);
  const borderColor = borderOf(options.borderColor);
  if (!isFloat && readMode === "elementType" && borderColor.some((value) => value !== 0)) {
    throw new TypeError(`borderColor: ${show(options.borderColor)} given for integers; accepted are zeros`);
  }
  const asInteger = !isFloat && readMode === "elementType";
  return {
    addressModes: modes,
    filterMode: FILTER_MODES[filterMode],
    flags: (asInteger ? TEXTURE_FLAG.READ_AS_INTEGER : 0) |
      (normalizedCoords ? TEXTURE_FLAG.NORMALIZED_COORDINATES : 0),
    borderColor,
  };
}

function addressModes(
  given: TextureOptions["addressMode"] = "clamp",
  dimensions: number,
  normalized: boolean,
): [number, number, number] {
  const list = typeof given === "string" ? [given, given, given] : given;
  if (!Array.isArray(list) || (typeof given !== "string" && list.length !== dimensions)) {
    throw new TypeError(
      invalid("addressMode", `one of wrap, clamp, mirror, border, or ${dimensions} of them`, given),
    );
  }
  const modes = list.map((mode) => {
    const name = oneOf("addressMode", mode, ADDRESS_MODES);
    if (!normalized && (name === "wrap" || name === "mirror")) {
      throw new TypeError(
        `addressMode: ${show(name)} given; without normalizedCoords accepted are clamp and border`,
      );
    }
    return ADDRESS_MODES[name];
  });
  const clamp = ADDRESS_MODES.clamp;
  return [modes[0]!, modes[1] ?? clamp, modes[2] ?? clamp];
}

function borderOf(given: readonly number[] = []): [number, number, number, number] {
  const valid = Array.isArray(given) && given.length <= 4 &&
    given.every((value) => typeof value === "number" && Number.isFinite(Math.fround(value)));
  if (!valid) {
    throw new TypeError(invalid("borderColor", "up to 4 finite numbers", given));
  }
  return [given[0] ?? 0, given[1] ?? 0, given[2] ?? 0, given[3] ?? 0];
}
