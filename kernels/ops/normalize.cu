// Per-channel multiply-add: interleaved u8 to f32 in any layout, and u8 or f32 to f32 in the same order.
#include "access/vec4.cuh"
#include "access/word.cuh"

// Neighboring pixels per thread. Blocks are flat.
#define PIXELS 4
EXPORTED constexpr int NORMALIZE_TILE[] = {BLOCK * PIXELS, 1};

// For each channel of the source.
EXPORTED struct NormalizeFactors { float scale[4], offset[4]; };

// Interleaved u8 pixels. Block (x, y) takes BLOCK · PIXELS pixels of row y.
template <int CHANNELS>
KERNEL() normalize(const u8* src, Batch from, float* dst, Batch to, NormalizeFactors factors) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int x = (blockIdx.x * BLOCK + thread_index()) * PIXELS, y = blockIdx.y, width = out.width;
    if (y >= out.height || x >= width) return;
    const u8* pixels = at<const u8>(in, 0, y) + (i64)x * CHANNELS;

    // Words may reach 3 bytes past the pixels: into the next row, but not past the end of the last one.
    const int slack = y + 1 < out.height ? 0 : 3;
    if (((i64)x + PIXELS) * CHANNELS + slack > (i64)width * CHANNELS) {
        // The end of the row: pixel by pixel, byte by byte.
        NO_UNROLL for (int i = 0; i < min(PIXELS, width - x); i++) {
            UNROLL(c, CHANNELS) {
                const float value = __ldg(pixels + i * CHANNELS + c);
                *at<float>(out, x + i, y, c) = __fmaf_rn(value, factors.scale[c], factors.offset[c]);
            }
        }
        return;
    }
    const Bytes<PIXELS * CHANNELS> group = load_words<PIXELS * CHANNELS>(pixels);
    const bool vectors = out.column == sizeof(float) && aligned(at<float>(out, x, y), out.channel, 16);
    UNROLL(c, CHANNELS) {
        float value[PIXELS];
        UNROLL(i, PIXELS) value[i] = __fmaf_rn(group[i * CHANNELS + c], factors.scale[c], factors.offset[c]);
        float* first = at<float>(out, x, y, c);
        if (vectors) {
            __stcs((float4*)first, make_float4(value[0], value[1], value[2], value[3]));
        } else {
            UNROLL(i, PIXELS) *(float*)((u8*)first + i * out.column) = value[i];
        }
    }
}

INSTANCES(normalize_u8_c3 = normalize<3>, normalize_u8_c4 = normalize<4>)

// Four values by one aligned load, or the first `count` of them one by one.
template <class T>
DEVICE Four<T> load_values(const T* p, bool vector, int count) {
    Four<T> four = {};
    if (vector) to_words(__ldg((const Vector<4 * sizeof(T)>*)p), four.word);
    else { UNROLL(i, 4) if (i < count) four.put(i, __ldg(p + i)); }
    return four;
}

// Values that keep their order, in contiguous rows: block (x, y) takes VALUES_BLOCK · 4 · GROUPS values of
// row y. `by_three`: the factors repeat after three channels, otherwise after four.
#define VALUES_ROWS 4
#define VALUES_BLOCK (BLOCK_X * VALUES_ROWS)
#define GROUPS 2
EXPORTED constexpr int NORMALIZE_VALUES_TILE[] = {VALUES_BLOCK * 4 * GROUPS, 1, 1, VALUES_ROWS};

template <class T>
__global__ void __launch_bounds__(VALUES_BLOCK)
    normalize_values(const u8* src, Batch from, float* dst, Batch to, NormalizeFactors factors, int by_three) {
    constexpr int STEP = VALUES_BLOCK * 4;
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int first = blockIdx.x * (STEP * GROUPS) + thread_index() * 4, y = blockIdx.y, left = out.width - first;
    if (y >= out.height || left <= 0) return;
    const T* p = at<const T>(in, first, y);
    float* q = at<float>(out, first, y);
    const bool vectors = aligned(p, 4 * sizeof(T)) && aligned(q, 16);
    Four<T> four[GROUPS];
    UNROLL(g, GROUPS) four[g] = load_values(p + g * STEP, vectors && left - g * STEP >= 4, left - g * STEP);
    // The factors of four values; those of three channels begin with that of the first value.
    const float(&a)[4] = factors.scale, (&b)[4] = factors.offset;
    float scale[4] = {a[0], a[1], a[2], a[3]}, offset[4] = {b[0], b[1], b[2], b[3]};
    const int channel = by_three ? first % 3 : 0;
    if (channel == 1) {
        scale[0] = a[1], scale[1] = a[2], scale[2] = a[0];
        offset[0] = b[1], offset[1] = b[2], offset[2] = b[0];
    }
    if (channel == 2) {
        scale[0] = a[2], scale[1] = a[0], scale[2] = a[1];
        offset[0] = b[2], offset[1] = b[0], offset[2] = b[1];
    }
    UNROLL(g, GROUPS) {
        const int count = left - g * STEP;
        if (by_three) scale[3] = scale[0], offset[3] = offset[0];
        float result[4];
        UNROLL(i, 4) result[i] = __fmaf_rn(to_float(four[g].get(i)), scale[i], offset[i]);
        if (vectors && count >= 4) {
            __stcs((float4*)(q + g * STEP), make_float4(result[0], result[1], result[2], result[3]));
        } else {
            UNROLL(i, 4) if (i < count) q[g * STEP + i] = result[i];
        }
        // The next group begins with another channel.
        static_assert(STEP % 3 == 2, "the last of three channels before");
        if (by_three) {
            UNROLL(i, 3) scale[3 - i] = scale[2 - i], offset[3 - i] = offset[2 - i];
            scale[0] = scale[3], offset[0] = offset[3];
        }
    }
}

INSTANCES(normalize_values<f32|u8>)
