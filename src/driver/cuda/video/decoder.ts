/**
 * A decoder of one stream. Two native threads work for it: one runs the parser, which calls the machine code of
 * `unsafe/callbacks.ts`, and one creates engines and copies pictures. JavaScript posts jobs to both and polls
 * their progress.
 */
import { EVENT_FLAG } from "../../../base/cuda_constants.ts";
import { addressOf, bindThreadFunctions, type ThreadQueue } from "../../../runtime/thread_queue.ts";
import type { PictureDecoder, PictureDecoderSettings, PicturePlanes, VideoPacket } from "../../video.ts";
import { CopyQueue } from "./copy_queue.ts";
import type { VideoDevice } from "./device.ts";
import { EngineSelection } from "./engine_selection.ts";
import { readFormat, type StreamFormat, withVp8Size } from "./format.ts";
import { CUVIDPARSERPARAMS, PACKET } from "./layouts.ts";
import { NativeMemory } from "../../../runtime/native_memory.ts";
import { PacketFilter } from "./packet_filter.ts";
import { PacketQueue } from "./packets.ts";
import { describeParser } from "./parser.ts";
import { CudaPicture } from "./picture.ts";
import { readShown, type ShownPicture } from "./picture_copies.ts";
import { type Polled, startPolling, type Urgency } from "./poller.ts";
import { fitsSuperframe } from "./superframe.ts";
import { withoutVps } from "./video_parameter_sets.ts";
import { Waiters } from "./waiters.ts";
import { RING_PICTURES, STATE } from "./unsafe/callbacks.ts";

/** Packets in the parser's queue: enough work for an engine between two polls. */
const PACKETS_AHEAD = 8;
/** Copies in flight, fewer than a thread's queue has slots. */
const MAX_COPIES = 32;
/** Maximum size of a packet in bytes; NVIDIA's parser has 32-bit sizes. */
const MAX_PACKET_BYTES = 2 ** 30;
/** How long to poll on every turn of the event loop while waiting for the first picture. */
const START_MS = 25;
const NAP_MICROSECONDS = 100;
const DONE = Promise.resolve();

export class CudaPictureDecoder implements PictureDecoder, Polled {
  readonly #device: VideoDevice;
  readonly #settings: PictureDecoderSettings;
  readonly #parsing: ThreadQueue;
  readonly #copying: ThreadQueue;
  /** See `STATE`. */
  readonly #state = new NativeMemory(STATE.bytes);
  /** The handle of the parser, then its `CUVIDPARSERPARAMS`. */
  readonly #parser = new NativeMemory(8 + CUVIDPARSERPARAMS.size);
  readonly #event: bigint;
  readonly #filter: PacketFilter;
  readonly #packets: PacketQueue;
  readonly #copies: CopyQueue;
  readonly #selection: EngineSelection;
  readonly #waiters: Waiters = new Waiters();
  readonly #closed: Promise<void>;
  #resolveClosed!: () => void;
  /** The creation of a parser. */
  #creation: number | undefined;
  /** The destruction of the parser, after which the decoder is closed. */
  #destruction: number | undefined;
  /** Pictures taken out of the ring. */
  #taken = 0;
  #failure: unknown;
  #abandoning = false;
  #closing = false;
  #disposed = false;
  #urgentUntil = 0;

