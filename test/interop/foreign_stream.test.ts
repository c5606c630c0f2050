/** asStream(): streams of other libraries. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { as_stream, asStream, type Device, type Stream } from "../../mod.ts";
import { KERNELS } from "../fixtures/kernels.ts";
import { openTestDevice } from "../support/device.ts";

describe("asStream", () => {
  let device: Device;
  let stream: Stream;
  before(async () => {
    device = await openTestDevice();
    stream = device.createStream();
  });
  after(() => {
    stream.dispose();
    device.dispose();
  });

  test("accepts every form of a foreign handle", () => {
    const { handle } = stream;
    const forms = [
      handle,
      Number(handle),
      { __cuda_stream__: () => [0, handle] as [number, bigint] },
      { cuda_stream: handle },
      { ptr: Number(handle) },
      { handle },
      { handle: { value: handle } },
      { value: handle },
      stream,
    ];
    for (const form of forms) assert.equal(asStream(form, device).handle, handle);
    assert.equal(as_stream, asStream);
  });

  test("a Stream implements the same protocol", () => {
    assert.deepEqual(stream.__cuda_stream__(), [0, stream.handle]);
    assert.equal(asStream({ __cuda_stream__: () => stream.__cuda_stream__() }, device).handle, stream.handle);
  });

  test("accepts the numbers of the default streams", () => {
    assert.equal(asStream(0, device).handle, 0n);
    assert.equal(asStream({ value: null }, device).handle, 0n);
    assert.equal(asStream(1n, device).handle, 0n);
  });

  test("rejects a stream that was disposed of", () => {
    const disposed = device.createStream();
    disposed.dispose();
    assert.throws(() => asStream(disposed, device), /stream has been disposed/);
    assert.equal(asStream(stream, device), stream);
  });

  test("rejects values that are not streams", () => {
    for (
      const wrong of ["stream", null, undefined, {}, -1, 1.5, -5n, 1n << 64n, { ptr: "x" }, {
        __cuda_stream__: () => [1, 2],
      }]
    ) {
      assert.throws(
        () => asStream(wrong as unknown as bigint, device),
        /^TypeError: stream: /,
        String(wrong),
      );
    }
    for (const wrong of [3n, 12345n, 0xdead_beef_0000n, 0x1_0000_0000_0001n]) {
      assert.throws(() => asStream(wrong, device), /which is not a stream/, String(wrong));
    }
    // Valid memory that is not a stream: page-locked, device memory, and an event.
    using pinned = device.allocatePinned(4096);
    using memory = device.allocate(4096);
    using event = device.createEvent();
    for (const fill of [0, 0x41]) {
      pinned.bytes.fill(fill);
      for (const wrong of [pinned.address, memory.pointer, event.handle, stream.handle + 64n]) {
        assert.throws(() => asStream(wrong, device), /which is not a stream/, String(wrong));
      }
    }
    assert.equal(stream.query(), true);
  });

  test("work runs on an adopted stream, and disposing of it does not destroy it", () => {
    using module = device.loadModule(KERNELS);
    using x = device.array(new Int32Array([1, 2, 3]));
    {
      using adopted = asStream(stream.handle, device);
      module.kernel("add_one").launch({ grid: 1, block: 32, stream: adopted }, x, 3);
    }
    stream.synchronize();
    assert.deepEqual([...x.toHost()], [2, 3, 4]);
  });
});
