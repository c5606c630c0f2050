"""CV-CUDA's counterpart of bench/lib/image_utilities.ts: utility operators.

The functions receive the library, `measure` and random frames as `on`.
"""

import functools

from image_common import AFFINE, FRAMES, HEIGHT, MEAN, STD, WIDTH, row

import torch  # after image_common, which reports a missing PyTorch

BOXES = [(WIDTH * n // 10, HEIGHT * n // 10, WIDTH // 8, HEIGHT // 8) for n in (1, 3, 5, 7)]
COLOR = (124, 116, 104)
FONT = "DejaVuSansMono"


def images_of(cvcuda, batch, format=None):
    """A batch of images that may differ in size. RGB bytes by default."""
    return cvcuda.as_images(list(batch), format or cvcuda.Format.RGB8)


def measure_frames(on):
    cvcuda, as_tensor, tensor, measure, mirrored = on.cvcuda, on.as_tensor, on.tensor, on.measure, on.mirrored
    images = functools.partial(images_of, cvcuda)
    border, half, one = cvcuda.Border, (HEIGHT // 2, WIDTH // 2, 3), (HEIGHT, WIDTH, 1)

    def tensors(batch):
        frames = cvcuda.TensorBatch(len(batch))
        frames.pushback([as_tensor(frame, "HWC") for frame in batch])
        return frames

    measure("gammaContrast 0.75", lambda d, s, n, o: cvcuda.gamma_contrast_into(d, s, 0.75))
    measure("invert", lambda d, s, n, o: cvcuda.invert_into(d, s))
    measure("solarize 128", lambda d, s, n, o: cvcuda.solarize_into(d, s, 128.0))
    measure("posterize 4", lambda d, s, n, o: cvcuda.posterize_into(d, s, 4))
    measure("clahe 2", lambda d, s, n, o: cvcuda.clahe_into(d, s, 2.0, (8, 8)), one, sources=on.gray)
    measure("channelReorder BGR", lambda d, s, n, o: cvcuda.channelreorder_into(d, s, [2, 1, 0]))
    planes = [torch.zeros((FRAMES, *one), dtype=torch.uint8, device="cuda") for _ in range(2)]

    def channels(first):
        start = first.storage_offset() // (HEIGHT * WIDTH)
        others = [plane[start : start + first.shape[0]] for plane in planes]
        return [as_tensor(plane, "NHWC") for plane in (first, *others)]

    measure("split", lambda d, s, n, o: cvcuda.split_into(d, s), one, wrap_result=channels)
    measure("merge", lambda d, s, n, o: cvcuda.merge_into(d, s), sources=on.gray, wrap=channels)
    measure(
        "cvtColor RGB2YUV_NV12",
        lambda d, s, n, o: cvcuda.advcvtcolor_into(d, s, cvcuda.ColorConversion.RGB2YUV_NV12, cvcuda.ColorSpec.BT709),
        (HEIGHT * 3 // 2, WIDTH, 1),
    )

    @functools.cache
    def sharpen(count):
        kernel = torch.tensor(((0, -1, 0), (-1, 5, -1), (0, -1, 0)), dtype=torch.float32, device="cuda")
        return images([kernel.clone() for _ in range(count)], cvcuda.Format.F32)

    measure(
        "conv2D 3×3",
        lambda d, s, n, o: cvcuda.conv2d_into(
            d, s, sharpen(n), tensor(((-1, -1),) * n, "NC", torch.int32), mirrored
        ),
        wrap=images,
        wrap_result=images,
    )

    @functools.cache
    def workspace(count):
        return as_tensor(torch.empty((count, HEIGHT, WIDTH, 3), dtype=torch.uint8, device="cuda"), "NHWC")

    measure(
        "morphologyEx open 3×3",
        lambda d, s, n, o: cvcuda.morphology_into(
            d,
            s,
            cvcuda.MorphologyType.OPEN,
            (3, 3),
            (-1, -1),
            workspace=workspace(n),
            iteration=1,
            border=border.REPLICATE,
        ),
    )
    crop = (WIDTH // 20, HEIGHT // 20, WIDTH // 2, HEIGHT // 2)
    measure("customCrop 540p", lambda d, s, n, o: cvcuda.customcrop_into(d, s, cvcuda.RectI(*crop)), half)
    # As bytes, which need no factor of 1/255.
    mean, std = (tuple(value * 255 for value in values) for values in (MEAN, STD))
    measure(
        "cropFlipNormalizeReformat 540p",
        lambda d, s, n, o: cvcuda.crop_flip_normalize_reformat_into(
            d,
            s,
            tensor((((crop,),),) * n, "NHWC", torch.int32),
            tensor(((1,),) * n, "NC", torch.int32),
            tensor((((mean,),),), "NHWC"),
            tensor((((std,),),), "NHWC"),
            flags=cvcuda.NormalizeFlags.SCALE_IS_STDDEV,
        ),
        (3, HEIGHT // 2, WIDTH // 2),
        torch.float32,
        layout="NCHW",
        wrap=images,
    )
    measure("stack", lambda d, s, n, o: cvcuda.stack_into(d, s), wrap=tensors)

    def pad_and_stack(into, source, count):
        sixteen = tensor(((((16,),) * count,),), "NHWC", torch.int32)
        cvcuda.padandstack_into(into, source, sixteen, sixteen, mirrored)

    measure("padAndStack 16", lambda d, s, n, o: pad_and_stack(d, s, n), (HEIGHT + 32, WIDTH + 32, 3), wrap=images)

    def erase(into, source):
        left, top, width, height = BOXES[0]
        value = tensor(tuple(((float(level),),) for level in COLOR), "CHW")
        cvcuda.erase_into(into, source, top, left, height, width, value)

    measure("erase one", lambda d, s, n, o: erase(d, s))

    @functools.cache
    def drawn(count):
        box = cvcuda.BndBoxI
        return cvcuda.BndBoxesI([[box(place, 3, (*COLOR, 255), (0, 0, 0, 0)) for place in BOXES]] * count)

    measure("boundingBoxes 4", lambda d, s, n, o: cvcuda.bndbox_into(d, s, drawn(n)))

    @functools.cache
    def blurred(count):
        return cvcuda.BlurBoxesI([[cvcuda.BlurBoxI(place, 15) for place in BOXES]] * count)

    # Reads fewer pixels than a full average: CV-CUDA blurs each box at 32 × 32 and enlarges the result.
    measure("boxBlur 4", lambda d, s, n, o: cvcuda.boxblur_into(d, s, blurred(n)))

    @functools.cache
    def extremes(count):
        value, number = ((count, 1), cvcuda.Type.U32, "NC"), ((count, 1), cvcuda.Type.S32, "NC")
        place = ((count, 1, 2), cvcuda.Type.S32, "NMC")
        return [cvcuda.Tensor(*kind) for kind in (value, place, number) * 2]

    measure(
        "minMaxLoc",
        lambda d, s, n, o: cvcuda.min_max_loc_into(*extremes(n), s),
        (1,),
        sources=on.gray,
        wrap_result=lambda item: item,
    )
    # The boxes and scores of bench/lib/image_utilities.ts. In CV-CUDA, suppressed boxes suppress others too.
    numbers = torch.arange(1000)
    x = numbers % 50 % 10 * 180 + numbers * 31 % 17
    y = numbers % 50 // 10 * 190 + numbers * 29 % 17
    proposals = torch.stack([x, y, 120 + numbers * 13 % 21, 120 + numbers * 17 % 21], -1).to(torch.int16)
    scores = (numbers * 7919 % 1009 / 1009).float()

    @functools.cache
    def scores_for(count):
        return as_tensor(scores.cuda().expand(count, -1).contiguous(), "NW")

    measure(
        "nonMaximumSuppression of 1000 boxes",
        lambda d, s, n, o: cvcuda.nms_into(d, s, scores_for(n), 0.25, 0.5),
        (1000,),
        sources=[proposals.cuda().expand(FRAMES, -1, -1).contiguous() for _ in range(2)],
        layout="NW",
        of="1080p",
        wrap=lambda item: as_tensor(item, "NWC"),
    )


def measure_lists(on):
    """Every other image is 720p."""
    import numpy as np

    cvcuda = on.cvcuda
    images = functools.partial(images_of, cvcuda)
    constant = {"border_mode": cvcuda.Border.CONSTANT, "border_value": np.zeros(4, np.float32)}
    sizes = [(HEIGHT, WIDTH), (720, 1280)] * (FRAMES // 2)

    def in_two_sizes(batch):
        return [frame.flatten()[: h * w * 3].view(h, w, 3) for frame, (h, w) in zip(batch, sizes)]

    def empty_list(divisor=1, dtype=torch.uint8):
        return [torch.empty((h // divisor, w // divisor, 3), dtype=dtype, device="cuda") for h, w in sizes]

    def gray_list():
        batch = cvcuda.ImageBatchVarShape(FRAMES)
        batch.pushback([cvcuda.Image((w, h), cvcuda.Format.Y8_ER) for h, w in sizes])
        return batch

    def measure_list(name, call, result, batches=on.rgb, format=None):
        """Calls `call(result, source)` with batches of images."""

        def prepare():
            sources, into = [images(in_two_sizes(batch), format) for batch in batches], result()

            def run(i):
                with on.stream:
                    call(into, sources[i & 1])

            return run

        row(f"{name}, list of {FRAMES} × 1080p and 720p", prepare)

    measure_list(
        "resize to half",
        lambda d, s: cvcuda.resize_into(d, s, cvcuda.Interp.LINEAR),
        lambda: images(empty_list(2)),
    )
    matrices = lambda: on.tensor((AFFINE[0] + AFFINE[1],) * FRAMES, "NW")  # noqa: E731
    measure_list(
        "warpAffine",
        lambda d, s: cvcuda.warp_affine_into(d, s, matrices(), cvcuda.Interp.LINEAR, **constant),
        lambda: images(empty_list()),
    )
    measure_list(
        "cvtColor RGB2GRAY", lambda d, s: cvcuda.cvtcolor_into(d, s, cvcuda.ColorConversion.RGB2GRAY), gray_list
    )
    measure_list(
        "normalize f32",
        on.normalize,
        lambda: images(empty_list(dtype=torch.float32), cvcuda.Format.RGBf32),
        on.floats,
        cvcuda.Format.RGBf32,
    )


def measure_text(on):
    """Call this last: it needs a font, which CV-CUDA only looks for in system folders."""
    cvcuda, as_tensor = on.cvcuda, on.as_tensor

    @functools.cache
    def texts(count):
        # Size 30 matches the letter width of a bitmap font with 3 × 3 pixel dots.
        colors = {"fontColor": (*COLOR, 255), "bgColor": (0, 0, 0, 0)}
        label = functools.partial(cvcuda.Label, "person 97 %", 30, fontName=FONT, **colors)
        return cvcuda.Elements([[label(tlPos=place[:2]) for place in BOXES] for _ in range(count)])

    def check_drawn():
        before = torch.zeros((1, HEIGHT, WIDTH, 3), dtype=torch.uint8, device="cuda")
        after = torch.zeros_like(before)
        cvcuda.osd_into(as_tensor(after, "NHWC"), as_tensor(before, "NHWC"), texts(1))
        torch.cuda.synchronize()
        if not after.any():
            raise RuntimeError(f"no text was drawn: is {FONT}.ttf below /usr/share/fonts/truetype?")

    @functools.cache
    def checked(count):
        check_drawn()
        return texts(count)

    on.measure("putText 4", lambda d, s, n, o: cvcuda.osd_into(d, s, checked(n)))
