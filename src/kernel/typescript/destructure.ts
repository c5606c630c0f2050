/** Destructuring patterns. */
import { fail, type Node, placeOfNode } from "./source.ts";
import { cloneTree } from "./tree.ts";

/** Returns the property and the local name of `{ property: name }`. */
export function plainProperty(property: Node): { key: string; local: Node } {
  if (property.type === "RestElement") fail(property, "... is not available in a kernel; write every name");
  const { key, value, computed } = property;
  if (value.type === "AssignmentPattern") {
    fail(value, "a default value is not available in a kernel, where every value is given");
  }
  if (computed || value.type !== "Identifier") {
    fail(property, "a kernel can destructure only { name } and { name: other }");
  }
  return { key: key.name ?? String(key.value), local: value };
}

/** Rewrites `const { x, y: z } = point` as `const x = point.x, z = point.y`. */
export function takeApart(declaration: Node): Node[] {
  const { id, init } = declaration;
  if (id.type !== "ObjectPattern" || !init) return [declaration];
  const place = placeOfNode(declaration);
  const name = (text: string): Node => ({ type: "Identifier", name: text, ...place });
  const isPlain = isPath(init);
  const local = isPlain ? "" : `structure at ${declaration.start}`;
  const members = id.properties.map((property: Node): Node => {
    const { key, local: target } = plainProperty(property);
    const object = isPlain ? cloneTree(init) : name(local);
    const member = {
      type: "MemberExpression",
      object,
      property: name(key),
      computed: false,
      ...place,
    };
    return { type: "VariableDeclarator", id: target, init: member, ...place };
  });
  return isPlain ? members : [{ type: "VariableDeclarator", id: name(local), init, ...place }, ...members];
}

/** True for `gpu.threadIdx` and the like, which are not values themselves. */
function isPath(node: Node): boolean {
  return node.type === "Identifier" ||
    (node.type === "MemberExpression" && !node.computed && isPath(node.object));
}
