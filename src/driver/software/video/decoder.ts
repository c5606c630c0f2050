/**
 * A decoder of libavcodec. Packets are passed to a native thread, which returns pictures; at most one packet
 * is in flight there, while libavcodec's own threads decode several frames.
 */
import { requireNotCapturing } from "../machine/graph.ts";
import { cText } from "../../../runtime/c_text.ts";
import { runtime } from "../../../runtime/index.ts";
import { AV_FRAME, AV_PACKET, AVERROR, type Libavcodec } from "../../../libraries/libavcodec.ts";
import type {
  ColorCodes,
  PictureDecoder,
  PictureDecoderSettings,
  PicturePlanes,
  VideoPacket,
  VideoPicture,
} from "../../video.ts";
import type { SoftwareDevice } from "../machine/device.ts";
import { DecoderCalls } from "./calls.ts";
import { DECODERS } from "./index.ts";
import { type Frame, FramePool } from "./frames.ts";
import { type PixelFormat, pixelFormat } from "./pixel_format.ts";
import { checkStrides, copyPicture, PlaneBuffers } from "./planes.ts";
import { SerialWork } from "./serial_work.ts";
import { enqueueSliced } from "./sliced.ts";

/** Options of the context that describe colors, in the order of the words that receive them. */
const COLOR_OPTIONS = ["color_primaries", "color_trc", "colorspace", "color_range"].map(cText);
/** `AVCOL_RANGE_JPEG`. */
const FULL_RANGE = 2;
/** `AV_OPT_SEARCH_CHILDREN`: also finds options of the codec itself. */
const SEARCH_CHILDREN = 1;
const AV_PKT_FLAG_KEY = 1;
/** An OBU of AV1. */
const TEMPORAL_DELIMITER = Uint8Array.of(0x12, 0);

export class AvDecoder implements PictureDecoder {
  readonly #library: Libavcodec;
  readonly #device: SoftwareDevice;
  readonly #settings: PictureDecoderSettings;
  readonly #calls: DecoderCalls;
  readonly #context: bigint;
  readonly #packet: bigint;
  readonly #packetView: DataView;
  readonly #frames: FramePool;
  readonly #planes: PlaneBuffers = new PlaneBuffers();
  readonly #colors: BigInt64Array = new BigInt64Array(new ArrayBuffer(8 * COLOR_OPTIONS.length));
  readonly #work: SerialWork = new SerialWork();
  #closed = false;
  /** Whether the last packet was an error. */
  #failed = false;

  constructor(library: Libavcodec, device: SoftwareDevice, settings: PictureDecoderSettings) {
    this.#library = library;
    this.#device = device;
    this.#settings = settings;
    this.#context = openContext(library, settings);
    this.#packet = library.functions.av_packet_alloc();
    this.#packetView = new DataView(runtime.foreignBuffer(this.#packet, AV_PACKET.bytes));
    this.#frames = new FramePool(library);
    this.#calls = new DecoderCalls(library);
  }

