/**
 * Messages between two ranks, on top of frames. Short ones are sent immediately, as long as those that the
 * receiver has not taken yet fit in its window. Longer ones are offered, and sent when the receiver accepts
 * them: memory for them is allocated once, and messages that no call waits for never block a connection.
 */
import { FRAME, FrameError, type FrameHeader, MAX_EAGER, MAX_PAYLOAD } from "./frames.ts";

/** Maximum number of bytes that are sent to a rank before it takes them. */
const WINDOW = 4 * 1024 * 1024;

/**
 * Bytes of the window that an eager message takes in addition to its own, which bounds the number of
 * messages.
 */
const MESSAGE_COST = 64;

/** Maximum number of offers that a rank keeps. */
const MAX_OFFERS = 1 << 20;

/** The longest message: what a `Uint8Array` holds in every runtime. */
export const MAX_MESSAGE: number = 2 ** 32 - 1;

/** Sends frames to other ranks. */
export interface Wire {
  /** Sends a frame; the result resolves when the payload may change. */
  transmit(header: FrameHeader, payload?: Uint8Array): Promise<void> | undefined;
}

/** A message in the mailbox. */
export interface Message {
  readonly code: number;
  readonly bytes: Uint8Array;
}

/** A message that has arrived or was announced. */
interface Arrival {
  readonly header: FrameHeader;
  /** Undefined for an offer. */
  readonly bytes?: Uint8Array;
}

interface Waiter {
  readonly from: number;
  readonly resolve: (message: Message) => void;
  readonly reject: (error: unknown) => void;
}

interface Offer {
  isAccepted: boolean;
  readonly to: number;
  readonly header: FrameHeader;
  readonly bytes: Uint8Array;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Incoming extends Waiter {
  readonly code: number;
  readonly bytes: Uint8Array;
  /** Bytes for which memory was returned. */
  filled: number;
}

/** The messages of one rank: sent, offered, arrived and awaited. */
export class Messages {
  readonly #rank: number;
  readonly #wire: Wire;
  readonly #arrived = new Map<string, Arrival[]>();
  readonly #waiting = new Map<string, Waiter[]>();
  readonly #offers = new Map<number, Offer>();
  readonly #incoming = new Map<string, Incoming>();
  /** Eager bytes by the rank they were sent to, and by the rank that sent them. */
  readonly #outstanding = new Map<number, number>();
  readonly #held = new Map<number, number>();
  /** Bytes taken by receivers here and not yet credited to their sender. */
  readonly #taken = new Map<number, number>();
  readonly #left = new Map<number, Error>();
  #failure: Error | undefined;
  #nextId = 0;
  /** Number of offers that have not been accepted. */
  #offered = 0;

  constructor(rank: number, wire: Wire) {
    this.#rank = rank;
    this.#wire = wire;
  }

  /** Sends a message. Resolves when its bytes may change. */
  send(to: number, code: number, tag: number, bytes: Uint8Array): Promise<void> {
    const problem = this.#failure ?? this.#left.get(to);
    if (problem !== undefined) return Promise.reject(problem);
    const id = this.#nextId = (this.#nextId + 1) >>> 0;
    const header = { type: FRAME.MESSAGE, from: this.#rank, to, code, tag, id, size: bytes.length };
    if (to === this.#rank) {
      this.#arrive({ header, bytes: bytes.slice() });
      return Promise.resolve();
    }
    const cost = bytes.length + MESSAGE_COST, outstanding = this.#outstanding.get(to) ?? 0;
    if (bytes.length <= MAX_EAGER && outstanding + cost <= WINDOW) {
      this.#outstanding.set(to, outstanding + cost);
      return this.#wire.transmit(header, bytes) ?? Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      this.#offers.set(id, { isAccepted: false, to, header, bytes, resolve, reject });
      void this.#wire.transmit({ ...header, type: FRAME.OFFER });
    });
  }

  /** Waits for the next message of a rank with a tag. */
  receive(from: number, isCollective: boolean, tag: number): Promise<Message> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    const key = keyOf(from, isCollective, tag);
    const queue = this.#arrived.get(key), next = queue?.shift();
    if (queue?.length === 0) this.#arrived.delete(key);
    return new Promise((resolve, reject) => {
      const waiter = { from, resolve, reject };
      if (next !== undefined) this.#take(next, waiter);
      else if (this.#left.has(from)) reject(this.#left.get(from));
      else this.#waiting.set(key, [...this.#waiting.get(key) ?? [], waiter]);
    });
  }

  /** Returns the memory for the payload of a frame. */
  target({ type, from, id }: FrameHeader, length: number): Uint8Array {
    if (type !== FRAME.DATA) return new Uint8Array(length);
    const incoming = this.#incoming.get(`${from}:${id}`);
    if (incoming === undefined || incoming.filled + length > incoming.bytes.length) {
      throw new FrameError("data that was not requested");
    }
    return incoming.bytes.subarray(incoming.filled, incoming.filled += length);
  }

