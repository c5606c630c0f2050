"""Image files for test/formats/codecs, with the pixels that Pillow and OpenCV decode.

    pip install -r test/requirements.txt && python test/data/make_codecs.py

Writes test/data/codecs/: NAME.png, NAME.jpg, NAME.webp or NAME.avif, and NAME.npy with the RGB pixels as u8 (H, W, 3).
"""
import pathlib

import cv2
import numpy as np
from PIL import Image, ImageOps

here = pathlib.Path(__file__).parent
out = here / "codecs"
out.mkdir(exist_ok=True)
photo = Image.open(here / "../../examples/grace_hopper.jpg").convert("RGB")
crop = photo.crop((200, 80, 233, 105))  # 33 x 25: deliberately odd


def expect(name, rgb):
    np.save(out / f"{name}.npy", np.ascontiguousarray(rgb, np.uint8))


def by_opencv(path):
    return cv2.imread(str(path), cv2.IMREAD_COLOR)[:, :, ::-1]


# PNG: every color type; alpha is dropped, 16 bits keep the upper 8.
crop.save(out / "rgb.png")
rgba = crop.copy()
rgba.putalpha(Image.linear_gradient("L").resize(crop.size))
rgba.save(out / "rgba.png")
crop.convert("L").save(out / "gray.png")
crop.convert("LA").save(out / "gray_alpha.png")
crop.convert("1").save(out / "gray_1bit.png")
crop.quantize(9).save(out / "palette_4bit.png")
crop.quantize(200).save(out / "palette_8bit.png")
for name in ["rgb", "gray", "gray_alpha", "gray_1bit", "palette_4bit", "palette_8bit"]:
    expect(name, Image.open(out / f"{name}.png").convert("RGB"))
expect("rgba", crop)
gray16 = np.asarray(crop.convert("L"), np.uint16) * 256 + 77
cv2.imwrite(str(out / "gray_16bit.png"), gray16)
expect("gray_16bit", np.repeat((gray16 >> 8)[:, :, None], 3, 2))

# JPEG: baseline with subsampled color, progressive, gray, and rotated by its EXIF data. 100 x 75 has partial
# blocks.
larger = photo.crop((180, 60, 280, 135))
larger.save(out / "baseline.jpg", quality=85, subsampling="4:2:0")
larger.save(out / "progressive.jpg", quality=85, progressive=True, subsampling="4:2:2")
larger.convert("L").save(out / "gray.jpg", quality=85)
exif = Image.Exif()
exif[0x0112] = 6  # to be rotated by 90 degrees clockwise for display
crop.save(out / "turned.jpg", quality=90, subsampling="4:4:4", exif=exif)
for name in ["baseline", "progressive", "turned"]:
    expect(name, by_opencv(out / f"{name}.jpg"))
expect("gray_jpeg", by_opencv(out / "gray.jpg"))
expect("photo_crop", crop)

# WebP and AVIF: lossy, lossless, with alpha, which is dropped, and rotated.
larger.save(out / "lossy.webp", quality=85)
crop.save(out / "lossless.webp", lossless=True)
rgba.save(out / "alpha.webp", lossless=True, exact=True)
larger.save(out / "color.avif", quality=85, subsampling="4:4:4")
crop.save(out / "subsampled.avif", quality=90, subsampling="4:2:0")
rgba.save(out / "alpha.avif", quality=90, subsampling="4:4:4")
crop.convert("L").save(out / "gray.avif", quality=90)
for orientation in range(2, 9):
    exif[0x0112] = orientation
    crop.save(out / f"turned_{orientation}.avif", quality=90, subsampling="4:4:4", exif=exif)
for path in [*sorted(out.glob("*.webp")), *sorted(out.glob("*.avif"))]:
    expect(path.name.replace(".", "_"), ImageOps.exif_transpose(Image.open(path)).convert("RGBA").convert("RGB"))
