/**
 * Checks the imports between source files, as `deno info` reports them. Type-only and dynamic imports count
 * like any other.
 *
 *     npm run architecture
 *
 * docs/ARCHITECTURE.md describes the layers. Fix a violation by moving code, not by changing the rules.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The folders of `src/` from the bottom up. A file imports only from its own folder and from earlier ones. */
const LAYERS = [
  "base",
  "runtime",
  "libraries",
  "driver",
  "core",
  "interop",
  "array",
  "ir",
  "math",
  "compile",
  "device",
  "kernel",
];

/** The folders above the layers. Each imports from the layers, and `formats` from `image`. */
const TOP = ["image", "formats", "python", "onnx"];

/** Where each part may import from. */
const ALLOWED: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...LAYERS.map((layer, i): [string, string[]] => [layer, ["ptx", ...LAYERS.slice(0, i + 1)]]),
  ...TOP.map((folder): [string, string[]] => [folder, ["ptx", ...LAYERS, folder]]),
  ["formats", ["ptx", ...LAYERS, "image", "formats"]],
  ["nvtx.ts", ["base", "runtime", "libraries", "core"]],
  ["video", ["ptx", ...LAYERS, "image", "video"]],
  ["distributed", ["ptx", ...LAYERS, "distributed"]],
  ["cli", [...LAYERS, ...TOP, "video", "distributed", "cli"]],
  ["mod.ts", [...LAYERS, ...TOP]],
  ["ptx", []],
]);

