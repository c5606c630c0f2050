/**
 * An encoder of libavcodec. Pictures are copied to a frame of libavcodec in stream order and passed to a
 * native thread; at most one is in flight there, while libavcodec's own threads encode several.
 */
import { requireNotCapturing } from "../machine/graph.ts";
import { AV_FRAME, AV_PACKET, AVERROR, type Libavcodec } from "../../../libraries/libavcodec.ts";
import {
  LibavcodecEncoding,
  PICTURE_TYPE_I,
  pictureTypeOffset,
} from "../../../libraries/libavcodec_encoding.ts";
import { cText } from "../../../runtime/c_text.ts";
import { runtime } from "../../../runtime/index.ts";
import type { PicturePlanes } from "../../video.ts";
import type { PictureEncoder, PictureEncoderSettings } from "../../video_encoding.ts";
import type { SoftwareDevice } from "../machine/device.ts";
import { DecoderCalls, until } from "./calls.ts";
import { encoderOptions, pixelFormatName } from "./encoder_options.ts";
import { type Frame, FramePool } from "./frames.ts";
import { copyToPlanar } from "./planar.ts";
import { SerialWork } from "./serial_work.ts";

/** `AV_OPT_SEARCH_CHILDREN`: also finds options of the codec itself. */
const SEARCH_CHILDREN = 1;
const AV_PKT_FLAG_KEY = 1;

/** The state of a copy in the device's queue. */
interface Copied {
  finished: boolean;
  error: unknown;
}

export class AvEncoder implements PictureEncoder {
  readonly #library: Libavcodec;
  readonly #encoding: LibavcodecEncoding;
  readonly #device: SoftwareDevice;
  readonly #fault: SoftwareDevice["fault"];
  readonly #settings: PictureEncoderSettings;
  /** The name of libavcodec's encoder. */
  readonly #encoder: string;
  readonly #calls: DecoderCalls;
  readonly #frames: FramePool;
  readonly #packet: bigint;
  readonly #packetView: DataView;
  readonly #pixelFormat: number;
  /** Opened for the first picture, and again after a flush. */
  #context = 0n;
  /** Timestamps by the number of the picture, which libavcodec gets as its timestamp. */
  readonly #timestamps: Map<number, number> = new Map();
  #next = 0;
  readonly #work: SerialWork = new SerialWork();
  #closed = false;

  constructor(
    library: Libavcodec,
    device: SoftwareDevice,
    encoder: string,
    settings: PictureEncoderSettings,
  ) {
    this.#library = library;
    this.#encoding = new LibavcodecEncoding(library);
    this.#device = device;
    this.#fault = device.fault;
    this.#settings = settings;
    this.#encoder = encoder;
    this.#pixelFormat = this.#encoding.pixelFormat(pixelFormatName(settings.bitDepth));
    this.#packet = library.functions.av_packet_alloc();
    this.#packetView = new DataView(runtime.foreignBuffer(this.#packet, AV_PACKET.bytes));
    this.#frames = new FramePool(library);
    this.#calls = new DecoderCalls(library);
  }

  async encode(planes: PicturePlanes, stream: bigint, timestamp: number, key: boolean): Promise<void> {
    await this.#work.idle();
    if (this.#closed) return;
    const frame = this.#allocate(key), number = this.#next++;
    frame.view.setBigInt64(AV_FRAME.pts, BigInt(number), true);
    this.#timestamps.set(number, timestamp);
    let copied: Copied;
    try {
      copied = this.#copy(frame, planes, stream);
    } catch (error) {
      this.#frames.give(frame);
      throw error;
    }
    this.#work.start(async () => {
      try {
        await this.#finish(copied);
        if (this.#context === 0n) await this.#open();
        await this.#send(frame.address);
      } finally {
        this.#frames.give(frame);
      }
    });
  }

