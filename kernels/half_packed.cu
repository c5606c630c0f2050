// Resize of bytes to half the width and height: means of 2 × 2 pixels without gaps, ties to even. Linear and area ask for the
// same there, and these are the results of resize.cu and resample.cu. A thread makes neighbours of a row.
#include "warp_rows.cuh"

// `COUNT` bytes at a multiple of 8.
template <int COUNT>
__device__ __forceinline__ Bytes<COUNT> load_aligned(const u8* p) {
    Bytes<COUNT> run;
#pragma unroll
    for (int i = 0; i < COUNT / 8; i++) {
        const uint2 words = __ldg((const uint2*)p + i);
        run.words[2 * i] = words.x, run.words[2 * i + 1] = words.y;
    }
    return run;
}

// Numbers of 16 bits: of every four the first and the third in `even`, the others in `odd`.
template <int WORDS>
struct Sums {
    u32 even[WORDS], odd[WORDS];

    // Numbers `i` and `k`, in the low and in the high half. They are constants after unrolling.
    __device__ __forceinline__ u32 pair(int i, int k) const {
        return __byte_perm(i % 2 ? odd[i / 4] : even[i / 4], k % 2 ? odd[k / 4] : even[k / 4],
                           (i % 4 < 2 ? 0x10 : 0x32) | (k % 4 < 2 ? 0x5400 : 0x7600));
    }
};

// A quarter of each half, rounded to the nearest, ties to even: 8 bits. Above them lie others.
__device__ __forceinline__ u32 quarter(u32 sums) { return (sums + 0x00010001 + (sums >> 2 & 0x00010001)) >> 2; }

// PIXELS a thread: as HALF_TILE of src/image/resize.ts.
template <int CHANNELS, int PIXELS>
__device__ __forceinline__ void half(const void* src, const Batch& from, void* dst, const Batch& to) {
    constexpr int RUN = 2 * PIXELS * CHANNELS, MADE = PIXELS * CHANNELS;
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int first = blockIdx.x * BLOCK_X * PIXELS, x = first + threadIdx.x * PIXELS, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= out.height) return;
    WARP_SCRATCH(line, MADE);
    u8* const mine = line + threadIdx.x * MADE;
    const u8 *upper = in.data + 2 * y * in.row + 2 * x * CHANNELS, *lower = upper + in.row;
    const int available = (in.width - 2 * x) * CHANNELS;
    const bool even = aligned((const void*)((u64)upper | in.row), 8);
    // Words may reach 3 bytes past a run: behind the last row there may be nothing.
    if (available < RUN || (!even && available < RUN + 3 && y + 1 == out.height)) {
#pragma unroll 1
        for (int i = 0; i < min(MADE, available / 2); i++) {
            const int at = i + i / CHANNELS * CHANNELS;
            mine[i] = (u8)quarter(__ldg(upper + at) + __ldg(upper + at + CHANNELS) + __ldg(lower + at) + __ldg(lower + at + CHANNELS));
        }
    } else {
        Bytes<RUN> a, b;
        if (even) a = load_aligned<RUN>(upper), b = load_aligned<RUN>(lower);
        else a = load_words<RUN>(upper), b = load_words<RUN>(lower);
        Sums<RUN / 4> sums;
#pragma unroll
        for (int w = 0; w < RUN / 4; w++) {
            const u32 mask = 0x00ff00ff;
            sums.even[w] = (a.words[w] & mask) + (b.words[w] & mask);
            sums.odd[w] = (a.words[w] >> 8 & mask) + (b.words[w] >> 8 & mask);
        }
#pragma unroll
        for (int w = 0; w < MADE / 4; w++) {
            u32 two[2];
#pragma unroll
            for (int k = 0; k < 2; k++) {
                const int i = 4 * w + 2 * k, first = i + i / CHANNELS * CHANNELS, second = i + 1 + (i + 1) / CHANNELS * CHANNELS;
                two[k] = quarter(sums.pair(first, second) + sums.pair(first + CHANNELS, second + CHANNELS));
            }
            ((u32*)mine)[w] = __byte_perm(two[0], two[1], 0x6420);
        }
    }
    __syncwarp();
    copy_by_warp(out.data + y * out.row + first * CHANNELS, line, min(BLOCK_X * PIXELS, out.width - first) * CHANNELS, threadIdx.x);
}

#define KERNEL(CHANNELS, PIXELS)                                                           \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) half_packed_##CHANNELS( \
        const void* src, Batch from, void* dst, Batch to) {                                \
        half<CHANNELS, PIXELS>(src, from, dst, to);                                        \
    }
KERNEL(1, 8)
KERNEL(3, 4)
KERNEL(4, 4)
