/**
 * Lexical scopes of a PTX function, and its registers. Names declared in a `{ … }` block hide those outside;
 * every declaration gets a name that is unique in the function.
 */
import type { RegisterDeclaration, ScalarType, TargetList } from "../ptx/ast.ts";
import { ptxError } from "../ptx/error.ts";
import type { Register } from "./program.ts";
import { HALVES } from "./vector_registers.ts";

/** A name's meaning in a scope. */
export type Binding =
  | { readonly kind: "register"; readonly unique: string }
  /** A vector or 128-bit register, by its elements or halves. */
  | { readonly kind: "vector"; readonly elements: readonly string[] }
  | { readonly kind: "variable"; readonly unique: string }
  | { readonly kind: "label"; readonly unique: string }
  | { readonly kind: "targets"; readonly list: TargetList };

type RegisterRange = Pick<RegisterDeclaration, "type" | "vector"> & { readonly count: number };

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
  readonly #ranges = new Map<string, RegisterRange>();

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

  /** Declares a register, or `name0` to `name<count − 1>`. */
  declareRegisters({ name, type, vector, count, line }: RegisterDeclaration): void {
    if (count !== undefined) this.#ranges.set(name, { count, type, vector });
    else this.#addRegister(name, type, vector, line);
  }

  #addRegister(name: string, type: ScalarType, vector: 1 | 2 | 4, line: number): void {
    const suffixes: readonly string[] = type === "b128"
      ? HALVES
      : vector === 1
      ? []
      : ["xr", "yg", "zb", "wa"].slice(0, vector);
    if (suffixes.length === 0) {
      const unique = this.unique(name);
      this.bind(name, { kind: "register", unique }, line);
      this.#registers.add(unique, type);
      return;
    }
    const elements = suffixes.map((suffix) => {
      const unique = this.unique(`${name}.${suffix}`);
      this.#registers.add(unique, type === "b128" ? "b64" : type);
      // The letters of the element, such as x and r.
      if (type !== "b128") {
        for (const letter of suffix) this.bind(`${name}.${letter}`, { kind: "register", unique }, line);
      }
      return unique;
    });
    this.bind(name, { kind: "vector", elements }, line);
  }

  /** Returns a name's binding in the innermost scope that declares it. */
  lookup(name: string): Binding | undefined {
    return this.#ownBinding(name) ?? this.#parent?.lookup(name);
  }

  #ownBinding(name: string): Binding | undefined {
    const known = this.#bindings.get(name);
    if (known !== undefined) return known;
    const [register = ""] = name.split(".", 1);
    const range = this.#rangeOf(register);
    if (range === undefined || this.#bindings.has(register)) return undefined;
    // Registers of a range are created on first use: kernels declare more than they need.
    this.#addRegister(register, range.type, range.vector, 0);
    return this.#bindings.get(name);
  }

  /** Returns the declaration such as `%r<5>` in this scope that covers `name`. */
  #rangeOf(name: string): RegisterRange | undefined {
    for (let cut = name.length - 1; cut > 0 && name.length - cut < 8; cut--) {
      const digit = name.charCodeAt(cut);
      if (digit < 48 || digit > 57) return undefined;
      const range = this.#ranges.get(name.slice(0, cut));
      if (range === undefined) continue;
      const digits = name.slice(cut);
      if ((digits === "0" || digits[0] !== "0") && Number(digits) < range.count) return range;
    }
    return undefined;
  }
}
