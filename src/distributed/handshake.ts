/**
 * The first bytes on a connection. Both sides prove that they know the token without sending it: each answers
 * the other's random challenge with an HMAC.
 *
 * ```text
 * rank 0 → rank n   magic · version · challenge
 * rank n → rank 0   magic · version · rank · size · milliseconds left · challenge · HMAC
 * rank 0 → rank n   status · HMAC
 * ```
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const MAGIC = new TextEncoder().encode("cuffi-rv");
const VERSION = 1;
const CHALLENGE_BYTES = 32;
const MAC_BYTES = 32;

/** The bytes of rank 0's challenge. */
export const CHALLENGE_MESSAGE: number = MAGIC.length + 4 + CHALLENGE_BYTES;
/** The bytes of the answer to it. */
export const HELLO_MESSAGE: number = MAGIC.length + 16 + CHALLENGE_BYTES + MAC_BYTES;
/** The bytes of rank 0's verdict. */
export const VERDICT_MESSAGE: number = 4 + MAC_BYTES;

/** The verdicts of rank 0. */
export const VERDICT = { WELCOME: 0, WRONG_TOKEN: 1, WRONG_SIZE: 2, TAKEN: 3 } as const;

/** The fields of a hello. */
export interface Hello {
  readonly rank: number;
  readonly size: number;
  /** How long the sender will wait for the other ranks, in milliseconds. */
  readonly left: number;
}

/** An invalid message. */
export class HandshakeError extends Error {
  override readonly name = "HandshakeError";
}

/** Returns rank 0's first message. */
export function writeChallenge(): Uint8Array {
  return message(words(VERSION), randomBytes(CHALLENGE_BYTES));
}

/** Checks that a message is a challenge of this version. */
export function checkChallenge(bytes: Uint8Array): void {
  const version = readMagic(bytes);
  if (version !== VERSION) {
    throw new HandshakeError(`rank 0 runs another version of cuffi (protocol ${version}, here ${VERSION})`);
  }
}

/** Returns the hello that answers a challenge. */
export function writeHello(token: string, challenge: Uint8Array, { rank, size, left }: Hello): Uint8Array {
  const unsigned = message(words(VERSION, rank, size, left), randomBytes(CHALLENGE_BYTES));
  return join(unsigned, sign(token, "hello", challenge, unsigned));
}

/**
 * Returns the fields of a hello; undefined if its sender does not know the token.
 *
 * @throws {HandshakeError} If it is not a hello of this version.
 */
export function readHello(token: string, challenge: Uint8Array, bytes: Uint8Array): Hello | undefined {
  const version = readMagic(bytes);
  if (version !== VERSION) throw new HandshakeError(`another version of cuffi (protocol ${version})`);
  const unsigned = bytes.subarray(0, -MAC_BYTES);
  if (!isEqual(bytes.subarray(-MAC_BYTES), sign(token, "hello", challenge, unsigned))) return undefined;
  const [, rank, size, left] = readWords(bytes.subarray(MAGIC.length), 4);
  return { rank: rank!, size: size!, left: left! };
}

/** Returns rank 0's verdict on a hello. */
export function writeVerdict(token: string, hello: Uint8Array, status: number): Uint8Array {
  const unsigned = words(status);
  return join(unsigned, sign(token, "verdict", hello, unsigned));
}

/**
 * Returns the status in a verdict; undefined if its sender does not know the token.
 */
export function readVerdict(token: string, hello: Uint8Array, bytes: Uint8Array): number | undefined {
  const unsigned = bytes.subarray(0, -MAC_BYTES);
  const isSigned = isEqual(bytes.subarray(-MAC_BYTES), sign(token, "verdict", hello, unsigned));
  return isSigned ? readWords(unsigned, 1)[0] : undefined;
}

/** Signs a message as the answer to another one, which contains the challenge. */
function sign(token: string, role: string, answered: Uint8Array, bytes: Uint8Array): Uint8Array {
  return createHmac("sha256", token).update(role).update(answered).update(bytes).digest();
}

/** Compares in constant time. */
function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns the version in a message. */
function readMagic(bytes: Uint8Array): number {
  if (MAGIC.some((byte, i) => bytes[i] !== byte)) throw new HandshakeError("no message of cuffi");
  return readWords(bytes.subarray(MAGIC.length), 1)[0]!;
}

function message(...parts: Uint8Array[]): Uint8Array {
  return join(MAGIC, ...parts);
}

function words(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => view.setUint32(i * 4, value, true));
  return bytes;
}

function readWords(bytes: Uint8Array, count: number): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: count }, (_, i) => view.getUint32(i * 4, true));
}

function join(...parts: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
