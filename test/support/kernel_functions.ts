/**
 * Functions within kernels in the forms that programs have. Runtimes, bundlers and minifiers rewrite them: a
 * function that is called once becomes part of the expression that calls it, or gets a call that keeps its name.
 * Every result is exact in f32. The file imports types only, so that minifiers can be tried with it alone.
 */
import type { Gpu, KernelFunction } from "@cuffi/cuffi/kernel";

/** Eight threads, x from -3 to 4. */
export const PARAMETERS = { y: "f32*", x: "f32*", n: "i32" } as const;

/** A function of the module, which minifiers rename. */
function shelf(value: number, low: number = -1, high: number = low + 3): number {
  const raised = (bound: number) => Math.max(value, bound);
  if (value > high) return high;
  return raised(low);
}

/** Two functions that use `gpu`, the second one parts of it. */
function toByte(gpu: Gpu, value: number): number {
  const wrapped = (device: Gpu) => device.u8(value);
  return wrapped(gpu);
}

function fused({ fma: multiplyAdd, threadIdx, warpSize }: Gpu, { x, y }: { x: number; y: number }): number {
  return multiplyAdd(x, y, threadIdx.x + warpSize);
}

/** The constants of all programs. */
export const CONSTANTS: Readonly<
  { GAIN: number; shelf: typeof shelf; toByte: typeof toByte; fused: typeof fused }
> = { GAIN: 3, shelf, toByte, fused };

/** A kernel's function. */
export type Program = KernelFunction<typeof PARAMETERS, typeof CONSTANTS>;

/** Kernels by what they do with functions. */
export const PROGRAMS: Readonly<Record<string, Program>> = {
  "called once, in an assignment": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    const square = (value: number) => value * value;
    y[i] = square(x[i]!);
  },
  "called once, before another statement": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    const square = (value: number) => value * value;
    const area = square(x[i]!);
    y[i] = area + 1;
  },
  "called twice": ({ y, x }, gpu) => {
    const square = (value: number) => value * value;
    const i = gpu.globalIndex();
    y[i] = square(x[i]!) - square(i);
  },
  "declared after the call": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    y[i] = half(x[i]!);
    function half(value: number): number {
      return value / 2;
    }
  },
  "declared in a block": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    if (x[i]! > 0) {
      y[i] = third(x[i]!);
      // deno-lint-ignore no-inner-declarations -- kernels have them, too
      function third(value: number): number {
        return value * 0.25;
      }
    }
  },
  "called as a statement": ({ y, n }, gpu) => {
    const put = (at: number, value: number) => {
      if (at < n) y[at] = value;
    };
    put(gpu.globalIndex(), 7);
  },
  "whose value is an assignment": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    const put = (value: number) => y[i] = value;
    put(x[i]! * 4);
  },
  "of no parameters": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    const own = () => x[i]!;
    y[i] = own() * 2;
  },
  "that read what is around them": ({ y, x, n }, gpu) => {
    const i = gpu.globalIndex();
    const at = (j: number) => x[Math.min(Math.max(j, 0), n - 1)]!;
    y[i] = at(i - 1) + at(i + 1) * 0.5;
  },
  "that change what is around them": ({ y, x, n }, gpu) => {
    let sum = 0;
    const add = (value: number) => {
      sum += value;
    };
    for (let j = 0; j < n; j++) add(x[j]! * x[j]!);
    const i = gpu.globalIndex();
    y[i] = sum + i;
  },
  "that change their parameters": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    const halved = (value: number) => {
      while (value > 1) value *= 0.5;
      return value;
    };
    y[i] = halved(x[i]!) + x[i]!;
  },
  "with several returns": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    const sign = (value: number) => {
      if (value < 0) return -1;
      if (value > 2) {
        return value * 0.5;
      }
      return 0;
    };
    const result = sign(x[i]!);
    y[i] = result + 0.25;
  },
  "in functions": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    const outer = (value: number) => {
      const inner = (part: number) => {
        if (part > 1) return part;
        return 1;
      };
      function shifted(part: number): number {
        const moved = part + 1;
        return moved;
      }
      const sum = inner(value) + shifted(value);
      return sum * 2;
    };
    y[i] = outer(x[i]!);
  },
  "that return structures of what others return": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    const above = (value: number) => {
      if (value > 1) return value;
      return 1;
    };
    const bounds = (value: number) => ({ low: above(value) * 0.5, high: above(-value) });
    const { low, high } = bounds(x[i]!);
    y[i] = low - high;
  },
  "called with each other's results": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    const twice = (value: number) => 2 * value;
    const less = (value: number) => {
      const rest = value - 1;
      return rest;
    };
    y[i] = twice(less(x[i]!));
  },
  "with default values": ({ y, x }, gpu, { GAIN }) => {
    const i = gpu.globalIndex();
    const scaled = (value: number, gain = GAIN, offset = gain * value) => value * gain + offset;
    y[i] = scaled(x[i]!) + scaled(1, 2) + scaled(x[i]!, 0.5, 1);
  },
  "with a default value, called once": ({ y, x }, gpu) => {
    const i = gpu.globalIndex();
    const scaled = (value: number, gain = 2) => value * gain;
    const result = scaled(x[i]!);
    y[i] = result - 1;
  },
  "passed as constants": ({ y, x }, gpu, { shelf, GAIN }) => {
    const i = gpu.globalIndex();
    y[i] = shelf(x[i]!) + shelf(x[i]! * GAIN, 0, 8);
  },
  "passed as constants, with gpu as an argument": ({ y, x }, gpu, { toByte, fused }) => {
    const i = gpu.globalIndex();
    y[i] = toByte(gpu, x[i]! + 255) + fused(gpu, { x: x[i]!, y: 2 });
  },
  "with gpu or a part of it as an argument": ({ y, x }, gpu) => {
    const byte = (value: number, { u8 }: Gpu) => u8(value);
    const own = (index: Gpu["threadIdx"]) => x[index.x]!;
    const device = gpu;
    y[gpu.globalIndex()] = byte(own(gpu.threadIdx) + 254, device) - own(gpu.threadIdx);
  },
  "in unrolled loops": ({ y, x, n }, gpu) => {
    const i = gpu.globalIndex();
    const window = gpu.local("f32", 4);
    gpu.unroll(4, (k) => {
      const wrapped = (at: number) => at % n;
      window[k] = x[wrapped(i + k)]!;
    });
    y[i] = window[0]! + window[3]!;
  },
};

