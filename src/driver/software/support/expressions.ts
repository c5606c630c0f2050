/**
 * Writes WebAssembly as nested expressions, for support functions that are unreadable as a list of stack
 * operations.
 */
import type { CodeWriter, PlainOpcode, ValueType } from "../wasm/code.ts";

/** An expression that pushes a value, or a statement that pushes none. */
export type Node = (code: CodeWriter) => void;

export function get(local: number): Node {
  return (code) => code.localGet(local);
}

export function i32(value: number): Node {
  return (code) => code.i32Const(value);
}

export function i64(value: bigint): Node {
  return (code) => code.i64Const(value);
}

export function f32(value: number): Node {
  return (code) => code.f32Const(value);
}

export function f64(value: number): Node {
  return (code) => code.f64Const(value);
}

export function op(name: PlainOpcode, ...operands: Node[]): Node {
  return (code) => {
    for (const operand of operands) operand(code);
    code.op(name);
  };
}

export function call(functionIndex: number, ...operands: Node[]): Node {
  return (code) => {
    for (const operand of operands) operand(code);
    code.call(functionIndex);
  };
}

/** `condition ? a : b`; evaluates both. */
export function select(condition: Node, a: Node, b: Node): Node {
  return op("select", a, b, condition);
}

/** `condition ? a : b`; evaluates only one. */
export function choose(type: ValueType, condition: Node, a: Node, b: Node): Node {
  return (code) => {
    condition(code);
    code.if(type);
    a(code);
    code.else();
    b(code);
    code.end();
  };
}

export function set(local: number, value: Node): Node {
  return (code) => {
    value(code);
    code.localSet(local);
  };
}

export function when(condition: Node, then: readonly Node[], otherwise: readonly Node[] = []): Node {
  return (code) => {
    condition(code);
    code.if();
    for (const node of then) node(code);
    if (otherwise.length > 0) {
      code.else();
      for (const node of otherwise) node(code);
    }
    code.end();
  };
}

export function returnValue(value: Node): Node {
  return (code) => {
    value(code);
    code.op("return");
  };
}

/** An f64 constant, in both lanes of an f64x2. */
export function constant(type: "f64" | "f64x2", value: number): Node {
  return (code) => type === "f64" ? code.f64Const(value) : code.f64x2Const(value);
}

/** c₀ + x·(c₁ + x·(c₂ + …)) in f64, or in both lanes of an f64x2. */
export function polynomial(x: Node, coefficients: readonly number[], type: "f64" | "f64x2" = "f64"): Node {
  const [last = 0, ...others] = coefficients.toReversed();
  return others.reduce<Node>(
    (sum, coefficient) => op(`${type}.add`, op(`${type}.mul`, sum, x), constant(type, coefficient)),
    constant(type, last),
  );
}

/** Writes nodes in order. */
export function write(code: CodeWriter, ...nodes: Node[]): void {
  for (const node of nodes) node(code);
}
