/** Contents of `package.json` and `deno.json` about the packages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The fields of `package.json` that the npm package takes over, and those that it derives. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly repository: { readonly type: string; readonly url: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** Reads `package.json`. Throws if `deno.json` or the sources disagree with it. */
export function readManifest(root: string): Manifest {
  const npm = readJson(join(root, "package.json")) as Manifest;
  const jsr = readJson(join(root, "deno.json")) as Manifest;
  for (const field of ["name", "version", "license", "description", "exports"]) {
    const expected = JSON.stringify(npm[field]), got = JSON.stringify(jsr[field]);
    if (got !== expected) {
      throw new Error(`deno.json: expected ${field} to be ${expected} as in package.json, got ${got}`);
    }
  }
  const source = readFileSync(join(root, "src/cli/version.ts"), "utf8");
  if (!source.includes(`VERSION = "${npm.version}"`)) {
    throw new Error(`src/cli/version.ts: expected VERSION to be "${npm.version}" as in package.json`);
  }
  return npm;
}

/** The address of the repository's page: `https://github.com/owner/name`. */
export function repositoryPage({ repository }: Manifest): string {
  return repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
