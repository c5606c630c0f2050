/**
 * The contract that all image operators share: calls of each operator with arguments that are valid for any image
 * (`contract_images.ts`, `contract_results.ts`), and failures at every step of a call.
 */
import type { DeviceArray, DType } from "../../mod.ts";
import { CudaError } from "../../src/base/errors.ts";
import type { Context } from "../../src/core/context.ts";
import { profiledDriver } from "../../src/driver/profiled.ts";
import type { GivenOptions } from "./operator_cases.ts";

/** The sources that a call accepts. */
interface AcceptedSources {
  /** The operator's name, followed by what distinguishes this call. */
  readonly name: string;
  readonly dtypes: readonly DType[];
  readonly channels: readonly number[];
}

/** A call whose result is an image. */
export interface Contract extends AcceptedSources {
  one(src: DeviceArray, options: GivenOptions<DeviceArray>): DeviceArray;
  list?(src: DeviceArray[], options: GivenOptions<DeviceArray[]>): DeviceArray[];
  /** The allowed difference of integers between memory layouts. Default: 0. */
  readonly levels?: number;
  /** Returns whether an image of this size is accepted. Default: all are. */
  fits?(height: number, width: number): boolean;
}

/** A call whose result is not an image, or several arrays. */
export interface OtherContract extends AcceptedSources {
  run(src: DeviceArray): readonly DeviceArray[];
}

/** The dtypes of images. */
export const ALL: readonly DType[] = ["u8", "u16", "i16", "f16", "f32"];
export const U8: readonly DType[] = ["u8"];
/** Numbers of channels. */
export const ANY: readonly number[] = [1, 2, 3, 4];
export const RGB: readonly number[] = [1, 3, 4];

/**
 * Runs `call`, counting its allocations, uploads and launches; the one with number `failing` throws. Returns
 * the count.
 */
export function failAtStep(context: Context, failing: number, call: () => unknown): number {
  const { driver, pool } = context;
  let step = 0;
  const failIfDue = (): void => {
    if (step++ === failing) throw new CudaError(2, "test", "injected failure");
  };
  const allocate = pool.allocate.bind(pool);
  context.driver = profiledDriver(driver, (work, enqueue) => {
    if (work.kind === "kernel" || work.name?.startsWith("memcpy HtoD")) failIfDue();
    enqueue();
  });
  pool.allocate = (bytes, stream) => {
    failIfDue();
    return allocate(bytes, stream);
  };
  try {
    call();
  } finally {
    context.driver = driver;
    delete (pool as { allocate?: unknown }).allocate;
  }
  return step;
}
