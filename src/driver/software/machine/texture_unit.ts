/**
 * Implements texture and surface instructions as described in "Texture Fetching" of the CUDA C++ Programming
 * Guide.
 *
 * Linear filtering uses the weights of GPUs: 9-bit fixed-point numbers with 8 fractional bits, so coordinates
 * are rounded to 1/256 of a texel. The weighted sum is computed in f64 and rounded once.
 */
import { ARRAY_FORMAT } from "../../../base/cuda_constants.ts";
import { FAULT, FRAME, type KernelImports, SURFACE_OPERATION, TEXTURE_OPERATION } from "../abi/index.ts";
import {
  HANDLE_TAG,
  SURFACE_MAGIC,
  TEXTURE_MAGIC,
  TEXTURE_OBJECT,
  TEXTURE_OBJECT_BYTES,
} from "../abi/texture_object.ts";

/** The functions that kernels import for textures and surfaces. */
export type TextureUnit = Pick<KernelImports, "texture" | "surface" | "textureQuery">;

/** Constants for {@link createTextureUnit}, which cannot import them. */
export interface TextureConstants {
  readonly fault: typeof FAULT;
  readonly frame: typeof FRAME;
  readonly textureOperation: typeof TEXTURE_OPERATION;
  readonly surfaceOperation: typeof SURFACE_OPERATION;
  readonly object: typeof TEXTURE_OBJECT;
  readonly objectBytes: number;
  readonly textureMagic: number;
  readonly surfaceMagic: number;
  readonly tag: number;
  readonly format: typeof ARRAY_FORMAT;
}

export const TEXTURE_CONSTANTS: TextureConstants = {
  fault: FAULT,
  frame: FRAME,
  textureOperation: TEXTURE_OPERATION,
  surfaceOperation: SURFACE_OPERATION,
  object: TEXTURE_OBJECT,
  objectBytes: TEXTURE_OBJECT_BYTES,
  textureMagic: TEXTURE_MAGIC,
  surfaceMagic: SURFACE_MAGIC,
  tag: HANDLE_TAG,
  format: ARRAY_FORMAT,
};

/**
 * Creates the functions for one thread. This also runs in workers, which receive it as source text (see
 * worker.ts), so it must use nothing but its parameters.
 */
