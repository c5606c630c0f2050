// The bilateral filter: means of pixels that are near and alike.
#include "core/border.cuh"
#include "core/image.cuh"

// Weights are 2 to the power of space · distance² + colour · (sum of the channels' differences)². OpenCV's circle of `radius`.
template <int CHANNELS, class Load, class Store>
DEVICE void bilateral(const Image& in, const Image& out, int channels, int radius, float space, float colour, int border,
                                          Load load_element, Store store_element) {
    THIS_PIXEL(x, y, out);
    float centre[4] = {0, 0, 0, 0}, sum[4] = {0, 0, 0, 0}, weights = 0;
    UNROLL(c, CHANNELS) {
        if (c < channels) centre[c] = load_element(at<u8>(in, x, y, c));
    }
    const bool inside = x >= radius && x + radius < in.width && y >= radius && y + radius < in.height;
#pragma unroll 1
    for (int j = -radius; j <= radius; j++) {
        const int row = inside ? y + j : border_index(y + j, in.height, border);
        // Exact for such small numbers.
        const int reach = (int)sqrtf((float)(radius * radius - j * j));
        const u8* p = at<u8>(in, x - reach, max(row, 0));
#pragma unroll 1
        for (int i = -reach; i <= reach; i++, p += in.column) {
            const u8* q = p;
            bool beyond = false;
            if (!inside) {
                const int column = border_index(x + i, in.width, border);
                beyond = row < 0 || column < 0;
                q = at<u8>(in, max(column, 0), max(row, 0));
            }
            float value[4] = {0, 0, 0, 0}, difference = 0;
            UNROLL(c, CHANNELS) {
                if (c < channels && !beyond) value[c] = load_element(q + c * in.channel);
                difference += fabsf(value[c] - centre[c]);
            }
            const float weight = exp2f(space * (i * i + j * j) + colour * difference * difference);
            weights += weight;
            UNROLL(c, CHANNELS) sum[c] = __fmaf_rn(weight, value[c], sum[c]);
        }
    }
    UNROLL(c, CHANNELS) {
        if (c < channels) store_element(at<u8>(out, x, y, c), sum[c] / weights);
    }
}

#define PARAMETERS const void *src, Batch from, void *dst, Batch to, int radius, float space, float colour, int border

// Pixels of a column that a thread makes, and so rows and columns of a block's tile. As BYTES_TILE of src/image/ops/bilateral_filter.ts.
#define ROWS 4
#define SIDE (BLOCK_Y * ROWS)
#define LARGEST_RADIUS 127
// Columns of the circle that are in shared memory at a time.
#define BAND 9

// A byte as a float: in the mantissa of 2^23, which is then taken away. (Conversions run at an eighth of the rate.)
DEVICE float byte_of(u32 word, int i) {
    return __uint_as_float(__byte_perm(word, 0x4b000000, 0x7440 + i)) - 8388608.0f;
}

// The sum of the absolute differences of four bytes: likewise in the mantissa.
DEVICE float difference_of(u32 a, u32 b) {
    u32 sum;
    asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(sum) : "r"(a), "r"(b), "r"(0x4b000000));
    return __uint_as_float(sum) - 8388608.0f;
}

DEVICE float exp2_of(float x) {
    float power;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(x));
    return power;
}

