// What the kernels of decoders' frames share: frames beside images, and the factors of conversions.
#pragma once
#include "access/warp_store.cuh"

#define FRACTION 20  // Bits of whole factors. As ONE of src/image/core/yuv/convert.ts.
#define EIGHT 8     // Of two rows each: what a thread makes. As EIGHTS_TILE of src/image/core/yuv/convert.ts.

// The images of this block: planes of a frame, and RGB.
struct Frame {
    Image y, u, v, rgb;
};

DEVICE Image in_list(const void* data) { return ((const Image*)data)[blockIdx.z]; }
DEVICE Image in_batch(const void* data, const Batch& batch) {
    return {(u8*)data + blockIdx.z * batch.image, batch.row, batch.column, batch.channel, batch.width, batch.height};
}

// One question for all of them: one for each takes more registers.
DEVICE Frame frame_at(const void* y, const Batch& y_batch, const void* u, const Batch& u_batch, const void* v,
                                          const Batch& v_batch, const void* rgb, const Batch& rgb_batch) {
    if (rgb_batch.listed) return {in_list(y), in_list(u), in_list(v), in_list(rgb)};
    return {in_batch(y, y_batch), in_batch(u, u_batch), in_batch(v, v_batch), in_batch(rgb, rgb_batch)};
}

// For RGB from luma and chroma: luma loses `offset` and is never below it, chroma 128; then the factors, with FRACTION bits.
EXPORTED struct YuvToRgb8 {
    int offset, luma, red_v, green_u, green_v, blue_u, blue_first;
};

// The same for 10 bits, in units of the 16 bits: (luma - offset) * factor and (chroma - 32768) * factor, of a result of `type`.
EXPORTED struct YuvToRgb10 {
    float offset, luma, red_v, green_u, green_v, blue_u;
    int blue_first, type;
};

// For luma and chroma, each with the factors of a pixel's first three channels, with FRACTION bits, and its summand. Chroma is that
// of the first of each 2 × 2 pixels, as in OpenCV.
EXPORTED struct RgbToYuv8 {
    int y[4], u[4], v[4];
};

// The same for 10 bits, by floats and of red, green and blue, from RGB of `type`.
EXPORTED struct RgbToYuv10 {
    float y[4], u[4], v[4];
    int blue_first, type;
};

// This thread's pixels of a row, at aligned addresses: what lies at `p`, at `step` bytes from there and so on. Of planes that is a channel
// after the other.
template <int CHANNELS, int WORDS>
DEVICE void load_pixels(const u8* p, i64 step, u32 (&words)[WORDS]) {
    constexpr int EACH = WORDS / CHANNELS;
#pragma unroll
    for (int i = 0; i < WORDS; i += 2) {
        const uint2 two = __ldg((const uint2*)(p + i / EACH * step + i % EACH * 4));
        words[i] = two.x, words[i + 1] = two.y;
    }
}

// Words of three planes become those of pixels.
template <class T, int WORDS>
DEVICE void interleave(u32 (&words)[WORDS]) {
    constexpr int EACH = WORDS / 3;
    u32 planes[WORDS];
    UNROLL(i, WORDS) planes[i] = words[i];
    UNROLL(i, EACH) {
        const u32 a = planes[i], b = planes[EACH + i], c = planes[2 * EACH + i];
        words[3 * i] = sizeof(T) == 2 ? __byte_perm(a, b, 0x5410) : __byte_perm(__byte_perm(a, b, 0x1040), c, 0x3410);
        words[3 * i + 1] = sizeof(T) == 2 ? __byte_perm(c, a, 0x7610) : __byte_perm(__byte_perm(b, c, 0x2051), a, 0x3610);
        words[3 * i + 2] = sizeof(T) == 2 ? __byte_perm(b, c, 0x7632) : __byte_perm(__byte_perm(c, a, 0x3072), b, 0x3710);
    }
}

// And back: the pixels of two rows that this thread has put at `p` and `pitch` bytes further are written to planes.
template <class T>
DEVICE void store_planes(const u8* p, int pitch, const Image& out, int x, int y) {
    constexpr int EACH = EIGHT * (int)sizeof(T) / 4;
    u8* to = out.data + (u32)(y * (int)out.row + x * (int)sizeof(T));
#pragma unroll 1
    for (int row = 0; row < 2; row++, p += pitch, to += out.row) {
        u32 planes[3][EACH];
        UNROLL(i, EACH) {
            const u32 *words = (const u32*)p + 3 * i, first = words[0], second = words[1], third = words[2];
            planes[0][i] = sizeof(T) == 2 ? __byte_perm(first, second, 0x7610) : __byte_perm(__byte_perm(first, second, 0x0630), third, 0x5210);
            planes[1][i] = sizeof(T) == 2 ? __byte_perm(first, third, 0x5432) : __byte_perm(__byte_perm(first, second, 0x0741), third, 0x6210);
            planes[2][i] = sizeof(T) == 2 ? __byte_perm(second, third, 0x7610) : __byte_perm(__byte_perm(first, second, 0x0052), third, 0x7410);
        }
        UNROLL(c, 3) {
#pragma unroll
            for (int i = 0; i < EACH; i += 2) *(uint2*)(to + c * out.channel + 4 * i) = make_uint2(planes[c][i], planes[c][i + 1]);
        }
    }
}

// The parameters of kernels, with operands in the order of a launch.
#define FROM_FRAMES(FACTORS)                                                                                          \
    const void *y_src, Batch y_from, const void *u_src, Batch u_from, const void *v_src, Batch v_from, void *dst, Batch to, FACTORS how
#define FROM_FRAME frame_at(y_src, y_from, u_src, u_from, v_src, v_from, dst, to)
#define TO_FRAMES(FACTORS) \
    const void *src, Batch from, void *u_dst, Batch u_to, void *v_dst, Batch v_to, void *y_dst, Batch y_to, FACTORS how
#define TO_FRAME frame_at(y_dst, y_to, u_dst, u_to, v_dst, v_to, src, from)
