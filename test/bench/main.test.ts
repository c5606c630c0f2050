/** The benchmark programs on the software device, and the load generator. */
import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { load } from "../../bench/lib/load.ts";
import { serve } from "../../scripts/lib/local_server.ts";
import { root, runFile } from "../support/process.ts";

const env = { CUFFI_DEVICE: "software" };
const MAIN = join(root, "bench/main.ts"), SOAK = join(root, "bench/soak.ts");

describe("bench/main.ts", () => {
  test("runs the selected suites, names the device, and writes JSON and a plot", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cuffi-test-"));
    try {
      const { status, stdout, stderr } = runFile(MAIN, ["transfer", "--quick", `--save=${folder}`], env);
      assert.equal(status, 0, stderr);
      assert.match(stdout, /Measuring the software device \(no GPU, or CUFFI_DEVICE=software\)/);
      assert.match(stdout, /^upload pageable 1 KiB +us +[\d.]+ \[[\d.]+–[\d.]+\]$/m);
      assert.match(stdout, /^device to device 6.2 MB +GB\/s/m);
      const names = (await readdir(folder)).sort();
      assert.equal(names.length, 2);
      const { suites, quick, device } = JSON.parse(await readFile(join(folder, names[0]!), "utf8"));
      assert.deepEqual([Object.keys(suites), quick], [["transfer"], true]);
      assert.match(device, /software/);
      // The first copies of a process are reported separately, without a size for the plot.
      const sizes = new Set(suites.transfer.flatMap(({ bytes }: { bytes?: number }) => bytes ?? []));
      assert.deepEqual([...sizes], [1024, 65536, 1048576, 6220800]);
      assert.match(await readFile(join(folder, names[1]!), "utf8"), /^<svg [^]*<\/svg>\n$/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test("prints its usage for --help and for unknown options", () => {
    const help = runFile(MAIN, ["--help"], env);
    assert.equal(help.status, 0);
    assert.match(help.stdout, /^bun bench \[names…\] \[options\]\n/);
    const wrong = runFile(MAIN, ["--fast"], env);
    assert.equal(wrong.status, 2);
    assert.match(wrong.stderr, /^Unknown option '--fast'.*\n\nbun bench/);
  });

  test("rejects unknown suites and runtimes", () => {
    const name = runFile(MAIN, ["transfers-of-all-kinds"], env);
    assert.equal(name.status, 2);
    assert.match(name.stderr, /suite: expected transfer, small-copies, .*, got transfers-of-all-kinds/);
    const runtime = runFile(MAIN, ["--runtimes", "python"], env);
    assert.equal(runtime.status, 2);
    assert.match(runtime.stderr, /--runtimes: expected some of bun, deno and node, got "python"/);
  });
});

describe("bench/soak.ts", () => {
  test("leaks no objects", () => {
    // Each worker has a heap of 10 MB; with many workers that would look like a leak.
    const { status, stdout, stderr } = runFile(SOAK, ["20000"], { ...env, CUFFI_WORKERS: "2" });
    assert.equal(status, 0, stderr);
    const lines = stdout.trim().split("\n").map((line) => JSON.parse(line));
    const samplesOf = (name: string) => lines.find((line) => line.name === name).samples;
    assert.deepEqual([samplesOf("iterations"), samplesOf("objects left")], [[20_000], [0]]);
  });

  test("rejects an invalid count", () => {
    const { status, stderr } = runFile(SOAK, ["many"], env);
    assert.notEqual(status, 0);
    assert.match(stderr, /count: expected an integer of at least 2000, got many/);
  });
});

describe("the load generator", () => {
  test("keeps all connections busy, counts responses by status and reports lost requests", async () => {
    const connections = 5;
    let active = 0, most = 0;
    // The first responses wait until every connection is in use.
    const { promise: allActive, resolve } = Promise.withResolvers<void>();
    const server = await serve((request, response) => {
      most = Math.max(most, ++active);
      if (active === connections) resolve();
      allActive.then(() => {
        active--;
        const index = Number(request.url!.slice(1));
        if (index === 7) return void request.socket.destroy();
        response.statusCode = index % 10 === 0 ? 503 : 200;
        response.end(`${index}`);
      });
    });
    try {
      const bodies: number[] = [];
      const { sent, lost, statuses, latencies, times } = await load({
        connections,
        requests: 60,
        request: (index) => new Request(`${server.address}${index}`),
        check: ({ body }, index) => {
          assert.equal(new TextDecoder().decode(body), String(index));
          bodies.push(index);
        },
      });
      assert.deepEqual([sent, lost.length, statuses], [60, 1, { 200: 53, 503: 6 }]);
      assert.deepEqual([latencies.length, times.length, new Set(bodies).size], [53, 53, 59]);
      assert.equal(most, connections);
    } finally {
      server.close();
    }
  });

  test("stops when the check throws", async () => {
    const server = await serve((_, response) => void response.end("wrong"));
    try {
      await assert.rejects(
        load({
          connections: 1,
          requests: 1000,
          request: () => new Request(server.address),
          check: () => assert.fail("wrong answer"),
        }),
        /wrong answer/,
      );
    } finally {
      server.close();
    }
  });
});