/** A function of an element. */
export type OfElement = (element: { readonly x: number }) => number;

/** Functions of `elementwise()`, and the `map` of `reduce()`. */
export const OF_ELEMENTS: Readonly<Record<string, OfElement>> = {
  "called once": ({ x }) => {
    const twice = (value: number) => 2 * value;
    return x * twice(x);
  },
  "with several returns": ({ x }) => {
    const sign = (value: number) => {
      if (value < 0) return -1;
      return value > 2 ? 0.5 : 0;
    };
    return x + sign(x);
  },
  "in functions, with a default value": ({ x }) => {
    function outer(value: number, gain = 2): number {
      const inner = (part: number) => {
        const less = part - 1;
        return less * gain;
      };
      return inner(value) + 0.5;
    }
    const result = outer(x);
    return result;
  },
};

/** The `combine` of `reduce()`. */
export const larger = ({ a, b }: { readonly a: number; readonly b: number }): number => {
  const chosen = (first: number, second: number) => {
    if (first > second) return first;
    return second;
  };
  return chosen(a, b);
};

/** A function of `pixelFunction()`. */
export const ofPixel = (
  { x, y, z, amount }: {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly amount: number;
  },
): { x: number; y: number; z: number } => {
  const gray = (red: number, green: number, blue = 0.5) => {
    const sum = red + green + blue;
    return sum * 0.25;
  };
  function limited(value: number): number {
    if (value > 2) return 2;
    return value;
  }
  const level = gray(x, y);
  return { x: level * amount, y: limited(z), z: limited(x) + gray(x, y, z) };
};
