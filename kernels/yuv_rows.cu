// Frames of decoders and RGB as kernels/yuv.cu makes them, of rows that start anywhere and have any width: planes of single or paired
// bytes, and pixels without gaps. A warp brings rows together in shared memory, and makes four pixels a thread at a time.
#include "packed_pixels.cuh"
#include "yuv.cuh"

#define WIDE (32 * EIGHT)  // Pixels of a row that a warp makes.

__device__ __forceinline__ int byte_of(u32 word, int i) { return (int)__byte_perm(word, 0, 0x4440 + i); }

// The part of a frame that a warp makes, of two rows.
struct Part {
    int lane, x, y, width, rows;

    __device__ __forceinline__ Part(const Image& image)
        : lane(threadIdx.x), x(blockIdx.x * WIDE), y((blockIdx.y * BLOCK_Y + threadIdx.y) * 2), width(min(WIDE, image.width - x)),
          rows(min(2, image.height - y)) {}
    __device__ __forceinline__ bool none() const { return width <= 0 || rows <= 0; }
    // Its start in a plane or image of so many bytes a pixel.
    __device__ __forceinline__ u8* in(const Image& image, int row, int bytes) const { return image.data + (y + row) * image.row + x * bytes; }
    __device__ __forceinline__ u8* in_chroma(const Image& plane, const u8* data) const { return (u8*)data + y / 2 * plane.row + x / 2 * plane.column; }
    __device__ __forceinline__ int chroma() const { return (width + 1) / 2; }
    // Of whole fours.
    __device__ __forceinline__ int room() const { return (width + 3) & ~3; }
};

// Fours of pixels of a thread's.
#define EACH_FOUR(i, part)  _Pragma("unroll 1") for (int i = part.lane; 4 * i < part.width; i += 32)

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) from_yuv_rows(FROM_FRAMES(FromYuv)) {
    struct Rows {
        u32 light[WIDE / 4], chroma[2][WIDE / 8], made[WIDE];
    };
    __shared__ __align__(16) Rows rows_of_block[BLOCK_Y];
    Rows& rows = rows_of_block[threadIdx.y];
    const Frame frame = FROM_FRAME;
    const Image &us = frame.u, &vs = frame.v;
    const Part part(frame.rgb);
    if (part.none()) return;
    const int channels = to.channels, half = 1 << (FRACTION - 1);
    const bool pairs = us.column == 2, u_first = us.data < vs.data;
    const u8 *plane = part.in_chroma(us, pairs && !u_first ? vs.data : us.data), *const other = part.in_chroma(vs, vs.data);
    const int bytes = part.chroma() * (int)us.column;
#pragma unroll 1
    for (int i = 0; i < (pairs ? 1 : 2); i++, plane = other) load_by_warp((u8*)rows.chroma[i], part.room() / 2 * (int)us.column, plane, bytes, part.lane);
#pragma unroll 1
    for (int row = 0; row < part.rows; row++) {
        load_by_warp((u8*)rows.light, part.room(), part.in(frame.y, row, 1), part.width, part.lane);
        EACH_FOUR(i, part) {
            const u32 light = rows.light[i];
            // U and V of two pixels each.
            u32 u, v;
            if (pairs) {
                const u32 both = rows.chroma[0][i];
                u = __byte_perm(both, 0, u_first ? 0x20 : 0x31), v = __byte_perm(both, 0, u_first ? 0x31 : 0x20);
            } else {
                u = ((const u16*)rows.chroma[0])[i], v = ((const u16*)rows.chroma[1])[i];
            }
            int value[4][3];
#pragma unroll
            for (int k = 0; k < 4; k++) {
                const int du = byte_of(u, k / 2) - 128, dv = byte_of(v, k / 2) - 128;
                const int bright = max(byte_of(light, k) - how.offset, 0) * how.luma + half;
                const int red = (bright + how.red_v * dv) >> FRACTION, blue = (bright + how.blue_u * du) >> FRACTION;
                value[k][0] = how.blue_first ? blue : red;
                value[k][1] = (bright + how.green_u * du + how.green_v * dv) >> FRACTION;
                value[k][2] = how.blue_first ? red : blue;
            }
            u32* made = rows.made + i * channels;
            if (channels == 4) {
#pragma unroll
                for (int k = 0; k < 4; k++) made[k] = pack_u8(value[k][0], value[k][1], pack_u8(value[k][2], 255));
            } else {
                const int* v = value[0];
#pragma unroll
                for (int k = 0; k < 3; k++, v += 4) made[k] = pack_u8(v[0], v[1], pack_u8(v[2], v[3]));
            }
        }
        __syncwarp();
        store_by_warp(part.in(frame.rgb, row, channels), (const u8*)rows.made, part.width * channels, part.lane);
        __syncwarp();
    }
}