/** Imports that the layers allow but the design does not. */
const FORBIDDEN: readonly (readonly [from: RegExp, to: RegExp, reason: string])[] = [
  [/^src\/driver\/cuda\//, /^src\/driver\/software\//, "the two drivers share only src/driver/*.ts"],
  [/^src\/driver\/software\//, /^src\/driver\/cuda\//, "the two drivers share only src/driver/*.ts"],
  [
    /^(?!src\/driver\/)/,
    /^src\/driver\/(cuda|software)\//,
    "only src/driver/ distinguishes CUDA from software",
  ],
  [/^src\/image\/core\//, /^src\/image\/ops\//, "operators import the core, not the other way round"],
];

/** Names that only `src/runtime/` may use. Comments are ignored. */
const RUNTIME_NAMES = /["'`](bun:|node:ffi)|\b(Bun|Deno)\./;

/** Two files of one folder may import each other. No cycle may be longer or cross folders. */
const LONGEST_CYCLE = 2;

const root = fileURLToPath(new URL("..", import.meta.url).href);
const rootUrl = pathToFileURL(root).href;

/** The part of the output of `deno info --json` that is used. */
interface Module {
  readonly specifier: string;
  readonly dependencies?: readonly {
    readonly code?: { readonly specifier?: string };
    readonly type?: { readonly specifier?: string };
  }[];
}

/** Maps every source file to the files that it imports, as paths from the root of the repository. */
function readImports(): Map<string, string[]> {
  const imports = new Map<string, string[]>();
  for (const { specifier, dependencies = [] } of describeModules()) {
    if (!isOurs(specifier)) continue;
    const urls = dependencies.flatMap(({ code, type }) => [code?.specifier ?? "", type?.specifier ?? ""]);
    const files = urls.filter(isOurs).map(pathOf);
    imports.set(pathOf(specifier), [...new Set(files)]);
  }
  return imports;
}

/** Runs `deno info` on one program that imports every source file. */
function describeModules(): readonly Module[] {
  const list = execFileSync("git", ["-C", root, "ls-files", "mod.ts", "src/*.ts", "ptx/*.ts"], {
    encoding: "utf8",
  });
  const files = list.trim().split("\n");
  const folder = mkdtempSync(join(tmpdir(), "cuffi-architecture-"));
  try {
    const program = join(folder, "all.ts");
    writeFileSync(program, files.map((file) => `import ${JSON.stringify(rootUrl + file)};\n`).join(""));
    const args = ["info", "--json", "--config", join(root, "deno.json"), program];
    const output = execFileSync("deno", args, { encoding: "utf8", maxBuffer: 1 << 28 });
    return (JSON.parse(output) as { modules: readonly Module[] }).modules;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** True for files of this repository; packages may be imported by every layer. */
function isOurs(url: string): boolean {
  return url.startsWith(rootUrl) && !url.startsWith(`${rootUrl}node_modules/`);
}

function pathOf(url: string): string {
  return decodeURIComponent(url.slice(rootUrl.length));
}

/** The part of `src/kernel/` that operations on arrays generate kernels with. */
const IR = /^src\/kernel\/(ir|math|ptx)\//;

/** The part of the architecture that a file belongs to: `src/core/stream/stream.ts` is in `core`. */
function partOf(file: string): string {
  if (IR.test(file)) return "ir";
  const [top, next] = file.split("/");
  return top === "src" ? next! : top!;
}

function forbiddenViolations(imports: ReadonlyMap<string, readonly string[]>): string[] {
  return [...imports].flatMap(([file, targets]) =>
    targets.flatMap((target) =>
      FORBIDDEN.filter(([from, to]) => from.test(file) && to.test(target))
        .map(([, , reason]) => `${file} imports ${target}: ${reason}`)
    )
  );
}

function layerViolations(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const violations: string[] = [];
  for (const [file, targets] of imports) {
    const allowed = ALLOWED.get(partOf(file));
    for (const target of targets) {
      if (allowed?.includes(partOf(target))) continue;
      const rule = allowed === undefined
        ? "belongs to no layer"
        : `may import only ${allowed.join(", ") || "nothing"}`;
      violations.push(`${file} imports ${target}: ${partOf(file)} ${rule}`);
    }
  }
  return violations;
}

/** Finds groups of files that import each other: the strongly connected components (Tarjan, 1972). */
function cycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>(), low = new Map<string, number>();
  const stack: string[] = [], found: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const target of imports.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1) found.push(component.sort());
  };
  for (const file of imports.keys()) {
    if (!index.has(file)) visit(file);
  }
  return found;
}

function cycleViolations(imports: ReadonlyMap<string, readonly string[]>): string[] {
  return cycles(imports)
    .filter((files) => files.length > LONGEST_CYCLE || new Set(files.map(dirname)).size > 1)
    .map((files) => `${files.length} files import each other: ${files.join(", ")}`);
}

function runtimeViolations(files: Iterable<string>): string[] {
  const violations: string[] = [];
  for (const file of files) {
    if (partOf(file) === "runtime" || partOf(file) === "ptx") continue;
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    lines.forEach((line, i) => {
      const isComment = /^\s*(\*|\/\*|\/\/)/.test(line);
      if (!isComment && RUNTIME_NAMES.test(line)) {
        violations.push(`${file}:${i + 1} names a JavaScript runtime, which only src/runtime/ may do`);
      }
    });
  }
  return violations;
}

/** Files whose exported interfaces are not part of the public types. */
const INTERNAL =
  /^src\/(runtime|driver|cli|kernel\/(ir|math|ptx|typescript)|image\/(core\/(draw|pointwise|variants)|pipeline\/step\.)|core\/stream_state|distributed\/messages|video\/demux\/unsafe)/;

/**
 * Optional properties accept `undefined`, so that callers with `exactOptionalPropertyTypes` can pass on options of
 * their own.
 */
function optionViolations(files: Iterable<string>): string[] {
  return [...files].filter((file) => !INTERNAL.test(file)).flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [...text.matchAll(/^(?:export )?interface (\w+)[^{]*\{\n(.*?)^\}/gms)].flatMap(([, name, body]) =>
      [...body!.matchAll(/^ +(?:readonly )?(\w+)\?: ((?:[^;{}]|\{[^}]*\})*);/gm)]
        .filter(([, , type]) => !/\| undefined$/.test(type!))
        .map(([, property]) => `${file}: ${name}.${property} is optional but does not accept undefined`)
    );
  });
}

const imports = readImports();
const violations = [
  ...layerViolations(imports),
  ...forbiddenViolations(imports),
  ...cycleViolations(imports),
  ...runtimeViolations(imports.keys()),
  ...optionViolations(imports.keys()),
];
for (const violation of violations) console.error(violation);
console.log(`${imports.size} files, ${violations.length} violations of the architecture`);
process.exitCode = violations.length > 0 ? 1 : 0;
