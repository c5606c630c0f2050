// Shapes drawn over bytes while these are copied, 16 neighbours a thread and VECTORS times: most threads do nothing else. The
// same results as draw.cu. An image is one run of bytes, or a run for each row where there are gaps between rows. Runs are whole
// numbers of 16 bytes at such addresses: isRun() of src/image/draw.ts tells. Offsets within an image have 32 bits.
#include "bytes.cuh"
#include "shapes.cuh"
#include "warp_rows.cuh"

#ifndef VECTORS
#define VECTORS 2
#endif
#ifndef MINBLOCKS
#define MINBLOCKS 6
#endif
// Sixteen bytes from byte `at` of a run on, drawn over. `y` is the run's first row, and `row` how many bytes a row has.
__device__ __forceinline__ uint4 drawn(uint4 vector, int at, int y, int row, int channels, const Table& table, const Found* found,
                                       int count) {
    const int below = at / row, begin = at - below * row, x = begin / channels, turn = begin - x * channels;
    // Pixels that the bytes belong to, and those of this row. Behind its end are the next one's.
    const int reach = (turn + 15) / channels + 1, here = row / channels - x;
    y += below;
    float v[16];
    bool any = false;
#pragma unroll 1
    for (int n = 0; n < count; n++) {
        const Shape& shape = found[n].shape;
        u32 pixels = 0;
#pragma unroll 1
        for (int first = 0, end = min(here, reach); first < end; first = end, end = reach) {
            pixels |= covered(shape, table, first ? 0 : x, y + (first > 0), end - first) << first;
        }
        if (pixels == 0) continue;
        if (!any) {
            const u32 words[4] = {vector.x, vector.y, vector.z, vector.w};
#pragma unroll
            for (int i = 0; i < 16; i++) v[i] = biased(words[i / 4], i % 4) - BIAS;
            any = true;
        }
        const float opacity = shape.opacity;
        int channel = turn;
#pragma unroll 1
        for (int word = 0; word < 4; word++) {
            float drawn[4];
#pragma unroll
            for (int i = 0; i < 4; i++) {
                const float color = shape.color[channel], value = opacity < 1 ? __fmaf_rn(color - v[i], opacity, v[i]) : color;
                drawn[i] = pixels & 1 ? value : v[i];
                if (++channel == channels) channel = 0, pixels >>= 1;
            }
#pragma unroll
            for (int i = 0; i < 16; i++) v[i] = i < 12 ? v[i + 4] : drawn[i - 12];
        }
    }
    if (!any) return vector;
    u32 made[4];
#pragma unroll
    for (int w = 0; w < 4; w++) {
        made[w] = pack_u8(__float2int_rn(v[4 * w]), __float2int_rn(v[4 * w + 1]),
                          pack_u8(__float2int_rn(v[4 * w + 2]), __float2int_rn(v[4 * w + 3])));
    }
    return make_uint4(made[0], made[1], made[2], made[3]);
}

extern "C" __global__ void __launch_bounds__(BLOCK, MINBLOCKS)
    draw_packed(const void* src, Batch from, void* dst, Batch to, const u32* uploaded, int images, const __grid_constant__ Words words) {
    __shared__ Found found[LISTED];
    const Table table = {uploaded, words, images};
    const Image in = image_at(src, from), out = image_at(dst, to);
    // Of images that are one run, all warps work on it; else each on a row.
    const bool whole = out.height == 1;
    const int run = whole ? 0 : blockIdx.y * BLOCK_Y + threadIdx.y, row = (int)out.row;
    const int strip = whole ? blockIdx.x * BLOCK_Y + threadIdx.y : blockIdx.x;
    const int length = run < out.height ? out.width : 0, at = strip * VECTORS * SPAN + threadIdx.x * 16;
    const u8* p = in.data + run * (int)in.row + at;
    uint4 vectors[VECTORS];
#pragma unroll
    for (int k = 0; k < VECTORS; k++) {
        vectors[k] = make_uint4(0, 0, 0, 0);
        if (at + k * SPAN < length) vectors[k] = __ldcs((const uint4*)(p + k * SPAN));
    }
    const int first = table[blockIdx.z], end = table[blockIdx.z + 1];
    if (end > first) {
        const int bytes = whole ? BLOCK_Y * VECTORS * SPAN : VECTORS * SPAN, low = blockIdx.x * bytes, last = low + bytes - 1;
        const int upper = low / row, lower = last / row;
        Pixels pixels = {0, upper, row, lower + 1};
        if (!whole) pixels.top = blockIdx.y * BLOCK_Y, pixels.bottom = pixels.top + BLOCK_Y;
        if (upper == lower) pixels.left = (low - upper * row) / to.channels, pixels.right = (last - upper * row) / to.channels + 1;
        const int count = find_shapes(table, first, end, pixels, found);
        if (count > 0) {
#pragma unroll 1
            for (int k = 0; k < VECTORS; k++) {
                uint4 vector = vectors[0];
                if (at + k * SPAN < length) vector = drawn(vector, at + k * SPAN, run, row, to.channels, table, found, count);
#pragma unroll
                for (int i = 1; i < VECTORS; i++) vectors[i - 1] = vectors[i];
                vectors[VECTORS - 1] = vector;
            }
        }
    }
    u8* q = out.data + run * row + at;
#pragma unroll
    for (int k = 0; k < VECTORS; k++) {
        if (at + k * SPAN < length) __stcs((uint4*)(q + k * SPAN), vectors[k]);
    }
}
