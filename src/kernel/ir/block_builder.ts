/** Blocks, variables and addresses of a kernel that is being built; {@link KernelBuilder} adds the operations. */
import { mismatch } from "../../base/check.ts";
import { type Constant, constantOf } from "./fold.ts";
import type { Address, Assertion, Block, Loop, Statement, Value, Variable } from "./ir.ts";
import type { Operand, Pointer } from "./operations.ts";
import { bitsOf, type RegisterType, type Scalar, SCALARS } from "./types.ts";

/** A value to create. */
type NewValue = Omit<Value, "id" | "uses">;

/** True for a constant. */
export function isConstant(value: Value): value is Value & { readonly constant: Constant } {
  return value.op === "const";
}

/** The values of a block that later code can reuse, and the known values of variables. */
interface Scope {
  /** Keys of values that are not available after the block. */
  readonly keys: string[];
  readonly variables: Map<Variable, Value>;
  /** Variables that the block or one nested in it has set. */
  readonly changed: Set<Variable>;
}

function newScope(): Scope {
  return { keys: [], variables: new Map(), changed: new Set() };
}

export class BlockBuilder {
  /** The kernel's statements. */
  protected readonly root: Block = [];
  /** Values available in every block: constants, parameters, thread positions. */
  protected readonly prologue: Block = [];
  /** Available values by key. */
  readonly #values: Map<string, Value> = new Map();
  #block: Block = this.root;
  readonly #scopes: Scope[] = [newScope()];
  /** True after a statement that never completes, such as `break`. */
  #unreachable = false;
  #ids = 0;
  #variables = 0;
  /** Changes with every write to memory, so that loads before and after it are different values. */
  #memory = 0;
  #memories = 0;

  /** True if the end of the block that is being built cannot be reached. */
  get unreachable(): boolean {
    return this.#unreachable;
  }

  /** Returns a constant. */
  constant(type: RegisterType, value: number | bigint | boolean): Value {
    return this.pure({ op: "const", type, args: [], constant: constantOf(type, value) });
  }

  /** Returns an operand as a value: numbers become constants of `type`. */
  operand(type: RegisterType, operand: Operand): Value {
    return typeof operand === "object" ? operand : this.constant(type, operand);
  }

  /** Returns two operands of one type. */
  protected pair(left: Operand, right: Operand): [Value, Value] {
    const { type } = (typeof left === "object" ? left : right) as Value;
    const a = this.operand(type, left), b = this.operand(type, right);
    if (a.type !== b.type) throw new TypeError(mismatch("operands", `two of type ${a.type}`, b.type));
    return [a, b];
  }

  /** Returns a value without side effects: an equal one that exists, or a new one. */
  pure(value: NewValue): Value {
    const key = keyOf(value), known = this.#values.get(key);
    if (known !== undefined) return known;
    const created = this.define(value);
    this.#values.set(key, created);
    if (!isShared(value)) this.#scopes[this.#scopes.length - 1]!.keys.push(key);
    return created;
  }

  /** Returns a new value with side effects. */
  protected effect(value: NewValue): Value {
    return this.define(value);
  }

  /** Returns `a op b`. Operands of commutative operations are put in one order, for common subexpressions. */
  protected commutative(op: Value["op"], type: RegisterType, a: Value, b: Value): Value {
    const swap = (op === "add" || op === "mul" || op === "and" || op === "or" || op === "xor") &&
      (isConstant(a) || (!isConstant(b) && a.id > b.id));
    const other = swap ? this.#values.get(keyOf({ op, type, args: [b, a] })) : undefined;
    return other ?? this.pure({ op, type, args: isConstant(a) && swap ? [b, a] : [a, b] });
  }