  private constructor(device: VideoDevice, settings: PictureDecoderSettings) {
    this.#device = device;
    this.#settings = settings;
    this.#closed = new Promise((resolve) => this.#resolveClosed = resolve);
    this.#event = device.driver.events.create(EVENT_FLAG.BLOCKING_SYNC | EVENT_FLAG.DISABLE_TIMING);
    this.#parsing = device.startThread();
    this.#copying = device.startThread();
    const { callbacks, copyFunctions } = device;
    this.#filter = new PacketFilter(settings.codec, this.#state);
    this.#packets = new PacketQueue(this.#parsing, device.nvcuvid.addresses.cuvidParseVideoData);
    this.#copies = new CopyQueue(
      this.#copying,
      copyFunctions,
      this.#event,
      (result, call) => this.#error(result, call),
    );
    this.#selection = new EngineSelection(device, settings, this.#copying);
    this.#state.setU64(STATE.decodePicture, callbacks.refuse);
    this.#state.setU64(STATE.usleep, addressOf(bindThreadFunctions(), "usleep"));
    describeParser(this.#parser, 8, settings.codec, this.#state.address, callbacks);
    this.#createParser();
    device.decoders.add(this);
    device.driver.guard.background.add(this);
  }

  /** Creates a decoder in the current context, which is the device's. */
  static async create(device: VideoDevice, settings: PictureDecoderSettings): Promise<CudaPictureDecoder> {
    const decoder = new CudaPictureDecoder(device, settings);
    decoder.#hurry();
    await decoder.#until(() => decoder.#creation === undefined);
    if (decoder.#failure !== undefined) {
      await decoder.close();
      throw decoder.#failure;
    }
    return decoder;
  }

