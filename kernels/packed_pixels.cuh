// Pixels made of pixels, of bytes without gaps between pixels: isPackedBytes() of src/image/operand.ts tells. Rows may start anywhere
// and be of any width; the fastest are those at multiples of 16 bytes.
#pragma once
#include "warp_rows.cuh"

#define PIXELS 8  // A thread makes 8 neighbours. As PACKED_TILE of src/image/cvt_color.ts.

__device__ __forceinline__ int byte_of(uint2 words, int i) { return (i < 4 ? words.x : words.y) >> (8 * (i % 4)) & 255; }

// Copies bytes from memory of any address to a warp's shared memory: by aligned words, and the last ones each on its own. Behind them
// the last one again, up to `room`.
__device__ __noinline__ void load_by_warp(u8* to, u32 room, const u8* from, u32 bytes, u32 lane) {
    const u32 shift = (u32)(u64)from & 3, selector = 0x3210 + 0x1111 * shift, next = shift > 0, whole = (shift + bytes) / 4;
    const u32 words = whole > next ? whole - next : 0;
    const u32* word = (const u32*)(from - shift);
#pragma unroll 1
    for (u32 i = lane; i < words; i += 32) ((u32*)to)[i] = __byte_perm(word[i], word[i + next], selector);
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

// `f(bytes, made)` for every pixel of the image that this thread's block works on. What it makes is kept within 0 … 255.
template <int IN, int OUT, class F>
__device__ __forceinline__ void packed_pixels(const Image& in, const Image& out, PixelScratch<IN, OUT>& shared, F f) {
    const int lane = threadIdx.x, first = blockIdx.x * (32 * PIXELS), x = first + lane * PIXELS, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= out.height || first >= out.width) return;
    u8* scratch = shared.warp[threadIdx.y];
    const u32 count = min(32 * PIXELS, out.width - first);
    const u8* source = in.data + y * in.row + first * IN;
    u8* target = out.data + y * out.row + first * OUT;
    __builtin_assume(__isGlobal(source) && __isGlobal(target));
    // Beside the image the first pixels again, which are of no account.
    const u32 mine = x < out.width ? lane * PIXELS * IN : 0;
    uint2 words[IN];
    if (aligned(source, 8) && count % PIXELS == 0) {
#pragma unroll
        for (int i = 0; i < IN; i++) words[i] = ((const uint2*)(source + mine))[i];
    } else {
        load_by_warp(scratch, (count + PIXELS - 1) / PIXELS * PIXELS * IN, source, count * IN, lane);
#pragma unroll
        for (int i = 0; i < IN; i++) words[i] = ((const uint2*)(scratch + mine))[i];
        __syncwarp();
    }
    int value[PIXELS][OUT];
#pragma unroll
    for (int i = 0; i < PIXELS; i++) {
        int bytes[IN];
#pragma unroll
        for (int c = 0; c < IN; c++) bytes[c] = byte_of(words[(i * IN + c) / 8], (i * IN + c) % 8);
        f(bytes, value[i]);
    }
#pragma unroll
    for (int i = 0; i < OUT; i++) {
        u32 packed[2];
#pragma unroll
        for (int k = 0; k < 2; k++) {
            const int n = 8 * i + 4 * k;
            packed[k] = pack_u8(value[n / OUT][n % OUT], value[(n + 1) / OUT][(n + 1) % OUT],
                                pack_u8(value[(n + 2) / OUT][(n + 2) % OUT], value[(n + 3) / OUT][(n + 3) % OUT]));
        }
        ((uint2*)(scratch + lane * PIXELS * OUT))[i] = make_uint2(packed[0], packed[1]);
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

// `f` with floats, rounded to the nearest.
template <int IN, int OUT, class F>
__device__ __forceinline__ void by_floats(const int (&bytes)[IN], int (&made)[OUT], F f) {
    float in[IN], out[OUT];
#pragma unroll
    for (int c = 0; c < IN; c++) in[c] = (float)bytes[c];
    f(in, out);
#pragma unroll
    for (int c = 0; c < OUT; c++) made[c] = __float2int_rn(out[c]);
}
