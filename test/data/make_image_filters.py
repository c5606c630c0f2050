"""Reference values for filters and morphology, by OpenCV. See image_cases.py."""
import json

import cv2
import numpy as np

from image_cases import Cases, each, here, noise

rng = np.random.default_rng(7)
BORDERS = {"constant": cv2.BORDER_CONSTANT, "replicate": cv2.BORDER_REPLICATE, "reflect": cv2.BORDER_REFLECT, "reflect101": cv2.BORDER_REFLECT_101, "wrap": cv2.BORDER_WRAP}
DEPTHS = {"u8": cv2.CV_8U, "u16": cv2.CV_16U, "i16": cv2.CV_16S, "f32": cv2.CV_32F}


def padded(image, border, reach, function, value=0):
    """Applies `function` to an image with an explicit border and crops the result, because not all filters of OpenCV support "wrap"."""
    wide = cv2.copyMakeBorder(image, reach, reach, reach, reach, BORDERS[border], value=(value,) * 4)
    return function(wide).reshape(*wide.shape[:2], -1)[reach:-reach, reach:-reach]


# Sizes that are multiples of words and blocks, and sizes that are not.
SHAPES = ((1, 21, 40, 1), (1, 13, 24, 3), (2, 9, 11, 4), (1, 7, 9, 2), (1, 1, 1, 1), (1, 1, 9, 3), (1, 8, 1, 1), (1, 3, 2, 1))

# Rows with an odd number of words, which kernels/patterns/neighborhood.cuh treats specially, with every
# border mode. A separate generator keeps the other cases unchanged.
ODD_WORDS = ((1, 7, 28, 1), (1, 5, 12, 3), (1, 6, 7, 4))
more = np.random.default_rng(8)
kinds = np.random.default_rng(9)  # For more dtypes; separate for the same reason.

gaussian = Cases("gaussian")


def add_gaussian(name, src, size, sigma, border="reflect101"):
    code = BORDERS[border]
    if border == "wrap":
        blur = lambda image: padded(image, border, 12, lambda wide: cv2.GaussianBlur(wide, size, sigma[0], sigmaY=sigma[1]))
    else:
        blur = lambda image: cv2.GaussianBlur(image, size, sigma[0], sigmaY=sigma[1], borderType=code)
    gaussian.add(name, src, each(src, blur), size=size, sigma=sigma, border=border)


for shape in SHAPES:
    for size, sigma in (((5, 5), (0, 0)), ((3, 3), (0.8, 0.8))):
        add_gaussian(f"{size}, {shape}", noise(rng, "u8", *shape), size, sigma)
for border in BORDERS:
    add_gaussian(f"5x5, {border}", noise(rng, "u8", 1, 11, 20, 3), (5, 5), (1.1, 1.1), border)
    add_gaussian(f"3x3, {border}", noise(rng, "u8", 1, 5, 12, 1), (3, 3), (0, 0), border)
    add_gaussian(f"9x7, {border}", noise(rng, "u8", 1, 11, 14, 1), (9, 7), (2, 1.5), border)
    add_gaussian(f"f32, {border}", noise(rng, "f32", 1, 7, 9, 1), (5, 3), (1, 1), border)
for dtype in ("u16", "i16", "f16", "f32"):
    add_gaussian(f"{dtype}", noise(rng, dtype, 2, 7, 9, 1), (7, 5), (1.4, 1.1))
    add_gaussian(f"{dtype}, 3 channels, any size", noise(rng, dtype, 1, 7, 6, 3), (0, 0), (1.2, 0.7))
add_gaussian("u8, any size", noise(rng, "u8", 1, 19, 23, 3), (0, 0), (3, 2))
add_gaussian("7x7 without a deviation", noise(rng, "u8", 1, 19, 23, 1), (7, 7), (0, 0))
add_gaussian("9x9 without a deviation", noise(rng, "u8", 1, 19, 23, 1), (9, 9), (0, 0))
add_gaussian("many rows and columns", noise(rng, "u8", 1, 50, 264, 1), (5, 5), (1, 1))
for border in BORDERS:
    for shape in ODD_WORDS:
        size = 3 if shape[3] == 1 else 5
        add_gaussian(f"{size}x{size}, {shape}, {border}", noise(more, "u8", *shape), (size, size), (1.1, 0.9), border)
gaussian.write()

