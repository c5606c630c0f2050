/**
 * Lowers the statements of a PTX function to basic blocks. Resolves scopes and labels, inlines functions that
 * synchronize, and ends a block at every point where a thread may have to wait.
 */
import { at } from "../../../base/at.ts";
import { FAULT } from "../abi/index.ts";
import { alignUp } from "../../../base/align.ts";
import type {
  FunctionDefinition,
  Instruction,
  Operand,
  ScalarType,
  Statement,
  Variable,
} from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import { CARRY, carryUse, opcodeOf, operandCount } from "../ptx/opcodes.ts";
import { BlockBuilder } from "./block_builder.ts";
import { orderBlocks, trapEndlessLoops } from "./blocks.ts";
import { checkOperand, collectRegisters, resolve } from "./operands.ts";
import type { Op, Program, Site, SymbolLocation } from "./program.ts";
import { pollLoads } from "./poll_loops.ts";
import { RegisterTable, Scope } from "./scope.ts";
import { chooseWasmTypes } from "./types.ts";

/** The module around a function. */
export interface ModuleScope {
  readonly functions: ReadonlyMap<string, FunctionDefinition>;
  /** Locations of module-scope variables in global, const and shared memory. */
  readonly locations: ReadonlyMap<string, SymbolLocation>;
  /** Returns the location of a `.shared`, `.global` or `.const` variable that a function declares. */
  locationOf(variable: Variable): SymbolLocation;
  /** Functions to inline where they are called. */
  readonly inline: ReadonlySet<string>;
}

/** Functions that the machine provides. */
export const BUILTIN_FUNCTIONS: ReadonlySet<string> = new Set([
  "vprintf",
  "__assertfail",
  "malloc",
  "free",
  "cudaGraphSetConditional",
]);

/** The module variable that {@link BUILTIN_FUNCTIONS} malloc and free use. */
export const HEAP_VARIABLE = "malloc heap";

const MAX_OPS = 400_000;
/** The compile time of a kernel grows faster than its number of inlined calls: 2000 take a second. */
const MAX_INLINED_CALLS = 2000;

/** @throws {CompileError} for names, operands and calls that are not valid */
export function flatten(definition: FunctionDefinition, module: ModuleScope): Program {
  return new Flattener(definition, module).program();
}

/** Returns `nanosleep` for the line of another instruction. */
function sleepAfter({ line, source }: Instruction): Instruction {
  const operands: Operand[] = [{ kind: "integer", value: 0n }];
  const types: ScalarType[] = ["u32"];
  return {
    kind: "instruction",
    line,
    source,
    guard: undefined,
    opcode: "nanosleep",
    modifiers: types,
    types,
    operands,
  };
}

class Flattener {
  readonly #definition: FunctionDefinition;
  readonly #module: ModuleScope;
  readonly #registers = new RegisterTable();
  readonly #locations = new Map<string, SymbolLocation>();
  readonly #blocks = new BlockBuilder();
  readonly #sites: Site[] = [];
  readonly #callees = new Set<string>();
  /** Functions being inlined, outermost first. */
  readonly #inlining: string[] = [];
  #frameBytes = 0;
  #scopes = 0;
  #ops = 0;
  #inlinedCalls = 0;
  /** The label that `ret` jumps to in an inlined function. */
  #returnLabel: string | undefined;

  constructor(definition: FunctionDefinition, module: ModuleScope) {
    this.#definition = definition;
    this.#module = module;
  }

  program(): Program {
    const definition = this.#definition;
    const scope = new Scope(this.#registers, "");
    let argumentCount = 0;
    if (definition.entry) {
      let offset = 0;
      for (const parameter of definition.parameters) {
        offset = alignUp(offset, parameter.align);
        this.#declare(scope, parameter, { kind: "parameter", offset });
        offset += parameter.byteLength;
      }
    } else {
      for (const parameter of [...definition.results, ...definition.parameters]) {
        this.#declare(scope, parameter, { kind: "argument", index: argumentCount++ });
      }
    }
    this.#body(definition.body ?? [], scope);
    return this.#finish(argumentCount);
  }

  get #functionName(): string {
    return this.#inlining.at(-1) ?? this.#definition.name;
  }

