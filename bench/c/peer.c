/*
 * Copies between two GPUs. Usage: peer [quick]
 *
 * Each copy is followed by a synchronize, and a sample is the mean of a few such pairs. GB/s (1e9 bytes).
 */
#include "cuda_floor.h"

enum { MAX_SAMPLES = 200, MIB = 1 << 20, FRAME = 1080 * 1920 * 3, SIZES = 4, WARMUP = 50000 };

static const size_t sizes[SIZES] = {MIB, FRAME, 64 * MIB, 256 * MIB};
static const char *labels[SIZES] = {"1 MiB", "6.2 MB", "64 MiB", "256 MiB"};

int main(int argc, char **argv) {
  double budget = argc > 1 && !strcmp(argv[1], "quick") ? 50e3 : 200e3;
  int count, can;
  open_device();
  CHECK(cuda.cuDeviceGetCount_(&count));
  if (count < 2) {
    printf("{\"skipped\": \"it takes two GPUs\"}\n");
    return 0;
  }
  CUdevice devices[2];
  CUcontext contexts[2];
  for (int i = 0; i < 2; i++) {
    CHECK(cuda.cuDeviceGet_(&devices[i], i));
    CHECK(cuda.cuDevicePrimaryCtxRetain_(&contexts[i], devices[i]));
  }
  for (int i = 0; i < 2; i++) {
    CHECK(cuda.cuDeviceCanAccessPeer_(&can, devices[i], devices[1 - i]));
    CHECK(cuda.cuCtxSetCurrent_(contexts[i]));
    if (can) CHECK(cuda.cuCtxEnablePeerAccess_(contexts[1 - i], 0));
  }

  size_t largest = sizes[SIZES - 1];
  char *data = malloc(largest), *back = malloc(largest);
  fill_random(data, largest, 1);
  for (int from = 0; from < 2; from++) {
    int to = 1 - from;
    CUdeviceptr source, target;
    CHECK(cuda.cuCtxSetCurrent_(contexts[from]));
    CHECK(cuda.cuMemAlloc_(&source, largest));
    CHECK(cuda.cuMemcpyHtoD_(source, data, largest));
    CHECK(cuda.cuCtxSetCurrent_(contexts[to]));
    CHECK(cuda.cuMemAlloc_(&target, largest));
    CUstream stream = create_stream();
    for (int s = 0; s < SIZES; s++) {
      double samples[MAX_SAMPLES], begin = 0;
      int taken = 0, copies = sizes[s] <= MIB ? 8 : 1;
      for (int i = s == 0 ? -WARMUP / copies : -2; i < MAX_SAMPLES; i++) {
        if (i == 0) begin = now();
        if (i >= 5 && now() - begin >= budget) break;
        double start = now();
        for (int c = 0; c < copies; c++) {
          CHECK(cuda.cuMemcpyPeerAsync_(target, contexts[to], source, contexts[from], sizes[s], stream));
          CHECK(cuda.cuStreamSynchronize_(stream));
        }
        if (i >= 0) samples[taken++] = copies * sizes[s] / (now() - start) / 1e3;
      }
      CHECK(cuda.cuMemcpyDtoH_(back, target, sizes[s]));
      if (memcmp(back, data, sizes[s])) fail("what came is not what was sent");
      char name[64];
      snprintf(name, sizeof name, "GPU %d to %d, %s", from, to, labels[s]);
      report(name, "GB/s", samples, taken);
    }
    CHECK(cuda.cuMemFree_(target));
    CHECK(cuda.cuCtxSetCurrent_(contexts[from]));
    CHECK(cuda.cuMemFree_(source));
  }
  return 0;
}
