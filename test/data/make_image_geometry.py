"""Reference values for geometric operators, by OpenCV and Pillow. See image_cases.py."""
import cv2
import numpy as np
from PIL import Image

from image_cases import Cases, each, noise

rng = np.random.default_rng(5)
# A second generator, so that new cases do not change the others.
more = np.random.default_rng(11)

flip = Cases("flip")
for direction, code in (("horizontal", 1), ("vertical", 0), ("both", -1)):
    src = noise(rng, "u8", 1, 13, 17, 3)
    flip.add(direction, src, each(src, lambda image: cv2.flip(image, code)), direction=direction)
for dtype in ("u16", "i16", "f16", "f32"):
    for channels in (1, 4):
        src = noise(rng, dtype, 2, 5, 9, channels)
        flip.add(f"{dtype}, {channels} channels", src, src[:, :, ::-1], direction="horizontal")
for shape in ((1, 1, 1), (1, 7, 2), (7, 1, 3)):
    src = noise(rng, "u8", 1, *shape)
    flip.add("x".join(map(str, shape)), src, src[:, ::-1, ::-1], direction="both")
for channels in (1, 3, 4):
    # Wide enough for whole vectors and a remainder.
    src = noise(rng, "u8", 1, 3, 260, channels)
    flip.add(f"wide, {channels} channels", src, src[:, ::-1, ::-1], direction="both")
flip.write()

MODES = {
    "nearest": cv2.INTER_NEAREST, "nearest-exact": cv2.INTER_NEAREST_EXACT, "linear": cv2.INTER_LINEAR,
    "cubic": cv2.INTER_CUBIC, "lanczos": cv2.INTER_LANCZOS4, "area": cv2.INTER_AREA,
}


def ties(size, to):
    """Returns whether two pixels are equally near to a center, where OpenCV's choice varies."""
    return any((2 * i + 1) * size % (2 * to) == 0 for i in range(to))


SIZES = {"smaller": (7, 9), "larger": (20, 23), "taller and narrower": (21, 8), "half": (6, 7)}

for mode, code in MODES.items():
    resize = Cases(f"resize_{mode}")
    for what, (height, width) in SIZES.items():
        if mode == "nearest-exact" and (ties(12, height) or ties(14, width)):
            continue
        for dtype, channels in (("u8", 3), ("f32", 1)):
            src = noise(rng, dtype, 1, 12, 14, channels)
            result = each(src, lambda image: cv2.resize(image, (width, height), interpolation=code))
            resize.add(f"{mode}, {what}, {dtype}", src, result, interpolation=mode, size=[height, width])
    for dtype, channels in (("u8", 1), ("u8", 4), ("u16", 3), ("i16", 1), ("f16", 3), ("f32", 3), ("f32", 4), ("u16", 2)):
        # each() computes f16 in f32 and rounds once, at the end.
        src = noise(rng, dtype, 2, 9, 11, channels)
        result = each(src, lambda image: cv2.resize(image, (6, 8), interpolation=code))
        resize.add(f"{mode}, {dtype}, {channels} channels", src, result, interpolation=mode, size=[8, 6])
    for shape in ((1, 1, 3), (1, 9, 3), (9, 1, 3)):
        src = noise(rng, "u8", 1, *shape)
        for size in ((1, 1), (4, 5)):
            result = each(src, lambda image: cv2.resize(image, size[::-1], interpolation=code))
            resize.add(f"{mode}, {shape[0]} x {shape[1]} to {size[0]} x {size[1]}", src, result, interpolation=mode, size=list(size))
    resize.write()

wide = Cases("resize_wide")
for channels in (1, 3, 4):
    for (height, width), size in (((11, 131), (9, 68)), ((7, 40), (19, 71)), ((2, 100), (3, 64))):
        src = noise(rng, "u8", 1, height, width, channels)
        result = each(src, lambda image: cv2.resize(image, size[::-1], interpolation=cv2.INTER_LINEAR))
        wide.add(f"{height} x {width} to {size[0]} x {size[1]}, {channels} channels", src, result, interpolation="linear", size=list(size))
wide.write()

# Pillow's filters do not round between the passes for single-channel floats ("F"); for bytes they round twice.
antialias = Cases("resize_antialias")
FILTERS = {"linear": Image.Resampling.BILINEAR, "cubic": Image.Resampling.BICUBIC, "lanczos": Image.Resampling.LANCZOS}
for mode, code in FILTERS.items():
    for size in ((5, 6), (17, 19), (3, 19)):
        src = noise(rng, "f32", 1, 13, 16, 1)
        result = np.asarray(Image.fromarray(src[0, :, :, 0], "F").resize(size[::-1], code))[None, :, :, None]
        antialias.add(f"{mode}, f32 to {size[0]} x {size[1]}", src, result, interpolation=mode, size=list(size))
        if size == (3, 19):
            continue  # Pillow resizes the other axis first here; torchvision does not.
        src = noise(rng, "u8", 1, 13, 16, 3)
        result = np.asarray(Image.fromarray(src[0], "RGB").resize(size[::-1], code))[None]
        antialias.add(f"{mode}, u8 to {size[0]} x {size[1]}", src, result, interpolation=mode, size=list(size))
