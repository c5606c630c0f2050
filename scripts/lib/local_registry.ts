import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { serve } from "./local_server.ts";

/** The built packages, served as the npm registry and JSR would serve them. */
export interface LocalRegistry {
  /** The line for `.npmrc`: `@cuffi:registry=…`. */
  readonly npm: string;
  /** The value of the environment variable `JSR_URL`. */
  readonly jsr: string;
  close(): void;
}

/** Serves `out/cuffi.tgz` and `out/jsr` of the repository on a free port. */
export async function serveRegistry(root: string): Promise<LocalRegistry> {
  const tarball = readFileSync(join(root, "out/cuffi.tgz"));
  const npmManifest = JSON.parse(readFileSync(join(root, "out/npm/package.json"), "utf8"));
  const { name, version } = npmManifest;
  const jsr = jsrDocuments(join(root, "out/jsr"));
  const server = await serve((request, response) => {
    const own = `http://${request.headers.host}`;
    const path = decodeURIComponent(new URL(request.url!, own).pathname);
    if (path === `/npm/${name}`) {
      const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
      const dist = { tarball: `${own}/npm/cuffi.tgz`, integrity };
      const versions = { [version]: { ...npmManifest, dist } };
      send(response, JSON.stringify({ name, "dist-tags": { latest: version }, versions }));
    } else if (path === "/npm/cuffi.tgz") {
      send(response, tarball);
    } else {
      send(response, jsr.get(path));
    }
  });
  return { npm: `${server.address}npm/`, jsr: server.address, close: () => server.close() };
}

/** Returns the documents that JSR serves for a package, by path. */
function jsrDocuments(folder: string): Map<string, Uint8Array | string> {
  const { name, version, exports, imports } = JSON.parse(readFileSync(join(folder, "deno.json"), "utf8"));
  const documents = new Map<string, Uint8Array | string>();
  const manifest: Record<string, { size: number; checksum: string }> = {};
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, entry), path = `/${relative(folder, file)}`;
    if (!statSync(file).isFile()) continue;
    const bytes = path.endsWith(".ts")
      ? publishedSource(readFileSync(file, "utf8"), imports)
      : readFileSync(file);
    const digest = createHash("sha256").update(bytes).digest("hex");
    manifest[path] = { size: bytes.length, checksum: `sha256-${digest}` };
    documents.set(`/${name}/${version}${path}`, bytes);
  }
  const [scope, packageName] = name.slice(1).split("/");
  const versions = { [version]: {} };
  documents.set(
    `/${name}/meta.json`,
    JSON.stringify({ scope, name: packageName, latest: version, versions }),
  );
  documents.set(`/${name}/${version}_meta.json`, JSON.stringify({ manifest, exports }));
  return documents;
}

/** Resolves the names of the import map, as `deno publish` does. */
function publishedSource(source: string, imports: Readonly<Record<string, string>>): Uint8Array {
  const resolved = source.replace(
    /(\bfrom |\bimport\()"([^"]+)"/g,
    (text, before: string, name: string) =>
      Object.hasOwn(imports, name) ? `${before}"${imports[name]}"` : text,
  );
  return new TextEncoder().encode(resolved);
}

function send(response: ServerResponse, content: Uint8Array | string | undefined): void {
  response.writeHead(content === undefined ? 404 : 200).end(content);
}
