/** Creates texture and surface objects, and checks their options. */
import {
  checkInteger,
  checkOptionNames,
  checkOptions,
  invalid,
  isKeyOf,
  mismatch,
  oneOf,
  type OptionNames,
  show,
} from "../../base/check.ts";
import { ADDRESS_MODE, DEVICE_ATTRIBUTE, FILTER_MODE, TEXTURE_FLAG } from "../../base/cuda_constants.ts";
import { DTYPES } from "../../base/dtype.ts";
import { rowPitch } from "../../base/strides.ts";
import type { TextureDescriptor, TextureSource } from "../../driver/driver.ts";
import type { Context } from "../context.ts";
import { allocationOf, ArrayData } from "../memory/array_data.ts";
import {
  checkChannels,
  CudaArray,
  cudaArrayAllocationOf,
  type TexelDType,
  texelFormat,
} from "./cuda_array.ts";
import {
  type AddressMode,
  ObjectResource,
  Surface,
  type Texels,
  Texture,
  type TextureOptions,
} from "./texture.ts";

const ADDRESS_MODES: Readonly<Record<AddressMode, number>> = {
  wrap: ADDRESS_MODE.WRAP,
  clamp: ADDRESS_MODE.CLAMP,
  mirror: ADDRESS_MODE.MIRROR,
  border: ADDRESS_MODE.BORDER,
};
const FILTER_MODES = { point: FILTER_MODE.POINT, linear: FILTER_MODE.LINEAR } as const;
const READ_MODES = { elementType: 0, normalizedFloat: 1 } as const;

const TEXTURE_OPTIONS: OptionNames<TextureOptions> = {
  addressMode: true,
  filterMode: true,
  readMode: true,
  normalizedCoords: "boolean",
  borderColor: true,
  channels: true,
};

/** `device.texture()`. */
export function createTexture<S extends CudaArray | ArrayData>(
  context: Context,
  source: S,
  options: TextureOptions = {},
): Texture<S> {
  if (!(source instanceof CudaArray) && !(source instanceof ArrayData)) {
    throw new TypeError(invalid("source", "a CudaArray or a DeviceArray", source));
  }
  checkOptionNames(options, TEXTURE_OPTIONS);
  const memory = source instanceof CudaArray ? cudaArrayAllocationOf(source) : allocationOf(source);
  checkContext("source", context, memory.context);
  const texels = source instanceof CudaArray ? readCudaArray(source, options) : readArray(source, options);
  const descriptor = describe(texels.source.kind, texels.dtype, texels.dimensions, options);
  const driver = context.use();
  const handle = driver.textures.createTexture(texels.source, descriptor);
  return new Texture(
    new ObjectResource(context, handle, memory, (texture) => driver.textures.destroyTexture(texture)),
    source,
    {
      geometry: texels.geometry,
      dtype: texels.dtype,
      channels: texels.channels,
      normalized: options.readMode === "normalizedFloat",
    },
  );
}

/** `device.surface()`. */
export function createSurface(context: Context, array: CudaArray): Surface {
  if (!(array instanceof CudaArray)) {
    throw new TypeError(invalid("array", "a CudaArray", array));
  }
  checkContext("array", context, cudaArrayAllocationOf(array).context);
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
    cudaArrayAllocationOf(array),
    (surface) => driver.textures.destroySurface(surface),
  );
  return new Surface(resource, array);
}

function checkContext(name: string, context: Context, actual: Context): void {
  if (actual === context) return;
  throw new TypeError(mismatch(name, `an array of ${context}`, `one of ${actual}`));
}

/** The memory that a texture reads. */
interface TexelMemory extends Pick<Texels, "geometry" | "dtype" | "channels"> {
  readonly source: TextureSource;
  readonly dimensions: number;
}

function readCudaArray(array: CudaArray, options: TextureOptions): TexelMemory {
  if (options.channels !== undefined && options.channels !== array.channels) {
    const expected = `${array.channels}, as in the CUDA array`;
    throw new RangeError(invalid("channels", expected, options.channels));
  }
  const dimensions = array.shape.length - (array.layered ? 1 : 0);
  return {
    source: { kind: "array", array: array.handle },
    dtype: array.dtype,
    channels: array.channels,
    dimensions,
    geometry: `${dimensions}d${array.layered ? "Layered" : ""}` as Texels["geometry"],
  };
}

