import type { Device, DeviceArray, DType, HostArray, Stream } from "@cuffi/cuffi";
import type { Model } from "@cuffi/cuffi/onnx";
import type { BatchResult } from "./batch_result.ts";

/** An output of the model for one image, without the axis of the batch. */
export interface Output {
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly data: HostArray<DType>;
}

/** Outputs of a model for one image, by name. */
export type Outputs = Readonly<Record<string, Output>>;

/** Runs a model on batches. */
export class ModelRunner {
  readonly #model: Model;
  readonly #input: string;
  readonly #half: boolean;
  /** Whether every batch has the largest size; what else is in memory runs along. */
  readonly #full: boolean;

  constructor(device: Device, model: Model) {
    const [{ name, dtype, shape }] = model.inputs as [Model["inputs"][number]];
    this.#model = model;
    this.#input = name;
    this.#half = dtype === "f16";
    // Whenever the size changes, cuDNN prepares the convolutions anew, which takes longer than the run.
    this.#full = typeof shape![0] === "number" || device.kind === "cuda";
  }

  /** Runs the first `count` tensors and downloads the outputs of each. */
  async run(tensors: DeviceArray<"f32">, count: number, stream: Stream): Promise<Outputs[]> {
    const outputs = await this.#runRows(tensors, this.#full ? tensors.shape[0]! : count, stream);
    return Array.from({ length: count }, (_, i) =>
      Object.fromEntries(
        outputs.map(([name, { dtype, shape: [rows, ...shape], data }]) => {
          const length = data.length / rows!;
          return [name, { dtype, shape, data: data.subarray(i * length, (i + 1) * length) }];
        }),
      ));
  }

  async #runRows(tensors: DeviceArray<"f32">, rows: number, stream: Stream): Promise<[string, Output][]> {
    using stack = new DisposableStack();
    const images = tensors.slice([0, rows]);
    const input = this.#half ? stack.use(images.astype("f16", { stream })) : images;
    const inputs = { [this.#input]: input };
    // On the CPU a run takes long, and would keep the server's thread from its clients.
    const outputs = stack.use(
      this.#model.provider === "cpu"
        ? await this.#model.runAsync(inputs, { stream })
        : this.#model.run(inputs, { stream }),
    );
    return await Promise.all(
      Object.entries(outputs).map(async ([name, output]): Promise<[string, Output]> => {
        const { dtype, shape } = output;
        if (shape[0] !== rows) throw new Error(`${name}: expected an axis of ${rows} images, got [${shape}]`);
        return [name, { dtype, shape, data: await output.download({ stream }) }];
      }),
    );
  }
}

/** The outputs for the images of a batch. */
export class ModelResult implements BatchResult<Outputs> {
  readonly #runner: ModelRunner;

  constructor(runner: ModelRunner) {
    this.#runner = runner;
  }

  read(tensors: DeviceArray<"f32">, count: number, stream: Stream): Promise<Outputs[]> {
    return this.#runner.run(tensors, count, stream);
  }

  [Symbol.dispose](): void {}
}
