/**
 * Warp operations (ISA sections 9.7.9.6, 9.7.13.8 – 9.7.13.13): their operands and results per thread, and
 * the functions that compute them for all participating threads of a warp.
 */
import type { Instruction, Operand, ScalarType } from "../ptx/ast.ts";
import type { CodeWriter } from "../wasm/code.ts";
import type { StateLayout } from "./state_layout.ts";

/** A warp operation from the point of view of one thread. */
export interface Collective {
  /**
   * Identifies the operation. Threads that wait at operations of the same name participate in one, wherever
   * they are in the code.
   */
  readonly name: string;
  /** Operand A and its type: b32, b64 or pred. */
  readonly a?: { readonly operand: Operand; readonly type: ScalarType };
  readonly b?: Operand | undefined;
  readonly c?: Operand | undefined;
  /** Mask of the participating threads. Without one, those that arrive together participate. */
  readonly mask?: Operand | undefined;
  /** Type of the first result; the second result is a predicate. */
  readonly result?: ScalarType;
}

/** Returns the warp operation of an instruction, or undefined for an unsupported form. */
export function collectiveOf(instruction: Instruction): Collective | undefined {
  const { opcode, modifiers, operands, types } = instruction;
  const [first, second, third, fourth, fifth] = operands;
  const type = types.at(-1);
  if (opcode === "bar" || opcode === "barrier") return { name: "bar.warp.sync", mask: first };
  if (opcode === "activemask") return { name: "activemask", result: "b32" };
  if (!modifiers.includes("sync")) return undefined;
  const mode = modifiers[1] ?? "";
  switch (opcode) {
    case "shfl":
      if (
        !/^(up|down|bfly|idx)$/.test(mode) || type !== "b32" || second === undefined || fifth === undefined
      ) {
        return undefined;
      }
      return {
        name: `shfl.${mode}`,
        a: { operand: second, type: "b32" },
        b: third,
        c: fourth,
        mask: fifth,
        result: "b32",
      };
    case "vote":
      if (!/^(all|any|uni|ballot)$/.test(mode) || second === undefined || operands.length !== 3) {
        return undefined;
      }
      return {
        name: `vote.${mode}`,
        a: { operand: second, type: "pred" },
        mask: third,
        result: mode === "ballot" ? "b32" : "pred",
      };
    case "match": {
      // In `match.any.sync.b32` the mode is the first suffix.
      const matchMode = modifiers.find((modifier) => modifier === "any" || modifier === "all");
      if (matchMode === undefined || (type !== "b32" && type !== "b64") || second === undefined) {
        return undefined;
      }
      return {
        name: `match.${matchMode}.${type}`,
        a: { operand: second, type },
        mask: third,
        result: "b32",
      };
    }
    case "redux": {
      if (!/^(add|min|max|and|or|xor)$/.test(mode) || !/^[usb]32$/.test(type ?? "") || second === undefined) {
        return undefined;
      }
      const signed = type === "s32" && (mode === "min" || mode === "max");
      return {
        name: `redux.${mode}${signed ? ".s32" : ""}`,
        a: { operand: second, type: "b32" },
        mask: third,
        result: "b32",
      };
    }
    case "elect":
      return { name: "elect", mask: second, result: "b32" };
    default:
      return undefined;
  }
}

/** Parameters of the function of a warp operation. */
const SCRATCH = 0;
/** Index in the block of the warp's first thread. */
const FIRST = 1;
/** Number of threads in the warp. */
const COUNT = 2;
/** Bit mask of the participating threads. */
const PARTICIPANTS = 3;
export const COLLECTIVE_PARAMETERS = ["i32", "i32", "i32", "i32"] as const;

