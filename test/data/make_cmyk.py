"""Writes codecs/cmyk.jsonl: JPEG files of CMYK and YCCK, and their pixels in RGB by Pillow:

    python test/data/make_cmyk.py
"""
import base64
import io
import json
from pathlib import Path

import numpy as np
from PIL import Image


def text(data):
    return base64.b64encode(data).decode()


y, x = np.mgrid[0:27, 0:41]
values = np.stack([x * 6, y * 9, x + 3 * y, x * y // 3], -1).astype(np.uint8)
image = Image.fromarray(values, "CMYK")
lines = []
for subsampling, name in enumerate(["4:4:4", "4:2:2", "4:2:0"]):
    for progressive in [False, True]:
        for restart in [0, 2]:
            file = io.BytesIO()
            options = {"restart_marker_blocks": restart} if restart else {}
            image.save(file, "JPEG", quality=90, subsampling=subsampling, progressive=progressive, **options)
            data = bytearray(file.getvalue())
            for transform, space in [(0, "CMYK"), (2, "YCCK")]:
                data[data.index(b"Adobe") + 11] = transform
                rgb = np.asarray(Image.open(io.BytesIO(bytes(data))).convert("RGB"))
                parts = [space, name, "progressive" if progressive else "baseline", "restarts" if restart else ""]
                lines.append({"name": " ".join(filter(None, parts)), "file": text(bytes(data)), "rgb": text(rgb.tobytes())})
(Path(__file__).parent / "codecs/cmyk.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
