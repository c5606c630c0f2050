/**
 * Reads and writes safetensors files: named arrays, such as the weights of a model.
 *
 * Source: Hugging Face, "Safetensors: format" (https://github.com/huggingface/safetensors#format). A file is
 * the length of the header in eight bytes, a JSON header, and the arrays without gaps.
 *
 * @module
 */
import * as z from "zod/mini";
import type { DeviceArray } from "../array/array.ts";
import { sizeOf } from "../base/strides.ts";
import {
  checkDType,
  checkInteger,
  checkOptionNames,
  invalid,
  isPlain,
  mismatch,
  type OptionNames,
  show,
} from "../base/check.ts";
import { type DType, DTYPES, type HostArray, hostView, isDType, type NDArray } from "../base/dtype.ts";
import { describeIssue } from "../base/schema_issue.ts";
import { checkArrayArgument, readArray } from "./array_argument.ts";
import { METADATA, readSafetensorsHeader, type SafetensorsHeader } from "./safetensors_header.ts";
import { shapeSchema } from "./shape_schema.ts";

export type { NDArray } from "../base/dtype.ts";

/** The content of a safetensors file. */
export interface Safetensors {
  /** The arrays by name, in file order. */
  readonly tensors: Readonly<Record<string, { [D in DType]: NDArray<D> }[DType]>>;
  /** Arbitrary text by name (`__metadata__`). */
  readonly metadata: Readonly<Record<string, string>>;
}

/** The format's name for each dtype, or null if it has none. */
const NAMES: Readonly<Record<DType, string | null>> = {
  bool: "BOOL",
  u8: "U8",
  u16: "U16",
  u32: "U32",
  u64: "U64",
  i8: "I8",
  i16: "I16",
  i32: "I32",
  i64: "I64",
  f16: "F16",
  bf16: "BF16",
  f32: "F32",
  f64: "F64",
  complex64: "C64",
  complex128: null,
};
const DTYPES_BY_NAME: ReadonlyMap<string, DType> = new Map(
  (Object.keys(NAMES) as DType[]).flatMap((dtype) => NAMES[dtype] === null ? [] : [[NAMES[dtype], dtype]]),
);
const DTYPE_NAMES = [...DTYPES_BY_NAME.keys()].join(", ");

const OFFSETS = "[begin, end]", OFFSET = "an integer from 0 to 2^53 - 1";

/** Creates the schema of a header's tensor. */
function tensorSchema() {
  const offset = z.int(OFFSET).check(z.minimum(0, OFFSET));
  return z.strictObject({
    dtype: z.pipe(
      z.string(DTYPE_NAMES),
      z.transform((name: string, context): DType => {
        const dtype = DTYPES_BY_NAME.get(name);
        if (dtype !== undefined) return dtype;
        context.issues.push({ code: "custom", message: DTYPE_NAMES, input: name });
        return z.NEVER;
      }),
    ),
    shape: shapeSchema(),
    data_offsets: z.tuple([offset, offset], OFFSETS),
  }).check(
    z.refine(({ dtype, shape, data_offsets: [begin, end] }) => end - begin === bytesOf(dtype, shape), {
      path: ["data_offsets"],
      error: ({ input }) => {
        const { dtype, shape } = input as Pick<NDArray, "dtype" | "shape">;
        return `${OFFSETS} with ${bytesOf(dtype, shape)} bytes in between`;
      },
    }),
  );
}

type TensorSchema = ReturnType<typeof tensorSchema>;

/**
 * Created at first use, because that takes longer than the import. Compiled, it checks large headers 1.6 times
 * as fast.
 */
let schema: TensorSchema | undefined;

/** A checked tensor of a header. */
type Entry = z.infer<TensorSchema> & { readonly name: string };

const LENGTH_BYTES = 8;
const OPENING_BRACE = 0x7b;
/** The limit of the reference implementation. */
const MAX_HEADER_BYTES = 100_000_000;
/** A parsed header takes several times its size in memory. */
const DEFAULT_HEADER_BYTES = 16 * 1024 * 1024;

/** Options of `decodeSafetensors`. */
export interface SafetensorsOptions {
  /** The largest accepted header, at most 100,000,000 bytes. Default 16 MiB, about 150,000 tensors. */
  readonly maxHeaderBytes?: number | undefined;
}

