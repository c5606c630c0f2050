/** Members: elements of arrays, fields of structures, and built-in variables such as `gpu.threadIdx.x`. */
import { failGpu } from "./calls.ts";
import { bind, type Context } from "./context.ts";
import { fieldOf, indexArray, load, type Place } from "./memory.ts";
import { compactTextOf, fail, type Node } from "./source.ts";
import { type ArrayBinding, type Binding, elementOf } from "./symbols.ts";
import { isAxes, isGpu } from "./tree.ts";

/** Returns what a member expression evaluates to. */
export function member(context: Context, node: Node): Binding {
  const special = specialValue(context, node);
  if (special !== undefined) return special;
  const place = placeOf(context, node);
  if (place !== undefined) {
    return "pointer" in place && "index" in place ? load(context, place) : { kind: "array", array: place };
  }
  const owner = context.expression(node.object);
  const name = node.property.name as string;
  if (owner.kind === "array") {
    const { shape, name: array } = owner.array;
    if (!node.computed) {
      if (name !== "length") {
        fail(node, `"${array}" is an array: write ${array}.length, or index it: ${elementOf(owner.array)}`);
      }
      const length = shape[0] ??
        fail(node, `"${array}" is a pointer, whose length is unknown; pass it, or declare "f32[]"`);
      return typeof length === "number" ? { kind: "literal", value: length } : bind(length);
    }
  }
  if (owner.kind === "record" && !node.computed) {
    return owner.fields.get(name) ?? failField(node.property, name, owner.fields);
  }
  return fail(
    node,
    "only arrays have elements, and only structures have fields; expected one of them before . or [",
  );
}

function failField(node: Node, name: string, fields: ReadonlyMap<string, unknown>): never {
  return fail(node, `there is no field "${name}"; the structure has ${[...fields.keys()].join(", ")}`);
}

/**
 * Returns the place of an element or field in memory, the array if the expression is part of one, or
 * undefined.
 */
export function placeOf(context: Context, node: Node): Place | ArrayBinding | undefined {
  if (node.type === "ParenthesizedExpression") return placeOf(context, node.expression);
  if (node.type !== "MemberExpression") return undefined;
  if (!node.computed) {
    const owner = placeOf(context, node.object);
    if (owner === undefined || !("index" in owner) || typeof owner.element === "string") return undefined;
    return fieldOf(owner.pointer, owner.index, owner.element, node.property.name) ??
      failField(node.property, node.property.name, owner.element.fields);
  }
  const inner = node.object.type === "MemberExpression" && node.object.computed
    ? placeOf(context, node.object)
    : undefined;
  if (inner !== undefined) {
    if ("index" in inner) {
      fail(node, `"${compactTextOf(node.object)}" is not an array; expected one index less`);
    }
    return indexArray(context, inner, node.property);
  }
  const owner = context.expression(node.object);
  if (owner.kind !== "array") return fail(node, "only arrays can be indexed with [ ]; expected an array");
  return indexArray(context, owner.array, node.property);
}

/** Returns `gpu.laneId` or `gpu.warpSize`. */
export function scalarOfGpu(context: Context, name: string): Binding | undefined {
  if (name === "laneId") return bind(context.b.special("laneId"));
  return name === "warpSize" ? { kind: "literal", value: 32 } : undefined;
}

/** Returns `gpu.threadIdx.x` and the like. */
function specialValue(context: Context, node: Node): Binding | undefined {
  const { object, property, computed } = node;
  if (computed) return undefined;
  const { name } = property;
  if (isGpu(object)) {
    return scalarOfGpu(context, name) ?? failGpu(node, name);
  }
  if (object.type === "Identifier" && object.name === "Math" && object.symbol === undefined) {
    const value = (Math as unknown as Record<string, unknown>)[name];
    return typeof value === "number"
      ? { kind: "literal", value }
      : fail(node, `there is no constant Math.${name}; call Math.${name}(…) if it is a function`);
  }
  const axes = object.symbol?.kind === "gpu"
    ? object.symbol.property
    : isGpu(object.object)
    ? object.property.name
    : "";
  if (!isAxes(axes)) return undefined;
  if (!/^[xyz]$/.test(name)) fail(property, `there is no gpu.${axes}.${name}; expected x, y or z`);
  return bind(context.b.special(`${axes}.${name}` as "threadIdx.x"));
}