  #innerScope(parent?: Scope): Scope {
    return new Scope(this.#registers, `@${++this.#scopes}`, parent);
  }

  #declare(scope: Scope, { name, line }: Variable, location: SymbolLocation): void {
    const unique = scope.unique(name);
    scope.bind(name, { kind: "variable", unique }, line);
    this.#locations.set(unique, location);
  }

  // ---- statements ----

  #body(statements: readonly Statement[], scope: Scope): void {
    // Labels and lists of them may be used before they are declared.
    for (const statement of statements) {
      const { kind, line } = statement;
      if (kind === "label") {
        scope.bind(statement.name, { kind: "label", unique: scope.unique(statement.name) }, line);
      } else if (kind === "targets") {
        scope.bind(statement.name, { kind: "targets", labels: statement.targets }, line);
      }
    }
    const polls = pollLoads(statements);
    for (const statement of statements) {
      this.#statement(statement, scope);
      if (statement.kind === "instruction" && polls.has(statement)) {
        this.#instruction(sleepAfter(statement), scope);
      }
    }
  }

  #statement(statement: Statement, scope: Scope): void {
    switch (statement.kind) {
      case "instruction":
        this.#instruction(statement, scope);
        break;
      case "label":
        this.#blocks.openLabel(scope.unique(statement.name));
        break;
      case "registers": {
        const { name, type, count, line } = statement;
        if (type === "b128") throw ptxError(line, ".b128 registers are not supported");
        if (count !== undefined) scope.declareRange(name, count, type);
        else scope.declareRegister(name, type, line);
        break;
      }
      case "variable":
        this.#variable(statement, scope);
        break;
      case "block":
        this.#body(statement.body, this.#innerScope(scope));
        break;
      case "targets":
        break;
    }
  }

  #variable(variable: Variable, scope: Scope): void {
    switch (variable.space) {
      case "local":
      case "param": {
        const offset = alignUp(this.#frameBytes, Math.max(variable.align, 8));
        this.#frameBytes = offset + variable.byteLength;
        this.#declare(scope, variable, { kind: "frame", offset });
        break;
      }
      case "shared":
      case "global":
      case "const":
        this.#declare(scope, variable, this.#module.locationOf(variable));
        break;
      default:
        throw ptxError(variable.line, `.${variable.space} variables inside a function are not supported`);
    }
  }

  // ---- instructions ----

  #instruction(source: Instruction, scope: Scope): void {
    if (++this.#ops > MAX_OPS) throw ptxError(source.line, "the function is too large");
    const opcode = opcodeOf(source);
    const [min, max] = operandCount(source);
    const count = source.operands.length;
    if (count < min || count > max) {
      const range = min === max ? min : `${min} to ${max}`;
      throw ptxError(source.line, `${source.opcode}: expected ${range} operands, found ${count}`);
    }
    const suspends = opcode?.class === "warp" ||
      (opcode?.class === "barrier" && !source.modifiers.includes("arrive"));
    const endsBlock = suspends || opcode?.class === "control" || opcode?.class === "call";
    if (endsBlock && source.guard !== undefined) {
      this.#guarded(source, source.guard, scope);
      return;
    }
    switch (opcode?.class) {
      case "control":
        this.#control(source, scope);
        return;
      case "call":
        this.#call(source, scope);
        return;
      case "hint":
        return;
    }
    const op = this.#op(source, scope, opcode === undefined || opcode.defines);
    if (!suspends) {
      this.#blocks.append(op);
      return;
    }
    const site = this.#sites.length;
    this.#sites.push({ index: site, op });
    this.#blocks.terminate({ kind: "sync", site, to: this.#blocks.next });
  }

  /** Lowers `@p` on an instruction that ends a block to a branch around it. */
  #guarded(source: Instruction, guard: NonNullable<Instruction["guard"]>, scope: Scope): void {
    const { negated } = guard;
    const predicate = this.#predicate(guard.register, scope, source.line);
    if (source.opcode === "bra") {
      const then = this.#branchTarget(source, scope);
      this.#blocks.terminate({ kind: "branch", predicate, negated, then, otherwise: this.#blocks.next });
      return;
    }
    const from = this.#blocks.current;
    const then = this.#blocks.open();
    this.#instruction({ ...source, guard: undefined }, scope);
    const otherwise = this.#blocks.open();
    from.terminator = { kind: "branch", predicate, negated, then, otherwise };
  }

  #control(source: Instruction, scope: Scope): void {
    switch (source.opcode) {
      case "bra":
        this.#blocks.terminate({ kind: "jump", to: this.#branchTarget(source, scope) });
        break;
      case "brx": {
        const [indexOperand, list] = source.operands;
        const index = this.#registerOperand(indexOperand, scope, source.line);
        const binding = list?.kind === "symbol" ? scope.lookup(list.name) : undefined;
        if (binding?.kind !== "targets") throw ptxError(source.line, "brx.idx needs a .branchtargets list");
        const targets = binding.labels.map((name) => this.#label(name, scope, source.line));
        this.#blocks.terminate({ kind: "switch", index, targets, line: source.line });
        break;
      }
      case "ret":
        if (this.#returnLabel !== undefined) this.#blocks.terminate({ kind: "jump", to: this.#returnLabel });
        else this.#blocks.terminate({ kind: "return" });
        break;
      case "exit":
        this.#blocks.terminate({ kind: "return" });
        break;
      case "trap":
        this.#blocks.terminate({ kind: "trap", fault: FAULT.trap, line: source.line });
        break;
    }
  }

  #branchTarget({ operands: [target], line }: Instruction, scope: Scope): string {
    return this.#label(target?.kind === "symbol" && target.offset === 0 ? target.name : "", scope, line);
  }

  #label(name: string, scope: Scope, line: number): string {
    const binding = scope.lookup(name);
    if (binding?.kind !== "label") throw ptxError(line, "expected a label of this function");
    return binding.unique;
  }

  // ---- calls ----

  /** `call [.uni] [(results),] name [, (arguments)] [, prototype]` */
  #call(source: Instruction, scope: Scope): void {
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
    if (target?.kind !== "symbol" || scope.lookup(target.name) !== undefined) {
      throw ptxError(line, `indirect calls are not supported, in ${this.#functionName}`);
    }
    const callee = this.#module.functions.get(target.name);
    if (callee === undefined) throw ptxError(line, `${target.name} is not declared`);
    const { name, body } = callee;
    if (results.length !== callee.results.length || parameters.length !== callee.parameters.length) {
      const expected = `${callee.parameters.length} arguments and ${callee.results.length} results`;
      throw ptxError(line, `${name}: expected ${expected}, found ${parameters.length} and ${results.length}`);
    }
    const variables = [...results, ...parameters].map((operand) => this.#argument(operand, scope, line));
    if (this.#module.inline.has(name)) {
      this.#inline(callee, variables, line);
      return;
    }
    if (body !== undefined) this.#callees.add(name);
    else if (!BUILTIN_FUNCTIONS.has(name)) throw ptxError(line, `${name} is not defined in the module`);
    const elements = variables.map((variable): Operand => ({ kind: "symbol", name: variable, offset: 0 }));
    const instruction: Instruction = { ...source, operands: [target, { kind: "list", elements }] };
    this.#blocks.append({ instruction, defs: [], uses: [], guard: -1 });
  }

  /** Returns the unique name of the variable that holds an argument or result of a call. */
  #argument(operand: Operand, scope: Scope, line: number): string {
    const binding = operand.kind === "symbol" && operand.offset === 0
      ? scope.lookup(operand.name)
      : undefined;
    if (binding?.kind !== "variable") throw ptxError(line, "arguments of a call must be .param variables");
    return binding.unique;
  }

  #inline(callee: FunctionDefinition, variables: readonly string[], line: number): void {
    if (this.#inlining.includes(callee.name)) {
      throw ptxError(line, `${callee.name} is recursive and waits for other threads, which is not supported`);
    }
    if (++this.#inlinedCalls > MAX_INLINED_CALLS) {
      const problem = `more than ${MAX_INLINED_CALLS} calls of functions that wait for other threads`;
      throw ptxError(line, `${problem}, in ${this.#definition.name}`);
    }
    const scope = this.#innerScope();
    [...callee.results, ...callee.parameters].forEach((parameter, i) => {
      scope.bind(parameter.name, { kind: "variable", unique: at(variables, i) }, parameter.line);
    });
    const returnLabel = scope.unique("return");
    const outerReturnLabel = this.#returnLabel;
    this.#inlining.push(callee.name);
    this.#returnLabel = returnLabel;
    this.#body(callee.body ?? [], scope);
    this.#blocks.openLabel(returnLabel);
    this.#returnLabel = outerReturnLabel;
    this.#inlining.pop();
  }

  // ---- operands ----

  #resolve(operand: Operand, scope: Scope, line: number): Operand {
    return resolve(operand, scope, (name) => this.#useModuleVariable(name), line);
  }

  /**
   * Adds the location of a module-scope variable to those of this function; returns false if there is none.
   */
  #useModuleVariable(name: string): boolean {
    const location = this.#module.locations.get(name);
    if (location !== undefined) this.#locations.set(name, location);
    return location !== undefined;
  }

  #predicate(name: string, scope: Scope, line: number): number {
    const id = this.#registerOperand({ kind: "register", name }, scope, line);
    if (at(this.#registers.list, id).type !== "pred") throw ptxError(line, `${name} is not a predicate`);
    return id;
  }

  #registerOperand(operand: Operand | undefined, scope: Scope, line: number): number {
    const resolved = operand === undefined ? undefined : this.#resolve(operand, scope, line);
    if (resolved?.kind !== "register" || resolved.name === "_") throw ptxError(line, "expected a register");
    return this.#registers.get(resolved.name).id;
  }

  /** For `register + constant`, adds an `add` to the current block and returns its result. */
  #sumOf(operand: Operand, scope: Scope, line: number): Operand | undefined {
    if (operand.kind !== "symbol" || operand.offset === 0) return undefined;
    const binding = scope.lookup(operand.name);
    if (binding?.kind !== "register") return undefined;
    const { id, name, type } = this.#registers.get(binding.unique);
    const size = /^[bus](16|32|64)$/.exec(type)?.[1];
    if (size === undefined) throw ptxError(line, `${operand.name}: a constant needs an integer register`);
    const sum = this.#registers.add(`${name}+${operand.offset}`, type);
    const result: Operand = { kind: "register", name: sum.name };
    const constant: Operand = { kind: "integer", value: BigInt(operand.offset) };
    const addType = `u${size}` as ScalarType;
    const instruction: Instruction = {
      kind: "instruction",
      line,
      source: undefined,
      guard: undefined,
      opcode: "add",
      modifiers: [addType],
      types: [addType],
      operands: [result, { kind: "register", name }, constant],
    };
    this.#blocks.append({ instruction, defs: [sum.id], uses: [id], guard: -1 });
    return result;
  }

  #op(source: Instruction, scope: Scope, defines: boolean): Op {
    const operands = source.operands.map((operand) =>
      this.#sumOf(operand, scope, source.line) ?? this.#resolve(operand, scope, source.line)
    );
    let guard = -1;
    let instruction: Instruction = { ...source, operands };
    if (source.guard !== undefined) {
      const { register, negated } = source.guard;
      guard = this.#predicate(register, scope, source.line);
      instruction = { ...instruction, guard: { register: at(this.#registers.list, guard).name, negated } };
    }
    const defs: number[] = [];
    const uses: number[] = [];
    operands.forEach((operand, i) => {
      const isResult = i === 0 && defines;
      checkOperand(source, operand, i, isResult, this.#registers);
      collectRegisters(operand, this.#registers, isResult ? defs : uses);
    });
    const carry = carryUse(source);
    if (carry.reads || carry.writes) {
      const { id } = this.#registers.add(CARRY, "pred");
      if (carry.reads) uses.push(id);
      if (carry.writes) defs.push(id);
    }
    return { instruction, defs, uses, guard };
  }

  // ---- result ----

  #finish(argumentCount: number): Program {
    const { name, entry, line } = this.#definition;
    const ordered = orderBlocks(trapEndlessLoops(this.#blocks.finish(line), line));
    const registers = this.#registers.list;
    chooseWasmTypes(registers, ordered, this.#sites);
    return {
      name,
      entry,
      line,
      registers,
      registerByName: this.#registers.byName,
      blocks: ordered,
      locations: this.#locations,
      argumentCount,
      frameBytes: alignUp(this.#frameBytes, 16),
      sites: this.#sites,
      callees: [...this.#callees],
    };
  }
}
