/**
 * The order of overloads: TypeScript explains a wrong call by the last one that has the number of its arguments, so
 * the most common comes last. `tsc` checks this file; the functions never run.
 */
import { test } from "node:test";
import type { encodeJpeg } from "../../src/formats/codecs/mod.ts";
import type { World } from "../../src/distributed/mod.ts";
import type { BoundLaunch, Device, DeviceArray, ExecutableGraph, KernelNode } from "../../mod.ts";

/** `Parameters` are those of the last overload. */
export function lastOverloads(x: DeviceArray<"f32">, node: KernelNode): unknown[] {
  const upload: Parameters<Device["array"]> = [new Float32Array(6), { shape: [2, 3] }];
  const all: Parameters<ExecutableGraph["setArguments"]> = [node, x, x, 100, 1024];
  const one: Parameters<BoundLaunch["setArgument"]> = [0, x];
  const split: Parameters<World["split"]> = [{ color: undefined }];
  const encode: Parameters<typeof encodeJpeg> = [x, { quality: 90 }];
  return [upload, all, one, split, encode];
}

test("the order of overloads is checked by tsc", () => {});
