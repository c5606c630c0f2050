"""Reference values for test/examples/worker.test.ts: the tensors of some files of test/data/codecs and of the photo.

    pip install -r test/requirements.txt && python test/data/make_worker.py

Writes test/data/worker/NAME.npy (f32, [3, 32, 32]): OpenCV's bilinear resize of the decoded pixels as floats, then
normalized by NumPy, as in make_resize.py. The pixels are test/data/codecs/NAME.npy, which Pillow and OpenCV decoded; the
photo is decoded by OpenCV here.
"""
import pathlib

import cv2
import numpy as np

SIZE = 32
FILES = ["baseline", "progressive", "turned", "rgb", "palette_8bit", "gray_16bit"]
MEAN, STD = np.array([0.485, 0.456, 0.406]), np.array([0.229, 0.224, 0.225])

here = pathlib.Path(__file__).parent
out = here / "worker"
out.mkdir(exist_ok=True)

ramp = np.arange(0, 1920, dtype=np.float32)[None]
exact = ((2 * np.arange(224) + 1) * 1920 - 224) / 448
assert np.abs(cv2.resize(ramp, (224, 1), interpolation=cv2.INTER_LINEAR)[0] - exact).max() < 2e-4, "OpenCV without IPP"

images = {name: np.load(here / "codecs" / f"{name}.npy") for name in FILES}
images["photo"] = cv2.imread(str(here / "../../examples/grace_hopper.jpg"))[:, :, ::-1]
for name, pixels in images.items():
    floats = np.ascontiguousarray(pixels).astype(np.float32)
    resized = cv2.resize(floats, (SIZE, SIZE), interpolation=cv2.INTER_LINEAR)
    np.save(out / f"{name}.npy", ((resized / 255.0 - MEAN) / STD).transpose(2, 0, 1).astype(np.float32))
