/** Video decoding by NVDEC. */
import { isDisabled } from "../../../runtime/disable.ts";
import { type Nvcuvid, openNvcuvid } from "../../../libraries/nvcuvid.ts";
import type { PictureDecoder, PictureDecoderSettings, VideoApi, VideoCapabilities } from "../../video.ts";
import type { EncodingCapabilities, PictureEncoder, PictureEncoderSettings } from "../../video_encoding.ts";
import { CudaPictureDecoder } from "./decoder.ts";
import { VideoDevice, type VideoDriver } from "./device.ts";

const DECODER = "NVDEC";
const NO_ENCODER = "video: encoding on a GPU is not supported";

export class CudaVideo implements VideoApi {
  readonly #driver: VideoDriver;
  readonly #open: () => Nvcuvid;
  /** By ordinal. */
  readonly #devices: Map<number, VideoDevice> = new Map();

  /** @param open Opens libnvcuvid. */
  constructor(driver: VideoDriver, open: () => Nvcuvid = openNvcuvid) {
    this.#driver = driver;
    this.#open = open;
    driver.contexts.beforeRelease((ordinal) => this.#release(ordinal));
  }

  async capabilities(): Promise<VideoCapabilities> {
    let library: string | undefined;
    try {
      library = this.#open().path;
      const streams = await this.#device().capabilities.streams();
      return { decoder: DECODER, library, problem: undefined, streams };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { decoder: DECODER, library, problem, streams: [] };
    }
  }

  async createDecoder(settings: PictureDecoderSettings): Promise<PictureDecoder> {
    const device = this.#device();
    const problem = await device.capabilities.problem(settings);
    if (problem !== undefined) throw new Error(problem);
    return await CudaPictureDecoder.create(device, settings);
  }

  encoding(): Promise<EncodingCapabilities> {
    return Promise.resolve({ library: undefined, problem: NO_ENCODER, streams: [] });
  }

  createEncoder(_settings: PictureEncoderSettings): Promise<PictureEncoder> {
    return Promise.reject(new Error(NO_ENCODER));
  }

  /** Returns the device of the current context. */
  #device(): VideoDevice {
    if (isDisabled("video-callbacks")) {
      throw new Error("decoding video on a GPU is disabled by CUFFI_DISABLE=video-callbacks");
    }
    const ordinal = this.#driver.contexts.currentOrdinal()!;
    let device = this.#devices.get(ordinal);
    if (device === undefined) {
      this.#devices.set(ordinal, device = new VideoDevice(this.#driver, this.#open()));
    }
    return device;
  }

  #release(ordinal: number): void {
    const device = this.#devices.get(ordinal);
    this.#devices.delete(ordinal);
    device?.release();
  }
}
