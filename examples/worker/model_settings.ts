import { statSync } from "node:fs";
import process from "node:process";
import * as z from "zod/mini";
import { SWITCH } from "./settings.ts";

/** A model to answer with, instead of the tensor. */
export interface ModelSettings {
  /** The path of an ONNX file with one input, f32 or f16 `[n, 3, height, width]`. */
  readonly model: string;
  /** A text file with a line for each class of the model's output: the answer lists the classes. */
  readonly labels?: string;
  /** How many classes to list. Default 5. */
  readonly top?: number;
  /** Mean and standard deviation of the model's input, for all channels or for each. Default: those of ImageNet. */
  readonly mean?: readonly number[];
  readonly std?: readonly number[];
  /** ONNX Runtime's providers to try, in order. A single one must be there. Default: those of the device. */
  readonly providers?: readonly ("cpu" | "cuda" | "tensorrt" | "tensorrt-rtx")[];
  /** CUDA: convolutions in channels-last layout, which models in f16 need for their full speed. Default false. */
  readonly preferNhwc?: boolean;
}

/** Numbers with commas between them: one, or one for each channel. */
const PER_CHANNEL = z.pipe(
  z.pipe(z.string(), z.transform((text) => text.split(",").map((part) => part.trim() ? Number(part) : NaN))),
  z.array(z.number("1 or 3 numbers with commas between them")).check(
    z.refine((list) => list.length === 1 || list.length === 3, "1 or 3 numbers with commas between them"),
  ),
);
const STD = PER_CHANNEL.check(z.refine((list) => !list.includes(0), "numbers other than 0"));
const TOP = "an integer from 1 to 1000";
const FILE = z.string().check(
  z.refine((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true, "the path of a file"),
);
const PROVIDER = ["cpu", "cuda", "tensorrt", "tensorrt-rtx"] as const;

const SCHEMA = z.object({
  MODEL: FILE,
  LABELS: z.optional(FILE),
  TOP: z.optional(z.pipe(
    z.pipe(z.string(), z.transform(Number)),
    z.int(TOP).check(z.minimum(1, TOP), z.maximum(1000, TOP)),
  )),
  MEAN: z.optional(PER_CHANNEL),
  STD: z.optional(STD),
  PROVIDERS: z.optional(z.pipe(
    z.pipe(z.string(), z.transform((text) => text.split(",").map((name) => name.trim()))),
    z.array(z.enum(PROVIDER, `one or several of ${PROVIDER.join(", ")}`)),
  )),
  PREFER_NHWC: z.optional(SWITCH),
});

/**
 * Reads `MODEL`, `LABELS`, `TOP`, `MEAN`, `STD`, `PROVIDERS` and `PREFER_NHWC`. Returns undefined if none is
 * set.
 *
 * @throws {RangeError} If a variable is not as it should be, or set without `MODEL`.
 */
export function modelFromEnvironment(): ModelSettings | undefined {
  const variables = Object.keys(SCHEMA.shape).filter((name) => process.env[name]);
  if (!process.env.MODEL) {
    if (variables.length === 0) return undefined;
    throw new RangeError(`${variables[0]}: expected MODEL, too, the path of the model that it is for`);
  }
  const { data, error } = SCHEMA.safeParse(
    Object.fromEntries(variables.map((name) => [name, process.env[name]])),
  );
  if (error !== undefined) {
    const { path, message } = error.issues[0]!, name = String(path[0]);
    throw new RangeError(`${name}: expected ${message}, got ${JSON.stringify(process.env[name])}`);
  }
  const { MODEL, LABELS, TOP: top, MEAN, STD: std, PROVIDERS, PREFER_NHWC } = data;
  return {
    model: MODEL,
    ...LABELS === undefined ? {} : { labels: LABELS },
    ...top === undefined ? {} : { top },
    ...MEAN === undefined ? {} : { mean: MEAN },
    ...std === undefined ? {} : { std },
    ...PREFER_NHWC === undefined ? {} : { preferNhwc: PREFER_NHWC },
    ...PROVIDERS === undefined ? {} : { providers: PROVIDERS },
  };
}
