/**
 * Numbers of a distribution from random words, by correctly rounded instructions only, so that every device
 * returns the same bits.
 */
import type { KernelBuilder } from "../../kernel/ir/builder.ts";
import type { Value } from "../../kernel/ir/ir.ts";
import type { Scalar } from "../../kernel/ir/types.ts";
import { log } from "../../kernel/math/exponential.ts";
import { sine } from "../../kernel/math/trigonometry.ts";
import type { Words } from "./philox.ts";

/** A distribution: the elements that a kernel makes of four random words. */
export interface Distribution {
  readonly name: "bits" | "uniform" | "normal" | "integers";
  /** Random words per element. */
  readonly words: 1 | 2;
  /** The types of the two parameters of the distribution; none for bits. */
  readonly parameters: readonly Scalar[];
}

/** Returns the distribution of a name for elements of a type. */
export function distribution(name: Distribution["name"], dtype: Scalar): Distribution {
  if (name === "bits") return { name, words: 1, parameters: [] };
  if (name === "integers") return { name, words: 2, parameters: ["u64", "u64"] };
  const type = dtype === "f64" ? "f64" : "f32";
  return { name, words: type === "f64" ? 2 : 1, parameters: [type, type] };
}

/** Returns the elements for four random words. */
export function elements(
  b: KernelBuilder,
  { name }: Distribution,
  dtype: Scalar,
  words: Words<Value>,
  parameters: readonly Value[],
): Value[] {
  const [first, second] = parameters;
  const pairs: [Value, Value][] = [[words[0], words[1]], [words[2], words[3]]];
  switch (name) {
    case "bits":
      return [...words];
    case "integers":
      return pairs.map((pair) => b.add(b.binary("mulhi", join(b, pair), second!), first!));
    case "uniform": {
      const fractions = dtype === "f64"
        ? pairs.map((pair) => fraction64(b, join(b, pair)))
        : words.map((word) => fraction32(b, word, dtype));
      return fractions.map((fraction) => b.fma(fraction, b.sub(second!, first!), first!));
    }
    case "normal": {
      const normals = dtype === "f64"
        ? gaussian64(b, pairs)
        : pairs.flatMap(([u, v]) => boxMuller(b, positive32(b, u), fraction32(b, v, "f32")));
      return normals.map((normal) => b.fma(normal, second!, first!));
    }
  }
}

/** Joins two words; the first is the lower one. */
function join(b: KernelBuilder, [low, high]: readonly [Value, Value]): Value {
  return b.binary("or", b.convert(low, "u64"), b.shift("shl", b.convert(high, "u64"), 32));
}

/** Bits of a random fraction: few enough that it does not round to 1 in the element's type. */
const FRACTION_BITS: Partial<Record<Scalar, number>> = { bf16: 8, f16: 11, f32: 24 };

/** Returns a number from 0 to 1, without 1. */
function fraction32(b: KernelBuilder, word: Value, dtype: Scalar): Value {
  const bits = FRACTION_BITS[dtype]!;
  return b.mul(b.convert(b.shift("shr", word, 32 - bits), "f32"), 2 ** -bits);
}

function fraction64(b: KernelBuilder, word: Value): Value {
  return b.mul(b.convert(b.shift("shr", word, 11), "f64"), 2 ** -53);
}

/** Returns a number greater than 0 and at most 1. */
function positive32(b: KernelBuilder, word: Value): Value {
  return b.fma(b.convert(word, "f32"), b.constant("f32", 2 ** -32), b.constant("f32", 2 ** -33));
}

/** Returns two normally distributed elements for four words. */
function gaussian64(b: KernelBuilder, [radius, angle]: readonly (readonly [Value, Value])[]): Value[] {
  const u = b.sub(b.constant("f64", 1), fraction64(b, join(b, radius!)));
  return boxMuller(b, u, fraction64(b, join(b, angle!)));
}

/** Returns two normally distributed numbers. Box and Muller, Annals of Mathematical Statistics 29, 1958. */
function boxMuller(b: KernelBuilder, u: Value, v: Value): [Value, Value] {
  const radius = b.unary("sqrt", b.mul(log(b, u), -2));
  const angle = b.mul(v, 2 * Math.PI);
  return [b.mul(radius, sine(b, angle, 1)!), b.mul(radius, sine(b, angle, 0)!)];
}
