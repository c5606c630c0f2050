"""ResNet-50 for bench/resnet.ts, and the same in PyTorch.

    resnet.py models            writes resnet50.onnx and resnet50_f16.onnx ([n, 3, 224, 224] f32 -> [n, 1000] f32),
                                input.npy [32, 3, 224, 224] and logits.npy, PyTorch's result in f32 on the CPU
    resnet.py eager | graph | compile
                                measures PyTorch, in f16 and channels-last
"""
import json
import os
import statistics
import sys
import time
import warnings

warnings.filterwarnings("ignore")

import numpy as np
import torch
import torchvision

mode = sys.argv[1]
folder = os.environ.get("CUFFI_BENCH_MODELS", "out/models")
quick = "quick" in sys.argv
BATCH = 32


def path(name):
    return os.path.join(folder, name)


def write_models():
    """Random weights whose batch normalization fits the input, so that activations stay in the range of f16."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    os.makedirs(folder, exist_ok=True)
    torch.manual_seed(0)
    net = torchvision.models.resnet50(weights=None)
    x = smooth_images(np.random.default_rng(0))
    with torch.no_grad():
        for module in net.modules():
            if isinstance(module, torchvision.models.resnet.Bottleneck):
                module.bn3.weight.fill_(0.3)
            if isinstance(module, torch.nn.BatchNorm2d):
                module.momentum = None  # running statistics are those of the batch
        net.fc.weight.mul_(8)
        net.train()
        net(torch.from_numpy(x[::4]))
        net.eval()
        logits = net(torch.from_numpy(x)).numpy()
    np.save(path("input.npy"), x)
    np.save(path("logits.npy"), logits)
    torch.save(net.state_dict(), path("resnet50.pt"))
    torch.onnx.export(
        net,
        (torch.from_numpy(x[:2]),),
        path("resnet50.onnx"),
        dynamo=False,
        opset_version=17,
        input_names=["input"],
        output_names=["logits"],
        dynamic_axes={"input": {0: "n"}, "logits": {0: "n"}},
    )
    model = onnx.load(path("resnet50.onnx"))
    graph = model.graph
    for tensor in graph.initializer:
        if tensor.data_type == TensorProto.FLOAT:
            tensor.CopyFrom(numpy_helper.from_array(numpy_helper.to_array(tensor).astype(np.float16), tensor.name))
    for node in graph.node:
        node.input[:] = ["input_f16" if name == "input" else name for name in node.input]
        node.output[:] = ["logits_f16" if name == "logits" else name for name in node.output]
    graph.node.insert(0, helper.make_node("Cast", ["input"], ["input_f16"], to=TensorProto.FLOAT16))
    graph.node.append(helper.make_node("Cast", ["logits_f16"], ["logits"], to=TensorProto.FLOAT))
    del graph.value_info[:]
    onnx.checker.check_model(model)
    onnx.save(model, path("resnet50_f16.onnx"))


def smooth_images(random):
    y, x = np.mgrid[0:224, 0:224].astype(np.float32) / 224
    images = np.empty((BATCH, 3, 224, 224), np.float32)
    for plane in images.reshape(-1, 224, 224):
        a, b, c, d = random.uniform(1, 25, 4)
        p, q = random.uniform(0, 6.28, 2)
        plane[:] = random.uniform(0.3, 1.5) * np.sin(a * x + b * y + p) * np.cos(c * x - d * y + q)
    return images + 0.2 * random.standard_normal(images.shape, np.float32)


def report(name, unit, samples):
    print(json.dumps({"name": name, "unit": unit, "samples": samples}), flush=True)


def measure():
    torch.backends.cudnn.benchmark = True
    net = torchvision.models.resnet50(weights=None)
    net.load_state_dict(torch.load(path("resnet50.pt"), weights_only=True))
    net = net.eval().cuda().half().to(memory_format=torch.channels_last)
    if mode == "compile":
        net = torch.compile(net, mode="reduce-overhead", dynamic=False)
    images = torch.from_numpy(np.load(path("input.npy"))).cuda().half()
    expected = np.load(path("logits.npy"))
    for batch in (1, BATCH):
        x = images[:batch].contiguous(memory_format=torch.channels_last)
        run = graph_of(net, x) if mode == "graph" else lambda: net(x)
        for _ in range(10):
            logits = run()
        torch.cuda.synchronize()
        difference = np.abs(logits.float().cpu().numpy() - expected[:batch]).max()
        assert difference < 0.2, difference
        one, host, rate = [], [], []
        for _ in range(20 if quick else 100):
            start = time.perf_counter()
            run()
            queued = time.perf_counter()
            torch.cuda.synchronize()
            one.append((time.perf_counter() - start) * 1e6)
            host.append((queued - start) * 1e6)
        for _ in range(5):
            start = time.perf_counter()
            for _ in range(40):
                run()
            torch.cuda.synchronize()
            rate.append(40 * batch / (time.perf_counter() - start))
        name = "1 image" if batch == 1 else f"batch of {batch}"
        report(f"ResNet-50 f16, {name}", "us", one)
        report(f"ResNet-50 f16, {name}: queued", "us", host)
        report(f"ResNet-50 f16, {name}: rate", "images/s", rate)


def graph_of(net, x):
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(3):
            net(x)
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        logits = net(x)

    def run():
        graph.replay()
        return logits

    return run


if mode == "models":
    write_models()
else:
    with torch.inference_mode():
        measure()
