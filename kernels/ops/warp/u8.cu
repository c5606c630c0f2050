// Linear warps of interleaved u8.
//
// A warp of 32 threads covers 16 × 2 pixels, PIXELS times: with rotations this touches fewer cache lines than
// one long row. A thread computes its positions once for all `frames` images of its block.
#include "core/warp_fixed_point.cuh"

// Pixels of a thread, STEP apart along x, and rows of a warp.
#define PIXELS 4
#define STEP 16
#define ROWS 2
EXPORTED constexpr int WARP_U8_TILE[] = {STEP * PIXELS, BLOCK_Y * ROWS};

// The words that cover two neighboring pixels at any address.
template <int CHANNELS>
struct PixelWords {
    static constexpr int COUNT = CHANNELS == 1 ? 2 : 3;
    u32 word[3];

    DEVICE void load(const u32* base, u32 bits) {
        const u32* p = base + (bits >> 5);
        word[0] = __ldg(p), word[1] = __ldg(p + 1), word[2] = 0;
        if (CHANNELS == 3 || (CHANNELS == 4 && (bits & 31))) word[2] = __ldg(p + 2);
    }

    // Four bytes starting at byte 4 · i of the first pixel.
    DEVICE u32 from(int i, u32 bits) const { return __funnelshift_r(word[i], word[i + 1], bits); }
};

// Bit offsets of the neighbors above and below from an aligned address.
struct Bits { u32 upper, lower; };

// An interpolated pixel, with its channels in the low bytes.
template <int CHANNELS>
DEVICE u32 blend(const PairWeights& t, const Bits& at, const PixelWords<CHANNELS>& upper,
                 const PixelWords<CHANNELS>& lower) {
    const u32 half = 32768, a = upper.from(0, at.upper), b = lower.from(0, at.lower);
    if (CHANNELS == 1) {
        const u32 four = __byte_perm(a, b, 0x5410);
        return dot2_high(t.below, four, dot2_low(t.above, four, half)) >> 16;
    }
    // Each word holds the pixel pairs of two channels.
    const u32 a4 = upper.from(1, at.upper), b4 = lower.from(1, at.lower);
    const u32 first = CHANNELS == 3 ? 0x4130 : 0x5140, second = CHANNELS == 3 ? 0x5252 : 0x7362;
    const u32 a01 = __byte_perm(a, a4, first), b01 = __byte_perm(b, b4, first);
    const u32 a23 = __byte_perm(a, a4, second), b23 = __byte_perm(b, b4, second);
    const u32 c0 = dot2_low(t.below, b01, dot2_low(t.above, a01, half));
    const u32 c1 = dot2_high(t.below, b01, dot2_high(t.above, a01, half));
    const u32 c2 = dot2_low(t.below, b23, dot2_low(t.above, a23, half)), c01 = __byte_perm(c0, c1, 0x0062);
    if (CHANNELS == 3) return __byte_perm(c01, c2, 0x7610);
    const u32 c3 = dot2_high(t.below, b23, dot2_high(t.above, a23, half));
    return __byte_perm(c01, __byte_perm(c2, c3, 0x0062), 0x5410);
}

// The pixel of a constant border.
template <int CHANNELS>
DEVICE u32 constant_pixel(const SampleBounds& bounds) {
    u32 pixel = 0;
    UNROLL(c, CHANNELS) pixel |= (u32)saturate<u8>(bounds.value[c]) << 8 * c;
    return pixel;
}

template <int CHANNELS>
DEVICE void store_bytes(u8* p, u32 pixel) { UNROLL(c, CHANNELS) p[c] = (u8)(pixel >> 8 * c); }

// The positions of a thread's pixels.
DEVICE void along(AffineRow row, u32 column, SourcePosition (&at)[PIXELS]) {
    row.skip(column);
    UNROLL(i, PIXELS) at[i] = row.here(), row.skip(STEP);
}

DEVICE void along(const PerspectiveRow& row, double column, SourcePosition (&at)[PIXELS]) {
    UNROLL(i, PIXELS) at[i] = row[column + i * STEP];
}

