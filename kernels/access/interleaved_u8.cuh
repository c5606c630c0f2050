// Interleaved u8 pixels without gaps within a row. Rows may start anywhere; 16-byte alignment is fastest.
#pragma once
#include "access/warp_store.cuh"

#define QUADS 4                       // groups of four pixels per thread, a warp's width apart; the maximum
#define PIXELS (BLOCK_X * 4 * QUADS)  // pixels of a row per warp; the maximum
EXPORTED constexpr int INTERLEAVED_TILE[] = {PIXELS, BLOCK_Y};

// Copies bytes from any address to shared memory of this warp, by aligned words that contain no other bytes,
// four at a time. The last bytes are copied one by one, and repeated up to `room`.
__device__ __noinline__ void load_by_warp(u8* to, u32 room, const u8* from, u32 bytes, u32 lane) {
    const u32 shift = (u32)(u64)from & 3, selector = unaligned_selector((u64)from);
    const u32 next = shift > 0, full = (shift + bytes) / 4;
    const u32 vectors = full > next ? (full - next) / 4 : 0;
    NO_UNROLL for (u32 i = lane; i < vectors; i += 32) {
        ((uint4*)to)[i] = unaligned_vector((const u32*)(from - shift) + 4 * i, next, selector);
    }
    NO_UNROLL for (u32 i = 16 * vectors + lane; i < room; i += 32) to[i] = from[min(i, bytes - 1)];
    __syncwarp();
}

// Copies bytes from shared memory to any address, by aligned vectors, and the bytes around them one by one.
__device__ __noinline__ void store_by_warp(u8* to, const u8* from, u32 bytes, u32 lane) {
    const u32 head = min(-(u32)(u64)to & 15, bytes), vectors = (bytes - head) / 16;
    if (lane < bytes - 16 * vectors) {
        const u32 at = lane < head ? lane : 16 * vectors + lane;
        to[at] = from[at];
    }
    const u32 selector = unaligned_selector(head), next = (head & 3) > 0;
    NO_UNROLL for (u32 i = lane; i < vectors; i += 32) {
        *(uint4*)(to + head + 16 * i) = unaligned_vector((const u32*)(from + (head & ~3)) + 4 * i, next, selector);
    }
}

// COUNT words of a thread in shared memory; four of them at an aligned address.
template <int COUNT>
DEVICE void load_group(const u32* from, u32 (&words)[COUNT]) {
    if constexpr (COUNT == 4) {
        to_words(*(const uint4*)from, words);
    } else {
        UNROLL(i, COUNT) words[i] = from[i];
    }
}
template <int COUNT>
DEVICE void store_group(u32* to, const u32 (&words)[COUNT]) {
    if constexpr (COUNT == 4) {
        *(uint4*)to = to_vector(words);
    } else {
        UNROLL(i, COUNT) to[i] = words[i];
    }
}

