// Resize of bytes to half the width and height: means of 2 × 2 pixels without gaps, ties to even. Linear and area ask for the
// same there, and these are the results of resize.cu and resample.cu. A warp makes a run of a row: neighbouring lanes read
// neighbouring chunks of 8 bytes, add those of two rows, and take what their own pixels need from shared memory.
#include "warp_rows.cuh"

// Pixels of a run, and runs of a block along x and y: HALF_TILE of src/image/resize.ts.
#define RUN 128
#define RUNS_X 2
#define RUNS_Y (BLOCK_Y / RUNS_X)

// Sums of two rows in 16 bits each: of the bytes 0 and 2, 1 and 3, 4 and 6, 5 and 7 of a chunk.
__device__ __forceinline__ uint4 add_rows(uint2 a, uint2 b) {
    const u32 mask = 0x00ff00ff;
    return make_uint4((a.x & mask) + (b.x & mask), (a.x >> 8 & mask) + (b.x >> 8 & mask), (a.y & mask) + (b.y & mask),
                      (a.y >> 8 & mask) + (b.y >> 8 & mask));
}

// Sums `i` and `k` of consecutive ones, in the low and in the high half. Both are constants after unrolling.
template <int WORDS>
__device__ __forceinline__ u32 pair(const u32 (&sums)[WORDS], int i, int k) {
    return __byte_perm(sums[i / 4 * 2 + i % 2], sums[k / 4 * 2 + k % 2], (i % 4 < 2 ? 0x10 : 0x32) | (k % 4 < 2 ? 0x5400 : 0x7600));
}

// A quarter of each half, rounded to the nearest, ties to even: 8 bits. Above them lie others.
__device__ __forceinline__ u32 quarter(u32 sums) { return (sums + 0x00010001 + (sums >> 2 & 0x00010001)) >> 2; }

// The bytes of a lane, from the chunks of all.
template <int CHANNELS>
__device__ __forceinline__ void halve(const uint2 (&a)[CHANNELS], const uint2 (&b)[CHANNELS], uint4* shared, int lane) {
#pragma unroll
    for (int k = 0; k < CHANNELS; k++) shared[32 * k + lane] = add_rows(a[k], b[k]);
    __syncwarp();
    u32 sums[4 * CHANNELS], made[CHANNELS];
#pragma unroll
    for (int k = 0; k < CHANNELS; k++) {
        const uint4 four = shared[lane * CHANNELS + k];
        sums[4 * k] = four.x, sums[4 * k + 1] = four.y, sums[4 * k + 2] = four.z, sums[4 * k + 3] = four.w;
    }
#pragma unroll
    for (int w = 0; w < CHANNELS; w++) {
        u32 two[2];
#pragma unroll
        for (int k = 0; k < 2; k++) {
            const int i = 4 * w + 2 * k, left = i + i / CHANNELS * CHANNELS, right = i + 1 + (i + 1) / CHANNELS * CHANNELS;
            two[k] = quarter(pair(sums, left, right) + pair(sums, left + CHANNELS, right + CHANNELS));
        }
        made[w] = __byte_perm(two[0], two[1], 0x6420);
    }
    __syncwarp();
#pragma unroll
    for (int w = 0; w < CHANNELS; w++) ((u32*)shared)[lane * CHANNELS + w] = made[w];
}

template <int CHANNELS>
__device__ __forceinline__ void half(const void* src, const Batch& from, void* dst, const Batch& to) {
    constexpr int MADE = RUN / 32 * CHANNELS, CHUNKS = CHANNELS;  // Bytes that a lane makes, of that many chunks of two rows.
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int lane = threadIdx.x, first = (blockIdx.x * RUNS_X + threadIdx.y % RUNS_X) * RUN;
    const int y = blockIdx.y * RUNS_Y + threadIdx.y / RUNS_X;
    if (first >= out.width || y >= out.height) return;
    __shared__ uint4 sums_of_block[BLOCK_Y][32 * CHUNKS];
    uint4* const shared = sums_of_block[threadIdx.y];
    const u8 *upper = in.data + 2 * y * in.row + 2 * first * CHANNELS, *lower = upper + in.row;
    const int bytes = (in.width - 2 * first) * CHANNELS;
    const bool even = aligned((const void*)((u64)upper | in.row), 8);
    // Chunks that are there. Words may reach 3 bytes past one: behind the last row there may be nothing.
    const int chunks = (even || y + 1 < out.height ? bytes : bytes - 3) >> 3;

    // Chunks that lie behind are read again instead: what they make is not written.
    if (chunks > 0) {
        uint2 a[CHUNKS], b[CHUNKS];
        if (even) {
#pragma unroll
            for (int k = 0; k < CHUNKS; k++) {
                const int chunk = min(32 * k + lane, chunks - 1);
                a[k] = __ldg((const uint2*)upper + chunk), b[k] = __ldg((const uint2*)lower + chunk);
            }
        } else {
#pragma unroll
            for (int k = 0; k < CHUNKS; k++) {
                const int chunk = min(32 * k + lane, chunks - 1);
                const Bytes<8> c = load_words<8>(upper + 8 * chunk), d = load_words<8>(lower + 8 * chunk);
                a[k] = make_uint2(c.words[0], c.words[1]), b[k] = make_uint2(d.words[0], d.words[1]);
            }
        }
        halve<CHANNELS>(a, b, shared, lane);
    }
    // What is not in whole chunks, at the end of a row.
    const int pixels = min(RUN, out.width - first);
    if (bytes > 8 * chunks && (lane + 1) * CHUNKS > chunks) {
        u8* const made = (u8*)shared;
#pragma unroll 1
        for (int i = lane * MADE; i < min(lane * MADE + MADE, pixels * CHANNELS); i++) {
            const u8 *p = upper + i + i / CHANNELS * CHANNELS, *q = p + in.row;
            made[i] = (u8)quarter(__ldg(p) + __ldg(p + CHANNELS) + __ldg(q) + __ldg(q + CHANNELS));
        }
    }
    __syncwarp();
    u8* const line = out.data + y * out.row + first * CHANNELS;
    const int size = pixels * CHANNELS;
    if (aligned((const void*)((u64)line | size), 16)) {
        if (16 * lane < size) ((uint4*)line)[lane] = shared[lane];
    } else {
        copy_by_warp(line, (const u8*)shared, size, lane);
    }
}

#define KERNEL(CHANNELS)                                                                   \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) half_packed_##CHANNELS( \
        const void* src, Batch from, void* dst, Batch to) {                                \
        half<CHANNELS>(src, from, dst, to);                                                \
    }
KERNEL(1)
KERNEL(3)
KERNEL(4)
