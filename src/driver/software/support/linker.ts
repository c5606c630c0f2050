import { CodeWriter, type ValueType } from "../wasm/code.ts";
import type { ModuleBuilder } from "../wasm/module.ts";

/**
 * A function that generated code calls for an instruction that is too long to inline. It is independent of
 * PTX operands.
 */
export interface SupportFunction {
  readonly parameters: readonly ValueType[];
  readonly results: readonly ValueType[];
  /** Writes the body; it calls other support functions by `code.call(link(name))`. */
  write(code: CodeWriter, link: (name: string) => number): void;
}

/** Support functions by name. */
export type SupportLibrary = Readonly<Record<string, SupportFunction>>;

/** Adds the support functions that a module uses, each once. */
export class SupportLinker {
  readonly #module: ModuleBuilder;
  readonly #library: SupportLibrary;
  readonly #indices = new Map<string, number>();

  /** Create it after the last import of the module is declared. */
  constructor(module: ModuleBuilder, library: SupportLibrary) {
    this.#module = module;
    this.#library = library;
  }

  /** Returns the index of a support function, adding it to the module on first use. */
  index(name: string): number {
    const known = this.#indices.get(name);
    if (known !== undefined) return known;
    const entry = Object.hasOwn(this.#library, name) ? this.#library[name] : undefined;
    if (entry === undefined) throw new RangeError(`no support function is named ${name}`);
    const index = this.#module.declareFunction(entry.parameters, entry.results, name);
    this.#indices.set(name, index);
    const code = new CodeWriter(entry.parameters.length);
    entry.write(code, (other) => this.index(other));
    this.#module.defineFunction(index, code);
    return index;
  }
}
