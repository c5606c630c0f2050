/** Products of matrices by cuBLASLt. */
import { type CublasLt, findCublasLt, statusName } from "../../libraries/cublaslt.ts";
import type { MatmulApi, MatmulDType, MatmulOperand, MatmulPlan, MatmulProblem } from "../matmul.ts";
import type { CudaContexts } from "./contexts.ts";

/** `cudaDataType_t` */
const DATA_TYPE: Readonly<Record<MatmulDType, number>> = { f32: 0, f64: 1, f16: 2, bf16: 14 };
/** `cublasComputeType_t` */
const COMPUTE = { F32: 68, F64: 70, FAST_TF32: 77 } as const;
/** `cublasOperation_t` */
const OPERATION = { N: 0, T: 1 } as const;
/** `cublasLtMatmulDescAttributes_t` */
const DESC = { TRANSA: 3, TRANSB: 4 } as const;
/** `cublasLtMatrixLayoutAttribute_t` */
const LAYOUT = { BATCH_COUNT: 5, STRIDED_BATCH_OFFSET: 6 } as const;
/** `cublasLtMatmulPreferenceAttributes_t` */
const PREFERENCE = {
  MAX_WORKSPACE_BYTES: 1,
  MIN_ALIGNMENT_A_BYTES: 5,
  MIN_ALIGNMENT_B_BYTES: 6,
  MIN_ALIGNMENT_C_BYTES: 7,
  MIN_ALIGNMENT_D_BYTES: 8,
} as const;
/** `cublasLtMatmulHeuristicResult_t`: the algorithm (64 bytes), its workspace (u64), a status (i32), and more. */
const HEURISTIC = { bytes: 96, algorithmBytes: 64, workspace: 64, state: 72 } as const;

/** The workspace that NVIDIA recommends for Hopper. */
const MAX_WORKSPACE = 32 * 2 ** 20;
/** Maximum number of plans to keep per context. */
const MAX_PLANS = 1000;

/** Opens cuBLASLt; returns undefined if it is not installed. */
export function openMatmul(contexts: CudaContexts): MatmulApi | undefined {
  const library = findCublasLt();
  return library && new CudaMatmul(library, contexts);
}

/** A plan with the objects of cuBLASLt. */
interface LtPlan extends MatmulPlan {
  readonly handle: bigint;
  readonly operation: bigint;
  readonly a: bigint;
  readonly b: bigint;
  readonly result: bigint;
  readonly algorithm: Uint8Array<ArrayBuffer>;
  readonly one: Uint8Array<ArrayBuffer>;
  readonly zero: Uint8Array<ArrayBuffer>;
}

/**
 * The handle of a context, 0n if cuBLASLt does not work there, and its plans. Undefined plans are of problems that
 * cuBLASLt cannot solve.
 */
interface ContextPlans {
  readonly handle: bigint;
  readonly plans: Map<string, LtPlan | undefined>;
}

class CudaMatmul implements MatmulApi {
  readonly #library: CublasLt;
  readonly #contexts: CudaContexts;
  /** Plans by device ordinal. */
  readonly #open: Map<number, ContextPlans> = new Map();
  readonly #word: BigUint64Array<ArrayBuffer> = new BigUint64Array(new ArrayBuffer(8));

