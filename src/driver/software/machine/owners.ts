/**
 * The owners of memory. All software devices share one address space, so only the memory checker can tell the
 * memory of one from that of another.
 */
export class Owners {
  /** The device whose context is current. New allocations and modules belong to it. */
  current = 0;
  /** The ordinal of the owning device, by offset of the allocation. */
  readonly #owners: Map<number, number> = new Map();
  /** The devices whose memory each device may access. */
  readonly #peers: Map<number, Set<number>> = new Map();

  add(offset: number, ordinal: number = this.current): void {
    this.#owners.set(offset, ordinal);
  }

  delete(offset: number): void {
    this.#owners.delete(offset);
  }

  of(offset: number): number | undefined {
    return this.#owners.get(offset);
  }

  /** Allows kernels of the current device to access the memory of another one. */
  allow(peer: number): void {
    const peers = this.#peers.get(this.current);
    if (peers === undefined) this.#peers.set(this.current, new Set([peer]));
    else peers.add(peer);
  }

  /** Forgets which memory a device may access. */
  forgetPeers(ordinal: number): void {
    this.#peers.delete(ordinal);
    for (const peers of this.#peers.values()) peers.delete(ordinal);
  }

  /** Whether kernels of a device may access the device memory at `offset`. */
  mayAccess(ordinal: number, offset: number): boolean {
    const owner = this.#owners.get(offset) ?? ordinal;
    return owner === ordinal || this.#peers.get(ordinal)?.has(owner) === true;
  }
}
