/**
 * `mbarrier` (ISA section 9.7.13.15): barriers in shared memory, which threads test instead of waiting. A loop
 * around `test_wait` or `try_wait` lets other threads run (`analysis/waits.ts`). Arrivals and transactions are
 * counted by `support/mbarrier.ts`.
 */
import type { Instruction, Operand } from "../ptx/ast.ts";
import { operandsOf } from "../ptx/instruction.ts";
import type { FunctionWriter } from "./function.ts";

const ONE: Operand = { kind: "integer", value: 1n };

export function isSupportedMbarrier({ modifiers, operands }: Instruction): boolean {
  const [operation] = modifiers;
  const count = operands.length;
  switch (operation) {
    case "init":
    case "expect_tx":
    case "complete_tx":
    case "pending_count":
      return count === 2;
    case "inval":
      return count === 1;
    case "arrive":
    case "arrive_drop": {
      const [state] = operands;
      // An arrival at another block's barrier returns no state.
      if (
        modifiers.includes("shared::cluster") &&
        !(state !== undefined && "name" in state && state.name === "_")
      ) {
        return false;
      }
      return modifiers.includes("noComplete") || modifiers.includes("expect_tx") ? count === 3 : count >= 2;
    }
    case "test_wait":
      return count === 3;
    case "try_wait":
      return count >= 3;
    default:
      return false;
  }
}

export function emitMbarrier(writer: FunctionWriter): void {
  const { code, instruction } = writer;
  const { modifiers } = instruction;
  const [operation] = modifiers;
  switch (operation) {
    case "init": {
      const [address, count] = operandsOf(instruction, 2);
      const expected = writer.temporary("i64");
      writer.push(count, "u32");
      code.op("i64.extend_i32_u");
      code.localSet(expected);
      const offset = writer.addresses.push(address);
      code.localGet(expected);
      code.localGet(expected);
      code.i64Const(20n);
      code.op("i64.shl", "i64.or");
      code.memory("i64.store", offset);
      return;
    }
    case "inval": {
      const [address] = operandsOf(instruction, 1);
      const offset = writer.addresses.push(address);
      code.i64Const(0n);
      code.memory("i64.store", offset);
      return;
    }
    case "expect_tx":
    case "complete_tx": {
      const [address, transactions] = operandsOf(instruction, 2);
      emitUpdate(writer, address, { transactions, completes: operation === "complete_tx" });
      code.op("drop");
      return;
    }
    case "arrive":
    case "arrive_drop": {
      const [state, address, count] = operandsOf(instruction, 2);
      const expects = modifiers.includes("expect_tx");
      emitUpdate(writer, address, {
        arrivals: expects ? ONE : count ?? ONE,
        drops: operation === "arrive_drop",
        transactions: expects ? count : undefined,
      });
      writer.pop(state, "b64");
      return;
    }
    case "pending_count": {
      const [count, state] = operandsOf(instruction, 2);
      writer.push(state, "b64");
      code.op("i32.wrap_i64");
      code.i32Const(0xfffff);
      code.op("i32.and");
      writer.pop(count, "u32");
      return;
    }
    case "test_wait":
    case "try_wait":
      emitTest(writer, modifiers.includes("parity"));
  }
}

/** `cp.async.mbarrier.arrive`: the copies have completed, so without `noinc`, the arrival was counted before. */
export function emitCopyArrival(writer: FunctionWriter): void {
  const { instruction, code } = writer;
  const [address] = operandsOf(instruction, 1);
  emitUpdate(writer, address, { arrivals: instruction.modifiers.includes("noinc") ? ONE : undefined });
  code.op("drop");
}

interface Update {
  readonly arrivals?: Operand | undefined;
  /** Whether the arriving threads also leave the barrier. */
  readonly drops?: boolean;
  /** Bytes that asynchronous copies will write, or have written. */
  readonly transactions?: Operand | undefined;
  readonly completes?: boolean;
}

/** Pushes the state before an update. */
function emitUpdate(writer: FunctionWriter, address: Operand, update: Update): void {
  const { code } = writer;
  const push = (operand: Operand | undefined): void => {
    if (operand === undefined) code.i32Const(0);
    else writer.push(operand, "u32");
  };
  const offset = writer.addresses.push(address);
  code.i32Const(offset);
  code.op("i32.add");
  push(update.arrivals);
  push(update.drops === true ? update.arrivals : undefined);
  if (update.completes === true) {
    code.i32Const(0);
    push(update.transactions);
    code.op("i32.sub");
  } else push(update.transactions);
  code.call(writer.support("mbarrier"));
}

/** Tests whether a phase has completed: that of a state, or the last one of a parity. */
function emitTest(writer: FunctionWriter, parity: boolean): void {
  const { code, instruction } = writer;
  const [result, address, phase] = operandsOf(instruction, 3);
  const offset = writer.addresses.push(address);
  code.memory("i64.load", offset);
  if (parity) {
    writer.push(phase, "u32");
    code.op("i64.extend_i32_u");
    code.i64Const(63n);
    code.op("i64.shl");
  } else writer.push(phase, "b64");
  code.op("i64.xor");
  code.i64Const(0n);
  code.op("i64.lt_s");
  writer.pop(result, "pred");
}
