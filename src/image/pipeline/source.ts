/** Loads pixels of the source. */
import type { Value } from "../../kernel/ir/ir.ts";
import type { DType } from "../../base/dtype.ts";
import type { Emitter } from "./emitter.ts";
import type { Pixels, Quad } from "./step.ts";

/** The memory of the source: interleaved u8, which is loaded in words, or any strides. */
export type SourceMemory = "interleaved" | "strided";

/** The number of {@link Step} in fields of the source. */
export const SOURCE = -1;

/** Returns the pixels of the source at address `data`, a u64. The names of its fields begin with `prefix`. */
export function sourcePixels(
  e: Emitter,
  data: Value,
  dtype: DType,
  channels: number,
  memory: SourceMemory,
  prefix = "",
): Pixels {
  const { b } = e;
  const field = (name: string): Value => e.image.read(SOURCE, `${prefix}${name}`, "i32");
  const interleaved = memory === "interleaved";
  const wide = (index: Value, step: Value | number): Value => b.bitcast(b.multiplyWide(index, step), "u64");
  const address = (x: Value, y: Value): Value =>
    b.add(b.add(data, wide(y, field("row"))), wide(x, interleaved ? channels : field("column")));
  const load = (base: Value, offset: number): Value => {
    const element = dtype as "u8";
    const value = b.load({ space: "global", element, width: 1, base, offset, stride: 1, readOnly: true });
    if (dtype === "u8" || dtype === "u16") return e.small(value);
    return b.convert(value, "f32");
  };
  const pixel = (base: Value): Value[] => {
    if (interleaved) return Array.from({ length: channels }, (_, c) => load(base, c));
    const result = [load(base, 0)];
    while (result.length < channels) {
      base = b.add(base, b.bitcast(e.image.read(SOURCE, `${prefix}channel`, "i64"), "u64"));
      result.push(load(base, 0));
    }
    return result;
  };
  const at = (x: Value, y: Value): Value[] => pixel(address(x, y));
  if (!interleaved) return { dtype, channels, at };
  return {
    dtype,
    channels,
    at,
    quad: (x0, x1, y0, y1) => {
      const count = 4 * channels;
      // Words may reach 3 bytes past a pair of pixels, but not past the end of the image.
      const width = b.mul(field("width"), channels), height = field("height");
      const last = b.compare("ge", b.add(b.binary("max", y0, y1), 1), height);
      const past = b.compare("gt", b.add(b.mul(x0, channels), 2 * channels + 3), width);
      const overruns = b.binary("or", b.compare("lt", width, 8), b.binary("and", last, past));
      const values = e.either(
        overruns,
        () => [...at(x0, y0), ...at(x1, y0), ...at(x0, y1), ...at(x1, y1)],
        () => [...pair(e, address(x0, y0), channels), ...pair(e, address(x0, y1), channels)],
      );
      const part = (i: number): Value[] => values.slice(i * count / 4, (i + 1) * count / 4);
      return [part(0), part(1), part(2), part(3)] satisfies Quad;
    },
    run: (x, y) => {
      const width = b.mul(field("width"), channels), last = b.sub(field("width"), 1);
      const lowest = b.compare("ge", b.add(y, 1), field("height"));
      const past = b.compare("gt", b.add(b.mul(x, channels), 4 * channels + 3), width);
      // Words reach up to 15 bytes past a row.
      const overruns = b.binary("or", b.compare("lt", width, 16), b.binary("and", lowest, past));
      const values = e.either(
        overruns,
        () => [0, 1, 2, 3].flatMap((i) => at(b.binary("min", b.add(x, i), last), y)),
        () => adjacent(e, address(x, y), 4, channels),
      );
      const part = (i: number): Value[] => values.slice(i * channels, (i + 1) * channels);
      return [part(0), part(1), part(2), part(3)] satisfies Quad;
    },
  };
}

function pair(e: Emitter, address: Value, channels: number): Value[] {
  return adjacent(e, address, 2, channels);
}

/** Loads adjacent pixels of u8 as aligned words. */
function adjacent(e: Emitter, address: Value, pixels: number, channels: number): Value[] {
  const { b } = e, bytes = pixels * channels;
  const words = Math.ceil(bytes / 4);
  const shift = b.binary("and", b.convert(address, "u32"), 3);
  const base = b.sub(address, b.convert(shift, "u64"));
  const word = (i: number): Value =>
    b.load({ space: "global", element: "u32", width: 1, base, offset: 4 * i, stride: 4, readOnly: true });
  const raw = Array.from({ length: words }, (_, i) => word(i));
  // Loads the word with the last byte, which may be the previous word again: that avoids a branch.
  const spare = 4 * words - bytes;
  const next = b.select(b.compare("gt", shift, spare), b.constant("u64", 4 * words), 4 * words - 4);
  raw.push(
    b.load({
      space: "global",
      element: "u32",
      width: 1,
      base: b.add(base, next),
      offset: 0,
      stride: 4,
      readOnly: true,
    }),
  );
  const bits = b.shift("shl", shift, 3);
  const aligned = raw.slice(1).map((high, i) => b.funnel(raw[i]!, high, bits));
  return Array.from({ length: bytes }, (_, i) => e.byte(aligned[i >> 2]!, i & 3));
}
