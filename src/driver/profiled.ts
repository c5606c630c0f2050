/**
 * A driver that reports all work enqueued through it: kernels, copies, fills, graphs and models. Other calls pass
 * through.
 */
import type { Copy2D, Driver, HostMemory } from "./driver.ts";

/** One operation enqueued on a stream. */
export interface Work {
  readonly kind: "kernel" | "copy" | "fill" | "graph" | "model";
  /** Direction of a copy, kind of fill, name of a model; undefined for kernels and graphs, which have a handle. */
  readonly name: string | undefined;
  /** The `CUfunction` or `CUgraphExec`. */
  readonly handle: bigint;
  readonly stream: bigint;
  /** Bytes copied or filled; otherwise 0. */
  readonly bytes: number;
  /** The launch, if the work is a kernel. */
  readonly launch: WorkLaunch | undefined;
}

/** The launch configuration of a kernel. */
export interface WorkLaunch {
  /** Blocks. */
  readonly grid: readonly [x: number, y: number, z: number];
  /** Threads per block. */
  readonly block: readonly [x: number, y: number, z: number];
  /** Bytes of dynamic shared memory per block. */
  readonly sharedBytes: number;
}

/** Wraps one operation: must call `enqueue` exactly once, and may act before and after it. */
export type Around = (work: Work, enqueue: () => void) => void;

/** Wraps `driver` so that `around` is called for each operation. `driver` itself does not change. */
export function profiledDriver(driver: Driver, around: Around): Driver {
  const { copies, graphs } = driver;
  const report = (
    kind: Work["kind"],
    name: string | undefined,
    stream: bigint | null,
    bytes: number,
    enqueue: () => void,
  ) => around({ kind, name, handle: 0n, stream: stream ?? 0n, bytes, launch: undefined }, enqueue);

  const profiled = passThrough(driver) as { -readonly [K in keyof Driver]: Driver[K] };
  profiled.launch = (fn, gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes, stream, parameters) => {
    const launch: WorkLaunch = { grid: [gridX, gridY, gridZ], block: [blockX, blockY, blockZ], sharedBytes };
    around({ kind: "kernel", name: undefined, handle: fn, stream, bytes: 0, launch }, () => {
      driver.launch(fn, gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes, stream, parameters);
    });
  };
  profiled.enqueueForeign = (name, stream, enqueue) => report("model", name, stream, 0, enqueue);
  profiled.graphs = {
    ...passThrough(graphs),
    launch(executable, stream): void {
      around(
        { kind: "graph", name: undefined, handle: executable, stream, bytes: 0, launch: undefined },
        () => graphs.launch(executable, stream),
      );
    },
  };
  profiled.copies = {
    hostToDevice(dst, src, bytes, stream): void {
      const name = `memcpy HtoD${hostKind(src)}`;
      report("copy", name, stream, bytes, () => copies.hostToDevice(dst, src, bytes, stream));
    },
    deviceToHost(dst, src, bytes, stream): void {
      const name = `memcpy DtoH${hostKind(dst)}`;
      report("copy", name, stream, bytes, () => copies.deviceToHost(dst, src, bytes, stream));
    },
    deviceToDevice(dst, src, bytes, stream): void {
      report("copy", "memcpy DtoD", stream, bytes, () => copies.deviceToDevice(dst, src, bytes, stream));
    },
    peerToPeer(dst, dstContext, src, srcContext, bytes, stream): void {
      report("copy", "memcpy PtoP", stream, bytes, () => {
        copies.peerToPeer(dst, dstContext, src, srcContext, bytes, stream);
      });
    },
    copy2D(copy, stream): void {
      const bytes = copy.widthBytes * copy.height;
      report("copy", `memcpy2D ${direction(copy)}`, stream, bytes, () => copies.copy2D(copy, stream));
    },
    memset(dst, value, elementBytes, count, stream): void {
      report("fill", "memset", stream, count * elementBytes, () => {
        copies.memset(dst, value, elementBytes, count, stream);
      });
    },
    memset2D(dst, pitch, value, elementBytes, width, height, stream): void {
      report("fill", "memset2D", stream, width * height * elementBytes, () => {
        copies.memset2D(dst, pitch, value, elementBytes, width, height, stream);
      });
    },
  };
  return profiled;
}

/** Copies an object into one whose properties can be replaced: methods are bound, other values are shared. */
function passThrough<T extends object>(source: T): T {
  const copy: Record<string, unknown> = {};
  const values = source as Record<string, unknown>;
  for (let level: object = source; level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    for (const name of Object.getOwnPropertyNames(level)) {
      if (Object.hasOwn(copy, name) || name === "constructor") continue;
      const value = values[name];
      copy[name] = typeof value === "function" ? value.bind(source) : value;
    }
  }
  return copy as T;
}

function hostKind(memory: HostMemory): string {
  return typeof memory === "bigint" ? "" : " (typed array)";
}

function direction({ src, srcKind, dst, dstKind }: Copy2D): string {
  const letter = { host: "H", device: "D" };
  return `${letter[srcKind]}to${letter[dstKind]}${srcKind === "host" ? hostKind(src) : ""}${
    dstKind === "host" ? hostKind(dst) : ""
  }`;
}
