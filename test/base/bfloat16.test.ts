/** bfloat16 on the host. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { bfloat16ToFloat32, float32ToBfloat16 } from "../../mod.ts";

describe("bfloat16", () => {
  test("converts every bit pattern to f32 and back", () => {
    const all = Uint16Array.from({ length: 65536 }, (_, i) => i);
    const back = float32ToBfloat16(bfloat16ToFloat32(all));
    for (let i = 0; i < 65536; i++) {
      const isNaN = (i & 0x7fff) > 0x7f80;
      assert.equal(back[i], isNaN ? 0x7fc0 : i);
    }
  });

  test("rounds ties to even, and the largest floats to infinity", () => {
    const values = [
      1 + 2 ** -8,
      1 + 3 * 2 ** -8,
      1 + 2 ** -8 + 2 ** -20,
      3.3961775e38,
      3.4e38,
      -0,
      2 ** -134,
      2 ** -133,
    ];
    assert.deepEqual(
      Array.from(float32ToBfloat16(values)),
      [0x3f80, 0x3f82, 0x3f81, 0x7f80, 0x7f80, 0x8000, 0x0000, 0x0001],
    );
  });
});
