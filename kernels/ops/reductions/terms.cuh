#pragma once
#include "core/image.cuh"

// The terms that a reduction sums, or of which it takes the largest. The last three need a second image.
EXPORTED enum SumTerm {
    VALUE, ABSOLUTE, SQUARE, NONZERO, LARGEST, DIFFERENCE_ABSOLUTE, DIFFERENCE_SQUARE, DIFFERENCE_LARGEST
};
