/**
 * Runs one PTX value instruction over arrays of operands, without the rest of the compiler. Registers are
 * arrays in memory, which a loop processes one or four elements at a time.
 */
import { at } from "../../../src/base/at.ts";
import type { FmaMode } from "../../../src/driver/software/abi/index.ts";
import type { EmitContext, WasmType } from "../../../src/driver/software/codegen/context.ts";
import { emitterFor } from "../../../src/driver/software/codegen/values/index.ts";
import type { Instruction, Operand, ScalarType } from "../../../src/driver/software/ptx/ast.ts";
import { SUPPORT, SupportLinker } from "../../../src/driver/software/support/index.ts";
import { CodeWriter } from "../../../src/driver/software/wasm/code.ts";
import { ModuleBuilder } from "../../../src/driver/software/wasm/module.ts";

const TYPE = /^e[45]m[23]x2$|^(pred|[bus](8|16|32|64)|b?f16(x2)?|[us]16x2|f32|f64|tf32)$/;

function parseOperand(text: string): Operand {
  if (text.startsWith("!")) return { kind: "not", operand: parseOperand(text.slice(1)) };
  if (text.includes("|")) {
    const [first = "", second = ""] = text.split("|");
    return { kind: "pair", first: parseOperand(first), second: parseOperand(second) };
  }
  if (/^-?(0x[0-9a-f]+|\d+)$/.test(text)) {
    const negative = text.startsWith("-");
    const value = BigInt(negative ? text.slice(1) : text);
    return { kind: "integer", value: negative ? -value : value };
  }
  if (/^-?\d+\.\d+$/.test(text)) return { kind: "float", value: Number(text) };
  return { kind: "register", name: text };
}

/** Parses "add.rn.f32 d, a, b". Operands are registers of any name, integers or decimal floats. */
export function parse(text: string): Instruction {
  const [mnemonic = "", ...rest] = text.split(" ");
  const [opcode = "", ...modifiers] = mnemonic.split(".");
  const operands = rest.join("").split(",").map(parseOperand);
  const types = modifiers.filter((modifier) => TYPE.test(modifier)) as ScalarType[];
  return {
    kind: "instruction",
    line: 1,
    source: undefined,
    guard: undefined,
    opcode,
    modifiers,
    types,
    operands,
  };
}

/** Returns the registers in the operands, in order, including those in pairs and negations. */
export function registers(instruction: Instruction): { results: string[]; sources: string[] } {
  const names = (operand: Operand): string[] => {
    if (operand.kind === "register") return [operand.name];
    if (operand.kind === "pair") return [...names(operand.first), ...names(operand.second)];
    return operand.kind === "not" ? names(operand.operand) : [];
  };
  const [result, ...sources] = instruction.operands;
  return {
    results: result === undefined ? [] : names(result),
    sources: [...new Set(sources.flatMap(names))],
  };
}

export interface RunOptions {
  readonly lanes: 1 | 4;
  readonly fma?: FmaMode;
  /** False allows f32 results to be any NaN. */
  readonly nanObservable?: boolean;
  /** Whether the operands are computed from integers. */
  readonly hasFewDigits?: boolean;
  /** Initial value of the carry flag for every element. Its final value is a result named "carry". */
  readonly carry?: boolean;
}

const is64 = (type: ScalarType): boolean => type.endsWith("64");

class ArrayContext implements EmitContext {
  readonly instruction: Instruction;
  readonly code: CodeWriter;
  readonly lanes: 1 | 4;
  readonly fma: FmaMode;
  readonly nanObservable: boolean;
  readonly hasFewDigits: boolean;
  readonly #bases: ReadonlyMap<string, number>;
  readonly #linker: SupportLinker;
  readonly carryLocal: number;

