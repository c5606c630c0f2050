/** Captures on the software device. */
import { STREAM_HANDLE } from "../../../base/cuda_constants.ts";
import { CUDA_ERROR, CudaError, NO_HINT } from "../../../base/errors.ts";
import type { CaptureApi } from "../../driver.ts";
import type { Condition } from "../machine/graph.ts";
import type { DriverState } from "./state.ts";

/** A condition is a 32-bit value. */
const CONDITION_BYTES = 4;

export class SoftwareCaptures implements CaptureApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  begin(stream: bigint): void {
    const call = "cuStreamBeginCapture";
    const { graphs, streams } = this.#state.use(call);
    if (stream === 0n || stream === STREAM_HANDLE.LEGACY) {
      const detail = "the legacy default stream cannot be captured; use a stream of device.createStream()";
      throw new CudaError(CUDA_ERROR.STREAM_CAPTURE_UNSUPPORTED, call, detail, NO_HINT);
    }
    graphs.begin(streams.get(stream, call), call);
  }

  end(stream: bigint): bigint {
    const call = "cuStreamEndCapture";
    const { graphs, streams } = this.#state.use(call);
    return graphs.end(streams.get(stream, call), call);
  }

  lastNode(stream: bigint): bigint {
    const call = "cuStreamGetCaptureInfo";
    const { graphs, streams } = this.#state.use(call);
    return graphs.lastNode(streams.get(stream, call), call);
  }

  addGraph(stream: bigint, child: bigint): void {
    const call = "cuGraphAddChildGraphNode";
    const { graphs, streams } = this.#state.use(call);
    graphs.addChild(streams.get(stream, call), child, call);
  }

  /** Returns the address of the condition's value as its handle. */
  createCondition(stream: bigint, initial: number): bigint {
    const call = "cuGraphConditionalHandleCreate";
    const device = this.#state.use(call);
    const { graphs, streams, queue, space, fault } = device;
    const record = streams.get(stream, call);
    graphs.requireCaptured(record, call);
    const address = device.allocate(CONDITION_BYTES, "device", call);
    const view = () => new DataView(space.bytes.buffer, Number(address), CONDITION_BYTES);
    const condition: Condition = {
      address,
      reset: (target) => target.last = queue.enqueueCall(() => view().setUint32(0, initial, true)),
      isSet: () => !fault.set && view().getUint32(0, true) !== 0,
      // An enqueued launch may still be running.
      free: () => void queue.enqueueCall(() => device.free(address, "device", call)),
      users: 1,
    };
    graphs.addCondition(record, condition, call);
    return address;
  }

  beginConditional(stream: bigint, condition: bigint, kind: "if" | "while", body: bigint): void {
    const call = "cuGraphAddNode";
    const { graphs, streams, queue } = this.#state.use(call);
    const [origin, bodyStream] = [streams.get(stream, call), streams.get(body, call)];
    graphs.beginConditional(origin, condition, kind, bodyStream, ({ isSet }, enqueueBody, target) => {
      target.last = queue.enqueueBranch(isSet, kind === "while", () => enqueueBody(target));
    }, call);
  }
}
