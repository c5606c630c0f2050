/** Faults of kernels. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { deviceName, onGpu } from "../support/device.ts";
import { runProgram } from "../support/process.ts";

const FAULT = "CUDA_ERROR_ILLEGAL_ADDRESS";
const OPEN = `
  import { openDevice } from "@cuffi/mod.ts";
  import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
`;

describe("a faulting kernel", () => {
  test("a faulting kernel is error 700 at the next synchronization, and the process can still exit", () => {
    const { status, stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      const module = device.loadModule(KERNELS);
      const x = device.zeros([64], "i32");
      module.kernel("wild_store").launch({ grid: 1, block: 64 }, x);
      const names = [];
      for (const call of [() => device.stream.synchronize(), () => x.toHost(), () => device.zeros([1], "f32").toHost()]) {
        try { call(); names.push("nothing"); } catch (error) { names.push(error.name + " " + error.code); if (names.length === 1) console.log(String(error)); }
      }
      console.log(names.join(", "));
      x.dispose();
      module.dispose();
      device.dispose();
      console.log("end");
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.match(stdout, /^CUDA_ERROR_ILLEGAL_ADDRESS: .* \(cu\w+, 700\)$/m);
    assert.match(stdout, /compute-sanitizer|CUFFI_MEMCHECK/);
    assert.match(
      stdout,
      /CUDA_ERROR_ILLEGAL_ADDRESS 700, CUDA_ERROR_ILLEGAL_ADDRESS 700, CUDA_ERROR_ILLEGAL_ADDRESS 700\nend/,
      stderr,
    );
    assert.equal(status, 0, stderr);
  });

  test("awaiting a stream reports the fault of a kernel", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      const module = device.loadModule(KERNELS);
      module.kernel("wild_store").launch({ grid: 1, block: 1 }, device.zeros([1], "i32"));
      await device.stream.finished().catch((error) => console.log(error.name));
    `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.equal(stdout.trim(), "CUDA_ERROR_ILLEGAL_ADDRESS", stderr);
  });
});

describe("a fault and the objects that are disposed of after it", () => {
  const program = `${OPEN}
    const device = await openDevice();
    try {
      using module = device.loadModule(KERNELS);
      using x = device.zeros([64], "i32");
      using y = device.zeros([64], "i32");
      using stream = device.createStream();
      module.kernel("wild_store").launch({ grid: 1, block: 64 }, x);
      device.synchronize();
    } catch (error) {
      console.log(String(error));
    }`;

  test("are reported once", () => {
    const { stdout, stderr } = runProgram(program, { CUFFI_DEVICE: deviceName });
    assert.equal(stdout.match(/ILLEGAL_ADDRESS/g)?.length, 1, stdout + stderr);
    assert.doesNotMatch(stderr, /freeing failed/);
  });

  test("are reported once if nobody waits for the kernel", () => {
    const silent = program.replace("device.synchronize();", "");
    const { stderr } = runProgram(silent, { CUFFI_DEVICE: deviceName });
    assert.ok((stderr.match(/freeing failed/g)?.length ?? 0) <= 1, stderr);
  });

  test("let the process fail if the device is disposed of without a wait", { skip: onGpu }, () => {
    const { status, stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      const x = device.zeros([64], "i32");
      device.loadModule(KERNELS).kernel("wild_store").launch({ grid: 1, block: 64 }, x);
      x.dispose();
      device.dispose();
      console.log("end");`,
      { CUFFI_DEVICE: "software", CUFFI_MEMCHECK: "" },
    );
    assert.equal(stdout, "end\n");
    assert.match(stderr, /^cuffi: (nothing waited for this fault|freeing failed): .*in kernel wild_store/);
    assert.equal(status, 1);
  });

  test("leave the fault to the next call if the garbage collector found them", { skip: onGpu }, () => {
    const { status, stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      const module = device.loadModule(KERNELS), x = device.zeros([64], "i32"), stream = device.createStream();
      const launch = () => {
        const pinned = device.allocatePinned(256), forgotten = device.loadModule(KERNELS);
        device.copy(x, pinned, { stream });
        forgotten.kernel("wild_store").launch({ grid: 1, block: 64, stream }, x);
      };
      launch();
      const before = device.memoryStatistics().finalized;
      while (device.memoryStatistics().finalized < before + 2) {
        globalThis.gc();
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
      await stream.finished().catch((error) => console.log(error.name));`,
      { CUFFI_DEVICE: "software", CUFFI_MEMCHECK: "" },
    );
    assert.equal(stdout.trim(), FAULT, stderr);
    assert.equal(stderr, "");
    assert.equal(status, 0);
  });

  test("leave the fault to the end if they are foreign memory", { skip: onGpu }, () => {
    const { status, stdout, stderr } = runProgram(
      `${OPEN}
      const device = await openDevice();
      const module = device.loadModule(KERNELS), x = device.zeros([64], "i32"), stream = device.createStream();
      const foreign = device.asArray({ __cuda_array_interface__: x.__cuda_array_interface__ });
      module.kernel("wild_store").launch({ grid: 1, block: 64, stream }, foreign);
      await new Promise((resolve) => setTimeout(resolve, 300));
      foreign.dispose();
      device.dispose();
      console.log("end");`,
      { CUFFI_DEVICE: "software", CUFFI_MEMCHECK: "" },
    );
    assert.equal(stdout, "end\n", stderr);
    assert.match(stderr, /^cuffi: nothing waited for this fault: .*in kernel wild_store/);
    assert.equal(status, 1);
  });

  test("advise the memory checker only where it is off", { skip: onGpu }, () => {
    const off = runProgram(program, { CUFFI_DEVICE: "software" });
    assert.match(off.stdout, /hint: .*CUFFI_MEMCHECK=1/);
    const on = runProgram(program, { CUFFI_DEVICE: "software", CUFFI_MEMCHECK: "1" });
    assert.match(on.stdout, /hint: the context is lost/);
    assert.doesNotMatch(on.stdout, /CUFFI_MEMCHECK/);
  });
});

test("a fault names the thread, or the threads that ran at once", { skip: onGpu }, () => {
  const { stdout, stderr } = runProgram(
    `${OPEN}
    import { kernel } from "@cuffi/src/kernel/mod.ts";
    const store = kernel({ x: "f32*" }, ({ x }, gpu) => {
      const i = gpu.threadIdx.y * gpu.blockDim.x + gpu.threadIdx.x;
      if (i === 5) x[300000000] = 1;
    });
    const check = kernel({ x: "f32*" }, ({ x }, gpu) => {
      x[gpu.threadIdx.x] = 1;
      gpu.assert(gpu.threadIdx.x !== 5);
    });
    for (const [fault, block] of [[store, 16], [store, [4, 4]], [store, 15], [check, 16]]) {
      using device = await openDevice();
      fault.launch(device, { grid: 1, block }, { x: device.zeros([16], "f32") });
      await device.stream.finished().catch(({ message }) => {
        console.log(/block [^a-z]*([^(]*[(][^)]*[)]( to [(][^)]*[)])?)/.exec(message)[1]);
      });
    }`,
    { CUFFI_DEVICE: "software", CUFFI_MEMCHECK: "" },
  );
  assert.deepEqual(stdout.trim().split("\n"), [
    "one of threads (4, 0, 0) to (7, 0, 0)",
    "one of threads (0, 1, 0) to (3, 1, 0)",
    "thread (5, 0, 0)",
    "thread (5, 0, 0)",
  ], stderr);
});

describe("a fault on one of several software devices", { skip: onGpu && "tests the software device" }, () => {
  test("ends that device only, until it is opened again", () => {
    const { status, stdout, stderr } = runProgram(
      `${OPEN}
      const attempt = async (use) => {
        try {
          console.log(String(await use()));
        } catch (error) {
          console.log(error.name);
        }
      };
      const [first, broken] = await Promise.all([0, 1].map((i) => openDevice("software:" + i)));
      const kept = first.array(Int32Array.of(1, 2, 3)), lost = broken.zeros([64], "i32");
      broken.loadModule(KERNELS).kernel("wild_store").launch({ grid: 1, block: 64 }, lost);
      await attempt(() => kept.download());
      await attempt(() => lost.download());
      await attempt(() => first.array(Int32Array.of(4)).add(1).toHost());
      const third = await openDevice("software:2");
      await attempt(() => third.zeros([2], "i32").toHost());
      await attempt(() => third.zeros([64], "i32").copyFrom(lost));
      await attempt(() => third.zeros([2], "i32").toHost());
      broken.dispose();
      const again = await openDevice("software:1");
      await attempt(() => again.zeros([3], "i32").toHost());
      for (const device of [first, third, again]) device.dispose();
      `,
      { CUFFI_DEVICE: "software" },
    );
    assert.deepEqual(
      stdout.trim().split("\n"),
      ["1,2,3", FAULT, "5", "0,0", FAULT, "0,0", "0,0,0"],
      stderr,
    );
    assert.equal(status, 0, stderr);
  });

  test("reaches a device that receives the data, and the ranks of a world", () => {
    const { stdout, stderr } = runProgram(
      `${OPEN}
      import { joinWorld } from "@cuffi/src/distributed/mod.ts";
      const devices = await Promise.all([0, 1, 2].map((i) => openDevice("software:" + i)));
      const [x, y, z] = devices.map((device) => device.zeros([64], "i32"));
      const world = await joinWorld({ devices: devices.slice(0, 2) });
      const module = devices[1].loadModule(KERNELS);
      // Runs while the rest is enqueued.
      module.kernel("slow_increment").launch({ grid: 1, block: 64 }, y, 1_000_000);
      module.kernel("wild_store").launch({ grid: 1, block: 64 }, y);
      z.copyFrom(y);
      world.allReduce([x, y]);
      for (const array of [z, x, y]) {
        await array.download().then(() => console.log("read"), (error) => console.log(error.name, error.message.split("\\n")[0]));
      }
      process.exit(0);`,
      { CUFFI_DEVICE: "software" },
    );
    const [copied, reduced, own] = stdout.trim().split("\n");
    assert.match(copied!, /^CUDA_ERROR_ILLEGAL_ADDRESS .* in kernel wild_store/, stdout + stderr);
    assert.match(reduced!, /^WorldError rank 1 failed: .* in kernel wild_store/, stdout + stderr);
    assert.match(own!, /^CUDA_ERROR_ILLEGAL_ADDRESS .* in kernel wild_store/, stdout + stderr);
  });
});

describe(
  "dynamic shared memory that a launch does not have",
  { skip: onGpu && "tests the software device" },
  () => {
    const PTX = `.version 8.0
    .target sm_75
    .address_size 64
    .extern .shared .align 4 .b8 buffer[];
    .visible .entry reverse(.param .u64 x) {
      .reg .u64 %d<2>; .reg .u32 %r<6>; .shared .align 4 .b8 fixed[64];
      ld.param.u64 %d0, [x];
      mov.u32 %r0, %tid.x; shl.b32 %r1, %r0, 2;
      cvt.u64.u32 %d1, %r1; add.u64 %d0, %d0, %d1;
      ld.global.u32 %r2, [%d0];
      mov.u32 %r3, fixed; add.u32 %r3, %r3, %r1; st.shared.u32 [%r3], %r0;
      mov.u32 %r3, buffer; add.u32 %r3, %r3, %r1; st.shared.u32 [%r3], %r2;
      bar.sync 0;
      mov.u32 %r3, buffer; xor.b32 %r1, %r1, 28; add.u32 %r3, %r3, %r1; ld.shared.u32 %r4, [%r3];
      st.global.u32 [%d0], %r4;
      ret;
    }`;

    function launch(sharedBytes: number | undefined, memcheck: string): string {
      const { stdout, stderr } = runProgram(
        `${OPEN}
      const device = await openDevice();
      const x = device.array(Int32Array.from({ length: 8 }, (_, i) => i));
      const options = { grid: 1, block: 8, sharedBytes: ${sharedBytes} };
      try {
        device.loadModule(${JSON.stringify(PTX)}).kernel("reverse").launch(options, x);
        console.log(x.toHost().join());
      } catch (error) {
        console.log(String(error));
      }`,
        { CUFFI_DEVICE: "software", CUFFI_MEMCHECK: memcheck },
      );
      return stdout + stderr;
    }

    test("is a fault, as on a GPU", () => {
      assert.match(
        launch(undefined, "0"),
        /^CUDA_ERROR_ILLEGAL_ADDRESS: access outside the device memory, probably of an extern __shared__ array, for which the launch has no sharedBytes, in kernel reverse/,
      );
      assert.equal(launch(32, "0").trim(), "7,6,5,4,3,2,1,0");
    });

    test("is not named for an access beyond a local array", () => {
      const local = (shared: string) =>
        `.version 8.0
        .target sm_75
        .address_size 64
        .visible .entry k(.param .u64 x) { .reg .u64 %d<2>; .local .align 4 .b8 a[32];
          ${shared} ld.param.u64 %d0, [x]; mov.u64 %d1, a; add.u64 %d1, %d1, %d0; st.local.u32 [%d1+32], 1; ret; }`;
      const launch = (ptx: string) =>
        runProgram(
          `${OPEN}
          const device = await openDevice();
          try {
            device.loadModule(${JSON.stringify(ptx)}).kernel("k").launch({ grid: 1, block: 1 }, null);
            device.synchronize();
          } catch (error) {
            console.log(String(error));
          }`,
          { CUFFI_DEVICE: "software", CUFFI_MEMCHECK: "1" },
        ).stdout;
      assert.match(
        launch(local("")),
        /write of 4 bytes at 0x[0-9a-f]+, outside of a local array, in kernel k,/,
      );
      assert.match(
        launch(local(".shared .b8 s[64]; st.shared.u32 [s], 1;")),
        /outside of a local array, or \d+ bytes behind the 64 bytes of shared memory, in kernel k,/,
      );
    });

    test("is named by the memory checker with its size", () => {
      assert.match(
        launch(0, "1"),
        /access outside any allocation: (?:read|write) of 4 bytes at 0xfffc0000 of an extern __shared__ array, for which the launch has no sharedBytes, in kernel reverse, block \(0, 0, 0\), thread \(0, 0, 0\)/,
      );
      assert.match(
        launch(16, "1"),
        /4 bytes at 0x[0-9a-f]+, directly behind the 16 bytes of dynamic shared memory \(sharedBytes\), in kernel reverse, block \(0, 0, 0\), thread \(4, 0, 0\)/,
      );
    });
  },
);
