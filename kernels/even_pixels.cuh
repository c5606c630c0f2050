// Pixels made of pixels, of bytes without gaps in rows at multiples of 16 bytes and of 16 pixels: nothing at the edges has to be
// looked after, and addresses within an image have 32 bits. isEven() of src/image/even.ts tells.
#pragma once
#include "warp_rows.cuh"

#define PIXELS 8  // A thread makes 8 neighbours. As EVEN_TILE of src/image/even.ts.

// `f(bytes, made)` for every pixel. What it makes is kept within 0 … 255.
template <int IN, int OUT, class F>
__device__ __forceinline__ void even_pixels(const u8* src, const Batch& from, u8* dst, const Batch& to, F f) {
    WARP_SCRATCH(scratch, PIXELS * OUT);
    const int lane = threadIdx.x, first = blockIdx.x * (32 * PIXELS), x = first + lane * PIXELS, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= to.height) return;
    u32 in[2 * IN];
    const u8* p = src + blockIdx.z * from.image + (u32)(y * (int)from.row + x * IN);
#pragma unroll
    for (int i = 0; i < IN; i++) {
        const uint2 words = x < to.width ? *(const uint2*)(p + 8 * i) : make_uint2(0, 0);
        in[2 * i] = words.x, in[2 * i + 1] = words.y;
    }
    int value[PIXELS][OUT];
#pragma unroll
    for (int i = 0; i < PIXELS; i++) {
        int bytes[IN];
#pragma unroll
        for (int c = 0; c < IN; c++) bytes[c] = (int)(in[(i * IN + c) / 4] >> (8 * ((i * IN + c) % 4)) & 255);
        f(bytes, value[i]);
    }
    uint2* mine = (uint2*)(scratch + lane * PIXELS * OUT);
#pragma unroll
    for (int i = 0; i < OUT; i++) {
        u32 words[2];
#pragma unroll
        for (int k = 0; k < 2; k++) {
            const int n = 8 * i + 4 * k;
            words[k] = pack_u8(value[n / OUT][n % OUT], value[(n + 1) / OUT][(n + 1) % OUT],
                               pack_u8(value[(n + 2) / OUT][(n + 2) % OUT], value[(n + 3) / OUT][(n + 3) % OUT]));
        }
        mine[i] = make_uint2(words[0], words[1]);
    }
    __syncwarp();
    const int vectors = min(32 * PIXELS, to.width - first) * OUT / 16;
    u8* out = dst + blockIdx.z * to.image + (u32)(y * (int)to.row + first * OUT + lane * 16);
#pragma unroll
    for (int i = 0; i < 32 * PIXELS * OUT / 16; i += 32) {
        if (i + lane < vectors) *(uint4*)(out + i * 16) = *(const uint4*)(scratch + (i + lane) * 16);
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
