/**
 * Time to export an array to another library and to import one. On the software device this is pure
 * JavaScript overhead; on a GPU it includes driver calls to check addresses and order streams.
 */
import { openDevice } from "../mod.ts";
import { now, quick, report, samples } from "./lib/measure.ts";

const BATCH = 1000;

using device = await openDevice();
const { stream } = device;
using image = device.empty([3000, 3000, 3], "u8");
using x = device.zeros([1024], "f32");

/** An array of another library, ready on the legacy default stream. */
const foreign = {
  __cuda_array_interface__: {
    shape: [1024],
    typestr: "<f4",
    data: [x.pointer, false],
    version: 3,
    strides: null,
    stream: 1,
  },
} as const;

let seen = 0n;
const calls: Record<string, () => void> = {
  "wrap a CUDA Array Interface object": () => device.fromCudaArrayInterface(foreign).dispose(),
  "__cuda_array_interface__": () => {
    seen += BigInt(x.__cuda_array_interface__.data[0]);
  },
  "DLPack export + import": () => device.fromDLPack(x.toDLPack({ stream })).dispose(),
  "3000×3000 image made visible": () => device.fromCudaArrayInterface(image).dispose(),
};

for (const [name, call] of Object.entries(calls)) {
  report(
    name,
    "us",
    samples(20, quick ? 50 : 200, () => {
      const start = now();
      for (let i = 0; i < BATCH; i++) call();
      return (now() - start) / BATCH;
    }),
  );
}
device.synchronize();
const inUse = device.memoryInUse();
if (inUse !== image.byteLength + x.byteLength || seen === 0n) {
  throw new Error(`${inUse} bytes are in use at the end`);
}