/** One dimension reads linear memory, two read pitched rows. Channels are an additional axis of the array. */
function readArray(array: ArrayData, options: TextureOptions): TexelMemory {
  const { shape, strides } = array;
  const dtype = array.dtype as TexelDType;
  const format = texelFormat("source.dtype", dtype);
  const context = allocationOf(array).context;
  const { pointer } = array;
  const hasChannels = options.channels !== undefined || shape.length === 3;
  const channels = hasChannels ? checkChannels("channels", options.channels ?? shape[shape.length - 1]) : 1;
  const extents = hasChannels ? shape.slice(0, -1) : shape;
  const isChannels = !hasChannels || shape[shape.length - 1] === channels;
  if (!isChannels || extents.length < 1 || extents.length > 2 || extents.includes(0)) {
    const expected = "a shape [width], [height, width] or [height, width, channels] without zeros " +
      "(or [width, channels] with the channels option)";
    throw new RangeError(mismatch("source", expected, show(shape)));
  }
  const { itemSize } = DTYPES[dtype];
  const width = extents[extents.length - 1]!;
  const widthBytes = width * channels * itemSize;
  const step = rowPitch(shape, strides, extents.length - 1, itemSize, widthBytes);
  if (step === undefined) {
    throw new RangeError(
      mismatch("source", "contiguous rows", `strides ${show(strides)}; use contiguous() to make them`),
    );
  }
  const alignment = context.attribute(DEVICE_ATTRIBUTE.TEXTURE_ALIGNMENT);
  if (pointer % BigInt(alignment) !== 0n) {
    throw new RangeError(
      mismatch("source", `an address aligned to ${alignment} bytes`, `0x${pointer.toString(16)}`),
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
    return { source, dtype, channels, dimensions: 1, geometry: "linear" };
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
  // The pitch of a single row is never used, but the driver checks it.
  const pitch = height === 1 ? Math.ceil(widthBytes / unit) * unit : step;
  if (pitch % unit !== 0) {
    throw new RangeError(
      mismatch(
        "source",
        `rows at multiples of ${unit} bytes`,
        `a pitch of ${pitch} bytes; use emptyPitched()`,
      ),
    );
  }
  checkInteger("source: pitch", pitch, 1, context.attribute(DEVICE_ATTRIBUTE.MAXIMUM_TEXTURE2D_LINEAR_PITCH));
  const source = { kind: "pitch2D", pointer, format, channels, width, height, pitch } as const;
  return { source, dtype, channels, dimensions: 2, geometry: "2d" };
}

function checkName<T extends string>(
  name: string,
  value: unknown,
  accepted: Readonly<Record<T, unknown>>,
): T {
  if (typeof value === "string" && isKeyOf(accepted, value)) return value as T;
  throw new TypeError(invalid(name, oneOf(accepted), value));
}

/** Returns the `CUDA_TEXTURE_DESC`. Throws for combinations that CUDA would silently treat as others. */
function describe(
  kind: TextureSource["kind"],
  dtype: TexelDType,
  dimensions: number,
  options: TextureOptions,
): TextureDescriptor {
  const readMode = checkName("readMode", options.readMode ?? "elementType", READ_MODES);
  const filterMode = checkName("filterMode", options.filterMode ?? "point", FILTER_MODES);
  const { normalizedCoords = false } = checkOptions(options);
  const isFloat = DTYPES[dtype].kind === "float";
  if (readMode === "normalizedFloat" && (isFloat || DTYPES[dtype].itemSize > 2)) {
    throw new TypeError(mismatch("readMode", `"elementType" for ${dtype}`, `"normalizedFloat"`));
  }
  if (filterMode === "linear" && !isFloat && readMode === "elementType") {
    throw new TypeError(
      mismatch("filterMode", `"point" for ${dtype} without readMode "normalizedFloat"`, `"linear"`),
    );
  }
  if (kind === "linear") {
    for (const name of ["addressMode", "filterMode", "normalizedCoords", "borderColor"] as const) {
      if (options[name] === undefined || options[name] === "point" || options[name] === false) continue;
      const expected = "no value for a one-dimensional array, which tex1Dfetch reads by integer coordinates";
      throw new TypeError(invalid(name, expected, options[name]));
    }
  }
  const modes = addressModes(options.addressMode, dimensions, normalizedCoords);
  const borderColor = borderOf(options.borderColor);
  if (!isFloat && readMode === "elementType" && borderColor.some((value) => value !== 0)) {
    throw new TypeError(invalid("borderColor", "zeros for integers", options.borderColor));
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
  option: TextureOptions["addressMode"] = "clamp",
  dimensions: number,
  normalized: boolean,
): [number, number, number] {
  const list = typeof option === "string" ? [option, option, option] : option;
  if (!Array.isArray(list) || (typeof option !== "string" && list.length !== dimensions)) {
    throw new TypeError(
      invalid("addressMode", `${oneOf(ADDRESS_MODES)}, or ${dimensions} of them`, option),
    );
  }
  const modes = list.map((mode) => {
    const name = checkName("addressMode", mode, ADDRESS_MODES);
    if (!normalized && (name === "wrap" || name === "mirror")) {
      throw new TypeError(invalid("addressMode", `"clamp" or "border" without normalizedCoords`, name));
    }
    return ADDRESS_MODES[name];
  });
  const clamp = ADDRESS_MODES.clamp;
  return [modes[0]!, modes[1] ?? clamp, modes[2] ?? clamp];
}

function borderOf(color: readonly number[] = []): [number, number, number, number] {
  const valid = Array.isArray(color) && color.length <= 4 &&
    color.every((value) => typeof value === "number" && Number.isFinite(Math.fround(value)));
  if (!valid) {
    throw new TypeError(invalid("borderColor", "up to 4 finite numbers", color));
  }
  return [color[0] ?? 0, color[1] ?? 0, color[2] ?? 0, color[3] ?? 0];
}
