/** Nonsense for the argument fuzzer. */
import type { Random } from "../support/random.ts";

/** Thrown by the getters and callbacks of the fuzzer itself; every call may let it through. */
export class Mine extends Error {}

const OPTIONS = (
  "stream order shape dtype into layout pooled grid block sharedBytes device width height depth channels " +
  "byteOffset byteLength widthBytes srcPitch dstPitch start end kernel size anchor border value scale shift " +
  "mean std interpolation tolerance signal priority timing interprocess copy maxVersion dlDevice to flags " +
  "workerBytes addressMode filterMode threshold sigma angle center format colors name options args axis " +
  "pad rows cols keepAspect normalize method mode type chunkBytes writeCombined layers surface kind data"
).split(" ");

const STRINGS = "|x|f32|u8|HWC|NCHW|linear|RGB2GRAY|cuda:99|software|worker|add_one|1e9|\0|é".split("|");
const NUMBERS = [0, 1, 2, 3, 4, 7, 16, -1, 0.5, NaN, Infinity, -Infinity, -0, 2 ** 40, 2 ** 53, 1e308];

/** Arguments that many functions accept. */
const ACCEPTED: readonly unknown[] = [
  ...[3, 7, 1, 0, 0.5, "horizontal", "RGB2GRAY", "NHWC", "u8", "f32", [3, 3], [5, 7], [1, 2, 3, 4]],
  ...[[1, 0, 0, 0, 1, 0], [1, 0, 0, 0, 1, 0, 0, 0, 1], [[0, 0], [1, 0], [0, 1], [1, 1]], [[[1, 1, 3, 3]]]],
  ...[[{ left: 1, top: 1, right: 2, bottom: 2 }], [{ x: 1, y: 1, width: 2, height: 2 }]],
  ...[{ size: 3 }, { sigma: 1 }, { mean: [0, 0, 0], std: [1, 1, 1] }, { grid: 1, block: 32 }, {}],
];

/** Arguments that none accepts, and that a check of the outermost value does not find. */
const DAMAGED: readonly unknown[] = [
  ...[null, Symbol("s"), [], new Array(1), [null], [new Array(1)], [Symbol("s")], [[Symbol("s")]]],
  ...[{ size: null }, { box: Symbol("s") }, { points: new Array(1) }, { stream: null }, { into: [null] }],
];

/** Returns random values. */
export class Values {
  readonly #random: Random;
  readonly #objects: () => readonly unknown[];

  constructor(random: Random, objects: () => readonly unknown[]) {
    this.#random = random;
    this.#objects = objects;
  }

  /** Returns arguments that a function may accept, often with one that none does. */
  nearlyAccepted(): unknown[] {
    const random = this.#random, objects = this.#objects();
    const args = Array.from(
      { length: 1 + random.below(4) },
      () => random.below(6) === 0 ? random.pick(objects) : random.pick(ACCEPTED),
    );
    // Most functions take an image, a batch or a list of images first.
    args[0] = random.pick([objects[1], objects[2], objects[3], [objects[1], objects[1]], args[0]]);
    if (random.below(3) > 0) args[random.below(args.length + 1)] = random.pick(DAMAGED);
    return args;
  }

  next(depth = 0): unknown {
    const random = this.#random;
    const kind = random.below(depth > 2 ? 9 : 16);
    switch (kind) {
      case 0:
        return random.pick([undefined, null, true, false]);
      case 1:
      case 2:
        return random.pick(NUMBERS);
      case 3:
        return random.pick([0n, 1n, -1n, 3n, 2n ** 63n, 2n ** 70n]);
      case 4:
        return random.pick(STRINGS);
      case 5:
        return random.pick([Symbol("s"), Symbol.iterator, () => {}, () => {
          throw new Mine("callback");
        }, async () => {}]);
      case 6:
      case 7:
        return random.pick(this.#objects());
      case 8:
        return random.pick<() => unknown>([
          () => new Uint8Array(random.below(5)),
          () => new Float32Array(12),
          () => new BigInt64Array(2),
          () => new DataView(new ArrayBuffer(8)),
          () => new ArrayBuffer(4),
          () => new Date(NaN),
          () => new Map(),
          () => Object.create(null),
          () => {
            const cycle: unknown[] = [1];
            cycle.push(cycle);
            return cycle;
          },
          () => {
            const cycle: Record<string, unknown> = {};
            cycle.shape = cycle.stream = cycle.data = cycle;
            return cycle;
          },
          () => new Proxy([], { get: () => this.#throw() }),
          () => new Proxy({}, { get: () => this.#throw(), has: () => this.#throw() }),
          () => ({ [Symbol.toPrimitive]: () => this.#throw() }),
          () => ({ toString: null, valueOf: null }),
          () => new Array(3),
          () => new (class extends Array {})(2),
        ])();
      case 9:
      case 10:
      case 11:
        return Array.from({ length: random.below(5) }, () => this.next(depth + 1));
      case 12:
        return Array.from({ length: random.below(4) }, () => random.pick([0, 1, 2, 3, 4]));
      default: {
        const object: Record<string, unknown> = {};
        for (let i = random.below(4); i >= 0; i--) {
          const key = random.pick(OPTIONS);
          if (random.below(20) === 0) {
            Object.defineProperty(object, key, {
              get: () => this.#throw(),
              enumerable: true,
              configurable: true,
            });
          } else {Object.defineProperty(object, key, {
              value: this.next(depth + 1),
              enumerable: true,
              configurable: true,
            });}
        }
        return object;
      }
    }
  }

  #throw(): never {
    throw new Mine("getter");
  }
}
