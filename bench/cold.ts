/**
 * Time from process start to the first kernel result, with the same steps as `c/cold.c`: open the device,
 * load PTX, upload, launch, download, check. The parent process measures until the line "result".
 */
import { openDevice } from "../mod.ts";
import { randomFloats } from "./lib/random.ts";
import { SCALE } from "./lib/scale.ts";

const COUNT = 1024;

using device = await openDevice();
using stream = device.createStream();
using module = device.loadModule(SCALE);
const scale = module.kernel("scale");

const input = randomFloats(COUNT, 1);
using source = device.array(input, { stream });
using target = device.empty(COUNT, "f32", { stream });
scale.launch({ grid: COUNT / 256, block: 256, stream }, target, source, 3, COUNT);
const output = target.toHost({ stream });
if (!input.every((value, i) => output[i] === Math.fround(value * 3))) {
  throw new Error("scale: the result is wrong");
}
console.log("result");
