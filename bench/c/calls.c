/* Functions with the signatures of libcuda that do nothing, to measure the cost of calling them. */
#include <stddef.h>
#include <stdint.h>

int cuLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **parameters, void **extra) { return 0; }
int cuMemcpyHtoDAsync_v2(uint64_t dst, const void *src, size_t bytes, void *stream) { return 0; }
int cuMemcpyDtoHAsync_v2(void *dst, uint64_t src, size_t bytes, void *stream) { return 0; }
int cuEventRecord(void *event, void *stream) { return 0; }
int cuStreamSynchronize(void *stream) { return 0; }
int cuMemAllocAsync(uint64_t *pointer, size_t bytes, void *stream) { return 0; }
