/** Every function with options, found in the code, rejects an option that it does not have. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import * as cuffi from "../../mod.ts";
import { balancedEnd } from "../../src/core/module/cpp_text.ts";
import * as compile from "../../src/compile/mod.ts";
import * as kernels from "../../src/kernel/mod.ts";
import * as codecs from "../../src/formats/codecs/mod.ts";
import * as npy from "../../src/formats/npy.ts";
import * as safetensors from "../../src/formats/safetensors.ts";
import * as python from "../../src/python/mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { openTestDevice } from "../support/device.ts";

// deno-lint-ignore no-explicit-any -- JavaScript passes anything.
const WRONG: any = { strm: 1 };
const FILE = new Uint8Array(4);

/** Returns the parameters of a function, by its source text. */
function parametersOf(value: unknown): string[] {
  const text = String(value), open = text.indexOf("(");
  if (text.startsWith("class")) return [];
  // A comma may follow the last parameter.
  return text.slice(open, balancedEnd(text, open)).split(",").filter((parameter) => /\w/.test(parameter));
}

/** Whether a function has a parameter of options. */
function takesOptions(value: unknown): boolean {
  return typeof value === "function" &&
    parametersOf(value).some((parameter) => /\b(options|limits)\b/.test(parameter));
}

/** Returns the classes between `DeviceArray` and the data of an array: arithmetic and reductions. */
function arithmeticClasses(array: object): { name: string; prototype: object }[] {
  const found: { name: string; prototype: object }[] = [];
  let prototype = Object.getPrototypeOf(Object.getPrototypeOf(array));
  while (!Object.hasOwn(prototype, "pointer")) {
    found.push({ name: prototype.constructor.name, prototype });
    prototype = Object.getPrototypeOf(prototype);
  }
  return found;
}

