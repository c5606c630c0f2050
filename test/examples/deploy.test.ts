/** The files in deploy/ agree with the worker and with the command. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { answerProbe, type State } from "../../examples/worker/probes.ts";
import { Metrics } from "../../examples/worker/metrics.ts";
import { SETTINGS } from "../../examples/worker/settings.ts";
import { main } from "../../src/cli/main.ts";
import { openNvrtc } from "../../src/libraries/nvrtc.ts";
import { root } from "../support/process.ts";

const read = (path: string) => readFileSync(join(root, "deploy", path), "utf8");
const dockerfile = read("Dockerfile"),
  manifest = read("kubernetes/worker.yaml"),
  keda = read("kubernetes/keda.yaml");
const readme = read("README.md");

/** Returns the number after a key. */
function number(text: string, pattern: RegExp): number {
  const value = pattern.exec(text)?.[1];
  assert.ok(value, `${pattern}`);
  return Number(value);
}

const hasNvrtc = (() => {
  try {
    openNvrtc();
    return true;
  } catch {
    return false;
  }
})();
const hasKubectl = spawnSync("kubectl", ["version", "--client"]).status === 0;

describe("deploy", () => {
  test("the Dockerfile copies what the worker has, and its port is that of the manifest", () => {
    const sources = [...dockerfile.matchAll(/^COPY (?!--from)(?:package\.json )?(worker\S*) /gm)].map((
      match,
    ) => match[1]!);
    assert.deepEqual(sources, ["worker.ts", "worker"]);
    for (const source of sources) assert.ok(existsSync(join(root, "examples", source)), source);
    const port = number(dockerfile, /PORT=(\d+)/);
    assert.match(dockerfile, new RegExp(`^EXPOSE ${port}$`, "m"));
    assert.equal(number(manifest, /containerPort: (\d+)/), port);
    assert.equal(number(manifest, /prometheus\.io\/port: "(\d+)"/), port);
  });

  test("the commands of the Dockerfile exist", { skip: !hasNvrtc && "needs NVRTC" }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
    try {
      writeFileSync(join(folder, "scale.cu"), 'extern "C" __global__ void scale(float* x) { *x *= 2; }');
      const errors: string[] = [];
      const terminal = { out() {}, error: (line: string) => void errors.push(line) };
      const warm = /cuffi (warm --arch \S+ --cache-dir) cache kernels\/\*\.cu/.exec(dockerfile)![1]!.split(
        " ",
      );
      assert.equal(await main([...warm, folder, join(folder, "scale.cu")], terminal), 0, errors.join("\n"));
      // Asks for no consent, and therefore comes to the list.
      assert.match(dockerfile, /cuffi install nvrtc --yes /);
      assert.equal(await main(["install", "--list", "--yes"], terminal), 0, errors.join("\n"));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("the manifest's probes exist, and its grace periods fit into each other", () => {
    const probes = [...manifest.matchAll(/(\w+)Probe:\s+httpGet: \{ path: (\S+),/g)].map(([, name, path]) =>
      `${name} ${path}`
    );
    assert.deepEqual(probes, ["startup /readyz", "readiness /readyz", "liveness /healthz"]);
    const total = number(manifest, /terminationGracePeriodSeconds: (\d+)/);
    const grace = number(manifest, /GRACE_PERIOD, value: "(\d+)"/) / 1000;
    assert.ok(total > number(manifest, /sleep: \{ seconds: (\d+)/) + grace + 1);
    assert.equal(SETTINGS.gracePeriod.parse(1000 * grace), 1000 * grace);
    assert.match(read("kubernetes/kustomization.yaml"), /\[worker\.yaml, keda\.yaml\]/);
  });

  test("KEDA queries a metric of the worker, and scales before its queue is full", () => {
    const metric = /query: .*?cuffi_(\w+)\{/.exec(keda)![1]!;
    assert.match(new Metrics().page({ [metric]: 3 }), new RegExp(`^# HELP cuffi_${metric} [^u]`, "m"));
    assert.ok(number(keda, /threshold: "(\d+)"/) < SETTINGS.maxQueue.parse(undefined));
    const name = /name: (\S+)/.exec(keda)![1];
    assert.equal(/name: (\S+)/.exec(manifest)![1], name);
  });

  test("the README's table of probes is what they answer", () => {
    const states: State[] = ["starting", "ready", "full", "failed", "stopping"];
    for (const path of ["/healthz", "/readyz", "/ping"]) {
      const row = new RegExp(`^\\| \`${path}\` +\\|(.*)\\|$`, "m").exec(readme)![1]!.split("|").map(Number);
      assert.deepEqual(row, states.map((state) => answerProbe(path, state)!.status), path);
    }
    assert.equal(answerProbe("/", "ready"), undefined);
  });

  test("Kubernetes reads the manifests", { skip: !hasKubectl && "needs kubectl" }, () => {
    const { status, stdout, stderr } = spawnSync("kubectl", ["kustomize", join(root, "deploy/kubernetes")], {
      encoding: "utf8",
    });
    assert.equal(status, 0, stderr);
    assert.deepEqual([...stdout.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind).sort(), [
      "Deployment",
      "ScaledObject",
      "Service",
    ]);
  });
});
