/** Random kernels whose text is damaged: a kernel, or an error with line, column and remedy. */
import { CompileError, kernel, type KernelFunction } from "../../src/kernel/mod.ts";
import { ProgramMaker } from "./kernel_program.ts";

const PARAMETERS = { y: "f64*", z: "i32*", n: "i32", a: "f32" } as const;

/** Texts that take the place of words. */
const WORDS = (
  "[ { } ( ) x.y gpu y z gpu.shared('f32',4) gpu.threadIdx null undefined 'a' ()=>1 {a:1} gpu.sync() Math " +
  "Math.max() gpu.atomicAdd(z) gpu.unroll(3) new return 1n y.length gpu.shuffle() gpu.f32() ...z gpu.assert() " +
  "gpu.fast.exp() void t++ this gpu.local('q',3) gpu.globalIndex('w') gpu.fence('q') z[0][0] y.x gpu.erf() " +
  "Math.hypot() Math.imul(1) gpu.mulHigh(1) /a/ 1e400 -0 gpu.unroll(2,z) gpu.u64(n) gpu.i64(a) y[z] a?.b"
).split(" ");

/** Compiles damaged kernels. Returns a description of each that fails without a position. */
export function fuzzKernelErrors(seed: string, cases: number): string[] {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0) | 0, 11);
  const below = (limit: number): number => {
    state = Math.imul(state, 1664525) + 1013904223 | 0;
    return (state >>> 8) % limit;
  };
  const findings: string[] = [];
  for (let index = 0; index < cases; index++) {
    const words = new ProgramMaker(state).make().text.split(/\b|(?=[^\w\s])/);
    for (let count = below(2); count >= 0; count--) {
      const at = 20 + below(words.length - 20), replaced = below(3) === 0 ? 0 : 1;
      words.splice(at, replaced, ...(below(3) === 0 ? [] : [WORDS[below(WORDS.length)]!]));
    }
    const text = words.join("");
    const problem = compile(text);
    if (problem !== undefined) findings.push(`case ${index}, seed ${seed}: ${problem}\n${text}`);
  }
  return findings;
}

function compile(text: string): string | undefined {
  const fn = Object.assign(() => {}, { toString: () => text }) as KernelFunction<
    typeof PARAMETERS,
    Record<string, never>
  >;
  try {
    void kernel(PARAMETERS, fn, { name: "damaged" }).ptx;
    return undefined;
  } catch (error) {
    const { message, stack } = error as Error;
    const hasPosition = error instanceof CompileError && /line \d+, column \d+: \S/.test(message);
    return hasPosition ? undefined : stack;
  }
}
