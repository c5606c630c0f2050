/** `cuffi launch`: variables, output, exit statuses, signals and several machines. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, describe, test } from "node:test";
import { findRuntime, runArguments, type RuntimeCommand } from "../../bench/lib/programs.ts";
import { freePort } from "../../src/cli/launch/free_port.ts";
import { main } from "../../src/cli/main.ts";
import { LastLines } from "../../src/cli/launch/last_lines.ts";
import { PrefixedLines } from "../../src/cli/launch/prefixed_lines.ts";
import { installedRuntimes, resolveImports, root, runArguments as ownArguments } from "../support/process.ts";

const folder = mkdtempSync(join(tmpdir(), "cuffi-launch-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a program and returns its path. */
function program(name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, resolveImports(source));
  return file;
}

/** Prints its place in the world, and does what its argument says. */
const PROGRAM = program(
  "program.mjs",
  `import process from "node:process";
  const { RANK, WORLD_SIZE, LOCAL_RANK, LOCAL_WORLD_SIZE, CUFFI_DEVICE } = process.env;
  const [task, ...rest] = process.argv.slice(2);
  if (task === "report") {
    console.log([RANK, WORLD_SIZE, LOCAL_RANK, LOCAL_WORLD_SIZE, CUFFI_DEVICE, ...rest].join());
    console.error("note");
    process.stdout.write("no line end");
  } else if (task === "blame") {
    if (RANK === "0") process.exit(0);
    // Rank 1 fails first, because of rank 2, which fails later.
    setTimeout(() => {
      throw new Error(RANK === "1" ? "rank 2 disconnected" : "out of ideas");
    }, RANK === "1" ? 500 : 700);
  } else {
    process.on("SIGTERM", () => {
      console.log("caught");
      process.exit(RANK === "0" && task === "catch" ? 9 : 0);
    });
    console.log("ready");
    if (task === "die" && RANK === "1") {
      console.error("out of luck");
      process.exit(7);
    }
    setInterval(() => {}, 1000);
  }`,
);

/** Joins the world and prints the runtime of every rank. */
const WORLD = program(
  "world.ts",
  `import process from "node:process";
  import { joinRendezvous } from "@cuffi/src/distributed/rendezvous.ts";
  import { worldFromEnvironment } from "@cuffi/src/distributed/environment.ts";
  const world = await joinRendezvous({ ...worldFromEnvironment(), timeout: 30_000 });
  const { bun, deno } = process.versions;
  const names = await world.allGather(new TextEncoder().encode(bun ? "bun" : deno ? "deno" : "node"));
  console.log(names.map((name) => new TextDecoder().decode(name)).join());
  await world.close();`,
);

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly errors: string;
}

const ENV = { ...process.env, CUFFI_DEVICE: "software" };

/** Starts the command under a runtime. */
function start(args: string[], env: NodeJS.ProcessEnv = {}, runtime?: RuntimeCommand): ChildProcess {
  const [path, options] = runtime === undefined
    ? [process.execPath, ownArguments()]
    : [findRuntime(runtime).path, [...runArguments(runtime), ...deno(runtime)]];
  return spawn(path, [...options, join(root, "src/cli/main.ts"), "launch", ...args], {
    env: { ...ENV, ...env },
  });
}

function deno(runtime: RuntimeCommand): string[] {
  return runtime === "deno" ? ["--config", join(root, "deno.json")] : [];
}

function ended(child: ChildProcess): Promise<Ended> {
  let out = "", errors = "";
  child.stdout!.on("data", (data) => out += data);
  child.stderr!.on("data", (data) => errors += data);
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, out, errors })));
}

const noProc = !existsSync("/proc/self/stat") && "needs /proc";

