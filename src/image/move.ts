/** Elements moved as they are, by the kernel that suits the memory: what flips, borders, crops and stacks come to. */
import { ARRANGE } from "../../ptx/arrange.ts";
import { FLIP } from "../../ptx/flip.ts";
import { MOVE_PACKED } from "../../ptx/move_packed.ts";
import type { DeviceArray } from "../array.ts";
import type { Stream } from "../stream.ts";
import { shippedKernel } from "./kernels.ts";
import { launchImages, TILE } from "./launch.ts";
import { isPackedBytes, type Operand } from "./operand.ts";

/** What lies around an image, as the kernels take it. */
export interface Surroundings {
  /** A `Border`. */
  readonly code: number;
  /** A constant border's element for each channel, as bits. */
  readonly bits: readonly number[];
}

/** 32 × 8 threads with 4 pixels each, of 2 rows where they are moved: PIXELS and ROWS of kernels/move_packed.cu. */
const MOVE_TILE = [128, 16] as const, REORDER_TILE = [128, 8] as const;

/** Puts each image at (left, top) of its result, or at the place of its own in `each`, with a border around it. */
export function place(
  from: Operand,
  to: Operand,
  left: number,
  top: number,
  each: DeviceArray | null,
  { code, bits: [v0, v1, v2, v3] }: Surroundings,
  stream: Stream | undefined,
): void {
  const { context, channels } = from;
  if (isPackedBytes(from) && isPackedBytes(to)) {
    const kernel = shippedKernel(context, MOVE_PACKED, `move_packed_${channels}`);
    launchImages(kernel, [from, to], MOVE_TILE, stream, left, top, each, code, v0!, v1!, v2!, v3!, 0, 0);
  } else {
    const kernel = shippedKernel(context, ARRANGE, `place_${from.array.itemSize}`);
    launchImages(kernel, [from, to], TILE, stream, left, top, each, code, v0!, v1!, v2!, v3!);
  }
}

/** Mirrors each image. */
export function mirror(
  from: Operand,
  to: Operand,
  columns: boolean,
  rows: boolean,
  stream: Stream | undefined,
): void {
  const { context, channels } = from;
  const x = columns ? 1 : 0, y = rows ? 1 : 0;
  if (isPackedBytes(from) && isPackedBytes(to)) {
    const kernel = shippedKernel(context, MOVE_PACKED, `move_packed_${channels}`);
    launchImages(kernel, [from, to], MOVE_TILE, stream, 0, 0, null, 0, 0, 0, 0, 0, x, y);
  } else {
    const kernel = shippedKernel(context, FLIP, `flip_${from.array.itemSize}`);
    launchImages(kernel, [from, to], TILE, stream, x, y);
  }
}

/** Channel `order[c]` becomes channel c. */
export function reorder(
  from: Operand,
  to: Operand,
  order: readonly number[],
  stream: Stream | undefined,
): void {
  const { context, channels } = from;
  const fast = channels >= 3 && order.length >= 3 && order.length <= channels;
  if (fast && isPackedBytes(from) && isPackedBytes(to)) {
    const kernel = shippedKernel(context, MOVE_PACKED, `reorder_packed_${channels}_${order.length}`);
    let selector = 0;
    for (let c = 0; c < order.length; c++) selector |= order[c]! << (4 * c);
    launchImages(kernel, [from, to], REORDER_TILE, stream, selector);
  } else {
    const kernel = shippedKernel(context, ARRANGE, `reorder_${from.array.itemSize}`);
    const at = (c: number): number => order[c] ?? 0;
    launchImages(kernel, [from, to], TILE, stream, at(0), at(1), at(2), at(3));
  }
}
