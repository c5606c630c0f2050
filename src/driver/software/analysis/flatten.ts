/**
 * A PTX function's statements → basic blocks: scopes and labels are resolved, functions that contain synchronization are put in
 * line, and every point where a thread may have to wait ends a block.
 */
import type {
  FunctionDefinition,
  Instruction,
  Operand,
  ScalarType,
  Statement,
  Variable,
} from "../ptx/ast.ts";
import { FAULT } from "../abi.ts";
import { ptxError } from "../ptx/error.ts";
import { CARRY, carryUse, opcodeOf, operandCount, takesPredicate } from "../ptx/opcodes.ts";
import { reversePostorder } from "./graph.ts";
import {
  type BasicBlock,
  type Op,
  type Program,
  type Register,
  type Site,
  successorsOf,
  type SymbolLocation,
} from "./program.ts";
import type { Terminator } from "./program.ts";
import { chooseWasmTypes } from "./types.ts";

/** What flattening has to know of the rest of the module. */
export interface ModuleScope {
  readonly functions: ReadonlyMap<string, FunctionDefinition>;
  /** Places of module-scope names: variables in global, const and shared memory. */
  readonly locations: ReadonlyMap<string, SymbolLocation>;
  /** SymbolLocation of a `.shared` variable declared inside a function. */
  sharedLocation(functionName: string, variable: Variable): SymbolLocation;
  /** Functions to put in line where they are called. */
  readonly inline: ReadonlySet<string>;
}

/** Functions that the machine provides. */
export const BUILTIN_FUNCTIONS: ReadonlySet<string> = new Set([
  "vprintf",
  "__assertfail",
  "cudaGraphSetConditional",
]);

const MAX_OPS = 400_000;

interface RawBlock {
  readonly ops: Op[];
  terminator: RawTerminator | undefined;
}

/** Targets are raw block numbers, or labels that may come later. */
type Target = number | string;
type RawTerminator =
  | { kind: "jump"; to: Target }
  | { kind: "branch"; predicate: number; negated: boolean; then: Target; otherwise: Target }
  | { kind: "switch"; index: number; targets: Target[]; line: number }
  | { kind: "return" }
  | { kind: "trap"; fault: number; line: number }
  | { kind: "sync"; site: number; to: Target };

type Name =
  | { readonly kind: "register"; readonly unique: string }
  | { readonly kind: "variable"; readonly unique: string }
  | { readonly kind: "label"; readonly unique: string }
  | { readonly kind: "targets"; readonly labels: readonly string[] };

interface Scope {
  readonly parent: Scope | undefined;
  /** Appended to names that are declared here. */
  readonly suffix: string;
  readonly names: Map<string, Name>;
  readonly families: Map<string, { count: number; type: ScalarType }>;
}

export function flatten(definition: FunctionDefinition, surroundings: ModuleScope): Program {
  return new Flattener(definition, surroundings).program();
}

class Flattener {
  readonly #definition: FunctionDefinition;
  readonly #module: ModuleScope;
  readonly #registers: Register[] = [];
  readonly #registerByName = new Map<string, Register>();
  readonly #locations = new Map<string, SymbolLocation>();
  readonly #blocks: RawBlock[] = [];
  readonly #labels = new Map<string, number>();
  readonly #sites: Site[] = [];
  readonly #callees = new Set<string>();
  readonly #inlining: string[] = [];
  #current: RawBlock;
  #frameBytes = 0;
  #scopes = 0;
  #ops = 0;
  #functionName: string;
  /** Where `ret` leads inside a function that was put in line. */
  #returnTo: string | undefined;

  constructor(definition: FunctionDefinition, surroundings: ModuleScope) {
    this.#definition = definition;
    this.#module = surroundings;
    this.#functionName = definition.name;
    this.#current = { ops: [], terminator: undefined };
    this.#blocks.push(this.#current);
  }

