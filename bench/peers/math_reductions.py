"""Reductions, scans, sorts and matrix products for array_math.py: PyTorch and CuPy."""


def torch_rows(rate, time, report, x, y):
    import torch

    size = x.numel() * 4
    flat, side = [x.view(-1), y.view(-1)], x.shape[0]
    rate("sum, 64 M f32", size, lambda i: (x if i & 1 else y).sum())
    rate("argMax, 64 M f32", size, lambda i: (x if i & 1 else y).argmax())
    rate("sum of rows, 64 M f32", size, lambda i: (x if i & 1 else y).sum(1))
    rate("sum of columns, 64 M f32", size, lambda i: (x if i & 1 else y).sum(0))
    rate("softmax of rows, 64 M f32", 2 * size, lambda i: (x if i & 1 else y).softmax(1))
    rate("cumulativeSum, 64 M f32", 2 * size, lambda i: flat[i & 1].cumsum(0))
    out = torch.empty_like(x)
    rate("uniform, 64 M f32", size, lambda i: out.uniform_())
    part = [array[: 2**24] for array in flat]
    rows = [array.view(-1, 2048) for array in part]

    def per_second(name, call):
        report(name, "M/s", [2**24 / value / 1000 for value in time(5, call)])

    per_second("sort, 16 M f32", lambda i: part[i & 1].sort())
    per_second("argSort, 16 M f32", lambda i: part[i & 1].argsort(stable=True))
    per_second("sort of rows, 16 M f32", lambda i: rows[i & 1].sort())
    per_second("topK of rows, 16 M f32", lambda i: rows[i & 1].topk(50))
    side = 4096
    for dtype, tf32 in (("float32", False), ("float32", True), ("float16", False), ("float64", False)):
        torch.backends.cuda.matmul.allow_tf32 = tf32
        a, b = (torch.randn(side, side, device="cuda", dtype=getattr(torch, dtype)) for _ in range(2))
        product = torch.empty_like(a)
        name = {"float32": "tf32" if tf32 else "f32", "float16": "f16", "float64": "f64"}[dtype]
        values = time(5, lambda i: torch.mm(a, b, out=product))
        report(f"matmul {side}³, {name}", "TFLOP/s", [2 * side**3 / value / 1e9 for value in values])


def cupy_rows(rate, time, report, x, y):
    import cupy

    size = x.nbytes
    flat = [x.ravel(), y.ravel()]
    rate("sum, 64 M f32", size, lambda i: (x if i & 1 else y).sum())
    rate("argMax, 64 M f32", size, lambda i: (x if i & 1 else y).argmax())
    rate("sum of rows, 64 M f32", size, lambda i: (x if i & 1 else y).sum(1))
    rate("sum of columns, 64 M f32", size, lambda i: (x if i & 1 else y).sum(0))
    rate("cumulativeSum, 64 M f32", 2 * size, lambda i: cupy.cumsum(flat[i & 1]))
    part = [array[: 2**24] for array in flat]

    def per_second(name, call):
        report(name, "M/s", [2**24 / value / 1000 for value in time(5, call)])

    per_second("sort, 16 M f32", lambda i: cupy.sort(part[i & 1]))
    per_second("argSort, 16 M f32", lambda i: cupy.argsort(part[i & 1]))
