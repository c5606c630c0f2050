// RGB of BT.2020 with PQ or HLG to RGB of BT.709 for standard screens: the EETF of BT.2390 on the largest channel.
#include "patterns/pointwise.cuh"

// `scale` maps pixels to 0 … 1; `peak` and `white` are the PQ values of the content's peak and of the screen's.
EXPORTED struct ToneMapping { float scale, peak, white, white_nits; int hlg, from_type, to_type; float largest; };

constexpr float PQ_M1 = 0.1593017578125f, PQ_M2 = 78.84375f, PQ_C1 = 0.8359375f, PQ_C2 = 18.8515625f, PQ_C3 = 18.6875f;

// BT.2100, table 4: PQ value to nits, and back.
DEVICE float pq_to_nits(float e) {
    const float p = powf(fmaxf(e, 0.0f), 1.0f / PQ_M2);
    return 10000.0f * powf(fmaxf(p - PQ_C1, 0.0f) / (PQ_C2 - PQ_C3 * p), 1.0f / PQ_M1);
}
DEVICE float nits_to_pq(float nits) {
    const float p = powf(nits / 10000.0f, PQ_M1);
    return powf((PQ_C1 + PQ_C2 * p) / (1.0f + PQ_C3 * p), PQ_M2);
}

// BT.2100, table 5: HLG value to scene light of 0 … 1.
DEVICE float hlg_to_scene(float e) {
    return e <= 0.5f ? e * e / 3.0f : (expf((e - 0.55991073f) / 0.17883277f) + 0.28466892f) / 12.0f;
}

// BT.2390, 5.4.1: compresses highlights above a knee, so that the content's peak becomes the screen's.
DEVICE float compress(float nits, const ToneMapping& k) {
    const float most = k.white / k.peak, knee = 1.5f * most - 0.5f;
    const float e = fminf(nits_to_pq(nits) / k.peak, 1.0f);
    if (e < knee || most >= 1.0f) return nits;
    const float t = (e - knee) / (1.0f - knee), t2 = t * t, t3 = t2 * t;
    const float mapped = (2.0f * t3 - 3.0f * t2 + 1.0f) * knee + (t3 - 2.0f * t2 + t) * (1.0f - knee) +
                         (3.0f * t2 - 2.0f * t3) * most;
    return pq_to_nits(mapped * k.peak);
}

extern "C" KERNEL() tone_map(SRC_DST, ToneMapping k) {
    map_pixels<3, 3, true>(
        image_at(src, from), image_at(dst, to), k.from_type, k.to_type,
        [&](const float(&pixel)[3], float(&result)[3]) {
            float v[3] = {pixel[0], pixel[1], pixel[2]};
            NO_UNROLL for (int c = 0; c < 3; c++) {
                const float e = fminf(fmaxf(v[0] * k.scale, 0.0f), 1.0f);
                rotate(v, k.hlg ? hlg_to_scene(e) : pq_to_nits(e));
            }
            if (k.hlg) {
                const float luminance = 0.2627f * v[0] + 0.6780f * v[1] + 0.0593f * v[2];
                // The OOTF of a screen of 1000 nits.
                const float gain = 1000.0f * powf(luminance, 0.2f);
                UNROLL(c, 3) v[c] *= gain;
            }
            const float most = fmaxf(v[0], fmaxf(v[1], v[2]));
            const float gain = most > 0.0f ? compress(most, k) / most / k.white_nits : 0.0f;
            UNROLL(c, 3) v[c] *= gain;
            // BT.2087: colors of BT.2020 to BT.709, which are clipped.
            result[0] = 1.660491f * v[0] - 0.587641f * v[1] - 0.072850f * v[2];
            result[1] = -0.124550f * v[0] + 1.132900f * v[1] - 0.008349f * v[2];
            result[2] = -0.018151f * v[0] - 0.100579f * v[1] + 1.118730f * v[2];
            // The inverse of the EOTF of BT.1886.
            NO_UNROLL for (int c = 0; c < 3; c++) {
                rotate(result, k.largest * powf(fminf(fmaxf(result[0], 0.0f), 1.0f), 1.0f / 2.4f));
            }
        });
}
