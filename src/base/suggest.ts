/** Suggests the name that was probably meant. */

/** Returns `; did you mean "stream"?` for a name close to a known one, otherwise "". */
export function suggestion(name: string, known: readonly string[]): string {
  const limit = Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined, least = limit + 1;
  for (const candidate of known) {
    const edits = distance(name.toLowerCase(), candidate.toLowerCase());
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best === undefined ? "" : `; did you mean "${best}"?`;
}

/** The number of letters to insert, remove, replace or swap with their neighbor (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [], row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(replaced, row[j]! + 1, next[j - 1]! + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) next[j] = Math.min(next[j]!, before[j - 2]! + 1);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
