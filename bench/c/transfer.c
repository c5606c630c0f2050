/*
 * Copies in every direction from 1 KiB to 1 GiB. Usage: transfer [quick]
 *
 * Each copy is followed by a synchronize. A sample is the mean of a few such pairs, which makes the cost of
 * the clock negligible at small sizes. Microseconds per copy below 1 MiB, GB/s (1e9 bytes) from there on.
 *
 * Measures the first copies of pageable memory in the process first.
 */
#include "cuda_floor.h"
#include <unistd.h>

enum { MAX_SAMPLES = 200, KIB = 1 << 10, MIB = 1 << 20, FRAME = 1080 * 1920 * 3 };

/* Powers of 4, and one 1080p RGB frame. */
static const size_t FULL[] = {1 * KIB,  4 * KIB, 16 * KIB, 64 * KIB,  256 * KIB,  1 * MIB,
                              4 * MIB, FRAME,   16 * MIB, 64 * MIB, 256 * MIB, 1024 * (size_t)MIB, 0};
static const size_t QUICK[] = {1 * KIB, 64 * KIB, 1 * MIB, FRAME, 64 * MIB, 256 * MIB, 0};
static const size_t FIRST_USE = 256 * MIB;
enum { FIRST_COPIES = 30 };
/* Copies in each direction, twice, before the first measurement, as in ../transfer.ts. */
enum { WARMUP = 25000 };

typedef enum { UPLOAD, DOWNLOAD, ON_DEVICE } Direction;

static CUstream stream;
static int quick;
static double samples[MAX_SAMPLES];

static const char *label(size_t bytes) {
  static char text[32];
  if (bytes == FRAME) return "6.2 MB";
  int step = 0;
  while (bytes >= 1024) bytes /= 1024, step++;
  snprintf(text, sizeof text, "%zu %s", bytes, (const char *[]){"B", "KiB", "MiB", "GiB"}[step]);
  return text;
}

static void copy(Direction direction, uintptr_t to, uintptr_t from, size_t bytes) {
  if (direction == UPLOAD) CHECK(cuda.cuMemcpyHtoDAsync_(to, (void *)from, bytes, stream));
  else if (direction == DOWNLOAD) CHECK(cuda.cuMemcpyDtoHAsync_((void *)to, from, bytes, stream));
  else CHECK(cuda.cuMemcpyDtoDAsync_(to, from, bytes, stream));
  CHECK(cuda.cuStreamSynchronize_(stream));
}

static void measure(const char *series, size_t bytes, Direction direction, uintptr_t to, uintptr_t from) {
  int copies = bytes <= 64 * KIB ? 32 : bytes <= MIB ? 8 : 1;
  int least = bytes >= 256 * MIB ? 3 : 5, count = 0;
  double budget = quick ? 30e3 : 60e3, begin = 0;
  for (int s = -2; s < MAX_SAMPLES; s++) {
    if (s == 0) begin = now();
    if (s >= least && now() - begin >= budget) break;
    double start = now();
    for (int i = 0; i < copies; i++) copy(direction, to, from, bytes);
    double time = (now() - start) / copies;
    if (s >= 0) samples[count++] = bytes < MIB ? time : bytes / time / 1e3;
  }
  printf("{\"name\": \"%s %s\", \"unit\": \"%s\", \"bytes\": %zu, \"series\": \"%s\", \"samples\": [", series,
         label(bytes), bytes < MIB ? "us" : "GB/s", bytes, series);
  for (int i = 0; i < count; i++) printf(i ? ", %.4f" : "%.4f", samples[i]);
  printf("]}\n");
}

/* Measures a program that has just started: its first upload, and the rate of the first second of video. */
static void first_copies(void) {
  CUdeviceptr memory;
  CHECK(cuda.cuMemAlloc_(&memory, FRAME));
  void *frame = malloc(FRAME);
  memset(frame, 7, FRAME);
  double first = 0, slowest = 0, total = 0;
  for (int i = 0; i < FIRST_COPIES; i++) {
    double start = now();
    copy(UPLOAD, memory, (uintptr_t)frame, FRAME);
    double time = now() - start;
    if (i == 0) first = time;
    if (time > slowest) slowest = time;
    total += time;
  }
  double rate = FIRST_COPIES * (double)FRAME / total / 1e3;
  char name[64];
  snprintf(name, sizeof name, "upload pageable %s, first of a process", label(FRAME));
  report(name, "us", &first, 1);
  snprintf(name, sizeof name, "upload pageable %s, slowest of the first %d", label(FRAME), FIRST_COPIES);
  report(name, "us", &slowest, 1);
  snprintf(name, sizeof name, "upload pageable %s, first %d of a process", label(FRAME), FIRST_COPIES);
  report(name, "GB/s", &rate, 1);
  free(frame);
  CHECK(cuda.cuMemFree_(memory));
}

