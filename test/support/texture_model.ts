/**
 * A model of texture fetches by the formulas of the CUDA C++ Programming Guide ("Texture Fetching"): T[i] is
 * the texture extended beyond its edges, tex(x) = T[floor(x)] for point sampling, and (1 − α)·T[i] + α·T[i +
 * 1] with i = floor(x − 0.5), α = frac(x − 0.5) for linear filtering.
 */
import type { AddressMode } from "../../mod.ts";

/** Elements in C order, `[depth, height, width, channels]`, as kernels read them. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly channels: number;
  readonly values: ArrayLike<number>;
}

export interface Sampling {
  readonly mode: AddressMode;
  readonly linear: boolean;
  readonly normalized: boolean;
  readonly border: number;
}

/** How often the texture is repeated on each side. */
const COPIES = 3;

/**
 * Extends the indices 0 … n − 1 on both sides like `numpy.pad` (wrap, edge, symmetric); null is the border.
 */
function extended(n: number, mode: AddressMode): (number | null)[] {
  const forward = Array.from({ length: n }, (_, i) => i);
  const backward = forward.toReversed();
  const result: (number | null)[] = [];
  for (let copy = -COPIES; copy <= COPIES; copy++) {
    if (copy === 0 || mode === "wrap") result.push(...forward);
    else if (mode === "mirror") result.push(...(copy % 2 === 0 ? forward : backward));
    else if (mode === "border") result.push(...forward.map(() => null));
    else result.push(...forward.map(() => copy < 0 ? 0 : n - 1));
  }
  return result;
}

/** Samples all channels at a coordinate of 1 to 3 dimensions, x first. */
export function sample(image: Image, sampling: Sampling, coordinate: readonly number[]): number[] {
  const extents = [image.width, image.height, image.depth];
  const axes = coordinate.map((x, axis) => {
    const n = extents[axis]!;
    const indices = extended(n, sampling.mode);
    const at = (sampling.normalized ? x * n : x) - (sampling.linear ? 0.5 : 0);
    const i = Math.floor(at);
    const weights: [number, number][] = sampling.linear ? [[i, 1 - (at - i)], [i + 1, at - i]] : [[i, 1]];
    return weights.map(([index, weight]) => ({ index: indices[index + COPIES * n]!, weight }));
  });
  const [xs, ys = [{ index: 0, weight: 1 }], zs = [{ index: 0, weight: 1 }]] = axes;
  const sums = new Array<number>(image.channels).fill(0);
  for (const z of zs) {
    for (const y of ys) {
      for (const x of xs!) {
        for (let channel = 0; channel < image.channels; channel++) {
          const outside = x.index === null || y.index === null || z.index === null;
          const at = ((z.index! * image.height + y.index!) * image.width + x.index!) * image.channels +
            channel;
          sums[channel]! += x.weight * y.weight * z.weight * (outside ? sampling.border : image.values[at]!);
        }
      }
    }
  }
  return sums;
}

/** Returns a generator of integers from 0 to 2³² − 1, the same in every run. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
}
