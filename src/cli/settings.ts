/**
 * The settings of the commands, and the environment variables, as schemas: from text to checked values. The
 * message of a schema is the text after "expected". Loaded by the commands that read them.
 *
 * @module
 */
import * as z from "zod/mini";
import { isUrl } from "../base/fetch.ts";
import { suggestion } from "../base/suggestion.ts";
import { describeIssue } from "../base/schema_issue.ts";
import { CUDA_LIBRARIES } from "../libraries/find.ts";
import { checkOptionNames, type CliOptions, UsageError } from "./command.ts";

/** Settings of `cuffi preprocess`. */
export interface PreprocessSettings {
  /** Height and width of the output. */
  readonly size: readonly [height: number, width: number];
  /** Subtracted from each channel. */
  readonly mean: readonly number[];
  /** Divides each channel. */
  readonly std: readonly number[];
  /** The tensor file. */
  readonly output?: string | undefined;
  /** The name of a device. */
  readonly device?: string | undefined;
}

/** Settings of `cuffi show`. */
export interface ShowSettings {
  /** Height and width of a tile. */
  readonly size: number;
  /** The picture. */
  readonly output: string;
  /** The name of a device. */
  readonly device?: string | undefined;
}

/** Settings of `cuffi warm`. */
export interface WarmSettings {
  /** The architectures to compile CUDA C++ for. */
  readonly arch?: readonly string[] | undefined;
  /** The cache folder. */
  readonly "cache-dir"?: string | undefined;
  /** Macros, by name. */
  readonly define: Readonly<Record<string, string | true>>;
  /** Folders of headers. */
  readonly include: readonly string[];
  /** Name expressions. */
  readonly name: readonly string[];
  /** Options of NVRTC. */
  readonly option: readonly string[];
  /** The C++ standard. */
  readonly std?: "c++11" | "c++14" | "c++17" | "c++20" | undefined;
  /** The module that receives the PTX of kernels in TypeScript. */
  readonly out?: string | undefined;
  /** The name of the device that loads kernels in TypeScript. */
  readonly device?: string | undefined;
}

/** Text that `parse` turns into a value, or into undefined if it is not accepted. */
function text<T>(expected: string, parse: (text: string) => T | undefined): z.ZodMiniType<T, string> {
  return z.pipe(
    z.string(),
    z.transform((value: string, context): T => {
      const parsed = parse(value);
      if (parsed !== undefined) return parsed;
      context.issues.push({ code: "custom", message: expected, input: value });
      return z.NEVER;
    }),
  );
}

/** An integer within a range. */
function integer(expected: string, low: number, high: number, step = 1): z.ZodMiniType<number, string> {
  return text(expected, (value) => {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : NaN;
    return number >= low && number <= high && number % step === 0 ? number : undefined;
  });
}

const MAX_SIDE = 16384;

function parseSize(value: string): [height: number, width: number] | undefined {
  const match = /^(\d{1,5})(?:x(\d{1,5}))?$/.exec(value);
  const height = Number(match?.[1]), width = Number(match?.[2] ?? match?.[1]);
  return height >= 1 && height <= MAX_SIDE && width >= 1 && width <= MAX_SIDE ? [height, width] : undefined;
}

const channels = text("three numbers, such as 0.5,0.5,0.5", (value) => {
  const values = value.split(",").map((part) => part.trim() === "" ? NaN : Number(part));
  return values.length === 3 && values.every(Number.isFinite) ? values : undefined;
});

const IMAGENET_MEAN = [0.485, 0.456, 0.406];
const IMAGENET_STD = [0.229, 0.224, 0.225];

/** A file or folder of this machine. */
const PATH = z.string().check(z.refine((text) => !isUrl(text), "a path"));

/** The settings of `cuffi preprocess`. */
export const PREPROCESS: Settings<PreprocessSettings> = z.object({
  size: z._default(text(`N or HEIGHTxWIDTH, from 1 to ${MAX_SIDE}`, parseSize), [224, 224]),
  mean: z._default(channels, IMAGENET_MEAN),
  std: z._default(
    channels.check(z.refine((values) => !values.includes(0), "non-zero numbers")),
    IMAGENET_STD,
  ),
  output: z.optional(PATH.check(z.endsWith(".npy", "a file name ending in .npy"))),
  device: z.optional(z.string()),
});

/** The settings of `cuffi show`. */
export const SHOW: Settings<ShowSettings> = z.object({
  size: z._default(integer("an even number from 32 to 512", 32, 512, 2), 200),
  output: z._default(PATH.check(z.endsWith(".png", "a file name ending in .png")), "contact_sheet.png"),
  device: z.optional(z.string()),
});

/** The names of architectures, for errors. */
export const ARCH = "names such as sm_90 or compute_75";
const texts = z._default(z.array(z.string()), []);

