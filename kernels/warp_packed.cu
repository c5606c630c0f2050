// Linear warps of bytes whose pixels lie without gaps. The same results as warp.cu, with fewer instructions a pixel.
//
// A thread makes ROWS pixels of one column, whose loads are under way at once. Where all four source pixels lie in the image
// they are read as words; elsewhere `sample` does the work, pixel by pixel. A warp's pixels of a row are written as words.
#include "warp.cuh"

#define ROWS 4

// `near` becomes false where the index is negative or may be wrong.
__device__ __forceinline__ Place quick_place(double s, bool& near) {
    double shifted;
    const Place place = place_at(s, shifted);
    near = near && __double2hiint(shifted) == 0x43380000;
    return place;
}

// Of floats the way to the next pixel is exact where the index is not negative. It is not a number if `s` is none.
__device__ __forceinline__ Place quick_place(float s, bool& near) {
    const int index = __float2int_rd(s);
    const float t = __fsub_rn(s, (float)index);
    near = near && t >= 0;
    return {index, t};
}

__device__ __forceinline__ float weighed(float a, float b, float wa, float wb) { return __fmaf_rn(wb, b, __fmul_rn(wa, a)); }

// Beyond the edge by more than a pixel there is nothing but the constant border: `sample` of it alone.
template <int CHANNELS>
__device__ __forceinline__ void sample_border(double sx, double sy, u8* pixel, const Surroundings& around) {
    const Weights<2> wx(place_at(sx).t), wy(place_at(sy).t);
#pragma unroll
    for (int c = 0; c < CHANNELS; c++) {
        const float line = weighed(around.value[c], around.value[c], wx.w[0], wx.w[1]);
        store(pixel + c, weighed(line, line, wy.w[0], wy.w[1]));
    }
}

__device__ __forceinline__ bool beyond(double s, int size) { return (s < -1 && s > -1e9) || (s >= size && s < 1e9); }

template <int CHANNELS>
__device__ __forceinline__ void warp_packed(const void* src, const Batch& from, const void* map, const Batch& places, void* dst,
                                            const Batch& to, int mapped, const Matrix& one, const Matrix* each,
                                            const Surroundings& around) {
    constexpr int LINE = BLOCK_X * CHANNELS;  // bytes of a warp's pixels
    __shared__ u32 lines[BLOCK_Y][ROWS][LINE / 4];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int first = blockIdx.x * BLOCK_X, x = min(first + (int)threadIdx.x, out.width - 1);
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * ROWS, rows = min(ROWS, out.height - y);
    if (first >= out.width || rows <= 0) return;
    u8* const mine = (u8*)&lines[threadIdx.y][0][0] + threadIdx.x * CHANNELS;

    const Image where = mapped ? image_at(map, places) : Image{};
    const Matrix a = each ? each[blockIdx.z] : one;
    const bool affine = is_affine(a);
    // Words may reach 3 bytes past a pair of pixels: into the next row, but behind the last row there may be nothing.
    const u32 right = in.width - 1, bottom = max(in.height - 2, 0), row = (u32)in.row;

    Bytes<2 * CHANNELS> upper[ROWS], lower[ROWS];
    float tx[ROWS], ty[ROWS];
    bool inside[ROWS];
#pragma unroll
    for (int r = 0; r < ROWS; r++) {
        const int line = min(y + r, out.height - 1);
        Place px, py;
        bool near = true;
        if (mapped) {
            px = quick_place(load(at<f32>(where, x, line, 0)), near), py = quick_place(load(at<f32>(where, x, line, 1)), near);
        } else {
            double sx, sy;
            transform(a, affine, x, line, sx, sy);
            px = quick_place(sx, near), py = quick_place(sy, near);
        }
        tx[r] = px.t, ty[r] = py.t;
        inside[r] = near && (u32)px.index < right && (u32)py.index < bottom;
        if (inside[r]) {
            const u8* p = in.data + (u64)(u32)py.index * row + (u32)px.index * CHANNELS;
            upper[r] = load_words<2 * CHANNELS>(p), lower[r] = load_words<2 * CHANNELS>(p + row);
        }
    }
#pragma unroll
    for (int r = 0; r < ROWS; r++) {
        if (!inside[r]) continue;
        const Weights<2> wx(tx[r]), wy(ty[r]);
#pragma unroll
        for (int c = 0; c < CHANNELS; c++) {
            const float above = weighed(upper[r][c], upper[r][c + CHANNELS], wx.w[0], wx.w[1]);
            const float below = weighed(lower[r][c], lower[r][c + CHANNELS], wx.w[0], wx.w[1]);
            // Of bytes, with weights whose sum is 1: never above 255.4.
            mine[r * LINE + c] = (u8)__float2uint_rn(weighed(above, below, wy.w[0], wy.w[1]));
        }
    }
    u32 left = 0;
#pragma unroll
    for (int r = 0; r < ROWS; r++) left |= inside[r] ? 0 : 1u << r;
#pragma unroll 1
    for (int r = 0; left; r++, left >>= 1) {
        if (!(left & 1)) continue;
        const int line = min(y + r, out.height - 1);
        double sx, sy;
        if (mapped) sx = load(at<f32>(where, x, line, 0)), sy = load(at<f32>(where, x, line, 1));
        else transform(a, affine, x, line, sx, sy);
        if (around.border == CONSTANT && (beyond(sx, in.width) || beyond(sy, in.height)) && fabs(sx) < 1e9 && fabs(sy) < 1e9) {
            sample_border<CHANNELS>(sx, sy, mine + r * LINE, around);
        } else {
            sample_alone<2>(in, sx, sy, mine + r * LINE, CHANNELS, around);
        }
    }

    // A whole line at an aligned address as words, else each pixel by itself.
    u8* const line = out.data + y * out.row + first * CHANNELS;
    if (first + BLOCK_X <= out.width && (((u64)line | (u64)out.row) & 3) == 0) {
        __syncwarp();
        if (threadIdx.x >= LINE / 4) return;
        for (int r = 0; r < rows; r++) ((u32*)(line + r * out.row))[threadIdx.x] = lines[threadIdx.y][r][threadIdx.x];
    } else if (first + (int)threadIdx.x < out.width) {
#pragma unroll 1
        for (int r = 0; r < rows; r++) {
#pragma unroll
            for (int c = 0; c < CHANNELS; c++) line[r * out.row + threadIdx.x * CHANNELS + c] = mine[r * LINE + c];
        }
    }
}

// Three blocks a multiprocessor: with as many registers as the compiler likes there would be two.
#define KERNEL(CHANNELS)                                                                                                      \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y, 3) warp_packed_##CHANNELS(                                 \
        const void* src, Batch from, const void* map, Batch places, void* dst, Batch to, int mapped, Matrix one,              \
        const Matrix* each, int border, float v0, float v1, float v2, float v3) {                                             \
        warp_packed<CHANNELS>(src, from, map, places, dst, to, mapped, one, each, {border, {v0, v1, v2, v3}});                \
    }
KERNEL(1)
KERNEL(3)
KERNEL(4)
