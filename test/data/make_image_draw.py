"""Reference values for drawing, compositing and non-maximum suppression, by OpenCV and NumPy. See image_cases.py."""
import json

import cv2
import numpy as np

from image_cases import Cases, array, here, noise
from make_image_color import KINDS, RANGES, TYPES, saturate


def rectangle(image, box, value, opacity=1):
    """Blends OpenCV's filled rectangle with the image."""
    x, y, width, height = box
    if width <= 0 or height <= 0:
        return image
    covered = cv2.rectangle(np.zeros(image.shape[:2], np.uint8), (x, y), (x + width - 1, y + height - 1), 1, -1).astype(bool)
    image[covered] += (np.float64(value) - image[covered]) * opacity
    return image


def canvas(dtype, height, width, channels):
    src = noise(rng, dtype, 1, height, width, channels)
    return src, src[0].astype(np.float64)


def drawing():
    erased = Cases("erase")
    for dtype, channels in (("u8", 1), ("u8", 3), ("u8", 4), ("u16", 3), ("i16", 1), ("f16", 3), ("f32", 4)):
        src, made = canvas(dtype, 9, 11, channels)
        regions = [(2, 1, 4, 5, 1), (-3, -2, 5, 4, 0.25), (4, 3, 40, 2, [c / 4 for c in range(channels)]), (3, 3, 0, 5, 1)]
        listed = []
        for x, y, width, height, value in regions:
            value = [v * RANGES[dtype][1] // 1 if dtype[0] != "f" else v for v in (value if isinstance(value, list) else [value] * channels)]
            rectangle(made, (x, y, width, height), value)
            listed.append({"x": x, "y": y, "width": width, "height": height, "value": value})
        erased.add(f"{dtype}, {channels} channels", src, saturate(made, dtype)[None], regions=listed)
    src, made = canvas("u8", 4, 5, 1)
    erased.add("nothing", src, src, regions=[])
    many = [{"x": int(x), "y": int(y), "width": 3, "height": 2, "value": int(v)} for x, y, v in rng.integers(0, 256, (600, 3)) % (150, 20, 256)]
    src, made = canvas("u8", 20, 150, 1)
    for region in many:
        rectangle(made, (region["x"], region["y"], 3, 2), region["value"])
    erased.add("600 regions, one over the other", src, saturate(made, "u8")[None], regions=many)
    erased.write()

    boxes = Cases("bounding_boxes")
    for dtype, channels in (("u8", 3), ("u8", 1), ("u8", 4), ("u16", 1), ("f32", 3)):
        largest = RANGES[dtype][1]
        src, made = canvas(dtype, 24, 31, channels)
        given = [
            dict(x=3, y=4, width=12, height=9, color=[largest * (c + 1) / 5 // (1 if largest > 1 else 0.01) for c in range(channels)]),
            dict(x=10, y=2, width=14, height=15, thickness=3, color=largest, opacity=0.5),
            dict(x=-4, y=14, width=12, height=40, thickness=2, color=0, fill=largest / 2, fillOpacity=0.25),
            dict(x=24, y=20, width=2, height=1, thickness=5, color=largest),
            dict(x=18, y=17, width=5, height=5, thickness=0, fill=0),
        ]
        for box in given:
            width = box.get("thickness", 1)
            outside = max(width - 1, 0) // 2
            inside = width - outside
            outer = (box["x"] - outside, box["y"] - outside, box["width"] + 2 * outside, box["height"] + 2 * outside)
            inner = (box["x"] + inside, box["y"] + inside, box["width"] - 2 * inside, box["height"] - 2 * inside)
            kept = made.copy()
            if width > 0:
                rectangle(made, outer, box.get("color"), box.get("opacity", 1))
                hole = rectangle(np.zeros(made.shape[:2] + (1,)), inner, 1)[..., 0] > 0
                made[hole] = kept[hole]
            if "fill" in box:
                rectangle(made, inner, box["fill"], box.get("fillOpacity", 1))
        boxes.add(f"{dtype}, {channels} channels", src, saturate(made, dtype)[None], boxes=given)
    src = noise(rng, "u8", 1, 20, 300, 3)
    outlined = cv2.rectangle(src[0].copy(), (5, 3), (280, 15), (255, 128, 0), 1)
    boxes.add("OpenCV's rectangle", src, outlined[None], boxes=[dict(x=5, y=3, width=276, height=13, color=[255, 128, 0])])
    boxes.write()

    # Reads the characters at the positions where they were drawn.
    chart = (here.parents[1] / "src/image/core/draw/font.ts").read_text().split("CHART = `\n")[1].split("`")[0]
    rows = [[line.split(" ") for line in block.split("\n")] for block in chart.split("\n\n")]
    font = [np.array([[dot == "#" for dot in row[i]] for row in block if len(row) == 16]) for block in rows for i in range(16)]

    texts = Cases("put_text")
    for dtype, channels in (("u8", 3), ("u8", 4), ("f32", 1), ("i16", 1)):
        src, made = canvas(dtype, 36, 60, channels)
        largest = RANGES[dtype][1]
        given = [
            dict(text="Hi, {gj}~", x=1, y=1, scale=1, color=largest),
            dict(text="42%\n\nOK", x=3, y=10, scale=1, color=[0] * channels, opacity=0.5, background=largest, backgroundOpacity=0.75),
            dict(text="é@", x=30, y=20, scale=3, color=largest // 2 if largest > 1 else 0.5, background=0),
            dict(text="cut", x=-5, y=-3, scale=2, color=largest),
        ]
        for item in given:
            scale = item["scale"]
            for i, line in enumerate(item["text"].split("\n")):
                if not line:
                    continue
                top = item["y"] + 10 * i * scale
                if "background" in item:
                    above = scale if i == 0 else 0
                    rectangle(made, (item["x"] - scale, top - above, (6 * len(line) + 1) * scale, 10 * scale + above), item["background"], item.get("backgroundOpacity", 1))
                for j, character in enumerate(line):
                    code = ord(character) - 32 if 32 <= ord(character) < 127 else 95
                    for row, column in zip(*np.nonzero(font[code])):
                        place = (item["x"] + (6 * j + int(column)) * scale, top + int(row) * scale, scale, scale)
                        rectangle(made, place, item["color"], item.get("opacity", 1))
        texts.add(f"{dtype}, {channels} channels", src, saturate(made, dtype)[None], texts=given)
    texts.write()


def box_blur():
    cases = Cases("box_blur")
    for dtype, channels, shape in (("u8", 3, (20, 45)), ("u8", 1, (9, 7)), ("u8", 4, (40, 70)), ("u8", 1, (1, 1)), ("u8", 3, (1, 30)), ("u8", 1, (33, 1)), ("u16", 1, (12, 13)), ("i16", 3, (12, 13)), ("f16", 1, (12, 13)), ("f32", 4, (12, 13)), ("u8", 3, (20, 100)), ("u8", 1, (40, 135)), ("u8", 4, (19, 71))):
        src = noise(rng, dtype, 1, *shape, channels)
        height, width = shape
        made = src.copy()
        given = []
        # Wide images have boxes that need more than one thread block.
        wide = width > 70
        for size in (127, 15, 63, 9, 31) if wide else (3, 5, 15, 1, 31):
            x, y = int(rng.integers(-4, width // 3 if wide else width)), int(rng.integers(-4, height // 3 if wide else height))
            box = {"x": x, "y": y, "width": int(rng.integers(1, width if wide else 40)), "height": int(rng.integers(1, 30)), "kernelSize": size}
            given.append(box)
            image = src[0].astype(np.float32) if dtype == "f16" else src[0]
            blurred = cv2.blur(image, (size, size), borderType=cv2.BORDER_REFLECT_101).reshape(height, width, channels)
            rows, columns = slice(max(y, 0), max(y + box["height"], 0)), slice(max(x, 0), max(x + box["width"], 0))
            made[0, rows, columns] = blurred[rows, columns]
        cases.add(f"{dtype}, {channels} channels, {height} x {width}", src, made, boxes=given)
    cases.write()


def composite():
    cases = Cases("composite")
    for dtype in TYPES:
        for channels, out in ((1, 1), (3, 3), (3, 4), (4, 4)):
            fore, back = noise(rng, dtype, 1, 5, 9, channels), noise(rng, dtype, 1, 5, 9, channels)
            mask = noise(rng, "u8", 1, 5, 9, 1)
            mask[0, 0] = 0
            mask[0, 1] = 255
            f, b = fore.astype(np.float64), back.astype(np.float64)
            made = saturate(b + (f - b) * mask / 255, dtype)
            largest = {"u8": 255, "u16": 65535, "i16": 32767, "f16": 1, "f32": 1}[dtype]
            made = np.concatenate([made, np.full((1, 5, 9, out - channels), largest, KINDS[dtype])], -1)
            cases.add(f"{dtype}, {channels} to {out} channels", fore, made, background=back, mask=mask, channels=out)
    cases.write()


def nms():
    """Writes the file directly, because boxes are not images."""
    lines = []
    for count, score, iou in ((1, 0.1, 0.5), (40, 0.3, 0.5), (300, 0.05, 0.3), (1500, 0.5, 0.6), (60, 0.0, 0.0), (60, 0.2, 1.0)):
        boxes = np.concatenate([rng.integers(0, 90, (count, 2)), rng.integers(1, 60, (count, 2))], 1).astype(np.float32)
        # Scores have few distinct values, so that some are equal.
        scores = (rng.integers(0, 32, count) / 32).astype(np.float32)
        kept = np.zeros(count, np.uint8)
        kept[np.array(cv2.dnn.NMSBoxes(boxes.astype(float).tolist(), scores.tolist(), score, iou), int)] = 1
        lines.append(json.dumps({"name": f"{count} boxes, {score}, {iou}", "score": score, "iou": iou, "src": array(boxes), "scores": array(scores), "expected": array(kept)}))
    (here / "image/nms.jsonl").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    for make in (drawing, composite, nms, box_blur):
        rng = np.random.default_rng(7)
        make()
