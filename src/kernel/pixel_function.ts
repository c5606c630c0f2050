/** Functions of a pixel, which pipelines of image operators call. */
import {
  checkFunction,
  checkOptionNames,
  checkOptions,
  invalid,
  oneOf,
  type OptionNames,
} from "../base/check.ts";
import { printAsText } from "../runtime/inspect.ts";
import type { ElementGpu } from "./elementwise.ts";
import { copyConstants } from "./constants_key.ts";
import { CHANNELS, PixelCode, type PixelParameters, PLACE } from "./pixel_code.ts";
import type { Constants } from "./types.ts";
import { callSite } from "./typescript/source.ts";
import { assignedName } from "./typescript/source_file.ts";

export type { PixelParameters } from "./pixel_code.ts";

/** Channels of a pixel in order: `x` is the first one. A pixel has as many as the image has channels. */
export interface Pixel {
  /** The first channel. */
  readonly x: number;
  /** The second channel. */
  readonly y: number;
  /** The third channel. */
  readonly z: number;
  /** The fourth channel. */
  readonly w: number;
}

/** The pixel that a function returns, with one to four channels. */
export type ReturnedPixel = Pick<Pixel, "x"> & Partial<Pixel>;

/** Inputs of a function of a pixel: its channels, its position in the image, and the named values. */
export type PixelInput<P extends PixelParameters> = Pixel & {
  /** The column of the pixel in the image at this step, an i32. */
  readonly column: number;
  /** The row of the pixel in the image at this step, an i32. */
  readonly row: number;
} & { readonly [K in keyof P]: number };

/** Options of {@link pixelFunction}. */
export interface PixelFunctionOptions<C extends Constants = Constants> {
  /** The name in errors. Default: the function's name, or that of the variable. */
  readonly name?: string | undefined;
  /** Values that become part of the kernel's text, as the third parameter. */
  readonly constants?: C | undefined;
}

const OPTIONS: OptionNames<PixelFunctionOptions> = { name: true, constants: true };

/**
 * Returns a function of a pixel for the step `map` of a pipeline of `@cuffi/cuffi/image`. Like the functions
 * of {@link kernel}, it is read as text and sees only its parameters.
 *
 * ```ts
 * import { pipeline } from "@cuffi/cuffi/image";
 * const sepia = pixelFunction({ amount: "f32" }, ({ x, y, z, amount }) => {
 *   const gray = 0.3 * x + 0.6 * y + 0.1 * z;
 *   return { x: x + amount * (gray * 1.1 - x), y: y + amount * (gray - y), z: z + amount * (gray * 0.8 - z) };
 * });
 * using old = pipeline("u8", 3).map(sepia, { amount: 0.7 }).run(frame);
 * ```
 *
 * Channels are f32 in the range of the images, such as 0 … 255; results are rounded to the dtype of the images.
 * Products and sums are rounded separately.
 *
 * @param parameters The types of values that each pipeline gives.
 * @throws {TypeError} A type or an option is wrong. Errors in the function are thrown by `map`, as a
 *   `CompileError` with line and column.
 */
export function pixelFunction<
  const P extends PixelParameters,
  const C extends Constants = Record<never, never>,
>(
  parameters: P,
  fn: (pixel: PixelInput<P>, gpu: ElementGpu, constants: C) => ReturnedPixel,
  options?: PixelFunctionOptions<C>,
): PixelFunction<P>;
/** Returns a function of a pixel without named values. */
export function pixelFunction<const C extends Constants = Record<never, never>>(
  fn: (pixel: PixelInput<Record<never, never>>, gpu: ElementGpu, constants: C) => ReturnedPixel,
  options?: PixelFunctionOptions<C>,
): PixelFunction<Record<never, never>>;
export function pixelFunction(first: unknown, second?: unknown, options?: unknown): PixelFunction {
  const [parameters, fn, given = {}] = typeof first === "function"
    ? [{}, first, second]
    : [first, second, options];
  checkFunction("fn", fn, "; the order is pixelFunction(parameters, function, options)");
  checkOptionNames(checkOptions(given as PixelFunctionOptions), OPTIONS);
  const site = callSite(new Error().stack ?? "");
  return new PixelFunction(
    parameters as PixelParameters,
    fn as (...args: never[]) => ReturnedPixel,
    given as PixelFunctionOptions,
    site,
  );
}

/**
 * A function of a pixel; created by {@link pixelFunction}.
 *
 * ```ts
 * const inverted = pixelFunction(({ x }) => ({ x: 255 - x }));
 * console.log(inverted.name);
 * ```
 */
export class PixelFunction<P extends PixelParameters = PixelParameters> {
  /** The types of its values. */
  readonly parameters: P;
  readonly #fn: (...args: never[]) => ReturnedPixel;
  readonly #options: PixelFunctionOptions;
  readonly #site: string;
  #name: string | undefined;
  #code: PixelCode | undefined;

  /** @ignore Use {@link pixelFunction}. */
  constructor(
    parameters: P,
    fn: (...args: never[]) => ReturnedPixel,
    options: PixelFunctionOptions,
    site: string,
  ) {
    if (typeof parameters !== "object" || parameters === null) {
      throw new TypeError(invalid("parameters", 'types by name, such as { amount: "f32" }', parameters));
    }
    for (const [key, type] of Object.entries(parameters)) {
      if (type !== "f32" && type !== "i32") throw new TypeError(invalid(key, oneOf(["f32", "i32"]), type));
      if (CHANNELS.includes(key) || PLACE.includes(key)) {
        throw new TypeError(
          invalid("parameters", `names other than ${[...CHANNELS, ...PLACE].join(", ")}`, key),
        );
      }
    }
    this.parameters = { ...parameters };
    this.#fn = fn;
    this.#options = { ...options, constants: copyConstants(options.constants) };
    this.#site = site;
  }

  /** The function's name, or that of the variable that it was first assigned to. */
  get name(): string {
    return this.#name ??= this.#options.name ?? (this.#fn.name || assignedName(this.#site) || "map");
  }

  /** @ignore */
  private get code(): PixelCode {
    const { name } = this, { constants = {} } = this.#options;
    const text = String(this.#fn), declared = this.#fn.name;
    const source = { name, text, site: this.#site, declared, caller: "pixelFunction" };
    return this.#code ??= new PixelCode(source, this.parameters, constants);
  }

  /** Formats the name and the values. */
  toString(): string {
    return `PixelFunction ${this.name}(${Object.keys(this.parameters).join(", ")})`;
  }
}

printAsText(PixelFunction, "PixelFunction");
