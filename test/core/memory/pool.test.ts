import assert from "node:assert/strict";
import type { Device, Module } from "../../../mod.ts";
import { KERNELS } from "../../fixtures/kernels.ts";
import { deviceName, onGpu, openTestDevice, sharedGpu } from "../../support/device.ts";
import { ownProcess } from "../../support/own_process.ts";
import { runProgram } from "../../support/process.ts";

const { after, before, describe, test } = ownProcess(import.meta.url, onGpu);

const MB = 2 ** 20;

describe("the caching pool", () => {
  let device: Device;
  let module: Module;
  let inUseBefore = 0;
  before(async () => {
    device = await openTestDevice();
    module = device.loadModule(KERNELS);
    inUseBefore = device.memoryInUse();
  });
  after(() => {
    assert.equal(device.memoryInUse(), inUseBefore, "memory is still allocated");
    module.dispose();
    device.dispose();
  });

  test("memory in use counts the requested bytes, and freed memory is cached and counted separately", () => {
    device.trimMemory();
    assert.equal(device.memoryStatistics().cached, 0);
    const memory = device.allocate(1_000_001);
    assert.equal(device.memoryInUse(), inUseBefore + 1_000_001);
    assert.equal(device.memoryStatistics().cached, 0);
    memory.dispose();
    assert.equal(device.memoryInUse(), inUseBefore);
    const { cached } = device.memoryStatistics();
    assert.ok(cached >= 1_000_001 && cached <= 1_000_001 * 1.125 + 512, `${cached} bytes for 1000001`);
    using again = device.allocate(1_000_001);
    assert.equal(device.memoryStatistics().cached, 0);
    assert.equal(device.memoryInUse(), inUseBefore + again.byteLength);
  });

  test("rounding wastes at most an eighth of any size", () => {
    for (const bytes of [513, 4097, 65_537, 3 * MB + 1, 64 * MB + 1]) {
      device.trimMemory();
      device.allocate(bytes).dispose();
      const { cached } = device.memoryStatistics();
      assert.ok(
        cached >= bytes && cached <= Math.max(bytes * 1.125 + 1, bytes + 512),
        `${cached} bytes for ${bytes}`,
      );
      assert.equal(cached % 512, 0);
    }
    device.trimMemory();
  });

  test("memory freed on a stream is not reused on another stream while its work is in flight", () => {
    const slow = module.kernel("slow_increment");
    using first = device.createStream();
    using second = device.createStream();
    for (let round = 0; round < 5; round++) {
      const x = device.zeros([4096], "i32", { stream: first });
      slow.launch({ grid: 1, block: 1, stream: first }, x, 300_000);
      x.dispose();
      using y = device.zeros([4096], "i32", { stream: second });
      second.synchronize();
      first.synchronize();
      assert.deepEqual(y.toHost({ stream: second }), new Int32Array(4096), "the memory was reused too early");
    }
  });

  test("a stream reuses its freed memory immediately, in stream order", () => {
    const slow = module.kernel("slow_increment");
    using stream = device.createStream();
    using results = device.zeros([8], "i32", { stream });
    for (let round = 0; round < 8; round++) {
      using x = device.zeros([1], "i32", { stream });
      slow.launch({ grid: 1, block: 1, stream }, x, 50_000);
      device.copy(results, x, { byteLength: 4, dstOffset: 4 * round, stream });
    }
    assert.deepEqual(results.toHost({ stream }), new Int32Array(8).fill(1));
  });

  test("memory shared by unordered streams is reused only after all of them", () => {
    const slow = module.kernel("slow_increment");
    using first = device.createStream();
    using second = device.createStream();
    const x = device.zeros([1], "i32", { stream: first });
    second.wait(first);
    slow.launch({ grid: 1, block: 1, stream: first, order: false }, x, 1_000_000);
    module.kernel("add_one").launch({ grid: 1, block: 1, stream: second, order: false }, x, 1);
    x.dispose();
    using y = device.zeros([1], "i32", { stream: second });
    first.synchronize();
    assert.deepEqual([...y.toHost({ stream: second })], [0]);
  });

  test("memoryCacheLimit bounds the cache, and 0 disables it", () => {
    const { memoryCacheLimit } = device;
    assert.ok(memoryCacheLimit > 0 && memoryCacheLimit <= device.memoryInfo().total / 8);
    try {
      device.trimMemory();
      device.memoryCacheLimit = 4 * MB;
      const blocks = Array.from({ length: 16 }, () => device.allocate(MB));
      for (const block of blocks) block.dispose();
      assert.ok(device.memoryStatistics().cached <= 4 * MB);
      device.memoryCacheLimit = 0;
      assert.equal(device.memoryStatistics().cached, 0);
      device.allocate(MB).dispose();
      assert.equal(device.memoryStatistics().cached, 0);
    } finally {
      device.memoryCacheLimit = memoryCacheLimit;
    }
    assert.throws(
      () => device.memoryCacheLimit = -1,
      /memoryCacheLimit: expected an integer from 0 to 9007199254740991, got -1/,
    );
    assert.throws(
      () => device.trimMemory(0.5),
      /keepBytes: expected an integer from 0 to 9007199254740991, got 0\.5/,
    );
  });

  test("trimMemory keeps the given number of bytes", () => {
    device.trimMemory();
    const blocks = Array.from({ length: 4 }, () => device.allocate(MB));
    for (const block of blocks) block.dispose();
    device.trimMemory(2 * MB);
    assert.equal(device.memoryStatistics().cached, 2 * MB);
    device.trimMemory();
    assert.equal(device.memoryStatistics().cached, 0);
  });

  test("trimMemory keeps captures intact", () => {
    using x = device.full([4], 1, "i32");
    using graph = device.capture((stream) => {
      x.fill(7, { stream });
      device.allocate(MB).dispose();
      device.trimMemory();
    });
    using executable = graph.instantiate();
    executable.launch();
    assert.deepEqual([...x.toHost()], [7, 7, 7, 7]);
  });

  test("disposing of a stream releases its cached memory", () => {
    device.trimMemory();
    {
      using stream = device.createStream();
      device.allocate(MB, { stream }).dispose();
      assert.equal(device.memoryStatistics().cached, MB);
    }
    assert.equal(device.memoryStatistics().cached, 0);
  });
});

