/**
 * Device functions that are called, not inlined. They find the launch frame, the block and the thread in
 * WebAssembly globals, which the kernel sets.
 */
import { at } from "../../../base/at.ts";
import { FAULT, FRAME } from "../abi/index.ts";
import type { Program } from "../analysis/program.ts";
import { CodeWriter, type Indices, type ValueType } from "../wasm/code.ts";
import { FunctionWriter } from "./function.ts";
import type { KernelLinker } from "./kernel_linker.ts";
import type { KernelPlan } from "./kernel_plan.ts";
import { emitRegionBody, regionsOf } from "./regions.ts";
import { global, local, type ThreadValues } from "./thread_values.ts";

export class DeviceFunctions {
  readonly #plan: KernelPlan;
  readonly #linker: KernelLinker;
  readonly #frame: number;
  readonly #ctaid: Indices<3>;
  /** Index of the thread in its block. */
  readonly #linear: number;
  /** End of the thread's stack, for recursive functions. */
  readonly #stackEnd: number;

  constructor(plan: KernelPlan, linker: KernelLinker) {
    this.#plan = plan;
    this.#linker = linker;
    this.#frame = linker.globalWord();
    this.#ctaid = [linker.globalWord(), linker.globalWord(), linker.globalWord()];
    this.#linear = linker.globalWord();
    this.#stackEnd = linker.globalWord();
  }

  /** Defines all device functions of the kernel. */
  define(): void {
    const { functions } = this.#plan.source;
    for (const [name, callee] of functions) {
      this.#linker.declareDeviceFunction(name, Array<ValueType>(1 + callee.argumentCount).fill("i32"));
    }
    for (const [name, callee] of functions) {
      this.#linker.module.defineFunction(this.#linker.deviceFunction(name), this.#write(callee));
    }
  }

  /** Sets the launch frame, given in a local. */
  setFrame(code: CodeWriter, frame: number): void {
    code.localGet(frame);
    code.globalSet(this.#frame);
  }

  /** Sets the block's %ctaid, given in locals. */
  setBlock(code: CodeWriter, ctaid: Readonly<Indices<3>>): void {
    this.#ctaid.forEach((global, axis) => {
      code.localGet(at(ctaid, axis));
      code.globalSet(global);
    });
  }

  /** Sets the thread, given its index in a local and its local memory. */
  setThread(code: CodeWriter, linear: number, pushLocalMemory: () => void): void {
    code.localGet(linear);
    code.globalSet(this.#linear);
    if (!this.#plan.isRecursive) return;
    pushLocalMemory();
    code.i32Const(this.#plan.threadLocalBytes);
    code.op("i32.add");
    code.globalSet(this.#stackEnd);
  }

  #write(callee: Program): CodeWriter {
    const code = new CodeWriter(1 + callee.argumentCount);
    const [parameters, shared, dynamicShared, x, y, z] = code.locals("i32", 6);
    for (
      const [address, offset] of [
        [parameters, FRAME.parameters],
        [shared, FRAME.shared],
        [dynamicShared, FRAME.dynamicShared],
      ] as const
    ) {
      code.globalGet(this.#frame);
      code.memory("i32.load", offset);
      code.localSet(address);
    }
    this.#computeThreadIndex(code, x, y, z);
    const thread: ThreadValues = {
      frame: global(this.#frame),
      parameters: local(parameters),
      shared: local(shared),
      dynamicShared: local(dynamicShared),
      local: local(0),
      localStride: 0,
      ctaid: [global(this.#ctaid[0]), global(this.#ctaid[1]), global(this.#ctaid[2])],
      tid: [local(x), local(y), local(z)],
      linear: global(this.#linear),
    };
    const writer = new FunctionWriter(code, callee, this.#linker, thread);
    if (this.#plan.isRecursive) {
      code.localGet(0);
      code.i32Const(callee.frameBytes);
      code.op("i32.add");
      code.globalGet(this.#stackEnd);
      code.op("i32.gt_u");
      code.if();
      writer.emitFault(FAULT.stackOverflow, callee.line);
      code.end();
    }
    const done = code.block();
    emitRegionBody(writer, at(regionsOf(callee), 0), done, undefined, new Set());
    code.end();
    return code;
  }

  /** Computes %tid from the index of the thread. */
  #computeThreadIndex(code: CodeWriter, x: number, y: number, z: number): void {
    const [width, height] = this.#plan.options.blockDim;
    code.globalGet(this.#linear);
    code.i32Const(width);
    code.op("i32.rem_u");
    code.localSet(x);
    code.globalGet(this.#linear);
    code.i32Const(width);
    code.op("i32.div_u");
    code.localTee(y);
    code.i32Const(height);
    code.op("i32.div_u");
    code.localSet(z);
    code.localGet(y);
    code.i32Const(height);
    code.op("i32.rem_u");
    code.localSet(y);
  }
}
