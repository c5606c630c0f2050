// Gather: a pixel of the result is a weighted sum of the pixels around a computed position of the source.
#pragma once
#include "core/interpolation.cuh"

// The border of the source: a `Border`, and the values of a constant one.
EXPORTED struct SampleBounds { int border; float value[4]; };

// Policies for pixels beyond the edges: a border, or the nearest pixel.
struct BorderedEdges : SampleBounds {
    DEVICE int index(int i, int size) const { return border_index(i, size, border); }
    DEVICE bool inside(int column, int row) const { return row >= 0 && column >= 0; }
    DEVICE float outside(int c) const { return pick(value, c); }
};

struct ReplicatedEdges {
    DEVICE int index(int i, int size) const { return min(max(i, 0), size - 1); }
    DEVICE bool inside(int column, int row) const { return true; }
    DEVICE float outside(int c) const { return 0; }
};

// Stores the sum of TAPS × TAPS pixels around (px, py) of `in` at (x, y) of `out`. TAPS: 1 is nearest, 2
// linear, 4 cubic, 8 Lanczos.
template <class T, int CHANNELS, int TAPS, class Edges>
DEVICE void gather(const Image& in, const SamplePosition& px, const SamplePosition& py, const Image& out, int x, int y,
                   const Batch& to, const Edges& edges) {
    const Weights<TAPS> wx(px.t), wy(py.t);
    const int left = px.index - (TAPS - 1) / 2, top = py.index - (TAPS - 1) / 2;
    int columns[TAPS], rows[TAPS];
    UNROLL(i, TAPS) columns[i] = edges.index(left + i, in.width);
    UNROLL(i, TAPS) rows[i] = edges.index(top + i, in.height);
    EACH_CHANNEL(c) {
        const float outside = edges.outside(c);
        float sum = 0;
        // Eight rows are a loop, in which an index into `rows` would move them to local memory.
        UNROLL_BY((TAPS > 4 ? 1 : TAPS)) for (int j = 0; j < TAPS; j++) {
            const int row = TAPS > 4 ? edges.index(top + j, in.height) : rows[j];
            float line = 0;
            UNROLL(i, TAPS) {
                const bool inside = edges.inside(columns[i], row);
                line += wx.w[i] * (inside ? load(at<T>(in, columns[i], row, c)) : outside);
            }
            sum += wy.w[j] * line;
        }
        store(at<T>(out, x, y, c), sum);
    }
}
