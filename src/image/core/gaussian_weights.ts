/** Gaussian kernels, as OpenCV computes them. */

/** What OpenCV takes for small kernels where no deviation is given. */
const SMALL: readonly (readonly number[])[] = [
  [1],
  [0.25, 0.5, 0.25],
  [0.0625, 0.25, 0.375, 0.25, 0.0625],
  [0.03125, 0.109375, 0.21875, 0.28125, 0.21875, 0.109375, 0.03125],
  [4 / 256, 13 / 256, 30 / 256, 51 / 256, 60 / 256, 51 / 256, 30 / 256, 13 / 256, 4 / 256],
];

/** What was made last: a filter is mostly called again as it is. */
let last: { size: number; sigma: number; bits: number; weights: readonly number[] } | null = null;

/**
 * Gaussian weights with a sum of 1: OpenCV's `getGaussianKernel`. With `bits` whole numbers with a sum of 2^bits: what is lost
 * by rounding one is added to the next, from the ends to the middle, as OpenCV does.
 */
export function gaussianWeights(size: number, sigma: number, bits: number): readonly number[] {
  if (last === null || last.size !== size || last.sigma !== sigma || last.bits !== bits) {
    const weights = smoothWeights(size, sigma);
    last = { size, sigma, bits, weights: bits === 0 ? weights : wholeWeights(weights, bits) };
  }
  return last.weights;
}

function smoothWeights(size: number, sigma: number): readonly number[] {
  const middle = size >> 1;
  if (sigma === 0 && middle < SMALL.length) return SMALL[middle]!;
  const deviation = sigma > 0 ? sigma : 0.15 * size + 0.35;
  const bell = Array.from({ length: size }, (_, i) => Math.exp(-0.5 * ((i - middle) / deviation) ** 2));
  const sum = bell.reduce((total, it) => total + it, 0);
  return bell.map((it) => it / sum);
}

function wholeWeights(exact: readonly number[], bits: number): number[] {
  const size = exact.length, middle = size >> 1, one = 2 ** bits, weights = [...exact];
  let lost = 0, rest = one;
  for (let i = 0; i < middle; i++) {
    const wanted = exact[i]! * one + lost, whole = roundToEven(wanted);
    lost = wanted - whole;
    weights[i] = weights[size - 1 - i] = whole;
    rest -= 2 * whole;
  }
  weights[middle] = rest;
  return weights;
}

function roundToEven(value: number): number {
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}
