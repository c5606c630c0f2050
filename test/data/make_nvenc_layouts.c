/*
 * Writes nvenc_layouts.json: sizes, field offsets, versions, GUIDs and values of NVENC, as its header declares them.
 *
 *     git clone https://github.com/FFmpeg/nv-codec-headers     (Video Codec SDK 13.0)
 *     cc -I nv-codec-headers/include/ffnvcodec make_nvenc_layouts.c -o layouts && ./layouts > nvenc_layouts.json
 */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "nvEncodeAPI.h"

static const char *separator = "{\n";
#define STRUCT(type) printf("%s  \"%s\": { \"size\": %zu", separator, #type, sizeof(type)), separator = " },\n";
#define VERSION(type) printf(", \"version\": %u", type##_VER);
#define FIELD(type, field) printf(", \"%s\": %zu", #field, offsetof(type, field));
#define TABLE(name) printf("%s  \"%s\": { \"size\": 0", separator, name), separator = " },\n";
#define VALUE(name) printf(", \"%s\": %lld", #name, (long long)(name));
#define ID(name) { GUID guid = name; uint64_t w[2]; memcpy(w, &guid, 16); \
  printf(", \"%s\": [\"%llx\", \"%llx\"]", #name, (unsigned long long)w[0], (unsigned long long)w[1]); }
/* The byte offset and the mask of a bit in its 32-bit word. */
#define BIT(type, field) { type s; uint32_t words[sizeof(type) / 4]; memset(&s, 0, sizeof s); s.field = 1; \
  memcpy(words, &s, sizeof s); for (size_t i = 0; i < sizeof s / 4; i++) if (words[i]) \
  printf(", \"%s\": [%zu, %u]", #field, i * 4, words[i]); }
/* A field of several bits, set to 1. */
#define BITS(type, field) BIT(type, field)

int main(void) {
  STRUCT(NV_ENCODE_API_FUNCTION_LIST) VERSION(NV_ENCODE_API_FUNCTION_LIST)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncGetEncodeGUIDCount)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncGetEncodeGUIDs)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncGetEncodeCaps)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncInitializeEncoder)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncCreateBitstreamBuffer)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncDestroyBitstreamBuffer)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncEncodePicture)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncLockBitstream)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncUnlockBitstream)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncMapInputResource)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncUnmapInputResource)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncDestroyEncoder)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncOpenEncodeSessionEx)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncRegisterResource)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncUnregisterResource)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncGetLastErrorString)
  FIELD(NV_ENCODE_API_FUNCTION_LIST, nvEncGetEncodePresetConfigEx)

  STRUCT(NV_ENC_OPEN_ENCODE_SESSION_EX_PARAMS) VERSION(NV_ENC_OPEN_ENCODE_SESSION_EX_PARAMS)
  FIELD(NV_ENC_OPEN_ENCODE_SESSION_EX_PARAMS, deviceType)
  FIELD(NV_ENC_OPEN_ENCODE_SESSION_EX_PARAMS, device)
  FIELD(NV_ENC_OPEN_ENCODE_SESSION_EX_PARAMS, apiVersion)

  STRUCT(NV_ENC_CAPS_PARAM) VERSION(NV_ENC_CAPS_PARAM)
  FIELD(NV_ENC_CAPS_PARAM, capsToQuery)

  STRUCT(NV_ENC_PRESET_CONFIG) VERSION(NV_ENC_PRESET_CONFIG)
  FIELD(NV_ENC_PRESET_CONFIG, presetCfg)

  STRUCT(NV_ENC_CONFIG) VERSION(NV_ENC_CONFIG)
  FIELD(NV_ENC_CONFIG, profileGUID)
  FIELD(NV_ENC_CONFIG, gopLength)
  FIELD(NV_ENC_CONFIG, frameIntervalP)
  FIELD(NV_ENC_CONFIG, rcParams.rateControlMode)
  FIELD(NV_ENC_CONFIG, rcParams.averageBitRate)
  FIELD(NV_ENC_CONFIG, rcParams.maxBitRate)
  FIELD(NV_ENC_CONFIG, rcParams.vbvBufferSize)
  FIELD(NV_ENC_CONFIG, rcParams.vbvInitialDelay)
  BIT(NV_ENC_CONFIG, rcParams.enableLookahead)
  BIT(NV_ENC_CONFIG, rcParams.zeroReorderDelay)
  FIELD(NV_ENC_CONFIG, encodeCodecConfig)

  STRUCT(NV_ENC_CONFIG_H264)
  BIT(NV_ENC_CONFIG_H264, repeatSPSPPS)
  FIELD(NV_ENC_CONFIG_H264, idrPeriod)
  FIELD(NV_ENC_CONFIG_H264, h264VUIParameters)
  FIELD(NV_ENC_CONFIG_H264, chromaFormatIDC)

  STRUCT(NV_ENC_CONFIG_HEVC)
  BIT(NV_ENC_CONFIG_HEVC, repeatSPSPPS)
  BITS(NV_ENC_CONFIG_HEVC, chromaFormatIDC)
  FIELD(NV_ENC_CONFIG_HEVC, idrPeriod)
  FIELD(NV_ENC_CONFIG_HEVC, hevcVUIParameters)
  FIELD(NV_ENC_CONFIG_HEVC, inputBitDepth)
  FIELD(NV_ENC_CONFIG_HEVC, outputBitDepth)

  STRUCT(NV_ENC_CONFIG_AV1)
  BIT(NV_ENC_CONFIG_AV1, repeatSeqHdr)
  BITS(NV_ENC_CONFIG_AV1, chromaFormatIDC)
  FIELD(NV_ENC_CONFIG_AV1, idrPeriod)
  FIELD(NV_ENC_CONFIG_AV1, colorPrimaries)
  FIELD(NV_ENC_CONFIG_AV1, transferCharacteristics)
  FIELD(NV_ENC_CONFIG_AV1, matrixCoefficients)
  FIELD(NV_ENC_CONFIG_AV1, colorRange)
  FIELD(NV_ENC_CONFIG_AV1, inputBitDepth)
  FIELD(NV_ENC_CONFIG_AV1, outputBitDepth)

  STRUCT(NV_ENC_CONFIG_H264_VUI_PARAMETERS)
  FIELD(NV_ENC_CONFIG_H264_VUI_PARAMETERS, videoSignalTypePresentFlag)
  FIELD(NV_ENC_CONFIG_H264_VUI_PARAMETERS, videoFormat)
  FIELD(NV_ENC_CONFIG_H264_VUI_PARAMETERS, videoFullRangeFlag)
  FIELD(NV_ENC_CONFIG_H264_VUI_PARAMETERS, colourDescriptionPresentFlag)
  FIELD(NV_ENC_CONFIG_H264_VUI_PARAMETERS, colourPrimaries)
  FIELD(NV_ENC_CONFIG_H264_VUI_PARAMETERS, transferCharacteristics)
  FIELD(NV_ENC_CONFIG_H264_VUI_PARAMETERS, colourMatrix)

  STRUCT(NV_ENC_INITIALIZE_PARAMS) VERSION(NV_ENC_INITIALIZE_PARAMS)
  FIELD(NV_ENC_INITIALIZE_PARAMS, encodeGUID)
  FIELD(NV_ENC_INITIALIZE_PARAMS, presetGUID)
  FIELD(NV_ENC_INITIALIZE_PARAMS, encodeWidth)
  FIELD(NV_ENC_INITIALIZE_PARAMS, encodeHeight)
  FIELD(NV_ENC_INITIALIZE_PARAMS, darWidth)
  FIELD(NV_ENC_INITIALIZE_PARAMS, darHeight)
  FIELD(NV_ENC_INITIALIZE_PARAMS, frameRateNum)
  FIELD(NV_ENC_INITIALIZE_PARAMS, frameRateDen)
  FIELD(NV_ENC_INITIALIZE_PARAMS, enableEncodeAsync)
  FIELD(NV_ENC_INITIALIZE_PARAMS, enablePTD)
  FIELD(NV_ENC_INITIALIZE_PARAMS, encodeConfig)
  FIELD(NV_ENC_INITIALIZE_PARAMS, maxEncodeWidth)
  FIELD(NV_ENC_INITIALIZE_PARAMS, maxEncodeHeight)
  FIELD(NV_ENC_INITIALIZE_PARAMS, tuningInfo)

  STRUCT(NV_ENC_CREATE_BITSTREAM_BUFFER) VERSION(NV_ENC_CREATE_BITSTREAM_BUFFER)
  FIELD(NV_ENC_CREATE_BITSTREAM_BUFFER, bitstreamBuffer)

  STRUCT(NV_ENC_REGISTER_RESOURCE) VERSION(NV_ENC_REGISTER_RESOURCE)
  FIELD(NV_ENC_REGISTER_RESOURCE, resourceType)
  FIELD(NV_ENC_REGISTER_RESOURCE, width)
  FIELD(NV_ENC_REGISTER_RESOURCE, height)
  FIELD(NV_ENC_REGISTER_RESOURCE, pitch)
  FIELD(NV_ENC_REGISTER_RESOURCE, resourceToRegister)
  FIELD(NV_ENC_REGISTER_RESOURCE, registeredResource)
  FIELD(NV_ENC_REGISTER_RESOURCE, bufferFormat)
  FIELD(NV_ENC_REGISTER_RESOURCE, bufferUsage)

  STRUCT(NV_ENC_MAP_INPUT_RESOURCE) VERSION(NV_ENC_MAP_INPUT_RESOURCE)
  FIELD(NV_ENC_MAP_INPUT_RESOURCE, registeredResource)
  FIELD(NV_ENC_MAP_INPUT_RESOURCE, mappedResource)
  FIELD(NV_ENC_MAP_INPUT_RESOURCE, mappedBufferFmt)

  STRUCT(NV_ENC_PIC_PARAMS) VERSION(NV_ENC_PIC_PARAMS)
  FIELD(NV_ENC_PIC_PARAMS, inputWidth)
  FIELD(NV_ENC_PIC_PARAMS, inputHeight)
  FIELD(NV_ENC_PIC_PARAMS, inputPitch)
  FIELD(NV_ENC_PIC_PARAMS, encodePicFlags)
  FIELD(NV_ENC_PIC_PARAMS, inputTimeStamp)
  FIELD(NV_ENC_PIC_PARAMS, inputBuffer)
  FIELD(NV_ENC_PIC_PARAMS, outputBitstream)
  FIELD(NV_ENC_PIC_PARAMS, bufferFmt)
  FIELD(NV_ENC_PIC_PARAMS, pictureStruct)

  STRUCT(NV_ENC_LOCK_BITSTREAM) VERSION(NV_ENC_LOCK_BITSTREAM)
  FIELD(NV_ENC_LOCK_BITSTREAM, outputBitstream)
  FIELD(NV_ENC_LOCK_BITSTREAM, bitstreamSizeInBytes)
  FIELD(NV_ENC_LOCK_BITSTREAM, outputTimeStamp)
  FIELD(NV_ENC_LOCK_BITSTREAM, bitstreamBufferPtr)
  FIELD(NV_ENC_LOCK_BITSTREAM, pictureType)

  TABLE("GUIDS")
  ID(NV_ENC_CODEC_H264_GUID) ID(NV_ENC_CODEC_HEVC_GUID) ID(NV_ENC_CODEC_AV1_GUID)
  ID(NV_ENC_PRESET_P4_GUID) ID(NV_ENC_HEVC_PROFILE_MAIN10_GUID)

  TABLE("VALUES")
  VALUE(NVENCAPI_VERSION) VALUE(NVENCAPI_MAJOR_VERSION) VALUE(NVENCAPI_MINOR_VERSION)
  VALUE(NV_ENC_SUCCESS) VALUE(NV_ENC_ERR_NO_ENCODE_DEVICE) VALUE(NV_ENC_ERR_UNSUPPORTED_DEVICE)
  VALUE(NV_ENC_ERR_NEED_MORE_INPUT) VALUE(NV_ENC_ERR_INVALID_VERSION) VALUE(NV_ENC_ERR_OUT_OF_MEMORY)
  VALUE(NV_ENC_DEVICE_TYPE_CUDA) VALUE(NV_ENC_INPUT_RESOURCE_TYPE_CUDADEVICEPTR) VALUE(NV_ENC_INPUT_IMAGE)
  VALUE(NV_ENC_BUFFER_FORMAT_NV12) VALUE(NV_ENC_BUFFER_FORMAT_YUV420_10BIT)
  VALUE(NV_ENC_BIT_DEPTH_8) VALUE(NV_ENC_BIT_DEPTH_10)
  VALUE(NV_ENC_PIC_STRUCT_FRAME) VALUE(NV_ENC_PIC_FLAG_FORCEIDR) VALUE(NV_ENC_PIC_FLAG_EOS)
  VALUE(NV_ENC_PIC_TYPE_IDR) VALUE(NV_ENC_PARAMS_RC_VBR) VALUE(NV_ENC_PARAMS_RC_CBR)
  VALUE(NV_ENC_TUNING_INFO_HIGH_QUALITY) VALUE(NV_ENC_TUNING_INFO_ULTRA_LOW_LATENCY)
  VALUE(NV_ENC_VUI_VIDEO_FORMAT_UNSPECIFIED)
  VALUE(NV_ENC_CAPS_WIDTH_MAX) VALUE(NV_ENC_CAPS_HEIGHT_MAX) VALUE(NV_ENC_CAPS_WIDTH_MIN)
  VALUE(NV_ENC_CAPS_HEIGHT_MIN) VALUE(NV_ENC_CAPS_SUPPORT_10BIT_ENCODE)
  puts(" }\n}");
  return 0;
}
