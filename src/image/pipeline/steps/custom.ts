/** Steps that the caller writes: functions of a pixel, and operators. */
import {
  checkFinite,
  checkFunction,
  checkInteger,
  checkString,
  invalid,
  mismatch,
  show,
} from "../../../base/check.ts";
import { suggestion } from "../../../base/suggestion.ts";
import type { DType } from "../../../base/dtype.ts";
import type { DeviceArray } from "../../../array/array.ts";
import type { Stream } from "../../../core/stream/stream.ts";
import type { PixelFunction } from "../../../kernel/pixel_function.ts";
import type { PixelCode } from "../../../kernel/pixel_code.ts";
import type { Value } from "../../../kernel/ir/ir.ts";
import { record } from "../../core/record.ts";
import type { Images } from "../../core/view.ts";
import type { Step, StepInput } from "../step.ts";

/** The cost of a function is not known: this one is too high to repeat the function. */
const UNKNOWN_COST = 1000;

/** Returns the step `map`. */
export function mapStep(
  { dtype, channels: before }: StepInput,
  fn: PixelFunction,
  values: Readonly<Record<string, number>>,
): Step {
  // The class is not imported, because that would import the parser.
  const code = (fn as unknown as { readonly code?: PixelCode } | undefined)?.code;
  if (typeof code?.channelsFor !== "function") {
    const advice = typeof fn === "function" ? "; write map(pixelFunction(({ x, y, z }) => …))" : "";
    throw new TypeError(invalid("fn", "a pixelFunction() of @cuffi/cuffi/kernel", fn) + advice);
  }
  record("values", values, `{ ${Object.keys(fn.parameters).join(", ")} }`);
  const names = Object.keys(fn.parameters);
  for (const name of Object.keys(values)) {
    if (Object.hasOwn(fn.parameters, name)) continue;
    const absent = names.filter((known) => values[known] === undefined);
    const advice = suggestion(name, absent) || suggestion(name, names);
    throw new TypeError(mismatch("values", `only ${names.join(", ") || "{}"}`, name) + advice);
  }
  for (const [name, type] of Object.entries(fn.parameters)) {
    if (type === "i32") checkInteger(name, values[name]!, -(2 ** 31), 2 ** 31 - 1);
    else checkFinite(name, values[name]);
  }
  const channels = code.channelsFor(before);
  return {
    name: fn.name,
    kind: "point",
    key: `map ${dtype} ${code.key}`,
    structure: () => `map ${dtype} ${code.fingerprintFor(before)}`,
    cost: UNKNOWN_COST,
    dtype,
    channels,
    numbers: { ...values },
    emit: (e, input, numbers) => ({
      dtype,
      channels,
      at: (x, y) => {
        const read = (type: "f32" | "i32", name: string): Value => numbers.shared(name, type);
        return code.emit(e.b, input.at(x, y), { column: x, row: y }, read).map((value) =>
          e.round(dtype, value)
        );
      },
    }),
  };
}

/** Runs an operator on images, an array or a list. */
export type OperatorRun<D extends DType = DType> = (
  src: DeviceArray<D>,
  options: { into?: DeviceArray<D>; stream?: Stream },
) => DeviceArray<D>;

/** Returns the step `operator`. */
export function operatorStep(
  { dtype, channels }: StepInput,
  name: unknown,
  run: OperatorRun,
  result: number | undefined,
): Step {
  if (typeof name === "function") {
    const fn: { readonly name: string } = name, call = fn.name === "" ? "…" : `${fn.name}(src, …, options)`;
    const form = `operator(${show(fn.name || "name")}, (src, options) => ${call})`;
    throw new TypeError(`${invalid("name", "a string", name)}; write ${form}`);
  }
  const checked = checkString("name", name);
  checkFunction("run", run);
  return {
    name: checked,
    kind: "operator",
    key: checked,
    dtype,
    channels: result === undefined ? channels : checkInteger("channels", result, 1, 4),
    run: run as unknown as (src: Images, options: object) => Images,
    reason: "reads neighbors of pixels",
  };
}
