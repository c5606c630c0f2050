/**
 * Saves and restores the registers of 4 threads at once, the vector counterpart of `emitResume` and
 * `emitSuspend`. Values are saved in the same format as by scalar code, so that vector and scalar regions can
 * alternate.
 */
import { at } from "../../../base/at.ts";
import type { Register, Site } from "../analysis/program.ts";
import type { Operand, ScalarType } from "../ptx/ast.ts";
import { operandsOf } from "../ptx/instruction.ts";
import { opcodeOf } from "../ptx/opcodes.ts";
import { collectiveOf } from "./collectives.ts";
import { LANES } from "./context.ts";
import type { FunctionWriter } from "./function.ts";
import { POINT, slotBytes } from "./state_layout.ts";
import { type Region, type SiteTable, slotType, storeWaiting } from "./regions.ts";
import { noteProgress } from "./waits.ts";

/** Locals of a group of 4 threads. */
export interface VectorLocals {
  /** v128 of the point words where the threads stop. */
  readonly point: number;
  /** scratch + 4 · thread and scratch + 8 · thread of lane 0. */
  readonly state4: number;
  readonly state8: number;
  /** Mask (v128) of the threads that run. */
  readonly initial: number;
}

export class VectorState {
  readonly #writer: FunctionWriter;
  readonly #region: Region;
  readonly #table: SiteTable;
  readonly #locals: VectorLocals;

  constructor(writer: FunctionWriter, region: Region, table: SiteTable, locals: VectorLocals) {
    this.#writer = writer;
    this.#region = region;
    this.#table = table;
    this.#locals = locals;
  }

  /** Loads the saved registers and the results of the operation that the threads waited for. */
  resume(): void {
    const { site, used, defined } = this.#region;
    if (site === undefined) return;
    const { program } = this.#writer;
    for (const id of at(this.#table.live, site.index)) {
      if (used.has(id) || defined.has(id)) this.#load(at(program.registers, id));
    }
    this.#results(site);
  }

  #load(register: Register): void {
    const writer = this.#writer;
    const { code } = writer;
    const storage = writer.storage(register);
    const offset = this.#table.layout.slots.get(register.id)!;
    const { state4, state8, initial } = this.#locals;
    const wide = slotBytes(register) === 8;
    const { kind } = register;
    if (storage.form === "vector") {
      code.localGet(state4);
      code.memory("v128.load", offset);
      if (register.type === "pred") code.op("i32x4.neg");
      code.localSet(storage.local);
      return;
    }
    if (storage.form === "lanes") {
      for (const lane of LANES) {
        code.localGet(wide ? state8 : state4);
        code.memory(`${kind}.load`, offset + (wide ? 8 : 4) * lane);
        code.localSet(storage.locals[lane]);
      }
      return;
    }
    // A register with one value for all lanes: load it from a lane that runs.
    const lane = writer.temporary("i32");
    code.localGet(initial);
    code.op("i32x4.bitmask", "i32.ctz");
    code.localSet(lane);
    code.localGet(wide ? state8 : state4);
    code.localGet(lane);
    code.i32Const(wide ? 3 : 2);
    code.op("i32.shl", "i32.add");
    code.memory(`${kind}.load`, offset);
    if (storage.stride !== 0) {
      code.localGet(lane);
      code.i32Const(storage.stride);
      code.op("i32.mul");
      if (wide) code.op("i64.extend_i32_s", "i64.sub");
      else code.op("i32.sub");
    }
    code.localSet(storage.local);
    writer.releaseTemporaries();
  }

