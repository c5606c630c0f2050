/**
 * `ncclConfig_t`. NCCL only appends fields, and reads as many as the size says, so the fields of 2.18 serve all
 * versions.
 */
const VERSION = 21800, MAGIC = 0xcafebeef;
/** `NCCL_CONFIG_UNDEF_INT`; undefined pointers are null. */
const UNDEFINED = -0x8000_0000;

/** Offsets in bytes. */
export const CONFIG = {
  size: 0,
  magic: 8,
  version: 12,
  blocking: 16,
  cgaClusterSize: 20,
  minCTAs: 24,
  maxCTAs: 28,
  netName: 32,
  splitShare: 40,
  bytes: 48,
} as const;

/**
 * Returns a configuration.
 *
 * @param options `blocking`: whether calls wait until their work is complete. `splitShare`: whether
 * communicators that are split off share memory, connections and the flag that aborts.
 */
export function configure(options: { blocking: boolean; splitShare: boolean }): Uint8Array {
  const bytes = new Uint8Array(new ArrayBuffer(CONFIG.bytes));
  const view = new DataView(bytes.buffer);
  view.setBigUint64(CONFIG.size, BigInt(CONFIG.bytes), true);
  view.setUint32(CONFIG.magic, MAGIC, true);
  view.setUint32(CONFIG.version, VERSION, true);
  for (const field of ["cgaClusterSize", "minCTAs", "maxCTAs"] as const) {
    view.setInt32(CONFIG[field], UNDEFINED, true);
  }
  view.setInt32(CONFIG.blocking, Number(options.blocking), true);
  view.setInt32(CONFIG.splitShare, Number(options.splitShare), true);
  return bytes;
}
