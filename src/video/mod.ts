/**
 * Decodes video into device arrays, and encodes it: on the GPU with its own engines (NVDEC and NVENC), on the software
 * device with libavcodec.
 *
 * ```ts
 * import { openDevice } from "@cuffi/cuffi";
 * import { nv12ResizeNormalize } from "@cuffi/cuffi/image";
 * import { openVideo } from "@cuffi/cuffi/video";
 *
 * using device = await openDevice();
 * await using video = await openVideo(device, "clip.mp4");
 * for await (using frame of video.frames()) {
 *   using input = nv12ResizeNormalize(frame, 224); // f32 [3, 224, 224]
 * }
 * ```
 *
 * Containers (MP4, MOV, MKV, WebM, MPEG-TS) are read by the package mediabunny, an optional dependency.
 *
 * @module
 */
export {
  type DecodingCapabilities,
  type EncodedStreamCapability,
  type EncodingCapabilities,
  type StreamCapability,
  type VideoCapabilities,
  videoCapabilities,
} from "./capabilities.ts";
export type { VideoColor } from "./color.ts";
export { type EncodedPacket, VideoDecoder, type VideoDecoderInit } from "./decoder.ts";
export type { ColorInit } from "./color.ts";
export type { VideoDecoderConfig } from "./decoder_config.ts";
export { encodeVideo, type EncodeVideoOptions } from "./encode_video.ts";
export { type EncodeOptions, VideoEncoder, type VideoEncoderInit } from "./encoder.ts";
export type { VideoEncoderConfig } from "./encoder_config.ts";
export type { EncoderInput } from "./encoder_input.ts";
export { frameOfSample, registerMediabunnyDecoder } from "./mediabunny_decoder.ts";
export { Frame } from "./frame.ts";
export { openVideo, type OpenVideoOptions } from "./open.ts";
export type { SampleOptions } from "./sample.ts";
export type { VideoSource } from "./source.ts";
export { type FrameOptions, type FramesOptions, Video } from "./video.ts";
export type { ChromaFormat, VideoCodec } from "../driver/video.ts";
