/** TypeScript that is not available in kernels, and what to write instead. */
import { closestName } from "../../base/suggestion.ts";
import { GPU_FUNCTIONS } from "./arity.ts";
import { fail, type Node, sourceOf } from "./source.ts";
import { isAxes, isGpu, returnsIn, some } from "./tree.ts";

const ARRAYS =
  'const values = gpu.local("f32", length) makes an array of the thread, gpu.shared("f32", length) one of the block; ' +
  "assign its elements first";
const STRING = "a string is not available in a kernel; use a number or a boolean";
const LOOP = "write for (let i = 0; i < n; i++): a kernel's arrays have no iterators";
const STORE = "store values in an array, or call the function with runOnHost()";

/** Globals of JavaScript, with replacements in a kernel. */
const GLOBALS: Readonly<Record<string, string>> = {
  console: STORE,
  Array: ARRAYS,
  ArrayBuffer: ARRAYS,
  DataView: "gpu.bitsOf() and gpu.floatOf() convert between floats and their bits",
  Number: "gpu.f32(x), gpu.f64(x) and gpu.i32(x) convert; write x !== x for a test of NaN",
  Boolean: "write x !== 0",
  BigInt: "gpu.i64(x) converts",
  String: "a kernel has no strings",
  Object: "write { name: value } for a structure",
  Date: "gpu.clock() counts cycles",
  performance: "gpu.clock() counts cycles",
  parseInt: "a kernel has no strings; gpu.i32(x) truncates",
  parseFloat: "a kernel has no strings; gpu.f32(x) converts",
  isNaN: "write x !== x",
  isFinite: "write Math.abs(x) < Infinity",
  Error: "gpu.assert(condition) fails the launch",
  crypto: "pass random numbers in an array",
};

for (const type of ["Float16", "Float32", "Float64", "BigInt64", "BigUint64"]) addTyped(`${type}Array`);
for (const bits of [8, 16, 32]) for (const sign of ["Int", "Uint"]) addTyped(`${sign}${bits}Array`);
addTyped("Uint8ClampedArray");

function addTyped(name: string): void {
  (GLOBALS as Record<string, string>)[name] = ARRAYS;
}

/** Other globals, which cannot be passed as constants. */
const RUNTIME = new Set(
  ("globalThis window self document process Bun Deno require fetch setTimeout setInterval queueMicrotask " +
    "Promise Map Set WeakMap WeakSet Symbol Proxy Reflect JSON RegExp Intl Atomics SharedArrayBuffer " +
    "structuredClone eval Function").split(" "),
);

/** Built-in names of CUDA C++, which are parts of `gpu`. */
const CUDA_NAMES = /^(threadIdx|blockIdx|blockDim|gridDim|warpSize|__\w+|atomic[A-Z]\w*)$/;

/** Throws for a part of `gpu` that is not a value, but has some. `text` is the part as the kernel writes it. */
export function failPart(node: Node, name: string, text: string): void {
  if (isAxes(name)) fail(node, `${text} has x, y and z; write ${text}.x`);
  if (name === "fast") fail(node, `${text} has functions; write one, such as ${text}.exp(…)`);
}

/** Throws for a name from outside of the kernel. */
export function failOutside(node: Node, name: string): never {
  if (Object.hasOwn(GLOBALS, name)) fail(node, `${name} is not available in a kernel; ${GLOBALS[name]}`);
  if (name === "Atomics") {
    fail(node, "Atomics is not available in a kernel; see gpu.atomicAdd() and the like");
  }
  if (RUNTIME.has(name)) {
    fail(node, `${name} is not available in a kernel, which runs on the device; pass values as parameters`);
  }
  if (CUDA_NAMES.test(name)) {
    const meant = /^[a-z]\w*(Idx|Dim|Size)$/.test(name) ? name : closestName(name, GPU_FUNCTIONS);
    const advice = meant === undefined ? "the type Gpu lists all functions" : `write gpu.${meant}`;
    fail(node, `${name} is part of gpu, the second parameter of the function; ${advice}`);
  }
  const source = sourceOf(node);
  const callee = source?.constant;
  if (callee !== undefined) {
    const remedy = name === "gpu"
      ? `pass it: (gpu, …) => …, called as ${callee}(gpu, …)`
      : "pass a number as an argument, or declare the function within the kernel";
    fail(node, `"${name}" is defined outside of "${callee}", which sees only its parameters; ${remedy}`);
  }
  if (name === "gpu") fail(node, "gpu is the second parameter: ({ … }, gpu) => …");
  if (source?.caller === "pixelFunction") {
    fail(
      node,
      `"${name}" is defined outside of the function, which sees only its parameters; pass a number as a named value: ` +
        `pixelFunction({ ${name}: "f32" }, ({ …, ${name} }) => …), and a function as a constant`,
    );
  }
  fail(
    node,
    `"${name}" is defined outside of the kernel, which sees only its parameters; pass a number or a function as ` +
      `a constant: ({ … }, gpu, { ${name} }) => …, { constants: { ${name} } }, and an array as a parameter`,
  );
}

