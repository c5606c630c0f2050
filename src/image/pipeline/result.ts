/** Stores pixels of the result. */
import type { DType } from "../../base/dtype.ts";
import { DTYPES } from "../../base/dtype.ts";
import { type Scalar, SCALARS } from "../../kernel/ir/types.ts";
import type { Value } from "../../kernel/ir/ir.ts";
import { memoryLayout } from "../core/memory_layout.ts";
import type { ImageView } from "../core/view.ts";
import type { Emitter } from "./emitter.ts";
import type { Pixels } from "./step.ts";

/** The memory of the result: pixels that are stored as vectors or words, or any strides. */
export type ResultMemory = "vectors" | "strided";

/** The number of the result in {@link Field}. */
export const RESULT = -2;

/** Returns true if interleaved, aligned pixels of a dtype can be stored with one instruction. */
export function hasVectors(dtype: DType, channels: number): boolean {
  return channels === 2 || channels === 4 || (channels === 3 && dtype === "u8");
}

/** Returns how the pixels of a result are stored. */
export function resultMemory(to: ImageView): ResultMemory {
  const { dtype, channels } = to;
  if (!hasVectors(dtype, channels)) return "strided";
  const { interleaved, alignment } = memoryLayout([to]);
  const needed = channels === 3 ? 4 : channels * DTYPES[dtype].itemSize;
  return interleaved && alignment >= needed ? "vectors" : "strided";
}

/**
 * Computes and stores the pixels of a thread at column `x` and some rows of the result at address `data`. Ends
 * threads outside of the image.
 */
export function storePixels(
  e: Emitter,
  data: Value,
  memory: ResultMemory,
  x: Value,
  rows: readonly Value[],
  pixels: Pixels,
): void {
  const { b } = e, { channels, dtype } = pixels;
  const number = (field: string): Value => e.image.read(RESULT, field, "i32");
  const width = number("width"), height = number("height");
  const triples = memory === "vectors" && channels === 3;
  const below = b.compare("ge", rows[0]!, height);
  // To combine bytes of neighboring pixels into words, all threads of a warp must stay.
  b.if(triples ? below : b.binary("or", b.compare("ge", x, width), below), () => b.return());
  const column = triples ? b.binary("min", x, b.sub(width, 1)) : x;
  // All loads come before the first store.
  const values = rows.map((y) =>
    pixels.at(column, rows.length > 1 ? b.binary("min", y, b.sub(height, 1)) : y)
  );
  const wide = (index: Value, step: Value): Value => b.bitcast(b.multiplyWide(index, step), "u64");
  const first = b.add(data, wide(column, number("column")));
  rows.forEach((y, i) => {
    const address = b.add(first, wide(y, number("row"))), pixel = values[i]!;
    const put = triples
      ? storeTriple(e, address, x, width, pixel)
      : () => storePixel(e, address, memory, dtype, pixel);
    if (i === 0) put();
    else b.if(b.compare("lt", y, height), put);
  });
}

function storePixel(
  e: Emitter,
  address: Value,
  memory: ResultMemory,
  dtype: DType,
  pixel: readonly Value[],
): void {
  const { b } = e, element = dtype as Scalar;
  if (memory === "vectors" && dtype === "u8" && pixel.length === 4) {
    store(e, "u32", address, [packed(e, pixel)]);
    return;
  }
  const elements = SCALARS[element].register === "i32" ? pixel.map((value) => e.bits(value)) : pixel;
  if (memory === "vectors") {
    store(e, element, address, elements);
    return;
  }
  let at = address;
  elements.forEach((value, c) => {
    if (c > 0) at = b.add(at, b.bitcast(e.image.read(RESULT, "channel", "i64"), "u64"));
    store(e, element, at, [value]);
  });
}

function store({ b }: Emitter, element: Scalar, base: Value, values: readonly Value[], offset = 0): void {
  b.store(
    { space: "global", element, width: values.length, base, offset, stride: 1, readOnly: false },
    0,
    ...values,
  );
}

/** Packs bytes into a word, the first one lowest. */
function packed(e: Emitter, values: readonly Value[]): Value {
  const { b } = e;
  const [x, y, z, w] = values.map((value) => b.bitcast(e.bits(value), "u32"));
  const low = b.permute(x!, y!, 0x0040);
  return w === undefined ? b.permute(low, z!, 0x0410) : b.permute(low, b.permute(z!, w, 0x0040), 0x5410);
}

/**
 * Returns code that stores pixels of three bytes: those of four lanes as three words, or byte by byte at the
 * end of a row.
 */
function storeTriple(
  e: Emitter,
  address: Value,
  x: Value,
  width: Value,
  pixel: readonly Value[],
): () => void {
  const { b } = e;
  const own = packed(e, pixel), next = b.warp("shuffle.down", own, 1);
  const place = b.binary("and", x, 3);
  const whole = b.compare("lt", b.binary("or", x, 3), width);
  return () =>
    b.if(whole, () => {
      // Bytes 0 … 3, 1 … 4 and 2 … 5 of a pixel and the next one begin the words of lanes 0, 1 and 2.
      const selector = b.select(
        b.compare("eq", place, 0),
        b.constant("u32", 0x4210),
        b.select(b.compare("eq", place, 1), b.constant("u32", 0x5421), 0x6542),
      );
      b.if(b.compare("lt", place, 3), () => {
        const shifted = b.add(address, b.convert(b.convert(place, "i64"), "u64"));
        store(e, "u32", shifted, [b.permute(own, next, selector)]);
      });
    }, () => {
      b.if(b.compare("lt", x, width), () =>
        pixel.forEach((value, c) => store(e, "u8", address, [e.bits(value)], c)));
    });
}