const SAFETENSORS_OPTIONS: OptionNames<SafetensorsOptions> = { maxHeaderBytes: true };

/**
 * Decodes a safetensors file. Arrays that are aligned in `file` share its memory; the others are copied.
 *
 * ```ts
 * const { tensors } = decodeSafetensors(await readFile("model.safetensors"));
 * using weight = device.array(tensors["layer.weight"]!);
 * ```
 *
 * Accepts untrusted files. Whatever it accepts, Hugging Face's `safetensors` reads equally. It rejects some
 * files that `safetensors` reads, because the format forbids or does not define them: whitespace before the
 * header, repeated names, unknown fields, tensors described by an array instead of an object. It also
 * rejects dtypes, extents and numbers of dimensions that cuffi does not have, and headers above
 * `maxHeaderBytes`.
 *
 * @throws {TypeError} If the file is invalid: a malformed header, an unsupported dtype, or offsets that
 *   exceed the file, leave gaps, overlap or contradict the shape. The message names the tensor and the field.
 */
export function decodeSafetensors(
  file: Uint8Array,
  options: SafetensorsOptions = {},
): Safetensors {
  if (!(file instanceof Uint8Array)) {
    throw new TypeError(invalid("file", "a Uint8Array", file));
  }
  const { maxHeaderBytes = DEFAULT_HEADER_BYTES } = checkOptionNames(options, SAFETENSORS_OPTIONS);
  checkInteger("maxHeaderBytes", maxHeaderBytes, 0, MAX_HEADER_BYTES);
  const { header, data } = split(file, maxHeaderBytes);
  const entries = [...header.tensors].map(([name, tensor]) => checkTensor(name, tensor))
    .sort(({ data_offsets: a }, { data_offsets: b }) => a[0] - b[0] || a[1] - b[1]);
  let position = 0;
  for (const { name, data_offsets: [begin, end] } of entries) {
    if (begin !== position) {
      throw new TypeError(
        mismatch(
          `tensor ${show(name)}: data_offsets`,
          `to start at ${position}, where the previous tensor ends`,
          begin,
        ),
      );
    }
    position = end;
  }
  if (position !== data.byteLength) {
    throw new TypeError(mismatch("file", `${position} bytes of tensor data`, data.byteLength));
  }
  const tensors = entries.map(({ name, dtype, shape, data_offsets: [begin, end] }) => {
    return [name, { dtype, shape, data: elements(dtype, data.subarray(begin, end)) }] as const;
  });
  return {
    tensors: Object.fromEntries(tensors) as Safetensors["tensors"],
    metadata: Object.fromEntries(header.metadata),
  };
}

/**
 * Encodes a safetensors file. Downloads device arrays first, which blocks. The arrays with the widest
 * elements come first, so that all arrays are aligned.
 *
 * ```ts
 * await writeFile("model.safetensors", encodeSafetensors({ weight, bias }, { format: "pt" }));
 * ```
 *
 * @throws {TypeError} If `tensors` is not an object of arrays, if `data` does not fit `dtype`, for `complex128`, which
 *   the format does not have, and for the reserved name `__metadata__`.
 * @throws {RangeError} If `shape` and `data` do not match.
 */
export function encodeSafetensors<T extends Record<string, DType>>(
  tensors: { readonly [K in keyof T]: NDArray<T[K], ArrayBufferLike> | DeviceArray<T[K]> },
  metadata: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  if (
    typeof tensors !== "object" || tensors === null || !isPlain(tensors) ||
    "dtype" in tensors && isDType(tensors.dtype)
  ) {
    throw new TypeError(invalid("tensors", "arrays by name, such as { weight }", tensors));
  }
  const arrays = Object.entries(tensors).map(([name, array]) => prepare(name, array))
    .sort((a, b) => DTYPES[b.dtype].alignment - DTYPES[a.dtype].alignment || (a.name < b.name ? -1 : 1));
  checkMetadata(metadata);
  const header: [string, unknown][] = Object.keys(metadata).length > 0 ? [[METADATA, metadata]] : [];
  let end = 0;
  for (const { name, dtype, shape, data } of arrays) {
    const begin = end;
    end += data.byteLength;
    header.push([name, { dtype: NAMES[dtype], shape, data_offsets: [begin, end] }]);
  }
  // Pads the header with spaces so that the arrays are aligned.
  const text = new TextEncoder().encode(JSON.stringify(Object.fromEntries(header)));
  const start = LENGTH_BYTES + Math.ceil(text.length / LENGTH_BYTES) * LENGTH_BYTES;
  const file = new Uint8Array(start + end).fill(0x20, 0, start);
  new DataView(file.buffer).setBigUint64(0, BigInt(start - LENGTH_BYTES), true);
  file.set(text, LENGTH_BYTES);
  let offset = start;
  for (const { data } of arrays) {
    file.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), offset);
    offset += data.byteLength;
  }
  return file;
}

