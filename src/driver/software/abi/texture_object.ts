/**
 * The memory layout of texture and surface objects, which machine/texture_unit.ts and generated code read: byte
 * offsets of the fields, which are 32-bit words unless noted otherwise.
 */
export const TEXTURE_OBJECT = {
  /** {@link TEXTURE_MAGIC} or {@link SURFACE_MAGIC} until the object is destroyed. */
  magic: 0,
  /** Unique per object, to detect reuse of an address. */
  serial: 4,
  /** Address and size of the texels. */
  address: 8,
  byteLength: 12,
  /** `CUarray_format` */
  format: 16,
  channels: 20,
  width: 24,
  /** 1 for one-dimensional objects. */
  height: 28,
  /** Depth or number of layers, otherwise 1. */
  depth: 32,
  /** Bytes between rows and between slices. */
  pitch: 36,
  slice: 40,
  /** `CUaddress_mode` along x, y and z. */
  addressX: 44,
  addressY: 48,
  addressZ: 52,
  /** 1: linear filtering. */
  linear: 56,
  /** 1: normalized coordinates. */
  normalized: 60,
  /** 1: integer texels are read as integers; 0: as normalized floats. */
  integer: 64,
  /** 1: linear memory, where reads out of range return zero. */
  linearMemory: 68,
  /** Four f32 values. */
  border: 72,
} as const;

export const TEXTURE_OBJECT_BYTES = 88;

export const TEXTURE_MAGIC = 0x74786574;
export const SURFACE_MAGIC = 0x66727573;

/** The upper half of every handle, to detect numbers that are not handles. */
export const HANDLE_TAG = 0x7e87;
