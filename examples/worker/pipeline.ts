import type { Device } from "@cuffi/cuffi";
import { TensorAnswers } from "./answers.ts";
import type { CodecPool } from "./codec_pool.ts";
import { Computation } from "./computation.ts";
import { DeviceDecoder } from "./device_decoder.ts";
import type { Metrics } from "./metrics.ts";
import type { ModelAnswers } from "./model_answers.ts";
import type { ModelSettings } from "./model_settings.ts";
import type { Settings } from "./settings.ts";
import { VideoClips } from "./video_clips.ts";

/** The computation of any kind of result. */
type AnyComputation = Pick<Computation<unknown>, keyof Computation<unknown>>;

/** Loads the code for models, which other services do not need. */
async function openModelAnswers(...args: Parameters<typeof ModelAnswers.open>): Promise<ModelAnswers> {
  const { ModelAnswers } = await import("./model_answers.ts");
  return await ModelAnswers.open(...args);
}

/** A device with all that computes answers on it. */
export class Pipeline implements Disposable {
  readonly device: Device;
  /** The device's name, such as "cuda:1". */
  readonly name: string;
  readonly computation: AnyComputation;
  /** Undefined if the codec threads decode all files. */
  readonly decoder: DeviceDecoder | undefined;
  readonly clips: VideoClips;
  /** Requests that this device works on. */
  pending = 0;

  private constructor(
    device: Device,
    computation: AnyComputation,
    decoder: DeviceDecoder | undefined,
    settings: Settings,
  ) {
    this.device = device;
    this.name = `${device}`;
    this.computation = computation;
    this.decoder = decoder;
    this.clips = new VideoClips(device, settings);
  }

  /** Opens the model and loads the kernel, so that the first request is fast. */
  static async open(
    device: Device,
    model: ModelSettings | undefined,
    settings: Settings,
    codecs: CodecPool,
    metrics: Metrics,
  ): Promise<Pipeline> {
    const computation = model === undefined
      ? new Computation(device, new TensorAnswers(device, settings, codecs), settings, metrics)
      : new Computation(device, await openModelAnswers(device, model, settings), settings, metrics);
    try {
      await computation.probe();
      return new Pipeline(device, computation, await DeviceDecoder.open(device, settings), settings);
    } catch (error) {
      computation[Symbol.dispose]();
      throw error;
    }
  }

  [Symbol.dispose](): void {
    this.decoder?.[Symbol.dispose]();
    this.computation[Symbol.dispose]();
  }
}
