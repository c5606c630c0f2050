/**
 * Reads the scalar parameters of a kernel from its mangled name, for PTX without its source.
 *
 * Source: Itanium C++ ABI, "Mangling" (https://itanium-cxx-abi.github.io/cxx-abi/abi.html#mangling).
 *
 * @module
 */

/** C++ names of the builtin types that kernels receive; "" for the others, which only end a parameter. */
const BUILTIN: Readonly<Record<string, string>> = {
  b: "bool",
  c: "char",
  a: "signed char",
  h: "unsigned char",
  s: "short",
  t: "unsigned short",
  i: "int",
  j: "unsigned int",
  l: "long",
  m: "unsigned long",
  x: "long long",
  y: "unsigned long long",
  f: "float",
  d: "double",
  v: "",
  w: "",
  n: "",
  o: "",
};

/**
 * Returns the C++ type of each parameter that is a scalar, and "" for all others. Returns undefined if the name is
 * not mangled, or has a part that is not supported (packs, expressions, function types).
 */
export function mangledScalars(name: string): string[] | undefined {
  return new MangledName(name).parameterTypes();
}

/** A position in a mangled name. Methods return undefined where the text is not supported. */
class MangledName {
  readonly #text: string;
  #at = 0;
  /** The template arguments of the function: types, "" for the others. */
  #ofFunction: readonly string[] | undefined;
  /** The template arguments at the end of the last name. */
  #ofName: readonly string[] | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  parameterTypes(): string[] | undefined {
    if (!this.#take(/_ZL?/y)) return undefined;
    if (!this.#name()) return undefined;
    this.#ofFunction = this.#ofName;
    const types: string[] = [];
    while (this.#at < this.#text.length) {
      const type = this.#type();
      if (type === undefined) return undefined;
      types.push(type);
    }
    // The return type comes first in the name of a template.
    if (this.#ofFunction !== undefined) types.shift();
    return types.length === 1 && this.#text.endsWith("v") ? [] : types;
  }

  /** Skips a name. Returns whether it is supported. */
  #name(): boolean {
    if (!this.#take(/N[rVK]*/y)) {
      return (this.#identifier() || this.#substitution()) && this.#skipArguments();
    }
    while (!this.#take(/E/y)) {
      if (!this.#identifier() && !this.#substitution()) return false;
      if (!this.#skipArguments()) return false;
    }
    return true;
  }

  #skipArguments(): boolean {
    this.#ofName = undefined;
    if (this.#text[this.#at] !== "I") return true;
    const types = this.#arguments();
    this.#ofName = types;
    return types !== undefined;
  }

  /** `4name`, and `L4name` for internal linkage. */
  #identifier(): boolean {
    const length = this.#take(/L?(\d+)/y)?.[1];
    if (length === undefined) return false;
    this.#at += Number(length);
    return this.#at <= this.#text.length;
  }

  /** `S_`, `S1_`, `St` before a name of namespace std, and its abbreviations. */
  #substitution(): boolean {
    if (this.#take(/St/y)) return this.#identifier();
    return this.#take(/S(?:[0-9A-Z]*_|[absiod])/y) !== undefined;
  }

  /** `I` types and literals `E`. */
  #arguments(): string[] | undefined {
    this.#at++;
    const types: string[] = [];
    while (!this.#take(/E/y)) {
      if (this.#take(/L[a-z]n?\d+E/y)) {
        types.push("");
        continue;
      }
      const type = this.#type();
      if (type === undefined) return undefined;
      types.push(type);
    }
    return types;
  }

  #type(): string | undefined {
    if (this.#take(/[PRO]/y)) return this.#type() === undefined ? undefined : "";
    if (this.#take(/[rVK]+/y)) return this.#type();
    const parameter = this.#take(/T(\d*)_/y);
    if (parameter) {
      const index = parameter[1] === "" ? 0 : Number(parameter[1]) + 1;
      return this.#ofFunction?.[index];
    }
    if (this.#take(/D[hisu]/y)) return "";
    if (this.#take(/A\d+_/y)) return this.#type() === undefined ? undefined : "";
    const letter = this.#text[this.#at]!;
    if (Object.hasOwn(BUILTIN, letter)) {
      this.#at++;
      return BUILTIN[letter]!;
    }
    if (letter === undefined || !/[NS\d]/.test(letter)) return undefined;
    return this.#name() ? "" : undefined;
  }

  /** Advances over a sticky pattern. */
  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match === null) return undefined;
    this.#at = pattern.lastIndex;
    return match;
  }
}