/* Measures frames of a camera: the copying thread has slept since the previous frame. */
static void spaced_copies(void) {
  CUdeviceptr memory;
  CHECK(cuda.cuMemAlloc_(&memory, FRAME));
  void *frame = malloc(FRAME);
  memset(frame, 7, FRAME);
  int count = quick ? 12 : 30;
  for (int direction = UPLOAD; direction <= DOWNLOAD; direction++) {
    for (int s = 0; s < count; s++) {
      usleep(1000000 / 60);
      double start = now();
      if (direction == UPLOAD) copy(UPLOAD, memory, (uintptr_t)frame, FRAME);
      else copy(DOWNLOAD, (uintptr_t)frame, memory, FRAME);
      samples[s] = FRAME / (now() - start) / 1e3;
    }
    char name[64];
    snprintf(name, sizeof name, "%s pageable %s, 60 a second", direction == UPLOAD ? "upload" : "download", label(FRAME));
    report(name, "GB/s", samples, count);
  }
  free(frame);
  CHECK(cuda.cuMemFree_(memory));
}

/* Measures first use of pageable memory: each sample has a new buffer that the host has just written. */
static void first_use(void) {
  enum { MOST = 5 };
  double up[MOST], down[MOST];
  int count = quick ? 3 : MOST;
  CUdeviceptr memory;
  CHECK(cuda.cuMemAlloc_(&memory, FIRST_USE));
  for (int s = -1; s < count; s++) {
    void *pageable = malloc(FIRST_USE), *back = malloc(FIRST_USE);
    memset(pageable, s & 0xff, FIRST_USE);
    double start = now();
    copy(UPLOAD, memory, (uintptr_t)pageable, FIRST_USE);
    double upload = now() - start;
    memset(back, 0xa5, FIRST_USE);
    start = now();
    copy(DOWNLOAD, (uintptr_t)back, memory, FIRST_USE);
    double download = now() - start;
    if (memcmp(pageable, back, FIRST_USE)) fail("what came back is not what was sent");
    if (s >= 0) up[s] = FIRST_USE / upload / 1e3, down[s] = FIRST_USE / download / 1e3;
    free(pageable);
    free(back);
  }
  CHECK(cuda.cuMemFree_(memory));
  char name[64];
  snprintf(name, sizeof name, "upload pageable %s, first use", label(FIRST_USE));
  report(name, "GB/s", up, count);
  snprintf(name, sizeof name, "download pageable %s, first use", label(FIRST_USE));
  report(name, "GB/s", down, count);
}

int main(int argc, char **argv) {
  quick = argc > 1 && !strcmp(argv[1], "quick");
  const size_t *sizes = quick ? QUICK : FULL, *last = sizes;
  while (last[1]) last++;
  size_t largest = *last;

  open_device();
  stream = create_stream();
  first_copies();
  CUdeviceptr memory, other;
  void *sent, *returned, *pageable = malloc(largest), *back = malloc(largest);
  CHECK(cuda.cuMemAlloc_(&memory, largest));
  CHECK(cuda.cuMemAlloc_(&other, largest));
  CHECK(cuda.cuMemHostAlloc_(&sent, largest, 0));
  CHECK(cuda.cuMemHostAlloc_(&returned, largest, 0));
  fill_random(sent, largest, 1);
  memcpy(pageable, sent, largest);

  for (int i = 0; i < 2 * WARMUP; i++) {
    copy(UPLOAD, memory, (uintptr_t)sent, KIB);
    copy(ON_DEVICE, other, memory, KIB);
    copy(DOWNLOAD, (uintptr_t)returned, other, KIB);
    copy(UPLOAD, memory, (uintptr_t)pageable, KIB);
    copy(DOWNLOAD, (uintptr_t)back, memory, KIB);
  }
  for (const size_t *size = sizes; *size; size++) {
    memset(returned, 0xa5, *size);
    memset(back, 0xa5, *size);
    measure("upload pinned", *size, UPLOAD, memory, (uintptr_t)sent);
    measure("device to device", *size, ON_DEVICE, other, memory);
    measure("download pinned", *size, DOWNLOAD, (uintptr_t)returned, other);
    if (memcmp(pageable, returned, *size)) fail("what came back is not what was sent");
    measure("upload pageable", *size, UPLOAD, memory, (uintptr_t)pageable);
    measure("download pageable", *size, DOWNLOAD, (uintptr_t)back, memory);
    if (memcmp(pageable, back, *size)) fail("what came back is not what was sent");
  }
  free(pageable);
  free(back);
  CHECK(cuda.cuMemFree_(memory));
  CHECK(cuda.cuMemFree_(other));
  spaced_copies();
  first_use();
  return 0;
}
