/**
 * OpenCV. With an OpenCV built with CUDA, this wraps the pointer and step of a `GpuMat` in a CUDA Array
 * Interface. The wheels on PyPI are built without CUDA; with them, an object with the same methods replaces
 * the `GpuMat`. On the software device, OpenCV's functions work in place on cuffi memory as a NumPy array.
 *
 *   CUFFI_DEVICE=software bun examples/interop/opencv.ts
 */
import assert from "node:assert/strict";
import { asArray, type DeviceArray, openDevice } from "@cuffi/cuffi";
import { kwargs, openPython, type PyObject, tuple } from "@cuffi/cuffi/python";

using device = await openDevice();
const python = openPython();
using cv2 = python.import("cv2");

/** Wraps a GpuMat of 8-bit channels as an array [H, W, C]. The GpuMat must outlive the array. */
function gpuMatAsArray(mat: PyObject): DeviceArray {
  const value = (name: string): number => {
    using result = mat.callMethod(name);
    return result.toJs() as number;
  };
  using size = mat.callMethod("size");
  const [width, height] = size.toJs() as [number, number];
  using step = mat.attr("step");
  const channels = value("channels");
  return asArray({
    __cuda_array_interface__: {
      shape: [height, width, channels],
      typestr: "|u1",
      data: [BigInt(value("cudaPtr")), false],
      strides: [step.toJs() as number, channels, 1],
      version: 3,
    },
  });
}

using cuda = cv2.attr("cuda");
using devices = cuda.callMethod("getCudaEnabledDeviceCount");
const hasCuda = device.kind === "cuda" && devices.toJs() !== 0;
using memory = device.emptyPitched([4, 6, 3], "u8");
const mat = hasCuda ? cv2.callMethod("cuda_GpuMat", 4, 6, cv2.attr("CV_8UC3")) : standIn(memory);
using color = device.array(new Uint8Array([1, 2, 3]));
if (hasCuda) mat.callMethod("setTo", tuple(1, 2, 3, 0)).dispose();
else memory.copyFrom(color.broadcastTo([4, 6, 3]));
device.synchronize(); // a GpuMat has no stream to wait for
{
  using image = gpuMatAsArray(mat);
  assert.deepEqual(image.shape, [4, 6, 3]);
  assert.deepEqual(image.index(3, 5).toHost(), new Uint8Array([1, 2, 3]));
}
mat.dispose();
console.log(
  hasCuda
    ? "OpenCV: zero-copy through the CUDA Array Interface over a GpuMat"
    : "OpenCV: this build has no CUDA; zero-copy over an object with GpuMat's methods",
);

if (device.kind === "software") {
  using image = device.array(new Uint8Array(8 * 8).fill(100), { shape: [8, 8] });
  using numpy = python.import("numpy");
  using view = numpy.callMethod("from_dlpack", image);
  cv2.callMethod("rectangle", view, tuple(2, 2), tuple(5, 5), 255, -1).dispose();
  const pixels = image.toHost();
  assert.equal(pixels[2 * 8 + 2], 255);
  assert.equal(pixels[0], 100);
  cv2.callMethod("flip", view, 0, kwargs({ dst: view })).dispose();
  console.log("OpenCV: zero-copy on the software device, through NumPy");
}

/** Creates an object with the methods of `cv2.cuda.GpuMat` over cuffi memory. */
function standIn(array: DeviceArray): PyObject {
  python.exec(`
class GpuMat:
    def __init__(self, pointer, step, size, channels):
        self.step = step
        self.cudaPtr = lambda: pointer
        self.size = lambda: tuple(size)
        self.channels = lambda: channels
`);
  using type = python.eval("GpuMat");
  const [height, width, channels] = array.shape;
  return type.call(array.pointer, array.strides[0], [width, height], channels);
}
