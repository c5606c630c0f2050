/**
 * Layouts of libnvcuvid's structs on 64-bit Linux, in bytes: `size` and the offsets of the fields that are used.
 * The other fields are 0.
 */

export const CUVIDPARSERPARAMS = {
  size: 136,
  CodecType: 0,
  ulMaxNumDecodeSurfaces: 4,
  ulClockRate: 8,
  ulMaxDisplayDelay: 16,
  pUserData: 40,
  pfnSequenceCallback: 48,
  pfnDecodePicture: 56,
  pfnDisplayPicture: 64,
} as const;

export const CUVIDSOURCEDATAPACKET = {
  size: 32,
  flags: 0,
  payload_size: 8,
  payload: 16,
  timestamp: 24,
} as const;

export const CUVIDEOFORMAT = {
  size: 64,
  codec: 0,
  bit_depth_luma_minus8: 13,
  bit_depth_chroma_minus8: 14,
  min_num_decode_surfaces: 15,
  coded_width: 16,
  coded_height: 20,
  "display_area.left": 24,
  "display_area.top": 28,
  "display_area.right": 32,
  "display_area.bottom": 36,
  chroma_format: 40,
  /** Bit 3 is `video_full_range_flag`. */
  video_signal_description: 56,
  "video_signal_description.color_primaries": 57,
  "video_signal_description.transfer_characteristics": 58,
  "video_signal_description.matrix_coefficients": 59,
} as const;

export const CUVIDPARSERDISPINFO = {
  size: 24,
  picture_index: 0,
  progressive_frame: 4,
  top_field_first: 8,
  repeat_first_field: 12,
  timestamp: 16,
} as const;

export const CUVIDDECODECAPS = {
  size: 88,
  eCodecType: 0,
  eChromaFormat: 4,
  nBitDepthMinus8: 8,
  bIsSupported: 24,
  nNumNVDECs: 25,
  nOutputFormatMask: 26,
  nMaxWidth: 28,
  nMaxHeight: 32,
  nMaxMBCount: 36,
  nMinWidth: 40,
  nMinHeight: 42,
} as const;

export const CUVIDDECODECREATEINFO = {
  size: 176,
  ulWidth: 0,
  ulHeight: 8,
  ulNumDecodeSurfaces: 16,
  CodecType: 24,
  ChromaFormat: 28,
  ulCreationFlags: 32,
  bitDepthMinus8: 40,
  ulMaxWidth: 56,
  ulMaxHeight: 64,
  OutputFormat: 88,
  DeinterlaceMode: 92,
  ulTargetWidth: 96,
  ulTargetHeight: 104,
  ulNumOutputSurfaces: 112,
  vidLock: 120,
} as const;

export const CUVIDRECONFIGUREDECODERINFO = {
  size: 128,
  ulWidth: 0,
  ulHeight: 4,
  ulTargetWidth: 8,
  ulTargetHeight: 12,
  ulNumDecodeSurfaces: 16,
} as const;

export const CUVIDPROCPARAMS = {
  size: 264,
  progressive_frame: 0,
  second_field: 4,
  top_field_first: 8,
  unpaired_field: 12,
  output_stream: 56,
} as const;

export const CUVIDGETDECODESTATUS = { size: 192, decodeStatus: 0 } as const;

export const CUDA_MEMCPY2D = {
  size: 128,
  srcXInBytes: 0,
  srcY: 8,
  srcMemoryType: 16,
  srcDevice: 32,
  srcPitch: 48,
  dstMemoryType: 72,
  dstDevice: 88,
  dstPitch: 104,
  WidthInBytes: 112,
  Height: 120,
} as const;

/** `cudaVideoCodec` by name. */
export const CODEC = { mpeg2: 1, mpeg4: 2, h264: 4, mjpeg: 5, hevc: 8, vp8: 9, vp9: 10, av1: 11 } as const;

/** `cudaVideoChromaFormat`: the names by code. */
export const CHROMA = ["mono", "4:2:0", "4:2:2", "4:4:4"] as const;

/** `cudaVideoSurfaceFormat`. */
export const SURFACE = { nv12: 0, p016: 1 } as const;

/** `CUvideopacketflags`. */
export const PACKET = { endOfStream: 1n, timestamp: 2n, endOfPicture: 8n } as const;

/** `cudaVideoCreate_PreferCUVID`: decode with the dedicated engines. */
export const PREFER_CUVID = 4n;

/** `cudaVideoDeinterlaceMode_Weave`: keep both fields of interlaced pictures, as software decoders do. */
export const WEAVE = 0;

/** `cuvidDecodeStatus`. */
export const DECODE_STATUS = { error: 8, concealed: 9 } as const;
