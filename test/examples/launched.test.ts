/** The examples for several processes, under `cuffi launch`. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, describe, test } from "node:test";
import { ownRuntime } from "../../bench/lib/programs.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import { root, runArguments } from "../support/process.ts";

const folder = mkdtempSync(join(tmpdir(), "cuffi-launched-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Starts an example on two software devices. */
function launch(name: string): ChildProcess {
  const options = runArguments().filter((argument) => argument !== "run");
  const command = [join(root, "src/cli/main.ts"), "launch", "-n", "2"];
  const args = [...runArguments(), ...command, "--", ...options, join(root, "examples", name)];
  return spawn(process.execPath, args, { cwd: folder, env: { ...process.env, CUFFI_DEVICE: "software" } });
}

function ended(child: ChildProcess): Promise<{ status: number | null; out: string; errors: string }> {
  let out = "", errors = "";
  child.stdout!.on("data", (data) => out += data);
  child.stderr!.on("data", (data) => errors += data);
  return new Promise((resolve) => child.on("close", (status) => resolve({ status, out, errors })));
}

// They take seconds under each runtime. The launcher and the communication are tested under all of them.
const skip = ownRuntime() !== "bun" && "runs under Bun";

describe("examples under cuffi launch", { skip }, () => {
  test("a run that was ended resumes where it stopped", async () => {
    const tensors = join(folder, "out/tensors");
    const outputs = () =>
      existsSync(tensors) ? readdirSync(tensors).filter((name) => name.endsWith(".npy")) : [];
    const first = launch("17_launched_photo_folder.ts"), end = ended(first);
    let running = true;
    end.then(() => running = false);
    while (running && outputs().length === 0) await new Promise((resolve) => setTimeout(resolve, 2));
    process.kill(first.pid!, "SIGINT");
    process.kill(first.pid!, "SIGTERM"); // the second signal is SIGKILL for the ranks
    await end;
    const done = outputs();
    const times = done.map((name) => statSync(join(tensors, name)).mtimeMs);
    assert.ok(done.length > 0);

    const { status, out, errors } = await ended(launch("17_launched_photo_folder.ts"));
    assert.equal(status, 0, errors);
    assert.match(out, new RegExp(`12 tensors, ${done.length} of them from an earlier run`));
    const all = readdirSync(tensors);
    assert.equal(all.length, 12, `${all}`);
    for (const name of all) {
      assert.deepEqual(decodeNpy(readFileSync(join(tensors, name))).shape, [3, 224, 224]);
    }
    assert.deepEqual(done.map((name) => statSync(join(tensors, name)).mtimeMs), times, "written once");
  });

  test("processes that train together have the same weights", async () => {
    const { status, out, errors } = await ended(launch("18_data_parallel_training.ts"));
    assert.equal(status, 0, errors);
    assert.match(out, /^\[0\] loss 3\.5\d+, after 300 steps on 2 processes 0\.0\d+$/m);
  });
});
