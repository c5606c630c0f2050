/** Arguments of collective operations. */
import type { DeviceArray } from "../array/array.ts";
import { checkOptionNames, invalid, type OptionNames } from "../base/check.ts";
import type { StreamLike } from "../core/stream_state.ts";

/** One array, or one for each device of this process, in the order of the world's devices. */
export type WorldArray = DeviceArray | readonly DeviceArray[];

/** Options of operations on the arrays of a world. */
export interface WorldOptions {
  /**
   * The stream on which the operation is enqueued; one for each device if the world has several here. Default: the
   * device's stream.
   */
  stream?: StreamLike | readonly StreamLike[] | undefined;
  /** True: arrays that are not contiguous are copied to one that is, and back. Default false: they are an error. */
  pack?: boolean | undefined;
}

/** Options of operations that combine elements. */
export interface ReduceOptions extends WorldOptions {
  /** The array that receives the result. Default: the operand itself. */
  into?: WorldArray | undefined;
  /** The elements of `u8` arrays as 8-bit floating-point numbers. */
  as?: "f8e4m3" | "f8e5m2" | undefined;
}

/** Options of operations that move elements from one array to another. */
export interface GatherOptions extends WorldOptions {
  /** The array that receives the result. */
  into: WorldArray;
}

/** Options of `reduceScatter()`. */
export interface ScatterOptions extends ReduceOptions {
  /** The array that receives this rank's part of the result. */
  into: WorldArray;
}

/** Options of operations with a root. */
export interface RootOptions {
  /** The rank that has the elements, or receives them. Default 0. */
  root?: number | undefined;
}

/** Options of {@link World.split}. */
export interface SplitOptions {
  /** Ranks of the same color, a non-negative integer, form a world; undefined: this rank belongs to none. */
  color: number | undefined;
  /** Orders the ranks of the new world, an integer; equal ones keep their order. Default 0. */
  key?: number | undefined;
}

/** Options of {@link World.split} for several devices of this process, in the order of the world's devices. */
export interface SplitEachOptions {
  /** The color of each device, as {@link SplitOptions.color}. */
  color: readonly (number | undefined)[];
  /** Orders the ranks of the new worlds: an integer, or one for each device. Default 0. */
  key?: number | readonly number[] | undefined;
}

/** Checks and returns the options of a call that needs `into`. */
export function intoOptions<T extends GatherOptions>(options: T, known: OptionNames<T>): T {
  if (options === undefined) throw new TypeError(invalid("options", "an object such as { into }", options));
  return checkOptionNames(options, known);
}

/** The options that all calls have in common. */
export const OPTIONS: OptionNames<WorldOptions> = { stream: true, pack: "boolean" };
export const INTO_OPTIONS: OptionNames<GatherOptions> = { ...OPTIONS, into: true };
export const REDUCE_OPTIONS: OptionNames<ReduceOptions> = { ...INTO_OPTIONS, as: true };
export const ROOT_OPTIONS: OptionNames<RootOptions & GatherOptions> = { ...INTO_OPTIONS, root: true };
export const REDUCE_ROOT_OPTIONS: OptionNames<RootOptions & ReduceOptions> = {
  ...REDUCE_OPTIONS,
  root: true,
};
export const SPLIT_OPTIONS: OptionNames<SplitOptions | SplitEachOptions> = { color: true, key: true };
