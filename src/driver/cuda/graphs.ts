/** Graphs through libcuda. */
import { GRAPH_DEBUG_DOT_FLAG } from "../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError } from "../../base/errors.ts";
import { cText } from "../../runtime/c_text.ts";
import { type BoundSymbols, nodeModule } from "../../runtime/index.ts";
import { temporaryFolder } from "../../runtime/temporary_folder.ts";
import type { GraphApi, ParameterBlock } from "../driver.ts";
import type { CudaLibrary } from "./library.ts";
import type { CudaParameterBlock } from "./parameter_block.ts";
import { GRAPH, GRAPH_COPY, GRAPH_UPDATE } from "./symbols.ts";

/** `CUDA_KERNEL_NODE_PARAMS_v2`; six dimensions and sharedMemBytes are consecutive 32-bit words. */
const NODE_PARAMS = { func: 0, dimensions: 8, kernelParams: 40, bytes: 72 } as const;

/** Descriptions by `CUgraphExecUpdateResult`. */
const UPDATE_RESULTS = [
  "",
  "",
  "the graphs differ in topology",
  "a node has changed its type",
  "a kernel has changed in a way that requires instantiate()",
  "parameters have changed in a way that requires instantiate()",
  "a node does not support updates",
  "a kernel has changed in a way that requires instantiate()",
  "attributes have changed in a way that requires instantiate()",
];

/** Prints the parameters of kernels, copies, and fills. */
const DOT_FLAGS = GRAPH_DEBUG_DOT_FLAG.KERNEL_NODE_PARAMS | GRAPH_DEBUG_DOT_FLAG.MEMCPY_NODE_PARAMS |
  GRAPH_DEBUG_DOT_FLAG.MEMSET_NODE_PARAMS;

export class CudaGraphs implements GraphApi {
  readonly #library: CudaLibrary;
  #graph: BoundSymbols<typeof GRAPH> | undefined;
  #update: BoundSymbols<typeof GRAPH_UPDATE> | undefined;
  #copy: BoundSymbols<typeof GRAPH_COPY> | undefined;

  constructor(library: CudaLibrary) {
    this.#library = library;
  }

  instantiate(graph: bigint): bigint {
    const functions = this.#graph ??= this.#library.bind(GRAPH);
    this.#library.check(
      functions.cuGraphInstantiateWithFlags(this.#library.word, graph, 0n),
      "cuGraphInstantiate",
    );
    return this.#library.word[0]!;
  }

  launch(executable: bigint, stream: bigint): void {
    const functions = this.#graph ??= this.#library.bind(GRAPH);
    const result = functions.cuGraphLaunch(executable, stream);
    if (result !== 0) throw this.#library.error(result, "cuGraphLaunch");
  }

  destroyExecutable(executable: bigint): void {
    const functions = this.#graph ??= this.#library.bind(GRAPH);
    this.#library.check(functions.cuGraphExecDestroy(executable), "cuGraphExecDestroy");
  }

  destroy(graph: bigint): void {
    const functions = this.#graph ??= this.#library.bind(GRAPH);
    this.#library.check(functions.cuGraphDestroy(graph), "cuGraphDestroy");
  }

  setKernel(
    executable: bigint,
    node: bigint,
    fn: bigint,
    gridX: number,
    gridY: number,
    gridZ: number,
    blockX: number,
    blockY: number,
    blockZ: number,
    sharedBytes: number,
    parameters: ParameterBlock,
  ): void {
    const functions = this.#update ??= this.#library.bind(GRAPH_UPDATE);
    const params = new DataView(new ArrayBuffer(NODE_PARAMS.bytes));
    params.setBigUint64(NODE_PARAMS.func, fn, true);
    [gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes].forEach((value, index) => {
      params.setUint32(NODE_PARAMS.dimensions + 4 * index, value, true);
    });
    params.setBigUint64(NODE_PARAMS.kernelParams, (parameters as CudaParameterBlock).kernelParams, true);
    this.#library.check(
      functions.cuGraphExecKernelNodeSetParams_v2(executable, node, params),
      "cuGraphExecKernelNodeSetParams",
    );
  }

  update(executable: bigint, graph: bigint): void {
    const functions = this.#update ??= this.#library.bind(GRAPH_UPDATE);
    const info = new Int32Array(new ArrayBuffer(24));
    const result = functions.cuGraphExecUpdate_v2(executable, graph, info);
    if (result === 0) return;
    const reason = UPDATE_RESULTS[info[0]!];
    throw reason
      ? new CudaError(result, "cuGraphExecUpdate", reason)
      : this.#library.error(result, "cuGraphExecUpdate");
  }

  clone(graph: bigint): bigint {
    const functions = this.#copy ??= this.#library.bind(GRAPH_COPY);
    this.#library.check(functions.cuGraphClone(this.#library.word, graph), "cuGraphClone");
    return this.#library.word[0]!;
  }

  nodeInClone(node: bigint, clone: bigint): bigint {
    const functions = this.#copy ??= this.#library.bind(GRAPH_COPY);
    this.#library.check(
      functions.cuGraphNodeFindInClone(this.#library.word, node, clone),
      "cuGraphNodeFindInClone",
    );
    return this.#library.word[0]!;
  }

  isEmpty(graph: bigint): boolean {
    const functions = this.#copy ??= this.#library.bind(GRAPH_COPY);
    this.#library.check(functions.cuGraphGetNodes(graph, 0n, this.#library.word), "cuGraphGetNodes");
    return this.#library.word[0] === 0n;
  }

  /** libcuda writes DOT to files only. */
  dot(graph: bigint): string {
    const functions = this.#copy ??= this.#library.bind(GRAPH_COPY);
    const fs = nodeModule("node:fs"), path = nodeModule("node:path");
    if (!fs || !path) {
      throw new CudaError(
        CUDA_ERROR.NOT_SUPPORTED,
        "cuGraphDebugDotPrint",
        "this runtime has no temporary files",
      );
    }
    const folder = fs.mkdtempSync(path.join(temporaryFolder(), "cuffi-"));
    try {
      const file = path.join(folder, "graph.dot");
      this.#library.check(
        functions.cuGraphDebugDotPrint(graph, cText(file), DOT_FLAGS),
        "cuGraphDebugDotPrint",
      );
      return fs.readFileSync(file, "utf8");
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
}
