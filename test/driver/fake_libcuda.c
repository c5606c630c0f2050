/*
 * A stand-in for libcuda on machines without a GPU: device memory is host memory, every call completes at once,
 * and launch arguments are recorded. The fake… functions make calls fail and return the recorded arguments.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef int CUresult;
typedef unsigned long long CUdeviceptr;

static int initResult = 0, allocFailures = 0, queryResult = 600;
static uint64_t launchArguments[16];
static uint8_t launchParameters[256];
static int contextSwitches = 0, trims = 0;
static uint64_t threshold = 0, captured = 0;
static char calls[256];
static void record(char call) { size_t n = strlen(calls); if (n + 1 < sizeof calls) calls[n] = call; }

/* ---- switches and probes for tests ---- */
void fakeInitResult(int result) { initResult = result; }
void fakeAllocFailures(int count) { allocFailures = count; }
uint64_t fakeLaunchArgument(int i) { return launchArguments[i]; }
int fakeLaunchParameter(int i) { return launchParameters[i]; }
int fakeContextSwitches(void) { return contextSwitches; }
int fakeTrims(void) { return trims; }
/* One letter for each call that may affect a capture; reading clears them. */
int fakeCall(int i) { int call = calls[i]; if (call == 0) memset(calls, 0, sizeof calls); return call; }
void fakeCaptured(uint64_t stream) { captured = stream; }
uint64_t fakeThreshold(void) { return threshold; }

/* ---- libcuda ---- */
CUresult cuInit(unsigned flags) { return initResult; }
CUresult cuDriverGetVersion(int *version) { *version = 12040; return 0; }
CUresult cuDeviceGetCount(int *count) { *count = 2; return 0; }
CUresult cuGetErrorName(CUresult error, const char **text) { *text = "CUDA_ERROR_OF_THE_FUTURE"; return 0; }
CUresult cuGetErrorString(CUresult error, const char **text) { *text = "words of the driver"; return 0; }

CUresult cuDeviceGet(int *device, int ordinal) { *device = 100 + ordinal; return ordinal < 2 ? 0 : 101; }
CUresult cuDeviceGetName(char *name, int length, int device) { strncpy(name, "Fake \xce\xa9", length); return 0; }
CUresult cuDeviceGetUuid_v2(char *uuid, int device) { memset(uuid, device, 16); return 0; }
CUresult cuDeviceTotalMem_v2(size_t *bytes, int device) { *bytes = 150754820096ull; return 0; }
CUresult cuDeviceGetAttribute(int *value, int attribute, int device) {
  *value = attribute == 115 ? 1 : attribute * 1000 + device;
  return 0;
}

CUresult cuDevicePrimaryCtxRetain(uint64_t *context, int device) { *context = 0x7f0000000000ull + device; return 0; }
CUresult cuDevicePrimaryCtxRelease_v2(int device) { return 0; }
CUresult cuCtxSetCurrent(uint64_t context) { contextSwitches++; return 0; }
static uint64_t peers[4];
uint64_t fakePeer(int i) { return peers[i]; }
CUresult cuDeviceCanAccessPeer(int *can, int device, int peer) { *can = device == 101 && peer == 100; return 0; }
CUresult cuCtxEnablePeerAccess(uint64_t peer, unsigned flags) {
  int again = peers[0] == peer;
  peers[0] = peer;
  return flags ? 1 : again ? 704 : 0;
}
CUresult cuMemPoolSetAccess(uint64_t pool, const int *access, size_t count) {
  peers[1] = pool;
  peers[2] = count;
  peers[3] = access[0] * 1000000 + access[1] * 1000 + access[2];
  return 0;
}
CUresult cuMemcpyPeerAsync(CUdeviceptr dst, uint64_t to, CUdeviceptr src, uint64_t from, size_t bytes, uint64_t stream) {
  if (to != 0x7f0000000065ull || from != 0x7f0000000064ull || stream != 7) return 1;
  memcpy((void *)dst, (void *)src, bytes);
  return 0;
}
CUresult cuCtxSynchronize(void) { record('C'); return 0; }
CUresult cuCtxGetStreamPriorityRange(int *least, int *greatest) { *least = 0; *greatest = -5; return 0; }
CUresult cuMemGetInfo_v2(size_t *free, size_t *total) { *free = 5ull << 32; *total = 6ull << 32; return 0; }

