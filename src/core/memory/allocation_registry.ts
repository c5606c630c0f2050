/**
 * The allocations in use. Out-of-memory errors list the largest; with `CUFFI_LEAKS=1` the process reports at
 * its end those that were not disposed of, with the line that allocated each.
 */
import { anyFrame } from "../../runtime/call_site.ts";
import { disposeQuietly } from "../../base/finalization.ts";
import type { Driver } from "../../driver/driver.ts";
import { formatBytes } from "../../runtime/inspect.ts";
import { nodeModule, runtime } from "../../runtime/index.ts";
import { collectAllReturned } from "./exports.ts";

/** One allocation in a registry. */
export interface AllocationRecord {
  readonly byteLength: number;
  /** The record's index in the registry, which maintains it. */
  registryIndex: number;
  /** The line that allocated the memory, if leaks are traced. */
  site: string | null;
  /** Frees the memory when the context of a thread closes that shares it with others; see docs/LIFETIME.md. */
  leave?(driver: Driver, stream: bigint): void;
  /** Frees page-locked memory when its context closes. */
  freeWithContext?(): void;
}

/** The allocations of one kind of memory of one device. */
export class AllocationRegistry {
  readonly #kind: string;
  readonly #records: AllocationRecord[] = [];
  readonly #traced: boolean;

  /** @param kind The memory's name in the leak report, such as "device memory of cuda:0". */
  constructor(kind: string) {
    this.#kind = kind;
    this.#traced = leaksAreTraced();
    if (this.#traced) reportAtExit(this);
  }

  get size(): number {
    return this.#records.length;
  }

  add(record: AllocationRecord): void {
    record.registryIndex = this.#records.length;
    this.#records.push(record);
    if (this.#traced) record.site = anyFrame();
  }

  remove(record: AllocationRecord): void {
    const last = this.#records.pop()!;
    if (last === record) return;
    this.#records[record.registryIndex] = last;
    last.registryIndex = record.registryIndex;
  }

  /** Notes for the leak report that the garbage collector found the owner before anybody disposed of it. */
  onFinalized(record: AllocationRecord): void {
    if (this.#traced) finalized.push(describe(this.#kind, record));
  }

  /** Calls {@link AllocationRecord.leave} of all records. */
  leave(driver: Driver, stream: bigint): void {
    for (const record of this.#records) record.leave?.(driver, stream);
  }

  /** Calls {@link AllocationRecord.freeWithContext} of all records. */
  freeWithContext(): void {
    for (const record of this.#records) disposeQuietly({ dispose: () => record.freeWithContext?.() });
  }

  /** The `count` largest sizes, each with its number of allocations: `3 × 1.00 GiB, 2.50 MiB`. */
  largest(count: number): string {
    const sizes = new Map<number, number>();
    for (const { byteLength } of this.#records) sizes.set(byteLength, (sizes.get(byteLength) ?? 0) + 1);
    return [...sizes].sort(([a], [b]) => b - a).slice(0, count)
      .map(([bytes, n]) => n === 1 ? formatBytes(bytes) : `${n} × ${formatBytes(bytes)}`).join(", ");
  }

  /** One line for each allocation. */
  lines(): string[] {
    return this.#records.map((record) => describe(this.#kind, record));
  }
}

let traced: boolean | undefined;
const registries: AllocationRegistry[] = [];
const finalized: string[] = [];
/** Graphs that were not disposed of, with the lines that created them. */
const graphs: Map<object, string> = new Map();

/** Notes for the leak report the line that creates a graph: it retains memory that others have disposed of. */
export function traceGraph(graph: object): void {
  if (leaksAreTraced()) graphs.set(graph, `created ${anyFrame()}`);
}

/** Undoes {@link traceGraph}. */
export function untraceGraph(graph: object): void {
  graphs.delete(graph);
}

function leaksAreTraced(): boolean {
  return traced ??= runtime.env("CUFFI_LEAKS") === "1";
}

function reportAtExit(registry: AllocationRegistry): void {
  registries.push(registry);
  if (registries.length === 1) nodeModule("node:process")?.on("exit", report);
}

function report(): void {
  collectAllReturned();
  const leaks = registries.flatMap((registry) => registry.lines());
  for (
    const [lines, noun, what] of [
      [leaks, "allocation", "never disposed"],
      [[...graphs.values()], "graph", "never disposed, with the memory that the work uses"],
      [finalized, "allocation", "left to the garbage collector"],
    ] as const
  ) {
    if (lines.length === 0) continue;
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
    const list = [...counts].map(([line, count]) => `  ${count === 1 ? "" : `${count} × `}${line}`);
    console.error(
      `cuffi: ${lines.length} ${lines.length === 1 ? `${noun} was` : `${noun}s were`} ${what}:\n${
        list.join("\n")
      }`,
    );
  }
}

function describe(kind: string, { byteLength, site }: AllocationRecord): string {
  return `${formatBytes(byteLength)} of ${kind}, allocated ${site ?? "at an unknown place"}`;
}
