/** Encoding by NVENC on stand-ins for libcuda and libnvidia-encode, and the layouts of its header. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { EncodedPicture, PictureEncoderSettings } from "../../src/driver/video_encoding.ts";
import { openNvenc } from "../../src/libraries/nvenc.ts";
import * as layouts from "../../src/libraries/nvenc_layouts.ts";
import { type BoundSymbols, runtime } from "../../src/runtime/index.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";
import { native, openStandIn, STREAM } from "./video_stand_in.ts";

type Layout = Record<string, number | readonly [number, number] | readonly [string, string]>;
const golden = JSON.parse(
  readFileSync(fileURLToPath(new URL("../data/nvenc_layouts.json", import.meta.url).href), "utf8"),
) as Record<string, Layout>;

test("structs, GUIDs and values of NVENC are those of its header", () => {
  for (const [name, layout] of Object.entries(golden)) {
    const own = (layouts as unknown as Record<string, Record<string, unknown>>)[name]!;
    for (const [field, expected] of Object.entries(layout)) {
      if (name === "VALUES" && field === "size" || name === "GUIDS" && field === "size") continue;
      const value = own[field.replace("rcParams.", "")];
      if (name === "GUIDS") {
        assert.deepEqual((value as bigint[]).map((word) => word.toString(16)), expected, field);
      } else assert.deepEqual(value, expected, `${name}.${field}`);
    }
  }
});

const PROBES = {
  fakeProblem: { parameters: [], result: "address" },
  fakeLive: { parameters: [["i", "i32"]], result: "i32" },
  fakeConfigured: { parameters: [["i", "i32"]], result: "u32" },
  fakeFail: { parameters: [["call", "i32"], ["result", "i32"]], result: "void" },
  fakeSet: { parameters: [["device", "i32"], ["delay", "i32"], ["version", "i32"]], result: "void" },
} as const;
const FAIL = { initialize: 0, encode: 1, lock: 2 } as const;

/** The stand-in's macros. */
function macros(): string {
  const { NV_ENCODE_API_FUNCTION_LIST: list, NV_ENC_CONFIG: config, VALUES, GUIDS } = golden as Record<
    string,
    Layout
  >;
  const field = (struct: string, name: string): unknown => golden[`NV_ENC_${struct}`]![name];
  const named: Record<string, unknown> = {
    LIST_VERSION: list!.version,
    LIST_OPEN: list!.nvEncOpenEncodeSessionEx,
    LIST_GUIDCOUNT: list!.nvEncGetEncodeGUIDCount,
    LIST_GUIDS: list!.nvEncGetEncodeGUIDs,
    LIST_CAPS: list!.nvEncGetEncodeCaps,
    LIST_PRESET: list!.nvEncGetEncodePresetConfigEx,
    LIST_INITIALIZE: list!.nvEncInitializeEncoder,
    LIST_REGISTER: list!.nvEncRegisterResource,
    LIST_UNREGISTER: list!.nvEncUnregisterResource,
    LIST_CREATEBITSTREAM: list!.nvEncCreateBitstreamBuffer,
    LIST_DESTROYBITSTREAM: list!.nvEncDestroyBitstreamBuffer,
    LIST_MAP: list!.nvEncMapInputResource,
    LIST_UNMAP: list!.nvEncUnmapInputResource,
    LIST_ENCODE: list!.nvEncEncodePicture,
    LIST_LOCK: list!.nvEncLockBitstream,
    LIST_UNLOCK: list!.nvEncUnlockBitstream,
    LIST_DESTROY: list!.nvEncDestroyEncoder,
    API_VERSION: VALUES!.NVENCAPI_VERSION,
    OPEN_VERSION: field("OPEN_ENCODE_SESSION_EX_PARAMS", "version"),
    OPEN_APIVERSION: field("OPEN_ENCODE_SESSION_EX_PARAMS", "apiVersion"),
    OPEN_DEVICETYPE: field("OPEN_ENCODE_SESSION_EX_PARAMS", "deviceType"),
    OPEN_DEVICE: field("OPEN_ENCODE_SESSION_EX_PARAMS", "device"),
    CAPS_VERSION: field("CAPS_PARAM", "version"),
    CAPS_QUERY: field("CAPS_PARAM", "capsToQuery"),
    CAPS_WIDTH_MAX: VALUES!.NV_ENC_CAPS_WIDTH_MAX,
    CAPS_HEIGHT_MAX: VALUES!.NV_ENC_CAPS_HEIGHT_MAX,
    CAPS_WIDTH_MIN: VALUES!.NV_ENC_CAPS_WIDTH_MIN,
    CAPS_HEIGHT_MIN: VALUES!.NV_ENC_CAPS_HEIGHT_MIN,
    CAPS_10BIT: VALUES!.NV_ENC_CAPS_SUPPORT_10BIT_ENCODE,
    PRESET_VERSION: field("PRESET_CONFIG", "version"),
    PRESET_CFG: field("PRESET_CONFIG", "presetCfg"),
    CONFIG_VERSION: config!.version,
    CONFIG_INTERVAL: config!.frameIntervalP,
    CONFIG_GOP: config!.gopLength,
    CONFIG_BITRATE: config!["rcParams.averageBitRate"],
    CONFIG_LOOKAHEAD: (config!["rcParams.enableLookahead"] as readonly number[])[0],
    CONFIG_LOOKAHEAD_MASK: (config!["rcParams.enableLookahead"] as readonly number[])[1],
    CONFIG_OWN: config!.encodeCodecConfig,
    H264_REPEAT: (field("CONFIG_H264", "repeatSPSPPS") as readonly number[])[0],
    H264_VUI: field("CONFIG_H264", "h264VUIParameters"),
    VUI_MATRIX: field("CONFIG_H264_VUI_PARAMETERS", "colourMatrix"),
    INIT_VERSION: field("INITIALIZE_PARAMS", "version"),
    INIT_CONFIG: field("INITIALIZE_PARAMS", "encodeConfig"),
    INIT_WIDTH: field("INITIALIZE_PARAMS", "encodeWidth"),
    INIT_HEIGHT: field("INITIALIZE_PARAMS", "encodeHeight"),
    INIT_PTD: field("INITIALIZE_PARAMS", "enablePTD"),
    INIT_RATE: field("INITIALIZE_PARAMS", "frameRateNum"),
    INIT_SCALE: field("INITIALIZE_PARAMS", "frameRateDen"),
    REGISTER_VERSION: field("REGISTER_RESOURCE", "version"),
    REGISTER_POINTER: field("REGISTER_RESOURCE", "resourceToRegister"),
    REGISTER_WIDTH: field("REGISTER_RESOURCE", "width"),
    REGISTER_HEIGHT: field("REGISTER_RESOURCE", "height"),
    REGISTER_PITCH: field("REGISTER_RESOURCE", "pitch"),
    REGISTER_FORMAT: field("REGISTER_RESOURCE", "bufferFormat"),
    REGISTER_TYPE: field("REGISTER_RESOURCE", "resourceType"),
    REGISTER_HANDLE: field("REGISTER_RESOURCE", "registeredResource"),
    BITSTREAM_VERSION: field("CREATE_BITSTREAM_BUFFER", "version"),
    BITSTREAM_HANDLE: field("CREATE_BITSTREAM_BUFFER", "bitstreamBuffer"),
    MAP_VERSION: field("MAP_INPUT_RESOURCE", "version"),
    MAP_REGISTERED: field("MAP_INPUT_RESOURCE", "registeredResource"),
    MAP_MAPPED: field("MAP_INPUT_RESOURCE", "mappedResource"),
    MAP_FORMAT: field("MAP_INPUT_RESOURCE", "mappedBufferFmt"),
    PICTURE_VERSION: field("PIC_PARAMS", "version"),
    PICTURE_FLAGS: field("PIC_PARAMS", "encodePicFlags"),
    PICTURE_INPUT: field("PIC_PARAMS", "inputBuffer"),
    PICTURE_STRUCT: field("PIC_PARAMS", "pictureStruct"),
    PICTURE_WIDTH: field("PIC_PARAMS", "inputWidth"),
    PICTURE_PITCH: field("PIC_PARAMS", "inputPitch"),
    PICTURE_TIME: field("PIC_PARAMS", "inputTimeStamp"),
    PICTURE_OUTPUT: field("PIC_PARAMS", "outputBitstream"),
    LOCK_VERSION: field("LOCK_BITSTREAM", "version"),
    LOCK_OUTPUT: field("LOCK_BITSTREAM", "outputBitstream"),
    LOCK_SIZE: field("LOCK_BITSTREAM", "bitstreamSizeInBytes"),
    LOCK_TIME: field("LOCK_BITSTREAM", "outputTimeStamp"),
    LOCK_POINTER: field("LOCK_BITSTREAM", "bitstreamBufferPtr"),
    LOCK_TYPE: field("LOCK_BITSTREAM", "pictureType"),
  };
  for (const [name, id] of [["H264", "CODEC_H264"], ["HEVC", "CODEC_HEVC"], ["P4", "PRESET_P4"]] as const) {
    const [low, high] = GUIDS![`NV_ENC_${id}_GUID`] as readonly [string, string];
    named[`${name}_LOW`] = `0x${low}ull`;
    named[`${name}_HIGH`] = `0x${high}ull`;
  }
  return Object.entries(named).map(([name, value]) => `#define ${name} ${value}\n`).join("");
}

