/** device.compile() on a machine without NVRTC. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deviceName } from "../support/device.ts";
import { runProgram } from "../support/process.ts";

const OPEN = `
  import { openDevice } from "@cuffi/mod.ts";
  import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
`;

test("without NVRTC compile() names the library, and PTX still runs", () => {
  const { stdout, stderr } = runProgram(
    `${OPEN}
      const device = await openDevice();
      await device.compile("__global__ void f() {}").catch((error) => console.log(error.name, error.message));
      const x = device.zeros([1], "i32");
      device.loadModule(KERNELS).kernel("add_one").launch({ grid: 1, block: 1 }, x, 1);
      console.log("result", x.toHost()[0]);
    `,
    { CUFFI_DEVICE: deviceName, CUFFI_LIBNVRTC: "/nonexistent/libnvrtc.so", CUFFI_CACHE: "0" },
  );
  assert.match(stdout, /LibraryNotFoundError libnvrtc/, stderr);
  assert.match(stdout, /CUFFI_LIBNVRTC/);
  assert.match(stdout, /result 1/);
});
