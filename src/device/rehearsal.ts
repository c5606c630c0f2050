/** Runs the code up to the first result while libcuda initializes, which takes 100 ms and more. */
import type { Device } from "./device.ts";

const PTX = `.version 7.0
.target sm_75
.address_size 64
.visible .entry rehearsal(.param .u64 output, .param .u64 input, .param .f32 factor, .param .u32 count)
{
    ret;
}
`;

/**
 * Uses a device that does nothing as a small program would. Engines compile a function when it is first called, which
 * takes 5 to 10 ms on a slow processor for the code up to the first result. This thread has that time while another
 * one runs `cuInit`. On an H200 the first result comes 2 ms earlier; of copies of 6.2 MB, the first one takes 0.9
 * instead of 2.2 ms, and the third one, which starts copy threads, 0.6 instead of 1.1 ms.
 */
export function rehearse(device: Device): void {
  using _device = device;
  using stream = device.createStream();
  using module = device.loadModule(PTX);
  const kernel = module.kernel("rehearsal");
  const frame = new Uint8Array(new ArrayBuffer(2 * 2 ** 20));
  using memory = device.allocate(frame.byteLength);
  // The driver considers copy threads for frames like this once it has copied 16 MiB.
  for (let i = 0; i < 8; i++) device.copy(memory, frame, { stream });
  using input = device.array(new Float32Array(1), { stream });
  using output = device.empty([1], "f32", { stream });
  kernel.launch({ grid: 1, block: 1, stream }, output, input, 1, 1);
  stream.synchronize();
  output.toHost({ stream });
}
