/**
 * Copies in every direction from 1 KiB to 1 GiB, measured like `c/transfer.c`: each copy is followed by a
 * synchronize, and a sample is the mean of a few such pairs. Microseconds per copy below 1 MiB, GB/s (1e9
 * bytes) from there on.
 *
 * Measures the first pageable copies of the process first: they include starting copy threads and allocating
 * page-locked buffers, which all later measurements use.
 */
import { contextOf } from "../src/device/device.ts";
import { type CopyOperand, openDevice } from "../mod.ts";
import { runtime } from "../src/runtime/index.ts";
import { checkSame, fillRandom, now, quick, report, samplesFor } from "./lib/measure.ts";
import { sizeLabel } from "./lib/sizes.ts";

/** Powers of 4, and one 1080p RGB frame. The same in C and Python. */
const FRAME = 1080 * 1920 * 3;
const SIZES = quick
  ? [2 ** 10, 2 ** 16, 2 ** 20, FRAME, 2 ** 26, 2 ** 28]
  : [10, 12, 14, 16, 18, 20, 22].map((power) => 2 ** power).concat(FRAME, 2 ** 24, 2 ** 26, 2 ** 28, 2 ** 30);
const SMALLEST = SIZES[0]!;
/** Samples for the first use of a buffer. */
const FIRST_USE = 2 ** 28;
/** One second of video. */
const FIRST_COPIES = 30;
/** Milliseconds between frames at 60 Hz. */
const FRAME_MS = 1000 / 60;
const BUDGET_MS = quick ? 30 : 60;
/**
 * Copies in each direction, twice, before the first measurement. V8 compiles a loop of a copy and a wait after
 * 20,000 to 40,000 of them, again for each new type of operand, and until then calls C functions on a slower path.
 * The GPU raises its clocks meanwhile.
 */
const WARMUP = 25_000;

using device = await openDevice();
using stream = device.createStream();
const limit = device.kind === "software" ? 2 ** 24 : Infinity;
const sizes = SIZES.filter((bytes) => bytes <= limit);

firstCopies();
{
  const largest = sizes.at(-1)!;
  using memory = device.allocate(largest);
  using other = device.allocate(largest);
  using sent = device.allocatePinned(largest);
  using returned = device.allocatePinned(largest);
  fillRandom(sent.as("u32"), 1);
  const pageable = new Uint8Array(sent.bytes);
  const back = new Uint8Array(new ArrayBuffer(largest));

  for (let pass = 0; pass < 2; pass++) {
    copies(memory, sent, SMALLEST, WARMUP);
    copies(other, memory, SMALLEST, WARMUP);
    copies(returned, other, SMALLEST, WARMUP);
    copies(memory, pageable, SMALLEST, WARMUP);
    copies(back, memory, SMALLEST, WARMUP);
  }
  for (const bytes of sizes) {
    returned.bytes.fill(0xa5, 0, bytes);
    back.fill(0xa5, 0, bytes);
    measure("upload pinned", bytes, memory, sent);
    if (bytes === SMALLEST || bytes === 2 ** 20) measureCalls(bytes, memory.pointer, sent.address);
    measure("device to device", bytes, other, memory);
    measure("download pinned", bytes, returned, other);
    checkSame(sizeLabel(bytes), returned.bytes.subarray(0, bytes), pageable.subarray(0, bytes));
    measure("upload pageable", bytes, memory, pageable);
    measure("download pageable", bytes, back, memory);
    checkSame(sizeLabel(bytes), back.subarray(0, bytes), pageable.subarray(0, bytes));
  }
}
await spacedCopies();
if (FIRST_USE <= limit) firstUse();

function measure(series: string, bytes: number, dst: CopyOperand, src: CopyOperand): void {
  const times = timesOf(bytes, (count) => copies(dst, src, bytes, count));
  const name = `${series} ${sizeLabel(bytes)}`;
  if (bytes < 2 ** 20) report(name, "us", times, { bytes, series });
  else report(name, "GB/s", times.map((time) => bytes / time / 1e3), { bytes, series });
}

/** Copies and waits, `count` times. */
function copies(dst: CopyOperand, src: CopyOperand, bytes: number, count: number): void {
  for (let i = 0; i < count; i++) {
    device.copy(dst, src, { byteLength: bytes, stream });
    stream.synchronize();
  }
}