/** Errors by the type of the node. */
const SYNTAX: Readonly<Record<string, string>> = {
  ArrayExpression: `an array literal is not available in a kernel; ${ARRAYS}`,
  ArrayPattern:
    "an array cannot be destructured in a kernel; write const a = x[0]!, b = x[1]! or let a = 0, b = 0",
  AwaitExpression: "await is not available in a kernel; gpu.sync() waits for the threads of the block",
  ChainExpression: "?. is not available in a kernel, where nothing is null; write a plain .",
  DebuggerStatement: "debugger is not available in a kernel; run its function with runOnHost()",
  ClassDeclaration: "a class is not available in a kernel; write a function and a structure",
  ClassExpression: "a class is not available in a kernel; write a function and a structure",
  ForInStatement: LOOP,
  ForOfStatement: LOOP,
  ImportExpression: "import() is not available in a kernel; pass functions as constants",
  LabeledStatement: "labels are not available in a kernel; use a variable to leave two loops",
  MetaProperty: "import.meta and new.target are not available in a kernel; pass values as parameters",
  RestElement: "rest parameters are not available in a kernel; name every one",
  SpreadElement: "... is not available in a kernel; write every value",
  SwitchStatement: "switch is not available in a kernel; write if … else if",
  TaggedTemplateExpression: STRING,
  TemplateLiteral: STRING,
  ThisExpression:
    "this is not available in a kernel, which sees only its parameters; pass values as parameters",
  ThrowStatement: "a kernel cannot throw; gpu.assert(condition) fails the launch",
  TryStatement: "a kernel cannot throw; gpu.assert(condition) fails the launch",
  YieldExpression: "yield is not available in a kernel; store values in an array",
};

const ACTION = /^(Assignment|Update|Call)Expression$/;

/** Throws for syntax that is not available in kernels. */
export function refuseSyntax(node: Node): void {
  const { property, expression } = node;
  // Minifiers write other sequences and statements.
  if (node.computed && property?.expressions && !some(property, ({ type }) => ACTION.test(type))) {
    fail(property, "expected one index in [ ]; write y[i]![j]");
  }
  if (node.type === "ExpressionStatement" && /^===?$/.test(expression.operator)) {
    fail(expression, `${expression.operator} has no effect here; write = to assign`);
  }
  if (Object.hasOwn(SYNTAX, node.type)) fail(node, SYNTAX[node.type]!);
  if (node.type === "NewExpression") {
    const { name = "" } = node.callee;
    const remedy = Object.hasOwn(GLOBALS, name) ? GLOBALS[name] : "write { name: value } for a structure";
    fail(node, `new is not available in a kernel; ${remedy}`);
  }
  if (node.type === "UnaryExpression" && /^(typeof|delete)$/.test(node.operator)) {
    fail(
      node,
      `${node.operator} is not available in a kernel, whose types are known before it runs; leave it out`,
    );
  }
  if (node.type === "BinaryExpression" && /^(in|instanceof)$/.test(node.operator)) {
    fail(
      node,
      `${node.operator} is not available in a kernel, whose types are known before it runs; leave it out`,
    );
  }
  if (node.type === "AssignmentExpression" && /Pattern/.test(node.left.type)) {
    fail(node.left, "a kernel assigns one variable at a time: const t = a; a = b; b = t swaps two");
  }
}

/** Throws if a kernel returns a value, other than a call's or an assignment's. */
export function refuseReturned(body: Node): void {
  for (const { argument } of body.type === "BlockStatement" ? returnsIn(body) : [{ argument: body }]) {
    if (!argument || isAction(argument)) continue;
    fail(argument, "a kernel returns nothing: store the value, y[i] = …, or use elementwise()");
  }
}

/** Throws if `elementwise()` or `pixelFunction()` got a function that returns a list. */
export function refuseList(returned: Node, caller: string | undefined): void {
  const { type, consequent, alternate } = returned;
  if (type === "ConditionalExpression") {
    for (const each of [consequent, alternate]) {
      refuseList(each, caller);
    }
  }
  if (type !== "ArrayExpression") return;
  if (caller === "elementwise") fail(returned, "return several results by name: ({ a: x, b: x + 1 })");
  if (caller === "pixelFunction") fail(returned, "return the channels by name: ({ x, y, z })");
}

/** True for what may stand for a statement, such as `i < n && (y[i] = x)`. */
function isAction({ type, operator, right, consequent, alternate, expressions }: Node): boolean {
  if (type === "LogicalExpression") return isAction(right);
  if (type === "ConditionalExpression") return isAction(consequent) || isAction(alternate);
  return expressions?.some(isAction) || operator === "void" || ACTION.test(type);
}

/** Throws for functions that return a promise or an iterator. */
export function refuseAsync(node: Node): void {
  if (node.async || node.generator) {
    fail(node, "a kernel can be neither async nor a generator; write a plain function");
  }
}

/** Throws for methods of arrays that take a function, such as `y.forEach(…)`. */
export function refuseIteration(node: Node): void {
  const { callee, arguments: [first] } = node;
  const isMethod = callee.type === "MemberExpression" && !callee.computed && !isGpu(callee.object);
  if (isMethod && /^(forEach|map|filter|reduce|some|every|find\w*)$/.test(callee.property.name)) {
    if (first !== undefined) fail(node, LOOP);
  }
}

/** Throws for a call of anything but a known function. */
export function failCall(node: Node): never {
  fail(
    node,
    "only functions of the kernel, gpu and Math can be called; pass others as constants: { constants: { name } }",
  );
}

/** Throws for a literal that is neither a number nor a boolean. */
export function failLiteral(node: Node): never {
  if (typeof node.value === "string") fail(node, STRING);
  if (node.regex !== undefined) {
    fail(node, "a regular expression is not available in a kernel; it has no strings");
  }
  fail(node, "null is not available in a kernel; write 0 or false");
}