describe("functions with options", () => {
  let device: cuffi.Device;
  let module: cuffi.Module;
  before(async () => {
    device = await openTestDevice();
    module = device.loadModule(KERNELS);
  });
  after(() => {
    module.dispose();
    device.dispose();
  });

  test("reject every option that they do not have, and change nothing", async () => {
    using x = device.zeros([4], "i32", { layout: "C" });
    using wide = device.allocate(16);
    using event = device.createEvent();
    using image = device.cudaArray({ shape: [4], dtype: "i32" });
    image.copyFrom(new Int32Array(4)); // a new CUDA array is not initialized
    const kernel = module.kernel("add_one");
    // deno-lint-ignore no-explicit-any -- Not read.
    const handle: any = {};
    const typed = kernels.kernel({ x: "i32*" }, ({ x }) => void (x[0] = 1));
    const random = device.random(1);
    const launch = { ...WRONG, grid: 1, block: 4 };
    const calls: Record<string, () => unknown> = {
      "Device.createStream": () => device.createStream(WRONG),
      "Device.createEvent": () => device.createEvent(WRONG),
      "Device.asArray": () => device.asArray(x, WRONG),
      "Device.fromCudaArrayInterface": () => device.fromCudaArrayInterface(x, WRONG),
      "Device.fromDLPack": () => device.fromDLPack(handle, WRONG),
      "Device.openShared": () => device.openShared(handle, WRONG),
      "Device.share": () => device.share(WRONG),
      "Device.allocate": () => device.allocate(4, WRONG),
      "Device.allocatePinned": () => device.allocatePinned(4, WRONG),
      "Device.copy": () => device.copy(x, new Int32Array(4).fill(1), WRONG),
      "Device.copyFromStream": () => device.copyFromStream(x, new Int32Array(4).fill(1), WRONG),
      "Device.writable": () => device.writable(x, WRONG),
      "Device.readable": () => device.readable(x, WRONG),
      "Device.copy2D": () =>
        device.copy2D(x, new Int32Array(4).fill(1), { ...WRONG, widthBytes: 16, height: 1 }),
      "Device.array": () => device.array(new Int32Array(4), WRONG),
      "Device.empty": () => device.empty([4], "i32", WRONG),
      "Device.zeros": () => device.zeros([4], "i32", WRONG),
      "Device.ones": () => device.ones([4], "i32", WRONG),
      "Device.full": () => device.full([4], 1, "i32", WRONG),
      "Device.arange": () => device.arange(4, "i32", WRONG),
      "Device.concatenate": () => device.concatenate([x], WRONG),
      "Device.stack": () => device.stack([x], WRONG),
      "Device.cudaArray": () => device.cudaArray({ ...WRONG, shape: [4], dtype: "i32" }),
      "Device.texture": () => device.texture(image, WRONG),
      "Device.capture": () => device.capture(() => x.fill(1), WRONG),
      "Device.loadModule": () => device.loadModule(KERNELS, WRONG),
      "Device.compile": () => device.compile("", WRONG),
      "DeviceArray.toDLPack": () => x.toDLPack(WRONG),
      "DeviceArray.__dlpack__": () => x.__dlpack__(WRONG),
      "DeviceArray.share": () => x.share(WRONG),
      "DeviceArray.contiguous": () => x.contiguous(WRONG),
      "DeviceArray.copy": () => x.copy(WRONG),
      "DeviceArray.astype": () => x.astype("f32", WRONG),
      "DeviceArray.fill": () => x.fill(1, WRONG),
      "DeviceArray.copyFrom": () => x.copyFrom(new Int32Array(4).fill(1), WRONG),
      "DeviceArray.equals": () => x.equals(x, WRONG),
      "DeviceArray.toHost": () => x.toHost(WRONG),
      "DeviceArray.download": () => x.download(WRONG),
      "DeviceArray.toFloat32": () => x.toFloat32(WRONG),
      "DeviceArray.item": () => x.item(WRONG),
      "DeviceMemory.fill": () => wide.fill(1, WRONG),
      "CudaArray.copyFrom": () => image.copyFrom(new Int32Array(4).fill(1), WRONG),
      "CudaArray.copyTo": () => image.copyTo(x, WRONG),
      "CudaArray.toHost": () => image.toHost(WRONG),
      "Stream.finished": () => device.stream.finished(WRONG),
      "Event.finished": () => event.finished(WRONG),
      "Kernel.launch": () => kernel.launch(launch, x, 4),
      "Kernel.bind": () => kernel.bind(launch, x, 4),
      "asArray": () => cuffi.asArray(x, WRONG),
      "reformat": () => cuffi.reformat(x, "C", WRONG),
      "compileCuda": () => compile.compileCuda("", { ...WRONG, arch: "sm_90" }),
      "warmCache": () => compile.warmCache("", { ...WRONG, archs: ["sm_90"] }),
      "kernel": () => kernels.kernel({}, () => {}, WRONG),
      "elementwise": () => kernels.elementwise(({ x }) => x, WRONG),
      "pixelFunction": () => kernels.pixelFunction({}, (pixel) => pixel, WRONG),
      "RandomGenerator.uniform": () => random.uniform([4], WRONG),
      "RandomGenerator.normal": () => random.normal([4], WRONG),
      "RandomGenerator.integers": () => random.integers([4], WRONG),
      "RandomGenerator.permutation": () => random.permutation(4, WRONG),
      "runOnHost": () => kernels.runOnHost(typed, launch, { x: new Int32Array(4) }),
      "LaunchableKernel.launch": () => typed.launch(device, launch, { x }),
      "LaunchableKernel.bind": () => typed.bind(device, launch, { x }),
      "encodeJpeg": () => codecs.encodeJpeg(x, WRONG),
      "decodeImage": () => codecs.decodeImage(FILE, WRONG),
      "decodeJpeg": () => codecs.decodeJpeg(FILE, WRONG),
      "decodePng": () => codecs.decodePng(FILE, WRONG),
      "readImageHeader": () => codecs.readImageHeader(FILE, WRONG),
      "readImage": () => codecs.readImage(FILE, WRONG),
      "decodeSafetensors": () => safetensors.decodeSafetensors(FILE, WRONG),
      "openPython": () => python.openPython(WRONG),
      "Python.fromPython": () => python.Python.prototype.fromPython.call(null!, handle, WRONG),
    };

    for (const { name, prototype } of arithmeticClasses(x)) {
      for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
        if (!takesOptions(value)) continue;
        const operands = new Array(parametersOf(value).length - 1).fill(x);
        calls[`${name}.${key}`] = () => value.call(x, ...operands, WRONG);
      }
    }

    const used = device.memoryInUse();
    for (const [name, call] of Object.entries(calls)) {
      await assert.rejects(
        async () => await call(),
        /^TypeError: (\w+: )?(options|limits): expected only .*, got strm/,
        name,
      );
    }
    await device.stream.finished();
    assert.equal(device.memoryInUse(), used);
    assert.deepEqual([...x.toHost(), ...image.toHost()], new Array(8).fill(0));

    const found = new Set<string>();
    const instances = [device, device.stream, x, wide, event, image, kernel, module, random];
    const classes = instances.map((one) => one.constructor as { name: string; prototype: object });
    classes.push(...arithmeticClasses(x));
    for (const entry of [cuffi, codecs, compile, kernels, npy, python, safetensors]) {
      for (const [name, value] of Object.entries(entry)) {
        if (takesOptions(value)) found.add(name);
        else if (typeof value === "function" && value.prototype !== undefined) classes.push(value);
      }
    }
    for (const { name, prototype } of classes) {
      for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
        if (takesOptions(value)) found.add(`${name}.${key}`);
      }
    }
    assert.deepEqual([...found].sort(), Object.keys(calls).sort());
  });
});
