// Shapes drawn over bytes while these are copied, 16 neighbours a thread and VECTORS times: most threads do nothing else. The
// same results as draw.cu. An image is one run of bytes, or a run for each row where there are gaps between rows. Runs are whole
// numbers of 16 bytes at such addresses: isRun() of src/image/draw.ts tells. Offsets within an image have 32 bits.
#include "bytes.cuh"
#include "shapes.cuh"
#include "warp_rows.cuh"

#ifndef VECTORS
#define VECTORS 4
#endif
#ifndef MINBLOCKS
#define MINBLOCKS 3
#endif
#ifdef PLAIN
#define LOAD(p) (*(p))
#define STORE(p, v) (*(p) = (v))
#else
#define LOAD(p) __ldcs(p)
#define STORE(p, v) __stcs(p, v)
#endif

// How many pixels bytes are.
__device__ __forceinline__ int pixels_of(int bytes, int channels) { return channels == 3 ? bytes / 3 : bytes >> channels / 2; }

// Sixteen values with a color put where `bytes` have a bit, as much as it shows. The first is the color's at [0].
template <int CHANNELS>
__device__ __forceinline__ void put(float (&v)[16], u32 bytes, const float (&color)[CHANNELS], float opacity) {
#pragma unroll
    for (int i = 0; i < 16; i++) {
        const float c = color[i % CHANNELS], value = opacity < 1 ? __fmaf_rn(c - v[i], opacity, v[i]) : c;
        if (bytes >> i & 1) v[i] = value;
    }
}

// The same where `pixels` have a bit. The first value is channel `turn` of its pixel.
__device__ __forceinline__ void put_pixels(float (&v)[16], u32 pixels, const Shape& shape, int channels, int turn) {
    u32 bytes = 0;
    if (channels == 3) {
#pragma unroll
        for (int i = 0; i < 6; i++) bytes |= (pixels >> i & 1) * 7 << 3 * i;
        const float color[3] = {shape.color[turn], shape.color[turn == 2 ? 0 : turn + 1], shape.color[turn == 0 ? 2 : turn - 1]};
        put(v, bytes >> turn, color, shape.opacity);
        return;
    }
#pragma unroll
    for (int i = 0; i < 4; i++) bytes |= (pixels >> i & 1) * 15 << 4 * i;
    float color[4];
#pragma unroll
    for (int c = 0; c < 4; c++) color[c] = shape.color[channels == 1 ? 0 : c];
    put(v, channels == 1 ? pixels : bytes, color, shape.opacity);
}

// Sixteen bytes from byte `begin` of row `y` on, drawn over. A row has `row` bytes.
__device__ __forceinline__ uint4 drawn(uint4 vector, int begin, int y, int row, int channels, const Table& table, const Found* found,
                                       int count) {
    const int x = pixels_of(begin, channels), turn = begin - x * channels;
    // Pixels that the bytes belong to, and those of this row. Behind its end are the next one's.
    const int reach = channels == 3 ? 6 : pixels_of(16, channels), here = pixels_of(row, channels) - x;
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
        put_pixels(v, pixels, shape, channels, turn);
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
    const int run = whole ? 0 : blockIdx.y * BLOCK_Y + threadIdx.y, row = (int)out.row, channels = to.channels;
    const int strip = whole ? blockIdx.x * BLOCK_Y + threadIdx.y : blockIdx.x;
    const int length = run < out.height ? out.width : 0, at = strip * VECTORS * SPAN + threadIdx.x * 16;
    const u8* p = in.data + run * (int)in.row + at;
    uint4 vectors[VECTORS];
#pragma unroll
    for (int k = 0; k < VECTORS; k++) {
        vectors[k] = make_uint4(0, 0, 0, 0);
        if (at + k * SPAN < length) vectors[k] = LOAD((const uint4*)(p + k * SPAN));
    }
    int range[2];
    table.read(blockIdx.z, range);
    if (range[1] > range[0]) {
        const int bytes = whole ? BLOCK_Y * VECTORS * SPAN : VECTORS * SPAN, low = blockIdx.x * bytes, last = low + bytes - 1;
        const int upper = low / row, lower = last / row;
        Pixels pixels = {0, upper, row, lower + 1};
        if (!whole) pixels.top = blockIdx.y * BLOCK_Y, pixels.bottom = pixels.top + BLOCK_Y;
        if (upper == lower) pixels.left = pixels_of(low - upper * row, channels), pixels.right = pixels_of(last - upper * row, channels) + 1;
        int y = at / row, begin = at - y * row;
        y += run;
        const int count = find_shapes(table, range[0], range[1], pixels, found);
        if (count > 0) {
#pragma unroll 1
            for (int k = 0; k < VECTORS; k++, begin += SPAN) {
#pragma unroll 1
                for (; begin >= row; begin -= row) y++;
                uint4 vector = vectors[0];
                if (at + k * SPAN < length) vector = drawn(vector, begin, y, row, channels, table, found, count);
#pragma unroll
                for (int i = 1; i < VECTORS; i++) vectors[i - 1] = vectors[i];
                vectors[VECTORS - 1] = vector;
            }
        }
    }
    u8* q = out.data + run * row + at;
#pragma unroll
    for (int k = 0; k < VECTORS; k++) {
        if (at + k * SPAN < length) STORE((uint4*)(q + k * SPAN), vectors[k]);
    }
}
