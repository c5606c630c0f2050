/**
 * Damages handles of shared arrays, devices and events: `bun test/fuzz/handles.ts [count] [seed]`. CUFFI_DEVICE
 * names the device.
 */
import assert from "node:assert/strict";
import process from "node:process";
import type { Device, SharedArray, SharedEvent } from "../../mod.ts";
import { openDevice } from "../../mod.ts";
import { openTestDevice, settle } from "../support/device.ts";
import { Random } from "../support/random.ts";

/** The number of damaged handles, and of those that were opened because the damage changed nothing. */
export interface HandleFigures {
  readonly cases: number;
  readonly opened: number;
}

const VALUES: readonly unknown[] = [
  undefined,
  null,
  "",
  "0",
  "1",
  "10",
  "ffffffffffffffff",
  "g",
  "00".repeat(64),
  "worker",
  "process",
  -1,
  0,
  1,
  0.5,
  NaN,
  2 ** 31,
  2 ** 53,
  5n,
  [],
  [0],
  [1, 2],
  [2 ** 40, 2 ** 40],
  [-4],
  ["4"],
  {},
  "f64",
  "complex128",
  Symbol("x"),
];

/** Changes one field of plain data, or a digit of a text or an element of a list in it. */
function damage(random: Random, handle: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const copy = structuredClone({ ...handle });
  const key = random.pick(Object.keys(copy));
  const value = copy[key];
  if (typeof value === "string" && value.length > 0 && random.below(2) === 0) {
    const at = random.below(value.length);
    const digit = random.pick([..."0123456789abcdef"]);
    copy[key] = random.pick([
      value.slice(0, at) + digit + value.slice(at + 1),
      value.slice(0, at),
      value + digit,
    ]);
  } else if (typeof value === "number" && random.below(2) === 0) {
    copy[key] = value + random.pick([-8, -1, 1, 4, 4096]);
  } else if (Array.isArray(value) && value.length > 0 && random.below(2) === 0) {
    value[random.below(value.length)] = random.pick(VALUES);
  } else if (random.below(8) === 0) delete copy[key];
  else copy[key] = random.pick(VALUES);
  return copy;
}

function rejects(error: unknown): void {
  assert.ok(error instanceof Error, String(error));
  assert.match(error.message, /handle|device|CUDA_ERROR/, error.stack ?? "");
  assert.doesNotMatch(error.message, /undefined is not|Cannot (read|convert|destructure)|is not a function/);
}

/** Opens damaged handles one after the other, and asserts that each is rejected or equal to the original. */
export async function fuzzHandles(seed: string, cases: number): Promise<HandleFigures> {
  const random = new Random(`handles ${seed}`);
  const device: Device = await openTestDevice();
  const data = new Int32Array([1, 2, 3, 4, 5, 6]);
  using x = device.array(data, { shape: [2, 3], pooled: false });
  using share = device.share({ workerBytes: 2 ** 20 });
  const device64 = { ...share, memory: share.memory === null ? null : "memory" };
  const isCuda = device.kind === "cuda";
  const eventHandle: SharedEvent = { kind: "event", device: "00".repeat(16), handle: "00".repeat(64) };
  using event = isCuda ? device.createEvent({ interprocess: true }) : device.createEvent();
  const sharedEvent = isCuda ? (event.record(device.stream), event.share()) : eventHandle;
  let opened = 0;
  let handle = x.share({ to: "worker" });
  try {
    for (let i = 0; i < cases; i++) {
      const kind = random.below(8);
      if (kind < 6) {
        const changed = damage(random, (kind === 5 && isCuda ? x.share() : handle) as never);
        try {
          using array = device.openShared(changed as unknown as SharedArray);
          // Only the owner's own handle passes, with each field as it was.
          assert.deepEqual([...array.toHost()], [...data]);
          opened++;
          handle = x.share({ to: "worker" });
        } catch (error) {
          rejects(error);
        }
      } else if (kind === 6) {
        const changed = damage(random, device64);
        if (changed.memory === "memory") {
          const memory = random.below(3) === 0
            ? damage(random, { start: share.memory!.start, end: share.memory!.end })
            : { ...share.memory };
          changed.memory = { ...memory, memory: share.memory!.memory };
        }
        await openDevice(changed as never).then(() => opened++, (error) => {
          // This thread has its own memory, so even the owner's handle is rejected, but for a later reason.
          rejects(error);
        });
      } else {
        const changed = damage(random, sharedEvent as never);
        try {
          device.openSharedEvent(changed as unknown as SharedEvent).dispose();
          opened++;
        } catch (error) {
          rejects(error);
        }
      }
    }
    // The owner's array is intact, and the last handle still opens once.
    device.openShared(handle).dispose();
    assert.deepEqual([...x.toHost()], [...data]);
  } finally {
    settle(device);
  }
  return { cases, opened };
}

if (import.meta.main) {
  const [count = "10000", seed = "0"] = process.argv.slice(2);
  const start = performance.now();
  const figures = await fuzzHandles(seed, Number(count));
  console.log("handles", figures, `${((performance.now() - start) / 1000).toFixed(1)} s`);
  process.exit(0);
}
