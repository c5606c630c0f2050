/** Reduces source maps to lines. */
import { decode, encode } from "@jridgewell/sourcemap-codec";

/**
 * Removes from a source map all but the first position on each line of the source. Stack traces name the same
 * lines, and the map has a quarter of the size.
 *
 * @param json The source map of code whose names were not changed.
 */
export function lineSourceMap(json: string): string {
  const { mappings, ...map } = JSON.parse(json);
  const lines = decode(mappings).map((segments) =>
    segments
      .filter(([, source, line], i) => {
        const [, previousSource, previousLine] = segments[i - 1] ?? [0];
        return source !== previousSource || line !== previousLine;
      })
      .map((segment) => segment.length === 5 ? segment.slice(0, 4) as typeof segment : segment)
  );
  return JSON.stringify({ ...map, names: [], mappings: encode(lines) });
}
