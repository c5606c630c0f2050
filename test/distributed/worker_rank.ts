/** A rank of a world in a Worker. */
import { parentPort, workerData } from "node:worker_threads";
import { openDevice } from "../../mod.ts";
import { SCENARIOS } from "./scenarios.ts";

const device = await openDevice("software");
const result = await SCENARIOS[workerData.scenario]!({ device, ...workerData.place });
device.dispose();
parentPort!.postMessage(result);
