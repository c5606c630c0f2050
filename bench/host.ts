/**
 * JavaScript overhead of common calls: checks, marshalling and garbage. It runs on the software device, which
 * needs no driver calls.
 */
import { measure } from "mitata";
import { openDevice } from "../mod.ts";
import { quick, randomFloats, report } from "./lib/measure.ts";
import { SCALE } from "./lib/scale.ts";

using device = await openDevice();
using stream = device.createStream();
using module = device.loadModule(SCALE);
const scale = module.kernel("scale");

const data = randomFloats(1024, 1);
using a = device.array(data, { stream });
using b = device.empty(1024, "f32", { stream });
let factor = 0;

const calls: Record<string, () => void> = {
  "launch of 32 threads": () => scale.launch({ grid: 1, block: 32, stream }, b, a, factor++, 32),
  "empty() + dispose()": () => device.empty(1024, "f32", { stream }).dispose(),
  "upload 4 KB + dispose()": () => device.array(data, { stream }).dispose(),
  "copyFrom() 4 KB": () => b.copyFrom(data, { stream }),
  "toHost() 4 KB": () => b.toHost({ stream }),
  "stream.query()": () => stream.query(),
};

for (const [name, call] of Object.entries(calls)) {
  const { samples } = await measure(call, { min_cpu_time: quick ? 1e8 : 5e8 });
  report(name, "ns", samples);
}
