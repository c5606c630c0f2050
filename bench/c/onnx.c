/* Runs of an open session of ONNX Runtime, called from C in the process that opened it. */
#include <stdint.h>
#include <time.h>

typedef void *(*run_with_binding)(void *session, const void *run_options, const void *binding);

/* Returns the nanoseconds of `count` runs, or a negative number if one of them failed. */
int64_t onnx_runs(run_with_binding run, void *session, const void *options, const void *binding, int64_t count) {
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int64_t i = 0; i < count; i++)
    if (run(session, options, binding)) return -1;
  clock_gettime(CLOCK_MONOTONIC, &end);
  return (end.tv_sec - start.tv_sec) * 1000000000 + (end.tv_nsec - start.tv_nsec);
}
