/** One informative line for every object, in `console.log` and as a string. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { type Device, scalar } from "../../mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { onGpu, openTestDevice } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { root, runProgram } from "../support/process.ts";

const { after, before, describe, test } = ownProcess(import.meta.url, onGpu);

const SOURCE = readFileSync(fileURLToPath(new URL("../fixtures/kernels.cu", import.meta.url).href), "utf8");

/** Prints objects, and errors about objects of other classes. */
const PROGRAM = `
  import { openDevice } from "@cuffi/mod.ts";
  import { compiledKernel } from "@cuffi/src/kernel/compiled.ts";
  import { kernel } from "@cuffi/src/kernel/mod.ts";

  const device = await openDevice("software"), { stream } = device;
  const parameters = { y: "f32*" }, x = device.zeros([4], "f32");
  const fill = kernel(parameters, ({ y }) => void (y[0] = 1), { name: "fill" });
  const compiled = compiledKernel("fill", parameters, { ptx: fill.ptx, writes: ["y"] });
  const graph = device.capture((stream) => fill.launch(device, { grid: 1, block: 1, stream }, { y: x }));
  const texture = device.texture(x);
  const array = device.cudaArray({ shape: [4, 8], dtype: "f32", surface: true });
  const objects = [
    graph, graph.instantiate(), compiled, texture, device.surface(array),
    device.allocate(16), device.allocatePitched(640, 480),
    device.allocatePinned(16), device.register(new Uint8Array(64)),
  ];
  for (const object of objects) console.log(String(object));
  texture.dispose();
  const calls = [
    () => fill.launch(stream, { grid: 1, block: 1 }, { y: x }),
    () => device.allocatePinned(16, device),
    ...[device, x, fill, ...objects].map((object) => () => device.array(object)),
    () => texture.handle,
  ];
  for (const call of calls) {
    try {
      call();
    } catch ({ message }) {
      console.log(message);
    }
  }
`;

