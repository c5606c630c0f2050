/** Arguments of pipelines: copied when a step is added, and checked as early as possible. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device, DeviceArray } from "../../../mod.ts";
import { type ElementGpu, pixelFunction } from "../../../src/kernel/mod.ts";
import { gaussian, invert, pipeline } from "../../../src/image/mod.ts";
import { useTestDevice } from "../../support/suite_device.ts";

describe("arguments of pipelines", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  const image = (): DeviceArray<"u8"> =>
    device.array(Uint8Array.from({ length: 300 }, (_, i) => i), { shape: [10, 10, 3] });

  test("may be changed after the step was added", () => {
    const size: [number, number] = [4, 4], rectangle = { x: 0, y: 0, width: 5, height: 5 };
    const values = { plus: 1 };
    const add = pixelFunction(
      { plus: "f32" },
      ({ x, y, z, plus }) => ({ x: x + plus, y: y + plus, z: z + plus }),
    );
    const pipelines = [
      pipeline("u8", 3).resize(size),
      pipeline("u8", 3).letterbox(size),
      pipeline("u8", 3).warpAffine([[1, 0, 0], [0, 1, 0]], { size }),
      pipeline("u8", 3).crop(rectangle),
      pipeline("u8", 3).map(add, values),
    ];
    using src = image();
    const before = pipelines.map((each) => each.run(src));
    size[0] = 0;
    rectangle.x = 3;
    values.plus = 90;
    pipelines.forEach((each, i) => {
      using after = each.run(src);
      assert.deepEqual(after.shape, before[i]!.shape);
      assert.ok(after.equals(before[i]!), `${each}`);
    });
    for (const result of before) result.dispose();
  });

  test("are checked when the step is added", () => {
    const chain = pipeline("u8", 3), name = "pipeline step 1";
    assert.throws(() => chain.crop([0, 0, 4, 4] as never), {
      name: "TypeError",
      message: `${name} (crop): rectangle: expected { x, y, width, height }, got [0, 0, 4, 4]`,
    });
    assert.throws(() => chain.crop({ x: 0.5, y: 0, width: 4, height: 4 }), {
      name: "RangeError",
      message: `${name} (crop): rectangle.x: expected an integer, got 0.5`,
    });
    assert.throws(
      () => chain.normalize({ into: null } as never),
      /options: expected only scale, mean, .*, got into/,
    );
    assert.throws(() => chain.load("software" as never), {
      name: "TypeError",
      message: `device: expected a Device, got "software"`,
    });
  });

  test("reject rectangles that no step uses", () => {
    using src = image();
    assert.throws(
      () => pipeline("u8", 3).resize(4).run(src, { crops: [] }),
      /^TypeError: crops: expected nothing, because no step is crop\(\) without a rectangle, got rectangles; add \.crop\(\)$/,
    );
  });

  test("reject functions of a pixel that return a list", () => {
    const list = pixelFunction(({ x, y, z }) => [x, y, z] as never);
    assert.throws(() => pipeline("u8", 3).map(list), /: return the channels by name: \(\{ x, y, z \}\)/);
  });

  test("reject functions of a pixel with positional parameters", () => {
    const wrong = [
      (x: number, y: number, gpu: ElementGpu) => ({ x: gpu.fma(x, y, 1) }),
      (x: number[]) => ({ x: x[0] }),
    ];
    for (const fn of wrong) {
      assert.throws(
        () => pipeline("u8", 2).map(pixelFunction(fn as never)),
        /expected one parameter with names, \(\{ x, y, column, row \}\) => …, got \(x(, y, gpu)?\) => …/,
      );
    }
  });

  test("reject an operator without a name, and show the right form", () => {
    const message = (run: unknown): string => {
      let message = "";
      assert.throws(
        () => pipeline("u8", 3).operator(run as string, undefined as never),
        (error: TypeError) => {
          ({ message } = error);
          return error.name === "TypeError";
        },
      );
      return message;
    };
    assert.equal(
      message(gaussian),
      "pipeline step 1 (operator): name: expected a string, got function gaussian; " +
        'write operator("gaussian", (src, options) => gaussian(src, …, options))',
    );
    assert.equal(
      message((src: DeviceArray) => invert(src)),
      "pipeline step 1 (operator): name: expected a string, got a function; " +
        'write operator("name", (src, options) => …)',
    );
    assert.equal(message(5), "pipeline step 1 (operator): name: expected a string, got 5");
  });

  test("reject what an operator returns in place of its result", () => {
    using src = image();
    using into = device.empty([10, 10, 3], "u8");
    const run = (operator: (src: DeviceArray<"u8">) => unknown): void => {
      pipeline("u8", 3).operator("own", operator as never).run(src).dispose();
    };
    const result = /^TypeError: pipeline step 1 \(own\): result: expected/;
    assert.throws(() => run(() => undefined), result);
    assert.throws(() => run(async (each) => await each), result);
    assert.throws(() => run((each) => each.astype("f32")), /own\): result: expected an array of u8, got f32/);
    assert.throws(
      () => run((each) => each.slice(null, null, [0, 1]).copy()),
      /own\): result: expected 3 channels, got 1/,
    );
    assert.throws(
      () => pipeline("u8", 3).operator("own", (each) => gaussian(each, 1)).run(src, { into }),
      /own\): result: expected options\.into, got other images; pass on the options, such as gaussian/,
    );
    assert.equal(pipeline("u8", 3).operator("own", invert).run(src, { into }), into);
    assert.equal(into.toHost()[0], 255);
  });
});
