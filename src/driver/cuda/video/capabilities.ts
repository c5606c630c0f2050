/** Capabilities of a GPU's engines, and errors that name what they lack. */
import { mismatch } from "../../../base/check.ts";
import type { ChromaFormat, StreamCapability, VideoCodec } from "../../video.ts";
import type { StreamFormat } from "./format.ts";
import { CHROMA, CODEC, CUVIDDECODECAPS as CAPS, SURFACE } from "./layouts.ts";
import { NativeMemory } from "../../../runtime/native_memory.ts";

/** The kinds of streams that any engine decodes to 4:2:0, by codec. */
const KINDS: Readonly<Record<VideoCodec, readonly (readonly [ChromaFormat, number])[]>> = {
  h264: [["4:2:0", 8], ["4:2:0", 10], ["mono", 8]],
  hevc: [["4:2:0", 8], ["4:2:0", 10], ["4:2:0", 12], ["mono", 8]],
  vp8: [["4:2:0", 8]],
  vp9: [["4:2:0", 8], ["4:2:0", 10], ["4:2:0", 12]],
  av1: [["4:2:0", 8], ["4:2:0", 10], ["mono", 8], ["mono", 10]],
  mjpeg: [["4:2:0", 8]],
  mpeg2: [["4:2:0", 8]],
  mpeg4: [["4:2:0", 8]],
};

/** Known capabilities of one device. Each query takes the driver milliseconds. */
export class EngineCapabilities {
  readonly #ask: (kind: NativeMemory) => Promise<void>;
  /** Capabilities by kind of stream; null if no engine decodes it. */
  readonly #known: Map<string, Promise<StreamCapability | null>> = new Map();
  readonly #answers: Map<string, StreamCapability | null> = new Map();

  /** @param ask Calls `cuvidGetDecoderCaps` on a native thread, in the context of the device. */
  constructor(ask: (kind: NativeMemory) => Promise<void>) {
    this.#ask = ask;
  }

  /** Returns the limits of a kind of stream; `null` if no engine decodes it. */
  kind(codec: VideoCodec, chroma: ChromaFormat, bitDepth: number): Promise<StreamCapability | null> {
    const key = `${codec} ${chroma} ${bitDepth}`;
    let answer = this.#known.get(key);
    if (answer === undefined) {
      answer = this.#read(codec, chroma, bitDepth).then((capability) => {
        this.#answers.set(key, capability);
        return capability;
      });
      answer.catch(() => this.#known.delete(key));
      this.#known.set(key, answer);
    }
    return answer;
  }

  /** Returns the same as {@link kind}, or undefined if it is not known yet. */
  known(codec: VideoCodec, chroma: ChromaFormat, bitDepth: number): StreamCapability | null | undefined {
    return this.#answers.get(`${codec} ${chroma} ${bitDepth}`);
  }

  /** Returns the kinds of streams of some codecs that the engines decode. */
  async streams(
    codecs: readonly VideoCodec[] = Object.keys(KINDS) as VideoCodec[],
  ): Promise<StreamCapability[]> {
    const kinds = codecs.flatMap((codec) => KINDS[codec].map((kind) => this.kind(codec, ...kind)));
    return (await Promise.all(kinds)).filter((kind) => kind !== null);
  }

  /** Returns why the engines cannot decode a kind of stream, as far as it is known; undefined if they can. */
  async problem({ codec, chroma, bitDepth }: StreamKind): Promise<string | undefined> {
    for (const kind of KINDS[codec]) {
      const matches = (chroma ?? kind[0]) === kind[0] && (bitDepth ?? kind[1]) === kind[1];
      if (matches && await this.kind(codec, ...kind) !== null) return undefined;
    }
    const ofCodec = await this.streams([codec]);
    if (ofCodec.length === 0) {
      const codecs = [...new Set((await this.streams()).map((stream) => stream.codec))].join(", ");
      return `video: the GPU has no decoder for ${codec}; it decodes ${codecs || "no video"}`;
    }
    const decodes = ofCodec.map((stream) => `${stream.chroma} with ${stream.bitDepth} bits`).join(", ");
    const wanted = [chroma, bitDepth && `${bitDepth} bits`].filter(Boolean).join(" with ");
    return `video: the GPU does not decode ${codec} ${wanted}; it decodes ${codec} ${decodes}`;
  }

  async #read(codec: VideoCodec, chroma: ChromaFormat, bitDepth: number): Promise<StreamCapability | null> {
    if (!KINDS[codec].some(([c, bits]) => c === chroma && bits === bitDepth)) return null;
    const memory = new NativeMemory(CAPS.size);
    try {
      memory.setI32(CAPS.eCodecType, CODEC[codec]);
      memory.setI32(CAPS.eChromaFormat, CHROMA.indexOf(chroma));
      memory.setI32(CAPS.nBitDepthMinus8, bitDepth - 8);
      await this.#ask(memory);
      return readCapability(new DataView(memory.bytes(0, CAPS.size).slice().buffer), codec, chroma, bitDepth);
    } finally {
      memory.free();
    }
  }
}

