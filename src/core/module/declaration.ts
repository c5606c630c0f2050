/**
 * Reads the parameters of kernels from CUDA C++, so that errors name them as the source does and arrays can be
 * checked against the pointers that receive them. This is no C++ parser: where the text leaves a doubt
 * (macros, overloads, function pointers), or contradicts the PTX, it returns nothing, and errors fall back to
 * the PTX.
 *
 * @module
 */
import type { DType } from "../../base/dtype.ts";
import { aliasesOf } from "./cpp_aliases.ts";
import { balancedEnd, plainCode, splitTopLevel, tokens } from "./cpp_text.ts";
import { elementOf, isScalarOf, scalarOf } from "./cpp_types.ts";
import type { KernelParameter } from "./signature.ts";

/** A parameter as C++ or a kernel in TypeScript declares it. */
export interface DeclaredParameter {
  /** Type and name: `const float* x`. */
  readonly text: string;
  /** Type: `const float*`. */
  readonly type: string;
  /** The element type of a pointer to a scalar or vector; null for every other parameter. */
  readonly element: DType | null;
  /** The type of a plain scalar; null for every other parameter. */
  readonly scalar: DType | null;
}

/** A kernel declaration in the source. */
interface Declaration {
  readonly name: string;
  /** Names of its type parameters, "" for a template parameter of another kind. */
  readonly typeParameters: readonly string[];
  /** Its parameter list, one token list per parameter; null if it could not be read. */
  readonly parameters: readonly string[][] | null;
}

/** The kernel declarations of one source text. Reads the text when a kernel is first asked for. */
export class KernelDeclarations {
  readonly #source: string;
  #declarations: readonly Declaration[] | undefined;
  #macros: ReadonlySet<string> = new Set();
  #aliases: ReadonlyMap<string, readonly string[]> = new Map();

  constructor(source: string) {
    this.#source = source;
  }

