/**
 * Options of a compilation: checked, and as NVRTC's command line.
 *
 * @module
 */
import { invalid } from "../base/check.ts";

/** Options of `compileCuda` and `device.compile`. */
export interface CompileOptions {
  /** The source's name in error messages. Default `"kernel.cu"`. */
  readonly fileName?: string;
  /**
   * `"sm_90"` makes a cubin (and PTX), `"compute_90"` makes PTX alone. Default: what the device loads, which is a cubin
   * for GPUs and PTX for the software device.
   */
  readonly arch?: string;
  /** Texts for `#include`, by the name they are included with: `{ "vec.h": "…" }`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Folders for `#include` (`-I`), searched in this order, before those of the CUDA toolkit. */
  readonly includePaths?: readonly string[];
  /** Macros (`-D`): `{ TILE: 16, FAST: true }`. `true` defines the bare name. */
  readonly defines?: Readonly<Record<string, string | number | true>>;
  /** The language. Default: NVRTC's own, C++17 since CUDA 12.0. */
  readonly std?: "c++11" | "c++14" | "c++17" | "c++20";
  /** Instances of templates that are wanted as kernels: `["scale<float>"]`. Find them by this name in the module. */
  readonly nameExpressions?: readonly string[];
  /** Further options, as the NVRTC guide lists them: `["--use_fast_math", "--maxrregcount=64"]`. */
  readonly options?: readonly string[];
  /** False: neither look in the cache on disk nor write to it. Default true. */
  readonly cache?: boolean;
}

/** Options that have a field of their own, so that the cache knows of them. */
const OWN_FIELDS: readonly (readonly [pattern: RegExp, field: string])[] = [
  [/^(-arch|--gpu-architecture)\b/, "arch"],
  [/^(-I|--include-path)/, "includePaths"],
  [/^(-D|--define-macro)/, "defines"],
  [/^(-std|--std)\b/, "std"],
  [/^(-include|--pre-include)\b/, "headers"],
];

/** Names as NVRTC's `-D` takes them: an identifier, or a macro with parameters. */
const MACRO = /^[A-Za-z_]\w*(\([\w\s,.]*\))?$/;

function show(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/** Throws TypeError unless the value is text that C can hold. */
function checkText(name: string, value: unknown): void {
  if (typeof value !== "string") throw new TypeError(invalid(name, "a string", value));
  if (value.includes("\0")) {
    throw new TypeError(`${name} contains a NUL character, where C would end the text`);
  }
}

/** Throws TypeError for what NVRTC would misunderstand. */
export function checkOptions(source: string, options: CompileOptions): void {
  checkText("source", source);
  if (options.fileName !== undefined) checkText("fileName", options.fileName);
  for (const [name, text] of Object.entries(options.headers ?? {})) checkText(`headers[${show(name)}]`, text);
  for (const path of options.includePaths ?? []) checkText("includePaths", path);
  for (const name of options.nameExpressions ?? []) checkText("nameExpressions", name);
  for (const [name, value] of Object.entries(options.defines ?? {})) {
    if (!MACRO.test(name)) throw new TypeError(`defines: ${show(name)} is no name of a macro`);
    if (value !== true && typeof value !== "number") checkText(`defines.${name}`, value);
  }
  if (options.std !== undefined && !/^c\+\+(11|14|17|20)$/.test(options.std)) {
    throw new TypeError(invalid("std", `"c++11", "c++14", "c++17" or "c++20"`, options.std));
  }
  if (options.arch !== undefined && !/^(sm|compute)_\d{2,3}[af]?$/.test(options.arch)) {
    throw new TypeError(invalid("arch", `names such as "sm_90" or "compute_75"`, options.arch));
  }
  for (const option of options.options ?? []) {
    checkText("options", option);
    const field = OWN_FIELDS.find(([pattern]) => pattern.test(option))?.[1];
    if (field !== undefined) {
      throw new TypeError(`options: ${show(option)} given; use the field \`${field}\` for it`);
    }
  }
}

/** NVRTC's command line, without include folders. */
export function commandLine(arch: string, options: CompileOptions): string[] {
  const line = [`--gpu-architecture=${arch}`];
  if (options.std !== undefined) line.push(`--std=${options.std}`);
  for (const [name, value] of Object.entries(options.defines ?? {})) {
    line.push(value === true ? `--define-macro=${name}` : `--define-macro=${name}=${value}`);
  }
  return [...line, ...options.options ?? []];
}
