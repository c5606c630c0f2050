/**
 * C libraries (libtorch, TensorRT, NPP, your own) take a pointer, strides and a stream. Here the driver's C
 * function `cuMemsetD2D8Async` fills a part of a cuffi image on a cuffi stream.
 *
 *   bun examples/interop/c_caller.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "@cuffi/cuffi";

type Fill = (
  pointer: bigint,
  pitch: bigint,
  value: number,
  width: bigint,
  height: bigint,
  stream: bigint,
) => number;

using device = await openDevice("cuda");
const fill = await bind("libcuda.so.1");

using image = device.emptyPitched([4, 6], "u8");
using stream = device.createStream();
image.fill(1, { stream });
// C libraries call the row stride of a view pitch, step or line size: the bytes from one row to the next.
const part = image.slice([1, 3], [2, 5]);
const [height, width] = part.shape as [number, number];
assert.equal(
  fill(part.pointer, BigInt(part.strides[0]!), 9, BigInt(width), BigInt(height), stream.handle),
  0,
);
assert.deepEqual(
  [...image.toHost({ stream })],
  [1, 1, 1, 1, 1, 1, 1, 1, 9, 9, 9, 1, 1, 1, 9, 9, 9, 1, 1, 1, 1, 1, 1, 1],
);
console.log("C: zero-copy through pointer, strides and stream");

/** Binds one C function through the FFI of the current runtime. */
async function bind(library: string): Promise<Fill> {
  if ("Deno" in globalThis) {
    return Deno.dlopen(library, {
      cuMemsetD2D8Async: { parameters: ["u64", "u64", "u8", "u64", "u64", "u64"], result: "i32" },
    }).symbols.cuMemsetD2D8Async;
  }
  if ("Bun" in globalThis) {
    const { dlopen } = await import("bun:ffi");
    return dlopen(library, {
      cuMemsetD2D8Async: { args: ["u64", "u64", "u8", "u64", "u64", "u64"], returns: "i32" },
    }).symbols.cuMemsetD2D8Async as unknown as Fill;
  }
  const nodeFfi: string = "node:ffi"; // without a type declaration yet
  const { dlopen } = await import(nodeFfi);
  return dlopen(library, {
    cuMemsetD2D8Async: { arguments: ["u64", "u64", "u8", "u64", "u64", "u64"], return: "i32" },
  }).functions.cuMemsetD2D8Async;
}
