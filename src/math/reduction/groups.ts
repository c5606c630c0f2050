/** Reductions across a group of lanes, whose result every lane of the group receives. */
import type { KernelBuilder } from "../../kernel/ir/builder.ts";
import type { Value } from "../../kernel/ir/ir.ts";
import { exchange } from "./reduction.ts";

/** Combines the values of all lanes of a group of 1 to 32 lanes, or of a block. Every lane gets the result. */
export function joinAll(
  b: KernelBuilder,
  own: readonly Value[],
  group: number,
  join: (left: readonly Value[], right: readonly Value[]) => Value[],
): Value[] {
  const across = (state: readonly Value[], width: number): Value[] => {
    let joined = [...state];
    for (let delta = width / 2; delta >= 1; delta /= 2) {
      const other = joined.map((value) =>
        exchange(b, value, (word) => b.warp("shuffle.xor", word, delta, 0xffff_ffff, width))
      );
      // The lower lane's value is the left operand for both lanes, so that they get the same bits.
      const upper = b.compare("ne", b.binary("and", b.special("laneId"), delta), 0);
      const left = joined.map((value, i) => b.select(upper, other[i]!, value));
      const right = joined.map((value, i) => b.select(upper, value, other[i]!));
      joined = join(left, right);
    }
    return joined;
  };
  const warp = across(own, Math.min(group, 32));
  if (group <= 32) return warp;
  const warps = group / 32, thread = b.special("threadIdx.x");
  const shared = own.map(({ type }) => b.array("shared", type, warps));
  b.if(
    b.compare("eq", b.binary("and", thread, 31), 0),
    () => shared.forEach((pointer, i) => b.store(pointer, b.shift("shr", thread, 5), warp[i]!)),
  );
  b.barrier();
  return across(shared.map((pointer) => b.load(pointer, b.binary("and", thread, warps - 1))), warps);
}