// In a separate process, whose memory it exhausts.
test(
  "releases cached memory when an allocation runs out of memory, and reports the allocations if that fails",
  {
    skip: sharedGpu,
  },
  () => {
    const { stdout, stderr } = runProgram(
      `import { openDevice } from "@cuffi/mod.ts";
    const device = await openDevice();
    const { free, total } = device.memoryInfo();
    // A GPU only reserves address space and page tables for memory that is never touched.
    device.memoryCacheLimit = total;
    const chunk = Math.floor(free / 4 / 2 ** 20) * 2 ** 20;
    using held = device.allocate(1000);
    for (const block of [device.allocate(chunk), device.allocate(chunk)]) block.dispose();
    console.log(device.memoryStatistics().cached >= 2 * chunk);
    device.allocate(3 * chunk).dispose();
    try {
      device.allocate(total);
    } catch (error) {
      console.log(error.name, error.code, error.message);
    }
  `,
      { CUFFI_DEVICE: deviceName },
    );
    assert.match(stdout, /^true\nCUDA_ERROR_OUT_OF_MEMORY 2 /, stderr);
    assert.match(stdout, /true/);
    assert.match(stdout, /in 1 allocations|in \d+ allocations, the largest/);
    assert.match(stdout, /1000 bytes/);
    assert.match(stdout, /cached: 0 bytes; page-locked on the host: /);
  },
);

test(
  "names the largest piece if memory runs out because of the free pieces' sizes",
  { skip: onGpu },
  async () => {
    using device = await openTestDevice("software:2");
    const blocks = [1, 2, 3].map(() => device.allocate(2 ** 30, { pooled: false }));
    blocks[1]!.dispose();
    assert.throws(
      () => device.allocate(1.5 * 2 ** 30, { pooled: false }),
      /1\.50 GiB requested; 2\.00 GiB of 4\.00 GiB are free on software:2, in pieces of at most 1\.00 GiB; in use/,
    );
    for (const block of blocks) block.dispose();
  },
);