describe("objects print one line", () => {
  let device: Device;
  before(async () => {
    device = await openTestDevice();
  });
  after(() => device.dispose());

  function check(object: object, pattern: RegExp): void {
    const text = inspect(object);
    assert.match(text, pattern);
    assert.doesNotMatch(text, /\n|\[object/);
    assert.equal(String(object), text);
    assert.equal(JSON.stringify({ object }), JSON.stringify({ object: text }));
  }

  test("arrays, in their summary and as JSON, without reading the values", () => {
    const image = device.zeros([2, 3, 4], "u8", { layout: "HWC" });
    const line = /^DeviceArray u8 \[2, 3, 4\] strides \[12, 4, 1\] HWC on \w+:\d$/;
    assert.match(image.summary(), line);
    assert.equal(JSON.stringify([image]), JSON.stringify([image.summary()]));
    assert.match(String(image), /HWC on \w+:\d\n\[\[\[0 0 0 0\]/);
    image.dispose();
    assert.match(image.summary(), /, disposed$/);
    assert.equal(JSON.stringify({ image }), JSON.stringify({ image: image.summary() }));
    assert.match(JSON.stringify({ device }), /^\{"device":"Device \w+:\d: .+ GiB"\}$/);
  });

  test("kernels, with their C++ types or those of the PTX", () => {
    using module = device.loadModule(KERNELS, { source: SOURCE });
    check(module.kernel("saxpy"), /^Kernel saxpy\(float\*, const float\*, float, int\)$/);
    check(module, /^Module of saxpy, add_one, .* on \w+:\d$/);
    using x = device.zeros([4], "i32");
    const bound = module.kernel("add_one").bind({ grid: [2, 2], block: 64 }, x, 4);
    check(bound, /^BoundLaunch of add_one\(int\*, int\), grid \[2,2,1\], block \[64,1,1\]$/);
    using other = device.loadModule(KERNELS);
    check(other.kernel("saxpy"), /^Kernel saxpy\(u64, u64, f32, u32\)$/);
    check(other.kernel("store_parameters"), /, 16 bytes\)$/);
    other.dispose();
    check(other, /^Module, disposed$/);
  });

  test("devices, streams, events and graphs", () => {
    assert.match(inspect(device), /^Device \w+:\d: .+, compute capability \d+\.\d, [\d.]+ GiB$/);
    assert.match(String(device), /^\w+:\d$/);
    using module = device.loadModule(KERNELS);
    using x = device.zeros([4], "i32");
    using stream = device.createStream();
    check(stream, /^Stream 0x[0-9a-f]+ on \w+:\d$/);
    using event = stream.record();
    check(event, /^Event 0x[0-9a-f]+ on \w+:\d$/);
    using graph = device.capture((captured) => {
      assert.match(String(captured), /, capturing$/);
      module.kernel("add_one").launch({ grid: 1, block: 4, stream: captured }, x, 4);
    });
    check(graph, /^Graph of 1 kernel on \w+:\d$/);
    using executable = graph.instantiate();
    check(executable, /^ExecutableGraph of 1 kernel on \w+:\d$/);
    for (const object of [stream, event, graph, executable]) {
      object.dispose();
      check(object, /, disposed$/);
    }
  });

  test("memory, arrays, textures and scalars", () => {
    using memory = device.allocate(2048);
    check(memory, /^DeviceMemory of 2\.00 KiB at 0x[0-9a-f]+ on \w+:\d$/);
    using pitched = device.allocatePitched(640, 480);
    check(pitched, /^PitchedMemory of 480 rows of 640 bytes, pitch \d+, at 0x[0-9a-f]+ on \w+:\d$/);
    using pinned = device.allocatePinned(64);
    check(pinned, /^PinnedMemory of 64 bytes at 0x[0-9a-f]+$/);
    using registered = device.register(new Uint8Array(64));
    check(registered, /^RegisteredMemory of 64 bytes at 0x[0-9a-f]+$/);
    using array = device.cudaArray({ shape: [4, 8], dtype: "f32", channels: 4, surface: true });
    check(array, /^CudaArray f32 \[4, 8\] of 4 channels on \w+:\d$/);
    using texture = device.texture(array);
    check(texture, /^Texture of CudaArray f32 \[4, 8\] of 4 channels on \w+:\d$/);
    using surface = device.surface(array);
    check(surface, /^Surface of CudaArray/);
    check(scalar("u64", 5n), /^scalar\("u64", 5n\)$/);
    using x = device.array(new Float32Array([1, 2]));
    assert.match(inspect(x), /^DeviceArray f32 \[2\] strides \[4\] on \w+:\d\n\[1\. 2\.\]$/);
    using capsule = x.toDLPack();
    check(capsule, /^DLPackCapsule "dltensor_versioned"$/);
    for (const object of [memory, pinned, texture, array]) {
      object.dispose();
      check(object, /, disposed$/);
    }
  });

  const skip = process.versions.bun === undefined && "once is enough: Bun's bundler minifies";
  test("with the names of their classes in a minified program", { skip }, () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-print-"));
    try {
      const source = join(folder, "program.ts"), bundle = join(folder, "bundle.js");
      writeFileSync(source, PROGRAM.replaceAll("@cuffi/", root));
      execFileSync(process.execPath, ["build", source, "--target=bun", "--minify", "--outfile", bundle]);
      const [minified, plain] = [bundle, source].map((file) =>
        execFileSync(process.execPath, [file], { encoding: "utf8" })
      );
      assert.match(plain!, /^Graph of 1 kernel .* got Stream\n.*the texture has been disposed/s);
      assert.equal(minified, plain);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("in console.log of this runtime", () => {
    const { stdout } = runProgram(
      `import { openDevice } from "@cuffi/mod.ts";
      using device = await openDevice("software");
      console.log(device.stream);
      console.log(device.allocate(16));`,
      {},
    );
    assert.match(stdout, /^Stream 0x\w+ on software:0\nDeviceMemory of 16 bytes at 0x\w+ on software:0\n$/);
  });
});
