/** Arguments of drawing operators for images, batches and lists. */
import type { DeviceArray } from "../../mod.ts";

/** The shapes to draw: `list` for an image, a list of it for each image of a batch or list. */
export function shapesFor<T>(src: DeviceArray | readonly DeviceArray[], list: T[]): T[] | T[][] {
  if (!("layout" in src)) return src.map(() => list);
  return src.layout!.length === 4 ? Array.from({ length: src.shape[0]! }, () => list) : list;
}
