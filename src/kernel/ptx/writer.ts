/**
 * Writes a kernel of the IR as PTX text.
 *
 * The text is PTX 8.0 for compute_75, which every supported driver compiles, and depends on the kernel only.
 *
 * @module
 */
import { hasEffect } from "../ir/passes.ts";
import type { Address, Block, KernelIR, Loop, Statement, Value } from "../ir/ir.ts";
import { isFloat, type Scalar } from "../ir/types.ts";
import { parameterName, parameterText, storageText } from "./declarations.ts";
import { atomicInstruction, BITS, conversion, MEMORY, mnemonic, warpInstruction } from "./instructions.ts";
import { constantText, Registers } from "./registers.ts";

/** Returns the PTX of a kernel that went through `optimize()`. */
export function writePtx(kernel: KernelIR): string {
  return new Writer(kernel).write();
}

class Writer {
  readonly #kernel: KernelIR;
  readonly #registers = new Registers();
  readonly #lines: string[] = [];
  readonly #loops = new Map<Loop, LoopLabels>();
  readonly #jumps = new Set<string>();
  #labels = 0;
  #depth = 1;

  constructor(kernel: KernelIR) {
    this.#kernel = kernel;
  }

  write(): string {
    const { name, parameters, storage, body, file, maxThreads } = this.#kernel;
    this.#block(body);
    if (this.#jumps.has("exit")) this.#label("exit");
    if (this.#lines.at(-1)?.trim() !== "ret;") this.#emit("ret;");
    const list = parameters.map((parameter) => `    ${parameterText(parameter)}`).join(",\n");
    const inside = storage.filter(({ space, byteLength }) => space !== "const" && byteLength > 0);
    const outside = storage.filter((one) => !inside.includes(one));
    return [
      ".version 8.0",
      ".target sm_75",
      ".address_size 64",
      "",
      ...outside.map(storageText),
      `.visible .entry ${name}(${list === "" ? "" : `\n${list}\n`})`,
      ...(maxThreads === undefined ? [] : [`.maxntid ${maxThreads}, 1, 1`]),
      "{",
      ...this.#registers.declarations().map((line) => `    ${line}`),
      ...inside.map((one) => `    ${storageText(one)}`),
      ...this.#lines,
      "}",
      ...(file === undefined ? [] : [`.file 1 ${JSON.stringify(file)}`]),
      "",
    ].join("\n");
  }

  // ---- statements -----------------------------------------------------------------------------------------

  #block(block: Block): void {
    for (const statement of block) this.#statement(statement);
  }

  #statement(statement: Statement): void {
    switch (statement.kind) {
      case "define":
        return this.#define(statement.value);
      case "set": {
        const { variable, value } = statement;
        this.#emit(`mov.${BITS[variable.type]} ${this.#registers.of(variable)}, ${this.#operand(value)};`);
        return;
      }
      case "store":
        return this.#store(statement.address, statement.scalar, statement.values);
      case "if":
        return this.#if(statement.condition, statement.then, statement.otherwise);
      case "loop":
        return this.#loop(statement);
      case "break":
      case "continue":
      case "return":
        this.#jump(this.#target(statement));
        return;
      case "trap":
        this.#emit("trap;");
        return;
      case "barrier":
        this.#emit(statement.scope === "block" ? "bar.sync 0;" : "bar.warp.sync 0xffffffff;");
        return;
      case "fence":
        this.#emit(`membar.${{ block: "cta", device: "gl", system: "sys" }[statement.scope]};`);
        return;
      case "line":
        if (this.#kernel.file !== undefined) this.#emit(`.loc 1 ${statement.line} ${statement.column}`);
    }
  }

  #if(condition: Value, then: Block, otherwise: Block): void {
    const jump = onlyJump(then);
    if (jump !== undefined && otherwise.length === 0) {
      this.#jump(this.#target(jump), this.#guard(condition, true));
      return;
    }
    const number = ++this.#labels;
    const left = otherwise.length === 0 ? loopLeftBy(then) : undefined;
    if (left !== undefined) {
      // Behind the loop, so that a round that stays in it does not jump.
      this.#jump(`leave${number}`, this.#guard(condition, true));
      this.#loops.get(left)!.exits.push([`leave${number}`, then]);
      return;
    }
    if (then.length === 0) {
      this.#jump(`endif${number}`, this.#guard(condition, true));
      this.#indented(otherwise);
    } else {
      const second = otherwise.length > 0 ? `else${number}` : `endif${number}`;
      this.#jump(second, this.#guard(condition, false));
      this.#indented(then);
      if (otherwise.length > 0) {
        if (!isJump(then.at(-1))) this.#jump(`endif${number}`);
        this.#label(second);
        this.#indented(otherwise);
      }
    }
    if (this.#jumps.has(`endif${number}`)) this.#label(`endif${number}`);
  }

  #loop(loop: Loop): void {
    const number = ++this.#labels;
    const next = `next${number}`, end = `end${number}`;
    const exits: LoopLabels["exits"] = [];
    this.#loops.set(loop, { next, end, exits });
    this.#label(`loop${number}`);
    this.#indented(loop.body);
    if (this.#jumps.has(next)) this.#label(next);
    this.#indented(loop.latch);
    const { condition } = loop;
    if (condition.op !== "const") this.#jump(`loop${number}`, this.#guard(condition, true));
    else if (condition.constant) this.#jump(`loop${number}`);
    if (exits.length > 0 && !(condition.op === "const" && condition.constant)) this.#jump(end);
    for (const [label, block] of exits) {
      this.#label(label);
      this.#indented(block);
    }
    if (this.#jumps.has(end)) this.#label(end);
  }

  #target(statement: Statement): string {
    if (statement.kind === "break") return this.#loops.get(statement.loop)!.end;
    if (statement.kind === "continue") return this.#loops.get(statement.loop)!.next;
    return "exit";
  }

  #jump(label: string, guard = ""): void {
    this.#jumps.add(label);
    this.#emit(`${guard}bra ${label};`);
  }

