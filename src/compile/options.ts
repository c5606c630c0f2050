/**
 * Options of a compilation: validation, and conversion to NVRTC's command line.
 *
 * @module
 */
import { checkOptionNames, invalid, isPlain, mismatch, type OptionNames, show } from "../base/check.ts";

/** Options of `compileCuda` and `device.compile`. */
export interface CompileOptions {
  /**
   * Name or path of the source, in error messages and for `#include "…"`, which searches its folder first. Default
   * `"kernel.cu"`.
   */
  readonly name?: string | undefined;
  /**
   * `"sm_90"` produces a cubin and PTX, `"compute_90"` only PTX, which the software device runs in both cases.
   * Default: a cubin for the device's GPU. For the software device, whatever its compute capability, it is `"compute_75"`, the oldest target that every NVRTC
   * knows: `__CUDA_ARCH__` is 750. Functions for newer GPUs, such as `__reduce_add_sync()`, need
   * `"compute_80"`.
   */
  readonly arch?: string | undefined;
  /** Header texts by the name used in `#include`: `{ "vec.h": "…" }`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Folders for `#include` (`-I`), searched in order, before those of the CUDA toolkit. */
  readonly includePaths?: readonly string[] | undefined;
  /** Macros (`-D`): `{ TILE: 16, FAST: true }`. `true` defines the bare name. */
  readonly defines?: Readonly<Record<string, string | number | true>> | undefined;
  /** Language standard. Default: NVRTC's own, C++17 since CUDA 12.0. */
  readonly std?: "c++11" | "c++14" | "c++17" | "c++20" | undefined;
  /** Template instances to compile as kernels: `["scale<float>"]`. The module finds them by this name. */
  readonly nameExpressions?: readonly string[] | undefined;
  /** Further options from the NVRTC guide: `["--use_fast_math", "--maxrregcount=64"]`. */
  readonly options?: readonly string[] | undefined;
  /** Whether to read and write the cache on disk. Default true. */
  readonly cache?: boolean | undefined;
}

/** NVRTC options that must be passed through a field, so that the cache key covers them. */
const OWN_FIELDS: readonly (readonly [pattern: RegExp, field: string])[] = [
  [/^(-arch|--gpu-architecture)\b/, "arch"],
  [/^(-I|--include-path)/, "includePaths"],
  [/^(-D|--define-macro)/, "defines"],
  [/^(-std|--std)\b/, "std"],
  [/^(-include|--pre-include)\b/, "headers"],
];

/** The name of a GPU (`sm_90a`) or virtual architecture (`compute_75`). */
export const ARCH: RegExp = /^(sm|compute)_\d{2,3}[af]?$/;

/** A macro name as NVRTC's `-D` accepts it: an identifier, optionally with parameters. */
const MACRO = /^[A-Za-z_]\w*(\([\w\s,.]*\))?$/;

/** Throws TypeError unless the value is a string without NUL characters, which end a C string. */
function checkText(name: string, value: unknown): void {
  if (typeof value !== "string") throw new TypeError(invalid(name, "a string", value));
  if (value.includes("\0")) {
    throw new TypeError(mismatch(name, "a string without NUL characters", `one at ${value.indexOf("\0")}`));
  }
}

/** The names of {@link CompileOptions}, with the one first that `compileCuda()` requires: errors show it. */
export const COMPILE_OPTIONS: OptionNames<CompileOptions> = {
  arch: true,
  name: true,
  headers: true,
  includePaths: true,
  defines: true,
  std: true,
  nameExpressions: true,
  options: true,
  cache: "boolean",
};

/** Throws TypeError for arguments that NVRTC would misinterpret. */
export function checkCompileOptions(source: string, options: CompileOptions): void {
  checkText("source", source);
  if (/^[^\n;{}]+\.(?:cuh?|c|cc|cpp|h|hpp|ptx)$/.test(source)) {
    throw new TypeError(`${invalid("source", "CUDA C++", source)}; pass the text of the file, not its path`);
  }
  checkOptionNames(options, COMPILE_OPTIONS);
  if (options.name !== undefined) checkText("name", options.name);
  checkTable("headers", options.headers, '{ "name.h": text }');
  checkTable("defines", options.defines, "{ NAME: value }");
  checkList("includePaths", options.includePaths);
  checkList("nameExpressions", options.nameExpressions);
  checkList("options", options.options);
  for (const [name, text] of Object.entries(options.headers ?? {})) checkText(`headers[${show(name)}]`, text);
  for (const [name, value] of Object.entries(options.defines ?? {})) {
    if (!MACRO.test(name)) throw new TypeError(invalid("defines", "names of macros", name));
    if (value === true || typeof value === "number") continue;
    if (typeof value !== "string") {
      throw new TypeError(invalid(`defines.${name}`, "a string, a number or true", value));
    }
    checkText(`defines.${name}`, value);
  }
  checkPattern("std", options.std, /^c\+\+(11|14|17|20)$/, `"c++11", "c++14", "c++17" or "c++20"`);
  checkPattern("arch", options.arch, ARCH, `a name such as "sm_90" or "compute_75"`);
  for (const option of options.options ?? []) {
    const field = OWN_FIELDS.find(([pattern]) => pattern.test(option))?.[1];
    if (field !== undefined) {
      throw new TypeError(
        `${invalid("options", "options that no other field sets", option)}; use ${field}`,
      );
    }
  }
}

/** Throws unless the value is missing, or an array of strings. */
function checkList(name: string, value: readonly string[] | undefined): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) throw new TypeError(invalid(name, "an array of strings", value));
  for (const one of value) checkText(name, one);
}

/** Throws unless the value is missing, or a plain object. */
function checkTable(name: string, value: object | undefined, form: string): void {
  if (value === undefined || (typeof value === "object" && value !== null && isPlain(value))) return;
  throw new TypeError(invalid(name, form, value));
}

function checkPattern(name: string, value: string | undefined, pattern: RegExp, expected: string): void {
  if (value === undefined || typeof value === "string" && pattern.test(value)) return;
  throw new TypeError(invalid(name, expected, value));
}

/** Returns NVRTC's command line, without include folders. */
export function commandLine(arch: string, options: CompileOptions): string[] {
  const line = [`--gpu-architecture=${arch}`];
  if (options.std !== undefined) line.push(`--std=${options.std}`);
  for (const [name, value] of Object.entries(options.defines ?? {})) {
    line.push(value === true ? `--define-macro=${name}` : `--define-macro=${name}=${value}`);
  }
  return [...line, ...options.options ?? []];
}
