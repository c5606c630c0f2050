/** Sessions of NVENC: calls on native threads with the context current, and the kinds of streams that it encodes. */
import { libraryFunction } from "../../../libraries/c_library.ts";
import type { Nvenc, NvencName } from "../../../libraries/nvenc.ts";
import {
  type Guid,
  GUIDS,
  NV_ENC_CAPS_PARAM as CAPS,
  NV_ENC_OPEN_ENCODE_SESSION_EX_PARAMS as OPEN,
  VALUES,
} from "../../../libraries/nvenc_layouts.ts";
import { CallThreads, type NativeCall } from "../../../runtime/call_thread.ts";
import { runtime } from "../../../runtime/index.ts";
import type { VideoCodec } from "../../video.ts";
import type { EncodedStreamCapability } from "../../video_encoding.ts";
import type { CudaLibrary } from "../library.ts";
import { NativeMemory } from "../../../runtime/native_memory.ts";

/** GUIDs of the codecs. */
export const CODEC_GUIDS: Readonly<Partial<Record<VideoCodec, Guid>>> = {
  h264: GUIDS.NV_ENC_CODEC_H264_GUID,
  hevc: GUIDS.NV_ENC_CODEC_HEVC_GUID,
  av1: GUIDS.NV_ENC_CODEC_AV1_GUID,
};

/** `NVENCSTATUS` */
const STATUS = [
  "success",
  "no encode device",
  "unsupported device",
  "invalid encoder device",
  "invalid device",
  "device does not exist",
  "invalid pointer",
  "invalid event",
  "invalid parameter",
  "invalid call",
  "out of memory",
  "encoder not initialized",
  "unsupported parameter",
  "lock busy",
  "not enough buffer",
  "invalid version",
  "map failed",
  "need more input",
  "encoder busy",
  "event not registered",
  "generic error",
  "incompatible client key",
  "unimplemented",
  "resource register failed",
  "resource not registered",
  "resource not mapped",
  "need more output",
];
const THREAD_NAME = "cuffi encode";

/** A call of NVENC, after the handle of the session. */
export type NvencCall = readonly [name: NvencName, ...args: readonly bigint[]];

/** An open session. */
export class NvencSession {
  readonly #nvenc: Nvenc;
  readonly #library: CudaLibrary;
  readonly #context: bigint;
  readonly #setCurrent: bigint;
  /** One thread submits pictures, the other one waits for their packets. */
  readonly #threads: Readonly<Record<"submit" | "retrieve", CallThreads>>;
  #handle = 0n;

  private constructor(nvenc: Nvenc, library: CudaLibrary, context: bigint) {
    this.#nvenc = nvenc;
    this.#library = library;
    this.#context = context;
    this.#setCurrent = libraryFunction(library.path, "cuCtxSetCurrent");
    const submit = CallThreads.start(1, THREAD_NAME);
    const retrieve = submit && CallThreads.start(1, THREAD_NAME);
    if (submit === undefined || retrieve === undefined) {
      submit?.end();
      throw new Error(
        "encoding video on a GPU requires Linux on x86-64 and machine code, which CUFFI_DISABLE or the system forbids",
      );
    }
    this.#threads = { submit, retrieve };
  }

