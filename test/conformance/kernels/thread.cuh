// Shared by the elementwise kernels: one thread per element, several results per element, in planes of n.
#pragma once
typedef unsigned char u8;
typedef signed char s8;
typedef unsigned short u16;
typedef short s16;
typedef unsigned u32;
typedef int s32;
typedef unsigned long long u64;
typedef long long s64;

#define KERNEL extern "C" __global__ void
#define ELEMENT                                      \
  const int i = blockIdx.x * blockDim.x + threadIdx.x; \
  if (i >= n) return;                                \
  int plane = 0
#define PUT(value) out[plane++ * n + i] = (value)

// One PTX instruction with one to three register operands and, where needed, a final immediate operand.
#define ASM1(text, kind_d, d, kind_a, a) asm volatile(text " %0, %1;" : kind_d(d) : kind_a(a))
#define ASM2(text, kind_d, d, kind_a, a, kind_b, b) asm volatile(text " %0, %1, %2;" : kind_d(d) : kind_a(a), kind_b(b))
#define ASM3(text, kind_d, d, kind_a, a, kind_b, b, kind_c, c) \
  asm volatile(text " %0, %1, %2, %3;" : kind_d(d) : kind_a(a), kind_b(b), kind_c(c))
