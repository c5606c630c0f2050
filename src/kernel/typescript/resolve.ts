/** Resolves the names of a kernel, and inlines its functions. */
import { show } from "../../base/check.ts";
import { suggestion } from "../../base/suggestion.ts";
import { parseFunction } from "./parse.ts";
import { checkArguments, checkCount } from "./arity.ts";
import { checkAssigned } from "./definite_assignment.ts";
import { plainProperty, takeApart } from "./destructure.ts";
import { failPositional, missingInput, seemPositional, takesElements } from "./input_names.ts";
import { withoutKeptName } from "./kept_names.ts";
import { expandLogical } from "./logical.ts";
import { constantSource, failRecursion, refuseRecursion } from "./recursion.ts";
import { failOutside, failPart, refuseAsync, refuseIteration, refuseList, refuseSyntax } from "./refused.ts";
import { compactTextOf, fail, type Node, placeOfNode, type Source } from "./source.ts";
import { type Inline, type KernelSymbol, newSymbol, type Scope } from "./symbols.ts";
import {
  children,
  cloneTree,
  gpuMethod,
  isFunction,
  partOfGpu,
  returnsIn,
  templateAsString,
} from "./tree.ts";

/** The names of a kernel. */
export interface Resolved {
  readonly body: Node;
  /** The kernel's parameters by name. */
  readonly parameters: ReadonlyMap<string, KernelSymbol>;
  /** Every variable, for the inference of types. */
  readonly variables: readonly KernelSymbol[];
}

/** The maximum depth of calls, beyond which they are taken for a recursion. */
const MAX_DEPTH = 32;

const GLOBALS = new Set(["Math", "Infinity", "NaN", "undefined"]);

/** Resolves the names of a kernel's function. */
export function resolve(
  source: Source,
  parameterNames: readonly string[],
  constants: Readonly<Record<string, unknown>>,
): Resolved {
  return new Resolver(source, parameterNames, constants).run();
}

class Resolver {
  readonly #variables: KernelSymbol[] = [];
  readonly #parameters: Map<string, KernelSymbol>;
  #depth = 0;
  /** The parameters of the function. */
  #params: readonly Node[] = [];

  readonly source: Source;
  readonly constants: Readonly<Record<string, unknown>>;

