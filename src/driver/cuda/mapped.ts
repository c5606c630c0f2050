/**
 * Whether an address can be read at all, which decides if a foreign handle may be shown to libcuda.
 *
 * @module
 */
import { type BoundSymbols, runtime } from "../../runtime/index.ts";

const PAGES = {
  getpagesize: { parameters: [], result: "i32" },
  /** Fails with ENOMEM if a page of the range is not mapped. */
  mincore: { parameters: [["addr", "address"], ["length", "usize"], ["vec", "buffer"]], result: "i32" },
} as const;

let pages: BoundSymbols<typeof PAGES> | null | undefined;
let pageSize = 0n;
const residency = new Uint8Array(new ArrayBuffer(8));

/** False if the page that holds the address is not mapped; true if it is, or where that cannot be found out. */
export function isReadable(address: bigint): boolean {
  if (pages === undefined) bindPages();
  if (pages === null) return true;
  return pages!.mincore(address - address % pageSize, 1n, residency) === 0;
}

function bindPages(): void {
  pages = null;
  if (runtime.platform() !== "linux") return;
  try {
    pages = runtime.openLibrary("libc.so.6", "mincore").bind(PAGES);
    pageSize = BigInt(pages.getpagesize());
  } catch {
    // No glibc, so there is nothing to ask.
  }
}