  /** Handles a frame for this rank. */
  frame(header: FrameHeader, payload: Uint8Array): void {
    const { type, from, id, size } = header;
    switch (type) {
      case FRAME.MESSAGE: {
        const held = (this.#held.get(from) ?? 0) + payload.length + MESSAGE_COST;
        if (held > WINDOW) throw new FrameError("more messages than its window allows");
        this.#held.set(from, held);
        return this.#arrive({ header, bytes: payload });
      }
      case FRAME.OFFER:
        if (++this.#offered > MAX_OFFERS) {
          throw new FrameError(`more than ${MAX_OFFERS} offers that were not accepted`);
        }
        return this.#arrive({ header });
      case FRAME.ACCEPT: {
        const offer = this.#offers.get(id);
        if (offer?.to !== from || offer.isAccepted) throw new FrameError("an answer to no offer");
        offer.isAccepted = true;
        return void this.#stream(id, offer);
      }
      case FRAME.DATA:
        return this.#complete(`${from}:${id}`);
      case FRAME.CREDIT:
        this.#outstanding.set(from, Math.max(0, (this.#outstanding.get(from) ?? 0) - size));
        return;
      default:
        throw new FrameError(`an unexpected frame of type ${type}`);
    }
  }

  /** A rank has left: nothing more will arrive from it. */
  leave(rank: number, error: Error): void {
    this.#left.set(rank, error);
    this.#rejectAll(error, (other) => other === rank);
  }

  /** Rejects everything that is in flight, and all later calls. */
  fail(error: Error): void {
    this.#failure ??= error;
    this.#rejectAll(error, () => true);
    this.#arrived.clear();
  }

  #rejectAll(error: Error, concerns: (rank: number) => boolean): void {
    for (const [key, waiters] of this.#waiting) {
      if (!concerns(waiters[0]!.from)) continue;
      this.#waiting.delete(key);
      for (const { reject } of waiters) reject(error);
    }
    for (const [key, { from, reject }] of this.#incoming) {
      if (concerns(from)) this.#incoming.delete(key), reject(error);
    }
    for (const [id, { to, reject }] of this.#offers) {
      if (concerns(to)) this.#offers.delete(id), reject(error);
    }
  }

  #arrive(arrival: Arrival): void {
    const { from, code, tag } = arrival.header;
    const key = keyOf(from, code !== 0, tag);
    const waiters = this.#waiting.get(key), waiter = waiters?.shift();
    if (waiters?.length === 0) this.#waiting.delete(key);
    if (waiter !== undefined) return this.#take(arrival, waiter);
    const queue = this.#arrived.get(key);
    if (queue === undefined) this.#arrived.set(key, [arrival]);
    else queue.push(arrival);
  }

  /** Passes a message to its receiver, or asks for the data of an offer. */
  #take({ header, bytes }: Arrival, waiter: Waiter): void {
    const { from, code, id, size } = header;
    if (bytes !== undefined) {
      if (from !== this.#rank) this.#return(from, bytes.length + MESSAGE_COST);
      return waiter.resolve({ code, bytes });
    }
    this.#offered--;
    if (this.#left.has(from)) return waiter.reject(this.#left.get(from));
    try {
      const incoming = { ...waiter, code, bytes: new Uint8Array(size), filled: 0 };
      this.#incoming.set(`${from}:${id}`, incoming);
    } catch {
      return waiter.reject(new RangeError(`receive: no memory for the ${size} bytes of rank ${from}`));
    }
    void this.#wire.transmit({ ...header, type: FRAME.ACCEPT, from: this.#rank, to: from });
    if (size === 0) this.#complete(`${from}:${id}`);
  }

  /** Returns credit for taken messages to their sender, from time to time. */
  #return(from: number, cost: number): void {
    this.#held.set(from, (this.#held.get(from) ?? 0) - cost);
    const taken = (this.#taken.get(from) ?? 0) + cost;
    this.#taken.set(from, taken < WINDOW / 4 ? taken : 0);
    if (taken < WINDOW / 4) return;
    const header = { type: FRAME.CREDIT, from: this.#rank, to: from, code: 0, tag: 0, id: 0, size: taken };
    void this.#wire.transmit(header);
  }

  /** Sends the data of an offer in parts. */
  async #stream(id: number, offer: Offer): Promise<void> {
    const { bytes, header } = offer;
    for (let at = 0; at < bytes.length && this.#offers.has(id); at += MAX_PAYLOAD) {
      const part = bytes.subarray(at, at + MAX_PAYLOAD);
      const pending = this.#wire.transmit({ ...header, type: FRAME.DATA }, part);
      if (pending !== undefined) await pending;
    }
    if (this.#offers.delete(id)) offer.resolve();
  }

  #complete(key: string): void {
    const incoming = this.#incoming.get(key)!;
    if (incoming.filled < incoming.bytes.length) return;
    this.#incoming.delete(key);
    incoming.resolve({ code: incoming.code, bytes: incoming.bytes });
  }
}

function keyOf(from: number, isCollective: boolean, tag: number): string {
  return `${from}${isCollective ? "c" : "m"}${tag}`;
}
