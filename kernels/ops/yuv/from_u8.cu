// Frames of decoders into RGB as kernels/ops/yuv/generic.cu makes them, where memory suits it: planes of single or paired bytes, pixels without
// gaps or planes of three channels, every row at a multiple of 8 bytes (single chroma: 4; four channels: 16) and a multiple of 8 pixels
// wide. Then there is nothing at the edges to look after, and addresses within a plane have 32 bits.
#include "core/yuv.cuh"

DEVICE int byte_of(u32 word, int i) { return (int)(word >> (8 * i) & 255); }

// What rows are written by.
template <int CHANNELS>
struct Vector {
    typedef uint2 Type;
};
template <>
struct Vector<4> {
    typedef uint4 Type;
};

template <int CHANNELS>
DEVICE void from_yuv_packed(const Frame& frame, const YuvToRgb8& how) {
    constexpr int ROW = 32 * EIGHT * CHANNELS;  // Bytes of a warp's row.
    typedef typename Vector<CHANNELS>::Type Written;
    WARP_SCRATCH(scratch, 2 * EIGHT * CHANNELS);
    const int lane = threadIdx.x, first = blockIdx.x * (32 * EIGHT), x = first + lane * EIGHT;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    const Image &luma = frame.y, &us = frame.u, &vs = frame.v, &out = frame.rgb;
    if (y >= out.height || first >= out.width) return;
    uint2 light[2] = {{0, 0}, {0, 0}};
    u32 u = 0, v = 0;
    if (x < out.width) {
        light[0] = __ldg((const uint2*)(luma.data + (u32)(y * (int)luma.row + x)));
        light[1] = __ldg((const uint2*)(luma.data + (u32)((y + 1) * (int)luma.row + x)));
        if (us.column == 2) {
            const bool u_first = us.data < vs.data;
            const u8* pairs = u_first ? us.data : vs.data;
            const uint2 both = __ldg((const uint2*)(pairs + (u32)(y / 2 * (int)us.row + x)));
            u = __byte_perm(both.x, both.y, u_first ? 0x6420 : 0x7531), v = __byte_perm(both.x, both.y, u_first ? 0x7531 : 0x6420);
        } else {
            u = __ldg((const u32*)(us.data + (u32)(y / 2 * (int)us.row + x / 2)));
            v = __ldg((const u32*)(vs.data + (u32)(y / 2 * (int)vs.row + x / 2)));
        }
    }
    const int half = 1 << (FRACTION - 1);
    const int red_middle = half - 128 * how.red_v, blue_middle = half - 128 * how.blue_u;
    const int green_middle = half - 128 * (how.green_u + how.green_v);
    int chroma[3][EIGHT / 2];
    UNROLL(i, EIGHT / 2) {
        const int cu = byte_of(u, i), cv = byte_of(v, i);
        const int red = how.red_v * cv + red_middle, blue = how.blue_u * cu + blue_middle;
        chroma[0][i] = how.blue_first ? blue : red;
        chroma[1][i] = how.green_u * cu + how.green_v * cv + green_middle;
        chroma[2][i] = how.blue_first ? red : blue;
    }
    UNROLL(row, 2) {
        int value[EIGHT][CHANNELS];
        UNROLL(i, EIGHT) {
            const int bright = max(byte_of(i < 4 ? light[row].x : light[row].y, i % 4) - how.offset, 0);
            UNROLL(c, 3) value[i][c] = (bright * how.luma + chroma[c][i / 2]) >> FRACTION;
            if (CHANNELS == 4) value[i][CHANNELS - 1] = 255;
        }
        uint2* mine = (uint2*)(scratch + row * ROW + lane * EIGHT * CHANNELS);
        UNROLL(i, CHANNELS) {
            u32 words[2];
            UNROLL(k, 2) {
                const int n = 8 * i + 4 * k;
                words[k] = pack_u8(value[n / CHANNELS][n % CHANNELS], value[(n + 1) / CHANNELS][(n + 1) % CHANNELS],
                                   pack_u8(value[(n + 2) / CHANNELS][(n + 2) % CHANNELS], value[(n + 3) / CHANNELS][(n + 3) % CHANNELS]));
            }
            mine[i] = make_uint2(words[0], words[1]);
        }
    }
    if (CHANNELS == 3 && out.column == 1) {
        if (x < out.width) store_planes<u8>(scratch + lane * EIGHT * CHANNELS, ROW, out, x, y);
        return;
    }
    __syncwarp();
    constexpr int BYTES = sizeof(Written);
    const int vectors = min(32 * EIGHT, out.width - first) * CHANNELS / BYTES;
    u8* line = out.data + (u32)(y * (int)out.row + first * CHANNELS + lane * BYTES);
    UNROLL(row, 2) {
#pragma unroll
        for (int i = 0; i < ROW / BYTES; i += 32) {
            if (i + lane >= vectors) continue;
            *(Written*)(line + row * (int)out.row + i * BYTES) = *(const Written*)(scratch + row * ROW + (i + lane) * BYTES);
        }
    }
}

#define KERNEL(CHANNELS)                                                                                               \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 8) from_yuv_packed_##CHANNELS(FROM_FRAMES(YuvToRgb8)) { \
        from_yuv_packed<CHANNELS>(FROM_FRAME, how);                                                                    \
    }
KERNEL(3)
KERNEL(4)
