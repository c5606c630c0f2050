// Moves interleaved u8 pixels: flips, borders, crops and stacks, with the results of ops/flip.cu and
// ops/copy/generic.cu. A thread stores 16 bytes at an aligned address, VECTORS times, from the aligned
// vectors around their source. The ends of rows are moved pixel by pixel. Offsets are 32-bit.
#include "access/vec16.cuh"
#include "core/border.cuh"

#define VECTORS 2  // per thread
EXPORTED constexpr int COPY_U8_TILE[] = {SPAN * VECTORS, BLOCK_Y};

// COUNT words from byte `offset` (below 16) of aligned words on: two selections and a byte permutation.
template <int COUNT, int READ>
DEVICE void realign(const u32 (&read)[READ], u32 offset, u32 (&words)[COUNT]) {
    u32 by_two[COUNT + 2], by_one[COUNT + 1];
    UNROLL(i, COUNT + 2) by_two[i] = offset & 8 ? read[i + 2 < READ ? i + 2 : READ - 1] : read[i];
    UNROLL(i, COUNT + 1) by_one[i] = offset & 4 ? by_two[i + 1] : by_two[i];
    UNROLL(i, COUNT) words[i] = __byte_perm(by_one[i], by_one[i + 1], unaligned_selector(offset));
}

// Sixteen bytes of a constant border, starting at byte `at` of the row.
template <int CHANNELS>
DEVICE uint4 repeat(u32 value, int at) {
    if (CHANNELS == 1) value = repeat_byte(value & 255);
    if (CHANNELS == 4) value = __byte_perm(value, value, unaligned_selector(at));
    if (CHANNELS != 3) return make_uint4(value, value, value, value);
    const int channel = at % 3;
    const u32 selector = channel == 0 ? 0x0210 : channel == 1 ? 0x1021 : 0x2102;
    const u32 first = __byte_perm(value, 0, selector), second = __byte_perm(first, 0, 0x1021);
    return make_uint4(first, second, __byte_perm(second, 0, 0x1021), first);
}

// Sixteen bytes of mirrored pixels, starting at byte `at` of the row. `words` are the source there; for three
// channels with two more bytes on both sides, because pixels reach across the ends of the vector.
template <int CHANNELS, int WORDS>
DEVICE uint4 mirrored(const u32 (&words)[WORDS], int at) {
    if (CHANNELS == 4) return make_uint4(words[3], words[2], words[1], words[0]);
    u32 result[4];
    const int channel = at % 3;
    UNROLL(i, 4) {
        // Three channels alternate, and the first byte belongs to any of them.
        constexpr u32 SELECTOR[3] = {0x0543, 0x2165, 0x4327};
        const u32 a = SELECTOR[i % 3], b = SELECTOR[(i + 1) % 3], c = SELECTOR[(i + 2) % 3];
        const u32 selector = channel == 0 ? a : channel == 1 ? b : c;
        result[i] = CHANNELS == 1 ? __byte_perm(words[3 - i], 0, 0x0123)
                                  : __byte_perm(words[3 - i], words[(4 - i) % WORDS], selector);
    }
    return make_uint4(result[0], result[1], result[2], result[3]);
}

// Moves the pixels low … stop - 1 and high … end - 1 of a row, one per lane. `row`: null beyond the image.
template <int CHANNELS, bool FLIP>
DEVICE void move_ends(const u8* row, u8* target, int low, int stop, int high, int end, int left, int width,
                      int border, u32 value) {
    NO_UNROLL for (int i = threadIdx.x; i < stop - low + end - high; i += 32) {
        const int x = i < stop - low ? low + i : high + i - (stop - low);
        const int column = border_index(FLIP ? width - 1 - x : x - left, width, border);
        UNROLL(c, CHANNELS) {
            target[x * CHANNELS + c] = row && column >= 0 ? __ldg(row + column * CHANNELS + c) : (u8)(value >> (8 * c));
        }
    }
}

