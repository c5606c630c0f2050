/**
 * Texture and surface objects as they lie in device memory, for texture_unit.ts to read. Byte offsets; every field is a 32-bit word
 * unless said otherwise.
 */
export const TEXTURE_OBJECT = {
  /** {@link TEXTURE_MAGIC} or {@link SURFACE_MAGIC} while the object lives. */
  magic: 0,
  /** Differs from that of every object that was at this address before. */
  serial: 4,
  /** Address and size of the elements. */
  address: 8,
  byteLength: 12,
  /** `CUarray_format` */
  format: 16,
  channels: 20,
  width: 24,
  /** 1 for what has no height. */
  height: 28,
  /** Or layers; 1 for what has neither. */
  depth: 32,
  /** Bytes from row to row, and from slice to slice. */
  pitch: 36,
  slice: 40,
  /** `CUaddress_mode` along x, y and z. */
  addressX: 44,
  addressY: 48,
  addressZ: 52,
  /** 1: linear filtering. */
  linear: 56,
  /** 1: coordinates are fractions of the extents. */
  normalized: 60,
  /** 1: integer elements are read as they are; 0: as fractions of their range. */
  integer: 64,
  /** 1: linear memory, which reads as zeros outside. */
  linearMemory: 68,
  /** Four f32. */
  border: 72,
} as const;

export const TEXTURE_OBJECT_BYTES = 88;

export const TEXTURE_MAGIC = 0x74786574;
export const SURFACE_MAGIC = 0x66727573;

/** The upper half of every handle, so that other numbers are told from handles. */
export const HANDLE_TAG = 0x7e87;