  async decode(packet: VideoPacket): Promise<void> {
    await this.#work.idle();
    if (this.#closed) return;
    this.#fill(packet);
    // The caller prepares the next packet while this one is decoded.
    this.#work.start(async () => {
      try {
        await this.#send(this.#packet);
      } finally {
        this.#library.functions.av_packet_unref(this.#packet);
      }
    });
  }

  async flush(): Promise<void> {
    if (this.#closed) return;
    // After an error of the last packet, too: pictures of earlier packets may remain.
    this.#work.start(async () => {
      try {
        if (this.#failed) await this.#resume();
        await this.#send(0n);
      } finally {
        await this.#calls.run([["avcodec_flush_buffers", this.#context]]);
      }
    });
    await this.#work.idle();
  }

  async reset(): Promise<void> {
    await this.#work.discard();
    if (this.#closed) return;
    this.#work.start(async () => {
      await this.#calls.run([["avcodec_flush_buffers", this.#context]]);
    });
    await this.#work.settled;
  }

  async close(): Promise<void> {
    if (this.#closed) return await this.#work.settled;
    this.#closed = true;
    this.#work.start(async () => {
      await this.#calls.freeContext(this.#context);
      this.#calls.end();
      this.#library.functions.av_packet_free(new BigUint64Array(new ArrayBuffer(8)).fill(this.#packet));
      this.#frames.close();
    });
    await this.#work.settled;
  }

  /** Copies a packet to native memory, with the padding that libavcodec reads. */
  #fill({ data, timestamp, key }: VideoPacket): void {
    const result = this.#library.functions.av_new_packet(this.#packet, data.length);
    if (result < 0) throw this.#error(result);
    const view = this.#packetView;
    const target = runtime.foreignBuffer(view.getBigUint64(AV_PACKET.data, true), data.length);
    new Uint8Array(target).set(data);
    view.setBigInt64(AV_PACKET.pts, BigInt(timestamp), true);
    view.setInt32(AV_PACKET.flags, key ? AV_PKT_FLAG_KEY : 0, true);
  }

  /** Sends a packet, or the end of the stream for 0n, and shows what comes out. */
  async #send(packet: bigint): Promise<void> {
    const frame = this.#frames.take();
    const [sent, received] = await this.#calls.run([
      ["avcodec_send_packet", this.#context, packet],
      ["avcodec_receive_frame", this.#context, frame.address],
    ]);
    // After an error of a packet, pictures of earlier packets may remain.
    const failure = sent === AVERROR.EOF ? undefined : this.#problem(sent!);
    const error = await this.#receive(frame, received!) ?? failure;
    this.#failed = error !== undefined;
    if (error !== undefined) throw error;
  }

  /**
   * Sends a packet without a picture after an error: otherwise, libavcodec's wrapper of libdav1d ends the stream without
   * the pictures in flight.
   */
  async #resume(): Promise<void> {
    if (this.#settings.codec !== "av1") return;
    this.#fill({ data: TEMPORAL_DELIMITER, timestamp: 0, key: false });
    try {
      await this.#send(this.#packet).catch(() => {});
    } finally {
      this.#library.functions.av_packet_unref(this.#packet);
    }
  }

  /** Shows a received frame and those that follow. Returns the first error. */
  async #receive(frame: Frame, received: number): Promise<Error | undefined> {
    let failure: Error | undefined;
    for (let next = frame, result = received;;) {
      if (result === 0) failure ??= this.#show(next);
      else {
        this.#frames.give(next);
        if (result === AVERROR.EAGAIN || result === AVERROR.EOF) return failure;
        failure ??= this.#problem(result);
        // Errors of frame threads are reported one by one.
        if (result !== AVERROR.INVALIDDATA) return failure;
      }
      next = this.#frames.take();
      [result = AVERROR.EOF] = await this.#calls.run([
        ["avcodec_receive_frame", this.#context, next.address],
      ]);
    }
  }

  /** Passes on a frame. Returns an error if that is not possible. */
  #show(frame: Frame): Error | undefined {
    let picture: VideoPicture;
    try {
      picture = this.#picture(frame);
    } catch (error) {
      this.#frames.give(frame);
      return error as Error;
    }
    this.#settings.output(picture);
    return undefined;
  }

  #picture(frame: Frame): VideoPicture {
    const { view } = frame;
    const width = view.getInt32(AV_FRAME.width, true), height = view.getInt32(AV_FRAME.height, true);
    const name = this.#library.functions.av_get_pix_fmt_name(view.getInt32(AV_FRAME.format, true));
    const format = pixelFormat(runtime.cString(name));
    return {
      timestamp: Number(view.getBigInt64(AV_FRAME.pts, true)),
      width,
      height,
      format: format.surface,
      bitDepth: format.bitDepth,
      color: this.#color(format.fullRange),
      damaged: this.#frames.isDamaged(frame),
      write: (planes, stream) => {
        try {
          this.#write(frame, format, width, height, planes, stream);
          return Promise.resolve();
        } catch (error) {
          return Promise.reject(error);
        }
      },
      drop: () => this.#frames.give(frame),
    };
  }

  /** Enqueues the copy of a frame, which releases it. */
  #write(
    frame: Frame,
    format: PixelFormat,
    width: number,
    height: number,
    planes: PicturePlanes,
    stream: bigint,
  ): void {
    const call = "video", { space, streams, queue } = this.#device;
    const sources = [0, 1, 2].map((i) => ({
      address: frame.view.getBigUint64(AV_FRAME.data + 8 * i, true),
      stride: frame.view.getInt32(AV_FRAME.linesize + 4 * i, true),
    }));
    const bytes = format.bitDepth > 8 ? 2 : 1, chromaRows = height + 1 >> 1;
    const target = (address: bigint, pitch: number, rows: number, samples: number) => ({
      offset: space.range(address, pitch * (rows - 1) + samples * bytes, call),
      pitch,
    });
    let enqueued = false;
    try {
      const luma = target(planes.luma, planes.lumaPitch, height, width);
      const chroma = target(planes.chroma, planes.chromaPitch, chromaRows, width + 1 & ~1);
      checkStrides(sources, width, format);
      const record = streams.get(stream, call), memory = () => space.bytes.buffer;
      requireNotCapturing(
        record,
        call,
        "the stream is being captured, and a graph cannot keep a decoded picture",
      );
      const steps = copyPicture(memory, this.#planes, luma, chroma, sources, width, height, format);
      enqueued = true;
      record.last = enqueueSliced(queue, steps, () => this.#frames.give(frame));
    } finally {
      if (!enqueued) this.#frames.give(frame);
    }
  }

  #color(fullRange: boolean): ColorCodes {
    // Read on this thread: another one would write the values even if this Worker were terminated meanwhile.
    const { av_opt_get_int } = this.#library.blocking, words = runtime.addressOf(this.#colors);
    COLOR_OPTIONS.forEach((name, i) =>
      av_opt_get_int(this.#context, runtime.addressOf(name), 0, words + BigInt(8 * i))
    );
    const [primaries, transfer, matrix, range] = Array.from(this.#colors, Number);
    return {
      primaries: primaries!,
      transfer: transfer!,
      matrix: matrix!,
      fullRange: fullRange || range === FULL_RANGE,
    };
  }

  #problem(result: number): Error | undefined {
    return result >= 0 || result === AVERROR.EAGAIN ? undefined : this.#error(result);
  }

  #error(result: number): Error {
    return new Error(`video: libavcodec: ${this.#library.describe(result)} (${this.#settings.codec})`);
  }
}

