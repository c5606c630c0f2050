/** The ranks of this process in a communicator: their stores, and their channels to all ranks. */
import type { CommunicatorRequest } from "../../collectives.ts";
import { Channel, STATE, storeBytes, writeReason } from "./channel.ts";
import { FileStore, MemoryStore, removeFile, removeFolder, type Store } from "../../world_files.ts";

export class Membership {
  /** The channels by member, then by peer. */
  readonly channels: readonly (readonly Channel[])[];
  readonly #ranks: readonly number[];
  readonly #stores: readonly Store[];
  /** The folder of the stores; undefined if all ranks are members. */
  readonly #folder: string | undefined;
  readonly #size: number;
  #complete = false;
  #closed = false;

  constructor({ members, size }: CommunicatorRequest, folder: string | undefined) {
    const bytes = storeBytes(size);
    this.#folder = folder;
    this.#size = size;
    this.#ranks = members.map(({ rank }) => rank);
    const stores: Store[] = [];
    try {
      for (const rank of this.#ranks) {
        stores.push(
          folder === undefined ? new MemoryStore(bytes) : FileStore.create(`${folder}/${rank}`, bytes),
        );
      }
    } catch (error) {
      for (const store of stores) store.close();
      throw error;
    }
    this.#stores = stores;
    this.channels = this.#ranks.map((rank, member) =>
      Array.from({ length: size }, (_, peer) => new Channel(stores[member]!, rank, peer, size))
    );
    for (const channels of this.channels) {
      this.#ranks.forEach((peer, member) => channels[peer]!.connect(new Borrowed(stores[member]!)));
    }
  }

  /** Returns the channel to a rank that has failed before all had joined. */
  failedPeer(): Channel | undefined {
    if (this.#complete) return undefined;
    return this.channels.flat().find(({ peerState }) => peerState === STATE.failed);
  }

  /** Connects to the ranks that have joined so far. Returns true once all ranks are connected to each other. */
  complete(): boolean {
    if (this.#complete) return true;
    const folder = this.#folder;
    for (const channel of this.channels.flat()) {
      if (!channel.open) {
        const store = folder === undefined ? undefined : FileStore.open(`${folder}/${channel.peer}`);
        if (store === undefined) continue;
        channel.connect(store);
      }
      channel.refresh();
    }
    this.#complete = this.channels.every((channels) =>
      channels.every(({ open, peerState }) => open && peerState !== STATE.absent)
    );
    // The files stay open, so their names are no longer needed.
    if (this.#complete) this.#removeFiles();
    return this.#complete;
  }

  /** Publishes the state of the members to all peers. */
  announce(state: number, reason = ""): void {
    if (this.#closed) return;
    if (reason !== "") { for (const store of this.#stores) writeReason(store, this.#size, reason); }
    for (const channel of this.channels.flat()) channel.announce(state);
  }

  close(state: number, reason?: string): void {
    if (this.#closed) return;
    this.announce(state, reason);
    this.#closed = true;
    for (const channel of this.channels.flat()) channel.close();
    for (const store of this.#stores) store.close();
    // Ranks that have ended cannot remove their files.
    if (!this.#complete && this.#folder !== undefined) removeFolder(this.#folder);
  }

  #removeFiles(): void {
    if (this.#folder === undefined) return;
    for (const rank of this.#ranks) removeFile(this.#folder, rank);
  }
}

/** The store of a member, as the channels of members use it: only its owner closes it. */
class Borrowed implements Store {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  read(position: number, bytes: Uint8Array): void {
    this.#store.read(position, bytes);
  }

  write(position: number, bytes: Uint8Array): void {
    this.#store.write(position, bytes);
  }

  close(): void {}
}
