/**
 * Profiles: the work of a device and its duration, measured with events around each launch, copy, fill and
 * graph.
 *
 * A profile replaces the context's driver with a wrapper, so that there is no cost without one.
 *
 * @module
 */
import { printAsText } from "../runtime/inspect.ts";
import { checkFunction } from "../base/check.ts";
import { EVENT_FLAG, STREAM_FLAG } from "../base/cuda_constants.ts";
import type { Context } from "./context.ts";
import type { Driver } from "../driver/driver.ts";
import { profiledDriver, type Work, type WorkLaunch } from "../driver/profiled.ts";
import { poll } from "./stream/poll.ts";

/** One launch, copy, fill, graph or run of a model in a profile. */
export interface ProfiledWork {
  /** The kind of work. */
  readonly kind: "kernel" | "copy" | "fill" | "graph" | "model";
  /**
   * The kernel's name, or a description such as `"memcpy HtoD"`, `"memset"` or `"graph of 3 kernels"`; of a
   * model, its file.
   */
  readonly name: string;
  /** The `CUstream` of the work. */
  readonly stream: bigint;
  /** The start time, in milliseconds since the start of the profile. */
  readonly start: number;
  /** The duration in milliseconds. */
  readonly duration: number;
  /** Bytes copied or filled; 0 for kernels and graphs. */
  readonly bytes: number;
  /** A kernel's grid, block and dynamic shared memory; undefined for other work. */
  readonly launch: WorkLaunch | undefined;
}

/** Statistics of all work with one kind and name. Times are in milliseconds. */
export interface ProfileRow {
  /** The kind of {@link ProfiledWork}. */
  readonly kind: ProfiledWork["kind"];
  /** The name of {@link ProfiledWork}. */
  readonly name: string;
  /** How often it ran. */
  readonly count: number;
  /** The sum of the durations. */
  readonly total: number;
  /** The mean duration. */
  readonly mean: number;
  /** The shortest duration. */
  readonly min: number;
  /** The longest duration. */
  readonly max: number;
  /** Total bytes copied or filled; 0 for kernels and graphs. */
  readonly bytes: number;
  /** Copied or filled bytes per second, in units of 10⁹; undefined for kernels and graphs. */
  readonly gigabytesPerSecond: number | undefined;
}

/**
 * The result of `device.profile()`. Each duration includes a few microseconds of the events themselves.
 *
 * ```ts
 * const report = await device.profile(() => kernel.launch({ grid, block }, y, x, n));
 * console.log(report); // one row per kernel, copy and fill
 * for (const { name, mean } of report.rows) console.log(name, mean, "ms");
 * ```
 */
export class ProfileReport {
  /** Name of the device. */
  readonly device: string;
  /** All work, in the order in which it was enqueued. */
  readonly work: readonly ProfiledWork[];
  /** The work summarized by name, the longest total first. */
  readonly rows: readonly ProfileRow[];
  readonly #defaultStream: bigint;

  /** @ignore Use `device.profile()`. */
  constructor(device: string, work: readonly ProfiledWork[], defaultStream: bigint) {
    this.device = device;
    this.work = work;
    this.rows = summarize(work);
    this.#defaultStream = defaultStream;
  }

  /** Formats {@link ProfileReport.rows} as a table. `JSON.stringify()` writes the device and the rows. */
  toString(): string {
    const head = ["kind", "name", "count", "total ms", "mean ms", "min ms", "max ms", "bytes", "GB/s"];
    const lines = this.rows.map((row) => [
      row.kind,
      row.name,
      String(row.count),
      ...[row.total, row.mean, row.min, row.max].map((time) => time.toFixed(4)),
      row.bytes === 0 ? "" : String(row.bytes),
      row.gigabytesPerSecond === undefined ? "" : row.gigabytesPerSecond.toFixed(2),
    ]);
    const widths = head.map((title, column) =>
      Math.max(title.length, ...lines.map((cells) => cells[column]!.length))
    );
    const TEXT_COLUMNS = 2;
    return [head, ...lines].map((cells) =>
      cells.map((cell, column) =>
        column < TEXT_COLUMNS ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
      ).join("  ").trimEnd()
    ).join("\n");
  }

  /**
   * Returns the timeline as JSON for `chrome://tracing` and https://ui.perfetto.dev, with one track per
   * stream (Trace Event Format, complete events; times in microseconds).
   */
  trace(): string {
    const tracks = new Map<bigint, number>();
    const events: object[] = [{ ph: "M", name: "process_name", pid: 1, args: { name: this.device } }];
    for (const { kind, name, stream, start, duration, bytes, launch } of this.work) {
      let tid = tracks.get(stream);
      if (tid === undefined) {
        tracks.set(stream, tid = tracks.size + 1);
        const track = stream === this.#defaultStream ? "default stream" : `stream 0x${stream.toString(16)}`;
        events.push({ ph: "M", name: "thread_name", pid: 1, tid, args: { name: track } });
      }
      const args = { ...(bytes === 0 ? {} : { bytes }), ...launch };
      events.push({ ph: "X", name, cat: kind, pid: 1, tid, ts: start * 1000, dur: duration * 1000, args });
    }
    return JSON.stringify({ traceEvents: events, displayTimeUnit: "ms" });
  }
}

