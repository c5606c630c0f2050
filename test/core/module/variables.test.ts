/** `module.global()`: the memory of `__constant__` and `__device__` variables. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../../mod.ts";
import { useTestDevice } from "../../support/suite_device.ts";

let device: Device;
useTestDevice((opened) => device = opened);

/** y[i] = weights[i] + bias, which NVRTC writes for `__constant__ float weights[4]; __device__ float bias = 0.5f`. */
const PTX = `
.version 8.0
.target sm_75
.address_size 64
.const .align 4 .b8 weights[16];
.visible .global .align 4 .f32 bias = 0f3F000000;
.global .align 1 .b8 _ZN32_INTERNAL_c0ffee_4cuda3std[1];
.global .align 1 .b8 $str[3] = {37, 100, 0};
.visible .entry apply(.param .u64 y)
{
  .reg .u64 %rd<8>;
  .reg .u32 %r<4>;
  .reg .f32 %f<4>;
  ld.param.u64 %rd1, [y];
  cvta.to.global.u64 %rd2, %rd1;
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd3, %r1, 4;
  mov.u64 %rd4, weights;
  add.u64 %rd5, %rd4, %rd3;
  ld.const.f32 %f1, [%rd5];
  ld.global.f32 %f2, [bias];
  add.f32 %f3, %f1, %f2;
  add.u64 %rd6, %rd2, %rd3;
  st.global.f32 [%rd6], %f3;
  ret;
}`;

describe("variables of modules", () => {
  test("are set and read by device.copy() and as arrays, and filled", () => {
    using module = device.loadModule(PTX);
    using y = device.empty([4], "f32");
    const apply = () => {
      module.kernel("apply").launch({ grid: 1, block: 4 }, y);
      return [...y.toHost()];
    };
    assert.deepEqual(apply(), [0.5, 0.5, 0.5, 0.5]);
    using weights = module.global("weights"), bias = module.global("bias");
    assert.equal(weights.byteLength, 16);
    device.copy(weights, new Float32Array([1, 2, 3, 4]));
    assert.deepEqual(apply(), [1.5, 2.5, 3.5, 4.5]);
    const array = device.asArray(weights).view("f32"), host = new Float32Array(1);
    assert.deepEqual([...array.toHost()], [1, 2, 3, 4]);
    array.multiply(10, { into: array });
    bias.fill(0);
    assert.deepEqual(apply(), [10, 20, 30, 40]);
    array.slice([1, 3]).fill(7);
    device.copy(bias, new Float32Array([1]));
    assert.deepEqual(apply(), [11, 8, 8, 41]);
    device.copy(host, bias);
    assert.equal(host[0], 1);
    const matrix = array.reshape([2, 2]);
    matrix.copyFrom(y.reshape([2, 2]));
    assert.deepEqual(apply(), [12, 9, 9, 42]);
  });

  test("keep the code loaded, and end with dispose()", () => {
    const module = device.loadModule(PTX), weights = module.global("weights");
    const array = device.asArray(weights);
    module.dispose();
    device.copy(weights, new Float32Array([1, 2, 3, 4]));
    assert.deepEqual([...array.view("f32").toHost()], [1, 2, 3, 4]);
    array.dispose(); // a view
    assert.equal(weights.disposed, false);
    weights.dispose();
    assert.throws(() => array.toHost(), /has been disposed/);
    assert.throws(() => device.asArray(weights), /the memory has been disposed/);
    assert.throws(() => module.global("weights"), /the module has been disposed/);
  });

  test("are suggested for a misspelled name, without those of the compiler", () => {
    using module = device.loadModule(PTX);
    const message =
      /CUDA_ERROR_NOT_FOUND.* no variable "weight"; did you mean "weights"\? The module has weights, bias \(/;
    assert.throws(
      () => module.global("weight"),
      (error) => message.test(String(error)) || assert.fail(String(error)),
    );
    using plain = device.loadModule(
      ".version 8.0\n.target sm_75\n.address_size 64\n.visible .entry k() { ret; }",
    );
    assert.throws(() => plain.global("weights"), /no variable "weights"; the module has no variables/);
    const long = new Float32Array(5);
    using weights = module.global("weights");
    assert.throws(() => device.copy(weights, long), /16/);
  });

  test("are views of all memory: device.allocate() as an array", () => {
    using memory = device.allocate(8), x = device.array(new Float32Array([1, 2]));
    const array = device.asArray(memory).view("f32");
    array.copyFrom(x);
    const host = new Float32Array(2);
    device.copy(host, memory);
    assert.deepEqual([...host], [1, 2]);
  });
});