static CUresult allocate(CUdeviceptr *pointer, size_t bytes) {
  record('A');
  if (allocFailures > 0) { allocFailures--; return 2; }
  *pointer = (uintptr_t)calloc(1, bytes);
  return 0;
}
CUresult cuMemAllocAsync(CUdeviceptr *pointer, size_t bytes, uint64_t stream) { return allocate(pointer, bytes); }
CUresult cuMemFreeAsync(CUdeviceptr pointer, uint64_t stream) { record('F'); free((void *)pointer); return 0; }
CUresult cuDeviceGetDefaultMemPool(uint64_t *pool, int device) { *pool = 77; return 0; }
CUresult cuMemPoolSetAttribute(uint64_t pool, int attribute, uint64_t *value) {
  if (attribute == 4) threshold = *value;
  return pool == 77 ? 0 : 400;
}
CUresult cuMemPoolTrimTo(uint64_t pool, size_t keep) { record('T'); trims++; return 0; }
CUresult cuMemAlloc_v2(CUdeviceptr *pointer, size_t bytes) { return allocate(pointer, bytes); }
CUresult cuMemAllocPitch_v2(CUdeviceptr *pointer, size_t *pitch, size_t width, size_t height, unsigned element) {
  *pitch = (width + 511) / 512 * 512;
  return allocate(pointer, *pitch * height);
}
CUresult cuMemFree_v2(CUdeviceptr pointer) { free((void *)pointer); return 0; }

CUresult cuMemHostAlloc(void **pointer, size_t bytes, unsigned flags) { *pointer = calloc(1, bytes); return 0; }
CUresult cuMemFreeHost(void *pointer) { free(pointer); return 0; }
CUresult cuMemHostRegister_v2(void *pointer, size_t bytes, unsigned flags) { return 0; }
CUresult cuMemHostUnregister(void *pointer) { return 0; }
CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *device, void *pointer, unsigned flags) {
  *device = (uintptr_t)pointer;
  return 0;
}
/* A reserved range of 1 GiB: mappings of 2 MiB at 0, 2 and 6 MiB. */
static const CUdeviceptr RESERVED = 0x600000000000, MAPPING = 2 << 20;
static int is_reserved(CUdeviceptr pointer) { return pointer >= RESERVED && pointer < RESERVED + (1 << 30); }
static int is_mapped(CUdeviceptr pointer) {
  CUdeviceptr piece = (pointer - RESERVED) / MAPPING;
  return is_reserved(pointer) && (piece < 2 || piece == 3);
}
CUresult cuMemGetAddressRange_v2(CUdeviceptr *base, size_t *bytes, CUdeviceptr pointer) {
  if (is_reserved(pointer) && !is_mapped(pointer)) return 500;
  *bytes = is_reserved(pointer) ? MAPPING : 4096;
  *base = pointer & ~(*bytes - 1);
  return (pointer & 3) == 1 ? 1 : 0;
}
/* The last digit of an address selects its kind: 0 unknown, 1 host, 2 device, 3 managed. */
CUresult cuPointerGetAttributes(unsigned count, int *attributes, void **data, CUdeviceptr pointer) {
  if (is_reserved(pointer)) {
    for (unsigned i = 0; i < count; i++) switch (attributes[i]) {
      case 9: *(int *)data[i] = 1; break;
      case 11: *(uint64_t *)data[i] = RESERVED; break;
      case 12: *(size_t *)data[i] = 1 << 30; break;
      case 10: *(uint8_t *)data[i] = 0; break;
      case 13: *(uint8_t *)data[i] = is_mapped(pointer); break;
      case 17: *(uint64_t *)data[i] = 0; break;
    }
    return 0;
  }
  unsigned kind = pointer & 3;
  for (unsigned i = 0; i < count && kind; i++) switch (attributes[i]) {
    case 2: *(unsigned *)data[i] = kind == 3 ? 2 : kind; break;
    case 8: *(uint8_t *)data[i] = kind == 3; break;
    case 9: *(int *)data[i] = 1; break;
    case 11: *(uint64_t *)data[i] = pointer & ~0xfffull; break;
    case 12: *(size_t *)data[i] = 4096; break;
    case 10: *(uint8_t *)data[i] = kind == 2; break;
    case 13: *(uint8_t *)data[i] = 1; break;
    case 17: *(uint64_t *)data[i] = 0; break;
  }
  return 0;
}