for mode, code in FILTERS.items():
    for dtype, channels in (("u16", 1), ("i16", 2), ("f16", 3)):
        src = noise(more, dtype, 2, 9, 11, channels)
        planes = [[np.asarray(Image.fromarray(image[..., c].astype(np.float32), "F").resize((7, 5), code)) for c in range(channels)] for image in src]
        result = np.stack([np.stack(image, -1) for image in planes])
        limits = np.iinfo(src.dtype) if dtype != "f16" else None
        result = np.clip(np.rint(result), limits.min, limits.max) if limits else result
        antialias.add(f"{mode}, {dtype} of {channels}", src, result.astype(src.dtype), interpolation=mode, size=[5, 7])
antialias.write()

INTERPOLATIONS = {"nearest": cv2.INTER_NEAREST, "linear": cv2.INTER_LINEAR, "cubic": cv2.INTER_CUBIC}
BORDERS = {
    "constant": cv2.BORDER_CONSTANT, "replicate": cv2.BORDER_REPLICATE, "reflect": cv2.BORDER_REFLECT,
    "reflect101": cv2.BORDER_REFLECT_101, "wrap": cv2.BORDER_WRAP,
}
KINDS = (("u8", 1), ("u8", 3), ("u8", 4), ("u16", 3), ("i16", 1), ("f16", 3), ("f32", 1), ("f32", 3), ("f32", 4))
# OpenCV rounds positions to 1/32 pixel in places, so all positions here are such fractions. None of them is
# halfway between two pixels.
AFFINE = [1.0, 0.25, -1.40625, -0.5, 1.25, 2.0625]  # from the result to the source
PERSPECTIVE = [1.25, 0.125, -1.96875, -0.25, 1.0, 1.59375, 0.0, 0.0, 1.0]


def wide(dtype):
    """Converts dtypes that OpenCV's warps do not support to float."""
    return np.float32 if dtype == "f16" else None


warp = Cases("warp")
for mode, code in INTERPOLATIONS.items():
    for border, edge in BORDERS.items():
        src = noise(rng, "u8", 1, 8, 9, 3)
        value = [10, 200, 77]
        result = each(src, lambda image: cv2.warpAffine(image, np.reshape(AFFINE, (2, 3)), (11, 10), flags=code | cv2.WARP_INVERSE_MAP, borderMode=edge, borderValue=value))
        warp.add(f"affine, {mode}, {border}", src, result, matrix=AFFINE, size=[10, 11], interpolation=mode, border=border, value=value)
    for dtype, channels in KINDS:
        src = noise(rng, dtype, 2 if channels == 3 else 1, 6, 7, channels)
        result = each(src, lambda image: cv2.warpPerspective(image, np.reshape(PERSPECTIVE, (3, 3)), (8, 5), flags=code | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE))
        warp.add(f"perspective, {mode}, {dtype}, {channels} channels", src, result, matrix=PERSPECTIVE, size=[5, 8], interpolation=mode, border="replicate", value=0)
for shape in ((1, 1), (1, 9), (9, 1)):
    for border, edge in BORDERS.items():
        src = noise(rng, "u8", 1, *shape, 3)
        result = each(src, lambda image: cv2.warpAffine(image, np.reshape(AFFINE, (2, 3)), (5, 4), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=edge, borderValue=(9, 9, 9)))
        warp.add(f"affine, linear, {shape[0]} x {shape[1]}, {border}", src, result, matrix=AFFINE, size=[4, 5], interpolation="linear", border=border, value=9)
warp.write()

remap = Cases("remap")
map_ = np.stack([rng.integers(-5 * 32, 14 * 32, (7, 10)), rng.integers(-5 * 32, 13 * 32, (7, 10))], -1).astype(np.float32) / 32
for mode, code in INTERPOLATIONS.items():
    points = np.rint(map_) if mode == "nearest" else map_
    for border, edge in BORDERS.items():
        src = noise(rng, "u8", 1, 8, 9, 3)
        result = each(src, lambda image: cv2.remap(image, points, None, code, borderMode=edge, borderValue=(10, 200, 77)))
        remap.add(f"{mode}, {border}", src, result, map=points, interpolation=mode, border=border, value=[10, 200, 77])
    for dtype, channels in KINDS:
        src = noise(rng, dtype, 1, 8, 9, channels)
        result = each(src, lambda image: cv2.remap(image, points, None, code, borderMode=cv2.BORDER_REFLECT_101))
        remap.add(f"{mode}, {dtype}, {channels} channels", src, result, map=points, interpolation=mode, border="reflect101", value=0)
remap.write()

