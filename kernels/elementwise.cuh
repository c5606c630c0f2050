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

// What stands beside the operands of every elementwise kernel: the two types, and how many channels take turns along x
// (pixels without gaps are seen as rows of elements), or 1 where `to` has them. `even`: bytes into bytes or f32, one channel of
// no list, rows that start at multiples of four elements and have such a number of them, images of less than 2 GiB.
struct Elements {
    int from, to, turns, even;
};

// The same where the operands are even: little besides `f` is left to do for an element.
template <class F>
__device__ __forceinline__ void elementwise_even(const u8* src, const Batch& from, u8* dst, const Batch& to, const Elements& how, F f) {
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y, first = blockIdx.x * (GROUPS * GROUP_STEP) + threadIdx.x * 4;
    if (y >= to.height) return;
    const u8* in = src + blockIdx.z * from.image + (u32)(y * (int)from.row + first);
    u8* out = dst + blockIdx.z * to.image + (u32)(y * (int)to.row + first * (how.to == U8 ? 1 : 4));
    u32 raw[GROUPS];
#pragma unroll
    for (int group = 0; group < GROUPS; group++) {
        if (first + group * GROUP_STEP < to.width) raw[group] = *(const u32*)(in + group * GROUP_STEP);
    }
#pragma unroll
    for (int group = 0; group < GROUPS; group++) {
        const int x = first + group * GROUP_STEP;
        if (x >= to.width) break;
        int c = how.turns > 1 ? x % how.turns : 0;
        float v[4];
#pragma unroll
        for (int i = 0; i < 4; i++) {
            v[i] = f((float)(u8)(raw[group] >> (8 * i)), c);
            if (how.turns > 1 && ++c == how.turns) c = 0;
        }
        if (how.to == U8) {
            *(u32*)(out + group * GROUP_STEP) = pack_u8(__float2int_rn(v[0]), __float2int_rn(v[1]), pack_u8(__float2int_rn(v[2]), __float2int_rn(v[3])));
        } else {
            *(float4*)(out + group * GROUP_STEP * 4) = make_float4(v[0], v[1], v[2], v[3]);
        }
    }
}

// `f(value, channel)` for every element. All loads of a thread are on their way before the first is waited for. LONG: `f` is
// much code, which stands there once.
template <bool LONG = false, class F>
__device__ __forceinline__ void elementwise(const void* src, const Batch& from, void* dst, const Batch& to, const Elements& how, F f) {
    if (!LONG && how.even) return elementwise_even((const u8*)src, from, (u8*)dst, to, how, f);
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y, first = blockIdx.x * (GROUPS * GROUP_STEP) + threadIdx.x * 4;
    if (y >= out.height) return;
    const int from_size = bytes_of(how.from), to_size = bytes_of(how.to), turns = how.turns, width = out.width;
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
        for (int group = 0; group < GROUPS; group++) {
            const int x = first + group * GROUP_STEP;
            int c = turns > 1 ? x % turns : plane;
            if (whole && x + 4 <= width) {
                float all[1][4], (&v)[4] = all[0];
                const u32(&words)[4] = raw[0];
                unpack(how.from, {{words[0], words[1], words[2], words[3]}}, all);
#pragma unroll(LONG ? 1 : 4)
                for (int i = 0; i < 4; i++) {
                    const float made = f(v[LONG ? 0 : i], c);
                    if (turns > 1 && ++c == turns) c = 0;
                    if (LONG) rotate(v, made);
                    else v[i] = made;
                }
                store_groups(how.to, out_row + (i64)x * to_size, 0, all);
            } else {
#pragma unroll 1
                for (int i = x; i < min(x + 4, width); i++) {
                    store_as(how.to, out_row + i * out.column, f(load_as(how.from, in_row + i * in.column), c));
                    if (turns > 1 && ++c == turns) c = 0;
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

// A value for each channel.
struct Values {
    float v[4];
};
__device__ __forceinline__ float pick(const Values& values, int c) {
    return c == 0 ? values.v[0] : c == 1 ? values.v[1] : c == 2 ? values.v[2] : values.v[3];
}

// The kernel NAME whose arguments after the operands are PARAMETERS, and whose result is F(value, channel).
#define ELEMENTWISE(NAME, F, ...)                                                                          \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(                                   \
        const void* src, Batch from, void* dst, Batch to, Elements how, __VA_ARGS__) {                     \
        elementwise(src, from, dst, to, how, F);                                                           \
    }
// The same where F is much code.
#define ELEMENTWISE_LONG(NAME, F, ...)                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) NAME(                                   \
        const void* src, Batch from, void* dst, Batch to, Elements how, __VA_ARGS__) {                     \
        elementwise<true>(src, from, dst, to, how, F);                                                     \
    }
