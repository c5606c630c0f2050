"""Reference values for test/array and test/formats, by NumPy: views, dtype conversion, printing and .npy files.

    pip install -r test/requirements.txt && python test/data/make_array_reference.py

Writes test/data/array/: views.jsonl, casts.jsonl, print.jsonl, npy.jsonl, one case per line. Elements are base64,
little-endian, in C order. NumPy has no bfloat16: this script rounds to it with exact fractions, and 64-bit values through float32.
"""
import base64
import io
import itertools
import json
import pathlib
import warnings
from fractions import Fraction

import numpy as np

out = pathlib.Path(__file__).parent / "array"
out.mkdir(exist_ok=True)
rng = np.random.default_rng(7)

DTYPES = {
    "bool": "?", "u8": "u1", "u16": "<u2", "u32": "<u4", "u64": "<u8", "i8": "i1", "i16": "<i2", "i32": "<i4", "i64": "<i8",
    "f16": "<f2", "f32": "<f4", "f64": "<f8", "complex64": "<c8", "complex128": "<c16",
}


def b64(array):
    data = array if isinstance(array, bytes) else np.ascontiguousarray(array).tobytes()
    return base64.b64encode(data).decode()


def write(name, value):
    (out / name).write_text("".join(json.dumps(item, separators=(",", ":")) + "\n" for item in value))


# ---- views: [method, arguments] applied in turn to arange(product).reshape(shape) as i32 ----

def python_slice(parts):
    return slice(None) if parts is None else slice(*(list(parts) + [None] * 3)[:3])


METHODS = {
    "slice": lambda a, *ranges: a[tuple(map(python_slice, ranges))],
    "index": lambda a, *at: a[tuple(slice(None) if i is None else i for i in at)],
    "transpose": lambda a, *axes: a.transpose(*axes),
    "squeeze": lambda a, *axis: a.squeeze(*axis),
    "unsqueeze": lambda a, axis: np.expand_dims(a, axis),
    "broadcastTo": lambda a, shape: np.broadcast_to(a, shape),
    "flip": lambda a, *axes: np.flip(a, axes or None),
}


def reshape(a, shape):
    result = a.view()
    result.shape = tuple(shape)  # raises if it needs a copy
    return result


METHODS["reshape"] = reshape


def view_case(shape, *steps):
    array = np.arange(np.prod(shape, dtype=int), dtype=np.int32).reshape(shape)
    case = {"shape": list(shape), "steps": [list(step) for step in steps]}
    try:
        for method, *arguments in steps:
            array = METHODS[method](array, *arguments)
    except (ValueError, IndexError, AttributeError):
        return {**case, "error": True}
    array = np.asarray(array)
    return {**case, "result": list(array.shape), "strides": list(array.strides), "values": array.ravel().tolist()}


views = [
    view_case((3, 4, 5), ["slice", [0, 2], None, [None, None, -1]]),
    view_case((3, 4, 5), ["slice", [1], [None, -1], [1, 4, 2]], ["index", 0]),
    view_case((3, 4, 5), ["index", -1, None, 2]),
    view_case((3, 4, 5), ["index", 1, 2, 3]),
    view_case((3, 4, 5), ["index", 3]),
    view_case((3, 4, 5), ["transpose"]),
    view_case((3, 4, 5), ["transpose", 2, 0, 1], ["slice", [None, None, -2]]),
    view_case((3, 4, 5), ["transpose", -1, 0, 1]),
    view_case((3, 4, 5), ["transpose", 0, 1]),
    view_case((3, 4, 5), ["flip"]),
    view_case((3, 4, 5), ["flip", 1, -1]),
    view_case((1, 4, 1, 5), ["squeeze"]),
    view_case((1, 4, 1, 5), ["squeeze", -2]),
    view_case((1, 4, 1, 5), ["squeeze", 1]),
    view_case((4, 5), ["unsqueeze", 0], ["unsqueeze", -1], ["unsqueeze", 2]),
    view_case((4, 1), ["broadcastTo", [3, 4, 5]]),
    view_case((4, 5), ["broadcastTo", [5, 5]]),
    view_case((1,), ["broadcastTo", [0]]),
    view_case((), ["broadcastTo", [2, 2]]),
    view_case((0, 3), ["transpose"], ["reshape", [3, 0, 7]]),
    view_case((24,), ["slice", [None, None, -1]], ["reshape", [2, 3, 4]]),
    view_case((4, 6), ["slice", None, [0, 4]], ["reshape", [2, 2, 4, 1]]),
    view_case((4, 6), ["slice", None, [0, 4]], ["reshape", [16]]),
]
for start, stop, step in itertools.product([None, -9, -4, -1, 0, 2, 7], [None, -9, -3, 0, 1, 5, 7], [None, 1, 3, -1, -2]):
    if rng.random() < 0.25:
        views.append(view_case((5,), ["slice", [start, stop, step]]))