// Pointwise on pixels: `f(in, out)` converts the words of four pixels. LONG: keeps the body of `f` in a
// loop, to limit code size. A warp takes `span` pixels. Small images are faster with `span` < PIXELS and `cs`
// accesses.
template <int IN, int OUT, bool LONG, class F>
DEVICE void map_interleaved(const Image& from, const Image& to, u32 span, F f) {
    // Per warp: first the source, then the result in its place.
    __shared__ __align__(16) u8 shared[BLOCK_Y][PIXELS * (IN > OUT ? IN : OUT)];
    const u32 lane = threadIdx.x, first = blockIdx.x * span, y = blockIdx.y * BLOCK_Y + threadIdx.y, width = to.width;
    if (y >= to.height || first >= width) return;
    u8* scratch = shared[threadIdx.y];
    const bool streaming = span < PIXELS;
    const u32 count = min(span, width - first), read = count * IN, written = count * OUT;
    const u8* source = from.data + (u64)y * from.row + first * IN;
    u8* target = to.data + (u64)y * to.row + first * OUT;
    __builtin_assume(__isGlobal(source) && __isGlobal(target));
    if (aligned(source, 16) && read % 16 == 0) {
        const int rest = (int)(read - lane * 16);
        const uint4* p = (const uint4*)source + lane;
        uint4 vector[QUADS * IN / 4];
        if (streaming) {
            UNROLL(i, QUADS * IN / 4) if (rest > i * 512) vector[i] = __ldcs(p + i * 32);
        } else {
            UNROLL(i, QUADS * IN / 4) if (rest > i * 512) vector[i] = p[i * 32];
        }
        UNROLL(i, QUADS * IN / 4) *(uint4*)(scratch + lane * 16 + i * 512) = vector[i];
        __syncwarp();
    } else {
        load_by_warp(scratch, (count + 3) / 4 * 4 * IN, source, read, lane);
    }
    const int left = (int)(count - lane * 4);
    UNROLL_BY((LONG ? 1 : QUADS)) for (int k = 0; k < QUADS; k++) {
        // In this order, results replace the source without overwriting what another lane still reads.
        const int i = IN < OUT ? QUADS - 1 - k : k;
        const bool mine = i * 128 < left;
        u32 words[IN], result[OUT];
        if (mine) {
            load_group((const u32*)scratch + (i * 32 + lane) * IN, words);
            f(words, result);
        }
        if (IN != OUT) __syncwarp();
        if (mine) store_group((u32*)scratch + (i * 32 + lane) * OUT, result);
    }
    __syncwarp();
    if (aligned(target, 16) && written % 16 == 0) {
        const int rest = (int)(written - lane * 16);
        uint4* q = (uint4*)target + lane;
        UNROLL(i, QUADS * OUT / 4) {
            if (rest <= i * 512) break;
            const uint4 vector = *(const uint4*)(scratch + lane * 16 + i * 512);
            if (streaming) __stcs(q + i * 32, vector);
            else q[i * 32] = vector;
        }
    } else {
        store_by_warp(target, scratch, written, lane);
    }
}

// Splits four pixels, one into the low bytes of each word, and joins them. Other bytes are ignored.
template <int CHANNELS>
DEVICE void split_pixels(const u32 (&in)[CHANNELS], u32 (&pixel)[4]) {
    if constexpr (CHANNELS == 3) {
        pixel[0] = in[0], pixel[1] = __byte_perm(in[0], in[1], 0x6543);
        pixel[2] = __byte_perm(in[1], in[2], 0x5432), pixel[3] = in[2] >> 8;
    } else {
        UNROLL(i, 4) pixel[i] = CHANNELS == 1 ? in[0] >> 8 * i : in[i % CHANNELS];
    }
}
template <int CHANNELS>
DEVICE void join_pixels(const u32 (&pixel)[4], u32 (&out)[CHANNELS]) {
    if constexpr (CHANNELS == 3) {
        out[0] = __byte_perm(pixel[0], pixel[1], 0x4210), out[1] = __byte_perm(pixel[1], pixel[2], 0x5421);
        out[2] = __byte_perm(pixel[2], pixel[3], 0x6542);
    } else {
        UNROLL(i, 4) out[i] = pixel[i];
    }
}

// Applies `f` to four pixels as floats; results are rounded to the nearest and clamped to bytes.
template <int IN, int OUT, class F>
DEVICE void by_floats(const u32 (&in)[IN], u32 (&out)[OUT], F f) {
    float v[4][IN], written[4][OUT];
    UNROLL(i, 4 * IN) v[i / IN][i % IN] = (float)(in[i / 4] >> (8 * (i % 4)) & 255);
    UNROLL(i, 4) f(v[i], written[i]);
    int rounded[4 * OUT];
    UNROLL(i, 4 * OUT) rounded[i] = __float2int_rn(written[i / OUT][i % OUT]);
    UNROLL(i, OUT) out[i] = pack_u8(rounded + 4 * i);
}
