/**
 * NVTX: names parts of a program on the timeline of Nsight Systems and other profilers.
 *
 * ```ts
 * import { nvtx } from "@cuffi/cuffi/nvtx";
 *
 * {
 *   using range = nvtx.range("decode"); // ranges may overlap, even across awaits
 *   await decode(file);
 * }
 * nvtx.push("launch"); // nested; not across awaits
 * kernel.launch({ grid, block }, x);
 * nvtx.pop();
 * ```
 *
 * The library (`libnvtx3interop` or `libnvToolsExt`: the CUDA toolkit, or `pip install nvidia-nvtx`) is
 * opened on first use. If it is not installed, all calls do nothing. To record ranges: `nsys profile bun
 * app.ts`.
 *
 * @module
 */
import { invalid } from "./base/check.ts";
import { cText } from "./runtime/c_text.ts";
import { openNvtx } from "./libraries/nvtx.ts";
import { nameClass } from "./runtime/inspect.ts";

/**
 * A started range. Ranges may overlap and end in any order.
 *
 * ```ts
 * using range = nvtx.range("preprocess"); // ends with the block
 * kernel.launch({ grid, block }, y, x, n);
 * ```
 */
export class NvtxRange implements Disposable {
  #id: bigint | null;

  /** @ignore Use `nvtx.range()`. */
  constructor(id: bigint | null) {
    this.#id = id;
  }

  /** Ends the range. Further calls do nothing. */
  end(): void {
    if (this.#id !== null) openNvtx()?.nvtxRangeEnd(this.#id);
    this.#id = null;
  }

  /** Calls {@link end}, for `using`. */
  [Symbol.dispose](): void {
    this.end();
  }
}

nameClass(NvtxRange, "NvtxRange");

/** Ranges and marks. All methods do nothing if the library is not installed. */
export interface Nvtx {
  /** Whether the library was found. */
  readonly available: boolean;
  /** Starts a range that ends with `end()` or at the end of its `using` block. */
  range(name: string): NvtxRange;
  /**
   * Starts a range nested in the last one pushed on this thread. Across an `await` use {@link Nvtx.range}
   * instead, because other work that runs meanwhile would appear as part of this range.
   */
  push(name: string): void;
  /** Ends the last pushed range. */
  pop(): void;
  /** Marks the current time. */
  mark(name: string): void;
}

/** The NVTX functions of this process. */
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
    throw new TypeError(invalid("name", "a string without NUL characters", name));
  }
  return cText(name);
}
