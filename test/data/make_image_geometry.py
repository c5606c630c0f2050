"""Reference values for the geometry operators of test/image, by OpenCV: see image_cases.py."""
import cv2
import numpy as np

from image_cases import Cases, each, noise

rng = np.random.default_rng(5)

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
flip.write()