  constructor(library: CublasLt, contexts: CudaContexts) {
    this.#library = library;
    this.#contexts = contexts;
    contexts.beforeRelease((ordinal) => this.#close(ordinal));
  }

  plan(problem: MatmulProblem): MatmulPlan | undefined {
    const { handle, plans } = this.#current();
    if (handle === 0n) return undefined;
    const key = JSON.stringify(problem);
    if (!plans.has(key)) {
      if (plans.size >= MAX_PLANS) this.#forgetOldest(plans);
      plans.set(key, this.#create(handle, problem));
    }
    return plans.get(key);
  }

  multiply(plan: MatmulPlan, a: bigint, b: bigint, result: bigint, workspace: bigint, stream: bigint): void {
    const { handle, operation, algorithm, one, zero, workspaceBytes, ...layouts } = plan as LtPlan;
    // cuBLAS is column-major: it computes the transposed product, of B and A.
    const status = this.#library.cublasLtMatmul(
      handle,
      operation,
      one,
      b,
      layouts.b,
      a,
      layouts.a,
      zero,
      result,
      layouts.result,
      result,
      layouts.result,
      algorithm,
      workspace,
      BigInt(workspaceBytes),
      stream,
    );
    this.#check(status, "cublasLtMatmul");
  }

  #current(): ContextPlans {
    const ordinal = this.#contexts.currentOrdinal()!;
    let open = this.#open.get(ordinal);
    if (open === undefined) {
      // Fails if the library is too new for the driver, for example.
      const status = this.#library.cublasLtCreate(this.#word);
      if (status !== 0) {
        const reason = statusName(this.#library, status);
        console.error(`cuffi: cublasLtCreate failed (${reason}), so matmul() uses a slower kernel.`);
      }
      this.#open.set(ordinal, open = { handle: status === 0 ? this.#word[0]! : 0n, plans: new Map() });
    }
    return open;
  }

  #create(handle: bigint, problem: MatmulProblem): LtPlan | undefined {
    const { dtype, rows, columns, terms, batch, a, b, tf32 } = problem;
    const type = DATA_TYPE[dtype], scaleType = dtype === "f64" ? DATA_TYPE.f64 : DATA_TYPE.f32;
    const compute = dtype === "f64" ? COMPUTE.F64 : tf32 && dtype === "f32" ? COMPUTE.FAST_TF32 : COMPUTE.F32;
    const created: [bigint, "Desc" | "Layout"][] = [];
    try {
      const operation = this.#new(
        "cublasLtMatmulDescCreate",
        (word) => this.#library.cublasLtMatmulDescCreate(word, compute, scaleType),
      );
      created.push([operation, "Desc"]);
      this.#describe(operation, DESC.TRANSA, b.transposed ? OPERATION.T : OPERATION.N);
      this.#describe(operation, DESC.TRANSB, a.transposed ? OPERATION.T : OPERATION.N);
      const layout = (height: number, width: number, operand: Omit<MatmulOperand, "alignment">) => {
        // Rows are columns in cuBLAS.
        const [down, across] = operand.transposed ? [height, width] : [width, height];
        const matrix = this.#layout(type, down, across, operand, batch);
        created.push([matrix, "Layout"]);
        return matrix;
      };
      const layouts = {
        a: layout(rows, terms, a),
        b: layout(terms, columns, b),
        result: layout(rows, columns, { transposed: false, pitch: columns, batchStride: rows * columns }),
      };
      const found = this.#heuristic(handle, operation, layouts, problem);
      if (found === undefined) {
        for (const [object, kind] of created) this.#destroy(object, kind);
        return undefined;
      }
      return { handle, operation, ...layouts, ...found, one: scalar(dtype, 1), zero: scalar(dtype, 0) };
    } catch (error) {
      for (const [object, kind] of created) this.#destroy(object, kind);
      throw error;
    }
  }

  #layout(
    type: number,
    rows: number,
    columns: number,
    { pitch, batchStride }: Omit<MatmulOperand, "alignment">,
    batch: number,
  ): bigint {
    const layout = this.#new(
      "cublasLtMatrixLayoutCreate",
      (word) =>
        this.#library.cublasLtMatrixLayoutCreate(word, type, BigInt(rows), BigInt(columns), BigInt(pitch)),
    );
    if (batch === 1) return layout;
    const attributes = [
      [LAYOUT.BATCH_COUNT, int32(batch)],
      [LAYOUT.STRIDED_BATCH_OFFSET, int64(batchStride)],
    ] as const;
    for (const [attribute, value] of attributes) {
      this.#check(
        this.#library.cublasLtMatrixLayoutSetAttribute(layout, attribute, value, BigInt(value.byteLength)),
        "cublasLtMatrixLayoutSetAttribute",
      );
    }
    return layout;
  }

  #heuristic(
    handle: bigint,
    operation: bigint,
    layouts: { readonly a: bigint; readonly b: bigint; readonly result: bigint },
    { a, b, alignment }: MatmulProblem,
  ): Pick<LtPlan, "algorithm" | "workspaceBytes"> | undefined {
    const preference = this.#new(
      "cublasLtMatmulPreferenceCreate",
      (word) => this.#library.cublasLtMatmulPreferenceCreate(word),
    );
    try {
      const attributes = [
        [PREFERENCE.MAX_WORKSPACE_BYTES, int64(MAX_WORKSPACE)],
        [PREFERENCE.MIN_ALIGNMENT_A_BYTES, int32(b.alignment)],
        [PREFERENCE.MIN_ALIGNMENT_B_BYTES, int32(a.alignment)],
        [PREFERENCE.MIN_ALIGNMENT_C_BYTES, int32(alignment)],
        [PREFERENCE.MIN_ALIGNMENT_D_BYTES, int32(alignment)],
      ] as const;
      for (const [attribute, value] of attributes) {
        this.#check(
          this.#library.cublasLtMatmulPreferenceSetAttribute(
            preference,
            attribute,
            value,
            BigInt(value.byteLength),
          ),
          "cublasLtMatmulPreferenceSetAttribute",
        );
      }
      const results = new Uint8Array(new ArrayBuffer(HEURISTIC.bytes));
      const count = new Int32Array(new ArrayBuffer(4));
      const status = this.#library.cublasLtMatmulAlgoGetHeuristic(
        handle,
        operation,
        layouts.b,
        layouts.a,
        layouts.result,
        layouts.result,
        preference,
        1,
        results,
        count,
      );
      const view = new DataView(results.buffer);
      if (status !== 0 || count[0] === 0 || view.getInt32(HEURISTIC.state, true) !== 0) return undefined;
      return {
        algorithm: results.slice(0, HEURISTIC.algorithmBytes),
        workspaceBytes: Number(view.getBigUint64(HEURISTIC.workspace, true)),
      };
    } finally {
      this.#library.cublasLtMatmulPreferenceDestroy(preference);
    }
  }

  #describe(operation: bigint, attribute: number, value: number): void {
    this.#check(
      this.#library.cublasLtMatmulDescSetAttribute(operation, attribute, int32(value), 4n),
      "cublasLtMatmulDescSetAttribute",
    );
  }

  #new(call: string, create: (word: BigUint64Array) => number): bigint {
    this.#check(create(this.#word), call);
    return this.#word[0]!;
  }

  #check(status: number, call: string): void {
    if (status !== 0) throw new Error(`${call}: ${statusName(this.#library, status)}`);
  }

  #destroy(object: bigint, kind: "Desc" | "Layout"): void {
    if (kind === "Desc") this.#library.cublasLtMatmulDescDestroy(object);
    else this.#library.cublasLtMatrixLayoutDestroy(object);
  }

  #forgetOldest(plans: ContextPlans["plans"]): void {
    const [key, plan] = plans.entries().next().value!;
    plans.delete(key);
    if (plan !== undefined) this.#destroyPlan(plan);
  }

  #destroyPlan({ operation, a, b, result }: LtPlan): void {
    this.#destroy(operation, "Desc");
    for (const layout of [a, b, result]) this.#destroy(layout, "Layout");
  }

  /** Frees the resources of a context that is about to be released. */
  #close(ordinal: number): void {
    const open = this.#open.get(ordinal);
    if (open === undefined) return;
    this.#open.delete(ordinal);
    for (const plan of open.plans.values()) if (plan !== undefined) this.#destroyPlan(plan);
    if (open.handle !== 0n) this.#library.cublasLtDestroy(open.handle);
  }
}

function int32(value: number): Int32Array<ArrayBuffer> {
  const bytes = new Int32Array(new ArrayBuffer(4));
  bytes[0] = value;
  return bytes;
}

function int64(value: number): BigInt64Array<ArrayBuffer> {
  const bytes = new BigInt64Array(new ArrayBuffer(8));
  bytes[0] = BigInt(value);
  return bytes;
}

/** Returns a factor in the type in which products are scaled. */
function scalar(dtype: MatmulDType, value: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(8));
  if (dtype === "f64") view.setFloat64(0, value, true);
  else view.setFloat32(0, value, true);
  return new Uint8Array(view.buffer);
}
