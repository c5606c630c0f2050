/** Names of PTX registers and constants. */
import type { Value, Variable } from "../ir/ir.ts";
import type { RegisterType } from "../ir/types.ts";

/** The prefix of register names and the PTX type of their declaration. */
const CLASSES: Record<RegisterType | "half", readonly [prefix: string, type: string]> = {
  bool: ["%p", "pred"],
  half: ["%h", "b16"],
  i32: ["%r", "b32"],
  u32: ["%r", "b32"],
  f32: ["%f", "f32"],
  i64: ["%rd", "b64"],
  u64: ["%rd", "b64"],
  f64: ["%fd", "f64"],
};

/** Assigns registers in the order of their first use, so that equal kernels have equal text. */
export class Registers {
  readonly #counts = new Map<string, number>();
  readonly #values = new Map<Value | Variable, string>();

  /** Returns a new register. */
  fresh(type: RegisterType | "half"): string {
    const [prefix] = CLASSES[type];
    const count = (this.#counts.get(prefix) ?? 0) + 1;
    this.#counts.set(prefix, count);
    return `${prefix}${count}`;
  }

  /** Returns the register of a value or variable. */
  of(value: Value | Variable): string {
    let name = this.#values.get(value);
    if (name === undefined) this.#values.set(value, name = this.fresh(value.type));
    return name;
  }

  /** Makes a value share the register of another name. */
  assign(value: Value, name: string): void {
    this.#values.set(value, name);
  }

  /** Returns the declarations of all registers. */
  declarations(): string[] {
    const rows = Object.values(CLASSES).map(([prefix, type]) => [prefix, type] as const);
    return [...new Map(rows)].filter(([prefix]) => this.#counts.has(prefix))
      .map(([prefix, type]) => `.reg .${type} ${prefix}<${this.#counts.get(prefix)! + 1}>;`);
  }
}

const FLOAT_BITS = new DataView(new ArrayBuffer(8));

/** Returns a constant as PTX writes it: floats as their bits. */
export function constantText(type: RegisterType, value: number | bigint): string {
  if (type === "f32") {
    FLOAT_BITS.setFloat32(0, Number(value));
    return `0f${hex(FLOAT_BITS.getUint32(0))}`;
  }
  if (type === "f64") {
    FLOAT_BITS.setFloat64(0, Number(value));
    return `0d${hex(FLOAT_BITS.getUint32(0))}${hex(FLOAT_BITS.getUint32(4))}`;
  }
  return String(value);
}

function hex(word: number): string {
  return word.toString(16).toUpperCase().padStart(8, "0");
}
