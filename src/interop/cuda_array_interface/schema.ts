/**
 * Explains why a CUDA Array Interface dictionary is invalid. Loads zod only then.
 *
 * @module
 */
import type * as Zod from "zod/mini";
import { invalid, show } from "../../base/check.ts";
import { nodeModule } from "../../runtime/index.ts";

/** Names the first invalid field, with its value and the expected one. */
export function describeProblem(dictionary: unknown): string {
  if (typeof dictionary !== "object" || dictionary === null) {
    return invalid(
      "__cuda_array_interface__",
      "a dictionary with shape, typestr, data and version",
      dictionary,
    );
  }
  const z = loadZod();
  const fields = dictionary as Record<string, unknown>;
  if (z === undefined) {
    return `__cuda_array_interface__: ${show(fields)} violates version 3 of the protocol`;
  }
  const issue = schema(z, fields).safeParse(fields).error?.issues[0];
  if (issue === undefined) return `__cuda_array_interface__: ${show(fields)} is not supported`;
  const path = issue.path as (string | number)[];
  const value = path.reduce<unknown>(
    (held, key) => (held as Record<string | number, unknown>)?.[key],
    fields,
  );
  const name = path.map((key, index) => typeof key === "number" ? `[${key}]` : index === 0 ? key : `.${key}`)
    .join("");
  return invalid(`__cuda_array_interface__.${name}`, issue.message, value);
}

function schema(z: typeof Zod, fields: Record<string, unknown>): Zod.ZodMiniType {
  const rank = Array.isArray(fields.shape) ? fields.shape.length : 0;
  const whole = (accepted: string, least: number) =>
    z.custom<number | bigint>(
      (value) =>
        Number.isSafeInteger(typeof value === "bigint" ? Number(value) : value) && (value as number) >= least,
      accepted,
    );
  const address = z.custom<number | bigint>(
    (value) =>
      typeof value === "bigint"
        ? value >= 0n && value <= 0xffff_ffff_ffff_ffffn
        : Number.isSafeInteger(value) && (value as number) >= 0,
    "an address as bigint or number",
  );
  return z.object({
    shape: z.array(whole("an integer from 0 up", 0), "an array of extents")
      .check(z.maxLength(32, "at most 32 extents")),
    typestr: z.string('a text such as "<f4"').check(
      z.regex(
        /^([<|](b1|[ui]1)|<[ui][248]|<f[248]|<c(8|16))$/,
        "|b1, |u1, |i1, or little-endian <u2 <u4 <u8 <i2 <i4 <i8 <f2 <f4 <f8 <c8 <c16",
      ),
    ),
    data: z.tuple(
      [address, z.boolean("true if the memory must not be written, else false")],
      "[pointer, readOnly]",
    ),
    version: z.custom<number>((value) => Number.isInteger(value) && (value as number) >= 2, "2 or 3"),
    mask: z.optional(z.custom((value) => value === null, "null: masked arrays cannot be shared")),
    strides: z.optional(
      z.custom<unknown>(
        (value) =>
          value === null || (Array.isArray(value) && value.length === rank &&
            value.every((step) => Number.isSafeInteger(typeof step === "bigint" ? Number(step) : step))),
        `null or ${rank} integers of bytes, one for each extent`,
      ),
    ),
    stream: z.optional(
      z.custom<unknown>(
        (value) =>
          value === null ||
          (typeof value === "bigint"
            ? value > 0n && value <= 0xffff_ffff_ffff_ffffn
            : Number.isSafeInteger(value) && (value as number) > 0),
        "null, 1 (legacy default stream), 2 (per-thread default stream) or a cudaStream_t; 0 is ambiguous and invalid",
      ),
    ),
  });
}

let zod: typeof Zod | undefined;

/** Loads zod synchronously, so that the error is thrown by the call with the invalid dictionary. */
function loadZod(): typeof Zod | undefined {
  if (zod !== undefined) return zod;
  try {
    zod = nodeModule("node:module")!.createRequire(import.meta.url)("zod/mini") as typeof Zod;
  } catch {
    // Without a node_modules folder (a remote module of Deno) the message is less specific.
  }
  return zod;
}
