/** Fingerprints of kernels by what they compute, which minifiers do not change. */
import { Interpreter, Stopped } from "./interpret.ts";
import { type Constant, constantOf } from "./fold.ts";
import type { Block, KernelIR, Value } from "./ir.ts";

/** Inputs at which many functions change, besides their own constants. */
const POOL = [128, 0, 255, 0.75, 2, -1, 1, 60000];
/** The most constants among the inputs. Those of a program are short, those of a function of `Math` long. */
const MAX_CONSTANTS = 8;
/** The samples in which all inputs are equal. */
const EQUAL = 4;
/** The most rounds of loops for one set of inputs. */
const MAX_ROUNDS = 64;

/**
 * Returns a text that differs for kernels that differ in their constants, or in their results for inputs that
 * include these constants. The text and the structure of the code do not matter: minifiers rename variables,
 * inline functions, and exchange statements, expressions and branches. The kernel has numbers as parameters and
 * stores its results. Operations of which the host has no result are only compared.
 */
export function fingerprint(kernel: KernelIR): string {
  const literals = [...constantsOf(kernel.body, new Set())].sort();
  const short = literals.toSorted((a, b) => a.length - b.length).slice(0, MAX_CONSTANTS);
  const pool = [...new Set([...short.map(Number), ...POOL])];
  let hash = hashed(HASH_START, literals.join());
  const numbers = kernel.parameters.filter(({ type }) => type !== "pointer");
  // Each input takes each number once, next to different ones; then all are equal.
  for (let sample = 0; sample < pool.length + EQUAL; sample++) {
    const same = sample >= pool.length;
    const inputs = numbers.map(({ name, type }, i): [string, Constant] => {
      const value = pool[(same ? sample : sample * (2 * i + 1) + i * 7) % pool.length]!;
      return [name, type === "f32" ? Math.fround(value) : constantOf("i32", value)];
    });
    const interpreter = new Interpreter({ result: 0n, ...Object.fromEntries(inputs) }, {
      rounds: MAX_ROUNDS,
      unknown: ({ op, type, scalar }, args) =>
        constantOf(type, hashed(HASH_START, `${op} ${scalar} ${args}`) % 251),
    });
    let outcome = "";
    try {
      interpreter.run(kernel.body);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      outcome = "stopped";
    }
    hash = hashed(hash, `${interpreter.stores.join()} ${outcome}`);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Collects the constants of live code, without 0 and 1, which minifiers add and remove. */
function constantsOf(block: Block, found: Set<string>): Set<string> {
  const add = ({ op, type, constant }: Value): void => {
    const text = String(constant);
    if (op === "const" && type !== "bool" && text !== "0" && text !== "1") found.add(text);
  };
  for (const statement of block) {
    if (statement.kind === "define") [statement.value, ...statement.value.args].forEach(add);
    else if (statement.kind === "set") add(statement.value);
    else if (statement.kind === "store") statement.values.forEach(add);
    else if (statement.kind === "if") {
      constantsOf(statement.then, found);
      constantsOf(statement.otherwise, found);
    } else if (statement.kind === "loop") {
      constantsOf(statement.body, found);
      constantsOf(statement.latch, found);
    }
  }
  return found;
}

const HASH_START = 0x811c9dc5;

/** Continues an FNV-1a hash of 32 bits. */
function hashed(hash: number, text: string): number {
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
