"""Runs of a small model by ONNX Runtime's Python package, measured like bench/onnx.ts.

    onnx_runs.py MODEL [quick]
"""
import json
import sys
import time

import numpy as np
import onnxruntime as ort

BATCH = 200
quick = "quick" in sys.argv

options = ort.SessionOptions()
options.intra_op_num_threads = 1
options.log_severity_level = 4
session = ort.InferenceSession(sys.argv[1], options, providers=["CPUExecutionProvider"])
x = np.sin(np.arange(8, dtype=np.float32)).reshape(2, 4)
y = np.empty((2, 3), np.float32)
binding = session.io_binding()
binding.bind_cpu_input("x", x)
binding.bind_output("y", "cpu", 0, np.float32, y.shape, y.ctypes.data)


def measure(name, run):
    samples = []
    for i in range(150 if quick else 450):
        start = time.perf_counter()
        for _ in range(BATCH):
            run()
        if i >= 50:
            samples.append((time.perf_counter() - start) / BATCH * 1e6)
    print(json.dumps({"name": name, "unit": "us", "samples": samples}))


measure("bound run", lambda: session.run_with_iobinding(binding))
measure("run", lambda: session.run(None, {"x": x}))
