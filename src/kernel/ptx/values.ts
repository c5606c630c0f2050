/** Writes the values of a kernel as PTX instructions. */
import type { Address, KernelIR, Value } from "../ir/ir.ts";
import { hasEffect } from "../ir/passes.ts";
import { isFloat, type Scalar } from "../ir/types.ts";
import { parameterName } from "./declarations.ts";
import {
  atomicInstruction,
  BITS,
  conversion,
  MEMORY,
  mnemonic,
  TYPE,
  warpInstruction,
} from "./instructions.ts";
import { constantText, Registers } from "./registers.ts";

/** Appends the instructions of values to the text of a kernel. */
export class ValueWriter {
  protected readonly kernel: KernelIR;
  protected readonly registers: Registers = new Registers();
  protected readonly lines: string[] = [];
  protected depth = 1;

  constructor(kernel: KernelIR) {
    this.kernel = kernel;
  }

  protected emit(text: string): void {
    this.lines.push("    ".repeat(this.depth) + text);
  }

  protected operand(value: Value): string {
    if (value.op === "const") return constantText(value.type, value.constant!);
    return this.registers.of(value);
  }

  protected define(value: Value): void {
    if (value.op === "const" || (value.uses === 0 && !hasEffect(value) && !isVector(value))) return;
    const instruction = mnemonic(value);
    if (instruction !== undefined) {
      const operands = value.args.map((arg) => this.operand(arg));
      this.emit(`${instruction} ${[this.registers.of(value), ...operands].join(", ")};`);
      return;
    }
    switch (value.op) {
      case "parameter":
        return this.#parameter(value);
      case "special":
        return this.#special(value);
      case "clock":
        return this.emit(`mov.u64 ${this.registers.of(value)}, %clock64;`);
      case "symbol":
      case "get":
        return this.#move(value, value.op === "get" ? this.registers.of(value.variable!) : value.name!);
      case "select": {
        const [condition, a, b] = value.args.map((arg) => this.operand(arg));
        this.emit(`selp.${BITS[value.type]} ${this.registers.of(value)}, ${a}, ${b}, ${condition};`);
        return;
      }
      case "convert": {
        const text = conversion(value.args[0]!.type, value.type, value.name ?? "");
        this.emit(`${text} ${this.registers.of(value)}, ${this.#register(value.args[0]!)};`);
        return;
      }
      case "bitcast":
        return this.#bitcast(value);
      case "narrow":
        return this.#narrow(value);
      case "half":
      case "halfBits":
        return this.#half(value);
      case "load":
        return this.#load(value);
      case "warp":
        return this.#warp(value);
      case "atomic":
        return this.#atomic(value);
      case "texture":
        return this.#texture(value);
      default:
        throw new Error(`the PTX writer does not know ${value.op}`);
    }
  }

