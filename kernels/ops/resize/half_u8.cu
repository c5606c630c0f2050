// Halves the width and height of interleaved u8 images: means of 2 × 2 pixels, ties to even. Linear and area
// interpolation coincide here; the results are those of ops/resize/generic.cu and ops/resize/antialias.cu. A
// warp computes a run of a row: neighboring lanes load neighboring chunks of 8 bytes, add those of two rows,
// and exchange the sums through shared memory. `streaming` marks the lines evict-first, which is faster for
// few images and slower for many.
#include "access/warp_store.cuh"

// Pixels of a run, and runs of a block along x and y.
#define RUN 128
#define RUNS_X 2
#define RUNS_Y (BLOCK_Y / RUNS_X)
EXPORTED constexpr int RESIZE_HALF_U8_TILE[] = {RUN * RUNS_X, RUNS_Y};

// 16-bit sums of two rows: of bytes 0 and 2, 1 and 3, 4 and 6, 5 and 7 of a chunk.
DEVICE uint4 add_rows(uint2 a, uint2 b) {
    return make_uint4(even_bytes(a.x) + even_bytes(b.x), odd_bytes(a.x) + odd_bytes(b.x),
                      even_bytes(a.y) + even_bytes(b.y), odd_bytes(a.y) + odd_bytes(b.y));
}

// Sums `i` and `k` of the chunks in the low and the high half. Both are constants after unrolling.
template <int WORDS>
DEVICE u32 pair(const u32 (&sums)[WORDS], int i, int k) {
    return __byte_perm(sums[i / 4 * 2 + i % 2], sums[k / 4 * 2 + k % 2],
                       (i % 4 < 2 ? 0x10 : 0x32) | (k % 4 < 2 ? 0x5400 : 0x7600));
}

// A quarter of each half, rounded to the nearest, ties to even: in the low 8 bits of each half.
DEVICE u32 quarter(u32 sums) { return (sums + 0x00010001 + (sums >> 2 & 0x00010001)) >> 2; }

// The bytes of a lane, CHANNELS words, from the chunks of all lanes.
template <int CHANNELS>
DEVICE void halve(const uint2 (&a)[CHANNELS], const uint2 (&b)[CHANNELS], uint4* shared, int lane) {
    UNROLL(k, CHANNELS) shared[32 * k + lane] = add_rows(a[k], b[k]);
    __syncwarp();
    u32 sums[4 * CHANNELS], result[CHANNELS];
    UNROLL(k, CHANNELS) to_words(shared[lane * CHANNELS + k], sums + 4 * k);
    UNROLL(w, CHANNELS) {
        u32 two[2];
        UNROLL(k, 2) {
            const int i = 4 * w + 2 * k, left = i + i / CHANNELS * CHANNELS;
            const int right = i + 1 + (i + 1) / CHANNELS * CHANNELS;
            two[k] = quarter(pair(sums, left, right) + pair(sums, left + CHANNELS, right + CHANNELS));
        }
        result[w] = __byte_perm(two[0], two[1], 0x6420);
    }
    __syncwarp();
    UNROLL(w, CHANNELS) ((u32*)shared)[lane * CHANNELS + w] = result[w];
}

template <int CHANNELS>
KERNEL() resize_half_u8(SRC_DST, int streaming) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int lane = threadIdx.x, first = (blockIdx.x * RUNS_X + threadIdx.y % RUNS_X) * RUN;
    const int y = blockIdx.y * RUNS_Y + threadIdx.y / RUNS_X;
    if (first >= out.width || y >= out.height) return;
    __shared__ uint4 sums_of_block[BLOCK_Y][32 * CHANNELS];
    uint4* const shared = sums_of_block[threadIdx.y];
    const u8* upper = in.data + 2 * y * in.row + 2 * first * CHANNELS;
    u8* const line = out.data + y * out.row + first * CHANNELS;
    const int bytes = min(RUN, out.width - first) * CHANNELS, chunks = bytes >> 2;
    if (!aligned(upper, in.row, 8) || (bytes & 3) != 0) {
        UNROLL_BY(4) for (int i = lane; i < bytes; i += 32) {
            const u8 *p = upper + (i + i / CHANNELS * CHANNELS), *q = p + in.row;
            line[i] = (u8)quarter(__ldg(p) + __ldg(p + CHANNELS) + __ldg(q) + __ldg(q + CHANNELS));
        }
        return;
    }
    const u8 *p = upper + 8 * lane, *q = p + in.row;
    uint2 a[CHANNELS] = {}, b[CHANNELS] = {};
    UNROLL(k, CHANNELS) {
        if (32 * k + lane >= chunks) continue;
        const uint2 *upper_chunk = (const uint2*)(p + 256 * k), *lower_chunk = (const uint2*)(q + 256 * k);
        if (streaming) a[k] = __ldcs(upper_chunk), b[k] = __ldcs(lower_chunk);
        else a[k] = __ldg(upper_chunk), b[k] = __ldg(lower_chunk);
    }
    halve<CHANNELS>(a, b, shared, lane);
    __syncwarp();
    if (aligned(line, bytes, 16)) {
        if (16 * lane >= bytes) return;
        if (streaming) __stcs((uint4*)line + lane, shared[lane]);
        else ((uint4*)line)[lane] = shared[lane];
    } else {
        copy_by_warp(line, (const u8*)shared, bytes, lane);
    }
}

INSTANCES(resize_half_u8<1|3|4>)
