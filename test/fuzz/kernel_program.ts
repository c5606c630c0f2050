/**
 * Random kernels: TypeScript text, and a function that computes the same with the types of CUDA, written without
 * the compiler.
 */

import { cast, convert, type Expression, isFloat, join, type State, type Type } from "./kernel_types.ts";

/** Effect of a statement. */
type Outcome = "next" | "break" | "continue";

interface Statement {
  readonly text: string;
  readonly run: (state: State) => Outcome;
}

/** A random program. */
export interface KernelProgram {
  /** The text of the kernel's function. */
  readonly text: string;
  /** Returns what thread `t` stores: one number per variable. */
  readonly run: (t: number, n: number, a: number, z: Int32Array) => number[];
  /** Variables that a thread stores. */
  readonly outputs: number;
}

/** Elements of `z` per thread. */
export const Z_LENGTH = 16;

/** Makes programs from a seed. */
export class ProgramMaker {
  #state: number;
  #names = 0;
  #loops = 0;
  #budget = 0;
  readonly #scope: { name: string; type: Type; fixed: boolean }[] = [];

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** Returns a random program. */
  make(): KernelProgram {
    this.#scope.length = this.#names = 0;
    this.#budget = 60;
    this.#scope.push(
      { name: "t", type: "i32", fixed: true },
      { name: "n", type: "i32", fixed: true },
      { name: "a", type: "f32", fixed: true },
    );
    const statements = (["i32", "u32", "f32", "f64", "bool"] as const).map((type) => this.#declare(type));
    const count = 3 + this.#below(8);
    for (let i = 0; i < count; i++) statements.push(this.#statement(0));
    const outputs = this.#scope.slice(3);
    const stores = outputs.map(({ name }, k) => `y[t * ${outputs.length} + ${k}] = gpu.f64(${name});`);
    const body = [...statements.map(({ text }) => text), ...stores].join("\n");
    return {
      text: `({ y, z, n, a }, gpu) => {\nconst t = gpu.threadIdx.x;\n${body}\n}`,
      outputs: outputs.length,
      run: (t, n, a, z) => {
        const state: State = { variables: new Map([["t", t], ["n", n], ["a", a]]), z };
        for (const statement of statements) statement.run(state);
        return outputs.map(({ name }) => state.variables.get(name)!);
      },
    };
  }

  #random(): number {
    this.#state = Math.imul(this.#state ^ (this.#state >>> 15), 0x2c1b3c6d) + 0x9e3779b9 | 0;
    let x = this.#state;
    x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
    return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#below(list.length)]!;
  }

  // ---- statements -----------------------------------------------------------------------------------------

