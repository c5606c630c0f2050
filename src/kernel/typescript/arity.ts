/** The numbers of arguments that the functions of `gpu` and `Math` take. */
import { fail, type Node } from "./source.ts";
import { gpuMethod, mathFunction } from "./tree.ts";

/** Functions of `gpu` by the least and the greatest number of arguments. */
const COUNTS: readonly (readonly [least: number, most: number, names: string])[] = [
  [0, 0, "sync syncWarp activeMask clock"],
  [0, 1, "globalIndex globalSize fence"],
  [1, 1, "any all ballot popcount bitReverse bitsOf floatOf assert rsqrt exp2 exp10 erf erfc tgamma lgamma"],
  [1, 1, "bool i8 u8 i16 u16 i32 u32 i64 u64 f16 bf16 f32 f64"],
  [1, 1, "fast.exp fast.exp2 fast.exp10 fast.log fast.log2 fast.log10 fast.sin fast.cos fast.tan"],
  [1, 1, "fast.reciprocal fast.rsqrt"],
  [1, 2, "shared"],
  [2, 2, "local mulHigh unroll remainder fast.pow fast.divide"],
  [2, 3, "shuffle shuffleDown shuffleUp shuffleXor"],
  [3, 3, "fma atomicAdd atomicMin atomicMax atomicAnd atomicOr atomicXor atomicExchange"],
  [4, 4, "atomicCompareAndSwap tex3D tex2DLayered"],
  [2, 2, "tex1D"],
  [3, 3, "tex2D tex1DLayered"],
];

/** The functions of `gpu` by their number of arguments. */
const GPU = new Map(
  COUNTS.flatMap(([least, most, names]) => names.split(" ").map((name) => [name, [least, most] as const])),
);

/** The names of the functions of `gpu`. */
export const GPU_FUNCTIONS: readonly string[] = [...GPU.keys()];

/** Functions whose argument is one of a few texts. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  globalIndex: ["x", "y", "z"],
  globalSize: ["x", "y", "z"],
  fence: ["block", "device", "system"],
};

/** Throws if a call of a function of `gpu` or `Math` has too few or too many arguments. */
export function checkArguments(node: Node): void {
  const method = gpuMethod(node), math = mathFunction(node);
  const { length } = node.arguments;
  if (method !== undefined) {
    const [least, most] = GPU.get(method) ?? [0, Infinity];
    if (length < least || length > most) failCount(node, `gpu.${method}`, least, most);
    const choices = CHOICES[method], [choice] = node.arguments;
    if (choices !== undefined && choice !== undefined && !choices.includes(choice.value)) {
      fail(choice, `gpu.${method}: expected ${choices.map((one) => `"${one}"`).join(", ")}`);
    }
    return;
  }
  if (math === undefined) return;
  const known = (Math as unknown as Record<string, unknown>)[math];
  if (typeof known !== "function") return;
  const isVariadic = math === "min" || math === "max" || math === "hypot";
  const [least, most] = isVariadic ? [1, Infinity] : [known.length, known.length];
  if (length < least || length > most) failCount(node, `Math.${math}`, least, most);
}

/** The arguments of functions that other languages call with others. */
function form(name: string): string {
  const [, method = ""] = /^gpu\.(\w+)$/.exec(name) ?? [];
  if (method === "atomicCompareAndSwap") return `; write ${name}(array, index, expected, value)`;
  if (method.startsWith("atomic")) return `; write ${name}(array, index, value)`;
  if (method === "shuffle") return `; write ${name}(value, lane)`;
  return method.startsWith("shuffle")
    ? `; write ${name}(value, ${method === "shuffleXor" ? "mask" : "delta"})`
    : "";
}

function failCount(node: Node, name: string, least: number, most: number): never {
  const count = least === most
    ? String(least)
    : most === Infinity
    ? `at least ${least}`
    : `${least} or ${most}`;
  fail(
    node,
    `${name}: expected ${count} argument${count === "1" ? "" : "s"}, got ${node.arguments.length}${
      form(name)
    }`,
  );
}

/** Throws if a call has too few arguments. */
export function checkCount(node: Node, name: string, parameters: readonly Node[]): void {
  const { length } = node.arguments;
  const required = parameters.findLastIndex(({ type }) => type !== "AssignmentPattern") + 1;
  if (length >= required) return;
  const atLeast = required < parameters.length ? "at least " : "";
  fail(node, `${name}: expected ${atLeast}${required} argument${required === 1 ? "" : "s"}, got ${length}`);
}
