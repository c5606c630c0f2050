"""Writes test/data/video/vp8_sizes.ivf and vp9_sizes.ivf: streams whose size changes at key frames, with odd sizes,
and the checksums of their frames, by PyAV.

    python test/data/make_video_sizes.py
"""
import hashlib
import pathlib
import struct

import av
import numpy as np

FOLDER = pathlib.Path(__file__).parent / "video"
FRAMES = 8
STREAMS = {
    "vp8": ("libvpx", [(321, 241), (160, 120), (322, 242)]),
    "vp9": ("libvpx-vp9", [(255, 301), (320, 180), (131, 129), (320, 180)]),
}


def packets(encoder, width, height, seed):
    codec = av.CodecContext.create(encoder, "w")
    codec.width, codec.height, codec.pix_fmt, codec.framerate = width, height, "yuv420p", 30
    codec.options = {"crf": "40", "b": "200k", "deadline": "realtime", "cpu-used": "8", "lag-in-frames": "0"}
    y, x = np.mgrid[:height, :width]
    for i in range(FRAMES):
        pixels = np.stack([x + 4 * i, y + 40 * seed, (x + y) // 2 - 3 * i], axis=-1) % 256
        frame = av.VideoFrame.from_ndarray(pixels.astype(np.uint8), format="rgb24").reformat(format="yuv420p")
        frame.pts = i
        yield from codec.encode(frame)
    yield from codec.encode()


def plane(frame, index, width, height):
    data = frame.planes[index]
    return np.frombuffer(data, np.uint8).reshape(-1, data.line_size)[:height, :width]


def nv12(frame):
    width, height = frame.width, frame.height
    half = (width + 1) // 2, (height + 1) // 2
    chroma = np.stack([plane(frame, i, *half) for i in (1, 2)], axis=-1)
    return plane(frame, 0, width, height).tobytes() + chroma.tobytes()


for name, (encoder, sizes) in STREAMS.items():
    data = [bytes(p) for seed, size in enumerate(sizes) for p in packets(encoder, *size, seed)]
    width, height = sizes[0]
    fourcc = f"{name}0".upper().encode()
    header = struct.pack("<4sHH4sHHIIII", b"DKIF", 0, 32, fourcc, width, height, 30, 1, len(data), 0)
    decoder = av.CodecContext.create(name, "r")
    lines = ["#tb 0: 1/30"]
    with open(FOLDER / f"{name}_sizes.ivf", "wb") as file:
        file.write(header)
        for i, packet in enumerate(data):
            file.write(struct.pack("<IQ", len(packet), i) + packet)
            for frame in decoder.decode(av.Packet(packet)):
                pixels = nv12(frame)
                lines.append(f"0, {i}, {i}, 1, {len(pixels)}, {hashlib.md5(pixels).hexdigest()}")
    (FOLDER / f"{name}_sizes.ivf.framemd5").write_text("\n".join(lines) + "\n")
    print(name, len(data), "packets", len(lines) - 1, "frames")
