/** Errors of requests. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { inspect } from "node:util";
import { bytesOf, fetchFile, withoutQueries } from "../../src/base/fetch.ts";

test("errors of requests name the URL without its query", async () => {
  const server = createServer((request, response) => {
    if (request.url!.startsWith("/none")) return void request.socket.destroy();
    response.writeHead(200, { "content-length": 100 }).write("some");
    setTimeout(() => response.destroy(), 5);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const path of ["none", "part"]) {
      const url = `${origin}/${path}.mp4?token=(secret)&key=secret#secret`;
      const error = await fetchFile(url).then(bytesOf).then(() => undefined, (error: Error) => error);
      assert.ok(error instanceof Error);
      if (path === "none") assert.ok(error.message.startsWith(`${origin}/none.mp4: it cannot be fetched: `));
      for (let each: unknown = error; each instanceof Error; each = each.cause) {
        assert.doesNotMatch(inspect(each, { showHidden: true }) + each.message + each.stack, /secret/);
      }
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
  const cause = new TypeError("for https://a.b/c?d=e (1.2.3.4): lost; for url (http://a.b/c?d): closed");
  const error = withoutQueries(new Error("Is it? https://a.b/?", { cause }));
  assert.equal(error.message, "Is it? https://a.b/");
  assert.equal(cause.message, "for https://a.b/c (1.2.3.4): lost; for url (http://a.b/c): closed");
});
