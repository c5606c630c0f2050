/** Every public operator has a file of its name, or of its family, and a test. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import * as image from "../../src/image/mod.ts";
import { variantTables } from "../../src/image/core/variants.ts";

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

function snakeCase(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, "$1_$2").replace(/([0-9])([A-Z][a-z])/g, "$1_$2").toLowerCase();
}

describe("operator names", () => {
  const files = readdirSync(`${ROOT}/src/image/ops`).filter((file) => file.endsWith(".ts")).map((file) =>
    file.slice(0, -3)
  );

  test("every exported function comes from a file of src/image/ops", () => {
    const found = [...exportsByFile.values()].flat().toSorted();
    assert.deepEqual(found, Object.keys(image).toSorted());
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
