/** Steps that move pixels: crops, flips, quarter turns and borders. */
import {
  checkInteger,
  checkOptionNames,
  invalid,
  mismatch,
  numberError,
  oneOf,
} from "../../../base/check.ts";
import { roundToEven } from "../../../base/rounding.ts";
import type { Value } from "../../../kernel/ir/ir.ts";
import { type Border, borderCode } from "../../core/border.ts";
import { checkRectangle, type Rectangle, rectangleOf } from "../../core/crop.ts";
import { MAX_OFFSET } from "../../core/limits.ts";
import { checkMargins, type Margins } from "../../core/margins.ts";
import { perChannel } from "../../core/per_channel.ts";
import { checkSize, type Size } from "../../core/size.ts";
import { channelsText } from "../../core/view.ts";
import type { FlipDirection } from "../../ops/flip.ts";
import type { Emitter, StepNumbers } from "../emitter.ts";
import type { CallArguments, Pixels, Step, StepInput } from "../step.ts";

/** Returns the pixels of `input` from other positions. */
function moved(
  input: Pixels,
  position: (x: Value, y: Value) => readonly [x: Value, y: Value],
  together: Pick<Pixels, "quad" | "run"> = {},
): Pixels {
  const { dtype, channels } = input;
  const at = (x: Value, y: Value): Value[] => input.at(...position(x, y));
  return { dtype, channels, at, ...together };
}

/** Returns the step `crop`: the given rectangle, or those of a call. */
export function cropStep(input: StepInput, rectangle: Rectangle | undefined): Step {
  const own = rectangle === undefined ? undefined : rectangleOf("rectangle", rectangle);
  const partOf = (from: Size, index: number, { crops }: CallArguments): Rectangle =>
    checkRectangle(own ? "rectangle" : `crops[${index}]`, own ?? crops![index]!, from);
  return cropBy("crop", input, partOf, own !== undefined);
}

/** Returns the step `centerCrop`. */
export function centerCropStep(input: StepInput, size: number | Size): Step {
  const [height, width] = checkSize("size", size);
  const partOf = (from: Size): Rectangle =>
    checkRectangle("size", {
      // torchvision rounds half pixels to even.
      x: roundToEven((from[1] - width) / 2),
      y: roundToEven((from[0] - height) / 2),
      width,
      height,
    }, from);
  return cropBy("centerCrop", input, partOf, true);
}

function cropBy(
  name: string,
  { dtype, channels }: StepInput,
  partOf: (from: Size, index: number, call: CallArguments) => Rectangle,
  sameSize: boolean,
): Step {
  return {
    name,
    kind: "move",
    key: "crop",
    dtype,
    channels,
    sameSize,
    size: (from, index, call) => {
      const { height, width } = partOf(from, index, call);
      return [height, width];
    },
    geometry: (from, _, index, call) => {
      const { x, y } = partOf(from, index, call);
      return { x, y };
    },
    emit: (e, input, numbers) => {
      const left = numbers.image("x", "i32"), top = numbers.image("y", "i32"), { b } = e;
      const { quad, run } = input;
      const column = (x: Value): Value => b.add(x, left), row = (y: Value): Value => b.add(y, top);
      return moved(input, (x, y) => [column(x), row(y)], {
        ...quad && {
          quad: (x0: Value, x1: Value, y0: Value, y1: Value) =>
            quad(column(x0), column(x1), row(y0), row(y1)),
        },
        ...run && { run: (x: Value, y: Value) => run(column(x), row(y)) },
      });
    },
  };
}

/** Returns the step `flip`. */
export function flipStep({ dtype, channels }: StepInput, direction: FlipDirection): Step {
  if (direction !== "horizontal" && direction !== "vertical" && direction !== "both") {
    throw new RangeError(invalid("direction", oneOf(["horizontal", "vertical", "both"]), direction));
  }
  const columns = direction !== "vertical", rows = direction !== "horizontal";
  return {
    name: "flip",
    kind: "move",
    key: `flip ${direction}`,
    dtype,
    channels,
    geometry: ([height, width]) => ({ right: width - 1, bottom: height - 1 }),
    emit: ({ b }, input, numbers) => {
      const { quad, run } = input;
      const column = (x: Value): Value => columns ? b.sub(numbers.image("right", "i32"), x) : x;
      const row = (y: Value): Value => rows ? b.sub(numbers.image("bottom", "i32"), y) : y;
      const mirroredQuad: Pixels["quad"] = quad && ((x0, x1, y0, y1) => {
        if (!columns) return quad(x0, x1, row(y0), row(y1));
        const [p, q, r, s] = quad(column(x1), column(x0), row(y0), row(y1));
        // In an image with one column, both are the same pixel, and only the first was loaded.
        const single = b.compare("eq", x0, x1);
        const second = (first: Value[], next: Value[]): Value[] =>
          next.map((value, c) => b.select(single, first[c]!, value));
        return [second(p, q), p, second(r, s), r];
      });
      return moved(input, (x, y) => [column(x), row(y)], {
        ...mirroredQuad && { quad: mirroredQuad },
        ...run && !columns && { run: (x: Value, y: Value) => run(x, row(y)) },
      });
    },
  };
}

