/** Reads of textures. */
import type { Value } from "../ir/ir.ts";
import { bind, type Context, evaluate } from "./context.ts";
import { scalarOf } from "./layout.ts";
import { recordOf } from "./memory.ts";
import { fail, type Node } from "./source.ts";
import type { Binding } from "./symbols.ts";
import { TEXTURE_FUNCTIONS, textureName } from "./texture_type.ts";

/** Returns the element that a call such as `gpu.tex2D(photo, x, y)` reads. */
export function readTexture(
  context: Context,
  method: string,
  [texture, ...places]: readonly Node[],
): Binding {
  const geometry = TEXTURE_FUNCTIONS[method]!;
  const known = context.expression(texture);
  if (known.kind !== "texture") {
    return fail(texture, `gpu.${method}: expected a parameter of a type such as "texture${geometry}<f32>"`);
  }
  const { type, handle } = known;
  if (type.geometry !== geometry) {
    const [right] = Object.entries(TEXTURE_FUNCTIONS).find(([, other]) => other === type.geometry)!;
    fail(texture, `gpu.${method} does not read ${textureName(type)}; use gpu.${right}`);
  }
  const { element } = type;
  const scalar = typeof element === "string" ? element : scalarOf(element);
  const layered = geometry.endsWith("Layered");
  const coordinates = places.map((one, i): Value =>
    evaluate(context, one, layered && i === places.length - 1 ? "i32" : "f32")
  );
  const values = context.b.texture(geometry, scalar, handle, coordinates);
  if (typeof element === "string") return bind(values[0]!);
  return recordOf(element, values.slice(0, element.width).map(bind));
}
