// Antialiased resizing of interleaved u8, with the results of ops/resize/antialias.cu. A warp filters each
// source row that the 32 × 8 pixels of a block cover along x once, reading it in words. The rows of the
// result then take the filtered rows that they cover from shared memory.
#include "access/warp_store.cuh"
#include "core/resample.cuh"

// Limits: source pixels per output pixel, counting up to 3 unused ones, and row bytes of 32 output pixels.
EXPORTED constexpr int RESAMPLE_U8_TAPS = 64;
EXPORTED constexpr int RESAMPLE_U8_ROW_BYTES = 4 * 640;
#define WORDS (RESAMPLE_U8_ROW_BYTES / 4)
#define AHEAD 8  // words of a row that a lane prefetches
#define ROWS 64  // source rows whose weights are kept

// Four bytes starting at `p`. Only `readable` bytes are loaded; the others are 0.
DEVICE u32 load_bytes(const u8* p, int readable) {
    u32 bytes = 0;
    NO_UNROLL for (int i = 0; i < min(readable, 4); i++) bytes |= (u32)__ldg(p + i) << (8 * i);
    return bytes;
}

template <int CHANNELS>
KERNEL(4) resample_u8(SRC_DST, double scale_x, double scale_y, int filter) {
    __shared__ Span column_spans[BLOCK_X], row_spans[BLOCK_Y];
    __shared__ float4 column_weights[RESAMPLE_U8_TAPS / 4][BLOCK_X];
    __shared__ float row_weights[BLOCK_Y][ROWS];
    __shared__ __align__(16) u32 words_of_row[BLOCK_Y][WORDS + 8];
    __shared__ float filtered[2][BLOCK_Y][BLOCK_X * CHANNELS];
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int left = blockIdx.x * BLOCK_X, top = blockIdx.y * BLOCK_Y, tx = threadIdx.x, ty = threadIdx.y;
    if (left >= out.width || top >= out.height) return;
    find_spans(in, out, left, top, scale_x, scale_y, filter, column_spans, row_spans);

    const Span columns = column_spans[tx], rows = row_spans[ty];
    const Span last_column = column_spans[BLOCK_X - 1], last_row = row_spans[BLOCK_Y - 1];
    const int start = column_spans[0].first & ~3, first_row = row_spans[0].first;
    const int end_row = last_row.first + last_row.count;
    // Groups of four pixels are whole words. Pixels before and after the span have weight 0.
    const int group = (columns.first - start) / 4, lead = (columns.first - start) % 4;
    const int groups = (lead + columns.count + 3) / 4;
    const int count = (last_column.first + last_column.count - start) * CHANNELS + 3 >> 2;
    u32* const words = words_of_row[ty];
    // Rows that begin and end with whole words can all be prefetched. Otherwise words reach up to 7 bytes
    // past a row, which may not be readable after the last one.
    const bool whole_words = ((u64)in.data | (u64)in.row) % 4 == 0 && 4 * count <= (in.width - start) * CHANNELS;
    auto can_prefetch = [&](int row) { return whole_words || (in.height - 1 - row) * in.row >= 8; };
    if (tx < CHANNELS) words[count + tx] = 0;
    const u8* p = in.data + (first_row - BLOCK_Y + ty) * in.row + start * CHANNELS;
    u32 ahead[AHEAD];
    float sum[CHANNELS] = {};
    int half = 0;
    // The first iteration only prefetches.
    NO_UNROLL for (int base = first_row - BLOCK_Y; base < end_row; base += BLOCK_Y, p += BLOCK_Y * in.row, half ^= 1) {
        const int row = base + ty;
        const bool filters = base >= first_row && row < end_row;
        if (filters) {
            const u32 shift = (u32)(u64)p & 3;
            const bool read = can_prefetch(row);
            if (read && shift != 0) {
                // An unaligned row: combine each word with that of the next lane.
                u32 next = 32 * AHEAD <= count ? __ldg((const u32*)((u64)p & ~3ull) + 32 * AHEAD) : 0;
                UNROLL_ALL for (int k = AHEAD - 1; k >= 0; k--) {
                    const u32 right = __shfl_down_sync(~0u, ahead[k], 1), first = __shfl_sync(~0u, ahead[k], 0);
                    ahead[k] = __funnelshift_r(ahead[k], tx == 31 ? next : right, 8 * shift);
                    next = first;
                }
            }
            UNROLL(k, AHEAD) if (32 * k + tx < count) words[32 * k + tx] = ahead[k];
            if (!read || count > 32 * AHEAD) {
                const i64 readable = (in.height - 1 - row) * in.row + (in.width - start) * CHANNELS;
                NO_UNROLL for (int i = (read ? 32 * AHEAD : 0) + tx; i < count; i += 32) {
                    words[i] = read && shift == 0 ? __ldg((const u32*)p + i)
                                                  : load_bytes(p + 4 * i, (int)min(readable - 4 * i, 4ll));
                }
            }
            __syncwarp();
        }
        if (row + BLOCK_Y < end_row && can_prefetch(row + BLOCK_Y)) {
            const u32* next = (const u32*)((u64)(p + BLOCK_Y * in.row) & ~3ull);
            UNROLL(k, AHEAD) if (32 * k + tx < count + !whole_words) ahead[k] = __ldg(next + 32 * k + tx);
        }
        if (filters) {
            float line[CHANNELS] = {};
            const u32* word = words + group * CHANNELS;
            UNROLL_BY(2) for (int g = 0; g < groups; g++, word += CHANNELS) {
                const float4 four = column_weights[g][tx];
                const float w[4] = {four.x, four.y, four.z, four.w};
                u32 run[CHANNELS];
                UNROLL(i, CHANNELS) run[i] = word[i];
                UNROLL(i, 4 * CHANNELS) {
                    float& filtered_value = line[i % CHANNELS];
                    filtered_value = __fmaf_rn(w[i / CHANNELS], biased(run[i / 4], i % 4) - BIAS, filtered_value);
                }
            }
            UNROLL(c, CHANNELS) {
                // Pillow and torchvision round to u8 between the passes, ties to even.
                const float rounded = fminf(fmaxf(line[c], 0.0f), 255.0f) + BIAS - BIAS;
                filtered[half][ty][tx * CHANNELS + c] = filter == AREA ? line[c] : rounded;
            }
        } else if (base < first_row) {
            NO_UNROLL for (int i = ty; i < 4 * groups; i += BLOCK_Y) {
                const bool inside = (u32)(i - lead) < (u32)columns.count;
                ((float*)&column_weights[i / 4][tx])[i % 4] = inside ? weight(columns, filter, i - lead) : 0.0f;
            }
            NO_UNROLL for (int j = tx; j < min(rows.count, ROWS); j += BLOCK_X) {
                row_weights[ty][j] = weight(rows, filter, j);
            }
        }
        __syncthreads();
        const int end = min(base + BLOCK_Y, rows.first + rows.count);
        NO_UNROLL for (int j = max(base, rows.first); j < end; j++) {
            const int n = j - rows.first;
            const float w = n < ROWS ? row_weights[ty][n] : weight(rows, filter, n);
            UNROLL(c, CHANNELS) sum[c] = __fmaf_rn(w, filtered[half][j - base][tx * CHANNELS + c], sum[c]);
        }
    }
    if (top + ty >= out.height) return;
    u8* const line = (u8*)words;
    UNROLL(c, CHANNELS) line[tx * CHANNELS + c] = saturate<u8>(sum[c]);
    __syncwarp();
    copy_by_warp(out.data + (top + ty) * out.row + left * CHANNELS, line, min(BLOCK_X, out.width - left) * CHANNELS,
                 tx);
}

INSTANCES(resample_u8<1|3>)
