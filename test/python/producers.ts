/**
 * Producers written from dlpack.h and the array API: their tensors are used, and their deleter is called
 * once.
 */
import { contextOf } from "../../src/device/device.ts";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Device, DeviceArray } from "../../mod.ts";
import { type FromPythonOptions, PythonError } from "../../src/python/mod.ts";
import { onGpu, openTestDevice, settle } from "../support/device.ts";
import { noPython, testPython } from "../support/python.ts";

/** Structs of dlpack.h with a counting deleter, and `__dlpack__` methods of every version of the protocol. */
const PRODUCERS = `
import ctypes

class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("type", ctypes.c_int32), ("id", ctypes.c_int32), ("ndim", ctypes.c_int32),
                ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16),
                ("shape", ctypes.c_void_p), ("strides", ctypes.c_void_p), ("byte_offset", ctypes.c_uint64)]

class Managed(ctypes.Structure):
    _fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]

class Versioned(ctypes.Structure):
    _fields_ = [("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p),
                ("deleter", ctypes.c_void_p), ("flags", ctypes.c_uint64), ("tensor", Tensor)]

Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
new = ctypes.pythonapi.PyCapsule_New
new.restype = ctypes.py_object
new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
NAMES = [b"dltensor", b"dltensor_versioned"]

class Producer:
    """Two floats at an address."""

    def __init__(self, address, device, version=None, flags=0, bits=32, deleter=True, name=None):
        self.deleted = 0
        self.device = tuple(device)
        self.shape = (ctypes.c_int64 * 1)(2)
        self.deleter = Deleter(self.delete)
        self.managed = Managed() if version is None else Versioned(*version, None, None, flags)
        if deleter:
            self.managed.deleter = ctypes.cast(self.deleter, ctypes.c_void_p)
        self.managed.tensor = Tensor(address, *device, 1, 2, bits, 1, ctypes.addressof(self.shape), None, 0)
        self.name = name or NAMES[version is not None]
        self.calls = []

    def delete(self, address):
        assert address == ctypes.addressof(self.managed)
        self.deleted += 1

    def capsule(self, **arguments):
        self.calls.append(arguments)
        return new(ctypes.addressof(self.managed), self.name, None)

    def __dlpack_device__(self):
        return self.device

    def __dlpack__(self, *, stream=None, max_version=None):
        return self.capsule(stream=stream, max_version=max_version)

class OfStream(Producer):
    def __dlpack__(self, stream=None):
        return self.capsule(stream=stream)

class OfNothing(Producer):
    def __dlpack__(self):
        return self.capsule()

class Rejecting(Producer):
    def __dlpack__(self, **arguments):
        raise BufferError("not now")

numbers = (ctypes.c_float * 2)(1, 2)
`;

