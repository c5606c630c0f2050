/** Copies NV12 and P010 from device memory to the separate planes that encoders take. */
import { runtime } from "../../../runtime/index.ts";
import type { SourcePlane, TargetPlane } from "./planes.ts";

/** Copies luma, and separates Cb from Cr. Samples of more than 8 bits move to the lower bits of their words. */
export function copyToPlanar(
  memory: ArrayBufferLike,
  luma: TargetPlane,
  chroma: TargetPlane,
  planes: readonly SourcePlane[],
  width: number,
  height: number,
  bitDepth: number,
): void {
  const [y, u, v] = planes, rows = height / 2, pairs = width / 2;
  if (bitDepth === 8) {
    copyLuma8(memory, luma, y!, width, height);
    separate8(memory, chroma, u!, v!, pairs, rows);
  } else {
    copyLuma16(memory, luma, y!, width, height, 16 - bitDepth);
    separate16(memory, chroma, u!, v!, pairs, rows, 16 - bitDepth);
  }
}

function bytesOf({ address, stride }: SourcePlane, widthBytes: number, height: number): ArrayBuffer {
  if (stride < widthBytes) throw new Error("video: libavcodec's frame has an unexpected layout");
  return runtime.foreignBuffer(address, stride * (height - 1) + widthBytes);
}

function copyLuma8(
  memory: ArrayBufferLike,
  source: TargetPlane,
  target: SourcePlane,
  width: number,
  height: number,
): void {
  const to = new Uint8Array(bytesOf(target, width, height));
  for (let row = 0; row < height; row++) {
    to.set(new Uint8Array(memory, source.offset + row * source.pitch, width), row * target.stride);
  }
}

function separate8(
  memory: ArrayBufferLike,
  source: TargetPlane,
  u: SourcePlane,
  v: SourcePlane,
  pairs: number,
  rows: number,
): void {
  const from = new Uint8Array(memory, source.offset, source.pitch * (rows - 1) + 2 * pairs);
  const first = new Uint8Array(bytesOf(u, pairs, rows)), second = new Uint8Array(bytesOf(v, pairs, rows));
  for (let row = 0; row < rows; row++) {
    for (
      let i = 0, at = row * source.pitch, a = row * u.stride, b = row * v.stride;
      i < pairs;
      i++, at += 2
    ) {
      first[a + i] = from[at]!;
      second[b + i] = from[at + 1]!;
    }
  }
}

function copyLuma16(
  memory: ArrayBufferLike,
  source: TargetPlane,
  target: SourcePlane,
  width: number,
  height: number,
  shift: number,
): void {
  const from = new Uint16Array(memory, source.offset, source.pitch / 2 * (height - 1) + width);
  const to = new Uint16Array(bytesOf(target, 2 * width, height));
  for (let row = 0; row < height; row++) {
    for (let i = 0, at = row * source.pitch / 2, a = row * target.stride / 2; i < width; i++) {
      to[a + i] = from[at + i]! >> shift;
    }
  }
}

function separate16(
  memory: ArrayBufferLike,
  source: TargetPlane,
  u: SourcePlane,
  v: SourcePlane,
  pairs: number,
  rows: number,
  shift: number,
): void {
  const from = new Uint16Array(memory, source.offset, source.pitch / 2 * (rows - 1) + 2 * pairs);
  const first = new Uint16Array(bytesOf(u, 2 * pairs, rows)),
    second = new Uint16Array(bytesOf(v, 2 * pairs, rows));
  for (let row = 0; row < rows; row++) {
    let at = row * source.pitch / 2;
    for (let i = 0, a = row * u.stride / 2, b = row * v.stride / 2; i < pairs; i++, at += 2) {
      first[a + i] = from[at]! >> shift;
      second[b + i] = from[at + 1]! >> shift;
    }
  }
}
