/**
 * Reductions of the software device: elements are combined one rank after another, in the order of the ranks, and
 * every intermediate result is rounded to the element type. Integers wrap around.
 */
import { bfloat16Bits } from "../../../base/bfloat16.ts";
import { hostView } from "../../../base/dtype.ts";
import type { CollectiveType, Reduction } from "../../collectives.ts";
import { float8Values, nearestFloat8 } from "./float8.ts";

/** Numbers as their bits: for element types that JavaScript lacks. */
interface Encoding {
  readonly decode: (bits: number) => number;
  readonly encode: (value: number) => number;
}

/**
 * Combines the elements of all ranks.
 *
 * @param sources The bytes of each rank, aligned like the element type. The first one receives the result.
 */
export function reduceBytes(type: CollectiveType, op: Reduction, sources: readonly Uint8Array[]): void {
  const encoding = encodingOf(type);
  const [result, ...others] = sources;
  const view = ({ buffer, byteOffset, byteLength }: Uint8Array) => {
    const dtype = type.startsWith("f8") ? "u8" : type as Exclude<CollectiveType, "f8e4m3" | "f8e5m2">;
    return hostView(dtype, buffer, byteOffset, byteLength);
  };
  const target = view(result!);
  for (const other of others) {
    if (encoding !== undefined) combineEncoded(target as Uint8Array, view(other) as Uint8Array, op, encoding);
    else if (target instanceof BigInt64Array || target instanceof BigUint64Array) {
      combineWide(target, view(other) as typeof target, op);
    } else combine(target as Float64Array, view(other) as Float64Array, op, isInteger(type));
  }
  if (op === "avg") divide(target, sources.length, type, encoding);
}

function isInteger(type: CollectiveType): boolean {
  return type.startsWith("i") || type.startsWith("u");
}

/** The maximum and minimum as in `fmax` and `fmin` of C: the number if one of both is NaN. */
const max = (a: number, b: number): number => a !== a || b > a ? b : a;
const min = (a: number, b: number): number => a !== a || b < a ? b : a;

/** A typed array rounds what is stored in it, or keeps the low bits of an integer. */
function combine(target: Float64Array, source: Float64Array, op: Reduction, integers: boolean): void {
  const { length } = target;
  if (op === "max") { for (let i = 0; i < length; i++) target[i] = max(target[i]!, source[i]!); }
  else if (op === "min") { for (let i = 0; i < length; i++) target[i] = min(target[i]!, source[i]!); }
  else if (op !== "prod") { for (let i = 0; i < length; i++) target[i] = target[i]! + source[i]!; }
  else if (integers) { for (let i = 0; i < length; i++) target[i] = Math.imul(target[i]!, source[i]!); }
  else for (let i = 0; i < length; i++) target[i] = target[i]! * source[i]!;
}

function combineWide(
  target: BigInt64Array | BigUint64Array,
  source: BigInt64Array | BigUint64Array,
  op: Reduction,
): void {
  for (let i = 0; i < target.length; i++) {
    const a = target[i]!, b = source[i]!;
    if (op === "max") target[i] = b > a ? b : a;
    else if (op === "min") target[i] = b < a ? b : a;
    else target[i] = op === "prod" ? a * b : a + b;
  }
}

function combineEncoded(
  target: Uint8Array,
  source: Uint8Array,
  op: Reduction,
  { decode, encode }: Encoding,
): void {
  const apply = op === "max" ? max : op === "min" ? min : op === "prod" ? multiply : add;
  for (let i = 0; i < target.length; i++) target[i] = encode(apply(decode(target[i]!), decode(source[i]!)));
}

const add = (a: number, b: number): number => a + b;
const multiply = (a: number, b: number): number => a * b;

function divide(
  target: ReturnType<typeof hostView>,
  by: number,
  type: CollectiveType,
  encoding: Encoding | undefined,
): void {
  if (target instanceof BigInt64Array || target instanceof BigUint64Array) {
    for (let i = 0; i < target.length; i++) target[i] = target[i]! / BigInt(by);
    return;
  }
  const numbers = target as Float64Array;
  for (let i = 0; i < numbers.length; i++) {
    if (encoding !== undefined) numbers[i] = encoding.encode(encoding.decode(numbers[i]!) / by);
    else numbers[i] = isInteger(type) ? Math.trunc(numbers[i]! / by) : numbers[i]! / by;
  }
}

const word = new Float32Array(1), wordBits = new Uint32Array(word.buffer);

function encodingOf(type: CollectiveType): Encoding | undefined {
  if (type === "bf16") {
    return { decode: (bits) => (wordBits[0] = bits << 16, word[0]!), encode: bfloat16Bits };
  }
  if (type !== "f8e4m3" && type !== "f8e5m2") return undefined;
  const values = float8Values(type);
  return { decode: (bits) => values[bits]!, encode: (value) => nearestFloat8(type, value) };
}
