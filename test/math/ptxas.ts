/**
 * Assembles generated kernels with ptxas: every operation of arrays, for its element types and for the structures
 * of memory that kernels distinguish. Run by hand:
 *
 *     CUFFI_PTXAS=/path/to/ptxas bun test/math/ptxas.ts [operation …]
 *
 * ptxas is part of the CUDA toolkit and of the `triton` wheel (triton/backends/nvidia/bin/ptxas). Prints the
 * largest number of registers of each operation.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { OperationName } from "../../src/array/generated.ts";
import { PROMOTION, type RealDType } from "../../src/base/promotion.ts";
import { optimize } from "../../src/kernel/ir/passes.ts";
import { SCALARS } from "../../src/kernel/ir/types.ts";
import { writePtx } from "../../src/kernel/ptx/writer.ts";
import { convertElement } from "../../src/math/elements.ts";
import { OPERATIONS, type OperationTypes, UnsupportedTypes } from "../../src/math/operations.ts";
import {
  type ArrayForm,
  type PointwiseBody,
  type PointwiseForm,
  pointwiseKernel,
} from "../../src/math/pointwise_kernel.ts";
import { type TileForm, tileKernel } from "../../src/math/tile_kernel.ts";

const TARGETS = ["sm_75", "sm_90"];
const DTYPES = Object.keys(PROMOTION) as RealDType[];
const ARITY: Partial<Record<OperationName, number>> = {
  negative: 1,
  abs: 1,
  logicalNot: 1,
  bitwiseNot: 1,
  exp: 1,
  log: 1,
  sqrt: 1,
  sin: 1,
  cos: 1,
  tanh: 1,
  sigmoid: 1,
  floor: 1,
  ceil: 1,
  round: 1,
  isNaN: 1,
  clamp: 3,
  where: 3,
};

/** Structures without tiles: ranks, accesses of the inputs, widths of offsets and vectors. */
function* forms(dtype: RealDType, result: RealDType, arity: number): Generator<PointwiseForm> {
  const bytes = Math.max(SCALARS[dtype].bytes, SCALARS[result].bytes);
  const array = (type: RealDType, inner: ArrayForm["inner"]): ArrayForm => ({ dtype: type, inner });
  const inputs = (...inner: ArrayForm["inner"][]) =>
    Array.from({ length: arity }, (_, i) => array(dtype, inner[i % inner.length]!));
  const shared = { narrow: true, inPlace: false };
  const outputs = [array(result, "contiguous")];
  yield { ...shared, outputs, inputs: inputs("contiguous"), rank: 1, vector: 16 / bytes, rounds: 2 };
  yield { ...shared, outputs, inputs: inputs("contiguous"), rank: 1, vector: 1, rounds: 1, inPlace: true };
  yield { ...shared, outputs, inputs: inputs("contiguous", "same"), rank: 2, vector: 8 / bytes, rounds: 1 };
  yield {
    outputs: [array(result, "strided")],
    inputs: inputs("strided", "same"),
    rank: 3,
    vector: 1,
    rounds: 4,
    narrow: false,
    inPlace: false,
  };
}

/** Returns the PTX of an operation for one type of its operands; undefined if it does not have the type. */
function kernelsOf(name: OperationName, dtype: RealDType): string[] {
  const { types, body } = OPERATIONS[name], arity = ARITY[name] ?? 2;
  let computed: OperationTypes;
  try {
    computed = types(new Array<RealDType>(arity).fill(dtype), undefined);
  } catch (error) {
    if (error instanceof UnsupportedTypes) return [];
    throw error;
  }
  const { operands, result } = computed;
  const code: PointwiseBody = (b, values) => {
    const converted = values.map((value, k) => convertElement(b, value, dtype, operands[k]!));
    return [body(b, converted, operands[0]!)];
  };
  const inputs = Array.from({ length: arity }, (_, i) => ({ dtype, transposed: i % 2 === 0 }));
  const tiles: TileForm = { outputs: [result], inputs, rank: 3, narrow: true, inPlace: false };
  return [
    tileKernel(`${name}_${dtype}_tiles`, tiles, code),
    ...[...forms(dtype, result, arity)].map((form, i) =>
      pointwiseKernel(`${name}_${dtype}_${i}`, form, code)
    ),
  ].map((kernel) => writePtx(optimize(kernel)));
}

/** Returns one module with several kernels: the header once, and each table of constants once. */
function joined(texts: readonly string[]): string {
  const parts = texts.map((text) => text.split(/(?=^\.visible)/m) as [head: string, kernel: string]);
  const heads = new Set(parts.flatMap(([head]) => head.split("\n")));
  return [...heads, ...parts.map(([, kernel]) => kernel)].join("\n");
}

const ptxas = process.env.CUFFI_PTXAS ?? "ptxas";
const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "cuffi-ptxas-"));
let failed = 0, count = 0;
try {
  for (const name of Object.keys(OPERATIONS) as OperationName[]) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const texts = DTYPES.flatMap((dtype) => kernelsOf(name, dtype));
    const file = join(folder, `${name}.ptx`);
    writeFileSync(file, joined(texts));
    count += texts.length;
    const registers = TARGETS.map((target) => {
      const args = ["-v", `-arch=${target}`, file, "-o", join(folder, "out.cubin")];
      const { status, stderr, error } = spawnSync(ptxas, args, { encoding: "utf8", maxBuffer: 1 << 28 });
      if (error !== undefined) throw error;
      if (status !== 0) {
        failed++;
        console.error(`${name} for ${target}:\n${stderr.split("\n").slice(0, 8).join("\n")}`);
      }
      return Math.max(...[...stderr.matchAll(/Used (\d+) registers/g)].map(([, number]) => Number(number)));
    });
    console.log(
      `${name}: ${texts.length} kernels, ${registers.join(" and ")} registers for ${TARGETS.join(" and ")}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`${count} kernels, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
