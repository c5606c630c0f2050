/** Removes the types of TypeScript, so that every other character keeps its line and column. */
import { tsPlugin } from "@sveltejs/acorn-typescript";
import { type Node, Parser } from "acorn";

const TypeScriptParser = Parser.extend(tsPlugin());

/** Expressions with a type, whose expression stays. */
const TYPED = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
]);

/** The import of values from a module. */
export interface Import {
  readonly module: string;
  /** Each name in the program, and that in the module; undefined for the module itself. */
  readonly names: readonly (readonly [local: string, imported: string | undefined])[];
  /** Where the program names the module. */
  readonly loc: { readonly line: number; readonly column: number };
}

interface ImportNode extends Node {
  readonly importKind?: "type" | "value";
  readonly source: Node & { readonly value: string; readonly loc: { readonly start: Import["loc"] } };
  readonly specifiers: readonly {
    readonly local: { readonly name: string };
    readonly imported?: { readonly name: string };
    readonly type: string;
  }[];
}

/**
 * Returns a program as JavaScript, and its imports, which become spaces, too.
 *
 * @throws {SyntaxError} With the property `loc`: `line` from 1, `column` from 0.
 */
export function stripTypes(
  text: string,
): { readonly javascript: string; readonly imports: readonly Import[] } {
  const letters = text.split(""), imports: Import[] = [];
  const blank = (start: number, end: number): void => {
    for (let i = start; i < end; i++) if (letters[i] !== "\n") letters[i] = " ";
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== "object" || value === null || !("type" in value)) return;
    const node = value as Node & { expression?: Node; optional?: boolean };
    if (node.type === "TSEnumDeclaration" || node.type === "TSModuleDeclaration") {
      throw Object.assign(new SyntaxError(`${text.slice(node.start).split(" ")[0]} is not supported here`), {
        loc: (node as Node & { loc: { start: unknown } }).loc.start,
      });
    }
    if (TYPED.has(node.type)) {
      const { start, end } = node.expression!;
      blank(node.start, start);
      blank(end, node.end);
      return visit(node.expression);
    }
    if (node.type === "ImportDeclaration") imports.push(...importOf(node as ImportNode));
    if (/^TS|^ImportDeclaration$/.test(node.type)) return blank(node.start, node.end);
    // The name of an optional parameter ends before its question mark, or before its type.
    if (node.type === "Identifier" && node.optional === true) {
      const mark = text.indexOf("?", node.start);
      blank(mark, mark + 1);
    }
    for (const [key, child] of Object.entries(node)) if (key !== "loc") visit(child);
  };
  visit(TypeScriptParser.parse(text, {
    ecmaVersion: "latest",
    sourceType: "module",
    locations: true,
  }));
  return { javascript: letters.join(""), imports };
}

/** Returns what a declaration imports, unless it imports types only. */
function importOf({ importKind, source, specifiers }: ImportNode): Import[] {
  if (importKind === "type") return [];
  const names = specifiers.map(({ local, imported, type }) =>
    [local.name, type === "ImportDefaultSpecifier" ? "default" : imported?.name] as const
  );
  return [{ module: source.value, names, loc: source.loc.start }];
}
