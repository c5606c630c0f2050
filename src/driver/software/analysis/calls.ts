/**
 * Lowers calls (ISA section 9.7.13.3). Functions that wait for other threads are inlined, all others are called.
 *
 * An indirect call may call any function of its signature, so a function with an indirect call is inlined if one
 * of these waits, and whatever it calls through a pointer, too. That ends at a limit or at a recursion, where a
 * function that waits only in functions it calls through pointers is called in its _plain_ form: a form that
 * calls the others, and stops the kernel if one that waits is to be called.
 */
import { at } from "../../../base/at.ts";
import type {
  FunctionDefinition,
  Instruction,
  Operand,
  Statement,
  TargetList,
  Variable,
} from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import type { BlockBuilder } from "./block_builder.ts";
import { CallArguments, type Frame } from "./call_arguments.ts";
import { isDispatcher, POINTER_PARAMETERS, WAITING_FUNCTION, WRONG_FUNCTION } from "./function_pointers.ts";
import type { Register, SymbolLocation } from "./program.ts";
import type { Scope } from "./scope.ts";

/** The module around a function. */
export interface ModuleScope {
  /** Whether all instructions are known to be valid, so that their operands need no check. */
  readonly valid: boolean;
  readonly functions: ReadonlyMap<string, FunctionDefinition>;
  /** Locations of module-scope variables in global, const and shared memory, and of functions in the table. */
  readonly locations: ReadonlyMap<string, SymbolLocation>;
  /** Returns the location of a `.shared`, `.global` or `.const` variable that a function declares. */
  locationOf(variable: Variable): SymbolLocation;
  /** Functions that may wait for other threads, or be part of a loop in which a caller waits. */
  readonly inline: ReadonlySet<string>;
  /** Those that may do so without an indirect call. */
  readonly waits: ReadonlySet<string>;
  /** The functions that indirect calls call, by the prototype or target list of the call. */
  readonly dispatchers: ReadonlyMap<TargetList, string>;
}

/** Functions that the machine provides. */
export const BUILTIN_FUNCTIONS: ReadonlySet<string> = new Set([
  "vprintf",
  "__assertfail",
  "malloc",
  "free",
  "cudaGraphSetConditional",
  WRONG_FUNCTION,
  WAITING_FUNCTION,
]);

/** The module variable that {@link BUILTIN_FUNCTIONS} malloc and free use. */
export const HEAP_VARIABLE = "malloc heap";

/** How far to inline. */
export interface Inlining {
  /** Indirect calls within each other; 0 for the plain form of a function, in which nothing is inlined. */
  readonly pointerDepth: number;
  readonly calls: number;
}

/** The compile time of a kernel grows faster than its number of inlined calls: 2000 take a second. */
const MAX_INLINED_CALLS = 2000;

/** The limits to try one after the other. */
export const INLINING: readonly Inlining[] = [
  { pointerDepth: 4, calls: 200 },
  { pointerDepth: 1, calls: MAX_INLINED_CALLS },
];
export const PLAIN: Inlining = { pointerDepth: 0, calls: 0 };

/** Thrown where a function exceeds the limits of {@link Inlining}. */
export class InliningLimit {
  readonly line: number;
  constructor(line: number) {
    this.line = line;
  }
}

/** Returns the name of the plain form of a function. */
function plainName(name: string): string {
  return `${name} (plain)`;
}

/** Returns the name of a function, given a name from {@link Calls.callees}. */
export function sourceName(callee: string): { readonly name: string; readonly isPlain: boolean } {
  const isPlain = callee.endsWith(plainName(""));
  return { name: isPlain ? callee.slice(0, -plainName("").length) : callee, isPlain };
}

/** State of the function's lowering that a call needs. */
export interface CallHost {
  readonly blocks: BlockBuilder;
  readonly frame: Frame;
  readonly locations: Map<string, SymbolLocation>;
  innerScope(): Scope;
  body(statements: readonly Statement[], scope: Scope): void;
  registerOf(operand: Operand, scope: Scope, line: number): Register;
}

export class Calls {
  /** The functions that are called, by the names of their forms. */
  readonly callees: Set<string> = new Set();
  /** The label that `ret` jumps to in an inlined function. */
  returnLabel: string | undefined;
  readonly #module: ModuleScope;
  readonly #host: CallHost;
  readonly #limits: Inlining;
  /** Functions being inlined, outermost first. */
  readonly #inlining: FunctionDefinition[] = [];
  #inlinedCalls = 0;

  constructor(module: ModuleScope, host: CallHost, limits: Inlining) {
    this.#module = module;
    this.#host = host;
    this.#limits = limits;
  }

