/**
 * Finds loads and stores of a basic block that access interleaved values, such as the channels of pixels of
 * adjacent threads. Code for 4 lanes makes them together; see vector_groups.ts.
 */
import type { Op } from "../analysis/program.ts";
import type { Operand, ScalarType } from "../ptx/ast.ts";
import { operandsOf } from "../ptx/instruction.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { FunctionWriter } from "./function.ts";
import { accessOf } from "./memory.ts";
import { isVectorLoad, isVectorStore, likelyStride } from "./vector_memory.ts";

/** One load or store of a group. */
export interface GroupMember {
  readonly op: Op;
  readonly type: ScalarType;
  /** The register that is loaded, or the value that is stored. */
  readonly value: Operand;
  readonly offset: number;
}

/** At least two accesses of the same size through one 64-bit register. */
export interface AccessGroup {
  readonly kind: "load" | "store";
  /** In program order. Stores cover each byte exactly once; loads include the first and the last value. */
  readonly members: readonly GroupMember[];
  readonly base: Operand & { readonly kind: "register" };
  /** Size of each value. */
  readonly bytes: 1 | 2 | 4;
  /** The smallest offset. */
  readonly first: number;
  /** Bytes of each lane, after which those of the next lane follow if no 32-bit sum wraps around. */
  readonly stride: number;
}

/** More values of each lane are accessed one by one. */
const MAX_VALUES = 4;

/** Instructions that may access memory or let other threads do so, besides plain loads and stores. */
const TOUCHES_MEMORY: ReadonlySet<string | undefined> = new Set([
  "memory",
  "atomic",
  "call",
  "barrier",
  "fence",
  "texture",
]);

/** An access that may be a member of a group, with what all members have in common. */
interface Candidate extends GroupMember {
  readonly kind: "load" | "store";
  readonly base: AccessGroup["base"];
  readonly bytes: 1 | 2 | 4;
  readonly stride: number;
}

/** Returns the groups of a block by their members. */
export function accessGroups(writer: FunctionWriter, ops: readonly Op[]): ReadonlyMap<Op, AccessGroup> {
  const groups = new Map<Op, AccessGroup>();
  let open: Candidate[][] = [];
  const close = (isClosed: (group: readonly Candidate[]) => boolean): void => {
    if (open.length === 0) return; // as for most instructions
    open = open.filter((candidates) => {
      if (!isClosed(candidates)) return true;
      const group = groupOf(candidates);
      for (const { op } of group?.members ?? []) groups.set(op, group!);
      return false;
    });
  };
  for (const op of ops) {
    const candidate = candidateOf(writer, op);
    const isLoad = isPlainLoad(op);
    // A group is loaded at its first member, so that only loads may come before the last one, and stored at its
    // last member, so that no other access may come between.
    if (TOUCHES_MEMORY.has(opcodeOf(op.instruction)?.class)) {
      close(([first]) => first!.kind === "load" ? !isLoad : candidate?.kind !== "store");
    }
    if (candidate !== undefined) {
      const group = open.find(([first]) => sharesAddress(first!, candidate));
      if (group !== undefined && spanOf([...group, candidate]) <= candidate.stride) group.push(candidate);
      else {
        close(([first]) => first!.kind === "store" || sharesAddress(first!, candidate));
        open.push([candidate]);
      }
    }
    for (const id of op.defs) {
      close((group) => group.some((member) => dependsOn(writer, member, id)));
    }
  }
  close(() => true);
  return groups;
}

function candidateOf(writer: FunctionWriter, op: Op): Candidate | undefined {
  const { instruction } = op;
  const access = accessOf(instruction);
  const kind = instruction.opcode === "st" ? "store" : isPlainLoad(op) ? "load" : undefined;
  if (kind === undefined || access === undefined || op.guard >= 0) return undefined;
  const [x, y] = operandsOf(instruction, 2);
  const [value, address] = kind === "load" ? [x, y] : [y, x];
  if (!(kind === "load" ? isVectorLoad : isVectorStore)(writer, access, value)) return undefined;
  const base = address.kind === "address" ? address.base : undefined;
  if (address.kind !== "address" || base?.kind !== "register" || !writer.addresses.isWide(base.name)) {
    return undefined;
  }
  const bytes = TYPE_BYTES[access.type] as 1 | 2 | 4;
  const stride = likelyStride(writer, address);
  // Contiguous values are one access already.
  if (!(stride > bytes && stride <= MAX_VALUES * bytes && stride % bytes === 0)) return undefined;
  const offset = Number(BigInt.asIntN(64, address.offset));
  return { op, kind, type: access.type, value, offset, base, bytes, stride };
}

function isPlainLoad({ instruction }: Op): boolean {
  return (instruction.opcode === "ld" || instruction.opcode === "ldu") &&
    accessOf(instruction)?.ordered === false;
}

function sharesAddress(a: Candidate, b: Candidate): boolean {
  return a.kind === b.kind && a.bytes === b.bytes && a.base.name === b.base.name;
}

/** Whether an access would use another value of a register if it came earlier or later. */
function dependsOn(writer: FunctionWriter, { kind, base, value }: Candidate, id: number): boolean {
  const uses = (operand: Operand): boolean =>
    operand.kind === "register" && operand.name !== "_" && writer.register(operand.name).id === id;
  return uses(base) || (kind === "store" && uses(value));
}

function spanOf(members: readonly Candidate[]): number {
  const offsets = members.map(({ offset }) => offset);
  return Math.max(...offsets) - Math.min(...offsets) + members[0]!.bytes;
}

function groupOf(candidates: readonly Candidate[]): AccessGroup | undefined {
  const [{ kind, base, bytes, stride, offset }] = candidates as [Candidate];
  const offsets = new Set(candidates.map(({ offset }) => offset));
  const isComplete = kind === "load" ||
    candidates.length * bytes === stride && offsets.size === candidates.length;
  if (
    !isComplete || spanOf(candidates) !== stride ||
    [...offsets].some((other) => (other - offset) % bytes !== 0)
  ) {
    return undefined;
  }
  return { kind, members: candidates, base, bytes, first: Math.min(...offsets), stride };
}
