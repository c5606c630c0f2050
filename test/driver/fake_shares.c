/*
 * The stand-in for libcuda with a counter of allocations, whose memory is overwritten when it is freed. It is compiled
 * with fake_libcuda.c, whose functions it replaces.
 */
#include <malloc.h>

static int live;
int fakeLive(void) { return __atomic_load_n(&live, __ATOMIC_SEQ_CST); }
static CUresult allocated(CUresult result) {
  if (result == 0) __atomic_add_fetch(&live, 1, __ATOMIC_SEQ_CST);
  return result;
}
static void freed(CUdeviceptr pointer) {
  memset((void *)pointer, 0xee, malloc_usable_size((void *)pointer));
  __atomic_sub_fetch(&live, 1, __ATOMIC_SEQ_CST);
}

CUresult cuMemAllocAsync(CUdeviceptr *pointer, size_t bytes, uint64_t stream) {
  return allocated(base_cuMemAllocAsync(pointer, bytes, stream));
}
CUresult cuMemAlloc_v2(CUdeviceptr *pointer, size_t bytes) { return allocated(base_cuMemAlloc_v2(pointer, bytes)); }
CUresult cuMemFreeAsync(CUdeviceptr pointer, uint64_t stream) {
  freed(pointer);
  return base_cuMemFreeAsync(pointer, stream);
}
CUresult cuMemFree_v2(CUdeviceptr pointer) {
  freed(pointer);
  return base_cuMemFree_v2(pointer);
}
