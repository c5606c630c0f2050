/**
 * An encoder of NVENC. Pictures are copied to the encoder's own surfaces in stream order, so that frames can
 * be reused before they are encoded. One native thread submits surfaces; another waits for their packets.
 */
import type { Nvenc } from "../../../libraries/nvenc.ts";
import {
  NV_ENC_LOCK_BITSTREAM as LOCK,
  NV_ENC_MAP_INPUT_RESOURCE as MAP,
  NV_ENC_PIC_PARAMS as PICTURE,
  VALUES,
} from "../../../libraries/nvenc_layouts.ts";
import type { PicturePlanes } from "../../video.ts";
import type { PictureEncoder, PictureEncoderSettings } from "../../video_encoding.ts";
import type { VideoDriver } from "./device.ts";
import { type EncoderSurface, SURFACE, SurfaceRing } from "./encoder_surfaces.ts";
import { NativeMemory } from "../../../runtime/native_memory.ts";
import { initialize } from "./nvenc_config.ts";
import { copyOf, NvencSession } from "./nvenc_session.ts";

export class CudaPictureEncoder implements PictureEncoder {
  readonly #driver: VideoDriver;
  readonly #nvenc: Nvenc;
  readonly #settings: PictureEncoderSettings;
  readonly #context: bigint;
  /** Opened for the first picture, and again after a flush. */
  #open: { readonly session: NvencSession; readonly surfaces: SurfaceRing } | undefined;
  /** Submitted pictures whose packets are not available yet. */
  #pending: EncoderSurface[] = [];
  /** The last submission and the last packet. They never reject. */
  #submission: Promise<void> = Promise.resolve();
  #retrieval: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | undefined;
  #closed: Promise<void> | undefined;

  constructor(driver: VideoDriver, nvenc: Nvenc, settings: PictureEncoderSettings, context: bigint) {
    this.#driver = driver;
    this.#nvenc = nvenc;
    this.#settings = settings;
    this.#context = context;
  }

