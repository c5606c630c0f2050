/** The configuration of NVENC for an encoder's settings. */
import {
  GUIDS,
  NV_ENC_CONFIG as CONFIG,
  NV_ENC_CONFIG_AV1 as AV1,
  NV_ENC_CONFIG_H264 as H264,
  NV_ENC_CONFIG_H264_VUI_PARAMETERS as VUI,
  NV_ENC_CONFIG_HEVC as HEVC,
  NV_ENC_INITIALIZE_PARAMS as INITIALIZE,
  NV_ENC_PRESET_CONFIG as PRESET,
  VALUES,
} from "../../../libraries/nvenc_layouts.ts";
import type { PictureEncoderSettings } from "../../video_encoding.ts";
import { NativeMemory } from "../../../runtime/native_memory.ts";
import { CODEC_GUIDS, type NvencSession } from "./nvenc_session.ts";

/** Peak bit rate relative to the average, for streams with variable bit rate. */
const PEAK = 1.5;
/** Pictures in flight beyond those that B-frames delay; `rcParams` has no lookahead. */
const SPARE_PICTURES = 4;

/**
 * Initializes a session: the preset P4 ("medium") of NVENC with the bit rate, the key pictures and the colors of the
 * settings.
 *
 * @returns The number of pictures that must be in flight so that each gets its packet.
 */
export async function initialize(session: NvencSession, settings: PictureEncoderSettings): Promise<number> {
  const { codec, width, height, frameRate, lowDelay } = settings;
  const codecGuid = CODEC_GUIDS[codec]!, presetGuid = GUIDS.NV_ENC_PRESET_P4_GUID;
  const tuning = lowDelay
    ? VALUES.NV_ENC_TUNING_INFO_ULTRA_LOW_LATENCY
    : VALUES.NV_ENC_TUNING_INFO_HIGH_QUALITY;
  const preset = new NativeMemory(PRESET.size), parameters = new NativeMemory(INITIALIZE.size);
  try {
    preset.setI32(0, PRESET.version);
    preset.setI32(PRESET.presetCfg, CONFIG.version);
    const name = "nvEncGetEncodePresetConfigEx";
    const args = [...codecGuid, ...presetGuid, BigInt(tuning), preset.address];
    session.check(await session.call("submit", [[name, ...args]]), name);
    const interval = configure(preset, PRESET.presetCfg, settings);
    parameters.setI32(0, INITIALIZE.version);
    setGuid(parameters, INITIALIZE.encodeGUID, codecGuid);
    setGuid(parameters, INITIALIZE.presetGUID, presetGuid);
    for (const field of ["encodeWidth", "darWidth", "maxEncodeWidth"] as const) {
      parameters.setI32(INITIALIZE[field], width);
    }
    for (const field of ["encodeHeight", "darHeight", "maxEncodeHeight"] as const) {
      parameters.setI32(INITIALIZE[field], height);
    }
    parameters.setI32(INITIALIZE.frameRateNum, Math.round(frameRate * 1000));
    parameters.setI32(INITIALIZE.frameRateDen, 1000);
    parameters.setI32(INITIALIZE.enablePTD, 1);
    parameters.setU64(INITIALIZE.encodeConfig, preset.at(PRESET.presetCfg));
    parameters.setI32(INITIALIZE.tuningInfo, tuning);
    const result = await session.call("submit", [["nvEncInitializeEncoder", parameters.address]]);
    session.check(result, "nvEncInitializeEncoder");
    return interval + SPARE_PICTURES;
  } finally {
    preset.free();
    parameters.free();
  }
}

