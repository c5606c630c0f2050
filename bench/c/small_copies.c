/* Copies, each followed by cuStreamSynchronize(), for ../small_copies.ts. */
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

typedef int (*Copy)(uintptr_t dst, uintptr_t src, size_t bytes, void *stream);
typedef int (*PeerCopy)(uintptr_t dst, void *dst_context, uintptr_t src, void *src_context, size_t bytes, void *stream);
typedef int (*Synchronize)(void *stream);

static Copy copy;
static PeerCopy peer_copy;
static Synchronize synchronize;

/* Takes the functions from libcuda. Returns 0 if it has them. */
int prepare(const char *libcuda, const char *copy_function) {
  void *library = dlopen(libcuda, RTLD_NOW);
  if (!library) return 1;
  copy = (Copy)dlsym(library, copy_function);
  peer_copy = (PeerCopy)dlsym(library, "cuMemcpyPeerAsync");
  synchronize = (Synchronize)dlsym(library, "cuStreamSynchronize");
  return !copy || !peer_copy || !synchronize;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
}

/* Copies `count` times. Returns the result of libcuda, and stores the microseconds of all in `time`. */
int copies(uintptr_t dst, uintptr_t src, size_t bytes, void *stream, int count, double *time) {
  double start = now();
  for (int i = 0; i < count; i++) {
    int result = copy(dst, src, bytes, stream);
    if (result) return result;
    if ((result = synchronize(stream))) return result;
  }
  *time = now() - start;
  return 0;
}

/* The same between two GPUs. */
int peer_copies(uintptr_t dst, void *dst_context, uintptr_t src, void *src_context, size_t bytes, void *stream,
                int count, double *time) {
  double start = now();
  for (int i = 0; i < count; i++) {
    int result = peer_copy(dst, dst_context, src, src_context, bytes, stream);
    if (result) return result;
    if ((result = synchronize(stream))) return result;
  }
  *time = now() - start;
  return 0;
}
