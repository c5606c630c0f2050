/** Gaussian kernels, as OpenCV computes them. */
import { roundToEven } from "../../base/rounding.ts";

/** OpenCV's kernels for small sizes without a deviation. */
const SMALL: readonly (readonly number[])[] = [
  [1],
  [0.25, 0.5, 0.25],
  [0.0625, 0.25, 0.375, 0.25, 0.0625],
  [0.03125, 0.109375, 0.21875, 0.28125, 0.21875, 0.109375, 0.03125],
  [4 / 256, 13 / 256, 30 / 256, 51 / 256, 60 / 256, 51 / 256, 30 / 256, 13 / 256, 4 / 256],
];

/** The previous result: filters are usually called with the same options again. */
let last: { size: number; sigma: number; bits: number; weights: readonly number[] } | null = null;

/**
 * Gaussian weights with a sum of 1: OpenCV's `getGaussianKernel`. With `bits`, integers with a sum of 2^bits;
 * the rounding error of each weight is added to the next one, from the ends to the middle, as in OpenCV.
 */
export function gaussianWeights(size: number, sigma: number, bits: number): readonly number[] {
  if (last === null || last.size !== size || last.sigma !== sigma || last.bits !== bits) {
    const weights = exactWeights(size, sigma);
    last = { size, sigma, bits, weights: bits === 0 ? weights : integerWeights(weights, bits) };
  }
  return last.weights;
}

function exactWeights(size: number, sigma: number): readonly number[] {
  const middle = size >> 1;
  if (sigma === 0 && middle < SMALL.length) return SMALL[middle]!;
  const deviation = sigma > 0 ? sigma : 0.15 * size + 0.35;
  const bell = Array.from({ length: size }, (_, i) => Math.exp(-0.5 * ((i - middle) / deviation) ** 2));
  const sum = bell.reduce((total, it) => total + it, 0);
  return bell.map((it) => it / sum);
}

function integerWeights(exact: readonly number[], bits: number): number[] {
  const size = exact.length, middle = size >> 1, one = 2 ** bits, weights = [...exact];
  let error = 0, rest = one;
  for (let i = 0; i < middle; i++) {
    const wanted = exact[i]! * one + error, rounded = roundToEven(wanted);
    error = wanted - rounded;
    weights[i] = weights[size - 1 - i] = rounded;
    rest -= 2 * rounded;
  }
  weights[middle] = rest;
  return weights;
}
