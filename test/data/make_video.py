"""Writes the sample videos of unusual streams, and the checksums of their frames by FFmpeg, with PyAV:

    python test/data/make_video.py

- sizes.h264: the size changes in the middle, without a container
- variable.mp4: B-frames, variable frame rate, rotated by 90 degrees
- odd.webm: VP9 with an odd width and height
- interlaced.mp4: pairs of fields
"""
import hashlib
import io
import struct
from fractions import Fraction
from pathlib import Path

import av
import numpy as np

FOLDER = Path(__file__).parent / "video"


def picture(width, height, i):
    """A gradient that moves, with a bright square."""
    y, x = np.mgrid[0:height, 0:width]
    rgb = np.stack([(x * 2 + 5 * i) % 256, (y * 3 + 7 * i) % 256, (x + y) % 256], -1).astype(np.uint8)
    at = 4 * i % (width - 16)
    rgb[8:24, at : at + 16] = 255
    return rgb


def encode(name, codec, width, height, times, options):
    """Encodes one picture per time, in units of 1/600 s."""
    with av.open(str(FOLDER / name), "w") as out:
        stream = out.add_stream(codec, rate=30, options=options)
        stream.width, stream.height, stream.pix_fmt = width, height, "yuv420p"
        stream.time_base = stream.codec_context.time_base = Fraction(1, 600)
        for i, time in enumerate(times):
            frame = av.VideoFrame.from_ndarray(picture(width, height, i), "rgb24")
            frame.pts, frame.time_base = time, Fraction(1, 600)
            out.mux(stream.encode(frame))
        out.mux(stream.encode(None))


def rotate(name):
    """Sets the matrix of an MP4 file's track to a rotation by 90 degrees."""
    data = bytearray((FOLDER / name).read_bytes())
    matrix = data.index(b"tkhd") + 4 + 40
    data[matrix : matrix + 20] = struct.pack(">5i", 0, 1 << 16, 0, -1 << 16, 0)
    (FOLDER / name).write_bytes(data)


def encode_parts(name, parts):
    """Concatenates byte streams of H.264."""
    data = b""
    for width, height, count in parts:
        file = io.BytesIO()
        with av.open(file, "w", format="h264") as out:
            stream = out.add_stream("libx264", rate=30, options={"preset": "veryfast", "crf": "30", "bf": "2"})
            stream.width, stream.height, stream.pix_fmt = width, height, "yuv420p"
            for i in range(count):
                out.mux(stream.encode(av.VideoFrame.from_ndarray(picture(width, height, i), "rgb24")))
            out.mux(stream.encode(None))
        data += file.getvalue()
    (FOLDER / name).write_bytes(data)


def checksums(name):
    """Writes the size, the time and the MD5 of NV12 of each frame in display order."""
    lines = ["#width, height, time in ms, MD5"]
    with av.open(str(FOLDER / name)) as file:
        for frame in file.decode(video=0):
            planes = []
            half = ((frame.width + 1) // 2, (frame.height + 1) // 2)
            for plane, (w, h) in zip(frame.planes, [(frame.width, frame.height), half, half]):
                rows = np.frombuffer(plane, np.uint8)[: plane.line_size * h].reshape(h, plane.line_size)
                planes.append(rows[:, :w])
            y, u, v = planes
            data = np.ascontiguousarray(y).tobytes() + np.ascontiguousarray(np.stack([u, v], -1)).tobytes()
            time = -1 if frame.time is None else round(frame.time * 1000)
            lines.append(f"{frame.width}, {frame.height}, {time}, {hashlib.md5(data).hexdigest()}")
    (FOLDER / f"{name}.md5").write_text("\n".join(lines) + "\n")


encode_parts("sizes.h264", [(160, 96, 9), (96, 128, 8), (160, 96, 7)])
variable = [0, 20, 40, 100, 110, 300, 310, 320, 900, 910, 930, 1000, 1020, 1600, 1620, 1640, 1700, 1720, 1800]
X264 = {"preset": "veryfast", "crf": "30", "bf": "3", "g": "10"}
VP9 = {"crf": "40", "b": "0", "cpu-used": "8"}
REGULAR = [20 * i for i in range(12)]
encode("variable.mp4", "libx264", 160, 96, variable, X264)
rotate("variable.mp4")
encode("odd.webm", "libvpx-vp9", 161, 145, REGULAR, VP9)
encode("interlaced.mp4", "libx264", 160, 96, REGULAR, {**X264, "flags": "+ildct+ilme"})
for name in ["sizes.h264", "variable.mp4", "odd.webm", "interlaced.mp4"]:
    checksums(name)
