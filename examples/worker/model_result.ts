import type { Device, DeviceArray, DType, HostArray, Stream } from "@cuffi/cuffi";
import type { Model } from "@cuffi/cuffi/onnx";
import type { BatchResult } from "./batch_result.ts";

/** An output of the model for one image, without the axis of the batch. */
export interface Output {
  readonly dtype: DType;
  readonly shape: readonly number[];
  readonly data: HostArray<DType>;
}

/** What a model computes from one image, by the names of its outputs. */
export type Outputs = Readonly<Record<string, Output>>;

/**
 * Runs a model on batches. On a GPU, where the first run of a size may take a second to select algorithms, sizes
 * are powers of two, and the first batch runs all of them.
 */
export class ModelRunner {
  readonly #device: Device;
  readonly #model: Model;
  readonly #input: string;
  /** Whether the model takes batches of one size. */
  readonly #fixed: boolean;
  readonly #half: boolean;
  #warm = false;

  constructor(device: Device, model: Model) {
    const [{ name, dtype, shape }] = model.inputs as [Model["inputs"][number]];
    this.#device = device;
    this.#model = model;
    this.#input = name;
    this.#fixed = typeof shape![0] === "number";
    this.#half = dtype === "f16";
  }

  /** Runs the first `count` tensors and downloads the outputs of each. */
  async run(tensors: DeviceArray<"f32">, count: number, stream: Stream): Promise<Outputs[]> {
    const capacity = tensors.shape[0]!;
    if (!this.#warm) {
      this.#warm = true;
      const sizes = new Set(Array.from({ length: capacity }, (_, i) => this.#rows(i + 1, capacity)));
      for (const rows of this.#device.kind === "cuda" ? sizes : []) {
        await this.#runRows(tensors, rows, stream);
      }
    }
    const outputs = await this.#runRows(tensors, this.#rows(count, capacity), stream);
    return Array.from({ length: count }, (_, i) =>
      Object.fromEntries(
        outputs.map(([name, { dtype, shape: [rows, ...shape], data }]) => {
          const length = data.length / rows!;
          return [name, { dtype, shape, data: data.subarray(i * length, (i + 1) * length) }];
        }),
      ));
  }

  /** The size of the batch that runs for `count` images. What else is in memory runs along. */
  #rows(count: number, capacity: number): number {
    if (this.#fixed) return capacity;
    return this.#device.kind === "cuda" ? Math.min(capacity, 2 ** Math.ceil(Math.log2(count))) : count;
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