function readCapability(
  view: DataView,
  codec: VideoCodec,
  chroma: ChromaFormat,
  bitDepth: number,
): StreamCapability | null {
  const surface = bitDepth > 8 ? SURFACE.p016 : SURFACE.nv12;
  const outputs = view.getUint16(CAPS.nOutputFormatMask, true);
  if (view.getUint8(CAPS.bIsSupported) === 0 || (outputs >> surface & 1) === 0) return null;
  return {
    codec,
    chroma,
    bitDepth,
    minWidth: view.getUint16(CAPS.nMinWidth, true),
    minHeight: view.getUint16(CAPS.nMinHeight, true),
    maxWidth: view.getUint32(CAPS.nMaxWidth, true),
    maxHeight: view.getUint32(CAPS.nMaxHeight, true),
    maxMacroblocks: view.getUint32(CAPS.nMaxMBCount, true),
    engines: view.getUint8(CAPS.nNumNVDECs),
  };
}

/** The properties of a stream that decide whether an engine decodes it. */
export interface StreamKind {
  readonly codec: VideoCodec;
  readonly chroma: ChromaFormat | undefined;
  readonly bitDepth: number | undefined;
}

/** Parsers round sizes up to a multiple of 64 at most. The caller has compared the exact ones. */
const ROUNDING = 63;

/** Returns why a stream exceeds the limits of its kind; undefined if it does not. */
export function sizeProblem(
  limits: StreamCapability,
  { codedWidth, codedHeight, width, height }: StreamFormat,
  maxPixels: number,
): Error | undefined {
  const size = `${codedWidth} × ${codedHeight}`;
  if (codedWidth < 1 || codedHeight < 1 || width < 1 || height < 1) {
    return new Error(`video: the stream has pictures of ${width} × ${height} pixels`);
  }
  if ((codedWidth - ROUNDING) * (codedHeight - ROUNDING) > maxPixels && codedHeight > ROUNDING) {
    return new RangeError(mismatch("video", `at most ${maxPixels} pixels (option maxPixels)`, size));
  }
  const { codec, minWidth, minHeight, maxWidth, maxHeight, maxMacroblocks } = limits;
  const macroblocks = Math.ceil(codedWidth / 16) * Math.ceil(codedHeight / 16);
  const fits = codedWidth <= maxWidth && codedHeight <= maxHeight && macroblocks <= maxMacroblocks;
  if (fits && codedWidth >= minWidth && codedHeight >= minHeight) return undefined;
  const sizes = `${minWidth} × ${minHeight} to ${maxWidth} × ${maxHeight} pixels`;
  return new Error(`video: the GPU decodes ${codec} of ${sizes}, got ${size}`);
}
