"""Makes the 1080p clips of the suite "video" with PyAV: testsrc2 with a photograph moving over it.

    video_clips.py FOLDER
"""
import math
import pathlib
import sys

import av
import numpy as np
from PIL import Image

WIDTH, HEIGHT, FRAMES = 1920, 1080, 600
PHOTO = pathlib.Path(__file__).parents[2] / "examples" / "grace_hopper.jpg"
CODECS = {
    "h264": ("libx264", {"preset": "veryfast", "crf": "26", "bf": "3", "g": "30"}),
    "hevc": ("libx265", {"preset": "superfast", "crf": "28", "x265-params": "log-level=error:keyint=30"}),
}


def scene():
    graph = av.filter.Graph()
    source = graph.add("testsrc2", f"size={WIDTH}x{HEIGHT}:rate=30")
    rgb, sink = graph.add("format", "rgb24"), graph.add("buffersink")
    source.link_to(rgb)
    rgb.link_to(sink)
    graph.configure()
    photo = Image.open(PHOTO).convert("RGB")
    height = HEIGHT * 2 // 3
    photo = np.asarray(photo.resize((photo.width * height // photo.height // 2 * 2, height)))
    for i in range(FRAMES):
        image = graph.pull().to_ndarray().copy()
        x = int((WIDTH - photo.shape[1]) * (0.5 + 0.45 * math.sin(i / 15)))
        y = int((HEIGHT - photo.shape[0]) * (0.5 + 0.4 * math.cos(i / 10)))
        image[y : y + photo.shape[0], x : x + photo.shape[1]] = photo
        yield av.VideoFrame.from_ndarray(image, format="rgb24")


for name, (encoder, options) in CODECS.items():
    path = pathlib.Path(sys.argv[1]) / f"{name}_1080p.mp4"
    if path.exists():
        continue
    with av.open(str(path), "w") as file:
        stream = file.add_stream(encoder, rate=30, options=options)
        stream.width, stream.height, stream.pix_fmt = WIDTH, HEIGHT, "yuv420p"
        for index, frame in enumerate(scene()):
            frame = frame.reformat(format="yuv420p")
            frame.pts = index
            file.mux(stream.encode(frame))
        file.mux(stream.encode())
