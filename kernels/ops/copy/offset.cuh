#pragma once
#include "core/image.cuh"

// The position of an image within its result.
EXPORTED struct ImageOffset { int left, top; };
