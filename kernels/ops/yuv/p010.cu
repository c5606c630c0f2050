// P010 into RGB and back as kernels/ops/yuv/generic.cu makes them, to the last bit, where memory suits it: pixels without gaps or planes of channels,
// every row at a multiple of 16 bytes (of three bytes a pixel, and of planes of bytes: 8) and of 8 pixels wide. Then there is nothing
// at the edges to look after, and addresses within a plane have 32 bits.
#include "access/vec4.cuh"
#include "core/yuv.cuh"

DEVICE float half_of(u32 word, int i) { return (float)(u16)(word >> (16 * i)); }
DEVICE float half_of(const uint4& words, int i) {
    return half_of(i < 2 ? words.x : i < 4 ? words.y : i < 6 ? words.z : words.w, i % 2);
}

// Four values of bytes, or two of 16 bits, as they lie in memory.
template <class T>
DEVICE u32 pack(const int* v);
template <>
DEVICE u32 pack<u8>(const int* v) { return pack_u8(v[0], v[1], pack_u8(v[2], v[3])); }
template <>
DEVICE u32 pack<u16>(const int* v) { return pack_u16(v[0], v[1]); }

// What a lane's pixels of a row are written by.
template <int BYTES>
struct Words {
    typedef uint2 Type;
};
template <>
struct Words<16> {
    typedef uint4 Type;
};

template <class T>
DEVICE void from_p010(const Frame& frame, const YuvToRgb10& how) {
    constexpr int A_WORD = 4 / sizeof(T), LANE = EIGHT * 3 * sizeof(T), ROW = 32 * LANE;  // Bytes of a thread's row, and a warp's.
    constexpr int BYTES = LANE % 16 == 0 ? 16 : 8, COUNT = LANE / BYTES;
    typedef typename Words<BYTES>::Type Vector;
    WARP_SCRATCH(scratch, 2 * LANE);
    const Image &luma = frame.y, &pairs = frame.u, &out = frame.rgb;
    const int lane = threadIdx.x, first = blockIdx.x * (32 * EIGHT), x = first + lane * EIGHT;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (y >= out.height || first >= out.width) return;
    uint4 light = {0, 0, 0, 0}, below = light, chroma = light;
    if (x < out.width) {
        const u8* p = luma.data + (u32)(y * (int)luma.row + 2 * x);
        light = __ldg((const uint4*)p), below = __ldg((const uint4*)(p + luma.row));
        chroma = __ldg((const uint4*)(pairs.data + (u32)(y / 2 * (int)pairs.row + 2 * x)));
    }
    // The chroma of the first and of the last channel.
    const float first_factor = how.blue_first ? how.blue_u : how.red_v, last_factor = how.blue_first ? how.red_v : how.blue_u;
    float u[EIGHT / 2], v[EIGHT / 2], firsts[EIGHT / 2], lasts[EIGHT / 2];
    UNROLL(i, EIGHT / 2) {
        u[i] = half_of(chroma, 2 * i) - 32768.0f, v[i] = half_of(chroma, 2 * i + 1) - 32768.0f;
        firsts[i] = how.blue_first ? u[i] : v[i], lasts[i] = how.blue_first ? v[i] : u[i];
    }
#pragma unroll 1
    for (int row = 0; row < 2; row++, light = below) {
        int value[EIGHT * 3];
        UNROLL(i, EIGHT) {
            const float bright = fmaxf(half_of(light, i) - how.offset, 0.0f) * how.luma;
            int* pixel = value + i * 3;
            pixel[0] = __float2int_rn(fmaf(first_factor, firsts[i / 2], bright));
            pixel[1] = __float2int_rn(fmaf(how.green_v, v[i / 2], fmaf(how.green_u, u[i / 2], bright)));
            pixel[2] = __float2int_rn(fmaf(last_factor, lasts[i / 2], bright));
        }
        u32 words[LANE / 4];
        UNROLL(i, LANE / 4) words[i] = pack<T>(value + i * A_WORD);
        Vector* mine = (Vector*)(scratch + row * ROW) + lane * COUNT;
        UNROLL(i, COUNT) mine[i] = *(const Vector*)(words + BYTES / 4 * i);
    }
    if (out.column == sizeof(T)) {
        if (x < out.width) store_planes<T>(scratch + lane * LANE, ROW, out, x, y);
        return;
    }
    __syncwarp();
    const int vectors = min(32 * EIGHT, out.width - first) / EIGHT * COUNT;
    u8* line = out.data + (u32)(y * (int)out.row + first * 3 * (int)sizeof(T));
#pragma unroll
    for (int row = 0; row < 2; row++, line += out.row, scratch += ROW) {
        UNROLL(i, COUNT) {
            const int at = 32 * i + lane;
            if (at < vectors) ((Vector*)line)[at] = ((const Vector*)scratch)[at];
        }
    }
}

