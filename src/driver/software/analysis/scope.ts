/**
 * Lexical scopes of a PTX function, and its registers. Names declared in a `{ … }` block hide those outside;
 * every declaration gets a name that is unique in the function.
 */
import type { ScalarType, TargetList } from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import type { Register } from "./program.ts";

/** A name's meaning in a scope. */
export type Binding =
  | { readonly kind: "register"; readonly unique: string }
  | { readonly kind: "variable"; readonly unique: string }
  | { readonly kind: "label"; readonly unique: string }
  | { readonly kind: "targets"; readonly list: TargetList };

/** The registers of a function by unique name. */
export class RegisterTable {
  readonly list: Register[] = [];
  readonly byName: Map<string, Register> = new Map();

  /** Returns the register of this name, which is added if it is new. */
  add(unique: string, type: ScalarType): Register {
    const known = this.byName.get(unique);
    if (known !== undefined) return known;
    const register: Register = { id: this.list.length, name: unique, type, kind: "i32" };
    this.list.push(register);
    this.byName.set(unique, register);
    return register;
  }

  /** Returns a register that is known to exist. */
  get(unique: string): Register {
    return this.byName.get(unique)!;
  }
}

export class Scope {
  readonly #registers: RegisterTable;
  readonly #parent: Scope | undefined;
  readonly #suffix: string;
  readonly #bindings = new Map<string, Binding>();
  /** Declarations such as `.reg .b32 %r<5>`, by prefix. */
  readonly #ranges = new Map<string, { readonly count: number; readonly type: ScalarType }>();

  /** @param suffix appended to names declared here to make them unique in the function */
  constructor(registers: RegisterTable, suffix: string, parent?: Scope) {
    this.#registers = registers;
    this.#suffix = suffix;
    this.#parent = parent;
  }

  /** Returns the unique form of a name declared in this scope. */
  unique(name: string): string {
    return name + this.#suffix;
  }

  bind(name: string, binding: Binding, line: number): void {
    if (this.#bindings.has(name)) throw ptxError(line, `${name} is declared twice`);
    this.#bindings.set(name, binding);
  }

  declareRegister(name: string, type: ScalarType, line: number): void {
    const unique = this.unique(name);
    this.bind(name, { kind: "register", unique }, line);
    this.#registers.add(unique, type);
  }

  /** Declares `prefix0` to `prefix<count − 1>`. */
  declareRange(prefix: string, count: number, type: ScalarType): void {
    this.#ranges.set(prefix, { count, type });
  }

  /** Returns a name's binding in the innermost scope that declares it. */
  lookup(name: string): Binding | undefined {
    return this.#ownBinding(name) ?? this.#parent?.lookup(name);
  }

  #ownBinding(name: string): Binding | undefined {
    const known = this.#bindings.get(name);
    if (known !== undefined) return known;
    const type = this.#rangeType(name);
    if (type === undefined) return undefined;
    // Registers of a range are created on first use: kernels declare more than they need.
    const binding: Binding = { kind: "register", unique: this.unique(name) };
    this.#registers.add(binding.unique, type);
    this.#bindings.set(name, binding);
    return binding;
  }

  /** Returns the type of `name` if a declaration such as `%r<5>` in this scope covers it. */
  #rangeType(name: string): ScalarType | undefined {
    for (let cut = name.length - 1; cut > 0 && name.length - cut < 8; cut--) {
      const digit = name.charCodeAt(cut);
      if (digit < 48 || digit > 57) return undefined;
      const range = this.#ranges.get(name.slice(0, cut));
      if (range === undefined) continue;
      const digits = name.slice(cut);
      if ((digits === "0" || digits[0] !== "0") && Number(digits) < range.count) return range.type;
    }
    return undefined;
  }
}
