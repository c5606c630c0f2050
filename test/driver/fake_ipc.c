/*
 * The stand-in for libcuda with streams that work in the background, memory that other processes can map, and counters
 * for which streams wait. It is compiled with fake_libcuda.c, whose functions it replaces.
 */
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

typedef struct { char reserved[64]; } Handle;
typedef struct { char name[64]; void *base; size_t bytes; int owned; } Mapped;
typedef enum { COPY_OP, WAIT_OP, WRITE_OP, RECORD_OP, WAIT_EVENT_OP } Kind;
typedef struct Op { Kind kind; uint64_t stream, target, source, value; size_t bytes; void *owned; struct Op *next; } Op;
typedef struct { uint64_t recorded, finished; } Event;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Op *first, **last = &first;
static int started, mapped;
static Mapped maps[256];

int fakeMapped(void) { return mapped; }

/* After this, calls fail as after a fault of a kernel. */
static int faulty;
int fakeFault(void) { faulty = 1; return 0; }

/* Runs an operation unless it has to wait. */
static int runOp(Op *op) {
  volatile uint32_t *word = (volatile uint32_t *)op->target;
  Event *event = (Event *)op->target;
  switch (op->kind) {
    case COPY_OP: memcpy((void *)op->target, (void *)op->source, op->bytes); return 1;
    case WAIT_OP: return (int32_t)(__atomic_load_n(word, __ATOMIC_ACQUIRE) - (uint32_t)op->value) >= 0;
    case WRITE_OP: __atomic_store_n(word, (uint32_t)op->value, __ATOMIC_RELEASE); return 1;
    case RECORD_OP: if (event->finished < op->value) event->finished = op->value; return 1;
    default: return event->finished >= op->value;
  }
}
static void *work(void *unused) {
  for (;;) {
    uint64_t blocked[64];
    int count = 0, ran = 0;
    pthread_mutex_lock(&lock);
    for (Op **at = &first; *at != NULL;) {
      Op *op = *at;
      int waits = 0;
      for (int i = 0; i < count; i++) waits |= blocked[i] == op->stream;
      if (waits || !runOp(op)) {
        if (!waits && count < 64) blocked[count++] = op->stream;
        at = &op->next;
        continue;
      }
      if ((*at = op->next) == NULL) last = at;
      free(op->owned);
      free(op);
      ran = 1;
    }
    pthread_mutex_unlock(&lock);
    if (!ran) usleep(100);
  }
  return unused;
}
static CUresult enqueue(Op op) {
  Op *copy = malloc(sizeof op);
  *copy = op;
  copy->next = NULL;
  pthread_mutex_lock(&lock);
  if (!started) { pthread_t thread; started = 1; pthread_create(&thread, NULL, work, NULL); }
  *last = copy;
  last = &copy->next;
  pthread_mutex_unlock(&lock);
  return 0;
}
/* Whether a stream has work; any stream for 0. */
static int busy(uint64_t stream) {
  int found = 0;
  pthread_mutex_lock(&lock);
  for (Op *op = first; op != NULL; op = op->next) found |= stream == 0 || op->stream == stream;
  pthread_mutex_unlock(&lock);
  return found;
}
static void drain(uint64_t stream) { while (busy(stream)) usleep(50); }

/* The primary context exists while it is retained. */
static int retained;
int fakeRetained(void) { return retained; }
CUresult cuDevicePrimaryCtxRetain(uint64_t *context, int device) {
  retained++;
  return base_cuDevicePrimaryCtxRetain(context, device);
}
CUresult cuDevicePrimaryCtxRelease_v2(int device) { return --retained < 0 ? 201 : 0; }
CUresult cuCtxSetCurrent(uint64_t context) { return retained > 0 ? base_cuCtxSetCurrent(context) : 709; }