  constructor(source: Source, names: readonly string[], constants: Readonly<Record<string, unknown>>) {
    this.source = source;
    this.constants = constants;
    this.#parameters = new Map(
      names.map((
        name,
      ) => [name, newSymbol("parameter", name, { property: name, declared: true, fixed: false })]),
    );
  }

  run(): Resolved {
    const node = parseFunction(this.source);
    const scope: Scope = new Map();
    this.#params = node.params;
    const [args, gpu, constants, more] = node.params;
    if (more !== undefined && (args.type === "Identifier" || takesElements(this.source))) {
      this.#failPositional();
    }
    if (more !== undefined) fail(more, "a kernel has at most three parameters: arguments, gpu and constants");
    if (args) this.#bind(args, scope, "arguments");
    if (gpu) this.#bind(gpu, scope, "gpu");
    if (constants) this.#bind(constants, scope, "constants");
    this.#hoist(node.body, scope, new Set(scope.keys()));
    for (const value of returnedFrom(node.body)) refuseList(value, this.source.caller);
    this.#resolve(node.body, scope);
    checkAssigned(node.body);
    return { body: node.body, parameters: this.#parameters, variables: this.#variables };
  }

  #failPositional(): never {
    failPositional(this.source, this.#params, [...this.#parameters.keys()]);
  }

  /** Binds one of the three parameters, or the names in its pattern. */
  #bind(pattern: Node, scope: Scope, kind: "arguments" | "gpu" | "constants"): void {
    if (pattern.type === "Identifier") {
      scope.set(pattern.name, newSymbol(kind, pattern.name));
      return;
    }
    if (pattern.type !== "ObjectPattern") {
      if (takesElements(this.source)) this.#failPositional();
      fail(pattern, "a kernel's function has the form ({ y, x }, gpu, { CONSTANT }) => { … }");
    }
    for (const property of pattern.properties) {
      const { key, local } = plainProperty(property);
      scope.set(local.name, this.#property(kind, key, property));
    }
  }

  #property(kind: "arguments" | "gpu" | "constants", key: string, node: Node): KernelSymbol {
    if (kind === "gpu") return newSymbol("gpu", key, { property: key });
    if (kind === "constants") return this.#constant(key, node);
    const names = [...this.#parameters.keys()];
    const symbol = this.#parameters.get(key);
    if (symbol !== undefined) return symbol;
    if (this.source.takesInputs) throw missingInput(this.source, this.#params[0], key, names);
    if (seemPositional(this.#params, names)) this.#failPositional();
    return fail(
      node,
      `"${key}" is not a parameter of the kernel, which has ${names.join(", ")}${suggestion(key, names)}`,
    );
  }

  #constant(key: string, node: Node): KernelSymbol {
    if (!Object.hasOwn(this.constants, key)) {
      if (seemPositional(this.#params, [...this.#parameters.keys()])) this.#failPositional();
      fail(node, `"${key}" is not in options.constants${suggestion(key, Object.keys(this.constants))}`);
    }
    const value = this.constants[key];
    if (typeof value === "function") {
      const node = parseFunction(constantSource(this.source, key, value));
      return newSymbol("function", key, { node, scope: new Map() });
    }
    if (typeof value !== "number" && typeof value !== "boolean") {
      const expected = `expected a number, a boolean or a function, got ${show(value)}`;
      const remedy = key === "gpu" ? "; gpu is the second parameter" : "";
      fail(node, `options.constants.${key}: ${expected}${remedy}`);
    }
    return newSymbol("constant", key, { constant: value });
  }

  #resolve(node: Node, scope: Scope): void {
    refuseSyntax(node);
    switch (node.type) {
      case "BlockStatement":
        return this.#block(node, new Map(scope));
      case "VariableDeclaration":
        return this.#declarations(node, scope);
      case "ForStatement":
        return this.#all([node.init, node.test, node.update, node.body].filter(Boolean), new Map(scope));
      case "Identifier":
        return this.#identifier(node, scope);
      case "MemberExpression":
        return this.#member(node, scope);
      case "Property":
        return this.#resolve(node.value, scope);
      case "ArrowFunctionExpression":
      case "FunctionExpression":
        return fail(node, "a function is no value in a kernel; give it a name with const, and call it");
      case "FunctionDeclaration":
        return; // declared by its block
      case "AssignmentExpression":
      case "UpdateExpression":
        return this.#assignment(node, scope);
      case "CallExpression":
        return this.#call(node, scope);
      default:
        return this.#all(children(node), scope);
    }
  }

  /** Resolves the statements of a block. Its functions can be called above their declarations. */
  #block(block: Node, scope: Scope): void {
    for (const node of block.body) {
      if (node.type !== "FunctionDeclaration") continue;
      scope.set(node.id.name, newSymbol("function", node.id.name, { node, scope }));
    }
    // A function is code only where it is called.
    block.body = block.body.filter(({ type }: Node) => type !== "FunctionDeclaration");
    this.#all(block.body, scope);
  }

  #all(nodes: readonly Node[], scope: Scope): void {
    for (const node of nodes) this.#resolve(node, scope);
  }

  /** Declares the names of `var` in a function's scope. Minifiers replace `let` and `const` with `var`. */
  #hoist(node: Node, scope: Scope, own: Set<string>): void {
    if (/Function/.test(node.type)) return;
    for (const child of children(node)) this.#hoist(child, scope, own);
    if (node.type !== "VariableDeclaration" || node.kind !== "var") return;
    node.declarations = node.declarations.flatMap((one: Node) => takeApart(one));
    for (const { id, init } of node.declarations) {
      const holdsFunction = isFunction(withoutKeptName(init, scope));
      if (id.type !== "Identifier" || holdsFunction || own.has(id.name)) continue;
      own.add(id.name);
      const symbol = newSymbol("variable", id.name, { fixed: false, hoisted: true });
      this.#variables.push(symbol);
      scope.set(id.name, symbol);
    }
  }

  #declarations(node: Node, scope: Scope): void {
    node.declarations = node.declarations.flatMap((one: Node) => takeApart(one));
    for (const one of node.declarations) {
      one.init = withoutKeptName(one.init, scope);
      this.#declare(one, node.kind, scope);
    }
    node.declarations = node.declarations.filter(({ init }: Node) => !isFunction(init));
  }

  #declare(node: Node, kind: string, scope: Scope): void {
    const { id, init } = node;
    if (id.type === "ArrayPattern") refuseSyntax(id);
    if (isFunction(init)) {
      scope.set(id.name, newSymbol("function", id.name, { node: init, scope }));
      return;
    }
    const named = init?.type === "Identifier" ? scope.get(init.name) : undefined;
    if (named?.kind === "function") {
      // Another name of a function. esbuild gives one to a function that a block declares.
      scope.set(id.name, named);
      return;
    }
    if (init) this.#resolve(init, scope);
    const part = partOfGpu(init);
    if (part !== undefined) {
      scope.set(id.name, newSymbol("gpu", id.name, part));
      return;
    }
    const hoisted = kind === "var" ? scope.get(id.name) : undefined;
    if (hoisted !== undefined && !hoisted.hoisted) {
      fail(node, `"${id.name}" is a parameter already; give the variable another name`);
    }
    const symbol = hoisted ?? newSymbol("variable", id.name, { fixed: kind === "const" });
    if (init) symbol.sources.push(init);
    id.symbol = symbol;
    if (hoisted !== undefined) return;
    this.#variables.push(symbol);
    scope.set(id.name, symbol);
  }

  /** @param isOwner Whether the name is an object whose member is read. */
  #identifier(node: Node, scope: Scope, isOwner = false): void {
    const symbol = scope.get(node.name);
    if (symbol !== undefined) {
      const isParameter = symbol.kind === "constants" ||
        (symbol.kind === "gpu" && symbol.property === undefined);
      const isRefused = symbol.kind === "arguments" || (isParameter && takesElements(this.source));
      if (isRefused && !isOwner) this.#failPositional();
      node.symbol = symbol;
      return;
    }
    if (GLOBALS.has(node.name)) return;
    failOutside(node, node.name);
  }

  #member(node: Node, scope: Scope): void {
    if (node.object.type === "Identifier") this.#identifier(node.object, scope, true);
    else this.#resolve(node.object, scope);
    if (node.computed) this.#resolve(node.property, scope);
    const owner = node.object.symbol as KernelSymbol | undefined;
    if (node.computed && owner?.kind === "arguments") this.#failPositional();
    if (node.computed || owner === undefined || owner.property !== undefined) return;
    const name = node.property.name as string;
    if (owner.kind === "arguments") node.symbol = this.#property("arguments", name, node.property);
    if (owner.kind === "constants") node.symbol = this.#constant(name, node.property);
  }

  #assignment(node: Node, scope: Scope): void {
    expandLogical(node);
    this.#all(children(node), scope);
    const target = node.type === "UpdateExpression" ? node.argument : node.left;
    const symbol = target.symbol as KernelSymbol | undefined;
    if (symbol === undefined) return;
    if (symbol.kind === "gpu") failPart(node, symbol.property ?? "", compactTextOf(target));
    if (symbol.fixed) fail(node, `"${symbol.name}" is constant; declare it with let`);
    symbol.writes++;
    if (node.type === "UpdateExpression" || symbol.declared) return;
    const { operator, left, right } = node;
    const binary = operator.slice(0, -1);
    symbol.sources.push(
      operator === "=" ? right : {
        type: "BinaryExpression",
        operator: binary,
        left,
        right,
        ...placeOfNode(node),
      },
    );
  }

  #call(node: Node, scope: Scope): void {
    if (withoutKeptName(node, scope) !== node) {
      // A statement, which has no effect.
      const zero = { type: "Literal", value: 0, ...placeOfNode(node) };
      Object.assign(node, { type: "UnaryExpression", operator: "void", argument: zero });
      return;
    }
    const callee = node.callee = this.#callee(node.callee, scope);
    node.arguments = node.arguments.map(templateAsString);
    refuseIteration(node);
    checkArguments(node);
    const unrolled = gpuMethod(node) === "unroll" ? node.arguments[1] : undefined;
    const symbol = callee.symbol as KernelSymbol | undefined;
    for (const one of node.arguments) {
      if (one === unrolled) this.#unrolled(one, scope);
      else if (symbol?.kind === "function" && scope.get(one.name)?.kind === "gpu") {
        this.#identifier(one, scope, true);
      } else this.#resolve(one, scope);
    }
    if (symbol?.kind === "function") node.inline = this.#inline(node, symbol);
  }

  /** Resolves what is called. A function that is called where it is written, as minifiers do, gets a name. */
  #callee(node: Node, scope: Scope): Node {
    const callee = withoutKeptName(node, scope);
    if (!isFunction(callee)) {
      const isOutside = callee.type === "Identifier" && !scope.has(callee.name);
      if (isOutside) refuseRecursion(callee, this.source, this.constants);
      this.#resolve(callee, scope);
      return callee;
    }
    const name = callee.id?.name ?? "function";
    const symbol = newSymbol("function", name, { node: callee, scope });
    return { type: "Identifier", name, symbol, ...placeOfNode(callee) };
  }

  /** The body of `gpu.unroll()`. */
  #unrolled(node: Node, scope: Scope): void {
    if (!/Function/.test(node.type)) fail(node, "expected gpu.unroll(count, (i) => { … })");
    const inner: Scope = new Map(scope);
    for (const parameter of node.params) {
      const symbol = newSymbol("variable", parameter.name, { declared: true, type: "int" });
      inner.set(parameter.name, symbol);
      parameter.symbol = symbol;
    }
    this.#hoist(node.body, inner, new Set(node.params.map(({ name }: Node) => name)));
    this.#resolve(node.body, inner);
  }

  /** Returns a copy of a function's body for one call. */
  #inline(node: Node, { name, node: definition, scope }: KernelSymbol): Inline {
    if (this.#depth >= MAX_DEPTH) failRecursion(node, name);
    refuseAsync(definition);
    const copy = cloneTree(definition);
    const inner: Scope = new Map(scope), parameters: KernelSymbol[] = [], values: Node[] = [];
    const bind = (name: string, value: Node): void => {
      const part = partOfGpu(value), own = { fixed: false, sources: [value] };
      const symbol = newSymbol(part ? "gpu" : "variable", name, part ?? own);
      names.add(name);
      inner.set(name, symbol);
      if (part) return;
      this.#variables.push(symbol);
      parameters.push(symbol);
      values.push(value);
    };
    const names = new Set<string>();
    const ids = copy.params.map((one: Node) => one.left ?? one);
    ids.forEach(refuseSyntax);
    checkCount(node, name, copy.params);
    ids.forEach((id: Node, index: number) => {
      if (index === node.arguments.length) {
        const { right } = copy.params[index];
        this.#resolve(right, inner);
        node.arguments.push(right);
      }
      const [whole, ...parts] = takeApart({ id, init: {}, ...placeOfNode(id) });
      bind(whole.id.name, node.arguments[index]);
      for (const { id, init } of parts) {
        this.#resolve(init, inner);
        bind(id.name, init);
      }
    });
    node.arguments = [
      ...values,
      ...node.arguments.slice(copy.params.length).filter((one: Node) => !partOfGpu(one)),
    ];
    this.#depth++;
    this.#hoist(copy.body, inner, names);
    this.#resolve(copy.body, inner);
    this.#depth--;
    const result = newSymbol("variable", `${name}()`, { fixed: false, sources: returnedFrom(copy.body) });
    // After the variables that it depends on, so that one round of inference finds the types of both.
    this.#variables.push(result);
    return { parameters, body: copy.body, result };
  }
}

/** Returns the values that a function's body returns. */
export function returnedFrom(body: Node): Node[] {
  if (body.type !== "BlockStatement") return [body];
  return returnsIn(body).flatMap(({ argument }) => argument ?? []);
}
