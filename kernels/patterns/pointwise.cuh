// Pointwise on pixels: a pixel of the result is a function of the pixel at the same position.
#pragma once
#include "access/vec4_pixel.cuh"

// `f(channels, results)` for all pixels of the image, of any layout and type: four pixels per thread. LONG:
// keeps the body of `f` in a loop, to limit code size; the pixels rotate through the registers.
template <int IN, int OUT, bool LONG = false, class F>
DEVICE void map_pixels(const Image& in, const Image& out, int from_type, int to_type, F f) {
    THESE_PIXELS(x, y, out);
    WARP_SCRATCH(scratch, 64);  // for up to four channels of f32
    float v[4][IN], result[4][OUT];
    load_pixels(from_type, in, x, y, v, scratch + threadIdx.x * 64);
    __syncwarp();
    if constexpr (!LONG) {
        UNROLL(i, 4) f(v[i], result[i]);
    } else {
        NO_UNROLL for (int i = 0; i < 4; i++) {
            float value[OUT];
            f(v[0], value);
            UNROLL(j, 3) {
                UNROLL(c, IN) v[j][c] = v[j + 1][c];
                UNROLL(c, OUT) result[j][c] = result[j + 1][c];
            }
            UNROLL(c, OUT) result[3][c] = value[c];
        }
    }
    store_pixels(to_type, out, x, y, result, scratch);
}
