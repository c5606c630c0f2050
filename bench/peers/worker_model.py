"""examples/worker.ts with a model in one Python process: PyTorch and Pillow behind the standard library's HTTP server.

Usage: PORT=0 worker_model.py FOLDER [batched]
       worker_model.py FOLDER scores PHOTO

POST / takes a JPEG or PNG file and answers with the five best classes, as JSON. FOLDER is that of `resnet.py models`. A
thread for each connection decodes. It also runs the model, on a separate CUDA stream; with "batched", one thread runs the
model on the images that arrive within 2 ms, at most 32. "scores" prints the scores of a photo, in f32 on the CPU.
"""

import io
import json
import queue
import sys
import threading
import time
from pathlib import Path

import http_service

SIZE, MEAN, STD, TOP = 224, (0.485, 0.456, 0.406), (0.229, 0.224, 0.225), 5
MAX_BATCH, MAX_DELAY = 32, 0.002

try:
    import numpy as np
    import torch
    import torchvision
    from PIL import Image
except ImportError as error:
    print(json.dumps({"skipped": str(error)}))
    sys.exit(0)

folder, batched, scores = Path(sys.argv[1]), "batched" in sys.argv, "scores" in sys.argv
device = "cuda" if torch.cuda.is_available() and not scores else "cpu"
dtype = torch.float16 if device == "cuda" else torch.float32
network = torchvision.models.resnet50(weights=None)
network.load_state_dict(torch.load(folder / "resnet50.pt", weights_only=True))
network = network.eval().to(device, dtype).to(memory_format=torch.channels_last)
mean = torch.tensor(MEAN, device=device).view(1, 3, 1, 1)
std = torch.tensor(STD, device=device).view(1, 3, 1, 1)
local = threading.local()


def decoded(file):
    return torch.from_numpy(np.array(Image.open(file).convert("RGB")))


def normalized(pixels):
    """Returns the model's input for an image, enqueued on the current stream."""
    if device == "cuda":
        pixels = pixels.pin_memory().to(device, non_blocking=True)
    floats = pixels.permute(2, 0, 1).unsqueeze(0).float() / 255
    small = torch.nn.functional.interpolate(floats, size=(SIZE, SIZE), mode="bilinear", align_corners=False)
    return (small - mean) / std


@torch.inference_mode()
def classify(images):
    """Returns the five best classes of each image."""
    batch = torch.cat([normalized(pixels) for pixels in images]).to(dtype)
    scores, classes = network(batch.contiguous(memory_format=torch.channels_last)).float().topk(TOP)
    return [
        [{"index": index, "score": score} for score, index in zip(*pair)]
        for pair in zip(scores.tolist(), classes.tolist())
    ]


def classify_alone(pixels):
    if device == "cpu":
        return classify([pixels])[0]
    if not hasattr(local, "stream"):
        local.stream = torch.cuda.Stream()
    with torch.cuda.stream(local.stream):
        return classify([pixels])[0]


if scores:
    with torch.inference_mode():
        print(json.dumps(network(normalized(decoded(sys.argv[3])))[0].tolist()))
    sys.exit(0)

jobs = queue.SimpleQueue()


def classify_batched(pixels):
    answer = queue.SimpleQueue()
    jobs.put((pixels, answer))
    return answer.get()


def run_batches():
    while True:
        batch, end = [jobs.get()], time.perf_counter() + MAX_DELAY
        while len(batch) < MAX_BATCH:
            try:
                batch.append(jobs.get(timeout=max(0, end - time.perf_counter())))
            except queue.Empty:
                break
        for (_, answer), classes in zip(batch, classify([pixels for pixels, _ in batch])):
            answer.put(classes)


if batched:
    threading.Thread(target=run_batches, daemon=True).start()


def answer(file, _path):
    pixels = decoded(io.BytesIO(file))
    classes = classify_batched(pixels) if batched else classify_alone(pixels)
    return json.dumps({"classes": classes}).encode()


http_service.serve(answer, "application/json")
