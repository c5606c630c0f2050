"""examples/worker.ts in one Python process: PyTorch and Pillow behind the standard library's HTTP server.

Usage: PORT=0 worker.py

POST / takes a JPEG or PNG file and answers with a .npy file, f32 [3, 224, 224]. A thread for each connection decodes (Pillow
lets other threads run meanwhile) and works on a separate CUDA stream through page-locked buffers.
"""

import io
import json
import sys
import threading

import http_service

SIZE, MEAN, STD = 224, (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)

try:
    import numpy as np
    import torch
    from PIL import Image
except ImportError as error:
    print(json.dumps({"skipped": str(error)}))
    sys.exit(0)

local = threading.local()
mean = torch.tensor(MEAN, device="cuda").view(1, 3, 1, 1)
std = torch.tensor(STD, device="cuda").view(1, 3, 1, 1)


def process(file):
    """Returns the tensor of a file as a NumPy array."""
    if not hasattr(local, "stream"):
        local.stream = torch.cuda.Stream()
        local.result = torch.empty((3, SIZE, SIZE), pin_memory=True)
    pixels = torch.from_numpy(np.array(Image.open(io.BytesIO(file)).convert("RGB")))
    with torch.cuda.stream(local.stream):
        image = pixels.pin_memory().to("cuda", non_blocking=True)
        floats = image.permute(2, 0, 1).unsqueeze(0).float() / 255
        small = torch.nn.functional.interpolate(floats, size=(SIZE, SIZE), mode="bilinear", align_corners=False)
        local.result.copy_(((small - mean) / std)[0], non_blocking=True)
    local.stream.synchronize()
    return local.result.numpy()


def answer(file, _path):
    npy = io.BytesIO()
    np.save(npy, process(file))
    return npy.getbuffer()


http_service.serve(answer, "application/x-npy")
