"""Image operators of NPP, called through its C library.

Usage: image_npp.py [quick]
"""

import ctypes
import ctypes.util
import glob
import os
import sys

from image_common import AFFINE, HEIGHT, TALL, WIDE, WIDTH, frames_1080p, main, random, row

import torch  # after image_common, which reports a missing PyTorch


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
        """Calls `call(source, result)` with addresses for each frame. A sample has `count` frames."""

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


main(npp)
