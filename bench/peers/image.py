"""Image operators of PyTorch, torchvision, NPP and CV-CUDA on random data, timed as bench/image.ts does it.

A row that a library does not have, or that fails, is left out, with the reason on stderr.

Usage: image.py eager|compile|torchvision|npp|cvcuda [quick]
"""

import ctypes
import ctypes.util
import glob
import json
import math
import os
import sys
import time

FRAMES, HEIGHT, WIDTH, SIZE, TALL, WIDE = 32, 1080, 1920, 224, 2160, 3840
MEAN, STD = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)
AFFINE = ((1.02, 0.05, -20), (-0.03, 1.01, 10))
PERSPECTIVE = (*AFFINE, (1e-5, 2e-5, 1))
TWIST = ((0.393, 0.769, 0.189, 0), (0.349, 0.686, 0.168, 0), (0.272, 0.534, 0.131, 0))
MODEL_INPUTS = ("resizeNormalize 32 × 1080p → 224", "normalize 32 × 1080p")
QUICK = "quick" in sys.argv
# Microseconds that the calls of one sample take at most, if they are more than two.
BUDGET = 8_000 if QUICK else 20_000


def main():
    global torch
    variant = sys.argv[1]
    try:
        import torch

        rows = {"eager": eager, "compile": compiled, "torchvision": torchvision, "npp": npp, "cvcuda": cv_cuda}[variant]
        # NPP and CV-CUDA are given the stream; the default one would make them wait for others.
        with torch.cuda.stream(torch.cuda.Stream()):
            rows()
    except (ImportError, OSError) as error:
        print(json.dumps({"skipped": str(error)}))


def row(name, prepare):
    """Measures `call(i)`, which `prepare()` makes; a failure loses only this row."""
    try:
        samples = timed(prepare())
    except Exception as error:
        print(f"{name}: {type(error).__name__}: {str(error).strip()[:300]}", file=sys.stderr)
        return
    print(json.dumps({"name": name, "unit": "us", "samples": samples}, ensure_ascii=False), flush=True)


def timed(call):
    """Microseconds a call: each sample is the mean over calls between two events, behind a kernel that keeps the device busy
    while the calls are given to it."""
    host_time = 0

    def sample(calls):
        nonlocal host_time
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        torch.cuda._sleep(int(300_000 + host_time * 3000))  # cycles
        start.record()
        begin = time.perf_counter()
        for i in range(calls):
            call(i)
        host_time = (time.perf_counter() - begin) * 1e6
        end.record()
        end.synchronize()
        return start.elapsed_time(end) * 1000 / calls

    call(0)
    call(1)
    torch.cuda.synchronize()
    calls = max(2, min(50, int(BUDGET / sample(2) / 2) * 2))
    for _ in range(2):
        sample(calls)
    return [sample(calls) for _ in range(5 if QUICK else 20)]


def random(*shape):
    return torch.randint(0, 256, shape, dtype=torch.uint8, device="cuda")


class Turns:
    """Batches that take turns, or the frames of the first one by one, so that no cache holds what is read next."""

    def __init__(self, batches, count):
        frames = batches[0].shape[0]
        self.items = list(batches) if count == frames else [batches[0][i : i + count] for i in range(0, frames, count)]

    def map(self, function):
        self.items = [function(item) for item in self.items]
        return self

    def __getitem__(self, i):
        return self.items[i % len(self.items)]


def frames_1080p():
    return [random(FRAMES, HEIGHT, WIDTH, 3) for _ in range(2)]


# PyTorch and torchvision.


def torch_rows(inputs, operators, wrap=lambda function: function):
    """Functions of NHWC bytes, as a decoder gives frames: to a model's input, and operators."""
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


# NPP.


class StreamContext(ctypes.Structure):
    """NppStreamContext of nppdefs.h."""

    _fields_ = [
        ("stream", ctypes.c_void_p),
        ("device", ctypes.c_int),
        ("multiprocessors", ctypes.c_int),
        ("threads_per_multiprocessor", ctypes.c_int),
        ("threads_per_block", ctypes.c_int),
        ("shared_bytes_per_block", ctypes.c_size_t),
        ("major", ctypes.c_int),
        ("minor", ctypes.c_int),
        ("stream_flags", ctypes.c_uint),
        ("reserved", ctypes.c_int),
    ]


class Pair(ctypes.Structure):
    """NppiSize (width, height) and NppiPoint (x, y)."""

    _fields_ = [("x", ctypes.c_int), ("y", ctypes.c_int)]


class Rectangle(ctypes.Structure):
    """NppiRect."""

    _fields_ = [("x", ctypes.c_int), ("y", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int)]


