/** A position in the initial bytes of a variable that holds the address of another symbol, or a byte of it. */
export interface Relocation {
  readonly offset: number;
  /** Bytes to write. */
  readonly size: 1 | 2 | 4 | 8;
  readonly symbol: string;
  /** Added to the address of the symbol. */
  readonly addend: bigint;
  /** Bits by which the sum is then shifted right. */
  readonly shift: number;
}

/** Writes the address of a relocation's symbol into the bytes of a variable. */
export function relocate(
  view: DataView,
  { offset, size, addend, shift }: Relocation,
  address: number,
): void {
  const value = (BigInt(address) + addend) >> BigInt(shift);
  for (let i = 0; i < size; i++) view.setUint8(offset + i, Number((value >> BigInt(8 * i)) & 0xffn));
}
