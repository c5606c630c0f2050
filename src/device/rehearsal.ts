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
 * Uses a device that does nothing like a small program. JavaScript engines compile a function when it is called
 * first, which for this code takes 5 to 10 ms: so long the thread would otherwise wait for libcuda, and then
 * the program for the code. Shortens the time from the end of `cuInit` to the first result from 8 to 13 ms to
 * 2 to 3 ms in Bun, and from 6 to 11 ms to 1.3 to 3.5 ms in Deno.
 */
export function rehearse(device: Device): void {
  using _device = device;
  using stream = device.createStream();
  using module = device.loadModule(PTX);
  const kernel = module.kernel("rehearsal");
  using memory = device.allocate(4);
  device.copy(memory, new Uint8Array(4), { stream });
  using input = device.array(new Float32Array(1), { stream });
  using output = device.empty([1], "f32", { stream });
  kernel.launch({ grid: 1, block: 1, stream }, output, input, 1, 1);
  stream.synchronize();
  output.toHost({ stream });
}
