import { ByteWriter } from "./bytes.ts";
import { type CodeWriter, VALUE_TYPE, type ValueType } from "./code.ts";

export interface MemoryLimits {
  /** The minimum in pages of 64 KiB. */
  readonly minimum: number;
  readonly maximum?: number | undefined;
  /** A shared memory requires a maximum. */
  readonly shared?: boolean;
}

/** The initial value of a global. */
export type GlobalValue = { readonly i32: number } | { readonly i64: bigint };

interface FunctionEntry {
  readonly type: number;
  readonly name: string;
  code?: CodeWriter;
}

const EXPORT_KIND = { function: 0, table: 1, memory: 2, global: 3 } as const;
export type ExportKind = keyof typeof EXPORT_KIND;

/**
 * Builds one WebAssembly module in the binary format (core specification, section 5.5). Imports must precede
 * definitions of the same kind because they have the lowest indices.
 */
export class ModuleBuilder {
  readonly #types = new Map<string, number>();
  readonly #typeSection = new ByteWriter(256);
  readonly #importSection = new ByteWriter(256);
  #imports = 0;
  readonly #importedFunctions: string[] = [];
  readonly #functions: FunctionEntry[] = [];
  readonly #memories: MemoryLimits[] = [];
  #tables = 0;
  readonly #tableSection = new ByteWriter(16);
  #definedTables = 0;
  #importedGlobals = 0;
  readonly #globalSection = new ByteWriter(64);
  #globals = 0;
  readonly #exportSection = new ByteWriter(64);
  #exports = 0;
  readonly #elementSection = new ByteWriter(64);
  #elements = 0;
  readonly #dataSection = new ByteWriter(64);
  #data = 0;

  /** Returns the index of a function type; equal types share one. */
  type(parameters: readonly ValueType[], results: readonly ValueType[]): number {
    const key = `${parameters} ${results}`;
    const known = this.#types.get(key);
    if (known !== undefined) return known;
    const section = this.#typeSection;
    section.byte(0x60);
    for (const list of [parameters, results]) {
      section.u32(list.length);
      for (const type of list) section.byte(VALUE_TYPE[type]);
    }
    const index = this.#types.size;
    this.#types.set(key, index);
    return index;
  }

