/** Declarations of parameters and memory in PTX. */
import type { Parameter, Storage } from "../ir/ir.ts";
import { MEMORY } from "./instructions.ts";

/** Returns the name of a parameter, which must not be that of an instruction. */
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

/** The function of the driver that ends a launch with a message; declared as CUDA C++ does for `assert()`. */
export const ASSERT_FAIL: string = ".extern .func __assertfail (.param .b64 message, .param .b64 file, " +
  ".param .b32 line, .param .b64 function, .param .b64 charSize) .noreturn;";

/** Returns the declaration of a text that ends with a byte of 0. */
export function textStorage(name: string, text: string): string {
  const bytes = [...new TextEncoder().encode(text), 0];
  return `.global .align 1 .b8 ${name}[${bytes.length}] = {${bytes.join(", ")}};`;
}
