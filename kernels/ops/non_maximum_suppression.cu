// Non-maximum suppression: of overlapping boxes keeps the one with the highest score. One block per image.
#include "patterns/reduce.cuh"

EXPORTED constexpr int NMS_THREADS = 1024;

EXPORTED enum BoxFormat { XYWH, XYXY };
enum State : u8 { OUT, KEPT, OPEN };

struct Box { float left, top, right, bottom; };

DEVICE Box box_at(const u8* boxes, int type, int format, i64 i) {
    const int size = type == F32 ? 4 : 2;
    const u8* p = boxes + i * 4 * size;
    const float a = load_as(type, p), b = load_as(type, p + size);
    const float c = load_as(type, p + 2 * size), d = load_as(type, p + 3 * size);
    return format == XYWH ? Box{a, b, a + c, b + d} : Box{a, b, c, d};
}

DEVICE bool overlap(const Box& a, const Box& b, float threshold) {
    const float width = fminf(a.right, b.right) - fmaxf(a.left, b.left);
    const float height = fminf(a.bottom, b.bottom) - fmaxf(a.top, b.top);
    if (width <= 0 || height <= 0) return false;
    const float both = width * height;
    const float either = (a.right - a.left) * (a.bottom - a.top) + (b.right - b.left) * (b.bottom - b.top) - both;
    return both > threshold * either;
}

// An integer that orders boxes by score, and equal scores by index. Larger is better; 0 means no box.
DEVICE u64 rank_of(float score, int i) {
    const u32 bits = __float_as_uint(score);
    const u32 ordered = bits >> 31 ? ~bits : bits | 0x80000000u;
    return (u64)ordered << 32 | (u32)~i;
}

struct Larger {
    DEVICE u64 operator()(u64 a, u64 b) const { return max(a, b); }
};

// The largest value of a block of 32 warps.
DEVICE u64 largest(u64 value, u64* shared) {
    value = warp_reduce(value, Larger{});
    if (threadIdx.x % 32 == 0) shared[threadIdx.x / 32] = value;
    __syncthreads();
    value = warp_reduce(shared[threadIdx.x % 32], Larger{});
    __syncthreads();
    return value;
}

extern "C" __global__ void __launch_bounds__(NMS_THREADS)
    nms(const u8* all_boxes, const float* all_scores, u8* all_states, int count, int type, int format,
        float score_threshold, float iou_threshold) {
    __shared__ u64 shared[NMS_THREADS / 32];
    const i64 first = (i64)blockIdx.z * count;
    const float* scores = all_scores + first;
    u8* states = all_states + first;
    u64 best = 0;
    NO_UNROLL for (int i = threadIdx.x; i < count; i += NMS_THREADS) {
        const bool open = scores[i] > score_threshold;
        states[i] = open ? OPEN : OUT;
        if (open) best = max(best, rank_of(scores[i], i));
    }
    // Each round keeps the best box and removes those that it overlaps. A thread owns the states of its boxes.
    NO_UNROLL for (int round = 0; round < count; round++) {
        best = largest(best, shared);
        if (best == 0) break;
        const int kept = (int)~(u32)best;
        const Box box = box_at(all_boxes, type, format, first + kept);
        best = 0;
        NO_UNROLL for (int i = threadIdx.x; i < count; i += NMS_THREADS) {
            if (i == kept) states[i] = KEPT;
            if (states[i] != OPEN) continue;
            if (overlap(box, box_at(all_boxes, type, format, first + i), iou_threshold)) states[i] = OUT;
            else best = max(best, rank_of(scores[i], i));
        }
    }
}
