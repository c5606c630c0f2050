/** Random expressions of kernels, and what they are. */
import {
  cast,
  convert,
  type Expression,
  isFloat,
  join,
  lowerBits,
  type State,
  type Type,
} from "./kernel_types.ts";

/** Elements of `z` per thread. */
export const Z_LENGTH = 16;

/** A variable that expressions can read. */
interface ScopeEntry {
  readonly name: string;
  readonly type: Type;
  readonly fixed: boolean;
}

/** Literals of integers, at the borders of the types, too. Operators of literals only are JavaScript's. */
const INTEGERS: readonly (readonly [text: string, value: number])[] = [
  ...[0, 1, 2, 3, 5, 7, 16, 31, 100, 255, 65537, -1, -(2 ** 31), 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1]
    .map((value) => [String(value), value] as const),
  ["~7", -8],
  ["(0xf0000000 | 5)", 0xf0000000 | 5],
  ["(0x80000000 >> 3)", 0x80000000 >> 3],
  ["(2 ** 31 - 3)", 2 ** 31 - 3],
];

/** Makes expressions from a seed. */
export class ExpressionMaker {
  #state: number;
  protected readonly scope: ScopeEntry[] = [];

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  protected random(): number {
    this.#state = Math.imul(this.#state ^ (this.#state >>> 15), 0x2c1b3c6d) + 0x9e3779b9 | 0;
    let x = this.#state;
    x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
    return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32;
  }

  protected below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  protected pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  protected converted(value: Expression, type: Type): Expression {
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

  protected leaf(): Expression {
    const choice = this.random();
    if (choice < 0.2) {
      const [text, value] = this.pick(INTEGERS);
      return { text, type: value > 0x7fff_ffff ? "u32" : "i32", literal: true, value: () => value };
    }
    if (choice < 0.3) {
      const value = this.pick([0.5, 0.25, 1.5, 3.75, 0.1, 1e-3, 1e10]);
      return { text: String(value), type: "f32", literal: true, value: () => value };
    }
    if (choice < 0.4) {
      const index = this.below(Z_LENGTH);
      return { text: `z[t * ${Z_LENGTH} + ${index}]`, type: "i32", value: (state) => state.z[index]! };
    }
    const { name, type } = this.pick(this.scope);
    return { text: name, type, value: (state) => state.variables.get(name)! };
  }

  protected expression(depth: number): Expression {
    if (depth === 0 || this.random() < 0.15) return this.leaf();
    const left = this.expression(depth - 1), right = this.expression(depth - 1);
    const choice = this.below(14);
    if (choice < 4) return this.arithmetic(this.pick(["+", "-", "*"]), left, right);
    if (choice < 6) return this.#bits(left, right);
    if (choice === 6) return this.#comparison(left, right);
    if (choice === 7) return this.#division(left, right);
    if (choice === 8) return this.#logical(left, right);
    if (choice === 9) return this.#choice(left, right);
    if (choice === 10) return this.#extreme(left, right);
    if (choice === 11) return this.#rounded(left);
    if (choice === 12) return this.#unary(left);
    return this.converted(left, this.pick(["i32", "u32", "f32", "f64"]));
  }

  /** Two operands that are not both literals. */
  protected operands(left: Expression, right: Expression): [Expression, Expression, Type] {
    const first = left.literal && right.literal ? this.converted(left, left.type) : left;
    return [first, right, join(first, right)];
  }

  protected arithmetic(operator: string, left: Expression, right: Expression): Expression {
    const [a, b, type] = this.operands(left, right);
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
    return value.type === "i32" || value.type === "u32" ? value : this.converted(value, "i32");
  }

  /** An operand of a bitwise operation. Floats wrap, where a conversion clamps. */
  #operand(value: Expression): Expression {
    if (!isFloat(value.type) || value.literal) return this.#integer(value);
    return { text: value.text, type: "i32", value: (state) => lowerBits(value.value(state)) };
  }

