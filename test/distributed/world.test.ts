/** Collective operations between software devices of one process, against typed arrays. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { after, before, describe, test } from "node:test";
import type { Device, DeviceArray, DType } from "../../mod.ts";
import { joinWorld, type Reduction, type World } from "../../src/distributed/mod.ts";
import { openTestDevice, watchMemory } from "../support/device.ts";
import { countGpus } from "./gpus.ts";
import { COMBINED, type Elements, randomElements, reduced } from "./world_reference.ts";

const MOVED: readonly DType[] = [...COMBINED, "bool", "u16", "i16", "complex64", "complex128"];
const OPS: readonly Reduction[] = ["sum", "prod", "min", "max", "avg"];
/** Fills several chunks of a reduction, and a part of one. */
const LARGE = 20_003;

for (const size of [1, 2, 3, 5]) {
  // NCCL combines the elements of more ranks in an order of its own.
  const kind = size <= Math.min(2, await countGpus()) ? "cuda" : "software";
  describe(`a world of ${size} ${kind} devices`, () => {
    const devices: Device[] = [];
    let world: World, checks: (() => void)[];
    before(async () => {
      for (let i = 0; i < size; i++) devices.push(await openTestDevice(`${kind}:${i}`));
      checks = devices.map(watchMemory);
      world = await joinWorld({ devices });
    });
    after(async () => {
      await world.close();
      for (const check of checks) check();
      for (const device of devices) device.dispose();
    });

    /** Returns random elements for each rank, and arrays of them. */
    function operands(dtype: DType, count: number, seed: string): [Elements[], DeviceArray[]] {
      const host = devices.map((_, rank) => randomElements(dtype, count, `${seed} ${rank}`));
      return [host, host.map((elements, rank) => devices[rank]!.array(elements, { dtype }))];
    }
    const empty = (dtype: DType, count: number) => devices.map((device) => device.empty([count], dtype));
    /** A list for several devices, the array itself for one. */
    const each = (arrays: DeviceArray[]) => size === 1 ? arrays[0]! : arrays;
    function check(arrays: DeviceArray[], expected: (rank: number) => Elements): void {
      arrays.forEach((array, rank) => {
        const actual = array.toHost(), wanted = expected(rank);
        // Comparing large arrays element by element takes long.
        if (!bytesOf(actual).equals(bytesOf(wanted))) assert.deepEqual(actual, wanted, `rank ${rank}`);
      });
      for (const array of arrays) array.dispose();
    }
    const dispose = (arrays: DeviceArray[]) => arrays.forEach((array) => array.dispose());

    test("has its ranks in the order of the devices", () => {
      assert.deepEqual([world.rank, world.size, world.error], [0, size, null]);
      assert.deepEqual(world.ranks, devices.map((_, rank) => rank));
    });

    for (const dtype of COMBINED) {
      test(`combines ${dtype} in place, for a root and in parts`, () => {
        for (const op of OPS) {
          const [host, arrays] = operands(dtype, 6 * size, `${dtype} ${op}`);
          const all = reduced(dtype, op, host),
            root = size - 1,
            part = empty(dtype, 6),
            rooted = empty(dtype, 6 * size);
          world.reduceScatter(each(arrays), op, { into: each(part) });
          check(part, (rank) => all.slice(6 * rank, 6 * rank + 6) as Elements);
          world.reduce(each(arrays), op, { root, into: each(rooted) });
          assert.deepEqual(rooted[root]!.toHost(), all);
          dispose(rooted);
          world.allReduce(each(arrays), op);
          check(arrays, () => all);
        }
      });
    }

    test("moves elements of every dtype", () => {
      for (const dtype of MOVED) {
        const [host, arrays] = operands(dtype, 2 * size, dtype);
        const all = empty(dtype, 2 * size * size),
          parts = empty(dtype, 2 * size),
          copies = empty(dtype, 2 * size);
        const perPart = host[0]!.length / size;
        world.allGather(each(arrays), { into: each(all) });
        check(all, () => joined(host));
        world.allToAll(each(arrays), { into: each(parts) });
        check(
          parts,
          (rank) => joined(host.map((e) => e.slice(rank * perPart, (rank + 1) * perPart) as Elements)),
        );
        world.broadcast(each(arrays), { root: size - 1, into: each(copies) });
        check(copies, () => host[size - 1]!);
        world.broadcast(each(arrays), { root: size - 1 });
        check(arrays, () => host[size - 1]!);
      }
    });

    test("combines arrays that are larger than its buffers", () => {
      const [host, arrays] = operands("f64", LARGE, "large"), results = empty("f64", LARGE);
      world.allReduce(each(arrays), "sum", { into: each(results) });
      const sum = reduced("f64", "sum", host);
      check(results, () => sum);
      check(arrays, (rank) => host[rank]!);
    });

    test("moves arrays that are larger than its buffers", () => {
      const host = devices.map((_, rank) => new Uint32Array(6 * LARGE * size).map((_, i) => 8 * i + rank));
      const arrays = host.map((elements, rank) => devices[rank]!.array(elements));
      const results = empty("u32", 6 * LARGE * size);
      world.allToAll(each(arrays), { into: each(results) });
      const parts = (rank: number) => host.map((all) => all.slice(6 * LARGE * rank, 6 * LARGE * (rank + 1)));
      check(results, (rank) => joined(parts(rank)));
      dispose(arrays);
    });

    test("gathers into and scatters from the place of a rank", () => {
      const [host, arrays] = operands("i32", 3 * size, "in place");
      const sum = reduced("i32", "sum", host);
      const parts = arrays.map((array, rank) => array.slice([3 * rank, 3 * rank + 3]));
      world.reduceScatter(each(arrays), "sum", { into: each(parts) });
      parts.forEach((part, rank) => assert.deepEqual(part.toHost(), sum.slice(3 * rank, 3 * rank + 3)));
      world.allGather(each(parts), { into: each(arrays) });
      check(arrays, () => sum);
    });

    // Copying them compiles kernels, which takes longer than all other tests of a world.
    test("packs strided arrays if the option says so", { skip: size !== 3 }, () => {
      const [host, arrays] = operands("f32", 12, "strided");
      const views = arrays.map((array) => array.reshape([3, 4]).transpose());
      const sum = reduced("f32", "sum", host);
      assert.throws(
        () => world.allReduce(each(views)),
        /array: expected a contiguous array, .*pass \{ pack: true \} to copy it/,
      );
      const into = devices.map((device, rank) => device.empty([rank === size - 1 ? 11 : 12], "f32"));
      const inUse = devices.map((device) => device.memoryInUse());
      assert.throws(
        () => world.allReduce(each(views), "sum", { pack: true, into: each(into) }),
        /into: expected 12 elements/,
      );
      assert.deepEqual(devices.map((device) => device.memoryInUse()), inUse, "copies are freed");
      dispose(into);
      world.allReduce(each(views), "sum", { pack: true });
      check(arrays, () => sum);
    });

    test("combines 8-bit floats by their bits", () => {
      const results = { f8e4m3: [0x40, 0x7e, 0x7e], f8e5m2: [0x40, 0x7b, 0x7b] };
      for (const as of ["f8e4m3", "f8e5m2"] as const) {
        // 1 + 1 = 2; the largest number and infinity stay at the largest number.
        const one = as === "f8e4m3" ? 0x38 : 0x3c, largest = as === "f8e4m3" ? 0x7e : 0x7b;
        const arrays = devices.map((device) => device.array(Uint8Array.of(one, largest, largest)));
        if (size === 2) {
          world.allReduce(each(arrays), "sum", { as });
          check(arrays, () => Uint8Array.from(results[as]));
        } else {
          world.allReduce(each(arrays), "max", { as });
          check(arrays, () => Uint8Array.of(one, largest, largest));
        }
      }
    });

    test("is divided into worlds of its devices, in the order of the keys", async () => {
      // Ranks 0, 2, 4 in reverse order, ranks 1 and 3; the last of several has no color.
      const color = devices.map((_, rank) => rank > 0 && rank === size - 1 ? undefined : rank % 2);
      const worlds = await world.split({ color, key: devices.map((_, rank) => -rank) });
      const ranks = (even: number) => color.flatMap((one, rank) => one === even ? [rank] : []).reverse();
      for (const [rank, part] of worlds.entries()) {
        assert.equal(part === undefined, color[rank] === undefined);
        assert.ok(part === undefined || part === worlds[color[rank]!], "one world for each color");
      }
      for (const even of [0, 1]) {
        const part = worlds[even], own = ranks(even);
        if (part === undefined) continue;
        assert.deepEqual([...part.ranks].reverse(), own.map((_, place) => place));
        const members = devices.filter((_, rank) => color[rank] === even);
        const x = members.map((device, i) => device.array(Int32Array.of(own.at(-1 - i)!)));
        const all = members.map((device) => device.empty([own.length], "i32"));
        const list = (arrays: DeviceArray[]) => arrays.length === 1 ? arrays[0]! : arrays;
        part.allGather(list(x), { into: list(all) });
        for (const array of all) assert.deepEqual(array.toHost(), Int32Array.from(own));
        dispose([...x, ...all]);
        await part.close();
      }
    });

    test("waits for operations and for all ranks", async () => {
      const [host, arrays] = operands("f32", 100, "waits");
      world.allReduce(each(arrays));
      await world.finished();
      await world.barrier();
      check(arrays, () => reduced("f32", "sum", host));
    });
  });
}

