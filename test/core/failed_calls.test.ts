/** A call of the driver that fails leaves nothing allocated, without help of the garbage collector. */
import assert from "node:assert/strict";
import type { Device } from "../../mod.ts";
import { hostAllocationOf } from "../../src/core/memory/memory.ts";
import { contextOf } from "../../src/device/device.ts";
import type { Driver } from "../../src/driver/driver.ts";
import { onGpu, openTestDevice } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { override, replaceDriver } from "../support/override.ts";

const { after, before, describe, test } = ownProcess(import.meta.url, onGpu);

const FAILURE = new Error("injected failure");

function fail(): never {
  throw FAILURE;
}

describe("after a failed call of the driver", () => {
  let device: Device;
  /** Events that exist now; the driver's own function counts those of all tests. */
  let events = 0;
  before(async () => void (device = await openTestDevice()));
  after(() => device.dispose());

  /** Overrides groups of the driver, and counts events. */
  function replaced(groups: (driver: Driver) => Partial<Driver>): Disposable {
    return replaceDriver(contextOf(device), (driver) => {
      const chosen = groups(driver), group = chosen.events ?? driver.events;
      const counting = override(group, {
        create(flags) {
          const event = group.create(flags);
          events++;
          return event;
        },
        destroy(event) {
          group.destroy(event);
          events--;
        },
      });
      return { ...chosen, events: counting };
    });
  }

  const used = () => [device.memoryInUse(), device.memoryStatistics().pinned, events];

  test("zeros() frees its array", () => {
    const before = used();
    {
      using _ = replaced(({ copies }) => ({ copies: override(copies, { memset: fail }) }));
      assert.throws(() => device.zeros([1000], "f32"), FAILURE);
      assert.throws(() => device.zeros([8, 8], "u8", { pooled: false }), FAILURE);
    }
    assert.deepEqual(used(), before);
    using x = device.zeros([2], "f32");
    assert.deepEqual([...x.toHost()], [0, 0]);
  });

  test("copyFromStream() and writable() free their buffers and events, whichever is missing", async () => {
    using x = device.zeros([16], "u8");
    const before = used(), bytes = Uint8Array.from({ length: 16 }, (_, i) => i);
    for (const kind of ["events", "memory"] as const) {
      for (let failing = 0; failing < 3; failing++) {
        let calls = 0;
        using _ = replaced(({ events, memory }) =>
          kind === "events"
            ? {
              events: override(events, {
                create: (flags) => calls++ === failing ? fail() : events.create(flags),
              }),
            }
            : {
              memory: override(memory, {
                allocateHost: (...args) => calls++ === failing ? fail() : memory.allocateHost(...args),
              }),
            }
        );
        await assert.rejects(device.copyFromStream(x, bytes), FAILURE);
        assert.equal(calls, failing + 1);
        assert.deepEqual(used(), before);
        calls = 0;
        const writer = device.writable(x).getWriter();
        await assert.rejects(writer.write(bytes), FAILURE);
        await assert.rejects(writer.closed, FAILURE);
        assert.deepEqual(used(), before);
      }
    }
    assert.equal(await device.copyFromStream(x, bytes), 16);
    assert.deepEqual(x.toHost(), bytes);
  });

  test("record() and profile() destroy the event that they created", async () => {
    const before = used();
    {
      using _ = replaced(({ events }) => ({ events: override(events, { record: fail }) }));
      assert.throws(() => device.stream.record(), FAILURE);
      await assert.rejects(device.profile(() => {}), FAILURE);
      assert.deepEqual(used(), before);
    }
    device.stream.record().dispose();
    await device.profile(() => {});
  });

  test("an aborted capture releases its memory", () => {
    using stream = device.createStream();
    const before = device.memoryInUse();
    {
      using _ = replaced(({ graphs }) => ({ graphs: override(graphs, { destroy: fail }) }));
      using x = device.zeros([100], "f32", { stream }), y = device.zeros([100], "f32", { stream });
      stream.beginCapture();
      x.copyFrom(y, { stream });
      stream.abortCapture();
    }
    assert.equal(stream.capturing, false);
    assert.equal(device.memoryInUse(), before);
  });

  test("memory whose return fails after a capture does not keep the rest", () => {
    using stream = device.createStream();
    const before = device.memoryInUse();
    using x = device.zeros([100], "f32", { stream }), y = device.zeros([100], "f32", { stream });
    stream.beginCapture();
    x.copyFrom(y, { stream });
    const capture = [...contextOf(device).captures][0]!;
    capture.after(fail);
    stream.abortCapture();
    assert.equal(stream.capturing, false);
    x.dispose();
    y.dispose();
    assert.equal(device.memoryInUse(), before);
  });
});

test("the stream of a closed device releases what its capture used", async () => {
  const device = await openTestDevice("software:1"), context = contextOf(device), { counters } = context;
  const before = counters.hostBytes, stream = device.createStream();
  const pinned = device.allocatePinned(4096);
  using x = device.zeros([1024], "f32");
  stream.beginCapture();
  const capture = [...context.captures].at(-1)!;
  capture.retain(hostAllocationOf(pinned));
  pinned.dispose();
  assert.equal(counters.hostBytes, before + 4096);
  x.dispose();
  device.dispose();
  stream.dispose();
  assert.equal(counters.hostBytes, before);
});
