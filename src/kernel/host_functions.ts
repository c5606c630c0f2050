/** The functions of `gpu` that `Math` does not have, on the host: the bits that devices return for f64. */
import { KernelBuilder } from "./ir/builder.ts";
import { storedBy } from "./ir/interpret.ts";
import type { KernelIR } from "./ir/ir.ts";
import { optimize } from "./ir/passes.ts";
import { FUNCTIONS } from "./math/mod.ts";

const compiled = new Map<string, KernelIR>();

/** Returns a kernel that stores a function of its parameters, optimized as on a device. */
function compile(name: string, operands: number): KernelIR {
  const b = new KernelBuilder(name), result = b.pointerParameter("result", "f64");
  const parameters = Array.from({ length: operands }, (_, i) => b.scalarParameter(`x${i}`, "f64"));
  b.store(result, 0, FUNCTIONS[name]!(b, ...parameters)!);
  return optimize(b.finish(), { fma: true });
}

/** Returns a function of {@link FUNCTIONS}, such as `erf`, for numbers. */
export function hostFunction(name: string): (...operands: number[]) => number {
  return (...operands) => {
    let kernel = compiled.get(name);
    if (kernel === undefined) compiled.set(name, kernel = compile(name, operands.length));
    const parameters = Object.fromEntries(operands.map((value, i) => [`x${i}`, value]));
    return Number(storedBy(kernel, { ...parameters, result: 0n }));
  };
}
