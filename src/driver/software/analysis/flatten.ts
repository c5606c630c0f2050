/**
 * Lowers the statements of a PTX function to basic blocks. Resolves scopes and labels, inlines functions that
 * synchronize, and ends a block at every point where a thread may have to wait.
 */
import { at } from "../../../base/at.ts";
import { FAULT } from "../abi/index.ts";
import { alignUp } from "../../../base/align.ts";
import type { FunctionDefinition, Instruction, Operand, Statement, Variable } from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import { CARRY, carryUse, opcodeOf, operandCount } from "../ptx/opcodes.ts";
import { addConstant } from "./added_instructions.ts";
import { Frame } from "./call_arguments.ts";
import {
  type CallHost,
  Calls,
  INLINING,
  type Inlining,
  InliningLimit,
  type ModuleScope,
  PLAIN,
} from "./calls.ts";
import { BlockBuilder } from "./block_builder.ts";
import { orderBlocks, trapEndlessLoops } from "./blocks.ts";
import { checkOperand, checkWidth, collectRegisters, resolve } from "./operands.ts";
import type { Op, Program, Site, SymbolLocation } from "./program.ts";
import { RegisterTable, Scope } from "./scope.ts";
import { isVectorMove, scalarMoves, withElements } from "./vector_registers.ts";
import { chooseWasmTypes } from "./types.ts";
import { yieldWhereThreadsWait } from "./waits.ts";

const MAX_OPS = 400_000;
/** @throws {CompileError} for names, operands and calls that are not valid */
export function flatten(definition: FunctionDefinition, module: ModuleScope): Program {
  for (const limits of INLINING) {
    try {
      return new Flattener(definition, module, limits).program();
    } catch (error) {
      if (!(error instanceof InliningLimit)) throw error;
      if (limits !== INLINING.at(-1)) continue;
      const problem = `more than ${limits.calls} calls of functions that wait for other threads`;
      throw ptxError(error.line, `${problem}, in ${definition.name}`);
    }
  }
  throw new RangeError("no limits");
}

/** Returns the plain form of a function; see calls.ts. */
export function flattenPlain(definition: FunctionDefinition, module: ModuleScope): Program {
  return new Flattener(definition, module, PLAIN).program();
}

class Flattener {
  readonly #definition: FunctionDefinition;
  readonly #module: ModuleScope;
  readonly #registers = new RegisterTable();
  readonly #locations = new Map<string, SymbolLocation>();
  readonly #blocks = new BlockBuilder();
  readonly #sites: Site[] = [];
  readonly #frame = new Frame();
  readonly #calls: Calls;
  #scopes = 0;
  #ops = 0;

  constructor(definition: FunctionDefinition, module: ModuleScope, limits: Inlining) {
    this.#definition = definition;
    this.#module = module;
    const host: CallHost = {
      blocks: this.#blocks,
      frame: this.#frame,
      locations: this.#locations,
      innerScope: () => this.#innerScope(),
      body: (statements, scope) => this.#body(statements, scope),
      registerOf: (operand, scope, line) =>
        at(this.#registers.list, this.#registerOperand(operand, scope, line)),
    };
    this.#calls = new Calls(module, host, limits);
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
        scope.bind(statement.name, { kind: "targets", list: statement }, line);
      }
    }
    for (const statement of statements) this.#statement(statement, scope);
  }

  #statement(statement: Statement, scope: Scope): void {
    switch (statement.kind) {
      case "instruction":
        this.#instruction(statement, scope);
        break;
      case "label":
        this.#blocks.openLabel(scope.unique(statement.name));
        break;
      case "registers":
        scope.declareRegisters(statement);
        break;
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
        this.#declare(scope, variable, { kind: "frame", offset: this.#frame.place(variable) });
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
        this.#calls.lower(source, scope);
        return;
      case "hint":
        return;
    }
    if (isVectorMove(source)) {
      this.#vectorMove(source, scope);
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
        const { name } = at(this.#registers.list, index);
        checkWidth(source, { kind: "register", name }, 0, this.#registers);
        const binding = list?.kind === "symbol" ? scope.lookup(list.name) : undefined;
        if (binding?.kind !== "targets") throw ptxError(source.line, "brx.idx needs a .branchtargets list");
        const targets = binding.list.targets.map((name) => this.#label(name, scope, source.line));
        this.#blocks.terminate({ kind: "switch", index, targets, line: source.line });
        break;
      }
      case "ret":
        this.#blocks.terminate(
          this.#calls.returnLabel === undefined
            ? { kind: "return" }
            : { kind: "jump", to: this.#calls.returnLabel },
        );
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

  /** Adds an `add` for `register + constant` to the current block, and returns its result. */
  #sumOf(operand: Operand, scope: Scope, line: number): Operand | undefined {
    if (operand.kind !== "symbol" || operand.offset === 0) return undefined;
    const binding = scope.lookup(operand.name);
    if (binding?.kind !== "register") return undefined;
    const register = this.#registers.get(binding.unique);
    const { name, type } = register;
    if (!/^[bus](16|32|64)$/.test(type)) {
      throw ptxError(line, `${operand.name}: a constant needs an integer register`);
    }
    const sum = this.#registers.add(`${name}+${operand.offset}`, type);
    this.#blocks.append(addConstant(line, sum, register, BigInt(operand.offset)));
    return { kind: "register", name: sum.name };
  }

  #vectorMove(source: Instruction, scope: Scope): void {
    const operands = source.operands.map((operand) => this.#resolve(operand, scope, source.line));
    for (const move of scalarMoves({ ...source, operands }, this.#registers)) {
      this.#blocks.append(this.#opOf(move, scope, true));
    }
  }

  #op(source: Instruction, scope: Scope, defines: boolean): Op {
    const operands = source.operands.map((operand) =>
      this.#sumOf(operand, scope, source.line) ?? this.#resolve(operand, scope, source.line)
    );
    return this.#opOf({ ...source, operands }, scope, defines);
  }

  /** Returns the operation of an instruction with resolved operands. */
  #opOf(source: Instruction, scope: Scope, defines: boolean): Op {
    let guard = -1;
    let instruction = withElements(source, this.#registers);
    const { operands } = instruction;
    if (source.guard !== undefined) {
      const { register, negated } = source.guard;
      guard = this.#predicate(register, scope, source.line);
      instruction = { ...instruction, guard: { register: at(this.#registers.list, guard).name, negated } };
    }
    const defs: number[] = [];
    const uses: number[] = [];
    operands.forEach((operand, i) => {
      const isResult = i === 0 && defines;
      if (!this.#module.valid) {
        checkOperand(operand, { instruction: source, index: i, isResult }, this.#registers);
        checkWidth(source, operand, i, this.#registers);
      }
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
    return yieldWhereThreadsWait({
      name,
      entry,
      line,
      registers,
      registerByName: this.#registers.byName,
      blocks: ordered,
      locations: this.#locations,
      argumentCount,
      frameBytes: this.#frame.byteLength,
      sites: this.#sites,
      callees: [...this.#calls.callees],
    });
  }
}
