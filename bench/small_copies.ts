/**
 * Copies from 1 KiB to 1 MiB, each followed by a synchronize, taking turns with the same loop in C within the
 * process. On virtual machines, libcuda's own calls take up to 20 % longer in one process than in the next, which
 * `transfer.ts` and `peer.ts` cannot tell from cuffi's cost.
 *
 * Microseconds per copy; a sample is the mean of 16.
 */
import {
  type CopyOperand,
  type Device,
  type DeviceMemory,
  listDevices,
  openDevice,
  type Stream,
} from "../mod.ts";
import { contextOf } from "../src/device/device.ts";
import { openCLibrary } from "./lib/c_library.ts";
import { now, quick, report } from "./lib/measure.ts";
import { sizeLabel } from "./lib/sizes.ts";

const SIZES = [2 ** 10, 2 ** 16, 2 ** 20], LARGEST = 2 ** 20;
const COPIES = 16, TURNS = quick ? 300 : 1000;
/**
 * Turns of cuffi before those that count, 48,000 copies. V8 compiles a loop of a copy and a wait after 20,000 to
 * 40,000 of them, and until then calls C functions on a slower path. The GPU raises its clocks meanwhile.
 */
const WARMUP_TURNS = 3000;

const FUNCTIONS = {
  prepare: { parameters: [["libcuda", "buffer"], ["copy_function", "buffer"]], result: "i32" },
  copies: {
    parameters: [["dst", "address"], ["src", "address"], ["bytes", "usize"], ["stream", "address"], [
      "count",
      "i32",
    ], [
      "time",
      "buffer",
    ]],
    result: "i32",
  },
  peer_copies: {
    parameters: [
      ["dst", "address"],
      ["dst_context", "address"],
      ["src", "address"],
      ["src_context", "address"],
      ["bytes", "usize"],
      ["stream", "address"],
      ["count", "i32"],
      ["time", "buffer"],
    ],
    result: "i32",
  },
} as const;

/** Copies so many bytes `count` times, and returns the microseconds of all. */
type Loop = (bytes: number, count: number) => number;

const loops = openCLibrary("small_copies")?.bind(FUNCTIONS);
if (loops === undefined) console.log(JSON.stringify({ skipped: "no C compiler" }));
else await measure(loops);

async function measure({ prepare, copies, peer_copies }: NonNullable<typeof loops>): Promise<void> {
  const time = new Float64Array(new ArrayBuffer(8));
  using device = await openDevice();
  const { libraryPath } = contextOf(device).driver;

  /** The C loop for a copy function of libcuda. */
  const inC = (name: string, dst: bigint, src: bigint, stream: bigint): Loop => {
    if (prepare(cString(libraryPath!), cString(name)) !== 0) throw new Error(`libcuda has no ${name}`);
    return (bytes, count) => timeOf(copies(dst, src, BigInt(bytes), stream, count, time));
  };
  const timeOf = (result: number): number => {
    if (result !== 0) throw new Error(`libcuda returned ${result}`);
    return time[0]!;
  };

  {
    using stream = device.createStream();
    using memory = device.allocate(LARGEST, { stream });
    using other = device.allocate(LARGEST, { stream });
    using host = device.allocatePinned(LARGEST);
    const { handle } = stream;
    takeTurns(
      "device to device",
      inCuffi(device, stream, other, memory),
      inC("cuMemcpyDtoDAsync_v2", other.pointer, memory.pointer, handle),
    );
    takeTurns(
      "upload pinned",
      inCuffi(device, stream, memory, host),
      inC("cuMemcpyHtoDAsync_v2", memory.pointer, host.address, handle),
    );
    takeTurns(
      "download pinned",
      inCuffi(device, stream, host, memory),
      inC("cuMemcpyDtoHAsync_v2", host.address, memory.pointer, handle),
    );
  }
  const gpus = (await listDevices()).filter(({ id }) => id.startsWith("cuda"));
  if (gpus.length < 2) return;
  using second = await openDevice("cuda:1");
  for (const [from, to, way] of [[device, second, "0 to 1"], [second, device, "1 to 0"]] as const) {
    using stream = to.createStream();
    using source: DeviceMemory = from.allocate(LARGEST);
    using target: DeviceMemory = to.allocate(LARGEST, { stream });
    const { pointer: dst } = target, { pointer: src } = source, { handle } = stream;
    const dstContext = contextOf(to).handle, srcContext = contextOf(from).handle;
    takeTurns(
      `GPU ${way}`,
      inCuffi(to, stream, target, source),
      (bytes, count) =>
        timeOf(peer_copies(dst, dstContext, src, srcContext, BigInt(bytes), handle, count, time)),
    );
  }
}

/** The loop that C has, in TypeScript. */
function inCuffi(device: Device, stream: Stream, dst: CopyOperand, src: CopyOperand): Loop {
  return (bytes, count) => {
    const start = now();
    for (let i = 0; i < count; i++) {
      device.copy(dst, src, { byteLength: bytes, stream });
      stream.synchronize();
    }
    return now() - start;
  };
}

/** Reports the times of one copy by two loops that take turns. */
function takeTurns(name: string, cuffi: Loop, c: Loop): void {
  for (let turn = 0; turn < WARMUP_TURNS; turn++) cuffi(SIZES[0]!, COPIES);
  for (const bytes of SIZES) {
    const ours: number[] = [], theirs: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      theirs.push(c(bytes, COPIES) / COPIES);
      ours.push(cuffi(bytes, COPIES) / COPIES);
    }
    report(`${name} ${sizeLabel(bytes)}`, "us", ours);
    report(`${name} ${sizeLabel(bytes)}, C`, "us", theirs);
  }
}

function cString(text: string): Uint8Array {
  return new TextEncoder().encode(`${text}\0`);
}
