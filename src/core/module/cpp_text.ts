/** CUDA C++ as text: without comments and literals, split into tokens and at commas. */

/** Everything whose content is no code: numbers are kept, because of their digit separators (`1'000`). */
const NO_CODE = new RegExp(
  [
    String.raw`\/\*[\s\S]*?\*\/`,
    String.raw`\/\/(?:\\\r?\n|[^\n])*`,
    String.raw`\b\d(?:'?[\w.])*`,
    String.raw`\bR"([^()\\\s]{0,16})\([\s\S]*?\)\1"`,
    String.raw`"(?:\\[\s\S]|[^"\\\n])*"`,
    String.raw`'(?:\\[\s\S]|[^'\\\n])*'`,
    String.raw`^[ \t]*#(?:\\\r?\n|[^\n])*`,
  ].join("|"),
  "gm",
);

/** Returns the code without comments, literals and directives, and the names of the macros that it defines. */
export function plainCode(source: string): { code: string; macros: Set<string> } {
  const macros = new Set<string>();
  const code = source.replace(NO_CODE, (text) => {
    if (/^\d/.test(text)) return text;
    const macro = /^[ \t]*#[ \t]*define[ \t]+(\w+)/.exec(text);
    if (macro) macros.add(macro[1]!);
    return " ";
  });
  return { code, macros };
}

/** Splits code into identifiers, numbers and single characters; `::` stays whole. */
export function tokens(code: string): string[] {
  return code.match(/\w+|::|\S/g) ?? [];
}

/** Returns the position after the parenthesis that closes the one at `open`; -1 if none does. */
export function balancedEnd(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    if (code[at] === "(") depth++;
    else if (code[at] === ")" && --depth === 0) return at + 1;
  }
  return -1;
}

/** Splits at the commas that are in no brackets. */
export function splitTopLevel(list: string): string[] {
  const parts: string[] = [];
  let depth = 0, start = 0;
  for (let at = 0; at < list.length; at++) {
    const character = list[at]!;
    if ("(<[{".includes(character)) depth++;
    else if (")>]}".includes(character)) depth--;
    else if (character === "," && depth === 0) {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(list.slice(start));
  return parts;
}
