/** A driver that shows the work that it is given: launches, copies, fills and graphs. Everything else passes through. */
import type { Copy2D, Driver, HostMemory } from "./driver.ts";

/** One piece of work, as it is given to a stream. */
export interface Work {
  readonly kind: "kernel" | "copy" | "fill" | "graph";
  /** A copy's direction or a fill; undefined for what goes by a handle. */
  readonly name: string | undefined;
  /** The `CUfunction` or `CUgraphExec`. */
  readonly handle: bigint;
  readonly stream: bigint;
  /** Bytes copied or filled; 0 for kernels and graphs. */
  readonly bytes: number;
  /** Of a kernel. */
  readonly launch: WorkLaunch | undefined;
}

/** How a kernel was launched. */
export interface WorkLaunch {
  /** Blocks. */
  readonly grid: readonly [x: number, y: number, z: number];
  /** Threads of a block. */
  readonly block: readonly [x: number, y: number, z: number];
  /** Bytes of dynamic shared memory a block. */
  readonly sharedBytes: number;
}

/** Gives work to its stream by calling `give` once, and does what it likes before and after. */
export type Around = (work: Work, give: () => void) => void;

/** `driver` with `around` around all work. The driver itself is left as it is. */
export function profiledDriver(driver: Driver, around: Around): Driver {
  const profiled = passThrough(driver);
  const show = (
    kind: Work["kind"],
    name: string | undefined,
    stream: bigint | null,
    bytes: number,
    give: () => void,
  ) => around({ kind, name, handle: 0n, stream: stream ?? 0n, bytes, launch: undefined }, give);

  profiled.launch = (fn, gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes, stream, parameters) => {
    const launch: WorkLaunch = { grid: [gridX, gridY, gridZ], block: [blockX, blockY, blockZ], sharedBytes };
    around({ kind: "kernel", name: undefined, handle: fn, stream, bytes: 0, launch }, () => {
      driver.launch(fn, gridX, gridY, gridZ, blockX, blockY, blockZ, sharedBytes, stream, parameters);
    });
  };
  profiled.graphLaunch = (executable, stream) => {
    around(
      { kind: "graph", name: undefined, handle: executable, stream, bytes: 0, launch: undefined },
      () => driver.graphLaunch(executable, stream),
    );
  };
  profiled.copyHostToDevice = (dst, src, bytes, stream) => {
    const name = `memcpy HtoD${hostKind(src)}`;
    show("copy", name, stream, bytes, () => driver.copyHostToDevice(dst, src, bytes, stream));
  };
  profiled.copyDeviceToHost = (dst, src, bytes, stream) => {
    const name = `memcpy DtoH${hostKind(dst)}`;
    show("copy", name, stream, bytes, () => driver.copyDeviceToHost(dst, src, bytes, stream));
  };
  profiled.copyDeviceToDevice = (dst, src, bytes, stream) => {
    show("copy", "memcpy DtoD", stream, bytes, () => driver.copyDeviceToDevice(dst, src, bytes, stream));
  };
  profiled.copyPeer = (dst, dstContext, src, srcContext, bytes, stream) => {
    show("copy", "memcpy PtoP", stream, bytes, () => {
      driver.copyPeer(dst, dstContext, src, srcContext, bytes, stream);
    });
  };
  profiled.copy2D = (copy, stream) => {
    const bytes = copy.widthBytes * copy.height;
    show("copy", `memcpy2D ${direction(copy)}`, stream, bytes, () => driver.copy2D(copy, stream));
  };
  profiled.memset = (dst, value, elementBytes, count, stream) => {
    show("fill", "memset", stream, count * elementBytes, () => {
      driver.memset(dst, value, elementBytes, count, stream);
    });
  };
  profiled.memset2D = (dst, pitch, value, elementBytes, width, height, stream) => {
    show("fill", "memset2D", stream, width * height * elementBytes, () => {
      driver.memset2D(dst, pitch, value, elementBytes, width, height, stream);
    });
  };
  return profiled;
}

/** An object with every method and property of the driver, which may be replaced one by one. */
function passThrough(driver: Driver): Driver {
  const copy: Record<string, unknown> = {};
  const source = driver as unknown as Record<string, unknown>;
  for (let level: object = driver; level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    for (const name of Object.getOwnPropertyNames(level)) {
      if (Object.hasOwn(copy, name) || name === "constructor") continue;
      const value = source[name];
      copy[name] = typeof value === "function" ? value.bind(driver) : value;
    }
  }
  return copy as unknown as Driver;
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
