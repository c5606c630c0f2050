/**
 * Instructions with an effect on control flow, memory or other threads (ISA section 9). All others are value
 * instructions, which compute their first operand from the rest; see `codegen/values`.
 */
import type { Instruction } from "./ast.ts";

/** The kind of effect an instruction has. */
export type OpcodeClass =
  /** Ends a basic block. */
  | "control"
  | "call"
  /** Moves bits between registers, addresses and special registers. */
  | "move"
  | "memory"
  | "atomic"
  /** Waits for other threads of the block. */
  | "barrier"
  /** Waits for other threads of the warp. */
  | "warp"
  /** Cache and scheduling hints, which have no observable effect on the software device. */
  | "hint"
  | "fence"
  /** Textures and surfaces. */
  | "texture";

export interface Opcode {
  readonly class: OpcodeClass;
  /** True if operand 0 is written. */
  readonly defines: boolean;
  /** Minimum and maximum number of operands. */
  readonly operands: readonly [number, number];
}

function opcode(cls: OpcodeClass, defines: boolean, min: number, max: number = min): Opcode {
  return { class: cls, defines, operands: [min, max] };
}

const OPCODES: Readonly<Record<string, Opcode | undefined>> = {
  bra: opcode("control", false, 1),
  brx: opcode("control", false, 2),
  ret: opcode("control", false, 0),
  exit: opcode("control", false, 0),
  trap: opcode("control", false, 0),
  brkpt: opcode("hint", false, 0),
  call: opcode("call", false, 1, 4),
  mov: opcode("move", true, 2),
  cvta: opcode("move", true, 2),
  isspacep: opcode("move", true, 2),
  ld: opcode("memory", true, 2),
  ldu: opcode("memory", true, 2),
  st: opcode("memory", false, 2),
  cp: opcode("memory", false, 0, 5),
  atom: opcode("atomic", true, 3, 4),
  red: opcode("atomic", false, 2),
  bar: opcode("barrier", false, 1, 4),
  barrier: opcode("barrier", false, 1, 4),
  mbarrier: opcode("atomic", false, 1, 4),
  shfl: opcode("warp", true, 4, 5),
  vote: opcode("warp", true, 2, 3),
  match: opcode("warp", true, 3),
  activemask: opcode("warp", true, 1),
  redux: opcode("warp", true, 3),
  elect: opcode("warp", true, 2),
  membar: opcode("fence", false, 0),
  fence: opcode("fence", false, 0),
  createpolicy: opcode("hint", false, 1, 4),
  prefetch: opcode("hint", false, 1, 3),
  prefetchu: opcode("hint", false, 1),
  discard: opcode("hint", false, 2),
  applypriority: opcode("hint", false, 2),
  // Lets the other threads of the block run: this one may be waiting for them.
  nanosleep: opcode("barrier", false, 1),
  pmevent: opcode("hint", false, 1),
  griddepcontrol: opcode("hint", false, 0),
  tex: opcode("texture", true, 2, 4),
  tld4: opcode("texture", true, 2, 4),
  txq: opcode("texture", true, 2, 3),
  suld: opcode("texture", true, 2),
  sust: opcode("texture", false, 2),
  suq: opcode("texture", true, 2),
};

/** Minimum and maximum number of operands of value instructions, including the destination. */
// deno-fmt-ignore
const VALUE_OPERANDS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  abs: [2, 2], neg: [2, 2], not: [2, 2], cnot: [2, 2], popc: [2, 2], clz: [2, 2], bfind: [2, 2], brev: [2, 2],
  rcp: [2, 2], sqrt: [2, 2], rsqrt: [2, 2], sin: [2, 2], cos: [2, 2], lg2: [2, 2], ex2: [2, 2], tanh: [2, 2],
  testp: [2, 2], cvt: [2, 4],
  add: [3, 4], sub: [3, 4], mul: [3, 3], div: [3, 3], rem: [3, 3], min: [3, 4], max: [3, 4], and: [3, 3], or: [3, 3],
  xor: [3, 3], shl: [3, 3], shr: [3, 3], copysign: [3, 3], mul24: [3, 3], addc: [3, 3], subc: [3, 3], bmsk: [3, 3],
  szext: [3, 3], setp: [3, 4], set: [3, 4],
  mad: [4, 4], fma: [4, 4], sad: [4, 4], madc: [4, 4], mad24: [4, 4], selp: [4, 4], slct: [4, 4], bfe: [4, 4],
  fns: [4, 4], prmt: [4, 4], shf: [4, 4], dp4a: [4, 4], dp2a: [4, 4],
  vabsdiff4: [4, 4],
  bfi: [5, 5], lop3: [5, 6],
};

