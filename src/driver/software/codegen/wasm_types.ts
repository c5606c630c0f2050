import type { ScalarType } from "../ptx/ast.ts";
import { TYPE_BYTES } from "../ptx/types.ts";
import type { CodeWriter, NumberType } from "../wasm/code.ts";

/** Returns the WebAssembly type of a PTX type in scalar code. */
export function wasmTypeOf(type: ScalarType): NumberType {
  if (type === "f32") return "f32";
  if (type === "f64") return "f64";
  return TYPE_BYTES[type] === 8 ? "i64" : "i32";
}

/** Converts the bits on the stack to the WebAssembly type of `type`, zero-extending or truncating them. */
export function convertBits(code: CodeWriter, from: NumberType, type: ScalarType): void {
  const to = wasmTypeOf(type);
  if (from === to) return;
  let kind = from;
  if (kind === "f32") {
    code.op("i32.reinterpret_f32");
    kind = "i32";
  } else if (kind === "f64") {
    code.op("i64.reinterpret_f64");
    kind = "i64";
  }
  const wide = to === "i64" || to === "f64";
  if (kind === "i32" && wide) code.op("i64.extend_i32_u");
  else if (kind === "i64" && !wide) code.op("i32.wrap_i64");
  if (to === "f32") code.op("f32.reinterpret_i32");
  else if (to === "f64") code.op("f64.reinterpret_i64");
}
