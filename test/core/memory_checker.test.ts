/** Faults that the memory checker reports name the element, both accesses of a race, and the launch. */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { onGpu } from "../support/device.ts";
import { runFile } from "../support/process.ts";

const at = (path: string): string => JSON.stringify(new URL(`../../${path}`, import.meta.url).href);

const PROGRAM = `
import { openDevice } from ${at("mod.ts")};
import { kernel } from ${at("src/kernel/mod.ts")};
const PTX = \`.version 8.0
.target sm_75
.address_size 64
.visible .entry wide(.param .u64 y, .param .u64 x) {
  .reg .u64 %d<3>; .reg .f32 %f<4>;
  ld.param.u64 %d0, [y]; ld.param.u64 %d1, [x];
  ld.global.v4.f32 {%f0, %f1, %f2, %f3}, [%d1+48];
  st.global.f32 [%d0], %f0;
  ret;
}
.visible .entry race(.param .u64 y) {
  .reg .u64 %d<2>; .reg .u32 %r<8>; .reg .pred %p<2>; .shared .align 4 .b8 tile[64];
  mov.u32 %r0, %tid.x; shl.b32 %r1, %r0, 2; mov.u32 %r2, tile; add.u32 %r2, %r2, %r1;
  setp.eq.u32 %p0, %r0, 1; setp.eq.u32 %p1, %r0, 2;
  @%p0 st.shared.u32 [%r2], %r0;
  @%p1 ld.shared.u32 %r3, [%r2+-4];
  ret;
}
\`;
const device = await openDevice("software");
const y = device.zeros([10], "f32"), x = device.zeros([3, 4], "f32");
const halves = device.zeros([10], "f16");
using memory = device.allocate(40);
const ptx = device.loadModule(PTX);
const fill = kernel({ y: "f32*", n: "i32" }, ({ y, n }, gpu) => {
  if (gpu.globalIndex() === 12) y[gpu.globalIndex() - n] = 1;
});
const sums = kernel({ y: "f32*" }, ({ y }, gpu) => {
  const tile = gpu.shared("f32", 64), i = gpu.threadIdx.x;
  tile[i] = 1;
  gpu.sync();
  const left = i > 0 ? tile[i - 1]! : 0;
  tile[i] = tile[i]! + left;
  gpu.sync();
  y[0] = tile[0]!;
});
const bins = device.zeros([4], "u32"), values = device.zeros([256], "u32");
const histogram = kernel({ bins: "u32*", values: "u32*" }, ({ bins, values }, gpu) => {
  bins[values[gpu.globalIndex()]!]! += 1;
});
const blocks = kernel({ bins: "u32*" }, ({ bins }, gpu) => {
  if (gpu.threadIdx.x === 7) bins[2]! += gpu.blockIdx.x;
});
const ordered = kernel({ bins: "u32*" }, ({ bins }, gpu) => {
  const i = gpu.threadIdx.x;
  bins[1] = 7; // All threads store the same value.
  gpu.atomicAdd(bins, 2, i);
  gpu.sync();
  if (i === 40) bins[1] = 8;
  gpu.syncWarp();
  if (i === 41) bins[1] = 9;
});
const lastBlock = kernel({ bins: "u32*" }, ({ bins }, gpu) => {
  if (gpu.threadIdx.x !== 0) return;
  bins[0] = 3;
  gpu.fence();
  if (gpu.atomicAdd(bins, 3, 1) === 3) bins[0] = 5;
});
const launches: Record<string, () => void> = {
  histogram: () => histogram.launch(device, { grid: 4, block: 64 }, { bins, values }),
  blocks: () => blocks.launch(device, { grid: 64, block: 32 }, { bins }),
  ordered: () => {
    ordered.launch(device, { grid: 1, block: 64 }, { bins });
    lastBlock.launch(device, { grid: 4, block: 64 }, { bins });
    device.synchronize();
    console.log(...bins.toHost());
  },
  typescript() {
    fill.launch(device, { grid: 1, block: 16 }, { y, n: 0 });
    // A call at the end of a function has no frame in Bun, which reuses that of the caller.
    return undefined;
  },
  before: () => fill.launch(device, { grid: 1, block: 16 }, { y, n: 13 }),
  shape: () => ptx.kernel("wide").launch({ grid: 1, block: 1 }, y, x),
  race: () => sums.launch(device, { grid: 1, block: 64 }, { y }),
  written: () => ptx.kernel("race").launch({ grid: 1, block: 32 }, y),
  memory: () => ptx.kernel("wide").launch({ grid: 1, block: 1 }, y, memory),
  address: () => ptx.kernel("wide").launch({ grid: 1, block: 1 }, y, memory.pointer),
  bound: () => {
    const bound = ptx.kernel("wide").bind({ grid: 1, block: 1 }, y, y);
    bound.setArgument(1, halves);
    bound.launch();
    return undefined;
  },
  null: () => ptx.kernel("wide").launch({ grid: 1, block: 1 }, y, null),
  graph: () => {
    const graph = device.capture((stream) => {
      ptx.kernel("wide").launch({ grid: 1, block: 1, stream }, y, x);
      return undefined;
    });
    graph.instantiate().launch();
  },
};
try {
  launches[process.argv[2]!]!();
  device.synchronize();
} catch (error) {
  console.log(String(error));
}
`;

