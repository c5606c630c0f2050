/**
 * The functions of ONNX Runtime's C API that cuffi calls.
 *
 * The library exports one function, which returns a table of function pointers. Functions are only ever
 * appended to that table, so the index of each is fixed. Functions with the result `address` return an
 * `OrtStatus*`, which is null on success, unless stated otherwise.
 *
 * Source: onnxruntime_c_api.h, "struct OrtApi".
 */
import type { CSymbol } from "../runtime/runtime.ts";

/** A function of the table. */
export interface OrtFunction extends CSymbol {
  /** Its place in the table. */
  readonly index: number;
}

/** `ORT_LOGGING_LEVEL_FATAL`: errors are thrown, and need not be printed as well. */
export const LOG_FATAL = 4;

/** Opening, describing and running models. */
export const ORT = {
  GetErrorCode: { index: 1, parameters: [["status", "address"]], result: "i32" },
  /** Returns the text. */
  GetErrorMessage: { index: 2, parameters: [["status", "address"]], result: "address" },
  CreateEnv: {
    index: 3,
    parameters: [["log_severity_level", "i32"], ["logid", "buffer"], ["out", "buffer"]],
    result: "address",
  },
  DisableTelemetryEvents: { index: 6, parameters: [["env", "address"]], result: "address" },
  CreateSession: {
    index: 7,
    parameters: [["env", "address"], ["model_path", "buffer"], ["options", "address"], ["out", "buffer"]],
    result: "address",
  },
  CreateSessionFromArray: {
    index: 8,
    parameters: [
      ["env", "address"],
      ["model_data", "buffer"],
      ["model_data_length", "usize"],
      ["options", "address"],
      ["out", "buffer"],
    ],
    result: "address",
  },
  CreateSessionOptions: { index: 10, parameters: [["options", "buffer"]], result: "address" },
  SetSessionLogSeverityLevel: {
    index: 22,
    parameters: [["options", "address"], ["level", "i32"]],
    result: "address",
  },
  SetSessionGraphOptimizationLevel: {
    index: 23,
    parameters: [["options", "address"], ["level", "i32"]],
    result: "address",
  },
  SetIntraOpNumThreads: {
    index: 24,
    parameters: [["options", "address"], ["intra_op_num_threads", "i32"]],
    result: "address",
  },
  SessionGetInputCount: {
    index: 30,
    parameters: [["session", "address"], ["out", "buffer"]],
    result: "address",
  },
  SessionGetOutputCount: {
    index: 31,
    parameters: [["session", "address"], ["out", "buffer"]],
    result: "address",
  },
  SessionGetInputTypeInfo: {
    index: 33,
    parameters: [["session", "address"], ["index", "usize"], ["type_info", "buffer"]],
    result: "address",
  },
  SessionGetOutputTypeInfo: {
    index: 34,
    parameters: [["session", "address"], ["index", "usize"], ["type_info", "buffer"]],
    result: "address",
  },
  SessionGetInputName: {
    index: 36,
    parameters: [
      ["session", "address"],
      ["index", "usize"],
      ["allocator", "address"],
      ["value", "buffer"],
    ],
    result: "address",
  },
  SessionGetOutputName: {
    index: 37,
    parameters: [
      ["session", "address"],
      ["index", "usize"],
      ["allocator", "address"],
      ["value", "buffer"],
    ],
    result: "address",
  },
  CreateRunOptions: { index: 39, parameters: [["out", "buffer"]], result: "address" },
  RunOptionsSetTerminate: { index: 46, parameters: [["options", "address"]], result: "address" },
  CreateTensorWithDataAsOrtValue: {
    index: 49,
    parameters: [
      ["info", "address"],
      ["p_data", "address"],
      ["p_data_len", "usize"],
      ["shape", "nullable"],
      ["shape_len", "usize"],
      ["type", "i32"],
      ["out", "buffer"],
    ],
    result: "address",
  },
  IsTensor: { index: 50, parameters: [["value", "address"], ["out", "buffer"]], result: "address" },
  GetTensorMutableData: {
    index: 51,
    parameters: [["value", "address"], ["out", "buffer"]],
    result: "address",
  },
  CastTypeInfoToTensorInfo: {
    index: 55,
    parameters: [["type_info", "address"], ["out", "buffer"]],
    result: "address",
  },
  GetOnnxTypeFromTypeInfo: {
    index: 56,
    parameters: [["type_info", "address"], ["out", "buffer"]],
    result: "address",
  },
  GetTensorElementType: {
    index: 60,
    parameters: [["info", "address"], ["out", "buffer"]],
    result: "address",
  },
  GetDimensionsCount: { index: 61, parameters: [["info", "address"], ["out", "buffer"]], result: "address" },
  GetDimensions: {
    index: 62,
    parameters: [["info", "address"], ["dim_values", "buffer"], ["dim_values_length", "usize"]],
    result: "address",
  },
  GetSymbolicDimensions: {
    index: 63,
    parameters: [
      ["info", "address"],
      ["dim_params", "buffer"],
      ["dim_params_length", "usize"],
    ],
    result: "address",
  },
  GetTensorTypeAndShape: {
    index: 65,
    parameters: [["value", "address"], ["out", "buffer"]],
    result: "address",
  },
  CreateMemoryInfo: {
    index: 68,
    parameters: [
      ["name", "buffer"],
      ["type", "i32"],
      ["id", "i32"],
      ["mem_type", "i32"],
      ["out", "buffer"],
    ],
    result: "address",
  },
  AllocatorFree: { index: 76, parameters: [["allocator", "address"], ["p", "address"]], result: "address" },
  GetAllocatorWithDefaultOptions: { index: 78, parameters: [["out", "buffer"]], result: "address" },
  ReleaseStatus: { index: 93, parameters: [["status", "address"]], result: "void" },
  ReleaseSession: { index: 95, parameters: [["session", "address"]], result: "void" },
  ReleaseValue: { index: 96, parameters: [["value", "address"]], result: "void" },
  ReleaseRunOptions: { index: 97, parameters: [["options", "address"]], result: "void" },
  ReleaseTypeInfo: { index: 98, parameters: [["info", "address"]], result: "void" },
  ReleaseTensorTypeAndShapeInfo: { index: 99, parameters: [["info", "address"]], result: "void" },
  ReleaseSessionOptions: { index: 100, parameters: [["options", "address"]], result: "void" },
  SessionGetModelMetadata: {
    index: 111,
    parameters: [["session", "address"], ["out", "buffer"]],
    result: "address",
  },
  /** Null if there is no entry of that name. */
  ModelMetadataLookupCustomMetadataMap: {
    index: 116,
    parameters: [
      ["model_metadata", "address"],
      ["allocator", "address"],
      ["key", "address"],
      ["value", "buffer"],
    ],
    result: "address",
  },
  ReleaseModelMetadata: { index: 118, parameters: [["model_metadata", "address"]], result: "void" },
  /** Null if there are no entries. */
  ModelMetadataGetCustomMetadataMapKeys: {
    index: 123,
    parameters: [
      ["model_metadata", "address"],
      ["allocator", "address"],
      ["keys", "buffer"],
      ["num_keys", "buffer"],
    ],
    result: "address",
  },
  AddFreeDimensionOverrideByName: {
    index: 124,
    parameters: [
      ["options", "address"],
      ["dim_name", "buffer"],
      ["dim_value", "i64"],
    ],
    result: "address",
  },
  AddSessionConfigEntry: {
    index: 130,
    parameters: [
      ["options", "address"],
      ["config_key", "buffer"],
      ["config_value", "buffer"],
    ],
    result: "address",
  },
  RunWithBinding: {
    index: 133,
    parameters: [["session", "address"], ["run_options", "address"], ["binding", "address"]],
    result: "address",
  },
  CreateIoBinding: { index: 134, parameters: [["session", "address"], ["out", "buffer"]], result: "address" },
  ReleaseIoBinding: { index: 135, parameters: [["binding", "address"]], result: "void" },
  BindInput: {
    index: 136,
    parameters: [["binding", "address"], ["name", "buffer"], ["value", "address"]],
    result: "address",
  },
  BindOutput: {
    index: 137,
    parameters: [["binding", "address"], ["name", "buffer"], ["value", "address"]],
    result: "address",
  },
  BindOutputToDevice: {
    index: 138,
    parameters: [["binding", "address"], ["name", "buffer"], ["mem_info", "address"]],
    result: "address",
  },
  GetBoundOutputValues: {
    index: 140,
    parameters: [
      ["binding", "address"],
      ["allocator", "address"],
      ["output", "buffer"],
      ["output_count", "buffer"],
    ],
    result: "address",
  },
  ClearBoundOutputs: { index: 142, parameters: [["binding", "address"]], result: "void" },
  AddRunConfigEntry: {
    index: 165,
    parameters: [["options", "address"], ["config_key", "buffer"], ["config_value", "buffer"]],
    result: "address",
  },
} as const;

