// Interleaved channels to planes and back: HWC → CHW and CHW → HWC for two to four channels.
#include "array_axes.cuh"

// Where the output byte `i` of a group of 16 / SIZE pixels comes from, in CHANNELS · 16 bytes of input.
template <int SIZE, int CHANNELS>
struct ToPlanes {
    __device__ static constexpr int from(int i) { return (i % 16 / SIZE * CHANNELS + i / 16) * SIZE + i % SIZE; }
};
template <int SIZE, int CHANNELS>
struct ToPixels {
    __device__ static constexpr int from(int i) { return i / SIZE % CHANNELS * 16 + i / SIZE / CHANNELS * SIZE + i % SIZE; }
};

// Four bytes that lie anywhere in `in`, as one word. The indices are constants after unrolling: a move, or up to three PRMT.
__device__ __forceinline__ u32 gather(const u32* in, int a, int b, int c, int d) {
    if (a % 4 == 0 && b == a + 1 && c == a + 2 && d == a + 3) return in[a / 4];
    const u32 low = __byte_perm(in[a / 4], in[b / 4], a % 4 | (4 + b % 4) << 4);
    const u32 high = __byte_perm(in[c / 4], in[d / 4], c % 4 | (4 + d % 4) << 4);
    return __byte_perm(low, high, 0x5410);
}

template <typename Map, int WORDS>
__device__ __forceinline__ void permute(u32 (&out)[WORDS], const u32 (&in)[WORDS]) {
#pragma unroll
    for (int w = 0; w < WORDS; w++) {
        out[w] = gather(in, Map::from(4 * w), Map::from(4 * w + 1), Map::from(4 * w + 2), Map::from(4 * w + 3));
    }
}

// `count` items, `items` to a row of `pixels` pixels: first `groups` groups of 16 bytes a channel, for which every address is
// aligned to 16 bytes, then single pixels. `plane`: bytes between the planes of the side that has planes. `rows`: where the rows start.
template <typename T, int CHANNELS, bool TO_PLANES>
__device__ __forceinline__ void rearrange(char* dst, const char* src, u32 count, u32 items, u32 groups, i64 plane,
                                          const Axes<2>& rows) {
    constexpr int SIZE = sizeof(T), PIXELS = 16 / SIZE, WORDS = CHANNELS * 4;
    const u32 id = blockIdx.x * BLOCK + threadIdx.x;
    if (id >= count) return;
    const u32 row = id / items;
    const u32 item = id - row * items;
    const Offsets at = locate(row, rows);
    const i64 pixel = item < groups ? (i64)item * PIXELS : (i64)groups * (PIXELS - 1) + item;
    const char* in = src + at.src + pixel * (TO_PLANES ? CHANNELS * SIZE : SIZE);
    char* out = dst + at.dst + pixel * (TO_PLANES ? SIZE : CHANNELS * SIZE);
    const i64 in_step = TO_PLANES ? 16 : plane, out_step = TO_PLANES ? plane : 16;
    if (item < groups) {
        u32 from[WORDS], to[WORDS];
#pragma unroll
        for (int c = 0; c < CHANNELS; c++) {
            const uint4 v = *(const uint4*)(in + c * in_step);
            from[4 * c] = v.x, from[4 * c + 1] = v.y, from[4 * c + 2] = v.z, from[4 * c + 3] = v.w;
        }
        if (TO_PLANES) permute<ToPlanes<SIZE, CHANNELS>>(to, from);
        else permute<ToPixels<SIZE, CHANNELS>>(to, from);
#pragma unroll
        for (int c = 0; c < CHANNELS; c++) {
            *(uint4*)(out + c * out_step) = make_uint4(to[4 * c], to[4 * c + 1], to[4 * c + 2], to[4 * c + 3]);
        }
    } else {
        T value[CHANNELS];
#pragma unroll
        for (int c = 0; c < CHANNELS; c++) value[c] = *(const T*)(in + c * (TO_PLANES ? SIZE : plane));
#pragma unroll
        for (int c = 0; c < CHANNELS; c++) *(T*)(out + c * (TO_PLANES ? plane : SIZE)) = value[c];
    }
}

#define KERNEL(NAME, T, SIZE, CHANNELS, TO_PLANES)                                                                         \
    extern "C" __global__ void __launch_bounds__(BLOCK) NAME##_##SIZE##_c##CHANNELS(                                       \
        char* dst, const char* src, u32 count, u32 items, u32 groups, i64 plane, Axes<2> rows) {                              \
        rearrange<T, CHANNELS, TO_PLANES>(dst, src, count, items, groups, plane, rows);                                    \
    }
#define KERNELS(T, SIZE)                                                                          \
    KERNEL(deinterleave, T, SIZE, 2, true)                                                        \
    KERNEL(deinterleave, T, SIZE, 3, true)                                                        \
    KERNEL(deinterleave, T, SIZE, 4, true)                                                        \
    KERNEL(interleave, T, SIZE, 2, false)                                                         \
    KERNEL(interleave, T, SIZE, 3, false)                                                         \
    KERNEL(interleave, T, SIZE, 4, false)

KERNELS(u8, 1)
KERNELS(u16, 2)
KERNELS(u32, 4)