  constructor(
    instruction: Instruction,
    code: CodeWriter,
    options: RunOptions,
    bases: ReadonlyMap<string, number>,
    linker: SupportLinker,
  ) {
    this.instruction = instruction;
    this.code = code;
    this.lanes = options.lanes;
    this.fma = options.fma ?? "exact";
    this.nanObservable = options.nanObservable ?? true;
    this.hasFewDigits = options.hasFewDigits ?? false;
    this.#bases = bases;
    this.#linker = linker;
    this.carryLocal = code.local("i32");
  }

  /** Pushes the byte offset of the element whose index is in local 0. */
  #address(wide: boolean): void {
    this.code.localGet(0);
    this.code.i32Const(wide ? 3 : 2);
    this.code.op("i32.shl");
  }

  push(operand: Operand, type: ScalarType): void {
    const { code } = this;
    if (operand.kind === "integer" || operand.kind === "float") return this.#immediate(operand.value, type);
    if (operand.kind !== "register") throw new Error(`cannot push ${operand.kind}`);
    const base = this.#bases.get(operand.name)!;
    this.#address(is64(type));
    if (this.lanes === 4) {
      if (is64(type)) throw new Error("64 bits in 4 lanes");
      code.memory("v128.load", base, 4);
      if (type === "pred") {
        code.i32x4Const(0);
        code.op("i32x4.ne");
      }
    } else if (type === "f32") code.memory("f32.load", base);
    else if (type === "f64") code.memory("f64.load", base);
    else code.memory(is64(type) ? "i64.load" : "i32.load", base);
    // 8-bit and 16-bit reads use the low bits of wider registers.
    const mask = type.endsWith("8") ? 0xff : /^(b?f|[bus])16$/.test(type) ? 0xffff : undefined;
    if (mask === undefined) return;
    if (this.lanes === 4) code.i32x4Const(mask);
    else code.i32Const(mask);
    code.op(this.lanes === 4 ? "v128.and" : "i32.and");
  }

  #immediate(value: bigint | number, type: ScalarType): void {
    const { code } = this;
    if (type === "f32") this.lanes === 4 ? code.f32x4Const(Number(value)) : code.f32Const(Number(value));
    else if (type === "f64") code.f64Const(Number(value));
    else if (is64(type)) code.i64Const(BigInt(value));
    else {
      const bits = type.endsWith("16") ? BigInt.asUintN(16, BigInt(value)) : BigInt.asIntN(32, BigInt(value));
      this.lanes === 4 ? code.i32x4Const(Number(bits)) : code.i32Const(Number(bits));
    }
  }

  pop(operand: Operand, type: ScalarType): void {
    const { code } = this;
    if (operand.kind !== "register") throw new Error(`cannot pop ${operand.kind}`);
    const base = this.#bases.get(operand.name)!;
    const vector = this.lanes === 4;
    const value = code.local(
      vector ? "v128" : type === "f32" || type === "f64" ? type : is64(type) ? "i64" : "i32",
    );
    code.localSet(value);
    this.#address(is64(type));
    code.localGet(value);
    if (vector) {
      if (type === "pred") {
        code.i32x4Const(1);
        code.op("v128.and");
      }
      code.memory("v128.store", base, 4);
    } else if (type === "f32") code.memory("f32.store", base);
    else if (type === "f64") code.memory("f64.store", base);
    else code.memory(is64(type) ? "i64.store" : "i32.store", base);
  }

  temporary(type: WasmType): number {
    return this.code.local(type);
  }

  carry(): number {
    return this.carryLocal;
  }

  support(name: string): number {
    return this.#linker.index(name);
  }

  unsupported(why?: string): never {
    throw new Error(
      `unsupported ${this.instruction.opcode}.${this.instruction.modifiers.join(".")} ${why ?? ""}`,
    );
  }
}

/** An instruction compiled into a loop. */
export interface Loop {
  /**
   * Returns the bits of the results for the bits of the sources: one array per destination register, then the
   * carry flag.
   */
  run(sources: readonly (readonly bigint[])[], wide: (name: string) => boolean): bigint[][];
  /** Offsets of the registers' elements in `memory`, for bulk tests without bigints. */
  readonly bases: ReadonlyMap<string, number>;
  readonly memory: WebAssembly.Memory;
  /** Processes the first `count` elements. */
  execute(count: number): void;
}

