// The similarity of a template to each position of an image: OpenCV's matchTemplate.
#include "core/simd.cuh"
#include "patterns/reduce.cuh"

EXPORTED enum MatchMethod { SQDIFF, SQDIFF_NORMED, CCORR, CCORR_NORMED, CCOEFF, CCOEFF_NORMED };

// OpenCV treats a smaller variance as zero.
#define EPSILON 2.220446049250313e-16

// A quotient whose dividend exceeds its divisor only by rounding errors, guarded as in OpenCV.
DEVICE f64 normed(f64 value, f64 divisor, bool difference) {
    if (fabs(value) < divisor) return value / divisor;
    if (fabs(value) < divisor * 1.125) return value > 0 ? 1 : -1;
    return difference ? 1 : 0;
}

// Correlation coefficients subtract the means of each channel: Σ I Σ T / n, (Σ I)² / n and (Σ T)² / n.
DEVICE bool is_coefficient(int method) { return method >= CCOEFF; }

// The score from Σ I·T, Σ I² and Σ T² over all channels. As in OpenCV, constant templates match everything.
__device__ __noinline__ float score(int method, f64 cross, f64 squares, f64 templ_squares, f64 pixels) {
    switch (method) {
        case SQDIFF: return fmax(squares - 2 * cross + templ_squares, 0.0);
        case SQDIFF_NORMED:
            return normed(fmax(squares - 2 * cross + templ_squares, 0.0), sqrt(squares * templ_squares), true);
        case CCORR: case CCOEFF: return cross;
        case CCOEFF_NORMED: if (templ_squares < EPSILON * pixels) return 1;
        default: return normed(cross, sqrt(fmax(squares, 0.0) * fmax(templ_squares, 0.0)), false);
    }
}

extern "C" KERNEL() match_template_f32(const void* src, Batch from, const void* part, Batch part_batch, void* dst,
                                       Batch to, int method) {
    const Image in = image_at(src, from), templ = image_at(part, part_batch), out = image_at(dst, to);
    const int x = blockIdx.x * BLOCK_X + threadIdx.x, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    const int thread = thread_index(), pixels = templ.width * templ.height;
    f64 cross = 0, squares = 0, all_templ_squares = 0;
    NO_UNROLL for (int c = 0; c < from.channels; c++) {
        f64 templ_sum = 0, templ_squares = 0;
        float mean = 0;
        // In a smooth image, squares exceed the variance by more than the bits of f32: sums are of differences from
        // a pixel of the image and from the template's mean.
        if (method == SQDIFF || is_coefficient(method)) {
            NO_UNROLL for (int i = thread; i < pixels; i += BLOCK_X * BLOCK_Y) {
                templ_sum += load(at<f32>(templ, i % templ.width, i / templ.width, c));
            }
            mean = block_reduce(templ_sum) / pixels;
            templ_sum = 0;
        }
        NO_UNROLL for (int i = thread; i < pixels; i += BLOCK_X * BLOCK_Y) {
            const f64 value = load(at<f32>(templ, i % templ.width, i / templ.width, c)) - mean;
            templ_sum += value;
            templ_squares += value * value;
        }
        templ_sum = block_reduce(templ_sum);
        templ_squares = block_reduce(templ_squares);
        if (x >= out.width || y >= out.height) continue;
        const float* center = at<f32>(in, x + templ.width / 2, y + templ.height / 2, c);
        const float origin = is_coefficient(method) ? load(center) : mean;
        f64 sum = 0;
        NO_UNROLL for (int j = 0; j < templ.height; j++) {
            const u8* p = (const u8*)at<f32>(in, x, y + j, c);
            const u8* q = (const u8*)at<f32>(templ, 0, j, c);
            float row_cross = 0, row_squares = 0, row_sum = 0;
            UNROLL_BY(4) for (int i = 0; i < templ.width; i++, p += in.column, q += templ.column) {
                const float value = load((const f32*)p) - origin, other = load((const f32*)q) - mean;
                row_cross = __fmaf_rn(value, other, row_cross);
                row_squares = __fmaf_rn(value, value, row_squares);
                row_sum += value;
            }
            cross += row_cross;
            squares += row_squares;
            sum += row_sum;
        }
        all_templ_squares += templ_squares;
        if (!is_coefficient(method)) continue;
        cross -= sum * templ_sum / pixels;
        squares -= sum * sum / pixels;
        all_templ_squares -= templ_sum * templ_sum / pixels;
    }
    if (x < out.width && y < out.height) {
        *at<float>(out, x, y) = score(method, cross, squares, all_templ_squares, pixels);
    }
}