/** Ends with a fault, in one of four ways. */
const END = `
import { openDevice } from ${at("mod.ts")};
const device = await openDevice("software");
const y = device.zeros([10], "f32");
const module = device.loadModule(\`.version 8.0
.target sm_75
.address_size 64
.visible .entry beyond(.param .u64 y) {
  .reg .u64 %d;
  ld.param.u64 %d, [y];
  st.global.f32 [%d+40], 0f3f800000;
  ret;
}\`);
module.kernel("beyond").launch({ grid: 1, block: 1 }, y);
if (process.argv[2] === "dispose") {
  y.dispose();
  module.dispose();
  device.dispose();
}
if (process.argv[2] === "print") console.log(y);
if (process.argv[2] === "catch") {
  try {
    device.synchronize();
  } catch (error) {
    console.log(error.code);
  }
}
console.log("end");
`;

/** Returns the line of the program that starts with a text, counted from 1. */
function lineOf(text: string): number {
  return 1 + PROGRAM.split("\n").findIndex((line) => line.trim().startsWith(text));
}

describe("the memory checker", { skip: onGpu && "tests the software device" }, () => {
  let folder = "", file = "";
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
    file = join(folder, "app.ts");
    writeFileSync(file, PROGRAM);
  });
  after(() => rmSync(folder, { recursive: true }));

  function fault(launch: string, memcheck = "1"): string {
    const { stdout, stderr } = runFile(file, [launch], { CUFFI_MEMCHECK: memcheck }, folder);
    assert.notEqual(stdout, "", stderr);
    return stdout;
  }

  test("names the element of an array, its type and size, and the place of the launch", () => {
    const line = lineOf("if (gpu.globalIndex() === 12)"), launched = lineOf("fill.launch(");
    assert.match(
      fault("typescript"),
      new RegExp(
        "outside any allocation: write of 4 bytes at 0x[0-9a-f]+, element 12 of y, an f32 array of 10 elements, " +
          `in kernel fill, block \\(0, 0, 0\\), thread \\(12, 0, 0\\), \\S+app\\.ts:${line}:\\d+ \\(PTX line \\d+\\); ` +
          `launched at \\S*app\\.ts:${launched}:\\d+ \\(cuCtxSynchronize, 700\\)`,
      ),
    );
    assert.match(fault("before"), /write of 4 bytes at 0x[0-9a-f]+, element -1 of y, an f32 array of 10/);
    assert.match(
      fault("shape"),
      /read of 16 bytes at 0x[0-9a-f]+, elements 12 to 15 of x, an f32 array of \[3, 4\], in kernel wide/,
    );
  });

  test("names bytes and elements of the access where the type is not known", () => {
    assert.match(fault("memory"), /read of 16 bytes at 0x[0-9a-f]+, byte 48 of x, memory of 40 bytes, in/);
    assert.match(
      fault("address"),
      /read of 16 bytes at 0x[0-9a-f]+, 8 bytes behind the 40 bytes at 0x[0-9a-f]+ \(element 3 of 16 bytes\), in/,
    );
  });

  test("follows the arguments of bound launches, and the launches of graphs", () => {
    const bound = fault("bound");
    assert.match(bound, /elements 24 to 31 of x, an f16 array of 10 elements/);
    assert.match(bound, new RegExp(`launched at \\S*app\\.ts:${lineOf("bound.launch()")}:`));
    assert.match(
      fault("graph"),
      new RegExp(
        `elements 12 to 15 of x.*launched at \\S*app\\.ts:${lineOf('ptx.kernel("wide").launch({ gr')}:`,
      ),
    );
  });

  test("names both accesses of a data race on shared memory", () => {
    const write = lineOf("tile[i] = tile[i]! + left"), read = lineOf("const left");
    assert.match(
      fault("race"),
      new RegExp(
        "data race on shared memory: read of 4 bytes at 0x[0-9a-f]+, byte 0 of tile \\(element 0 of 4 bytes\\), " +
          `in kernel sums, block \\(0, 0, 0\\), thread \\(1, 0, 0\\), \\S+app\\.ts:${read}:\\d+ \\(PTX line \\d+\\), ` +
          `and a write by thread \\(0, 0, 0\\), \\S+app\\.ts:${write}:\\d+ \\(PTX line \\d+\\), without a barrier between them`,
      ),
    );
    assert.match(
      fault("written"),
      /read of 4 bytes at 0x[0-9a-f]+, byte 4 of tile \(element 1 of 4 bytes\), in kernel race, block \(0, 0, 0\), thread \(2, 0, 0\), PTX line 16, and a write by thread \(1, 0, 0\), PTX line 15, without/,
    );
  });

  test("names both accesses of a data race on global memory", () => {
    const line = lineOf("bins[values["), where = `\\S+app\\.ts:${line}:\\d+ \\(PTX line \\d+\\)`;
    assert.match(
      fault("histogram"),
      new RegExp(
        "data race: write of 4 bytes at 0x[0-9a-f]+, element 0 of bins, a u32 array of 4 elements, in kernel " +
          `histogram, block \\(0, 0, 0\\), thread \\(1, 0, 0\\), ${where}, and a write of another value by ` +
          `block \\(0, 0, 0\\), thread \\(0, 0, 0\\), ${where}, neither of them atomic`,
      ),
    );
    assert.match(
      fault("blocks"),
      /element 2 of bins.*thread \(7, 0, 0\).* another value by block \(\d+, 0, 0\)/,
    );
  });

  test("accepts equal values, atomics, and stores that a barrier or a fence orders", () => {
    assert.equal(fault("ordered"), "5 9 2016 4\n");
  });

  test("reports faults that nothing has waited for, and lets the process fail", () => {
    const path = join(folder, "end.ts");
    writeFileSync(path, END);
    const run = (end: string) => runFile(path, [end], { CUFFI_MEMCHECK: "1" }, folder);
    for (const end of ["exit", "dispose"]) {
      const { status, stdout, stderr } = run(end);
      assert.equal(stdout, "end\n");
      assert.match(stderr, /^cuffi: (nothing waited for this fault|freeing failed): .*element 10 of y/m);
      assert.equal(status, 1);
    }
    const printed = run("print");
    assert.match(printed.stdout, /values not readable: .*element 10 of y/);
    assert.equal(printed.status, 1, printed.stderr);
    const caught = run("catch");
    assert.equal(caught.stdout + caught.stderr, "700\nend\n");
    assert.equal(caught.status, 0);
  });

  test("has no place of the launch where it is off", () => {
    assert.match(fault("null"), /access outside any allocation: read of 16 bytes at 0x30 in .*launched at/);
    assert.doesNotMatch(fault("null", "0"), /launched at/);
  });
});
