/** Kernels in TypeScript: launches, arguments by name, and their PTX. */
import assert from "node:assert/strict";
import type { Device } from "../../mod.ts";
import { kernel } from "../../src/kernel/mod.ts";
import { onGpu } from "../support/device.ts";
import { ownProcess } from "../support/own_process.ts";
import { useTestDevice } from "../support/suite_device.ts";

const { describe, test } = ownProcess(import.meta.url, onGpu);

const saxpy = kernel({ y: "f32*", x: "f32*", a: "f32", n: "i32" }, ({ y, x, a, n }, gpu) => {
  const i = gpu.globalIndex();
  if (i < n) y[i]! += a * x[i]!;
}, { name: "saxpy" });

describe("kernels in TypeScript", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  test("computes the result of the function", () => {
    using x = device.array(Float32Array.from({ length: 1000 }, (_, i) => i));
    using y = device.array(new Float32Array(1000).fill(1));
    saxpy.launch(device, { grid: 4, block: 256 }, { y, x, a: 2, n: 1000 });
    assert.deepEqual(y.toHost(), Float32Array.from({ length: 1000 }, (_, i) => 1 + 2 * i));
  });

  test("reads what it has just written if its arguments overlap", () => {
    const twice = kernel({ y: "f32*", x: "f32*" }, ({ y, x }) => {
      y[0] = x[0]! + 1;
      y[1] = x[0]! + 1;
    });
    using x = device.array(new Float32Array([1, 0, 0]));
    twice.launch(device, { grid: 1, block: 1 }, { y: x, x });
    assert.deepEqual(x.toHost(), new Float32Array([2, 3, 0]));
    using y = device.zeros([2], "f32");
    twice.launch(device, { grid: 1, block: 1 }, { y, x });
    assert.deepEqual(y.toHost(), new Float32Array([3, 3]));
  });

  test("runs repeatedly with the arguments of bind()", () => {
    using x = device.array(new Float32Array([1, 2])), y = device.zeros([2], "f32");
    const bound = saxpy.bind(device, { grid: 1, block: 32 }, { y, x, a: 1, n: 2 });
    for (let i = 0; i < 3; i++) bound.launch();
    assert.deepEqual(y.toHost(), new Float32Array([3, 6]));
  });

  test("takes new arguments of a bound launch by name or place, arrays with shape and strides", () => {
    const fill = kernel(
      { y: "f32[,]", s: { scale: "f32" }, x: "f32[]", v: "f32" },
      ({ y, s, x, v }, gpu) => {
        const i = gpu.threadIdx.x;
        if (i < y.length && i < x.length) y[i]![0] = s.scale * x[i]! + v;
      },
      { name: "fill" },
    );
    using y = device.zeros([4, 1], "f32"), x = device.array(new Float32Array([1, 2, 3, 4]));
    const bound = fill.bind(device, { grid: 1, block: 4 }, {
      y: y.slice([0, 2]),
      s: { scale: 1 },
      x,
      v: 0,
    });
    const launch = () => {
      bound.launch();
      return [...y.toHost()];
    };
    bound.setArgument(3, 7);
    assert.deepEqual(launch(), [8, 9, 0, 0]);
    bound.setArgument("s", { scale: 10 });
    bound.setArgument("v", 1);
    assert.deepEqual(launch(), [11, 21, 0, 0]);
    bound.setArgument(0, y.slice([null, null, 2]));
    bound.setArgument("x", x.slice([null, null, -1]));
    assert.deepEqual(launch(), [41, 21, 31, 0]);
    assert.throws(() => bound.setArgument(4, 1), /^RangeError: index: expected .* 0 to 3, got 4$/);
    assert.throws(
      () => bound.setArgument("V", 1),
      /^TypeError: fill: arguments: expected only y, s, x, v, got V; did you mean "v"\?$/,
    );
    assert.throws(
      () => bound.setArgument(3, "1" as never),
      /^TypeError: fill: v: expected a value of type f32/,
    );
    assert.throws(
      () => bound.setArgument(0, x),
      /^TypeError: fill: y: expected 2 dimensions, got 1 \(shape \[.*\]\); declare "f32\[\]"$/,
    );
    using freed = device.zeros([2, 2], "f32");
    freed.dispose();
    assert.throws(
      () => bound.setArgument("y", freed),
      /^Error: fill: y: the f32 \[2, 2\] array has been disposed/,
    );
    assert.deepEqual(launch(), [41, 21, 31, 0]);
    const other = fill.load(device).bind(
      { grid: 1, block: 1 },
      ...[y, 1, 1, 1, 1],
      new Float32Array([1]),
      x,
      4,
      1,
      0,
    );
    other.setArgument(9, 5);
    other.launch();
    assert.equal(y.toHost()[0], 6);
    assert.throws(() => other.setArgument("v" as never, 1), /^TypeError: index: expected an integer/);
  });

  test("rejects new arguments that overlap where the prepared launch's did not", () => {
    const twice = kernel({ y: "f32*", x: "f32*" }, ({ y, x }) => {
      y[0] = x[0]! + 1;
      y[1] = x[0]! + 1;
    }, { name: "twice" });
    using x = device.array(new Float32Array([1, 0])), y = device.zeros([2], "f32");
    const bound = twice.bind(device, { grid: 1, block: 1 }, { y, x });
    const problem =
      /^TypeError: twice: arguments: expected no array that overlaps .*; bind or capture it again with the new/;
    bound.setArgument("x", y);
    assert.throws(() => bound.launch(), problem);
    bound.setArgument("y", x);
    bound.launch();
    assert.deepEqual([...x.toHost()], [1, 1]);
    using graph = device.capture(() => twice.launch(device, { grid: 1, block: 1 }, { y, x }));
    using executable = graph.instantiate();
    assert.throws(() => executable.setArguments(graph.kernels[0]!, { y, x: y }), problem);
    const same = twice.bind(device, { grid: 1, block: 1 }, { y: x, x });
    same.setArgument("x", y);
    same.setArgument("y", y);
    same.launch();
    assert.deepEqual([...y.toHost()], [1, 2]);
  });

  test("takes new arguments of a graph by name", () => {
    const add = kernel({ y: "f32*", x: "f32[]", a: "f32" }, ({ y, x, a }, gpu) => {
      const i = gpu.threadIdx.x;
      if (i < x.length) y[i] = x[i]! + a;
    });
    using y = device.zeros([4], "f32"), x = device.array(new Float32Array([1, 2, 3, 4]));
    using graph = device.capture(() => add.launch(device, { grid: 1, block: 4 }, { y, x, a: 10 }));
    using executable = graph.instantiate();
    const [node] = graph.kernels;
    executable.setArguments(node!, { y, x: x.slice([0, 2]), a: 20 });
    executable.launch();
    assert.deepEqual([...y.toHost()], [21, 22, 0, 0]);
    assert.throws(() => executable.setArguments(node!, { y, x, b: 1 }), /add: a: .*"b" is not a parameter/);
    assert.throws(
      () => executable.setArguments(node!, { a: 1 }),
      /add: arguments: expected all of y, x, a, got a$/,
    );
    executable.setArguments(node!, y, x, 4, 1, 30);
    executable.launch();
    assert.deepEqual([...y.toHost()], [31, 32, 33, 34]);
  });

  test("rejects missing, unknown and mistyped arguments by name, and works afterwards", () => {
    using x = device.array(new Float32Array([1, 2])),
      y = device.zeros([2], "f32"),
      wrong = device.zeros([2], "f64");
    const at = { grid: 1, block: 32 };
    const call = (values: unknown) => () =>
      saxpy.launch(device, at, values as Parameters<typeof saxpy.launch>[2]);
    assert.throws(call({ y, x, a: 2 }), /saxpy: arguments: expected all of y, x, a, n, got y, x, a$/);
    assert.throws(
      call({ y, x, a: 2, N: 2 }),
      /saxpy: n: expected a value of type i32, got undefined; "N" is not a parameter: did you mean "n"\?$/,
    );
    assert.throws(
      () => saxpy.launch({ grid: 1, block: 32 } as never, { y, x, a: 2, n: 2 } as never, {} as never),
      /^TypeError: saxpy: device: expected a Device as the first argument, got \{ grid: 1, block: 32 \}$/,
    );
    assert.throws(call({ y, x, a: 2, n: 2, m: 3 }), /saxpy: arguments: expected only y, x, a, n, got m/);
    assert.throws(
      call({ y: wrong, x, a: 2, n: 2 }),
      /saxpy: y: expected an array of f32, got f64; convert the values with astype\("f32"\)$/,
    );
    assert.throws(call({ y, x, a: "2", n: 2 }), /saxpy: a: expected a value of type f32, got "2"/);
    for (const values of [x, new Float32Array(2), 2, undefined]) {
      assert.throws(
        call(values),
        /saxpy: arguments: expected values by name, .*; pass them as .* saxpy\.launch\(device, options, \{ y, x, a, n \}\)$/,
      );
    }
    const rows = kernel({ y: "f32[,]" }, ({ y }, gpu) => {
      y[gpu.globalIndex()]![0] = 1;
    }, { name: "rows" });
    const host = new Float32Array(2);
    const upload =
      /y: expected a device array, got Float32Array of 8 bytes; upload it with device\.array\(\)$/;
    assert.throws(call({ y: host, x, a: 2, n: 2 }), upload);
    assert.throws(() => rows.launch(device, at, { y: host as never }), upload);
    assert.throws(
      () => rows.launch(device, at, { y: [[1]] as never }),
      /rows: y: expected a device array, got \[\[1\]\]; use device\.array\(new Float32Array\(…\)\)$/,
    );
    saxpy.launch(device, at, { y, x, a: 2, n: 2 });
    assert.deepEqual(y.toHost(), new Float32Array([2, 4]));
  });

  test("rejects booleans in the place of numbers, halves that overflow, and imprecise integers", () => {
    const store = kernel(
      { y: "f32*", f: "f32", h: "f16", b: "bf16", i: "i32", l: "i64", pair: { a: "u8", d: "f64" } },
      ({ y, f, h, b, i, l, pair }, gpu) => {
        y[0] = f + h + b + i + pair.a + pair.d + gpu.f32(l);
      },
      { name: "store" },
    );
    using y = device.zeros([1], "f32");
    const good = { y, f: 1, h: 65519, b: 1, i: 1, l: 1, pair: { a: 1, d: 1 } };
    const call = (values: object) => () =>
      store.launch(device, { grid: 1, block: 1 }, { ...good, ...values });
    for (const name of ["f", "h", "b"]) {
      assert.throws(call({ [name]: true }), { message: `store: ${name}: expected a number, got true` });
    }
    for (const name of ["i", "l"]) {
      assert.throws(call({ [name]: true }), { message: `store: ${name}: expected an integer, got true` });
    }
    assert.throws(call({ pair: { a: true, d: 1 } }), /store: pair\.a: expected an integer, got true$/);
    assert.throws(call({ pair: { a: 1, d: true } }), /store: pair\.d: expected a number, got true$/);
    assert.throws(call({ h: 65520 }), /store: h: expected a number within the range of f16, got 65520$/);
    assert.throws(
      call({ b: 3.4e38 }),
      /store: b: expected a number within the range of bf16, got 3\.4e\+38$/,
    );
    assert.throws(call({ l: 2 ** 60 }), /store: l: expected an integer below 2 \*\* 53, or a bigint, got /);
    call({ h: Infinity })();
    assert.deepEqual([...y.toHost()], [Infinity]);
  });

  test("rejects integers beyond the type of their parameter or field, and works afterwards", () => {
    const store = kernel(
      { y: "i32*", n: "i32", u: "u32", flag: "bool", pair: { a: "u8", b: "i64" } },
      ({ y, n, u, flag, pair }) => {
        y[0] = n;
        y[1] = (u + pair.a) | 0;
        y[2] = flag ? 1 : 0;
      },
      { name: "store" },
    );
    using y = device.zeros([3], "i32");
    const good = { y, n: -5, u: 2 ** 32 - 1, flag: true, pair: { a: 255, b: -(2n ** 63n) } };
    const call = (values: object) => () =>
      store.launch(device, { grid: 1, block: 1 }, { ...good, ...values });
    assert.throws(
      call({ n: 2 ** 31 }),
      /^TypeError: store: n: expected an integer within the range of i32, got 2147483648$/,
    );
    assert.throws(call({ n: 1.5 }), /store: n: expected an integer within the range of i32, got 1\.5$/);
    assert.throws(call({ u: -1 }), /store: u: expected an integer within the range of u32, got -1$/);
    assert.throws(call({ flag: 2 }), /store: flag: expected a boolean, 0 or 1, got 2$/);
    assert.throws(
      call({ pair: { a: 256, b: 0 } }),
      /store: pair\.a: expected an integer within the range of u8, got 256$/,
    );
    assert.throws(
      call({ pair: { a: 0, b: 2n ** 63n } }),
      /pair\.b: .* range of i64, got 9223372036854775808n$/,
    );
    call({})();
    assert.deepEqual([...y.toHost()], [-5, 254, 1]);
  });

  test("has the same PTX each time", () => {
    const again = kernel({ y: "f32*", x: "f32*", a: "f32", n: "i32" }, saxpy.fn, { name: "saxpy" });
    assert.equal(again.ptx, saxpy.ptx);
    assert.match(saxpy.ptx, /^\.version 8\.0\n\.target sm_75\n/);
    assert.match(saxpy.ptx, /fma\.rn\.f32/);
    assert.match(saxpy.ptx, /ld\.global\.nc\.f32/);
  });
});