  /** Opens a session in a context. */
  static async open(nvenc: Nvenc, library: CudaLibrary, context: bigint): Promise<NvencSession> {
    const session = new NvencSession(nvenc, library, context);
    const memory = new NativeMemory(OPEN.size + 8);
    try {
      memory.setI32(0, OPEN.version);
      memory.setI32(OPEN.deviceType, VALUES.NV_ENC_DEVICE_TYPE_CUDA);
      memory.setU64(OPEN.device, context);
      memory.setI32(OPEN.apiVersion, VALUES.NVENCAPI_VERSION);
      const { nvEncOpenEncodeSessionEx } = nvenc.addresses;
      const [result] = await session.#run("submit", [[
        nvEncOpenEncodeSessionEx,
        memory.address,
        memory.at(OPEN.size),
      ]]);
      // Even a session that failed must be destroyed.
      session.#handle = memory.u64(OPEN.size);
      if (result === VALUES.NV_ENC_ERR_NO_ENCODE_DEVICE || result === VALUES.NV_ENC_ERR_UNSUPPORTED_DEVICE) {
        throw new Error("video: this GPU has no engine that encodes video (NVENC)");
      }
      session.check(result!, "nvEncOpenEncodeSessionEx");
      return session;
    } catch (error) {
      await session.close();
      throw error;
    } finally {
      memory.free();
    }
  }

  /** Makes calls in order on a thread. Stops after the first result that is not 0, and returns it. */
  async call(thread: "submit" | "retrieve", calls: readonly NvencCall[]): Promise<number> {
    const { addresses } = this.#nvenc;
    const results = await this.#run(
      thread,
      calls.map(([name, ...args]) => [addresses[name], this.#handle, ...args]),
    );
    return results.at(-1)!;
  }

  /** Waits for an event on the thread that submits pictures. */
  async waitFor(event: bigint): Promise<void> {
    const synchronize = libraryFunction(this.#library.path, "cuEventSynchronize");
    const [result] = await this.#run("submit", [[synchronize, event]]);
    this.#library.check(result!, "cuEventSynchronize");
  }

  /** Throws if a call failed. */
  check(result: number, call: string): void {
    if (result !== 0) throw new Error(`video: ${call}: ${STATUS[result] ?? "status"} (${result})`);
  }

  /** Lists the streams that the GPU encodes. */
  async capabilities(): Promise<EncodedStreamCapability[]> {
    const memory = new NativeMemory(8);
    let list: NativeMemory | undefined;
    try {
      this.check(
        await this.call("submit", [["nvEncGetEncodeGUIDCount", memory.address]]),
        "nvEncGetEncodeGUIDCount",
      );
      const count = memory.i32(0);
      list = new NativeMemory(16 * Math.max(1, count));
      this.check(
        await this.call("submit", [["nvEncGetEncodeGUIDs", list.address, BigInt(count), memory.address]]),
        "nvEncGetEncodeGUIDs",
      );
      const known = Array.from(
        { length: memory.i32(0) },
        (_, i) => [list!.u64(16 * i), list!.u64(16 * i + 8)],
      );
      const streams: EncodedStreamCapability[] = [];
      for (const codec of Object.keys(CODEC_GUIDS) as VideoCodec[]) {
        const guid = CODEC_GUIDS[codec]!;
        if (known.some(([low, high]) => low === guid[0] && high === guid[1])) {
          streams.push(...await this.#streamsOf(codec, guid));
        }
      }
      return streams;
    } finally {
      memory.free();
      list?.free();
    }
  }

  async close(): Promise<void> {
    if (this.#handle !== 0n) await this.call("submit", [["nvEncDestroyEncoder"]]);
    this.#handle = 0n;
    this.#threads.submit.end();
    this.#threads.retrieve.end();
  }

  async #streamsOf(codec: VideoCodec, guid: Guid): Promise<EncodedStreamCapability[]> {
    const memory = new NativeMemory(CAPS.size + 8);
    const ask = async (capability: number): Promise<number> => {
      memory.setI32(0, CAPS.version);
      memory.setI32(CAPS.capsToQuery, capability);
      const args = [...guid, memory.address, memory.at(CAPS.size)];
      this.check(await this.call("submit", [["nvEncGetEncodeCaps", ...args]]), "nvEncGetEncodeCaps");
      return memory.i32(CAPS.size);
    };
    try {
      const limits = {
        minWidth: await ask(VALUES.NV_ENC_CAPS_WIDTH_MIN),
        minHeight: await ask(VALUES.NV_ENC_CAPS_HEIGHT_MIN),
        maxWidth: await ask(VALUES.NV_ENC_CAPS_WIDTH_MAX),
        maxHeight: await ask(VALUES.NV_ENC_CAPS_HEIGHT_MAX),
      };
      // Only the newest GPUs encode 10-bit H.264, and few decoders support it.
      const tenBits = codec !== "h264" && await ask(VALUES.NV_ENC_CAPS_SUPPORT_10BIT_ENCODE) !== 0;
      const depths = tenBits ? [8, 10] : [8];
      return depths.map((bitDepth) => ({ codec, bitDepth, encoder: "NVENC", ...limits }));
    } finally {
      memory.free();
    }
  }

  async #run(thread: "submit" | "retrieve", calls: readonly NativeCall[]): Promise<number[]> {
    const [set, ...results] = await this.#threads[thread].run([[this.#setCurrent, this.#context], ...calls]);
    this.#library.check(set!, "cuCtxSetCurrent");
    return results;
  }
}

/** Returns a copy of native memory. */
export function copyOf(address: bigint, byteLength: number): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(new ArrayBuffer(byteLength));
  data.set(new Uint8Array(runtime.foreignBuffer(address, byteLength)));
  return data;
}
