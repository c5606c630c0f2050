/**
 * Compares generated code with the model for edge values and random values, in one lane and, if supported,
 * four.
 */
import assert from "node:assert/strict";
import { at } from "../../../src/base/at.ts";
import { Random } from "../../support/random.ts";
import { compile, isVectorizable, parse, registers, type RunOptions } from "./harness.ts";
import { highHalf, lowHalf, packedElement } from "./evaluation.ts";
import { evaluate } from "./isa.ts";
import { isNaNOf } from "./real.ts";
import { tuples } from "./values.ts";

export interface CheckOptions {
  /** Types of registers by name. Sources have the instruction's last type by default. */
  readonly types?: Readonly<Record<string, string>>;
  /** Accepts any NaN, which PTX allows for abs and neg of f16. For f64, any NaN is always accepted. */
  readonly anyNaN?: boolean;
  /** Approximate number of elements to compare. */
  readonly samples?: number;
}

const isWide = (type: string): boolean => type.endsWith("64");

/** Returns the type of an instruction's first result. */
function resultType(text: string): string {
  const { opcode, modifiers, types } = parse(text);
  if (modifiers.includes("wide")) {
    const factor = at(types, types.length - 1);
    return `${factor.charAt(0)}${2 * Number(factor.slice(1))}`;
  }
  if (/^(clz|popc|bfind)$/.test(opcode)) return "u32";
  if (/^(setp|testp)$/.test(opcode)) return "pred";
  return types[0] ?? "b32";
}

function sourceTypeOf(text: string, name: string, options: CheckOptions): string {
  const given = options.types?.[name];
  if (given !== undefined) return given;
  const { opcode, modifiers, types, operands } = parse(text);
  const last = types.at(-1) ?? "b32";
  const index = operands.findIndex((operand) => operand.kind === "register" && operand.name === name);
  if (name === "p" || name === "q") return "pred";
  if ((opcode === "mad" && modifiers.includes("wide")) && index === 3) return resultType(text);
  if ((opcode === "shl" || opcode === "shr") && index === 2) return "u32";
  if ((opcode === "bfe" && index >= 2) || (opcode === "bfi" && index >= 3)) return "u8";
  if (opcode === "slct") return index < 3 ? at(types, 0) : last;
  return last;
}

/** True if two results are equal, or both NaN; for packed types, in each half. */
function areEqualOrNaN(type: string, x: bigint, y: bigint): boolean {
  const element = packedElement(type);
  if (element !== undefined) {
    return [lowHalf, highHalf].every((half) => areEqualOrNaN(element, half(x), half(y)));
  }
  return x === y || (isNaNOf(type, x) && isNaNOf(type, y));
}

/** Compares all elements; fails with the first one that differs. */
export function check(text: string, options: CheckOptions = {}): void {
  for (const lanes of [1, 4] as const) {
    if (lanes === 4 && !isVectorizable(text)) continue;
    checkLanes(text, options, { lanes });
  }
}

/** Like {@link check}, for instructions that use the carry flag: once with it clear and once set. */
export function checkCarry(text: string): void {
  for (const carry of [false, true]) checkLanes(text, {}, { lanes: 1, carry });
}

function checkLanes(text: string, options: CheckOptions, run: RunOptions): void {
  const instruction = parse(text);
  const { results, sources } = registers(instruction);
  const types = sources.map((name) => sourceTypeOf(text, name, options));
  const columns = sources.length > 0 ? tuples(types, new Random(text), options.samples) : [];
  const [firstResult = ""] = results;
  const result = options.types?.[firstResult] ?? resultType(text);
  const wide = (name: string): boolean =>
    name === firstResult ? isWide(result) : isWide(types[sources.indexOf(name)] ?? "b32");
  const got = compile(text, run).run(columns, wide);
  const size = columns[0]?.length ?? 1;
  for (let i = 0; i < size; i++) {
    const inputs = new Map(sources.map((name, k) => [name, at(at(columns, k), i)]));
    const expected = evaluate(instruction, { registers: inputs, carry: run.carry ? 1n : 0n });
    const all = run.carry === undefined ? expected.results : [...expected.results, expected.carry!];
    all.forEach((bits, k) => {
      const actual = at(at(got, k), i);
      if (actual === bits) return;
      if ((options.anyNaN || result === "f64") && areEqualOrNaN(result, bits, actual)) return;
      const operands = [...inputs].map(([name, value]) => `${name} = 0x${value.toString(16)}`).join(", ");
      assert.fail(
        `${text} (${run.lanes} lanes), ${operands}: result ${k} is 0x${actual.toString(16)}, ` +
          `expected 0x${bits.toString(16)}`,
      );
    });
  }
}