__device__ __forceinline__ u32 weigh(const int (&w)[4], const u32 pixel, u32 rest) {
    const int value = (w[0] * byte_of(pixel, 0) + w[1] * byte_of(pixel, 1) + w[2] * byte_of(pixel, 2) + w[3]) >> FRACTION;
    return rest << 8 | (u32)min(max(value, 0), 255);
}

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_yuv_rows(TO_FRAMES(ToYuv)) {
    struct Rows {
        u32 pixels[WIDE], light[WIDE / 4], chroma[2][WIDE / 8];
    };
    __shared__ __align__(16) Rows rows_of_block[BLOCK_Y];
    Rows& rows = rows_of_block[threadIdx.y];
    const Frame frame = TO_FRAME;
    const Image &us = frame.u, &vs = frame.v;
    const Part part(frame.rgb);
    if (part.none()) return;
    const int channels = from.channels;
    const bool pairs = us.column == 2, u_first = us.data < vs.data;
    // Planes of an odd number of fours end within a word, of which vectors read the rest, too.
    if (!pairs && part.room() % 8 != 0 && part.lane < 2) rows.chroma[part.lane][part.room() / 8] = 0;
#pragma unroll 1
    for (int row = 0; row < part.rows; row++) {
        load_by_warp((u8*)rows.pixels, part.room() * channels, part.in(frame.rgb, row, channels), part.width * channels, part.lane);
        EACH_FOUR(i, part) {
            const u32* words = rows.pixels + i * channels;
            u32 pixel[4];
            if (channels == 4) {
#pragma unroll
                for (int k = 0; k < 4; k++) pixel[k] = words[k];
            } else {
                const u32 three[3] = {words[0], words[1], words[2]};
                split_pixels<3>(three, pixel);
            }
            u32 light = 0;
#pragma unroll
            for (int k = 3; k >= 0; k--) light = weigh(how.y, pixel[k], light);
            rows.light[i] = light;
            if (row > 0) continue;
            const u32 u = weigh(how.u, pixel[0], weigh(how.u, pixel[2], 0)), v = weigh(how.v, pixel[0], weigh(how.v, pixel[2], 0));
            if (pairs) rows.chroma[0][i] = __byte_perm(u_first ? u : v, u_first ? v : u, 0x5140);
            else ((u16*)rows.chroma[0])[i] = (u16)u, ((u16*)rows.chroma[1])[i] = (u16)v;
        }
        __syncwarp();
        store_by_warp(part.in(frame.y, row, 1), (const u8*)rows.light, part.width, part.lane);
        __syncwarp();
    }
    u8 *plane = part.in_chroma(us, pairs && !u_first ? vs.data : us.data), *const other = part.in_chroma(vs, vs.data);
#pragma unroll 1
    for (int i = 0; i < (pairs ? 1 : 2); i++, plane = other) {
        store_by_warp(plane, (const u8*)rows.chroma[i], part.chroma() * (int)us.column, part.lane);
    }
}
