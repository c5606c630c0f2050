/** The check of the runtime's version. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { checkRuntimeVersion, MINIMUM_VERSIONS, versionProblem } from "../../src/runtime/minimum_version.ts";
import { root } from "../support/process.ts";

test("the runtime of the suite is new enough", () => checkRuntimeVersion());

test("an older runtime is an error that names the minimum version and the command to upgrade", () => {
  assert.equal(
    versionProblem({ bun: "1.2.0", node: "22.6.0" }),
    "cuffi needs Bun 1.2.18 or newer, and this is 1.2.0: run `bun upgrade`",
  );
  assert.match(versionProblem({ deno: "2.1.14", node: "22.6.0" })!, /Deno 2\.5\.0 .* this is 2\.1\.14/);
  assert.match(versionProblem({ node: "20.20.2" })!, /Node\.js 22\.12\.0 .* this is 20\.20\.2/);
});

test("the minimum version and newer ones are accepted, and runtimes without a version", () => {
  const accepted = [
    { bun: "1.2.18", node: "1.0.0" },
    { bun: "1.2.100" },
    { bun: "1.3.0-canary.20251018.1" },
    { deno: "2.5.0", node: "1.0.0" },
    { deno: "10.0.0" },
    { node: "22.12.0" },
    {},
  ];
  for (const versions of accepted) assert.equal(versionProblem(versions), undefined);
});

test("package.json and README.md name the same versions", () => {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const readme = readFileSync(join(root, "README.md"), "utf8");
  for (const [key, { name, version }] of Object.entries(MINIMUM_VERSIONS)) {
    assert.equal(engines[key], `>=${version}`);
    assert.match(
      readme,
      new RegExp(`${name.replace(".", "\\.")} ${version.replace(/(\.0)+$/, "").replaceAll(".", "\\.")}\\b`),
    );
  }
});
