/**
 * The modules that ship with cuffi, with many kernels, of which a program uses a few. Their PTX is known to be valid,
 * so that each kernel is parsed when it is used first: parsing and checking whole modules would take most of the time
 * of the first launch.
 */
import type { CompiledKernel, CompileOptions, ModuleVariable, SoftwareModule } from "./abi/index.ts";
import { LoadedModule } from "./module.ts";
import { parse } from "./ptx/parser.ts";

/** The start of each declaration of a module; no line of a function begins like this. */
const DECLARATION = /^(?=\.(?:visible|extern|weak|entry|func|global|const)\b)/m;
const ENTRY = /^(?:\.visible )?\.entry (\w+)/, FUNCTION = /^(?:\.\w+ )*\.func (?:\(.*?\) )?(\w+)/;

/** A part of the text, and where it starts. */
interface Part {
  readonly text: string;
  readonly start: number;
}

export class BuiltinModule implements SoftwareModule {
  readonly kernels: SoftwareModule["kernels"];
  readonly variables: readonly ModuleVariable[];
  /** The header and the variables of the module. */
  readonly #shared: Part[] = [];
  /** Declarations and definitions by name. */
  readonly #functions: (readonly [name: string, part: Part])[] = [];
  readonly #entries = new Map<string, Part>();
  readonly #loaded = new Map<string, LoadedModule>();
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    let start = 0;
    for (const part of text.split(DECLARATION)) {
      const entry = ENTRY.exec(part)?.[1], called = FUNCTION.exec(part)?.[1];
      if (entry !== undefined) this.#entries.set(entry, { text: part, start });
      else if (called !== undefined) this.#functions.push([called, { text: part, start }]);
      else this.#shared.push({ text: part, start });
      start += part.length;
    }
    this.variables = this.#load(this.#shared).variables;
    this.kernels = {
      keys: () => this.#entries.keys(),
      get: (name) => this.#kernel(name)?.kernels.get(name),
    };
  }

  compile(name: string, options: CompileOptions): CompiledKernel {
    const kernel = this.#kernel(name);
    if (kernel === undefined) throw new RangeError(`the module has no kernel ${name}`);
    return kernel.compile(name, options);
  }

  sourceOf(): undefined {}

  #kernel(name: string): LoadedModule | undefined {
    const entry = this.#entries.get(name);
    let module = this.#loaded.get(name);
    if (entry !== undefined && module === undefined) {
      this.#loaded.set(name, module = this.#load(this.#partsOf(entry)));
    }
    return module;
  }

  /** Returns what the kernel consists of: the shared parts, and the functions that it names at any depth. */
  #partsOf(entry: Part): Part[] {
    const used = new Set([entry]);
    // The loop visits parts added while it runs.
    for (const { text } of used) {
      for (const [name, part] of this.#functions) if (text.includes(name)) used.add(part);
    }
    return [...this.#shared, ...used];
  }

  /** Loads parts in their order, with the lines that they have in the whole text. */
  #load(parts: readonly Part[]): LoadedModule {
    let text = "", end = 0;
    for (const part of parts.toSorted((a, b) => a.start - b.start)) {
      text += "\n".repeat(this.#lines(end, part.start)) + part.text;
      end = part.start + part.text.length;
    }
    return new LoadedModule(parse(text), true);
  }

  /** Returns how many lines end between two positions. */
  #lines(from: number, to: number): number {
    let count = 0;
    for (let i = this.#text.indexOf("\n", from); i >= 0 && i < to; i = this.#text.indexOf("\n", i + 1)) {
      count++;
    }
    return count;
  }
}