  /**
   * Returns the parameters of a kernel, or undefined if the source leaves a doubt.
   *
   * @param name The name passed to `module.kernel()`, such as `scale<float>`.
   * @param lowered The name in the PTX.
   * @param signature The parameters in the PTX, which the declaration must agree with.
   */
  parameters(
    name: string,
    lowered: string,
    signature: readonly KernelParameter[],
  ): DeclaredParameter[] | undefined {
    const identifier = plainName(lowered);
    if (identifier === undefined) return undefined;
    const named = this.#all().filter((declaration) => declaration.name === identifier);
    const declaration = named[named.length - 1];
    if (!declaration?.parameters || declaration.parameters.length !== signature.length) return undefined;
    const parsed = declaration.parameters.map((words) => parseParameter(words));
    // Overloads and specializations: which one this is would be a guess.
    const types = parsed.map((parameter) => parameter?.words.join(" ")).join(",");
    for (const other of named) {
      if (!other.parameters) return undefined;
      if (other.parameters.map((words) => parseParameter(words)?.words.join(" ")).join(",") !== types) {
        return undefined;
      }
    }
    const substitutions = typeArguments(declaration.typeParameters, name);
    const result: DeclaredParameter[] = [];
    for (const [index, parameter] of parsed.entries()) {
      if (parameter === undefined) return undefined;
      const words = parameter.words.flatMap((word) => substitutions.get(word) ?? [word]);
      const resolved = words.flatMap((word) =>
        declaration.typeParameters.includes(word) ? [word] : this.#aliases.get(word) ?? [word]
      );
      const isPlain = !words.some((word) => this.#macros.has(word)) &&
        !resolved.some((word) => this.#macros.has(word) || this.#redefines(word));
      if (isPlain && !agrees(resolved, signature[index]!)) return undefined;
      const type = typeText(words);
      const element = isPlain ? elementOf(resolved) : null;
      const scalar = isPlain ? scalarOf(resolved, signature[index]!.byteLength) ?? null : null;
      result.push({ text: parameter.name ? `${type} ${parameter.name}` : type, type, element, scalar });
    }
    return result;
  }

  /** Whether the source declares a template of this name. */
  hasTemplate(name: string): boolean {
    return this.#all().some((declaration) =>
      declaration.name === name && declaration.typeParameters.length > 0
    );
  }

  #all(): readonly Declaration[] {
    if (this.#declarations === undefined) {
      const { code, macros } = plainCode(this.#source);
      this.#macros = macros;
      this.#aliases = aliasesOf(this.#source);
      this.#declarations = findDeclarations(code);
    }
    return this.#declarations;
  }

  /** Whether the source defines this name of a type of the CUDA headers itself, perhaps as something else. */
  #redefines(word: string): boolean {
    return /half|bfloat16|_t$|Complex$|\d/.test(word) &&
      new RegExp(
        `\\b(?:struct|class|union|enum|using)\\s+(?:\\w+\\s*\\([^;{]*\\)\\s*)?${word}\\b` +
          `|(?:\\btypedef\\b[^;]*|\\})\\s*\\b${word}\\s*;`,
      ).test(this.#source);
  }
}

/** Returns the identifier of a kernel in PTX: that of an `extern "C"` kernel, or the last one of a mangled name. */
function plainName(lowered: string): string | undefined {
  if (!lowered.startsWith("_Z")) return lowered;
  // Itanium C++ ABI, "Mangling": <length><identifier>, for nested names in sequence after "N".
  let rest = lowered.slice(2).replace(/^L(?=\d)/, "");
  const nested = rest.startsWith("N");
  if (nested) rest = rest.slice(1);
  let last: string | undefined;
  for (let match = /^L?(\d+)/.exec(rest); match; match = /^L?(\d+)/.exec(rest)) {
    const start = match[0].length;
    last = rest.slice(start, start + Number(match[1]));
    rest = rest.slice(start + Number(match[1]));
    if (!nested) break;
  }
  return last;
}

function findDeclarations(code: string): Declaration[] {
  const found: Declaration[] = [];
  for (const { index } of code.matchAll(/\b__global__\b/g)) {
    const before = code.slice(
      1 + Math.max(...[";", "{", "}"].map((end) => code.lastIndexOf(end, index))),
      index,
    );
    const template = /\btemplate\s*(<?)/.exec(before);
    // `template __global__ void scale<float>(float*);` instantiates a template that is declared elsewhere.
    if (template && template[1] === "") continue;
    const declaration = parseDeclaration(code, index + "__global__".length, before);
    if (declaration) found.push(declaration);
  }
  return found;
}

/** Parses `void name(parameters)`, with attributes before the name. */
function parseDeclaration(code: string, start: number, before: string): Declaration | undefined {
  let at = start;
  for (;;) {
    const word = /^\s*(?:([A-Za-z_]\w*)|(\[\[))/.exec(code.slice(at, at + 400));
    if (!word) return undefined;
    at += word[0].length;
    if (word[2]) {
      at = code.indexOf("]]", at) + 2;
      if (at < 2) return undefined;
      continue;
    }
    const next = /^\s*(.)/.exec(code.slice(at, at + 400));
    if (next?.[1] === "(" || next?.[1] === "<") {
      const name = word[1]!;
      const open = at + next[0].length - 1;
      const isAttribute = /^__\w+__$|^__declspec$|^alignas$/.test(name);
      if (isAttribute && next[1] === "(") {
        at = balancedEnd(code, open);
        if (at < 0) return undefined;
        continue;
      }
      const typeParameters = templateParameters(before);
      // A specialization: `template <> __global__ void scale<float>(float* x)`.
      if (next[1] === "<") return { name, typeParameters, parameters: null };
      return { name, typeParameters, parameters: parameterList(code, open) };
    }
  }
}

function parameterList(code: string, open: number): string[][] | null {
  const end = balancedEnd(code, open);
  if (end < 0) return null;
  const list = code.slice(open + 1, end - 1).trim();
  if (list === "" || list === "void") return [];
  return splitTopLevel(list).map(tokens);
}

/** Returns the names of the type parameters in `template <typename T, int N>`: `["T", ""]`. */
function templateParameters(before: string): string[] {
  const list = /\btemplate\s*<([\s\S]*)>[^<>]*$/.exec(before)?.[1];
  if (list === undefined) return [];
  return splitTopLevel(list).map((one) => /^\s*(?:typename|class)\s+(\w+)/.exec(one)?.[1] ?? "");
}

/** Returns the tokens that stand for each type parameter in a name expression such as `scale<float>`. */
function typeArguments(names: readonly string[], expression: string): Map<string, string[]> {
  const values = /<([\s\S]*)>\s*$/.exec(expression)?.[1];
  const result = new Map<string, string[]>();
  if (values === undefined) return result;
  for (const [index, value] of splitTopLevel(values).entries()) {
    const name = names[index];
    if (name) result.set(name, tokens(value));
  }
  return result;
}

const QUALIFIERS = /^(?:__restrict__|__restrict|restrict|__grid_constant__|register|typename)$/;
const TYPE_WORDS =
  /^(?:const|volatile|unsigned|signed|short|long|int|char|float|double|bool|void|struct|class|enum|union|auto)$/;

/** Splits a parameter into the words of its type and its name; undefined if its form is not supported. */
function parseParameter(all: readonly string[]): { words: string[]; name: string } | undefined {
  const initializer = all.indexOf("=");
  const words = (initializer < 0 ? all : all.slice(0, initializer)).filter((word) => !QUALIFIERS.test(word));
  // References, function pointers, attributes and parameter packs.
  if (words.some((word) => /^[&().]$/.test(word))) return undefined;
  let pointers = 0;
  while (words[words.length - 1] === "]") {
    const open = words.lastIndexOf("[");
    // An array of arrays decays to a pointer to an array.
    if (open < 0 || ++pointers > 1) return undefined;
    words.length = open;
  }
  const last = words[words.length - 1];
  if (last === undefined) return undefined;
  const previous = words[words.length - 2];
  const isName = /^[A-Za-z_]/.test(last) && !TYPE_WORDS.test(last) && previous !== undefined &&
    previous !== "::" &&
    words.slice(0, -1).some((word) => /^\w/.test(word) && !/^(const|volatile)$/.test(word)) &&
    !/^(struct|class|enum|union)$/.test(previous);
  const name = isName ? words.pop()! : "";
  if (pointers > 0) words.push("*");
  return words.includes("[") ? undefined : { words, name };
}

/** Joins the words of a type as they are usually written: `const float*`, `ns::T<int, 4>*`. */
function typeText(words: readonly string[]): string {
  return words.join(" ").replace(/ ?(::|<) ?/g, "$1").replace(/ (?=[*,>])/g, "").replace(/\*(?=\w)/g, "* ")
    .replace(/>(?=\w)/g, "> ");
}

/** Whether a type can be that of a parameter in the PTX. */
function agrees(words: readonly string[], { type, byteLength }: KernelParameter): boolean {
  if (words.includes("*")) return byteLength === 8 && type !== "f64";
  const scalar = scalarOf(words);
  return scalar === undefined || isScalarOf(scalar, type, byteLength);
}
