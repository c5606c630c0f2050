/** Video decoding by NVDEC, and encoding by NVENC. */
import { isDisabled } from "../../../runtime/disable.ts";
import { type Nvcuvid, openNvcuvid } from "../../../libraries/nvcuvid.ts";
import { type Nvenc, openNvenc } from "../../../libraries/nvenc.ts";
import type { PictureDecoder, PictureDecoderSettings, VideoApi, VideoCapabilities } from "../../video.ts";
import {
  type EncodingCapabilities,
  type PictureEncoder,
  type PictureEncoderSettings,
  streamFor,
} from "../../video_encoding.ts";
import { CudaPictureDecoder } from "./decoder.ts";
import { VideoDevice, type VideoDriver } from "./device.ts";

const DECODER = "NVDEC";

export class CudaVideo implements VideoApi {
  readonly #driver: VideoDriver;
  readonly #open: () => Nvcuvid;
  /** Devices by ordinal. */
  readonly #devices: Map<number, VideoDevice> = new Map();

  readonly #openEncoder: () => Nvenc;
  /** Encoding capabilities by ordinal. */
  readonly #encoding: Map<number, Promise<EncodingCapabilities>> = new Map();

  /**
   * @param open Opens libnvcuvid.
   * @param openEncoder Opens libnvidia-encode.
   */
  constructor(driver: VideoDriver, open: () => Nvcuvid = openNvcuvid, openEncoder: () => Nvenc = openNvenc) {
    this.#driver = driver;
    this.#open = open;
    this.#openEncoder = openEncoder;
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
    // Another device may have become the current one meanwhile.
    this.#driver.contexts.setCurrent(device.context);
    return await CudaPictureDecoder.create(device, settings);
  }

  encoding(): Promise<EncodingCapabilities> {
    const ordinal = this.#driver.contexts.currentOrdinal()!;
    let answer = this.#encoding.get(ordinal);
    if (answer === undefined) this.#encoding.set(ordinal, answer = this.#readEncoding());
    return answer;
  }

  async createEncoder(settings: PictureEncoderSettings): Promise<PictureEncoder> {
    const context = this.#driver.contexts.current;
    const { problem, streams } = await this.encoding();
    if (problem !== undefined) throw new Error(problem);
    streamFor("the GPU", streams, settings);
    const { CudaPictureEncoder } = await import("./encoder.ts");
    return new CudaPictureEncoder(this.#driver, this.#openEncoder(), settings, context);
  }

  /** Opens a session, which shows what the GPU encodes. */
  async #readEncoding(): Promise<EncodingCapabilities> {
    const context = this.#driver.contexts.current;
    let library: string | undefined;
    try {
      const nvenc = this.#openEncoder();
      library = nvenc.path;
      const { NvencSession } = await import("./nvenc_session.ts");
      const session = await NvencSession.open(nvenc, this.#driver.library, context);
      try {
        return { library, problem: undefined, streams: await session.capabilities() };
      } finally {
        await session.close();
      }
    } catch (error) {
      return { library, problem: error instanceof Error ? error.message : String(error), streams: [] };
    }
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
    this.#encoding.delete(ordinal);
    device?.release();
  }
}
