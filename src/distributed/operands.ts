/** Checks of the arrays of a collective operation, and their form in the operation. */
import { DeviceArray } from "../array/array.ts";
import { invalid, isKeyOf, mismatch, oneOf, show } from "../base/check.ts";
import type { Allocation } from "../core/memory/allocation.ts";
import { allocationOf } from "../core/memory/array_data.ts";
import { type StreamLike, streamLike, streamOf, type StreamState } from "../core/stream_state.ts";
import { type ElementType, REDUCTION, type Reduction } from "../driver/collectives.ts";
import type { WorldMember } from "./member.ts";
import type { WorldArray, WorldOptions } from "./options.ts";

/** An array of one member in an operation. */
export interface Operand {
  readonly member: WorldMember;
  readonly stream: StreamState;
  readonly source: bigint;
  readonly target: bigint;
  /** The number of elements of the source, and of the target. */
  readonly sourceCount: number;
  readonly targetCount: number;
  readonly type: ElementType;
  readonly allocations: readonly Allocation[];
  /**
   * Frees packed copies, after they were copied back if the operation was enqueued. Undefined if nothing was packed.
   */
  readonly finish: ((enqueued: boolean) => void) | undefined;
}

/** Extents of the result: as many elements as the source, `size` times as many, or the `size`th part. */
export type ResultSize = "same" | "times" | "part";

/** The parts of a call that all members share. */
export interface OperandRequest {
  readonly into?: WorldArray | undefined;
  readonly as?: ElementType | undefined;
  /** Undefined if the operation moves elements without combining them. */
  readonly op?: Reduction | undefined;
  readonly resultSize: ResultSize;
  /** Whether the array itself is written if there is no `into`. */
  readonly writes: boolean;
}

/** Returns an item for each member: the value itself if there is one member, otherwise those of a list. */
export function perMember<T>(name: string, value: T | readonly T[], members: number): readonly T[] {
  if (members === 1 && !Array.isArray(value)) return [value as T];
  if (Array.isArray(value) && value.length === members) return value as readonly T[];
  const expected = `a list of ${members}, one for each device of the world in this process`;
  const got = Array.isArray(value) ? `a list of ${value.length}` : show(value);
  throw new TypeError(mismatch(name, expected, got));
}

/** Returns the arrays of this process's members, which must have the same dtype and size. */
export function arraysOf(array: WorldArray, members: number): readonly DeviceArray[] {
  const arrays = perMember<DeviceArray>("array", array, members), [first] = arrays;
  arrays.forEach((other, i) => {
    // Values other than arrays are rejected where they are used.
    if (!(first instanceof DeviceArray && other instanceof DeviceArray)) return;
    if (other.dtype === first.dtype && other.size === first.size) return;
    const [expected, got] = [first, other].map(({ dtype, shape }) => `${dtype} [${shape.join(", ")}]`);
    const message = mismatch(`arrays[${i}]`, `${expected}, as arrays[0]`, got!);
    throw other.dtype === first.dtype ? new RangeError(message) : new TypeError(message);
  });
  return arrays;
}

/** Returns `op` if it is one; throws otherwise. */
export function checkReduction(op: Reduction): Reduction {
  if (isKeyOf(REDUCTION, op)) return op;
  throw new TypeError(invalid("op", oneOf(REDUCTION), op));
}

/**
 * Checks one member's arrays, and packs them if that was requested.
 *
 * @param size The number of ranks.
 */
export function operand(
  member: WorldMember,
  array: DeviceArray,
  into: DeviceArray | undefined,
  stream: StreamLike | undefined,
  request: OperandRequest,
  options: WorldOptions,
  size: number,
): Operand {
  checkArray("array", array, member);
  const state = streamOf(member.context, stream);
  const target = into ?? array;
  if (into !== undefined) checkResult(array, into, member, request, size);
  const written = into !== undefined || request.writes;
  if (written && target.readOnly) {
    throw new TypeError(mismatch(into ? "into" : "array", "a writable array", "a read-only one"));
  }
  const type = elementTypeOf(array, request);
  const source = array.isContiguous ? array : packed("array", array, state, options);
  const result = target === array
    ? source
    : target.isContiguous
    ? target
    : packed("into", target, state, options);
  const allocations = source === result
    ? [allocationOf(source)]
    : [allocationOf(source), allocationOf(result)];
  const isPacked = source !== array || result !== target;
  return {
    member,
    stream: state,
    source: source.pointer,
    target: result.pointer,
    sourceCount: source.size,
    targetCount: result.size,
    type,
    allocations,
    finish: isPacked
      ? (enqueued) => unpack(array, target, source, result, written && enqueued, state)
      : undefined,
  };
}

