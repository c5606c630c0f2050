/**
 * Conversions between frames [H, W, C] and models [C, H, W]: a view where the consumer takes strides, contiguous memory
 * where it does not, and an error that says how to get there where a copy would be needed.
 *
 *   CUFFI_DEVICE=software bun examples/interop/savant.ts
 */
import assert from "node:assert/strict";
import { openDevice } from "../../mod.ts";

using device = await openDevice();
using frame = device.array(new Uint8Array(2 * 3 * 3).map((_, i) => i), { shape: [2, 3, 3] });

// HWC → CHW without a copy: only strides change.
const planes = frame.transpose(2, 0, 1);
assert.equal(planes.pointer, frame.pointer);
assert.equal(planes.isContiguous, false);

// A consumer that counts in a flat pointer needs the elements in order: this is the one copy, made by a kernel.
using model = planes.contiguous();
assert.deepEqual(model.strides, [6, 3, 1]);
assert.deepEqual(model.toHost(), planes.toHost());

// What cannot be had without a copy is refused in words.
assert.throws(() => planes.reshape(18), /contiguous\(\)/);

// And back: CHW → HWC.
const back = model.transpose(1, 2, 0);
assert.deepEqual(back.toHost(), frame.toHost());

console.log("Savant: HWC and CHW as views; contiguous() where a copy is needed");
