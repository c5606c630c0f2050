/** Captures: events and conditional nodes, checked by C code with the declarations of `cuda.h`. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { CudaDriver } from "../../src/driver/cuda/driver.ts";
import { CudaError } from "../../src/base/errors.ts";
import { runtime } from "../../src/runtime/index.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";

const CAPTURE = `
  static CUresult beginCapture(uint64_t stream) { captured = stream; return stream == 50 ? 0 : 1; }
  CUresult cuStreamBeginCapture_v2(uint64_t stream, int mode) { return mode == 2 ? beginCapture(stream) : 1; }
  CUresult cuStreamEndCapture(uint64_t stream, uint64_t *graph) { captured = 0; *graph = stream + 1000; return 0; }
  static uint64_t last[2] = { 7, 8 };
  static uint64_t continuedAfter = 0;
  CUresult cuStreamGetCaptureInfo_v2(uint64_t stream, int *status, uint64_t *id, uint64_t *graph, const uint64_t **dependencies, size_t *count) {
    *status = 1; *id = 1; *graph = 60; *dependencies = last; *count = 2;
    return 0;
  }
  CUresult cuGraphAddChildGraphNode(uint64_t *node, uint64_t graph, const uint64_t *d, size_t n, uint64_t child) { return 1; }
  CUresult cuStreamUpdateCaptureDependencies(uint64_t stream, uint64_t *nodes, size_t count, unsigned flags) {
    continuedAfter = nodes[0];
    return stream == 50 && count == 1 && flags == 1 ? 0 : 1;
  }
  uint64_t fakeContinuedAfter(void) { return continuedAfter; }
`;

const CONDITIONAL = `
  typedef unsigned long long CUgraphConditionalHandle;
  typedef struct {
    CUgraphConditionalHandle handle;
    int type;
    unsigned int size;
    uint64_t *phGraph_out;
    uint64_t ctx;
  } CUDA_CONDITIONAL_NODE_PARAMS;
  typedef struct {
    int type;
    int reserved0[3];
    union {
      long long reserved1[29];
      CUDA_CONDITIONAL_NODE_PARAMS conditional;
    };
    long long reserved2;
  } CUgraphNodeParams;
  static uint64_t bodies[1] = { 90 };
  CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *handle, uint64_t graph, uint64_t context, unsigned initial, unsigned flags) {
    *handle = 0xf000000000000000ull + initial;
    return graph == 60 && context == 0x7f0000000064ull && flags == 1 ? 0 : 1;
  }
  CUresult cuGraphAddNode(uint64_t *node, uint64_t graph, const uint64_t *dependencies, size_t count, CUgraphNodeParams *params) {
    CUDA_CONDITIONAL_NODE_PARAMS *c = &params->conditional;
    if (graph != 60 || count != 2 || dependencies[1] != 8 || params->type != 13 || params->reserved2) return 1;
    for (int i = 5; i < 29; i++) if (params->reserved1[i]) return 2;
    if (c->handle != 0xf000000000000003ull || c->size != 1 || c->ctx != 0x7f0000000064ull) return 3;
    c->phGraph_out = bodies;
    *node = 70 + c->type;
    return 0;
  }
  CUresult cuStreamBeginCaptureToGraph(uint64_t stream, uint64_t graph, const uint64_t *d, const void *data, size_t count, int mode) {
    return stream == 51 && graph == 90 && !d && !data && !count && mode == 2 ? 0 : 1;
  }
`;

const FAKE = readFileSync(join(import.meta.dirname!, "fake_libcuda.c"), "utf8");

function open(name: string, source: string) {
  const library = runtime.openLibrary(buildLibrary(name, source), "cuInit");
  const driver = new CudaDriver(library);
  driver.contexts.setCurrent(driver.contexts.retain(0));
  return { library, driver };
}

test("a new event is not taken for a captured one that was destroyed", {
  skip: !hasCompiler && "no C compiler",
}, () => {
  const { driver } = open("captured_events", FAKE + CAPTURE);
  driver.captures.begin(50n);
  const captured = driver.events.create(0);
  driver.events.record(captured, 50n);
  assert.throws(() => driver.events.query(captured), /last recorded in a capture/);
  driver.events.destroy(captured);
  const event = driver.events.create(0);
  assert.equal(event, captured, "the stand-in reuses the handle, as libcuda may");
  assert.equal(driver.events.query(event), true);
  driver.captures.end(50n);
});

test("a captured stream that waits for an event outside the capture is an error that libcuda does not see", {
  skip: !hasCompiler && "no C compiler",
}, () => {
  const { driver } = open(
    "isolation",
    FAKE.replace(
      "(uint64_t stream, uint64_t event, unsigned flags) { return 0; }",
      "(uint64_t stream, uint64_t event, unsigned flags) { return event == 99; }",
    ) + CAPTURE,
  );
  const inside = driver.events.create(0);
  driver.captures.begin(50n);
  driver.events.record(inside, 50n);
  assert.throws(
    () => driver.streams.waitEvent(50n, 99n),
    /CAPTURE_ISOLATION: the event was recorded outside/,
  );
  assert.throws(() => driver.streams.waitEvent(0n, 99n), /CAPTURE_IMPLICIT/);
  for (const stream of [50n, 51n]) driver.streams.waitEvent(stream, inside);
  driver.captures.end(50n);
  assert.throws(() => driver.streams.waitEvent(50n, 99n), /cuStreamWaitEvent, 907/);
});

test("a stream whose capture has been invalidated reports that when it waits for an event", {
  skip: !hasCompiler && "no C compiler",
}, () => {
  const { driver } = open(
    "invalidated_wait",
    FAKE.replace("*status = captured && stream == captured;", "*status = 2;").replace(
      "(uint64_t stream, uint64_t event, unsigned flags) { return 0; }",
      "(uint64_t stream, uint64_t event, unsigned flags) { return 901; }",
    ) + CAPTURE,
  );
  driver.captures.begin(50n);
  assert.throws(() => driver.streams.waitEvent(50n, 99n), /cuStreamWaitEvent, 901/);
  driver.captures.end(50n);
});

describe("conditional nodes with a stand-in for libcuda", { skip: !hasCompiler && "no C compiler" }, () => {
  test("creates condition and node in the captured graph and captures the body into the node's graph", () => {
    const { library, driver } = open("conditional", FAKE + CAPTURE + CONDITIONAL);
    const { fakeContinuedAfter } = library.bind({ fakeContinuedAfter: { parameters: [], result: "u64" } });
    driver.captures.begin(50n);
    const condition = driver.captures.createCondition(50n, 3);
    assert.equal(condition, 0xf000000000000003n);
    driver.captures.beginConditional(50n, condition, "if", 51n);
    assert.equal(fakeContinuedAfter(), 70n);
    assert.equal(driver.captures.end(51n), 1051n);
    driver.captures.beginConditional(50n, condition, "while", 51n);
    assert.equal(fakeContinuedAfter(), 71n);
    driver.captures.end(51n);
    driver.captures.end(50n);
  });

  test("reports a capture that has been invalidated, which has no graph", () => {
    const invalidated = CAPTURE.replace(/\*status = 1;.*\*count = 2;/, "*status = 2;");
    const { driver } = open("invalidated", FAKE + invalidated + CONDITIONAL);
    driver.captures.begin(50n);
    driver.memory.info(); // leaves numbers where the dependencies would be
    for (
      const call of [
        () => driver.captures.createCondition(50n, 3),
        () => driver.captures.addGraph(50n, 60n),
        () => driver.captures.lastNode(50n),
      ]
    ) assert.throws(call, /STREAM_CAPTURE_INVALIDATED: another library, or another thread/);
    driver.captures.end(50n);
  });

  test("names the required driver version if conditional nodes are missing", () => {
    const { driver } = open("older", FAKE.replace("12040", "12020") + CAPTURE);
    driver.captures.begin(50n);
    assert.throws(() => driver.captures.createCondition(50n, 0), (error: unknown) => {
      assert.ok(error instanceof CudaError);
      assert.equal(error.code, 801);
      assert.match(error.message, /need a driver for CUDA 12\.3 or newer; this one is for 12\.2/);
      return true;
    });
    driver.captures.end(50n);
  });
});