/** Returns the step `rot90`: quarter turns counter-clockwise. */
export function rot90Step({ dtype, channels }: StepInput, turns: number): Step {
  if (!Number.isSafeInteger(turns)) {
    throw numberError(turns, invalid("turns", "an integer, the number of quarter turns", turns));
  }
  const quarter = ((turns % 4) + 4) % 4;
  return {
    name: "rot90",
    kind: "move",
    key: `rot90 ${quarter}`,
    dtype,
    channels,
    size: ([height, width]) => quarter % 2 === 0 ? [height, width] : [width, height],
    geometry: ([height, width]) => ({ right: width - 1, bottom: height - 1 }),
    emit: ({ b }, input, numbers) => {
      const mirrored = (i: Value, last: string): Value => b.sub(numbers.image(last, "i32"), i);
      return moved(input, (x, y) => {
        if (quarter === 0) return [x, y];
        if (quarter === 1) return [mirrored(y, "right"), x];
        if (quarter === 2) return [mirrored(x, "right"), mirrored(y, "bottom")];
        return [y, mirrored(x, "bottom")];
      });
    },
  };
}

/** Options of `copyMakeBorder` in a pipeline. */
export interface BorderStepOptions {
  /** How the border is filled. Default `"constant"`. */
  readonly border?: Border | undefined;
  /** The value of a constant border: one number, or one for each channel. Default 0. */
  readonly value?: number | readonly number[] | undefined;
}

/** Returns the step `copyMakeBorder`. */
export function borderStep(
  { dtype, channels }: StepInput,
  margins: Margins,
  options: BorderStepOptions = {},
): Step {
  const { top = 0, bottom = 0, left = 0, right = 0 } = checkMargins(margins, "second");
  for (const [name, margin] of Object.entries({ top, bottom, left, right })) {
    checkInteger(name, margin, 0, MAX_OFFSET);
  }
  const { border = "constant", value = 0 } = checkOptionNames(options, { border: true, value: true });
  borderCode(border);
  const fill = perChannel("value", value, channels);
  return {
    name: "copyMakeBorder",
    kind: "move",
    key: `border ${border}`,
    dtype,
    channels,
    size: ([height, width]) => [height + top + bottom, width + left + right],
    numbers: { fill0: fill[0], fill1: fill[1], fill2: fill[2], fill3: fill[3] },
    geometry: ([insideHeight, insideWidth]) => ({ left, top, insideWidth, insideHeight }),
    emit: (e, input, numbers) =>
      placed(e, input, numbers, border, {
        width: numbers.image("insideWidth", "i32"),
        height: numbers.image("insideHeight", "i32"),
      }),
  };
}

/** Returns an image with a border around it, of `left` columns on the left and `top` rows above. */
export function placed(
  e: Emitter,
  input: Pixels,
  numbers: StepNumbers,
  border: Border,
  { width, height }: { readonly width: Value; readonly height: Value },
): Pixels {
  const { b } = e;
  const from = (x: Value, name: string): Value => b.sub(x, numbers.image(name, "i32"));
  if (border !== "constant") {
    const index = (i: Value, size: Value): Value => borderIndex(e, i, size, border);
    return moved(input, (x, y) => [index(from(x, "left"), width), index(from(y, "top"), height)]);
  }
  const { dtype, channels } = input;
  return {
    dtype,
    channels,
    at: (x, y) => {
      const column = from(x, "left"), row = from(y, "top");
      const inside = b.binary("and", e.inside(column, width), e.inside(row, height));
      return e.either(
        inside,
        () => input.at(column, row),
        () => Array.from({ length: channels }, (_, c) => e.round(dtype, numbers.shared(`fill${c}`))),
      );
    },
  };
}

/** Computes `border_index` of kernels/core/border.cuh, for borders that repeat pixels. */
export function borderIndex(e: Emitter, i: Value, size: Value, border: Exclude<Border, "constant">): Value {
  const { b } = e;
  const last = b.sub(size, 1);
  if (border === "replicate") return e.clamp(i, last);
  const [inside] = e.either(e.inside(i, size), () => [i], () => {
    const doubled = b.shift("shl", size, 1);
    // An image of one pixel has a period of 0 with reflect101: 1 is as good.
    const period = border === "wrap"
      ? size
      : border === "reflect"
      ? doubled
      : b.binary("max", b.sub(doubled, 2), 1);
    const rest = b.binary("rem", i, period);
    const index = b.select(b.compare("lt", rest, 0), b.add(rest, period), rest);
    const mirrored = b.sub(border === "reflect" ? b.sub(period, 1) : period, index);
    return [b.select(b.compare("lt", index, size), index, mirrored)];
  });
  return inside!;
}

/** Throws for a number of channels that a step does not support. */
export function checkChannels(channels: number, accepted: readonly number[]): void {
  if (accepted.includes(channels)) return;
  throw new RangeError(mismatch("", channelsText(accepted), channels).slice(2));
}
