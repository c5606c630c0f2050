/** Half precision, against the runtime's own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { float16Bits, float16Value, roundToFloat16, setFloat16 } from "../../src/base/float16.ts";
import { openTestDevice } from "../support/device.ts";
import { Random } from "../support/random.ts";

const skip = !("setFloat16" in DataView.prototype) && "the runtime has no half precision";

test("the bits of every half, of values halfway between two and of random numbers", { skip }, () => {
  const view = new DataView(new ArrayBuffer(2)), random = new Random("halves");
  const values = [NaN, Infinity, 65_519.999, 65_520, 2 ** -25, 2 ** -25 * 1.000001, 1e300, 5e-324];
  let last = 0;
  for (let bits = 0; bits < 0x8000; bits++) {
    view.setUint16(0, bits);
    const value = view.getFloat16(0);
    assert.ok(Object.is(float16Value(bits), value), `0x${bits.toString(16)}`);
    assert.ok(Number.isNaN(value) || Object.is(float16Value(bits | 0x8000), -value));
    if (!(value < Infinity)) continue;
    const halfway = (last + value) / 2;
    values.push(value, halfway, halfway * (1 + 2 ** -50), halfway * (1 - 2 ** -50));
    last = value;
  }
  for (let i = 0; i < 10_000; i++) {
    values.push((random.unit() - 0.5) * 2 ** Math.floor(random.unit() * 45 - 28));
  }
  for (const value of values.flatMap((value) => [value, -value])) {
    view.setFloat16(0, value);
    if (Number.isNaN(value)) assert.equal(float16Bits(value), 0x7e00);
    else assert.equal(float16Bits(value), view.getUint16(0), String(value));
    assert.ok(Object.is(roundToFloat16(value), view.getFloat16(0)), String(value));
  }
});

test("numbers in half precision on a runtime without it", async () => {
  const prototype = DataView.prototype as object, own = Object.getOwnPropertyDescriptors(prototype);
  for (const name of ["setFloat16", "getFloat16"]) Reflect.deleteProperty(prototype, name);
  try {
    const view = new DataView(new ArrayBuffer(2));
    setFloat16(view, 0, -1.5, true);
    assert.equal(view.getUint16(0, true), 0xbe00);
    using device = await openTestDevice();
    using module = device.loadModule(`.version 8.0
.target sm_75
.address_size 64
.visible .entry bits(.param .u64 out, .param .f16 x) {
  .reg .b64 %rd1; .reg .b16 %h1;
  ld.param.u64 %rd1, [out]; ld.param.b16 %h1, [x]; st.global.b16 [%rd1], %h1; ret; }`);
    using out = device.empty([1], "u16");
    module.kernel("bits").launch({ grid: 1, block: 1 }, out, 1 / 3);
    assert.deepEqual([...out.toHost()], [0x3555]);
    using filled = device.empty([2], "f16").fill(2.5);
    using wide = filled.astype("f32");
    assert.deepEqual([...wide.toHost()], [2.5, 2.5]);
  } finally {
    Object.defineProperties(prototype, own);
  }
});