/** Functions that exist since certain versions of the table; not bound where they are missing. */
export const ORT_NEWER = {
  MemoryInfoGetDeviceType: {
    index: 225,
    parameters: [["info", "address"], ["out", "buffer"]],
    result: "void",
    optional: true,
  },
  /** Version 23. */
  SessionGetMemoryInfoForInputs: {
    index: 380,
    parameters: [["session", "address"], ["inputs_memory_info", "buffer"], ["num_inputs", "usize"]],
    result: "address",
    optional: true,
  },
  /** Version 24. Returns a bool. */
  TensorTypeAndShape_HasShape: {
    index: 390,
    parameters: [["info", "address"]],
    result: "u8",
    optional: true,
  },
} as const;

/** The list of providers. */
export const ORT_PROVIDERS = {
  GetAvailableProviders: {
    index: 125,
    parameters: [["out", "buffer"], ["provider_length", "buffer"]],
    result: "address",
  },
  ReleaseAvailableProviders: {
    index: 126,
    parameters: [["providers", "address"], ["providers_length", "i32"]],
    result: "address",
  },
} as const;

/** The CUDA provider. */
export const ORT_CUDA = {
  append: {
    index: 204,
    parameters: [["options", "address"], ["provider_options", "address"]],
    result: "address",
  }, // SessionOptionsAppendExecutionProvider_CUDA_V2
  create: { index: 205, parameters: [["out", "buffer"]], result: "address" }, // CreateCUDAProviderOptions
  update: {
    index: 206,
    parameters: [
      ["options", "address"],
      ["keys", "buffer"],
      ["values", "buffer"],
      ["num_keys", "usize"],
    ],
    result: "address",
  }, // UpdateCUDAProviderOptions
  release: { index: 208, parameters: [["options", "address"]], result: "void" }, // ReleaseCUDAProviderOptions
  updateWithValue: {
    index: 263,
    parameters: [["options", "address"], ["key", "buffer"], ["value", "address"]],
    result: "address",
  }, // UpdateCUDAProviderOptionsWithValue
} as const;