describe("CUFFI_MEMCHECK=1", () => {
  test("disables rounding and caching, so that a checker sees the bytes in use", () => {
    const { stdout, stderr } = runProgram(
      `import { openDevice } from "@cuffi/mod.ts";
      import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
      const device = await openDevice();
      device.allocate(1000).dispose();
      console.log(device.memoryStatistics().cached);
      const x = device.zeros([5], "i32");
      device.loadModule(KERNELS).kernel("add_one").launch({ grid: 1, block: 32 }, x, device.kind === "cuda" ? 5 : 6);
      try {
        console.log(x.toHost()[0]);
      } catch (error) {
        console.log(error.name);
      }
    `,
      { CUFFI_DEVICE: deviceName, CUFFI_MEMCHECK: "1" },
    );
    assert.equal(stdout.trim(), onGpu ? "0\n1" : "0\nCUDA_ERROR_ILLEGAL_ADDRESS", stderr);
  });

  test("stops a kernel of one software device at a raw pointer of another one", () => {
    const { stdout, stderr } = runProgram(
      `import { openDevice } from "@cuffi/mod.ts";
      import { KERNELS } from "@cuffi/test/fixtures/kernels.ts";
      const [a, b] = [await openDevice("software:0"), await openDevice("software:1")];
      const x = a.zeros([5], "i32");
      const kernel = b.loadModule(KERNELS).kernel("add_one");
      b.enablePeerAccess(a);
      kernel.launch({ grid: 1, block: 32 }, x, 5);
      b.synchronize();
      console.log(x.toHost()[4]);
      const y = b.zeros([5], "i32");
      a.loadModule(KERNELS).kernel("add_one").launch({ grid: 1, block: 32 }, y.pointer, 5);
      try {
        a.synchronize();
      } catch (error) {
        console.log(error.message);
      }
    `,
      { CUFFI_MEMCHECK: "1" },
    );
    assert.match(stdout, /^1\n.*access to memory of another device without enablePeerAccess\(\)/, stderr);
  });
});

describe("CUFFI_LEAKS=1", () => {
  test("reports where each leaked allocation was made", () => {
    const { stderr, status } = runProgram(
      `import { openDevice } from "@cuffi/mod.ts";
      const device = await openDevice();
      function forgetful() {
        for (let i = 0; i < 3; i++) kept.push(device.empty([1000], "f32"));
      }
      const kept = [];
      forgetful();
      device.zeros([10], "u8").dispose();
      kept.push(device.allocatePinned(4096));
    `,
      { CUFFI_DEVICE: deviceName, CUFFI_LEAKS: "1" },
    );
    assert.equal(status, 0, stderr);
    assert.match(stderr, /[34] allocations were never disposed/);
    assert.match(stderr, /3 × 3\.91 KiB of device memory of \w+:0, allocated at forgetful .*program\.ts:4/);
    assert.match(stderr, /4\.00 KiB of page-locked memory of \w+:0, allocated .*program\.ts:9/);
    assert.doesNotMatch(stderr, /10 bytes/);
  });

  test("reports where a graph was captured that retains an array", () => {
    const { stderr } = runProgram(
      `import { openDevice } from "@cuffi/mod.ts";
      using device = await openDevice();
      using x = device.zeros([1000], "f32");
      const graph = globalThis.graph = device.capture(() => x.fill(1));
      using executable = graph.instantiate();
    `,
      { CUFFI_DEVICE: deviceName, CUFFI_LEAKS: "1" },
    );
    assert.match(stderr, /1 graph was never disposed, with the memory .*:\n {2}created .*program\.ts:4/);
  });

  test("reports nothing without leaks, or without the variable", () => {
    const program = (dispose: string) => `
      import { openDevice } from "@cuffi/mod.ts";
      const device = await openDevice();
      const x = device.zeros([10], "u8");
      ${dispose}
    `;
    const clean = runProgram(program("x.dispose();"), { CUFFI_DEVICE: deviceName, CUFFI_LEAKS: "1" });
    assert.equal(clean.stderr, "");
    const unasked = runProgram(program(""), { CUFFI_DEVICE: deviceName });
    assert.equal(unasked.stderr, "");
  });
});
