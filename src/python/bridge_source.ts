/**
 * The Python half of the bridge, which is executed once as the module `_cuffi`.
 *
 * The slot of an array is native memory that JavaScript and Python share. Python sets word 0 (32 bits) to 2
 * when the Python object is freed. Word 1 (64 bits) is the stream that the array depends on. Word 2 is the
 * stream on which a consumer uses it.
 *
 * @module
 */

/** Source code of the module `_cuffi`. */
export const BRIDGE = `
import ctypes
import struct
import sys
import traceback


def describe(error):
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else kind.__module__ + "." + kind.__qualname__
    return name, str(error), "".join(traceback.format_exception(kind, error, error.__traceback__))


_api = ctypes.pythonapi
_capsule_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(("PyCapsule_New", _api))
_capsule_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_NAMES = (b"dltensor", b"dltensor_versioned")
# Set by JavaScript: libc's sem_post and pthread_spin_unlock, which serve as DLPack deleters, and the address of the
# native word that counts exported tensors.
SEM_POST = SPIN_UNLOCK = COUNT = 0
# Exported tensors: address -> [struct memory, its first word, the original value of that word, the array, the capsule
# until it is consumed]. A deleter changes the first word.
_exported = {}


def _references(entry):
    capsule = entry[4]
    return sys.getrefcount(capsule)


# The reference count of an unreferenced capsule; it depends on the interpreter's version.
_UNREFERENCED = _references([0, 0, 0, 0, object()])


def sweep():
    """Frees tensors that consumers have deleted and capsules that were never consumed. (A capsule destructor cannot be a
    Python function, because it may run while an exception is pending.)"""
    for address, entry in list(_exported.items()):
        if entry[1].value != entry[2]:
            del _exported[address]
        elif entry[4] is not None:
            if not any(_capsule_is_valid(id(entry[4]), name) for name in _NAMES):
                entry[4] = None
            elif _references(entry) == _UNREFERENCED:
                del _exported[address]
        del entry
    ctypes.c_uint32.from_address(COUNT).value = len(_exported)


_cuda = None


def _check(result):
    if result:
        raise RuntimeError("ordering streams failed with CUDA error %d" % result)


def _wait(consumer, producer):
    """Makes one stream wait for all work enqueued on another so far."""
    consumer, producer = ctypes.c_void_p(consumer), ctypes.c_void_p(producer)
    context, event = ctypes.c_void_p(), ctypes.c_void_p()
    # Any context may be current: with several GPUs, JAX leaves that of another GPU.
    _check(_cuda.cuStreamGetCtx(producer, ctypes.byref(context)))
    _check(_cuda.cuCtxPushCurrent_v2(context))
    try:
        _check(_cuda.cuEventCreate(ctypes.byref(event), 2))
        try:
            _check(_cuda.cuEventRecord(event, producer))
            _check(_cuda.cuStreamWaitEvent(consumer, event, 0))
        finally:
            _cuda.cuEventDestroy_v2(event)
    finally:
        _cuda.cuCtxPopCurrent_v2(ctypes.byref(context))


class _Array:
    def __init__(self, shape, strides, item_size, typestr, type_word, device, pointer, read_only, slot, library):
        global _cuda
        self._dead = ctypes.c_uint32.from_address(slot)
        self._ready = ctypes.c_uint64.from_address(slot + 8)
        self._consumer = ctypes.c_uint64.from_address(slot + 16)
        self.shape = shape
        self.strides = strides
        self._item_size = item_size
        self._typestr = typestr
        self._type_word = type_word
        self._device = device
        self._pointer = pointer
        self._read_only = read_only
        if library and _cuda is None:
            _cuda = ctypes.CDLL(library)

    def __del__(self):
        self._dead.value = 2

    def _interface(self):
        return {
            "shape": self.shape,
            "typestr": self._typestr,
            "data": (self._pointer, self._read_only),
            "strides": self.strides,
            "version": 3,
        }

    def __dlpack_device__(self):
        return self._device

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        if copy:
            raise BufferError("cuffi shares its memory and does not copy; copy the result instead")
        if dl_device is not None and tuple(dl_device) != self._device:
            raise BufferError("the array is on device %r, not on %r" % (self._device, tuple(dl_device)))
        versioned = max_version is not None and max_version[0] >= 1
        if self._read_only and not versioned:
            raise BufferError("the array is read-only, which requires DLPack 1.0")
        if any(step % self._item_size for step, extent in zip(self.strides, self.shape) if extent > 1):
            raise BufferError("strides %r are not multiples of the element size" % (self.strides,))
        if not SEM_POST:
            raise BufferError("exporting through DLPack is disabled by CUFFI_DISABLE=native-deleter")
        self._order(stream)
        rank = len(self.shape)
        memory = ctypes.create_string_buffer(80 + 16 * rank)
        address = ctypes.addressof(memory)
        extents = address + 80 if rank else 0
        data, offset = self._pointer, 0
        if not versioned and data and data & 0xFFFFFFFF < 2:
            # pthread_spin_unlock stores 0 or 1 in the first word; the stored value must differ from the original.
            data, offset = data - 64, 64
        tensor = struct.pack(
            "=QiiiIQQQ", data, *self._device, rank, self._type_word,
            extents, extents + 8 * rank if rank else 0, offset,
        )
        if versioned:
            memory[0:80] = struct.pack("=IIQQQ", 1, 0, 0, SEM_POST, 1 if self._read_only else 0) + tensor
        else:
            memory[0:64] = tensor + struct.pack("=QQ", 0, SPIN_UNLOCK if data else SEM_POST)
        steps = [step // self._item_size for step in self.strides]
        memory[80:80 + 16 * rank] = struct.pack("=%dq" % (2 * rank), *self.shape, *steps)
        sweep()
        capsule = _capsule_new(address, _NAMES[versioned], None)
        word = ctypes.c_uint32.from_address(address)
        _exported[address] = [memory, word, word.value, self, capsule]
        ctypes.c_uint32.from_address(COUNT).value = len(_exported)
        return capsule

    def _order(self, stream):
        pass


class HostArray(_Array):
    """Memory of the software device, which NumPy accesses in place."""

    @property
    def __array_interface__(self):
        if self._typestr is None:
            raise AttributeError("bfloat16 has no array interface; use DLPack")
        # NumPy before 2.3 rejects a null pointer even for an empty array, so any address will do.
        pointer = self._pointer or ctypes.addressof(self._dead)
        return dict(self._interface(), data=(pointer, self._read_only))

    # Without it, numpy.asarray() would return an array of one object, since bf16 has no array interface.
    @property
    def __array__(self):
        if self._typestr is None:
            return self._no_array
        raise AttributeError("use __array_interface__")

    def _no_array(self, *_, **__):
        raise TypeError('NumPy has no bf16; use x.astype("f32")')


class CudaArray(_Array):
    """Memory of a GPU."""

    @property
    def __cuda_array_interface__(self):
        if self._typestr is None:
            raise AttributeError("bfloat16 has no CUDA Array Interface; use DLPack")
        # Consumers do not announce their stream; assume the legacy default stream.
        self._consumer.value = 1
        return dict(self._interface(), stream=self._ready.value or None)

    def _order(self, stream):
        if stream is None:
            stream = 1
        if stream == 0:
            raise ValueError("stream 0 is ambiguous; pass 1 for the legacy default stream or 2 for the per-thread one")
        if stream == -1:
            return
        ready = self._ready.value
        if ready and ready != stream:
            _wait(stream, ready)
        self._consumer.value = stream


class Stream:
    """A cuffi stream, with the attributes that CuPy, Numba, PyTorch and cuda.core look for."""

    def __init__(self, handle):
        self.handle = handle
        self.ptr = handle
        self.cuda_stream = handle

    def __cuda_stream__(self):
        return (0, self.handle)


def take(producer, stream):
    """Returns a capsule of the producer, and whether the producer ordered its work before the stream."""
    if not hasattr(producer, "__dlpack__"):
        # Only NumPy's array interface, such as Pillow images: NumPy wraps it without copying.
        import numpy
        producer = numpy.asarray(producer)
    if producer.__dlpack_device__()[0] == 1:
        stream = None
    attempts = (
        (dict(stream=stream, max_version=(1, 0)), True),
        (dict(stream=stream), True),
        (dict(), stream is None),
    )
    for keywords, ordered in attempts[:-1]:
        try:
            return producer.__dlpack__(**keywords), ordered
        except BufferError:
            raise
        except (TypeError, ValueError, NotImplementedError):
            # Older producers support fewer arguments, and PyAV accepts no stream.
            pass
    keywords, ordered = attempts[-1]
    return producer.__dlpack__(**keywords), ordered


def stream_handle(stream):
    if isinstance(stream, int):
        return stream
    if hasattr(stream, "__cuda_stream__"):
        protocol = stream.__cuda_stream__
        return (protocol() if callable(protocol) else protocol)[1]
    for name in ("cuda_stream", "ptr", "handle", "value"):
        value = getattr(stream, name, None)
        if value is not None:
            return value if isinstance(value, int) else stream_handle(value)
    raise TypeError("expected a CUDA stream, got %r" % (stream,))
`;
