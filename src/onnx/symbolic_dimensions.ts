/**
 * Reads the names of a model's symbolic dimensions from its file: ONNX Runtime does not tell them any more once they are
 * fixed.
 */
import { nodeModule } from "../runtime/index.ts";
import type { ModelSource } from "./session.ts";

/**
 * Field numbers in ONNX's protocol buffers: the graph of a model, its inputs, their types, those of tensors, their
 * shapes, extents, and the names of these.
 */
const DIMENSION_NAMES = [7, 11, 2, 1, 2, 1, 2] as const;

/** Wire types of protocol buffers. */
const VARINT = 0, FIXED64 = 1, BYTES = 2, FIXED32 = 5;

/** Bytes that are read from a file at a time. */
const WINDOW = 1 << 16;

/** Returns bytes from an offset on, as many as there are up to a length. */
type Read = (at: number, length: number) => Uint8Array;

/** Returns the names in the shapes of a model's inputs; undefined if the file is not a protocol buffer. */
export function symbolicDimensions(source: ModelSource): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  try {
    if ("bytes" in source) {
      const { bytes } = source;
      addNames(names, (at, length) => bytes.subarray(at, at + length), 0, bytes.length, DIMENSION_NAMES);
    } else readFile(source.path, (read, size) => addNames(names, read, 0, size, DIMENSION_NAMES));
    return names;
  } catch {
    return undefined;
  }
}

/** Opens a file for a function, with one window of it in memory. */
function readFile(path: string, work: (read: Read, size: number) => void): void {
  const fs = nodeModule("node:fs")!, file = fs.openSync(path, "r");
  let window = new Uint8Array(0), start = 0;
  const read: Read = (at, length) => {
    if (at < start || at + length > start + window.length) {
      const bytes = new Uint8Array(Math.max(length, WINDOW));
      window = bytes.subarray(0, fs.readSync(file, bytes, 0, bytes.length, at));
      start = at;
    }
    return window.subarray(at - start, at - start + length);
  };
  try {
    work(read, fs.fstatSync(file).size);
  } finally {
    fs.closeSync(file);
  }
}

/** Adds the texts at the end of a path of field numbers. */
function addNames(
  names: Set<string>,
  read: Read,
  from: number,
  to: number,
  [field, ...rest]: readonly number[],
): void {
  for (let at = from; at < to;) {
    const key = readVarint(read, at), type = key.value % 8;
    if (type === VARINT) at = readVarint(read, key.end).end;
    else if (type === FIXED64 || type === FIXED32) at = key.end + (type === FIXED64 ? 8 : 4);
    else {
      if (type !== BYTES) throw new RangeError(`wire type ${type}`);
      const length = readVarint(read, key.end), start = length.end, end = start + length.value;
      if (end > to) throw new RangeError("a field ends after its message");
      if (Math.floor(key.value / 8) === field) {
        if (rest.length > 0) addNames(names, read, start, end, rest);
        else if (length.value > 0) names.add(new TextDecoder().decode(read(start, length.value)));
      }
      at = end;
    }
  }
}

function readVarint(read: Read, at: number): { readonly value: number; readonly end: number } {
  let value = 0, scale = 1;
  for (const [i, byte] of read(at, 10).entries()) {
    value += (byte & 127) * scale;
    scale *= 128;
    if (byte < 128) return { value, end: at + i + 1 };
  }
  throw new RangeError("a number does not end");
}
