/**
 * NVTX: names for parts of a program, which Nsight Systems and other profilers show on their time line.
 *
 * ```ts
 * import { nvtx } from "@cuffi/cuffi/nvtx";
 *
 * {
 *   using range = nvtx.range("decode"); // may end later than others that began after it, across awaits too
 *   await decode(file);
 * }
 * nvtx.push("launch"); // nested, within one turn of the event loop
 * kernel.launch({ grid, block }, x);
 * nvtx.pop();
 * ```
 *
 * The library (`libnvtx3interop` or `libnvToolsExt`: the CUDA toolkit, or `pip install nvidia-nvtx`) is looked for at the
 * first use. Where it is not installed all this does nothing. `nsys profile bun app.ts` records the ranges.
 *
 * @module
 */
import { invalid } from "./base/check.ts";
import { cText } from "./runtime/c_text.ts";
import { openNvtx } from "./libraries/nvtx.ts";

/** A range that has begun. Ranges may overlap in any way, and be ended in any order. */
export class NvtxRange implements Disposable {
  #id: bigint | null;

  /** @internal Use `nvtx.range()`. */
  constructor(id: bigint | null) {
    this.#id = id;
  }

  /** Ends the range. A second time does nothing. */
  end(): void {
    if (this.#id !== null) openNvtx()?.nvtxRangeEnd(this.#id);
    this.#id = null;
  }

  /** What `using` calls: {@link end}. */
  [Symbol.dispose](): void {
    this.end();
  }
}

/** Ranges and marks. Where the library is not installed they do nothing. */
export interface Nvtx {
  /** Whether the library was found. */
  readonly available: boolean;
  /** Begins a range, which ends at its `end()` or at the end of its `using` block. */
  range(name: string): NvtxRange;
  /**
   * Begins a range within the one that was pushed last on this thread. Other work that runs during an `await` would show
   * as a part of it: use {@link Nvtx.range} there.
   */
  push(name: string): void;
  /** Ends the range that was pushed last. */
  pop(): void;
  /** Marks this moment. */
  mark(name: string): void;
}

/** NVTX of this process. */
export const nvtx: Nvtx = {
  get available(): boolean {
    return openNvtx() !== null;
  },

  range(name: string): NvtxRange {
    const text = nameText(name);
    return new NvtxRange(openNvtx()?.nvtxRangeStartA(text) ?? null);
  },

  push(name: string): void {
    const text = nameText(name);
    openNvtx()?.nvtxRangePushA(text);
  },

  pop(): void {
    openNvtx()?.nvtxRangePop();
  },

  mark(name: string): void {
    const text = nameText(name);
    openNvtx()?.nvtxMarkA(text);
  },
};

function nameText(name: string): Uint8Array {
  if (typeof name !== "string" || name.includes("\0")) {
    throw new TypeError(invalid("name", "text without NUL characters", name));
  }
  return cText(name);
}
