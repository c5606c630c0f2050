// Operators that make each element of the result of the same element of the source: four neighbours along x at a time, by one
// load and one store where they lie together. The element types are told at run time: branches that all threads take alike.
#pragma once
#include "warp_rows.cuh"

// Pixels of a tile along x: a thread makes GROUPS groups of 4, 32 groups apart. As ELEMENTS_TILE of src/image/elementwise.ts.
#define GROUPS 4
#define GROUP_STEP (BLOCK_X * 4)

// Four elements as they lie in memory: one, two or four words.
__device__ __forceinline__ void load_raw(int type, const u8* p, u32 (&raw)[4]) {
    if (type == U8) {
        raw[0] = *(const u32*)p;
    } else if (type == F32) {
        const uint4 words = *(const uint4*)p;
        raw[0] = words.x, raw[1] = words.y, raw[2] = words.z, raw[3] = words.w;
    } else {
        const uint2 words = *(const uint2*)p;
        raw[0] = words.x, raw[1] = words.y;
    }
}

// Groups of four elements, as floats. The type is asked for once.
template <int COUNT>
__device__ __forceinline__ void unpack(int type, const u32 (&raw)[COUNT][4], float (&v)[COUNT][4]) {
    if (type == F32) {
#pragma unroll
        for (int i = 0; i < 4 * COUNT; i++) v[i / 4][i % 4] = __uint_as_float(raw[i / 4][i % 4]);
    } else if (type == U8) {
#pragma unroll
        for (int i = 0; i < 4 * COUNT; i++) v[i / 4][i % 4] = (float)(u8)(raw[i / 4][0] >> (8 * (i % 4)));
    } else if (type == F16) {
#pragma unroll
        for (int i = 0; i < 4 * COUNT; i++) {
            asm("cvt.f32.f16 %0, %1;" : "=f"(v[i / 4][i % 4]) : "h"((u16)(raw[i / 4][i % 4 / 2] >> (16 * (i & 1)))));
        }
    } else {
        // u16, or i16 by taking away 65536 from what has the sign.
        const int sign = type == I16 ? 0x8000 : 0;
#pragma unroll
        for (int i = 0; i < 4 * COUNT; i++) {
            const int bits = raw[i / 4][i % 4 / 2] >> (16 * (i & 1)) & 0xffff;
            v[i / 4][i % 4] = (float)(bits - ((bits & sign) << 1));
        }
    }
}

// Two integers as 16-bit elements, kept within the type's range.
__device__ __forceinline__ u32 pack_u16(int low, int high) {
    u32 packed;
    asm("cvt.pack.sat.u16.s32 %0, %1, %2;" : "=r"(packed) : "r"(high), "r"(low));
    return packed;
}
__device__ __forceinline__ u32 pack_i16(int low, int high) {
    u32 packed;
    asm("cvt.pack.sat.s16.s32 %0, %1, %2;" : "=r"(packed) : "r"(high), "r"(low));
    return packed;
}

// Writes groups of four floats as elements, `step` bytes apart.
template <int COUNT>
__device__ __forceinline__ void store_groups(int type, u8* p, i64 step, const float (&v)[COUNT][4]) {
    if (type == F32) {
#pragma unroll
        for (int g = 0; g < COUNT; g++) *(float4*)(p + g * step) = make_float4(v[g][0], v[g][1], v[g][2], v[g][3]);
        return;
    }
    if (type == F16) {
#pragma unroll
        for (int g = 0; g < COUNT; g++) {
            u32 words[2];
#pragma unroll
            for (int i = 0; i < 2; i++) words[i] = saturate<f16>(v[g][2 * i]).bits | (u32)saturate<f16>(v[g][2 * i + 1]).bits << 16;
            *(uint2*)(p + g * step) = make_uint2(words[0], words[1]);
        }
        return;
    }
    int whole[COUNT][4];
#pragma unroll
    for (int i = 0; i < 4 * COUNT; i++) whole[i / 4][i % 4] = __float2int_rn(v[i / 4][i % 4]);
#pragma unroll
    for (int g = 0; g < COUNT; g++) {
        const int(&w)[4] = whole[g];
        if (type == U8) *(u32*)(p + g * step) = pack_u8(w[0], w[1], pack_u8(w[2], w[3]));
        else if (type == U16) *(uint2*)(p + g * step) = make_uint2(pack_u16(w[0], w[1]), pack_u16(w[2], w[3]));
        else *(uint2*)(p + g * step) = make_uint2(pack_i16(w[0], w[1]), pack_i16(w[2], w[3]));
    }
}

__device__ __forceinline__ int bytes_of(int type) { return type == U8 ? 1 : type == F32 ? 4 : 2; }

// The first goes out, `last` comes in: a loop over values in registers.
__device__ __forceinline__ void rotate(float (&v)[4], float last) { v[0] = v[1], v[1] = v[2], v[2] = v[3], v[3] = last; }

// What stands beside the operands of an elementwise kernel: the two types, and how many channels take turns along x (pixels without
// gaps are seen as rows of elements), or 1 where `to` has them.
struct Elements {
    int from, to, turns;
};

// `f(four values, channel of the first)` for all elements. All loads of a thread are on their way before the first is waited for.
template <class F>
__device__ __forceinline__ void elementwise(const void* src, const Batch& from, void* dst, const Batch& to, const Elements& how, F f) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y, first = blockIdx.x * (GROUPS * GROUP_STEP) + threadIdx.x * 4;
    if (y >= out.height) return;
    const int from_size = bytes_of(how.from), to_size = bytes_of(how.to), width = out.width;
    const bool together = in.column == from_size && out.column == to_size;
#pragma unroll 1
    for (int plane = 0; plane < to.channels; plane++) {
        const u8* in_row = in.data + y * in.row + plane * in.channel;
        u8* out_row = out.data + y * out.row + plane * out.channel;
        const bool whole = together && aligned(in_row, 4 * from_size) && aligned(out_row, 4 * to_size);
        u32 raw[GROUPS][4];
#pragma unroll
        for (int group = 0; group < GROUPS; group++) {
            const int x = first + group * GROUP_STEP;
            if (whole && x + 4 <= width) load_raw(how.from, in_row + (i64)x * from_size, raw[group]);
        }
#pragma unroll 1
        for (int x = first; x < min(width, first + GROUPS * GROUP_STEP); x += GROUP_STEP) {
            const bool four = whole && x + 4 <= width;
            const int count = min(4, width - x);
            float all[1][4], (&v)[4] = all[0];
            if (four) {
                const u32(&words)[4] = raw[0];
                unpack(how.from, {{words[0], words[1], words[2], words[3]}}, all);
            } else {
#pragma unroll 1
                for (int i = 0; i < 4; i++) rotate(v, i < count ? load_as(how.from, in_row + (x + i) * in.column) : 0.0f);
            }
            f(v, how.turns > 1 ? x % how.turns : plane);
            if (four) {
                store_groups(how.to, out_row + (i64)x * to_size, 0, all);
            } else {
#pragma unroll 1
                for (int i = 0; i < count; i++) {
                    store_as(how.to, out_row + (x + i) * out.column, v[0]);
                    rotate(v, 0.0f);
                }
            }
            // The loop's code stands there once, and registers have no index: the words move up.
#pragma unroll
            for (int g = 0; g + 1 < GROUPS; g++) {
#pragma unroll
                for (int i = 0; i < 4; i++) raw[g][i] = raw[g + 1][i];
            }
        }
    }
}
