/** Compares an instruction's code with the model, over edge values and random ones, in one lane and, where it has them, four. */
import assert from "node:assert/strict";
import { compile, isVectorizable, parse, registers, type RunOptions } from "./harness.ts";
import { evaluate } from "./isa.ts";
import { Random, tuples } from "./values.ts";

/** Types of the source registers, where they are not all the instruction's last type. */
export type SourceTypes = Readonly<Record<string, string>>;

export interface CheckOptions {
  /** Types of registers by name; "d" is the first result. Others have the instruction's last type. */
  readonly types?: SourceTypes;
  /** True if NaN results need only be NaN, as PTX leaves it open for abs and neg of f16. For f64 it always does. */
  readonly anyNaN?: boolean;
  /** About how many elements to compare. */
  readonly samples?: number;
}

const isWide = (type: string): boolean => type.endsWith("64");

/** The type of an instruction's result, where it is not the first type. */
function resultType(text: string): string {
  const { opcode, modifiers, types } = parse(text);
  const last = types[types.length - 1];
  if (modifiers.includes("wide")) return `${last[0]}${2 * Number(last.slice(1))}`;
  if (/^(clz|popc|bfind)$/.test(opcode)) return "u32";
  if (/^(setp|testp)$/.test(opcode)) return "pred";
  return types[0] ?? "b32";
}

function sourceTypeOf(text: string, name: string, options: CheckOptions): string {
  if (options.types?.[name]) return options.types[name];
  const { opcode, modifiers, types, operands } = parse(text);
  const last = types[types.length - 1] ?? "b32";
  const index = operands.findIndex((operand) => operand.kind === "register" && operand.name === name);
  if (name === "p" || name === "q") return "pred";
  if ((opcode === "mad" && modifiers.includes("wide")) && index === 3) return resultType(text);
  if ((opcode === "shl" || opcode === "shr") && index === 2) return "u32";
  if ((opcode === "bfe" && index >= 2) || (opcode === "bfi" && index >= 3)) return "u8";
  if (opcode === "slct") return index < 3 ? types[0] : last;
  return last;
}

/** Bits above which a magnitude is NaN, and the bits of the magnitude. */
const NAN_LIMITS: Readonly<Record<string, readonly [limit: bigint, magnitude: bigint]>> = {
  f16: [0x7c00n, 0x7fffn],
  bf16: [0x7f80n, 0x7fffn],
  f32: [0x7f800000n, 0x7fffffffn],
  f64: [0x7ff0000000000000n, 0x7fffffffffffffffn],
};

/** True if two results are NaN alike; of packed types each half may be. */
function bothNaN(type: string, x: bigint, y: bigint): boolean {
  if (type.endsWith("x2")) {
    const halves = [x & 0xffffn, x >> 16n, y & 0xffffn, y >> 16n];
    return [0, 1].every((i) =>
      halves[i] === halves[i + 2] || bothNaN(type.slice(0, -2), halves[i], halves[i + 2])
    );
  }
  const [limit, magnitude] = NAN_LIMITS[type] ?? [0n, 0n];
  return magnitude !== 0n && (x & magnitude) > limit && (y & magnitude) > limit;
}

/** Fails with the first element that differs. */
export function check(text: string, options: CheckOptions = {}): void {
  for (const lanes of [1, 4] as const) {
    if (lanes === 4 && !isVectorizable(text)) continue;
    checkLanes(text, options, { lanes });
  }
}

/** {@link check} for instructions of the carry flag, with it clear and set. */
export function checkCarry(text: string): void {
  for (const carry of [false, true]) checkLanes(text, {}, { lanes: 1, carry });
}

function checkLanes(text: string, options: CheckOptions, run: RunOptions): void {
  const instruction = parse(text);
  const { results, sources } = registers(instruction);
  const types = sources.map((name) => sourceTypeOf(text, name, options));
  const random = new Random([...text].reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) & 0xffffff, 7));
  const columns = sources.length > 0 ? tuples(types, random, options.samples) : [];
  const result = options.types?.[results[0]] ?? resultType(text);
  const wide = (name: string): boolean =>
    name === results[0] ? isWide(result) : isWide(types[sources.indexOf(name)] ?? "b32");
  const got = compile(text, run).run(columns, wide);
  const size = columns[0]?.length ?? 1;
  for (let i = 0; i < size; i++) {
    const inputs = new Map(sources.map((name, k) => [name, columns[k][i]]));
    const expected = evaluate(instruction, { registers: inputs, carry: run.carry ? 1n : 0n });
    const all = run.carry === undefined ? expected.results : [...expected.results, expected.carry!];
    all.forEach((bits, k) => {
      if (got[k][i] === bits) return;
      if ((options.anyNaN || result === "f64") && bothNaN(result, bits, got[k][i])) return;
      const operands = [...inputs].map(([name, value]) => `${name} = 0x${value.toString(16)}`).join(", ");
      assert.fail(
        `${text} (${run.lanes} lanes) of ${operands}, result ${k}: 0x${got[k][i].toString(16)}, expected 0x${
          bits.toString(16)
        }`,
      );
    });
  }
}
