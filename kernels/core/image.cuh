// Images as kernels see them: addresses, element types, rounding, and the launch of a kernel.
//
// A kernel takes an address and a `Batch` for each operand and works on image blockIdx.z of it. The source
// lists the instances of a template that are compiled:
//
//     template <class T>
//     KERNEL() flip(SRC_DST) {
//         const Image in = image_at(src, from), out = image_at(dst, to);
//         THIS_PIXEL(x, y, out);
//         EACH_CHANNEL(c) *at<T>(out, x, y, c) = __ldg(at<T>(in, in.width - 1 - x, y, c));
//     }
//     INSTANCES(flip<u8|u16|u32>)
#pragma once
#include "core/prelude.cuh"

// Threads of a block.
#define BLOCK_X 32
#define BLOCK_Y 8
#define BLOCK (BLOCK_X * BLOCK_Y)

// Declares a kernel. KERNEL(4) limits registers so that 4 blocks fit on a multiprocessor.
#define KERNEL(...) __global__ void __launch_bounds__(BLOCK, ##__VA_ARGS__)
#define SRC_DST const void *src, Batch from, void *dst, Batch to

// IEEE half precision, as its bits.
struct f16 { u16 bits; };

// One image. Rows, columns and channels are byte strides, which may be negative.
EXPORTED struct Image {
    u8* data;
    i64 row, column, channel;
    int width, height;
};

// The images of an operand. `image` is the byte stride between images of equal layout. If `listed`, the
// address argument points to an array of `Image`, and `channels` is the only other field in use.
EXPORTED struct Batch { i64 image, row, column, channel; int width, height, channels, listed; };

DEVICE Image in_list(const void* data, int n) { return ((const Image*)data)[n]; }
DEVICE Image in_batch(const void* data, const Batch& batch, int n) {
    return {(u8*)data + n * batch.image, batch.row, batch.column, batch.channel, batch.width, batch.height};
}
// Image `n` of an operand.
DEVICE Image image_at(const void* data, const Batch& batch, int n) {
    if (batch.listed) return in_list(data, n);
    return in_batch(data, batch, n);
}

// The image of this block.
DEVICE Image image_at(const void* data, const Batch& batch) { return image_at(data, batch, blockIdx.z); }

// The address of an element.
template <class T>
DEVICE T* at(const Image& image, int x, int y, int c = 0) {
    return (T*)(image.data + y * image.row + x * image.column + c * image.channel);
}

// The number of this thread in its block.
DEVICE u32 thread_index() { return threadIdx.y * BLOCK_X + threadIdx.x; }

DEVICE bool aligned(const void* p, int bytes) { return ((u64)p & (bytes - 1)) == 0; }
// True if the address and the stride are both aligned.
DEVICE bool aligned(const void* p, i64 stride, int bytes) { return (((u64)p | (u64)stride) & (bytes - 1)) == 0; }

// The pixel of this thread in a grid with one thread per pixel. Ends threads outside of the image.
#define THIS_PIXEL(x, y, image)                                                                   \
    const int x = blockIdx.x * BLOCK_X + threadIdx.x, y = blockIdx.y * BLOCK_Y + threadIdx.y;     \
    if (x >= image.width || y >= image.height) return
EXPORTED constexpr int PIXEL_TILE[] = {BLOCK_X, BLOCK_Y};

// The number of channels where it is not known at compile time. A template parameter of this name hides it.
constexpr int CHANNELS = 0;
// A loop over channels: unrolled for a known number, otherwise over those of the batch `to`.
#define EACH_CHANNEL(c) \
    _Pragma("unroll (CHANNELS ? CHANNELS : 1)") for (int c = 0; c < (CHANNELS ? CHANNELS : to.channels); c++)

// Element `c` of four, by comparisons: an index would move them from registers to local memory.
template <class T>
DEVICE T pick(const T (&value)[4], int c) {
    return c == 0 ? value[0] : c == 1 ? value[1] : c == 2 ? value[2] : value[3];
}

// An element as a float, through the read-only cache: nobody may write it during the launch.
template <class T> DEVICE float load(const T* p) { return (float)__ldg(p); }
DEVICE float load(const f16* p) { return half_to_float(__ldg((const u16*)p)); }

// A float as an element: rounded to the nearest, ties to even, and clamped (OpenCV's saturate_cast).
template <class T>
DEVICE T saturate(float value);
template <> DEVICE u8 saturate<u8>(float value) { return (u8)min(max(__float2int_rn(value), 0), 255); }
template <> DEVICE u16 saturate<u16>(float value) { return (u16)min(max(__float2int_rn(value), 0), 65535); }
template <> DEVICE i16 saturate<i16>(float value) { return (i16)min(max(__float2int_rn(value), -32768), 32767); }
template <> DEVICE f32 saturate<f32>(float value) { return value; }
template <> DEVICE f16 saturate<f16>(float value) { return {float_to_half(value)}; }

template <class T> DEVICE void store(T* p, float value) { *p = saturate<T>(value); }
DEVICE void store(f16* p, float value) { *(u16*)p = saturate<f16>(value).bits; }

// Element types as parameters, where instances for all pairs would be too many. Warps take the same branch.
EXPORTED constexpr int MAX_CHANNELS = 4;
EXPORTED enum ElementType { U8, U16, I16, F16, F32 };

DEVICE int bytes_of(int type) { return type == U8 ? 1 : type == F32 ? 4 : 2; }

// `f` with a pointer to elements of `type`.
template <class F>
DEVICE auto with_type(int type, void* p, F f) {
    switch (type) {
        case U8: return f((u8*)p);
        case U16: return f((u16*)p);
        case I16: return f((i16*)p);
        case F16: return f((f16*)p);
        default: return f((f32*)p);
    }
}

DEVICE float load_as(int type, const void* p) {
    return with_type(type, (void*)p, [](const auto* q) { return load(q); });
}
DEVICE void store_as(int type, void* p, float value) {
    with_type(type, p, [=](auto* q) { store(q, value); });
}
