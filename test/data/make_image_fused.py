"""Reference values for the operators that resize, crop and normalize, computed step by step with OpenCV and NumPy. See image_cases.py."""
import cv2
import numpy as np

from image_cases import Cases, noise

rng = np.random.default_rng(7)
MEAN, STD = [0.485, 0.456, 0.406, 0.5], [0.229, 0.224, 0.225, 0.25]


def resized(image, height, width, nearest=False):
    """OpenCV's resize of a float image, keeping the channel axis."""
    mode = cv2.INTER_NEAREST if nearest else cv2.INTER_LINEAR
    return cv2.resize(image.astype(np.float32), (width, height), interpolation=mode).reshape(height, width, -1)


def normalized(images, scale=1 / 255):
    """Returns the values for the channels of an image."""
    channels = images.shape[-1]
    return ((images * scale - MEAN[:channels]) / STD[:channels]).astype(np.float32)


fused = Cases("fused")
for dtype, channels in (("u8", 3), ("u8", 1), ("u8", 4), ("u16", 3), ("i16", 2), ("f16", 3), ("f32", 3)):
    src = noise(rng, dtype, 2 if channels == 3 else 1, 11, 13, channels)
    scale = 1 / 255 if dtype == "u8" else 1 / 65535 if dtype in ("u16", "i16") else 1
    kind = f"{dtype}, {channels} channels"
    mean, std = MEAN[:channels], STD[:channels]
    small = np.stack([resized(image, 8, 9) for image in src])
    fused.add(f"resize and crop, {kind}", src, normalized(small[:, 2:7, 1:7], scale), operator="resizeCrop",
              size=[8, 9], crop={"x": 1, "y": 2, "width": 6, "height": 5}, scale=scale, mean=mean, std=std)
    part = np.zeros((len(src), 9, 8, channels), np.float32)
    part[:, :7, :6] = src[:, 3:10, 4:10][:, ::-1, ::-1]
    fused.add(f"crop and flip, {kind}", src, normalized(part, scale), operator="cropFlip", size=[9, 8],
              crop={"x": 4, "y": 3, "width": 6, "height": 7}, flip="both", scale=scale, mean=mean, std=std)
    box = np.full((len(src), 16, 10, channels), 0.5, np.float32)
    box[:, 4:12] = np.stack([resized(image, 8, 10) for image in src])
    fused.add(f"letterbox, {kind}", src, normalized(box, scale), operator="letterbox", size=[16, 10], value=0.5,
              scale=scale, mean=mean, std=std)
src = noise(rng, "u8", 1, 12, 14, 3)
near = np.stack([resized(image, 7, 9, True) for image in src])
fused.add("nearest", src, normalized(near), operator="resizeCrop", size=[7, 9], crop={"x": 0, "y": 0, "width": 9, "height": 7},
          interpolation="nearest", scale=1 / 255, mean=MEAN[:3], std=STD[:3])
for height, width in ((1, 1), (1, 7), (7, 1)):
    src = noise(rng, "u8", 1, height, width, 3)
    large = np.stack([resized(image, 5, 4) for image in src])
    fused.add(f"{height} x {width}", src, normalized(large), operator="resizeCrop", size=[5, 4],
              crop={"x": 0, "y": 0, "width": 4, "height": 5}, scale=1 / 255, mean=MEAN[:3], std=STD[:3])
fused.write()

# Without resizing.
parts, wide = Cases("fused_parts"), np.random.default_rng(8)
for left, width, columns, flip in ((0, 37, 37, None), (3, 21, 24, None), (3, 22, 32, "horizontal"), (5, 32, 33, "both"), (1, 36, 40, "vertical"),
                                   (0, 37, 38, "horizontal")):
    src = noise(wide, "u8", 2, 10, 37, 3)
    part = np.full((2, 9, columns, 3), [7, 8, 9], np.float32)
    step = {"x": -1 if flip in ("horizontal", "both") else 1, "y": -1 if flip in ("vertical", "both") else 1}
    part[:, :8, :width] = src[:, 2:10, left:left + width][:, ::step["y"], ::step["x"]]
    parts.add(f"{width} columns from {left} on, flip {flip}, in {columns}", src, normalized(part), operator="cropFlip", size=[9, columns],
              crop={"x": left, "y": 2, "width": width, "height": 8}, flip=flip, value=[7, 8, 9], scale=1 / 255, mean=MEAN[:3],
              std=STD[:3])
parts.write()

# NV12: luma, and chroma at half the size, are resized as separate images, then converted by the standards'
# equations.
SHARES = {"bt601": (0.299, 0.114), "bt709": (0.2126, 0.0722), "bt2020": (0.2627, 0.0593)}


def to_rgb(y, u, v, standard, full):
    red, blue = SHARES[standard]
    # Luma below the limited range is clamped to its lowest value, as in OpenCV.
    y, u, v = (y, u - 128, v - 128) if full else (np.maximum(y - 16, 0) * 255 / 219, (u - 128) * 255 / 224, (v - 128) * 255 / 224)
    r, b = y + 2 * (1 - red) * v, y + 2 * (1 - blue) * u
    g = (y - red * r - blue * b) / (1 - red - blue)
    return np.clip(np.stack([r, g, b], -1), 0, 255)


nv12 = Cases("nv12")
for standard in SHARES:
    for full in (False, True):
        for what, (height, width) in {"smaller": (5, 7), "larger": (16, 15)}.items():
            src = noise(rng, "u8", 2, 18, 14, 1)
            frames = []
            for frame in src[..., 0]:
                y = resized(frame[:12], height, width)[..., 0].astype(np.float64)
                uv = resized(frame[12:].reshape(6, 7, 2), height, width).astype(np.float64)
                frames.append(to_rgb(y, uv[..., 0], uv[..., 1], standard, full))
            nv12.add(f"{standard}, {'full' if full else 'limited'}, {what}", src, normalized(np.stack(frames)), standard=standard,
                     range="full" if full else "limited", size=[height, width], mean=MEAN[:3], std=STD[:3])
nv12.write()
