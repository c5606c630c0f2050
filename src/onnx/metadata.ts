/** The metadata of a model file. */
import { runtime } from "../runtime/index.ts";
import type { Ort } from "./api.ts";

/** Reads the metadata of a session's model. */
export function readMetadata(ort: Ort, session: bigint): Readonly<Record<string, string>> {
  const { fn, allocator } = ort;
  const metadata = ort.out("SessionGetModelMetadata", (word) => fn.SessionGetModelMetadata(session, word));
  try {
    const list = new BigUint64Array(new ArrayBuffer(8)), count = new BigInt64Array(new ArrayBuffer(8));
    const status = fn.ModelMetadataGetCustomMetadataMapKeys(metadata, allocator, list, count);
    ort.check("ModelMetadataGetCustomMetadataMapKeys", status);
    if (list[0] === 0n) return {};
    // Copied, because the list is freed before its keys are read.
    const keys = [...new BigUint64Array(runtime.foreignBuffer(list[0]!, 8 * Number(count[0]!)))];
    ort.check("AllocatorFree", fn.AllocatorFree(allocator, list[0]!));
    return Object.fromEntries(keys.map((key) => {
      const value = ort.out(
        "ModelMetadataLookupCustomMetadataMap",
        (word) => fn.ModelMetadataLookupCustomMetadataMap(metadata, allocator, key, word),
      );
      return [ort.takeText(key), value === 0n ? "" : ort.takeText(value)];
    }));
  } finally {
    fn.ReleaseModelMetadata(metadata);
  }
}
