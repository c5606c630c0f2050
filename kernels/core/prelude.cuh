// Types and macros of all kernels. No standard headers: NVRTC has none.
#pragma once

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef short i16;
typedef long long i64;
typedef float f32;
typedef double f64;

#define DEVICE __device__ __forceinline__

// A loop over 0 … COUNT - 1 that must be unrolled: its index selects registers, which have no addresses.
#define UNROLL(i, COUNT) _Pragma("unroll") for (int i = 0; i < (COUNT); i++)

// Before a loop: unrolls it fully, partly, or not at all where that would duplicate long code.
#define UNROLL_ALL _Pragma("unroll")
#define PRAGMA(TEXT) _Pragma(#TEXT)
#define UNROLL_BY(COUNT) PRAGMA(unroll COUNT)
#define NO_UNROLL UNROLL_BY(1)

// The name of kernel templates' instances in the PTX: scripts/kernel_instances.ts reads the list.
#define INSTANCES(...)

// Marks structs, enums and constants that TypeScript shares: scripts/build_ptx.ts writes them to
// ptx/layouts.ts. A struct has plain fields only. An enumerator's key in TypeScript is its name in camelCase.
#define EXPORTED

// The lanes of a warp, and the bytes of the widest load or store.
EXPORTED constexpr int LANES = 32;
EXPORTED constexpr int VECTOR = 16;

// A half-precision float from and to its bits.
DEVICE float half_to_float(u16 bits) {
    float value;
    asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
    return value;
}
DEVICE u16 float_to_half(float value) {
    u16 bits;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(value));
    return bits;
}
