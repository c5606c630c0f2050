// 8-bit frames to RGB, with the results of ops/yuv/generic.cu, for aligned memory: interleaved RGB, RGBA or
// three planes; rows that start at multiples of 8 bytes (planar chroma: 4; four channels: 16); widths that
// are multiples of 8. No edge handling is needed, and offsets within a plane are 32-bit.
#include "core/yuv.cuh"

template <int CHANNELS>
KERNEL(8) from_yuv_u8(FROM_FRAME(YuvToRgb8)) {
    constexpr int LANE_BYTES = YUV_RUN * CHANNELS, WARP_BYTES = 32 * LANE_BYTES;  // of a row
    WARP_SCRATCH(scratch, 2 * LANE_BYTES);
    const Frame frame = FRAME_FROM;
    const int lane = threadIdx.x, first = blockIdx.x * (32 * YUV_RUN), x = first + lane * YUV_RUN;
    const int y = (blockIdx.y * BLOCK_Y + threadIdx.y) * 2;
    const Image &luma = frame.y, &us = frame.u, &vs = frame.v, &out = frame.rgb;
    if (y >= out.height || first >= out.width) return;
    uint2 light[2] = {};
    u32 u = 0, v = 0;
    if (x < out.width) {
        UNROLL(row, 2) light[row] = __ldg((const uint2*)(luma.data + (u32)((y + row) * (int)luma.row + x)));
        if (us.column == 2) {
            const bool u_first = us.data < vs.data;
            const u8* pairs = u_first ? us.data : vs.data;
            split_chroma(__ldg((const uint2*)(pairs + (u32)(y / 2 * (int)us.row + x))), u_first, u, v);
        } else {
            u = __ldg((const u32*)(us.data + (u32)(y / 2 * (int)us.row + x / 2)));
            v = __ldg((const u32*)(vs.data + (u32)(y / 2 * (int)vs.row + x / 2)));
        }
    }
    int term[3][YUV_RUN / 2];
    chroma_terms(u, v, k, term);
    UNROLL(row, 2) store_rgb<CHANNELS>((uint2*)(scratch + row * WARP_BYTES + lane * LANE_BYTES), light[row], term, k);
    if (CHANNELS == 3 && out.column == 1) {
        if (x < out.width) store_planes<u8>(scratch + lane * LANE_BYTES, WARP_BYTES, out, x, y);
        return;
    }
    __syncwarp();
    store_rows<Vector<CHANNELS == 4 ? 16 : 8>, LANE_BYTES>(scratch, out, first, y);
}
INSTANCES(from_yuv_u8<3|4>)
