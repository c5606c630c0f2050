// deno-lint-ignore-file no-var -- minifiers write it
/**
 * Programs that behave alike in JavaScript and on a device: the function itself, run on the host, is the
 * reference.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { kernel, type KernelFunction, runOnHost } from "../../src/kernel/mod.ts";
import { useTestDevice } from "../support/suite_device.ts";

const PARAMETERS = { y: "f32*", n: "i32" } as const;
type Program = KernelFunction<typeof PARAMETERS, Record<string, never>>;

/** One thread writes 64 numbers; n is 10. Every number is exact in f32. */
const PROGRAMS: Readonly<Record<string, Program>> = {
  "variables that take turns": ({ y, n }) => {
    let a = 1, b = 2;
    for (let i = 0; i < n; i++) {
      const t = a;
      a = b;
      b = t + 1;
    }
    y[0] = a;
    y[1] = b;
  },
  "constants keep the value that a variable had": ({ y, n }) => {
    let i = 0;
    while (i < n) {
      const j = i + 1;
      i++;
      y[j + 1] = i;
      y[i]! += j;
    }
  },
  "increments as values": ({ y }) => {
    let i = 0;
    y[i++] = 5;
    y[i++] = i;
    y[++i] = i + i++;
    y[20] = i;
    y[21]!++;
    y[22] = y[21]!-- + 1;
  },
  "nested loops with break and continue": ({ y, n }) => {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < i; j++) {
        if (j === 3) continue;
        if (j > 6) break;
        y[i * 5 + j & 63]! += i - j;
      }
    }
  },
  "loops of unknown and known lengths": ({ y, n }) => {
    for (let i = 0; i < n; i++) y[i] = i * 2;
    for (let i = 3; i < n + 8; i += 2) y[i + 20] = i;
    let s = 0;
    for (let k = 0; k < 64; k++) {
      s += k * 0.5;
      y[k]! += s;
    }
    for (let k = 63; k >= 0; k -= 1) y[k]! += k;
    for (let k = 10; k > n; k--) y[k] = -1;
  },
  "break and continue in loops that are unrolled": ({ y, n }) => {
    let s = 0;
    for (let k = 0; k < 16; k++) {
      if (k === 2) continue;
      if (k === n) break;
      s += k;
    }
    let rounds = 0;
    while (rounds < 256) {
      if (rounds * rounds > n * 20) break;
      rounds++;
    }
    let even = 0;
    for (let k = 0; k < 48; k++) {
      if (k % 2) continue;
      even += k;
      if (even > 200) break;
    }
    y[0] = s;
    y[1] = rounds;
    y[2] = even;
  },
  "short circuits": ({ y, n }) => {
    let c = 0;
    for (let i = -2; i < n; i++) {
      if (i >= 0 && y[i] === 0) {
        y[i] = 1;
        c++;
      } else if (i < 0 || y[i]! > 5) c += 10;
    }
    y[30] = c;
  },
  "choices": ({ y, n }) => {
    let s = 0;
    for (let i = 0; i < n; i++) s += i % 3 === 0 ? y[i]! + 1 : i > 4 ? i * 0.5 : -i;
    y[0] = s;
  },
  "bits and integer division": ({ y, n }) => {
    const a = (n * 7) | 0;
    y[0] = a >> 1;
    y[1] = (a ^ 3) & 15;
    y[2] = a << 2;
    y[3] = (a / 3) | 0;
    y[4] = ~a;
    y[5] = -a >>> 28;
    y[6] = Math.trunc(-n / 3);
    y[7] = -n % 3;
    y[8] = Math.floor(-n / 3);
    y[9] = Math.floor(n / -3);
    y[10] = 1 << (n + 23);
    y[11] = Math.imul(n, 0x7fffffff) >>> 24;
    y[12] = Math.clz32(n);
  },
  "functions of Math that are exact": ({ y, n }) => {
    const x = n * 0.375;
    y[0] = Math.sqrt(x * x);
    y[1] = Math.floor(-x);
    y[2] = Math.ceil(x);
    y[3] = Math.abs(-x);
    y[4] = Math.min(x, 2, n);
    y[5] = Math.max(x, n);
    y[6] = Math.round(-2.5) + Math.round(x);
    y[7] = Math.sign(-x) + Math.sign(n);
    y[8] = x ** 2;
    y[9] = x / 4;
    y[10] = x % 1.5;
    y[11] = -x % 2;
    y[12] = Math.trunc(-x);
  },
  "an early return": ({ y, n }) => {
    for (let i = 0; i < n; i++) {
      y[i] = 1;
      if (i === 4) return;
    }
  },
  "do while": ({ y, n }) => {
    let j = 0;
    do {
      y[j] = j;
      j += 3;
    } while (j < n);
    y[40] = j;
  },
  "names that hide others": ({ y, n }) => {
    let v = 1;
    {
      let v = 2.5;
      v += n;
      y[0] = v;
    }
    for (let i = 0; i < 2; i++) {
      const v = i + 7;
      y[1 + i] = v;
    }
    v += 1;
    y[3] = v;
  },
  "a parameter that changes": ({ y, n }) => {
    n -= 3;
    y[0] = n;
    while (n > 0) {
      n--;
      y[n + 1] = n;
    }
  },
  "functions within the kernel": ({ y, n }) => {
    const square = (x: number) => x * x;
    function clamp(x: number, low: number, high: number) {
      if (x < low) return low;
      if (x > high) return high;
      return x;
    }
    const fill = (start: number, value: number) => {
      for (let i = 0; i < 3; i++) y[start + i] = value + i;
    };
    y[0] = square(n) + square(1.5);
    for (let i = 1; i < 12; i++) y[i] = clamp(square(i - 5) - 3, i * 0.5, n);
    fill(20, square(n));
    fill(30, clamp(-1, 0, 1));
  },
  "local arrays": ({ y, n }, gpu) => {
    const stack = gpu.local("i32", 16);
    for (let i = 0; i < n; i++) stack[i] = i * i;
    for (let i = 0; i < n; i++) y[i] = stack[n - 1 - i]!;
    y[20] = stack.length;
  },
  "structures and vectors": ({ y, n }) => {
    const a = { x: n, y: 2 }, b = n > 3 ? { x: 0.5, y: 4 } : a;
    let sum = { x: 0.25, y: 0 };
    for (let i = 0; i < n; i++) sum = { x: sum.x + b.x, y: sum.y + a.x };
    y[0] = sum.x;
    y[1] = sum.y;
    y[2] = a.y * b.y;
  },
  "repetition on request": ({ y, n }, gpu) => {
    let s = n;
    gpu.unroll(5, (i) => {
      s += 16 >> i;
      y[i] = s;
    });
  },
  "booleans": ({ y, n }) => {
    const small = n < 5, even = n % 2 === 0;
    let any = false;
    for (let i = 0; i < n; i++) any = any || y[i]! > 0 || i === 7;
    y[0] = small === even ? 1 : 2;
    y[1] = any && !small ? 3 : 4;
    y[2] = +even + 1;
    y[3] = n && 1 < 2 ? 5 : 6;
    y[4] = (small ? even : !even) ? 7 : 8;
  },
  "values of && and ||, which are evaluated once": ({ y, n }) => {
    const zero = y[60]!, two = zero + 2, nan = (zero - 1) ** 0.5;
    let i = 0;
    y[0] = zero || 5;
    y[1] = two || 5;
    y[2] = two && two + 10;
    y[3] = zero && y[61]! + 10;
    y[4] = i++ || 7;
    y[5] = i++ || 7;
    y[6] = i && (i += 4);
    y[7] = nan || zero || n || 3;
    y[8] = (nan && 3) || 4;
    y[9] = (two > 1 && two) || -1;
    y[10] = Math.max(n || 0.5, 0.25) + (n && 0.5);
    y[11] = zero && n ? 1 : 2;
    const fallback = zero || 0.75;
    y[12] = fallback * 2;
    y[13] = i;
    y[14] = 0 || n;
    y[15] = two && 3;
    y[16] = !(nan || zero) && n ? 1 : 2;
  },
  "logical assignments, as minifiers write an if": ({ y, n }) => {
    let kept: number = n, filled = y[60]! * 0.5, inside = n > 3, outside = n > 20;
    kept ||= 5;
    filled ||= 0.75;
    inside &&= n < 8;
    outside ||= y[60]! === 0;
    y[0] = kept;
    y[1] = filled;
    y[2] = inside ? 1 : 2;
    y[3] = outside ? 1 : 2;
    const counted = (value: number) => {
      y[4]! += 1;
      if (value > 3) return 3;
      return value;
    };
    let count = n;
    count &&= counted(n);
    count ||= counted(1);
    y[5] = count;
  },
  "var, of which every function has its own": ({ y, n }, gpu) => {
    var kept = n;
    const twice = (value: number) => {
      var kept = value * 2;
      return kept;
    };
    const size = (value: number) => {
      var kept;
      if (value > 0) kept = value;
      else kept = -value;
      return kept;
    };
    y[0] = twice(3) + size(-4) + size(5);
    gpu.unroll(2, (k) => {
      var kept = k + 1;
      y[1]! += kept;
    });
    y[2] = kept;
  },
  "a return from a repetition, which goes on with the next one": ({ y, n }, gpu) => {
    gpu.unroll(4, (k) => {
      if (k === 1 || n + k === 13) return;
      y[k]! += k + 1;
    });
    y[5] = 7;
  },
  "var after its first use, as Terser writes it": ({ y, n }) => {
    y[0] = (late = n * 2) * late;
    var late: number;
    if (n > 3) chosen = 2;
    else chosen = 3;
    y[1] = chosen;
    var chosen: number;
  },
  "leading zeros of floats": ({ y, n }) => {
    y[0] = Math.clz32(y[60]! - n);
    y[1] = Math.clz32(y[60]! + n * 3e8);
    y[2] = Math.clz32(y[60]! - 0.5);
    y[3] = Math.clz32(y[60]! + n + 0.5);
  },
  "comparisons of numbers with and without a sign": ({ y, n }) => {
    const big = -n >>> 0;
    y[0] = n < big ? 1 : 0;
    y[1] = -1 < big ? 1 : 0;
    y[2] = -n === big ? 1 : 0;
    y[3] = big > 4294967285 ? 1 : 0;
  },
};

describe("kernels and JavaScript agree on", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  for (const [name, program] of Object.entries(PROGRAMS)) {
    test(name, () => {
      const made = kernel(PARAMETERS, program, { name: "program" });
      const expected = new Float32Array(64);
      runOnHost(made, { grid: 1, block: 1 }, { y: expected, n: 10 });
      using y = device.zeros([64], "f32");
      made.launch(device, { grid: 1, block: 1 }, { y, n: 10 });
      assert.deepEqual(y.toHost(), expected);
    });
  }
});
