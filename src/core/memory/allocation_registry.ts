/**
 * Who holds memory: what an out-of-memory error lists, and with `CUFFI_LEAKS=1` the report at the end of the process of
 * all that was not disposed of, with the place where it was allocated.
 */
import { nodeModule, runtime } from "../../runtime/index.ts";

/** Something that holds memory. */
export interface Holder {
  readonly byteLength: number;
  /** Where it stands in the ledger; the ledger's own. */
  ledgerIndex: number;
  /** The line that allocated it, if leaks are looked for. */
  place: string | null;
}

/** The holders of one kind of memory of one device. */
export class Ledger {
  readonly #kind: string;
  readonly #holders: Holder[] = [];
  readonly #traced: boolean;

  /** `kind` is what the leak report calls the memory: "device memory of cuda:0". */
  constructor(kind: string) {
    this.#kind = kind;
    this.#traced = leaksAreTraced();
    if (this.#traced) reportAtExit(this);
  }

  get size(): number {
    return this.#holders.length;
  }

  add(holder: Holder): void {
    holder.ledgerIndex = this.#holders.length;
    this.#holders.push(holder);
    if (this.#traced) holder.place = callersPlace();
  }

  remove(holder: Holder): void {
    const last = this.#holders.pop()!;
    if (last === holder) return;
    this.#holders[holder.ledgerIndex] = last;
    last.ledgerIndex = holder.ledgerIndex;
  }

  /** Says that the garbage collector found the holder before anybody disposed of it. */
  forgotten(holder: Holder): void {
    if (this.#traced) forgotten.push(describe(this.#kind, holder));
  }

  /** The sizes of the largest `count` holders, with the number of each: `3 × 1.00 GiB, 2.50 MiB`. */
  largest(count: number): string {
    const sizes = new Map<number, number>();
    for (const { byteLength } of this.#holders) sizes.set(byteLength, (sizes.get(byteLength) ?? 0) + 1);
    return [...sizes].sort(([a], [b]) => b - a).slice(0, count)
      .map(([bytes, n]) => n === 1 ? formatBytes(bytes) : `${n} × ${formatBytes(bytes)}`).join(", ");
  }

  /** One line for each holder. */
  lines(): string[] {
    return this.#holders.map((holder) => describe(this.#kind, holder));
  }
}

/** `1.50 GiB`. */
export function formatBytes(bytes: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  let unit = 0;
  let value = bytes;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${unit === 0 ? value : value.toFixed(2)} ${units[unit]}`;
}

let traced: boolean | undefined;
const ledgers: Ledger[] = [];
const forgotten: string[] = [];

function leaksAreTraced(): boolean {
  return traced ??= runtime.env("CUFFI_LEAKS") === "1";
}

function reportAtExit(ledger: Ledger): void {
  ledgers.push(ledger);
  if (ledgers.length === 1) nodeModule("node:process")?.on("exit", report);
}

function report(): void {
  const leaks = ledgers.flatMap((ledger) => ledger.lines());
  for (
    const [lines, what] of [[leaks, "not disposed of"], [forgotten, "left to the garbage collector"]] as const
  ) {
    if (lines.length === 0) continue;
    const counts = new Map<string, number>();
    for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
    const list = [...counts].map(([line, count]) => `  ${count === 1 ? "" : `${count} × `}${line}`);
    console.error(
      `cuffi: ${lines.length} ${lines.length === 1 ? "allocation was" : "allocations were"} ${what}:\n${
        list.join("\n")
      }`,
    );
  }
}

function describe(kind: string, { byteLength, place }: Holder): string {
  return `${formatBytes(byteLength)} of ${kind}, allocated ${place ?? "at an unknown place"}`;
}

/** Where this library lies: its own frames are no news. */
const LIBRARY = new URL("../../", import.meta.url).href;

function callersPlace(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const frames = (new Error().stack ?? "").split("\n").slice(1);
  Error.stackTraceLimit = stackTraceLimit;
  const path = decodeURIComponent(new URL(LIBRARY).pathname);
  const foreign = frames.find((frame) => !frame.includes(LIBRARY) && !frame.includes(path));
  return (foreign ?? frames.at(-1) ?? "at an unknown place").trim();
}
