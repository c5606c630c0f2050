"""The video route of examples/worker.ts in one Python process: PyAV and PyTorch behind the standard library's HTTP server.

Usage: PORT=0 worker_video.py [nvdec]

POST /video?frames=N takes a clip and answers with a .npy file, f32 [N, 3, 224, 224]. A thread for each connection decodes
(PyAV lets other threads run meanwhile) and resizes on a separate CUDA stream; without PyTorch, swscale resizes on the CPU.
With "nvdec", PyNvVideoCodec decodes on the GPU, with a decoder for each connection that is reconfigured.
"""

import io
import json
import sys
import tempfile
import threading
from urllib.parse import parse_qs, urlsplit

import http_service

SIZE, MEAN, STD = 224, (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)

NVDEC = "nvdec" in sys.argv

try:
    import numpy as np

    if NVDEC:
        import PyNvVideoCodec as nvc
        import torch
    else:
        import av
except ImportError as error:
    print(json.dumps({"skipped": str(error)}))
    sys.exit(0)
try:
    import torch
except ImportError:
    torch = None

local = threading.local()
if torch is not None:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    mean, std = (torch.tensor(values, device=device).view(1, 3, 1, 1) for values in (MEAN, STD))


def decode_on_gpu(file, count):
    """Returns frames at equal distances as a tensor on the GPU, u8 [count, height, width, 3]."""
    if not hasattr(local, "file"):
        local.file = tempfile.NamedTemporaryFile(suffix=".mp4", dir="/dev/shm")
    local.file.seek(0)
    local.file.truncate()
    local.file.write(file)
    local.file.flush()
    if hasattr(local, "decoder"):
        local.decoder.reconfigure_decoder(local.file.name)
    else:
        color = nvc.OutputColorType.RGB
        local.decoder = nvc.SimpleDecoder(local.file.name, gpu_id=0, use_device_memory=True, output_color_type=color)
    total = len(local.decoder)
    frames = local.decoder.get_batch_frames_by_index([int((i + 0.5) * total / count) for i in range(count)])
    return torch.stack([torch.from_dlpack(frame) for frame in frames])


def decode(file, count):
    """Returns frames at equal distances."""
    with av.open(io.BytesIO(file)) as container:
        stream = container.streams.video[0]
        stream.thread_type = "AUTO"
        total = stream.frames or sum(1 for packet in container.demux(stream) if packet.size)
        container.seek(0)
        wanted = {int((i + 0.5) * total / count) for i in range(count)}
        frames = {}
        for index, frame in enumerate(container.decode(stream)):
            if index in wanted:
                frames[index] = frame
        return [frames[int((i + 0.5) * total / count)] for i in range(count)]


def rgb(frame, width=None, height=None):
    # PyAV assumes BT.601 otherwise, whatever the frame states.
    return frame.reformat(width, height, "rgb24", src_colorspace="ITU709", interpolation="BILINEAR").to_ndarray()


def process(file, count):
    """Returns the tensor of a clip as a NumPy array."""
    if NVDEC:
        return normalized(decode_on_gpu(file, count)).cpu().numpy()
    frames = decode(file, count)
    if torch is None:
        small = [rgb(frame, SIZE, SIZE) for frame in frames]
        floats = np.stack(small).transpose(0, 3, 1, 2).astype(np.float32) / 255
        return ((floats - np.float32(MEAN).reshape(1, 3, 1, 1)) / np.float32(STD).reshape(1, 3, 1, 1)).astype(np.float32)
    pixels = torch.from_numpy(np.stack([rgb(frame) for frame in frames]))
    if device == "cpu":
        return normalized(pixels).numpy()
    if not hasattr(local, "stream"):
        local.stream = torch.cuda.Stream()
    with torch.cuda.stream(local.stream):
        result = torch.empty((count, 3, SIZE, SIZE), pin_memory=True)
        result.copy_(normalized(pixels.pin_memory().to(device, non_blocking=True)), non_blocking=True)
    local.stream.synchronize()
    return result.numpy()


def normalized(pixels):
    floats = pixels.permute(0, 3, 1, 2).float() / 255
    small = torch.nn.functional.interpolate(floats, size=(SIZE, SIZE), mode="bilinear", align_corners=False)
    return (small - mean) / std


def answer(file, path):
    frames = int(parse_qs(urlsplit(path).query).get("frames", ["8"])[0])
    npy = io.BytesIO()
    np.save(npy, process(file, frames))
    return npy.getbuffer()


http_service.serve(answer, "application/x-npy")
