/**
 * What texture and surface instructions do, by the "Texture Fetching" appendix of the CUDA C++ Programming Guide.
 *
 * Linear filtering weighs elements as GPUs do: the weights are fixed-point numbers of 9 bits, 8 of them fractional, so a coordinate
 * counts to the nearest 1/256 of an element. The weighted sum itself is computed in f64 and rounded once.
 */
import { ARRAY_FORMAT } from "../../../base/cuda_constants.ts";
import { FAULT, FRAME, type KernelImports, SURFACE_OPERATION, TEXTURE_OPERATION } from "../abi.ts";
import {
  HANDLE_TAG,
  SURFACE_MAGIC,
  TEXTURE_MAGIC,
  TEXTURE_OBJECT,
  TEXTURE_OBJECT_BYTES,
} from "./texture_object.ts";

/** The functions that kernels import for textures and surfaces. */
export type TextureUnit = Pick<KernelImports, "texture" | "surface" | "textureQuery">;

/** The numbers that {@link createTextureUnit} needs. */
export interface TextureNumbers {
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

export const TEXTURE_NUMBERS: TextureNumbers = {
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

/** Makes the functions for one thread. Uses nothing but its parameters: see worker.ts. */
export function createTextureUnit(memory: WebAssembly.Memory, numbers: TextureNumbers): TextureUnit {
  const { fault, frame: FRAME_AT, textureOperation, surfaceOperation, object: AT, format: FORMAT } = numbers;
  const ADDRESS = { wrap: 0, clamp: 1, mirror: 2, border: 3 };
  /** Bounds coordinates, so that whole numbers stay exact. */
  const FAR = 1e9;
  /** More objects than this are not remembered. */
  const MOST_KNOWN = 256;

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
    /** Results are whole numbers. */
    readonly integer: boolean;
    readonly linearMemory: boolean;
    readonly border: readonly number[];
  }

  let view = new DataView(memory.buffer);
  /** Objects that were used, by address; and the one used last. */
  const known = new Map<number, Decoded>();
  let lastAddress = 0;
  let last: Decoded | undefined;

  /** Makes the views reach an address, where the memory has grown; false if it does not exist. */
  const reaches = (end: number): boolean => {
    if (end > view.byteLength) view = new DataView(memory.buffer);
    return end <= view.byteLength;
  };

  /** The object of a handle; undefined if it is none of that kind. */
  const find = (frame: number, low: number, high: number, magic: number): Decoded | undefined => {
    const at = low >>> 0;
    if (high >>> 0 !== numbers.tag || at % 4 !== 0) return undefined;
    if (!reaches(at + numbers.objectBytes) || !reaches(frame + FRAME_AT.texel + 16)) return undefined;
    if (view.getUint32(at + AT.magic, true) !== magic) return undefined;
    if (at !== lastAddress) {
      lastAddress = at;
      last = known.get(at);
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
    const whole = format !== FORMAT.f16 && format !== FORMAT.f32;
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
      integer: whole && (word(AT.integer) !== 0 || bytes === 4),
      linearMemory: word(AT.linearMemory) !== 0,
      border: [0, 1, 2, 3].map((channel) => view.getFloat32(at + AT.border + 4 * channel, true)),
    };
    if (!reaches(decoded.address + word(AT.byteLength))) return undefined;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(at, decoded);
    return decoded;
  };

  /** One channel of an element, as the read mode has it. */
  const element = (object: Decoded, at: number): number => {
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
        return view.getFloat16(at, true);
      default:
        return view.getFloat32(at, true);
    }
  };

  /** Where an index leads by an address mode; −1 for the border. */
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

  /** Address of the element at resolved indices; −1 for the border. */
  const place = (object: Decoded, x: number, y: number, z: number): number =>
    x < 0 || y < 0 || z < 0
      ? -1
      : object.address + z * object.slice + y * object.pitch + x * object.elementBytes * object.channels;

  /** Writes one component of a result. */
  const write = (object: Decoded, frame: number, component: number, value: number): void => {
    const at = frame + FRAME_AT.texel + 4 * component;
    if (object.integer) view.setInt32(at, value, true);
    else view.setFloat32(at, value, true);
  };

  /** Writes the element at an address as it is. */
  const writeElement = (object: Decoded, frame: number, at: number): void => {
    for (let channel = 0; channel < 4; channel++) {
      if (channel >= object.channels) write(object, frame, channel, channel === 3 ? 1 : 0);
      else if (at < 0) write(object, frame, channel, object.integer ? 0 : object.border[channel]!);
      else if (object.elementBytes === 4) {
        // Bit for bit: a NaN keeps its payload.
        view.setInt32(
          frame + FRAME_AT.texel + 4 * channel,
          view.getInt32(at + 4 * channel, true),
          true,
        );
      } else write(object, frame, channel, element(object, at + channel * object.elementBytes));
    }
  };

  const value = (object: Decoded, at: number, channel: number): number =>
    at < 0
      ? (object.integer ? 0 : object.border[channel]!)
      : element(object, at + channel * object.elementBytes);

  /** In 256ths of an element. */
  const fixed = (coordinate: number): number => Math.floor((coordinate - 0.5) * 256 + 0.5);

  /** Along each axis the two elements that are weighed, and the weight of the second. Used again by every call. */
  const lower = new Int32Array(3), upper = new Int32Array(3), weight = new Float64Array(3);

