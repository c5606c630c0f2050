// From frames to a model's input in one kernel: resize, crop or fill up, flip, normalize, convert, change the layout. Values
// are not rounded on the way. Source: pixels of any type, or the planes of NV12.
#include "fused.cuh"

// From NV12: r = y + rv · v and so on, y and chroma brought to full range before.
struct Colour {
    float y_low, y_scale, c_scale, rv, gu, gv, bu;
};

// The source pixels around an output pixel along one axis.
struct Taps {
    int first, second;
    float t;
};

__device__ __forceinline__ Taps taps_at(int i, double scale, int size, int nearest) {
    const Place place = nearest ? Place{(int)floor(i * scale), 0.0f} : place_at(resized_position(i, scale));
    return {min(max(place.index, 0), size - 1), min(max(place.index + 1, 0), size - 1), place.t};
}

template <class T>
__device__ __forceinline__ float between(const Image& in, const Taps& x, const Taps& y, int c) {
    const float top = lerp(load(at<T>(in, x.first, y.first, c)), load(at<T>(in, x.second, y.first, c)), x.t);
    const float bottom = lerp(load(at<T>(in, x.first, y.second, c)), load(at<T>(in, x.second, y.second, c)), x.t);
    return lerp(top, bottom, y.t);
}

// The place of an output pixel in the resized source, or false outside of the content.
__device__ __forceinline__ bool resized_place(const Fit& fit, int x, int y, int& rx, int& ry) {
    const int u = x - fit.left, v = y - fit.top;
    rx = fit.crop_x + (fit.flip_x ? fit.width - 1 - u : u), ry = fit.crop_y + (fit.flip_y ? fit.height - 1 - v : v);
    return (u32)u < (u32)fit.width && (u32)v < (u32)fit.height;
}

__device__ __forceinline__ void finish(const Image& out, int x, int y, int c, int channels, float value, const Finish& how) {
    const int channel = how.swap ? channels - 1 - c : c;
    value = __fmaf_rn(value, how.scale[c], how.offset[c]);
    void* p = at<u8>(out, x, y, channel);
    if (how.type == F32) *(f32*)p = value;
    else store_as(how.type, p, value);
}

template <class T, int CHANNELS>
__device__ __forceinline__ void preprocess(const void* src, const Batch& from, void* dst, const Batch& to, const Fit& one,
                                           const Fit* each, const Finish& how) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const Fit fit = each ? each[blockIdx.z] : one;
    int rx, ry;
    const bool inside = resized_place(fit, x, y, rx, ry);
    const Taps px = taps_at(rx, fit.scale_x, in.width, how.nearest), py = taps_at(ry, fit.scale_y, in.height, how.nearest);
    float value[4];
#pragma unroll
    for (int c = 0; c < (CHANNELS ? CHANNELS : 4); c++) {
        if (CHANNELS || c < to.channels) value[c] = inside ? between<T>(in, px, py, c) : how.fill[c];
    }
#pragma unroll
    for (int c = 0; c < (CHANNELS ? CHANNELS : 4); c++) {
        if (CHANNELS || c < to.channels) finish(out, x, y, c, to.channels, value[c], how);
    }
}

#define KERNEL(T, CHANNELS, NAME)                                                                                       \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) preprocess_##NAME(const void* src, Batch from, PARAMETERS) { \
        preprocess<T, CHANNELS>(src, from, dst, to, one, each, how);                                                    \
    }
EACH_INSTANCE(KERNEL)

// Luma and chroma are each resized, and then converted: U and V lie interleaved at half the width and height.
extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y)
    preprocess_nv12(const void* luma, Batch from, const void* chroma, Batch half, PARAMETERS, Colour colour) {
    const Image in = image_at(luma, from), uv = image_at(chroma, half), out = image_at(dst, to);
    THIS_PIXEL(x, y, out);
    const Fit fit = each ? each[blockIdx.z] : one;
    int rx, ry;
    const bool inside = resized_place(fit, x, y, rx, ry);
    const Taps px = taps_at(rx, fit.scale_x, in.width, how.nearest), py = taps_at(ry, fit.scale_y, in.height, how.nearest);
    const Taps cx = taps_at(rx, fit.scale_x * 0.5, uv.width, how.nearest), cy = taps_at(ry, fit.scale_y * 0.5, uv.height, how.nearest);
    const float l = (between<u8>(in, px, py, 0) - colour.y_low) * colour.y_scale;
    const float u = (between<u8>(uv, cx, cy, 0) - 128.0f) * colour.c_scale;
    const float v = (between<u8>(uv, cx, cy, 1) - 128.0f) * colour.c_scale;
    const float rgb[3] = {l + colour.rv * v, l + colour.gu * u + colour.gv * v, l + colour.bu * u};
#pragma unroll
    for (int c = 0; c < 3; c++) {
        finish(out, x, y, c, 3, inside ? fminf(fmaxf(rgb[c], 0.0f), 255.0f) : how.fill[c], how);
    }
}