  #declare(type: Type): Statement {
    const name = `v${this.#names++}`;
    const value = this.#converted(this.#expression(2), type);
    this.#scope.push({ name, type, fixed: false });
    return {
      text: `let ${name} = ${value.text};`,
      run: (state) => {
        state.variables.set(name, value.value(state));
        return "next";
      },
    };
  }

  #statement(depth: number): Statement {
    this.#budget--;
    const choice = this.#budget < 0 ? 0 : this.#below(depth > 2 ? 4 : 10);
    if (choice < 3) return this.#assign();
    if (choice === 3) return this.#storeElement();
    if (choice < 7) return this.#if(depth);
    if (choice < 9) return this.#for(depth);
    return this.#while(depth);
  }

  #block(depth: number, inLoop: boolean): Statement {
    const mark = this.#scope.length;
    const statements = Array.from({ length: 1 + this.#below(3) }, () => this.#statement(depth + 1));
    if (inLoop && this.#random() < 0.4) {
      statements.splice(this.#below(statements.length + 1), 0, this.#jump());
    }
    this.#scope.length = mark;
    return {
      text: `{\n${statements.map(({ text }) => text).join("\n")}\n}`,
      run: (state) => {
        for (const statement of statements) {
          const outcome = statement.run(state);
          if (outcome !== "next") return outcome;
        }
        return "next";
      },
    };
  }

  #jump(): Statement {
    const test = this.#converted(this.#expression(2), "bool");
    const outcome = this.#pick(["break", "continue"] as const);
    return { text: `if (${test.text}) ${outcome};`, run: (state) => test.value(state) ? outcome : "next" };
  }

  #assign(): Statement {
    const target = this.#pick(this.#scope.filter(({ fixed }) => !fixed));
    const { name, type } = target;
    const right = this.#expression(3);
    const set = (state: State, value: number): Outcome => {
      state.variables.set(name, value);
      return "next";
    };
    if (type !== "bool" && this.#random() < 0.4) {
      const self: Expression = { text: name, type, value: (state) => state.variables.get(name)! };
      const operator = this.#pick(["+", "-", "*"]);
      // An integer can take no float.
      const operand = isFloat(type) ? right : this.#converted(right, this.#pick(["i32", "u32"]));
      const result = this.#arithmetic(operator, self, operand);
      return {
        text: `${name} ${operator}= ${operand.text};`,
        run: (state) => set(state, cast(result.value(state), result.type, type)),
      };
    }
    const implicit = !right.literal && right.type !== "bool" && type !== "bool" &&
      (isFloat(type) || !isFloat(right.type));
    const value = implicit && this.#random() < 0.5
      ? { ...right, value: (state: State) => cast(right.value(state), right.type, type) }
      : this.#converted(right, type);
    return { text: `${name} = ${value.text};`, run: (state) => set(state, value.value(state)) };
  }

  #storeElement(): Statement {
    const index = this.#converted(this.#expression(2), "i32"),
      value = this.#converted(this.#expression(3), "i32");
    return {
      text: `z[t * ${Z_LENGTH} + (${index.text} & ${Z_LENGTH - 1})] = ${value.text};`,
      run: (state) => {
        state.z[index.value(state) & (Z_LENGTH - 1)] = value.value(state);
        return "next";
      },
    };
  }

  #if(depth: number): Statement {
    const test = this.#converted(this.#expression(3), "bool");
    const then = this.#block(depth, this.#loops > 0),
      other = this.#random() < 0.5 ? this.#block(depth, false) : undefined;
    return {
      text: `if (${test.text}) ${then.text}${other === undefined ? "" : ` else ${other.text}`}`,
      run: (state) => test.value(state) ? then.run(state) : other?.run(state) ?? "next",
    };
  }

  #for(depth: number): Statement {
    const name = `i${this.#names++}`, step = this.#pick([1, 1, 1, 2, 3]), down = this.#random() < 0.2;
    const known = this.#random() < 0.7;
    const rounds = known ? this.#pick([0, 1, 3, 4, 7, 16, 33, 40, 64]) : 0;
    const from = this.#below(4);
    const limit = known ? `${down ? from - rounds * step : from + rounds * step}` : "(n & 7)";
    this.#scope.push({ name, type: "i32", fixed: true });
    this.#loops++;
    const body = this.#block(depth + 1, true);
    this.#loops--;
    this.#scope.pop();
    const [compare, sign] = down && known ? [">", "-"] : ["<", "+"];
    return {
      text: `for (let ${name} = ${from}; ${name} ${compare} ${limit}; ${name} ${sign}= ${step}) ${body.text}`,
      run: (state) => {
        const end = known ? Number(limit) : state.variables.get("n")! & 7;
        const change = sign === "-" ? -step : step;
        for (let i = from; change < 0 ? i > end : i < end; i += change) {
          state.variables.set(name, i);
          if (body.run(state) === "break") break;
        }
        return "next";
      },
    };
  }

  #while(depth: number): Statement {
    const name = `w${this.#names++}`, rounds = this.#pick([5, 16, 48, 64]);
    this.#scope.push({ name, type: "i32", fixed: true });
    this.#loops++;
    // No continue: the counter is at the end.
    const body = this.#block(depth + 1, false), test = this.#converted(this.#expression(2), "bool");
    this.#loops--;
    this.#scope.pop();
    const inner = body.text.includes("continue;") ? "{ }" : body.text;
    return {
      text:
        `{\nlet ${name} = 0;\nwhile (${name} < ${rounds}) {\nif (${test.text}) break;\n${inner}\n${name}++;\n}\n}`,
      run: (state) => {
        for (let i = 0; i < rounds; i++) {
          state.variables.set(name, i);
          if (test.value(state)) break;
          if (inner !== "{ }" && body.run(state) === "break") break;
        }
        return "next";
      },
    };
  }

  // ---- expressions ----------------------------------------------------------------------------------------

  #converted(value: Expression, type: Type): Expression {
    if (type === "bool") {
      if (value.type === "bool") return value;
      return { text: `(${value.text} !== 0)`, type, value: (state) => value.value(state) !== 0 ? 1 : 0 };
    }
    if (value.type === type && !value.literal) return value;
    return {
      text: `gpu.${type}(${value.text})`,
      type,
      value: (state) => cast(value.value(state), value.type, type),
    };
  }

  #leaf(): Expression {
    const choice = this.#random();
    if (choice < 0.2) {
      const value = this.#pick([0, 1, 2, 3, 5, 7, 16, 31, 100, 255, 65537]);
      return { text: String(value), type: "i32", literal: true, value: () => value };
    }
    if (choice < 0.3) {
      const value = this.#pick([0.5, 0.25, 1.5, 3.75, 0.1, 1e-3, 1e10]);
      return { text: String(value), type: "f32", literal: true, value: () => value };
    }
    if (choice < 0.4) {
      const index = this.#below(Z_LENGTH);
      return { text: `z[t * ${Z_LENGTH} + ${index}]`, type: "i32", value: (state) => state.z[index]! };
    }
    const { name, type } = this.#pick(this.#scope);
    return { text: name, type, value: (state) => state.variables.get(name)! };
  }

  #expression(depth: number): Expression {
    if (depth === 0 || this.#random() < 0.15) return this.#leaf();
    const left = this.#expression(depth - 1), right = this.#expression(depth - 1);
    const choice = this.#below(13);
    if (choice < 4) return this.#arithmetic(this.#pick(["+", "-", "*"]), left, right);
    if (choice < 6) return this.#bits(left, right);
    if (choice === 6) return this.#comparison(left, right);
    if (choice === 7) return this.#division(left, right);
    if (choice === 8) return this.#logical(left, right);
    if (choice === 9) return this.#choice(left, right);
    if (choice === 10) return this.#extreme(left, right);
    if (choice === 11) return this.#rounded(left);
    return this.#converted(left, this.#pick(["i32", "u32", "f32", "f64"]));
  }

  /** Two operands that are not both literals. */
  #operands(left: Expression, right: Expression): [Expression, Expression, Type] {
    const first = left.literal && right.literal ? this.#converted(left, left.type) : left;
    return [first, right, join(first, right)];
  }

  #arithmetic(operator: string, left: Expression, right: Expression): Expression {
    const [a, b, type] = this.#operands(left, right);
    return {
      text: `(${a.text} ${operator} ${b.text})`,
      type,
      value: (state) => {
        const x = convert(a.value(state), type), y = convert(b.value(state), type);
        if (isFloat(type)) return convert(operator === "+" ? x + y : operator === "-" ? x - y : x * y, type);
        const result = operator === "+" ? x + y : operator === "-" ? x - y : Math.imul(x, y);
        return type === "i32" ? result | 0 : result >>> 0;
      },
    };
  }

  #integer(value: Expression): Expression {
    return value.type === "i32" || value.type === "u32" ? value : this.#converted(value, "i32");
  }

  #bits(left: Expression, right: Expression): Expression {
    const operator = this.#pick(["&", "|", "^", "<<", ">>", ">>>"]);
    const [a, b, joined] = this.#operands(this.#integer(left), this.#integer(right));
    if (operator === ">>" || operator === "<<" || operator === ">>>") {
      const base = operator === ">>" || a.literal ? this.#converted(a, "i32") : a;
      const type = operator === ">>>" ? "u32" : base.type;
      return {
        text: `(${base.text} ${operator} ${b.text})`,
        type,
        value: (state) => {
          const x = base.value(state), y = b.value(state);
          return convert(operator === "<<" ? x << y : operator === ">>" ? x >> y : x >>> y, type);
        },
      };
    }
    return {
      text: `(${a.text} ${operator} ${b.text})`,
      type: joined,
      value: (state) => {
        const x = a.value(state), y = b.value(state);
        return convert(operator === "&" ? x & y : operator === "|" ? x | y : x ^ y, joined);
      },
    };
  }

  #comparison(left: Expression, right: Expression): Expression {
    const [a, b, joined] = this.#operands(left, right);
    const operator = this.#pick(["<", "<=", ">", ">=", "===", "!=="]);
    // Integers are compared as they are; with a float, in its type.
    const type = isFloat(joined) ? joined : undefined;
    return {
      text: `(${a.text} ${operator} ${b.text})`,
      type: "bool",
      value: (state) => {
        const x = type ? convert(a.value(state), type) : a.value(state),
          y = type ? convert(b.value(state), type) : b.value(state);
        const results: Record<string, boolean> = {
          "<": x < y,
          "<=": x <= y,
          ">": x > y,
          ">=": x >= y,
          "===": x === y,
          "!==": x !== y,
        };
        return results[operator] ? 1 : 0;
      },
    };
  }

  #division(left: Expression, right: Expression): Expression {
    const [a, b, type] = this.#operands(left, right);
    if (isFloat(type)) {
      const operator = this.#random() < 0.8 ? "/" : "%";
      return {
        text: `(${a.text} ${operator} ${b.text})`,
        type,
        value: (state) => {
          const x = convert(a.value(state), type), y = convert(b.value(state), type);
          return convert(operator === "/" ? x / y : x % y, type);
        },
      };
    }
    const numerator = this.#converted(a, "i32"), divisor = this.#integer(b);
    const text = `((${divisor.text} & 15) + 1)`;
    const form = this.#below(3);
    const value = (state: State): number => {
      const x = numerator.value(state), y = (divisor.value(state) & 15) + 1;
      return form === 0 ? Math.trunc(x / y) : form === 1 ? Math.floor(x / y) : x % y;
    };
    const signed = divisor.type === "u32" && !divisor.literal ? `gpu.i32${text}` : text;
    const forms = [
      `((${numerator.text} / ${signed}) | 0)`,
      `Math.floor(${numerator.text} / ${signed})`,
      `(${numerator.text} % ${signed})`,
    ];
    return { text: forms[form]!, type: "i32", value: (state) => value(state) | 0 };
  }

  #logical(left: Expression, right: Expression): Expression {
    const a = this.#converted(left, "bool"), b = this.#converted(right, "bool");
    const operator = this.#pick(["&&", "||"]);
    if (this.#random() < 0.2) {
      return {
        text: `!${a.text}`,
        type: "bool",
        value: (state) => a.value(state) ? 0 : 1,
      };
    }
    return {
      text: `(${a.text} ${operator} ${b.text})`,
      type: "bool",
      value: (state) =>
        operator === "&&" ? a.value(state) && b.value(state) : a.value(state) || b.value(state),
    };
  }

  #choice(left: Expression, right: Expression): Expression {
    const test = this.#converted(this.#expression(1), "bool");
    const [a, b, joined] = this.#operands(left, right);
    const type = a.type === "bool" && b.type === "bool" ? "bool" : joined;
    return {
      text: `(${test.text} ? ${a.text} : ${b.text})`,
      type,
      value: (state) => convert(test.value(state) ? a.value(state) : b.value(state), type),
    };
  }

  #extreme(left: Expression, right: Expression): Expression {
    const [a, b, type] = this.#operands(left, right);
    const name = this.#pick(["min", "max"] as const);
    return {
      text: `Math.${name}(${a.text}, ${b.text})`,
      type,
      value: (state) => {
        const x = convert(a.value(state), type), y = convert(b.value(state), type);
        // As fmin of C: a NaN is ignored.
        return Number.isNaN(x) ? y : Number.isNaN(y) ? x : Math[name](x, y);
      },
    };
  }

  #rounded(operand: Expression): Expression {
    const name = this.#pick(["floor", "ceil", "trunc", "sqrt", "abs", "round", "sign"] as const);
    const type = operand.type === "f64" ? "f64" : "f32";
    const value = this.#converted(operand, type);
    return {
      text: `Math.${name}(${value.text})`,
      type,
      value: (state) => convert(Math[name](value.value(state)), type),
    };
  }
}
