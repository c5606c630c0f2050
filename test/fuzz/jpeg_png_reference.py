"""Decodes files with Pillow, as the reference of the image fuzzers.

Reads files from stdin, each after its length (u32, little-endian). Writes a line for each: `ok WIDTH HEIGHT MD5` of
the RGB pixels, or `error` and the reason. EXIF orientation is applied, and 16-bit gray keeps the upper byte.
"""
import hashlib
import io
import struct
import sys
import warnings

import numpy as np
from PIL import Image, ImageOps
from PIL.JpegImagePlugin import JpegImageFile
from PIL.PngImagePlugin import PngImageFile

MAX_PIXELS = int(sys.argv[1])
Image.MAX_IMAGE_PIXELS = None
warnings.simplefilter("ignore")


def decode(data):
    jpeg = data[:1] == b"\xff"
    with (JpegImageFile if jpeg else PngImageFile)(io.BytesIO(data)) as image:
        width, height = image.size
        if width * height > MAX_PIXELS:
            return f"error too large: {width} x {height}"
        image.load()
        image = ImageOps.exif_transpose(image)
        if image.mode.startswith("I"):
            gray = (np.asarray(image).astype(np.uint32) >> 8).astype(np.uint8)
            pixels = np.repeat(gray[:, :, None], 3, axis=2)
        else:
            pixels = np.asarray(image.convert("RGB"))
        height, width = pixels.shape[:2]
        return f"ok {width} {height} {hashlib.md5(np.ascontiguousarray(pixels)).hexdigest()}"


while True:
    size = sys.stdin.buffer.read(4)
    if len(size) < 4:
        break
    data = sys.stdin.buffer.read(struct.unpack("<I", size)[0])
    try:
        answer = decode(data)
    except Exception as error:  # Pillow raises many types
        answer = f"error {type(error).__name__}: {error}".replace("\n", " ")
    sys.stdout.write(answer + "\n")
    sys.stdout.flush()
