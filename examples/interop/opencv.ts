/**
 * OpenCV. On a GPU a `GpuMat` shows its memory by pointer and step, which make a CUDA Array Interface; that needs an OpenCV
 * built with CUDA, and the wheels of PyPI are built without. On the software device OpenCV works on our memory in place,
 * as a NumPy array.
 *
 *   CUFFI_DEVICE=software bun examples/interop/opencv.ts
 */
import assert from "node:assert/strict";
import { asArray, type DeviceArray, openDevice } from "../../mod.ts";
import { kwargs, openPython, type PyObject, tuple } from "../../src/python/mod.ts";

using device = await openDevice();
const python = openPython();
using cv2 = python.import("cv2");
using cuda = cv2.attr("cuda");
using devices = cuda.callMethod("getCudaEnabledDeviceCount");

/** A GpuMat of 8-bit channels as an array [H, W, C]: rows are `step` bytes apart, and the array keeps the GpuMat alive. */
function gpuMatAsArray(mat: PyObject): DeviceArray {
  const value = (name: string): number => {
    using result = mat.callMethod(name);
    return result.toJs() as number;
  };
  using size = mat.callMethod("size");
  const [width, height] = size.toJs() as [number, number];
  using stepOf = mat.attr("step");
  const channels = value("channels");
  return asArray({
    __cuda_array_interface__: {
      shape: [height, width, channels],
      typestr: "|u1",
      data: [BigInt(value("cudaPtr")), false],
      strides: [stepOf.toJs() as number, channels, 1],
      version: 3,
    },
  });
}

if (device.kind === "cuda") {
  if (devices.toJs() === 0) {
    console.log(
      "OpenCV: this build has no CUDA (as the wheels of PyPI), so it has no memory on the device to share",
    );
  } else {
    using mat = cv2.callMethod("cuda_GpuMat", 4, 6, cv2.attr("CV_8UC3"));
    mat.callMethod("setTo", tuple(1, 2, 3, 0)).dispose();
    using image = gpuMatAsArray(mat);
    assert.deepEqual(image.toHost().slice(0, 6), new Uint8Array([1, 2, 3, 1, 2, 3]));
    console.log("OpenCV: zero-copy by the CUDA Array Interface over a GpuMat");
  }
} else {
  using image = device.array(new Uint8Array(8 * 8).fill(100), { shape: [8, 8] });
  using numpy = python.import("numpy");
  using mat = numpy.callMethod("from_dlpack", image);
  cv2.callMethod("rectangle", mat, tuple(2, 2), tuple(5, 5), 255, -1).dispose();
  const pixels = image.toHost();
  assert.equal(pixels[2 * 8 + 2], 255);
  assert.equal(pixels[0], 100);
  cv2.callMethod("flip", mat, 0, kwargs({ dst: mat })).dispose();
  console.log("OpenCV: zero-copy on the software device, through NumPy");
}
