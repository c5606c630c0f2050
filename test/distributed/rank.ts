/** A rank of the worlds of world_processes.test.ts: runs the scenarios that lines of its input name. */
import { createInterface } from "node:readline";
import process from "node:process";
import { openDevice } from "../../mod.ts";
import { SCENARIOS } from "./scenarios.ts";

const device = await openDevice();
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const { scenario, ...place } = JSON.parse(line);
  try {
    const result = await SCENARIOS[scenario]!({ device, ...place });
    console.log(JSON.stringify({ result, inUse: device.memoryInUse() }));
  } catch (error) {
    console.log(JSON.stringify({ failed: (error as Error).stack }));
  }
}
