"""Image operators of PyTorch and torchvision.

Usage: image_torch.py eager|compile|torchvision [quick]
"""

import sys

from image_common import FRAMES, HEIGHT, MEAN, MODEL_INPUTS, SIZE, STD, TALL, TWIST, WIDE, WIDTH
from image_common import Turns, frames_1080p, main, random, row

import torch  # after image_common, which reports a missing PyTorch


def torch_rows(inputs, operators, wrap=lambda function: function):
    """Functions on NHWC uint8 frames, as decoders produce them."""
    rgb = frames_1080p()

    def measure(name, function, count):
        def prepare():
            sources, run = Turns(rgb, count), wrap(function)
            return lambda i: run(sources[i])

        row(name, prepare)

    for name, function in zip(MODEL_INPUTS, inputs):
        measure(name, function, FRAMES)
    for name, function in operators.items():
        for count in (1, FRAMES):
            measure(f"{name}, {count} × 1080p", function, count)


def nv12_rows(wrap=lambda function: function):
    frames = random(16, TALL * 3 // 2, WIDE)
    for count in (1, 8):

        def prepare(count=count):
            sources, run = Turns([frames], count), wrap(nv12_to_rgb)
            return lambda i: run(sources[i])

        row(f"NV12 → RGB, {count} × 4K", prepare)


def nv12_to_rgb(frames):
    y = (frames[:, :TALL].float() - 16).clamp(min=0) * 1.164383
    uv = frames[:, TALL:].reshape(-1, TALL // 2, WIDE // 2, 2).float() - 128
    uv = uv.repeat_interleave(2, 1).repeat_interleave(2, 2)
    u, v = uv[..., 0], uv[..., 1]
    rgb = torch.stack([y + 1.596027 * v, y - 0.391762 * u - 0.812968 * v, y + 2.017232 * u], -1)
    return rgb.round().clamp(0, 255).to(torch.uint8)


def eager_operators():
    functional = torch.nn.functional
    mean = torch.tensor(MEAN, device="cuda").view(1, 3, 1, 1)
    std = torch.tensor(STD, device="cuda").view(1, 3, 1, 1)
    shares = torch.tensor((0.299, 0.587, 0.114), device="cuda")
    twist = torch.tensor(TWIST, device="cuda")

    def planes(frames):
        return frames.permute(0, 3, 1, 2)

    def resize(frames, size, mode, **options):
        options = {"align_corners": False, **options} if mode != "area" else options
        floats = functional.interpolate(planes(frames).float(), size=size, mode=mode, **options)
        return to_bytes(floats).permute(0, 2, 3, 1).contiguous()

    def to_bytes(floats):
        return floats.round().clamp(0, 255).to(torch.uint8)

    def resize_normalize(frames):
        floats = planes(frames).float() / 255
        small = functional.interpolate(floats, size=(SIZE, SIZE), mode="bilinear", align_corners=False)
        return ((small - mean) / std).contiguous()

    def normalize(frames):
        return ((planes(frames).float() / 255 - mean) / std).contiguous()

    half = (HEIGHT // 2, WIDTH // 2)
    return (resize_normalize, normalize), {
        "resize 540p linear": lambda frames: resize(frames, half, "bilinear"),
        "resize 540p cubic": lambda frames: resize(frames, half, "bicubic"),
        "resize 540p area": lambda frames: resize(frames, half, "area"),
        "resize 224 antialias": lambda frames: resize(frames, (SIZE, SIZE), "bilinear", antialias=True),
        "cvtColor RGB2GRAY": lambda frames: to_bytes(frames.float() @ shares),
        "flip": lambda frames: frames.flip(2),
        "reformat NHWC → NCHW": lambda frames: planes(frames).contiguous(),
        "convertTo f32": lambda frames: frames.float() / 255,
        "brightnessContrast": lambda frames: to_bytes(((frames.float() - 128) * 1.2 + 128) * 1.1),
        "colorTwist": lambda frames: to_bytes(frames.float() @ twist[:, :3].T + twist[:, 3]),
        "threshold": lambda frames: (frames > 128).to(torch.uint8) * 255,
    }


def eager():
    torch_rows(*eager_operators())
    nv12_rows()


def compiled():
    def wrap(function):
        return torch.compile(function, dynamic=False)

    torch_rows(*eager_operators(), wrap)
    nv12_rows(wrap)


def torchvision():
    from torchvision.transforms.v2 import InterpolationMode, functional

    def planar(function):
        return lambda frames: function(frames.permute(0, 3, 1, 2)).contiguous()

    def normalize(frames):
        return functional.normalize(functional.to_dtype(frames, torch.float32, scale=True), MEAN, STD)

    half, linear = [HEIGHT // 2, WIDTH // 2], InterpolationMode.BILINEAR
    corners = [[0, 0], [WIDTH - 1, 0], [WIDTH - 1, HEIGHT - 1], [0, HEIGHT - 1]]
    moved = [[20, 10], [WIDTH - 40, 0], [WIDTH - 1, HEIGHT - 30], [0, HEIGHT - 1]]
    inputs = (lambda x: normalize(functional.resize(x, [SIZE, SIZE], antialias=False)), normalize)
    operators = {
        "resize 540p linear": lambda x: functional.resize(x, half, antialias=False),
        "resize 540p cubic": lambda x: functional.resize(x, half, InterpolationMode.BICUBIC, antialias=False),
        "resize 224 antialias": lambda x: functional.resize(x, [SIZE, SIZE], antialias=True),
        "cvtColor RGB2GRAY": functional.rgb_to_grayscale,
        "flip": functional.horizontal_flip,
        "rotate 30°": lambda x: functional.rotate(x, 30, interpolation=linear),
        "warpAffine": lambda x: functional.affine(x, 3.0, [-20, 10], 1.02, [0.0, 0.0], interpolation=linear),
        "warpPerspective": lambda x: functional.perspective(x, corners, moved, interpolation=linear),
        "copyMakeBorder 16": lambda x: functional.pad(x, [16], padding_mode="reflect"),
        "centerCrop 540p": lambda x: functional.center_crop(x, half),
        "convertTo f32": lambda x: functional.to_dtype(x, torch.float32, scale=True),
        "brightnessContrast": lambda x: functional.adjust_contrast(functional.adjust_brightness(x, 1.1), 1.2),
        "histogramEq": lambda x: functional.equalize(x[:, :1]),
        "gaussian 5×5": lambda x: functional.gaussian_blur(x, [5, 5], [1.1, 1.1]),
    }
    torch_rows(map(planar, inputs), {name: planar(function) for name, function in operators.items()})


main({"eager": eager, "compile": compiled, "torchvision": torchvision}[sys.argv[1]])
