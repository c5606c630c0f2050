/**
 * A model of PTX's value instructions, written from the text of the ISA with bigints and exact rationals. It
 * evaluates one element at a time and shares no code with the code generator.
 */
import type { Instruction } from "../../../src/driver/software/ptx/ast.ts";
import * as bits from "./bits.ts";
import * as comparison from "./comparison.ts";
import { convert } from "./conversion.ts";
import {
  Evaluation,
  type Inputs,
  isFloat,
  type Model,
  type Outputs,
  outputs,
  packedElement,
  wrapped,
} from "./evaluation.ts";
import { FLOATS, testProperty } from "./float.ts";
import * as integer from "./integer.ts";

/** Instructions with one definition for all types. */
const GENERIC: Record<string, Model> = {
  sad: integer.sumOfDifferences,
  mul24: integer.multiply24,
  mad24: integer.multiplyAdd24,
  dp4a: integer.dotProduct,
  dp2a: integer.dotProduct,
  vabsdiff4: integer.absoluteDifferences,
  and: (e) => outputs(e.bits(1) & e.bits(2)),
  or: (e) => outputs(e.bits(1) | e.bits(2)),
  xor: (e) => outputs(e.bits(1) ^ e.bits(2)),
  not: (e) => wrapped(e, ~e.bits(1)),
  cnot: (e) => outputs(e.bits(1) === 0n ? 1n : 0n),
  lop3: bits.logic3,
  shl: bits.shift,
  shr: bits.shift,
  shf: bits.funnelShift,
  bfe: bits.bitFieldExtract,
  bfi: bits.bitFieldInsert,
  bfind: bits.findLeading,
  brev: bits.reverseBits,
  clz: bits.countLeadingZeros,
  popc: (e) => outputs(BigInt(e.bits(1).toString(2).replaceAll("0", "").length)),
  prmt: bits.permute,
  fns: bits.findNthSet,
  bmsk: bits.bitMask,
  szext: bits.extendFrom,
  setp: comparison.setPredicate,
  set: comparison.set,
  selp: comparison.selectByPredicate,
  slct: comparison.selectBySign,
  testp: testProperty,
  cvt: convert,
};

/** Evaluates an instruction for one element. */
export function evaluate(instruction: Instruction, inputs: Inputs): Outputs {
  const e = new Evaluation(instruction, inputs);
  const model = modelOf(e);
  if (model === undefined) throw new Error(`no model of ${instruction.opcode}.${e.type}`);
  return model(e);
}

function modelOf(e: Evaluation): Model | undefined {
  const { opcode } = e.instruction;
  if (GENERIC[opcode] !== undefined) return GENERIC[opcode];
  if (e.has("cc") || /^(addc|subc|madc)$/.test(opcode)) return integer.CARRY[opcode];
  if (isFloat(e.type) || packedElement(e.type) !== undefined) return FLOATS[opcode];
  return e.type.endsWith("16x2") ? integer.packedInteger : integer.INTEGERS[opcode];
}