// u8: a thread computes four pixels of a row from words that its neighbors also use. This part of the
// template is in shared memory at a time, with the pixels that it meets; its sums fit into 32 bits.
#define WORDS 16
#define ROWS 32
#define ACROSS (BLOCK_X * 4)
EXPORTED constexpr int MATCH_TEMPLATE_U8_TILE[] = {ACROSS, BLOCK_Y};

// The bytes x … x + 3 of a row, as far as they exist.
DEVICE u32 load_bytes(const Image& image, int x, int y, int c) {
    u32 word = 0;
    if (y < image.height) {
        const u8* p = at<u8>(image, x, y, c);
        for (int i = 0; i < 4; i++, p += image.column) {
            if (x + i < image.width) word |= (u32)__ldg(p) << (8 * i);
        }
    }
    return word;
}

extern "C" KERNEL() match_template_u8(const void* src, Batch from, const void* part, Batch part_batch, void* dst,
                                      Batch to, int method) {
    __shared__ u32 around[ROWS + BLOCK_Y - 1][BLOCK_X + WORDS], within[ROWS][WORDS];
    const Image in = image_at(src, from), templ = image_at(part, part_batch), out = image_at(dst, to);
    const int lane = threadIdx.x, thread = threadIdx.y * BLOCK_X + lane;
    const int left = blockIdx.x * ACROSS, top = blockIdx.y * BLOCK_Y;
    if (left >= out.width || top >= out.height) return;
    f64 cross[4] = {}, squares[4] = {}, all_templ_squares = 0;
    const f64 pixels = (f64)templ.width * templ.height;
    NO_UNROLL for (int c = 0; c < from.channels; c++) {
        f64 sum[4] = {}, templ_sum = 0, templ_squares = 0;
        NO_UNROLL for (int first = 0; first < templ.height; first += ROWS) {
            NO_UNROLL for (int begin = 0; begin < templ.width; begin += WORDS * 4) {
                const int rows = min(ROWS, templ.height - first);
                const int columns = min(WORDS * 4, templ.width - begin), words = (columns + 3) / 4;
                __syncthreads();
                for (int i = thread; i < ROWS * WORDS; i += BLOCK_X * BLOCK_Y) {
                    const u32 word = load_bytes(templ, begin + i % WORDS * 4, first + i / WORDS, c);
                    within[i / WORDS][i % WORDS] = word;
                    templ_sum += dot4(word, 0x01010101u, 0u);
                    templ_squares += dot4(word, word, 0u);
                }
                NO_UNROLL for (int j = threadIdx.y; j < rows + BLOCK_Y - 1; j += BLOCK_Y) {
                    NO_UNROLL for (int i = lane; i <= BLOCK_X + words; i += BLOCK_X) {
                        if (i >= BLOCK_X + WORDS) continue;
                        around[j][i] = load_bytes(in, left + begin + i * 4, top + first + j, c);
                    }
                }
                __syncthreads();
                u32 product[4] = {}, square[4] = {}, total[4] = {};
                NO_UNROLL for (int j = 0; j < rows; j++) {
                    const u32* p = &around[threadIdx.y + j][lane];
                    u32 word = *p;
                    NO_UNROLL for (int i = 0; i < words; i++) {
                        const u32 next = *++p, other = within[j][i];
                        // Masks the columns to the right of the template.
                        const u32 valid = i < words - 1 || columns % 4 == 0 ? ~0u : (1u << columns % 4 * 8) - 1;
                        UNROLL(k, 4) {
                            const u32 four = k == 0 ? word : __byte_perm(word, next, unaligned_selector(k));
                            const u32 seen = four & valid;
                            product[k] = dot4(four, other, product[k]);
                            square[k] = dot4(seen, seen, square[k]);
                            total[k] = dot4(seen, 0x01010101u, total[k]);
                        }
                        word = next;
                    }
                }
                UNROLL(k, 4) cross[k] += product[k], squares[k] += square[k], sum[k] += total[k];
            }
        }
        templ_sum = block_reduce(templ_sum);
        templ_squares = block_reduce(templ_squares);
        all_templ_squares += templ_squares;
        if (!is_coefficient(method)) continue;
        all_templ_squares -= templ_sum * templ_sum / pixels;
        // Divides instead of multiplying by a reciprocal: the variance of a constant image is exactly 0.
        UNROLL(k, 4) {
            cross[k] -= sum[k] * templ_sum / pixels;
            squares[k] -= sum[k] * sum[k] / pixels;
        }
    }
    const int x = left + lane * 4, y = top + threadIdx.y;
    UNROLL(k, 4) {
        if (x + k < out.width && y < out.height) {
            *at<float>(out, x + k, y) = score(method, cross[k], squares[k], all_templ_squares, pixels);
        }
    }
}
