/**
 * Matrix products by a library of the device, as a group of the driver. Without a library, kernels compute
 * them.
 */

/** Element types that libraries multiply. */
export type MatmulDType = "f16" | "bf16" | "f32" | "f64";

/** A batch of matrices in memory. Strides are in elements. */
export interface MatmulOperand {
  /** Elements of a row are contiguous, and those of a column `pitch` apart; the other way round if transposed. */
  readonly transposed: boolean;
  readonly pitch: number;
  /** The distance from one matrix to the next; 0 for one matrix that all products use. */
  readonly batchStride: number;
  /** The largest power of two, up to 256, that the address is a multiple of. */
  readonly alignment: number;
}

/** Products of matrices of `rows` × `terms` and `terms` × `columns`. The result is contiguous. */
export interface MatmulProblem {
  readonly dtype: MatmulDType;
  readonly rows: number;
  readonly columns: number;
  readonly terms: number;
  readonly batch: number;
  readonly a: MatmulOperand;
  readonly b: MatmulOperand;
  /** See {@link MatmulOperand.alignment}. */
  readonly alignment: number;
  /** Round f32 to TF32, with 10 fraction bits, before multiplying. */
  readonly tf32: boolean;
}

/** A prepared matrix product. */
export interface MatmulPlan {
  /** Bytes of device memory needed during the product. */
  readonly workspaceBytes: number;
}

export interface MatmulApi {
  /** Prepares a product on the current context's device; undefined if the library does not support it. */
  plan(problem: MatmulProblem): MatmulPlan | undefined;
  /** Enqueues a product of the matrices at these device addresses. */
  multiply(plan: MatmulPlan, a: bigint, b: bigint, result: bigint, workspace: bigint, stream: bigint): void;
}
