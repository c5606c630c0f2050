/**
 * Conversion between frames [H, W, C] and models [C, H, W]: a view if the consumer supports strides,
 * contiguous memory if it does not, and an error that names contiguous() where a copy is necessary.
 *
 *   CUFFI_DEVICE=software bun examples/interop/savant.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "@cuffi/cuffi";

using device = await openDevice();
using frame = device.array(new Uint8Array(2 * 3 * 3).map((_, i) => i), { shape: [2, 3, 3] });

// HWC → CHW without a copy: only the strides change.
const planes = frame.transpose(2, 0, 1);
assert.equal(planes.pointer, frame.pointer);
assert.equal(planes.isContiguous, false);

// A consumer without stride support needs contiguous memory. This is the only copy; a kernel makes it.
using model = planes.contiguous();
assert.deepEqual(model.strides, [6, 3, 1]);
assert.deepEqual(model.toHost(), planes.toHost());

// reshape() never copies: it throws if the strides do not allow a view.
assert.throws(() => planes.reshape(18), /contiguous\(\)/);

// Back: CHW → HWC.
const back = model.transpose(1, 2, 0);
assert.deepEqual(back.toHost(), frame.toHost());

console.log("Savant: HWC and CHW as views; contiguous() where a copy is necessary");
