/*
 * Launches, graphs and allocation. Usage: launch scale.ptx [quick]
 *
 * Times launches in batches of 200 and synchronizes the stream outside the timed region. A batch never fills
 * the launch queue (about a thousand entries), so this measures the cost of enqueuing.
 */
#include "cuda_floor.h"

enum { BATCH = 200, PAIRS = 20, GRAPH_KERNELS = 100, COUNT = 32, MAX_SAMPLES = 300 };

static double samples[MAX_SAMPLES];

int main(int argc, char **argv) {
  if (argc < 2) fail("usage: launch scale.ptx [quick]");
  int quick = argc > 2 && !strcmp(argv[2], "quick");
  int count = quick ? 60 : MAX_SAMPLES, warmup = 300;

  CUdevice device = open_device();
  CUstream stream = create_stream();
  CUfunction scale = load_kernel(argv[1], "scale");

  float input[COUNT], output[COUNT];
  fill_random_floats(input, COUNT, 1);
  CUdeviceptr a, b[2];
  CHECK(cuda.cuMemAlloc_(&a, sizeof input));
  CHECK(cuda.cuMemAlloc_(&b[0], sizeof input));
  CHECK(cuda.cuMemAlloc_(&b[1], sizeof input));
  CHECK(cuda.cuMemcpyHtoD_(a, input, sizeof input));

  CUdeviceptr target;
  float factor = 0;
  unsigned n = COUNT;
  void *arguments[] = {&target, &a, &factor, &n};
#define LAUNCH(i)                                                                       \
  target = b[(i) & 1], factor = (float)(i), n = COUNT - ((i) & 1),                      \
  CHECK(cuda.cuLaunchKernel_(scale, 1, 1, 1, COUNT, 1, 1, 0, stream, arguments, NULL))

  int last = 0;
  for (int s = -warmup; s < count; s++) {
    double start = now();
    for (int i = 0; i < BATCH; i++) LAUNCH(i);
    if (s >= 0) samples[s] = (now() - start) / BATCH;
    CHECK(cuda.cuStreamSynchronize_(stream));
  }
  report("launch", "us", samples, count);

  for (int s = -warmup; s < count; s++) {
    double start = now();
    for (int i = 0; i < PAIRS; i++) {
      LAUNCH(i);
      CHECK(cuda.cuStreamSynchronize_(stream));
      last = i;
    }
    if (s >= 0) samples[s] = (now() - start) / PAIRS;
  }
  report("launch + synchronize", "us", samples, count);

  CHECK(cuda.cuMemcpyDtoH_(output, target, sizeof output));
  for (unsigned i = 0; i < n; i++)
    if (output[i] != input[i] * (float)last) fail("the kernel's result is wrong");

  CUgraph graph;
  CUgraphExec executable;
  CHECK(cuda.cuStreamBeginCapture_(stream, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL));
  for (int i = 0; i < GRAPH_KERNELS; i++) LAUNCH(i);
  CHECK(cuda.cuStreamEndCapture_(stream, &graph));
  CHECK(cuda.cuGraphInstantiate_(&executable, graph, 0));
  for (int s = -warmup; s < count; s++) {
    double start = now();
    CHECK(cuda.cuGraphLaunch_(executable, stream));
    CHECK(cuda.cuStreamSynchronize_(stream));
    if (s >= 0) samples[s] = now() - start;
  }
  report("graph of 100 kernels", "us", samples, count);

  /* Keeps freed memory in the pool: by default, each synchronize returns it to the system. */
  CUmemoryPool pool;
  cuuint64_t keep = UINT64_MAX;
  CHECK(cuda.cuDeviceGetDefaultMemPool_(&pool, device));
  CHECK(cuda.cuMemPoolSetAttribute_(pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &keep));
  for (int s = -warmup; s < count; s++) {
    double start = now();
    for (int i = 0; i < BATCH; i++) {
      CUdeviceptr memory;
      CHECK(cuda.cuMemAllocAsync_(&memory, 1 << 20, stream));
      CHECK(cuda.cuMemFreeAsync_(memory, stream));
    }
    if (s >= 0) samples[s] = (now() - start) / BATCH;
    CHECK(cuda.cuStreamSynchronize_(stream));
  }
  report("allocate + free 1 MB", "us", samples, count);
  return 0;
}
