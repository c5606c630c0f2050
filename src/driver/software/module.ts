/**
 * A loaded PTX module: checks every instruction, lists the variables to place in memory, and prepares each
 * kernel once.
 */
import type {
  CompiledKernel,
  CompileOptions,
  KernelInfo,
  KernelParameter,
  ModuleVariable,
  SourcePosition,
} from "./abi/index.ts";
import { PARAMETER_BYTES } from "./abi/index.ts";
import { alignUp } from "../../base/align.ts";
import { HEAP_BYTES } from "./support/index.ts";
import { HEAP_VARIABLE, type ModuleScope, sourceName } from "./analysis/calls.ts";
import { flatten, flattenPlain } from "./analysis/flatten.ts";
import {
  FUNCTION_BYTES,
  FUNCTION_TABLE,
  FunctionPointers,
  isDispatcher,
} from "./analysis/function_pointers.ts";
import { ProgramAnalysis } from "./analysis/program_analysis.ts";
import type { Program, SymbolLocation } from "./analysis/program.ts";
import { compileKernel, type KernelSource } from "./codegen/kernel.ts";
import { moduleVariable } from "./initial_values.ts";
import type { FunctionDefinition, PtxModule, Source, Variable } from "./ptx/ast.ts";
import { ptxError } from "./ptx/error.ts";
import { type References, referencesOf } from "./references.ts";

interface Kernel {
  readonly info: KernelInfo;
  readonly source: KernelSource;
}

/** The limits of CUDA and ptxas. */
const MAX_STATIC_SHARED_BYTES = 48 * 1024;
const OLD_PARAMETER_BYTES = 4352;

/** Directives of kernels that must be launched in clusters. */
const CLUSTER_DIRECTIVES = ["explicitcluster", "reqnctapercluster", "blocksareclusters"];

export class LoadedModule {
  readonly kernels: ReadonlyMap<string, KernelInfo>;
  readonly variables: readonly ModuleVariable[];
  readonly #kernels = new Map<string, Kernel>();
  readonly #functions = new Map<string, FunctionDefinition>();
  readonly #references = new Map<string, References>();
  readonly #variables = new Map<string, Variable>();
  readonly #pointers: FunctionPointers;
  /** The names in `#variables` of those that functions declare. */
  readonly #staticNames = new Map<Variable, string>();
  /** Source lines by PTX line. */
  readonly #sources = new Map<number, Source>();
  readonly #files: ReadonlyMap<number, string>;
  readonly #maxParameterBytes: number;
  readonly #valid: boolean;