  #import(module: string, name: string, kind: ExportKind): ByteWriter {
    this.#imports++;
    this.#importSection.name(module);
    this.#importSection.name(name);
    this.#importSection.byte(EXPORT_KIND[kind]);
    return this.#importSection;
  }

  /** Imports a function and returns its index. Must be called before the first function is declared. */
  importFunction(
    module: string,
    name: string,
    parameters: readonly ValueType[],
    results: readonly ValueType[],
  ): number {
    if (this.#functions.length > 0) throw new RangeError(`import of ${name} after a function was declared`);
    this.#import(module, name, "function").u32(this.type(parameters, results));
    return this.#importedFunctions.push(name) - 1;
  }

  importMemory(module: string, name: string, limits: MemoryLimits): void {
    writeLimits(this.#import(module, name, "memory"), limits);
  }

  importTable(module: string, name: string, minimum: number, maximum?: number): number {
    if (this.#definedTables > 0) throw new RangeError(`import of ${name} after a table was defined`);
    const section = this.#import(module, name, "table");
    section.byte(VALUE_TYPE.funcref);
    writeLimits(section, { minimum, maximum });
    return this.#tables++;
  }

  importGlobal(module: string, name: string, type: ValueType, mutable: boolean): number {
    if (this.#globals > 0) throw new RangeError(`import of ${name} after a global was defined`);
    const section = this.#import(module, name, "global");
    section.byte(VALUE_TYPE[type]);
    section.byte(mutable ? 1 : 0);
    return this.#importedGlobals++;
  }

  /** Defines memory 0, for a module that does not import one. */
  memory(limits: MemoryLimits): void {
    this.#memories.push(limits);
  }

  /** Defines a table of functions and returns its index. */
  table(minimum: number, maximum?: number): number {
    this.#tableSection.byte(VALUE_TYPE.funcref);
    writeLimits(this.#tableSection, { minimum, maximum });
    this.#definedTables++;
    return this.#tables++;
  }

  /** Defines a global and returns its index. */
  global(value: GlobalValue, mutable: boolean): number {
    const section = this.#globalSection;
    if ("i32" in value) {
      section.bytes([VALUE_TYPE.i32, mutable ? 1 : 0, 0x41]);
      section.s32(value.i32);
    } else {
      section.bytes([VALUE_TYPE.i64, mutable ? 1 : 0, 0x42]);
      section.s64(value.i64);
    }
    section.byte(0x0b);
    return this.#importedGlobals + this.#globals++;
  }

  /** Reserves a function index so that calls can precede the definition. `name` appears in stack traces. */
  declareFunction(parameters: readonly ValueType[], results: readonly ValueType[], name: string): number {
    this.#functions.push({ type: this.type(parameters, results), name });
    return this.#importedFunctions.length + this.#functions.length - 1;
  }

  /** Sets the body of a declared function. */
  defineFunction(index: number, code: CodeWriter): void {
    const entry = this.#functions[index - this.#importedFunctions.length];
    if (entry === undefined) throw new RangeError(`function ${index} was not declared`);
    if (entry.code !== undefined) throw new RangeError(`function ${entry.name} is defined twice`);
    entry.code = code;
  }

  export(name: string, kind: ExportKind, index: number): void {
    this.#exports++;
    this.#exportSection.name(name);
    this.#exportSection.byte(EXPORT_KIND[kind]);
    this.#exportSection.u32(index);
  }

  /** Adds functions that instantiation writes to table 0 from `offset`. */
  elements(offset: number, functions: readonly number[]): void {
    this.#elements++;
    const section = this.#elementSection;
    section.bytes([0x00, 0x41]);
    section.s32(offset);
    section.byte(0x0b);
    section.u32(functions.length);
    for (const index of functions) section.u32(index);
  }

  /** Adds bytes that instantiation writes to memory 0 at `offset`. */
  data(offset: number, bytes: Uint8Array): void {
    this.#data++;
    const section = this.#dataSection;
    section.bytes([0x00, 0x41]);
    section.s32(offset);
    section.byte(0x0b);
    section.u32(bytes.length);
    section.bytes(bytes);
  }

  /** Returns the finished module, for `new WebAssembly.Module`. */
  finish(): Uint8Array<ArrayBuffer> {
    const out = new ByteWriter(16384);
    out.bytes([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
    section(out, 1, this.#types.size, this.#typeSection);
    section(out, 2, this.#imports, this.#importSection);

    const functions = new ByteWriter(64);
    for (const entry of this.#functions) functions.u32(entry.type);
    section(out, 3, this.#functions.length, functions);

    section(out, 4, this.#definedTables, this.#tableSection);
    const memories = new ByteWriter(16);
    for (const limits of this.#memories) writeLimits(memories, limits);
    section(out, 5, this.#memories.length, memories);
    section(out, 6, this.#globals, this.#globalSection);
    section(out, 7, this.#exports, this.#exportSection);
    section(out, 9, this.#elements, this.#elementSection);

    const bodies = new ByteWriter(16384);
    for (const entry of this.#functions) {
      if (entry.code === undefined) throw new RangeError(`function ${entry.name} has no body`);
      entry.code.finish(bodies);
    }
    section(out, 10, this.#functions.length, bodies);
    section(out, 11, this.#data, this.#dataSection);
    this.#nameSection(out);
    return out.view().slice();
  }

  /** Writes the custom section "name", subsection 1: function names for stack traces and profilers. */
  #nameSection(out: ByteWriter): void {
    const names = [...this.#importedFunctions, ...this.#functions.map((entry) => entry.name)];
    const map = new ByteWriter(256);
    map.u32(names.length);
    names.forEach((name, index) => {
      map.u32(index);
      map.name(name);
    });
    const content = new ByteWriter(256);
    content.name("name");
    content.byte(1);
    content.u32(map.length);
    content.bytes(map.view());
    out.byte(0);
    out.u32(content.length);
    out.bytes(content.view());
  }
}

function writeLimits(out: ByteWriter, limits: MemoryLimits): void {
  if (limits.shared && limits.maximum === undefined) throw new RangeError("a shared memory needs a maximum");
  out.byte((limits.maximum === undefined ? 0 : 1) | (limits.shared ? 2 : 0));
  out.u32(limits.minimum);
  if (limits.maximum !== undefined) out.u32(limits.maximum);
}

/** Writes a section as a vector of `count` entries; omits an empty one. */
function section(out: ByteWriter, id: number, count: number, entries: ByteWriter): void {
  if (count === 0) return;
  const prefix = new ByteWriter(8);
  prefix.u32(count);
  out.byte(id);
  out.u32(prefix.length + entries.length);
  out.bytes(prefix.view());
  out.bytes(entries.view());
}