for old in [(2, 3, 4), (6, 1, 4), (4, 6)]:
    for axes in itertools.permutations(range(len(old))):
        for new in [(24,), (6, 4), (4, 6), (2, 12), (2, 3, 4), (8, 3), (1, 6, 4, 1), (5, 5), (-1, 4), (3, -1)]:
            if rng.random() < 0.4:
                views.append(view_case(old, ["transpose", *axes], ["reshape", list(new)]))
write("views.jsonl", views)

# ---- conversion ----

def bfloat16_bits(x):
    """Returns the bits of the nearest bfloat16, ties to even, by exact arithmetic."""
    x = np.float32(x)
    sign = int(np.signbit(x)) << 15
    if np.isnan(x):
        return 0x7FC0
    if np.isinf(x):
        return sign | 0x7F80
    size = Fraction(float(abs(x)))
    if size == 0:
        return sign
    exponent = max(size.numerator.bit_length() - size.denominator.bit_length(), -126)
    while exponent > -126 and size < Fraction(2) ** exponent:
        exponent -= 1
    while size >= Fraction(2) ** (exponent + 1):
        exponent += 1
    units = round(size / Fraction(2) ** (exponent - 7))  # Python rounds halves to even
    return sign | (units + ((exponent + 126) << 7))  # a carry out of the fraction is the next exponent


FLOATS = [0.0, -0.0, 1.0, -1.5, 0.1, 2.5, 3.5, 1e-8, 6e-8, 1e-40, 65504.0, 65520.0, 1e5, 3.39e38, 3.4e38, 1e300, np.inf, -np.inf, np.nan,
          1.00390625, 1.01171875, 1.0078125000000002, 2049.0, 2051.0, 16777217.0, 1e-320]


def samples(name):
    kind = np.dtype(DTYPES.get(name, "f4")).kind
    if name == "bool":
        return np.array([False, True, True])
    if kind in "ui":
        info = np.iinfo(DTYPES[name])
        wanted = [0, 1, 2, 100, 127, 128, 255, 256, 300, 2049, 32767, 32768, 65535, 65519, 65521, 70000, 2**24 + 1, 2**31 - 1, 2**31, 2**32 - 1, 2**40 + 12345,
                  2**53 + 1, 2**62 + 2**38 + 1, 2**63 - 1, 2**63, 2**64 - 1, -1, -2, -128, -129, -32769, -(2**31), -(2**53) - 1, -(2**63)]
        return np.array([v for v in wanted if info.min <= v <= info.max], DTYPES[name])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if kind == "c":
            return np.array([complex(a, b) for a, b in zip(FLOATS, FLOATS[3:] + FLOATS[:3])], DTYPES[name])
        return np.array(FLOATS, DTYPES[name])


def bf16(values):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        single = values.astype("<f4")
    return np.array([bfloat16_bits(x) for x in single], "<u2")


def from_bf16(bits):
    return (bits.astype("<u4") << 16).view("<f4")