// Pixels of u8. Those around the tile are in shared memory, a word each; each is unpacked once for all of a thread's pixels. A
// thread walks down the columns of the circle: its pixels see the same distance at each step.
template <int CHANNELS>
DEVICE void bilateral_bytes(const Image& in, const Image& out, int channels, int radius, float space, float colour, int border) {
    __shared__ u32 tile[SIDE + 2 * LARGEST_RADIUS][BLOCK_X + BAND - 1];
    // By the vertical distance.
    __shared__ float exponents[2 * LARGEST_RADIUS + 1];
    const int lane = threadIdx.x, left = blockIdx.x * BLOCK_X, top = blockIdx.y * SIDE, row = threadIdx.y * ROWS;
    if (left >= out.width || top >= out.height) return;
    for (int i = threadIdx.y * BLOCK_X + lane; i <= 2 * radius; i += BLOCK_X * BLOCK_Y) exponents[i] = space * ((i - radius) * (i - radius));
    u32 centre[ROWS], words[ROWS];
    float sum[ROWS][CHANNELS], weights[ROWS];
    UNROLL(r, ROWS) {
        const u8* p = at<u8>(in, min(left + lane, in.width - 1), min(top + row + r, in.height - 1));
        weights[r] = 0, centre[r] = 0;
        UNROLL(c, CHANNELS) {
            sum[r][c] = 0;
            if (c < channels) centre[r] |= (u32)__ldg(p + c * in.channel) << (8 * c);
        }
    }
#pragma unroll 1
    for (int first = -radius; first <= radius; first += BAND) {
        __syncthreads();
#pragma unroll 1
        for (int j = threadIdx.y; j < SIDE + 2 * radius; j += BLOCK_Y) {
            const int y = border_index(top + j - radius, in.height, border);
#pragma unroll 1
            for (int i = lane; i < BLOCK_X + BAND - 1; i += BLOCK_X) {
                const int x = border_index(left + i + first, in.width, border);
                u32 word = 0;
                if (x >= 0 && y >= 0) {
                    const u8* p = at<u8>(in, x, y);
                    UNROLL(c, CHANNELS) {
                        if (c < channels) word |= (u32)__ldg(p + c * in.channel) << (8 * c);
                    }
                }
                tile[j][i] = word;
            }
        }
        __syncthreads();
        const int last = min(first + BAND - 1, radius);
#pragma unroll 1
        for (int i = first; i <= last; i++) {
            // Exact for such small numbers.
            const int reach = (int)sqrtf((float)(radius * radius - i * i));
            const float aside = space * (i * i);
            const u32* p = &tile[row + radius - reach][lane + i - first];
            const float* exponent = exponents + radius - reach;
            // The pixels beside this thread's ones.
            float value[ROWS][CHANNELS];
            UNROLL(r, ROWS - 1) {
                const u32 word = words[r] = p[r * (BLOCK_X + BAND - 1)];
                UNROLL(c, CHANNELS) value[r][c] = byte_of(word, c);
            }
            int rest = 2 * reach;
            while (true) {
                UNROLL(step, ROWS) {
                    const u32 word = words[(step + ROWS - 1) % ROWS] = p[(step + ROWS - 1) * (BLOCK_X + BAND - 1)];
                    UNROLL(c, CHANNELS) value[(step + ROWS - 1) % ROWS][c] = byte_of(word, c);
                    const float distance = aside + exponent[step];
                    UNROLL(r, ROWS) {
                        const float(&v)[CHANNELS] = value[(step + r) % ROWS];
                        const float difference = difference_of(words[(step + r) % ROWS], centre[r]);
                        const float weight = exp2_of(__fmaf_rn(colour * difference, difference, distance));
                        weights[r] += weight;
                        UNROLL(c, CHANNELS) sum[r][c] = __fmaf_rn(weight, v[c], sum[r][c]);
                    }
                    if (rest-- == 0) goto done;
                }
                p += ROWS * (BLOCK_X + BAND - 1);
                exponent += ROWS;
            }
        done:;
        }
    }
    if (left + lane >= out.width) return;
    UNROLL(r, ROWS) {
        if (top + row + r >= out.height) return;
        const float scale = __fdividef(1, weights[r]);
        UNROLL(c, CHANNELS) {
            if (c < channels) store(at<u8>(out, left + lane, top + row + r, c), sum[r][c] * scale);
        }
    }
}

#define BYTES(CHANNELS, COUNT)                                                                                       \
    extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) bilateral_u8_##CHANNELS(PARAMETERS) {             \
        bilateral_bytes<CHANNELS>(image_at(src, from), image_at(dst, to), COUNT, radius, space, colour, border);     \
    }
// The last one for 2 channels, too.
BYTES(1, 1) BYTES(3, 3) BYTES(4, to.channels)

extern "C" __global__ void __launch_bounds__(BLOCK_X* BLOCK_Y) bilateral_any(PARAMETERS, int type) {
    bilateral<4>(image_at(src, from), image_at(dst, to), to.channels, radius, space, colour, border,
                 [type](const u8* p) { return load_as(type, p); }, [type](u8* p, float value) { store_as(type, p, value); });
}