  /** `call [.uni] [(results),] name [, (arguments)] [, prototype]` */
  lower(source: Instruction, scope: Scope): void {
    const { line } = source;
    const operands = [...source.operands];
    const takeList = (): readonly Operand[] => {
      const [first] = operands;
      if (first?.kind !== "list") return [];
      operands.shift();
      return first.elements;
    };
    const results = takeList();
    const target = operands.shift();
    const parameters = takeList();
    if (target?.kind !== "symbol" && target?.kind !== "register") {
      throw ptxError(line, "call: expected a function");
    }
    const isIndirect = scope.lookup(target.name) !== undefined;
    const name = isIndirect ? this.#dispatcher(operands.shift(), scope, line) : target.name;
    const callee = this.#module.functions.get(name);
    if (callee === undefined) throw ptxError(line, `${name} is not declared`);
    // A dispatcher has the pointer and the line as its first parameters.
    const hidden: Operand[] = isIndirect ? [target, { kind: "integer", value: BigInt(line) }] : [];
    const expected = callee.parameters.length - hidden.length;
    if (results.length !== callee.results.length || parameters.length !== expected) {
      const counts = `${expected} arguments and ${callee.results.length} results`;
      const found = `${parameters.length} and ${results.length}`;
      throw ptxError(line, `${isIndirect ? target.name : name}: expected ${counts}, found ${found}`);
    }
    const { blocks, frame, locations } = this.#host;
    const list = new CallArguments(frame, locations, scope, line);
    const register = (operand: Operand) => this.#host.registerOf(operand, scope, line);
    const variables = [
      ...results.map((operand, i) => list.result(operand, at(callee.results, i), register)),
      ...[...hidden, ...parameters].map((operand, i) =>
        list.argument(operand, at(callee.parameters, i), register)
      ),
    ];
    for (const store of list.stores) blocks.append(store);
    this.#callOrInline(source, callee, variables, scope);
    for (const load of list.loads) blocks.append(load);
  }

  /** Returns the name of the function that selects the target of an indirect call. */
  #dispatcher(prototype: Operand | undefined, scope: Scope, line: number): string {
    const binding = prototype?.kind === "symbol" ? scope.lookup(prototype.name) : undefined;
    const name = binding?.kind === "targets" ? this.#module.dispatchers.get(binding.list) : undefined;
    if (name !== undefined) return name;
    throw ptxError(line, "an indirect call needs a .callprototype or .calltargets");
  }

  #callOrInline(
    source: Instruction,
    callee: FunctionDefinition,
    variables: readonly string[],
    scope: Scope,
  ): void {
    const { name, body } = callee;
    const { inline, waits } = this.#module;
    const isRecursive = this.#inlining.includes(callee);
    if (!inline.has(name)) {
      if (body === undefined && !BUILTIN_FUNCTIONS.has(name)) {
        throw ptxError(source.line, `${name} is not defined in the module`);
      }
      this.#append(source, name, body !== undefined, variables);
    } else if (this.#mayInline(callee, isRecursive)) {
      this.#inline(callee, variables, source.line);
    } else if (!waits.has(name)) {
      this.#append(source, plainName(name), true, variables);
    } else {
      // In a dispatcher, a function that waits may stay uncalled.
      const [pointer, line] = POINTER_PARAMETERS.map((each) => scope.lookup(each));
      if (pointer?.kind === "variable" && line?.kind === "variable") {
        this.#append(source, WAITING_FUNCTION, false, [pointer.unique, line.unique]);
        return;
      }
      throw ptxError(
        source.line,
        `${name} is recursive and waits for other threads, which is not supported`,
      );
    }
  }

  /** Whether to inline a function that may wait for other threads. */
  #mayInline(callee: FunctionDefinition, isRecursive: boolean): boolean {
    const { pointerDepth } = this.#limits;
    if (pointerDepth === 0) return false;
    if (isDispatcher(callee)) return true;
    const caller = this.#inlining.at(-1);
    const depth = this.#inlining.filter(isDispatcher).length;
    return !isRecursive && (caller === undefined || !isDispatcher(caller) || depth <= pointerDepth);
  }

  #append(source: Instruction, name: string, isCallee: boolean, variables: readonly string[]): void {
    if (isCallee) this.callees.add(name);
    const elements = variables.map((variable): Operand => ({ kind: "symbol", name: variable, offset: 0 }));
    const target: Operand = { kind: "symbol", name, offset: 0 };
    const instruction: Instruction = { ...source, operands: [target, { kind: "list", elements }] };
    this.#host.blocks.append({ instruction, defs: [], uses: [], guard: -1 });
  }

  #inline(callee: FunctionDefinition, variables: readonly string[], line: number): void {
    if (++this.#inlinedCalls > this.#limits.calls) throw new InliningLimit(line);
    const scope = this.#host.innerScope();
    [...callee.results, ...callee.parameters].forEach((parameter, i) => {
      scope.bind(parameter.name, { kind: "variable", unique: at(variables, i) }, parameter.line);
    });
    const outerReturnLabel = this.returnLabel;
    this.returnLabel = scope.unique("return");
    this.#inlining.push(callee);
    this.#host.body(callee.body ?? [], scope);
    this.#host.blocks.openLabel(this.returnLabel);
    this.#inlining.pop();
    this.returnLabel = outerReturnLabel;
  }
}
