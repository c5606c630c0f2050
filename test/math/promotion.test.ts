/** The element types of results are NumPy's. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { describe, test } from "node:test";
import {
  floatOf,
  isSameKind,
  promote,
  promoteAll,
  PROMOTION,
  type RealDType,
  weakKind,
} from "../../src/base/promotion.ts";
import { executable, missing } from "../support/python.ts";

const DTYPES = (Object.keys(PROMOTION) as RealDType[]).filter((dtype) => dtype !== "bf16");

const PROGRAM = `
import json, sys, numpy as np
names = sys.argv[1].split(",")
def numpy_name(name): return "?" if name == "bool" else name[0] + str(int(name[1:]) // 8)
def name_of(dtype): return "bool" if dtype == np.bool_ else dtype.kind + str(8 * dtype.itemsize)
types = {name: np.dtype(numpy_name(name)) for name in names}
one = {name: np.ones(1, dtype) for name, dtype in types.items()}
print(json.dumps({
  "pairs": {a + b: name_of(np.promote_types(types[a], types[b])) for a in names for b in names},
  "kinds": {a + b: np.can_cast(types[a], types[b], "same_kind") for a in names for b in names},
  "weak": {a: [name_of(np.result_type(types[a], x)) for x in (True, 1, 0.5)] for a in names},
  "sqrt": {a: name_of(np.sqrt(one[a]).dtype) for a in names},
  "numbers": [name_of(np.where(np.ones(1, bool), x, False).dtype) for x in (True, 1, 0.5)],
}))
`;

interface Reference {
  readonly pairs: Readonly<Record<string, RealDType>>;
  readonly kinds: Readonly<Record<string, boolean>>;
  readonly weak: Readonly<Record<string, readonly RealDType[]>>;
  readonly sqrt: Readonly<Record<string, RealDType>>;
  readonly numbers: readonly RealDType[];
}

describe("promotion", () => {
  test("is that of NumPy for arrays, numbers and functions of floats", { skip: missing("numpy") }, () => {
    const { stdout, stderr } = spawnSync(executable, ["-c", PROGRAM, DTYPES.join()], { encoding: "utf8" });
    assert.ok(stdout.startsWith("{"), stderr);
    const { pairs, kinds, weak, sqrt, numbers } = JSON.parse(stdout) as Reference;
    for (const a of DTYPES) {
      for (const b of DTYPES) {
        assert.equal(promote(a, b), pairs[a + b], `${a} and ${b}`);
        assert.equal(isSameKind(a, b), kinds[a + b], `${a} into ${b}`);
      }
      const own = [true, 1, 0.5].map((value) => promoteAll([a, weakKind(value)]));
      assert.deepEqual(own, weak[a], `${a} and numbers`);
      assert.equal(floatOf(a), sqrt[a], `sqrt of ${a}`);
    }
    assert.deepEqual([true, 1, 0.5].map((value) => promoteAll([weakKind(value)])), numbers);
  });

  test("of bf16 keeps it next to types that it holds, and is f32 next to f16", () => {
    const types = (Object.keys(PROMOTION) as RealDType[]).map((dtype) => promote("bf16", dtype));
    const expected = "bf16 bf16 bf16 f32 f32 f64 f64 f64 f64 bf16 f32 f32 f64";
    assert.equal(types.join(" "), expected);
    for (const dtype of Object.keys(PROMOTION) as RealDType[]) {
      assert.equal(promote(dtype, "bf16"), promote("bf16", dtype));
    }
    assert.equal(promoteAll(["bf16", "weak float"]), "bf16");
  });
});
