/** Video decoding by NVDEC. */
import { isDisabled } from "../../../runtime/disable.ts";
import { type Nvcuvid, openNvcuvid } from "../../../libraries/nvcuvid.ts";
import type {
  PictureDecoder,
  PictureDecoderSettings,
  StreamCapability,
  VideoApi,
  VideoCapabilities,
} from "../../video.ts";
import { kindProblem, readCapabilities } from "./capabilities.ts";
import { CudaPictureDecoder } from "./decoder.ts";
import { VideoDevice, type VideoDriver } from "./device.ts";

const DECODER = "NVDEC";

export class CudaVideo implements VideoApi {
  readonly #driver: VideoDriver;
  readonly #open: () => Nvcuvid;
  /** By ordinal. Asking the driver takes as long as decoding several pictures. */
  readonly #capabilities: Map<number, readonly StreamCapability[]> = new Map();
  /** By ordinal. */
  readonly #devices: Map<number, VideoDevice> = new Map();

  /** @param open Opens libnvcuvid. */
  constructor(driver: VideoDriver, open: () => Nvcuvid = openNvcuvid) {
    this.#driver = driver;
    this.#open = open;
    driver.contexts.beforeRelease((ordinal) => this.#release(ordinal));
  }

  capabilities(): Promise<VideoCapabilities> {
    let library: string | undefined;
    try {
      const nvcuvid = this.#open();
      library = nvcuvid.path;
      const streams = this.#streams(nvcuvid);
      return Promise.resolve({ decoder: DECODER, library, problem: undefined, streams });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return Promise.resolve({ decoder: DECODER, library, problem, streams: [] });
    }
  }

  async createDecoder(settings: PictureDecoderSettings): Promise<PictureDecoder> {
    if (isDisabled("video-callbacks")) {
      throw new Error("decoding video on a GPU is disabled by CUFFI_DISABLE=video-callbacks");
    }
    const nvcuvid = this.#open();
    const streams = this.#streams(nvcuvid);
    const problem = kindProblem(streams, settings);
    if (problem !== undefined) throw new Error(problem);
    const ordinal = this.#driver.contexts.currentOrdinal()!;
    let device = this.#devices.get(ordinal);
    if (device === undefined) {
      this.#devices.set(ordinal, device = new VideoDevice(this.#driver, nvcuvid, streams));
    }
    return await CudaPictureDecoder.create(device, settings);
  }

  #streams(nvcuvid: Nvcuvid): readonly StreamCapability[] {
    const ordinal = this.#driver.contexts.currentOrdinal()!;
    let streams = this.#capabilities.get(ordinal);
    if (streams === undefined) {
      const { library } = this.#driver;
      streams = readCapabilities(nvcuvid, (result, call) => library.check(result, call));
      this.#capabilities.set(ordinal, streams);
    }
    return streams;
  }

  #release(ordinal: number): void {
    const device = this.#devices.get(ordinal);
    this.#devices.delete(ordinal);
    device?.release();
  }
}
