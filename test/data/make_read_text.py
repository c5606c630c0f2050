"""Draws the photo of examples/read_text.ts, and writes what other implementations find in it.

Usage: make_read_text.py, in a virtual environment with

    pip install rapidocr==3.10.0 onnxruntime==1.31.1 opencv-python-headless==5.0.0.93 pillow==13.0.0

Writes examples/read_text/cafe.jpg, and test/data/read_text.json: the words and boxes that RapidOCR reads in it,
and rectangles and matrices of OpenCV for the example's geometry.
"""

import json
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from rapidocr import RapidOCR

ROOT = Path(__file__).resolve().parents[2]
PHOTO = ROOT / "examples/read_text/cafe.jpg"
WIDTH, HEIGHT = 640, 480
CREAM, GOLD, ORANGE = (246, 240, 222), (214, 190, 140), (255, 206, 110)
MENU = [("Espresso", "2.40"), ("Flat white", "3.80"), ("Lemon cake", "4.25"), ("Tomato soup", "6.90")]


def font(size):
    """Aileron, which Pillow contains and which is in the public domain."""
    return ImageFont.load_default(size)


def board():
    """The menu, seen from the front."""
    image = Image.new("RGB", (900, 620), (24, 58, 46))
    draw = ImageDraw.Draw(image)
    draw.rectangle((8, 8, 891, 611), outline=GOLD, width=6)
    draw.text((450, 70), "HARBOR STREET CAFE", font=font(64), fill=CREAM, anchor="mm")
    draw.line((120, 125, 780, 125), fill=GOLD, width=3)
    for i, (name, price) in enumerate(MENU):
        draw.text((110, 190 + i * 82), name, font=font(50), fill=CREAM, anchor="lm")
        draw.text((790, 190 + i * 82), price, font=font(50), fill=ORANGE, anchor="rm")
    draw.text((450, 555), "Open daily 7:30 - 18:00", font=font(42), fill=(200, 220, 205), anchor="mm")
    return image


def sign():
    """A sign whose line runs downward."""
    image = Image.new("RGB", (330, 70), (150, 34, 30))
    ImageDraw.Draw(image).text((165, 34), "TAKE AWAY", font=font(50), fill=CREAM, anchor="mm")
    return image.rotate(-90, expand=True)


def wall():
    """Bricks in the light of a window."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    color = np.stack([176 + 30 * x / WIDTH, 160 + 26 * x / WIDTH, 140 + 20 * x / WIDTH], -1)
    color -= (22 * y / HEIGHT)[..., None]
    joint = (y % 24 < 2) | ((x + y // 24 % 2 * 24) % 48 < 2)
    return Image.fromarray((color - 18 * joint[..., None]).clip(0, 255).astype("uint8"))


def paste(photo, image, corners):
    """Pastes an image so that its corners come to lie at `corners`, clockwise from the top left."""
    width, height = image.size
    own = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
    inverse = cv2.getPerspectiveTransform(np.float32(corners), own).ravel()[:8]
    warp = lambda source: source.transform(
        photo.size, Image.Transform.PERSPECTIVE, tuple(inverse), Image.Resampling.BICUBIC
    )
    photo.paste(warp(image), (0, 0), warp(Image.new("L", image.size, 255)))


def draw_photo():
    photo = wall()
    paste(photo, board(), [(30, 52), (530, 96), (508, 428), (12, 396)])
    paste(photo, sign(), [(562, 120), (612, 116), (609, 352), (560, 350)])
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    light = 1.08 - 0.35 * ((x - 260) ** 2 + (y - 200) ** 2) / WIDTH**2
    noise = np.random.default_rng(7).normal(0, 2, (HEIGHT, WIDTH, 3))
    pixels = np.asarray(photo.filter(ImageFilter.GaussianBlur(0.6))) * light[..., None] + noise
    Image.fromarray(pixels.clip(0, 255).astype("uint8")).save(PHOTO, quality=70, optimize=True)


def read_photo():
    result = RapidOCR(params={"Global.log_level": "error"})(str(PHOTO))
    return [
        {"text": text, "confidence": round(score, 4), "box": box.astype(int).tolist()}
        for box, text, score in zip(result.boxes, result.txts, result.scores)
    ]


def rectangles():
    """Point sets with their rectangles of least area: corners in no particular order."""
    random = np.random.default_rng(1)
    cases = []
    for count in [3, 4, 5, 8, 20, 100]:
        points = random.integers(0, 200, (count, 2))
        center, size, _ = rectangle = cv2.minAreaRect(points.astype(np.int32))
        cases.append(
            {
                "points": points.tolist(),
                "center": center,
                "sides": sorted(size),
                "corners": cv2.boxPoints(rectangle).tolist(),
            }
        )
    return cases


def matrices():
    """Quadrilaterals with the matrices that map a rectangle onto them."""
    random = np.random.default_rng(2)
    cases = []
    for width, height in [(100, 40), (48, 320), (7, 7)]:
        own = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
        quad = (own * 2 + random.uniform(-2, 2, (4, 2)) + 30).astype(np.float32)
        matrix = cv2.getPerspectiveTransform(own, quad)
        cases.append({"size": [width, height], "quad": quad.tolist(), "matrix": matrix.ravel().tolist()})
    return cases


draw_photo()
data = {"lines": read_photo(), "rectangles": rectangles(), "matrices": matrices()}
(ROOT / "test/data/read_text.json").write_text(json.dumps(data))