describe("DLPack producers in Python", { skip: noPython ?? false }, () => {
  let device: Device;
  let x: DeviceArray;
  before(async () => {
    device = await openTestDevice();
    x = device.array(new Float32Array([1, 2]));
    testPython().exec(PRODUCERS);
  });
  after(() => {
    x.dispose();
    settle(device);
    assert.equal(device.memoryInUse(), 0);
    device.dispose();
  });

  /** The address of `x` for other libraries, and its device. */
  function ours(): string {
    const address = contextOf(device).driver.memory.hostPointer(x.pointer) ?? x.pointer;
    return `${address}, ${onGpu ? "(2, 0)" : "(1, 0)"}`;
  }

  /**
   * Imports the tensor of `producer`; returns its calls, and how often its deleter ran during and after the
   * array's life.
   */
  function take(
    producer: string,
    look: (array: DeviceArray) => void = () => {},
    options: Omit<FromPythonOptions, "device"> = {},
  ) {
    using object = testPython().eval(producer);
    const deleted = (): unknown => {
      using count = object.attr("deleted");
      return count.toJs();
    };
    let error: Error | undefined;
    let during: unknown;
    try {
      using array = testPython().fromPython(object, { device, ...options });
      look(array);
      during = deleted();
    } catch (thrown) {
      if (thrown instanceof assert.AssertionError) throw thrown;
      error = thrown as Error;
    }
    settle(device);
    using calls = object.attr("calls");
    return { error, during, after: deleted(), calls: calls.toJs() as Record<string, unknown>[] };
  }

  for (
    const [kind, version] of [["without version", ""], ["of version 1.0", ", (1, 0)"], [
      "of version 1.9",
      ", (1, 9)",
    ]]
  ) {
    test(`a tensor ${kind} is used in place and deleted once, when the array is disposed of`, () => {
      const { error, during, after } = take(`Producer(${ours()}${version})`, (array) => {
        assert.equal(array.pointer, x.pointer);
        assert.deepEqual(array.toHost(), new Float32Array([1, 2]));
        assert.equal(array.readOnly, false);
      });
      assert.deepEqual([error, during, after], [undefined, 0, 1]);
    });
  }

  test("a tensor can have no deleter", () => {
    const { error, after } = take(`Producer(${ours()}, deleter=False)`);
    assert.deepEqual([error, after], [undefined, 0]);
  });

  test("the read-only flag is respected, and a copied tensor is writable", () => {
    take(`Producer(${ours()}, (1, 0), flags=1)`, (array) => assert.equal(array.readOnly, true));
    take(`Producer(${ours()}, (1, 0), flags=2)`, (array) => assert.equal(array.readOnly, false));
    take(`Producer(${ours()}, (1, 0), flags=7)`, (array) => assert.equal(array.readOnly, true));
  });

  test("a tensor of version 2 is rejected and deleted", () => {
    const { error, after } = take(`Producer(0xdead, (99, 99), (2, 0), bits=200)`);
    assert.match(error!.message, /object: expected DLPack version 1\.x, got 2\.0/);
    assert.equal(after, 1);
  });

  test("a rejected tensor is deleted once", () => {
    const cases: [string, RegExp][] = [
      [`Producer(${ours()}, (1, 0), bits=4)`, /type code 2 of 4 bits/],
      [`Producer(${ours()}, bits=128)`, /type code 2 of 128 bits/],
      ["Producer(64, (8, 0))", /got DLPack device type 8/],
      [
        "Producer(ctypes.addressof(numbers), (1, 0))",
        /object: expected memory that \w+:0 can use in place, got host memory; use \{ copy: true \}/,
      ],
      [`Producer(${onGpu ? "64, (2, 7)" : "64, (2, 0)"})`, /expected .*memory of.*, got memory of cuda:\d/],
    ];
    for (const [producer, message] of cases) {
      for (const copy of message.source.includes("copy") ? [false] : [false, true]) {
        const { error, after } = take(producer, () => {}, { copy });
        assert.match(String(error?.message), message, producer);
        assert.equal(after, 1, producer);
      }
    }
  });

  test("host memory is copied with copy: true, and the tensor deleted immediately", () => {
    for (const version of ["", ", (1, 0), flags=1"]) {
      const { error, during, after } = take(
        `Producer(ctypes.addressof(numbers), (1, 0)${version})`,
        (array) => {
          assert.deepEqual(array.toHost(), new Float32Array([1, 2]));
          assert.equal(array.readOnly, false);
        },
        { copy: true },
      );
      assert.deepEqual([error, during, after], [undefined, 1, 1]);
    }
  });

  test("a consumed capsule is rejected and not deleted", () => {
    for (const name of ["used_dltensor", "used_dltensor_versioned", "other"]) {
      const { error, after } = take(`Producer(${ours()}, name=b"${name}")`);
      assert.ok(error instanceof PythonError, name);
      assert.equal(after, 0);
    }
  });

  test("requests version 1 with the stream, and less from older producers", () => {
    const stream = onGpu ? Number(device.stream.handle) : null;
    assert.deepEqual(take(`Producer(${ours()})`).calls, [{ stream, max_version: [1, 0] }]);
    assert.deepEqual(take(`OfStream(${ours()})`).calls, [{ stream }]);
    assert.deepEqual(take(`OfNothing(${ours()})`).calls, [{}]);
    const unordered = take(`Producer(${ours()})`, () => {}, { order: false });
    assert.deepEqual(unordered.calls, [{ stream: onGpu ? -1 : null, max_version: [1, 0] }]);
    const { error } = take(`Rejecting(${ours()})`);
    assert.match(String(error), /BufferError: not now/);
  });

  test("an array keeps the Python object of its CUDA Array Interface alive", () => {
    const python = testPython();
    python.exec(`
import weakref
class Shown:
    def __init__(self, **fields):
        self.__cuda_array_interface__ = dict(shape=(2,), typestr="<f4", version=3, **fields)
def shown(**fields):
    global reference
    result = Shown(**fields)
    reference = weakref.ref(result)
    return result
`);
    const make = (fields: string) => python.eval(`shown(data=(${x.pointer}, False)${fields})`);
    for (const fields of ["", ", strides=None, stream=None", ", strides=(4,), stream=1"]) {
      const object = make(fields);
      const array = python.fromPython(object, { device });
      object.dispose();
      using alive = python.eval("reference() is not None");
      assert.equal(alive.toJs(), true);
      assert.equal(array.pointer, x.pointer);
      assert.deepEqual(array.toHost(), new Float32Array([1, 2]));
      array.dispose();
      settle(device);
      using dead = python.eval("reference() is None");
      assert.equal(dead.toJs(), true);
    }
    for (
      const [fields, message] of [
        [
          ", stream=0",
          /__cuda_array_interface__\.stream: expected null, 1 \(legacy default stream\), 2.* got 0/,
        ],
        [", mask=1", /__cuda_array_interface__\.mask: expected null.*, got 1/],
        [", strides=(3,)", /strides\[0\]: expected a multiple of 4 bytes, the alignment of .*, got 3 bytes/],
      ] as const
    ) {
      using object = make(fields);
      assert.throws(() => python.fromPython(object, { device }), message);
    }
  });
});
