// Device printf. One thread at a time, because thread order is undefined.
#include "thread.cuh"
extern "C" __device__ int printf(const char*, ...);

KERNEL print_formats(s32 i, u32 u, s64 l, double d, float f) {
  printf("integers %d %i %u %x %X %o %c\n", i, -i, u, u, u, u, 'A' + i % 26);
  printf("widths [%6d] [%-6d] [%06d] [%+d] [% d] [%.4d] [%#x] [%#o]\n", i, i, i, i, i, i, u, u);
  printf("long %lld %llu %llx %ld %hd\n", l, (u64)l, (u64)l, (long)l, (short)i);
  printf("floating %f %e %g %.3f %10.2e %-12g| %G %a\n", d, d, d, f, d, d, d * 1e20, d);
  printf("strings %s [%8s] [%-8s] [%.3s] 100%%\n", "text", "right", "left", "truncated");
}

KERNEL print_no_arguments() { printf("a line without arguments\n"); }

KERNEL print_in_loop(int n) {
  for (int k = 0; k < n; k++) {
    if (k % 3 == 1) continue;
    const int written = printf("round %d of %d", k, n);
    printf(" (%d)\n", written);
  }
}
