/** Every image operator has a source file and a test file that are named after it. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as image from "../../src/image/mod.ts";
import { root } from "../support/process.ts";

/** Operators that share a file because they differ only in a function of elements. */
const FAMILIES: Record<string, string[]> = {
  arithmetic: [
    ...["abs", "absdiff", "add", "addWeighted", "compare", "divide", "exp", "log", "magnitude", "max", "min"],
    ...["multiply", "phase", "pow", "sqr", "sqrt", "subtract"],
  ],
  bitwise: ["bitwiseAnd", "bitwiseNot", "bitwiseOr", "bitwiseXor"],
  integral: ["integral", "sqrIntegral"],
  morphology: ["dilate", "erode", "morphologyEx", "structuringElement"],
  reductions: ["countNonZero", "mean", "meanStdDev", "minMaxLoc", "norm", "sum"],
};

/** Functions that are not operators, and the operator to which each belongs. */
const HELPERS: Record<string, string> = { letterboxPlacement: "letterbox_normalize" };

/** Returns the file name of an operator: histogramEq → histogram_eq, conv2D → conv2d. */
function fileOf(name: string): string {
  const family = Object.entries(FAMILIES).find(([, members]) => members.includes(name))?.[0];
  return family ?? HELPERS[name] ?? name.replace(/[A-Z](?=[a-z])/g, (letter) => `_${letter}`).toLowerCase();
}

const names = Object.keys(image).filter((name) =>
  typeof image[name as keyof typeof image] === "function" && name !== "pipeline"
);

test("every operator has a source file and a test file of its name", () => {
  assert.ok(names.length > 80);
  const missing = names.map(fileOf).flatMap((file) =>
    [`src/image/ops/${file}.ts`, `test/image/ops/${file}.test.ts`].filter((path) =>
      !existsSync(join(root, path))
    )
  );
  assert.deepEqual([...new Set(missing)], []);
});

test("every test file in test/image/ops belongs to an operator", () => {
  const files = new Set(names.map(fileOf));
  const unknown = readdirSync(join(root, "test/image/ops")).filter((file) =>
    !files.has(file.replace(".test.ts", ""))
  );
  assert.deepEqual(unknown, []);
});

test("every file of reference cases is read by a test", () => {
  const folders = ["test/image", "test/image/core", "test/image/ops", "test/support"];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(join(root, folder, file), "utf8"))
  ).join("\n");
  const unread = readdirSync(join(root, "test/data/image")).filter((file) => {
    const name = file.replace(/\.jsonl?$/, "");
    // resize.test.ts reads resize_<interpolation>.
    return !sources.includes(`"${name}"`) && !sources.includes(file) && !name.startsWith("resize_");
  });
  assert.deepEqual(unread, []);
});
