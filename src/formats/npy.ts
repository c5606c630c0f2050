/**
 * NumPy's `.npy` files.
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
 * The bytes of a `.npy` file (version 1.0, C order, little-endian). A device array is downloaded first, which blocks.
 *
 * ```ts
 * await writeFile("x.npy", encodeNpy(x));
 * ```
 *
 * @throws {TypeError} For `bf16`, which NumPy has no name for.
 * @throws {RangeError} If `shape` and `data` do not match.
 */
export function encodeNpy(array: NDArray | DeviceArray): Uint8Array<ArrayBuffer> {
  const { typestr, itemSize } = DTYPES[checkDType("array.dtype", array.dtype)];
  const shape = checkShape("array.shape", array.shape);
  if (typestr === null) {
    throw new TypeError(`array.dtype: "${array.dtype}" given; NumPy's format cannot say it: convert to f32`);
  }
  const data = "toHost" in array ? array.toHost() : array.data;
  if (data.byteLength !== sizeOf(shape) * itemSize) {
    throw new RangeError(
      `array.shape: ${show(shape)} of ${array.dtype} given, ${
        sizeOf(shape) * itemSize
      } bytes; data has ${data.byteLength}`,
    );
  }
  const tuple = shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(", ")})`;
  const text = `{'descr': '${typestr}', 'fortran_order': False, 'shape': ${tuple}, }`;
  const prefix = MAGIC.length + 4;
  // The header ends with a newline and is padded so that the elements are aligned.
  const headerEnd = Math.ceil((prefix + text.length + 1) / ALIGNMENT) * ALIGNMENT;
  const file = new Uint8Array(headerEnd + data.byteLength);
  file.set([...MAGIC, 1, 0]);
  new DataView(file.buffer).setUint16(MAGIC.length + 2, headerEnd - prefix, true);
  file.set(new TextEncoder().encode(text.padEnd(headerEnd - prefix - 1) + "\n"), prefix);
  file.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), headerEnd);
  return file;
}

/**
 * Reads the bytes of a `.npy` file of any version. The result is in C order and little-endian, whatever the file's orders are.
 *
 * ```ts
 * using x = device.array(decodeNpy(await readFile("x.npy")));
 * ```
 *
 * @throws {TypeError} If the bytes are no `.npy` file, or hold elements that no array here can have.
 */
export function decodeNpy(file: Uint8Array): NDArray {
  const { header, data } = split(file);
  const descr = /'descr':\s*('[^']*'|[[{(])/.exec(header)?.[1];
  const order = /'fortran_order':\s*(True|False)/.exec(header)?.[1];
  const extents = /'shape':\s*\(([\dL,\s]*)\)/.exec(header)?.[1];
  if (descr === undefined || order === undefined || extents === undefined) {
    throw new TypeError(`file: the .npy header cannot be read: ${header.trim()}`);
  }
  const { dtype, bigEndian } = elementType(descr);
  // Python 2 wrote its long integers with an L.
  const shape = checkShape(
    "file: shape",
    extents.split(",").filter((part) => part.trim() !== "").map((part) => Number(part.replace("L", ""))),
  );
  const { itemSize } = DTYPES[dtype];
  const byteLength = sizeOf(shape) * itemSize;
  if (data.length < byteLength) {
    throw new TypeError(
      `file: ${show(shape)} of ${dtype} needs ${byteLength} bytes, ${data.length} are there`,
    );
  }
  let bytes = new Uint8Array(data.subarray(0, byteLength));
  if (bigEndian) swapBytes(bytes, itemSize / hostElements(dtype));
  if (order === "True") bytes = fromFortranOrder(bytes, shape, itemSize);
  return { dtype, shape, data: hostView(dtype, bytes.buffer) };
}

/** The header's text and the bytes behind it. */
function split(file: Uint8Array): { header: string; data: Uint8Array } {
  if (!(file instanceof Uint8Array)) {
    throw new TypeError(invalid("file", "a Uint8Array", file));
  }
  if (!MAGIC.every((byte, i) => file[i] === byte)) {
    throw new TypeError("file: it does not start as a .npy file does (\\x93NUMPY)");
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const major = file[MAGIC.length];
  const prefix = MAGIC.length + (major === 1 ? 4 : 6);
  if (major === undefined || major < 1 || major > 3) {
    throw new TypeError(mismatch("file", "1, 2 or 3", `.npy version ${major}`));
  }
  if (file.length < prefix) throw new TypeError("file: the .npy file is cut short");
  const headerEnd = prefix +
    (major === 1 ? view.getUint16(MAGIC.length + 2, true) : view.getUint32(MAGIC.length + 2, true));
  if (file.length < headerEnd) throw new TypeError("file: the .npy file is cut short");
  // Version 3 is UTF-8, the others are Latin-1. What is read of them is ASCII.
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
    const given = descr.startsWith("'") ? show(descr.slice(1, -1)) : "a structure";
    throw new TypeError(mismatch("file", `${accepted}, in either byte order`, `element type ${given}`));
  }
  return { dtype, bigEndian: order === ">" };
}

/** Turns the bytes of every word around, in place. */
function swapBytes(bytes: Uint8Array, wordBytes: number): void {
  for (let start = 0; start < bytes.length; start += wordBytes) {
    bytes.subarray(start, start + wordBytes).reverse();
  }
}

/** Elements whose first axis is the innermost, in C order. */
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
