import { checkInteger, checkOptionNames, type OptionNames } from "../../base/check.ts";

/** Limits on the files to decode. A file beyond one of them is rejected before its pixels are decoded. */
export interface DecodeLimits {
  /** Maximum bytes of the file. Default 256 MiB. */
  readonly maxBytes?: number | undefined;
  /** Maximum pixels of the image. Default 89,478,485, like Pillow: 256 MiB of RGB. */
  readonly maxPixels?: number | undefined;
  /** Maximum width and height in pixels. Default 65,535. */
  readonly maxSide?: number | undefined;
  /** Maximum scans of a JPEG file, each of which may refine the whole image. Default 100. */
  readonly maxScans?: number | undefined;
  /**
   * Maximum pixels of a JPEG file times its scans, which bounds the time of decoding. Default 2³¹: 24 scans of
   * the largest image, a few seconds.
   */
  readonly maxScanPixels?: number | undefined;
}

/** All limits, with defaults. */
export type CompleteLimits = Record<keyof DecodeLimits, number>;

const DEFAULTS: CompleteLimits = {
  maxBytes: 256 << 20,
  maxPixels: 89_478_485,
  maxSide: 65_535,
  maxScans: 100,
  maxScanPixels: 2 ** 31,
};

/** The names of {@link DecodeLimits}. */
export const LIMITS: OptionNames<DecodeLimits> = Object.fromEntries(
  Object.keys(DEFAULTS).map((name) => [name, true]),
) as OptionNames<DecodeLimits>;

/** Fills in defaults. */
export function completeLimits(limits: DecodeLimits): CompleteLimits {
  checkOptionNames<DecodeLimits>(limits, LIMITS, "limits");
  const complete = { ...DEFAULTS };
  for (const name of Object.keys(DEFAULTS) as (keyof DecodeLimits)[]) {
    const value = limits[name];
    if (value !== undefined) {
      complete[name] = checkInteger(name, value, 1, Number.MAX_SAFE_INTEGER);
    }
  }
  return complete;
}

/**
 * Thrown for a file that may be valid but exceeds a limit of {@link DecodeLimits}.
 *
 * ```ts
 * try {
 *   await decodeImage(file, { maxPixels: 20e6 });
 * } catch (error) {
 *   if (error instanceof ImageLimitError) console.error("too large:", error.message);
 * }
 * ```
 */
export class ImageLimitError extends RangeError {
  /** Identifies the class where `instanceof` cannot, for example across realms. */
  override readonly name = "ImageLimitError";
}
