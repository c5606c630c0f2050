"""Reference values for the colour and value operators of test/image, by OpenCV and, where it has none, by NumPy from the
formula that torchvision, CV-CUDA or a standard documents: see image_cases.py."""
import cv2
import numpy as np

from image_cases import Cases, each, noise

rng = np.random.default_rng(7)
TYPES = ("u8", "u16", "i16", "f16", "f32")
KINDS = {"u8": np.uint8, "u16": np.uint16, "i16": np.int16, "f16": np.float16, "f32": np.float32}
SHAPES = ((1, 1, 3), (1, 9, 4), (7, 1, 1), (5, 6, 2))


def saturate(value, dtype):
    """Rounded, ties to even, and kept in the range of integers."""
    kind = np.dtype(KINDS[dtype])
    if kind.kind == "f":
        return value.astype(kind)
    return np.clip(np.rint(value), np.iinfo(kind).min, np.iinfo(kind).max).astype(kind)


def convert_to():
    cases = Cases("convert_to")
    for source in TYPES:
        for target in TYPES:
            # Factors of two keep OpenCV's result free of its own rounding, which is by twos of instructions or by one.
            scale, shift = (100, -3.5) if source[0] == "f" else (0.5, -3.25)
            src = noise(rng, source, 1, 3, 7, 2)
            # OpenCV's own conversion, of which Python has none but of one pair: f32 by its arithmetic, and saturation.
            value = cv2.addWeighted(src.astype(np.float32), scale, src.astype(np.float32), 0, shift)
            cases.add(f"{source} to {target}", src, saturate(value, target), dtype=target, scale=scale, shift=shift)
    src = noise(rng, "f32", 1, 4, 150, 3) * 300
    cases.add("OpenCV's convertScaleAbs of positive values", np.abs(src), cv2.convertScaleAbs(np.abs(src[0]), alpha=0.7, beta=0.25)[None], dtype="u8", scale=0.7, shift=0.25)
    cases.write()


convert_to()
