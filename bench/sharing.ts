/**
 * Looks for leaks in exports: 100,000 arrays exported through DLPack and imported again, then 100,000
 * exported to Python, imported back, and dropped by a Python thread that reads them first (PyTorch tensors on
 * a GPU, NumPy arrays on the software device). Throws if device memory is left, resident memory grew, or a
 * value changed.
 */
import process from "node:process";
import { type Device, openDevice } from "../mod.ts";
import { openPython, type Python } from "../src/python/mod.ts";
import { report } from "./lib/measure.ts";

const WINDOW = 10_000, WARMUP_WINDOWS = 4, WINDOWS = 10;
/** Allowed growth per array in bytes: less than one leaked slot, object or capsule. */
const ACCEPTED_GROWTH = 64;
/** Capacity of the queue to the Python thread. */
const BACKLOG = 500;

const collectGarbage = (globalThis as { gc?: () => void }).gc;
if (!collectGarbage) {
  throw new Error("run this by bench/main.ts, or with --expose-gc (Deno: --v8-flags=--expose-gc)");
}

const device = await openDevice();
const values = new Float32Array(64);

{
  const { stream } = device;
  await measure("export + import", (i) => {
    using x = device.array(values.fill(i));
    using back = device.fromDLPack(x.toDLPack({ stream, maxVersion: i % 2 ? null : [1, 0] }));
    if (back.pointer !== x.pointer) throw new Error("a copy was made");
  });
}
const python = pythonWith(device);
if (python === undefined) console.error("no Python with PyTorch (on a GPU) or NumPy: that part is left out");
else await withPython(python);
if (device.memoryInUse() !== 0) {
  throw new Error(`${device.memoryInUse()} bytes of device memory are still in use`);
}
device.dispose();

async function withPython(python: Python): Promise<void> {
  python.exec(`
import gc, queue, threading
pending = queue.SimpleQueue()
wrong = 0
def drop():
    global wrong
    while True:
        entry = pending.get()
        if entry is None:
            return
        tensor, expected = entry
        if float(tensor[0]) != expected or float(tensor[63]) != expected:
            wrong += 1
        del tensor, entry
thread = threading.Thread(target=drop)
thread.start()
def enqueue(tensor, expected):
    pending.put((tensor, expected))
    return pending.qsize()
`);
  using library = python.import(device.kind === "cuda" ? "torch" : "numpy");
  using take = library.attr("from_dlpack");
  using enqueue = python.eval("enqueue");
  await measure("export to Python + import, dropped by a Python thread", async (i) => {
    using x = device.array(values.fill(i % 1000));
    using tensor = take.call(x);
    using back = python.fromPython(tensor, { device });
    if (back.pointer !== x.pointer) throw new Error("a copy was made");
    using queued = enqueue.call(tensor, i % 1000);
    if (queued.toJs() as number > BACKLOG) await new Promise((resolve) => setTimeout(resolve, 1));
  });
  python.exec("pending.put(None); thread.join(); gc.collect()");
  using wrong = python.eval("wrong");
  if (wrong.toJs() !== 0) throw new Error(`${wrong} tensors had changed when the thread looked at them`);
  for (let i = 0; i < 100 && device.memoryInUse() !== 0; i++) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function pythonWith(device: Device): Python | undefined {
  try {
    const python = openPython();
    python.import(device.kind === "cuda" ? "torch" : "numpy").dispose();
    return python;
  } catch {
    return undefined;
  }
}

/** Repeats `work` 100,000 times after a warm-up, and reports the growth of resident memory each time. */
async function measure(what: string, work: (i: number) => void | Promise<void>): Promise<void> {
  const resident: number[] = [];
  let peak = 0;
  for (let window = 0; window < WARMUP_WINDOWS + WINDOWS; window++) {
    for (let i = 0; i < WINDOW; i++) {
      const pending = work(i);
      if (pending !== undefined) await pending;
    }
    peak = Math.max(peak, device.memoryInUse());
    collectGarbage!();
    await new Promise((resolve) => setTimeout(resolve, 30)); // for finalizers and the export-polling timer
    device.synchronize();
    if (window >= WARMUP_WINDOWS) resident.push(process.memoryUsage().rss / 1e6);
  }
  // The heaps vary by megabytes between windows, so compares the minima, which a leak raises too.
  const half = WINDOWS / 2;
  const growth = (Math.min(...resident.slice(half)) - Math.min(...resident.slice(0, half))) * 1e6 /
    (half * WINDOW);
  if (growth > ACCEPTED_GROWTH) {
    throw new Error(
      `${what}: resident memory grew: ${resident.map((value) => value.toFixed(1)).join(", ")} MB`,
    );
  }
  report(`growth per ${what}`, "bytes", [growth]);
  report(`peak device bytes, ${what}`, "bytes", [peak]);
}
