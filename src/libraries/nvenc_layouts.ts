/**
 * Layouts of NVENC's structs on 64-bit Linux, in bytes: `size`, `version`, the offsets of the fields that are used, and
 * of bit fields the offset of their word and the mask. The other fields are 0.
 *
 * Source: nvEncodeAPI.h of the Video Codec SDK 13.0.
 */

export const NV_ENCODE_API_FUNCTION_LIST = {
  size: 2552,
  version: 1879179277,
  nvEncGetEncodeGUIDCount: 16,
  nvEncGetEncodeGUIDs: 40,
  nvEncGetEncodeCaps: 64,
  nvEncInitializeEncoder: 96,
  nvEncCreateBitstreamBuffer: 120,
  nvEncDestroyBitstreamBuffer: 128,
  nvEncEncodePicture: 136,
  nvEncLockBitstream: 144,
  nvEncUnlockBitstream: 152,
  nvEncMapInputResource: 208,
  nvEncUnmapInputResource: 216,
  nvEncDestroyEncoder: 224,
  nvEncOpenEncodeSessionEx: 240,
  nvEncRegisterResource: 248,
  nvEncUnregisterResource: 256,
  nvEncGetLastErrorString: 304,
  nvEncGetEncodePresetConfigEx: 320,
} as const;

export const NV_ENC_OPEN_ENCODE_SESSION_EX_PARAMS = {
  size: 1552,
  version: 1879113741,
  deviceType: 4,
  device: 8,
  apiVersion: 24,
} as const;

export const NV_ENC_CAPS_PARAM = {
  size: 256,
  version: 1879113741,
  capsToQuery: 4,
} as const;

export const NV_ENC_PRESET_CONFIG = {
  size: 5128,
  version: 4026859533,
  presetCfg: 8,
} as const;

export const NV_ENC_CONFIG = {
  size: 3584,
  version: 4027121677,
  profileGUID: 4,
  gopLength: 20,
  frameIntervalP: 24,
  rateControlMode: 44,
  averageBitRate: 60,
  maxBitRate: 64,
  vbvBufferSize: 68,
  vbvInitialDelay: 72,
  enableLookahead: [76, 32],
  zeroReorderDelay: [76, 512],
  encodeCodecConfig: 168,
} as const;

export const NV_ENC_CONFIG_H264 = {
  size: 1792,
  repeatSPSPPS: [0, 4096],
  idrPeriod: 8,
  h264VUIParameters: 72,
  chromaFormatIDC: 192,
} as const;

export const NV_ENC_CONFIG_HEVC = {
  size: 1560,
  repeatSPSPPS: [16, 128],
  chromaFormatIDC: [16, 512],
  idrPeriod: 20,
  hevcVUIParameters: 64,
  inputBitDepth: 204,
  outputBitDepth: 200,
} as const;

export const NV_ENC_CONFIG_AV1 = {
  size: 1552,
  repeatSeqHdr: [16, 32],
  chromaFormatIDC: [16, 128],
  idrPeriod: 20,
  colorPrimaries: 68,
  transferCharacteristics: 72,
  matrixCoefficients: 76,
  colorRange: 80,
  inputBitDepth: 116,
  outputBitDepth: 112,
} as const;

export const NV_ENC_CONFIG_H264_VUI_PARAMETERS = {
  size: 112,
  videoSignalTypePresentFlag: 8,
  videoFormat: 12,
  videoFullRangeFlag: 16,
  colourDescriptionPresentFlag: 20,
  colourPrimaries: 24,
  transferCharacteristics: 28,
  colourMatrix: 32,
} as const;

export const NV_ENC_INITIALIZE_PARAMS = {
  size: 1800,
  version: 4026990605,
  encodeGUID: 4,
  presetGUID: 20,
  encodeWidth: 36,
  encodeHeight: 40,
  darWidth: 44,
  darHeight: 48,
  frameRateNum: 52,
  frameRateDen: 56,
  enableEncodeAsync: 60,
  enablePTD: 64,
  encodeConfig: 88,
  maxEncodeWidth: 96,
  maxEncodeHeight: 100,
  tuningInfo: 136,
} as const;

export const NV_ENC_CREATE_BITSTREAM_BUFFER = {
  size: 776,
  version: 1879113741,
  bitstreamBuffer: 16,
} as const;

