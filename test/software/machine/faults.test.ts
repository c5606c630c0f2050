/** Kernel faults on the software device. */
import { after, describe, test } from "node:test";
import { fails, launchCount, launchWith, MODULE, withDriver } from "./harness.ts";
import { testDriver } from "./kernels.ts";

describe("faults", () => {
  for (const workers of [0, 2]) {
    test(`a fault is reported by the next synchronization and all later calls until a reset, with ${workers} workers`, () => {
      const driver = testDriver({ workers });
      driver.contexts.retain(0);
      after(() => driver.contexts.release(0));
      const module = driver.modules.load(MODULE);
      const stream = driver.streams.create(1, 0);
      const pointer = driver.memory.allocate(4);
      driver.copies.memset(pointer, 1, 4, 1, null);
      launchCount(driver, driver.modules.function(module, "count"), 0n, pointer, 1, 5_000_000);
      launchWith(driver, driver.modules.function(module, "load"), 0xffff_fff0n, 40);
      driver.copies.memset(pointer, 2, 4, 1, stream);
      fails(700, () => driver.streams.synchronize(stream), /in kernel load, block \(0, 0, 0\)/);
      fails(700, () => driver.memory.allocate(16));
      fails(700, () => driver.events.create(0));
      driver.contexts.release(0);
      driver.contexts.retain(0);
      driver.memory.free(driver.memory.allocate(16));
      driver.contexts.synchronize();
    });

    test(`a trap is CUDA_ERROR_LAUNCH_FAILED with block, thread and line, with ${workers} workers`, () =>
      withDriver((driver) => {
        const fn = driver.modules.function(driver.modules.load(MODULE), "trap");
        const parameters = driver.functions.parameterBlock(4);
        parameters.view.setUint32(0, 4321, true);
        driver.launch(fn, 100, 100, 1, 4, 2, 1, 0, 0n, parameters);
        const where = /kernel trap, block \(21, 43, 0\), thread \(1, 1, 0\), PTX line 42/;
        fails(719, () => driver.contexts.synchronize(), where);
      }, workers));
  }
});
