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

/** Maximum number of buffers to keep, more than the planes of a decoder. */
const MAX_BUFFERS = 256;

/**
 * Native memory of planes as buffers. They are reused as libavcodec reuses its memory: creating one takes Bun
 * 20 µs and counts as garbage of the plane's size.
 */
export class PlaneBuffers {
  readonly #buffers: Map<bigint, ArrayBuffer> = new Map();

  get(address: bigint, byteLength: number): ArrayBuffer {
    const known = this.#buffers.get(address);
    if (known?.byteLength === byteLength) return known;
    if (this.#buffers.size >= MAX_BUFFERS) this.#buffers.clear();
    const buffer = runtime.foreignBuffer(address, byteLength);
    this.#buffers.set(address, buffer);
    return buffer;
  }
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
  buffers: PlaneBuffers,
  luma: TargetPlane,
  chroma: TargetPlane,
  planes: readonly SourcePlane[],
  width: number,
  height: number,
  { bitDepth, chroma: hasChroma }: PixelFormat,
): Generator<void, void, void> {
  const pairs = width + 1 >> 1, rows = height + 1 >> 1, bytes = bitDepth > 8 ? 2 : 1, shift = 16 - bitDepth;
  const step = Math.max(1, Math.floor(STEP_BYTES / (width * bytes)));
  const y = open(buffers, planes[0]!, width * bytes, height);
  for (let row = 0; row < height; row += step) {
    const count = Math.min(step, height - row), to = rowOf(luma, row), from = rowOf(y, row);
    if (bytes === 1) copyRows8(memory(), to, from, width, count);
    else copyRows16(memory(), to, from, width, count, shift);
    yield;
  }
  const [u, v] = hasChroma ? planes.slice(1).map((plane) => open(buffers, plane, pairs * bytes, rows)) : [];
  for (let row = 0; row < rows; row += step) {
    const count = Math.min(step, rows - row), to = rowOf(chroma, row);
    if (u === undefined || v === undefined) {
      if (bytes === 1) fill8(memory(), to, pairs, count);
      else fill16(memory(), to, pairs, count);
    } else {
      const first = rowOf(u, row), second = rowOf(v, row);
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

/** A plane of libavcodec as memory of JavaScript. */
interface OpenPlane extends TargetPlane {
  readonly buffer: ArrayBuffer;
}

/** Opens a plane. The padding after the last row may not exist. */
function open(
  buffers: PlaneBuffers,
  { address, stride }: SourcePlane,
  widthBytes: number,
  height: number,
): OpenPlane {
  return { buffer: buffers.get(address, stride * (height - 1) + widthBytes), offset: 0, pitch: stride };
}

/** Returns the plane from a row on. */
function rowOf<P extends TargetPlane>(plane: P, row: number): P {
  return { ...plane, offset: plane.offset + row * plane.pitch };
}

function bytesOf({ buffer, offset, pitch }: OpenPlane, widthBytes: number, height: number): Uint8Array {
  return new Uint8Array(buffer, offset, pitch * (height - 1) + widthBytes);
}

function wordsOf({ buffer, offset, pitch }: OpenPlane, width: number, height: number): Uint16Array {
  return new Uint16Array(buffer, offset, pitch / 2 * (height - 1) + width);
}

function copyRows8(
  memory: ArrayBufferLike,
  target: TargetPlane,
  source: OpenPlane,
  width: number,
  height: number,
): void {
  const from = bytesOf(source, width, height);
  if (target.pitch === source.pitch) {
    new Uint8Array(memory, target.offset, from.length).set(from);
    return;
  }
  const to = new Uint8Array(memory, target.offset, target.pitch * (height - 1) + width);
  for (let row = 0; row < height; row++) {
    to.set(from.subarray(row * source.pitch, row * source.pitch + width), row * target.pitch);
  }
}

function interleave8(
  memory: ArrayBufferLike,
  target: TargetPlane,
  u: OpenPlane,
  v: OpenPlane,
  pairs: number,
  rows: number,
): void {
  const first = bytesOf(u, pairs, rows), second = bytesOf(v, pairs, rows);
  if (target.offset % 2 !== 0 || target.pitch % 2 !== 0) {
    const to = new Uint8Array(memory, target.offset, target.pitch * (rows - 1) + 2 * pairs);
    for (let row = 0; row < rows; row++) {
      for (let i = 0, at = row * target.pitch; i < pairs; i++, at += 2) {
        to[at] = first[row * u.pitch + i]!;
        to[at + 1] = second[row * v.pitch + i]!;
      }
    }
    return;
  }
  // One store per pair takes half as long as two.
  const to = new Uint16Array(memory, target.offset, target.pitch / 2 * (rows - 1) + pairs);
  for (let row = 0; row < rows; row++) {
    let at = row * target.pitch / 2, a = row * u.pitch, b = row * v.pitch;
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
  source: OpenPlane,
  width: number,
  height: number,
  shift: number,
): void {
  const from = wordsOf(source, width, height);
  const to = new Uint16Array(memory, target.offset, target.pitch / 2 * (height - 1) + width);
  for (let row = 0; row < height; row++) {
    let at = row * target.pitch / 2, a = row * source.pitch / 2;
    for (const end = at + width; at < end; at++, a++) to[at] = from[a]! << shift;
  }
}

function interleave16(
  memory: ArrayBufferLike,
  target: TargetPlane,
  u: OpenPlane,
  v: OpenPlane,
  pairs: number,
  rows: number,
  shift: number,
): void {
  const first = wordsOf(u, pairs, rows), second = wordsOf(v, pairs, rows);
  const to = new Uint16Array(memory, target.offset, target.pitch / 2 * (rows - 1) + 2 * pairs);
  for (let row = 0; row < rows; row++) {
    let at = row * target.pitch / 2, a = row * u.pitch / 2, b = row * v.pitch / 2;
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