/** Whether a process exists and is no zombie. */
function isRunning(id: string): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${id}/stat`, "utf8"));
  } catch {
    return false;
  }
}

describe("cuffi launch", () => {
  test("starts processes with their places, and prefixes their lines", async () => {
    const { status, out, errors } = await ended(start(["-n", "2", PROGRAM, "report", "-n", "7", "--x"]));
    assert.equal(status, 0, errors);
    const expected = ["0", "1"].flatMap((rank) => [
      `[${rank}] ${rank},2,${rank},2,software,-n,7,--x`,
      `[${rank}] no line end`,
    ]);
    assert.deepEqual(out.trim().split("\n").sort(), expected.sort());
    assert.deepEqual(errors.match(/^\[.\] note$/gm)?.sort(), ["[0] note", "[1] note"]);
  });

  test("prints once why there is no GPU, unless CUFFI_DEVICE selects the software device", async () => {
    const env = { CUFFI_DEVICE: "", CUFFI_LIBCUDA: "/nonexistent/libcuda.so.1" };
    const { status, out, errors } = await ended(start(["-n", "2", PROGRAM, "report"], env));
    assert.equal(status, 0, errors);
    assert.match(out, /^\[1\] 1,2,1,2,software$/m);
    assert.equal(
      errors.match(/no NVIDIA GPU found \(CUFFI_LIBCUDA names .*\); using the software/g)?.length,
      1,
    );
    const insisted = await ended(start(["-n", "2", PROGRAM, "report"], { ...env, CUFFI_DEVICE: "cuda" }));
    assert.equal(insisted.status, 1);
    assert.match(insisted.errors, /^cuffi: libcuda could not be opened\. CUFFI_LIBCUDA is set, /m);
    assert.doesNotMatch(insisted.errors, /-n:/);
  });

  test("notes that options after the program are the program's", async () => {
    const { status, out, errors } = await ended(start([PROGRAM, "report", "-n", "2"]));
    assert.equal(status, 0, errors);
    assert.match(out, /^\[0\] 0,1,0,1,software,-n,2$/m);
    assert.match(
      errors,
      /^cuffi launch: -n after the program is an argument of the program; put it before /m,
    );
  });

  test("ends all processes with the status and the last lines of the first that fails", async () => {
    const { status, errors } = await ended(start(["-n", "2", PROGRAM, "die"]));
    assert.equal(status, 7);
    assert.match(
      errors,
      /^cuffi launch: rank 1 ended with status 7; its last lines:\n( {2}.*\n)* {2}out of luck/m,
    );
  });

  test("reports the rank that the first error names as its cause, and ranks that ended before", async () => {
    const { status, errors } = await ended(start(["-n", "3", PROGRAM, "blame"]));
    assert.equal(status, 1);
    const [, summary] = /^(cuffi launch: [^]*)$/m.exec(errors)!;
    assert.match(
      summary!,
      /^cuffi launch: rank 2 ended with status 1; its last lines:\n {2}.*out of ideas\n/,
    );
    assert.match(summary!, /\ncuffi launch: rank 0 had ended with status 0 before\n$/);
    assert.doesNotMatch(summary!, /^\s+at |v\d+\.\d/m);
  });

  test("forwards a signal once", async () => {
    const child = start(["-n", "2", PROGRAM, "catch"]);
    let out = "";
    child.stdout!.on("data", (data) => {
      out += data;
      if (out.match(/ready/g)?.length === 2 && !out.includes("sent")) {
        out += "sent";
        // Deno reports no exit status after child.kill().
        process.kill(child.pid!, "SIGTERM");
      }
    });
    const { status, out: all, errors } = await ended(child);
    assert.equal(status, 9, errors);
    assert.deepEqual(all.match(/\[.\] caught/g)!.sort(), ["[0] caught", "[1] caught"]);
  });

  test("ends the processes and their children when it is killed", { skip: noProc }, async () => {
    const stubborn = program(
      "stubborn.mjs",
      `import { spawn } from "node:child_process";
      const { pid } = spawn("sleep", ["100"]);
      console.log(\`ids \${process.pid} \${pid};\`);
      setInterval(() => {}, 1000);`,
    );
    const child = start(["-n", "2", stubborn]);
    let ids: string[] = [];
    await new Promise<void>((resolve) => {
      let out = "";
      child.stdout!.on("data", (data) => {
        out += data;
        ids = [...out.matchAll(/ids (\d+) (\d+);/g)].flatMap(([, ...both]) => both as string[]);
        if (ids.length === 4) resolve();
      });
    });
    assert.deepEqual(ids.filter(isRunning), ids);
    process.kill(child.pid!, "SIGKILL");
    for (let i = 0; i < 200 && ids.some(isRunning); i++) await new Promise((later) => setTimeout(later, 50));
    const left = ids.filter(isRunning);
    for (const id of left) process.kill(Number(id), "SIGKILL");
    assert.deepEqual(left, []);
  });

  test("connects machines, and runtimes with each other", async () => {
    const port = await freePort();
    const runtimes = installedRuntimes(3);
    const nodes = runtimes.map((runtime, node) => {
      const place = ["--nnodes", "3", "--node-rank", `${node}`, "--rdzv", `127.0.0.1:${port}`];
      const args = [...runArguments(runtime).filter((argument) => argument !== "run"), ...deno(runtime)];
      const env = { CUFFI_WORLD_TOKEN: "secret" };
      return ended(start(["-n", "1", ...place, "--", ...args, WORLD], env, runtime));
    });
    for (const [node, { status, out, errors }] of (await Promise.all(nodes)).entries()) {
      assert.equal(status, 0, errors);
      assert.equal(out.trim(), `[${node}] ${runtimes.join()}`);
    }
  });

  test(
    "gives processes no permission that it lacks",
    { skip: !("Deno" in globalThis) && "Deno only" },
    async () => {
      const states = program(
        "permissions.mjs",
        `const query = (name, path) => globalThis.Deno.permissions.querySync({ name, path }).state;
      console.log([query("env"), query("net"), query("read"), query("read", "/etc/hosts")].join());`,
      );
      const command = ["launch", "-n", "1"];
      const main = ["--no-check", "--config", join(root, "deno.json"), join(root, "src/cli/main.ts")];
      const cases: [string[], string[], string][] = [
        [["--allow-env", "--allow-run", "--allow-net=127.0.0.1"], [states], "granted,prompt,prompt,prompt"],
        [
          ["--allow-env", "--allow-run", "--allow-net", "--allow-read", "--deny-read=/etc"],
          [states],
          "granted,granted,prompt,prompt",
        ],
        [
          ["--allow-env", "--allow-run", "--allow-net"],
          ["--", "--no-lock", states],
          "prompt,prompt,prompt,prompt",
        ],
      ];
      for (const [permissions, rest, expected] of cases) {
        const args = ["run", "--quiet", "--no-prompt", ...permissions, ...main, ...command, ...rest];
        const { status, out, errors } = await ended(spawn(process.execPath, args, { env: ENV }));
        assert.equal(status, 0, errors);
        assert.equal(out.trim(), `[0] ${expected}`);
      }
    },
  );

  test("explains an invalid command line", async () => {
    const cases: [string[], RegExp][] = [
      [[], /launch: expected a program, got none/],
      [["nothere.ts"], /launch: expected an existing program, got nothere\.ts/],
      [["2", "train.ts"], /launch: expected an existing program, got 2; did you mean -n 2\?/],
      [["-n", "0", "x.ts"], /-n: expected an integer from 1 to 1024, got "0"/],
      [["--nodes", "2", "x.ts"], /--nodes.*did you mean --nnodes/],
      [["--rdzv", "a:1", "x.ts"], /--rdzv: expected --nnodes of at least 2/],
      [
        ["-n", "1", "--nnodes", "2", "--node-rank", "2", "x.ts"],
        /--node-rank: expected an integer from 0 to 1/,
      ],
      [["-n", "1", "--nnodes", "2", "--node-rank", "0", "x.ts"], /--rdzv: expected HOST:PORT/],
    ];
    for (const [args, message] of cases) {
      let errors = "";
      const status = await main(["launch", ...args], { out: () => {}, error: (line) => errors += line });
      assert.equal(status, 2, errors);
      assert.match(errors, message);
    }
  });
});

