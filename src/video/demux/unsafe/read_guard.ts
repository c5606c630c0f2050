/**
 * Ends loops without progress: in damaged files, mediabunny 1.61 may read the same bytes forever, which would
 * block the process. Such reads come from a cache, which mediabunny's public interface does not expose.
 *
 * - Assumes: a `Source` of mediabunny has a method `_read` that all reads go through, including those of cached bytes.
 * - If that fails: reads are not counted. A damaged file may then loop forever.
 * - Switch: `CUFFI_DISABLE=read-guard`.
 */
import { isDisabled } from "../../../runtime/disable.ts";
import type * as Mediabunny from "mediabunny";

/** Reads between two packets. MPEG transport streams need one for each 188 bytes. */
const MAX_READS = 300_000;

/** Reads bytes for mediabunny's parsers; not part of its public interface. */
interface ReadingSource {
  _read?: (...range: unknown[]) => unknown;
}

/** Counts the reads of a source. */
export class ReadGuard {
  readonly #reader: { progress(): void } | undefined;
  #reads = 0;

  /** @param reader Counts the bytes that it reads for the source. */
  constructor(source: Mediabunny.Source, reader?: { progress(): void }) {
    this.#reader = reader;
    const target = source as unknown as ReadingSource, read = target._read;
    if (typeof read !== "function" || isDisabled("read-guard")) return;
    target._read = (...range) => {
      if (++this.#reads > MAX_READS) {
        throw new Error("video: the file is damaged: nothing was found in 300,000 reads");
      }
      return read.apply(target, range);
    };
  }

  /** Resets the count, because something was found. */
  progress(): void {
    this.#reads = 0;
    this.#reader?.progress();
  }
}
