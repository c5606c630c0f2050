import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { float, kwargs, PythonError, tuple } from "../../src/python/mod.ts";
import { runProgram } from "../support/process.ts";
import { interpreter, noPython, testPython } from "../support/python.ts";

describe("Python values", { skip: noPython ?? false }, () => {
  test("values survive a round trip", () => {
    const python = testPython();
    const values: unknown[] = [
      null,
      true,
      false,
      0,
      -1,
      2 ** 53 - 1,
      2n ** 63n - 1n,
      -(2n ** 63n),
      2n ** 100n,
      1.5,
      NaN,
      -Infinity,
      "",
      "a\0b ü 漢 😀",
      "\ufeffafter a byte order mark",
      new Uint8Array([0, 255, 1]),
      new Uint8Array(0),
      [],
      [1, [2, "x"], null],
      { a: 1, b: { c: [true] } },
      new Map<unknown, unknown>([[1, "one"], ["two", 2]]),
    ];
    for (const value of values) {
      using object = python.toPython(value);
      assert.deepEqual(object.toJs(), value);
    }
  });

  test("deep containers are converted, and those that contain themselves rejected", () => {
    const python = testPython();
    let deep: unknown = 1;
    for (let i = 0; i < 400; i++) deep = [deep];
    using list = python.toPython(deep);
    assert.deepEqual(list.toJs(), deep);
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    const expected = {
      name: "RangeError",
      message: "value: expected at most 500 nested containers, got more; does a container contain itself?",
    };
    for (const value of [cyclic, { cyclic }, new Map([[1, cyclic]])]) {
      assert.throws(() => python.toPython(value), expected);
    }
    using array = python.eval("(lambda x: [x.append(x), x][1])([])");
    using table = python.eval("(lambda x: [x.update(self=x), x][1])({})");
    for (const value of [array, table]) assert.throws(() => value.toJs(), expected);
    assert.deepEqual(list.toJs(), deep);
  });

  test("holes of arrays become None", () => {
    const inner = new Array<unknown>(2), outer = new Array<unknown>(3);
    inner[1] = 2, outer[0] = 1, outer[2] = inner;
    using list = testPython().toPython(outer), second = list.item(1);
    assert.equal(second.toJs(), null);
    assert.equal(String(list), "[1, None, [None, 2]]");
  });

  test("values have the matching Python type", () => {
    const python = testPython();
    using type = python.eval("lambda x: type(x).__name__");
    const types: [unknown, string][] = [
      [undefined, "NoneType"],
      [true, "bool"],
      [1, "int"],
      [float(1), "float"],
      [-0, "float"],
      [1.5, "float"],
      [2n ** 70n, "int"],
      ["x", "str"],
      [new Uint8Array(1), "bytes"],
      [[1], "list"],
      [tuple(1, 2), "tuple"],
      [{ a: 1 }, "dict"],
    ];
    for (const [value, name] of types) {
      using result = type.call(value);
      assert.equal(result.toJs(), name);
    }
    assert.throws(
      () => python.toPython(() => 1),
      /value: expected undefined, null, .* or PyObject, got a function/,
    );
    assert.throws(() => python.toPython(Symbol("s")), /value: expected .*, got/);
    assert.throws(
      () => type.call(kwargs({ a: 1 }), 3),
      /got Keywords; kwargs\(\) must be the last argument$/,
    );
    assert.throws(
      () => python.toPython(new Float32Array(2)),
      /got Float32Array of 8 bytes; upload it with device\.array\(\)$/,
    );
  });

  test("calls with positional and keyword arguments, attributes and items", () => {
    const python = testPython();
    python.exec(`
class Thing:
    def join(self, *words, sep="-"):
        return sep.join(words)
thing = Thing()
thing.table = {"a": [1, 2, 3]}
`);
    using thing = python.eval("thing");
    using joined = thing.callMethod("join", "x", "y", kwargs({ sep: "+" }));
    assert.equal(joined.toJs(), "x+y");
    thing.setAttr("number", 5);
    using number = thing.attr("number");
    assert.equal(number.toJs(), 5);
    assert.equal(thing.hasAttr("number"), true);
    assert.equal(thing.hasAttr("nothing"), false);
    using table = thing.attr("table");
    using list = table.item("a");
    list.setItem(1, 20);
    assert.deepEqual(table.toJs(), { a: [1, 20, 3] });
    using item = list.item(-1);
    assert.equal(item.toJs(), 3);
    assert.equal(String(list), "[1, 20, 3]");
    using kept = thing.toJs() as Disposable & { attr(name: string): { toJs(): unknown } };
    assert.equal(kept.attr("number").toJs(), 5);
  });

  test("an exception becomes an error with type, message and traceback", () => {
    const python = testPython();
    python.exec("def fail():\n    raise KeyError('the key')\n");
    using fail = python.eval("fail");
    assert.throws(() => fail.call(), (error: unknown) => {
      assert.ok(error instanceof PythonError);
      assert.equal(error.type, "KeyError");
      assert.equal(error.text, "'the key'");
      assert.match(error.traceback, /in fail\nKeyError: 'the key'/);
      assert.equal(error.message, "KeyError: 'the key'");
      return true;
    });
    assert.throws(
      () => python.exec("1 +"),
      (error: unknown) => error instanceof PythonError && error.type === "SyntaxError",
    );
    assert.throws(() => python.import("no_such_package"), /ModuleNotFoundError/);
    assert.throws(() => fail.attr("nothing"), /AttributeError/);
    using one = python.eval("1");
    assert.equal(one.toJs(), 1);
  });

  test("reference counts return to their initial value", () => {
    const python = testPython();
    python.exec("import sys\nprobe = object()\nfunction = lambda *a, **k: (a, k)");
    using probe = python.eval("probe");
    using function_ = python.eval("function");
    const count = () => {
      using value = python.eval("sys.getrefcount(probe)");
      return value.toJs() as number;
    };
    const before = count();
    for (let i = 0; i < 100; i++) {
      using result = function_.call(probe, [probe, { a: probe }], kwargs({ x: tuple(probe) }));
      using positional = result.item(0);
      using first = positional.item(0);
      assert.equal(first.pointer, probe.pointer);
      assert.throws(() => function_.call(probe, () => {}), /value: expected .*, got/);
      assert.throws(() => probe.attr("nothing"), /AttributeError/);
    }
    assert.equal(count(), before);
    const probed = probe;
    probed.dispose();
    assert.throws(() => probed.pointer, /this Python object has been disposed/);
    assert.throws(() => function_.call(probed), /this Python object has been disposed/);
  });

  test("Python threads run between calls", async () => {
    const python = testPython();
    python.exec(`
import threading
done = threading.Event()
total = 0
def work():
    global total
    for i in range(100000):
        total += i
    done.set()
thread = threading.Thread(target=work)
thread.start()
`);
    using done = python.eval("done");
    for (let i = 0; i < 5000; i++) {
      using set = done.callMethod("is_set");
      if (set.toJs() === true) break;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    using total = python.eval("total");
    assert.equal(total.toJs(), 4999950000);
    python.exec("thread.join()");
  });

  test("accepts objects of @denosaurs/python", () => {
    const python = testPython();
    using list = python.eval("[1, 2]");
    // Proxies of that library are functions with the PyObject under a symbol.
    class PyObject {
      readonly handle: bigint;
      constructor(handle: bigint) {
        this.handle = handle;
      }
    }
    const object = new PyObject(list.pointer);
    const proxy = Object.defineProperty(() => {}, Symbol("ProxiedPyObject"), { value: object });
    using length = python.eval("len");
    for (const foreign of [object, proxy]) {
      using result = length.call(foreign);
      assert.equal(result.toJs(), 2);
    }
  });

  test("atexit callbacks run at the end of the process", () => {
    const { status, stdout, stderr } = runProgram(
      `
      import process from "node:process";
      import { openPython } from "@cuffi/src/python/mod.ts";
      const python = openPython(process.env.TEST_PYTHON ? { python: process.env.TEST_PYTHON } : {});
      python.exec(\`
import atexit, os
atexit.register(lambda: os.write(1, b"last words" + bytes([10])))
atexit.register(lambda: 1 / 0)
\`);
      console.log("end");
    `,
      { TEST_PYTHON: interpreter },
    );
    assert.equal(status, 0, stderr);
    assert.equal(stdout, "end\nlast words\n");
  });
});
