/** Parameters of the functions that a kernel calls. */
import { fail, type Node, placeOfNode } from "./source.ts";
import { isGpu } from "./tree.ts";

/** Returns the part of `gpu` that a variable or parameter is another name for, such as `gpu.threadIdx`. */
export function partOfGpu(value: Node): { property?: string } | undefined {
  if (value?.symbol?.kind === "gpu") {
    const { property } = value.symbol;
    return property === undefined ? {} : { property };
  }
  if (value?.type !== "MemberExpression" || value.computed || !isGpu(value.object)) return undefined;
  const { name } = value.property;
  return /^(laneId|warpSize)$/.test(name) ? undefined : { property: name };
}

/** Destructures the parameters of a function in its body: `({ x }) => x` becomes `p => { const { x } = p; … }`. */
export function plainParameters(definition: Node): Node {
  const declarations: Node[] = [];
  definition.params = definition.params.map((declared: Node) => {
    const hasDefault = declared.type === "AssignmentPattern", id = hasDefault ? declared.left : declared;
    if (id.type === "RestElement") {
      fail(id, "rest parameters are not available in a kernel; give every parameter a name");
    }
    if (id.type !== "ObjectPattern") return declared;
    const place = placeOfNode(id);
    const plain = { type: "Identifier", name: `parameter at ${id.start}`, ...place };
    declarations.push({ type: "VariableDeclarator", id, init: plain, ...place });
    return hasDefault ? { ...declared, left: plain } : plain;
  });
  if (declarations.length === 0) return definition;
  const { body } = definition, place = placeOfNode(body);
  const statements = body.type === "BlockStatement"
    ? body.body
    : [{ type: "ReturnStatement", argument: body, ...place }];
  const declaration = {
    type: "VariableDeclaration",
    kind: "const",
    declarations,
    ...placeOfNode(declarations[0]),
  };
  definition.body = { type: "BlockStatement", body: [declaration, ...statements], ...place };
  return definition;
}

/** Throws if a call has too few arguments. */
export function checkCount(node: Node, name: string, parameters: readonly Node[]): void {
  const { length } = node.arguments;
  const required = parameters.findLastIndex(({ type }) => type !== "AssignmentPattern") + 1;
  if (length >= required) return;
  const atLeast = required < parameters.length ? "at least " : "";
  fail(node, `${name}: expected ${atLeast}${required} argument${required === 1 ? "" : "s"}, got ${length}`);
}
