/**
 * Runs a program with a kernel, once: posts what it prints, then `done` or `error`. A thread of its own can be
 * ended while a kernel runs, and a device that failed ends with it.
 */
/// <reference lib="webworker" />
import { openDevice } from "@cuffi/cuffi";

/** The message that starts the run. */
export interface Run {
  readonly kernel: string;
  readonly program: string;
  readonly memcheck: boolean;
}

/** An answer: `text` is a printed line, the duration or the error. */
export interface Answer {
  readonly kind: "print" | "done" | "error";
  readonly text: string;
}

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

function post(kind: Answer["kind"], text: string): void {
  postMessage({ kind, text } satisfies Answer);
}

function describe(value: unknown): string {
  return ArrayBuffer.isView(value) ? `[${[...value as Float32Array].join(", ")}]` : String(value);
}

async function run({ kernel, program, memcheck }: Run): Promise<void> {
  // The settings of the software device are environment variables, which pages do not have.
  Object.assign(globalThis, { process: { env: { CUFFI_MEMCHECK: memcheck ? "1" : "0" } } });
  const device = await openDevice("software");
  const start = performance.now();
  const module = device.loadModule(kernel);
  const print = (...values: unknown[]): void => post("print", values.map(describe).join(" "));
  await new AsyncFunction("device", "module", "print", program)(device, module, print);
  await device.stream.finished();
  post("done", `${(performance.now() - start).toFixed(0)} ms`);
}

globalThis.onmessage = ({ data }: MessageEvent<Run>): void => {
  run(data).catch((error) => post("error", String(error)));
};
