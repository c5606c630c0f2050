/**
 * Makes modules of the examples in doc comments. They are short, so they use names without importing or
 * declaring them: exports of the library, functions of Node, and the variables below.
 */

/** The exports of the library: for each name, the entry that has it. */
export type Exports = ReadonlyMap<string, string>;

const NODE: Readonly<Record<string, string>> = {
  readFile: "node:fs/promises",
  writeFile: "node:fs/promises",
};

const ARRAY = 'import("@cuffi/cuffi").DeviceArray';

/** Types of the variables that examples use without declaring them. Other names of arrays are u8 images. */
const VARIABLES: Readonly<Record<string, string>> = {
  device: 'import("@cuffi/cuffi").Device',
  stream: 'import("@cuffi/cuffi").Stream',
  module: 'import("@cuffi/cuffi").Module',
  ...Object.fromEntries(
    ["kernel", "filter", "sharpen", "scale", "reduce", "step"].map((name) => [
      name,
      'import("@cuffi/cuffi").Kernel',
    ]),
  ),
  python: 'import("@cuffi/cuffi/python").Python',
  world: 'import("@cuffi/cuffi/distributed").World',
  gradients: `${ARRAY}<"f32">`,
  losses: `${ARRAY}<"f32">`,
  model: 'import("@cuffi/cuffi/onnx").Model',
  precompiled: 'import("@cuffi/cuffi/image").PipelineKernels',
  video: 'import("@cuffi/cuffi/video").Video',
  input: `${ARRAY}<"f32">`,
  x: `${ARRAY}<"f32">`,
  y: `${ARRAY}<"f32">`,
  z: `${ARRAY}<"f32">`,
  out: `${ARRAY}<"f32">`,
  weights: `${ARRAY}<"f32">`,
  n: "number",
  grid: "number",
  block: "number",
  url: "string",
  source: "string",
  ptx: "string",
  file: "Uint8Array<ArrayBuffer>",
  pixels: "Uint8Array<ArrayBuffer>",
  worker: 'import("node:worker_threads").Worker',
};

const IMAGES =
  /^(frame|gray|rgb|mask|page|bgr|hsv|red|green|blue|image|photo|person|beach|matte|logo|previous|map|boxes|scores|background|a|b|c|uv|first|second)$/;

/** Types of image variables that are not u8. */
const OTHER_IMAGES: Readonly<Record<string, string>> = {
  map: `${ARRAY}<"f32">`,
  boxes: `${ARRAY}<"f32">`,
  photos: `${ARRAY}<"u8">[]`,
  weight: `${ARRAY}<"f32">`,
  bias: `${ARRAY}<"f32">`,
  faces: "{ x: number; y: number; width: number; height: number }[]",
  homography: "number[][]",
  decode: "(file: Uint8Array) => Promise<void>",
  scores: `${ARRAY}<"f32">`,
};

/** The names in an example that tsc did not find. */
export function missingNames(errors: readonly string[]): string[] {
  return [
    ...new Set(
      errors.map((error) =>
        /Cannot find name '(\w+)'|No value exists in scope for the shorthand property '(\w+)'/.exec(error)
      ).map((match) => match?.[1] ?? match?.[2]).filter((name) => name !== undefined),
    ),
  ];
}

/** Returns the example as a module that imports or declares the given names. */
export function exampleModule(code: string, names: readonly string[], exports: Exports): string {
  // Node declares a global of this name.
  const ownModule = /(?<!import[^;]*)\bmodule\b/.test(code) && !/\b(?:const|using) module\b/.test(code);
  const head = [...names, ...ownModule ? ["module"] : []].map((name) => {
    // `kernel` is a variable of many examples, and an export, which is called.
    const isVariable = VARIABLES[name] !== undefined && !new RegExp(`(?<![.\\w]|void )${name}\\(`).test(code);
    const module = isVariable ? undefined : exports.get(name) ?? NODE[name];
    if (module !== undefined) return `import { ${name} } from "${module}";`;
    const type = VARIABLES[name] ?? OTHER_IMAGES[name] ?? (IMAGES.test(name) ? `${ARRAY}<"u8">` : undefined);
    return type === undefined ? "" : `declare const ${name}: ${type};`;
  });
  // On one line, so that the lines of messages are those of the example.
  return `${head.join(" ")}export {};\n${code}`;
}