  #results(site: Site): void {
    const writer = this.#writer;
    const { code } = writer;
    const { instruction } = site.op;
    writer.instruction = instruction;
    if (site.op.defs.length === 0) return;
    const { layout } = this.#table;
    const result = (field: "resultA" | "resultB"): void => {
      code.localGet(this.#locals.state4);
      code.memory("v128.load", layout[field]);
    };
    const [destination] = operandsOf(instruction, 1);
    writer.lanes = 4;
    if (opcodeOf(instruction)?.class === "barrier") {
      result("resultA");
      if (instruction.modifiers.includes("popc")) writer.pop(destination, "u32");
      else {
        if (instruction.modifiers.includes("and")) {
          result("resultB");
          code.op("i32x4.eq");
        } else {
          code.i32x4Const(0);
          code.op("i32x4.ne");
        }
        writer.pop(destination, "pred");
      }
    } else {
      const collective = collectiveOf(instruction)!;
      const [first, second]: readonly (Operand | undefined)[] = destination.kind === "pair"
        ? [destination.first, destination.second]
        : [destination, undefined];
      if (first !== undefined && collective.result !== undefined) {
        result("resultA");
        if (collective.result === "pred") code.op("i32x4.neg");
        writer.pop(first, collective.result);
      }
      if (second !== undefined) {
        result("resultB");
        code.op("i32x4.neg");
        writer.pop(second, "pred");
      }
    }
    writer.lanes = 1;
    writer.releaseTemporaries();
  }

  /**
   * Saves the live registers that the region has changed, and the operands of the operation to wait for, for
   * the threads in a mask.
   */
  suspend(index: number, mask: number | undefined): void {
    const writer = this.#writer;
    const { program } = writer;
    const site = at(program.sites, index);
    const { instruction } = site.op;
    writer.instruction = instruction;
    for (const id of at(this.#table.live, index)) {
      if (!this.#region.defined.has(id)) continue;
      const register = at(program.registers, id);
      this.#store(writer.registerOperand(id), slotType(register), this.#table.layout.slots.get(id)!, mask);
    }
    const store = (
      field: "operandA" | "operandB" | "operandC" | "mask",
      operand: Operand,
      type: ScalarType,
    ): void => this.#store(operand, type, this.#table.layout[field], mask);
    storeWaiting(writer, site, store);
    this.#stopAt(at(this.#table.points, index), mask);
    writer.releaseTemporaries();
  }

  /** Ends the threads in a mask. */
  exit(mask: number | undefined): void {
    this.#noteProgress(mask);
    this.#stopAt(POINT.exited, mask);
  }

  /** Writes that a thread in a mask got on, if there is one. */
  #noteProgress(mask: number | undefined): void {
    const { code, linker: { stall } } = this.#writer;
    if (stall === undefined) return;
    if (mask === undefined) code.i32Const(1);
    else {
      code.localGet(mask);
      code.op("v128.any_true");
    }
    code.if();
    noteProgress(this.#writer);
    code.end();
  }

  #stopAt(point: number, mask: number | undefined): void {
    const { code } = this.#writer;
    code.i32x4Const(point);
    if (mask !== undefined) {
      code.localGet(this.#locals.point);
      code.localGet(mask);
      code.op("v128.bitselect");
    }
    code.localSet(this.#locals.point);
  }

  /** Stores an operand of each lane in the mask to the array at `offset`. */
  #store(operand: Operand, type: ScalarType, offset: number, mask: number | undefined): void {
    const writer = this.#writer;
    const { code } = writer;
    const { state4, state8 } = this.#locals;
    if (type === "b64" || type === "f64") {
      writer.eachLane((lane) => {
        code.localGet(state8);
        writer.push(operand, "b64");
        if (mask !== undefined) {
          code.localGet(state8);
          code.memory("i64.load", offset + 8 * lane);
          writer.pushLaneActive(mask);
          code.op("select");
        }
        code.memory("i64.store", offset + 8 * lane);
      });
      return;
    }
    code.localGet(state4);
    this.#pushLanes(operand, type);
    if (type === "pred") {
      code.i32x4Const(1);
      code.op("v128.and");
    }
    if (mask !== undefined) {
      code.localGet(state4);
      code.memory("v128.load", offset);
      code.localGet(mask);
      code.op("v128.bitselect");
    }
    code.memory("v128.store", offset);
  }

  /** Pushes an operand for all four lanes, however it is stored. */
  #pushLanes(operand: Operand, type: ScalarType): void {
    const writer = this.#writer;
    const { code } = writer;
    const special = operand.kind === "special" || operand.kind === "symbol";
    if (!special && writer.storageOfOperand(operand)?.form !== "lanes") {
      writer.inVector(() => writer.push(operand, type));
      return;
    }
    code.i32x4Const(0);
    writer.eachLane((lane) => {
      writer.push(operand, type);
      if (type === "f32") code.op("i32.reinterpret_f32");
      code.lane("i32x4.replace_lane", lane);
    });
  }
}