CUresult cuStreamQuery(uint64_t stream) { return faulty ? 700 : busy(stream) ? 600 : 0; }
CUresult cuStreamSynchronize(uint64_t stream) { drain(stream); return 0; }
CUresult cuCtxSynchronize(void) { drain(0); return 0; }
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dst, CUdeviceptr src, size_t bytes, uint64_t stream) {
  return enqueue((Op){COPY_OP, stream, dst, src, 0, bytes});
}
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dst, void *src, size_t bytes, uint64_t stream) {
  void *copy = memcpy(malloc(bytes), src, bytes);
  return enqueue((Op){COPY_OP, stream, dst, (uintptr_t)copy, 0, bytes, copy});
}
CUresult cuMemcpyDtoHAsync_v2(void *dst, CUdeviceptr src, size_t bytes, uint64_t stream) {
  drain(stream);
  memcpy(dst, (void *)src, bytes);
  return 0;
}
CUresult cuMemsetD32Async(CUdeviceptr dst, uint32_t value, size_t count, uint64_t stream) {
  if (faulty) return 700;
  uint32_t *copy = malloc(4 * count);
  for (size_t i = 0; i < count; i++) copy[i] = value;
  return enqueue((Op){COPY_OP, stream, dst, (uintptr_t)copy, 0, 4 * count, copy});
}
CUresult cuStreamWaitValue32_v2(uint64_t stream, CUdeviceptr address, uint32_t value, unsigned flags) {
  return flags ? 1 : enqueue((Op){WAIT_OP, stream, address, 0, value});
}
CUresult cuStreamWriteValue32_v2(uint64_t stream, CUdeviceptr address, uint32_t value, unsigned flags) {
  return flags ? 1 : enqueue((Op){WRITE_OP, stream, address, 0, value});
}
/* Events are kept for ever: work may still refer to them. */
CUresult cuEventCreate(uint64_t *event, unsigned flags) { *event = (uintptr_t)calloc(1, sizeof(Event)); return 0; }
CUresult cuEventRecord(uint64_t event, uint64_t stream) {
  return enqueue((Op){RECORD_OP, stream, event, 0, ++((Event *)event)->recorded});
}
CUresult cuEventDestroy_v2(uint64_t event) { return faulty ? 700 : 0; }
CUresult cuEventQuery(uint64_t event) { return faulty ? 700 : ((Event *)event)->finished < ((Event *)event)->recorded ? 600 : 0; }
CUresult cuEventSynchronize(uint64_t event) { while (cuEventQuery(event) == 600) usleep(50); return cuEventQuery(event); }
CUresult cuStreamWaitEvent(uint64_t stream, uint64_t event, unsigned flags) {
  return enqueue((Op){WAIT_EVENT_OP, stream, event, 0, ((Event *)event)->recorded});
}

/* Work may still use it. */
CUresult cuMemFreeAsync(CUdeviceptr pointer, uint64_t stream) { return 0; }

static void *map(const char *name, size_t bytes, int create) {
  int file = shm_open(name, create ? O_CREAT | O_EXCL | O_RDWR : O_RDWR, 0600);
  if (file < 0) return NULL;
  if (create && ftruncate(file, bytes) != 0) return NULL;
  if (!create) bytes = lseek(file, 0, SEEK_END);
  void *base = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  for (int i = 0; i < 256; i++) {
    if (maps[i].base != NULL) continue;
    maps[i] = (Mapped){.base = base, .bytes = bytes, .owned = create};
    strcpy(maps[i].name, name);
    mapped++;
    break;
  }
  return base;
}
static CUresult unmap(CUdeviceptr pointer, int owned) {
  for (int i = 0; i < 256; i++) {
    if (maps[i].base != (void *)pointer || maps[i].owned != owned) continue;
    munmap(maps[i].base, maps[i].bytes);
    if (owned) shm_unlink(maps[i].name);
    maps[i].base = NULL;
    mapped--;
    return 0;
  }
  return 1;
}
CUresult cuMemAlloc_v2(CUdeviceptr *pointer, size_t bytes) {
  static int number;
  if (bytes < 1 << 20) return base_cuMemAlloc_v2(pointer, bytes);
  char name[64];
  snprintf(name, sizeof name, "/cuffi-fake-%d-%d", getpid(), number++);
  *pointer = (uintptr_t)map(name, bytes, 1);
  return *pointer ? 0 : 2;
}
CUresult cuMemFree_v2(CUdeviceptr pointer) { return faulty ? 700 : unmap(pointer, 1) == 0 ? 0 : base_cuMemFree_v2(pointer); }
CUresult cuIpcGetMemHandle(Handle *handle, CUdeviceptr pointer) {
  for (int i = 0; i < 256; i++) if (maps[i].base == (void *)pointer) { memcpy(handle, maps[i].name, 64); return 0; }
  return 1;
}
CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pointer, Handle handle, unsigned flags) {
  *pointer = (uintptr_t)map(handle.reserved, 0, 0);
  return *pointer ? 0 : 400;
}
CUresult cuIpcCloseMemHandle(CUdeviceptr pointer) { return faulty ? 700 : unmap(pointer, 0); }
CUresult cuIpcGetEventHandle(Handle *handle, uint64_t event) { return 801; }
CUresult cuIpcOpenEventHandle(uint64_t *event, Handle handle) { return 801; }