function unpack(
  array: DeviceArray,
  target: DeviceArray,
  source: DeviceArray,
  result: DeviceArray,
  written: boolean,
  stream: StreamState,
): void {
  if (written && result !== target) target.copyFrom(result, { stream: streamLike(stream) });
  if (source !== array) source.dispose();
  if (result !== target && result !== source) result.dispose();
}

function packed(name: string, array: DeviceArray, stream: StreamState, options: WorldOptions): DeviceArray {
  if (options.pack === true) return array.copy({ stream: streamLike(stream) });
  throw new TypeError(
    `${name}: expected a contiguous array, got strides ${
      show(array.strides)
    }; pass { pack: true } to copy it`,
  );
}

function checkArray(name: string, array: DeviceArray, { context }: WorldMember): void {
  if (!(array instanceof DeviceArray)) throw new TypeError(invalid(name, "a DeviceArray", array));
  const allocation = allocationOf(array);
  if (allocation.context !== context) {
    throw new TypeError(`${name}: expected an array of device ${context}, got one of ${allocation.context}`);
  }
  void array.pointer; // throws if it was disposed of
}

/** Throws unless the array has a part for each rank. */
export function checkParts(array: DeviceArray, size: number): void {
  if (array.size % size === 0) return;
  const expected = `a multiple of ${size} elements, one part for each rank`;
  throw new RangeError(mismatch("array", expected, array.size));
}

function checkResult(
  array: DeviceArray,
  into: DeviceArray,
  member: WorldMember,
  { resultSize }: OperandRequest,
  size: number,
): void {
  checkArray("into", into, member);
  if (into.dtype !== array.dtype) {
    throw new TypeError(mismatch("into", `${array.dtype} elements`, into.dtype));
  }
  if (resultSize === "part") checkParts(array, size);
  const elements = resultSize === "same"
    ? array.size
    : resultSize === "times"
    ? array.size * size
    : array.size / size;
  if (into.size !== elements) {
    throw new RangeError(
      mismatch("into", `${elements} elements for ${size} ${size === 1 ? "rank" : "ranks"}`, `${into.size}`),
    );
  }
  if (array.isContiguous && into.isContiguous && overlaps(array, into, member.rank, resultSize)) {
    const expected = "the place of this rank's elements, or memory that does not overlap the array";
    throw new RangeError(mismatch("into", expected, "an array that overlaps it elsewhere"));
  }
}

/** Whether two contiguous arrays overlap, other than for an operation in place. */
function overlaps(array: DeviceArray, into: DeviceArray, rank: number, resultSize: ResultSize): boolean {
  const a = array.pointer, b = into.pointer;
  const aBytes = BigInt(array.byteLength), bBytes = BigInt(into.byteLength);
  if (a + aBytes <= b || b + bBytes <= a || array.size === 0) return false;
  if (resultSize === "same") return a !== b;
  return resultSize === "times" ? a !== b + BigInt(rank) * aBytes : b !== a + BigInt(rank) * bBytes;
}

function elementTypeOf(array: DeviceArray, { op, as }: OperandRequest): ElementType {
  const { dtype } = array;
  if (as !== undefined) {
    if (dtype !== "u8") throw new TypeError(mismatch("as", `an array of u8 for ${as}`, dtype));
    return as;
  }
  if (op === undefined) return dtype;
  const complex = dtype.startsWith("complex");
  const ordered = dtype === "bool" && (op === "min" || op === "max");
  const combined = dtype !== "u16" && dtype !== "i16" && dtype !== "bool" &&
    (!complex || op === "sum" || op === "avg");
  if (ordered || combined) return dtype;
  const advice = dtype === "bool"
    ? "; use max for any and min for all"
    : complex
    ? ""
    : `; convert it with astype("${dtype.replace("16", "32")}")`;
  throw new TypeError(mismatch("array", `a dtype that "${op}" combines`, dtype) + advice);
}
