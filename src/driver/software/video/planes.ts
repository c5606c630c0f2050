/** Copies the planes of a frame of libavcodec to NV12 or P016. */
import { runtime } from "../../../runtime/index.ts";
import type { PixelFormat } from "./pixel_format.ts";

/** A plane of libavcodec: its first sample, and the bytes from row to row. */
export interface SourcePlane {
  readonly address: bigint;
  readonly stride: number;
}

/** A plane of device memory, as an offset into its bytes. */
export interface TargetPlane {
  readonly offset: number;
  readonly pitch: number;
}

/** Bytes of a plane to copy at a time. */
const STEP_BYTES = 2 ** 17;

/**
 * Copies luma, and interleaves Cb and Cr, in steps of a fraction of a millisecond. Samples of more than 8 bits move to
 * the upper bits of their words.
 *
 * @param memory Returns the device's memory, which may grow between two steps.
 */
export function* copyPicture(
  memory: () => ArrayBufferLike,
  luma: TargetPlane,
  chroma: TargetPlane,
  planes: readonly SourcePlane[],
  width: number,
  height: number,
  { bitDepth, chroma: hasChroma }: PixelFormat,
): Generator<void, void, void> {
  const pairs = width + 1 >> 1, rows = height + 1 >> 1, bytes = bitDepth > 8 ? 2 : 1, shift = 16 - bitDepth;
  const [y, u, v] = planes, step = Math.max(1, Math.floor(STEP_BYTES / (width * bytes)));
  for (let row = 0; row < height; row += step) {
    const count = Math.min(step, height - row), to = rowOf(luma, row), from = sourceRow(y!, row);
    if (bytes === 1) copyRows8(memory(), to, from, width, count);
    else copyRows16(memory(), to, from, width, count, shift);
    yield;
  }
  for (let row = 0; row < rows; row += step) {
    const count = Math.min(step, rows - row), to = rowOf(chroma, row);
    if (!hasChroma) {
      if (bytes === 1) fill8(memory(), to, pairs, count);
      else fill16(memory(), to, pairs, count);
    } else {
      const first = sourceRow(u!, row), second = sourceRow(v!, row);
      if (bytes === 1) interleave8(memory(), to, first, second, pairs, count);
      else interleave16(memory(), to, first, second, pairs, count, shift);
    }
    yield;
  }
}

/** Throws if rows are shorter than a picture's. */
export function checkStrides(planes: readonly SourcePlane[], width: number, format: PixelFormat): void {
  const bytes = format.bitDepth > 8 ? 2 : 1, pairs = width + 1 >> 1;
  planes.slice(0, format.chroma ? 3 : 1).forEach(({ stride }, i) => {
    if (stride < (i === 0 ? width : pairs) * bytes) {
      throw new Error("video: libavcodec's frame has an unexpected layout");
    }
  });
}

function rowOf({ offset, pitch }: TargetPlane, row: number): TargetPlane {
  return { offset: offset + row * pitch, pitch };
}

function sourceRow({ address, stride }: SourcePlane, row: number): SourcePlane {
  return { address: address + BigInt(row * stride), stride };
}

/** The bytes of a plane. Rows of padding after the last sample may not exist. */
function bytesOf({ address, stride }: SourcePlane, widthBytes: number, height: number): ArrayBuffer {
  return runtime.foreignBuffer(address, stride * (height - 1) + widthBytes);
}

function copyRows8(
  memory: ArrayBufferLike,
  target: TargetPlane,
  source: SourcePlane,
  width: number,
  height: number,
): void {
  const from = new Uint8Array(bytesOf(source, width, height));
  if (target.pitch === source.stride) {
    new Uint8Array(memory, target.offset, from.length).set(from);
    return;
  }
  const to = new Uint8Array(memory, target.offset, target.pitch * (height - 1) + width);
  for (let row = 0; row < height; row++) {
    to.set(from.subarray(row * source.stride, row * source.stride + width), row * target.pitch);
  }
}

function interleave8(
  memory: ArrayBufferLike,
  target: TargetPlane,
  u: SourcePlane,
  v: SourcePlane,
  pairs: number,
  rows: number,
): void {
  const first = new Uint8Array(bytesOf(u, pairs, rows)), second = new Uint8Array(bytesOf(v, pairs, rows));
  if (target.offset % 2 !== 0 || target.pitch % 2 !== 0) {
    const to = new Uint8Array(memory, target.offset, target.pitch * (rows - 1) + 2 * pairs);
    for (let row = 0; row < rows; row++) {
      for (let i = 0, at = row * target.pitch; i < pairs; i++, at += 2) {
        to[at] = first[row * u.stride + i]!;
        to[at + 1] = second[row * v.stride + i]!;
      }
    }
    return;
  }
  // A store per pair takes half as long as two.
  const to = new Uint16Array(memory, target.offset, target.pitch / 2 * (rows - 1) + pairs);
  for (let row = 0; row < rows; row++) {
    let at = row * target.pitch / 2, a = row * u.stride, b = row * v.stride;
    for (const end = at + pairs; at < end; at++, a++, b++) to[at] = first[a]! | second[b]! << 8;
  }
}

function fill8(memory: ArrayBufferLike, target: TargetPlane, pairs: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    new Uint8Array(memory, target.offset + row * target.pitch, 2 * pairs).fill(0x80);
  }
}

function copyRows16(
  memory: ArrayBufferLike,
  target: TargetPlane,
  source: SourcePlane,
  width: number,
  height: number,
  shift: number,
): void {
  const from = new Uint16Array(bytesOf(source, 2 * width, height));
  const to = new Uint16Array(memory, target.offset, target.pitch / 2 * (height - 1) + width);
  for (let row = 0; row < height; row++) {
    let at = row * target.pitch / 2, a = row * source.stride / 2;
    for (const end = at + width; at < end; at++, a++) to[at] = from[a]! << shift;
  }
}

function interleave16(
  memory: ArrayBufferLike,
  target: TargetPlane,
  u: SourcePlane,
  v: SourcePlane,
  pairs: number,
  rows: number,
  shift: number,
): void {
  const first = new Uint16Array(bytesOf(u, 2 * pairs, rows));
  const second = new Uint16Array(bytesOf(v, 2 * pairs, rows));
  const to = new Uint16Array(memory, target.offset, target.pitch / 2 * (rows - 1) + 2 * pairs);
  for (let row = 0; row < rows; row++) {
    let at = row * target.pitch / 2, a = row * u.stride / 2, b = row * v.stride / 2;
    for (const end = at + 2 * pairs; at < end; at += 2, a++, b++) {
      to[at] = first[a]! << shift;
      to[at + 1] = second[b]! << shift;
    }
  }
}

function fill16(memory: ArrayBufferLike, target: TargetPlane, pairs: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    new Uint16Array(memory, target.offset + row * target.pitch, 2 * pairs).fill(0x8000);
  }
}