/** The TensorRT provider. Untested. */
export const ORT_TENSORRT = {
  append: {
    index: 170,
    parameters: [["options", "address"], ["provider_options", "address"]],
    result: "address",
  }, // SessionOptionsAppendExecutionProvider_TensorRT_V2
  create: { index: 171, parameters: [["out", "buffer"]], result: "address" }, // CreateTensorRTProviderOptions
  update: {
    index: 172,
    parameters: [
      ["options", "address"],
      ["keys", "buffer"],
      ["values", "buffer"],
      ["num_keys", "usize"],
    ],
    result: "address",
  }, // UpdateTensorRTProviderOptions
  release: { index: 174, parameters: [["options", "address"]], result: "void" }, // ReleaseTensorRTProviderOptions
  updateWithValue: {
    index: 261,
    parameters: [["options", "address"], ["key", "buffer"], ["value", "address"]],
    result: "address",
  }, // UpdateTensorRTProviderOptionsWithValue
} as const;

/** Providers in libraries of their own. Untested beyond registration. */
export const ORT_PLUGINS = {
  RegisterExecutionProviderLibrary: {
    index: 301,
    parameters: [
      ["env", "address"],
      ["registration_name", "buffer"],
      ["path", "buffer"],
    ],
    result: "address",
  },
  GetEpDevices: {
    index: 303,
    parameters: [["env", "address"], ["ep_devices", "buffer"], ["num_ep_devices", "buffer"]],
    result: "address",
  },
  SessionOptionsAppendExecutionProvider_V2: {
    index: 304,
    parameters: [
      ["options", "address"],
      ["env", "address"],
      ["ep_devices", "buffer"],
      ["num_ep_devices", "usize"],
      ["ep_option_keys", "buffer"],
      ["ep_option_vals", "buffer"],
      ["num_ep_options", "usize"],
    ],
    result: "address",
  },
  /** Returns the name. */
  EpDevice_EpName: { index: 312, parameters: [["ep_device", "address"]], result: "address" },
} as const;
