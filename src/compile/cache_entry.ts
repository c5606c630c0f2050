/** Results of a compilation as the bytes that the cache keeps. */

/** What the cache keeps of a compilation; see `CompiledCuda`. */
export interface Entry {
  readonly image: Uint8Array | string;
  readonly ptx: string;
  readonly loweredNames: ReadonlyMap<string, string>;
  readonly log: string;
}

/** An entry of the cache: a line of JSON, the PTX, the cubin. */
export function encode({ image, ptx, loweredNames, log }: Entry): Uint8Array {
  const text = new TextEncoder().encode(ptx);
  const cubin = typeof image === "string" ? new Uint8Array(0) : image;
  const head = { ptxBytes: text.length, loweredNames: [...loweredNames], log };
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`);
  const entry = new Uint8Array(line.length + text.length + cubin.length);
  entry.set(line);
  entry.set(text, line.length);
  entry.set(cubin, line.length + text.length);
  return entry;
}

/** The opposite of {@link encode}. */
export function decode(entry: Uint8Array): Entry {
  const start = entry.indexOf(0x0a) + 1;
  const head = JSON.parse(new TextDecoder().decode(entry.subarray(0, start))) as {
    ptxBytes: number;
    loweredNames: [string, string][];
    log: string;
  };
  const ptx = new TextDecoder().decode(entry.subarray(start, start + head.ptxBytes));
  const cubin = entry.slice(start + head.ptxBytes);
  return {
    image: cubin.length > 0 ? cubin : ptx,
    ptx,
    loweredNames: new Map(head.loweredNames),
    log: head.log,
  };
}
