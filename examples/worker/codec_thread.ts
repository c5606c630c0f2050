/** A thread that decodes and encodes. `runTask()` also serves a service without codec threads. */
import { decodeImage, type DecodeLimits, encodePng, ImageLimitError } from "@cuffi/cuffi/codecs";
import { Buffer } from "node:buffer";
import { platform, setPriority } from "node:os";
import { isMainThread, parentPort, workerData } from "node:worker_threads";

/** Mean and standard deviation of ImageNet, per channel. */
export const MEAN: readonly number[] = [0.485, 0.456, 0.406], STD: readonly number[] = [0.229, 0.224, 0.225];

/**
 * A file to decode, or a tensor to encode, in `buffer`. Messages contain buffers and no typed arrays, because
 * Deno visits every element of those.
 */
export type Task = { readonly buffer: ArrayBuffer; readonly limits: DecodeLimits } | {
  readonly buffer: ArrayBuffer;
  readonly size: number;
};

/** Pixels (RGB) or a PNG file. */
export interface Result {
  readonly width: number;
  readonly height: number;
  readonly buffer: ArrayBuffer;
}

/**
 * `rejected` describes an error in the file, `error` one of the service. `slow` returns a file that exceeds the task's
 * `maxScanPixels`, undecoded.
 */
export type Outcome =
  | { readonly result: Result }
  | { readonly rejected: string }
  | { readonly slow: ArrayBuffer }
  | { readonly error: string };

export const CODEC_THREAD = "cuffi image worker: codecs";

/** Data that a thread receives at its start. */
export interface CodecThreadData {
  readonly name: typeof CODEC_THREAD;
  /** Its priority, from -20 (high) to 19. */
  readonly priority: number;
}

/** The first message of a thread. */
export const READY = "ready";

/** Runs a task, and frees its buffer before the garbage collector would, unless it returns it. */
export async function runTask(task: Task): Promise<Outcome> {
  let slow = false;
  try {
    if ("size" in task) {
      const { buffer } = await encodeTensor(new Float32Array(task.buffer), task.size);
      return { result: { width: task.size, height: task.size, buffer } };
    }
    try {
      const { width, height, data } = await decodeImage(new Uint8Array(task.buffer), task.limits);
      return { result: { width, height, buffer: data.buffer } };
    } catch (error) {
      slow = task.limits.maxScanPixels !== undefined && error instanceof ImageLimitError;
      return slow ? { slow: task.buffer } : { rejected: (error as Error).message };
    }
  } catch (error) {
    return { error: String(error) };
  } finally {
    if (!slow) task.buffer.transfer(0);
  }
}

/** Undoes the normalization and encodes the tensor as a PNG file. */
function encodeTensor(values: Float32Array, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const data = new Uint8ClampedArray(values.length), plane = size * size;
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < plane; i++) data[i * 3 + c] = (values[c * plane + i]! * STD[c]! + MEAN[c]!) * 255;
  }
  return encodePng({ width: size, height: size, data });
}

/** A JPEG file of one gray pixel. */
const PROBE: string =
  "/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////" +
  "wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z";

async function serve({ priority }: CodecThreadData): Promise<void> {
  const port = parentPort!;
  // Linux has a priority for each thread, other systems only for the process.
  if (priority !== 0 && platform() === "linux") setPriority(priority);
  // Fails if the decoder cannot be loaded, which is not the fault of a client's file.
  const loaded = decodeImage(new Uint8Array(Buffer.from(PROBE, "base64")));
  port.on("message", async (task: Task) => {
    await loaded;
    const outcome = await runTask(task);
    const buffer = "result" in outcome ? outcome.result.buffer : "slow" in outcome ? outcome.slow : undefined;
    port.postMessage(outcome, buffer === undefined ? [] : [buffer]);
  });
  await loaded;
  port.postMessage(READY);
}

if (!isMainThread && (workerData as CodecThreadData | null)?.name === CODEC_THREAD) await serve(workerData);