casts = []
for src in [*DTYPES, "bf16"]:
    stored = bf16(samples("f32")) if src == "bf16" else samples(src)
    for dst in [*DTYPES, "bf16"]:
        values = from_bf16(stored) if src == "bf16" else stored
        keep = np.ones(len(values), bool)
        if dst != "bf16" and np.dtype(DTYPES[dst]).kind in "ui" and values.dtype.kind in "fc":
            info = np.iinfo(DTYPES[dst])
            real = values.real.astype("f8")
            # Beyond the range, the result is undefined in C and therefore in NumPy. float(max) may be rounded
            # up, and is then out of range.
            keep = np.isfinite(real) & (np.trunc(real) >= info.min) & (np.trunc(real) < float(info.max) + (info.max < 2**53))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            real = values[keep].real if values.dtype.kind == "c" and dst not in ("bool", "complex64", "complex128") else values[keep]
            result = bf16(real) if dst == "bf16" else real.astype(DTYPES[dst])
        casts.append({"from": src, "to": dst, "input": b64(stored[keep]), "output": b64(result)})
write("casts.jsonl", casts)

# ---- printing ----

prints = []


def print_case(array):
    array = np.asarray(array)
    name = next(name for name, code in DTYPES.items() if np.dtype(code) == array.dtype)
    prints.append({"dtype": name, "shape": list(array.shape), "data": b64(array), "text": str(array)})


print_case(np.arange(12, dtype="i4").reshape(3, 4) - 5)
print_case(np.arange(24, dtype="u1").reshape(2, 3, 4))
print_case(np.array([True, False]))
print_case(np.array([2**63, 1], "u8"))
print_case(np.array([1, 2.5, -3.25], "f4"))
print_case(np.array([0.1, 0.2, 100.123456789], "f8"))
print_case(np.array([0.1, 1 / 3, 2 / 3], "f4"))
print_case(np.array([0.1, 1 / 3, 2 / 3], "f2"))
print_case(np.array([1e-5, 1, 2], "f8"))
print_case(np.array([1e10, 1], "f8"))
print_case(np.array([123456.789, 0.5], "f4"))
print_case(np.array([1e6, 999], "f4"))
print_case(np.array([2048, 3], "f2"))
print_case(np.array([np.nan, 1.5, np.inf, -np.inf], "f4"))
print_case(np.array([np.nan, 1e-9, 5], "f4"))
print_case(np.array([-0.0, 0.0], "f8"))
print_case(np.array([np.nan], "f8"))
print_case(np.array([1e-300, 1e300], "f8"))
print_case(np.array([1 + 2j, -3.5 - 4.25j], "c8"))
print_case(np.array([1e-7 + 2j, np.nan - 1j], "c16"))
print_case(np.zeros((0, 3), "f4"))
print_case(np.array(7, "i4"))
print_case(np.array(True))
print_case(np.arange(100, dtype="i2"))
print_case(rng.standard_normal(30))
print_case(rng.standard_normal((4, 12)).astype("f4"))
print_case(np.arange(1001, dtype="u2"))
print_case(np.arange(1400, dtype="i2").reshape(2, 700))
print_case((np.arange(1080) / 7).astype("f4").reshape(12, 10, 9))
print_case(np.arange(1200, dtype="u2").reshape(400, 3))
write("print.jsonl", prints)

# ---- .npy ----

files = []


def npy_case(array, version=(1, 0)):
    file = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        np.lib.format.write_array(file, array, version=version)
    name = next(name for name, code in DTYPES.items() if np.dtype(code) == array.dtype.newbyteorder("<"))
    files.append({"dtype": name, "shape": list(array.shape), "file": b64(file.getvalue()),
                  "data": b64(array.astype(DTYPES[name])),
                  "canonical": bool(version == (1, 0) and array.flags.c_contiguous and array.dtype.byteorder != ">")})


for name, code in DTYPES.items():
    npy_case(samples(name)[:4].reshape(-1, 1))
npy_case(np.asfortranarray(np.arange(24, dtype="f4").reshape(2, 3, 4)))
npy_case(np.asfortranarray(np.arange(6).reshape(2, 3).astype("c16")))
npy_case(np.arange(6, dtype=">i2").reshape(2, 3))
npy_case((np.arange(4) * (1 + 2j)).astype(">c8"))
npy_case(np.asfortranarray(np.arange(6, dtype=">f8").reshape(2, 3)))
npy_case(np.arange(3, dtype="u1"), (2, 0))
npy_case(np.arange(3, dtype="f2"), (3, 0))
npy_case(np.array(5, "i8"))
npy_case(np.zeros((0, 4), "f4"))
write("npy.jsonl", files)
