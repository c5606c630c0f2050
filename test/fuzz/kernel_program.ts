/**
 * Random kernels: TypeScript text, and a function that computes the same with the types of CUDA, written without
 * the compiler.
 */
import { ExpressionMaker, Z_LENGTH } from "./kernel_expression.ts";
import { cast, type Expression, isFloat, type State, type Type } from "./kernel_types.ts";

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

/** Makes programs from a seed. */
export class ProgramMaker extends ExpressionMaker {
  #names = 0;
  #loops = 0;
  #budget = 0;

  /** Returns a random program. */
  make(): KernelProgram {
    this.scope.length = this.#names = 0;
    this.#budget = 60;
    this.scope.push(
      { name: "t", type: "i32", fixed: true },
      { name: "n", type: "i32", fixed: true },
      { name: "a", type: "f32", fixed: true },
    );
    const statements = (["i32", "u32", "f32", "f64", "bool"] as const).map((type) => this.#declare(type));
    const count = 3 + this.below(8);
    for (let i = 0; i < count; i++) statements.push(this.#statement(0));
    const outputs = this.scope.slice(3);
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

  // ---- statements -----------------------------------------------------------------------------------------

  #declare(type: Type): Statement {
    const name = `v${this.#names++}`;
    const value = this.converted(this.expression(2), type);
    this.scope.push({ name, type, fixed: false });
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
    const choice = this.#budget < 0 ? 0 : this.below(depth > 2 ? 4 : 10);
    if (choice < 3) return this.#assign();
    if (choice === 3) return this.#storeElement();
    if (choice < 7) return this.#if(depth);
    if (choice < 9) return this.#for(depth);
    return this.#while(depth);
  }

  #block(depth: number, inLoop: boolean): Statement {
    const mark = this.scope.length;
    const statements = Array.from({ length: 1 + this.below(3) }, () => this.#statement(depth + 1));
    if (inLoop && this.random() < 0.4) {
      statements.splice(this.below(statements.length + 1), 0, this.#jump());
    }
    this.scope.length = mark;
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
    const test = this.converted(this.expression(2), "bool");
    const outcome = this.pick(["break", "continue"] as const);
    return { text: `if (${test.text}) ${outcome};`, run: (state) => test.value(state) ? outcome : "next" };
  }

  #assign(): Statement {
    const target = this.pick(this.scope.filter(({ fixed }) => !fixed));
    const { name, type } = target;
    const right = this.expression(3);
    const set = (state: State, value: number): Outcome => {
      state.variables.set(name, value);
      return "next";
    };
    if (type !== "bool" && this.random() < 0.4) {
      const self: Expression = { text: name, type, value: (state) => state.variables.get(name)! };
      const operator = this.pick(["+", "-", "*"]);
      // An integer can take no float.
      const operand = isFloat(type) ? right : this.converted(right, this.pick(["i32", "u32"]));
      const result = this.arithmetic(operator, self, operand);
      return {
        text: `${name} ${operator}= ${operand.text};`,
        run: (state) => set(state, cast(result.value(state), result.type, type)),
      };
    }
    const implicit = !right.literal && right.type !== "bool" && type !== "bool" &&
      (isFloat(type) || !isFloat(right.type));
    const value = implicit && this.random() < 0.5
      ? { ...right, value: (state: State) => cast(right.value(state), right.type, type) }
      : this.converted(right, type);
    return { text: `${name} = ${value.text};`, run: (state) => set(state, value.value(state)) };
  }

  #storeElement(): Statement {
    const index = this.converted(this.expression(2), "i32"),
      value = this.converted(this.expression(3), "i32");
    return {
      text: `z[t * ${Z_LENGTH} + (${index.text} & ${Z_LENGTH - 1})] = ${value.text};`,
      run: (state) => {
        state.z[index.value(state) & (Z_LENGTH - 1)] = value.value(state);
        return "next";
      },
    };
  }

  #if(depth: number): Statement {
    const test = this.converted(this.expression(3), "bool");
    const then = this.#block(depth, this.#loops > 0),
      other = this.random() < 0.5 ? this.#block(depth, false) : undefined;
    return {
      text: `if (${test.text}) ${then.text}${other === undefined ? "" : ` else ${other.text}`}`,
      run: (state) => test.value(state) ? then.run(state) : other?.run(state) ?? "next",
    };
  }

  #for(depth: number): Statement {
    const name = `i${this.#names++}`, step = this.pick([1, 1, 1, 2, 3]), down = this.random() < 0.2;
    const known = this.random() < 0.7;
    const rounds = known ? this.pick([0, 1, 3, 4, 7, 16, 33, 40, 64]) : 0;
    const from = this.below(4);
    const limit = known ? `${down ? from - rounds * step : from + rounds * step}` : "(n & 7)";
    this.scope.push({ name, type: "i32", fixed: true });
    this.#loops++;
    const body = this.#block(depth + 1, true);
    this.#loops--;
    this.scope.pop();
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
    const name = `w${this.#names++}`, rounds = this.pick([5, 16, 48, 64]);
    this.scope.push({ name, type: "i32", fixed: true });
    this.#loops++;
    // No continue: the counter is at the end.
    const body = this.#block(depth + 1, false), test = this.converted(this.expression(2), "bool");
    this.#loops--;
    this.scope.pop();
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
}
