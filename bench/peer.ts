/** Copies between two GPUs in GB/s (1e9), measured like `c/peer.c`: each copy, then a synchronize. */
import { listDevices, openDevice } from "../mod.ts";
import { checkSame, fillRandom, now, quick, report, samplesFor } from "./lib/measure.ts";
import { sizeLabel } from "./lib/sizes.ts";

const SIZES = [2 ** 20, 1080 * 1920 * 3, 2 ** 26, 2 ** 28];
const WARMUP = 5000;
const BUDGET_MS = quick ? 50 : 200;

const gpus = (await listDevices()).filter(({ id }) => id.startsWith("cuda"));
if (gpus.length < 2) console.log(JSON.stringify({ skipped: "it takes two GPUs" }));
else await measure();

async function measure(): Promise<void> {
  using first = await openDevice("cuda:0");
  using second = await openDevice("cuda:1");
  const largest = SIZES.at(-1)!;
  const data = new Uint8Array(new ArrayBuffer(largest));
  fillRandom(new Uint32Array(data.buffer), 1);
  for (const [from, to, way] of [[first, second, "0 to 1"], [second, first, "1 to 0"]] as const) {
    using stream = to.createStream();
    using source = from.allocate(largest);
    using target = to.allocate(largest, { stream });
    from.copy(source, data);
    // Engines compile a call after some thousands of it.
    for (let i = 0; i < WARMUP; i++) {
      to.copy(target, source, { byteLength: SIZES[0]!, stream });
      stream.synchronize();
    }
    for (const bytes of SIZES) {
      target.fill(0xa5, { stream });
      const times = samplesFor(BUDGET_MS, { warmup: 2, least: 5, most: 200 }, () => {
        const start = now();
        to.copy(target, source, { byteLength: bytes, stream });
        stream.synchronize();
        return now() - start;
      });
      const back = new Uint8Array(new ArrayBuffer(bytes));
      to.copy(back, target, { byteLength: bytes, stream });
      checkSame(sizeLabel(bytes), back, data.subarray(0, bytes));
      report(`GPU ${way}, ${sizeLabel(bytes)}`, "GB/s", times.map((time) => bytes / time / 1e3));
    }
  }
}
