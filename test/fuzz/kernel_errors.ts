/**
 * Random kernels with mistakes that are valid TypeScript or at least look like it: a kernel, or an error with line,
 * column and remedy. `bun test/fuzz/kernel_errors.ts [cases] [seed]`.
 */
import process from "node:process";
import { CompileError, kernel, type KernelFunction } from "../../src/kernel/mod.ts";
import { ProgramMaker } from "./kernel_program.ts";

const PARAMETERS = { y: "f64*", z: "i32*", n: "i32", a: "f32" } as const;

/** Names, numbers with their point, and everything else in single characters. */
const WORDS = /(?:gpu|Math)\.\w+|[A-Za-z_$][\w$]*|\d[\w.]*|\s+|=>|[<>=!]=+|[-+*/%&|^]=?|[^]/g;
const KEYWORDS = /^(?:const|let|var|if|else|for|while|do|break|continue|return|true|false)$/;

/** Expressions that take the place of names, numbers and functions. */
const VALUES = (
  "gpu y z n a t gpu.shared('f32',4) gpu.threadIdx null undefined 'a' `a` (()=>1) {a:1} gpu.sync() Math " +
  "Math.max() gpu.atomicAdd(z) gpu.unroll(3) (new_Date()) 1n y.length gpu.shuffle() gpu.f32() gpu.assert() " +
  "gpu.fast.exp() (void_t) t++ this gpu.local('q',3) gpu.globalIndex('w') gpu.fence('q') z[0][0] y.x gpu.erf() " +
  "Math.hypot() Math.imul(1) gpu.mulHigh(1) /a/ 1e400 -0 gpu.unroll(2,z) gpu.u64(n) gpu.i64(a) y[z] a?.b [1,2] " +
  "(typeof_n) gpu.fma(1,2) outside outside.x outside() console.log(1) Number(t) parseInt('1') Math.random() " +
  "gpu.sink(1) gpu.threadIdx.w (y=z) (t=2) y[a] y[-1] (n?y:z) (()=>{}) (async()=>1) (n,a) z.map(i=>i) isNaN(a) " +
  "[...z] {...z} (a)=>a gpu.shared('f32',n) gpu.local('f32',a) gpu.local('f32',-1) gpu['sync'] y['x'] Math['max'] " +
  "gpu.i32 Math.PI.x gpu.shuffleDown(y,1) gpu.atomicAdd(n,0,1) gpu.atomicAdd(z,a,1) gpu.f64('1') 0x1fffffffff 1_000 " +
  "process.env (n>0) n!=null a===undefined (delete_y[0]) ('x'_in_y) (y_instanceof_Array) import.meta 2**-1 n**a"
).split(" ").map((value) => value.replaceAll("_", " ").replaceAll("1 000", "1_000"));

/** Statements that are added. */
const STATEMENTS: readonly string[] = [
  "switch (t) { case 1: break; }",
  "for (const v of z) { }",
  "for (const k in z) { }",
  "try { t; } catch { }",
  "throw new Error('a');",
  "class A { }",
  "function f(x) { return f(x - 1); } f(2);",
  "function g() { } const h = g(); y[0] = h;",
  "const p = (q) => { if (q) return 1; }; y[0] = p(n);",
  "const [first] = z;",
  "const { x: field } = y;",
  "const { ...rest } = gpu;",
  "outer: for (;;) break outer;",
  "while (true) { }",
  "let w;",
  "let w; y[0] = w;",
  "const c = 1; c = 2;",
  "y = z;",
  "y[0] = z;",
  "z[0] = a;",
  "z[0.5] = 1;",
  "z[n] += 'a';",
  "gpu.sync;",
  "gpu.sync(1, 2);",
  "gpu = 1;",
  "Math.PI = 3;",
  "gpu.threadIdx.x = 1;",
  "debugger;",
  "await n;",
  "import('x');",
  "var t = 1;",
  "y[0] = t / n;",
  "const s = gpu.shared('f32', 4); s.length = 3;",
  "const s = gpu.shared('f32', 4), s2 = s; s2[0] = 1;",
  "if (t) { const s = gpu.shared('i32', 1 << 20); s[0] = 1; }",
  "const v = { x: 1, y: 2 }; v.z = 3;",
  "const v = { x: 1, y: { z: 2 } }; y[0] = v;",
  "let v = { x: 1 }; v = { y: 1 };",
  "const f = gpu.f32; y[0] = f(1);",
  "const m = Math; y[0] = m.sqrt(a);",
  "n ??= 1;",
  "n &&= 1;",
  "[z[0], z[1]] = [z[1], z[0]];",
  "y[0] = n > 0 ? y : z;",
  "y[0] = arguments[0];",
  "with_ (y) { }",
  "z[0] = gpu.u32(1) >> 1;",
  "z[0] = 1.5 << 2;",
  "z[0] = a & 1;",
  "z[0] = ~a;",
  "y[0] = -z;",
  "y[0] = !y;",
];

/** Texts of the engine, or of objects, which an error must not contain. */
const INTERNAL = /\[object|undefined is not|is not a function|Cannot read|of undefined|internal/;
/** Signs of a remedy: what is expected, what to write, or what is there. */
const REMEDY =
  /; |expected |did you mean|write |pass |outside of the kernel|is not in options|has no |already been declared|give |must be /;

/** Compiles kernels with mistakes. Returns a description of each whose error is not helpful. */
export function fuzzKernelErrors(seed: string, cases: number): string[] {
  let state = [...seed].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0) | 0, 11);
  const below = (limit: number): number => {
    state = Math.imul(state, 1664525) + 1013904223 | 0;
    return (state >>> 8) % limit;
  };
  const findings: string[] = [];
  for (let index = 0; index < cases; index++) {
    const text = damage(new ProgramMaker(state).make().text, below);
    const problem = compile(text);
    if (problem !== undefined) findings.push(`case ${index}, seed ${seed}: ${problem}\n${text}`);
  }
  return findings;
}

/** Replaces values, adds statements, and rarely drops or repeats any word. */
function damage(text: string, below: (limit: number) => number): string {
  const words = text.match(WORDS)!;
  const isValue = (word: string): boolean => /^[\w$]/.test(word) && !KEYWORDS.test(word);
  // The parameters stay.
  const start = words.indexOf("=>") + 2;
  for (let count = below(2); count >= 0; count--) {
    let at = start + below(words.length - start);
    const kind = below(8);
    if (kind === 0) words.splice(at, 1, ...(below(2) === 0 ? [] : [words[at]!, words[at]!]));
    else if (kind < 4) {
      while (at > start && !/[;{]/.test(words[at - 1]!)) at--;
      words.splice(at, 0, `\n${STATEMENTS[below(STATEMENTS.length)]!}\n`);
    } else {
      while (at < words.length && !isValue(words[at]!)) at++;
      if (at < words.length) words[at] = VALUES[below(VALUES.length)]!;
    }
  }
  return words.join("");
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
    if (!hasPosition || INTERNAL.test(message)) return stack;
    return REMEDY.test(message.split("\n")[0]!) ? undefined : `no remedy: ${message}`;
  }
}

if (import.meta.main) {
  const [cases = "1000", seed = "0"] = process.argv.slice(2);
  const findings = fuzzKernelErrors(seed, Number(cases));
  for (const finding of findings.slice(0, 20)) console.error(finding);
  console.log(`${cases} kernels, seed ${seed}: ${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