/** The settings of `cuffi warm`. */
export const WARM: Settings<WarmSettings> = z.object({
  arch: z.optional(z.pipe(
    z.pipe(
      z.array(z.string(), { error: ARCH }),
      z.transform((lists: string[]) => lists.flatMap((list) => list.split(","))),
    ),
    z.array(z.string().check(z.regex(/^(sm|compute)_\d{2,3}[af]?$/, ARCH))),
  )),
  "cache-dir": z.optional(PATH),
  // `["TILE=16", "FAST"]` is `{ TILE: "16", FAST: true }`.
  define: z.pipe(
    texts,
    z.transform((defines: string[]) =>
      Object.fromEntries(defines.map((define): [string, string | true] => {
        const separator = define.indexOf("=");
        return separator < 0 ? [define, true] : [define.slice(0, separator), define.slice(separator + 1)];
      }))
    ),
  ),
  include: z._default(z.array(PATH), []),
  name: texts,
  option: texts,
  std: z.optional(z.enum(["c++11", "c++14", "c++17", "c++20"], "c++11, c++14, c++17 or c++20")),
  out: z.optional(PATH.check(z.regex(/\.[cm]?ts$/, "a file name ending in .ts"))),
  device: z.optional(z.string()),
});

/** A schema of settings by name. */
type Settings<T> = z.ZodMiniType<T> & { readonly shape: Readonly<Record<string, unknown>> };

/**
 * Reads the settings of a command from its options.
 *
 * @throws {UsageError} For an option that the command does not have, or an invalid value.
 */
export function readSettings<T>(command: string, schema: Settings<T>, options: CliOptions): T {
  checkOptionNames(command, options, Object.keys(schema.shape));
  const { data, error } = schema.safeParse(options);
  const issue = error?.issues[0];
  if (issue === undefined) return data as T;
  const name = String(issue.path[0]);
  const value = invalidPart(options[name as keyof CliOptions], issue.path.slice(1));
  throw new UsageError(describeIssue(`--${name}`, { path: [], message: issue.message }, value));
}

/** The part of an option that an issue is about: of a list of architectures, the one at fault. */
function invalidPart(value: unknown, [index]: readonly PropertyKey[]): unknown {
  return Array.isArray(value) && typeof index === "number"
    ? value.flatMap((list) => list.split(","))[index]
    : value;
}

const onOff = z.enum(["0", "1"], "1 or 0");
const anyText = z.string();

/** The environment variables that cuffi reads. */
const ENVIRONMENT: Readonly<Record<string, z.ZodMiniType>> = {
  CUFFI_DEVICE: z.string().check(
    z.regex(
      /^(cuda(:\d{1,4})?|software(:\d{1,4})?)$/,
      `"cuda", "cuda:1" (any number), "software" or "software:1"`,
    ),
  ),
  CUFFI_MEMCHECK: z.enum(["0", "1", "true", "false"], "1 or 0"),
  CUFFI_LEAKS: onOff,
  CUFFI_FMA: z.enum(["exact", "unfused"], "exact or unfused"),
  CUFFI_WORKERS: integer("an integer from 0 to 256", 0, 256),
  CUFFI_SOFTWARE_TIMEOUT: text(
    "a positive number of seconds",
    (value) => Number(value) > 0 ? Number(value) : undefined,
  ),
  CUFFI_DISABLE: anyText,
  CUFFI_CACHE: onOff,
  CUFFI_CACHE_DIR: anyText,
  CUFFI_CACHE_MAX_BYTES: integer("a number of bytes", 0, Number.MAX_SAFE_INTEGER),
  CUFFI_DATA_DIR: anyText,
  ...Object.fromEntries(Object.values(CUDA_LIBRARIES).map(({ variable }) => [variable, anyText])),
  CUFFI_LIBAVCODEC: anyText,
  CUFFI_LIBONNXRUNTIME: anyText,
  CUFFI_PYTHON: anyText,
  CUFFI_WORLD_TOKEN: anyText,
};

/**
 * Returns what is wrong with the CUFFI_ variables of an environment, one line for each. An empty variable counts
 * as unset.
 */
export function environmentProblems(environment: Readonly<Record<string, string | undefined>>): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (!/^CUFFI_(?!TEST_)/.test(name) || !value) continue;
    const schema = Object.hasOwn(ENVIRONMENT, name) ? ENVIRONMENT[name] : undefined;
    if (schema === undefined) {
      problems.push(`${name} is not a variable of cuffi${suggestion(name, Object.keys(ENVIRONMENT))}`);
    } else {
      const issue = schema.safeParse(value).error?.issues[0];
      if (issue !== undefined) problems.push(describeIssue(name, issue, value));
    }
  }
  return problems;
}
