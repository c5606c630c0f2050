/**
 * Runs a program with a kernel in PTX, once. A thread of its own can be ended while a kernel runs, and a device
 * that failed ends with it.
 */
/// <reference lib="webworker" />
import { openDevice } from "@cuffi/cuffi";
import { describeError, print, rejectionsReported, report, setEnvironment } from "./answers.ts";

/** The message that starts the run. */
export interface PtxRun {
  readonly kernel: string;
  readonly program: string;
  readonly memcheck: boolean;
}

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

async function run({ kernel, program, memcheck }: PtxRun): Promise<string> {
  setEnvironment(memcheck);
  const device = await openDevice("software");
  const start = performance.now();
  const module = device.loadModule(kernel);
  await new AsyncFunction("device", "module", "print", program)(device, module, print);
  await device.stream.finished();
  const end = performance.now();
  await rejectionsReported();
  return `${(end - start).toFixed(0)} ms`;
}

globalThis.onmessage = ({ data }: MessageEvent<PtxRun>): void => {
  void report(() => run(data), (error) => ({ kind: "error", text: describeError(error) }));
};