  #guard(condition: Value, expected: boolean): string {
    if (condition.op === "const") {
      const register = this.#registers.fresh("bool");
      this.#emit(`mov.pred ${register}, ${Number(condition.constant)};`);
      return `@${expected ? "" : "!"}${register} `;
    }
    return `@${expected ? "" : "!"}${this.#operand(condition)} `;
  }

  #indented(block: Block): void {
    this.#depth++;
    this.#block(block);
    this.#depth--;
  }

  #label(name: string): void {
    this.#lines.push(`${"    ".repeat(this.#depth - 1)}${name}:`);
  }

  #emit(text: string): void {
    this.#lines.push("    ".repeat(this.#depth) + text);
  }

  // ---- values ---------------------------------------------------------------------------------------------

  #operand(value: Value): string {
    if (value.op === "const") return constantText(value.type, value.constant!);
    return this.#registers.of(value);
  }

  #define(value: Value): void {
    if (value.op === "const" || (value.uses === 0 && !hasEffect(value) && value.op !== "load")) return;
    const instruction = mnemonic(value);
    if (instruction !== undefined) {
      const operands = value.args.map((arg) => this.#operand(arg));
      this.#emit(`${instruction} ${[this.#registers.of(value), ...operands].join(", ")};`);
      return;
    }
    switch (value.op) {
      case "parameter":
        return this.#parameter(value);
      case "special":
        return this.#special(value);
      case "symbol":
      case "get":
        return this.#move(value, value.op === "get" ? this.#registers.of(value.variable!) : value.name!);
      case "select": {
        const [condition, a, b] = value.args.map((arg) => this.#operand(arg));
        this.#emit(`selp.${BITS[value.type]} ${this.#registers.of(value)}, ${a}, ${b}, ${condition};`);
        return;
      }
      case "convert": {
        const text = conversion(value.args[0]!.type, value.type, value.name ?? "");
        this.#emit(`${text} ${this.#registers.of(value)}, ${this.#register(value.args[0]!)};`);
        return;
      }
      case "bitcast":
        return this.#bitcast(value);
      case "narrow":
        return this.#narrow(value);
      case "load":
        return this.#load(value);
      case "warp":
        return this.#warp(value);
      case "atomic":
        return this.#atomic(value);
      default:
        throw new Error(`the PTX writer does not know ${value.op}`);
    }
  }

  #move(value: Value, source: string): void {
    this.#emit(`mov.${BITS[value.type]} ${this.#registers.of(value)}, ${source};`);
  }

  /** Returns an operand as a register, for instructions without immediate operands. */
  #register(value: Value): string {
    if (value.op !== "const") return this.#operand(value);
    const register = this.#registers.fresh(value.type);
    this.#emit(`mov.${BITS[value.type]} ${register}, ${this.#operand(value)};`);
    return register;
  }

  #parameter(value: Value): void {
    const parameter = this.#kernel.parameters.find(({ name }) => name === value.name)!;
    const register = this.#registers.of(value);
    const source = `[${parameterName(parameter)}]`;
    switch (parameter.type) {
      case "bytes":
        return;
      case "pointer": {
        const generic = this.#registers.fresh("u64");
        this.#emit(`ld.param.u64 ${generic}, ${source};`);
        this.#emit(`cvta.to.global.u64 ${register}, ${generic};`);
        return;
      }
      default:
        this.#loadScalar(parameter.type, "ld.param", register, source);
    }
  }

  #special(value: Value): void {
    const name = value.name!;
    const names: Record<string, string> = {
      threadIdx: "tid",
      blockIdx: "ctaid",
      blockDim: "ntid",
      gridDim: "nctaid",
    };
    const [vector, axis] = name.split(".");
    if (name === "clock") this.#emit(`mov.u64 ${this.#registers.of(value)}, %clock64;`);
    else {this.#emit(
        `mov.u32 ${this.#registers.of(value)}, %${axis ? `${names[vector!]}.${axis}` : "laneid"};`,
      );}
  }

  #bitcast(value: Value): void {
    const source = value.args[0]!;
    if (isFloat(value.type) === isFloat(source.type) && source.op !== "const") {
      this.#registers.assign(value, this.#operand(source));
      return;
    }
    const bits = value.type.endsWith("64") ? "b64" : "b32";
    this.#emit(`mov.${bits} ${this.#registers.of(value)}, ${this.#register(source)};`);
  }

  #narrow(value: Value): void {
    const source = this.#register(value.args[0]!), result = this.#registers.of(value);
    if (value.scalar === "f16") {
      const half = this.#registers.fresh("half");
      this.#emit(`cvt.rn.f16.f32 ${half}, ${source};`);
      this.#emit(`cvt.f32.f16 ${result}, ${half};`);
    } else this.#emit(`cvt.s32.${value.scalar!.replace("i", "s")} ${result}, ${source};`);
  }

  // ---- memory ---------------------------------------------------------------------------------------------

  #address({ base, offset, space }: Address): string {
    const name = space === "parameter"
      ? parameterName(this.#kernel.parameters.find((one) => one.name === base.name)!)
      : this.#operand(base);
    return `[${name}${offset === 0 ? "" : `+${offset}`}]`;
  }

  #load(value: Value): void {
    const { address, scalar, readOnly, constant: width, vector } = value;
    const parts = vector ?? [];
    // The first value of a vector loads all of it.
    if (width !== undefined && parts.length === 1 && parts[0]!.vector![Number(width) - 1] === value) return;
    const space = address!.space === "parameter" ? "param" : address!.space;
    const cached = readOnly && space === "global" ? ".nc" : "";
    const instruction = `ld.${space}${cached}`;
    const source = this.#address(address!);
    if (parts.length === 0) return this.#loadScalar(scalar!, instruction, this.#registers.of(value), source);
    const all = [value, ...parts];
    if (scalar === "bool" || scalar === "f16") {
      const raw = all.map(() => this.#registers.fresh(scalar === "f16" ? "half" : "i32"));
      this.#emit(`${instruction}.v${all.length}.${MEMORY[scalar]} {${raw.join(", ")}}, ${source};`);
      all.forEach((part, index) => this.#widen(scalar, this.#registers.of(part), raw[index]!));
      return;
    }
    const registers = all.map((part) => this.#registers.of(part)).join(", ");
    this.#emit(`${instruction}.v${all.length}.${MEMORY[scalar as "f32"]} {${registers}}, ${source};`);
  }

  #loadScalar(scalar: Scalar, instruction: string, register: string, source: string): void {
    if (scalar === "bool" || scalar === "f16") {
      const raw = this.#registers.fresh(scalar === "f16" ? "half" : "i32");
      this.#emit(`${instruction}.${MEMORY[scalar]} ${raw}, ${source};`);
      this.#widen(scalar, register, raw);
    } else this.#emit(`${instruction}.${MEMORY[scalar as "f32"]} ${register}, ${source};`);
  }

  #widen(scalar: "bool" | "f16", register: string, raw: string): void {
    if (scalar === "f16") this.#emit(`cvt.f32.f16 ${register}, ${raw};`);
    else this.#emit(`setp.ne.s32 ${register}, ${raw}, 0;`);
  }

  #store(address: Address, scalar: Scalar, values: readonly Value[]): void {
    const sources = values.map((value) => this.#stored(scalar, value));
    const vector = sources.length > 1 ? `.v${sources.length}` : "";
    const list = sources.length > 1 ? `{${sources.join(", ")}}` : sources[0];
    const type = MEMORY[scalar as "f32"].replace(/^s(?=8|16)/, "u");
    this.#emit(`st.${address.space}${vector}.${type} ${this.#address(address)}, ${list};`);
  }

  #stored(scalar: Scalar, value: Value): string {
    const source = this.#register(value);
    if (scalar === "bool") {
      const register = this.#registers.fresh("i32");
      this.#emit(`selp.b32 ${register}, 1, 0, ${source};`);
      return register;
    }
    if (scalar !== "f16") return source;
    const half = this.#registers.fresh("half");
    this.#emit(`cvt.rn.f16.f32 ${half}, ${source};`);
    return half;
  }

  #warp(value: Value): void {
    const [operand, lane, mask] = value.args, name = value.name!;
    const result = this.#registers.of(value);
    const members = this.#operand(mask!);
    if (name === "activemask") {
      this.#emit(`activemask.b32 ${result};`);
      return;
    }
    const source = this.#register(operand!);
    if (!name.startsWith("shuffle")) {
      this.#emit(`${warpInstruction(name)} ${result}, ${source}, ${members};`);
      return;
    }
    // The segment of `width` lanes, and the last lane that may be read.
    const clamp = ((32 - Number(value.constant)) << 8) | (name === "shuffle.up" ? 0 : 31);
    this.#emit(
      `${warpInstruction(name)} ${result}, ${source}, ${this.#operand(lane!)}, ${clamp}, ${members};`,
    );
  }

  #atomic(value: Value): void {
    const { address, scalar, name, args } = value;
    const operands = args.slice(1).map((arg) => this.#operand(arg)).join(", ");
    const text = atomicInstruction(name!, scalar!, value.type);
    const unused = value.uses === 0 && name !== "exchange" && name !== "compareAndSwap";
    const target = `${this.#address(address!)}, ${operands};`;
    if (unused && address!.space === "global") this.#emit(`red.global.${text} ${target}`);
    else this.#emit(`atom.${address!.space}.${text} ${this.#registers.of(value)}, ${target}`);
  }
}

/** Labels of a loop, and the blocks that leave it. */
interface LoopLabels {
  readonly next: string;
  readonly end: string;
  readonly exits: [label: string, block: Block][];
}

/** Returns the loop that a block leaves, if it only computes and sets variables. */
function loopLeftBy(block: Block): Loop | undefined {
  const last = block.at(-1);
  const sets = block.slice(0, -1).every(({ kind }) => kind === "set" || kind === "define" || kind === "line");
  return last?.kind === "break" && sets ? last.loop : undefined;
}

function isJump(statement: Statement | undefined): boolean {
  return statement !== undefined && ["break", "continue", "return"].includes(statement.kind);
}

/** Returns the jump that a block consists of, if it is nothing else. */
function onlyJump(block: Block): Statement | undefined {
  const statements = block.filter(({ kind }) => kind !== "line");
  return statements.length === 1 && isJump(statements[0]) ? statements[0] : undefined;
}
