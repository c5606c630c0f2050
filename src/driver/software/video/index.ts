/** Video decoding and encoding by libavcodec, which are loaded on first use. */
import { runtime } from "../../../runtime/index.ts";
import type {
  PictureDecoder,
  PictureDecoderSettings,
  StreamCapability,
  VideoApi,
  VideoCapabilities,
  VideoCodec,
} from "../../video.ts";
import type { EncodingCapabilities, PictureEncoder, PictureEncoderSettings } from "../../video_encoding.ts";
import type { DriverState } from "../api/state.ts";

/** Names of libavcodec's decoders, best first. FFmpeg's own `av1` needs a GPU. */
export const DECODERS: Readonly<Record<VideoCodec, readonly string[]>> = {
  h264: ["h264"],
  hevc: ["hevc"],
  vp8: ["vp8"],
  vp9: ["vp9"],
  av1: ["libdav1d", "libaom-av1"],
  mjpeg: ["mjpeg"],
  mpeg2: ["mpeg2video"],
  mpeg4: ["mpeg4"],
};

const DEPTHS: Readonly<Record<VideoCodec, readonly number[]>> = {
  h264: [8, 10],
  hevc: [8, 10, 12],
  vp8: [8],
  vp9: [8, 10, 12],
  av1: [8, 10, 12],
  mjpeg: [8],
  mpeg2: [8],
  mpeg4: [8],
};

/** FFmpeg's limit. Memory sets a lower one. */
const MAX_SIDE = 32768;

export class SoftwareVideo implements VideoApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  async capabilities(): Promise<VideoCapabilities> {
    const { libavcodecAdvice, searchLibavcodec } = await import("../../../libraries/libavcodec.ts");
    const { library } = searchLibavcodec();
    if (library === undefined) {
      const problem = runtime.ffiProblem() ?? libavcodecAdvice();
      return { decoder: "libavcodec", library: undefined, problem, streams: [] };
    }
    const streams = (Object.keys(DECODERS) as VideoCodec[])
      .filter((codec) => DECODERS[codec].some((name) => library.findDecoder(name) !== 0n))
      .flatMap((codec) => DEPTHS[codec].map((bitDepth) => streamOf(codec, bitDepth)));
    return {
      decoder: `libavcodec ${library.version}`,
      library: library.path,
      problem: undefined,
      streams,
    };
  }

  async createDecoder(settings: PictureDecoderSettings): Promise<PictureDecoder> {
    const device = this.#state.use("createDecoder");
    const [{ AvDecoder }, { openLibavcodec }] = await Promise.all([
      import("./decoder.ts"),
      import("../../../libraries/libavcodec.ts"),
    ]);
    return new AvDecoder(openLibavcodec(), device, settings);
  }

  async encoding(): Promise<EncodingCapabilities> {
    const [{ libavcodecAdvice, searchLibavcodec }, { LibavcodecEncoding }, { encodedStreams }] = await Promise
      .all([
        import("../../../libraries/libavcodec.ts"),
        import("../../../libraries/libavcodec_encoding.ts"),
        import("./encoder_options.ts"),
      ]);
    const { library } = searchLibavcodec();
    if (library === undefined) {
      return { library: undefined, problem: runtime.ffiProblem() ?? libavcodecAdvice(), streams: [] };
    }
    const streams = encodedStreams(new LibavcodecEncoding(library));
    const problem = streams.length > 0
      ? undefined
      : `video: ${library.path} has no encoders (libx264, libx265, libvpx or libsvtav1)`;
    return { library: library.path, problem, streams };
  }

  async createEncoder(settings: PictureEncoderSettings): Promise<PictureEncoder> {
    const device = this.#state.use("createEncoder");
    const [{ AvEncoder }, { openLibavcodec }, { streamFor }] = await Promise.all([
      import("./encoder.ts"),
      import("../../../libraries/libavcodec.ts"),
      import("../../video_encoding.ts"),
    ]);
    const library = openLibavcodec(), { streams } = await this.encoding();
    const { encoder } = streamFor(library.path, streams, settings);
    return new AvEncoder(library, device, encoder, settings);
  }
}

function streamOf(codec: VideoCodec, bitDepth: number): StreamCapability {
  return {
    codec,
    chroma: "4:2:0",
    bitDepth,
    minWidth: 1,
    minHeight: 1,
    maxWidth: MAX_SIDE,
    maxHeight: MAX_SIDE,
    maxMacroblocks: (MAX_SIDE / 16) ** 2,
    engines: 0,
  };
}
