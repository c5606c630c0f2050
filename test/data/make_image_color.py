"""Reference values for color conversions and pointwise operators, by OpenCV. Where OpenCV has no such function, NumPy computes
the formula of torchvision, CV-CUDA or a standard. See image_cases.py."""
import hashlib
import json

import cv2
import numpy as np

from image_cases import Cases, each, here, noise

TYPES = ("u8", "u16", "i16", "f16", "f32")
KINDS = {"u8": np.uint8, "u16": np.uint16, "i16": np.int16, "f16": np.float16, "f32": np.float32}
SHAPES = ((1, 1, 3), (1, 9, 4), (7, 1, 1), (5, 6, 2))


def saturate(value, dtype):
    """Rounds to nearest even and saturates."""
    kind = np.dtype(KINDS[dtype])
    if kind.kind == "f":
        return value.astype(kind)
    return np.clip(np.rint(value), np.iinfo(kind).min, np.iinfo(kind).max).astype(kind)


def convert_to():
    cases = Cases("convert_to")
    for source in TYPES:
        for target in TYPES:
            # Powers of two need no rounding in f32, where OpenCV's vector and scalar code differ.
            scale, shift = (100, -3.5) if source[0] == "f" else (0.5, -3.25)
            src = noise(rng, source, 1, 3, 7, 2)
            # Uses OpenCV's own conversion where Python exposes it (one dtype pair); otherwise f32 arithmetic
            # with saturation.
            value = cv2.addWeighted(src.astype(np.float32), scale, src.astype(np.float32), 0, shift)
            cases.add(f"{source} to {target}", src, saturate(value, target), dtype=target, scale=scale, shift=shift)
    src = noise(rng, "f32", 1, 4, 150, 3) * 300
    cases.add("OpenCV's convertScaleAbs of positive values", np.abs(src), cv2.convertScaleAbs(np.abs(src[0]), alpha=0.7, beta=0.25)[None], dtype="u8", scale=0.7, shift=0.25)
    # Rows aligned to four elements, longer than the first group of one thread.
    for target in ("u8", "f32"):
        src = noise(rng, "u8", 1, 3, 200, 3)
        made = cv2.addWeighted(src.astype(np.float32), 0.5, src.astype(np.float32), 0, -3.25)
        cases.add(f"aligned rows of u8 to {target}", src, saturate(made, target), dtype=target, scale=0.5, shift=-3.25)
    cases.write()


