/** Memory of structs that kernels read: an array of them, with a view for each type of field. */
export interface StructMemory {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly i32: Int32Array<ArrayBuffer>;
  readonly u32: Uint32Array<ArrayBuffer>;
  readonly f32: Float32Array<ArrayBuffer>;
  readonly i64: BigInt64Array<ArrayBuffer>;
  readonly f64: Float64Array<ArrayBuffer>;
}

/**
 * Allocates zeroed memory for `count` structs. The layouts in ptx/layouts.ts hold the index of each field:
 *
 * ```ts
 * const { i32 } = RESIZE_GEOMETRY, geometry = structMemory(RESIZE_GEOMETRY);
 * geometry.i32[i32.left] = 16;
 * ```
 */
export function structMemory({ bytes: size }: { readonly bytes: number }, count = 1): StructMemory {
  const bytes = new Uint8Array(new ArrayBuffer(size * count)), { buffer } = bytes;
  const words = Math.floor(bytes.length / 4), doubles = Math.floor(bytes.length / 8);
  return {
    bytes,
    i32: new Int32Array(buffer, 0, words),
    u32: new Uint32Array(buffer, 0, words),
    f32: new Float32Array(buffer, 0, words),
    i64: new BigInt64Array(buffer, 0, doubles),
    f64: new Float64Array(buffer, 0, doubles),
  };
}
