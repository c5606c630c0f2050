/** Memory that Workers share on a GPU, with a stand-in for libcuda that counts allocations. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
import { runProgram } from "../support/process.ts";

const source = (name: string) => readFileSync(join(import.meta.dirname!, name), "utf8");

/** The stand-in: functions of fake_shares.c replace those of fake_libcuda.c. */
function library(): string {
  const own = source("fake_shares.c");
  const names = [...own.matchAll(/^CUresult (cu\w+)\(/gm)].map(([, name]) => name!);
  const rename = names.map((name) => `#define ${name} base_${name}\n`).join("");
  const restore = names.map((name) => `#undef ${name}\n`).join("");
  return buildLibrary(
    "shares",
    `#define _GNU_SOURCE\n${rename}${source("fake_libcuda.c")}\n${restore}${own}`,
  );
}

/** Prints a line for each case: the values that were read after the release of other users, and the live allocations. */
const PROGRAM = `
  import process from "node:process";
  import { openDevice } from "@cuffi/mod.ts";
  import { openCudaLibrary } from "@cuffi/src/libraries/find.ts";
  import { Partner } from "@cuffi/test/interop/worker_partner.ts";
  const { fakeLive } = openCudaLibrary("libcuda").bind({ fakeLive: { parameters: [], result: "i32" } });
  const device = await openDevice("cuda");
  let partner = new Partner();
  const first = (x) => x.toHost()[0];
  async function run(name, body) {
    const handle = device.share();
    await partner.call("open", handle);
    const read = await body(handle);
    device.synchronize();
    device.trimMemory();
    console.log(name, read, fakeLive());
  }
  const make = async () => device.openShared(await partner.call("make", 3));

  await run("array, device", async () => {
    const x = await make();
    x.dispose();
    await partner.call("close");
  });
  await run("device, array", async () => {
    const x = await make();
    await partner.call("close");
    const read = first(x);
    x.dispose();
    return read;
  });
  await run("device, handle, array", async (handle) => {
    const x = await make();
    await partner.call("close");
    handle.dispose();
    const read = first(x);
    x.dispose();
    return read;
  });
  await run("shared twice", async () => {
    const [x, y] = (await partner.call("makeTwo", 4)).map((share) => device.openShared(share));
    await partner.call("close");
    x.dispose();
    device.synchronize();
    const read = first(y);
    y.dispose();
    return read;
  });
  await run("never opened", async (handle) => {
    await partner.call("make", 3);
    await partner.call("close");
    handle.dispose();
  });
  await run("not shared, not disposed of", async () => {
    await partner.call("allocate", 1000);
    await partner.call("close");
  });
  await run("opened in the Worker, not disposed of", async () => {
    const x = device.full([4], 9, "f32", { pooled: false });
    const share = x.share({ to: "worker" });
    x.dispose();
    const read = await partner.call("take", share);
    await partner.call("close");
    return read;
  });
  await run("crashed", async (handle) => {
    const x = device.full([4], 9, "f32");
    await partner.call("take", x.share({ to: "worker" }));
    x.dispose();
    await partner.call("make", 1);
    const y = await make();
    await partner.terminate();
    partner = new Partner();
    handle.dispose();
    for (let i = 0; i < 1000 && fakeLive() > 1; i++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      device.synchronize();
      device.trimMemory();
    }
    const read = first(y);
    y.dispose();
    return read;
  });
  await partner.terminate();
  device.dispose();
  console.log("closed", undefined, fakeLive());
  process.exit(0);
`;

const skip = !hasCompiler && "no C compiler";

describe("memory that Workers share on a GPU", { skip }, () => {
  test("is freed once, after its last user, whichever thread is left", () => {
    const { stdout, stderr } = runProgram(PROGRAM, { CUFFI_LIBCUDA: library() });
    assert.deepEqual(stdout.trim().split("\n"), [
      "array, device undefined 0",
      "device, array 3 0",
      "device, handle, array 3 0",
      "shared twice 4 0",
      "never opened undefined 0",
      "not shared, not disposed of undefined 0",
      "opened in the Worker, not disposed of 9 0",
      "crashed 3 0",
      "closed undefined 0",
    ], stderr);
  });
});
