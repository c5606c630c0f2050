/**
 * Checks the documentation of the public API: `deno doc --lint` has nothing to report, every exported function
 * and class has an example, no internal member is shown, and the examples type-check.
 *
 *     bun scripts/check_docs.ts
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { exampleModule, type Exports, missingNames } from "./lib/examples.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The parts of `deno doc --json` that are read. */
interface Documented {
  readonly name?: string;
  readonly jsDoc?: { readonly doc?: string; readonly tags?: readonly { readonly doc?: string }[] };
}
interface Declaration extends Documented {
  readonly kind: string;
  readonly declarationKind: string;
  readonly def?: { readonly methods?: readonly Documented[]; readonly properties?: readonly Documented[] };
  readonly location: { readonly filename: string; readonly line: number };
}
interface Documentation {
  readonly nodes: Readonly<
    Record<
      string,
      {
        readonly module_doc?: { readonly doc?: string };
        readonly symbols: readonly { readonly name: string; readonly declarations: readonly Declaration[] }[];
      }
    >
  >;
}

/** An example, and the place to name in messages. */
interface Example {
  readonly place: string;
  readonly entry: string;
  readonly code: string;
}

function deno(args: readonly string[]): { status: number | null; output: string; stdout: string } {
  const result = spawnSync("deno", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
  if (result.error) throw result.error;
  const output = (result.stdout + result.stderr).split("\n")
    .filter((line) => !/^Warning Failed resolving|^ +at file:.*node_modules/.test(line)).join("\n");
  return { status: result.status, output, stdout: result.stdout };
}

/** Returns the TypeScript blocks of a doc comment. */
function blocksOf({ doc = "", tags = [] }: NonNullable<Documented["jsDoc"]>): string[] {
  const text = [doc, ...tags.map((tag) => tag.doc ?? "")].join("\n");
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map((match) => match[1]!);
}

const { exports } = JSON.parse(readFileSync(join(root, "deno.json"), "utf8")) as {
  exports: Record<string, string>;
};
const problems: string[] = [];
const examples: Example[] = [];
/** The names that each entry exports. */
const exportsOf = new Map<string, Map<string, string>>();
let symbols = 0, shown = 0;

for (const [name, entry] of Object.entries(exports)) {
  const { nodes } = JSON.parse(deno(["doc", "--json", entry]).stdout) as Documentation;
  for (const { module_doc: moduleDoc, symbols: found } of Object.values(nodes)) {
    for (const code of blocksOf(moduleDoc ?? {})) examples.push({ place: entry, entry: name, code });
    exportsOf.set(name, new Map(found.map((symbol) => [symbol.name, join("@cuffi/cuffi", name)])));
    for (const { name: symbol, declarations } of found) {
      const documented = declarations.flatMap((declaration) => [
        declaration,
        ...declaration.def?.methods ?? [],
        ...declaration.def?.properties ?? [],
      ]);
      const { filename, line } = declarations[0]!.location;
      const place = `${filename.slice(filename.indexOf("/src/") + 1)}:${line} ${symbol}`;
      const blocks = documented.flatMap(({ jsDoc }) => blocksOf(jsDoc ?? {}));
      for (const code of blocks) examples.push({ place, entry: name, code });
      if (!declarations.some(({ kind }) => kind === "function" || kind === "class")) continue;
      symbols++;
      const own = declarations.flatMap(({ jsDoc }) => blocksOf(jsDoc ?? {}));
      if (own.length > 0) shown++;
      else problems.push(`${place}: has no example`);
    }
  }
  const internal = deno(["doc", entry]).stdout.split("\n").filter((line) => line.includes("@internal"));
  if (internal.length > 0) problems.push(`${entry}: shows ${internal.length} internal members`);
}

const lint = deno(["doc", "--lint", ...Object.values(exports)]);
if (lint.status !== 0) problems.push(lint.output.trim());

const unique = [...new Map(examples.map((example) => [example.code, example])).values()];
problems.push(...checkExamples(unique));

for (const problem of problems) console.error(problem);
console.log(
  `${shown} of ${symbols} exported functions and classes have an example; ${unique.length} examples`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Type-checks examples: once to find the names that they do not declare, and again with these. */
function checkExamples(all: readonly Example[]): string[] {
  // In the repository, where packages that examples import are found.
  mkdirSync(join(root, "out"), { recursive: true });
  const folder = mkdtempSync(join(root, "out/docs-"));
  const file = (index: number): string => `example_${index}.ts`;
  try {
    const paths = Object.fromEntries(
      Object.entries(exports).map(([name, path]) => [join("@cuffi/cuffi", name), [join(root, path)]]),
    );
    const compilerOptions = {
      paths,
      typeRoots: [join(root, "node_modules/@types")],
      isolatedDeclarations: false,
      verbatimModuleSyntax: false,
      declaration: false,
    };
    const config = { extends: join(root, "tsconfig.json"), compilerOptions, include: [join(folder, "*.ts")] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const write = (names: (index: number) => string[]): void =>
      all.forEach(({ code, entry }, index) => {
        // The names of the own entry come first: `Float` of Python, `max` of images.
        const known: Exports = new Map([
          ...exportsOf.values().flatMap((names) => names),
          ...exportsOf.get(entry)!,
        ]);
        writeFileSync(join(folder, file(index)), exampleModule(code, names(index), known));
      });
    write(() => []);
    const first = typeErrors(folder);
    write((index) => missingNames((first.get(file(index)) ?? []).map(({ message }) => message)));
    const second = typeErrors(folder);
    return all.flatMap(({ place, code }, index) =>
      (second.get(file(index)) ?? []).map(({ line, message }) =>
        `${place}: ${message}\n    ${code.split("\n")[line - 2]?.trim()}`
      )
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function typeErrors(folder: string): Map<string, { line: number; message: string }[]> {
  const { stdout } = spawnSync(join(root, "node_modules/.bin/tsc"), ["--noEmit", "-p", folder], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const errors = new Map<string, { line: number; message: string }[]>();
  for (const [, file, line, message] of stdout.matchAll(/(example_\d+\.ts)\((\d+),\d+\): error (.*)/g)) {
    errors.set(file!, [...errors.get(file!) ?? [], { line: Number(line), message: message! }]);
  }
  return errors;
}
