/** Documents that are read outside the repository. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { absoluteLinks } from "../../scripts/lib/absolute_links.ts";
import { readManifest, repositoryPage } from "../../scripts/lib/manifest.ts";
import { root } from "../support/process.ts";

const PAGE = "https://example.com/o/r";

describe("absoluteLinks()", () => {
  const cases: [markdown: string, expected: string][] = [
    ["[a](docs/A.md#b)", `[a](${PAGE}/blob/v1.0.0/docs/A.md#b)`],
    ["[a](examples/worker)", `[a](${PAGE}/blob/v1.0.0/examples/worker)`],
    ["![a](docs/a.png)", `![a](${PAGE}/raw/v1.0.0/docs/a.png)`],
    ['<img alt="a" src="docs/a.svg">', `<img alt="a" src="${PAGE}/raw/v1.0.0/docs/a.svg">`],
    ["[a](https://x.org/y) [b](#c)", "[a](https://x.org/y) [b](#c)"],
  ];
  for (const [markdown, expected] of cases) {
    test(markdown, () => assert.equal(absoluteLinks(markdown, PAGE, "1.0.0"), expected));
  }
});

test("package.json and deno.json describe the same package", () => {
  assert.match(repositoryPage(readManifest(root)), /^https:\/\/github\.com\/[\w-]+\/[\w-]+$/);
});

test("the files that README.md links to exist", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const paths = [...readme.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, path]) => path!);
  assert.ok(paths.length > 10);
  assert.deepEqual(paths.filter((path) => !existsSync(join(root, path))), []);
});