/** Writes the body of the function for the named operation. */
export function emitCollective(code: CodeWriter, name: string, layout: StateLayout): void {
  const writer = new CollectiveWriter(code, layout);
  const [kind, mode = "", type] = name.split(".");
  switch (kind) {
    case "shfl":
      writer.shuffle(mode);
      break;
    case "vote":
      writer.vote(mode);
      break;
    case "match":
      writer.match(mode, type === "b64");
      break;
    case "redux":
      writer.reduce(mode, type === "s32");
      break;
    case "activemask":
      writer.eachLane(() => writer.storeResult("resultA", () => code.localGet(PARTICIPANTS)));
      break;
    case "elect":
      writer.elect();
      break;
  }
}

class CollectiveWriter {
  readonly #code: CodeWriter;
  readonly #layout: StateLayout;
  readonly #lane: number;
  /** scratch + 4 · first */
  readonly #base: number;

  constructor(code: CodeWriter, layout: StateLayout) {
    this.#code = code;
    this.#layout = layout;
    this.#lane = code.local("i32");
    this.#base = code.local("i32");
    code.localGet(SCRATCH);
    code.localGet(FIRST);
    code.i32Const(2);
    code.op("i32.shl", "i32.add");
    code.localSet(this.#base);
  }

  /** Runs `body` for each participating lane. */
  eachLane(body: () => void, lane: number = this.#lane): void {
    const code = this.#code;
    code.i32Const(0);
    code.localSet(lane);
    const loop = code.loop();
    code.localGet(PARTICIPANTS);
    code.localGet(lane);
    code.op("i32.shr_u");
    code.i32Const(1);
    code.op("i32.and");
    code.if();
    body();
    code.end();
    code.localGet(lane);
    code.i32Const(1);
    code.op("i32.add");
    code.localTee(lane);
    code.localGet(COUNT);
    code.op("i32.lt_u");
    code.brIf(loop);
    code.end();
  }

  /** Pushes the address of a lane in an array of 32-bit fields; the array's offset is still to be added. */
  #address(lane: number): void {
    const code = this.#code;
    code.localGet(this.#base);
    code.localGet(lane);
    code.i32Const(2);
    code.op("i32.shl", "i32.add");
  }

  #load(field: "operandA" | "operandB" | "operandC", lane: number = this.#lane): void {
    this.#address(lane);
    this.#code.memory("i32.load", this.#layout[field]);
  }

  #loadWide(lane: number): void {
    const code = this.#code;
    code.localGet(SCRATCH);
    code.localGet(FIRST);
    code.localGet(lane);
    code.op("i32.add");
    code.i32Const(3);
    code.op("i32.shl", "i32.add");
    code.memory("i64.load", this.#layout.operandA);
  }

  storeResult(field: "resultA" | "resultB", value: () => void): void {
    this.#address(this.#lane);
    value();
    this.#code.memory("i32.store", this.#layout[field]);
  }

