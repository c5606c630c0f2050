/**
 * Checksums of handles that travel as plain data. The owner computes one over all fields, so that a handle
 * that was changed or made up is rejected before its addresses are used.
 */
import { mismatch } from "../base/check.ts";
import { processRandom } from "../libraries/c_library.ts";
import { nodeModule } from "../runtime/index.ts";

/**
 * `"process"`: the handle is valid in other processes, and the checksum detects damage only.
 * `"worker"`: it is valid in this process, whose secret random bytes enter the checksum.
 */
export type HandleScope = "process" | "worker";

let secret: Uint8Array | undefined;

/** Returns the checksum of a list of plain values, as 32 hexadecimal digits. */
export function checksumOf(scope: HandleScope, fields: readonly unknown[]): string {
  const key = scope === "process" ? "" : secret ??= processRandom();
  const hash = nodeModule("node:crypto")!.createHmac("sha256", key).update(JSON.stringify(fields));
  return hash.digest("hex").slice(0, 32);
}

/** Throws a `TypeError` unless `checksum` is that of the fields. */
export function verifyChecksum(scope: HandleScope, fields: readonly unknown[], checksum: unknown): void {
  if (checksum === checksumOf(scope, fields)) return;
  const where = scope === "worker" ? "of this process, " : "";
  throw new TypeError(mismatch("handle.checksum", `the owner's, ${where}for these fields`, "another one"));
}
