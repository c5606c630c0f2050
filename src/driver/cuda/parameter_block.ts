/** Kernel arguments in the form that libcuda expects. */
import { runtime } from "../../runtime/index.ts";
import type { ParameterBlock } from "../driver.ts";

/**
 * Argument bytes and, before them in the same buffer, the `kernelParams` table of cuLaunchKernel, which
 * points to each argument. (The driver is slower with `extra`, its other way to pass arguments.)
 */
export class CudaParameterBlock implements ParameterBlock {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** Address of the table; 0n for a kernel without parameters. */
  readonly kernelParams: bigint;

  constructor(byteLength: number, offsets: readonly number[]) {
    const tableBytes = offsets.length * 8;
    const buffer = new ArrayBuffer(tableBytes + byteLength);
    this.bytes = new Uint8Array(buffer, tableBytes, byteLength);
    this.view = new DataView(buffer, tableBytes, byteLength);
    if (byteLength === 0) {
      this.kernelParams = 0n;
      return;
    }
    const table = new BigUint64Array(buffer, 0, offsets.length);
    const start = runtime.addressOf(table);
    offsets.forEach((offset, index) => {
      table[index] = start + BigInt(tableBytes + offset);
    });
    this.kernelParams = start;
  }
}