  /** Implements the pseudocode of ISA section 9.7.9.6. */
  shuffle(mode: string): void {
    const code = this.#code;
    const lane = this.#lane;
    const [offset, clamp, segment, max, source, inRange] = code.locals("i32", 6);
    this.eachLane(() => {
      this.#load("operandB");
      code.i32Const(31);
      code.op("i32.and");
      code.localSet(offset);
      this.#load("operandC");
      code.localTee(clamp);
      code.i32Const(8);
      code.op("i32.shr_u");
      code.i32Const(31);
      code.op("i32.and");
      code.localSet(segment);
      // max = (lane & segment) | (clamp & ~segment)
      code.localGet(lane);
      code.localGet(segment);
      code.op("i32.and");
      code.localGet(clamp);
      code.i32Const(31);
      code.op("i32.and");
      code.localGet(segment);
      code.i32Const(-1);
      code.op("i32.xor", "i32.and", "i32.or");
      code.localSet(max);
      code.localGet(lane);
      if (mode === "idx") {
        code.localGet(segment);
        code.op("i32.and");
        code.localGet(offset);
        code.localGet(segment);
        code.i32Const(-1);
        code.op("i32.xor", "i32.and", "i32.or");
      } else {
        code.localGet(offset);
        code.op(mode === "up" ? "i32.sub" : mode === "down" ? "i32.add" : "i32.xor");
      }
      code.localTee(source);
      code.localGet(max);
      code.op(mode === "up" ? "i32.ge_s" : "i32.le_s");
      code.localSet(inRange);
      code.localGet(source);
      code.localGet(lane);
      code.localGet(inRange);
      code.op("select");
      code.localSet(source);
      this.storeResult("resultA", () => this.#load("operandA", source));
      this.storeResult("resultB", () => code.localGet(inRange));
    });
  }

  vote(mode: string): void {
    const code = this.#code;
    const ballot = code.local("i32");
    this.eachLane(() => {
      this.#load("operandA");
      code.localGet(this.#lane);
      code.op("i32.shl");
      code.localGet(ballot);
      code.op("i32.or");
      code.localSet(ballot);
    });
    this.eachLane(() =>
      this.storeResult("resultA", () => {
        code.localGet(ballot);
        if (mode === "any") {
          code.i32Const(0);
          code.op("i32.ne");
        } else if (mode === "all") {
          code.localGet(PARTICIPANTS);
          code.op("i32.eq");
        } else if (mode === "uni") {
          code.localGet(PARTICIPANTS);
          code.op("i32.eq");
          code.localGet(ballot);
          code.op("i32.eqz", "i32.or");
        }
      })
    );
  }

  match(mode: string, wide: boolean): void {
    const code = this.#code;
    const other = code.local("i32");
    const equal = code.local("i32");
    this.eachLane(() => {
      code.i32Const(0);
      code.localSet(equal);
      this.eachLane(() => {
        if (wide) {
          this.#loadWide(this.#lane);
          this.#loadWide(other);
          code.op("i64.eq");
        } else {
          this.#load("operandA");
          this.#load("operandA", other);
          code.op("i32.eq");
        }
        code.localGet(other);
        code.op("i32.shl");
        code.localGet(equal);
        code.op("i32.or");
        code.localSet(equal);
      }, other);
      if (mode === "any") {
        this.storeResult("resultA", () => code.localGet(equal));
        return;
      }
      this.storeResult("resultA", () => {
        code.localGet(equal);
        code.i32Const(0);
        code.localGet(equal);
        code.localGet(PARTICIPANTS);
        code.op("i32.eq", "select");
      });
      this.storeResult("resultB", () => {
        code.localGet(equal);
        code.localGet(PARTICIPANTS);
        code.op("i32.eq");
      });
    });
  }

  reduce(operation: string, signed: boolean): void {
    const code = this.#code;
    const sum = code.local("i32");
    const started = code.local("i32");
    this.eachLane(() => {
      code.localGet(started);
      code.op("i32.eqz");
      code.if();
      this.#load("operandA");
      code.localSet(sum);
      code.i32Const(1);
      code.localSet(started);
      code.else();
      if (operation === "min" || operation === "max") {
        code.localGet(sum);
        this.#load("operandA");
        code.localGet(sum);
        this.#load("operandA");
        const sign = signed ? "s" : "u";
        code.op(operation === "min" ? `i32.lt_${sign}` : `i32.gt_${sign}`, "select");
      } else {
        code.localGet(sum);
        this.#load("operandA");
        code.op(`i32.${operation as "add" | "and" | "or" | "xor"}`);
      }
      code.localSet(sum);
      code.end();
    });
    this.eachLane(() => this.storeResult("resultA", () => code.localGet(sum)));
  }

  /** Elects the lowest participating lane. */
  elect(): void {
    const code = this.#code;
    const lowest = (): void => {
      code.localGet(PARTICIPANTS);
      code.op("i32.ctz");
    };
    this.eachLane(() => {
      this.storeResult("resultA", lowest);
      this.storeResult("resultB", () => {
        lowest();
        code.localGet(this.#lane);
        code.op("i32.eq");
      });
    });
  }
}