#define COPY(name, D, S) \
  CUresult name(D dst, S src, size_t bytes) { memcpy((void *)dst, (const void *)src, bytes); return 0; }
#define COPY_ASYNC(name, D, S) \
  CUresult name(D dst, S src, size_t bytes, uint64_t stream) { memcpy((void *)dst, (const void *)src, bytes); return 0; }
COPY(cuMemcpyHtoD_v2, CUdeviceptr, void *)
COPY(cuMemcpyDtoH_v2, void *, CUdeviceptr)
COPY(cuMemcpyDtoD_v2, CUdeviceptr, CUdeviceptr)
COPY_ASYNC(cuMemcpyHtoDAsync_v2, CUdeviceptr, void *)
COPY_ASYNC(cuMemcpyDtoHAsync_v2, void *, CUdeviceptr)
COPY_ASYNC(cuMemcpyDtoDAsync_v2, CUdeviceptr, CUdeviceptr)

/* As cuda.h declares it. */
typedef struct {
  size_t srcXInBytes, srcY;
  unsigned srcMemoryType;
  const void *srcHost;
  CUdeviceptr srcDevice;
  void *srcArray;
  size_t srcPitch;
  size_t dstXInBytes, dstY;
  unsigned dstMemoryType;
  void *dstHost;
  CUdeviceptr dstDevice;
  void *dstArray;
  size_t dstPitch;
  size_t WidthInBytes, Height;
} CUDA_MEMCPY2D;
CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *c) {
  if (c->srcArray || c->dstXInBytes || c->dstY || c->dstArray) return 1;
  const char *src = c->srcMemoryType == 1 ? c->srcHost : c->srcMemoryType == 2 ? (const char *)c->srcDevice : 0;
  char *dst = c->dstMemoryType == 1 ? c->dstHost : c->dstMemoryType == 2 ? (char *)c->dstDevice : 0;
  if (!src || !dst) return 1;
  src += c->srcY * c->srcPitch + c->srcXInBytes;
  for (size_t y = 0; y < c->Height; y++) memcpy(dst + y * c->dstPitch, src + y * c->srcPitch, c->WidthInBytes);
  return 0;
}
CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *c, uint64_t stream) { return cuMemcpy2DUnaligned_v2(c); }

#define FILL(T, d1, d2) \
  CUresult d1##_v2(CUdeviceptr p, T v, size_t n) { for (size_t i = 0; i < n; i++) ((T *)p)[i] = v; return 0; } \
  CUresult d1##Async(CUdeviceptr p, T v, size_t n, uint64_t s) { return d1##_v2(p, v, n); } \
  CUresult d2##_v2(CUdeviceptr p, size_t pitch, T v, size_t w, size_t h) { \
    for (size_t y = 0; y < h; y++) d1##_v2(p + y * pitch, v, w); \
    return 0; \
  } \
  CUresult d2##Async(CUdeviceptr p, size_t pitch, T v, size_t w, size_t h, uint64_t s) { return d2##_v2(p, pitch, v, w, h); }
FILL(uint8_t, cuMemsetD8, cuMemsetD2D8)
FILL(uint16_t, cuMemsetD16, cuMemsetD2D16)
FILL(uint32_t, cuMemsetD32, cuMemsetD2D32)

