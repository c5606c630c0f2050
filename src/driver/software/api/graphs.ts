/** Graphs of the software device. */
import type { GraphApi, ParameterBlock } from "../../driver.ts";
import type { StreamRecord } from "../machine/streams.ts";
import type { DriverState } from "./state.ts";

export class SoftwareGraphs implements GraphApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  clone(graph: bigint): bigint {
    return this.#state.use("cuGraphClone").graphs.clone(graph, "cuGraphClone");
  }

  nodeInClone(node: bigint, clone: bigint): bigint {
    const call = "cuGraphNodeFindInClone";
    return this.#state.use(call).graphs.nodeInClone(node, clone, call);
  }

  dot(graph: bigint): string {
    const call = "cuGraphDebugDotPrint";
    return this.#state.use(call).graphs.dot(graph, call);
  }

  destroy(graph: bigint): void {
    this.#state.use("cuGraphDestroy").graphs.destroy(graph, "cuGraphDestroy");
  }

  isEmpty(graph: bigint): boolean {
    const call = "cuGraphGetNodes";
    return this.#state.use(call).graphs.isEmpty(graph, call);
  }

  instantiate(graph: bigint): bigint {
    const call = "cuGraphInstantiate";
    return this.#state.use(call).graphs.instantiate(graph, call);
  }

  update(executable: bigint, graph: bigint): void {
    const call = "cuGraphExecUpdate";
    this.#state.use(call).graphs.update(executable, graph, call);
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
    const call = "cuGraphExecKernelNodeSetParams";
    const { graphs, modules, launcher } = this.#state.use(call);
    const kernel = modules.kernel(fn, call);
    const grid = [gridX, gridY, gridZ] as const, block = [blockX, blockY, blockZ] as const;
    const bytes = parameters.bytes.slice(), { note } = parameters;
    const work = (stream: StreamRecord) =>
      launcher.launch(kernel, grid, block, sharedBytes, stream, bytes, note);
    graphs.setKernel(executable, node, work, call);
  }

  launch(executable: bigint, stream: bigint): void {
    const call = "cuGraphLaunch";
    const { graphs, streams } = this.#state.use(call);
    graphs.launch(executable, streams.get(stream, call), call);
  }

  destroyExecutable(executable: bigint): void {
    const call = "cuGraphExecDestroy";
    this.#state.use(call).graphs.destroyExecutable(executable, call);
  }
}
