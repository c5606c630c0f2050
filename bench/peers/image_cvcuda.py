"""Image operators of CV-CUDA.

Usage: image_cvcuda.py [quick]
"""

import functools
import math
from types import SimpleNamespace

from image_common import AFFINE, FRAMES, HEIGHT, MEAN, MODEL_INPUTS, SIZE, STD, TALL, TWIST, WIDE, WIDTH
from image_common import Turns, frames_1080p, main, random, row
from image_cvcuda_utilities import measure_frames, measure_lists, measure_text

import torch  # after image_common, which reports a missing PyTorch

PERSPECTIVE = (*AFFINE, (1e-5, 2e-5, 1))


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

    # Created on demand, so that a failure affects only the row that needs them.
    @functools.cache
    def tensor(values, layout, dtype=torch.float32):
        return as_tensor(torch.tensor(values, dtype=dtype, device="cuda"), layout)

    @functools.cache
    def places():
        rows, columns = (torch.arange(extent, device="cuda") * 0.98 + 7.3 for extent in (HEIGHT, WIDTH))
        rows, columns = torch.meshgrid(rows, columns, indexing="ij")
        return as_tensor(torch.stack([columns, rows], -1).float()[None].contiguous(), "NHWC")

    @functools.cache
    def mask_for(count):
        return as_tensor(mask[0][:count], "NHWC")

    def measure(
        name,
        call,
        shape=(HEIGHT, WIDTH, 3),
        dtype=torch.uint8,
        sources=rgb,
        layout="NHWC",
        counts=(1, FRAMES),
        of=None,
        wrap=lambda item: as_tensor(item, "NHWC"),
        wrap_result=None,
    ):
        """Calls `call(result, source, count, next source)` with tensors, or the results of `wrap` and `wrap_result`."""
        for count in counts:

            def prepare(count=count):
                frames = sources[0].shape[0]
                source = Turns(sources, count).map(wrap)
                results = torch.empty((frames, *shape), dtype=dtype, device="cuda")
                into = Turns([results], count).map(wrap_result or (lambda item: as_tensor(item, layout)))

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

            size = of or ("1080p" if sources[0].shape[1] == HEIGHT else "4K" if sources[0].shape[3] == 1 else "4K RGB")
            row(f"{name}, {count} × {size}", in_stream)

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
    measure(
        "remap",
        lambda d, s, n, o: cvcuda.remap_into(
            d, s, places(), interpolation.LINEAR, interpolation.NEAREST, cvcuda.Remap.ABSOLUTE, border=border.REPLICATE
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

    def normalize(into, source):
        base, scale = tensor((((MEAN,),),), "NHWC"), tensor((((STD,),),), "NHWC")
        cvcuda.normalize_into(into, source, base, scale, cvcuda.NormalizeFlags.SCALE_IS_STDDEV)

    measure(
        "normalize f32",
        lambda d, s, n, o: normalize(d, s),
        dtype=torch.float32,
        sources=floats,
    )
    def model_input(shape):
        def prepare():
            def buffer(shape, layout, dtype=torch.float32):
                return as_tensor(torch.empty(shape, dtype=dtype, device="cuda"), layout)

            sources = Turns(rgb, FRAMES).map(lambda item: as_tensor(item, "NHWC"))
            resized = buffer(shape, "NHWC", torch.uint8)
            scaled, normalized = buffer(shape, "NHWC"), buffer(shape, "NHWC")
            planar = buffer((FRAMES, 3, *shape[1:3]), "NCHW")

            def run(i):
                with stream:
                    source = sources[i]
                    if shape[1] != HEIGHT:
                        source = cvcuda.resize_into(resized, source, interpolation.LINEAR)
                    cvcuda.convertto_into(scaled, source, 1 / 255, 0.0)
                    normalize(normalized, scaled)
                    cvcuda.reformat_into(planar, normalized)

            return run

        return prepare

    for name, height, width in zip(MODEL_INPUTS, (SIZE, HEIGHT), (SIZE, WIDTH)):
        row(name, model_input((FRAMES, height, width, 3)))
    measure(
        "brightnessContrast",
        lambda d, s, n, o: cvcuda.brightness_contrast_into(
            d, s, brightness=tensor((1.1,), "N"), contrast=tensor((1.2,), "N")
        ),
    )
    measure("colorTwist", lambda d, s, n, o: cvcuda.color_twist_into(d, s, tensor(TWIST, "HW")))

    def threshold(into, source, count):
        limit, largest = (tensor((value,) * count, "N", torch.float64) for value in (128.0, 255.0))
        cvcuda.threshold_into(into, source, limit, largest, cvcuda.ThresholdType.BINARY)

    measure("threshold", lambda d, s, n, o: threshold(d, s, n))
    measure(
        "adaptiveThreshold 11",
        lambda d, s, n, o: cvcuda.adaptivethreshold_into(
            d, s, 255.0, cvcuda.AdaptiveThresholdType.MEAN_C, cvcuda.ThresholdType.BINARY, 11, 2.0
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
    measure("composite", lambda d, s, n, o: cvcuda.composite_into(d, s, o, mask_for(n)))
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
    shared = SimpleNamespace(
        cvcuda=cvcuda,
        as_tensor=as_tensor,
        tensor=tensor,
        stream=stream,
        mirrored=mirrored,
        normalize=normalize,
        measure=measure,
        rgb=rgb,
        gray=gray,
        floats=floats,
    )
    measure_frames(shared)
    measure_lists(shared)
    measure_text(shared)


main(cv_cuda)