/** Opens a codec context with the decoder of the settings. */
function openContext(library: Libavcodec, settings: PictureDecoderSettings): bigint {
  const { functions } = library, { codec, lowDelay, maxPixels, exactDamage } = settings;
  const names = DECODERS[codec];
  const decoder = names.map((name) => library.findDecoder(name)).find((found) => found !== 0n);
  if (decoder === undefined) {
    throw new Error(`video: ${library.path} has no decoder for ${codec} (${names.join(" or ")})`);
  }
  const context = functions.avcodec_alloc_context3(decoder);
  if (context === 0n) throw new Error("video: the system has no memory for a decoder");
  const options: [string, string][] = [
    // Turns off messages of this context.
    ["log_level_offset", "100"],
    // The caller checks the sizes in headers. This limit holds where they are wrong; FFmpeg compares it with the size of
    // buffers, whose rows are longer.
    ["max_pixels", String(Math.min(2 * maxPixels + 2 ** 16, 2 ** 31 - 1))],
    // Crops to any pixel, not only to aligned addresses.
    ["flags", lowDelay ? "+unaligned+low_delay" : "+unaligned"],
    ["threads", lowDelay || exactDamage ? "1" : "auto"],
  ];
  // Without this, FFmpeg guesses the delay of streams that do not state it, and loses the first pictures.
  if (codec === "h264" && !lowDelay) options.push(["strict", "1"]);
  for (const [name, value] of options) {
    functions.av_opt_set(context, cText(name), cText(value), SEARCH_CHILDREN);
  }
  const result = library.blocking.avcodec_open2(context, decoder, 0n);
  if (result < 0) {
    const pointer = new BigUint64Array(new ArrayBuffer(8)).fill(context);
    library.blocking.avcodec_free_context(runtime.addressOf(pointer));
    throw new Error(`video: libavcodec cannot open its decoder for ${codec}: ${library.describe(result)}`);
  }
  return context;
}
