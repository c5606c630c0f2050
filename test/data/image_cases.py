"""Shared by the scripts make_image_*.py: random images, and the files that test/image/ops reads.

    pip install -r test/requirements.txt && python test/data/make_image_geometry.py

The scripts write test/data/image/NAME.jsonl, at most 100 KB each: one case per line, with its name, its options, and arrays as
{"dtype", "shape", "data"} with base64 elements. Images are NHWC; the tests run each case in other layouts, too.
"""
import base64
import json
import pathlib

import numpy as np

here = pathlib.Path(__file__).parent
DTYPES = {"u8": np.uint8, "u16": np.uint16, "i16": np.int16, "i32": np.int32, "u32": np.uint32, "f16": np.float16, "f32": np.float32, "f64": np.float64}
NAMES = {np.dtype(kind): name for name, kind in DTYPES.items()}


def noise(rng, dtype, *shape):
    """Random elements: integers over the whole range, floats from -1 to 2."""
    kind = np.dtype(DTYPES[dtype])
    if kind.kind == "f":
        return (rng.random(shape) * 3 - 1).astype(kind)
    low, high = np.iinfo(kind).min, np.iinfo(kind).max
    return rng.integers(low, high + 1, shape, kind)


def array(value):
    value = np.ascontiguousarray(value)
    return {"dtype": NAMES[value.dtype], "shape": list(value.shape), "data": base64.b64encode(value.tobytes()).decode()}


def each(images, function, dtype=None):
    """Applies `function` to each image of a batch. Restores the axis of a single channel, which OpenCV drops, and f16."""
    results = []
    for image in images:
        half = image.dtype == np.float16
        result = np.asarray(function(np.ascontiguousarray(image.astype(np.float32) if half else image)))
        result = result.reshape(*result.shape[:2], -1)
        results.append(result.astype(np.float16) if half and dtype is None else result)
    return np.stack(results)


class Cases:
    """Collects the cases of one operator."""

    def __init__(self, name):
        self.name = name
        self.lines = []

    def add(self, name, src, expected, **options):
        """Adds a case; `options` can contain arrays."""
        options = {key: array(value) if isinstance(value, np.ndarray) else value for key, value in options.items()}
        case = {"name": name, **options, "src": array(src), "expected": array(expected)}
        self.lines.append(json.dumps(case))

    def write(self):
        folder = here / "image"
        folder.mkdir(exist_ok=True)
        text = "\n".join(self.lines) + "\n"
        assert len(text) < 100_000, f"{self.name}: {len(text)} bytes"
        (folder / f"{self.name}.jsonl").write_text(text)
        print(f"{self.name}: {len(self.lines)} cases, {len(text)} bytes")