  #bits(left: Expression, right: Expression): Expression {
    const operator = this.pick(["&", "|", "^", "<<", ">>", ">>>"]);
    const isCut = operator === "|" && [left, right].some(({ text }) => text === "0");
    const [one, other] = isCut
      ? [this.#integer(left), this.#integer(right)]
      : [this.#operand(left), this.#operand(right)];
    const [a, b, joined] = this.operands(one, other);
    if (operator === ">>" || operator === "<<" || operator === ">>>") {
      const base = operator === ">>" || a.literal ? this.converted(a, "i32") : a;
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
    // x | 0 is an i32 even of a u32.
    const type = isCut ? "i32" : joined;
    return {
      text: `(${a.text} ${operator} ${b.text})`,
      type,
      value: (state) => {
        const x = a.value(state), y = b.value(state);
        return convert(operator === "&" ? x & y : operator === "|" ? x | y : x ^ y, type);
      },
    };
  }

  #unary(operand: Expression): Expression {
    const x = operand.literal || operand.type === "bool" ? this.converted(operand, "i32") : operand;
    const [form, type] = this.pick([["-", x.type], ["~~", "i32"], ["| 0", "i32"], [">>> 0", "u32"]] as const);
    return {
      text: form === "-" || form === "~~" ? `(${form} ${x.text})` : `(${x.text} ${form})`,
      type,
      value: (state) => {
        const value = x.value(state);
        return form === "-"
          ? convert(-value, type)
          : form === ">>> 0"
          ? lowerBits(value) >>> 0
          : cast(value, x.type, "i32");
      },
    };
  }

  #comparison(left: Expression, right: Expression): Expression {
    const [a, b, joined] = this.operands(left, right);
    const operator = this.pick(["<", "<=", ">", ">=", "===", "!=="]);
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
    const [a, b, type] = this.operands(left, right);
    if (isFloat(type)) {
      const operator = this.random() < 0.8 ? "/" : "%";
      return {
        text: `(${a.text} ${operator} ${b.text})`,
        type,
        value: (state) => {
          const x = convert(a.value(state), type), y = convert(b.value(state), type);
          return convert(operator === "/" ? x / y : x % y, type);
        },
      };
    }
    const numerator = this.converted(a, "i32"), divisor = this.#integer(b);
    const text = `((${divisor.text} & 15) + 1)`;
    const form = this.below(3);
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
    const operator = this.pick(["&&", "||"]);
    if (this.random() < 0.5) return this.#either(operator, left, right);
    const a = this.converted(left, "bool"), b = this.converted(right, "bool");
    if (this.random() < 0.2) {
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

  /** `a && b` or `a || b` of numbers: the value of one of them. NaN is false. */
  #either(operator: string, left: Expression, right: Expression): Expression {
    const [a, b, joined] = this.operands(left, right);
    const type = a.type === "bool" && b.type === "bool" ? "bool" : joined;
    return {
      text: `(${a.text} ${operator} ${b.text})`,
      type,
      value: (state) => {
        const x = a.value(state);
        return convert(operator === "&&" ? x && b.value(state) : x || b.value(state), type);
      },
    };
  }

  #choice(left: Expression, right: Expression): Expression {
    const test = this.converted(this.expression(1), "bool");
    const [a, b, joined] = this.operands(left, right);
    const type = a.type === "bool" && b.type === "bool" ? "bool" : joined;
    return {
      text: `(${test.text} ? ${a.text} : ${b.text})`,
      type,
      value: (state) => convert(test.value(state) ? a.value(state) : b.value(state), type),
    };
  }

  #extreme(left: Expression, right: Expression): Expression {
    const [a, b, joined] = this.operands(left, right);
    const name = this.pick(["min", "max"] as const);
    // By value: a minimum of signed and unsigned integers is signed.
    const isMixed = joined === "u32" &&
      [a, b].some((one) =>
        one.literal ? INTEGERS.some(([text, x]) => text === one.text && x < 0) : one.type === "i32"
      );
    const type = isMixed && name === "min" ? "i32" : joined;
    return {
      text: `Math.${name}(${a.text}, ${b.text})`,
      type,
      value: (state) => {
        if (isMixed) return Math[name](a.value(state), b.value(state));
        const x = convert(a.value(state), type), y = convert(b.value(state), type);
        // As fmin of C: a NaN is ignored.
        return Number.isNaN(x) ? y : Number.isNaN(y) ? x : Math[name](x, y);
      },
    };
  }

  #rounded(operand: Expression): Expression {
    const name = this.pick(["floor", "ceil", "trunc", "sqrt", "abs", "round", "sign"] as const);
    const type = operand.type === "f64" ? "f64" : "f32";
    const value = this.converted(operand, type);
    return {
      text: `Math.${name}(${value.text})`,
      type,
      value: (state) => convert(Math[name](value.value(state)), type),
    };
  }
}
