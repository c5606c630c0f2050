/** Explains why a CUDA Array Interface dictionary is invalid. */
import { invalid, show } from "../../base/check.ts";

/** Names the first invalid field, with its value and the expected one. */
export function describeProblem(dictionary: unknown): string {
  if (typeof dictionary !== "object" || dictionary === null) {
    return invalid(
      "__cuda_array_interface__",
      "a dictionary with shape, typestr, data and version",
      dictionary,
    );
  }
  for (const { field, value, valid, expected } of checks(dictionary as Record<string, unknown>)) {
    if (!valid) return invalid(`__cuda_array_interface__.${field}`, expected, value);
  }
  return `__cuda_array_interface__: ${show(dictionary)} is not supported`;
}

interface Check {
  readonly field: string;
  readonly value: unknown;
  readonly valid: boolean;
  readonly expected: string;
}

const MAX_RANK = 32;
const TYPESTR = /^([<|](b1|[ui]1)|<[ui][248]|<f[248]|<c(8|16))$/;

/** Checks the fields in the order of the protocol. Each check relies on the ones before it. */
function* checks(fields: Record<string, unknown>): Generator<Check> {
  const { shape, typestr, data, version, mask, strides, stream } = fields;
  const check = (field: string, value: unknown, valid: boolean, expected: string): Check => ({
    field,
    value,
    valid,
    expected,
  });
  yield check("shape", shape, Array.isArray(shape), "an array of extents");
  const extents = shape as unknown[];
  yield check("shape", shape, extents.length <= MAX_RANK, `at most ${MAX_RANK} extents`);
  for (const [i, extent] of extents.entries()) {
    yield check(`shape[${i}]`, extent, isInteger(extent) && Number(extent) >= 0, "a non-negative integer");
  }
  yield check("typestr", typestr, typeof typestr === "string", 'a string such as "<f4"');
  yield check(
    "typestr",
    typestr,
    TYPESTR.test(typestr as string),
    "|b1, |u1, |i1, or little-endian <u2 <u4 <u8 <i2 <i4 <i8 <f2 <f4 <f8 <c8 <c16",
  );
  yield check("data", data, Array.isArray(data) && data.length === 2, "[pointer, readOnly]");
  const [pointer, readOnly] = data as unknown[];
  yield check("data[0]", pointer, isAddress(pointer), "an address as bigint or number");
  yield check(
    "data[1]",
    readOnly,
    typeof readOnly === "boolean",
    "true if the memory must not be written, else false",
  );
  yield check("version", version, Number.isInteger(version) && (version as number) >= 2, "2 or 3");
  yield check("mask", mask, mask === undefined || mask === null, "null: masked arrays cannot be shared");
  yield check(
    "strides",
    strides,
    strides === undefined || strides === null ||
      Array.isArray(strides) && strides.length === extents.length && strides.every(isInteger),
    `null or ${extents.length} integers, the stride in bytes of each axis`,
  );
  yield check(
    "stream",
    stream,
    stream === undefined || stream === null || isAddress(stream) && Number(stream) > 0,
    "null, 1 (legacy default stream), 2 (per-thread default stream) or a cudaStream_t; 0 is ambiguous and invalid",
  );
}

function isInteger(value: unknown): boolean {
  return Number.isSafeInteger(typeof value === "bigint" ? Number(value) : value);
}

function isAddress(value: unknown): boolean {
  return typeof value === "bigint"
    ? value >= 0n && value <= 0xffff_ffff_ffff_ffffn
    : Number.isSafeInteger(value) && (value as number) >= 0;
}