/** Compiles an instruction into a loop over at most `capacity` elements, a multiple of 4. */
export function compile(text: string, options: RunOptions, capacity = 4096): Loop {
  const instruction = parse(text);
  const { results, sources } = registers(instruction);
  const names = [...results, ...sources.filter((name) => !results.includes(name)), "carry"];
  const bases = new Map(names.map((name, i) => [name, 8 * capacity * i]));
  const memory = new WebAssembly.Memory({ initial: Math.ceil((8 * capacity * names.length) / 65536) });
  const module = new ModuleBuilder();
  module.importMemory("test", "memory", { minimum: 1 });
  const linker = new SupportLinker(module, SUPPORT);
  const loop = module.declareFunction(["i32"], [], "loop");
  const code = new CodeWriter(1);
  const count = code.local("i32");
  const context = new ArrayContext(instruction, code, options, bases, linker);
  const emitter = emitterFor(instruction);
  if (emitter === undefined) throw new Error(`no emitter for ${text}`);
  if (options.lanes === 4 && !emitter.vectorizable(instruction)) {
    throw new Error(`${text} has no 4-lane form`);
  }
  code.localGet(0);
  code.localSet(count);
  code.i32Const(0);
  code.localSet(0);
  const again = code.loop();
  if (options.carry !== undefined) {
    code.i32Const(options.carry ? 1 : 0);
    code.localSet(context.carryLocal);
  }
  emitter.emit(context);
  if (options.carry !== undefined) {
    code.localGet(context.carryLocal);
    context.pop({ kind: "register", name: "carry" }, "u32");
  }
  code.localGet(0);
  code.i32Const(options.lanes);
  code.op("i32.add");
  code.localTee(0);
  code.localGet(count);
  code.op("i32.lt_u");
  code.brIf(again);
  code.end();
  module.defineFunction(loop, code);
  module.export("loop", "function", loop);
  const instance = new WebAssembly.Instance(new WebAssembly.Module(module.finish()), { test: { memory } });
  const execute = instance.exports.loop as (count: number) => void;
  return {
    bases,
    memory,
    execute,
    run(values, wide) {
      const size = values[0]?.length ?? 1;
      if (size > capacity) throw new RangeError(`${size} elements, capacity ${capacity}`);
      const narrowWords = new Uint32Array(memory.buffer);
      const wideWords = new BigUint64Array(memory.buffer);
      sources.forEach((name, operand) => {
        const base = bases.get(name)!;
        values[operand]?.forEach((bits, i) => {
          if (wide(name)) wideWords[base / 8 + i] = BigInt.asUintN(64, bits);
          else narrowWords[base / 4 + i] = Number(BigInt.asUintN(32, bits));
        });
      });
      execute(size);
      const outputs = options.carry === undefined ? results : [...results, "carry"];
      return outputs.map((name) => {
        const base = bases.get(name)!;
        return Array.from(
          { length: size },
          (_, i) => wide(name) ? wideWords[base / 8 + i]! : BigInt(narrowWords[base / 4 + i]!),
        );
      });
    },
  };
}

/**
 * Runs an instruction whose registers all have the size of its type; returns the bits of the first result.
 */
export function runOne(
  text: string,
  options: RunOptions,
  columns: readonly (readonly bigint[])[],
): bigint[] {
  const wide = parse(text).types.some(is64);
  const capacity = Math.ceil((columns[0]?.length ?? 1) / 4) * 4;
  return at(compile(text, options, capacity).run(columns, () => wide), 0);
}

/** True if an instruction has a 4-lane form. */
export function isVectorizable(text: string): boolean {
  const instruction = parse(text);
  return emitterFor(instruction)?.vectorizable(instruction) ?? false;
}