  const weigh = (object: Decoded, axis: 0 | 1 | 2, coordinate: number): void => {
    const at = fixed(coordinate);
    const index = Math.floor(at / 256);
    weight[axis] = (at - 256 * index) / 256;
    lower[axis] = resolve(index, object.extent[axis], object.mode[axis]);
    upper[axis] = resolve(index + 1, object.extent[axis], object.mode[axis]);
  };

  /** Writes the weighted mean; axes from `dimensions` on have been given one element. */
  const filter = (object: Decoded, frame: number, dimensions: number): void => {
    for (let channel = 0; channel < object.channels; channel++) {
      let sum = 0;
      for (let corner = 0; corner < 1 << dimensions; corner++) {
        const x = corner & 1, y = corner & 2, z = corner & 4;
        const share = (x ? weight[0]! : 1 - weight[0]!) * (y ? weight[1]! : 1 - weight[1]!) *
          (z ? weight[2]! : 1 - weight[2]!);
        if (share === 0) continue;
        const i = (x ? upper : lower)[0]!, j = (y ? upper : lower)[1]!, k = (z ? upper : lower)[2]!;
        sum += share * value(object, place(object, i, j, k), channel);
      }
      write(object, frame, channel, sum);
    }
    for (let channel = object.channels; channel < 4; channel++) {
      write(object, frame, channel, channel === 3 ? 1 : 0);
    }
  };

  /** The four elements that linear filtering would weigh, counter-clockwise from the one at low x and high y. */
  const gather = (object: Decoded, frame: number, channel: number): void => {
    for (let component = 0; component < 4; component++) {
      const i = (component === 1 || component === 2 ? upper : lower)[0]!;
      const j = (component < 2 ? upper : lower)[1]!;
      const found = channel < object.channels
        ? value(object, place(object, i, j, 0), channel)
        : channel === 3
        ? 1
        : 0;
      write(object, frame, component, found);
    }
  };

  const bounded = (coordinate: number): number =>
    coordinate > -FAR ? (coordinate < FAR ? coordinate : FAR) : -FAR;

  return {
    texture(signedFrame, operation, low, high, x, y, z) {
      const frame = signedFrame >>> 0;
      const object = find(frame, low, high, numbers.textureMagic);
      if (object === undefined) return fault.invalidTexture;
      const dimensions = operation & textureOperation.dimensions;
      const { extent, mode } = object;
      const layered = (operation & textureOperation.layered) !== 0;
      const slice = layered ? Math.min(z, extent[2] - 1) : 0;
      if (object.linearMemory) {
        const inside = x >= 0 && x < extent[0];
        if (inside) writeElement(object, frame, place(object, Math.floor(x), 0, 0));
        else for (let component = 0; component < 4; component++) write(object, frame, component, 0);
        return fault.none;
      }
      const whole = (operation & textureOperation.integer) !== 0;
      const scaled = object.normalized && !whole;
      const gathers = (operation & textureOperation.gather) !== 0;
      const u = bounded(scaled ? x * extent[0] : x);
      const v = dimensions < 2 ? 0 : bounded(scaled ? y * extent[1] : y);
      const w = dimensions < 3 ? 0 : bounded(scaled ? z * extent[2] : z);
      if (!gathers && (whole || !object.linear)) {
        const i = resolve(Math.floor(u), extent[0], mode[0]);
        const j = dimensions < 2 ? 0 : resolve(Math.floor(v), extent[1], mode[1]);
        const k = dimensions < 3 ? slice : resolve(Math.floor(w), extent[2], mode[2]);
        writeElement(object, frame, place(object, i, j, k));
        return fault.none;
      }
      lower[1] = 0;
      lower[2] = slice;
      weight[1] = weight[2] = 0;
      weigh(object, 0, u);
      if (dimensions > 1) weigh(object, 1, v);
      if (dimensions > 2) weigh(object, 2, w);
      if (gathers) gather(object, frame, operation >>> textureOperation.component);
      else filter(object, frame, dimensions);
      return fault.none;
    },

    surface(signedFrame, operation, low, high, x, y, z) {
      const frame = signedFrame >>> 0;
      const object = find(frame, low, high, numbers.surfaceMagic);
      if (object === undefined) return fault.invalidTexture;
      const bytes = operation >>> surfaceOperation.bytes;
      const widthBytes = object.extent[0] * object.elementBytes * object.channels;
      const most = [widthBytes - bytes, object.extent[1] - 1, object.extent[2] - 1] as const;
      const texel = frame + FRAME_AT.texel;
      if (x % bytes !== 0) {
        view.setBigUint64(frame + FRAME_AT.address, BigInt(x >>> 0), true);
        view.setUint32(frame + FRAME_AT.accessBytes, bytes, true);
        return fault.misaligned;
      }
      let [i, j, k] = [x, y, z];
      if (i < 0 || i > most[0] || j < 0 || j > most[1] || k < 0 || k > most[2]) {
        if ((operation & surfaceOperation.zero) !== 0) {
          for (let byte = 0; byte < 16; byte++) view.setUint8(texel + byte, 0);
          return fault.none;
        }
        if ((operation & surfaceOperation.clamp) === 0 || most[0] < 0) return fault.surfaceOutOfBounds;
        i = Math.min(Math.max(i, 0), most[0]);
        j = Math.min(Math.max(j, 0), most[1]);
        k = Math.min(Math.max(k, 0), most[2]);
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
      const object = find(frame, low, high, numbers.textureMagic) ??
        find(frame, low, high, numbers.surfaceMagic);
      if (object === undefined) return fault.invalidTexture;
      view.setUint32(frame + FRAME_AT.texel, view.getUint32((low >>> 0) + field, true), true);
      return fault.none;
    },
  };
}
