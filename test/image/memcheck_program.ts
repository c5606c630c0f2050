/**
 * Runs image operators on memory that ends with the image's last byte; memcheck.test.ts runs it with
 * CUFFI_MEMCHECK=1. The arguments are a step and an offset: it runs every operator whose number modulo the
 * step is the offset.
 */
import process from "node:process";
import { type DeviceArray, DTYPES } from "../../mod.ts";
import { hostView } from "../../src/base/dtype.ts";
import { operators } from "../support/contract_images.ts";
import { otherOperators } from "../support/contract_results.ts";
import type { Contract, OtherContract } from "../support/contract_suite.ts";
import { openTestDevice } from "../support/device.ts";
import { placeImages, type Placement, type TestLayout } from "../support/image_memory.ts";

const SIZES = [[1, 1], [7, 1], [13, 37], [2, 140]] as const;
const PLACEMENTS: readonly Placement[] = [
  { layout: "HWC" },
  { layout: "HWC", lead: 1, pad: 1 },
  { layout: "CHW", lead: 3, pad: 5 },
];

const device = await openTestDevice("software");
const [step, offset] = process.argv.slice(2).map(Number) as [number, number];

/** Runs a call twice: into new memory, and into memory of the given placement. */
function run(contract: Contract | OtherContract, src: DeviceArray, placement: Placement): void {
  if ("run" in contract) {
    for (const result of contract.run(src)) result.dispose();
    return;
  }
  using result = contract.one(src, {});
  const { layout, shape, dtype } = result;
  const extents = [..."NHWC"].map((axis) => layout!.includes(axis) ? shape[layout!.indexOf(axis)]! : 1);
  using to = placeImages(device, extents, dtype, null, { ...placement, layout: layout as TestLayout });
  contract.one(src, { into: to.view });
}

using shared = new DisposableStack();
[...operators(device, shared), ...otherOperators(device, shared)].forEach((contract, index) => {
  if (index % step !== offset) return;
  const dtypes = new Set([contract.dtypes[0]!, contract.dtypes.at(-1)!]);
  const channels = new Set([contract.channels[0]!, contract.channels.at(-1)!, contract.channels.at(-2)!]);
  for (const dtype of dtypes) {
    for (const count of channels) {
      for (const [height, width] of SIZES) {
        if (count === undefined || ("fits" in contract && contract.fits?.(height, width) === false)) continue;
        const data = hostView(dtype, new ArrayBuffer(height * width * count * DTYPES[dtype].itemSize));
        for (let i = 0; i < data.length; i++) (data as Float32Array)[i] = i * 7919 % 251;
        for (const placement of PLACEMENTS) {
          try {
            using src = placeImages(device, [1, height, width, count], dtype, data, placement);
            run(contract, src.view, placement);
            device.synchronize();
          } catch (error) {
            const memory = JSON.stringify(placement);
            console.error(
              `${contract.name}, ${dtype} ${height} × ${width} × ${count}, ${memory}: ${
                (error as Error).message
              }`,
            );
            process.exit(1);
          }
        }
      }
    }
  }
});
console.log("nothing found");
