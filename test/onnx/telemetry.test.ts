/** ONNX Runtime sends and stores nothing about the program. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { noOnnxRuntime, noPythonPackage } from "../support/onnxruntime.ts";
import { runProgram } from "../support/process.ts";
import { executable } from "../support/python.ts";

/** Opens and runs a model for half a second, and prints the files and network sockets that it opened meanwhile. */
const PROGRAM = `
  import { readdirSync, readlinkSync, readFileSync } from "node:fs";
  import { openDevice } from "@cuffi/mod.ts";
  import { openModel } from "@cuffi/src/onnx/mod.ts";
  import { functionAddress } from "@cuffi/src/libraries/c_library.ts";
  import { cText } from "@cuffi/src/runtime/c_text.ts";
  import { runtime } from "@cuffi/src/runtime/index.ts";
  import { DENSE } from "@cuffi/test/onnx/models.ts";

  function openFiles() {
    return readdirSync("/proc/self/fd").flatMap((fd) => {
      try {
        return [readlinkSync("/proc/self/fd/" + fd)];
      } catch {
        return [];
      }
    });
  }

  /** Sockets of the network: the runtime has pairs of its own, which wake its threads. */
  function ofNetwork(sockets) {
    const tables = ["tcp", "tcp6", "udp", "udp6"].flatMap((name) => {
      try {
        return readFileSync("/proc/self/net/" + name, "utf8").split("\\n");
      } catch {
        return []; // a system without IPv6
      }
    });
    const inodes = new Set(tables.map((line) => line.trim().split(/ +/)[9]));
    return sockets.filter((socket) => inodes.has(/\\d+/.exec(socket)?.[0]));
  }

  using device = await openDevice("software");
  using x = device.zeros([1, 4], "f32");
  const before = new Set(openFiles()), opened = new Set();
  using model = await openModel(device, DENSE);
  for (const end = performance.now() + 500; performance.now() < end;) {
    using outputs = model.run({ x });
    const now = openFiles().filter((file) => !before.has(file));
    for (const socket of ofNetwork(now.filter((file) => file.startsWith("socket:")))) opened.add(socket);
    for (const file of now) if (!file.startsWith("socket:")) opened.add(file);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const table = { getenv: { parameters: [["name", "buffer"]], result: "address" } };
  const { getenv } = runtime.bindAddresses(table, { getenv: functionAddress("getenv") });
  console.log(JSON.stringify({
    sockets: [...opened].filter((file) => file.startsWith("socket:")),
    files: [...opened].filter((file) => file.includes("Microsoft")),
    variable: runtime.cString(getenv(cText("ORT_DISABLE_TELEMETRY"))),
  }));`;

/** Opens a model as any Python program does. */
const PYTHON = `
import sys, onnxruntime
onnxruntime.InferenceSession(bytes.fromhex(sys.argv[1]), providers=["CPUExecutionProvider"])`;

/** Variables of continuous integration, in whose presence the library sends and stores nothing. */
const CI_VARIABLES = [
  ...["CI", "TF_BUILD", "GITHUB_ACTIONS", "GITLAB_CI", "CIRCLECI", "TRAVIS", "JENKINS_URL"],
  ...["CODEBUILD_BUILD_ID", "BUILDKITE", "TEAMCITY_VERSION"],
];

const onLinux = process.platform === "linux";

describe("telemetry", { skip: noOnnxRuntime ?? (!onLinux && "the library sends it on Linux") }, () => {
  /** Runs `work` with an empty home folder. Returns the names of all files in it afterwards. */
  function filesAtHome(work: (env: Record<string, string>) => void): string[] {
    const home = mkdtempSync(join(tmpdir(), "cuffi-home-"));
    try {
      // Deno passes on variables that are undefined here.
      const unset = Object.fromEntries(CI_VARIABLES.map((name) => [name, ""]));
      work({ ...unset, HOME: home, XDG_CACHE_HOME: join(home, "cache"), ORT_DISABLE_TELEMETRY: "" });
      return readdirSync(home, { recursive: true, encoding: "utf8" });
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  }

  test("opens no connection and writes no file", () => {
    const files = filesAtHome((env) => {
      const { stdout, stderr } = runProgram(PROGRAM, env);
      assert.equal(stdout.trim(), '{"sockets":[],"files":[],"variable":"1"}', stderr);
    });
    assert.deepEqual(files.filter((name) => /Microsoft/.test(name)), []);
  });

  test(
    "is stored by the Python package, which does not turn it off",
    { skip: noPythonPackage() },
    async () => {
      const { DENSE } = await import("./models.ts");
      const files = filesAtHome((env) => {
        const model = Buffer.from(DENSE).toString("hex");
        const { status, stderr } = spawnSync(executable, ["-c", PYTHON, model], {
          encoding: "utf8",
          env: { ...process.env, ...env },
        });
        assert.equal(status, 0, stderr);
      });
      // Otherwise the test above would prove nothing.
      assert.ok(files.some((name) => /Microsoft/.test(name)), files.join());
    },
  );
});
