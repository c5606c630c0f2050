/** Arguments of cuGraphGetNodes, checked by C code that declares it as `cuda.h` does. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { CudaDriver } from "../../src/driver/cuda/driver.ts";
import { runtime } from "../../src/runtime/index.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";

const FAKE = readFileSync(join(import.meta.dirname!, "fake_libcuda.c"), "utf8");
const GRAPHS = `
  CUresult cuGraphClone(uint64_t *clone, uint64_t graph) { return 1; }
  CUresult cuGraphNodeFindInClone(uint64_t *node, uint64_t original, uint64_t clone) { return 1; }
  CUresult cuGraphDebugDotPrint(uint64_t graph, const char *path, unsigned flags) { return 1; }
  CUresult cuGraphGetNodes(uint64_t graph, uint64_t *nodes, size_t *count) {
    if (nodes != 0 || graph > 81) return 1;
    *count = graph - 80;
    return 0;
  }
`;

describe("graphs with a stand-in for libcuda", { skip: !hasCompiler && "no C compiler" }, () => {
  test("a graph is empty if the driver counts no nodes", () => {
    const driver = new CudaDriver(runtime.openLibrary(buildLibrary("graphs", FAKE + GRAPHS), "cuInit"));
    driver.contexts.setCurrent(driver.contexts.retain(0));
    assert.equal(driver.graphs.isEmpty(80n), true);
    assert.equal(driver.graphs.isEmpty(81n), false);
    assert.throws(() => driver.graphs.isEmpty(99n), /CUDA_ERROR_INVALID_VALUE: .*\(cuGraphGetNodes, 1\)/);
  });
});
