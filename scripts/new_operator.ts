/**
 * Creates the files of a new image operator from working templates: an operator that multiplies each element
 * by a factor.
 *
 *     bun scripts/new_operator.ts sharpen
 *
 * It writes src/image/ops/sharpen.ts, kernels/ops/sharpen.cu and test/image/ops/sharpen.test.ts, and exports
 * the operator from src/image/mod.ts. Names are in camelCase: `boxBlur` gives box_blur.ts.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";

const ROOT = `${import.meta.dirname}/..`;

/** The words of a camelCase name: `conv2D` has one, `boxBlur` two. */
export function snakeCase(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, "$1_$2").replace(/([0-9])([A-Z][a-z])/g, "$1_$2").toLowerCase();
}

/** The files of an operator, by path from the repository's root. */
export function operatorFiles(name: string): Record<string, string> {
  const file = snakeCase(name), constant = file.toUpperCase();
  const title = name[0]!.toUpperCase() + name.slice(1);
  return {
    [`src/image/ops/${file}.ts`]: operatorText(name, file, constant, title),
    [`kernels/ops/${file}.cu`]: kernelText(file),
    [`test/image/ops/${file}.test.ts`]: testText(name, file),
  };
}

/** src/image/mod.ts with an export of the operator in alphabetical order. */
export function withExport(mod: string, name: string): string {
  const file = snakeCase(name), line = `export { ${name} } from "./ops/${file}.ts";\n`;
  const next = Array.from(mod.matchAll(/^export \{[^}]*\} from "\.\/ops\/(\w+)\.ts";\n/gm))
    .find(([, other]) => other! > file);
  return next === undefined ? mod + line : mod.slice(0, next.index) + line + mod.slice(next.index);
}

function operatorText(name: string, file: string, constant: string, title: string): string {
  return `import { ${constant} } from "../../../ptx/ops/${file}.ts";
import { checkFinite } from "../../base/check.ts";
import { builtinKernel } from "../../core/module/builtin_kernels.ts";
import { launchImages, typeCode } from "../core/launch.ts";
import { resultFor, returned } from "../core/result.ts";
import { VEC4_TILE } from "../core/tiles.ts";
import { type ImageOptions, type Images, readImages } from "../core/view.ts";

/**
 * ${title}: multiplies each element by a factor, rounded to nearest and saturated. TODO: describe the
 * operator, and name the function of OpenCV or CV-CUDA that computes the same.
 *
 * \`\`\`ts
 * using result = ${name}(frame, 2);
 * \`\`\`
 *
 * @param src Images with 1 to 4 channels of u8, u16, i16, f16 or f32 in any layout, or a list of images of
 * any sizes.
 * @param factor Any finite number.
 * @returns Images of the same layout, dtype and sizes. \`into\` may be \`src\`.
 * @throws {TypeError | RangeError} An argument is invalid; nothing was launched.
 */
export function ${name}<I extends Images>(
  src: I,
  factor: number,
  options: ImageOptions<NoInfer<I>> = {},
): I {
  const from = readImages("src", src);
  checkFinite("factor", factor);
  const to = resultFor(from, {}, options, { inPlace: true });
  const kernel = builtinKernel(from.context, ${constant}, \`${file}_\${from.channels}\`);
  launchImages(kernel, [from, to], VEC4_TILE, options.stream, typeCode(from.dtype), factor);
  return returned(to);
}
`;
}

function kernelText(file: string): string {
  return `// Multiplies each element by a factor. TODO: describe the kernel.
#include "patterns/pointwise.cuh"

template <int CHANNELS>
KERNEL() ${file}(SRC_DST, int type, float factor) {
    map_pixels<CHANNELS, CHANNELS>(image_at(src, from), image_at(dst, to), type, type,
                                   [&](const float(&pixel)[CHANNELS], float(&result)[CHANNELS]) {
                                       UNROLL(c, CHANNELS) result[c] = pixel[c] * factor;
                                   });
}
INSTANCES(${file}<1|2|3|4>)
`;
}

function testText(name: string, file: string): string {
  return `/** ${name} against an independent reference. TODO: add references, see test/README.md. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { asTensor } from "../../../src/array/reformat.ts";
import { ${name} } from "../../../src/image/ops/${file}.ts";
import { openTestDevice } from "../../support/device.ts";
import { testRejectedArguments } from "../../support/rejected_arguments.ts";

const device = await openTestDevice();

describe("${name}", () => {
  test("multiplies and saturates", () => {
    using src = device.array(new Uint8Array([0, 1, 100, 200]), { shape: [2, 2] });
    using result = ${name}(src, 2);
    assert.deepEqual([...result.toHost()], [0, 2, 200, 255]);
  });

  test("accepts interleaved, planar and padded images", () => {
    const values = Float32Array.from({ length: 4 * 6 * 3 }, (_, i) => i);
    using src = device.array(values, { shape: [4, 6, 3] });
    using result = ${name}(src.slice(null, [1, 5]), 0.5);
    assert.equal(result.toHost()[0], 1.5);
    using planes = ${name}(asTensor(src.transpose(2, 0, 1), "CHW"), 0.5);
    assert.deepEqual(planes.shape, [3, 4, 6]);
    assert.equal(planes.toHost()[1], 1.5);
  });
});

const src = device.zeros([4, 4, 3], "u8");
testRejectedArguments(device, "${name}", [
  ["NaN", /factor: expected a finite number, got NaN/, () => ${name}(src, NaN)],
]);
`;
}

if (import.meta.main) {
  const name = process.argv[2] ?? "";
  if (!/^[a-z][A-Za-z0-9]+$/.test(name)) {
    console.error("usage: bun scripts/new_operator.ts <name in camelCase>");
    process.exit(1);
  }
  const files = operatorFiles(name);
  const existing = Object.keys(files).filter((path) => existsSync(`${ROOT}/${path}`));
  if (existing.length > 0) {
    console.error(`${existing.join(", ")} already exist${existing.length === 1 ? "s" : ""}`);
    process.exit(1);
  }
  for (const [path, text] of Object.entries(files)) {
    writeFileSync(`${ROOT}/${path}`, text);
    console.log(`wrote ${path}`);
  }
  const mod = `${ROOT}/src/image/mod.ts`;
  writeFileSync(mod, withExport(readFileSync(mod, "utf8"), name));
  console.log(`exported ${name} from src/image/mod.ts`);
  console.log(
    `next: bun scripts/build_ptx.ts ops/${
      snakeCase(name)
    } && deno fmt; then the steps in docs/CONTRIBUTING.md`,
  );
}