describe("NVENC", { skip: !native && "no C compiler, or no machine code" }, () => {
  const source = readFileSync(fileURLToPath(new URL("fake_nvenc.c", import.meta.url).href), "utf8");
  const path = hasCompiler ? buildLibrary("fakenvenc", macros() + source) : "";
  const fake: BoundSymbols<typeof PROBES> = hasCompiler ? runtime.openLibrary(path).bind(PROBES) : undefined!;
  const standIn = hasCompiler ? openStandIn(() => openNvenc(path)) : undefined!;
  const { video } = standIn ?? {};
  after(() => standIn?.driver.contexts.release(0));

  const base: Omit<PictureEncoderSettings, "output"> = {
    codec: "h264",
    width: 64,
    height: 32,
    format: "nv12",
    bitDepth: 8,
    frameRate: 25,
    bitrate: 1e6,
    keyInterval: 50,
    lowDelay: false,
    color: { primaries: 1, transfer: 1, matrix: 6, fullRange: false },
  };

  /** A picture in the stand-in's device memory, with rows that have a gap, and the sum that the stand-in computes. */
  function picture(seed: number, { width, height, format }: typeof base) {
    const bytes = format === "nv12" ? width : 2 * width, lumaPitch = bytes + 6, chromaPitch = bytes + 2;
    const luma = new Uint8Array(new ArrayBuffer(lumaPitch * height)).map((_, i) => i * 7 + seed);
    const chroma = new Uint8Array(new ArrayBuffer(chromaPitch * height / 2)).map((_, i) => i * 5 + seed);
    let sum = 0n;
    for (
      const [plane, pitch, rows] of [[luma, lumaPitch, height], [chroma, chromaPitch, height / 2]] as const
    ) {
      for (let y = 0; y < rows; y++) {
        for (const value of plane.subarray(y * pitch, y * pitch + bytes)) {
          sum = BigInt.asUintN(64, sum * 31n + BigInt(value));
        }
      }
    }
    const planes = {
      luma: runtime.addressOf(luma),
      lumaPitch,
      chroma: runtime.addressOf(chroma),
      chromaPitch,
    };
    return { planes, sum, keep: [luma, chroma] };
  }

  function checkEnd(): void {
    assert.equal(runtime.cString(fake.fakeProblem()), "");
    assert.deepEqual([0, 1, 2, 3].map((i) => fake.fakeLive(i)), [0, 0, 0, 0]);
  }

  async function encodeAll(settings: typeof base, count: number, keys: readonly number[] = []) {
    const packets: EncodedPicture[] = [],
      pictures = Array.from({ length: count }, (_, i) => picture(i, settings));
    const encoder = await video.createEncoder({ ...settings, output: (packet) => packets.push(packet) });
    for (const [i, { planes }] of pictures.entries()) {
      await encoder.encode(planes, STREAM, i * 40, keys.includes(i));
    }
    await encoder.flush();
    await encoder.close();
    const sums = packets.map(({ data, key }) => new DataView(data.buffer).getBigUint64(key ? 16 : 8, true));
    assert.deepEqual(sums, pictures.map(({ sum }) => sum));
    assert.deepEqual(packets.map(({ timestamp }) => timestamp), pictures.map((_, i) => i * 40));
    checkEnd();
    return packets;
  }

  test("lists what the GPU encodes", async () => {
    const { problem, library, streams } = await video.encoding();
    assert.deepEqual([problem, library], [undefined, path]);
    assert.deepEqual(streams.map(({ codec, bitDepth }) => `${codec} ${bitDepth}`), [
      "h264 8",
      "hevc 8",
      "hevc 10",
    ]);
    assert.deepEqual([streams[0]!.minWidth, streams[0]!.maxHeight, streams[0]!.encoder], [32, 4096, "NVENC"]);
    checkEnd();
  });

  test("encodes more pictures than it has surfaces, in order", async () => {
    const packets = await encodeAll(base, 40, [5]);
    assert.deepEqual(packets.map(({ key }, i) => key ? i : -1).filter((i) => i >= 0), [0, 5]);
    // Tuning for quality, the interval of key pictures, B-frames, the bit rate, no lookahead, the matrix, the rate.
    const configured = [0, 1, 2, 3, 4, 6, 7].map((i) => fake.fakeConfigured(i));
    assert.deepEqual(configured, [1, 50, 3, 1e6, 1, 6, 25]);
    assert.equal(fake.fakeConfigured(5), (golden.NV_ENC_CONFIG_H264!.repeatSPSPPS as readonly number[])[1]);
  });

  test("waits for pictures that the encoder delays", async () => {
    fake.fakeSet(1, 3, 13 << 4);
    await encodeAll(base, 30);
    await encodeAll(base, 2);
    await encodeAll({ ...base, lowDelay: true }, 10);
    assert.deepEqual([fake.fakeConfigured(0), fake.fakeConfigured(2)], [3, 1]);
    fake.fakeSet(1, 0, 13 << 4);
  });

  test("encodes 10 bits as P010", async () => {
    await encodeAll({ ...base, codec: "hevc", format: "p016", bitDepth: 10 }, 5);
  });

  test("starts again after a flush", async () => {
    const packets: EncodedPicture[] = [], { planes } = picture(1, base);
    const encoder = await video.createEncoder({ ...base, output: (packet) => packets.push(packet) });
    for (let i = 0; i < 3; i++) {
      await encoder.encode(planes, STREAM, i, false);
      await encoder.flush();
    }
    await encoder.close();
    await encoder.encode(planes, STREAM, 9, false);
    assert.deepEqual(packets.map(({ key }) => key), [true, true, true]);
    checkEnd();
  });

  test("errors of calls reach the caller, and nothing is left", async () => {
    const { planes } = picture(1, base);
    for (
      const [call, words] of [
        [FAIL.initialize, /nvEncInitializeEncoder: invalid parameter \(8\)/],
        [FAIL.encode, /nvEncEncodePicture: invalid parameter \(8\)/],
        [FAIL.lock, /nvEncLockBitstream: invalid parameter \(8\)/],
      ] as const
    ) {
      const packets: EncodedPicture[] = [];
      const encoder = await video.createEncoder({ ...base, output: (packet) => packets.push(packet) });
      fake.fakeFail(call, 8);
      await assert.rejects(async () => {
        await encoder.encode(planes, STREAM, 0, false);
        await encoder.flush();
      }, words);
      await encoder.close();
      assert.equal(packets.length, 0);
      checkEnd();
    }
    await encodeAll(base, 3);
  });

  test("close discards pictures in flight", async () => {
    fake.fakeSet(1, 3, 13 << 4);
    const { planes } = picture(1, base);
    const encoder = await video.createEncoder({
      ...base,
      output: () => assert.fail("no packet is expected"),
    });
    await encoder.encode(planes, STREAM, 0, false);
    await encoder.encode(planes, STREAM, 1, false);
    await encoder.close();
    fake.fakeSet(1, 0, 13 << 4);
    checkEnd();
  });

  test("streams that no engine encodes are errors that list the supported ones", async () => {
    const output = (): void => {};
    await assert.rejects(
      video.createEncoder({ ...base, codec: "vp9", output }),
      /no encoder for vp9 of 8 bits; it encodes h264 of 8 bits/,
    );
    await assert.rejects(
      video.createEncoder({ ...base, width: 8192, output }),
      /encodes h264 of 32 × 32 to 4096 × 4096 pixels, got 8192 × 32/,
    );
    checkEnd();
  });

  test("a GPU without an engine, and an old driver, are named", async () => {
    fake.fakeSet(0, 0, 13 << 4);
    const other = openStandIn(() => openNvenc(path));
    assert.match(
      (await other.video.encoding()).problem!,
      /this GPU has no engine that encodes video \(NVENC\)/,
    );
    await assert.rejects(
      other.video.createEncoder({ ...base, output: () => {} }),
      /no engine that encodes video/,
    );
    fake.fakeSet(1, 0, 12 << 4 | 1);
    const copy = buildLibrary("oldnvenc", macros() + source);
    runtime.openLibrary(copy).bind(PROBES).fakeSet(1, 0, 12 << 4 | 1);
    const old = openStandIn(() => openNvenc(copy));
    assert.match(
      (await old.video.encoding()).problem!,
      /needs version 13.0 of NVENC, and the driver has 12.1/,
    );
    fake.fakeSet(1, 0, 13 << 4);
    checkEnd();
    for (const { driver } of [other, old]) driver.contexts.release(0);
  });
});
