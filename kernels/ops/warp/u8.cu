// Linear warps of bytes whose pixels lie without gaps.
//
// A warp of 32 threads covers 16 × 2 pixels, PIXELS times: where images turn, it touches fewer lines of the cache so than in one
// long row. What a thread works out about its places serves all `frames` images that its block makes.
#include "core/warp_fixed_point.cuh"

// Pixels of a thread, side by side and STEP apart; with ROWS, as PACKED_TILE of src/image/core/warp.ts.
#define PIXELS 4
#define STEP 16
#define ROWS 2

// The words that cover two neighbouring pixels, wherever they begin.
template <int CHANNELS>
struct Words {
    static constexpr int COUNT = CHANNELS == 1 ? 2 : 3;
    u32 word[3];

    DEVICE void load(const u32* base, u32 bits) {
        const u32* p = base + (bits >> 5);
        word[0] = __ldg(p), word[1] = __ldg(p + 1), word[2] = 0;
        if (CHANNELS == 3 || (CHANNELS == 4 && (bits & 31))) word[2] = __ldg(p + 2);
    }

    // Four bytes, from byte 4 · i of the first pixel on.
    DEVICE u32 from(int i, u32 bits) const { return __funnelshift_r(word[i], word[i + 1], bits); }
};

// Where a pixel's neighbours lie above and below, in bits from a word's address.
struct Bits {
    u32 upper, lower;
};

// A weighed pixel, its channels in the low bytes.
template <int CHANNELS>
DEVICE u32 blend(const PairWeights& t, const Bits& at, const Words<CHANNELS>& upper, const Words<CHANNELS>& lower) {
    const u32 half = 32768, a = upper.from(0, at.upper), b = lower.from(0, at.lower);
    if (CHANNELS == 1) {
        const u32 four = __byte_perm(a, b, 0x5410);
        return dot_high(t.below, four, dot_low(t.above, four, half)) >> 16;
    }
    // The pairs of two channels in a word.
    const u32 a4 = upper.from(1, at.upper), b4 = lower.from(1, at.lower);
    const u32 first = CHANNELS == 3 ? 0x4130 : 0x5140, second = CHANNELS == 3 ? 0x5252 : 0x7362;
    const u32 a01 = __byte_perm(a, a4, first), b01 = __byte_perm(b, b4, first);
    const u32 a23 = __byte_perm(a, a4, second), b23 = __byte_perm(b, b4, second);
    const u32 c0 = dot_low(t.below, b01, dot_low(t.above, a01, half)), c1 = dot_high(t.below, b01, dot_high(t.above, a01, half));
    const u32 c2 = dot_low(t.below, b23, dot_low(t.above, a23, half)), c01 = __byte_perm(c0, c1, 0x0062);
    if (CHANNELS == 3) return __byte_perm(c01, c2, 0x7610);
    const u32 c3 = dot_high(t.below, b23, dot_high(t.above, a23, half));
    return __byte_perm(c01, __byte_perm(c2, c3, 0x0062), 0x5410);
}

// A constant border's pixel.
template <int CHANNELS>
DEVICE u32 constant_pixel(const SampleBounds& around) {
    u32 pixel = 0;
    UNROLL(c, CHANNELS) pixel |= (u32)saturate<u8>(around.value[c]) << 8 * c;
    return pixel;
}

template <int CHANNELS>
DEVICE void store_bytes(u8* p, u32 pixel) {
    UNROLL(c, CHANNELS) p[c] = (u8)(pixel >> 8 * c);
}

// The places of a thread's pixels.
DEVICE void along(AffineRow row, u32 column, Spot (&at)[PIXELS]) {
    row.skip(column);
#pragma unroll
    for (int i = 0; i < PIXELS; i++, row.skip(STEP)) at[i] = row.here();
}

DEVICE void along(const PerspectiveRow& row, double column, Spot (&at)[PIXELS]) {
    UNROLL(i, PIXELS) at[i] = row[column + i * STEP];
}

// Behind the map's last column any.
DEVICE void along_map(const Image& map, int column, int row, Spot (&at)[PIXELS]) {
    const u8* first = (const u8*)::at<f32>(map, min(column, map.width - 1), row);
    const u8* p[PIXELS];
    float2 place[PIXELS];
    UNROLL(i, PIXELS) p[i] = column + i * STEP < map.width ? first + i * (map.column * STEP) : first;
    if (map.channel == 4 && (((u64)map.data | (u64)map.row | (u64)map.column) & 7) == 0) {
        UNROLL(i, PIXELS) place[i] = __ldg((const float2*)p[i]);
    } else {
        UNROLL(i, PIXELS) place[i] = make_float2(__ldg((const float*)p[i]), __ldg((const float*)(p[i] + map.channel)));
    }
    UNROLL(i, PIXELS) at[i] = mapped_spot(place[i].x, place[i].y);
}

