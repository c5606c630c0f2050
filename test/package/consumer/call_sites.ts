/** Leaks an array and writes beyond its end. With `CUFFI_LEAKS=1` and `CUFFI_MEMCHECK=1`, both reports name a line. */
import { openDevice } from "@cuffi/cuffi";
import { kernel } from "@cuffi/cuffi/kernel";

// The leaks are reported at the exit.
console.error = console.log;
const fill = kernel({ y: "f32*" }, ({ y }, gpu) => {
  y[gpu.globalIndex()] = 1;
});
const device = await openDevice();
const y = device.zeros([50], "f32"); // leaks
try {
  fill.launch(device, { grid: 1, block: 64 }, { y }); // launches
  y.toHost();
} catch (error) {
  console.log((error as Error).message);
}
