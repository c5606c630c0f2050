/** The numbers that are arguments of a fused kernel: a structure for each image, and one for all of them. */
import type { KernelBuilder, Pointer } from "../../kernel/ir/builder.ts";
import type { Value } from "../../kernel/ir/ir.ts";
import { type ParamBlock, writeInt64 } from "../core/params.ts";

/** Types of fields, as in C. */
export type FieldType = "i32" | "f32" | "i64" | "f64" | "u64";

/** A number of a structure. */
export interface Field {
  /** Index of the step that gives the number; -1 for the source, -2 for the result. */
  readonly step: number;
  readonly name: string;
  readonly type: FieldType;
  readonly offset: number;
}

/** The numbers of a step by name. */
export type Numbers = Readonly<Record<string, number | bigint>>;

/** A structure that grows while a kernel is built. */
export class Fields {
  readonly list: Field[] = [];
  #byteLength = 0;
  readonly #b: KernelBuilder;
  readonly #base: Pointer;

  constructor(b: KernelBuilder, base: Pointer) {
    this.#b = b;
    this.#base = base;
  }

  /** Bytes of the structure: a multiple of 8, at least 8. */
  get byteLength(): number {
    return Math.max(8, Math.ceil(this.#byteLength / 8) * 8);
  }

  /** Returns a field, and adds it on first use. */
  read(step: number, name: string, type: FieldType): Value {
    let field = this.list.find((one) => one.step === step && one.name === name);
    if (field === undefined) {
      const bytes = type.endsWith("64") ? 8 : 4;
      const offset = Math.ceil(this.#byteLength / bytes) * bytes;
      this.#byteLength = offset + bytes;
      this.list.push(field = { step, name, type, offset });
    }
    const base = this.#base;
    return this.#b.load({ ...base, element: type, offset: base.offset + field.offset });
  }
}

/** Writes the fields of one structure, at byte `start`. */
export function writeFields(
  { i32, u64, f32, f64 }: ParamBlock,
  start: number,
  fields: readonly Field[],
  numbers: (step: number) => Numbers,
): void {
  for (const { step, name, type, offset } of fields) {
    const value = numbers(step)[name]!, at = start + offset;
    if (typeof value === "bigint") u64[at / 8] = value;
    else if (type === "i32") i32[at / 4] = value;
    else if (type === "f32") f32[at / 4] = value;
    else if (type === "f64") f64[at / 8] = value;
    else writeInt64(i32, at / 4, value);
  }
}
