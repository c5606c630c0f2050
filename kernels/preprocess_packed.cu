// Parts of images without gaps between pixels, mirrored or not, normalized into planes: what preprocess.cu makes of three bytes a pixel
// where nothing is resized.
#include "fused.cuh"

#define PIXELS 4  // A thread makes 4 neighbours. As PACKED_TILE of src/image/fused.ts.

__device__ __forceinline__ void store_values(f32* p, const float (&v)[PIXELS]) { __stcs((float4*)p, make_float4(v[0], v[1], v[2], v[3])); }
__device__ __forceinline__ void store_values(f16* p, const float (&v)[PIXELS]) {
    u32 word[2];
#pragma unroll
    for (int i = 0; i < 2; i++) word[i] = saturate<f16>(v[2 * i]).bits | (u32)saturate<f16>(v[2 * i + 1]).bits << 16;
    __stcs((uint2*)p, make_uint2(word[0], word[1]));
}

template <class T>
__device__ __forceinline__ void place_planes(const void* src, const Batch& from, void* dst, const Batch& to, const Fit& one, const Fit* each,
                                             const Finish& how) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * PIXELS, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (x >= out.width || y >= out.height) return;
    const Fit fit = each ? each[blockIdx.z] : one;
    const int inside = y < fit.height ? min(max(fit.width - x, 0), PIXELS) : 0;
    const int row = fit.crop_y + (fit.flip_y ? fit.height - 1 - y : y), column = fit.crop_x + (fit.flip_x ? fit.width - 1 - x : x);
    const u8* p = in.data + row * in.row + column * 3;
    float value[PIXELS][3];
    // Words may reach 3 bytes past the pixels: into the next row, but behind the last row there may be nothing.
    const int last = column + (fit.flip_x ? 1 : PIXELS), slack = row + 1 < in.height ? 0 : 3;
    if (inside == PIXELS && last * 3 + slack <= in.width * 3) {
        const Bytes<PIXELS * 3> group = load_words<PIXELS * 3>(fit.flip_x ? p - (PIXELS - 1) * 3 : p);
#pragma unroll
        for (int i = 0; i < PIXELS; i++) {
#pragma unroll
            for (int c = 0; c < 3; c++) value[i][c] = fit.flip_x ? group[(PIXELS - 1 - i) * 3 + c] : group[i * 3 + c];
        }
    } else {
        const int step = fit.flip_x ? -3 : 3;
#pragma unroll
        for (int i = 0; i < PIXELS; i++) {
#pragma unroll
            for (int c = 0; c < 3; c++) value[i][c] = i < inside ? load(p + i * step + c) : how.fill[c];
        }
    }
#pragma unroll
    for (int c = 0; c < 3; c++) {
        float made[PIXELS];
#pragma unroll
        for (int i = 0; i < PIXELS; i++) made[i] = __fmaf_rn(value[i][c], how.scale[c], how.offset[c]);
        T* q = at<T>(out, x, y, how.swap ? 2 - c : c);
        if (x + PIXELS <= out.width && ((u64)q & (PIXELS * sizeof(T) - 1)) == 0) {
            store_values(q, made);
        } else {
#pragma unroll
            for (int i = 0; i < PIXELS; i++) {
                if (x + i < out.width) store(q + i, made[i]);
            }
        }
    }
}

#define KERNEL(T)                                                                                                             \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) place_planes_##T(const void* src, Batch from, PARAMETERS) { \
        place_planes<T>(src, from, dst, to, one, each, how);                                                                  \
    }
KERNEL(f32)
KERNEL(f16)
