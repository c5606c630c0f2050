// Operators that make a pixel's channels of a pixel's channels: four neighbouring pixels a thread. Element types are told at run time.
#pragma once
#include "access/vec4.cuh"

// Pixels of a tile along x: as QUADS_TILE of src/image/core/launch.ts's callers.
#define QUADS_X (BLOCK_X * 4)

// Copies one element.
DEVICE void copy_element(int size, u8* to, const u8* from) {
    if (size == 1) *to = *from;
    else if (size == 2) *(u16*)to = *(const u16*)from;
    else *(u32*)to = *(const u32*)from;
}

// The pixels x … x + 3 of a row, as far as there are: CHANNELS loads of four elements, of pixels without gaps or of planes. What
// lies otherwise is first brought together in `scratch`, 16 · CHANNELS bytes of this thread's.
template <int CHANNELS>
DEVICE void load_quad(int type, const Image& in, int x, int y, float (&v)[4][CHANNELS], u8* scratch) {
    const int size = bytes_of(type), count = min(4, in.width - x);
    const u8* p = in.data + y * in.row + x * in.column;
    i64 step = 4 * size;
    bool planes = false;
    if (count == 4 && in.column == CHANNELS * size && (CHANNELS == 1 || in.channel == size) && aligned(p, 4 * size)) {
    } else if (count == 4 && in.column == size && aligned((const void*)((u64)p | (u64)in.channel), 4 * size)) {
        step = in.channel, planes = true;
    } else {
        // Where there are fewer, the last one again: nothing is read that nobody wrote.
#pragma unroll 1
        for (int i = 0; i < 4; i++) {
            const u8* pixel = p + min(i, count - 1) * in.column;
#pragma unroll 1
            for (int c = 0; c < CHANNELS; c++) copy_element(size, scratch + (i * CHANNELS + c) * size, pixel + c * in.channel);
        }
        p = scratch;
    }
    u32 raw[CHANNELS][4];
    float part[CHANNELS][4];
    UNROLL(g, CHANNELS) load_raw(type, p + g * step, raw[g]);
    unpack(type, raw, part);
    UNROLL(i, 4) {
        UNROLL(c, CHANNELS) v[i][c] = planes ? part[c][i] : part[(i * CHANNELS + c) / 4][(i * CHANNELS + c) % 4];
    }
}

// Writes the pixels x … x + 3 of a row, as far as there are. All threads of a warp call it for one row. `scratch` is the warp's,
// 16 · CHANNELS bytes a lane. SOME: only the pixels `written` are, given as bits.
template <int CHANNELS, bool SOME = false>
DEVICE void store_quad(int type, const Image& out, int x, int y, const float (&v)[4][CHANNELS], u8* scratch,
                                           u32 written = 15) {
    const int size = bytes_of(type), count = min(4, out.width - x), lane = threadIdx.x;
    u8* p = out.data + y * out.row + x * out.column;
    u8* mine = scratch + lane * CHANNELS * 4 * size;
    const bool all = !SOME || __all_sync(0xffffffffu, written == 15);
    const bool together = all && out.column == CHANNELS * size && (CHANNELS == 1 || out.channel == size);
    const bool planes = all && !together && count == 4 && out.column == size && aligned((const void*)((u64)p | (u64)out.channel), 4 * size);
    u8* to = planes ? p : mine;
    const i64 step = planes ? out.channel : 4 * size;
    float part[CHANNELS][4];
    UNROLL(i, 4 * CHANNELS) part[i / 4][i % 4] = planes ? v[i % 4][i / 4] : v[i / CHANNELS][i % CHANNELS];
    store_groups(type, to, step, part);
    if (together) {
        __syncwarp();
        const int first = x - lane * 4;
        copy_by_warp(p - lane * 4 * out.column, scratch, min(QUADS_X, out.width - first) * CHANNELS * size, lane);
    } else if (!planes) {
#pragma unroll 1
        for (int i = 0; i < count; i++) {
            if (SOME && !(written >> i & 1)) continue;
#pragma unroll 1
            for (int c = 0; c < CHANNELS; c++) copy_element(size, p + i * out.column + c * out.channel, mine + (i * CHANNELS + c) * size);
        }
    }
}

// The four pixels of this thread, of the image `out`: x is the first one's. Ends the warps below the image, and those beside it.
#define THIS_QUAD(x, y, out)                                                                               \
    const int x = blockIdx.x * QUADS_X + threadIdx.x * 4, y = blockIdx.y * BLOCK_Y + threadIdx.y;          \
    if (y >= out.height) return
