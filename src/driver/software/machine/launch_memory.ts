/**
 * Memory for running kernels: the argument bytes, and one slot per participating thread with its launch
 * frame, shared memory and scratch memory. Launches run one after another, so they all use the same slots.
 */
import { FRAME, FRAME_BYTES, PARAMETER_BYTES, SCRATCH_ALIGN, UNMAPPED_ADDRESS } from "../abi/index.ts";
import { alignUp } from "../../../base/align.ts";
import type { Allocation } from "./allocator.ts";
import type { AddressSpace } from "./memory.ts";

/** The memory that a kernel needs in each slot. */
export interface SlotSize {
  readonly sharedBytes: number;
  readonly sharedAlign: number;
  readonly scratchBytes: number;
}

/** The fields of a launch frame that are the same in all slots. */
export interface FrameContents {
  readonly grid: readonly [number, number, number];
  readonly dynamicSharedBytes: number;
  readonly sharedBytes: number;
  readonly sharedAlign: number;
  readonly memcheck: number;
  readonly gridId: number;
  /** See {@link FRAME.timer}. */
  readonly timer: number;
}

export class LaunchMemory {
  readonly #space: AddressSpace;
  readonly #slots: Allocation[] = [];
  #parameters: Allocation | null = null;

  constructor(space: AddressSpace) {
    this.#space = space;
  }

  /** Address of the argument bytes. */
  get parameters(): number {
    return this.#parameters!.offset;
  }

  /**
   * Reserves up to `count` slots, fewer if memory is short.
   *
   * @param drain Called before a slot moves, to wait for running kernels.
   * @throws {CudaError} CUDA_ERROR_OUT_OF_MEMORY if there is no memory for one slot.
   */
  reserve(size: SlotSize, count: number, call: string, drain: () => void): number {
    this.#parameters ??= this.#space.allocate(PARAMETER_BYTES, "internal", call);
    const padding = Math.max(size.sharedAlign - SCRATCH_ALIGN, 0);
    const bytes = align(FRAME_BYTES) + padding + align(size.sharedBytes) + size.scratchBytes;
    for (let slot = 0; slot < count; slot++) {
      const known = this.#slots[slot];
      if (known && known.byteLength >= bytes) continue;
      if (known) {
        drain();
        for (const old of this.#slots.splice(slot)) this.#space.release(old.offset);
      }
      try {
        this.#slots.push(this.#space.allocate(bytes, "internal", call));
      } catch (error) {
        if (slot === 0) throw error;
        return slot;
      }
    }
    return count;
  }

  /** Connects the frames of a launch in a ring. */
  connect(frames: readonly number[]): void {
    frames.forEach((frame, i) => {
      this.#space.words[(frame + FRAME.next) / 4] = frames[(i + 1) % frames.length]!;
    });
  }

  /** Writes the launch frame of a slot and returns its address. */
  frame(slot: number, contents: FrameContents): number {
    const frame = this.#slots[slot]!.offset;
    const { words } = this.#space;
    const word = frame >>> 2;
    words.fill(0, word, word + FRAME_BYTES / 4);
    words[word + FRAME.gridX / 4] = contents.grid[0];
    words[word + FRAME.gridY / 4] = contents.grid[1];
    words[word + FRAME.gridZ / 4] = contents.grid[2];
    words[word + FRAME.parameters / 4] = this.parameters;
    const shared = alignUp(frame + align(FRAME_BYTES), contents.sharedAlign);
    words[word + FRAME.shared / 4] = shared;
    words[word + FRAME.dynamicSharedBytes / 4] = contents.dynamicSharedBytes;
    words[word + FRAME.dynamicShared / 4] = contents.dynamicSharedBytes === 0
      ? UNMAPPED_ADDRESS
      : shared + contents.sharedBytes - contents.dynamicSharedBytes;
    words[word + FRAME.scratch / 4] = align(shared + contents.sharedBytes);
    words[word + FRAME.worker / 4] = slot;
    words[word + FRAME.memcheck / 4] = contents.memcheck;
    words[word + FRAME.gridId / 4] = contents.gridId;
    words[word + FRAME.timer / 4] = contents.timer;
    return frame;
  }
}

function align(bytes: number): number {
  return alignUp(bytes, SCRATCH_ALIGN);
}