rotate = Cases("rotate")
for degrees in (30, -100, 90):
    for center in (None, [3.0, 2.0]):
        src = noise(rng, "f32", 1, 9, 9, 3)
        about = center or [4.0, 4.0]
        matrix = cv2.getRotationMatrix2D(about, degrees, 1.5)
        result = each(src, lambda image: cv2.warpAffine(image, matrix, (9, 9), flags=cv2.INTER_LINEAR))
        rotate.add(f"{degrees} degrees about {center or 'the middle'}", src, result, degrees=degrees, center=center, scale=1.5)
for degrees, dtype, channels, mode, border in ((30, "u8", 3, "linear", "replicate"), (-100, "u16", 1, "linear", "constant"), (75, "i16", 3, "linear", "reflect"), (20, "f16", 4, "linear", "reflect101"), (270, "u8", 4, "nearest", "wrap"), (180, "f16", 3, "cubic", "constant")):
    src = noise(more, dtype, 1, 7, 9, channels)
    about = [4.0, 3.0]
    matrix = cv2.getRotationMatrix2D(about, degrees, 1.0)
    if degrees % 90 == 0:
        matrix = np.rint(matrix)
    # OpenCV rounds positions to 1/32 pixel for 16-bit integers, but not for floats.
    integer = dtype in ("u16", "i16")
    result = each(src.astype(np.float32) if integer else src, lambda image: cv2.warpAffine(image, matrix, (9, 7), flags=INTERPOLATIONS[mode], borderMode=BORDERS[border]))
    result = np.rint(result).astype(src.dtype) if integer else result
    rotate.add(f"{degrees} degrees, {dtype} of {channels}, {mode}, {border}", src, result, degrees=degrees, center=None, scale=1.0, interpolation=mode, border=border)
rotate.write()

ALL_KINDS = (("u8", 3), ("u16", 1), ("i16", 2), ("f16", 4), ("f32", 3))
copy = Cases("copy_make_border")
for border, edge in BORDERS.items():
    for margins in ({"top": 1, "bottom": 2, "left": 3, "right": 0}, {"top": 7, "bottom": 9, "left": 11, "right": 8}):
        if border in ("reflect", "reflect101") and margins["left"] > 5:
            margins = {"top": 3, "bottom": 3, "left": 4, "right": 4}
        src = noise(rng, "u8", 1, 4, 5, 3)
        result = each(src, lambda image: cv2.copyMakeBorder(image, *margins.values(), edge, value=(9, 100, 255)))
        copy.add(f"{border}, {margins['left']} columns", src, result, margins=margins, border=border, value=[9, 100, 255])
for channels in (1, 3, 4):
    src = noise(rng, "u8", 1, 3, 250, channels)
    result = each(src, lambda image: cv2.copyMakeBorder(image, 1, 2, 5, 9, cv2.BORDER_REFLECT_101))
    copy.add(f"wide, {channels} channels", src, result, margins={"top": 1, "bottom": 2, "left": 5, "right": 9}, border="reflect101", value=0)
for dtype, channels in ALL_KINDS:
    src = noise(rng, dtype, 2, 3, 4, channels)
    value = [1, 2, 3, 4][:channels]
    result = each(src, lambda image: cv2.copyMakeBorder(image, 1, 1, 2, 0, cv2.BORDER_REPLICATE))
    copy.add(f"{dtype}, {channels} channels", src, result, margins={"top": 1, "bottom": 1, "left": 2}, border="replicate", value=value)
    padded = np.empty((2, 4, 5, channels), src.dtype)
    padded[...] = np.array(value, src.dtype)
    padded[:, 1:, 1:] = src
    copy.add(f"{dtype}, {channels} channels, constant", src, padded, margins={"top": 1, "left": 1}, border="constant", value=value)
for shape in ((1, 1), (1, 9), (9, 1)):
    for border, edge in BORDERS.items():
        src = noise(rng, "u8", 1, *shape, 3)
        result = each(src, lambda image: cv2.copyMakeBorder(image, 1, 3, 2, 1, edge, value=(9, 9, 9)))
        copy.add(f"{shape[0]} x {shape[1]}, {border}", src, result, margins={"top": 1, "bottom": 3, "left": 2, "right": 1}, border=border, value=9)
copy.write()

arrange = Cases("arrange")
for dtype, channels in ALL_KINDS:
    src = noise(rng, dtype, 1, 7, 8, channels)
    kind = f"{dtype}, {channels} channels"
    arrange.add(f"center, {kind}", src, src[:, 2:5, 2:6], operator="centerCrop", argument=[3, 4])
    arrange.add(f"part, {kind}", src, src[:, 1:6, 3:8], operator="customCrop", argument={"x": 3, "y": 1, "width": 5, "height": 5})
    order = [2, 1, 0, 0] if channels > 2 else [0, channels - 1, 0]
    arrange.add(f"channels, {kind}", src, src[..., order], operator="channelReorder", argument=order)
for channels, order in ((3, [2, 1, 0]), (4, [3, 0, 2, 1]), (4, [2, 1, 0]), (3, [1, 1, 2])):
    src = noise(rng, "u8", 1, 3, 150, channels)
    arrange.add(f"wide, channels {order} of {channels}", src, src[..., order], operator="channelReorder", argument=order)
arrange.write()