  /** @param valid all instructions are known to be valid and supported */
  constructor(module: PtxModule, valid = false) {
    this.#valid = valid;
    this.#files = module.files;
    const [major, minor] = module.version;
    this.#maxParameterBytes = major > 8 || (major === 8 && minor >= 1)
      ? PARAMETER_BYTES
      : OLD_PARAMETER_BYTES;
    for (const variable of module.variables) this.#addVariable(variable);
    for (const definition of module.functions) this.#addFunction(definition);
    for (const definition of this.#functions.values()) {
      const references = referencesOf(definition, this.#sources, this.#valid);
      this.#references.set(definition.name, references);
      for (const variable of references.static) this.#addStatic(definition, variable);
    }
    this.#pointers = this.#functionPointers();
    const tableBytes = FUNCTION_BYTES * this.#pointers.functions.length;
    if (tableBytes > 0) this.#variables.set(FUNCTION_TABLE, hiddenVariable(FUNCTION_TABLE, tableBytes));
    if (this.#allocates()) this.#variables.set(HEAP_VARIABLE, hiddenVariable(HEAP_VARIABLE, HEAP_BYTES));
    this.variables = [...this.#variables.values()]
      .filter((variable) => variable.space !== "shared")
      .map((variable) => moduleVariable(variable, (name) => this.#symbol(name)));
    const infos = new Map<string, KernelInfo>();
    for (const definition of this.#functions.values()) {
      if (!definition.entry || definition.body === undefined) continue;
      const kernel = this.#prepare(definition);
      this.#kernels.set(definition.name, kernel);
      infos.set(definition.name, kernel.info);
    }
    this.kernels = infos;
  }

  /** Returns the source position of a PTX line, if the module has `.loc`. */
  sourceOf(line: number): SourcePosition | undefined {
    const source = this.#sources.get(line);
    if (source === undefined) return undefined;
    const { line: sourceLine, column } = source;
    return { file: this.#files.get(source.file) ?? `file ${source.file}`, line: sourceLine, column };
  }

  compile(name: string, options: CompileOptions): CompiledKernel {
    const kernel = this.#kernels.get(name);
    if (kernel === undefined) throw new RangeError(`the module has no kernel ${name}`);
    return compileKernel(kernel.source, options);
  }

  #addVariable(variable: Variable): void {
    const { name, line, space, linkage } = variable;
    const known = this.#variables.get(name);
    // A declaration may precede the definition.
    if (known !== undefined && known.linkage !== "extern") {
      if (linkage === "extern") return;
      throw ptxError(line, `${name} is declared twice`);
    }
    if (space !== "global" && space !== "const" && space !== "shared") {
      throw ptxError(line, `.${space} variables are not supported here`);
    }
    this.#variables.set(name, variable);
  }

  /** Numbers the functions whose address is taken, and adds the dispatchers of indirect calls. */
  #functionPointers(): FunctionPointers {
    const names = new Set([...this.#references.values()].flatMap(({ symbols }) => [...symbols]));
    for (const { initializer = [] } of this.#variables.values()) {
      for (const value of initializer) if (value.kind === "symbol") names.add(value.name);
    }
    const functions = [...this.#functions.values()];
    const pointers = new FunctionPointers(
      functions.filter(({ entry, body, name }) => !entry && body !== undefined && names.has(name)),
    );
    for (const { prototypes, calls } of this.#references.values()) {
      for (const list of prototypes) {
        calls.add(pointers.dispatcher(list, (name) => this.#functions.get(name)));
      }
    }
    for (const definition of pointers.definitions) {
      this.#functions.set(definition.name, definition);
      this.#references.set(definition.name, referencesOf(definition, this.#sources, this.#valid));
    }
    return pointers;
  }

  /** Returns the location of a variable or function of the module, for the initial value of a variable. */
  #symbol(name: string): { readonly variable: string; readonly offset: number } | undefined {
    if (this.#variables.has(name)) return { variable: name, offset: 0 };
    const offset = this.#pointers.offsetOf(name);
    return offset === undefined ? undefined : { variable: FUNCTION_TABLE, offset };
  }

  /** Whether a function calls malloc or free, and the module does not define them itself. */
  #allocates(): boolean {
    return ["malloc", "free"].some((name) =>
      this.#functions.get(name)?.body === undefined &&
      [...this.#references.values()].some(({ calls }) => calls.has(name))
    );
  }

  /** Adds a variable of a function, under a name that no variable of the module has. */
  #addStatic(definition: FunctionDefinition, variable: Variable): void {
    const name = `${definition.name}.${variable.name}.${this.#variables.size}`;
    this.#variables.set(name, { ...variable, name });
    this.#staticNames.set(variable, name);
  }

  #addFunction(definition: FunctionDefinition): void {
    const cluster = CLUSTER_DIRECTIVES.find((directive) => Object.hasOwn(definition.directives, directive));
    if (cluster !== undefined) {
      throw ptxError(
        definition.line,
        `.${cluster} is not supported (the software device has no clusters), in ${definition.name}`,
      );
    }
    const known = this.#functions.get(definition.name);
    if (known?.body !== undefined) {
      if (definition.body === undefined) return;
      throw ptxError(definition.line, `${definition.name} is defined twice`);
    }
    this.#functions.set(definition.name, definition);
  }

  #referencesOf(name: string): References {
    return this.#references.get(name)!;
  }

  /** Returns the functions that a kernel calls at any depth, the kernel first. */
  #reachable(entry: string): string[] {
    const reached = new Set([entry]);
    // The loop visits names added while it runs.
    for (const name of reached) {
      for (const callee of this.#referencesOf(name).calls) {
        if (this.#references.has(callee)) reached.add(callee);
      }
    }
    return [...reached];
  }

  #prepare(definition: FunctionDefinition): Kernel {
    const reachable = this.#reachable(definition.name);
    const isDirect = (each: FunctionDefinition): boolean => !isDispatcher(each);
    const waits = this.#callers(reachable, isDirect, (each) => each.inline);
    const inline = this.#callers(reachable, () => true, (each) => each.inline);
    if (reachable.some((name) => this.#referencesOf(name).observes)) {
      const isPlain = (each: FunctionDefinition): boolean => isDirect(each) && !this.#isRecursive(each.name);
      for (const name of this.#callers(reachable, isPlain, (each) => each.observes)) inline.add(name);
    }
    const { locations, sharedBytes, sharedAlign, sharedVariables, usesDynamicShared, locationOf } = this
      .#locations(reachable);
    checkLimit(definition, "static shared memory", sharedBytes, MAX_STATIC_SHARED_BYTES);
    const { dispatchers } = this.#pointers;
    const scope: ModuleScope = {
      valid: this.#valid,
      functions: this.#functions,
      locations,
      locationOf,
      inline,
      waits,
      dispatchers,
    };
    const program = flatten(definition, scope);
    const functions = new Map<string, Program>();
    const pending = [...program.callees];
    for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
      if (functions.has(name)) continue;
      const source = sourceName(name);
      const lower = source.isPlain ? flattenPlain : flatten;
      const callee = lower(this.#functions.get(source.name)!, scope);
      functions.set(name, callee);
      pending.push(...callee.callees);
    }
    const constants = new Map<string, number>();
    for (const variable of this.#variables.values()) {
      if (variable.space === "const") constants.set(variable.name, variable.byteLength);
    }
    const parameters = parametersOf(definition);
    const last = parameters.at(-1);
    const parameterBytes = last === undefined ? 0 : last.offset + last.byteLength;
    checkLimit(definition, "parameters", parameterBytes, this.#maxParameterBytes);
    const required = definition.directives.reqntid;
    const limit = definition.directives.maxntid ?? required;
    const info: KernelInfo = {
      name: definition.name,
      line: definition.line,
      parameters,
      parameterBytes,
      staticSharedBytes: sharedBytes,
      sharedAlign,
      sharedVariables,
      usesDynamicShared,
      localBytes: program.frameBytes,
      maxThreads: limit?.reduce((product, n) => product * n, 1),
      requiredBlockDim: required === undefined
        ? undefined
        : [required[0] ?? 1, required[1] ?? 1, required[2] ?? 1],
    };
    return {
      info,
      source: {
        program,
        analysis: new ProgramAnalysis(program),
        functions,
        staticSharedBytes: sharedBytes,
        parameterBytes: info.parameterBytes,
        constants,
      },
    };
  }

  #isRecursive(name: string): boolean {
    return [...this.#referencesOf(name).calls].some((callee) =>
      this.#references.has(callee) && this.#reachable(callee).includes(name)
    );
  }

  /** Returns those of the called functions that a test finds, and those that call them. */
  #callers(
    reachable: readonly string[],
    includes: (callee: FunctionDefinition) => boolean,
    test: (references: References) => boolean,
  ): Set<string> {
    const called = reachable.slice(1).filter((name) => includes(this.#functions.get(name)!));
    const waiting = new Set(called.filter((name) => test(this.#referencesOf(name))));
    for (let changed = true; changed;) {
      changed = false;
      for (const name of called) {
        if (waiting.has(name)) continue;
        if ([...this.#referencesOf(name).calls].some((callee) => waiting.has(callee))) {
          waiting.add(name);
          changed = true;
        }
      }
    }
    return waiting;
  }

  /** Lays out the shared memory of a kernel and locates the module-scope variables that it uses. */
  #locations(reachable: readonly string[]): {
    locations: Map<string, SymbolLocation>;
    sharedBytes: number;
    sharedAlign: number;
    sharedVariables: KernelInfo["sharedVariables"];
    usesDynamicShared: boolean;
    locationOf: (variable: Variable) => SymbolLocation;
  } {
    let sharedBytes = 0;
    let sharedAlign = 1;
    // Dynamic shared memory is aligned for every type.
    let dynamicAlign = 16;
    const sharedVariables: KernelInfo["sharedVariables"][number][] = [];
    const placeShared = (variable: Variable): SymbolLocation => {
      sharedAlign = Math.max(sharedAlign, variable.align);
      if (isDynamic(variable)) {
        dynamicAlign = Math.max(dynamicAlign, variable.align);
        return { kind: "dynamicShared" };
      }
      const offset = alignUp(sharedBytes, variable.align);
      sharedBytes = offset + variable.byteLength;
      sharedVariables.push({ name: variable.name, offset, byteLength: variable.byteLength });
      return { kind: "shared", offset };
    };
    const locations = new Map<string, SymbolLocation>();
    const referenced = new Set(reachable.flatMap((name) => [...this.#referencesOf(name).symbols]));
    for (const [name, variable] of this.#variables) {
      if (!referenced.has(name)) continue;
      locations.set(
        name,
        variable.space === "shared" ? placeShared(variable) : { kind: "module", name, offset: 0 },
      );
    }
    for (const { name } of this.#pointers.functions) {
      const offset = this.#pointers.offsetOf(name) ?? 0;
      if (referenced.has(name)) locations.set(name, { kind: "module", name: FUNCTION_TABLE, offset });
    }
    const local = new Map<Variable, SymbolLocation>();
    for (const name of reachable) {
      for (const variable of this.#referencesOf(name).shared) local.set(variable, placeShared(variable));
      for (const variable of this.#referencesOf(name).static) {
        local.set(variable, { kind: "module", name: this.#staticNames.get(variable)!, offset: 0 });
      }
    }
    sharedBytes = alignUp(sharedBytes, dynamicAlign);
    const usesDynamicShared = [...locations.values(), ...local.values()]
      .some(({ kind }) => kind === "dynamicShared");
    const locationOf = (variable: Variable): SymbolLocation => local.get(variable)!;
    return { locations, sharedBytes, sharedAlign, sharedVariables, usesDynamicShared, locationOf };
  }
}

/** Returns a variable that the module does not declare. */
function hiddenVariable(name: string, byteLength: number): Variable {
  return {
    kind: "variable",
    line: 0,
    space: "global",
    type: "b8",
    vector: 1,
    name,
    align: 256,
    dimensions: [byteLength],
    byteLength,
    initializer: undefined,
    linkage: undefined,
    pointer: undefined,
  };
}

function checkLimit({ name, line }: FunctionDefinition, kind: string, bytes: number, limit: number): void {
  if (bytes > limit) {
    throw ptxError(line, `${name} has ${bytes} bytes of ${kind}, at most ${limit} are allowed`);
  }
}

/** `extern __shared__ float x[];` */
function isDynamic(variable: Variable): boolean {
  return variable.dimensions?.[0] === 0 || (variable.linkage === "extern" && variable.byteLength === 0);
}

function parametersOf(definition: FunctionDefinition): KernelParameter[] {
  let end = 0;
  return definition.parameters.map(({ name, align, byteLength }) => {
    const offset = alignUp(end, align);
    end = offset + byteLength;
    return { name, offset, byteLength, align };
  });
}
