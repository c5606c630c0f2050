/** Video decoding by libavcodec. */
import type { PictureDecoder, PictureDecoderSettings, VideoApi, VideoCapabilities } from "../../video.ts";

const PROBLEM = "This version of cuffi cannot decode video without a GPU yet.";

export class SoftwareVideo implements VideoApi {
  capabilities(): Promise<VideoCapabilities> {
    return Promise.resolve({ decoder: "libavcodec", library: undefined, problem: PROBLEM, streams: [] });
  }

  createDecoder(_settings: PictureDecoderSettings): Promise<PictureDecoder> {
    return Promise.reject(new Error(PROBLEM));
  }
}
