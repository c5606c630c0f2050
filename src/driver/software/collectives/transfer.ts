/** The parts of an operation: bytes that a rank sends to a peer, and bytes that it expects from one. */
import { bytesOf, type ElementType, MOVED, REDUCTION, type Reduction } from "../../collectives.ts";

/** Names of operations, by the number in their headers. A receive expects the header of a send. */
const OPERATIONS = [
  "allReduce",
  "reduce",
  "broadcast",
  "allGather",
  "reduceScatter",
  "allToAll",
  "barrier",
  "split",
  "joinWorld",
  "send",
  "receive",
] as const;

/** The operation that a transfer belongs to. Both sides must agree on it. */
export interface Signature {
  readonly name: typeof OPERATIONS[number];
  readonly type: ElementType;
  readonly count: number;
  readonly op?: Reduction | undefined;
  readonly root?: number | undefined;
  /** The rank to which a send goes, or from which a receive comes. */
  readonly peer?: number;
}

const HEADER_WORDS = 6;
/** Bytes of the header before the data of a transfer. */
export const HEADER_BYTES: number = 8 * HEADER_WORDS;

const TYPES = Object.keys(MOVED) as ElementType[];
const REDUCTIONS = Object.keys(REDUCTION) as Reduction[];

/** Whether every rank takes part in the operation, rather than two of them. */
export function isCollective({ name }: Signature): boolean {
  return name !== "send" && name !== "receive";
}

/**
 * Returns the header of a transfer.
 *
 * @param exchanges Sends and receives of the rank so far.
 */
function encodeHeader({ name, type, count, op, root }: Signature, exchanges: number): Uint8Array {
  const words = new Float64Array(new ArrayBuffer(HEADER_BYTES));
  words.set([
    OPERATIONS.indexOf(name),
    TYPES.indexOf(type),
    count,
    op === undefined ? -1 : REDUCTIONS.indexOf(op),
    root ?? -1,
    exchanges,
  ]);
  return new Uint8Array(words.buffer);
}

/** Describes an operation: `allReduce() of 1024 f32, sum`. */
export function describeSignature({ name, type, count, op, root, peer }: Signature): string {
  if (name === "barrier" || name === "split" || name === "joinWorld") return `${name}()`;
  if (peer !== undefined) {
    return `${name}() of ${count} ${type} ${name === "send" ? "to" : "from"} rank ${peer}`;
  }
  const detail = [op, root === undefined ? undefined : `root ${root}`].filter((part) => part !== undefined);
  return `${name}() of ${count} ${type}${detail.map((part) => `, ${part}`).join("")}`;
}

/**
 * Returns the operation of a header, undefined if it is not one, and the sends and receives of its rank before.
 *
 * @param rank Whom the header was sent to.
 */
export function decodeHeader(
  header: Uint8Array,
  rank: number,
): { signature: Signature | undefined; exchanges: number } {
  const [name, type, count, op, root, exchanges] = new Float64Array(header.slice().buffer);
  const known = { name: OPERATIONS[name!], type: TYPES[type!] };
  if (known.name === undefined || known.type === undefined) return { signature: undefined, exchanges: 0 };
  const signature: Signature = {
    name: known.name,
    type: known.type,
    count: count!,
    op: REDUCTIONS[op!],
    root: root! < 0 ? undefined : root!,
    ...known.name === "send" ? { peer: rank } : {},
  };
  return { signature, exchanges: exchanges! };
}

/** Whether a peer's operation is the one that this rank expects of it. */
export function isExpected(
  { name, type, count, op, root }: Signature,
  actual: Signature | undefined,
): boolean {
  return actual !== undefined && actual.name === (name === "receive" ? "send" : name) &&
    actual.type === type &&
    actual.count === count && actual.op === op && actual.root === root;
}

/** Bytes that are sent to a peer. */
export class Outgoing {
  readonly signature: Signature;
  readonly header: Uint8Array;
  readonly byteLength: number;
  /** Returns bytes of the source. */
  readonly bytes: (position: number, length: number) => Uint8Array;
  headerSent = false;
  /** Bytes sent so far. */
  position = 0;

  constructor(signature: Signature, exchanges: number, byteLength: number, bytes: Outgoing["bytes"]) {
    this.signature = signature;
    this.header = encodeHeader(signature, exchanges);
    this.byteLength = byteLength;
    this.bytes = bytes;
  }

  get done(): boolean {
    return this.headerSent && this.position === this.byteLength;
  }
}

/**
 * Bytes that are expected from a peer. If a collective operation needs none, the peer's operation is compared when it
 * arrives, and nothing waits for it.
 */
export class Incoming {
  readonly signature: Signature;
  readonly byteLength: number;
  /** Returns the memory that receives bytes. */
  readonly bytes: (position: number, length: number) => Uint8Array;
  /** Whether only the operation is compared. */
  readonly headerOnly: boolean;
  /** How far bytes can be received at present. */
  limit: number;
  headerReceived = false;
  /** Bytes received so far. */
  position = 0;

  constructor(signature: Signature, byteLength: number, limit: number, bytes: Incoming["bytes"]) {
    this.signature = signature;
    this.byteLength = byteLength;
    this.headerOnly = byteLength === 0 && isCollective(signature);
    this.limit = Math.min(limit, byteLength);
    this.bytes = bytes;
  }

  /** Whether the operation needs no more from the peer. */
  get done(): boolean {
    return this.headerOnly || (this.headerReceived && this.position === this.byteLength);
  }
}

/** Returns the bytes of the elements of an operation. */
export function byteLengthOf({ type, count }: Signature): number {
  return bytesOf(count, type);
}