/** Returns the minimum and maximum number of operands of an instruction; a wide range if they are unknown. */
export function operandCount(instruction: Instruction): readonly [number, number] {
  const name = instruction.opcode;
  const known = opcodeOf(instruction)?.operands;
  return known ?? (Object.hasOwn(VALUE_OPERANDS, name) ? VALUE_OPERANDS[name] : undefined) ?? [1, 8];
}

const BARRIER_WITH_RESULT: Opcode = opcode("barrier", true, 3, 4);
/** The operations of `mbarrier` that write a register. */
const MBARRIER_RESULTS: ReadonlySet<string> = new Set(
  ["arrive", "arrive_drop", "pending_count", "test_wait", "try_wait"],
);
const MBARRIER_WITH_RESULT: Opcode = opcode("atomic", true, 2, 4);
const WARP_BARRIER: Opcode = opcode("warp", false, 1);

/** Returns undefined for value instructions. */
export function opcodeOf(instruction: Instruction): Opcode | undefined {
  const name = instruction.opcode;
  if (name === "bar" || name === "barrier") {
    if (instruction.modifiers.includes("warp")) return WARP_BARRIER;
    if (instruction.modifiers.includes("red")) return BARRIER_WITH_RESULT;
  }
  if (name === "mbarrier" && MBARRIER_RESULTS.has(instruction.modifiers[0] ?? "")) {
    return MBARRIER_WITH_RESULT;
  }
  return Object.hasOwn(OPCODES, name) ? OPCODES[name] : undefined;
}

/** Bitwise instructions that also exist for predicates. */
const LOGIC: ReadonlySet<string> = new Set(["and", "or", "xor", "not", "mov"]);

/**
 * Returns whether an operand must be a predicate. Undefined means that it may be either.
 *
 * @param isSecond it is the second part of `d|p`
 */
export function takesPredicate(
  instruction: Instruction,
  index: number,
  isSecond: boolean,
): boolean | undefined {
  const { opcode, modifiers, types } = instruction;
  switch (opcode) {
    case "setp":
      return index === 0 || index === 3;
    case "set":
    case "selp":
      return index === 3;
    case "testp":
    case "isspacep":
      return index === 0;
    case "vote":
      return index === 1 || (index === 0 && !modifiers.includes("ballot"));
    case "bar":
    case "barrier":
      // bar.red.op d, a {, b}, c
      return modifiers.includes("red") &&
        (index === instruction.operands.length - 1 || (index === 0 && !modifiers.includes("popc")));
    case "lop3":
      return index === 0 ? isSecond : index === 5;
    case "shfl":
    case "match":
    case "elect":
    case "tex":
    case "tld4":
    case "atom":
      return index === 0 && isSecond;
    case "mbarrier":
      return index === 0 && /_wait$/.test(modifiers[0] ?? "");
    case "cp":
      // For cp.async, either a byte count or a predicate to ignore the source.
      return index === 3 ? undefined : false;
    default:
      return LOGIC.has(opcode) && types.includes("pred");
  }
}

/** Returns the instruction without operands, for messages. */
export function mnemonic(instruction: Instruction): string {
  return [instruction.opcode, ...instruction.modifiers].join(".");
}

/** The name of the register that stands for the implicit carry flag CC.CF (ISA section 9.7.2). */
export const CARRY = "%cc";

/** Returns whether the instruction reads or writes the carry flag. */
export function carryUse(instruction: Instruction): { reads: boolean; writes: boolean } {
  const name = instruction.opcode;
  return {
    reads: name === "addc" || name === "subc" || name === "madc",
    writes: instruction.modifiers.includes("cc"),
  };
}

const ORDERED: ReadonlySet<string> = new Set(["volatile", "relaxed", "acquire", "release", "mmio"]);

/** True if an access must be neither reordered nor removed. */
export function isOrdered(instruction: Instruction): boolean {
  return instruction.modifiers.some((modifier) => ORDERED.has(modifier));
}
