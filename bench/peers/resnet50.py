"""Makes the model that the image worker is measured with: ResNet-50 with random weights.

Usage: resnet50.py FOLDER, with PyTorch, torchvision and onnx

Writes resnet50.onnx, f16 inside and f32 [n, 3, 224, 224] → [n, 1000] outside, resnet50.pt, its weights for PyTorch, and
resnet50.json: the scores of examples/grace_hopper.jpg by PyTorch in f32 on the CPU.
"""

import json
import sys
from pathlib import Path

import numpy as np
import torch
import torchvision
from PIL import Image

SIZE, MEAN, STD = 224, (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)
PHOTO = Path(__file__).parents[2] / "examples/grace_hopper.jpg"


def photo():
    pixels = torch.from_numpy(np.array(Image.open(PHOTO).convert("RGB"))).permute(2, 0, 1).unsqueeze(0)
    small = torch.nn.functional.interpolate(pixels.float() / 255, size=(SIZE, SIZE), mode="bilinear")
    return (small - torch.tensor(MEAN).view(1, 3, 1, 1)) / torch.tensor(STD).view(1, 3, 1, 1)


class Half(torch.nn.Module):
    """A network in f16 with inputs and outputs in f32."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, x):
        return self.network(x.half()).float()


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(0)
    network = torchvision.models.resnet50(weights=None)
    x = photo()
    with torch.no_grad():
        for module in network.modules():
            if isinstance(module, torchvision.models.resnet.Bottleneck):
                module.bn3.weight.fill_(0.3)
            if isinstance(module, torch.nn.BatchNorm2d):
                module.momentum = None  # the statistics are those of one batch
        network.fc.weight.mul_(8)
        network.train()(torch.cat([x, x.flip(2), x.flip(3), torch.randn_like(x)]))
        scores = network.eval()(x)[0]
    (folder / "resnet50.json").write_text(json.dumps(scores.tolist()))
    torch.save(network.state_dict(), folder / "resnet50.pt")
    path = folder / "resnet50.onnx"
    half = Half(network.half()).eval()
    axes = {"x": {0: "n"}, "y": {0: "n"}}
    names = {"input_names": ["x"], "output_names": ["y"]}
    torch.onnx.export(half, (x,), path, dynamo=False, opset_version=17, dynamic_axes=axes, **names)
    print(f"{path}: {path.stat().st_size} bytes")


main(Path(sys.argv[1]))