/** The same upload with direct libcuda calls. The difference to "upload pinned" is cuffi's overhead. */
function measureCalls(bytes: number, dst: bigint, src: bigint): void {
  const { libraryPath } = contextOf(device).driver;
  if (libraryPath === undefined) return;
  const { cuMemcpyHtoDAsync_v2, cuStreamSynchronize } = runtime.openLibrary(libraryPath).bind({
    cuMemcpyHtoDAsync_v2: {
      parameters: [["dstDevice", "address"], ["srcHost", "address"], ["ByteCount", "usize"], [
        "hStream",
        "address",
      ]],
      result: "i32",
    },
    cuStreamSynchronize: { parameters: [["hStream", "address"]], result: "i32" },
  });
  const size = BigInt(bytes), { handle } = stream;
  const calls = (count: number) => {
    for (let i = 0; i < count; i++) {
      cuMemcpyHtoDAsync_v2(dst, src, size, handle);
      cuStreamSynchronize(handle);
    }
  };
  calls(WARMUP);
  const times = timesOf(bytes, calls);
  const name = `upload pinned ${sizeLabel(bytes)}, calls alone`;
  if (bytes < 2 ** 20) report(name, "us", times);
  else report(name, "GB/s", times.map((time) => bytes / time / 1e3));
}

/** Returns the times of one copy in microseconds, from a function that copies `count` times. */
function timesOf(bytes: number, copy: (count: number) => void): number[] {
  const count = bytes <= 2 ** 16 ? 32 : bytes <= 2 ** 20 ? 8 : 1;
  const least = bytes >= 2 ** 28 ? 3 : 5;
  return samplesFor(BUDGET_MS, { warmup: 2, least, most: 200 }, () => {
    const start = now();
    copy(count);
    return (now() - start) / count;
  });
}

/** Measures a program that has just started: its first upload, and the rate of the first second of video. */
function firstCopies(): void {
  using memory = device.allocate(FRAME);
  const frame = new Uint8Array(new ArrayBuffer(FRAME)).fill(7);
  const times = Array.from({ length: FIRST_COPIES }, () => {
    const start = now();
    device.copy(memory, frame, { stream });
    stream.synchronize();
    return now() - start;
  });
  const name = `upload pageable ${sizeLabel(FRAME)}`;
  const total = times.reduce((sum, time) => sum + time, 0);
  report(`${name}, first of a process`, "us", [times[0]!]);
  report(`${name}, slowest of the first ${FIRST_COPIES}`, "us", [Math.max(...times)]);
  report(`${name}, first ${FIRST_COPIES} of a process`, "GB/s", [FIRST_COPIES * FRAME / total / 1e3]);
}

/** Measures frames of a camera: the copy threads have slept since the previous frame. */
async function spacedCopies(): Promise<void> {
  using memory = device.allocate(FRAME);
  const frame = new Uint8Array(new ArrayBuffer(FRAME)).fill(7), back = new Uint8Array(new ArrayBuffer(FRAME));
  for (const [way, dst, src] of [["upload", memory, frame], ["download", back, memory]] as const) {
    const times: number[] = [];
    while (times.length < (quick ? 12 : 30)) {
      await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
      const start = now();
      device.copy(dst, src, { stream });
      stream.synchronize();
      times.push(now() - start);
    }
    const name = `${way} pageable ${sizeLabel(FRAME)}, 60 a second`;
    report(name, "GB/s", times.map((time) => FRAME / time / 1e3));
  }
  checkSame("60 a second", back, frame);
}

/** Measures first use of pageable memory: each sample has a new buffer that the host has just written. */
function firstUse(): void {
  using memory = device.allocate(FIRST_USE);
  const up: number[] = [], down: number[] = [];
  for (let sample = -1; sample < (quick ? 3 : 5); sample++) {
    const pageable = new Uint8Array(new ArrayBuffer(FIRST_USE)).fill(sample & 0xff);
    let start = now();
    device.copy(memory, pageable, { stream });
    stream.synchronize();
    const upload = now() - start;
    const back = new Uint8Array(new ArrayBuffer(FIRST_USE)).fill(0xa5);
    start = now();
    device.copy(back, memory, { stream });
    stream.synchronize();
    const download = now() - start;
    checkSame("first use", back, pageable);
    if (sample < 0) continue;
    up.push(FIRST_USE / upload / 1e3);
    down.push(FIRST_USE / download / 1e3);
  }
  report(`upload pageable ${sizeLabel(FIRST_USE)}, first use`, "GB/s", up);
  report(`download pageable ${sizeLabel(FIRST_USE)}, first use`, "GB/s", down);
}
