import type { BlockLabel, CodeWriter } from "../wasm/code.ts";
import type { Mask } from "./context.ts";

/** The masks of a region for 4 lanes: which lanes still run, and which ones execute each diverged node. */
export class LaneMasks {
  /** The lanes that still run; no mask if no lane can stop before the others. */
  readonly running: Mask;
  /** The lanes that execute the diverged node that is being written. */
  readonly current: Mask & { readonly lanes: number };
  readonly #code: CodeWriter;
  /** Mask locals of the diverged nodes. */
  readonly #masks = new Map<number, number>();

  /** `mayStop`: whether some lanes may stop before the others. */
  constructor(code: CodeWriter, mayStop: boolean) {
    this.#code = code;
    this.current = { lanes: code.local("v128"), full: code.local("i32") };
    this.running = mayStop
      ? { lanes: code.local("v128"), full: code.local("i32") }
      : { lanes: undefined, full: 0 };
  }

  /** Writes the initial masks. `initial` is a mask of the lanes that run at the start; undefined for all. */
  begin(divergedNodes: readonly number[], initial: number | undefined): void {
    const code = this.#code;
    for (const node of divergedNodes) this.#masks.set(node, code.local("v128"));
    // Locals keep their values between iterations of the loop over the threads.
    for (const mask of this.#masks.values()) {
      code.i32x4Const(0);
      code.localSet(mask);
    }
    const { lanes, full } = this.running;
    if (lanes === undefined) return;
    if (initial === undefined) code.i32x4Const(-1);
    else code.localGet(initial);
    code.localTee(lanes);
    code.op("i32x4.all_true");
    code.localSet(full);
  }

  /** Returns the mask local of a diverged node. */
  of(node: number): number {
    const mask = this.#masks.get(node);
    if (mask === undefined) throw new RangeError(`node ${node} is not diverged`);
    return mask;
  }

  pushRunning(): void {
    if (this.running.lanes === undefined) this.#code.i32x4Const(-1);
    else this.#code.localGet(this.running.lanes);
  }

  pushCurrent(): void {
    this.#code.localGet(this.current.lanes);
  }

  /** Branches to `done` if no lane runs any more. */
  leaveIfNoneRuns(done: BlockLabel): void {
    if (this.running.lanes === undefined) return;
    this.#code.localGet(this.running.lanes);
    this.#code.op("v128.any_true", "i32.eqz");
    this.#code.brIf(done);
  }

  /** Adds lanes to the mask of a node. */
  add(node: number, pushLanes: () => void): void {
    const mask = this.of(node);
    pushLanes();
    this.#code.localGet(mask);
    this.#code.op("v128.or");
    this.#code.localSet(mask);
  }

  /** Makes the mask of a node the current one and clears it; branches to `skip` if it is empty. */
  enter(node: number, skip: BlockLabel): void {
    const code = this.#code;
    const { lanes, full } = this.current;
    const mask = this.of(node);
    code.localGet(mask);
    code.localTee(lanes);
    code.op("v128.any_true", "i32.eqz");
    code.brIf(skip);
    code.localGet(lanes);
    code.op("i32x4.all_true");
    code.localSet(full);
    code.i32x4Const(0);
    code.localSet(mask);
  }

  /** Removes stopped lanes, given in a mask local, from the running ones. */
  remove(stopped: number): void {
    const code = this.#code;
    const { lanes, full } = this.running;
    if (lanes === undefined) {
      throw new RangeError("internal error: a lane stops in a region without a lane mask");
    }
    code.localGet(lanes);
    code.localGet(stopped);
    code.op("v128.andnot");
    code.localTee(lanes);
    code.op("i32x4.all_true");
    code.localSet(full);
  }
}