// Positions to the right of the map's last column are undefined.
DEVICE void along_map(const Image& map, int column, int row, SourcePosition (&at)[PIXELS]) {
    const u8* first = (const u8*)::at<f32>(map, min(column, map.width - 1), row);
    const u8* p[PIXELS];
    float2 position[PIXELS];
    UNROLL(i, PIXELS) p[i] = column + i * STEP < map.width ? first + i * (map.column * STEP) : first;
    if (map.channel == 4 && (((u64)map.data | (u64)map.row | (u64)map.column) & 7) == 0) {
        UNROLL(i, PIXELS) position[i] = __ldg((const float2*)p[i]);
    } else {
        UNROLL(i, PIXELS) {
            position[i] = make_float2(__ldg((const float*)p[i]), __ldg((const float*)(p[i] + map.channel)));
        }
    }
    UNROLL(i, PIXELS) at[i] = mapped_position(position[i].x, position[i].y);
}

// The pixel at a position whose neighbors may lie beyond the edge. Not inlined, because few pixels need it.
template <int CHANNELS>
__device__ __noinline__ u32 edge_pixel(const u8* data, u32 row, int width, int height, int x, int y, u32 tx, u32 ty,
                                       int border, u32 beyond) {
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
    u32 result = 0;
    UNROLL(c, CHANNELS) result |= weighed(weights, pixels[0][c], pixels[1][c], pixels[2][c], pixels[3][c]) << 8 * c;
    return result;
}

// Maps two neighbors, at least one beyond an edge, to two adjacent pixels starting at `at`, if possible.
struct EdgePair {
    int at;
    bool found, first_at, first_next, second_at, second_next;

    DEVICE EdgePair(int i, int size, int border) {
        const int first = border_index(i, size, border), second = border_index(i + 1, size, border);
        at = min(min((u32)first, (u32)second), (u32)(size - 2));
        found = size > 1 && max(first, second) <= at + 1;
        first_at = first == at, first_next = first == at + 1, second_at = second == at, second_next = second == at + 1;
    }
    // The weights of the adjacent pixels.
    DEVICE u32 weight_at(u32 first, u32 second) const { return (first_at ? first : 0) + (second_at ? second : 0); }
    DEVICE u32 weight_next(u32 first, u32 second) const {
        return (first_next ? first : 0) + (second_next ? second : 0);
    }
    DEVICE u32 weights(u32 both) const {
        return weight_at(both & 0xffff, both >> 16) | weight_next(both & 0xffff, both >> 16) << 16;
    }
};

// Four adjacent pixels within the image with their weights; x is -1 if there are none.
struct Adjacent { int x, y; u32 above, below; };

// Not inlined, because few pixels lie near or beyond an edge.
__device__ __noinline__ Adjacent within_edges(int x, int y, u32 above, u32 below, int width, int height, int border) {
    const EdgePair column(x, width, border), row(y, height, border);
    const u32 a = column.weights(above), b = column.weights(below);
    return {column.found && row.found ? column.at : -1, row.at, row.weight_at(a, b), row.weight_next(a, b)};
}