test("gives each line one prefix, whatever pieces its bytes arrive in", () => {
  const lines = new PrefixedLines("> ");
  const bytes = new TextEncoder().encode("ä\n\nb€\nlast");
  let text = "";
  for (const byte of bytes) text += lines.push(Uint8Array.of(byte));
  assert.equal(text, "> ä\n> \n> b€\n");
  assert.equal(lines.end(), "> last\n");
});

test("starts no line at the newline of one that was written in parts", () => {
  const lines = new PrefixedLines("> ");
  const push = (text: string): string => lines.push(new TextEncoder().encode(text));
  const long = "A".repeat(70_000);
  assert.equal(push(long), `> ${long}\n`);
  assert.equal(push(""), "");
  assert.equal(push("\nnext\n\n"), "> next\n> \n");
  assert.equal(push(`a\n${long}`), `> a\n> ${long}\n`);
  assert.equal(push("\n"), "");
  assert.equal(push("\n"), "> \n");
  assert.equal(push(long), `> ${long}\n`);
  assert.equal(push("the rest"), "");
  assert.equal(push("\n"), "> the rest\n");
  assert.equal(push(long), `> ${long}\n`);
  assert.equal(lines.end(), "");
});

test("last lines begin with the message, and have no stack frames", () => {
  const last = new LastLines();
  const frames = Array.from({ length: 20 }, (_, i) => `    at run (file:///program.ts:${i}:1) {`);
  last.push([
    "epoch 1",
    "WorldError: rank 2 failed: out of memory",
    ...frames,
    "  rank: 1,",
    "  code: undefined",
  ]);
  last.push(["}", "", "Node.js v26.1.0"]);
  assert.deepEqual(last.lines, ["WorldError: rank 2 failed: out of memory", "  rank: 1,"]);
  assert.equal(last.cause, 2);
  const part = new LastLines();
  part.push([
    "WorldError: rank 1 failed: out of memory",
    "  rank 1 of this part is rank 3 of the whole world",
    ...frames,
  ]);
  assert.equal(part.cause, 3);
  const plain = new LastLines();
  plain.push(["epoch 1", "stopped"]);
  assert.deepEqual([plain.lines, plain.cause], [["epoch 1", "stopped"], undefined]);
});
