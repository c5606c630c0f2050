// Loads and stores that stay in program order and use the global address space, which the compiler cannot see
// of addresses that come from tables. Not through the read-only cache: operators work in place. STREAMING
// marks the lines evict-first, for data that is not used again soon.
#pragma once
#include "core/simd.cuh"

template <class V, bool STREAMING = false>
DEVICE V load_global(const void* p) {
    u32 w[sizeof(V) / 4];
    if constexpr (sizeof(V) == 4 && STREAMING) {
        asm volatile("ld.global.cs.u32 %0, [%1];" : "=r"(w[0]) : "l"(p) : "memory");
    } else if constexpr (sizeof(V) == 4) {
        asm volatile("ld.global.u32 %0, [%1];" : "=r"(w[0]) : "l"(p) : "memory");
    } else if constexpr (sizeof(V) == 8) {
        asm volatile("ld.global.cs.v2.u32 {%0, %1}, [%2];" : "=r"(w[0]), "=r"(w[1]) : "l"(p) : "memory");
    } else if constexpr (STREAMING) {
        asm volatile("ld.global.cs.v4.u32 {%0, %1, %2, %3}, [%4];"
                     : "=r"(w[0]), "=r"(w[1]), "=r"(w[2]), "=r"(w[3]) : "l"(p) : "memory");
    } else {
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4];"
                     : "=r"(w[0]), "=r"(w[1]), "=r"(w[2]), "=r"(w[3]) : "l"(p) : "memory");
    }
    return to_vector(w);
}

template <bool STREAMING = false>
DEVICE void store_global(void* p, const uint4& v) {
    if (STREAMING) {
        asm volatile("st.global.cs.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(p), "r"(v.x), "r"(v.y), "r"(v.z),
                     "r"(v.w) : "memory");
    } else {
        asm volatile("st.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(p), "r"(v.x), "r"(v.y), "r"(v.z),
                     "r"(v.w) : "memory");
    }
}
