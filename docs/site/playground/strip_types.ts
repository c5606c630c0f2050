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

/**
 * Returns a program as JavaScript. Imports become spaces, too: what they name is there without them.
 *
 * @throws {SyntaxError} With the property `loc`: `line` from 1, `column` from 0.
 */
export function stripTypes(text: string): string {
  const letters = text.split("");
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
  return letters.join("");
}