  decode(packet: VideoPacket): Promise<void> {
    if (this.#closing) return DONE;
    if (!this.#hasRoom()) return this.#until(() => this.#hasRoom()).then(() => this.decode(packet));
    if (this.#failure !== undefined) return this.#rejection();
    const data = this.#settings.codec === "hevc" ? withoutVps(packet.data) : packet.data;
    if (data.length > MAX_PACKET_BYTES) {
      return Promise.reject(
        new RangeError(`packet: expected at most ${MAX_PACKET_BYTES} bytes, got ${data.length}`),
      );
    }
    if (this.#settings.codec === "vp9" && !fitsSuperframe(data)) {
      this.#filter.skipToKey();
      return Promise.reject(new Error("video: the frames of a VP9 packet are larger than the packet"));
    }
    const starting = this.#filter.needsKey;
    if (data.length === 0 || !this.#filter.accepts(packet)) return DONE;
    if (starting) this.#hurry();
    this.#post(data, packet.timestamp, PACKET.timestamp | PACKET.endOfPicture);
    return this.#hasRoom() ? DONE : this.#until(() => this.#hasRoom()).then(() => this.#throwFailure());
  }

  async flush(): Promise<void> {
    await this.#until(() => this.#hasRoom());
    if (!this.#closing) this.#post(new Uint8Array(0), 0, PACKET.endOfStream);
    await this.#until(() => this.#isParsed() && this.#copies.settled);
    this.#filter.skipToKey();
    this.#throwFailure();
  }

  async reset(): Promise<void> {
    if (this.#closing) return;
    this.#abandon(true);
    await this.#until(() => this.#isParsed());
    if (!this.#closing) this.#post(new Uint8Array(0), 0, PACKET.endOfStream);
    await this.#until(() => this.#isParsed());
    if (!this.#closing) this.#abandon(false);
    this.#failure = undefined;
    this.#filter.skipToKey();
  }

  close(): Promise<void> {
    if (!this.#closing) {
      this.#closing = true;
      this.#abandon(true);
      startPolling(this);
    }
    return this.#closed;
  }

  closeNow(): void {
    void this.close();
    while (!this.#disposed) {
      this.poll();
      bindThreadFunctions().usleep(NAP_MICROSECONDS);
    }
  }

  poll(): Urgency {
    if (this.#disposed) return "idle";
    try {
      this.#finishPackets();
      this.#finishCreation();
      this.#takePictures();
      this.#handleFormat();
      this.#finishCopies();
      if (this.#closing) this.#advanceClosing();
    } catch (error) {
      this.#fail(error);
    }
    this.#waiters.wake(this.#closing);
    if (this.#disposed) return "idle";
    const idle = this.#isParsed() && this.#copies.length === 0 && !this.#closing;
    return idle ? "idle" : performance.now() < this.#urgentUntil ? "now" : "soon";
  }

  /** Copies a picture: for {@link CudaPicture.write}. */
  copy(picture: CudaPicture, planes: PicturePlanes, stream: bigint): Promise<void> {
    const released = this.#state.at(STATE.releasedOf + 4 * picture.shown.surface);
    const copied = this.#copies.add(picture, released, planes, stream);
    startPolling(this);
    return copied;
  }

  /** Releases a picture without copying it: for {@link CudaPicture.drop}. */
  release({ surface }: ShownPicture): void {
    this.#state.addI32(STATE.releasedOf + 4 * surface, 1);
  }

  /** Throws if a copy cannot be enqueued on the stream. */
  checkStream(stream: bigint): void {
    this.#device.driver.guard.rejectCaptured(
      stream,
      "cuvidMapVideoFrame",
      "the stream is being captured, and a graph cannot keep a decoded picture",
    );
  }

  settle(stream: bigint): void {
    this.#copies.settle(stream);
  }

  #hasRoom(): boolean {
    // Whether the parser takes the first key frame of VP8 or VP9 must be known before the next frame.
    const most = this.#filter.isConfirmed() ? PACKETS_AHEAD : 1;
    return this.#packets.length < most && this.#creation === undefined && !this.#abandoning;
  }

  /** Whether the parser has finished all packets, and all pictures have been taken out of the ring. */
  #isParsed(): boolean {
    return this.#packets.length === 0 && this.#creation === undefined &&
      this.#state.i32(STATE.shown) === this.#taken;
  }

  /** Waits until `ready()` or the decoder is closed. */
  #until(ready: () => boolean): Promise<void> {
    if (this.#closing || ready()) return DONE;
    startPolling(this);
    return this.#waiters.wait(ready);
  }

  /** Polls often for a while. */
  #hurry(): void {
    this.#urgentUntil = performance.now() + START_MS;
  }

  #rejection(): Promise<never> {
    const failure = this.#failure;
    this.#failure = undefined;
    return Promise.reject(failure);
  }

  #throwFailure(): void {
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure !== undefined && !this.#closing) throw failure;
  }

  /**
   * Records the first error. The pictures so far are still shown; decoding continues with a new parser at the
   * next key packet, because a parser does not announce a refused stream again.
   */
  #fail(error: unknown): void {
    if (this.#creation !== undefined || this.#closing) return;
    this.#failure ??= error;
    this.#filter.skipToKey();
    this.#post(new Uint8Array(0), 0, PACKET.endOfStream);
    this.#parsing.post(this.#device.nvcuvid.addresses.cuvidDestroyVideoParser, this.#parser.u64(0));
    this.#createParser();
  }

  #createParser(): void {
    const create = this.#device.nvcuvid.addresses.cuvidCreateVideoParser;
    this.#creation = this.#parsing.post(create, this.#parser.address, this.#parser.at(8));
    startPolling(this);
  }

  #post(data: Uint8Array, timestamp: number, flags: bigint): void {
    this.#packets.add(this.#parser.u64(0), data, timestamp, flags);
    startPolling(this);
  }

  /** While pictures are abandoned, the parser neither decodes nor shows any. */
  #abandon(abandon: boolean): void {
    this.#abandoning = abandon;
    this.#state.setI32(STATE.abandon, abandon ? 1 : 0);
    startPolling(this);
  }

  #finishPackets(): void {
    for (let result; (result = this.#packets.finish()) !== undefined;) {
      if (result !== 0) this.#fail(this.#error(result, "cuvidParseVideoData"));
    }
    const error = this.#state.i32(STATE.error);
    if (error === 0) return;
    this.#state.setI32(STATE.error, 0);
    this.#fail(this.#error(error, "cuvidDecodePicture"));
  }

  #finishCreation(): void {
    if (this.#creation === undefined || !this.#parsing.isFinished(this.#creation)) return;
    const result = this.#parsing.result(this.#creation);
    this.#creation = undefined;
    this.#state.setI32(STATE.error, 0);
    if (result === 0) return;
    this.#parser.setU64(0, 0n);
    this.#failure ??= this.#error(result, "cuvidCreateVideoParser");
  }

  /** Takes shown pictures out of the ring and passes them on. */
  #takePictures(): void {
    const shown = this.#state.i32(STATE.shown);
    while (this.#taken !== shown && this.#copies.length < MAX_COPIES) {
      const at = STATE.ring + (this.#taken & RING_PICTURES - 1) * STATE.slotBytes;
      const { format, engine } = this.#selection;
      const picture = readShown(this.#state, at, format!, engine!);
      this.#taken = this.#taken + 1 | 0;
      this.#state.setI32(STATE.taken, this.#taken);
      if (this.#abandoning) this.release(picture);
      else this.#settings.output(new CudaPicture(this, picture));
    }
  }

  /** Prepares an engine for the stream that the parser announces. */
  #handleFormat(): void {
    if (this.#state.i32(STATE.announced) === 0) return;
    const selection = this.#selection;
    if (!selection.changing) {
      // Pictures of the previous format come first.
      this.#takePictures();
      if (this.#state.i32(STATE.shown) !== this.#taken) return;
      if (this.#closing) return this.#answer(0);
    }
    const surfaces = selection.prepare(this.#readFormat());
    if (surfaces === undefined) return;
    if (typeof surfaces !== "number") {
      this.#answer(0);
      return this.#fail(surfaces);
    }
    this.#state.setU64(STATE.decoder, selection.engine!.handle);
    this.#state.setU64(STATE.decodePicture, this.#device.nvcuvid.addresses.cuvidDecodePicture);
    this.#answer(surfaces);
  }

  #readFormat(): StreamFormat {
    const format = readFormat(this.#state, STATE.format);
    return this.#settings.codec === "vp8" ? withVp8Size(format, this.#packets.start(10)) : format;
  }

  /** Lets the parser continue with an engine that has this number of surfaces; 0 refuses the stream. */
  #answer(surfaces: number): void {
    if (surfaces === 0) this.#state.setU64(STATE.decodePicture, this.#device.callbacks.refuse);
    this.#state.setI32(STATE.surfaces, surfaces);
    this.#state.setI32(STATE.announced, 0);
  }

  #finishCopies(): void {
    const before = this.#copies.length;
    const failure = this.#copies.poll();
    if (this.#copies.length < before) this.#urgentUntil = 0;
    if (failure !== undefined) this.#fail(failure);
  }

  #advanceClosing(): void {
    if (!this.#isParsed() || this.#copies.length > 0 || this.#selection.changing) return;
    if (this.#destruction === undefined) {
      const destroy = this.#device.nvcuvid.addresses.cuvidDestroyVideoParser;
      const parser = this.#parser.u64(0);
      if (parser === 0n) this.#dispose();
      else this.#destruction = this.#parsing.post(destroy, parser);
    } else if (this.#parsing.isFinished(this.#destruction)) this.#dispose();
  }

  /** Frees all resources. The threads must have finished their work. */
  #dispose(): void {
    this.#disposed = true;
    const device = this.#device;
    this.#parsing.end();
    this.#copying.end();
    this.#copies.free();
    for (const memory of [this.#state, this.#parser, this.#packets]) memory.free();
    device.decoders.delete(this);
    device.driver.guard.background.delete(this);
    this.#selection.release();
    const { contexts, events } = device.driver;
    const { current } = contexts;
    try {
      contexts.setCurrent(device.context);
      events.destroy(this.#event);
      if (current !== 0n) contexts.setCurrent(current);
    } catch {
      // A fault has destroyed the context and its events.
    }
    this.#resolveClosed();
  }

  #error(result: number, call: string): Error {
    return this.#device.driver.library.error(result, call);
  }
}
