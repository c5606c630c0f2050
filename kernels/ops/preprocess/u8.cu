// Normalizes regions of interleaved u8 RGB, mirrored or not, to planes of f32 or f16:
// ops/preprocess/generic.cu without resizing.
#include "access/word.cuh"
#include "core/preprocess_params.cuh"

#define PIXELS 4  // neighbors per thread
EXPORTED constexpr int PREPROCESS_U8_TILE[] = {BLOCK_X * PIXELS, BLOCK_Y};

extern "C" KERNEL() normalize_region_u8(const void* src, Batch from, PREPROCESS_PARAMETERS) {
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int x = (blockIdx.x * BLOCK_X + threadIdx.x) * PIXELS, y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (x >= out.width || y >= out.height) return;
    const ResizeGeometry fit = each ? each[blockIdx.z] : one;
    const int inside = y < fit.height ? min(max(fit.width - x, 0), PIXELS) : 0;
    const int row = fit.crop_y + (fit.flip_y ? fit.height - 1 - y : y);
    const int column = fit.crop_x + (fit.flip_x ? fit.width - 1 - x : x);
    const u8* p = in.data + row * in.row + column * 3;
    float value[PIXELS][3];
    // Words may reach 3 bytes past the pixels: into the next row, but not past the end of the last one.
    const int last = column + (fit.flip_x ? 1 : PIXELS), slack = row + 1 < in.height ? 0 : 3;
    if (inside == PIXELS && last * 3 + slack <= in.width * 3) {
        const Bytes<PIXELS * 3> group = load_words<PIXELS * 3>(fit.flip_x ? p - (PIXELS - 1) * 3 : p);
        UNROLL(i, PIXELS) UNROLL(c, 3) value[i][c] = fit.flip_x ? group[(PIXELS - 1 - i) * 3 + c] : group[i * 3 + c];
    } else {
        const int step = fit.flip_x ? -3 : 3;
        UNROLL(i, PIXELS) UNROLL(c, 3) value[i][c] = i < inside ? load(p + i * step + c) : transform.fill[c];
    }
    UNROLL(c, 3) {
        float result[PIXELS];
        UNROLL(i, PIXELS) result[i] = __fmaf_rn(value[i][c], transform.scale[c], transform.offset[c]);
        u8* q = at<u8>(out, x, y, transform.swap ? 2 - c : c);
        const bool floats = transform.type == F32;
        const bool vector = x + PIXELS <= out.width && ((u64)q & (PIXELS * (floats ? 4 : 2) - 1)) == 0;
        if (vector && floats) {
            __stcs((float4*)q, make_float4(result[0], result[1], result[2], result[3]));
        } else if (vector) {
            __stcs((uint2*)q, make_uint2(pack_f16(result[0], result[1]), pack_f16(result[2], result[3])));
        } else {
            UNROLL(i, PIXELS) {
                if (x + i >= out.width) continue;
                if (floats) *((f32*)q + i) = result[i];
                else store((f16*)q + i, result[i]);
            }
        }
    }
}