/** Checks one tensor and downloads it. */
function prepare(
  name: string,
  array: NDArray<DType, ArrayBufferLike> | DeviceArray,
): ReturnType<typeof readArray> & { readonly name: string } {
  const label = `tensor ${show(name)}`;
  checkArrayArgument(label, array);
  const dtype = checkDType(`${label}: dtype`, array.dtype);
  checkUnicode("tensors", name);
  if (name === METADATA) {
    throw new TypeError(invalid("tensors", "names other than the reserved __metadata__", name));
  }
  if (NAMES[dtype] === null) {
    throw new TypeError(invalid(`${label}: dtype`, "a dtype that safetensors has", dtype));
  }
  return { name, ...readArray(array, (property) => `${label}: ${property}`) };
}

/** Returns the parsed header and the bytes after it. */
function split(file: Uint8Array, maxHeaderBytes: number): { header: SafetensorsHeader; data: Uint8Array } {
  if (file.length < LENGTH_BYTES) {
    throw new TypeError(mismatch("file", "a safetensors file", `${file.length} bytes`));
  }
  const length = new DataView(file.buffer, file.byteOffset).getBigUint64(0, true);
  const limit = Math.min(maxHeaderBytes, file.length - LENGTH_BYTES);
  if (length > file.length - LENGTH_BYTES && file[LENGTH_BYTES] !== OPENING_BRACE) {
    throw new TypeError('file: not a safetensors file (no header that starts with "{")');
  }
  if (length > limit) {
    throw new TypeError(mismatch("file: header length", `at most ${limit} bytes`, `${length}`));
  }
  const end = LENGTH_BYTES + Number(length);
  let text: string;
  try {
    // A byte order mark is invalid, so it must not be removed.
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      file.subarray(LENGTH_BYTES, end),
    );
  } catch {
    throw new TypeError("file: the header is not valid UTF-8");
  }
  return { header: readSafetensorsHeader(text), data: file.subarray(end) };
}

function checkTensor(name: string, tensor: unknown): Entry {
  schema ??= z.compile(tensorSchema());
  const { data, error } = schema.safeParse(tensor);
  if (error === undefined) return { name, ...data };
  throw new TypeError(describeIssue(`tensor ${show(name)}`, error.issues[0]!, tensor, ": "));
}

function bytesOf(dtype: DType, shape: readonly number[]): number {
  return sizeOf(shape) * DTYPES[dtype].itemSize;
}

/** Checks the metadata to be written. */
function checkMetadata(metadata: unknown): void {
  if (!isObject(metadata) || Object.values(metadata).some((value) => typeof value !== "string")) {
    const advice = isObject(metadata) && isObject(metadata.metadata) ? "; pass the strings themselves" : "";
    throw new TypeError(
      invalid("metadata", 'an object of strings, such as { format: "pt" }', metadata) + advice,
    );
  }
  for (const [name, value] of Object.entries(metadata as Record<string, string>)) {
    checkUnicode("metadata", name);
    checkUnicode(`metadata[${show(name)}]`, value);
  }
}

/** Throws for text that UTF-8 cannot represent. */
function checkUnicode(label: string, text: string): void {
  if (!text.isWellFormed()) throw new TypeError(invalid(label, "text without lone surrogates", text));
}

/** Returns a view of the elements if they are aligned, otherwise a copy. */
function elements<D extends DType>(dtype: D, bytes: Uint8Array): HostArray<D> {
  return bytes.byteOffset % DTYPES[dtype].alignment === 0
    ? hostView(dtype, bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : hostView(dtype, new Uint8Array(bytes).buffer);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