#define FROM_KERNEL(T)                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 6) from_p010_##T(FROM_FRAMES(YuvToRgb10)) { \
        from_p010<T>(FROM_FRAME, how);                                                                           \
    }
FROM_KERNEL(u8)
FROM_KERNEL(u16)

// Ten bits of each of two values in the high bits of 16.
DEVICE u32 pack_ten(float low, float high) {
    const u32 a = min(max(__float2int_rn(low), 0), 1023), b = min(max(__float2int_rn(high), 0), 1023);
    return a << 6 | b << 22;
}

DEVICE float weigh(const float (&w)[4], float r, float g, float b) {
    return fmaf(w[2], b, fmaf(w[0], r, __fmul_rn(w[1], g))) + w[3];
}

// Element `i` of words in memory, a constant after unrolling.
template <class T>
DEVICE float element(const u32* words, int i) {
    constexpr int A_WORD = 4 / sizeof(T);
    return (float)(T)(words[i / A_WORD] >> (8 * (int)sizeof(T) * (i % A_WORD)));
}

template <class T>
DEVICE void to_p010(const Frame& frame, const RgbToYuv10& how) {
    constexpr int WORDS = EIGHT * 3 * sizeof(T) / 4;
    const Image &in = frame.rgb, &luma = frame.y, &pairs = frame.u;
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * EIGHT, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (x >= luma.width || y >= luma.height) return;
    u32 words[WORDS], upper[WORDS];
    const bool planes = in.column == sizeof(T);
    const u8* p = in.data + (u32)(y * (int)in.row + x * (int)in.column);
    const i64 step = planes ? in.channel : EIGHT * (int)sizeof(T);
    load_pixels<3>(p, step, upper), load_pixels<3>(p + in.row, step, words);
    if (planes) interleave<T>(upper), interleave<T>(words);
    u8* to = luma.data + (u32)(y * (int)luma.row + 2 * x);
    float r[EIGHT], g[EIGHT], b[EIGHT];
    // The lower row first: chroma is of the upper one.
#pragma unroll 1
    for (int row = 1; row >= 0; row--) {
        u32 made[EIGHT / 2];
        UNROLL(i, EIGHT) {
            const float first = element<T>(words, i * 3), last = element<T>(words, i * 3 + 2);
            r[i] = how.blue_first ? last : first, g[i] = element<T>(words, i * 3 + 1), b[i] = how.blue_first ? first : last;
        }
        UNROLL(i, EIGHT / 2) {
            made[i] = pack_ten(weigh(how.y, r[2 * i], g[2 * i], b[2 * i]), weigh(how.y, r[2 * i + 1], g[2 * i + 1], b[2 * i + 1]));
        }
        *(uint4*)(to + row * (int)luma.row) = make_uint4(made[0], made[1], made[2], made[3]);
        UNROLL(i, WORDS) words[i] = upper[i];
    }
    u32 made[EIGHT / 2];
#pragma unroll
    for (int i = 0; i < EIGHT; i += 2) made[i / 2] = pack_ten(weigh(how.u, r[i], g[i], b[i]), weigh(how.v, r[i], g[i], b[i]));
    *(uint4*)(pairs.data + (u32)(y / 2 * (int)pairs.row + 2 * x)) = make_uint4(made[0], made[1], made[2], made[3]);
}

#define TO_KERNEL(T)                                                                                     \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_p010_##T(TO_FRAMES(RgbToYuv10)) { \
        to_p010<T>(TO_FRAME, how);                                                                      \
    }
TO_KERNEL(u8)
TO_KERNEL(u16)