describe("8-bit floats", () => {
  test("are rounded to nearest, ties to even", async () => {
    using first = await openTestDevice("software:0");
    using second = await openTestDevice("software:1");
    await using world = await joinWorld({ devices: [first, second] });
    // With 3 bits of mantissa: 16 + 1 is 16 (a tie), 18 + 1 is 20 (a tie), 16 + 1.125 is 18.
    using a = first.array(Uint8Array.of(0x58, 0x59, 0x58, 0x00, 0x01, 0x7f));
    using b = second.array(Uint8Array.of(0x38, 0x38, 0x39, 0x80, 0x01, 0x38));
    world.allReduce([a, b], "sum", { as: "f8e4m3" });
    // 0 + -0 is 0; twice the least positive number; NaN stays NaN.
    assert.deepEqual(a.toHost(), Uint8Array.of(0x58, 0x5a, 0x59, 0x00, 0x02, 0x7f));
    assert.deepEqual(b.toHost(), a.toHost());
  });
});

function bytesOf({ buffer, byteOffset, byteLength }: Elements): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function joined(parts: readonly Elements[]): Elements {
  const [first] = parts;
  const result = new (first!.constructor as new (length: number) => Elements)(
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  let at = 0;
  for (const part of parts) {
    (result as Float64Array).set(part as Float64Array, at);
    at += part.length;
  }
  return result;
}
