// Four neighboring pixels of a row per thread, of any layout and of an element type that is a parameter.
#pragma once
#include "access/vec4.cuh"

EXPORTED constexpr int VEC4_TILE[] = {BLOCK_X * 4, BLOCK_Y};

DEVICE void copy_element(int size, u8* to, const u8* from) {
    if (size == 1) *to = *from;
    else if (size == 2) *(u16*)to = *(const u16*)from;
    else *(u32*)to = *(const u32*)from;
}

// Loads pixels x … x + 3 of a row, as far as they exist. Interleaved and planar pixels take CHANNELS vector
// loads; other layouts are first gathered in `scratch`, 16 · CHANNELS bytes of this thread.
template <int CHANNELS>
DEVICE void load_pixels(int type, const Image& in, int x, int y, float (&v)[4][CHANNELS], u8* scratch) {
    const int size = bytes_of(type), count = min(4, in.width - x);
    const u8* p = in.data + y * in.row + x * in.column;
    i64 step = 4 * size;
    bool planar = false;
    if (count == 4 && in.column == CHANNELS * size && (CHANNELS == 1 || in.channel == size) && aligned(p, 4 * size)) {
    } else if (count == 4 && in.column == size && aligned(p, in.channel, 4 * size)) {
        step = in.channel, planar = true;
    } else {
        // Missing pixels repeat the last one, so that all of the scratch memory is initialized.
        NO_UNROLL for (int i = 0; i < 4; i++) {
            const u8* pixel = p + min(i, count - 1) * in.column;
            NO_UNROLL for (int c = 0; c < CHANNELS; c++) {
                copy_element(size, scratch + (i * CHANNELS + c) * size, pixel + c * in.channel);
            }
        }
        p = scratch;
    }
    u32 raw[CHANNELS][4];
    float part[CHANNELS][4];
    UNROLL(g, CHANNELS) load_raw(type, p + g * step, raw[g]);
    unpack(type, raw, part);
    UNROLL(i, 4) UNROLL(c, CHANNELS) {
        const int element = i * CHANNELS + c;
        v[i][c] = planar ? part[c][i] : part[element / 4][element % 4];
    }
}

// Stores pixels x … x + 3 of a row, as far as they exist. All threads of a warp call it for the same row.
// `scratch` belongs to the warp, 16 · CHANNELS bytes per lane. MASKED: stores only the pixels of a bit mask.
template <int CHANNELS, bool MASKED = false>
DEVICE void store_pixels(int type, const Image& out, int x, int y, const float (&v)[4][CHANNELS], u8* scratch,
                         u32 mask = 15) {
    const int size = bytes_of(type), count = min(4, out.width - x), lane = threadIdx.x;
    u8* p = out.data + y * out.row + x * out.column;
    u8* mine = scratch + lane * CHANNELS * 4 * size;
    const bool all = !MASKED || __all_sync(0xffffffffu, mask == 15);
    const bool interleaved = all && out.column == CHANNELS * size && (CHANNELS == 1 || out.channel == size);
    const bool planar = all && !interleaved && count == 4 && out.column == size && aligned(p, out.channel, 4 * size);
    u8* to = planar ? p : mine;
    const i64 step = planar ? out.channel : 4 * size;
    float part[CHANNELS][4];
    UNROLL(i, 4 * CHANNELS) part[i / 4][i % 4] = planar ? v[i % 4][i / 4] : v[i / CHANNELS][i % CHANNELS];
    store_groups(type, to, step, part);
    if (interleaved) {
        __syncwarp();
        const int first = x - lane * 4;
        copy_by_warp(p - lane * 4 * out.column, scratch, min(BLOCK_X * 4, out.width - first) * CHANNELS * size, lane);
    } else if (!planar) {
        NO_UNROLL for (int i = 0; i < count; i++) {
            if (MASKED && !(mask >> i & 1)) continue;
            NO_UNROLL for (int c = 0; c < CHANNELS; c++) {
                copy_element(size, p + i * out.column + c * out.channel, mine + (i * CHANNELS + c) * size);
            }
        }
    }
}

// The first pixel of this thread in a grid of VEC4_TILE. Ends warps below the image. Threads to the right of
// it stay, because store_pixels() needs whole warps.
#define THESE_PIXELS(x, y, out)                                                                          \
    const int x = blockIdx.x * (BLOCK_X * 4) + threadIdx.x * 4, y = blockIdx.y * BLOCK_Y + threadIdx.y;  \
    if (y >= out.height) return