  async flush(): Promise<void> {
    await this.#work.idle();
    if (this.#closed || this.#context === 0n) return;
    this.#work.start(async () => {
      try {
        await this.#send(0n);
      } finally {
        // Most encoders cannot continue after the end.
        await this.#free();
        this.#timestamps.clear();
      }
    });
    await this.#work.idle();
  }

  async close(): Promise<void> {
    if (this.#closed) return await this.#work.settled;
    this.#closed = true;
    this.#work.start(async () => {
      await this.#free();
      this.#calls.end();
      this.#library.functions.av_packet_free(new BigUint64Array(new ArrayBuffer(8)).fill(this.#packet));
      this.#frames.close();
    });
    await this.#work.settled;
  }

  /** Returns a frame with memory for a picture. */
  #allocate(key: boolean): Frame {
    const frame = this.#frames.take(), { view } = frame, { width, height } = this.#settings;
    const pictureType = pictureTypeOffset(view);
    view.setInt32(AV_FRAME.width, width, true);
    view.setInt32(AV_FRAME.height, height, true);
    view.setInt32(AV_FRAME.format, this.#pixelFormat, true);
    if (key) view.setInt32(pictureType, PICTURE_TYPE_I, true);
    const result = this.#encoding.functions.av_frame_get_buffer(frame.address, 0);
    if (result >= 0) return frame;
    this.#frames.give(frame);
    throw this.#error(result);
  }

  /** Enqueues the copy of a picture. */
  #copy(frame: Frame, planes: PicturePlanes, stream: bigint): Copied {
    const call = "video",
      { space, streams, queue } = this.#device,
      { width, height, bitDepth } = this.#settings;
    const bytes = bitDepth > 8 ? 2 : 1;
    const source = (address: bigint, pitch: number, rows: number) => ({
      offset: space.range(address, pitch * (rows - 1) + width * bytes, call),
      pitch,
    });
    const luma = source(planes.luma, planes.lumaPitch, height);
    const chroma = source(planes.chroma, planes.chromaPitch, height / 2);
    const targets = [0, 1, 2].map((i) => ({
      address: frame.view.getBigUint64(AV_FRAME.data + 8 * i, true),
      stride: frame.view.getInt32(AV_FRAME.linesize + 4 * i, true),
    }));
    const record = streams.get(stream, call);
    requireNotCapturing(
      record,
      call,
      "the stream is being captured, and a graph cannot contain the encoding of a picture",
    );
    const copied: Copied = { finished: false, error: undefined };
    record.last = queue.enqueueCall(() => {
      try {
        copyToPlanar(space.bytes.buffer, luma, chroma, targets, width, height, bitDepth);
      } catch (error) {
        copied.error = error;
      }
      copied.finished = true;
    });
    return copied;
  }

  /** Waits for a copy. The queue of the device advances only when it is polled. */
  async #finish(copied: Copied): Promise<void> {
    const { queue } = this.#device, fault = this.#fault;
    if (!copied.finished) {
      await until(() => {
        queue.poll();
        return copied.finished || fault.set;
      });
    }
    if (copied.error !== undefined) throw copied.error;
    if (!copied.finished) throw new Error("video: the frame was not encoded, because work before it failed");
  }

  async #open(): Promise<void> {
    const { functions } = this.#library, name = this.#encoder, address = this.#encoding.findEncoder(name);
    this.#context = this.#encoding.createContext(address, {
      pixelFormat: pixelFormatName(this.#settings.bitDepth),
      width: this.#settings.width,
      height: this.#settings.height,
    });
    for (const [option, value] of encoderOptions(name, this.#settings)) {
      functions.av_opt_set(this.#context, cText(option), cText(value), SEARCH_CHILDREN);
    }
    const [result] = await this.#calls.run([["avcodec_open2", this.#context, address, 0n]]);
    if (result! >= 0) return;
    await this.#free();
    throw new Error(`video: libavcodec cannot open its encoder ${name}: ${this.#library.describe(result!)}`);
  }

  /** Sends a frame, or the end of the stream for 0n, and outputs the packets that come out. */
  async #send(frame: bigint): Promise<void> {
    let [sent, received] = await this.#calls.run([
      ["avcodec_send_frame", this.#context, frame],
      ["avcodec_receive_packet", this.#context, this.#packet],
    ]);
    if (sent! < 0 && sent !== AVERROR.EOF) throw this.#error(sent!);
    while (received === 0) {
      this.#output();
      [received] = await this.#calls.run([["avcodec_receive_packet", this.#context, this.#packet]]);
    }
    if (received !== AVERROR.EAGAIN && received !== AVERROR.EOF) throw this.#error(received!);
  }

  #output(): void {
    const view = this.#packetView, number = Number(view.getBigInt64(AV_PACKET.pts, true));
    const size = view.getInt32(AV_PACKET.size, true);
    const data = new Uint8Array(new ArrayBuffer(size));
    data.set(new Uint8Array(runtime.foreignBuffer(view.getBigUint64(AV_PACKET.data, true), size)));
    const key = (view.getInt32(AV_PACKET.flags, true) & AV_PKT_FLAG_KEY) !== 0;
    this.#library.functions.av_packet_unref(this.#packet);
    const timestamp = this.#timestamps.get(number) ?? 0;
    this.#timestamps.delete(number);
    if (!this.#closed) this.#settings.output({ data, timestamp, key });
  }

  async #free(): Promise<void> {
    if (this.#context === 0n) return;
    const context = this.#context;
    this.#context = 0n;
    await this.#calls.freeContext(context);
  }

  #error(result: number): Error {
    const { codec } = this.#settings;
    return new Error(
      `video: libavcodec cannot encode this ${codec} picture: ${this.#library.describe(result)}`,
    );
  }
}