  private define(value: NewValue): Value {
    const created: Value = { ...value, id: this.#ids++, uses: 0 };
    if (isShared(value)) this.prologue.push({ kind: "define", value: created });
    else this.statement({ kind: "define", value: created });
    return created;
  }

  /** Appends a statement. */
  statement(statement: Statement): void {
    if (!this.#unreachable) this.#block.push(statement);
  }

  /** Makes later loads distinct from earlier ones. */
  protected changeMemory(): void {
    this.#memory = ++this.#memories;
  }

  /** Returns the address of an element. Constant parts of the index become the address's offset. */
  protected address({ space, base, offset, stride }: Pointer, index: Operand): Address {
    if (typeof index !== "object") return { space, base, offset: offset + Number(index) * stride };
    const [root, elements] = splitIndex(index);
    const bytes = offset + elements * stride;
    if (root === undefined) return { space, base, offset: bytes };
    return { space, base: this.scaled(base, root, stride), offset: bytes };
  }

  private scaled(base: Value, index: Value, stride: number): Value {
    const wide = base.type === "u64";
    if (!wide) {
      const narrow = bitsOf(index.type) === 32
        ? index
        : this.pure({ op: "convert", type: "u32", args: [index], name: "" });
      const bytes = this.pure({ op: "mul", type: "u32", args: [narrow, this.constant("u32", stride)] });
      return this.pure({ op: "add", type: "u32", args: [base, bytes] });
    }
    const bytes = index.type === "i32" || index.type === "u32"
      ? this.pure({ op: "mulwide", type: "u64", args: [index, this.constant(index.type, stride)] })
      : this.pure({ op: "mul", type: "u64", args: [index, this.constant("u64", stride)] });
    return this.pure({ op: "add", type: "u64", args: [base, bytes] });
  }

  /** Returns the components of the element at an address, from one load. */
  protected loads({ element, width, readOnly }: Pointer, address: Address): Value[] {
    const { register } = SCALARS[element];
    const name = readOnly ? "" : String(this.#memory);
    const first = this.pure({
      op: "load",
      type: register,
      args: [address.base],
      name,
      scalar: element,
      address,
      readOnly,
      vector: [],
      constant: width,
    });
    const rest = first.vector!;
    while (rest.length < width - 1) {
      const component = rest.length + 1;
      rest.push(this.define({
        op: "load",
        type: register,
        args: [address.base],
        scalar: element,
        address,
        readOnly,
        vector: [first],
        constant: component,
      }));
    }
    return [first, ...rest];
  }

  /** Returns the four channels of a texture at coordinates. */
  protected texels(geometry: string, scalar: Scalar, handle: Value, coordinates: readonly Value[]): Value[] {
    const type = scalar === "f32" ? "f32" : scalar.startsWith("u") ? "u32" : "i32";
    const value = { op: "texture", type, args: [handle, ...coordinates], name: geometry } as const;
    const first = this.pure({ ...value, vector: [] });
    const rest = first.vector!;
    while (rest.length < 3) {
      rest.push(this.define({ ...value, vector: [first], constant: rest.length + 1 }));
    }
    return [first, ...rest];
  }

  // ---- variables ------------------------------------------------------------------------------------------

  /** Creates a variable. */
  variable(type: RegisterType, name = ""): Variable {
    return { id: this.#variables++, type, name };
  }

  /** Returns the variable's current value. */
  get(variable: Variable): Value {
    for (let scope = this.#scopes.length - 1; scope >= 0; scope--) {
      const known = this.#scopes[scope]!.variables.get(variable);
      if (known !== undefined) return known;
    }
    const value = this.define({ op: "get", type: variable.type, args: [], variable });
    this.#scopes[this.#scopes.length - 1]!.variables.set(variable, value);
    return value;
  }

  /** Changes a variable. */
  set(variable: Variable, value: Operand): void {
    const next = this.operand(variable.type, value);
    if (next.type !== variable.type) {
      throw new TypeError(mismatch(variable.name || "variable", variable.type, next.type));
    }
    this.statement({ kind: "set", variable, value: next });
    const scope = this.#scopes[this.#scopes.length - 1]!;
    scope.variables.set(variable, next);
    scope.changed.add(variable);
  }

  // ---- control flow ---------------------------------------------------------------------------------------

  /** Runs one of two blocks. */
  if(condition: Value, then: () => void, otherwise: () => void = () => {}): void {
    if (isConstant(condition)) {
      if (condition.constant) then();
      else otherwise();
      return;
    }
    const before = this.#memory;
    const first = this.nested(then);
    const memory = this.#memory;
    this.#memory = before;
    const second = this.nested(otherwise);
    this.statement({ kind: "if", condition, then: first.block, otherwise: second.block });
    if (first.unreachable && second.unreachable) this.#unreachable = true;
    // A branch that does not reach this point invalidates nothing.
    if (!first.unreachable) this.invalidate(first.changed);
    if (!second.unreachable) this.invalidate(second.changed);
    if (second.unreachable) this.#memory = memory;
    else if (!first.unreachable && (memory !== before || this.#memory !== before)) this.changeMemory();
  }

  /**
   * Runs `body` and then `latch` until `latch` returns false. `changed` are the variables that the loop may
   * change; without it, any may have changed at the start of an iteration.
   */
  loop(body: (loop: Loop) => void, latch: () => Value, changed?: Iterable<Variable>): void {
    const outer = this.#unreachable;
    this.changeMemory();
    const loop: Loop = { kind: "loop", body: [], latch: [], condition: this.constant("bool", false) };
    const unknown = [...changed ?? this.#scopes.flatMap((scope) => [...scope.variables.keys()])];
    const inner = this.nested(() => {
      this.invalidate(unknown);
      body(loop);
    }, loop.body);
    // `continue` jumps here, where variables may have other values than at the end of the body.
    this.changeMemory();
    const end = this.nested(() => {
      this.invalidate([...unknown, ...inner.changed]);
      loop.condition = latch();
    }, loop.latch);
    this.statement(loop);
    this.invalidate(inner.changed);
    this.invalidate(end.changed);
    this.changeMemory();
    this.#unreachable = outer;
  }

  /** Leaves a loop. */
  break(loop: Loop): void {
    this.leave({ kind: "break", loop });
  }

  /** Goes to the latch of a loop. */
  continue(loop: Loop): void {
    this.leave({ kind: "continue", loop });
  }

  /** Ends the thread. */
  return(): void {
    this.leave({ kind: "return" });
  }

  /** Fails the launch, with the text and the position of the assertion that failed, if given. */
  trap(assertion?: Assertion): void {
    this.leave(assertion === undefined ? { kind: "trap" } : { kind: "trap", assertion });
  }

  private leave(statement: Statement): void {
    this.statement(statement);
    this.#unreachable = true;
  }

  /** Waits for all threads of the block or of the warp. */
  barrier(scope: "block" | "warp" = "block"): void {
    this.statement({ kind: "barrier", scope });
    this.changeMemory();
  }

  /** Orders the memory accesses of this thread for other threads. */
  fence(scope: "block" | "device" | "system"): void {
    this.statement({ kind: "fence", scope });
    this.changeMemory();
  }

  /** Builds a block. Its values are not available after it. */
  private nested(build: () => void, block: Block = []): Nested {
    const outer = this.#block, reached = this.#unreachable;
    const scope = newScope();
    this.#block = block;
    this.#scopes.push(scope);
    build();
    const unreachable = this.#unreachable;
    this.#unreachable = reached;
    this.#scopes.pop();
    for (const key of scope.keys) this.#values.delete(key);
    this.#block = outer;
    const parent = this.#scopes[this.#scopes.length - 1]!;
    for (const variable of scope.changed) parent.changed.add(variable);
    return { block, unreachable, changed: scope.changed };
  }

  /** Forgets the known values of variables, so that the next read loads the register. */
  private invalidate(variables: Iterable<Variable>): void {
    const here = this.#scopes[this.#scopes.length - 1]!.variables;
    for (const variable of [...variables]) {
      if (!this.#scopes.some((scope) => scope.variables.has(variable))) continue;
      // An outer scope may have an older value, which a read in this scope hides.
      here.set(variable, this.define({ op: "get", type: variable.type, args: [], variable }));
    }
  }
}

/** A finished block. */
interface Nested {
  readonly block: Block;
  readonly unreachable: boolean;
  readonly changed: ReadonlySet<Variable>;
}

/** True for values that are the same throughout the kernel. */
function isShared({ op }: NewValue): boolean {
  return op === "const" || op === "parameter" || op === "special" || op === "symbol";
}

/** Splits an i32 index into a variable and a constant part. Indices must not overflow, as in C. */
function splitIndex(index: Value): [root: Value | undefined, elements: number] {
  if (isConstant(index)) return [undefined, Number(index.constant)];
  const [left, right] = index.args;
  const splits = index.type === "i32" && (index.op === "add" || index.op === "sub");
  if (!splits || right === undefined) return [index, 0];
  if (isConstant(right)) {
    const [root, elements] = splitIndex(left!);
    const amount = Number(right.constant);
    return [root, elements + (index.op === "add" ? amount : -amount)];
  }
  return [index, 0];
}

function keyOf({ op, type, args, constant, name, scalar, address, vector }: NewValue): string {
  let key = `${op} ${type}`;
  for (const arg of args) key += ` ${arg.id}`;
  if (constant !== undefined) key += ` =${Object.is(constant, -0) ? "-0" : constant}`;
  if (name !== undefined) key += ` ${name}`;
  if (scalar !== undefined) key += ` ${scalar}`;
  if (address !== undefined) key += ` +${address.offset} ${address.space}`;
  if (vector !== undefined && vector.length > 0) key += ` of ${vector[0]!.id}`;
  return key;
}
