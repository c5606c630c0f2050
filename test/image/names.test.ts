/** Every public operator has a file of its name, or of its family, and a test. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import * as image from "../../src/image/mod.ts";
import { variantTables } from "../../src/image/core/variants.ts";
import { operatorFiles, snakeCase, withExport } from "../../scripts/new_operator.ts";

const ROOT = `${import.meta.dirname}/../..`;
/** Operators that differ only by a functor share a file; see src/image/ops/README.md. */
const FAMILIES = ["arithmetic", "bitwise", "integral", "letterbox_normalize", "morphology", "reductions"];

/** The names that each file of src/image/ops exports through src/image/mod.ts. */
const exportsByFile = new Map<string, string[]>();
const text = readFileSync(`${ROOT}/src/image/mod.ts`, "utf8");
for (const [, names, file] of text.matchAll(/^export \{([^}]*)\} from "\.\/ops\/(\w+)\.ts";/gm)) {
  const values = names!.split(",").map((name) => name.trim()).filter((name) =>
    name && !name.startsWith("type ")
  );
  exportsByFile.set(file!, values);
}

describe("operator names", () => {
  const files = readdirSync(`${ROOT}/src/image/ops`).filter((file) => file.endsWith(".ts")).map((file) =>
    file.slice(0, -3)
  );

  test("every exported function comes from a file of src/image/ops", () => {
    const found = [...exportsByFile.values()].flat();
    assert.deepEqual([...found, "pipeline"].toSorted(), Object.keys(image).toSorted());
  });

  for (const file of files) {
    test(`${file}.ts is named for its operator and has a test`, () => {
      const names = exportsByFile.get(file) ?? [];
      assert.ok(names.length > 0, `src/image/mod.ts exports nothing from ${file}.ts`);
      if (!FAMILIES.includes(file)) assert.deepEqual(names.map(snakeCase), [file]);
      assert.ok(existsSync(`${ROOT}/test/image/ops/${file}.test.ts`), `test/image/ops/${file}.test.ts`);
    });
  }
});

test("every variant names an existing kernel file", () => {
  for (const { operator, variants } of variantTables()) {
    for (const { name, file } of variants) {
      assert.ok(existsSync(`${ROOT}/kernels/ops/${file}.cu`), `${operator} ${name}: kernels/ops/${file}.cu`);
    }
  }
});

test("every kernel file of an operator with several is a variant", () => {
  const files = new Set(variantTables().flatMap(({ variants }) => variants.map(({ file }) => file)));
  const folder = `${ROOT}/kernels/ops`;
  const kernels = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(`${folder}/${name}`).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith(".cu")).map((file) => file.slice(0, -3));
  assert.deepEqual(kernels.filter((file) => !files.has(file)), []);
});

test("a new operator gets its files, and its export in alphabetical order", () => {
  assert.deepEqual(Object.keys(operatorFiles("sharpenImage")), [
    "src/image/ops/sharpen_image.ts",
    "kernels/ops/sharpen_image.cu",
    "test/image/ops/sharpen_image.test.ts",
  ]);
  const lines = withExport(text, "sharpenImage").split("\n");
  const at = lines.indexOf('export { sharpenImage } from "./ops/sharpen_image.ts";');
  assert.match(lines[at - 1]!, /sep_filter2d/);
  assert.match(lines[at + 1]!, /sobel/);
});
