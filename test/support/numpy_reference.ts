/** Expressions that NumPy evaluates, in one process for a whole list: the references of arithmetic. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { spawnSync } from "node:child_process";
import type { DType, HostArray } from "../../mod.ts";
import { DTYPES, hostView } from "../../src/base/dtype.ts";
import { executable } from "./python.ts";

/** An expression in Python with `np`, and the arrays that it names. */
export interface Expression {
  readonly code: string;
  readonly arrays: Readonly<Record<string, ReferenceArray>>;
}

/** An array of the host; the elements of bf16 are bits, and f32 in the expression. */
export interface ReferenceArray<D extends DType = DType> {
  readonly dtype: D;
  readonly shape: readonly number[];
  readonly data: HostArray<D>;
}

const PROGRAM = `
import base64, json, sys, numpy as np
np.seterr(all="ignore")
def decode(array):
    is_brain = array["dtype"] == "bf16"
    data = np.frombuffer(base64.b64decode(array["data"]), "<u2" if is_brain else array["typestr"])
    data = data.reshape(array["shape"])
    return (data.astype(np.uint32) << 16).view(np.float32) if is_brain else data
def name_of(dtype):
    return "bool" if dtype == np.bool_ else dtype.kind + str(8 * dtype.itemsize)
results = []
for case in json.load(sys.stdin):
    value = np.asarray(eval(case["code"], {"np": np, **{k: decode(a) for k, a in case["arrays"].items()}}))
    data = base64.b64encode(np.ascontiguousarray(value).tobytes()).decode()
    results.append({"dtype": name_of(value.dtype), "shape": list(value.shape), "data": data})
print(json.dumps(results))
`;

/** Returns the results of expressions. */
export function evaluateWithNumpy(expressions: readonly Expression[]): ReferenceArray[] {
  const encode = ({ dtype, shape, data }: ReferenceArray) => {
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    return { dtype, typestr: DTYPES[dtype].typestr, shape, data: bytes.toString("base64") };
  };
  const input = JSON.stringify(expressions.map(({ code, arrays }) => ({
    code,
    arrays: Object.fromEntries(Object.entries(arrays).map(([name, array]) => [name, encode(array)])),
  })));
  const { stdout, stderr } = spawnSync(executable, ["-c", PROGRAM], {
    encoding: "utf8",
    input,
    maxBuffer: 1 << 30,
  });
  assert.ok(stdout.startsWith("["), stderr);
  return (JSON.parse(stdout) as { dtype: DType; shape: number[]; data: string }[]).map(
    ({ data, ...array }) => {
      const bytes = Uint8Array.from(Buffer.from(data, "base64"));
      return { ...array, data: hostView(array.dtype, bytes.buffer) };
    },
  );
}
