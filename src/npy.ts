/**
 * NumPy's `.npy` files.
 *
 * Source: NumPy, "NEP 1 — A simple file format for NumPy arrays" and `numpy.lib.format`, versions 1.0 to 3.0.
 *
 * @module
 */
import { checkDType, checkShape, show } from "./check.ts";
import { type DType, DTYPES, type HostArray, hostView } from "./dtype.ts";

/** An array on the host: what a `.npy` file holds. */
export interface NpyArray<D extends DType = DType> {
  readonly dtype: D;
  /** Extents, outermost first; the elements are in C order. */
  readonly shape: readonly number[];
  readonly data: HostArray<D>;
}

const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59]; // "\x93NUMPY"
const ALIGNMENT = 64;

/**
 * The bytes of a `.npy` file (version 1.0, C order, little-endian).
 *
 * ```ts
 * await writeFile("x.npy", encodeNpy({ dtype: x.dtype, shape: x.shape, data: x.toHost() }));
 * ```
 *
 * @throws {TypeError} For `bf16`, which NumPy has no name for.
 * @throws {RangeError} If `shape` and `data` do not match.
 */
export function encodeNpy<D extends DType>(array: NpyArray<D>): Uint8Array<ArrayBuffer> {
  const { typestr, itemSize } = DTYPES[checkDType("array.dtype", array.dtype)];
  const shape = checkShape("array.shape", array.shape);
  if (typestr === null) {
    throw new TypeError(`array.dtype: "${array.dtype}" given; NumPy's format cannot say it: convert to f32`);
  }
  const elements = shape.reduce((product, extent) => product * extent, 1);
  if (array.data.byteLength !== elements * itemSize) {
    throw new RangeError(
      `array.shape: ${show(shape)} of ${array.dtype} given, ${
        elements * itemSize
      } bytes; data has ${array.data.byteLength}`,
    );
  }
  const tuple = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(", ")})`;
  const text = `{'descr': '${typestr}', 'fortran_order': False, 'shape': ${tuple}, }`;
  const prefix = MAGIC.length + 4;
  // The header ends with a newline and is padded so that the elements are aligned.
  const headerEnd = Math.ceil((prefix + text.length + 1) / ALIGNMENT) * ALIGNMENT;
  const file = new Uint8Array(headerEnd + array.data.byteLength);
  file.set([...MAGIC, 1, 0]);
  new DataView(file.buffer).setUint16(MAGIC.length + 2, headerEnd - prefix, true);
  file.set(new TextEncoder().encode(text.padEnd(headerEnd - prefix - 1) + "\n"), prefix);
  file.set(new Uint8Array(array.data.buffer, array.data.byteOffset, array.data.byteLength), headerEnd);
  return file;
}

/**
 * Reads the bytes of a `.npy` file in C order and little-endian.
 *
 * @throws {TypeError} If the bytes are no `.npy` file, or hold an element type, byte order or axis order that is not supported.
 */
export function decodeNpy(file: Uint8Array): NpyArray {
  if (!(file instanceof Uint8Array)) {
    throw new TypeError(`file: ${show(file)} given; accepted is a Uint8Array`);
  }
  if (!MAGIC.every((byte, i) => file[i] === byte)) {
    throw new TypeError("file: it does not start as a .npy file does (\\x93NUMPY)");
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const major = file[MAGIC.length];
  const prefix = MAGIC.length + (major === 1 ? 4 : 6);
  if (major === undefined || major < 1 || major > 3) {
    throw new TypeError(`file: .npy version ${major} given; accepted are 1, 2 and 3`);
  }
  if (file.length < prefix) throw new TypeError("file: the .npy file is cut short");
  const headerEnd = prefix +
    (major === 1 ? view.getUint16(MAGIC.length + 2, true) : view.getUint32(MAGIC.length + 2, true));
  if (file.length < headerEnd) throw new TypeError("file: the .npy file is cut short");
  const header = new TextDecoder().decode(file.subarray(prefix, headerEnd));

  const descr = /'descr':\s*'([^']*)'/.exec(header)?.[1];
  const order = /'fortran_order':\s*(True|False)/.exec(header)?.[1];
  const extents = /'shape':\s*\(([\d,\s]*)\)/.exec(header)?.[1];
  if (order === undefined || extents === undefined) {
    throw new TypeError(`file: the .npy header cannot be read: ${header.trim()}`);
  }
  if (order === "True") {
    throw new TypeError("file: Fortran order given; accepted is C order (numpy.ascontiguousarray)");
  }
  const dtype = (Object.keys(DTYPES) as DType[]).find((name) => DTYPES[name].typestr === descr);
  if (dtype === undefined) {
    const accepted = Object.values(DTYPES).flatMap(({ typestr }) => typestr ?? []).join(", ");
    throw new TypeError(`file: element type ${show(descr)} given; accepted are ${accepted}`);
  }
  const shape = extents.split(",").filter((part) => part.trim() !== "").map(Number);
  const byteLength = shape.reduce((product, extent) => product * extent, DTYPES[dtype].itemSize);
  if (file.length - headerEnd < byteLength) {
    throw new TypeError(
      `file: ${show(shape)} of ${dtype} needs ${byteLength} bytes, ${file.length - headerEnd} are there`,
    );
  }
  return {
    dtype,
    shape,
    data: hostView(dtype, new Uint8Array(file.subarray(headerEnd, headerEnd + byteLength)).buffer),
  };
}
