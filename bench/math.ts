/**
 * Arithmetic of arrays, compared with a copy of the same bytes on the device. Rates count bytes read and written.
 */
import { type DeviceArray, openDevice } from "../mod.ts";
import { elementwise } from "../src/kernel/mod.ts";
import { timeCalls } from "./lib/device_time.ts";
import { measureReductions } from "./lib/math_reductions.ts";
import { now, quick, randomFloats, report, samples } from "./lib/measure.ts";

using device = await openDevice();
using stream = device.createStream();
const software = device.kind === "software";

const SIDE = software ? 512 : 8192;
const COUNT = SIDE * SIDE;
const NAME = software ? "256 K f32" : "64 M f32";

using x = device.array(randomFloats(COUNT, 1), { shape: [SIDE, SIDE], stream });
using y = device.array(randomFloats(COUNT, 2), { shape: [SIDE, SIDE], stream });
using out = device.empty([SIDE, SIDE], "f32", { stream });

/** Six operations: product, sum, maximum, square root, difference, absolute value. */
const chain = elementwise(({ x }) => Math.abs(Math.sqrt(Math.max(x * 0.5 + 2, 1)) - x));

measure(`device copy, ${NAME}`, 8, (i) => out.copyFrom(i & 1 ? x : y, { stream }));
measure(`chain of six operations, ${NAME}`, 8, (i) => chain({ x: i & 1 ? x : y }, { into: out, stream }));
check("chain", out, (a) => Math.abs(Math.sqrt(Math.max(a * 0.5 + 2, 1)) - a));

measure(`add, ${NAME}`, 12, () => x.add(y, { into: out, stream }));
{
  using row = y.index(0).copy({ stream }), column = y.slice(null, [0, 1]).copy({ stream });
  measure(`add a row, ${NAME}`, 8, (i) => (i & 1 ? x : y).add(row, { into: out, stream }));
  measure(`add a column, ${NAME}`, 8, (i) => (i & 1 ? x : y).add(column, { into: out, stream }));
}
{
  // Rows whose start is not aligned for vectors.
  const cut = (array: DeviceArray): DeviceArray => array.slice(null, [1, null]);
  measure(`add cropped rows, ${NAME}`, 12, () => cut(x).add(cut(y), { into: cut(out), stream }));
}
measure(`add a transposed matrix, ${NAME}`, 12, () => x.add(y.transpose(), { into: out, stream }));
{
  using half = x.astype("f16", { stream }), result = device.empty([SIDE, SIDE], "f16", { stream });
  measure(`multiply, ${NAME.replace("f32", "f16")}`, 4, () => half.multiply(2, { into: result, stream }));
  using scaled = x.multiply(255, { stream }), bytes = scaled.astype("u8", { stream });
  using sum = device.empty([SIDE, SIDE], "u8", { stream });
  measure(`add, ${NAME.replace("f32", "u8")}`, 3, () => bytes.add(bytes, { into: sum, stream }));
}
hostTime();
measureReductions(device, stream, x, y, NAME);

/** Measures a call in GB/s: means over an even number of calls between two events. */
function measure(what: string, bytesPerElement: number, call: (i: number) => unknown): void {
  const calls = software ? 2 : 100;
  const times = samples(
    software ? 1 : 3,
    quick ? 5 : 20,
    () => timeCalls(device, stream, calls, call).device,
  );
  report(what, "GB/s", times.map((time) => bytesPerElement * COUNT / time / 1e3));
}

/** Compares the first elements of a result with the host's arithmetic. */
function check(what: string, result: DeviceArray<"f32">, expected: (x: number) => number): void {
  const values = result.index(0).toHost({ stream }), sources = x.index(0).toHost({ stream });
  values.forEach((value, i) => {
    const wanted = expected(sources[i]!);
    if (Math.abs(value - wanted) > 1e-5) {
      throw new Error(`${what}: element ${i} is ${value}, expected ${wanted}`);
    }
  });
}

/** Measures the time until a call returns. */
function hostTime(): void {
  using small = device.zeros([64, 64], "f32", { stream }), result = device.empty([64, 64], "f32", { stream });
  const calls = software ? 20 : 500;
  const times = samples(3, quick ? 5 : 20, () => {
    const start = now();
    for (let i = 0; i < calls; i++) small.add(small, { into: result, stream });
    const time = (now() - start) / calls;
    stream.synchronize();
    return time;
  });
  report("host, add 64×64", "us", times);
}