  #move(value: Value, source: string): void {
    this.emit(`mov.${BITS[value.type]} ${this.registers.of(value)}, ${source};`);
  }

  /** Returns an operand as a register, for instructions without immediate operands. */
  #register(value: Value): string {
    if (value.op !== "const") return this.operand(value);
    const register = this.registers.fresh(value.type);
    this.emit(`mov.${BITS[value.type]} ${register}, ${this.operand(value)};`);
    return register;
  }

  #parameter(value: Value): void {
    const parameter = this.kernel.parameters.find(({ name }) => name === value.name)!;
    const register = this.registers.of(value);
    const source = `[${parameterName(parameter)}]`;
    switch (parameter.type) {
      case "bytes":
        return;
      case "pointer": {
        const generic = this.registers.fresh("u64");
        this.emit(`ld.param.u64 ${generic}, ${source};`);
        this.emit(`cvta.to.global.u64 ${register}, ${generic};`);
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
    const register = axis ? `${names[vector!]}.${axis}` : "laneid";
    this.emit(`mov.u32 ${this.registers.of(value)}, %${register};`);
  }

  #bitcast(value: Value): void {
    const source = value.args[0]!;
    if (isFloat(value.type) === isFloat(source.type) && source.op !== "const") {
      this.registers.assign(value, this.operand(source));
      return;
    }
    const bits = value.type.endsWith("64") ? "b64" : "b32";
    this.emit(`mov.${bits} ${this.registers.of(value)}, ${this.#register(source)};`);
  }

  #narrow(value: Value): void {
    const source = this.#register(value.args[0]!), result = this.registers.of(value);
    if (value.scalar === "f16") {
      const half = this.registers.fresh("half");
      this.emit(`cvt.rn.f16.f32 ${half}, ${source};`);
      this.emit(`cvt.f32.f16 ${result}, ${half};`);
    } else this.emit(`cvt.s32.${value.scalar!.replace("i", "s")} ${result}, ${source};`);
  }

  #half(value: Value): void {
    const source = this.#register(value.args[0]!), result = this.registers.of(value);
    const half = this.registers.fresh("half");
    const [first, second] = value.op === "half"
      ? [`cvt.u16.u32 ${half}, ${source};`, `cvt.f32.f16 ${result}, ${half};`]
      : [`cvt.rn.f16.f32 ${half}, ${source};`, `cvt.u32.u16 ${result}, ${half};`];
    this.emit(first);
    this.emit(second);
  }

  // ---- memory ---------------------------------------------------------------------------------------------

  #address({ base, offset, space }: Address): string {
    const name = space === "parameter"
      ? parameterName(this.kernel.parameters.find((one) => one.name === base.name)!)
      : this.operand(base);
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
    if (parts.length === 0) return this.#loadScalar(scalar!, instruction, this.registers.of(value), source);
    const all = [value, ...parts];
    if (scalar === "bool" || scalar === "f16") {
      const raw = all.map(() => this.registers.fresh(scalar === "f16" ? "half" : "i32"));
      this.emit(`${instruction}.v${all.length}.${MEMORY[scalar]} {${raw.join(", ")}}, ${source};`);
      all.forEach((part, index) => this.#widen(scalar, this.registers.of(part), raw[index]!));
      return;
    }
    const registers = all.map((part) => this.registers.of(part)).join(", ");
    this.emit(`${instruction}.v${all.length}.${MEMORY[scalar as "f32"]} {${registers}}, ${source};`);
  }

  #loadScalar(scalar: Scalar, instruction: string, register: string, source: string): void {
    if (scalar === "bool" || scalar === "f16") {
      const raw = this.registers.fresh(scalar === "f16" ? "half" : "i32");
      this.emit(`${instruction}.${MEMORY[scalar]} ${raw}, ${source};`);
      this.#widen(scalar, register, raw);
    } else this.emit(`${instruction}.${MEMORY[scalar as "f32"]} ${register}, ${source};`);
  }

  #widen(scalar: "bool" | "f16", register: string, raw: string): void {
    if (scalar === "f16") this.emit(`cvt.f32.f16 ${register}, ${raw};`);
    else this.emit(`setp.ne.s32 ${register}, ${raw}, 0;`);
  }

  protected store(address: Address, scalar: Scalar, values: readonly Value[]): void {
    const sources = values.map((value) => this.#stored(scalar, value));
    const vector = sources.length > 1 ? `.v${sources.length}` : "";
    const list = sources.length > 1 ? `{${sources.join(", ")}}` : sources[0];
    const type = MEMORY[scalar as "f32"].replace(/^s(?=8|16)/, "u");
    this.emit(`st.${address.space}${vector}.${type} ${this.#address(address)}, ${list};`);
  }

  #stored(scalar: Scalar, value: Value): string {
    const source = this.#register(value);
    if (scalar === "bool") {
      const register = this.registers.fresh("i32");
      this.emit(`selp.b32 ${register}, 1, 0, ${source};`);
      return register;
    }
    if (scalar !== "f16") return source;
    const half = this.registers.fresh("half");
    this.emit(`cvt.rn.f16.f32 ${half}, ${source};`);
    return half;
  }

  #texture(value: Value): void {
    const { vector, name, type } = value;
    if (vector!.length < 3) return; // read with the first channel
    const [handle, ...coordinates] = value.args.map((arg) => this.#register(arg));
    const layered = name!.endsWith("Layered");
    const layer = layered ? [coordinates.pop()!] : [];
    const place = [...layer, ...coordinates];
    // Vectors of coordinates have one, two or four elements; the hardware ignores those that it does not
    // need.
    while (place.length > 2 && place.length < 4) place.push(place.at(-1)!);
    const registers = [value, ...vector!].map((part) => this.registers.of(part)).join(", ");
    const geometry = `${layered ? "a" : ""}${name!.slice(0, 2)}`;
    const target = `[${handle}, {${place.join(", ")}}]`;
    this.emit(`tex.${geometry}.v4.${TYPE[type]}.f32 {${registers}}, ${target};`);
  }

  #warp(value: Value): void {
    const [operand, lane, mask] = value.args, name = value.name!;
    const result = this.registers.of(value);
    const members = this.operand(mask!);
    if (name === "activemask") {
      this.emit(`activemask.b32 ${result};`);
      return;
    }
    const source = this.#register(operand!);
    if (!name.startsWith("shuffle")) {
      this.emit(`${warpInstruction(name)} ${result}, ${source}, ${members};`);
      return;
    }
    // The segment of `width` lanes, and the last lane that may be read.
    const clamp = ((32 - Number(value.constant)) << 8) | (name === "shuffle.up" ? 0 : 31);
    this.emit(
      `${warpInstruction(name)} ${result}, ${source}, ${this.operand(lane!)}, ${clamp}, ${members};`,
    );
  }

  #atomic(value: Value): void {
    const { address, scalar, name, args } = value;
    const operands = args.slice(1).map((arg) => this.operand(arg)).join(", ");
    const text = atomicInstruction(name!, scalar!, value.type);
    const unused = value.uses === 0 && name !== "exchange" && name !== "compareAndSwap";
    const target = `${this.#address(address!)}, ${operands};`;
    if (unused && address!.space === "global") this.emit(`red.global.${text} ${target}`);
    else this.emit(`atom.${address!.space}.${text} ${this.registers.of(value)}, ${target}`);
  }
}

/** True for components that one instruction reads together, some of which may be unused. */
function isVector({ op }: Value): boolean {
  return op === "load" || op === "texture";
}
