/**
 * What running kernels need besides their arrays: the argument bytes, and for each thread that takes part a place with
 * launch frame, shared memory and scratch memory. Launches run one after another, so all of them use the same places.
 */
import { AREA_ALIGN, FRAME, FRAME_BYTES } from "../abi.ts";
import type { Allocation } from "./allocator.ts";
import type { AddressSpace } from "./memory.ts";

/** `CU_DEVICE_ATTRIBUTE`s do not give it: the most that kernel parameters may take, from CUDA 12.1 on (PTX ISA 8.1). */
export const PARAMETER_BYTES = 32764;

/** What every place must have room for. */
export interface PlaceSize {
  readonly sharedBytes: number;
  readonly scratchBytes: number;
}

/** The words of a frame that are the same for all places. */
export interface FrameContents {
  readonly grid: readonly [number, number, number];
  readonly dynamicSharedBytes: number;
  readonly sharedBytes: number;
  readonly memcheck: number;
  readonly gridId: number;
}

export class Areas {
  readonly #space: AddressSpace;
  readonly #places: Allocation[] = [];
  #parameters: Allocation | null = null;

  constructor(space: AddressSpace) {
    this.#space = space;
  }

  /** Address of the argument bytes. */
  get parameters(): number {
    return this.#parameters!.offset;
  }

  /**
   * Makes room for `size` in at least one and at most `count` places, as far as memory goes.
   * Nothing may be running: `reallocate` is called before a place moves.
   *
   * @throws {CudaError} CUDA_ERROR_OUT_OF_MEMORY if there is no room for one
   */
  reserve(size: PlaceSize, count: number, call: string, reallocate: () => void): number {
    this.#parameters ??= this.#space.allocate(PARAMETER_BYTES, "internal", call);
    const bytes = align(FRAME_BYTES) + align(size.sharedBytes) + size.scratchBytes;
    for (let place = 0; place < count; place++) {
      const known = this.#places[place];
      if (known && known.byteLength >= bytes) continue;
      if (known) {
        reallocate();
        for (const old of this.#places.splice(place)) this.#space.release(old.offset);
      }
      try {
        this.#places.push(this.#space.allocate(bytes, "internal", call));
      } catch (error) {
        if (place === 0) throw error;
        return place;
      }
    }
    return count;
  }

  /** Fills a place's frame for a launch and returns the frame's address. */
  frame(place: number, contents: FrameContents): number {
    const frame = this.#places[place]!.offset;
    const { words } = this.#space;
    const word = frame >>> 2;
    words.fill(0, word, word + FRAME_BYTES / 4);
    words[word + FRAME.gridX / 4] = contents.grid[0];
    words[word + FRAME.gridY / 4] = contents.grid[1];
    words[word + FRAME.gridZ / 4] = contents.grid[2];
    words[word + FRAME.parameters / 4] = this.parameters;
    const shared = frame + align(FRAME_BYTES);
    words[word + FRAME.shared / 4] = shared;
    words[word + FRAME.dynamicSharedBytes / 4] = contents.dynamicSharedBytes;
    words[word + FRAME.scratch / 4] = shared + align(contents.sharedBytes);
    words[word + FRAME.worker / 4] = place;
    words[word + FRAME.memcheck / 4] = contents.memcheck;
    words[word + FRAME.gridId / 4] = contents.gridId;
    return frame;
  }
}

function align(bytes: number): number {
  return Math.ceil(bytes / AREA_ALIGN) * AREA_ALIGN;
}