// The pixel at a spot, where neighbours may lie beyond the edge. Not inlined: for few pixels.
template <int CHANNELS>
__device__ __noinline__ u32 edge_pixel(const u8* data, u32 row, int width, int height, int x, int y, u32 tx, u32 ty, int border,
                                       u32 beyond) {
    int columns[2], rows[2];
    UNROLL(i, 2) columns[i] = border_index(x + i, width, border), rows[i] = border_index(y + i, height, border);
    u32 pixels[4][CHANNELS];
    UNROLL(i, 4) {
        const bool inside = columns[i & 1] >= 0 && rows[i >> 1] >= 0;
        const u8* p = data + (inside ? rows[i >> 1] * row + columns[i & 1] * CHANNELS : 0);
        UNROLL(c, CHANNELS) {
            const u32 value = __ldg(p + c);
            pixels[i][c] = inside ? value : beyond >> 8 * c & 255;
        }
    }
    const PairWeights weights({x, y, tx, ty});
    u32 made = 0;
    UNROLL(c, CHANNELS) made |= weighed(weights, pixels[0][c], pixels[1][c], pixels[2][c], pixels[3][c]) << 8 * c;
    return made;
}

// Moves the first to the end.
template <class T>
DEVICE void turn(T (&of)[PIXELS]) {
    const T first = of[0];
#pragma unroll
    for (int i = 1; i < PIXELS; i++) of[i - 1] = of[i];
    of[PIXELS - 1] = first;
}

// Two neighbours of which one at least lies beyond an edge, as two that lie within: the one `at` and the one behind it. A constant
// border has no pixels.
struct EdgePair {
    int at;
    bool found, first_at, first_behind, second_at, second_behind;

    DEVICE EdgePair(int i, int size, int border) {
        const int first = border_index(i, size, border), second = border_index(i + 1, size, border);
        at = min(min((u32)first, (u32)second), (u32)(size - 2));
        found = size > 1 && max(first, second) <= at + 1;
        first_at = first == at, first_behind = first == at + 1, second_at = second == at, second_behind = second == at + 1;
    }
    // Their weights for those.
    DEVICE u32 weight_at(u32 first, u32 second) const { return (first_at ? first : 0) + (second_at ? second : 0); }
    DEVICE u32 weight_behind(u32 first, u32 second) const {
        return (first_behind ? first : 0) + (second_behind ? second : 0);
    }
    DEVICE u32 weights(u32 both) const {
        return weight_at(both & 0xffff, both >> 16) | weight_behind(both & 0xffff, both >> 16) << 16;
    }
};

// Four neighbours as four that lie within: the first of them, and the weights; x is -1 if there are none.
struct Within {
    int x, y;
    u32 above, below;
};

// Not inlined: for pixels near the edge, or beyond it.
__device__ __noinline__ Within within_edges(int x, int y, u32 above, u32 below, int width, int height, int border) {
    const EdgePair column(x, width, border), row(y, height, border);
    const u32 a = column.weights(above), b = column.weights(below);
    return {column.found && row.found ? column.at : -1, row.at, row.weight_at(a, b), row.weight_behind(a, b)};
}

