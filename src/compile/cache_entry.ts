/** Compiled CUDA C++, and its encoding as an entry of the cache on disk. */

/** Code for one architecture, ready to be loaded. */
export interface CompiledCuda {
  /** The code to load: a cubin for `sm_…`, PTX text for `compute_…`. */
  readonly image: Uint8Array | string;
  /** The PTX of `image`. Launches are checked against its parameter lists. */
  readonly ptx: string;
  /** Maps each name expression to the (mangled) name in the image. */
  readonly loweredNames: ReadonlyMap<string, string>;
  /** Warnings and remarks of the compiler, or "". */
  readonly log: string;
  /** The architecture of `image`, such as `"sm_90"`. */
  readonly arch: string;
  /** Whether it was read from the cache on disk. */
  readonly cached: boolean;
}

/** The part of a compilation's result that the cache stores. */
export type CacheEntry = Omit<CompiledCuda, "arch" | "cached">;

/** Encodes an entry as one line of JSON, the PTX, and the cubin if there is one. */
export function encode({ image, ptx, loweredNames, log }: CacheEntry): Uint8Array {
  const ptxBytes = new TextEncoder().encode(ptx);
  const cubin = typeof image === "string" ? new Uint8Array(0) : image;
  const header = { ptxBytes: ptxBytes.length, loweredNames: [...loweredNames], log };
  const line = new TextEncoder().encode(`${JSON.stringify(header)}\n`);
  const bytes = new Uint8Array(line.length + ptxBytes.length + cubin.length);
  bytes.set(line);
  bytes.set(ptxBytes, line.length);
  bytes.set(cubin, line.length + ptxBytes.length);
  return bytes;
}

/** Decodes the output of {@link encode}. Returns undefined if the bytes are anything else. */
export function decode(bytes: Uint8Array): CacheEntry | undefined {
  const start = bytes.indexOf(0x0a) + 1;
  const header = parseJson(bytes.subarray(0, start));
  if (!isHeader(header) || start + header.ptxBytes > bytes.length) return undefined;
  const ptx = new TextDecoder().decode(bytes.subarray(start, start + header.ptxBytes));
  const cubin = bytes.slice(start + header.ptxBytes);
  return {
    image: cubin.length > 0 ? cubin : ptx,
    ptx,
    loweredNames: new Map(header.loweredNames),
    log: header.log,
  };
}

/** Parses JSON in UTF-8. Returns undefined if it is invalid. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

interface Header {
  readonly ptxBytes: number;
  readonly loweredNames: readonly (readonly [string, string])[];
  readonly log: string;
}

/**
 * Checked by hand: `device.compile()` is synchronous, so Zod would have to be loaded with every device, which
 * takes 15 to 50 ms.
 */
function isHeader(value: unknown): value is Header {
  const { ptxBytes, loweredNames, log } = (value ?? {}) as Partial<Header>;
  return Number.isInteger(ptxBytes) && ptxBytes! >= 0 && typeof log === "string" &&
    Array.isArray(loweredNames) &&
    loweredNames.every((pair) =>
      Array.isArray(pair) && pair.length === 2 && pair.every((name) => typeof name === "string")
    );
}
