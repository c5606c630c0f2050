"""Reference values for resizeNormalize: OpenCV's bilinear resize of a float image, normalized by NumPy.

    pip install -r test/requirements.txt && python test/data/make_resize.py

Writes test/data/resize/: cases.json, NAME.src.npy (u8, NHWC) and NAME.expected.npy (f32, NCHW).

cv2.resize(image.astype(float32), size, interpolation=cv2.INTER_LINEAR): pixel centers at half-integers, no antialiasing, edge
clamped. The x86 wheels of OpenCV (with Intel IPP) compute the weights without rounding the position to float first; a build
without IPP differs by up to 3e-4 on wide images, so this script checks which one it has.
"""
import json
import pathlib

import cv2
import numpy as np

here = pathlib.Path(__file__).parent
out = here / "resize"
out.mkdir(exist_ok=True)
rng = np.random.default_rng(1)
mean = np.array([0.485, 0.456, 0.406, 0.5])
std = np.array([0.229, 0.224, 0.225, 0.25])

ramp = np.arange(0, 1920, dtype=np.float32)[None]
exact = ((2 * np.arange(224) + 1) * 1920 - 224) / 448
assert np.abs(cv2.resize(ramp, (224, 1), interpolation=cv2.INTER_LINEAR)[0] - exact).max() < 2e-4, "OpenCV without IPP"

photo = cv2.imread(str(here / "../../examples/grace_hopper.jpg"))[:, :, ::-1]
noise = lambda *shape: rng.integers(0, 256, shape, np.uint8)
cases = {
    "photo": (photo[None, 60:156, 180:260], (37, 29)),
    "photo_to_square": (photo[None, 100:170, 200:300], (32, 32)),
    "enlarge": (noise(1, 13, 17, 3), (40, 51)),
    "same_size": (noise(1, 31, 33, 3), (31, 33)),
    "batch": (noise(7, 21, 19, 3), (16, 15)),
    "full_hd_row": (noise(1, 2, 1920, 3), (3, 224)),
    "one_pixel": (noise(1, 1, 1, 3), (5, 4)),
    "one_row": (noise(1, 1, 23, 3), (2, 9)),
    "one_column": (noise(1, 23, 1, 3), (9, 2)),
    "two_by_two": (noise(2, 2, 2, 3), (7, 9)),
    "to_one_pixel": (noise(1, 30, 20, 3), (1, 1)),
    "gray": (noise(2, 37, 41, 1), (20, 23)),
    "gray_narrow": (noise(3, 9, 3, 1), (5, 7)),
    "four_channels": (noise(2, 25, 18, 4), (14, 33)),
    "four_channels_narrow": (noise(1, 3, 1, 4), (2, 3)),
}


def reference(src, height, width):
    """Resizes NHWC bytes with OpenCV and normalizes them to NCHW."""
    channels = src.shape[3]
    frames = []
    for frame in src:
        resized = cv2.resize(np.ascontiguousarray(frame).astype(np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
        resized = resized.reshape(height, width, channels)
        frames.append(((resized / 255.0 - mean[:channels]) / std[:channels]).transpose(2, 0, 1))
    return np.stack(frames).astype(np.float32)


listing = []
for name, (src, (height, width)) in cases.items():
    channels = src.shape[3]
    np.save(out / f"{name}.src.npy", np.ascontiguousarray(src))
    np.save(out / f"{name}.expected.npy", reference(src, height, width))
    listing.append({"name": name, "size": [height, width], "mean": mean[:channels].tolist(), "std": std[:channels].tolist()})
(out / "cases.json").write_text(json.dumps(listing, indent=2) + "\n")
# The whole photo, for test/cli, which reads the JPEG file itself.
np.save(out / "whole_photo.expected.npy", reference(photo[None], 24, 20))
