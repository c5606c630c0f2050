"""Reference values for arithmetic and reductions, by OpenCV and NumPy. See image_cases.py."""
import cv2
import numpy as np

from image_cases import Cases, each, noise

rng = np.random.default_rng(6)
INTEGERS = ("u8", "u16", "i16")


def wide(image):
    """Converts f16 to f32, because OpenCV has no f16 arithmetic."""
    return image.astype(np.float32) if image.dtype == np.float16 else image


def pairs(a, b, function, dtype=None):
    """Applies `function` to each pair of images; the result has the dtype of the images, or `dtype`."""
    results = [np.asarray(function(wide(p), wide(q))).reshape(p.shape) for p, q in zip(a, b)]
    return np.stack(results).astype(dtype or a.dtype)


def similar(rng, image):
    """Returns a random image in which many elements equal those of `image` or are zero."""
    other = noise(rng, {v: k for k, v in NAMES.items()}[image.dtype], *image.shape)
    other[rng.random(image.shape) < 0.2] = 0
    keep = rng.random(image.shape) < 0.2
    other[keep] = image[keep]
    return other


NAMES = {"u8": np.dtype(np.uint8), "u16": np.dtype(np.uint16), "i16": np.dtype(np.int16), "f16": np.dtype(np.float16), "f32": np.dtype(np.float32)}

BINARY = {
    "add": lambda a, b: cv2.add(a, b),
    "subtract": lambda a, b: cv2.subtract(a, b),
    "multiply": lambda a, b: cv2.multiply(a, b, scale=0.5),
    "divide": lambda a, b: cv2.divide(a, b, scale=2),
    "addWeighted": lambda a, b: cv2.addWeighted(a, 0.75, b, -0.5, 3),
    "absdiff": lambda a, b: cv2.absdiff(a, b),
    "min": lambda a, b: cv2.min(a, b),
    "max": lambda a, b: cv2.max(a, b),
}
SHAPES = ((1, 5, 13, 1), (2, 3, 7, 3), (1, 3, 8, 4), (1, 1, 1, 1), (1, 7, 1, 2))