export function createTextureUnit(memory: WebAssembly.Memory, constants: TextureConstants): TextureUnit {
  const { fault, frame: FRAME_AT, textureOperation, surfaceOperation, object: AT, format: FORMAT } =
    constants;
  const ADDRESS = { wrap: 0, clamp: 1, mirror: 2, border: 3 };
  /** Coordinates are clamped to ± this, so that integer arithmetic stays exact. */
  const MAX_COORDINATE = 1e9;
  /** Number of decoded objects to cache. */
  const MAX_CACHED = 256;

  interface Decoded {
    readonly serial: number;
    readonly address: number;
    readonly format: number;
    readonly channels: number;
    readonly elementBytes: number;
    readonly extent: readonly [number, number, number];
    readonly pitch: number;
    readonly slice: number;
    readonly mode: readonly [number, number, number];
    readonly linear: boolean;
    readonly normalized: boolean;
    /** Results are integers. */
    readonly integer: boolean;
    readonly linearMemory: boolean;
    readonly border: readonly number[];
  }

  let view = new DataView(memory.buffer);
  /** Cache of decoded objects, by address, and the most recent one. */
  const cache = new Map<number, Decoded>();
  let lastAddress = 0;
  let last: Decoded | undefined;

  /** Renews the view if the memory has grown; returns false if it does not extend to `end`. */
  const reaches = (end: number): boolean => {
    // Not the byteLength of a DataView, which V8 (Maglev) reads as a negative number above 2 GiB.
    if (end > view.buffer.byteLength) view = new DataView(memory.buffer);
    return end <= view.buffer.byteLength;
  };

  /** Returns the object of a handle; undefined if the handle is invalid or of another kind. */
  const find = (frame: number, low: number, high: number, magic: number): Decoded | undefined => {
    const at = low >>> 0;
    if (high >>> 0 !== constants.tag || at % 4 !== 0) return undefined;
    if (!reaches(at + constants.objectBytes) || !reaches(frame + FRAME_AT.texel + 16)) return undefined;
    if (view.getUint32(at + AT.magic, true) !== magic) return undefined;
    if (at !== lastAddress) {
      lastAddress = at;
      last = cache.get(at);
    }
    if (last?.serial !== view.getUint32(at + AT.serial, true)) last = decode(at);
    return last;
  };

  const decode = (at: number): Decoded | undefined => {
    const word = (field: number): number => view.getUint32(at + field, true);
    const format = word(AT.format);
    const bytes = format === FORMAT.u8 || format === FORMAT.i8
      ? 1
      : format === FORMAT.u16 || format === FORMAT.i16 || format === FORMAT.f16
      ? 2
      : 4;
    const isInteger = format !== FORMAT.f16 && format !== FORMAT.f32;
    const decoded: Decoded = {
      serial: word(AT.serial),
      address: word(AT.address),
      format,
      channels: word(AT.channels),
      elementBytes: bytes,
      extent: [word(AT.width), word(AT.height), word(AT.depth)],
      pitch: word(AT.pitch),
      slice: word(AT.slice),
      mode: [word(AT.addressX), word(AT.addressY), word(AT.addressZ)],
      linear: word(AT.linear) !== 0,
      normalized: word(AT.normalized) !== 0,
      integer: isInteger && (word(AT.integer) !== 0 || bytes === 4),
      linearMemory: word(AT.linearMemory) !== 0,
      border: [0, 1, 2, 3].map((channel) => view.getFloat32(at + AT.border + 4 * channel, true)),
    };
    if (!reaches(decoded.address + word(AT.byteLength))) return undefined;
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(at, decoded);
    return decoded;
  };

  /** Returns the number with these bits; Node.js before 24 has no `getFloat16()`. */
  const half = (bits: number): number => {
    const exponent = bits >>> 10 & 31, fraction = bits & 1023;
    const special = fraction === 0 ? Infinity : NaN;
    const normal = exponent === 31 ? special : (1024 + fraction) * 2 ** (exponent - 25);
    return (bits & 0x8000 ? -1 : 1) * (exponent === 0 ? fraction * 2 ** -24 : normal);
  };

  /** Reads one channel of a texel, converted according to the read mode. */
  const readChannel = (object: Decoded, at: number): number => {
    switch (object.format) {
      case FORMAT.u8: {
        const value = view.getUint8(at);
        return object.integer ? value : value / 255;
      }
      case FORMAT.u16: {
        const value = view.getUint16(at, true);
        return object.integer ? value : value / 65535;
      }
      case FORMAT.i8: {
        const value = view.getInt8(at);
        return object.integer ? value : Math.max(value / 127, -1);
      }
      case FORMAT.i16: {
        const value = view.getInt16(at, true);
        return object.integer ? value : Math.max(value / 32767, -1);
      }
      case FORMAT.u32:
        return view.getUint32(at, true);
      case FORMAT.i32:
        return view.getInt32(at, true);
      case FORMAT.f16:
        return half(view.getUint16(at, true));
      default:
        return view.getFloat32(at, true);
    }
  };

  /** Applies the address mode to an index; returns −1 for the border. */
  const resolve = (index: number, extent: number, mode: number): number => {
    if (index >= 0 && index < extent) return index;
    switch (mode) {
      case ADDRESS.wrap:
        return ((index % extent) + extent) % extent;
      case ADDRESS.mirror: {
        const at = ((index % (2 * extent)) + 2 * extent) % (2 * extent);
        return at < extent ? at : 2 * extent - 1 - at;
      }
      case ADDRESS.border:
        return -1;
      default:
        return index < 0 ? 0 : extent - 1;
    }
  };

  /** Returns the address of a texel at resolved indices, −1 for the border. */
  const texelAddress = (object: Decoded, x: number, y: number, z: number): number =>
    x < 0 || y < 0 || z < 0
      ? -1
      : object.address + z * object.slice + y * object.pitch + x * object.elementBytes * object.channels;

  /** Writes one component of a result. */
  const write = (object: Decoded, frame: number, component: number, value: number): void => {
    const at = frame + FRAME_AT.texel + 4 * component;
    if (object.integer) view.setInt32(at, value, true);
    else view.setFloat32(at, value, true);
  };

  /** Writes an unfiltered texel. */
  const writeTexel = (object: Decoded, frame: number, at: number): void => {
    for (let channel = 0; channel < 4; channel++) {
      if (channel >= object.channels) write(object, frame, channel, channel === 3 ? 1 : 0);
      else if (at < 0) write(object, frame, channel, object.integer ? 0 : object.border[channel]!);
      else if (object.elementBytes === 4) {
        // Copy the bits: a NaN keeps its payload.
        view.setInt32(
          frame + FRAME_AT.texel + 4 * channel,
          view.getInt32(at + 4 * channel, true),
          true,
        );
      } else write(object, frame, channel, readChannel(object, at + channel * object.elementBytes));
    }
  };

  const value = (object: Decoded, at: number, channel: number): number =>
    at < 0
      ? (object.integer ? 0 : object.border[channel]!)
      : readChannel(object, at + channel * object.elementBytes);

  /** Converts a coordinate to fixed point with 8 fractional bits, relative to texel centers. */
  const toFixedPoint = (coordinate: number): number => Math.floor((coordinate - 0.5) * 256 + 0.5);

  /** Per axis: the two texels to interpolate and the weight of the second. Reused by every call. */
  const lower = new Int32Array(3), upper = new Int32Array(3), weight = new Float64Array(3);

  const setWeights = (object: Decoded, axis: 0 | 1 | 2, coordinate: number): void => {
    const at = toFixedPoint(coordinate);
    const index = Math.floor(at / 256);
    weight[axis] = (at - 256 * index) / 256;
    lower[axis] = resolve(index, object.extent[axis], object.mode[axis]);
    upper[axis] = resolve(index + 1, object.extent[axis], object.mode[axis]);
  };

  /** Writes the weighted sum over the first `dimensions` axes. */
  const filter = (object: Decoded, frame: number, dimensions: number): void => {
    for (let channel = 0; channel < object.channels; channel++) {
      let sum = 0;
      for (let corner = 0; corner < 1 << dimensions; corner++) {
        const x = corner & 1, y = corner & 2, z = corner & 4;
        const cornerWeight = (x ? weight[0]! : 1 - weight[0]!) * (y ? weight[1]! : 1 - weight[1]!) *
          (z ? weight[2]! : 1 - weight[2]!);
        if (cornerWeight === 0) continue;
        const i = (x ? upper : lower)[0]!, j = (y ? upper : lower)[1]!, k = (z ? upper : lower)[2]!;
        sum += cornerWeight * value(object, texelAddress(object, i, j, k), channel);
      }
      write(object, frame, channel, sum);
    }
    for (let channel = object.channels; channel < 4; channel++) {
      write(object, frame, channel, channel === 3 ? 1 : 0);
    }
  };

  /** Writes one channel of the four texels of a linear filter, counterclockwise from low x and high y. */
  const gather = (object: Decoded, frame: number, channel: number): void => {
    for (let component = 0; component < 4; component++) {
      const i = (component === 1 || component === 2 ? upper : lower)[0]!;
      const j = (component < 2 ? upper : lower)[1]!;
      const texel = channel < object.channels
        ? value(object, texelAddress(object, i, j, 0), channel)
        : channel === 3
        ? 1
        : 0;
      write(object, frame, component, texel);
    }
  };

  const clampCoordinate = (coordinate: number): number =>
    coordinate > -MAX_COORDINATE
      ? (coordinate < MAX_COORDINATE ? coordinate : MAX_COORDINATE)
      : -MAX_COORDINATE;

  /** Converts a normalized coordinate to texels. Wrapped ones repeat after 1, mirrored ones after 2. */
  const scale = (coordinate: number, extent: number, mode: number): number => {
    const repeats = mode === ADDRESS.wrap || mode === ADDRESS.mirror;
    return clampCoordinate((repeats ? coordinate % 2 : coordinate) * extent);
  };

  return {
    texture(signedFrame, operation, low, high, x, y, z) {
      const frame = signedFrame >>> 0;
      const object = find(frame, low, high, constants.textureMagic);
      if (object === undefined) return fault.invalidTexture;
      const dimensions = operation & textureOperation.dimensions;
      const { extent, mode } = object;
      const layered = (operation & textureOperation.layered) !== 0;
      const slice = layered ? Math.min(z, extent[2] - 1) : 0;
      if (object.linearMemory) {
        const inside = x >= 0 && x < extent[0];
        if (inside) writeTexel(object, frame, texelAddress(object, Math.floor(x), 0, 0));
        else for (let component = 0; component < 4; component++) write(object, frame, component, 0);
        return fault.none;
      }
      const isInteger = (operation & textureOperation.integer) !== 0;
      const scaled = object.normalized && !isInteger;
      const gathers = (operation & textureOperation.gather) !== 0;
      const u = scaled ? scale(x, extent[0], mode[0]) : clampCoordinate(x);
      const v = dimensions < 2 ? 0 : scaled ? scale(y, extent[1], mode[1]) : clampCoordinate(y);
      const w = dimensions < 3 ? 0 : scaled ? scale(z, extent[2], mode[2]) : clampCoordinate(z);
      if (!gathers && (isInteger || !object.linear)) {
        const i = resolve(Math.floor(u), extent[0], mode[0]);
        const j = dimensions < 2 ? 0 : resolve(Math.floor(v), extent[1], mode[1]);
        const k = dimensions < 3 ? slice : resolve(Math.floor(w), extent[2], mode[2]);
        writeTexel(object, frame, texelAddress(object, i, j, k));
        return fault.none;
      }
      lower[1] = 0;
      lower[2] = slice;
      weight[1] = weight[2] = 0;
      setWeights(object, 0, u);
      if (dimensions > 1) setWeights(object, 1, v);
      if (dimensions > 2) setWeights(object, 2, w);
      if (gathers) gather(object, frame, operation >>> textureOperation.component);
      else filter(object, frame, dimensions);
      return fault.none;
    },

    surface(signedFrame, operation, low, high, x, y, z) {
      const frame = signedFrame >>> 0;
      const object = find(frame, low, high, constants.surfaceMagic);
      if (object === undefined) return fault.invalidTexture;
      const bytes = operation >>> surfaceOperation.bytes;
      const widthBytes = object.extent[0] * object.elementBytes * object.channels;
      const max = [widthBytes - bytes, object.extent[1] - 1, object.extent[2] - 1] as const;
      const texel = frame + FRAME_AT.texel;
      if (x % bytes !== 0) {
        view.setBigUint64(frame + FRAME_AT.address, BigInt(x >>> 0), true);
        view.setUint32(frame + FRAME_AT.accessBytes, bytes, true);
        return fault.misaligned;
      }
      let [i, j, k] = [x, y, z];
      if (i < 0 || i > max[0] || j < 0 || j > max[1] || k < 0 || k > max[2]) {
        if ((operation & surfaceOperation.zero) !== 0) {
          for (let byte = 0; byte < 16; byte++) view.setUint8(texel + byte, 0);
          return fault.none;
        }
        if ((operation & surfaceOperation.clamp) === 0 || max[0] < 0) return fault.surfaceOutOfBounds;
        i = Math.min(Math.max(i, 0), max[0]);
        j = Math.min(Math.max(j, 0), max[1]);
        k = Math.min(Math.max(k, 0), max[2]);
      }
      const at = object.address + k * object.slice + j * object.pitch + i;
      const [to, from] = (operation & surfaceOperation.store) !== 0 ? [at, texel] : [texel, at];
      if (bytes % 4 === 0) {
        for (let byte = 0; byte < bytes; byte += 4) {
          view.setInt32(to + byte, view.getInt32(from + byte, true), true);
        }
      } else for (let byte = 0; byte < bytes; byte++) view.setUint8(to + byte, view.getUint8(from + byte));
      return fault.none;
    },

    textureQuery(signedFrame, field, low, high) {
      const frame = signedFrame >>> 0;
      const object = find(frame, low, high, constants.textureMagic) ??
        find(frame, low, high, constants.surfaceMagic);
      if (object === undefined) return fault.invalidTexture;
      view.setUint32(frame + FRAME_AT.texel, view.getUint32((low >>> 0) + field, true), true);
      return fault.none;
    },
  };
}
