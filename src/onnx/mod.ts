/**
 * Runs neural networks in ONNX format on device arrays, through ONNX Runtime.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { openModel } from "@cuffi/cuffi/onnx";
 *
 * using device = await openDevice();
 * using model = await openModel(device, "resnet50.onnx");
 * using input = device.zeros([1, 3, 224, 224], "f32");
 * using outputs = model.run({ input });
 * console.log(outputs["logits"]!.toHost());
 * ```
 *
 * Nothing is copied: inputs and outputs stay in the memory of the device. ONNX Runtime is a package of its own:
 * `pip install onnxruntime-gpu`, `pip install onnxruntime` for the CPU alone, or
 * `npm install --ignore-scripts onnxruntime-node`.
 *
 * @module
 */
export { openModel } from "./open.ts";
export { type AsyncRunOptions, Model, type ModelInputs, type RunOptions } from "./model.ts";
export { BoundModel, CapturedModel, type ModelOutputs } from "./bound.ts";
export type { ModelOptions, ProviderName } from "./settings.ts";
export type { ModelValue, OtherType } from "./values.ts";
export { OnnxError } from "./error.ts";
