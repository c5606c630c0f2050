// The bilateral filter: means of neighbors, weighted by distance and similarity.
#include "core/border.cuh"
#include "core/simd.cuh"

#define PARAMETERS SRC_DST, int radius, float space, float color, int border

// Weights are 2^(space · distance² + color · (sum of channel differences)²), over OpenCV's circle.
extern "C" KERNEL() bilateral_any(PARAMETERS, int type) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int channels = to.channels;
    constexpr int CHANNELS = 4;
    THIS_PIXEL(x, y, out);
    float center[4] = {0, 0, 0, 0}, sum[4] = {0, 0, 0, 0}, weights = 0;
    UNROLL(c, CHANNELS) if (c < channels) center[c] = load_as(type, at<u8>(in, x, y, c));
    const bool inside = x >= radius && x + radius < in.width && y >= radius && y + radius < in.height;
    NO_UNROLL for (int j = -radius; j <= radius; j++) {
        const int row = inside ? y + j : border_index(y + j, in.height, border);
        // Exact for such small integers.
        const int reach = (int)sqrtf((float)(radius * radius - j * j));
        const u8* p = at<u8>(in, x - reach, max(row, 0));
        NO_UNROLL for (int i = -reach; i <= reach; i++, p += in.column) {
            const u8* q = p;
            bool beyond = false;
            if (!inside) {
                const int column = border_index(x + i, in.width, border);
                beyond = row < 0 || column < 0;
                q = at<u8>(in, max(column, 0), max(row, 0));
            }
            float value[4] = {0, 0, 0, 0}, difference = 0;
            UNROLL(c, CHANNELS) {
                if (c < channels && !beyond) value[c] = load_as(type, q + c * in.channel);
                difference += fabsf(value[c] - center[c]);
            }
            const float weight = exp2f(space * (i * i + j * j) + color * difference * difference);
            weights += weight;
            UNROLL(c, CHANNELS) sum[c] = __fmaf_rn(weight, value[c], sum[c]);
        }
    }
    UNROLL(c, CHANNELS) if (c < channels) store_as(type, at<u8>(out, x, y, c), sum[c] / weights);
}

// Pixels of a column per thread, which makes a square tile.
#define ROWS 4
#define SIDE (BLOCK_Y * ROWS)
EXPORTED constexpr int BILATERAL_U8_TILE[] = {BLOCK_X, SIDE};
EXPORTED constexpr int BILATERAL_U8_MAX_RADIUS = 127;
#define BAND 9  // columns of the circle in shared memory at a time

// The sum of absolute differences of four bytes, computed in the low bits of a biased float.
DEVICE float difference_of(u32 a, u32 b) {
    u32 sum;
    asm("vabsdiff4.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(sum) : "r"(a), "r"(b), "r"(0x4b000000));
    return __uint_as_float(sum) - BIAS;
}

DEVICE float exp2_of(float x) {
    float power;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(x));
    return power;
}

// u8: the pixels around the tile are in shared memory, one word each, and are unpacked once for all pixels of
// a thread. A thread moves down the columns of the circle, so that its pixels share their distances.
template <int CHANNELS>
KERNEL() bilateral_u8(PARAMETERS) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int channels = CHANNELS == 4 ? to.channels : CHANNELS;  // the last instance also serves two channels
    __shared__ u32 tile[SIDE + 2 * BILATERAL_U8_MAX_RADIUS][BLOCK_X + BAND - 1];
    // For each vertical distance.
    __shared__ float exponents[2 * BILATERAL_U8_MAX_RADIUS + 1];
    const int lane = threadIdx.x, left = blockIdx.x * BLOCK_X, top = blockIdx.y * SIDE, row = threadIdx.y * ROWS;
    if (left >= out.width || top >= out.height) return;
    for (int i = threadIdx.y * BLOCK_X + lane; i <= 2 * radius; i += BLOCK) {
        exponents[i] = space * ((i - radius) * (i - radius));
    }
    u32 center[ROWS], words[ROWS];
    float sum[ROWS][CHANNELS], weights[ROWS];
    UNROLL(r, ROWS) {
        const u8* p = at<u8>(in, min(left + lane, in.width - 1), min(top + row + r, in.height - 1));
        weights[r] = 0, center[r] = 0;
        UNROLL(c, CHANNELS) {
            sum[r][c] = 0;
            if (c < channels) center[r] |= (u32)__ldg(p + c * in.channel) << (8 * c);
        }
    }
    NO_UNROLL for (int first = -radius; first <= radius; first += BAND) {
        __syncthreads();
        NO_UNROLL for (int j = threadIdx.y; j < SIDE + 2 * radius; j += BLOCK_Y) {
            const int y = border_index(top + j - radius, in.height, border);
            NO_UNROLL for (int i = lane; i < BLOCK_X + BAND - 1; i += BLOCK_X) {
                const int x = border_index(left + i + first, in.width, border);
                u32 word = 0;
                if (x >= 0 && y >= 0) {
                    const u8* p = at<u8>(in, x, y);
                    UNROLL(c, CHANNELS) if (c < channels) word |= (u32)__ldg(p + c * in.channel) << (8 * c);
                }
                tile[j][i] = word;
            }
        }
        __syncthreads();
        const int last = min(first + BAND - 1, radius);
        NO_UNROLL for (int i = first; i <= last; i++) {
            // Exact for such small integers.
            const int reach = (int)sqrtf((float)(radius * radius - i * i));
            const float aside = space * (i * i);
            const u32* p = &tile[row + radius - reach][lane + i - first];
            const float* exponent = exponents + radius - reach;
            // The pixels at the current distance from this thread's pixels.
            float value[ROWS][CHANNELS];
            UNROLL(r, ROWS - 1) {
                const u32 word = words[r] = p[r * (BLOCK_X + BAND - 1)];
                UNROLL(c, CHANNELS) value[r][c] = biased(word, c) - BIAS;
            }
            int rest = 2 * reach;
            while (true) {
                UNROLL(step, ROWS) {
                    const u32 word = words[(step + ROWS - 1) % ROWS] = p[(step + ROWS - 1) * (BLOCK_X + BAND - 1)];
                    UNROLL(c, CHANNELS) value[(step + ROWS - 1) % ROWS][c] = biased(word, c) - BIAS;
                    const float distance = aside + exponent[step];
                    UNROLL(r, ROWS) {
                        const float(&v)[CHANNELS] = value[(step + r) % ROWS];
                        const float difference = difference_of(words[(step + r) % ROWS], center[r]);
                        const float weight = exp2_of(__fmaf_rn(color * difference, difference, distance));
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

INSTANCES(bilateral_u8<1|3|4>)
