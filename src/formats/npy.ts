/**
 * Reads and writes NumPy's `.npy` files.
 *
 * Source: NumPy, "NEP 1 — A simple file format for NumPy arrays" and `numpy.lib.format`, versions 1.0 to 3.0.
 *
 * @module
 */
import * as z from "zod/mini";
import type { DeviceArray } from "../array/array.ts";
import { contiguousStrides, sizeOf } from "../base/strides.ts";
import { checkDType, invalid, mismatch, show } from "../base/check.ts";
import { type DType, DTYPES, hostElements, hostView, type NDArray } from "../base/dtype.ts";
import { describeIssue } from "../base/schema_issue.ts";
import { checkArrayArgument, readArray } from "./array_argument.ts";
import { readNpyHeader } from "./npy_header.ts";
import { shapeSchema } from "./shape_schema.ts";

export type { NDArray } from "../base/dtype.ts";

const MAGIC = [0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59]; // "\x93NUMPY"
const ALIGNMENT = 64;
/** NumPy's limit, unless the caller trusts the file. */
const MAX_HEADER_BYTES = 10_000;
const TRUNCATED = "file: the .npy file is truncated";

/** The name of an element type without its byte order. */
const DTYPES_BY_NAME: ReadonlyMap<string, DType> = new Map(
  (Object.keys(DTYPES) as DType[]).flatMap((dtype) => {
    const { typestr } = DTYPES[dtype];
    return typestr === null ? [] : [[typestr.slice(1), dtype]];
  }),
);
const TYPE_STRINGS = Object.values(DTYPES).flatMap(({ typestr }) => typestr ?? []).join(", ");
const ELEMENT_TYPE = `one of ${TYPE_STRINGS}, in either byte order`;

/** Creates the schema of a header's dictionary. */
function headerSchema() {
  return z.strictObject({
    descr: z.pipe(
      z.string(ELEMENT_TYPE),
      z.transform((descr: string, context) => {
        const [, order, name = ""] = /^([<>|=]?)(\w+)$/.exec(descr) ?? [];
        const dtype = DTYPES_BY_NAME.get(name);
        if (dtype !== undefined) return { dtype, bigEndian: order === ">" };
        context.issues.push({ code: "custom", message: ELEMENT_TYPE, input: descr });
        return z.NEVER;
      }),
    ),
    fortran_order: z.boolean("True or False"),
    shape: shapeSchema(),
  });
}

type HeaderSchema = ReturnType<typeof headerSchema>;
type Header = z.infer<HeaderSchema>;

/** Created at first use: at import it would double the time that the import takes. */
let schema: HeaderSchema | undefined;

/**
 * Encodes an array as a `.npy` file (version 1.0, C order, little-endian). Blocks to download a device array.
 *
 * ```ts
 * await writeFile("x.npy", encodeNpy(x));
 * ```
 *
 * @throws {TypeError} If it is no array, of `bf16`, which NumPy does not have, or if `data` does not fit
 *   `dtype`.
 * @throws {RangeError} If `shape` and `data` do not match.
 */
export function encodeNpy<D extends DType>(
  array: NDArray<D, ArrayBufferLike> | DeviceArray,
): Uint8Array<ArrayBuffer> {
  checkArrayArgument("array", array);
  const { typestr } = DTYPES[checkDType("array.dtype", array.dtype)];
  if (typestr === null) {
    throw new TypeError(`${invalid("array.dtype", "a dtype that NumPy has", array.dtype)}; convert to f32`);
  }
  const { shape, data } = readArray(array, (property) => `array.${property}`);
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
 * Decodes a `.npy` file of any version and byte order. The result is in C order and little-endian;
 * comparing its `dtype` narrows the type of `data`. Ignores bytes after the elements, as NumPy does: a file may
 * hold several arrays.
 *
 * ```ts
 * using x = device.array(decodeNpy(await readFile("x.npy")));
 * ```
 *
 * Accepts untrusted files: it allocates at most twice the size of the file, and evaluates nothing. Whatever
 * it accepts, `np.load(allow_pickle=False)` reads equally. It rejects some files that NumPy reads and never
 * writes: repeated keys, negative extents, Python expressions (such as `0x10`, `1_000`, `"<" "f4"`, escapes,
 * comments and parentheses), form feeds, spaces after the final newline, and element types by another name
 * than in `<f4` (such as `float32`). It also rejects element types, extents and numbers of dimensions that
 * cuffi does not have.
 *
 * @throws {TypeError} If the bytes are not a valid `.npy` file, or its element type has no dtype in cuffi.
 */
export function decodeNpy(file: Uint8Array): { [D in DType]: NDArray<D> }[DType] {
  const { header, version, data } = split(file);
  const { descr: { dtype, bigEndian }, fortran_order: fortranOrder, shape } = checkHeader(
    readNpyHeader(header, version < 3),
  );
  const { itemSize } = DTYPES[dtype];
  const byteLength = sizeOf(shape) * itemSize;
  if (data.byteLength < byteLength) {
    throw new TypeError(mismatch("file", `${byteLength} bytes for ${dtype} ${show(shape)}`, data.byteLength));
  }
  let bytes = new Uint8Array(data.subarray(0, byteLength));
  if (bigEndian) swapBytes(bytes, itemSize / hostElements(dtype));
  if (fortranOrder) bytes = fromFortranOrder(bytes, shape, itemSize);
  return { dtype, shape, data: hostView(dtype, bytes.buffer) } as ReturnType<typeof decodeNpy>;
}

/** Returns the text of the header, the major version and the bytes after the header. */
function split(file: Uint8Array): { header: string; version: number; data: Uint8Array } {
  if (!(file instanceof Uint8Array)) {
    throw new TypeError(invalid("file", "a Uint8Array", file));
  }
  if (!MAGIC.every((byte, i) => file[i] === byte)) {
    const isZip = file[0] === 0x50 && file[1] === 0x4b;
    const advice = isZip
      ? "; it is a zip file: extract the .npy files of an .npz, or save one with numpy.save()"
      : "";
    throw new TypeError(`file: not a .npy file (missing the \\x93NUMPY header)${advice}`);
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [version, minor] = file.subarray(MAGIC.length);
  if (version === undefined || minor === undefined) throw new TypeError(TRUNCATED);
  if (version < 1 || version > 3 || minor !== 0) {
    throw new TypeError(mismatch("file", ".npy version 1.0, 2.0 or 3.0", `${version}.${minor}`));
  }
  const prefix = MAGIC.length + (version === 1 ? 4 : 6);
  if (file.length < prefix) throw new TypeError(TRUNCATED);
  const length = version === 1
    ? view.getUint16(MAGIC.length + 2, true)
    : view.getUint32(MAGIC.length + 2, true);
  if (length > MAX_HEADER_BYTES) {
    throw new TypeError(mismatch("file: header length", `at most ${MAX_HEADER_BYTES} bytes`, length));
  }
  if (file.length < prefix + length) throw new TypeError(TRUNCATED);
  // Version 3 is UTF-8, the others are Latin-1. Every header that is accepted is ASCII.
  return {
    header: new TextDecoder("utf-8", { ignoreBOM: true }).decode(file.subarray(prefix, prefix + length)),
    version,
    data: file.subarray(prefix + length),
  };
}

function checkHeader(header: unknown): Header {
  schema ??= headerSchema();
  const { data, error } = schema.safeParse(header);
  if (error !== undefined) throw new TypeError(describeIssue("file", error.issues[0]!, header, ": "));
  return data;
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
