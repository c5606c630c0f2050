import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A TypeScript block of a document: a complete program. */
export interface DocumentProgram {
  /** The document's path in the repository. */
  readonly document: string;
  /** The number of the program in its document, from 1. */
  readonly number: number;
  readonly source: string;
  /** The name under which other programs of the document start it, if its first line is a comment with one. */
  readonly file?: string;
  /** The text block that follows the program, if there is one: what it prints on the software device. */
  readonly output?: string;
}

/** The folder of the guides. */
export const GUIDES = "docs/guide";

/** Returns the programs in README.md and in the guides, in order. */
export function documentPrograms(root: string): DocumentProgram[] {
  const guides = readdirSync(join(root, GUIDES)).filter((name) => name.endsWith(".md")).sort();
  return ["README.md", ...guides.map((name) => `${GUIDES}/${name}`)].flatMap((document) =>
    programsOf(document, readFileSync(join(root, document), "utf8"))
  );
}

function programsOf(document: string, text: string): DocumentProgram[] {
  const programs: DocumentProgram[] = [];
  let follows = false;
  for (const [, language, content] of text.matchAll(/^```(\w*)\n(.*?)^```$/gms)) {
    const [, file] = /^\/\/ (\w+\.ts)\n/.exec(content!) ?? [];
    const named = file === undefined ? {} : { file };
    if (language === "ts") {
      programs.push({ document, number: programs.length + 1, source: content!, ...named });
    }
    if (language === "text" && follows) programs.push({ ...programs.pop()!, output: content! });
    follows = language === "ts";
  }
  return programs;
}