export const NV_ENC_REGISTER_RESOURCE = {
  size: 1536,
  version: 1879375885,
  resourceType: 4,
  width: 8,
  height: 12,
  pitch: 16,
  resourceToRegister: 24,
  registeredResource: 32,
  bufferFormat: 40,
  bufferUsage: 44,
} as const;

export const NV_ENC_MAP_INPUT_RESOURCE = {
  size: 1544,
  version: 1879310349,
  registeredResource: 16,
  mappedResource: 24,
  mappedBufferFmt: 32,
} as const;

export const NV_ENC_PIC_PARAMS = {
  size: 3360,
  version: 4026990605,
  inputWidth: 4,
  inputHeight: 8,
  inputPitch: 12,
  encodePicFlags: 16,
  inputTimeStamp: 24,
  inputBuffer: 40,
  outputBitstream: 48,
  bufferFmt: 64,
  pictureStruct: 68,
} as const;

export const NV_ENC_LOCK_BITSTREAM = {
  size: 1544,
  version: 4026662925,
  outputBitstream: 8,
  bitstreamSizeInBytes: 36,
  outputTimeStamp: 40,
  bitstreamBufferPtr: 56,
  pictureType: 64,
} as const;

/** A GUID as two words. */
export type Guid = readonly [low: bigint, high: bigint];

export const GUIDS = {
  NV_ENC_CODEC_H264_GUID: [0x4ca44e636bc82762n, 0xbff621f3501e85aan],
  NV_ENC_CODEC_HEVC_GUID: [0x4d7b4522790cdc88n, 0x3765f97a9bd2594n],
  NV_ENC_CODEC_AV1_GUID: [0x47590aa70a352289n, 0x54d216cd155d2d86n],
  NV_ENC_PRESET_P4_GUID: [0x4862df0690a7b826n, 0x8186a0736dcdd2b9n],
  NV_ENC_HEVC_PROFILE_MAIN10_GUID: [0x411a3a5bfa4d2b6cn, 0xe59b3c5e3f0a1880n],
} as const;

export const VALUES = {
  NVENCAPI_VERSION: 13,
  NVENCAPI_MAJOR_VERSION: 13,
  NVENCAPI_MINOR_VERSION: 0,
  NV_ENC_SUCCESS: 0,
  NV_ENC_ERR_NO_ENCODE_DEVICE: 1,
  NV_ENC_ERR_UNSUPPORTED_DEVICE: 2,
  NV_ENC_ERR_NEED_MORE_INPUT: 17,
  NV_ENC_ERR_INVALID_VERSION: 15,
  NV_ENC_ERR_OUT_OF_MEMORY: 10,
  NV_ENC_DEVICE_TYPE_CUDA: 1,
  NV_ENC_INPUT_RESOURCE_TYPE_CUDADEVICEPTR: 1,
  NV_ENC_INPUT_IMAGE: 0,
  NV_ENC_BUFFER_FORMAT_NV12: 1,
  NV_ENC_BUFFER_FORMAT_YUV420_10BIT: 65536,
  NV_ENC_BIT_DEPTH_8: 8,
  NV_ENC_BIT_DEPTH_10: 10,
  NV_ENC_PIC_STRUCT_FRAME: 1,
  NV_ENC_PIC_FLAG_FORCEIDR: 2,
  NV_ENC_PIC_FLAG_EOS: 8,
  NV_ENC_PIC_TYPE_IDR: 3,
  NV_ENC_PARAMS_RC_VBR: 1,
  NV_ENC_PARAMS_RC_CBR: 2,
  NV_ENC_TUNING_INFO_HIGH_QUALITY: 1,
  NV_ENC_TUNING_INFO_ULTRA_LOW_LATENCY: 3,
  NV_ENC_VUI_VIDEO_FORMAT_UNSPECIFIED: 5,
  NV_ENC_CAPS_WIDTH_MAX: 16,
  NV_ENC_CAPS_HEIGHT_MAX: 17,
  NV_ENC_CAPS_WIDTH_MIN: 45,
  NV_ENC_CAPS_HEIGHT_MIN: 46,
  NV_ENC_CAPS_SUPPORT_10BIT_ENCODE: 39,
} as const;
