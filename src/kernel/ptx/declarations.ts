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