template <int CHANNELS>
DEVICE void warp_packed(const void* src, const Batch& from, const void* map, const Batch& places, void* dst,
                                            const Batch& to, int told, const WarpMatrix& one, const WarpMatrix* each, int count, int frames,
                                            const SampleBounds& around) {
    const u32 lane = threadIdx.x, k = lane & 3;
    const int first = blockIdx.z * frames, images = min(frames, count - first);
    const Image in = image_at(src, from, first), out = image_at(dst, to, first);
    const int x0 = blockIdx.x * (STEP * PIXELS), y0 = blockIdx.y * (BLOCK_Y * ROWS);
    if (x0 >= out.width || y0 >= out.height) return;
    const int left = x0 + lane % STEP, y = y0 + threadIdx.y * ROWS + lane / STEP, line = min(y, out.height - 1);

    Spot at[PIXELS];
    if (told == AFFINE) {
        along(each ? AffineRow(each[first], line) : AffineRow(one, line), left, at);
    } else if (told == PERSPECTIVE) {
        along(PerspectiveRow(matrix_of(one, each, first), line), left, at);
    } else {
        along_map(image_at(map, places, first), left, line, at);
    }

    // From words' addresses. `last`: behind this bit no words for two pixels begin.
    const u32 shift = (u32)(u64)in.data & 3, pitch = (u32)in.row * 8, columns = in.width, rows = in.height;
    const int end = (int)(shift + (rows - 1) * (u32)in.row + columns * CHANNELS) - 4 * Words<CHANNELS>::COUNT;
    const u32 last = (u32)end * 8 | 31, right = end < 0 ? 0 : columns - 1;
    Bits bits[PIXELS];
    PairWeights weights[PIXELS];
    bool within[PIXELS], any = false, all = true;
    UNROLL(i, PIXELS) {
        weights[i] = PairWeights(at[i]);
        bits[i].upper = shift * 8 + at[i].y * pitch + at[i].x * (8 * CHANNELS), bits[i].lower = bits[i].upper + pitch;
        within[i] = ((u32)at[i].x < right) & ((u32)at[i].y < rows - 1) & (bits[i].lower <= last);
        all &= within[i];
    }
    // Of the others some have nothing but a constant border around them, some become such as lie within, and what is left is
    // looked at below.
    u32 beyond = 0, edge = 0;
    if (!all) {
        beyond = constant_pixel<CHANNELS>(around);
        const bool constant = around.border == CONSTANT;
        // Each in its turn as the first: the code is there once.
#pragma unroll 1
        for (int i = 0; i < PIXELS; i++) {
            const Spot spot = at[0];
            const bool far = is_far(told, spot), near = ((u32)(spot.x + 1) <= columns) & ((u32)(spot.y + 1) <= rows);
            if (!within[0] & (near | far | !constant)) {
                if (!far & (beyond == 0 | !constant)) {
                    const Within four =
                        within_edges(spot.x, spot.y, weights[0].above, weights[0].below, in.width, in.height, around.border);
                    weights[0].above = four.above, weights[0].below = four.below;
                    bits[0].upper = shift * 8 + four.y * pitch + four.x * (8 * CHANNELS), bits[0].lower = bits[0].upper + pitch;
                    within[0] = ((u32)four.x < right) & (bits[0].lower <= last);
                }
                edge |= within[0] ? 0 : 1u << i;
            }
            turn(at), turn(weights), turn(bits), turn(within);
        }
    }
    UNROLL(i, PIXELS) {
        if (!within[i]) bits[i].upper = bits[i].lower = 0;
        any |= within[i];
    }

    // Of four neighbours of three channels three write a word each.
    const bool words = (((u64)out.data | (u64)out.row | (u64)to.image) & 3) == 0 && x0 + STEP * PIXELS <= out.width;
    const bool writes = y < out.height && (CHANNELS == 4 || k < 3);
    const u32 selector = 0x4210 + 0x1211 * k - (k >> 1) * 0xf0;
    const u32* base = (const u32*)(in.data - shift);
    u8* made = out.data + (line * (u32)out.row + left * CHANNELS + (CHANNELS == 3 && words ? k : 0));
#pragma unroll 1
    for (int n = 0; n < images; n++) {
        u32 pixel[PIXELS];
        if (any) {
            Words<CHANNELS> upper[PIXELS], lower[PIXELS];
            UNROLL(i, PIXELS) upper[i].load(base, bits[i].upper), lower[i].load(base, bits[i].lower);
            UNROLL(i, PIXELS) pixel[i] = blend<CHANNELS>(weights[i], bits[i], upper[i], lower[i]);
        }
        UNROLL(i, PIXELS) pixel[i] = within[i] ? pixel[i] : beyond;
        if (CHANNELS != 1 && words) {
            UNROLL(i, PIXELS) {
                if (CHANNELS == 3) pixel[i] = __byte_perm(pixel[i], __shfl_down_sync(0xffffffff, pixel[i], 1), selector);
                if (writes) *(u32*)(made + i * (STEP * CHANNELS)) = pixel[i];
            }
        } else {
#pragma unroll 1
            for (int i = 0; i < PIXELS; i++) {
                if (left + i * STEP < out.width && y < out.height) store_bytes<CHANNELS>(made + i * (STEP * CHANNELS), pixel[0]);
                turn(pixel);
            }
        }
        base = (const u32*)((const u8*)base + from.image), made += to.image;
    }

    // The edge, over what was written in its place.
    __syncwarp();
    if (y >= out.height) return;
#pragma unroll 1
    for (int i = 0; edge; i++, edge >>= 1) {
        const int x = left + i * STEP;
        if (!(edge & 1) || x >= out.width) continue;
        asm volatile("" : "+l"(each));  // Read anew: kept, a matrix would take registers.
        const Spot it = spot_at(told, image_at(map, places, first), matrix_of(one, each, first), x, line);
        const u8* whole = in.data;
        made = out.data + (line * (u32)out.row + x * CHANNELS);
#pragma unroll 1
        for (int n = 0; n < images; n++) {
            const u32 value = edge_pixel<CHANNELS>(whole, (u32)in.row, in.width, in.height, it.x, it.y, it.tx, it.ty,
                                                   around.border, beyond);
            store_bytes<CHANNELS>(made, value);
            whole += from.image, made += to.image;
        }
    }
}

#define KERNEL(CHANNELS)                                                                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 5) warp_packed_##CHANNELS(                                 \
        const void* src, Batch from, const void* map, Batch places, void* dst, Batch to, int told, WarpMatrix one,                \
        const WarpMatrix* each, int count, int frames, int border, float v0, float v1, float v2, float v3) {                      \
        warp_packed<CHANNELS>(src, from, map, places, dst, to, told, one, each, count, frames, {border, {v0, v1, v2, v3}});   \
    }
KERNEL(1)
KERNEL(3)
KERNEL(4)