def cvt_color():
    cases, even = Cases("cvt_color"), Cases("cvt_color_even")

    def add(code, dtype, src, name=None, shape=None):
        number = getattr(cv2, f"COLOR_{code}")
        cases.add(name or f"{code}, {dtype}", src, each(src, lambda image: cv2.cvtColor(image, number)), code=code)

    def source_of(code, dtype, height, width):
        name = code.split("2")[0]
        channels = 1 if name == "GRAY" else len(name) if name[-1] == "A" else 3
        if dtype[0] == "u":
            return noise(rng, dtype, 1, height, width, channels)
        src = rng.random((1, height, width, channels)).astype(KINDS[dtype])
        # Floats in the range that a conversion of 0 … 1 produces.
        if name[:3] == "HSV":
            src[..., 0] *= 360
        if name == "Lab":
            src = (src - (0, 0.5, 0.5)) * (100, 60, 60)
        return src.astype(KINDS[dtype])

    rgb = ("RGB", "BGR", "RGBA", "BGRA")
    reorder = [f"{a}2{b}" for a in rgb for b in rgb if a != b]
    gray = [f"{a}2GRAY" for a in rgb] + [f"GRAY2{a}" for a in rgb]
    luma = [f"{a}2{b}" for a in rgb[:2] for b in ("YUV", "YCrCb")] + [f"{b}2{a}" for a in rgb[:2] for b in ("YUV", "YCrCb")]
    for code in reorder:
        add(code, "u8", source_of(code, "u8", 3, 9))
    for code, order in (("RGB2BGR", [2, 1, 0]), ("BGRA2RGB", [2, 1, 0]), ("RGB2BGRA", [2, 1, 0, 3]), ("RGBA2BGRA", [2, 1, 0, 3])):
        # NumPy: OpenCV has no i16 here. An added alpha channel has the largest value.
        src = noise(np.random.default_rng(12), "i16", 1, 4, 9, len(code.split("2")[0]))
        cases.add(f"{code}, i16", src, np.concatenate([src, np.full_like(src[..., :1], 32767)], -1)[..., order], code=code)
    for code in gray + luma:
        add(code, "u8", source_of(code, "u8", 5, 13))
        add(code, "f32", source_of(code, "f32", 2, 6))
    for code in ("RGB2BGR", "RGB2RGBA", "RGBA2BGR", "BGR2GRAY", "GRAY2BGRA", "RGB2YUV", "YUV2RGB", "BGR2YCrCb", "YCrCb2BGR"):
        add(code, "u16", source_of(code, "u16", 3, 6))
        add(code, "f16", source_of(code, "f16", 3, 6))
    add("BGRA2RGB", "f32", source_of("BGRA2RGB", "f32", 3, 9))
    for kind in ("HSV", "HSV_FULL", "Lab"):
        for code in (f"RGB2{kind}", f"BGR2{kind}", *(f"{kind[:3]}2{a}{kind[3:]}" for a in rgb[:2])):
            # All gray values, the corners of the color cube, and noise.
            src = source_of(code, "u8", 3, 56)
            src[0, 0, :, :] = src[0, 0, :, :1]
            src[0, 1, :8] = [[255 * (i >> j & 1) for j in range(3)] for i in range(8)]
            add(code, "u8", src)
            if kind != "Lab":
                src = source_of(code, "f32", 3, 6)
                add(code, "f32", src)
    for shape in ((1, 1), (1, 300), (9, 1), (10, 131)):
        for code in ("BGR2RGB", "RGB2GRAY", "GRAY2RGB"):
            add(code, "u8", source_of(code, "u8", *shape), f"{code}, {shape[0]} x {shape[1]}")
    cases.write()

    # OpenCV interpolates Lab of floats in a table; these values follow the definition, in f64.
    lab = Cases("cvt_color_lab")
    matrix = np.array([[0.412453, 0.357580, 0.180423], [0.212671, 0.715160, 0.072169], [0.019334, 0.119193, 0.950227]])
    white = np.array([0.950456, 1, 1.088754])

    def to_lab(image):
        v = image.astype(np.float64)
        linear = np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)
        t = linear @ matrix.T / white
        f = np.where(t > 0.008856, np.cbrt(t), 7.787 * t + 16 / 116)
        y = t[..., 1]
        light = np.where(y > 0.008856, 116 * f[..., 1] - 16, 903.3 * y)
        return np.stack([light, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)

    src = rng.random((1, 4, 11, 3)).astype(np.float32)
    src[0, 0] *= 0.05
    expected = to_lab(src)
    assert np.abs(cv2.cvtColor(src[0], cv2.COLOR_RGB2Lab) - expected[0]).max() < 1
    lab.add("RGB2Lab", src, expected.astype(np.float32), code="RGB2Lab")
    lab.add("BGR2Lab", src[..., ::-1], expected.astype(np.float32), code="BGR2Lab")
    lab.add("Lab2RGB", expected.astype(np.float32), src, code="Lab2RGB")
    lab.add("Lab2BGR", expected.astype(np.float32), src[..., ::-1], code="Lab2BGR")
    lab.write()

    # Rows at multiples of 16 bytes and pixels, and more rows than one block computes.
    for code in ("RGB2BGR", "RGB2BGRA", "BGRA2RGB", "RGBA2BGRA", "BGR2GRAY", "RGBA2GRAY", "GRAY2BGR", "GRAY2RGBA", "RGB2YUV", "YCrCb2BGR", "BGR2HSV", "HSV2RGB"):
        even.add(f"{code}, 2 x 48", source := source_of(code, "u8", 2, 48), each(source, lambda image: cv2.cvtColor(image, getattr(cv2, f"COLOR_{code}"))), code=code)
    for code in ("RGB2BGR", "RGB2GRAY"):
        even.add(f"{code}, 9 x 272", source := source_of(code, "u8", 9, 272), each(source, lambda image: cv2.cvtColor(image, getattr(cv2, f"COLOR_{code}"))), code=code)
    even.write()


def every_color():
    """Digests of OpenCV's conversions of all triples of bytes. Excludes HSV to RGB: its vector code truncates, while its scalar
    code for the last columns of a row rounds."""
    index = np.arange(2**24, dtype=np.uint32)
    image = np.stack([index >> 16, index >> 8 & 255, index & 255], -1).astype(np.uint8).reshape(4096, 4096, 3)
    codes = ("RGB2Lab", "Lab2RGB", "RGB2HSV", "RGB2HSV_FULL", "RGB2GRAY", "RGB2YUV", "YUV2RGB", "RGB2YCrCb", "YCrCb2RGB")
    digests = {code: hashlib.sha256(cv2.cvtColor(image, getattr(cv2, f"COLOR_{code}"))).hexdigest() for code in codes}
    (here / "image" / "cvt_color_every.json").write_text(json.dumps(digests, indent=2) + "\n")


# Shares of red and blue in luma: ITU-R BT.601-7, BT.709-6 and BT.2020-2.
SHARES = {"bt601": (0.299, 0.114), "bt709": (0.2126, 0.0722), "bt2020": (0.2627, 0.0593)}


def codes(standard, limited, bits):
    """Returns the offset and the ranges of luma and chroma in code values, and the weights of red, green and blue."""
    red, blue = SHARES[standard]
    step, full = 2 ** (bits - 8), 2**bits - 1
    return (16 * step, 219 * step, 224 * step) if limited else (0, full, full), (red, 1 - red - blue, blue)


def from_yuv(y, u, v, standard, limited, bits):
    """Converts a frame with subsampled chroma to RGB from 0 to 1 by the equations of the standard."""
    (offset, luma, chroma), (red, green, blue) = codes(standard, limited, bits)
    up = lambda c: (c.astype(np.float64).repeat(2, 0).repeat(2, 1)[: y.shape[0], : y.shape[1]] - 2 ** (bits - 1)) / chroma
    y, u, v = np.maximum(y.astype(np.float64) - offset, 0) / luma, up(u), up(v)
    r, b = y + 2 * (1 - red) * v, y + 2 * (1 - blue) * u
    return np.stack([r, (y - red * r - blue * b) / green, b], -1)


def to_yuv(rgb, standard, limited, bits):
    """Converts RGB from 0 to 1 to code values of luma and of subsampled U and V."""
    (offset, luma, chroma), (red, green, blue) = codes(standard, limited, bits)
    rgb = rgb.astype(np.float64)
    y = rgb @ (red, green, blue)
    u, v = (rgb[..., 2] - y) / (2 * (1 - blue)), (rgb[..., 0] - y) / (2 * (1 - red))
    code = lambda value: np.clip(np.rint(value), 0, 2**bits - 1)
    middle = 2 ** (bits - 1)
    return code(offset + luma * y), code(middle + chroma * u[::2, ::2]), code(middle + chroma * v[::2, ::2])


def planes_of(frame, form):
    """Packs luma, U and V of a frame into one array."""
    frame = frame.reshape(frame.shape[:2])
    height, width = frame.shape[0] // 3 * 2, frame.shape[1]
    y, rest = frame[:height], frame[height:]
    if form == "I420":
        u, v = rest.reshape(2, height // 2, width // 2)
        return y, u, v
    pairs = rest.reshape(height // 2, width // 2, 2)
    return (y, pairs[..., 1], pairs[..., 0]) if form == "NV21" else (y, pairs[..., 0], pairs[..., 1])


def frame_of(y, u, v, form):
    height, width = y.shape
    rest = np.stack([u, v]) if form == "I420" else np.stack([v, u] if form == "NV21" else [u, v], -1)
    return np.concatenate([y, rest.reshape(height // 2, width)])


def yuv():
    cases = Cases("yuv")
    number = lambda code: getattr(cv2, f"COLOR_{code}")
    for form in ("NV12", "NV21", "I420"):
        for rgb in ("RGB", "BGR", "RGBA"):
            src = noise(rng, "u8", 1, 9, 10, 1)
            code = f"YUV2{rgb}_{form}"
            cases.add(code, src, each(src, lambda frame: cv2.cvtColor(frame, number(code))), code=code)
    # Rows that fill whole memory transactions, and more than one tile.
    for width, height, rgb in ((272, 4, "RGB"), (264, 2, "BGR"), (258, 2, "RGBA"), (2, 36, "RGB"), (16, 20, "BGRA")):
        src = noise(rng, "u8", 1, height // 2 * 3, width, 1)
        code = f"YUV2{rgb}_NV12"
        cases.add(f"{code}, {height} x {width}", src, each(src, lambda frame: cv2.cvtColor(frame, number(code))), code=code)
    for form, rgb in (("I420", "BGR"), ("NV21", "RGB")):
        src = noise(rng, "u8", 1, 6, 288, 1)
        code = f"YUV2{rgb}_{form}"
        cases.add(f"{code}, 4 x 288", src, each(src, lambda frame: cv2.cvtColor(frame, number(code))), code=code)
    for rgb in ("RGB", "BGR", "RGBA"):
        src = noise(rng, "u8", 1, 6, 8, len(rgb))
        code = f"{rgb}2YUV_I420"
        cases.add(code, src, each(src, lambda image: cv2.cvtColor(image, number(code))), code=code)
        # OpenCV writes no other format: reorders the same planes.
        for form in ("NV12", "NV21"):
            other = each(src, lambda image: frame_of(*planes_of(cv2.cvtColor(image, number(code)), "I420"), form))
            cases.add(f"{rgb}2YUV_{form}", src, other, code=f"{rgb}2YUV_{form}")
    for standard in SHARES:
        for limited in (True, False):
            if standard == "bt601" and limited:
                continue
            options = {"standard": standard, "range": "limited" if limited else "full"}
            src = noise(rng, "u8", 1, 6, 8, 1)
            rgb = each(src, lambda frame: saturate(from_yuv(*planes_of(frame, "NV12"), standard, limited, 8) * 255, "u8"))
            cases.add(f"YUV2RGB_NV12, {standard}, {options['range']}", src, rgb, code="YUV2RGB_NV12", **options)
            src = noise(rng, "u8", 1, 4, 6, 3)
            frames = each(src, lambda image: frame_of(*to_yuv(image / 255, standard, limited, 8), "NV12").astype(np.uint8))
            cases.add(f"RGB2YUV_NV12, {standard}, {options['range']}", src, frames, code="RGB2YUV_NV12", **options)
    for standard, limited in (("bt601", True), ("bt2020", True), ("bt709", False)):
        options = {"standard": standard, "range": "limited" if limited else "full"}
        what = f"{standard}, {options['range']}"
        src = noise(rng, "u16", 1, 6, 8, 1) & 0xFFC0
        for dtype, largest in (("u8", 255), ("u16", 65535)):
            deep = lambda frame: from_yuv(*(plane >> 6 for plane in planes_of(frame, "P010")), standard, limited, 10)
            rgb = each(src, lambda frame: saturate(deep(frame) * largest, dtype))
            cases.add(f"YUV2RGB_P010 to {dtype}, {what}", src, rgb, code="YUV2RGB_P010", dtype=dtype, **options)
            rgb = noise(rng, dtype, 1, 4, 6, 3)
            frames = each(rgb, lambda image: frame_of(*to_yuv(image / largest, standard, limited, 10), "P010").astype(np.uint16) << 6)
            cases.add(f"RGB2YUV_P010 of {dtype}, {what}", rgb, frames, code="RGB2YUV_P010", **options)
    # Frames whose rows do and do not fill whole memory transactions, and more than one tile.
    wide = ((272, 2, "RGB", "NV12"), (264, 2, "BGR", "NV21"), (12, 2, "RGBA", "NV12"), (8, 20, "BGRA", "NV12"), (16, 18, "RGB", "I420"))
    for width, height, rgb, form in wide:
        src = noise(rng, "u8", 1, height, width, len(rgb))
        i420 = each(src, lambda image: cv2.cvtColor(image, number(f"{rgb}2YUV_I420")))
        frames = each(i420, lambda frame: frame_of(*planes_of(frame, "I420"), form))
        cases.add(f"{rgb}2YUV_{form}, {height} x {width}", src, frames, code=f"{rgb}2YUV_{form}")
    for rgb, form, standard, limited in (("BGR", "NV12", "bt709", False), ("BGRA", "NV21", "bt2020", True)):
        options = {"standard": standard, "range": "limited" if limited else "full"}
        src = noise(rng, "u8", 1, 4, 16, len(rgb))
        frames = each(src, lambda image: frame_of(*to_yuv(image[..., 2::-1] / 255, standard, limited, 8), form).astype(np.uint8))
        cases.add(f"{rgb}2YUV_{form}, {standard}, {options['range']}, 4 x 16", src, frames, code=f"{rgb}2YUV_{form}", **options)
    options = {"standard": "bt2020", "range": "limited"}
    for width, height, rgb, dtype in ((272, 2, "BGR", "u8"), (10, 18, "RGBA", "u8"), (136, 2, "BGRA", "u16"), (34, 2, "BGR", "u16")):
        largest = 255 if dtype == "u8" else 65535
        src = noise(rng, "u16", 1, height // 2 * 3, width, 1) & 0xFFC0
        deep = lambda frame: from_yuv(*(plane >> 6 for plane in planes_of(frame, "P010")), "bt2020", True, 10)[..., :: 1 if rgb[0] == "R" else -1]
        alpha = lambda image: np.pad(image, ((0, 0), (0, 0), (0, len(rgb) - 3)), constant_values=largest)
        made = each(src, lambda frame: alpha(saturate(deep(frame) * largest, dtype)))
        code = f"YUV2{rgb}_P010"
        cases.add(f"{code} to {dtype}, {height} x {width}", src, made, code=code, dtype=dtype, **options)
        src = noise(rng, dtype, 1, height, width, len(rgb))
        order = slice(None, 3) if rgb[0] == "R" else slice(2, None, -1)
        frames = each(src, lambda image: frame_of(*to_yuv(image[..., order] / largest, "bt2020", True, 10), "P010").astype(np.uint16) << 6)
        code = f"{rgb}2YUV_P010"
        cases.add(f"{code} of {dtype}, {height} x {width}", src, frames, code=code, **options)
    cases.write()


RANGES = {"u8": (0, 255), "u16": (0, 65535), "i16": (-32768, 32767), "f16": (0, 1), "f32": (0, 1)}


def tone():
    """Computes the formulas of CV-CUDA (brightness and contrast, gamma) and torchvision in f64."""
    brightness = Cases("brightness_contrast")
    centers = {"u8": 128, "u16": 32768, "i16": 16384, "f16": 0.5, "f32": 0.5}
    for dtype in TYPES:
        src = noise(rng, dtype, 1, 4, 9, 3)
        b, c, shift = 0.75, 1.25, 0.25 if dtype[0] == "f" else 10.25
        for center in (centers[dtype], centers[dtype] / 4):
            made = shift + b * (center + c * (src.astype(np.float64) - center))
            options = {} if center == centers[dtype] else {"contrastCenter": center}
            brightness.add(f"{dtype} around {center}", src, saturate(made, dtype), brightness=b, contrast=c, brightnessShift=shift, **options)
    brightness.write()

    gamma = Cases("gamma_contrast")
    for dtype in ("u8", "u16", "f16", "f32"):
        for channels, gammas in ((1, 0.6), (3, [2.2, 1, 0.45]), (4, 1.7)):
            src = noise(rng, dtype, 1, 4, 150 if channels == 1 else 9, channels)
            largest = RANGES[dtype][1]
            made = (np.maximum(src.astype(np.float64), 0) / largest) ** np.array(gammas) * largest
            gamma.add(f"{dtype}, {channels} channels", src, saturate(made, dtype), gamma=gammas)
    gamma.write()

    tones = Cases("tone")
    for dtype in TYPES:
        src = noise(rng, dtype, 1, 3, 11, 3)
        low, high = RANGES[dtype]
        inverted = np.bitwise_not(src) if dtype[0] != "f" else (1 - src.astype(np.float64)).astype(KINDS[dtype])
        tones.add(f"invert, {dtype}", src, inverted, operator="invert")
        bound = low + 0.6 * (high - low)
        tones.add(f"solarize, {dtype}", src, np.where(src.astype(np.float64) >= bound, inverted, src), operator="solarize", argument=bound)
        if dtype == "i16":
            continue
        for bits in (1, 3, 8) if dtype[0] == "f" else (0, 1, 5, RANGES[dtype][1].bit_length()):
            if dtype[0] == "f":
                made = np.clip(np.floor(src.astype(np.float64) * 2**bits), 0, 2**bits - 1) / 2**bits
                made = made.astype(KINDS[dtype])
            else:
                width = RANGES[dtype][1].bit_length()
                made = src & np.array((2**bits - 1) << (width - bits), KINDS[dtype])
            tones.add(f"posterize to {bits} bits, {dtype}", src, made, operator="posterize", argument=bits)
    tones.write()


def lookup():
    cases = Cases("lut")
    for dtype in TYPES:
        for channels, own in ((1, False), (3, False), (3, True), (4, True), (2, True)):
            src = noise(rng, "u8", 1, 3, 10, channels)
            table = noise(rng, dtype, *((256, channels) if own else (256,)))
            if dtype == "f16":  # Elements are only copied: uses OpenCV's i16.
                made = each(src, lambda image: cv2.LUT(image, table.view(np.int16).reshape(1, 256, -1))).view(np.float16)
            else:
                made = each(src, lambda image: cv2.LUT(image, table.reshape(1, 256, -1)), dtype=True)
            cases.add(f"{dtype}, {channels} channels, {'a table per channel' if own else 'one table'}", src, made, table=table)
    src, table = noise(rng, "u8", 1, 2, 252, 3), noise(rng, "u8", 256, 3)
    cases.add("aligned rows, a table per channel", src, each(src, lambda image: cv2.LUT(image, table.reshape(1, 256, 3))), table=table)
    cases.write()


def color_twist():
    cases = Cases("color_twist")
    even = [noise(rng, "u8", 1, 3, 272, channels) for channels in (3, 4)]
    matrix = [[0.393, 0.769, 0.189, 3], [-0.349, 0.686, 1.168, -20], [0.25, -0.5, 0.75, 0.5]]
    for dtype in TYPES:
        for channels in (3, 4):
            src = noise(rng, dtype, 1, 4, 7, channels)
            twisted = each(src[..., :3].astype(np.float64), lambda image: cv2.transform(image, np.array(matrix)))
            made = saturate(twisted, dtype)
            cases.add(f"{dtype}, {channels} channels", src, np.concatenate([made, src[..., 3:]], -1), matrix=matrix)
    for src in even:
        made = saturate(each(src[..., :3].astype(np.float64), lambda image: cv2.transform(image, np.array(matrix))), "u8")
        cases.add(f"aligned rows, {src.shape[3]} channels", src, np.concatenate([made, src[..., 3:]], -1), matrix=matrix)
    cases.write()


def tone_map():
    """HDR to standard range: BT.2100 (PQ, HLG), BT.2390 (EETF), BT.2087 (gamut), BT.1886 (screens)."""
    cases = Cases("tone_map")
    m1, m2, c1, c2, c3 = 2610 / 16384, 2523 / 4096 * 128, 3424 / 4096, 2413 / 4096 * 32, 2392 / 4096 * 32

    def pq_eotf(e):
        p = np.maximum(e, 0) ** (1 / m2)
        return 10000 * (np.maximum(p - c1, 0) / (c2 - c3 * p)) ** (1 / m1)

    def pq_inverse(nits):
        y = (nits / 10000) ** m1
        return ((c1 + c2 * y) / (1 + c3 * y)) ** m2

    def hlg_eotf(e):
        a = 0.17883277
        b, c = 1 - 4 * a, 0.5 - a * np.log(4 * a)
        scene = np.where(e <= 0.5, e**2 / 3, (np.exp((e - c) / a) + b) / 12)
        return 1000 * (scene @ [0.2627, 0.6780, 0.0593])[..., None] ** (1.2 - 1) * scene

    def eetf(nits, peak):
        white, top = pq_inverse(203), pq_inverse(peak)
        largest = white / top
        start = 1.5 * largest - 0.5
        e = np.minimum(pq_inverse(nits) / top, 1)
        t = (e - start) / (1 - start) if start < 1 else np.zeros_like(e)
        spline = (2 * t**3 - 3 * t**2 + 1) * start + (t**3 - 2 * t**2 + t) * (1 - start) + (-2 * t**3 + 3 * t**2) * largest
        return np.where(e < start, nits, pq_eotf(spline * top))

    # The colors of the two standards by their primaries and D65.
    def to_xyz(primaries):
        xy = np.array(primaries)
        xyz = np.stack([xy[:, 0] / xy[:, 1], np.ones(3), (1 - xy.sum(1)) / xy[:, 1]])
        white = np.array([0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290])
        return xyz * np.linalg.solve(xyz, white)

    bt2020 = to_xyz([[0.708, 0.292], [0.170, 0.797], [0.131, 0.046]])
    bt709 = to_xyz([[0.640, 0.330], [0.300, 0.600], [0.150, 0.060]])
    matrix = np.linalg.solve(bt709, bt2020)

    def mapped(src, transfer, peak):
        largest = {"u8": 255, "u16": 65535}.get(str(src.dtype).replace("uint", "u"), 1)
        e = np.clip(src.astype(np.float64) / largest, 0, 1)
        light = pq_eotf(e) if transfer == "pq" else hlg_eotf(e)
        most = light.max(-1, keepdims=True)
        with np.errstate(invalid="ignore", divide="ignore"):
            light = np.where(most > 0, light * eetf(most, peak) / most / 203, 0)
        return np.clip(light @ matrix.T, 0, 1) ** (1 / 2.4)

    for transfer in ("pq", "hlg"):
        for dtype in ("u8", "u16", "f16", "f32"):
            src = noise(rng, dtype, 1, 5, 9, 3)
            for peak in (1000, 4000):
                result = mapped(src, transfer, peak)
                cases.add(f"{transfer} of {dtype}, {peak} nits", src, saturate(result * 255, "u8"), transfer=transfer, peak=peak)
    ramp = np.repeat(np.arange(0, 65536, 1024, dtype=np.uint16)[None, None, :, None], 3, -1)
    cases.add("gray as f32", ramp, mapped(ramp, "pq", 1000).astype(np.float32), transfer="pq", peak=1000, dtype="f32")
    cases.add("a screen's own peak", ramp, mapped(ramp, "pq", 203).astype(np.float32), transfer="pq", peak=203, dtype="f32")
    cases.write()


def in_range():
    cases = Cases("in_range")
    for dtype in TYPES:
        for channels in (1, 2, 3, 4):
            src = noise(rng, dtype, 1, 4, 9, channels)
            low, high = RANGES[dtype]
            lower, upper = ([low + share * (high - low) for _ in range(channels)] for share in (0.25, 0.875))
            if dtype[0] != "f":
                lower, upper = ([int(bound) for bound in bounds] for bounds in (lower, upper))
                lower[0], upper[-1] = int(src[0, 0, 0, 0]), int(src[0, 1, 1, -1])
            made = each(src, lambda image: cv2.inRange(image, np.array(lower, np.float64), np.array(upper, np.float64)), dtype=True)
            cases.add(f"{dtype}, {channels} channels", src, made, lower=lower, upper=upper)
    src = noise(rng, "u8", 1, 9, 271, 3)
    cases.add("wide", src, each(src, lambda image: cv2.inRange(image, (40, 40, 40), (220, 220, 220))), lower=40, upper=220)
    cases.write()


THRESHOLDS = {
    "binary": cv2.THRESH_BINARY, "binaryInv": cv2.THRESH_BINARY_INV, "trunc": cv2.THRESH_TRUNC, "toZero": cv2.THRESH_TOZERO,
    "toZeroInv": cv2.THRESH_TOZERO_INV,
}


def pictures(*shapes):
    """Makes u8 images with structure: two bright shapes on a gradient, with noise."""
    for height, width in shapes:
        y, x = np.mgrid[:height, :width]
        image = 40 + 60 * x / width + 20 * y / height
        image[(x - width / 3) ** 2 + (y - height / 2) ** 2 < (height / 4) ** 2] += 90
        image[height // 8 : height // 3, width * 2 // 3 : width - 2] += 120
        yield saturate(image + rng.normal(0, 8, image.shape), "u8")[None, :, :, None]


def threshold():
    cases = Cases("threshold")
    for dtype in TYPES:
        for kind, code in THRESHOLDS.items():
            src = noise(rng, dtype, 1, 3, 13, 3 if dtype == "u8" else 1)
            low, high = RANGES[dtype]
            value = low + 0.55 * (high - low) + (0.25 if dtype[0] != "f" else 0)
            largest = 200 if dtype[0] != "f" else 0.75
            made = each(src, lambda image: cv2.threshold(image, value, largest, code)[1])
            cases.add(f"{kind}, {dtype}", src, made, type=kind, thresh=value, maxValue=largest)
    for value in (-1, 0, 254, 255, 300):
        for kind, code in THRESHOLDS.items():
            src = noise(rng, "u8", 1, 2, 9, 1)
            src[0, 0, :2, 0] = 0, 255
            cases.add(f"{kind} at {value}", src, each(src, lambda image: cv2.threshold(image, value, 255, code)[1]), type=kind, thresh=value)
    for method, code in (("otsu", cv2.THRESH_OTSU), ("triangle", cv2.THRESH_TRIANGLE)):
        sources = [*pictures((20, 31), (7, 64), (1, 9)), np.full((1, 4, 5, 1), 77, np.uint8), noise(rng, "u8", 1, 9, 9, 1)]
        sources += [255 - sources[0], np.array([[0, 0, 0, 255, 255]], np.uint8).reshape(1, 1, 5, 1)]
        for i, src in enumerate(sources):
            found, made = cv2.threshold(src[0], 0, 255, cv2.THRESH_BINARY_INV | code)
            cases.add(f"{method} {i}", src, made.reshape(src.shape), type="binaryInv", thresh=method, found=found)

    adaptive = Cases("adaptive_threshold")
    methods = {"mean": cv2.ADAPTIVE_THRESH_MEAN_C, "gaussian": cv2.ADAPTIVE_THRESH_GAUSSIAN_C}
    for method, code in methods.items():
        for kind in ("binary", "binaryInv"):
            for size, c in ((3, 2), (5, 0.5), (11, -1.5), (31, 7)):
                (src,) = pictures((15, 26))
                made = each(src, lambda image: cv2.adaptiveThreshold(image, 230, code, THRESHOLDS[kind], size, c))
                adaptive.add(f"{method} of {size}, {kind}", src, made, method=method, type=kind, maxValue=230, blockSize=size, c=c)
        for src in pictures((1, 1), (1, 40), (33, 1), (9, 300)):
            made = each(src, lambda image: cv2.adaptiveThreshold(image, 255, code, cv2.THRESH_BINARY, 7, 3))
            adaptive.add(f"{method}, {src.shape[1]} x {src.shape[2]}", src, made, method=method, blockSize=7, c=3)
    made = each(src, lambda image: cv2.adaptiveThreshold(image, 126.5, code, cv2.THRESH_BINARY, 7, 3))
    adaptive.add("a value between two integers", src, made, method=method, maxValue=126.5, blockSize=7, c=3)
    adaptive.write()

    # All thresholds between two adjacent occurring values are equivalent, so the thresholds found may differ.
    wide = [*(picture.astype(np.uint16) * 257 + noise(rng, "u8", *picture.shape) for picture in pictures((20, 31), (1, 9), (40, 64)))]
    wide += [np.full((1, 4, 5, 1), 7700, np.uint16), noise(rng, "u16", 1, 33, 7, 1), np.array([[0, 3, 1000, 65535, 65535]], np.uint16).reshape(1, 1, 5, 1)]
    for i, src in enumerate(wide):
        made = cv2.threshold(src[0], 0, 65535, cv2.THRESH_BINARY | cv2.THRESH_OTSU)[1]
        cases.add(f"otsu of u16 {i}", src, made.reshape(src.shape), type="binary", thresh="otsu")
    cases.write()


def histogram():
    cases = Cases("histogram")
    for shape in ((1, 1, 1, 1), (1, 17, 23, 1), (1, 9, 31, 3), (2, 8, 12, 4), (3, 5, 7, 2), (1, 3, 600, 1)):
        src = noise(rng, "u8", *shape) // 3
        mask = noise(rng, "u8", *shape[:3], 1) & 1

        def count(region):
            planes = [[cv2.calcHist([image], [c], where, [256], [0, 256]) for c in range(shape[3])] for image, where in zip(src, region)]
            return np.array(planes, np.int32).reshape(shape[0], shape[3], 256)

        size = "x".join(map(str, shape))
        cases.add(size, src, count([None] * shape[0]))
        cases.add(f"{size}, mask", src, count(mask), mask=mask)
    cases.write()

    equalized = Cases("histogram_eq")
    for src in [*pictures((20, 31), (1, 9), (7, 1), (6, 540)), np.full((1, 4, 5, 1), 77, np.uint8), np.zeros((1, 2, 2, 1), np.uint8)]:
        equalized.add(f"{src.shape[1]} x {src.shape[2]}, {src.max()}", src, each(src, cv2.equalizeHist))
    for channels in (3, 4):
        src = np.concatenate([image // (i + 1) for i, image in enumerate(np.repeat(next(pictures((9, 12))), channels, 0)[:, None])], -1)
        planes = [each(src[..., c : c + 1], cv2.equalizeHist) for c in range(channels)]
        equalized.add(f"{channels} channels", src, np.concatenate(planes, -1))
    equalized.write()

    limited = Cases("clahe")
    for clip, grid in ((40, (8, 8)), (2, (4, 3)), (0, (2, 2)), (1.5, (1, 5)), (3, (3, 1))):
        for src in pictures((24, 32), (17, 30), (48, 31), (1, 1)):
            made = each(src, cv2.createCLAHE(clip, grid).apply)
            limited.add(f"limit {clip}, {grid[0]} x {grid[1]} tiles of {src.shape[1]} x {src.shape[2]}", src, made, clipLimit=clip, tileGridSize=grid)
    limited.write()

    deep = Cases("clahe_u16")
    for clip, grid in ((40, (2, 2)), (0, (3, 1)), (3000, (1, 2))):
        for shape, top in (((1, 24, 33, 1), 65536), ((2, 17, 12, 1), 300)):
            src = rng.integers(0, top, shape, np.uint16)
            deep.add(f"u16, limit {clip}, {grid[0]} x {grid[1]} tiles, below {top}", src, each(src, cv2.createCLAHE(clip, grid).apply), clipLimit=clip, tileGridSize=grid)
    deep.write()

    # Wider than one warp's tile, at multiples of its vector width and not.
    wide = Cases("clahe_wide")
    for clip, grid, shape in ((2, (2, 2), (20, 536)), (3, (7, 3), (31, 403))):
        (src,) = pictures(shape)
        wide.add(f"limit {clip}, {grid[0]} x {grid[1]} tiles of {shape[0]} x {shape[1]}", src, each(src, cv2.createCLAHE(clip, grid).apply), clipLimit=clip, tileGridSize=grid)
    wide.write()


if __name__ == "__main__":
    for make in (convert_to, cvt_color, every_color, yuv, tone, lookup, color_twist, tone_map, in_range, threshold, histogram):
        rng = np.random.default_rng(7)
        make()
