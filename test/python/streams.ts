import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device, Stream } from "../../mod.ts";
import { PythonError } from "../../src/python/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { noPython, testPython } from "../support/python.ts";

describe("streams passed to Python and back", { skip: noPython ?? false }, () => {
  let device: Device;
  let stream: Stream;
  before(async () => {
    device = await openTestDevice();
    stream = device.createStream();
    testPython().exec(`
import ctypes, weakref
class Form:
    def __init__(self, **fields):
        self.__dict__.update(fields)
class Method:
    def __init__(self, handle):
        self.handle_of = handle
    def __cuda_stream__(self):
        return (0, self.handle_of)
`);
  });
  after(() => {
    stream.dispose();
    device.dispose();
  });

  const forms: Record<string, string> = {
    "cuda.core's method": "lambda h: Method(h)",
    "the protocol as a property": "lambda h: Form(__cuda_stream__=(0, h))",
    "PyTorch's cuda_stream": "lambda h: Form(cuda_stream=h)",
    "CuPy's ptr": "lambda h: Form(ptr=h)",
    "CV-CUDA's handle": "lambda h: Form(handle=h)",
    "Numba's handle, a ctypes pointer": "lambda h: Form(handle=ctypes.c_void_p(h))",
    "a ctypes pointer": "lambda h: ctypes.c_void_p(h)",
    "a bare handle": "lambda h: h",
  };
  for (const [name, source] of Object.entries(forms)) {
    test(`accepts ${name}`, () => {
      const python = testPython();
      using make = python.eval(source);
      using object = make.call(stream.handle);
      const adopted = python.asStream(object, device);
      assert.equal(adopted.handle, stream.handle);
      using x = device.zeros([4], "u8", { stream: adopted });
      assert.deepEqual(x.toHost({ stream }), new Uint8Array(4));
    });
  }

  test("rejects objects that are not streams, and devices that are none", () => {
    const python = testPython();
    using nothing = python.eval("Form()");
    assert.throws(() => python.asStream(nothing, device), PythonError);
    using wrong = python.eval("Form(ptr='x')");
    assert.throws(() => python.asStream(wrong, device), PythonError);
    const expected = /^TypeError: device: expected a Device, got a Promise; await it$/;
    assert.throws(() => python.asStream(nothing, Promise.resolve() as never), expected);
    assert.throws(() => python.fromPython(nothing, { device: Promise.resolve() as never }), expected);
    using stale = python.eval("Form(ptr=0x7ffff0)");
    assert.throws(
      () => python.asStream(stale, device),
      /stream: expected a stream of \w+:0, got 0x[0-9a-f]+, which is not a stream \(CUD/,
    );
  });

  test("an adopted stream keeps the Python stream alive", () => {
    const python = testPython();
    using make = python.eval(forms["CuPy's ptr"]!);
    const object = make.call(stream.handle);
    using reference = python.import("weakref");
    using weak = reference.callMethod("ref", object);
    const adopted = python.asStream(object, device);
    object.dispose();
    using there = weak.call();
    assert.notEqual(there.toJs(), null);
    assert.equal(adopted.handle, stream.handle);
  });

  test("a Stream exposes its handle in every form", () => {
    const python = testPython();
    using object = python.toPython(stream);
    using pair = object.callMethod("__cuda_stream__");
    assert.deepEqual((pair.toJs() as (number | bigint)[]).map(BigInt), [0n, stream.handle]);
    for (const name of ["ptr", "handle", "cuda_stream"]) {
      using value = object.attr(name);
      assert.equal(BigInt(value.toJs() as number | bigint), stream.handle);
    }
    assert.equal(python.asStream(object, device).handle, stream.handle);
  });
});