function summarize(work: readonly ProfiledWork[]): ProfileRow[] {
  const rows = Map.groupBy(work, ({ kind, name }) => `${kind} ${name}`).values().map((group): ProfileRow => {
    const { kind, name } = group[0]!;
    let total = 0, min = Infinity, max = 0, bytes = 0;
    for (const one of group) {
      total += one.duration;
      min = Math.min(min, one.duration);
      max = Math.max(max, one.duration);
      bytes += one.bytes;
    }
    const hasRate = bytes > 0 && total > 0;
    const gigabytesPerSecond = hasRate ? bytes / total / 1e6 : undefined;
    return {
      kind,
      name,
      count: group.length,
      total,
      mean: total / group.length,
      min,
      max,
      bytes,
      gigabytesPerSecond,
    };
  });
  return [...rows].sort((a, b) => b.total - a.total);
}

/** Work that may still run. */
interface Pending {
  readonly work: Work;
  readonly name: string;
  readonly start: bigint;
  readonly end: bigint;
}

/** Pending work beyond which finished events are read and reused. */
const MAX_PENDING = 1024;

/** Records events around work, and reads them when the work has finished. */
class Recorder {
  readonly #context: Context;
  readonly #driver: Driver;
  /** Recorded at the start of the profile. */
  readonly #begin: bigint;
  readonly #events: bigint[] = [];
  readonly #free: bigint[] = [];
  readonly #pending: Pending[] = [];
  readonly #finished: ProfiledWork[] = [];

  constructor(context: Context) {
    this.#context = context;
    const driver = this.#driver = context.use();
    // On a new stream, because every other one may have pending work.
    const stream = driver.streams.create(STREAM_FLAG.NON_BLOCKING, 0);
    try {
      this.#begin = this.#event();
      driver.events.record(this.#begin, stream);
      driver.events.synchronize(this.#begin);
    } catch (error) {
      this.close();
      throw error;
    } finally {
      driver.streams.destroy(stream);
    }
  }

  /** Enqueues work between two events. Captured work is not measured: it runs later, as part of a graph. */
  readonly around = (work: Work, enqueue: () => void): void => {
    for (const capture of this.#context.captures) if (capture.includes(work.stream)) return enqueue();
    if (this.#pending.length >= MAX_PENDING) this.readFinished();
    const start = this.#event(), end = this.#event();
    try {
      this.#driver.events.record(start, work.stream);
      enqueue();
      this.#driver.events.record(end, work.stream);
    } catch (error) {
      this.#free.push(start, end);
      throw error;
    }
    const name = work.name ?? this.#context.names.get(work.handle) ?? `0x${work.handle.toString(16)}`;
    this.#pending.push({ work, name, start, end });
  };

  /** Reads the results up to the first work that has not finished. Returns true if nothing is pending. */
  readFinished(): boolean {
    const driver = this.#driver;
    const pending = this.#pending;
    let count = 0;
    for (; count < pending.length; count++) {
      const { work, name, start, end } = pending[count]!;
      if (!driver.events.query(end)) break;
      this.#finished.push({
        kind: work.kind,
        name,
        stream: work.stream,
        start: driver.events.elapsed(this.#begin, start),
        duration: driver.events.elapsed(start, end),
        bytes: work.bytes,
        launch: work.launch,
      });
      this.#free.push(start, end);
    }
    pending.splice(0, count);
    return pending.length === 0;
  }

  get finished(): ProfiledWork[] {
    return this.#finished;
  }

  /** Destroys the events. */
  close(): void {
    for (const event of this.#events) {
      try {
        this.#driver.events.destroy(event);
      } catch {
        return; // After a fault the context is lost, and the events with it.
      }
    }
  }

  #event(): bigint {
    const free = this.#free.pop();
    if (free !== undefined) return free;
    const event = this.#driver.events.create(EVENT_FLAG.DEFAULT);
    this.#events.push(event);
    return event;
  }
}

const profiled = new WeakSet<Context>();

/** `device.profile()`. */
export async function profile(context: Context, device: string, work: () => unknown): Promise<ProfileReport> {
  if (profiled.has(context)) {
    throw new Error(`device ${context} is being profiled already; profiles cannot be nested`);
  }
  checkFunction("work", work);
  const driver = context.use();
  const recorder = new Recorder(context);
  profiled.add(context);
  context.retain();
  context.driver = profiledDriver(driver, recorder.around);
  try {
    try {
      await work();
    } finally {
      context.driver = driver;
    }
    await poll(() => (context.use(), recorder.readFinished()));
    return new ProfileReport(device, recorder.finished, context.defaultStream().handle);
  } finally {
    profiled.delete(context);
    context.use();
    recorder.close();
    context.release();
  }
}

printAsText(ProfileReport, "ProfileReport", String, ({ device, rows }) => ({ device, rows }));
