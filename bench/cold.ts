/**
 * The first kernel result after process start, as `c/cold.c` does it: open the device, load PTX, upload, launch,
 * download, check, say so. The parent process measures from its spawn to the line "result".
 */
import { readFileSync } from "node:fs";
import { openDevice } from "../mod.ts";
import { checkSame, randomFloats, SCALE_PTX } from "./lib/measure.ts";

const COUNT = 1024;

using device = await openDevice();
using stream = device.createStream();
using module = device.loadModule(readFileSync(SCALE_PTX, "utf8"));
const scale = module.kernel("scale");

const input = randomFloats(COUNT, 1);
using source = device.array(input, { stream });
using target = device.empty(COUNT, "f32", { stream });
scale.launch({ grid: COUNT / 256, block: 256, stream }, target, source, 3, COUNT);
checkSame("scale", target.toHost({ stream }), input.map((value) => Math.fround(value * 3)));
console.log("result");
