/**
 * Copies between two GPUs in GB/s (1e9), measured like `c/peer.c`: each copy is followed by a synchronize, and a
 * sample is the mean of a few such pairs.
 */
import { listDevices, openDevice } from "../mod.ts";
import { checkSame, fillRandom, now, quick, report, samplesFor } from "./lib/measure.ts";
import { sizeLabel } from "./lib/sizes.ts";

const SIZES = [2 ** 20, 1080 * 1920 * 3, 2 ** 26, 2 ** 28];
/** V8 compiles a loop of a copy and a wait after 20,000 to 40,000 of them. The GPUs raise their clocks meanwhile. */
const WARMUP = 50_000;
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
    for (const bytes of SIZES) {
      target.fill(0xa5, { stream });
      const copies = bytes <= 2 ** 20 ? 8 : 1;
      const warmup = bytes === SIZES[0] ? WARMUP / copies : 2;
      const times = samplesFor(BUDGET_MS, { warmup, least: 5, most: 200 }, () => {
        const start = now();
        for (let i = 0; i < copies; i++) {
          to.copy(target, source, { byteLength: bytes, stream });
          stream.synchronize();
        }
        return (now() - start) / copies;
      });
      const back = new Uint8Array(new ArrayBuffer(bytes));
      to.copy(back, target, { byteLength: bytes, stream });
      checkSame(sizeLabel(bytes), back, data.subarray(0, bytes));
      report(`GPU ${way}, ${sizeLabel(bytes)}`, "GB/s", times.map((time) => bytes / time / 1e3));
    }
  }
}