  async encode(planes: PicturePlanes, stream: bigint, timestamp: number, key: boolean): Promise<void> {
    this.#throwFailure();
    if (this.#closed !== undefined) return;
    const { session, surfaces } = this.#open ??= await this.#start();
    const surface = await surfaces.take(() => this.#closed !== undefined || this.#failure !== undefined);
    if (surface === undefined) return this.#throwFailure();
    try {
      this.#copy(surface, planes, stream);
    } catch (error) {
      surfaces.give(surface);
      throw error;
    }
    this.#submission = this.#submission
      .then(() => this.#submit(session, surface, timestamp, key))
      .catch((error: unknown) => this.#fail(error));
  }

  async flush(): Promise<void> {
    await this.#submission;
    const open = this.#open;
    if (open !== undefined && this.#closed === undefined) {
      try {
        if (this.#failure === undefined) await this.#endStream(open.session);
        await this.#retrieval;
      } catch (error) {
        this.#fail(error);
      }
      await this.#stop();
    }
    this.#throwFailure();
  }

  close(): Promise<void> {
    return this.#closed ??= this.#close();
  }

  async #close(): Promise<void> {
    this.#open?.surfaces.wake();
    await this.#submission;
    await this.#retrieval;
    await this.#stop();
  }

  async #start(): Promise<{ session: NvencSession; surfaces: SurfaceRing }> {
    const session = await NvencSession.open(this.#nvenc, this.#driver.library, this.#context);
    try {
      const count = await initialize(session, this.#settings);
      const surfaces = await SurfaceRing.create(this.#driver, this.#context, session, this.#settings, count);
      return { session, surfaces };
    } catch (error) {
      await session.close();
      throw error;
    }
  }

  /** Ends the session. Nothing may be in flight. */
  async #stop(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return;
    // Surfaces without a packet are still mapped.
    for (const surface of this.#pending.splice(0)) {
      await open.session.call("retrieve", [["nvEncUnmapInputResource", surface.mapped]]);
    }
    await open.surfaces.free();
    await open.session.close();
  }

  /** Enqueues the copy of a picture to a surface. */
  #copy(surface: EncoderSurface, planes: PicturePlanes, stream: bigint): void {
    const { contexts, copies, events, guard } = this.#driver, { width, height, format } = this.#settings;
    const detail = "the stream is being captured, and a graph cannot contain the encoding of a picture";
    guard.rejectCaptured(stream, "nvEncEncodePicture", detail);
    const { current } = contexts, widthBytes = format === "nv12" ? width : 2 * width;
    contexts.setCurrent(this.#context);
    try {
      for (
        const [src, srcPitch, row, rows] of [
          [planes.luma, planes.lumaPitch, 0, height],
          [planes.chroma, planes.chromaPitch, height, height / 2],
        ] as const
      ) {
        const dst = surface.pointer + BigInt(row * surface.pitch);
        copies.copy2D({
          widthBytes,
          height: rows,
          src,
          srcKind: "device",
          srcPitch,
          dst,
          dstKind: "device",
          dstPitch: surface.pitch,
        }, stream);
      }
      events.record(surface.event, stream);
    } finally {
      if (current !== 0n) contexts.setCurrent(current);
    }
  }

  /** Maps a surface and encodes it. */
  async #submit(
    session: NvencSession,
    surface: EncoderSurface,
    timestamp: number,
    key: boolean,
  ): Promise<void> {
    const { memory } = surface;
    let mapped = false;
    try {
      await session.waitFor(surface.event);
      const result = await session.call("submit", [["nvEncMapInputResource", memory.at(SURFACE.map)]]);
      session.check(result, "nvEncMapInputResource");
      mapped = true;
      this.#describe(surface, timestamp, key);
      const encoded = await session.call("submit", [["nvEncEncodePicture", memory.at(SURFACE.picture)]]);
      if (encoded !== VALUES.NV_ENC_ERR_NEED_MORE_INPUT) session.check(encoded, "nvEncEncodePicture");
      this.#pending.push(surface);
      if (encoded === 0) this.#retrieveAll(session);
    } catch (error) {
      if (mapped) await session.call("submit", [["nvEncUnmapInputResource", surface.mapped]]);
      this.#open?.surfaces.give(surface);
      throw error;
    }
  }

  /** Fills the `NV_ENC_PIC_PARAMS` of a mapped surface. */
  #describe({ memory, mapped, pitch, bitstream }: EncoderSurface, timestamp: number, key: boolean): void {
    const at = SURFACE.picture, { width, height } = this.#settings;
    memory.setI32(at, PICTURE.version);
    memory.setI32(at + PICTURE.inputWidth, width);
    memory.setI32(at + PICTURE.inputHeight, height);
    memory.setI32(at + PICTURE.inputPitch, pitch);
    memory.setI32(at + PICTURE.encodePicFlags, key ? VALUES.NV_ENC_PIC_FLAG_FORCEIDR : 0);
    memory.setI64(at + PICTURE.inputTimeStamp, BigInt(timestamp));
    memory.setU64(at + PICTURE.inputBuffer, mapped);
    memory.setU64(at + PICTURE.outputBitstream, bitstream);
    memory.setI32(at + PICTURE.bufferFmt, memory.i32(SURFACE.map + MAP.mappedBufferFmt));
    memory.setI32(at + PICTURE.pictureStruct, VALUES.NV_ENC_PIC_STRUCT_FRAME);
  }

  /** Retrieves the packets of all pending pictures, in the order of their submission. */
  #retrieveAll(session: NvencSession): void {
    for (const surface of this.#pending.splice(0)) {
      this.#retrieval = this.#retrieval
        .then(() => this.#retrieve(session, surface))
        .catch((error: unknown) => this.#fail(error));
    }
  }

  async #retrieve(session: NvencSession, surface: EncoderSurface): Promise<void> {
    const { memory, bitstream } = surface, at = SURFACE.lock;
    try {
      memory.setI32(at, LOCK.version);
      memory.setU64(at + LOCK.outputBitstream, bitstream);
      session.check(
        await session.call("retrieve", [["nvEncLockBitstream", memory.at(at)]]),
        "nvEncLockBitstream",
      );
      const size = memory.i32(at + LOCK.bitstreamSizeInBytes);
      const data = copyOf(memory.u64(at + LOCK.bitstreamBufferPtr), size);
      const timestamp = Number(memory.i64(at + LOCK.outputTimeStamp));
      const key = memory.i32(at + LOCK.pictureType) === VALUES.NV_ENC_PIC_TYPE_IDR;
      session.check(
        await session.call("retrieve", [["nvEncUnlockBitstream", bitstream]]),
        "nvEncUnlockBitstream",
      );
      if (this.#closed === undefined) this.#settings.output({ data, timestamp, key });
    } finally {
      await session.call("retrieve", [["nvEncUnmapInputResource", surface.mapped]]);
      this.#open?.surfaces.give(surface);
    }
  }

  /** Makes the packets of all pictures available. */
  async #endStream(session: NvencSession): Promise<void> {
    const memory = new NativeMemory(PICTURE.size);
    try {
      memory.setI32(0, PICTURE.version);
      memory.setI32(PICTURE.encodePicFlags, VALUES.NV_ENC_PIC_FLAG_EOS);
      const result = await session.call("submit", [["nvEncEncodePicture", memory.address]]);
      session.check(result, "nvEncEncodePicture");
    } finally {
      memory.free();
    }
    this.#retrieveAll(session);
  }

  #fail(error: unknown): void {
    this.#failure ??= { error };
    this.#open?.surfaces.wake();
  }

  #throwFailure(): void {
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined) throw failure.error;
  }
}