  program(): Program {
    const definition = this.#definition;
    const scope: Scope = { parent: undefined, suffix: "", names: new Map(), families: new Map() };
    let argumentCount = 0;
    if (definition.entry) {
      let offset = 0;
      for (const parameter of definition.parameters) {
        offset = alignUp(offset, parameter.align);
        this.#declare(scope, parameter.name, { kind: "parameter", offset }, parameter.line);
        offset += parameter.byteLength;
      }
    } else {
      for (const parameter of [...definition.results, ...definition.parameters]) {
        const place: SymbolLocation = { kind: "argument", index: argumentCount++ };
        this.#declare(scope, parameter.name, place, parameter.line);
      }
    }
    this.#body(definition.body ?? [], scope);
    if (this.#current.terminator === undefined) this.#current.terminator = { kind: "return" };
    return this.#finish(argumentCount);
  }

  // ---- names ----

  #declare(scope: Scope, name: string, place: SymbolLocation, line: number): string {
    const unique = name + scope.suffix;
    this.#bind(scope, name, { kind: "variable", unique }, line);
    this.#locations.set(unique, place);
    return unique;
  }

  #bind(scope: Scope, name: string, what: Name, line: number): void {
    if (scope.names.has(name)) throw ptxError(line, `${name} is declared twice`);
    scope.names.set(name, what);
  }

  #lookup(scope: Scope, name: string): Name | undefined {
    for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
      const known = at.names.get(name);
      if (known !== undefined) return known;
      const family = familyOf(at, name);
      if (family !== undefined) {
        const unique = name + at.suffix;
        this.#register(unique, family);
        const found: Name = { kind: "register", unique };
        at.names.set(name, found);
        return found;
      }
    }
    return undefined;
  }

  #register(unique: string, type: ScalarType): Register {
    const known = this.#registerByName.get(unique);
    if (known !== undefined) return known;
    const register: Register = { id: this.#registers.length, name: unique, type, kind: "i32" };
    this.#registers.push(register);
    this.#registerByName.set(unique, register);
    return register;
  }

  // ---- statements ----

  #body(statements: readonly Statement[], scope: Scope): void {
    // Labels and lists of them may be used before they appear.
    for (const statement of statements) {
      if (statement.kind === "label") {
        const unique = statement.name + scope.suffix;
        this.#bind(scope, statement.name, { kind: "label", unique }, statement.line);
      } else if (statement.kind === "targets") {
        this.#bind(scope, statement.name, { kind: "targets", labels: statement.targets }, statement.line);
      }
    }
    for (const statement of statements) this.#statement(statement, scope);
  }

  #statement(statement: Statement, scope: Scope): void {
    switch (statement.kind) {
      case "instruction":
        this.#instruction(statement, scope);
        break;
      case "label": {
        this.#labels.set(statement.name + scope.suffix, this.#open());
        break;
      }
      case "registers":
        if (statement.type === "b128") throw ptxError(statement.line, ".b128 registers are not supported");
        if (statement.count !== undefined) {
          scope.families.set(statement.name, { count: statement.count, type: statement.type });
        } else {
          const unique = statement.name + scope.suffix;
          this.#bind(scope, statement.name, { kind: "register", unique }, statement.line);
          this.#register(unique, statement.type);
        }
        break;
      case "variable":
        this.#variable(statement, scope);
        break;
      case "block": {
        const suffix = `@${++this.#scopes}`;
        const inner: Scope = { parent: scope, suffix, names: new Map(), families: new Map() };
        this.#body(statement.body, inner);
        break;
      }
      case "targets":
        break;
    }
  }

  #variable(variable: Variable, scope: Scope): void {
    switch (variable.space) {
      case "local":
      case "param": {
        const align = Math.max(variable.align, 8);
        const offset = alignUp(this.#frameBytes, align);
        this.#frameBytes = offset + variable.byteLength;
        this.#declare(scope, variable.name, { kind: "frame", offset }, variable.line);
        break;
      }
      case "shared":
        this.#declare(
          scope,
          variable.name,
          this.#module.sharedLocation(this.#functionName, variable),
          variable.line,
        );
        break;
      default:
        throw ptxError(variable.line, `.${variable.space} variables inside a function are not supported`);
    }
  }

  /** Ends the current block with a jump to a new one, and gives its number. */
  #open(): number {
    const number = this.#blocks.length;
    if (this.#current.terminator === undefined) this.#current.terminator = { kind: "jump", to: number };
    this.#current = { ops: [], terminator: undefined };
    this.#blocks.push(this.#current);
    return number;
  }

  #terminate(terminator: RawTerminator): void {
    this.#current.terminator ??= terminator;
    this.#current = { ops: [], terminator: undefined };
    this.#blocks.push(this.#current);
  }

  #instruction(source: Instruction, scope: Scope): void {
    if (++this.#ops > MAX_OPS) throw ptxError(source.line, "the function is too large");
    const opcode = opcodeOf(source);
    const [min, max] = operandCount(source);
    const count = source.operands.length;
    if (count < min || count > max) {
      const accepted = min === max ? min : `${min} to ${max}`;
      throw ptxError(source.line, `${source.opcode} takes ${accepted} operands, found ${count}`);
    }
    const suspends = opcode?.class === "warp" ||
      (opcode?.class === "barrier" && !source.modifiers.includes("arrive"));
    const splits = suspends || opcode?.class === "control" || opcode?.class === "call";
    if (splits && source.guard !== undefined) {
      this.#guarded(source, scope);
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
        // Who sleeps may wait for another thread.
        if (source.opcode === "nanosleep") break;
        return;
    }
    const op = this.#op(source, scope, opcode === undefined || opcode.defines);
    if (!suspends) {
      this.#current.ops.push(op);
      return;
    }
    const site = this.#sites.length;
    this.#sites.push({ index: site, op });
    this.#terminate({ kind: "sync", site, to: this.#blocks.length });
  }

  /** `@p` on an instruction that ends a block: a branch around it, or the branch itself. */
  #guarded(source: Instruction, scope: Scope): void {
    const guard = source.guard!;
    const predicate = this.#predicate(guard.register, scope, source.line);
    const { negated } = guard;
    if (source.opcode === "bra") {
      const then = this.#label(source.operands[0], scope, source.line);
      this.#terminate({ kind: "branch", predicate, negated, then, otherwise: this.#blocks.length });
      return;
    }
    const from = this.#current;
    this.#open();
    const then = this.#blocks.length - 1;
    this.#instruction({ ...source, guard: undefined }, scope);
    const otherwise = this.#open();
    from.terminator = { kind: "branch", predicate, negated, then, otherwise };
  }

  #control(source: Instruction, scope: Scope): void {
    switch (source.opcode) {
      case "bra":
        this.#terminate({ kind: "jump", to: this.#label(source.operands[0], scope, source.line) });
        break;
      case "brx": {
        const index = this.#operandRegister(source.operands[0], scope, source.line);
        const list = source.operands[1];
        const name = list.kind === "symbol" ? this.#lookup(scope, list.name) : undefined;
        if (name?.kind !== "targets") throw ptxError(source.line, "brx.idx needs a .branchtargets list");
        const targets = name.labels.map((label) =>
          this.#label({ kind: "symbol", name: label, offset: 0 }, scope, source.line)
        );
        this.#terminate({ kind: "switch", index, targets, line: source.line });
        break;
      }
      case "ret":
        if (this.#returnTo !== undefined) this.#terminate({ kind: "jump", to: this.#returnTo });
        else this.#terminate({ kind: "return" });
        break;
      case "exit":
        this.#terminate({ kind: "return" });
        break;
      case "trap":
        this.#terminate({ kind: "trap", fault: FAULT.trap, line: source.line });
        break;
    }
  }

  #call(source: Instruction, scope: Scope): void {
    // call [.uni] [(results),] name [, (arguments)] [, prototype]
    const operands = [...source.operands];
    const results = operands[0].kind === "list" ? operands.shift() : undefined;
    const target = operands.shift();
    const parameters = operands[0]?.kind === "list" ? operands.shift() : undefined;
    if (target?.kind !== "symbol" || this.#lookup(scope, target.name) !== undefined) {
      throw ptxError(source.line, `call of no named function is not supported, in ${this.#functionName}`);
    }
    const callee = this.#module.functions.get(target.name);
    if (callee === undefined) throw ptxError(source.line, `${target.name} is not declared`);
    const given = [results, parameters].map((list) => list?.kind === "list" ? list.elements : []);
    if (given[0].length !== callee.results.length || given[1].length !== callee.parameters.length) {
      throw ptxError(
        source.line,
        `${target.name} takes ${callee.parameters.length} arguments and gives ${callee.results.length}`,
      );
    }
    const variables = given.flat().map((argument) => {
      const name = argument.kind === "symbol" && argument.offset === 0
        ? this.#lookup(scope, argument.name)
        : undefined;
      if (name?.kind !== "variable") {
        throw ptxError(source.line, "arguments of a call must be .param variables");
      }
      return name.unique;
    });
    if (!this.#module.inline.has(callee.name)) {
      if (callee.body === undefined && !BUILTIN_FUNCTIONS.has(callee.name)) {
        throw ptxError(source.line, `${callee.name} is not defined in the module`);
      }
      if (callee.body !== undefined) this.#callees.add(callee.name);
      const elements = variables.map((name): Operand => ({ kind: "symbol", name, offset: 0 }));
      const instruction: Instruction = { ...source, operands: [target, { kind: "list", elements }] };
      this.#current.ops.push({ instruction, defs: [], uses: [], guard: -1 });
      return;
    }
    this.#inline(callee, variables, source.line);
  }

  #inline(callee: FunctionDefinition, variables: readonly string[], line: number): void {
    if (this.#inlining.includes(callee.name)) {
      throw ptxError(line, `${callee.name} calls itself and waits for other threads: that is not supported`);
    }
    this.#inlining.push(callee.name);
    const scope: Scope = {
      parent: undefined,
      suffix: `@${++this.#scopes}`,
      names: new Map(),
      families: new Map(),
    };
    [...callee.results, ...callee.parameters].forEach((parameter, i) => {
      this.#bind(scope, parameter.name, { kind: "variable", unique: variables[i] }, parameter.line);
    });
    const outer = { name: this.#functionName, returnTo: this.#returnTo };
    this.#functionName = callee.name;
    this.#returnTo = `return${scope.suffix}`;
    this.#body(callee.body ?? [], scope);
    this.#labels.set(this.#returnTo, this.#open());
    this.#functionName = outer.name;
    this.#returnTo = outer.returnTo;
    this.#inlining.pop();
  }

  #label(operand: Operand, scope: Scope, line: number): string {
    const name = operand.kind === "symbol" && operand.offset === 0
      ? this.#lookup(scope, operand.name)
      : undefined;
    if (name?.kind !== "label") throw ptxError(line, "a label of this function expected");
    return name.unique;
  }

  // ---- operands ----

  #predicate(name: string, scope: Scope, line: number): number {
    const register = this.#operandRegister({ kind: "register", name }, scope, line);
    if (this.#registers[register].type !== "pred") throw ptxError(line, `${name} is not a predicate`);
    return register;
  }

  #operandRegister(operand: Operand, scope: Scope, line: number): number {
    const resolved = this.#resolve(operand, scope, line);
    if (resolved.kind !== "register" || resolved.name === "_") throw ptxError(line, "a register expected");
    return this.#registerByName.get(resolved.name)!.id;
  }

  #op(source: Instruction, scope: Scope, defines: boolean): Op {
    const operands = source.operands.map((operand) => this.#resolve(operand, scope, source.line));
    let guard = -1;
    let instruction: Instruction = { ...source, operands };
    if (source.guard !== undefined) {
      guard = this.#predicate(source.guard.register, scope, source.line);
      instruction = {
        ...instruction,
        guard: { register: this.#registers[guard].name, negated: source.guard.negated },
      };
    }
    const defs: number[] = [];
    const uses: number[] = [];
    operands.forEach((operand, i) => {
      const defined = i === 0 && defines;
      if (defined && !isDestination(operand)) {
        throw ptxError(source.line, `${source.opcode}: operand 1 must be a register`);
      }
      this.#check(source, operand, i, defined);
      this.#collect(operand, defined ? defs : uses);
    });
    const carry = carryUse(source);
    if (carry.reads || carry.writes) {
      const register = this.#register(CARRY, "pred").id;
      if (carry.reads) uses.push(register);
      if (carry.writes) defs.push(register);
    }
    return { instruction, defs, uses, guard };
  }

  /** Refuses operands that are no values, or no values of the kind that an instruction takes there. */
  #check(source: Instruction, operand: Operand, index: number, defined: boolean): void {
    const [first, second] = takesPredicate(source, index);
    const check = (part: Operand, predicate: boolean | undefined): void => {
      switch (part.kind) {
        case "register": {
          if (part.name === "_") {
            if (!defined) throw ptxError(source.line, `${source.opcode}: _ has no value to read`);
            return;
          }
          const is = this.#registerByName.get(part.name)!.type === "pred";
          if (predicate === undefined || is === predicate) return;
          const what = is ? "must not be a predicate" : "must be a predicate";
          throw ptxError(source.line, `${source.opcode}: operand ${index + 1} ${what}`);
        }
        case "not":
          if (predicate === false || defined || part.operand.kind !== "register") {
            throw ptxError(
              source.line,
              `${source.opcode}: ! is for predicates, and operand ${index + 1} is none`,
            );
          }
          return check(part.operand, true);
        case "vector":
        case "list":
          return part.elements.forEach((element) => check(element, false));
        case "address":
          if (part.base !== undefined) check(part.base, false);
          return;
      }
    };
    if (operand.kind === "pair") {
      check(operand.first, first);
      check(operand.second, second);
    } else check(operand, first);
  }

  #collect(operand: Operand, into: number[]): void {
    switch (operand.kind) {
      case "register":
        if (operand.name !== "_") into.push(this.#registerByName.get(operand.name)!.id);
        break;
      case "address":
        if (operand.base !== undefined) this.#collect(operand.base, into);
        break;
      case "vector":
      case "list":
        for (const element of operand.elements) this.#collect(element, into);
        break;
      case "pair":
        this.#collect(operand.first, into);
        this.#collect(operand.second, into);
        break;
      case "not":
        this.#collect(operand.operand, into);
        break;
    }
  }

  /** The operand with unique names; the same object if nothing changes. */
  #resolve(operand: Operand, scope: Scope, line: number): Operand {
    switch (operand.kind) {
      case "register":
      case "symbol": {
        if (operand.name === "_") return operand;
        const name = this.#lookup(scope, operand.name);
        if (name?.kind === "register") {
          if (operand.kind === "register" && name.unique === operand.name) return operand;
          return { kind: "register", name: name.unique };
        }
        if (operand.kind === "symbol") {
          if (name?.kind === "variable") {
            return name.unique === operand.name ? operand : { ...operand, name: name.unique };
          }
          const place = this.#module.locations.get(operand.name);
          if (place !== undefined) {
            this.#locations.set(operand.name, place);
            return operand;
          }
        }
        throw ptxError(line, `${operand.name} is not declared`);
      }
      case "address": {
        if (operand.base === undefined) return operand;
        const base = this.#resolve(operand.base, scope, line);
        return base === operand.base ? operand : { ...operand, base };
      }
      case "vector":
      case "list": {
        const elements = operand.elements.map((element) => this.#resolve(element, scope, line));
        return elements.every((element, i) => element === operand.elements[i])
          ? operand
          : { ...operand, elements };
      }
      case "pair":
        return {
          kind: "pair",
          first: this.#resolve(operand.first, scope, line),
          second: this.#resolve(operand.second, scope, line),
        };
      case "not":
        return { kind: "not", operand: this.#resolve(operand.operand, scope, line) };
      default:
        return operand;
    }
  }

  // ---- blocks ----

  #finish(argumentCount: number): Program {
    // The entry must have no predecessors, so that code before a loop at the top runs once.
    const raw = this.#blocks;
    const target = (to: Target): number => {
      if (typeof to === "number") return to;
      const block = this.#labels.get(to);
      if (block === undefined) throw ptxError(this.#definition.line, `label ${to} is not defined`);
      return block;
    };
    const terminators = raw.map(({ terminator }, i): Terminator => {
      // Falling off the end of the function returns.
      if (terminator === undefined) {
        return i + 1 < raw.length ? { kind: "jump", to: i + 1 } : { kind: "return" };
      }
      switch (terminator.kind) {
        case "jump":
        case "sync":
          return { ...terminator, to: target(terminator.to) };
        case "branch": {
          const then = target(terminator.then);
          const otherwise = target(terminator.otherwise);
          return then === otherwise ? { kind: "jump", to: then } : { ...terminator, then, otherwise };
        }
        case "switch":
          return { ...terminator, targets: terminator.targets.map(target) };
        default:
          return terminator;
      }
    });
    const plain = raw.map((block, i) => ({ ops: block.ops, terminator: terminators[i] }));
    const blocks = orderBlocks(stopEndless(plain, this.#definition.line));
    chooseWasmTypes(this.#registers, blocks, this.#sites);
    return {
      name: this.#definition.name,
      entry: this.#definition.entry,
      line: this.#definition.line,
      registers: this.#registers,
      registerByName: this.#registerByName,
      blocks,
      locations: this.#locations,
      argumentCount,
      frameBytes: alignUp(this.#frameBytes, 16),
      sites: this.#sites,
      callees: [...this.#callees],
    };
  }
}

interface PlainBlock {
  readonly ops: Op[];
  readonly terminator: Terminator;
}

/** Makes blocks from which no way leads to an end of the thread a fault: a thread that comes there would never finish. */
function stopEndless(blocks: readonly PlainBlock[], line: number): readonly PlainBlock[] {
  const before: number[][] = blocks.map(() => []);
  const pending: number[] = [];
  blocks.forEach(({ terminator }, from) => {
    const successors = successorsOf(terminator);
    if (successors.length === 0) pending.push(from);
    for (const to of successors) before[to].push(from);
  });
  const ends = new Set<number>();
  while (pending.length > 0) {
    const block = pending.pop()!;
    if (ends.has(block)) continue;
    ends.add(block);
    pending.push(...before[block]);
  }
  return blocks.map((block, i): PlainBlock => {
    if (ends.has(i)) return block;
    let at = i;
    for (let step = 0; step < blocks.length && blocks[at].ops.length === 0; step++) {
      [at] = successorsOf(blocks[at].terminator);
    }
    const where = blocks[at].ops[0]?.instruction.line ?? line;
    return { ops: block.ops, terminator: { kind: "trap", fault: FAULT.infiniteLoop, line: where } };
  });
}

/** Joins chains of blocks, drops unreachable ones, numbers the rest in reverse postorder. */
function orderBlocks(plain: readonly PlainBlock[]): BasicBlock[] {
  const successors = plain.map((block) => successorsOf(block.terminator));
  const reachable = reversePostorder(0, (block) => successors[block]);
  const predecessors = new Map<number, number>();
  for (const block of reachable) {
    for (const to of successors[block]) predecessors.set(to, (predecessors.get(to) ?? 0) + 1);
  }
  const ops = plain.map((block) => block.ops);
  const terminators = plain.map((block) => block.terminator);
  const absorbed = new Set<number>();
  for (const block of reachable) {
    if (absorbed.has(block)) continue;
    for (;;) {
      const terminator = terminators[block];
      if (terminator.kind !== "jump" || terminator.to === block || terminator.to === 0) break;
      if (predecessors.get(terminator.to) !== 1) break;
      const joined = ops[block].slice();
      for (const op of ops[terminator.to]) joined.push(op);
      ops[block] = joined;
      terminators[block] = terminators[terminator.to];
      absorbed.add(terminator.to);
    }
  }
  const order = reversePostorder(0, (block) => successorsOf(terminators[block]));
  const number = new Map(order.map((block, i) => [block, i]));
  const renumber = (block: number): number => number.get(block)!;
  const renumbered = order.map((block): Terminator => {
    const terminator = terminators[block];
    switch (terminator.kind) {
      case "jump":
      case "sync":
        return { ...terminator, to: renumber(terminator.to) };
      case "branch":
        return { ...terminator, then: renumber(terminator.then), otherwise: renumber(terminator.otherwise) };
      case "switch":
        return { ...terminator, targets: terminator.targets.map(renumber) };
      default:
        return terminator;
    }
  });
  const before: number[][] = order.map(() => []);
  renumbered.forEach((terminator, i) => {
    for (const to of new Set(successorsOf(terminator))) before[to].push(i);
  });
  return order.map((block, i) => ({
    id: i,
    ops: ops[block],
    terminator: renumbered[i],
    successors: [...new Set(successorsOf(renumbered[i]))],
    predecessors: before[i],
  }));
}

function isDestination(operand: Operand): boolean {
  switch (operand.kind) {
    case "register":
      return true;
    case "vector":
      return operand.elements.every(isDestination);
    case "pair":
      return isDestination(operand.first) && isDestination(operand.second);
    default:
      return false;
  }
}

/** The type of `name` if a declaration such as `%r<5>` in this scope covers it. */
function familyOf(scope: Scope, name: string): ScalarType | undefined {
  for (let cut = name.length - 1; cut > 0 && name.length - cut < 8; cut--) {
    const digit = name.charCodeAt(cut);
    if (digit < 48 || digit > 57) return undefined;
    const family = scope.families.get(name.slice(0, cut));
    if (family === undefined) continue;
    const digits = name.slice(cut);
    if ((digits === "0" || digits[0] !== "0") && Number(digits) < family.count) return family.type;
  }
  return undefined;
}

export function alignUp(value: number, align: number): number {
  return Math.ceil(value / align) * align;
}
