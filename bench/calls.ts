/**
 * The cost of a call through the runtime's FFI: functions with libcuda's signatures that do nothing. Needs a C
 * compiler and no GPU.
 */
import { COPY, COPY_VIEW, EVENT, LAUNCH, MEMORY_POOL, STREAM } from "../src/driver/cuda/symbols.ts";
import type { NativeLibrary, SymbolTable } from "../src/runtime/index.ts";
import { openCLibrary } from "./lib/c_library.ts";
import { now, quick, report, samples } from "./lib/measure.ts";

const BATCH = 2000;
const warmup = 100, count = quick ? 50 : 300;

const library = openCLibrary("calls");
if (library === undefined) console.log(JSON.stringify({ skipped: "no C compiler" }));
else measure(library);

function measure(library: NativeLibrary): void {
  const { cuLaunchKernel } = library.bind(LAUNCH);
  const { cuMemcpyHtoDAsync_v2 } = library.bind(only(COPY, "cuMemcpyHtoDAsync_v2"));
  const { cuMemcpyDtoHAsync_v2 } = library.bind(only(COPY_VIEW, "cuMemcpyDtoHAsync_v2"));
  const { cuEventRecord } = library.bind(only(EVENT, "cuEventRecord"));
  const { cuStreamSynchronize } = library.bind(only(STREAM, "cuStreamSynchronize"));
  const { cuMemAllocAsync } = library.bind(only(MEMORY_POOL, "cuMemAllocAsync"));
  const pointer = 0x7f12_3456_7890n, stream = 0x5555_1234_5678n;
  const word = new BigUint64Array(new ArrayBuffer(8)), view = new Uint8Array(new ArrayBuffer(4096));

  time("launch", (i) => cuLaunchKernel(pointer, i, 1, 1, 256, 1, 1, 0, stream, pointer, 0n));
  time("upload, address", () => cuMemcpyHtoDAsync_v2(pointer, pointer, 4096n, stream));
  time("download, view", () => cuMemcpyDtoHAsync_v2(view, pointer, 4096n, stream));
  time("event record", () => cuEventRecord(pointer, stream));
  time("stream synchronize", () => cuStreamSynchronize(stream));
  time("allocate", () => cuMemAllocAsync(word, 4096n, stream));
}

/** Reports the nanoseconds of one call. */
function time(name: string, call: (i: number) => number): void {
  let results = 0;
  const batch = () => {
    const start = now();
    for (let i = 0; i < BATCH; i++) results |= call(i);
    return (now() - start) * 1000 / BATCH;
  };
  report(`call: ${name}`, "ns", samples(warmup, count, batch));
  if (results !== 0) throw new Error(`${name} returned ${results}`);
}

/** Returns a table with one of the functions, because the stub does not have the others. */
function only<T extends SymbolTable, N extends keyof T>(table: T, name: N): Pick<T, N> {
  return { [name]: table[name] } as Pick<T, N>;
}
