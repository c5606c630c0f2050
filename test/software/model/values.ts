/** Operand values: the edges of every type, and seeded random ones. */

/** A small seeded generator (xorshift64*), so that a failure can be seen again. */
export class Random {
  #state: bigint;

  constructor(seed: number) {
    this.#state = BigInt(seed) * 2n + 0x9e3779b97f4a7c15n;
  }

  bits(count: number): bigint {
    let x = this.#state;
    x ^= x >> 12n;
    x = BigInt.asUintN(64, x ^ (x << 25n));
    x ^= x >> 27n;
    this.#state = x;
    return BigInt.asUintN(64, x * 0x2545f4914f6cdd1dn) >> BigInt(64 - count);
  }

  below(limit: number): number {
    return Number(this.bits(32) % BigInt(limit));
  }
}

function integerEdges(bits: number): bigint[] {
  const n = BigInt(bits);
  const top = 1n << (n - 1n);
  const values = [
    0n,
    1n,
    2n,
    3n,
    7n,
    15n,
    16n,
    17n,
    24n,
    31n,
    32n,
    33n,
    63n,
    64n,
    65n,
    127n,
    128n,
    255n,
    256n,
  ];
  values.push(top - 1n, top, top + 1n, -1n, -2n, -3n, -128n, -129n, 0x5555555555555555n, 0xaaaaaaaaaaaaaaaan);
  values.push(0x0123456789abcdefn, 0xfedcba9876543210n, 0x80008000n, 0x7fff8000n, 0xffff0001n);
  return [...new Set(values.map((value) => BigInt.asUintN(bits, value)))];
}

/** Formats by their bits: total, fraction. */
const LAYOUT: Readonly<Record<string, readonly [number, number]>> = {
  f16: [16, 10],
  bf16: [16, 7],
  f32: [32, 23],
  f64: [64, 52],
};

function floatEdges(type: string): bigint[] {
  const [bits, fraction] = LAYOUT[type];
  const sign = 1n << BigInt(bits - 1);
  const infinity = ((1n << BigInt(bits - 1 - fraction)) - 1n) << BigInt(fraction);
  const one = ((1n << BigInt(bits - 2 - fraction)) - 1n) << BigInt(fraction);
  const unit = 1n << BigInt(fraction);
  const magnitudes = [
    0n,
    1n,
    unit / 2n,
    unit - 1n,
    unit,
    unit + 1n,
    one,
    one + 1n,
    one - 1n,
    one - unit,
    one + unit,
  ];
  // 1.5, 2.5, 3; values near the integer limits; the largest number, infinity, NaNs.
  magnitudes.push(one + unit / 2n, one + unit + unit / 4n, one + unit + unit / 2n, one - 2n * unit);
  for (const exponent of [7n, 8n, 10n, 15n, 16n, 24n, 31n, 32n, 52n, 63n, 64n]) {
    const power = one + exponent * unit;
    if (power < infinity) magnitudes.push(power, power - 1n, power + 1n);
  }
  magnitudes.push(
    infinity - 1n,
    infinity,
    infinity + 1n,
    infinity + unit / 2n,
    infinity + unit - 1n,
    one + (infinity - one) / 2n,
  );
  return [...new Set(magnitudes.flatMap((magnitude) => [magnitude, magnitude | sign]))];
}

const edges = new Map<string, bigint[]>();

/** Edge values of a type as bits. */
export function edgesOf(type: string): bigint[] {
  const known = edges.get(type);
  if (known) return known;
  let list: bigint[];
  if (type === "pred") list = [0n, 1n];
  else if (LAYOUT[type]) list = floatEdges(type);
  else if (type.endsWith("x2") && LAYOUT[type.slice(0, -2)]) {
    const half = floatEdges(type.slice(0, -2));
    list = half.map((low, i) => low | (half[(i * 7 + 3) % half.length] << 16n));
  } else if (type.endsWith("x2")) {
    const half = integerEdges(16);
    list = half.map((low, i) => low | (half[(i * 5 + 2) % half.length] << 16n));
  } else list = integerEdges(Number(type.slice(1)));
  edges.set(type, list);
  return list;
}

export function bitsOf(type: string): number {
  if (type === "pred") return 1;
  if (LAYOUT[type]) return LAYOUT[type][0];
  return type.endsWith("x2") ? 32 : Number(type.slice(1));
}

/** Tuples of operands: every pair of edges, or `samples` combinations of them where there are more; then random ones. */
export function tuples(types: readonly string[], random: Random, samples = 1000): bigint[][] {
  const columns: bigint[][] = types.map(() => []);
  const add = (values: bigint[]) => values.forEach((value, i) => columns[i].push(value));
  const lists = types.map(edgesOf);
  const total = lists.reduce((product, list) => product * list.length, 1);
  if (total <= 1.2 * samples) {
    const visit = (prefix: bigint[]): void => {
      if (prefix.length === types.length) return add(prefix);
      for (const value of lists[prefix.length]) visit([...prefix, value]);
    };
    visit([]);
  } else {
    for (let i = 0; i < samples; i++) add(lists.map((list) => list[random.below(list.length)]));
  }
  for (let i = 0; i < samples * 0.3; i++) {
    const first = random.bits(64);
    add(types.map((type, k) => {
      const bits = bitsOf(type);
      // Half of them close to each other, so that sums cancel and comparisons meet.
      if (k > 0 && i % 2 === 0) {
        return BigInt.asUintN(
          bits,
          (first >> BigInt(64 - bits)) ^ random.bits(bits) >> BigInt(bits - Math.min(bits, 4)),
        );
      }
      return k === 0 ? first >> BigInt(64 - bits) : random.bits(bits);
    }));
  }
  while (columns[0].length % 4 !== 0) add(lists.map((list) => list[0]));
  return columns;
}
