// P010 frames to RGB and back, with the results of ops/yuv/generic.cu, for aligned memory: interleaved or
// planar channels; rows that start at multiples of 16 bytes (u8 RGB: 8); widths that are multiples of 8. No
// edge handling is needed, and offsets within a plane are 32-bit.
#include "core/yuv.cuh"

// The 16-bit value `i` of a vector.
DEVICE float half_of(const uint4& words, int i) {
    const u32 word = i < 2 ? words.x : i < 4 ? words.y : i < 6 ? words.z : words.w;
    return (float)(u16)(word >> (16 * (i % 2)));
}

// A word of four u8 or two u16 values.
template <class T>
DEVICE u32 pack(const int* v) { return sizeof(T) == 1 ? pack_u8(v) : pack_u16(v[0], v[1]); }

template <class T>
KERNEL(6) from_p010(FROM_FRAME(YuvToRgb10)) {
    constexpr int PER_WORD = 4 / sizeof(T);
    constexpr int LANE_BYTES = YUV_RUN * 3 * sizeof(T), WARP_BYTES = 32 * LANE_BYTES;  // of a row
    typedef Vector<LANE_BYTES % 16 == 0 ? 16 : 8> V;
    constexpr int COUNT = LANE_BYTES / sizeof(V);
    WARP_SCRATCH(scratch, 2 * LANE_BYTES);
    const Frame frame = FRAME_FROM;
    const Image &luma = frame.y, &pairs = frame.u, &out = frame.rgb;
    const int lane = threadIdx.x, first = blockIdx.x * (32 * YUV_RUN), x = first + lane * YUV_RUN;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (y >= out.height || first >= out.width) return;
    uint4 light = {}, below = light, chroma = light;
    if (x < out.width) {
        const u8* p = luma.data + (u32)(y * (int)luma.row + 2 * x);
        light = __ldg((const uint4*)p), below = __ldg((const uint4*)(p + luma.row));
        chroma = __ldg((const uint4*)(pairs.data + (u32)(y / 2 * (int)pairs.row + 2 * x)));
    }
    const float first_factor = k.blue_first ? k.blue_u : k.red_v, last_factor = k.blue_first ? k.red_v : k.blue_u;
    float u[YUV_RUN / 2], v[YUV_RUN / 2], firsts[YUV_RUN / 2], lasts[YUV_RUN / 2];
    UNROLL(i, YUV_RUN / 2) {
        u[i] = half_of(chroma, 2 * i) - 32768.0f, v[i] = half_of(chroma, 2 * i + 1) - 32768.0f;
        firsts[i] = k.blue_first ? u[i] : v[i], lasts[i] = k.blue_first ? v[i] : u[i];
    }
    NO_UNROLL for (int row = 0; row < 2; row++, light = below) {
        int value[YUV_RUN * 3];
        UNROLL(i, YUV_RUN) {
            const float bright = fmaxf(half_of(light, i) - k.offset, 0.0f) * k.luma;
            int* pixel = value + i * 3;
            pixel[0] = __float2int_rn(fmaf(first_factor, firsts[i / 2], bright));
            pixel[1] = __float2int_rn(fmaf(k.green_v, v[i / 2], fmaf(k.green_u, u[i / 2], bright)));
            pixel[2] = __float2int_rn(fmaf(last_factor, lasts[i / 2], bright));
        }
        u32 words[LANE_BYTES / 4];
        UNROLL(i, LANE_BYTES / 4) words[i] = pack<T>(value + i * PER_WORD);
        V* mine = (V*)(scratch + row * WARP_BYTES) + lane * COUNT;
        UNROLL(i, COUNT) mine[i] = *(const V*)(words + sizeof(V) / 4 * i);
    }
    if (out.column == sizeof(T)) {
        if (x < out.width) store_planes<T>(scratch + lane * LANE_BYTES, WARP_BYTES, out, x, y);
        return;
    }
    __syncwarp();
    store_rows<V, LANE_BYTES>(scratch, out, first, y);
}

// Two values as 10 bits in the high bits of 16.
DEVICE u32 pack_ten(float low, float high) {
    const u32 a = min(max(__float2int_rn(low), 0), 1023), b = min(max(__float2int_rn(high), 0), 1023);
    return a << 6 | b << 22;
}

// Element `i` of words in memory; a constant after unrolling.
template <class T>
DEVICE float element(const u32* words, int i) {
    constexpr int PER_WORD = 4 / sizeof(T);
    return (float)(T)(words[i / PER_WORD] >> (8 * (int)sizeof(T) * (i % PER_WORD)));
}

template <class T>
KERNEL() to_p010(TO_FRAME(RgbToYuv10)) {
    constexpr int WORDS = YUV_RUN * 3 * sizeof(T) / 4;
    const Frame frame = FRAME_TO;
    const Image &in = frame.rgb, &luma = frame.y, &pairs = frame.u;
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * YUV_RUN, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (x >= luma.width || y >= luma.height) return;
    u32 words[WORDS], upper[WORDS];
    const bool planar = in.column == sizeof(T);
    const u8* p = in.data + (u32)(y * (int)in.row + x * (int)in.column);
    const i64 step = planar ? in.channel : YUV_RUN * (int)sizeof(T);
    load_row<3>(p, step, upper), load_row<3>(p + in.row, step, words);
    if (planar) interleave<T>(upper), interleave<T>(words);
    u8* to = luma.data + (u32)(y * (int)luma.row + 2 * x);
    float r[YUV_RUN], g[YUV_RUN], b[YUV_RUN];
    u32 result[YUV_RUN / 2];
    // The lower row first, because chroma is that of the upper one.
    NO_UNROLL for (int row = 1; row >= 0; row--) {
        UNROLL(i, YUV_RUN) {
            const float first = element<T>(words, i * 3), last = element<T>(words, i * 3 + 2);
            r[i] = k.blue_first ? last : first, g[i] = element<T>(words, i * 3 + 1), b[i] = k.blue_first ? first : last;
        }
        UNROLL(i, YUV_RUN / 2) {
            result[i] = pack_ten(weigh(k.y, r[2 * i], g[2 * i], b[2 * i]),
                                 weigh(k.y, r[2 * i + 1], g[2 * i + 1], b[2 * i + 1]));
        }
        *(uint4*)(to + row * (int)luma.row) = to_vector(result);
        UNROLL(i, WORDS) words[i] = upper[i];
    }
    UNROLL(i, YUV_RUN / 2) {
        const float red = r[2 * i], green = g[2 * i], blue = b[2 * i];
        result[i] = pack_ten(weigh(k.u, red, green, blue), weigh(k.v, red, green, blue));
    }
    *(uint4*)(pairs.data + (u32)(y / 2 * (int)pairs.row + 2 * x)) = to_vector(result);
}
INSTANCES(from_p010<u8|u16>, to_p010<u8|u16>)