/** Changes the preset's configuration. Returns the distance between reference pictures. */
function configure(memory: NativeMemory, at: number, settings: PictureEncoderSettings): number {
  const { keyInterval, lowDelay, bitrate } = settings;
  memory.setI32(at + CONFIG.gopLength, keyInterval);
  if (lowDelay) memory.setI32(at + CONFIG.frameIntervalP, 1);
  const mode = lowDelay ? VALUES.NV_ENC_PARAMS_RC_CBR : VALUES.NV_ENC_PARAMS_RC_VBR;
  memory.setI32(at + CONFIG.rateControlMode, mode);
  memory.setI32(at + CONFIG.averageBitRate, bitrate);
  memory.setI32(at + CONFIG.maxBitRate, Math.min(bitrate * (lowDelay ? 1 : PEAK), 2 ** 31 - 1));
  setBits(memory, at, CONFIG.enableLookahead, 0);
  if (lowDelay) setBits(memory, at, CONFIG.zeroReorderDelay, 1);
  const own = at + CONFIG.encodeCodecConfig;
  if (settings.codec === "h264") configureH264(memory, own, settings);
  else if (settings.codec === "hevc") configureHevc(memory, at, own, settings);
  else configureAv1(memory, own, settings);
  return Math.max(1, memory.i32(at + CONFIG.frameIntervalP));
}

function configureH264(memory: NativeMemory, at: number, settings: PictureEncoderSettings): void {
  setBits(memory, at, H264.repeatSPSPPS, 1);
  memory.setI32(at + H264.idrPeriod, settings.keyInterval);
  memory.setI32(at + H264.chromaFormatIDC, 1);
  setColors(memory, at + H264.h264VUIParameters, settings);
}

function configureHevc(
  memory: NativeMemory,
  config: number,
  at: number,
  settings: PictureEncoderSettings,
): void {
  setBits(memory, at, HEVC.repeatSPSPPS, 1);
  setBits(memory, at, HEVC.chromaFormatIDC, 1);
  memory.setI32(at + HEVC.idrPeriod, settings.keyInterval);
  memory.setI32(at + HEVC.inputBitDepth, settings.bitDepth);
  memory.setI32(at + HEVC.outputBitDepth, settings.bitDepth);
  setColors(memory, at + HEVC.hevcVUIParameters, settings);
  if (settings.bitDepth > 8) {
    setGuid(memory, config + CONFIG.profileGUID, GUIDS.NV_ENC_HEVC_PROFILE_MAIN10_GUID);
  }
}

function configureAv1(memory: NativeMemory, at: number, settings: PictureEncoderSettings): void {
  const { color } = settings;
  setBits(memory, at, AV1.repeatSeqHdr, 1);
  setBits(memory, at, AV1.chromaFormatIDC, 1);
  memory.setI32(at + AV1.idrPeriod, settings.keyInterval);
  memory.setI32(at + AV1.inputBitDepth, settings.bitDepth);
  memory.setI32(at + AV1.outputBitDepth, settings.bitDepth);
  memory.setI32(at + AV1.colorPrimaries, color.primaries);
  memory.setI32(at + AV1.transferCharacteristics, color.transfer);
  memory.setI32(at + AV1.matrixCoefficients, color.matrix);
  memory.setI32(at + AV1.colorRange, color.fullRange ? 1 : 0);
}

function setColors(memory: NativeMemory, at: number, { color }: PictureEncoderSettings): void {
  memory.setI32(at + VUI.videoSignalTypePresentFlag, 1);
  memory.setI32(at + VUI.videoFormat, VALUES.NV_ENC_VUI_VIDEO_FORMAT_UNSPECIFIED);
  memory.setI32(at + VUI.videoFullRangeFlag, color.fullRange ? 1 : 0);
  memory.setI32(at + VUI.colourDescriptionPresentFlag, 1);
  memory.setI32(at + VUI.colourPrimaries, color.primaries);
  memory.setI32(at + VUI.transferCharacteristics, color.transfer);
  memory.setI32(at + VUI.colourMatrix, color.matrix);
}

function setGuid(memory: NativeMemory, at: number, [low, high]: readonly [bigint, bigint]): void {
  memory.setU64(at, low);
  memory.setU64(at + 8, high);
}

/** Sets a bit field; its lowest bit is that of the mask. */
function setBits(
  memory: NativeMemory,
  at: number,
  [offset, mask]: readonly [number, number],
  value: 0 | 1,
): void {
  const before = memory.i32(at + offset);
  memory.setI32(at + offset, value === 1 ? before | mask : before & ~mask);
}
