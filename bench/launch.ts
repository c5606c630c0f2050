/**
 * Launches, graphs, waiting and allocation, measured like `c/launch.c`: launches in batches of 200, with the
 * stream synchronized outside the timed region, so that a batch never fills the launch queue.
 */
import { openDevice } from "../mod.ts";
import { checkSame, now, quick, randomFloats, report, samples } from "./lib/measure.ts";
import { SCALE } from "./lib/scale.ts";

const BATCH = 200, PAIRS = 20, GRAPH_KERNELS = 100, COUNT = 32;

using device = await openDevice();
using stream = device.createStream();
using module = device.loadModule(SCALE);
const scale = module.kernel("scale");
const warmup = 300, count = quick ? 60 : 300;

const source = randomFloats(COUNT, 1);
using a = device.array(source, { stream });
using even = device.empty(COUNT, "f32", { stream });
using odd = device.empty(COUNT, "f32", { stream });
const targets = [even, odd];

function launch(i: number): void {
  scale.launch({ grid: 1, block: COUNT, stream }, targets[i & 1]!, a, i, COUNT - (i & 1));
}

/** Checks the result of launch(last). */
function check(last: number): void {
  const length = COUNT - (last & 1);
  const expected = source.map((value) => Math.fround(value * last)).subarray(0, length);
  checkSame("scale", targets[last & 1]!.toHost({ stream }).subarray(0, length), expected);
}

function batch(call: (i: number) => void): number {
  const start = now();
  for (let i = 0; i < BATCH; i++) call(i);
  const elapsed = now() - start;
  stream.synchronize();
  return elapsed / BATCH;
}

report("launch", "us", samples(warmup, count, () => batch(launch)));
check(BATCH - 1);

const bound = scale.bind({ grid: 1, block: COUNT, stream }, even, a, 0, COUNT);
report(
  "launch, bound",
  "us",
  samples(warmup, count, () =>
    batch((i) => {
      bound.setArgument(0, targets[i & 1]!);
      bound.setArgument(2, i);
      bound.setArgument(3, COUNT - (i & 1));
      bound.launch();
    })),
);
check(BATCH - 1);

report(
  "launch + synchronize",
  "us",
  samples(warmup, count, () => {
    const start = now();
    for (let i = 0; i < PAIRS; i++) {
      launch(i);
      stream.synchronize();
    }
    return (now() - start) / PAIRS;
  }),
);
check(PAIRS - 1);

const awaited: number[] = [];
for (let s = -warmup; s < count; s++) {
  const start = now();
  for (let i = 0; i < PAIRS; i++) {
    launch(i);
    await stream.finished();
  }
  if (s >= 0) awaited.push((now() - start) / PAIRS);
}
report("launch + await finished()", "us", awaited);
check(PAIRS - 1);

using graph = device.capture(() => {
  for (let i = 0; i < GRAPH_KERNELS; i++) launch(i);
}, { stream });
using executable = graph.instantiate();
report(
  `graph of ${GRAPH_KERNELS} kernels`,
  "us",
  samples(warmup, count, () => {
    const start = now();
    executable.launch(stream);
    stream.synchronize();
    return now() - start;
  }),
);
check(GRAPH_KERNELS - 1);

report(
  "allocate + free 1 MB",
  "us",
  samples(warmup, count, () =>
    batch(() => {
      device.allocate(1 << 20, { stream }).dispose();
    })),
);
