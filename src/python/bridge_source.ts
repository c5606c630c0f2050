/**
 * The Python side of arrays and streams. It runs once in the interpreter, as a module of its own.
 *
 * An array's slot is native memory that JavaScript and Python share: word 0 (32 bits) is set to 2 when the Python object
 * dies, word 1 (64 bits) is the stream after whose work the array is ready, word 2 a stream on which a consumer uses it.
 *
 * @module
 */

/** Source of the module `_cuffi`. */
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
# Set by JavaScript: libc's sem_post and pthread_spin_unlock, and a word of native memory that counts the tensors lent.
SEM_POST = SPIN_UNLOCK = COUNT = 0
# Tensors lent: address -> [memory of the struct, its first word, what that held, the array, the capsule until it is taken].
_lent = {}


def _references(entry):
    capsule = entry[4]
    return sys.getrefcount(capsule)


# What it says of a capsule that nobody else has: interpreters count differently.
_ALONE = _references([0, 0, 0, 0, object()])


def sweep():
    """Lets go what consumers have given back, and what nobody took. (A capsule's destructor cannot be Python: it may run
    while an exception is on its way.)"""
    for address, entry in list(_lent.items()):
        if entry[1].value != entry[2]:
            del _lent[address]
        elif entry[4] is not None:
            if not any(_capsule_is_valid(id(entry[4]), name) for name in _NAMES):
                entry[4] = None
            elif _references(entry) == _ALONE:
                del _lent[address]
        del entry
    ctypes.c_uint32.from_address(COUNT).value = len(_lent)


_cuda = None


def _check(result):
    if result:
        raise RuntimeError("ordering streams failed with CUDA error %d" % result)


def _wait(consumer, producer):
    """Makes one stream wait for everything given to another so far."""
    consumer, producer = ctypes.c_void_p(consumer), ctypes.c_void_p(producer)
    context, event = ctypes.c_void_p(), ctypes.c_void_p()
    # Which context is current is other libraries' affair: where there are several GPUs, JAX leaves another one's.
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
            raise BufferError("cuffi shares its memory and does not copy; make a copy of the result")
        if dl_device is not None and tuple(dl_device) != self._device:
            raise BufferError("the array is on device %r, not on %r" % (self._device, tuple(dl_device)))
        versioned = max_version is not None and max_version[0] >= 1
        if self._read_only and not versioned:
            raise BufferError("the array is read-only, which only DLPack 1.0 can say")
        if any(step % self._item_size for step, extent in zip(self.strides, self.shape) if extent > 1):
            raise BufferError("strides %r are no whole numbers of elements" % (self.strides,))
        if not SEM_POST:
            raise BufferError("exporting through DLPack is disabled by CUFFI_DISABLE=native-deleter")
        self._order(stream)
        rank = len(self.shape)
        memory = ctypes.create_string_buffer(80 + 16 * rank)
        address = ctypes.addressof(memory)
        extents = address + 80 if rank else 0
        data, offset = self._pointer, 0
        if not versioned and data and data & 0xFFFFFFFF < 2:
            # What pthread_spin_unlock stores must differ from what is there.
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
        _lent[address] = [memory, word, word.value, self, capsule]
        ctypes.c_uint32.from_address(COUNT).value = len(_lent)
        return capsule

    def _order(self, stream):
        pass


class HostArray(_Array):
    """Memory of the software device: NumPy reads and writes it in place."""

    @property
    def __array_interface__(self):
        if self._typestr is None:
            raise AttributeError("bfloat16 has no array interface; use DLPack")
        # NumPy of before 2.3 refuses a null pointer, also of an empty array: any address will do.
        pointer = self._pointer or ctypes.addressof(self._dead)
        return dict(self._interface(), data=(pointer, self._read_only))


class CudaArray(_Array):
    """Memory of a GPU."""

    @property
    def __cuda_array_interface__(self):
        if self._typestr is None:
            raise AttributeError("bfloat16 has no CUDA Array Interface; use DLPack")
        # Consumers do not say on which stream they work: taken for the default one.
        self._consumer.value = 1
        return dict(self._interface(), stream=self._ready.value or None)

    def _order(self, stream):
        if stream is None:
            stream = 1
        if stream == 0:
            raise ValueError("stream 0 is ambiguous: 1 is the legacy default stream, 2 the per-thread one")
        if stream == -1:
            return
        ready = self._ready.value
        if ready and ready != stream:
            _wait(stream, ready)
        self._consumer.value = stream


class Stream:
    """A stream of cuffi."""

    def __init__(self, handle):
        self.handle = handle
        self.ptr = handle
        self.cuda_stream = handle

    def __cuda_stream__(self):
        return (0, self.handle)


def take(producer, stream):
    """A capsule of the producer, and whether the producer has ordered the stream."""
    if not hasattr(producer, "__dlpack__"):
        # NumPy's older protocol, of pictures of Pillow, say: NumPy reads it in place.
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
            # Producers of older protocols know fewer arguments, and PyAV accepts no stream.
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
    raise TypeError("%r is no stream" % (stream,))
`;
