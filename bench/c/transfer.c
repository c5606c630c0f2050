/*
 * Copies between host and device, pinned and pageable, at four sizes. Usage: transfer [quick]
 *
 * Each copy is followed by a synchronize; a sample is the mean of a few such pairs, so that the clock's own cost
 * vanishes at the small sizes. The unit is GB/s, 1 GB = 1e9 bytes.
 */
#include "cuda_floor.h"

enum { MAX_SAMPLES = 100 };

static double samples[MAX_SAMPLES];

typedef struct {
  const char *label;
  size_t bytes;
  int copies;  /* per sample */
  int samples; /* in a full run */
} Size;

/* 6 MB is one 1080p RGB frame. */
static const Size SIZES[] = {
    {"1 MB", 1000000, 16, 100},
    {"6 MB", 6220800, 4, 60},
    {"64 MB", 64000000, 1, 30},
    {"256 MB", 256000000, 1, 12},
};

static CUstream stream;

static void measure(const char *direction, const char *kind, Size size, int quick, void *host, CUdeviceptr device) {
  int up = !strcmp(direction, "upload"), count = quick ? (size.samples + 2) / 3 : size.samples;
  for (int s = -2; s < count; s++) {
    double start = now();
    for (int i = 0; i < size.copies; i++) {
      if (up) CHECK(cuda.cuMemcpyHtoDAsync_(device, host, size.bytes, stream));
      else CHECK(cuda.cuMemcpyDtoHAsync_(host, device, size.bytes, stream));
      CHECK(cuda.cuStreamSynchronize_(stream));
    }
    if (s >= 0) samples[s] = size.bytes * (double)size.copies / (now() - start) / 1e3;
  }
  char name[64];
  snprintf(name, sizeof name, "%s %s %s", direction, kind, size.label);
  report(name, "GB/s", samples, count);
}

int main(int argc, char **argv) {
  int quick = argc > 1 && !strcmp(argv[1], "quick");
  size_t largest = SIZES[sizeof SIZES / sizeof *SIZES - 1].bytes;

  open_device();
  stream = create_stream();
  CUdeviceptr device;
  void *pinned, *returned, *pageable = malloc(largest);
  CHECK(cuda.cuMemAlloc_(&device, largest));
  CHECK(cuda.cuMemHostAlloc_(&pinned, largest, 0));
  CHECK(cuda.cuMemHostAlloc_(&returned, largest, 0));
  fill_random(pinned, largest, 1);
  memcpy(pageable, pinned, largest);

  for (size_t i = 0; i < sizeof SIZES / sizeof *SIZES; i++) {
    memset(returned, 0xa5, SIZES[i].bytes);
    measure("upload", "pinned", SIZES[i], quick, pinned, device);
    measure("download", "pinned", SIZES[i], quick, returned, device);
    if (memcmp(pinned, returned, SIZES[i].bytes)) fail("what came back is not what was sent");
    measure("upload", "pageable", SIZES[i], quick, pageable, device);
    measure("download", "pageable", SIZES[i], quick, pageable, device);
    if (memcmp(pinned, pageable, SIZES[i].bytes)) fail("what came back is not what was sent");
  }
  return 0;
}