box = Cases("box")
for i, shape in enumerate(SHAPES):
    src = noise(rng, "u8", *shape)
    size = ((3, 3), (5, 5), (4, 7))[i % 3]
    box.add(f"{size}, {shape}", src, each(src, lambda image: cv2.blur(image, size)), size=size)
for border in BORDERS:
    src = noise(rng, "u8", 1, 9, 12, 3)
    for size in ((5, 3), (3, 3)):
        one = (lambda image: padded(image, border, 4, lambda wide: cv2.blur(wide, size))) if border == "wrap" else lambda image: cv2.blur(image, size, borderType=BORDERS[border])
        box.add(f"{size}, {border}", src, each(src, one), size=size, border=border)
for dtype in ("u16", "i16", "f16", "f32"):
    src = noise(rng, dtype, 1, 9, 11, 2)
    box.add(f"{dtype}, an anchor", src, each(src, lambda image: cv2.blur(image, (4, 3), anchor=(0, 2))), size=(4, 3), anchor=(0, 2))
src = noise(rng, "u8", 1, 9, 11, 1)
box.add("sums as f32", src, each(src, lambda image: cv2.boxFilter(image, cv2.CV_32F, (5, 6), normalize=False)), size=(5, 6), normalize=False, dtype="f32")
box.add("31x31", src, each(src, lambda image: cv2.blur(image, (31, 31), borderType=cv2.BORDER_REPLICATE)), size=(31, 31), border="replicate")
box.write()

kernels = Cases("conv2d")
for dtype, shape in (("u8", (2, 9, 12, 3)), ("u8", (1, 19, 20, 1)), ("u8", (1, 1, 1, 4)), ("u8", (1, 1, 9, 1)), ("u16", (1, 8, 5, 1)), ("i16", (1, 8, 5, 2)), ("f16", (1, 5, 6, 1)), ("f32", (1, 5, 6, 3))):
    src = noise(rng, dtype, *shape)
    for border in BORDERS:
        for height, width, anchor in ((3, 3, (1, 1)), (2, 5, (4, 0))):
            weights = (rng.integers(-16, 17, (height, width)) / 32).astype(np.float32)
            filtered = lambda image, code=cv2.BORDER_REFLECT: cv2.filter2D(image, -1, weights, anchor=anchor, delta=1.25, borderType=code)
            one = (lambda image: padded(image, border, 4, filtered)) if border == "wrap" else lambda image: filtered(image, BORDERS[border])
            kernels.add(f"{dtype} {shape}, {width}x{height}, {border}", src, each(src, one),
                        kernel=weights.tolist(), anchor=anchor, delta=1.25, border=border)
src = noise(rng, "u8", 1, 9, 11, 1)
weights = rng.integers(-2, 3, (31, 31)).astype(np.float32)
# NumPy: OpenCV filters with such a large kernel by Fourier transforms, which are not exact.
windows = np.lib.stride_tricks.sliding_window_view(cv2.copyMakeBorder(src[0], 15, 15, 15, 15, cv2.BORDER_REFLECT).astype(np.float64), (31, 31))
kernels.add("31x31, u8 to f32", src, (windows * weights).sum((2, 3)).astype(np.float32)[None, :, :, None], kernel=weights.tolist(), border="reflect", dtype="f32")
weights = (more.integers(-16, 17, (3, 3)) / 32).astype(np.float32)
# No ties, which OpenCV rounds in two ways.
for border in BORDERS:
    for shape in ODD_WORDS:
        src = noise(more, "u8", *shape)
        filtered = lambda image, code=cv2.BORDER_REFLECT: cv2.filter2D(image, -1, weights, delta=1.26, borderType=code)
        one = (lambda image: padded(image, border, 4, filtered)) if border == "wrap" else lambda image: filtered(image, BORDERS[border])
        kernels.add(f"u8 {shape}, 3x3, {border}", src, each(src, one), kernel=weights.tolist(), anchor=(1, 1), delta=1.26, border=border)
kernels.write()

