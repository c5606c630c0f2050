/** Video decoding by NVDEC. */
import type { PictureDecoder, PictureDecoderSettings, VideoApi, VideoCapabilities } from "../../video.ts";

const PROBLEM = "This version of cuffi cannot decode video on GPUs yet: use the software device.";

export class CudaVideo implements VideoApi {
  capabilities(): Promise<VideoCapabilities> {
    return Promise.resolve({ decoder: "NVDEC", library: undefined, problem: PROBLEM, streams: [] });
  }

  createDecoder(_settings: PictureDecoderSettings): Promise<PictureDecoder> {
    return Promise.reject(new Error(PROBLEM));
  }
}
