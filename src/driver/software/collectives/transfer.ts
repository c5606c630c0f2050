/** The parts of an operation: bytes that a rank sends to a peer, and bytes that it expects from one. */
import { DATA_TYPE, REDUCTION, TYPE_BYTES } from "../../collectives.ts";
import type { CollectiveType, Reduction } from "../../collectives.ts";

/** Names of operations, by the number in their headers. */
export const OPERATIONS = [
  "allReduce",
  "reduce",
  "broadcast",
  "allGather",
  "reduceScatter",
  "send",
  "barrier",
  "split",
  "joinWorld",
] as const;

/** The operation that a transfer belongs to. Both sides must agree on it. */
export interface Signature {
  readonly name: typeof OPERATIONS[number];
  readonly type: CollectiveType;
  readonly count: number;
  readonly op: Reduction | undefined;
  /** The root; undefined for operations without one. */
  readonly root: number | undefined;
}

const HEADER_WORDS = 5;
/** Bytes of the header before the data of a transfer. */
export const HEADER_BYTES: number = 8 * HEADER_WORDS;

const TYPES = Object.keys(DATA_TYPE) as CollectiveType[];
const REDUCTIONS = Object.keys(REDUCTION) as Reduction[];

/** Returns the header of a transfer. */
function encodeSignature({ name, type, count, op, root }: Signature): Uint8Array {
  const words = new Float64Array(new ArrayBuffer(HEADER_BYTES));
  words.set([
    OPERATIONS.indexOf(name),
    DATA_TYPE[type],
    count,
    op === undefined ? -1 : REDUCTION[op],
    root ?? -1,
  ]);
  return new Uint8Array(words.buffer);
}

/** Describes an operation: `allReduce() of 1024 f32, sum`. */
export function describeSignature({ name, type, count, op, root }: Signature): string {
  const call = name === "send" ? "send() or receive()" : `${name}()`;
  if (name === "barrier" || name === "split" || name === "joinWorld") return call;
  const detail = [op, root === undefined ? undefined : `root ${root}`].filter((part) => part !== undefined);
  return `${call} of ${count} ${type}${detail.map((part) => `, ${part}`).join("")}`;
}

/** Returns the operation of a header; undefined if it is not one. */
export function decodeSignature(header: Uint8Array): Signature | undefined {
  const [name, type, count, op, root] = new Float64Array(header.slice().buffer);
  const known = { name: OPERATIONS[name!], type: TYPES[type!] };
  if (known.name === undefined || known.type === undefined) return undefined;
  return {
    name: known.name,
    type: known.type,
    count: count!,
    op: REDUCTIONS[op!],
    root: root! < 0 ? undefined : root!,
  };
}

/** Bytes that are sent to a peer. */
export class Outgoing {
  readonly header: Uint8Array;
  readonly byteLength: number;
  /** Returns bytes of the source. */
  readonly bytes: (position: number, length: number) => Uint8Array;
  headerSent = false;
  /** Bytes sent so far. */
  position = 0;

  constructor(signature: Signature, byteLength: number, bytes: Outgoing["bytes"]) {
    this.header = encodeSignature(signature);
    this.byteLength = byteLength;
    this.bytes = bytes;
  }

  get done(): boolean {
    return this.headerSent && this.position === this.byteLength;
  }
}

/** Bytes that are expected from a peer. */
export class Incoming {
  readonly signature: Signature;
  readonly byteLength: number;
  /** Returns the memory that receives bytes. */
  readonly bytes: (position: number, length: number) => Uint8Array;
  /** How far bytes can be received at present. */
  limit: number;
  headerReceived = false;
  /** Bytes received so far. */
  position = 0;

  constructor(signature: Signature, byteLength: number, limit: number, bytes: Incoming["bytes"]) {
    this.signature = signature;
    this.byteLength = byteLength;
    this.limit = Math.min(limit, byteLength);
    this.bytes = bytes;
  }

  get done(): boolean {
    return this.headerReceived && this.position === this.byteLength;
  }
}

/** Returns the bytes of the elements of an operation. */
export function bytesOf({ type, count }: Signature): number {
  return count * TYPE_BYTES[type];
}
