/** Reductions, scans, sorts and matrix products of arrays: a part of the suite `math`. */
import type { Device, DeviceArray, Stream } from "../../mod.ts";
import { kernel } from "../../src/kernel/mod.ts";
import { timeCalls } from "./device_time.ts";
import { quick, report, samples } from "./measure.ts";

/** Reads 16 bytes at a time and writes nothing: the rate that reductions are compared with. */
const readAll = kernel({ out: "u32*", x: "u32x4*", n: "i32" }, ({ out, x, n }, gpu) => {
  const stride = gpu.globalSize();
  let i = gpu.globalIndex(), bits = 0;
  for (; i + 3 * stride < n; i += 4 * stride) {
    const a = x[i]!, b = x[i + stride]!, c = x[i + 2 * stride]!, d = x[i + 3 * stride]!;
    bits |= (a.x & a.y & a.z & a.w) | (b.x & b.y & b.z & b.w);
    bits |= (c.x & c.y & c.z & c.w) | (d.x & d.y & d.z & d.w);
  }
  for (; i < n; i += stride) bits |= x[i]!.x;
  // Rarely true, but the loads have to be made.
  if (bits === -1) out[0] = 1;
});

/** Measures a call several times: mean microseconds of `calls` calls on the device. */
type Measure = (calls: number, call: (i: number) => unknown) => number[];

/** Measures all rows with square arrays `x` and `y` of f32. */
export function measureReductions(
  device: Device,
  stream: Stream,
  x: DeviceArray<"f32">,
  y: DeviceArray<"f32">,
  size: string,
): void {
  const software = device.kind === "software";
  const time: Measure = (calls, call) => {
    const each = software ? 1 : calls;
    return samples(software ? 1 : 3, quick ? 5 : 20, () => timeCalls(device, stream, each, call).device);
  };
  const rate = (name: string, bytes: number, call: (i: number) => unknown) =>
    report(name, "GB/s", time(20, call).map((microseconds) => bytes / microseconds / 1e3));
  const either = (i: number) => i & 1 ? x : y;

  const bytes = x.byteLength, [side] = x.shape as [number, number];
  {
    using word = device.zeros([1], "u32", { stream });
    const grid = software ? 8 : 132 * 8;
    rate(`read, ${size}`, bytes, (i) =>
      readAll.launch(device, { grid, block: 256, stream }, {
        out: word,
        x: either(i).view("u32"),
        n: x.size / 4,
      }));
  }
  using scalar = device.empty([], "f32", { stream }), index = device.empty([], "i64", { stream });
  using line = device.empty([side], "f32", { stream }), out = device.empty(x.shape, "f32", { stream });
  rate(`sum, ${size}`, bytes, (i) => either(i).sum({ into: scalar, stream }));
  rate(`argMax, ${size}`, bytes, (i) => either(i).argMax({ into: index, stream }));
  rate(`sum of rows, ${size}`, bytes, (i) => either(i).sum({ axis: 1, into: line, stream }));
  rate(`sum of columns, ${size}`, bytes, (i) => either(i).sum({ axis: 0, into: line, stream }));
  rate(`softmax of rows, ${size}`, 2 * bytes, (i) => either(i).softmax({ into: out, stream }));
  const flat = [x, y].map((array) => array.reshape([-1])), result = out.reshape([-1]);
  rate(`cumulativeSum, ${size}`, 2 * bytes, (i) => flat[i & 1]!.cumulativeSum({ into: result, stream }));
  rate(`uniform, ${size}`, bytes, () => device.random(1).uniform(x.shape, { into: out, stream }));

  const elements = software ? 2 ** 14 : 2 ** 24, count = software ? "16 K" : "16 M";
  const part = flat.map((array) => array.slice([0, elements])), sorted = result.slice([0, elements]);
  const perSecond = (name: string, call: (i: number) => unknown) =>
    report(name, "M/s", time(5, call).map((microseconds) => elements / microseconds));
  perSecond(`sort, ${count} f32`, (i) => part[i & 1]!.sort({ into: sorted, stream }));
  perSecond(`argSort, ${count} f32`, (i) => part[i & 1]!.argSort({ stream }).dispose());
  const rows = part.map((array) => array.reshape([-1, software ? 512 : 2048]));
  perSecond(
    `sort of rows, ${count} f32`,
    (i) => rows[i & 1]!.sort({ into: sorted.reshape(rows[0]!.shape), stream }),
  );
  perSecond(`topK of rows, ${count} f32`, (i) => {
    const { values, indices } = rows[i & 1]!.topK(50, { stream });
    values.dispose();
    indices.dispose();
  });
  products(device, stream, time, software ? 128 : 4096);
}

/** Measures products of square matrices. */
function products(device: Device, stream: Stream, time: Measure, side: number): void {
  for (const [dtype, tf32] of [["f32", false], ["f32", true], ["f16", false], ["f64", false]] as const) {
    const random = device.random(1);
    using a = random.normal([side, side], { dtype, stream }),
      b = random.normal([side, side], { dtype, stream });
    using out = device.empty([side, side], dtype, { stream });
    const operations = 2 * side ** 3;
    const times = time(5, () => a.matmul(b, { into: out, stream, tf32 }));
    const name = `matmul ${side}³, ${tf32 ? "tf32" : dtype}`;
    report(name, "TFLOP/s", times.map((microseconds) => operations / microseconds / 1e6));
  }
}