template <int CHANNELS>
KERNEL(5) warp_u8(const void* src, Batch from, const void* map, Batch map_batch, void* dst, Batch to, int source,
                  WarpMatrix one, const WarpMatrix* each, int count, int frames, int border, float v0, float v1,
                  float v2, float v3) {
    const SampleBounds bounds = {border, {v0, v1, v2, v3}};
    const u32 lane = threadIdx.x, k = lane & 3;
    const int first = blockIdx.z * frames, images = min(frames, count - first);
    const Image in = image_at(src, from, first), out = image_at(dst, to, first);
    const int x0 = blockIdx.x * (STEP * PIXELS), y0 = blockIdx.y * (BLOCK_Y * ROWS);
    if (x0 >= out.width || y0 >= out.height) return;
    const int left = x0 + lane % STEP, y = y0 + threadIdx.y * ROWS + lane / STEP, line = min(y, out.height - 1);

    SourcePosition at[PIXELS];
    if (source == AFFINE) {
        along(each ? AffineRow(each[first], line) : AffineRow(one, line), left, at);
    } else if (source == PERSPECTIVE) {
        along(PerspectiveRow(matrix_of(one, each, first), line), left, at);
    } else {
        along_map(image_at(map, map_batch, first), left, line, at);
    }

    // Offsets from an aligned address. `last`: the last bit at which the words of two pixels may begin.
    const u32 shift = (u32)(u64)in.data & 3, pitch = (u32)in.row * 8, columns = in.width, rows = in.height;
    const int end = (int)(shift + (rows - 1) * (u32)in.row + columns * CHANNELS) - 4 * PixelWords<CHANNELS>::COUNT;
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
    // Of the other pixels some see only a constant border, some can use adjacent pixels instead, and the rest
    // is the `edge`, which is computed below.
    u32 beyond = 0, edge = 0;
    if (!all) {
        beyond = constant_pixel<CHANNELS>(bounds);
        const bool constant = bounds.border == CONSTANT;
        // The pixels rotate, so that the code exists once.
        NO_UNROLL for (int i = 0; i < PIXELS; i++) {
            const SourcePosition it = at[0];
            const bool far = is_far(source, it), near = ((u32)(it.x + 1) <= columns) & ((u32)(it.y + 1) <= rows);
            if (!within[0] & (near | far | !constant)) {
                if (!far & (beyond == 0 | !constant)) {
                    const Adjacent four =
                        within_edges(it.x, it.y, weights[0].above, weights[0].below, in.width, in.height,
                                     bounds.border);
                    weights[0].above = four.above, weights[0].below = four.below;
                    bits[0].upper = shift * 8 + four.y * pitch + four.x * (8 * CHANNELS);
                    bits[0].lower = bits[0].upper + pitch;
                    within[0] = ((u32)four.x < right) & (bits[0].lower <= last);
                }
                edge |= within[0] ? 0 : 1u << i;
            }
            rotate(at, at[0]), rotate(weights, weights[0]), rotate(bits, bits[0]), rotate(within, within[0]);
        }
    }
    UNROLL(i, PIXELS) {
        if (!within[i]) bits[i].upper = bits[i].lower = 0;
        any |= within[i];
    }

    // Three channels: of four neighboring lanes three store a word each.
    const bool words = (((u64)out.data | (u64)out.row | (u64)to.image) & 3) == 0 && x0 + STEP * PIXELS <= out.width;
    const bool writes = y < out.height && (CHANNELS == 4 || k < 3);
    const u32 selector = 0x4210 + 0x1211 * k - (k >> 1) * 0xf0;
    const u32* base = (const u32*)(in.data - shift);
    u8* target = out.data + (line * (u32)out.row + left * CHANNELS + (CHANNELS == 3 && words ? k : 0));
    NO_UNROLL for (int n = 0; n < images; n++) {
        u32 pixel[PIXELS];
        if (any) {
            PixelWords<CHANNELS> upper[PIXELS], lower[PIXELS];
            UNROLL(i, PIXELS) upper[i].load(base, bits[i].upper), lower[i].load(base, bits[i].lower);
            UNROLL(i, PIXELS) pixel[i] = blend<CHANNELS>(weights[i], bits[i], upper[i], lower[i]);
        }
        UNROLL(i, PIXELS) pixel[i] = within[i] ? pixel[i] : beyond;
        if (CHANNELS != 1 && words) {
            UNROLL(i, PIXELS) {
                if (CHANNELS == 3) pixel[i] = __byte_perm(pixel[i], __shfl_down_sync(~0u, pixel[i], 1), selector);
                if (writes) *(u32*)(target + i * (STEP * CHANNELS)) = pixel[i];
            }
        } else {
            NO_UNROLL for (int i = 0; i < PIXELS; i++) {
                if (left + i * STEP < out.width && y < out.height) {
                    store_bytes<CHANNELS>(target + i * (STEP * CHANNELS), pixel[0]);
                }
                rotate(pixel, pixel[0]);
            }
        }
        base = (const u32*)((const u8*)base + from.image), target += to.image;
    }

    // The edge, over the pixels stored before.
    __syncwarp();
    if (y >= out.height) return;
    NO_UNROLL for (int i = 0; edge; i++, edge >>= 1) {
        const int x = left + i * STEP;
        if (!(edge & 1) || x >= out.width) continue;
        asm volatile("" : "+l"(each));  // load the matrix again; keeping it would take registers
        const SourcePosition it =
            source_position(source, image_at(map, map_batch, first), matrix_of(one, each, first), x, line);
        const u8* source_image = in.data;
        target = out.data + (line * (u32)out.row + x * CHANNELS);
        NO_UNROLL for (int n = 0; n < images; n++) {
            const u32 value = edge_pixel<CHANNELS>(source_image, (u32)in.row, in.width, in.height, it.x, it.y, it.tx,
                                                   it.ty, bounds.border, beyond);
            store_bytes<CHANNELS>(target, value);
            source_image += from.image, target += to.image;
        }
    }
}

INSTANCES(warp_u8<1|3|4>)