LINEAR, REPLICATE, MASK_5_X_5, VERTICAL_AXIS = 2, 2, 201, 1


def npp_library(name):
    home = os.environ.get("CUDA_HOME", "/usr/local/cuda")
    packages = [f"{path}/nvidia/*/lib" for path in sys.path if path]
    folders = [*packages, f"{home}/lib64", f"{home}/targets/*/lib", "/usr/local/cuda-*/lib64"]
    paths = [path for folder in folders for path in sorted(glob.glob(f"{folder}/lib{name}.so*"))]
    found = paths[0] if paths else ctypes.util.find_library(name)
    if found is None:
        raise ImportError(f"lib{name} was found neither in Python's packages nor in {home}")
    return ctypes.CDLL(found, mode=ctypes.RTLD_GLOBAL)


def npp():
    npp_library("nppc")
    libraries = {name: npp_library(name) for name in ("nppig", "nppicc", "nppif", "nppim", "nppidei")}
    properties = torch.cuda.get_device_properties(0)
    context = StreamContext(
        stream=torch.cuda.current_stream().cuda_stream,
        device=0,
        multiprocessors=properties.multi_processor_count,
        threads_per_multiprocessor=2048,
        threads_per_block=1024,
        shared_bytes_per_block=49152,
        major=properties.major,
        minor=properties.minor,
        stream_flags=1,
    )

    def function(library, name):
        def call(*arguments):
            entry = getattr(libraries[library], f"{name}_Ctx")  # fails here if this version does not have it
            status = entry(*arguments, context)
            if status < 0:
                raise RuntimeError(f"{name}: status {status}")

        return call

    pointer, integer = ctypes.c_void_p, ctypes.c_int
    rgb = frames_1080p()
    whole, half = Pair(WIDTH, HEIGHT), Pair(WIDTH // 2, HEIGHT // 2)
    whole_part, half_part = Rectangle(0, 0, WIDTH, HEIGHT), Rectangle(0, 0, WIDTH // 2, HEIGHT // 2)
    none = Pair(0, 0)
    matrix = ((ctypes.c_double * 3) * 2)(*[(ctypes.c_double * 3)(*values) for values in AFFINE])

    def one_by_one(shape, dtype, call, sources=rgb, count=1):
        """`call(source, result)` of addresses, for each frame; `count` frames a call."""

        def prepare():
            results = torch.empty((sources[0].shape[0], *shape), dtype=dtype, device="cuda")
            start = sources[0].data_ptr(), results.data_ptr()
            steps = sources[0][0].nbytes, results[0].nbytes
            turns = sources[0].shape[0] // count

            def run(i):
                for frame in range(i % turns * count, (i % turns + 1) * count):
                    call(pointer(start[0] + frame * steps[0]), pointer(start[1] + frame * steps[1]))

            run.keep = results
            return run

        return prepare

    def rows_1080p():
        u8, step = torch.uint8, integer(WIDTH * 3)
        resize = function("nppig", "nppiResize_8u_C3R")
        yield "resize 540p linear", (HEIGHT // 2, WIDTH // 2, 3), u8, lambda src, dst: resize(
            src, step, whole, whole_part, dst, integer(WIDTH // 2 * 3), half, half_part, integer(LINEAR)
        )
        gray = function("nppicc", "nppiRGBToGray_8u_C3C1R")
        yield "cvtColor RGB2GRAY", (HEIGHT, WIDTH), u8, lambda src, dst: gray(src, step, dst, integer(WIDTH), whole)
        hsv = function("nppicc", "nppiRGBToHSV_8u_C3R")
        yield "cvtColor RGB2HSV", (HEIGHT, WIDTH, 3), u8, lambda src, dst: hsv(src, step, dst, step, whole)
        mirror = function("nppig", "nppiMirror_8u_C3R")
        yield "flip", (HEIGHT, WIDTH, 3), u8, lambda src, dst: mirror(
            src, step, dst, step, whole, integer(VERTICAL_AXIS)
        )
        affine = function("nppig", "nppiWarpAffine_8u_C3R")
        yield "warpAffine", (HEIGHT, WIDTH, 3), u8, lambda src, dst: affine(
            src, whole, step, whole_part, dst, step, whole_part, matrix, integer(LINEAR)
        )
        convert = function("nppidei", "nppiConvert_8u32f_C3R")
        yield "convertTo f32", (HEIGHT, WIDTH, 3), torch.float32, lambda src, dst: convert(
            src, step, dst, integer(WIDTH * 12), whole
        )
        blur = function("nppif", "nppiFilterGaussBorder_8u_C3R")
        yield "gaussian 5×5", (HEIGHT, WIDTH, 3), u8, lambda src, dst: blur(
            src, step, whole, none, dst, step, whole, integer(MASK_5_X_5), integer(REPLICATE)
        )
        box = function("nppif", "nppiFilterBoxBorder_8u_C3R")
        yield "averageBlur 5×5", (HEIGHT, WIDTH, 3), u8, lambda src, dst: box(
            src, step, whole, none, dst, step, whole, Pair(5, 5), Pair(2, 2), integer(REPLICATE)
        )
        erode = function("nppim", "nppiErode3x3Border_8u_C3R")
        yield "erode 3×3", (HEIGHT, WIDTH, 3), u8, lambda src, dst: erode(
            src, step, whole, none, dst, step, whole, integer(REPLICATE)
        )

    for name, shape, dtype, call in rows_1080p():
        row(f"{name}, 1 × 1080p", one_by_one(shape, dtype, call))

    def nv12(count):
        to_rgb = function("nppicc", "nppiNV12ToRGB_8u_P2C3R")
        frames = [random(16, TALL * 3 // 2, WIDE)]

        def call(src, dst):
            to_rgb((pointer * 2)(src.value, src.value + TALL * WIDE), integer(WIDE), dst, integer(WIDE * 3), Pair(WIDE, TALL))

        return one_by_one((TALL, WIDE, 3), torch.uint8, call, frames, count)()

    for count in (1, 8):
        row(f"NV12 → RGB, {count} × 4K", lambda count=count: nv12(count))

    def large(channels, library, name, *options):
        entry = function(library, f"{name}_8u_C{channels}R")
        size, step = Pair(WIDE, TALL), integer(WIDE * channels)
        frames = [random(16, TALL, WIDE, channels)]

        def call(src, dst):
            entry(src, step, size, none, dst, step, size, *options)

        return one_by_one((TALL, WIDE, channels), torch.uint8, call, frames, 8)()

    for channels, of in ((1, "8 × 4K"), (3, "8 × 4K RGB")):
        row(
            f"gaussian 5×5, {of}",
            lambda channels=channels: large(
                channels, "nppif", "nppiFilterGaussBorder", integer(MASK_5_X_5), integer(REPLICATE)
            ),
        )
        row(
            f"erode 3×3, {of}",
            lambda channels=channels: large(channels, "nppim", "nppiErode3x3Border", integer(REPLICATE)),
        )


# CV-CUDA.


def cv_cuda():
    import cvcuda
    import numpy as np

    as_tensor = getattr(cvcuda, "as_tensor", None)
    if as_tensor is None:
        import nvcv

        as_tensor = nvcv.as_tensor
    stream = cvcuda.as_stream(torch.cuda.current_stream())
    interpolation, border = cvcuda.Interp, cvcuda.Border
    mirrored = getattr(border, "REFLECT101", None) or border.REFLECT
    rgb = frames_1080p()
    gray = [frames[..., :1].contiguous() for frames in rgb]
    mask = [(frames > 128).to(torch.uint8) * 255 for frames in gray]
    floats = [frames.float() / 255 for frames in rgb]

    def tensor(values, layout, dtype=torch.float32):
        return as_tensor(torch.tensor(values, dtype=dtype, device="cuda"), layout)

    def measure(name, call, shape=(HEIGHT, WIDTH, 3), dtype=torch.uint8, sources=rgb, layout="NHWC", counts=(1, FRAMES)):
        """`call(result, source, count, next source)` of tensors."""
        for count in counts:

            def prepare(count=count):
                frames = sources[0].shape[0]
                source = Turns(sources, count).map(lambda item: as_tensor(item, "NHWC"))
                results = torch.empty((frames, *shape), dtype=dtype, device="cuda")
                into = Turns([results], count).map(lambda item: as_tensor(item, layout))

                def run(i):
                    call(into[i], source[i], count, source[i + 1])

                run.keep = results
                return run

            def in_stream(prepare=prepare):
                run = prepare()

                def call(i):
                    with stream:
                        run(i)

                return call

            of = "1080p" if sources[0].shape[1] == HEIGHT else "4K" if sources[0].shape[3] == 1 else "4K RGB"
            row(f"{name}, {count} × {of}", in_stream)

    small, one = (HEIGHT // 2, WIDTH // 2, 3), (HEIGHT, WIDTH, 1)
    black = np.zeros(4, np.float32)
    measure("resize 540p linear", lambda d, s, n, o: cvcuda.resize_into(d, s, interpolation.LINEAR), small)
    measure("resize 540p cubic", lambda d, s, n, o: cvcuda.resize_into(d, s, interpolation.CUBIC), small)
    measure("resize 540p area", lambda d, s, n, o: cvcuda.resize_into(d, s, interpolation.AREA), small)
    measure(
        "resize 224 antialias",
        lambda d, s, n, o: cvcuda.pillowresize_into(d, s, cvcuda.Format.RGB8, interpolation.LINEAR),
        (SIZE, SIZE, 3),
    )
    side = math.ceil(SIZE * 8 / 7)
    corner = ((side - SIZE) // 2, (side - SIZE) // 2)
    measure(
        "resizeCropConvertReformat 224",
        lambda d, s, n, o: cvcuda.resize_crop_convert_reformat_into(
            d, s, (side, side), interpolation.LINEAR, corner, scale=1 / 255
        ),
        (3, SIZE, SIZE),
        torch.float32,
        layout="NCHW",
    )
    measure("cvtColor RGB2GRAY", lambda d, s, n, o: cvcuda.cvtcolor_into(d, s, cvcuda.ColorConversion.RGB2GRAY), one)
    measure("cvtColor RGB2HSV", lambda d, s, n, o: cvcuda.cvtcolor_into(d, s, cvcuda.ColorConversion.RGB2HSV))
    measure("flip", lambda d, s, n, o: cvcuda.flip_into(d, s, 1))
    sine, cosine = math.sin(math.radians(30)), math.cos(math.radians(30))
    x, y = (WIDTH - 1) / 2, (HEIGHT - 1) / 2
    shift = ((1 - cosine) * x - sine * y, sine * x + (1 - cosine) * y)
    measure("rotate 30°", lambda d, s, n, o: cvcuda.rotate_into(d, s, 30.0, shift, interpolation.LINEAR))
    affine, perspective = np.array(AFFINE, np.float32), np.array(PERSPECTIVE, np.float32)
    constant = {"border_mode": border.CONSTANT, "border_value": black}
    measure(
        "warpAffine", lambda d, s, n, o: cvcuda.warp_affine_into(d, s, affine, interpolation.LINEAR, **constant)
    )
    measure(
        "warpPerspective",
        lambda d, s, n, o: cvcuda.warp_perspective_into(d, s, perspective, interpolation.LINEAR, **constant),
    )
    rows, columns = torch.meshgrid(
        torch.arange(HEIGHT, device="cuda") * 0.98 + 7.3, torch.arange(WIDTH, device="cuda") * 0.98 + 7.3, indexing="ij"
    )
    places = as_tensor(torch.stack([columns, rows], -1).float()[None].contiguous(), "NHWC")
    measure(
        "remap",
        lambda d, s, n, o: cvcuda.remap_into(
            d, s, places, interpolation.LINEAR, interpolation.NEAREST, cvcuda.Remap.ABSOLUTE, border=border.REPLICATE
        ),
    )
    measure(
        "copyMakeBorder 16",
        lambda d, s, n, o: cvcuda.copymakeborder_into(d, s, mirrored, [0.0, 0.0, 0.0, 0.0], top=16, left=16),
        (HEIGHT + 32, WIDTH + 32, 3),
    )
    measure("centerCrop 540p", lambda d, s, n, o: cvcuda.center_crop_into(d, s, (WIDTH // 2, HEIGHT // 2)), small)
    measure("reformat NHWC → NCHW", lambda d, s, n, o: cvcuda.reformat_into(d, s), (3, HEIGHT, WIDTH), layout="NCHW")
    measure("convertTo f32", lambda d, s, n, o: cvcuda.convertto_into(d, s, 1 / 255, 0.0), dtype=torch.float32)
    mean, std = tensor([[[MEAN]]], "NHWC"), tensor([[[STD]]], "NHWC")
    measure(
        "normalize f32",
        lambda d, s, n, o: cvcuda.normalize_into(d, s, mean, std, cvcuda.NormalizeFlags.SCALE_IS_STDDEV),
        dtype=torch.float32,
        sources=floats,
    )
    shapes = [(FRAMES, SIZE, SIZE, 3), (FRAMES, HEIGHT, WIDTH, 3)]
    chains = [
        (
            as_tensor(torch.empty(shape, dtype=torch.uint8, device="cuda"), "NHWC"),
            *(as_tensor(torch.empty(shape, device="cuda"), "NHWC") for _ in range(2)),
            as_tensor(torch.empty((FRAMES, 3, *shape[1:3]), device="cuda"), "NCHW"),
        )
        for shape in shapes
    ]

    def model_input(source, resized, scaled, normalized, planar):
        if resized.shape != source.shape:
            source = cvcuda.resize_into(resized, source, interpolation.LINEAR)
        cvcuda.convertto_into(scaled, source, 1 / 255, 0.0)
        cvcuda.normalize_into(normalized, scaled, mean, std, cvcuda.NormalizeFlags.SCALE_IS_STDDEV)
        cvcuda.reformat_into(planar, normalized)

    for name, chain in zip(MODEL_INPUTS, chains):

        def prepare(chain=chain):
            sources = Turns(rgb, FRAMES).map(lambda item: as_tensor(item, "NHWC"))

            def run(i):
                with stream:
                    model_input(sources[i], *chain)

            return run

        row(name, prepare)
    del chains, chain
    brightness, contrast, twist = tensor([1.1], "N"), tensor([1.2], "N"), tensor(TWIST, "HW")
    measure(
        "brightnessContrast",
        lambda d, s, n, o: cvcuda.brightness_contrast_into(d, s, brightness=brightness, contrast=contrast),
    )
    measure("colorTwist", lambda d, s, n, o: cvcuda.color_twist_into(d, s, twist))
    limits = {count: tensor([128.0] * count, "N", torch.float64) for count in (1, FRAMES)}
    largest = {count: tensor([255.0] * count, "N", torch.float64) for count in (1, FRAMES)}
    binary = cvcuda.ThresholdType.BINARY
    measure("threshold", lambda d, s, n, o: cvcuda.threshold_into(d, s, limits[n], largest[n], binary))
    measure(
        "adaptiveThreshold 11",
        lambda d, s, n, o: cvcuda.adaptivethreshold_into(
            d, s, 255.0, cvcuda.AdaptiveThresholdType.MEAN_C, binary, 11, 2.0
        ),
        one,
        sources=gray,
    )
    measure(
        "histogram", lambda d, s, n, o: cvcuda.histogram_into(d, s), (256, 1), torch.int32, sources=gray, layout="HWC"
    )
    measure("histogramEq", lambda d, s, n, o: cvcuda.histogrameq_into(d, s), one, sources=gray)
    gauss = lambda d, s, n, o: cvcuda.gaussian_into(d, s, (5, 5), (1.1, 1.1), mirrored)  # noqa: E731
    erode = lambda d, s, n, o: cvcuda.morphology_into(  # noqa: E731
        d, s, cvcuda.MorphologyType.ERODE, (3, 3), (-1, -1), iteration=1, border=border.REPLICATE
    )
    measure("gaussian 5×5", gauss)
    measure("averageBlur 5×5", lambda d, s, n, o: cvcuda.averageblur_into(d, s, (5, 5), (-1, -1), mirrored))
    measure("medianBlur 3×3", lambda d, s, n, o: cvcuda.median_blur_into(d, s, (3, 3)))
    measure("medianBlur 5×5", lambda d, s, n, o: cvcuda.median_blur_into(d, s, (5, 5)))
    measure("laplacian", lambda d, s, n, o: cvcuda.laplacian_into(d, s, 1, 1.0, mirrored))
    measure("erode 3×3", erode)
    measure("bilateralFilter 9", lambda d, s, n, o: cvcuda.bilateral_filter_into(d, s, 9, 50.0, 3.0, mirrored))
    masks = {count: as_tensor(mask[0][:count], "NHWC") for count in (1, FRAMES)}
    measure("composite", lambda d, s, n, o: cvcuda.composite_into(d, s, o, masks[n]))
    measure("label", lambda d, s, n, o: cvcuda.label_into(dst=d, src=s), one, torch.int32, sources=mask)

    def nv12(d, s, n, o):
        cvcuda.cvtcolor_into(d, s, cvcuda.ColorConversion.YUV2RGB_NV12)

    def measure_nv12(count):
        def prepare():
            source = Turns([random(16, TALL * 3 // 2, WIDE, 1)], count).map(lambda item: as_tensor(item, "NHWC"))
            results = torch.empty((16, TALL, WIDE, 3), dtype=torch.uint8, device="cuda")
            into = Turns([results], count).map(lambda item: as_tensor(item, "NHWC"))

            def run(i):
                with stream:
                    nv12(into[i], source[i], count, None)

            run.keep = results
            return run

        row(f"NV12 → RGB, {count} × 4K", prepare)

    for count in (1, 8):
        measure_nv12(count)
    for channels in (1, 3):
        large = [random(8, TALL, WIDE, channels) for _ in range(2)]
        measure("gaussian 5×5", gauss, (TALL, WIDE, channels), sources=large, counts=(8,))
        measure("erode 3×3", erode, (TALL, WIDE, channels), sources=large, counts=(8,))


if __name__ == "__main__":
    main()
