/** Declarations of parameters and memory in PTX. */
import type { Parameter, Storage } from "../ir/ir.ts";
import { MEMORY } from "./instructions.ts";

/** Returns the name of a parameter, distinct from instructions. */
export function parameterName({ name }: Parameter): string {
  return `param_${name}`;
}

/** Returns the declaration of a parameter. */
export function parameterText(parameter: Parameter): string {
  const { type, byteLength, align } = parameter, name = parameterName(parameter);
  if (type === "pointer") return `.param .u64 .ptr .global .align 1 ${name}`;
  if (type === "bytes") return `.param .align ${align} .b8 ${name}[${byteLength}]`;
  return `.param .${MEMORY[type as keyof typeof MEMORY]} ${name}`;
}

/** Returns the declaration of an array. */
export function storageText({ name, space, byteLength, align, bytes }: Storage): string {
  const contents = bytes === undefined ? "" : ` = {${bytes.join(", ")}}`;
  const length = byteLength === 0 ? "" : String(byteLength);
  const linkage = byteLength === 0 ? ".extern " : "";
  return `${linkage}.${space} .align ${align} .b8 ${name}[${length}]${contents};`;
}

/** The driver's function that fails a launch with a message, declared as by `assert()` of CUDA C++. */
export const ASSERT_FAIL: string = ".extern .func __assertfail (.param .b64 message, .param .b64 file, " +
  ".param .b32 line, .param .b64 function, .param .b64 charSize) .noreturn;";

/** Returns the declaration of a null-terminated text. */
export function textStorage(name: string, text: string): string {
  const bytes = [...new TextEncoder().encode(text), 0];
  return `.global .align 1 .b8 ${name}[${bytes.length}] = {${bytes.join(", ")}};`;
}
