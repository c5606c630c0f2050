/**
 * Waiting without blocking: processor time of a 100 ms wait, how late it ends, and how late timers fire
 * meanwhile. Timers are late without a wait too, so the delay that the wait adds is what counts. The kernel
 * spins, so on the software device the processor time includes the kernel.
 */
import process from "node:process";
import { openDevice } from "../mod.ts";
import { now, quick, report } from "./lib/measure.ts";
import { SPIN } from "./lib/spin.ts";

const WAIT_MS = 100;

using device = await openDevice();
using stream = device.createStream();
using module = device.loadModule(SPIN);
using x = device.zeros([1], "u32", { stream });
const spin = module.kernel("spin");

/** Returns the number of kernel rounds that take about so many milliseconds. */
function calibrate(milliseconds: number): number {
  for (let rounds = 1 << 16;; rounds *= 2) {
    const start = now();
    spin.launch({ grid: 1, block: 1, stream }, x, rounds);
    stream.synchronize();
    const elapsed = (now() - start) / 1000;
    if (elapsed > milliseconds / 4) return Math.round(rounds * milliseconds / elapsed);
  }
}

calibrate(WAIT_MS); // also compiles and warms up
const rounds = calibrate(WAIT_MS);
function launch(): void {
  spin.launch({ grid: 1, block: 1, stream }, x, rounds);
}

/** Returns the worst delay of a 1 ms timer in milliseconds until `wait` resolves. */
async function timerDelay(wait: Promise<unknown>): Promise<number> {
  let last = now(), worst = 0;
  const timer = setInterval(() => {
    worst = Math.max(worst, (now() - last) / 1000 - 1);
    last = now();
  }, 1);
  await wait;
  clearInterval(timer);
  return worst;
}

const shares: number[] = [], late: number[] = [];
const alones: number[] = [], delays: number[] = [], added: number[] = [];
for (let sample = 0; sample < (quick ? 5 : 20); sample++) {
  launch();
  const blocking = now();
  stream.synchronize();
  const blocked = now() - blocking;

  launch();
  const start = now(), before = process.cpuUsage();
  await stream.finished();
  const { user, system } = process.cpuUsage(before);
  const waited = now() - start;
  shares.push(100 * (user + system) / waited);
  late.push((waited - blocked) / 1000);

  const alone = await timerDelay(new Promise((resolve) => setTimeout(resolve, WAIT_MS)));
  launch();
  const delay = await timerDelay(stream.finished());
  alones.push(alone);
  delays.push(delay);
  added.push(delay - alone);
}
report("processor time of a 100 ms wait", "%", shares);
report("end of it, after synchronize()'s", "ms", late);
report("delay of a 1 ms timer, nothing waits", "ms", alones);
report("delay of a 1 ms timer meanwhile", "ms", delays);
report("delay that the wait adds", "ms", added);
