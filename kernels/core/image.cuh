// Images as kernels see them: element types, addresses, rounding. No standard headers: NVRTC has none.
//
// A kernel takes, for each operand, an address and a `Batch` by value, and works on image blockIdx.z of it:
//
//     template <class T, int CHANNELS> __device__ void flip(const void* src, const Batch& from, void* dst, const Batch& to, …) {
//         const Image in = image_at(src, from), out = image_at(dst, to);
//         const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
//         if (x >= out.width || y >= out.height) return;
//         EACH_CHANNEL(c) store(at<T>(out, x, y, c), load(at<T>(in, in.width - 1 - x, y, c)));
//     }
#pragma once
#include "core/prelude.cuh"
#include "access/word.cuh"

// IEEE half precision, as its bits.
struct f16 {
    u16 bits;
};

// One image. Rows, columns and channels are so many bytes apart; any of the steps may be negative.
EXPORTED struct Image {
    u8* data;
    i64 row, column, channel;
    int width, height;
};

// How the images of an operand lie: `image` bytes from one to the next. If it is `listed`, the address beside it is that of
// a table of `Image`, one for each, and only `channels` counts here.
EXPORTED struct Batch {
    i64 image, row, column, channel;
    int width, height, channels, listed;
};

// Image `n` of an operand.
DEVICE Image image_at(const void* data, const Batch& batch, int n) {
    if (batch.listed) return ((const Image*)data)[n];
    return {(u8*)data + n * batch.image, batch.row, batch.column, batch.channel, batch.width, batch.height};
}

// The image that this thread's block works on.
DEVICE Image image_at(const void* data, const Batch& batch) {
    return image_at(data, batch, blockIdx.z);
}

// The address of an element.
template <class T>
DEVICE T* at(const Image& image, int x, int y, int c = 0) {
    return (T*)(image.data + y * image.row + x * image.column + c * image.channel);
}

// Over the channels of a pixel: unrolled where CHANNELS says how many there are, else (0) as many as the batch `to` has.
#define EACH_CHANNEL(c) _Pragma("unroll (CHANNELS ? CHANNELS : 1)") for (int c = 0; c < (CHANNELS ? CHANNELS : to.channels); c++)

// An element of memory that nobody writes meanwhile, as a float.
DEVICE float load(const u8* p) { return (float)__ldg(p); }
DEVICE float load(const u16* p) { return (float)__ldg(p); }
DEVICE float load(const i16* p) { return (float)__ldg(p); }
DEVICE float load(const f32* p) { return __ldg(p); }
DEVICE float load(const f16* p) {
    float value;
    asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(__ldg((const u16*)p)));
    return value;
}

// A float as an element: rounded to the nearest, ties to even, and kept within the type's range (OpenCV's saturate_cast).
template <class T>
DEVICE T saturate(float value);
template <>
DEVICE u8 saturate<u8>(float value) { return (u8)min(max(__float2int_rn(value), 0), 255); }
template <>
DEVICE u16 saturate<u16>(float value) { return (u16)min(max(__float2int_rn(value), 0), 65535); }
template <>
DEVICE i16 saturate<i16>(float value) { return (i16)min(max(__float2int_rn(value), -32768), 32767); }
template <>
DEVICE f32 saturate<f32>(float value) { return value; }
template <>
DEVICE f16 saturate<f16>(float value) {
    f16 half;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(half.bits) : "f"(value));
    return half;
}

// Writes a float as an element.
template <class T>
DEVICE void store(T* p, float value) { *p = saturate<T>(value); }
DEVICE void store(f16* p, float value) { *(u16*)p = saturate<f16>(value).bits; }

// Element types told at run time, where an instance for each pair of types would be too many: `typeCode()` of src/image/core/launch.ts.
EXPORTED enum ElementType { U8, U16, I16, F16, F32 };

DEVICE float load_as(int type, const void* p) {
    switch (type) {
        case U8: return load((const u8*)p);
        case U16: return load((const u16*)p);
        case I16: return load((const i16*)p);
        case F16: return load((const f16*)p);
        default: return load((const f32*)p);
    }
}

DEVICE void store_as(int type, void* p, float value) {
    switch (type) {
        case U8: return store((u8*)p, value);
        case U16: return store((u16*)p, value);
        case I16: return store((i16*)p, value);
        case F16: return store((f16*)p, value);
        default: return store((f32*)p, value);
    }
}

// This thread's output pixel in a grid of 32 × 8 threads. Ends the thread outside of the image.
#define THIS_PIXEL(x, y, image)                                                                            \
    const int x = blockIdx.x * BLOCK_X + threadIdx.x, y = blockIdx.y * BLOCK_Y + threadIdx.y;              \
    if (x >= image.width || y >= image.height) return
#define BLOCK_X 32
#define BLOCK_Y 8

// The instances of an operator's kernel: each of 1, 3 and 4 channels for u8 and f32, any number for the other types.
// MAKE(T, CHANNELS, NAME) defines one, whose name ends in NAME ("u8_3", "f16"): `instance()` of src/image/core/launch.ts finds it.
#define EACH_INSTANCE(MAKE)                                     \
    MAKE(u8, 1, u8_1) MAKE(u8, 3, u8_3) MAKE(u8, 4, u8_4)       \
    MAKE(f32, 1, f32_1) MAKE(f32, 3, f32_3) MAKE(f32, 4, f32_4) \
    MAKE(u8, 0, u8) MAKE(f32, 0, f32) MAKE(u16, 0, u16) MAKE(i16, 0, i16) MAKE(f16, 0, f16)
// One for each type, for any number of channels.
#define EACH_TYPE(MAKE) MAKE(u8, 0, u8) MAKE(u16, 0, u16) MAKE(i16, 0, i16) MAKE(f16, 0, f16) MAKE(f32, 0, f32)
// One for each size of elements, for operators that move them as they are.
#define EACH_SIZE(MAKE) MAKE(u8, 0, 1) MAKE(u16, 0, 2) MAKE(u32, 0, 4)