separable = Cases("sep_filter2d")
for dtype, shape in (("u8", (1, 19, 28, 3)), ("u8", (2, 9, 16, 1)), ("u8", (1, 6, 5, 2)), ("u16", (1, 8, 5, 1)), ("i16", (1, 8, 5, 4)), ("f16", (1, 5, 6, 1)), ("f32", (1, 5, 6, 3))):
    src = noise(rng, dtype, *shape)
    for nx, ny, anchor in ((5, 5, (2, 2)), (3, 3, (1, 1)), (6, 2, (0, 1))):
        x, y = (rng.integers(-8, 9, n) / 16 for n in (nx, ny))
        separable.add(f"{dtype} {shape}, {nx}x{ny}", src, each(src, lambda image: cv2.sepFilter2D(image, -1, x, y, anchor=anchor, delta=0.75, borderType=cv2.BORDER_REPLICATE)),
                      x=x.tolist(), y=y.tolist(), anchor=anchor, delta=0.75, border="replicate")
for border in BORDERS:
    for shape in ODD_WORDS:
        src, n = noise(more, "u8", *shape), 3 if shape[3] == 3 else 5
        x, y = (more.integers(-8, 9, n) / 16 for _ in range(2))
        filtered = lambda image, code=cv2.BORDER_REFLECT: cv2.sepFilter2D(image, -1, x, y, delta=0.76, borderType=code)
        one = (lambda image: padded(image, border, 4, filtered)) if border == "wrap" else lambda image: filtered(image, BORDERS[border])
        separable.add(f"u8 {shape}, {n}x{n}, {border}", src, each(src, one), x=x.tolist(), y=y.tolist(), anchor=(n // 2, n // 2), delta=0.76, border=border)
separable.write()

gradients = Cases("gradients")
for dtype, depth in (("u8", "i16"), ("u8", "f32"), ("u8", "u8"), ("u16", "f32"), ("i16", "i16"), ("f32", "f32")):
    src = noise(rng, dtype, 1, 9, 12, 1 if depth != "i16" else 3)
    for size, dx, dy in ((1, 1, 0), (3, 1, 0), (3, 0, 1), (3, 1, 1), (3, 2, 0), (5, 1, 0), (7, 0, 2)):
        # Small weights for floats: OpenCV adds in f32 as well, and large terms that cancel would leave
        # rounding errors.
        scale = 1 / 512 if dtype == "f32" else 0.5
        gradients.add(f"sobel of {dtype} to {depth}, {size}, {dx} {dy}", src, each(src, lambda image: cv2.Sobel(image, DEPTHS[depth], dx, dy, ksize=size, scale=scale, delta=2)), op="sobel", size=size, dx=dx, dy=dy, scale=scale, delta=2, dtype=depth)
    for axis in "xy":
        gradients.add(f"scharr of {dtype} to {depth}, {axis}", src, each(src, lambda image: cv2.Scharr(image, DEPTHS[depth], int(axis == "x"), int(axis == "y"), scale=0.25)), op="scharr", axis=axis, scale=0.25, dtype=depth)
    for size in (1, 3, 5):
        gradients.add(f"laplacian of {dtype} to {depth}, {size}", src, each(src, lambda image: cv2.Laplacian(image, DEPTHS[depth], ksize=size)), op="laplacian", size=size, dtype=depth)
src = noise(kinds, "f16", 1, 7, 9, 2)
# OpenCV has no f16: computed in f32, rounded at the end.
for op, options, function in (
    ("sobel", {"size": 3, "dx": 1, "dy": 0}, lambda image: cv2.Sobel(image, -1, 1, 0, ksize=3, scale=1 / 8)),
    ("scharr", {"axis": "y"}, lambda image: cv2.Scharr(image, -1, 0, 1, scale=1 / 8)),
    ("laplacian", {"size": 3}, lambda image: cv2.Laplacian(image, -1, ksize=3, scale=1 / 8)),
):
    gradients.add(f"{op} of f16", src, each(src, function), op=op, scale=1 / 8, **options)
gradients.write()

SHAPE_CODES = {"rect": cv2.MORPH_RECT, "cross": cv2.MORPH_CROSS, "ellipse": cv2.MORPH_ELLIPSE}
OPERATIONS = {"erode": cv2.MORPH_ERODE, "dilate": cv2.MORPH_DILATE, "open": cv2.MORPH_OPEN, "close": cv2.MORPH_CLOSE, "gradient": cv2.MORPH_GRADIENT, "tophat": cv2.MORPH_TOPHAT, "blackhat": cv2.MORPH_BLACKHAT}
morphology = Cases("morphology")


def add_morphology(name, src, operation, element, **options):
    border = options.get("border", "constant")
    arguments = {"anchor": options.get("anchor", (-1, -1)), "iterations": options.get("iterations", 1)}
    if border == "wrap":
        function = lambda image: padded(image, border, 6, lambda wide: cv2.morphologyEx(wide, OPERATIONS[operation], element, **arguments))
    else:
        if "borderValue" in options:
            arguments["borderValue"] = (options["borderValue"],) * 4
        function = lambda image: cv2.morphologyEx(image, OPERATIONS[operation], element, borderType=BORDERS[border], **arguments)
    morphology.add(name, src, each(src, function), operation=operation, element=element.tolist(), **options)


square = np.ones((3, 3), np.uint8)
for shape in SHAPES:
    for operation, size in (("erode", 3), ("dilate", 3), ("erode", 5), ("dilate", 5)):
        add_morphology(f"{operation} {size}x{size}, {shape}", noise(rng, "u8", *shape), operation, np.ones((size, size), np.uint8))
for operation in OPERATIONS:
    add_morphology(f"{operation}, square", noise(rng, "u8", 1, 9, 16, 3), operation, square)
    for dtype in ("u16", "i16", "f32"):
        add_morphology(f"{operation}, {dtype}, cross", noise(rng, dtype, 1, 7, 9, 1), operation, cv2.getStructuringElement(cv2.MORPH_CROSS, (3, 5)))
for border in BORDERS:
    for operation in ("erode", "dilate"):
        add_morphology(f"{operation}, {border}, 5x5", noise(rng, "u8", 1, 9, 20, 1), operation, np.ones((5, 5), np.uint8), border=border)
        add_morphology(f"{operation}, {border}, ellipse", noise(rng, "u8", 1, 9, 11, 2), operation, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (5, 7)), border=border)
for operation in ("erode", "dilate"):
    add_morphology(f"{operation}, a constant", noise(rng, "u8", 1, 9, 16, 1), operation, square, borderValue=100)
    add_morphology(f"{operation}, a constant, any mask", noise(rng, "u8", 1, 9, 11, 1), operation, np.array([[0, 1, 1, 0], [1, 0, 0, 0]], np.uint8), anchor=(0, 1), borderValue=100)
    add_morphology(f"{operation}, 11x9", noise(rng, "u8", 1, 14, 17, 1), operation, np.ones((9, 11), np.uint8), anchor=(2, 7))
    add_morphology(f"{operation}, 3 times", noise(rng, "u8", 1, 14, 17, 1), operation, square, iterations=3)
    add_morphology(f"{operation}, twice, cross", noise(rng, "u8", 2, 9, 10, 1), operation, cv2.getStructuringElement(cv2.MORPH_CROSS, (3, 3)), iterations=2)
src = noise(rng, "f16", 1, 6, 7, 1)
add_morphology("erode, f16", src, "erode", square)
add_morphology("open, twice", noise(rng, "u8", 1, 14, 17, 1), "open", square, iterations=2)
for border in BORDERS:
    for shape in ODD_WORDS:
        operation, size = ("erode", 5) if shape[3] == 3 else ("dilate", 3)
        add_morphology(f"{operation} {size}x{size}, {shape}, {border}", noise(more, "u8", *shape), operation, np.ones((size, size), np.uint8), border=border)
add_morphology("erode, a constant between two integers", noise(np.random.default_rng(8), "u8", 1, 9, 32, 1), "erode", square, borderValue=2.5)
morphology.write()

elements = [{"shape": shape, "size": size, "rows": cv2.getStructuringElement(code, size).tolist()} for shape, code in SHAPE_CODES.items() for size in ((1, 1), (3, 3), (4, 6), (5, 5), (7, 3), (9, 1), (1, 5), (12, 11))]
(here / "image" / "structuring_elements.json").write_text(json.dumps(elements) + "\n")

median = Cases("median")
for dtype, shape, size in (
    ("u8", (1, 13, 24, 3), 3), ("u8", (2, 9, 11, 4), 3), ("u8", (1, 1, 1, 1), 3), ("u8", (1, 1, 9, 1), 5), ("u8", (1, 13, 24, 3), 5), ("u8", (1, 19, 11, 1), 5), ("u8", (1, 13, 17, 1), 7), ("u8", (1, 13, 17, 3), 15), ("u8", (1, 5, 6, 4), 1),
    ("u16", (1, 9, 11, 3), 3), ("u16", (1, 9, 11, 1), 5), ("i16", (1, 9, 11, 1), 3), ("i16", (1, 9, 11, 4), 5), ("f16", (1, 9, 11, 1), 3), ("f16", (1, 9, 11, 1), 5), ("f32", (1, 9, 11, 3), 3), ("f32", (1, 9, 11, 1), 5),
):
    src = noise(rng, dtype, *shape)
    median.add(f"{dtype} {shape}, {size}", src, each(src, lambda image: cv2.medianBlur(image, size)), size=size)


def numpy_median(image, size):
    wide = np.pad(image, ((size // 2,) * 2, (size // 2,) * 2, (0, 0)), "edge")
    return np.sort(np.lib.stride_tricks.sliding_window_view(wide, (size, size), (0, 1)).reshape(*image.shape, -1), -1)[..., size * size // 2]


# NumPy: OpenCV has these sizes for u8 only, and 3 and 5 without two channels.
for dtype in ("u16", "i16", "f16", "f32"):
    src = noise(rng, dtype, 1, 7, 9, 2)
    median.add(f"{dtype}, 7", src, each(src, lambda image: numpy_median(image, 7)), size=7)
for shape in ODD_WORDS:
    src = noise(more, "u8", *shape)
    median.add(f"u8 {shape}, 3", src, each(src, lambda image: cv2.medianBlur(image, 3)), size=3)
median.write()

bilateral = Cases("bilateral")
for dtype, shape in (("u8", (1, 13, 17, 1)), ("u8", (2, 9, 11, 3)), ("u8", (1, 1, 1, 1)), ("u8", (1, 1, 7, 3)), ("f32", (1, 13, 17, 1)), ("f32", (1, 9, 11, 3)), ("f16", (1, 9, 11, 1))):
    src = noise(rng, dtype, *shape)
    color = 60 if dtype == "u8" else 0.8
    for diameter, space in ((5, 2), (0, 2.5), (9, 1.2)):
        # OpenCV rejects a single pixel only for f32.
        bilateral.add(f"{dtype} {shape}, {diameter} {space}", src, each(src, lambda image: cv2.bilateralFilter(image, diameter, color, space)), diameter=diameter, sigmaColor=color, sigmaSpace=space)
src = noise(rng, "u8", 1, 9, 11, 3)
for border in ("constant", "replicate", "reflect", "wrap"):
    bilateral.add(border, src, each(src, lambda image: cv2.bilateralFilter(image, 5, 80, 2, borderType=BORDERS[border])), diameter=5, sigmaColor=80, sigmaSpace=2, border=border)
# The radius, 4.5, is rounded to even.
bilateral.add("a radius between two integers", src, each(src, lambda image: cv2.bilateralFilter(image, 0, 80, 3)), diameter=0, sigmaColor=80, sigmaSpace=3)
bilateral.write()


def scene(height, width, channels):
    """Generates images of blobs, which have long edges."""
    image = cv2.GaussianBlur(rng.integers(0, 256, (height, width, channels), np.uint8), (0, 0), 2.5)
    return cv2.normalize(image, None, 0, 255, cv2.NORM_MINMAX).reshape(height, width, channels)


canny = Cases("canny")
for shape in ((50, 67, 1), (27, 35, 3), (1, 9, 1), (9, 1, 1), (1, 1, 1)):
    src = scene(*shape)[None] if min(shape[:2]) > 1 else noise(rng, "u8", 1, *shape)
    for size, low, high in ((3, 60, 200), (5, 800, 1500), (7, 9000, 20000)):
        for l2 in (False, True):
            canny.add(f"{shape}, {size}, {'L2' if l2 else 'L1'}", src, each(src, lambda image: cv2.Canny(image, low, high, apertureSize=size, L2gradient=l2)), threshold1=low, threshold2=high, size=size, l2Gradient=l2)
src = np.stack([scene(24, 30, 1), scene(24, 30, 1)])
canny.add("two images, swapped thresholds", src, each(src, lambda image: cv2.Canny(image, 250, 40)), threshold1=250, threshold2=40)
# A long winding line with a strong edge at one end only.
snake = np.full((41, 41), 100, np.uint8)
for row in range(0, 40, 4):
    snake[row : row + 2, 2:39] = 130
    side = 37 if row % 8 == 0 else 2
    snake[row : row + 6, side : side + 2] = 130
snake[0:2, 2:6] = 255
canny.add("a long weak edge", snake[None, :, :, None], cv2.Canny(snake, 60, 400)[None, :, :, None], threshold1=60, threshold2=400)
canny.write()


def labels_by_rows(mask, connectivity):
    """Returns OpenCV's components, renumbered by their first pixels in row order, and their number."""
    count, found = cv2.connectedComponents(mask, connectivity=connectivity, ltype=cv2.CV_32S)
    numbers, first = np.unique(found, return_index=True)
    order = [number for _, number in sorted(zip(first, numbers)) if number != 0]
    table = np.zeros(count, np.int32)
    table[order] = np.arange(1, len(order) + 1)
    return table[found], len(order)


label = Cases("label")
for name, src in (
    ("noise", (rng.random((2, 21, 35, 1)) < 0.45).astype(np.uint8)), ("dense", (rng.random((1, 36, 44, 1)) < 0.62).astype(np.uint8)), ("blobs", (scene(30, 43, 1) > 128).astype(np.uint8)[None] * 255),
    ("one pixel", np.ones((1, 1, 1, 1), np.uint8)), ("nothing", np.zeros((1, 5, 40, 1), np.uint8)), ("all", np.ones((1, 9, 40, 1), np.uint8)), ("one row", (rng.random((1, 1, 90, 1)) < 0.5).astype(np.uint8)), ("one column", (rng.random((1, 90, 1, 1)) < 0.5).astype(np.uint8)),
):
    for connectivity in (4, 8):
        both = [labels_by_rows(image[:, :, 0], connectivity) for image in src]
        label.add(f"{name}, {connectivity}", src, np.stack([it[0] for it in both])[..., None], connectivity=connectivity, counts=[it[1] for it in both])
for dtype in ("u16", "i16", "f16", "f32"):
    src = noise(kinds, dtype, 1, 11, 37, 1) * (kinds.random((1, 11, 37, 1)) < 0.5)
    found, count = labels_by_rows((src[0, :, :, 0] != 0).astype(np.uint8), 8)
    label.add(dtype, src, found[None, ..., None], connectivity=8, counts=[count])
label.write()

METHODS = {"sqdiff": cv2.TM_SQDIFF, "sqdiffNormed": cv2.TM_SQDIFF_NORMED, "ccorr": cv2.TM_CCORR, "ccorrNormed": cv2.TM_CCORR_NORMED, "ccoeff": cv2.TM_CCOEFF, "ccoeffNormed": cv2.TM_CCOEFF_NORMED}


def match(image, part, method):
    """Computes OpenCV's formulas in f64, because OpenCV computes them less accurately, by Fourier transforms in f32."""
    image, part = image.astype(np.float64), part.astype(np.float64)
    places = np.lib.stride_tricks.sliding_window_view(image, part.shape[:2], (0, 1)).transpose(0, 1, 3, 4, 2)
    if method.startswith("ccoeff"):
        places, part = places - places.mean((2, 3), keepdims=True), part - part.mean((0, 1))
    result = ((places - part) ** 2).sum((2, 3, 4)) if method.startswith("sqdiff") else (places * part).sum((2, 3, 4))
    if method.endswith("Normed"):
        # OpenCV treats values beyond 1 as rounding errors, although squared differences can exceed 1.
        result = np.clip(result / np.sqrt((places**2).sum((2, 3, 4)) * (part**2).sum()), -1, 1)
    return result.astype(np.float32)


matching = Cases("match_template")
for dtype, shape, size in (("u8", (1, 21, 33, 1), (5, 7)), ("u8", (2, 13, 14, 3), (4, 3)), ("u8", (1, 9, 11, 4), (1, 1)), ("f32", (1, 13, 17, 1), (6, 5)), ("f32", (1, 9, 11, 3), (9, 11)), ("u8", (1, 9, 11, 2), (3, 4))):
    src = noise(rng, dtype, *shape)
    part = src[0, 2 : 2 + size[0], 3 : 3 + size[1]].copy() if shape[1] > size[0] else noise(rng, dtype, *size, shape[3])
    for name, code in METHODS.items():
        if size == (1, 1) and name == "ccoeffNormed":
            continue
        expected = np.stack([match(image, part, name) for image in src])
        theirs = np.stack([cv2.matchTemplate(image, part, code) for image in src])
        assert np.allclose(expected, theirs, 1e-4, 1e-3 if name.endswith("Normed") else 0.1 + 1e-4 * np.abs(expected).max()), name
        matching.add(f"{name}, {dtype} {shape}, {size}", src, expected[..., None], method=name, template=part[None])
matching.write()
