/**
 * Arrivals at an `mbarrier` (ISA section 9.7.13.15). The object is a 64-bit word with the pending arrivals in bits
 * 0 to 19, the expected arrivals in bits 20 to 39, the signed transaction count in bits 40 to 62, and the parity of
 * the phase in bit 63. It is in shared memory, which belongs to one worker.
 */
import { get, i64, type Node, op, set, when, write } from "./expressions.ts";
import type { SupportLibrary } from "./linker.ts";

const COUNT = i64(0xfffffn);
const EXPECTED_SHIFT = i64(20n);
const TRANSACTIONS_SHIFT = i64(40n);

export const MBARRIER: SupportLibrary = {
  /** (address, arrivals, dropped arrivals, transactions to expect) → the state before */
  mbarrier: {
    parameters: ["i32", "i32", "i32", "i32"],
    results: ["i64"],
    write(code) {
      const [old, phase, pending, expected, transactions] = code.locals("i64", 5);
      const load: Node = (c) => {
        get(0)(c);
        c.memory("i64.load", 0);
      };
      const wide = (parameter: number): Node => op("i64.extend_i32_s", get(parameter));
      write(
        code,
        set(old, load),
        set(phase, op("i64.and", get(old), i64(-0x8000_0000_0000_0000n))),
        set(pending, op("i64.sub", op("i64.and", get(old), COUNT), wide(1))),
        set(
          expected,
          op("i64.sub", op("i64.and", op("i64.shr_u", get(old), EXPECTED_SHIFT), COUNT), wide(2)),
        ),
        // Shifts the sign of the transaction count to the top and back.
        set(
          transactions,
          op("i64.add", op("i64.shr_s", op("i64.shl", get(old), i64(1n)), i64(41n)), wide(3)),
        ),
        when(op("i64.eqz", op("i64.or", get(pending), get(transactions))), [
          set(phase, op("i64.xor", get(phase), i64(-0x8000_0000_0000_0000n))),
          set(pending, get(expected)),
        ]),
        (c) => {
          get(0)(c);
          op(
            "i64.or",
            op("i64.or", get(phase), op("i64.and", get(pending), COUNT)),
            op(
              "i64.or",
              op("i64.shl", op("i64.and", get(expected), COUNT), EXPECTED_SHIFT),
              op("i64.shl", op("i64.and", get(transactions), i64(0x7fffffn)), TRANSACTIONS_SHIFT),
            ),
          )(c);
          c.memory("i64.store", 0);
        },
        get(old),
      );
    },
  },
};
