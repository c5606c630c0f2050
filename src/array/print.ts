/** Formats arrays as text: their properties, and a few values as NumPy prints them. */
import { isContextLost, isFaultKnown } from "../base/errors.ts";
import { failAtExit } from "../runtime/exit_status.ts";
import { printAsText } from "../runtime/inspect.ts";
import { allocationOf, ArrayData } from "../core/memory/array_data.ts";
import { formatter } from "./number_format.ts";
import { copyFrom, download, newArray } from "./operations.ts";
import { slice } from "./views.ts";
import { hostView } from "../base/dtype.ts";
import { sizeOf, type Slice } from "../base/strides.ts";

/**
 * NumPy's print options: the size above which arrays are summarized, the values at each end, the characters
 * per line.
 */
const THRESHOLD = 1000, EDGE = 3, LINE = 75;

/** `DeviceArray f32 [2, 3] strides [12, 4] on cuda:0`. */
export function summarizeArray(array: ArrayData): string {
  const { dtype, shape, strides, layout } = array;
  const label = layout === undefined ? "" : ` ${layout}`;
  const end = array.disposed ? ", disposed" : "";
  return `DeviceArray ${dtype} [${shape.join(", ")}] strides [${strides.join(", ")}]${label} on ${
    allocationOf(array).context
  }${end}`;
}

/** The summary and the values. */
export function describeArray(array: ArrayData): string {
  const head = summarizeArray(array);
  if (array.disposed) return head;
  const isKnown = isFaultKnown();
  try {
    return `${head}\n${printValues(array)}`;
  } catch (error) {
    // Arrays are printed to debug other errors, so printing must not throw. But a fault that only this text
    // reports must not go unnoticed.
    if (!isKnown && isContextLost(error)) failAtExit();
    return `${head}, values not readable: ${error instanceof Error ? error.message : error}`;
  }
}

function printValues(array: ArrayData): string {
  if (array.size === 0) return "[]";
  if (array.size <= THRESHOLD) return print(array, array.shape.map(() => false));
  const short = array.shape.map((extent) => extent > 2 * EDGE);
  using ends = edges(array, short);
  return print(ends, short);
}

/** Gathers the first and the last values along every long axis. */
function edges(array: ArrayData, short: readonly boolean[]): ArrayData {
  const { context } = allocationOf(array);
  const shape = array.shape.map((extent, axis) => short[axis] ? 2 * EDGE : extent);
  const ends = newArray(context, shape, array.dtype, context.defaultStream());
  let corners: Slice[][] = [[]];
  for (const isShort of short) {
    const ranges: Slice[] = isShort ? [[0, EDGE], [-EDGE]] : [null];
    corners = corners.flatMap((corner) => ranges.map((range) => [...corner, range]));
  }
  try {
    for (const corner of corners) copyFrom(sliced(ends, corner), sliced(array, corner), undefined);
    return ends;
  } catch (error) {
    ends.dispose();
    throw error;
  }
}

function sliced(array: ArrayData, ranges: readonly Slice[]): ArrayData {
  const { shape, strides, offset } = slice(array.shape, array.strides, ranges);
  return new ArrayData(allocationOf(array), array.dtype, shape, strides, array.byteOffset + offset, array);
}

function print(array: ArrayData, short: readonly boolean[]): string {
  const values = hostView(array.dtype, download(array, undefined).buffer);
  const words = formatter(array.dtype, values, array.ndim > 0);
  return nested(words, array.shape, short, 0, 0, " ", LINE);
}

/** Formats rows in brackets with line breaks; empty lines separate the rows of outer axes. */
function nested(
  words: readonly string[],
  shape: readonly number[],
  short: readonly boolean[],
  axis: number,
  first: number,
  indent: string,
  width: number,
): string {
  if (axis === shape.length) return words[first]!;
  const step = sizeOf(shape.slice(axis + 1));
  const items = Array.from(
    { length: shape[axis]! },
    (_, i) => nested(words, shape, short, axis + 1, first + i * step, indent + " ", width - 1),
  );
  if (short[axis]) items.splice(EDGE, 0, "...");
  const text = axis + 1 < shape.length
    ? items.map((item) => indent + item).join("\n".repeat(shape.length - axis - 1))
    : lines(items, indent, width - 1);
  return `[${text.slice(indent.length)}]`;
}

function lines(items: readonly string[], indent: string, width: number): string {
  let text = "", line = indent;
  items.forEach((item, i) => {
    if (line.length + item.length > width && line.length > indent.length) {
      text += line.trimEnd() + "\n";
      line = indent;
    }
    line += i + 1 < items.length ? `${item} ` : item;
  });
  return text + line;
}

printAsText(ArrayData, "ArrayData", describeArray, summarizeArray);
