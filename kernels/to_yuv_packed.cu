// RGB into frames of decoders as kernels/yuv.cu makes them, where memory suits it: pixels without gaps, planes of single or paired
// bytes, rows at multiples of 8 bytes (chroma of planes: 4) and a multiple of 8 pixels wide. Then there is nothing at the
// edges to look after, and addresses within an image have 32 bits.
#include "warp_rows.cuh"

#define FRACTION 20
#define PIXELS 8  // A thread makes 8 pixels of two rows. As EIGHTS_TILE of src/image/yuv.ts.

// As in kernels/yuv.cu.
struct ToYuv {
    int y[4], u[4], v[4];
};

__device__ __forceinline__ int weigh(const int (&w)[4], const int (&pixel)[3]) {
    return (w[0] * pixel[0] + w[1] * pixel[1] + w[2] * pixel[2] + w[3]) >> FRACTION;
}

__device__ __forceinline__ u32 pack4(const int* four) { return pack_u8(four[0], four[1], pack_u8(four[2], four[3])); }

template <int CHANNELS>
__device__ __forceinline__ void to_yuv_packed(const void* src, const Batch& from, void* u_dst, const Batch& u_to, void* v_dst,
                                              const Batch& v_to, void* y_dst, const Batch& y_to, const ToYuv& how) {
    const Image in = image_at(src, from), luma = image_at(y_dst, y_to);
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * PIXELS, y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    if (x >= luma.width || y >= luma.height) return;
    u32 words[2][2 * CHANNELS];
    const u8* p = in.data + (u32)(y * (int)in.row + x * CHANNELS);
#pragma unroll
    for (int row = 0; row < 2; row++) {
#pragma unroll
        for (int i = 0; i < CHANNELS; i++) {
            const uint2 two = __ldg((const uint2*)(p + row * (int)in.row + 8 * i));
            words[row][2 * i] = two.x, words[row][2 * i + 1] = two.y;
        }
    }
    u8* to = luma.data + (u32)(y * (int)luma.row + x);
    int us[PIXELS / 2], vs[PIXELS / 2];
#pragma unroll
    for (int row = 0; row < 2; row++) {
        int ys[PIXELS];
#pragma unroll
        for (int i = 0; i < PIXELS; i++) {
            int pixel[3];
#pragma unroll
            for (int c = 0; c < 3; c++) pixel[c] = (int)(words[row][(i * CHANNELS + c) / 4] >> (8 * ((i * CHANNELS + c) % 4)) & 255);
            ys[i] = weigh(how.y, pixel);
            if (row == 0 && i % 2 == 0) us[i / 2] = weigh(how.u, pixel), vs[i / 2] = weigh(how.v, pixel);
        }
        *(uint2*)(to + row * (int)luma.row) = make_uint2(pack4(ys), pack4(ys + 4));
    }
    const Image u_plane = image_at(u_dst, u_to), v_plane = image_at(v_dst, v_to);
    const u32 u = pack4(us), v = pack4(vs);
    if (u_plane.column == 2) {
        const bool u_first = u_plane.data < v_plane.data;
        const u32 first = u_first ? u : v, second = u_first ? v : u;
        u8* pairs = (u_first ? u_plane.data : v_plane.data) + (u32)(y / 2 * (int)u_plane.row + x);
        *(uint2*)pairs = make_uint2(__byte_perm(first, second, 0x5140), __byte_perm(first, second, 0x7362));
    } else {
        *(u32*)(u_plane.data + (u32)(y / 2 * (int)u_plane.row + x / 2)) = u;
        *(u32*)(v_plane.data + (u32)(y / 2 * (int)v_plane.row + x / 2)) = v;
    }
}

#define KERNEL(CHANNELS)                                                                                                 \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) to_yuv_packed_##CHANNELS(                             \
        const void* src, Batch from, void* u, Batch u_to, void* v, Batch v_to, void* y, Batch y_to, ToYuv how) {         \
        to_yuv_packed<CHANNELS>(src, from, u, u_to, v, v_to, y, y_to, how);                                              \
    }
KERNEL(3)
KERNEL(4)
