/** Memory that threads share lives until its last user has released it, and all of it comes back. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device, DeviceArray, DeviceShare, SharedArray, SharedDevice } from "../../mod.ts";
import { onGpu, settle } from "../support/device.ts";
import { useTestDevice } from "../support/suite_device.ts";
import { Partner } from "./worker_partner.ts";

const RESERVED = 1200 * 2 ** 20;

describe("memory shared with Workers", () => {
  let device: Device;
  let partner: Partner;
  let free = 0;
  useTestDevice((opened) => device = opened);
  before(() => {
    partner = new Partner();
    device.trimMemory();
    free = device.memoryInfo().free;
  });
  after(async () => await partner.terminate());

  async function open(workerBytes = RESERVED): Promise<DeviceShare> {
    const handle = device.share({ workerBytes });
    await partner.call("open", handle satisfies SharedDevice);
    return handle;
  }

  /** Asserts that nothing of a Worker is left. */
  function assertReturned(): void {
    settle(device);
    device.trimMemory();
    assert.equal(device.memoryInUse(), 0);
    if (!onGpu) assert.equal(device.memoryInfo().free, free);
  }

  /** Waits until the thread of a Worker that was terminated has ended, which runtimes do not always wait for. */
  async function until(condition: () => boolean): Promise<void> {
    for (let i = 0; i < 1000 && !condition(); i++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      settle(device);
    }
    assert.ok(condition());
  }

  /** Asserts that an array keeps its values while others are made. */
  function assertKept(x: DeviceArray, value: number): void {
    const others = Array.from({ length: 8 }, () => device.full([1 << 18], -1, "f32"));
    assert.ok(x.toHost().every((element) => element === value));
    for (const other of others) other.dispose();
  }

  const orders: Record<string, (handle: DeviceShare, x: DeviceArray) => Promise<void> | void> = {
    "the array, then the device": async (_, x) => {
      x.dispose();
      await partner.call("close");
    },
    "the device, then the array": async (_, x) => {
      await partner.call("close");
      assertKept(x, 3);
      x.dispose();
    },
    "the device, the handle, then the array": async (handle, x) => {
      await partner.call("close");
      handle.dispose();
      handle.dispose();
      assertKept(x, 3);
      x.dispose();
    },
    "the array, the device, then the handle": async (handle, x) => {
      x.dispose();
      await partner.call("close");
      handle.dispose();
    },
  };
  for (const [order, release] of Object.entries(orders)) {
    // Four reservations would not fit into the memory of the software device.
    test(`a Worker's memory is returned after ${order}`, async () => {
      for (let i = 0; i < 4; i++) {
        const handle = await open();
        const x = device.openShared(await partner.call<SharedArray>("make", 3));
        assertKept(x, 3);
        await release(handle, x);
      }
      assertReturned();
    });
  }

  test("an array that a Worker has shared twice is freed after both copies", async () => {
    await open();
    const [first, second] = await partner.call<SharedArray[]>("makeTwo", 7);
    const x = device.openShared(first!), y = device.openShared(second!);
    await partner.call("close");
    x.dispose();
    settle(device);
    assertKept(y, 7);
    y.dispose();
    assertReturned();
  });

  test("a share that nobody opens keeps the memory until it is disposed of", async () => {
    for (let i = 0; i < 5; i++) {
      using x = device.zeros([1 << 20], "f32");
      x.share({ to: "worker" }).dispose();
    }
    assert.equal(device.memoryInUse(), 0);
    const x = device.zeros([4], "f32");
    const share = x.share({ to: "worker" });
    x.dispose();
    assert.equal(device.memoryInUse(), 16);
    share.dispose();
    share.dispose();
    assert.equal(device.memoryInUse(), 0);
    assert.throws(
      () => device.openShared(share),
      /handle: it was opened before, disposed of.* for each message/,
    );
    using handle = await open();
    await partner.call("make", 1);
    await partner.call("withdraw");
    assert.equal(await partner.call("inUse"), 0);
    await partner.call("close");
    assert.equal(handle.kind, "device");
    assertReturned();
  });

  test("disposing of a share does not affect the array that was opened with it", () => {
    using x = device.full([1 << 18], 5, "f32");
    const share = x.share({ to: "worker" });
    const opened = device.openShared(share);
    x.dispose();
    share.dispose();
    assertKept(opened, 5);
    opened.dispose();
    assertReturned();
  });

  test("a share can be opened after its Worker has closed its device, and not after the handle is disposed of", async () => {
    const first = await open();
    const early = await partner.call<SharedArray>("make", 2);
    await partner.call("close");
    const x = device.openShared(early);
    first.dispose();
    assertKept(x, 2);
    x.dispose();
    assertReturned();
    const second = await open();
    const late = await partner.call<SharedArray>("make", 2);
    await partner.call("close");
    settle(device);
    if (!onGpu) assert.ok(device.memoryInfo().free <= free - RESERVED);
    second.dispose();
    assert.throws(
      () => device.openShared(late),
      /handle: it was opened before, .*withdrawn with its Worker's device/,
    );
    assertReturned();
  });

  test("closing a device returns the arrays that the Worker has opened and not disposed of", async () => {
    await open();
    const x = device.full([4], 9, "f32");
    assert.equal(await partner.call("take", x.share({ to: "worker" })), 9);
    x.dispose();
    settle(device);
    assert.equal(device.memoryInUse(), 16);
    await partner.call("close");
    assertReturned();
  });

  test("memory that a Worker has shared further stays until that share is over", async () => {
    await open();
    const x = device.full([1 << 18], 6, "f32");
    const forwarded = device.openShared(
      await partner.call<SharedArray>("forward", x.share({ to: "worker" })),
    );
    x.dispose();
    await partner.call("close");
    settle(device);
    assert.equal(device.memoryInUse(), 4 << 18);
    assertKept(forwarded, 6);
    forwarded.dispose();
    assertReturned();
  });

  test("more than a page of shares at once", async () => {
    await open();
    const shares: SharedArray[] = [];
    for (let i = 0; i < 70; i++) shares.push(...await partner.call<SharedArray[]>("makeTwo", i));
    const opened = shares.map((share) => device.openShared(share));
    await partner.call("close");
    opened.forEach((x, i) => assert.equal(x.slice([0, 1]).toHost()[0], i >> 1));
    for (const x of opened) x.dispose();
    assertReturned();
  });

  for (const disposes of [false, true]) {
    const how = disposes ? "whose handle is disposed of" : "whose arrays are all opened";
    test(`a Worker that ends without closing its device, ${how}, leaves nothing behind`, async () => {
      const handle = await open();
      const x = device.full([4], 9, "f32"), unopened = x.share({ to: "worker" });
      await partner.call("take", x.share({ to: "worker" }));
      x.dispose();
      const result = device.openShared(await partner.call<SharedArray>("make", 8));
      if (disposes) await partner.call("make", 1);
      await partner.terminate();
      partner = new Partner();
      if (disposes) handle.dispose();
      unopened.dispose();
      await until(() => device.memoryInUse() === 0);
      assertKept(result, 8);
      result.dispose();
      assertReturned();
    });
  }

  test("a Worker that opened what another one shared may end first or last", async () => {
    for (const order of ["first", "last"]) {
      await open();
      const other = new Partner();
      using second = device.share();
      await other.call("open", second);
      assert.equal(await other.call("take", await partner.call<SharedArray>("make", 5)), 5);
      if (order === "first") await other.terminate();
      await partner.call("close");
      if (order === "last") await other.terminate();
      second.dispose();
      await until(() => onGpu || device.memoryInfo().free === free);
      assertReturned();
    }
  });

  test("a Worker cannot share its device further", async () => {
    await open();
    await assert.rejects(partner.call("lend"), /share: a Worker cannot share its device further/);
    await partner.call("close");
    assertReturned();
  });

  test("a handle opens its device once, and not in the thread that shared it", async () => {
    const handle = await open();
    const { openDevice } = await import("../../mod.ts");
    await assert.rejects(openDevice(handle), /device: the result of device\.share\(\) is for a Worker/);
    await partner.call("open", handle); // the same thread
    await partner.call("close");
    await assert.rejects(partner.call("open", handle), /the shared device was closed/);
    using unused = device.share();
    unused.dispose();
    await assert.rejects(partner.call("open", unused), /its owner has disposed of the handle/);
    handle.dispose();
    assertReturned();
  });

  test("a handle may be disposed of while its Worker runs", async () => {
    const handle = await open();
    handle.dispose();
    const x = device.openShared(await partner.call<SharedArray>("make", 4));
    const unopened = await partner.call<SharedArray>("make", 4);
    settle(device);
    assertKept(x, 4);
    await partner.call("close");
    settle(device);
    assert.throws(() => device.openShared(unopened), /withdrawn with its Worker's device/);
    assertKept(x, 4);
    x.dispose();
    assertReturned();
  });

  test("out-of-memory errors name the memory reserved for Workers", { skip: onGpu }, async () => {
    const handles: DeviceShare[] = [];
    assert.throws(() => {
      for (;;) handles.push(device.share({ workerBytes: RESERVED }));
    }, /CUDA_ERROR_OUT_OF_MEMORY.*reserved for Workers: 3\.52 GiB by 3 handles of device\.share\(\)/s);
    assert.throws(() => device.zeros([2 ** 29], "f32"), /reserved for Workers: 3\.52 GiB by 3 handles/);
    for (const handle of handles) handle.dispose();
    const handle = await open(2 ** 20);
    await assert.rejects(
      partner.call("allocate", 2 ** 19),
      /device\.share\(\{ workerBytes \}\) reserved 1\.00 MiB for this Worker/,
    );
    assert.equal(await partner.call("allocate", 2 ** 10), 4096);
    await partner.call("close");
    handle.dispose();
    assertReturned();
  });
});
