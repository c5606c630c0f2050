/** The folders of worlds of several processes whose joining fails. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { contextOf } from "../../src/device/device.ts";
import type { Connection } from "../../src/distributed/connection.ts";
import { joinWorld, type Rendezvous } from "../../src/distributed/mod.ts";
import { splitWorld } from "../../src/distributed/split.ts";
import type { CollectiveApi } from "../../src/driver/collectives.ts";
import { openTestDevice } from "../support/device.ts";

/** Returns the folder of a world's id. */
function folderOf(id: Uint8Array): string {
  const folder = new TextDecoder().decode(id).split("\0")[1]!;
  assert.match(folder, /\/cuffi-world-\w+$/);
  return folder;
}

test("a world whose other rank leaves before it has the id keeps no folder", async () => {
  using device = await openTestDevice("software");
  let folder = "", closed = 0;
  const rendezvous = {
    rank: 0,
    size: 2,
    allGather: (bytes: Uint8Array) => Promise.resolve([bytes, bytes]),
    broadcast: (_root: number, id: Uint8Array) => {
      folder = folderOf(id);
      assert.ok(existsSync(folder));
      return Promise.reject(new Error("rank 1 has left"));
    },
    fail: () => {},
    close: () => Promise.resolve(void closed++),
  };
  await assert.rejects(
    joinWorld({ device, rendezvous: rendezvous as unknown as Rendezvous }),
    /rank 1 has left/,
  );
  assert.deepEqual([existsSync(folder), closed], [false, 1]);
  await using world = await joinWorld({ device });
  assert.equal(world.size, 1);
});

test("a split that fails before all ranks have the ids keeps no folder", async () => {
  using device = await openTestDevice("software");
  const before = device.memoryInUse();
  const context = contextOf(device), { driver } = context;
  const api: CollectiveApi = await driver.collectives();
  let folder = "";
  /** A world of two ranks with the same color, the other of which leaves after the first exchange. */
  const connection = {
    api: {
      createId: (isLocal: boolean) => {
        const id = api.createId(isLocal);
        folder = folderOf(id);
        assert.ok(existsSync(folder));
        return id;
      },
      discardId: (id: Uint8Array) => api.discardId!(id),
    },
    members: [{ rank: 0, index: 0, context }],
    size: 2,
    communicator: {
      groupStart() {},
      allGather(_member: number, own: bigint, all: bigint, count: number) {
        for (const rank of [0n, 1n]) {
          driver.copies.deviceToDevice(all + rank * BigInt(count), own, count, null);
        }
      },
      groupEnd() {},
    },
    check() {},
    enqueued() {},
    issue: (body: () => void) => body(),
    finished: () => folder === "" ? Promise.resolve() : Promise.reject(new Error("rank 1 has left")),
  };
  await assert.rejects(splitWorld(connection as unknown as Connection, [3], [0]), /rank 1 has left/);
  assert.equal(existsSync(folder), false);
  assert.equal(device.memoryInUse(), before);
});