CUresult cuStreamCreateWithPriority(uint64_t *stream, unsigned flags, int priority) {
  /* Like a real stream: a pointer to a struct that contains the context (zeros here). */
  void **handle = malloc(sizeof *handle);
  *handle = calloc(128, 8);
  *stream = (uintptr_t)handle;
  queryResult = 600;
  return flags <= 1 && (priority == -3 || priority == 0) ? 0 : 1;
}
CUresult cuStreamDestroy_v2(uint64_t stream) { free(*(void **)stream); free((void *)stream); return 0; }
static int queries;
static double stuckUntil;
static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}
/* Work that goes on for some time, or until it has been asked for thrice. */
void fakeStuck(int duration) { stuckUntil = milliseconds() + duration; }
CUresult cuStreamQuery(uint64_t stream) {
  if (stuckUntil > 0 && milliseconds() < stuckUntil) return 600;
  if (queryResult == 600 && ++queries % 3 == 0) queryResult = 0;
  return queryResult;
}
CUresult cuStreamIsCapturing(uint64_t stream, int *status) {
  *status = captured && stream == captured;
  return captured && !stream ? 906 : 0;
}
CUresult cuThreadExchangeStreamCaptureMode(int *mode) {
  static int current = 0;
  int previous = current;
  current = *mode;
  *mode = previous;
  record('0' + current);
  return 0;
}
CUresult cuStreamSynchronize(uint64_t stream) { record('S'); queryResult = 0; return 0; }
CUresult cuStreamGetPriority(uint64_t stream, int *priority) { *priority = -3; return 0; }
CUresult cuStreamGetFlags(uint64_t stream, unsigned *flags) { *flags = 1; return 0; }
CUresult cuStreamGetCtx(uint64_t stream, uint64_t *context) { *context = 0x7f0000000064ull; return 0; }

CUresult cuModuleLoadDataEx(uint64_t *module, const char *image, unsigned count, int *options, void **values) {
  int broken = strncmp(image, "broken", 6) == 0;
  for (unsigned i = 0; broken && i + 1 < count; i++) {
    /* The size follows its buffer. */
    if (options[i] == 5 && options[i + 1] == 6 && (size_t)values[i + 1] >= 64) strcpy(values[i], "line 7: parse error");
  }
  if (broken) return 218;
  *module = strlen(image);
  return strncmp(image, "future", 6) == 0 ? 997 : 0;
}
CUresult cuModuleUnload(uint64_t module) { return 0; }
CUresult cuModuleGetFunction(uint64_t *function, uint64_t module, const char *name) {
  *function = 0x1234567890abull;
  return strcmp(name, "saxpy") == 0 || strcmp(name, "matmul") == 0 ? 0 : 500;
}

CUresult cuFuncGetAttribute(int *value, int attribute, uint64_t function) { *value = attribute; return 0; }
CUresult cuFuncSetAttribute(uint64_t function, int attribute, int value) { return 0; }
CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, uint64_t f, int threads, size_t shared) {
  *blocks = threads + (int)shared;
  return 0;
}

CUresult cuLaunchKernel(uint64_t f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                        unsigned shared, uint64_t stream, void **kernelParams, void **extra) {
  uint64_t arguments[] = {f, gx, gy, gz, bx, by, bz, shared, stream, (uintptr_t)extra};
  memcpy(launchArguments, arguments, sizeof arguments);
  memset(launchParameters, 0, sizeof launchParameters);
  if (kernelParams == 0) return 0;
  /* The tests' kernel takes a pointer, a byte, and an unsigned. */
  memcpy(launchParameters, kernelParams[0], 8);
  memcpy(launchParameters + 8, kernelParams[1], 1);
  memcpy(launchParameters + 9, kernelParams[2], 4);
  return 0;
}

CUresult cuEventCreate(uint64_t *event, unsigned flags) { *event = 0x1234567890ccull; return 0; }
CUresult cuEventDestroy_v2(uint64_t event) { return 0; }
CUresult cuEventRecord(uint64_t event, uint64_t stream) { return 0; }
CUresult cuEventQuery(uint64_t event) { return 0; }
CUresult cuEventSynchronize(uint64_t event) { return 0; }
CUresult cuEventElapsedTime(float *milliseconds, uint64_t start, uint64_t end) { *milliseconds = 0; return 0; }
CUresult cuStreamWaitEvent(uint64_t stream, uint64_t event, unsigned flags) { return 0; }
