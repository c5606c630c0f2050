/** The JavaScript of the npm package: a file per entry point, and one per part that loads when it is needed. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { rolldown } from "rolldown";
import { embeddedMozjpeg } from "./embed_wasm.ts";
import { lineSourceMap } from "./line_source_map.ts";
import { type Manifest, repositoryPage } from "./manifest.ts";
import { packPtxModule } from "./pack_ptx.ts";

/**
 * Parts, in the order in which they claim modules: each holds the modules that match and all that these import.
 * With a file per module, importing the package takes five times as long.
 */
const PARTS: readonly [name: string, modules: RegExp][] = [
  ["core", /^mod\.ts$/],
  ["runtime", /^src\/runtime\//],
  ["array_ptx", /^ptx\/array\//],
  ["image_ptx", /^ptx\/ops\//],
  [
    "device",
    /^src\/(device\/open|core\/context|math\/mod|\w+\/operations|core\/graph\/\w+|core\/stream\/\w+|interop\/.+|array\/\w+)\.ts$/,
  ],
  ["compile", /^src\/compile\/(compile|mod)\.ts$/],
  ["cuda", /^src\/driver\/cuda\/index\.ts$/],
  ["software", /^src\/driver\/software\/index\.ts$/],
  ["image", /^src\/image\/mod\.ts$/],
  ["schema", /^src\/(base\/schema_issue|formats\/shape_schema)\.ts$/],
];

/**
 * Writes the JavaScript of the entry points and source maps. The maps refer to the published sources, because
 * with the sources the package would be twice as large. Addresses of files that do not exist will not do: Deno
 * then shows lines of the source as lines of the JavaScript.
 *
 * @param entries Source files by the name of their JavaScript.
 */
export async function writeJavaScript(
  root: string,
  manifest: Manifest,
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  await using build = await rolldown({
    cwd: root,
    input: { ...entries },
    platform: "neutral",
    checks: { pluginTimings: false },
    // Zod is included: of its 150 modules a few parts are used, and importing it takes 20 to 50 ms.
    external: [/^node:/, /^@jsquash/, "mediabunny", "acorn"],
    // Lowers `using`, which browsers and older versions of Deno lack in JavaScript.
    transform: { target: "es2022" },
    plugins: [
      {
        name: "packed-ptx",
        load: {
          filter: { id: /\/ptx\/(array|ops)\/.*\.ts$/ },
          handler: (id) => packPtxModule(readFileSync(id, "utf8")),
        },
      },
      {
        name: "embedded-wasm",
        load: { filter: { id: /\/codecs\/mozjpeg_wasm\.ts$/ }, handler: () => embeddedMozjpeg(root) },
      },
    ],
  });
  await build.write({
    dir: folder,
    format: "esm",
    sourcemap: true,
    sourcemapExcludeSources: true,
    sourcemapPathTransform: (source) => publishedSource(source, manifest),
    comments: false,
    minifyInternalExports: false,
    entryFileNames: "[name].js",
    chunkFileNames: "lib_[name].js",
    codeSplitting: {
      groups: PARTS.map(([name, modules], i) => ({
        name,
        test: (id: string) => modules.test(relative(root, id)),
        priority: PARTS.length - i,
      })),
    },
  });
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".js.map"))) {
    const file = join(folder, name);
    writeFileSync(file, lineSourceMap(readFileSync(file, "utf8")));
  }
}

/** Returns the address of a source file at the version of the package. */
function publishedSource(source: string, manifest: Manifest): string {
  const [, name, file] = /\/node_modules\/([^/]+)\/(.*)/.exec(source) ?? [];
  if (name !== undefined) return `https://unpkg.com/${name}@${manifest.dependencies[name]}/${file}`;
  // The path is relative to that of the map.
  return source.replace(/^(?:\.\.\/)+/, `${repositoryPage(manifest)}/raw/v${manifest.version}/`);
}
