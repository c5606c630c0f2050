/** Surfaces of an encoder: memory for a picture, for its packet, and for the structs of its calls. */
import { EVENT_FLAG } from "../../../base/cuda_constants.ts";
import {
  NV_ENC_CREATE_BITSTREAM_BUFFER as BITSTREAM,
  NV_ENC_LOCK_BITSTREAM as LOCK,
  NV_ENC_MAP_INPUT_RESOURCE as MAP,
  NV_ENC_PIC_PARAMS as PICTURE,
  NV_ENC_REGISTER_RESOURCE as REGISTER,
  VALUES,
} from "../../../libraries/nvenc_layouts.ts";
import type { PictureEncoderSettings } from "../../video_encoding.ts";
import type { VideoDriver } from "./device.ts";
import { NativeMemory } from "../../../runtime/native_memory.ts";
import type { NvencSession } from "./nvenc_session.ts";

/** Offsets of the structs in the memory of a surface. */
export const SURFACE: Readonly<
  Record<"map" | "picture" | "lock" | "register" | "bitstream" | "bytes", number>
> = {
  map: 0,
  picture: MAP.size,
  lock: MAP.size + PICTURE.size,
  register: MAP.size + PICTURE.size + LOCK.size,
  bitstream: MAP.size + PICTURE.size + LOCK.size + REGISTER.size,
  bytes: MAP.size + PICTURE.size + LOCK.size + REGISTER.size + BITSTREAM.size,
};

const ROW_ALIGNMENT = 16;

/** A surface. */
export class EncoderSurface {
  readonly memory: NativeMemory = new NativeMemory(SURFACE.bytes);
  readonly pointer: bigint;
  readonly pitch: number;
  readonly event: bigint;

  constructor(pointer: bigint, pitch: number, event: bigint) {
    this.pointer = pointer;
    this.pitch = pitch;
    this.event = event;
  }

  /** The handle of the registered memory; 0n before. */
  get registered(): bigint {
    return this.memory.u64(SURFACE.register + REGISTER.registeredResource);
  }

  /** The handle of the mapped memory. */
  get mapped(): bigint {
    return this.memory.u64(SURFACE.map + MAP.mappedResource);
  }

  /** The handle of the buffer for the packet; 0n before it is created. */
  get bitstream(): bigint {
    return this.memory.u64(SURFACE.bitstream + BITSTREAM.bitstreamBuffer);
  }
}

export class SurfaceRing {
  readonly #driver: VideoDriver;
  readonly #context: bigint;
  readonly #session: NvencSession;
  readonly #all: EncoderSurface[] = [];
  readonly #free: EncoderSurface[] = [];
  #wake: (() => void) | undefined;

  private constructor(driver: VideoDriver, context: bigint, session: NvencSession) {
    this.#driver = driver;
    this.#context = context;
    this.#session = session;
  }

  /** Allocates and registers surfaces. */
  static async create(
    driver: VideoDriver,
    context: bigint,
    session: NvencSession,
    settings: PictureEncoderSettings,
    count: number,
  ): Promise<SurfaceRing> {
    const ring = new SurfaceRing(driver, context, session);
    try {
      for (let i = 0; i < count; i++) await ring.#add(settings);
    } catch (error) {
      await ring.free();
      throw error;
    }
    return ring;
  }

  /** Waits for a free surface and returns it; undefined if `ended()` returns true after {@link wake}. */
  async take(ended: () => boolean): Promise<EncoderSurface | undefined> {
    while (this.#free.length === 0 && !ended()) {
      await new Promise<void>((resolve) => this.#wake = resolve);
    }
    return ended() ? undefined : this.#free.shift();
  }

  give(surface: EncoderSurface): void {
    this.#free.push(surface);
    this.wake();
  }

  /** Wakes up {@link take}. */
  wake(): void {
    this.#wake?.();
  }

  /** Frees all surfaces, none of which is mapped. */
  async free(): Promise<void> {
    const { contexts, memory, events } = this.#driver;
    for (const surface of this.#all.splice(0)) {
      const { registered, bitstream, pointer, event } = surface;
      if (registered !== 0n) await this.#session.call("submit", [["nvEncUnregisterResource", registered]]);
      if (bitstream !== 0n) await this.#session.call("submit", [["nvEncDestroyBitstreamBuffer", bitstream]]);
      const { current } = contexts;
      contexts.setCurrent(this.#context);
      memory.free(pointer);
      events.destroy(event);
      if (current !== 0n) contexts.setCurrent(current);
      surface.memory.free();
    }
  }

  async #add({ width, height, format }: PictureEncoderSettings): Promise<void> {
    const surface = this.#allocate(format === "nv12" ? width : 2 * width, height * 3 / 2);
    this.#all.push(surface);
    const { memory } = surface, at = SURFACE.register;
    memory.setI32(at, REGISTER.version);
    memory.setI32(at + REGISTER.resourceType, VALUES.NV_ENC_INPUT_RESOURCE_TYPE_CUDADEVICEPTR);
    memory.setI32(at + REGISTER.width, width);
    memory.setI32(at + REGISTER.height, height);
    memory.setI32(at + REGISTER.pitch, surface.pitch);
    memory.setU64(at + REGISTER.resourceToRegister, surface.pointer);
    memory.setI32(
      at + REGISTER.bufferFormat,
      format === "nv12" ? VALUES.NV_ENC_BUFFER_FORMAT_NV12 : VALUES.NV_ENC_BUFFER_FORMAT_YUV420_10BIT,
    );
    memory.setI32(at + REGISTER.bufferUsage, VALUES.NV_ENC_INPUT_IMAGE);
    memory.setI32(SURFACE.bitstream, BITSTREAM.version);
    const call = async (name: "nvEncRegisterResource" | "nvEncCreateBitstreamBuffer", offset: number) =>
      this.#session.check(await this.#session.call("submit", [[name, memory.at(offset)]]), name);
    await call("nvEncRegisterResource", at);
    await call("nvEncCreateBitstreamBuffer", SURFACE.bitstream);
    memory.setI32(SURFACE.map, MAP.version);
    memory.setU64(SURFACE.map + MAP.registeredResource, surface.registered);
    this.#free.push(surface);
  }

  #allocate(widthBytes: number, rows: number): EncoderSurface {
    const { contexts, memory, events } = this.#driver, { current } = contexts;
    contexts.setCurrent(this.#context);
    try {
      const { pointer, pitch } = memory.allocatePitched(widthBytes, rows, ROW_ALIGNMENT);
      return new EncoderSurface(pointer, pitch, events.create(ENCODER_EVENT));
    } finally {
      if (current !== 0n) contexts.setCurrent(current);
    }
  }
}

/** Events that threads wait for. */
const ENCODER_EVENT = EVENT_FLAG.BLOCKING_SYNC | EVENT_FLAG.DISABLE_TIMING;
