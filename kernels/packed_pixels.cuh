// Pixels made of pixels, of bytes without gaps between pixels: isPackedBytes() of src/image/operand.ts tells. Rows may start anywhere
// and be of any width; the fastest are those at multiples of 16 bytes.
#pragma once
#include "warp_rows.cuh"

#define PIXELS 8   // A thread makes 8 neighbours. As PACKED_TILE of src/image/even.ts.
#define AT_ONCE 2  // Words that a thread reads before it needs them.

// Copies bytes from memory of any address to a warp's shared memory: by aligned words, and the last ones each on its own. Behind them
// the last one again, up to `room`.
__device__ __noinline__ void load_by_warp(u8* to, u32 room, const u8* from, u32 bytes, u32 lane) {
    const u32 shift = (u32)(u64)from & 3, selector = 0x3210 + 0x1111 * shift, next = shift > 0, whole = (shift + bytes) / 4;
    const u32 words = whole > next ? whole - next : 0;
    const u32* word = (const u32*)(from - shift);
#pragma unroll 1
    for (u32 i = lane; i < words; i += 32 * AT_ONCE) {
        u32 low[AT_ONCE], high[AT_ONCE];
#pragma unroll
        for (u32 k = 0; k < AT_ONCE; k++) {
            const u32* p = word + min(i + 32 * k, words - 1);
            low[k] = p[0], high[k] = p[next];
        }
#pragma unroll
        for (u32 k = 0; k < AT_ONCE; k++) {
            if (i + 32 * k < words) ((u32*)to)[i + 32 * k] = __byte_perm(low[k], high[k], selector);
        }
    }
#pragma unroll 1
    for (u32 i = 4 * words + lane; i < room; i += 32) to[i] = from[min(i, bytes - 1)];
    __syncwarp();
}

// The other way.
__device__ __noinline__ void store_by_warp(u8* to, const u8* from, u32 bytes, u32 lane) {
    const u32 head = min(-(u32)(u64)to & 3, bytes), words = (bytes - head) / 4, selector = 0x3210 + 0x1111 * head;
    // Bytes before the first aligned word, and behind the last one.
    if (lane < bytes - 4 * words) {
        const u32 at = lane < head ? lane : 4 * words + lane;
        to[at] = from[at];
    }
#pragma unroll 1
    for (u32 i = lane; i < words; i += 32) {
        const u32* word = (const u32*)from + i;
        *(u32*)(to + head + 4 * i) = __byte_perm(word[0], word[head > 0], selector);
    }
}

// Shared memory of packed_pixels(), for each warp.
template <int IN, int OUT>
struct __align__(16) PixelScratch {
    u8 warp[BLOCK_Y][32 * PIXELS * (IN < OUT ? OUT : IN)];
};

// Makes all pixels of the image that this thread's block works on, by fours: `f(in, out)` makes the words that four pixels have in
// memory of those of the source's.
template <int IN, int OUT, class F>
__device__ __forceinline__ void packed_pixels(const Image& from, const Image& to, PixelScratch<IN, OUT>& shared, F f) {
    const u32 lane = threadIdx.x, first = blockIdx.x * (32 * PIXELS), y = blockIdx.y * BLOCK_Y + threadIdx.y, width = to.width;
    if (y >= to.height || first >= width) return;
    u8* scratch = shared.warp[threadIdx.y];
    const u32 count = min(32 * PIXELS, width - first);
    const u8* source = from.data + (u64)y * from.row + first * IN;
    u8* target = to.data + (u64)y * to.row + first * OUT;
    __builtin_assume(__isGlobal(source) && __isGlobal(target));
    // Beside the image the first pixels again, which are of no account.
    const u32 mine = lane * PIXELS < count ? lane * PIXELS * IN : 0;
    u32 in[PIXELS / 4][IN], out[PIXELS / 4][OUT];
    uint2 words[PIXELS * IN / 8];
    if (aligned(source, 8) && count % PIXELS == 0) {
#pragma unroll
        for (int i = 0; i < PIXELS * IN / 8; i++) words[i] = ((const uint2*)(source + mine))[i];
    } else {
        load_by_warp(scratch, (count + PIXELS - 1) / PIXELS * PIXELS * IN, source, count * IN, lane);
#pragma unroll
        for (int i = 0; i < PIXELS * IN / 8; i++) words[i] = ((const uint2*)(scratch + mine))[i];
        __syncwarp();
    }
#pragma unroll
    for (int i = 0; i < PIXELS * IN / 8; i++) in[2 * i / IN][2 * i % IN] = words[i].x, in[(2 * i + 1) / IN][(2 * i + 1) % IN] = words[i].y;
#pragma unroll
    for (int i = 0; i < PIXELS / 4; i++) f(in[i], out[i]);
#pragma unroll
    for (int i = 0; i < PIXELS * OUT / 8; i++) {
        ((uint2*)(scratch + lane * PIXELS * OUT))[i] = make_uint2(out[2 * i / OUT][2 * i % OUT], out[(2 * i + 1) / OUT][(2 * i + 1) % OUT]);
    }
    __syncwarp();
    const u32 bytes = count * OUT;
    if (aligned(target, 16) && bytes % 16 == 0) {
#pragma unroll
        for (u32 i = 0; i < 32 * PIXELS * OUT; i += 32 * 16) {
            const u32 at = i + lane * 16;
            if (at < bytes) *(uint4*)(target + at) = *(const uint4*)(scratch + at);
        }
    } else {
        store_by_warp(target, scratch, bytes, lane);
    }
}

// Four pixels, one in the low bytes of each word. Above three channels lies what is of no account.
template <int CHANNELS>
__device__ __forceinline__ void split_pixels(const u32 (&in)[CHANNELS], u32 (&pixel)[4]) {
    if constexpr (CHANNELS == 4) {
#pragma unroll
        for (int i = 0; i < 4; i++) pixel[i] = in[i];
    } else {
        pixel[0] = in[0], pixel[1] = __byte_perm(in[0], in[1], 0x6543), pixel[2] = __byte_perm(in[1], in[2], 0x5432), pixel[3] = in[2] >> 8;
    }
}

// Four pixels by `f` of floats of their bytes; what it makes is rounded to the nearest and kept within 0 … 255.
template <int IN, int OUT, class F>
__device__ __forceinline__ void by_floats(const u32 (&in)[IN], u32 (&out)[OUT], F f) {
    float v[4][IN], made[4][OUT];
#pragma unroll
    for (int i = 0; i < 4 * IN; i++) v[i / IN][i % IN] = (float)(in[i / 4] >> (8 * (i % 4)) & 255);
#pragma unroll
    for (int i = 0; i < 4; i++) f(v[i], made[i]);
    int whole[4 * OUT];
#pragma unroll
    for (int i = 0; i < 4 * OUT; i++) whole[i] = __float2int_rn(made[i / OUT][i % OUT]);
#pragma unroll
    for (int i = 0; i < OUT; i++) out[i] = pack_u8(whole[4 * i], whole[4 * i + 1], pack_u8(whole[4 * i + 2], whole[4 * i + 3]));
}