template <int CHANNELS, bool FLIP>
KERNEL(6) move(SRC_DST, int left, int top, const ImageOffset* each, int border, u32 value, int flip_y) {
    constexpr int BESIDE = FLIP && CHANNELS == 3 ? 2 : 0, WINDOW = VECTOR + 2 * BESIDE;
    constexpr int WORDS = WINDOW / 4, READ = BESIDE ? 12 : 8;
    const Image in = image_at(src, from), out = image_at(dst, to);
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (y >= out.height) return;
    if (each) left = each[blockIdx.z].left, top = each[blockIdx.z].top;
    const int length = out.width * CHANNELS, in_length = in.width * CHANNELS;
    const int row = border_index(flip_y ? in.height - 1 - (y - top) : y - top, in.height, border);
    const int row_at = row * (int)in.row, bytes = (in.height - 1) * (int)in.row + in_length;
    u8* const target = out.data + y * (int)out.row;
    // `head` bytes precede the first aligned vector.
    const int head = -(int)(u64)target & (VECTOR - 1);
    const int first = head + blockIdx.x * (VECTORS * SPAN), mine = first + threadIdx.x * VECTOR;
    u32 read[VECTORS][READ], offset[VECTORS];
    bool moved[VECTORS], all = head == 0 || blockIdx.x > 0;
    UNROLL(k, VECTORS) {
        const int at = mine + k * SPAN, begin = FLIP ? in_length - VECTOR - at : at - left * CHANNELS;
        int place = row_at + begin - BESIDE;
        offset[k] = ((u32)(u64)in.data + place) & (VECTOR - 1);
        place -= offset[k];
        const int vectors = (offset[k] + WINDOW + VECTOR - 1) / VECTOR;
        moved[k] = row >= 0 && at + VECTOR <= length && begin >= 0 && begin + VECTOR <= in_length && place >= 0 &&
                   place + vectors * VECTOR <= bytes && !(FLIP && CHANNELS == 4 && head % 4);
        all &= moved[k] || at >= length;
        if (!moved[k]) continue;
        const uint4* p = (const uint4*)(in.data + place);
        UNROLL(i, READ / 4) {
            uint4 vector = make_uint4(0, 0, 0, 0);
            if (i == 0 || i < vectors) vector = __ldg(p + i);
            to_words(vector, read[k] + 4 * i);
        }
    }
    UNROLL(k, VECTORS) {
        if (!moved[k]) continue;
        u32 words[WORDS];
        realign(read[k], offset[k], words);
        const int at = mine + k * SPAN;
        __stcs((uint4*)(target + at),
               FLIP ? mirrored<CHANNELS>(words, at) : make_uint4(words[0], words[1], words[2], words[3]));
    }
    if (__all_sync(0xffffffffu, all)) return;

    // The ends of rows. A constant border still takes vectors.
    u64 done = 0, rest = 0;
    UNROLL(k, VECTORS) {
        const int at = mine + k * SPAN, begin = at - left * CHANNELS;
        const bool plain = !FLIP && border == CONSTANT && at + VECTOR <= length &&
                           (row < 0 || begin + VECTOR <= 0 || begin >= in_length);
        if (plain) *(uint4*)(target + at) = repeat<CHANNELS>(value, at);
        done |= (u64)__ballot_sync(0xffffffffu, moved[k]) << (32 * k);
        rest |= (u64)__ballot_sync(0xffffffffu, !moved[k] && !plain && at < length) << (32 * k);
    }
    // The rest lies before the first moved vector and after the last one.
    const u64 before = done ? rest & ((done & -done) - 1) : rest, after = rest & ~before;
    int low = 0, stop = 0, high = 0, end = 0;
    if (before) low = first + (__ffsll(before) - 1) * VECTOR, stop = first + (64 - __clzll(before)) * VECTOR;
    if (after) high = first + (__ffsll(after) - 1) * VECTOR, end = first + (64 - __clzll(after)) * VECTOR;
    if (blockIdx.x == 0 && head > 0) low = 0, stop = max(stop, head);
    // Pixels that are partly stored are moved entirely; this repeats equal bytes.
    stop = (min(stop, length) + CHANNELS - 1) / CHANNELS, end = (min(end, length) + CHANNELS - 1) / CHANNELS;
    move_ends<CHANNELS, FLIP>(row >= 0 ? in.data + row_at : nullptr, target, low / CHANNELS, stop, high / CHANNELS, end,
                              left, in.width, border, value);
}

INSTANCES(place_u8_1 = move<1, false>, place_u8_3 = move<3, false>, place_u8_4 = move<4, false>)
INSTANCES(mirror_u8_1 = move<1, true>, mirror_u8_3 = move<3, true>, mirror_u8_4 = move<4, true>)
