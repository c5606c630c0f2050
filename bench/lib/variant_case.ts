/** Calls of image operators that `variants.ts` measures, each for one variant. */
import type { Device, DeviceArray, DType, Stream } from "../../mod.ts";

/** A call that selects a variant. */
export interface Case {
  /** `operator variant`, as in the tables. */
  readonly variant: string;
  /** Describes the call, if the variant's name does not. */
  readonly label?: string;
  /** Numbers of images. Default 1 and 32. */
  readonly counts?: readonly number[];
  /** The source, without its batch axis. Default u8 RGB of 1080p. */
  readonly from?: readonly number[];
  readonly fromDType?: DType;
  /** The result, without its batch axis. Default: the source's. */
  readonly into?: readonly number[];
  readonly intoDType?: DType;
  readonly call: (src: DeviceArray, into: DeviceArray) => unknown;
}

/** Sizes of images, and the device. The software device has tiny images. */
export interface Scene {
  readonly device: Device;
  readonly stream: Stream;
  /** Height and width of 1080p. */
  readonly H: number;
  readonly W: number;
  /** Height and width of 4K. */
  readonly TALL: number;
  readonly WIDE: number;
  /** Side of a model's input. */
  readonly model: number;
  /** Disposes of a resource at the end. Returns the resource. */
  keep<T extends Disposable>(resource: T): T;
  /** Returns a mask of the sizes of images. */
  maskLike(src: DeviceArray): DeviceArray;
}
