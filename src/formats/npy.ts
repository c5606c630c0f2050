/**
 * Reads and writes NumPy's `.npy` files.
 *
 * Source: NumPy, "NEP 1 — A simple file format for NumPy arrays" and `numpy.lib.format`, versions 1.0 to 3.0.
 *
 * @module
 */
import type { DeviceArray } from "../array/array.ts";
import { contiguousStrides, sizeOf } from "../base/strides.ts";
import { checkDType, checkShape, invalid, mismatch, show } from "../base/check.ts";
import { type DType, DTYPES, hostElements, hostView, type NDArray } from "../base/dtype.ts";

export type { NDArray } from "../base/dtype.ts";

const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59]; // "\x93NUMPY"
const ALIGNMENT = 64;

/**
 * Encodes an array as a `.npy` file (version 1.0, C order, little-endian). Blocks to download a device array.
 *
 * ```ts
 * await writeFile("x.npy", encodeNpy(x));
 * ```
 *
 * @throws {TypeError} For `bf16`, which NumPy does not have.
 * @throws {RangeError} If `shape` and `data` do not match.
 */
export function encodeNpy(array: NDArray | DeviceArray): Uint8Array<ArrayBuffer> {
  const { typestr, itemSize } = DTYPES[checkDType("array.dtype", array.dtype)];
  const shape = checkShape("array.shape", array.shape);
  if (typestr === null) {
    throw new TypeError(`${invalid("array.dtype", "a dtype that NumPy has", array.dtype)}; convert to f32`);
  }
  const data = "toHost" in array ? array.toHost() : array.data;
  if (data.byteLength !== sizeOf(shape) * itemSize) {
    const expected = `${sizeOf(shape) * itemSize} bytes for ${array.dtype} ${show(shape)}`;
    throw new RangeError(mismatch("array.data", expected, data.byteLength));
  }
  const tuple = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(", ")})`;
  const text = `{'descr': '${typestr}', 'fortran_order': False, 'shape': ${tuple}, }`;
  const prefix = MAGIC.length + 4;
  // Pads the header, which ends with a newline, so that the elements are aligned.
  const headerEnd = Math.ceil((prefix + text.length + 1) / ALIGNMENT) * ALIGNMENT;
  const file = new Uint8Array(headerEnd + data.byteLength);
  file.set([...MAGIC, 1, 0]);
  new DataView(file.buffer).setUint16(MAGIC.length + 2, headerEnd - prefix, true);
  file.set(new TextEncoder().encode(text.padEnd(headerEnd - prefix - 1) + "\n"), prefix);
  file.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), headerEnd);
  return file;
}

/**
 * Decodes a `.npy` file of any version and byte order. The result is in C order and little-endian.
 *
 * ```ts
 * using x = device.array(decodeNpy(await readFile("x.npy")));
 * ```
 *
 * @throws {TypeError} If the bytes are not a valid `.npy` file, or its element type has no dtype in cuffi.
 */
export function decodeNpy(file: Uint8Array): NDArray {
  const { header, data } = split(file);
  const descr = /'descr':\s*('[^']*'|[[{(])/.exec(header)?.[1];
  const order = /'fortran_order':\s*(True|False)/.exec(header)?.[1];
  const extents = /'shape':\s*\(([\dL,\s]*)\)/.exec(header)?.[1];
  if (descr === undefined || order === undefined || extents === undefined) {
    throw new TypeError(invalid("file", "a valid .npy header", header.trim()));
  }
  const { dtype, bigEndian } = elementType(descr);
  // Python 2 wrote long integers with an L suffix.
  const shape = checkShape(
    "file: shape",
    extents.split(",").filter((part) => part.trim() !== "").map((part) => Number(part.replace("L", ""))),
  );
  const { itemSize } = DTYPES[dtype];
  const byteLength = sizeOf(shape) * itemSize;
  if (data.length < byteLength) {
    throw new TypeError(mismatch("file", `${byteLength} bytes for ${dtype} ${show(shape)}`, data.length));
  }
  let bytes = new Uint8Array(data.subarray(0, byteLength));
  if (bigEndian) swapBytes(bytes, itemSize / hostElements(dtype));
  if (order === "True") bytes = fromFortranOrder(bytes, shape, itemSize);
  return { dtype, shape, data: hostView(dtype, bytes.buffer) };
}

/** Returns the text of the header and the bytes after it. */
function split(file: Uint8Array): { header: string; data: Uint8Array } {
  if (!(file instanceof Uint8Array)) {
    throw new TypeError(invalid("file", "a Uint8Array", file));
  }
  if (!MAGIC.every((byte, i) => file[i] === byte)) {
    throw new TypeError("file: not a .npy file (missing the \\x93NUMPY header)");
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const major = file[MAGIC.length];
  const prefix = MAGIC.length + (major === 1 ? 4 : 6);
  if (major === undefined || major < 1 || major > 3) {
    throw new TypeError(mismatch("file", ".npy version 1, 2 or 3", `${major}`));
  }
  if (file.length < prefix) throw new TypeError("file: the .npy file is truncated");
  const headerEnd = prefix +
    (major === 1 ? view.getUint16(MAGIC.length + 2, true) : view.getUint32(MAGIC.length + 2, true));
  if (file.length < headerEnd) throw new TypeError("file: the .npy file is truncated");
  // Version 3 is UTF-8, the others are Latin-1. The parts used here are ASCII.
  return {
    header: new TextDecoder().decode(file.subarray(prefix, headerEnd)),
    data: file.subarray(headerEnd),
  };
}

function elementType(descr: string): { dtype: DType; bigEndian: boolean } {
  const [, order, type] = /^'([<>|=])(\w+)'$/.exec(descr) ?? [];
  const dtype = (Object.keys(DTYPES) as DType[]).find((name) =>
    type !== undefined && DTYPES[name].typestr?.slice(1) === type
  );
  if (dtype === undefined) {
    const accepted = Object.values(DTYPES).flatMap(({ typestr }) => typestr ?? []).join(", ");
    const got = descr.startsWith("'") ? show(descr.slice(1, -1)) : "a structured type";
    throw new TypeError(mismatch("file: element type", `${accepted}, in either byte order`, got));
  }
  return { dtype, bigEndian: order === ">" };
}

/** Reverses the bytes of every word in place. */
function swapBytes(bytes: Uint8Array, wordBytes: number): void {
  for (let start = 0; start < bytes.length; start += wordBytes) {
    bytes.subarray(start, start + wordBytes).reverse();
  }
}

/** Reorders elements from Fortran order to C order. */
function fromFortranOrder(
  bytes: Uint8Array<ArrayBuffer>,
  shape: readonly number[],
  itemSize: number,
): Uint8Array<ArrayBuffer> {
  const strides = contiguousStrides(shape.toReversed(), itemSize).reverse();
  const result = new Uint8Array(new ArrayBuffer(bytes.length));
  const index = new Array<number>(shape.length).fill(0);
  let from = 0;
  for (let to = 0; to < result.length; to += itemSize) {
    for (let byte = 0; byte < itemSize; byte++) result[to + byte] = bytes[from + byte]!;
    for (let axis = shape.length - 1; axis >= 0; axis--) {
      from += strides[axis]!;
      if (++index[axis]! < shape[axis]!) break;
      from -= strides[axis]! * shape[axis]!;
      index[axis] = 0;
    }
  }
  return result;
}
