/**
 * Copies between host and device, pinned and pageable, as `c/transfer.c` does them: each copy is followed by a
 * synchronize; a sample is the mean of a few such pairs. GB/s, 1 GB = 1e9 bytes.
 */
import { type CopyOperand, openDevice } from "../mod.ts";
import { checkSame, fillRandom, now, quick, report, samples } from "./lib/measure.ts";

/** 6 MB is one 1080p RGB frame. */
const SIZES = [
  { label: "1 MB", bytes: 1_000_000, copies: 16, count: 100 },
  { label: "6 MB", bytes: 6_220_800, copies: 4, count: 60 },
  { label: "64 MB", bytes: 64_000_000, copies: 1, count: 30 },
  { label: "256 MB", bytes: 256_000_000, copies: 1, count: 12 },
];

using device = await openDevice();
using stream = device.createStream();

for (const size of device.kind === "software" ? SIZES.slice(0, 2) : SIZES) {
  using target = device.allocate(size.bytes);
  using sent = device.allocatePinned(size.bytes);
  using returned = device.allocatePinned(size.bytes);
  fillRandom(sent.as("u32"), 1);
  returned.bytes.fill(0xa5);
  measure("upload pinned", size, target, sent);
  measure("download pinned", size, returned, target);
  checkSame(`pinned ${size.label}`, returned.bytes, sent.bytes);

  const pageable = new Uint8Array(sent.bytes);
  measure("upload pageable", size, target, pageable);
  measure("download pageable", size, pageable, target);
  checkSame(`pageable ${size.label}`, pageable, sent.bytes);

  // The other way to upload ordinary memory: lock it in place, copy, unlock it.
  const rates = samples(2, quick ? Math.ceil(size.count / 3) : size.count, () => {
    const start = now();
    using registered = device.register(pageable);
    device.copy(target, registered, { stream });
    stream.synchronize();
    registered.dispose();
    return size.bytes / (now() - start) / 1e3;
  });
  report(`upload registered for one copy ${size.label}`, "GB/s", rates);
}

function measure(name: string, size: typeof SIZES[number], dst: CopyOperand, src: CopyOperand): void {
  const { bytes, copies, count, label } = size;
  const rates = samples(2, quick ? Math.ceil(count / 3) : count, () => {
    const start = now();
    for (let i = 0; i < copies; i++) {
      device.copy(dst, src, { stream });
      stream.synchronize();
    }
    return bytes * copies / (now() - start) / 1e3;
  });
  report(`${name} ${label}`, "GB/s", rates);
}
