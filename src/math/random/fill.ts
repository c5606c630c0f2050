/** Fills arrays with random numbers. */
import { allocationOf, type ArrayData } from "../../core/memory/array_data.ts";
import { type StreamLike, streamOf } from "../../core/stream_state.ts";
import { KernelBuilder } from "../../kernel/ir/builder.ts";
import type { KernelIR, Value } from "../../kernel/ir/ir.ts";
import { type Scalar, SCALARS } from "../../kernel/ir/types.ts";
import { generatedKernel } from "../generated.ts";
import { type Distribution, distribution, elements } from "./distributions.ts";
import { philox } from "./philox.ts";

const BLOCK = 256;

/**
 * Fills a contiguous array with counters from `offset` on. Returns the number of counters used.
 *
 * @param parameters Lower bound and upper bound, mean and standard deviation, or lowest integer and number of
 * integers.
 */
export function fillRandom(
  target: ArrayData,
  name: Distribution["name"],
  parameters: readonly (number | bigint)[],
  seed: bigint,
  offset: bigint,
  stream: StreamLike | undefined,
): number {
  const dtype = target.dtype as Scalar, kind = distribution(name, dtype);
  const perCounter = 4 / kind.words, counters = Math.ceil(target.size / perCounter);
  if (counters === 0) return 0;
  const { context } = allocationOf(target);
  allocationOf(target).touch(streamOf(context, stream));
  const vector = target.pointer % BigInt(perCounter * target.itemSize) === 0n;
  const kernel = generatedKernel(
    context,
    `random ${name} ${dtype} ${vector}`,
    () => randomKernel(kind, dtype, vector),
  );
  kernel.launch(
    { grid: Math.ceil(counters / BLOCK), block: BLOCK, stream },
    target.pointer,
    target.size,
    BigInt.asUintN(64, seed),
    BigInt.asUintN(64, offset),
    ...parameters,
  );
  return counters;
}

function randomKernel(kind: Distribution, dtype: Scalar, vector: boolean): KernelIR {
  const b = new KernelBuilder(`random_${kind.name}`);
  const dst = b.pointerParameter("dst", dtype), size = b.scalarParameter("size", "i64");
  const seed = b.scalarParameter("seed", "u64"), offset = b.scalarParameter("offset", "u64");
  const parameters = kind.parameters.map((type, i) => b.scalarParameter(`parameter${i}`, type));
  const perCounter = 4 / kind.words;
  const block = b.mul(b.convert(b.special("blockIdx.x"), "i64"), BLOCK);
  const thread = b.add(block, b.convert(b.special("threadIdx.x"), "i64"));
  const first = b.mul(thread, perCounter);
  b.if(b.compare("lt", first, size), () => {
    const [low, high] = halves(b, b.add(offset, b.convert(thread, "u64")));
    const zero = b.constant("u32", 0);
    const words = philox(b, [low, high, zero, zero], halves(b, seed));
    const values = elements(b, kind, dtype, words, parameters)
      .map((value) => b.convert(value, SCALARS[dtype].register));
    const whole = vector ? b.compare("le", b.add(first, perCounter), size) : b.constant("bool", false);
    b.if(whole, () => {
      const stride = dst.stride * perCounter;
      b.store({ ...dst, width: perCounter, stride }, thread, ...values);
    }, () =>
      values.forEach((value, i) => {
        const index = b.add(first, i);
        b.if(b.compare("lt", index, size), () => b.store(dst, index, value));
      }));
  });
  return b.finish({ maxThreads: BLOCK });
}

/** Returns the two words of a u64, the lower one first. */
function halves(b: KernelBuilder, value: Value): [Value, Value] {
  return [b.convert(value, "u32"), b.convert(b.shift("shr", value, 32), "u32")];
}
