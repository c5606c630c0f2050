/**
 * The widths of register operands (ISA sections 8.4 and 9.4). Except for loads, stores and conversions, a
 * register has exactly the size that the instruction's type, or a fixed rule, gives its operand.
 * `test/software/ptxas.ts` compares the rules with ptxas.
 */
import type { Instruction, ScalarType } from "./ast.ts";
import { TYPE_BYTES } from "./types.ts";

/** The size of a register operand. */
export interface OperandWidth {
  readonly bytes: number;
  /** The kinds of larger registers that are valid, too: the first letters of their types. "" for none. */
  readonly wider: string;
}

const exact = (bytes: number): OperandWidth => ({ bytes, wider: "" });
const WORD = exact(4), DOUBLE = exact(8);
const EXACT: Readonly<Record<number, OperandWidth>> = { 1: exact(1), 2: exact(2), 4: WORD, 8: DOUBLE };

/** Types of wider registers by the first letter of the instruction's type (PTX ISA, "Relaxed Type-checking Rules"). */
const WIDER: Readonly<Record<string, string>> = { b: "busf", u: "bus", s: "bus", f: "b" };

const ofType = (type: ScalarType | undefined): OperandWidth | undefined =>
  type === undefined || type === "pred" ? undefined : EXACT[TYPE_BYTES[type]];

const relaxed = (type: ScalarType | undefined): OperandWidth | undefined => {
  const width = ofType(type);
  return width && { ...width, wider: WIDER[type![0]!]! };
};

/** Types of `cvt` whose operands have exactly their size, the other one's, too. */
const EXACT_CONVERSION = /^(?:bf16|bf16x2|tf32|e\dm\dx2)$/;

function conversionWidth({ modifiers, types }: Instruction, index: number): OperandWidth | undefined {
  if (modifiers.includes("pack")) return { bytes: 4, wider: index === 3 ? "busf" : "bus" };
  const type = index === 0 ? types[0] : types.at(-1);
  return types.some((each) => EXACT_CONVERSION.test(each)) ? ofType(type) : relaxed(type);
}

function mbarrierWidth({ modifiers }: Instruction, index: number): OperandWidth | undefined {
  const [operation = ""] = modifiers;
  if (/^arrive/.test(operation)) return index === 0 ? DOUBLE : WORD;
  if (/_wait$/.test(operation)) return index === 2 && !modifiers.includes("parity") ? DOUBLE : WORD;
  return operation === "pending_count" && index === 1 ? DOUBLE : WORD;
}

/**
 * Returns the width of the registers of operand `index`, or of its elements. Undefined for predicates, for
 * addresses and if there is no rule.
 */
export function operandWidth(instruction: Instruction, index: number): OperandWidth | undefined {
  const { opcode, modifiers, types } = instruction;
  const [type] = types, source = types.at(-1);
  switch (opcode) {
    case "add":
    case "sub":
    case "fma": {
      // Of mixed precision: only the factors, or the first addend, are narrower.
      const isResult = index === 0 || index === (opcode === "fma" ? 3 : 2);
      return ofType(isResult ? type : source);
    }
    case "mul":
    case "mad": {
      const isWide = modifiers.includes("wide") && (index === 0 || index === 3);
      const width = ofType(type);
      return isWide && width !== undefined ? EXACT[2 * width.bytes] : width;
    }
    case "addc":
    case "subc":
    case "madc":
    case "mul24":
    case "mad24":
    case "sad":
    case "div":
    case "rem":
    case "abs":
    case "neg":
    case "min":
    case "max":
    case "brev":
    case "fns":
    case "szext":
    case "bmsk":
    case "dp4a":
    case "dp2a":
    case "vabsdiff4":
    case "copysign":
    case "rcp":
    case "sqrt":
    case "rsqrt":
    case "sin":
    case "cos":
    case "lg2":
    case "ex2":
    case "tanh":
    case "testp":
    case "selp":
    case "and":
    case "or":
    case "xor":
    case "not":
    case "cnot":
    case "lop3":
    case "shf":
    case "prmt":
    case "setp":
    case "mov":
    case "cvta":
    case "atom":
    case "red":
    case "shfl":
    case "redux":
    case "activemask":
      return ofType(type);
    case "popc":
    case "clz":
    case "bfind":
      return index === 0 ? WORD : ofType(type);
    case "bfe":
      return index < 2 ? ofType(type) : WORD;
    case "bfi":
      return index < 3 ? ofType(type) : WORD;
    case "shl":
    case "shr":
      return index < 2 ? ofType(type) : WORD;
    case "set":
      return ofType(index === 0 ? type : source);
    case "slct":
      return ofType(index < 3 ? type : source);
    case "cvt":
      return conversionWidth(instruction, index);
    case "mbarrier":
      return mbarrierWidth(instruction, index);
    case "ld":
    case "ldu":
    case "st":
      return relaxed(type);
    case "bar":
    case "barrier":
    case "vote":
    case "elect":
    case "nanosleep":
    case "brx":
      return WORD;
    case "isspacep":
      return { bytes: 4, wider: "bus" };
    case "cp": {
      const isPolicy = index === instruction.operands.length - 1 && modifiers.includes("L2::cache_hint");
      return isPolicy ? DOUBLE : WORD;
    }
    case "match":
      return index === 1 ? ofType(type) : WORD;
    default:
      return undefined;
  }
}