def small(src, dtype):
    """Random integers small enough that not all products saturate."""
    return (src // 97).astype(src.dtype) if dtype in ("u16", "i16") else (src // 9).astype(src.dtype) if dtype == "u8" else src


arithmetic = Cases("arithmetic")
for op, function in BINARY.items():
    for i, dtype in enumerate(NAMES):
        for shape in (SHAPES[i % 3], SHAPES[3]) if dtype != "u8" else SHAPES:
            src = noise(rng, dtype, *shape)
            src2 = similar(rng, src)
            if op == "multiply":
                src, src2 = small(src, dtype), small(src2, dtype)
            if op == "divide" and dtype in ("f16", "f32"):
                src2 = np.where(np.abs(src2) < 0.1, 1, src2).astype(src2.dtype)
            arithmetic.add(f"{op}, {dtype} {shape}", src, pairs(src, src2, function), op=op, src2=src2)
arithmetic.write()

scalars = Cases("arithmetic_scalar")
for op, scalar in (("add", [10, 20, 30]), ("subtract", [100, 0, 7]), ("multiply", [2, 3, 0.25]), ("divide", [3, 0, 9]), ("absdiff", [128, 0, 255]), ("min", [100, 5, 255]), ("max", [100, 5, 255])):
    for dtype in NAMES:
        src = noise(rng, dtype, 1, 7, 10, 3)
        planes = []
        for c, value in enumerate(scalar):
            # Like OpenCV with a Scalar, whose elements are not rounded to the image's type.
            plane = src[0, :, :, c].astype(np.float64)
            with np.errstate(divide="ignore", invalid="ignore"):
                planes.append({"add": plane + value, "subtract": plane - value, "multiply": plane * value * 0.5, "divide": (plane * 2 / value) if value or dtype not in INTEGERS else plane * 0,
                               "absdiff": np.abs(plane - value), "min": np.minimum(plane, value), "max": np.maximum(plane, value)}[op])
        expected = np.stack(planes, -1)[None]
        if dtype in INTEGERS:
            info = np.iinfo(NAMES[dtype])
            expected = np.clip(np.rint(expected), info.min, info.max)
        if op == "divide" and dtype not in INTEGERS:
            scalar = [3, 4, 9]
            expected = src.astype(np.float64) * 2 / np.array(scalar)
        scalars.add(f"{op}, {dtype}", src, expected.astype(NAMES[dtype]), op=op, scalar=scalar)
scalars.write()

COMPARISONS = {"eq": cv2.CMP_EQ, "ne": cv2.CMP_NE, "lt": cv2.CMP_LT, "le": cv2.CMP_LE, "gt": cv2.CMP_GT, "ge": cv2.CMP_GE}
compare = Cases("compare")
for i, (comparison, code) in enumerate(COMPARISONS.items()):
    for dtype in NAMES:
        src = noise(rng, dtype, 1 + i % 2, 5, 9, 1 + i % 4)
        src2 = similar(rng, src)
        compare.add(f"{comparison}, {dtype}", src, pairs(src, src2, lambda a, b: cv2.compare(a, b, code), np.uint8), comparison=comparison, src2=src2)
compare.write()

# NumPy: OpenCV's angles are approximate.
vectors = Cases("vectors")
for dtype in ("i16", "f32"):
    src, src2 = noise(rng, dtype, 1, 9, 13, 2), noise(rng, dtype, 1, 9, 13, 2)
    src[0, 0, :3], src2[0, 0, 1:4] = 0, 0
    x, y = src.astype(np.float64), src2.astype(np.float64)
    vectors.add(f"magnitude, {dtype}", src, np.hypot(x, y).astype(np.float32), op="magnitude", src2=src2)
    angle = np.mod(np.arctan2(y, x), 2 * np.pi)
    vectors.add(f"phase, {dtype}", src, angle.astype(np.float32), op="phase", src2=src2)
    vectors.add(f"phase in degrees, {dtype}", src, np.degrees(angle).astype(np.float32), op="phase", degrees=True, src2=src2)
vectors.write()

unary = Cases("unary")
for dtype in ("f32", "f16"):
    src = noise(rng, dtype, 1, 9, 13, 3)
    positive = (np.abs(src) + NAMES[dtype].type(0.01)).astype(src.dtype)
    for op, function, source in (("abs", np.abs, src), ("sqr", np.square, src), ("sqrt", cv2.sqrt, positive), ("exp", cv2.exp, src), ("log", cv2.log, positive)):
        unary.add(f"{op}, {dtype}", source, each(source, function), op=op)
    for power, source in ((3, src), (0.5, positive), (-1.5, positive)):
        unary.add(f"pow, {dtype}, {power}", source, each(source, lambda a: cv2.pow(a, power)), op="pow", power=power)
for dtype in INTEGERS:
    src = noise(rng, dtype, 2, 5, 7, 1)
    positive = src & np.iinfo(src.dtype).max
    # NumPy: OpenCV has these functions for floats only.
    unary.add(f"sqrt, {dtype}", positive, np.rint(np.sqrt(positive.astype(np.float64))).astype(src.dtype), op="sqrt")
    unary.add(f"sqr, {dtype}", src, np.clip(np.square(src.astype(np.int64)), 0, np.iinfo(src.dtype).max).astype(src.dtype), op="sqr")
    unary.add(f"sqrt to f32, {dtype}", positive, np.sqrt(positive.astype(np.float32)), op="sqrt", dtype="f32")
    unary.add(f"abs, {dtype}", src, np.minimum(np.abs(src.astype(np.int32)), np.iinfo(src.dtype).max).astype(src.dtype), op="abs")
unary.write()

bitwise = Cases("bitwise")
for op, function in (("bitwiseAnd", cv2.bitwise_and), ("bitwiseOr", cv2.bitwise_or), ("bitwiseXor", cv2.bitwise_xor)):
    for dtype, shape in (("u8", (1, 9, 13, 1)), ("u8", (2, 4, 7, 3)), ("u16", (1, 5, 6, 4)), ("i16", (1, 5, 6, 2))):
        src, src2 = noise(rng, dtype, *shape), noise(rng, dtype, *shape)
        bitwise.add(f"{op}, {dtype} {shape}", src, pairs(src, src2, function), op=op, src2=src2)
        scalar = [85, 240, 15, 1][: shape[3]]
        bitwise.add(f"{op}, {dtype} {shape}, scalar", src, {"bitwiseAnd": np.bitwise_and, "bitwiseOr": np.bitwise_or, "bitwiseXor": np.bitwise_xor}[op](src, np.array(scalar, src.dtype)), op=op, scalar=scalar)
# Bitwise operations on f32, computed on its bits.
src = rng.integers(0, 2**30, (1, 5, 7, 1), np.uint32)
src2 = rng.integers(0, 2**30, (1, 5, 7, 1), np.uint32)
bitwise.add("bitwiseAnd, f32", src.view(np.float32), (src & src2).view(np.float32), op="bitwiseAnd", src2=src2.view(np.float32))
for dtype in INTEGERS:
    src = noise(rng, dtype, 1, 9, 13, 3)
    bitwise.add(f"bitwiseNot, {dtype}", src, each(src, cv2.bitwise_not), op="bitwiseNot")
bitwise.write()

# Statistics of whole images: each `expected` is [count, channels].
statistics = Cases("statistics")
for dtype, shape in (("u8", (2, 37, 45, 3)), ("u8", (1, 1, 1, 1)), ("u8", (1, 9, 70, 4)), ("u16", (1, 19, 13, 1)), ("i16", (3, 9, 11, 2)), ("f16", (1, 11, 9, 3)), ("f32", (2, 19, 13, 3)), ("f32", (1, 1, 9, 1))):
    src = noise(rng, dtype, *shape)
    src[rng.random(shape) < 0.3] = 0
    other = similar(rng, src)
    images, others = [wide(image) for image in src], [wide(image) for image in other]
    channels = lambda function: np.array([[float(function(np.ascontiguousarray(image[:, :, c]))) for c in range(shape[3])] for image in images])
    norms = {"inf": cv2.NORM_INF, "l1": cv2.NORM_L1, "l2": cv2.NORM_L2, "l2sqr": cv2.NORM_L2SQR}
    flat = lambda image: image.reshape(image.shape[0], -1)
    numbers = {
        "sum": channels(lambda plane: cv2.sumElems(plane)[0]),
        "mean": channels(lambda plane: cv2.mean(plane)[0]),
        "stdDev": channels(lambda plane: cv2.meanStdDev(plane)[1][0, 0]),
        "countNonZero": channels(cv2.countNonZero),
        **{f"norm {name}": np.array([[cv2.norm(flat(image), code)] for image in images]) for name, code in norms.items()},
        **{f"norm of difference {name}": np.array([[cv2.norm(flat(a), flat(b), code)] for a, b in zip(images, others)]) for name, code in norms.items()},
    }
    statistics.add(f"{dtype} {shape}", src, src[:, :0], other=other, numbers={name: value.tolist() for name, value in numbers.items()})
statistics.write()

extremes = Cases("min_max_loc")
for dtype, shape in (("u8", (2, 37, 45, 1)), ("u8", (1, 1, 1, 1)), ("u16", (1, 19, 300, 1)), ("i16", (3, 9, 11, 1)), ("f16", (1, 11, 9, 1)), ("f32", (2, 19, 13, 1))):
    src = noise(rng, dtype, *shape)
    found = [cv2.minMaxLoc(wide(image)[:, :, 0]) for image in src]
    extremes.add(f"{dtype} {shape}", src, src[:, :0], values=[it[:2] for it in found], locations=[it[2:] for it in found])
same = np.full((1, 40, 40, 1), 7, np.uint8)
found = cv2.minMaxLoc(same[0])
extremes.add("all the same: the first one", same, same[:, :0], values=[found[:2]], locations=[found[2:]])
extremes.write()

CODES = {"sum": cv2.REDUCE_SUM, "mean": cv2.REDUCE_AVG, "min": cv2.REDUCE_MIN, "max": cv2.REDUCE_MAX, "sum2": cv2.REDUCE_SUM2}
axis_cases = Cases("reduce")
for dtype, shape in (("u8", (2, 11, 37, 3)), ("u8", (1, 1, 1, 1)), ("u16", (1, 5, 20, 2)), ("i16", (1, 5, 7, 4)), ("f16", (1, 9, 11, 1)), ("f32", (1, 37, 5, 1))):
    src = noise(rng, dtype, *shape)
    for axis, dim in (("y", 0), ("x", 1)):
        for name, code in CODES.items():
            keeps = name in ("min", "max")
            expected = each(src.astype(np.float64), lambda image: cv2.reduce(image, dim, code).reshape(*((1, -1) if dim == 0 else (-1, 1)), shape[3]))
            axis_cases.add(f"{name} along {axis}, {dtype} {shape}", src, expected.astype(src.dtype if keeps or dtype == "f16" else np.float32), axis=axis, reduction=name)
axis_cases.write()

integrals = Cases("integral")
for dtype, shape, kind in (("u8", (2, 9, 11, 3), "i32"), ("u8", (1, 1, 1, 1), "i32"), ("u8", (1, 19, 70, 1), "f64"), ("u8", (1, 9, 5, 2), "f32"), ("f32", (1, 19, 35, 1), "f64"), ("f32", (1, 7, 5, 4), "f32")):
    src = noise(rng, dtype, *shape)
    depth = {"i32": cv2.CV_32S, "f32": cv2.CV_32F, "f64": cv2.CV_64F}[kind]
    both = [cv2.integral2(image, sdepth=depth) for image in src]
    shaped = lambda i, to: np.stack([it[i].reshape(*it[i].shape[:2], -1) for it in both]).astype(to)
    integrals.add(f"{dtype} {shape} to {kind}", src, shaped(0, {"i32": np.int32, "f32": np.float32, "f64": np.float64}[kind]), op="integral", dtype=kind)
    integrals.add(f"squares of {dtype} {shape}", src, shaped(1, np.float64), op="sqrIntegral", dtype="f64")
# NumPy: OpenCV has no integrals of these dtypes.
for dtype in ("u16", "i16", "f16"):
    src = noise(rng, dtype, 1, 7, 9, 2)
    sums = np.pad(src.astype(np.float64).cumsum(1).cumsum(2), ((0, 0), (1, 0), (1, 0), (0, 0)))
    integrals.add(f"{dtype}", src, sums, op="integral")
integrals.write()
