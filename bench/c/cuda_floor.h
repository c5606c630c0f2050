/*
 * Shared by the C programs: libcuda opened at run time (so that they link on any machine), errors, a clock,
 * random data and result lines. Each program is the fastest way to do in C what the TypeScript program of the
 * same name does, timed in the same way.
 *
 * Results are lines of JSON: {"name": "launch", "unit": "us", "samples": [3.5, 3.6]}
 */
#define _GNU_SOURCE
#include <cuda.h>
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* cuda.h maps cuMemAlloc to cuMemAlloc_v2 and so on; TEXT(f) is the name after that mapping. */
#define TEXT_(f) #f
#define TEXT(f) TEXT_(f)

#define FUNCTIONS(X)                                                                                                  \
  X(cuInit) X(cuGetErrorName) X(cuDeviceGet) X(cuDevicePrimaryCtxRetain) X(cuDevicePrimaryCtxRelease)                 \
  X(cuDeviceGetDefaultMemPool) X(cuMemPoolSetAttribute) X(cuCtxSetCurrent) X(cuModuleLoadData) X(cuModuleGetFunction) \
  X(cuStreamCreate) X(cuStreamSynchronize) X(cuStreamBeginCapture) X(cuStreamEndCapture) X(cuGraphInstantiate)        \
  X(cuGraphLaunch) X(cuLaunchKernel) X(cuMemAlloc) X(cuMemFree) X(cuMemAllocAsync) X(cuMemFreeAsync)                  \
  X(cuMemHostAlloc) X(cuMemcpyHtoD) X(cuMemcpyDtoH) X(cuMemcpyHtoDAsync) X(cuMemcpyDtoHAsync)                          \
  X(cuMemcpyDtoDAsync) X(cuDeviceGetCount) X(cuDeviceCanAccessPeer) X(cuCtxEnablePeerAccess) X(cuMemcpyPeerAsync)

#define DECLARE(f) __typeof__(f) *f##_;
static struct { FUNCTIONS(DECLARE) } cuda;

#define CHECK(call) check(call, #call, __LINE__)

static void check(CUresult result, const char *call, int line) {
  if (result == CUDA_SUCCESS) return;
  const char *name = "?";
  if (cuda.cuGetErrorName_) cuda.cuGetErrorName_(result, &name);
  fprintf(stderr, "%s:%d: %s: %s (%d)\n", __BASE_FILE__, line, call, name, (int)result);
  exit(1);
}

static void fail(const char *message) {
  fprintf(stderr, "%s: %s\n", __BASE_FILE__, message);
  exit(1);
}

/* Opens libcuda and makes the primary context of the first device current. */
static inline CUdevice open_device(void) {
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL);
  if (!library) fail(dlerror());
#define LOAD(f)                                                                        \
  if (!(cuda.f##_ = (__typeof__(f) *)dlsym(library, TEXT(f)))) fail("no " TEXT(f) " in libcuda");
  FUNCTIONS(LOAD)
  CUdevice device;
  CUcontext context;
  CHECK(cuda.cuInit_(0));
  CHECK(cuda.cuDeviceGet_(&device, 0));
  CHECK(cuda.cuDevicePrimaryCtxRetain_(&context, device));
  CHECK(cuda.cuCtxSetCurrent_(context));
  return device;
}

static inline CUstream create_stream(void) {
  CUstream stream;
  CHECK(cuda.cuStreamCreate_(&stream, CU_STREAM_NON_BLOCKING));
  return stream;
}

/* Loads the PTX file at `path` and returns its function `name`. */
static inline CUfunction load_kernel(const char *path, const char *name) {
  FILE *file = fopen(path, "rb");
  if (!file) fail("the PTX file cannot be opened");
  char *text = calloc(1, 1 << 20);
  if (fread(text, 1, (1 << 20) - 1, file) == 0) fail("the PTX file is empty");
  fclose(file);
  CUmodule module;
  CUfunction function;
  CHECK(cuda.cuModuleLoadData_(&module, text));
  CHECK(cuda.cuModuleGetFunction_(&function, module, name));
  free(text);
  return function;
}

/* Returns the current time in microseconds. */
static inline double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
}

/* xorshift32: fast, and never returns 0. */
static inline uint32_t random_u32(uint32_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 17;
  *state ^= *state << 5;
  return *state;
}

static inline void fill_random(void *memory, size_t bytes, uint32_t seed) {
  uint32_t state = seed, *words = memory;
  for (size_t i = 0; i < bytes / 4; i++) words[i] = random_u32(&state);
}

static inline void fill_random_floats(float *memory, size_t count, uint32_t seed) {
  uint32_t state = seed;
  for (size_t i = 0; i < count; i++) memory[i] = (float)(random_u32(&state) >> 8) / (1 << 24);
}

static inline void report(const char *name, const char *unit, const double *samples, int count) {
  printf("{\"name\": \"%s\", \"unit\": \"%s\", \"samples\": [", name, unit);
  for (int i = 0; i < count; i++) printf(i ? ", %.4f" : "%.4f", samples[i]);
  printf("]}\n");
  fflush(stdout);
}
