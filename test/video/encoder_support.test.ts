/** Configurations that encoders support, and the errors about those that they do not. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device, DeviceArray, DType } from "../../mod.ts";
import {
  encodeVideo,
  videoCapabilities,
  VideoDecoder,
  type VideoDecoderConfig,
  VideoEncoder,
  type VideoEncoderConfig,
} from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { runProgram } from "../support/process.ts";
import { unencodable } from "../support/video.ts";

const CODECS = ["h264", "hevc", "vp8", "vp9", "av1"] as const;
const MODES = ["quality", "realtime"] as const;
/** The frame for which a key frame is requested. */
const KEY = 2;

interface Outcome {
  readonly keys: readonly number[];
  readonly timestamps: readonly number[];
  /** Whether each packet came before the next frame. */
  readonly prompt: boolean;
  readonly shown: number;
  readonly errors: readonly string[];
}

/** Encodes four frames, and decodes their packets. */
async function encode(device: Device, config: VideoEncoderConfig): Promise<Outcome> {
  const timestamps: number[] = [], keys: number[] = [], errors: string[] = [];
  const error = ({ message }: Error): void => void errors.push(message);
  const { width, height, bitDepth } = config;
  let prompt = true, shown = 0, described: VideoDecoderConfig | undefined;
  await using decoder = new VideoDecoder(device, {
    output: (frame) => {
      shown++;
      frame.dispose();
    },
    error,
  });
  await using encoder = new VideoEncoder(device, {
    output: (packet, { decoderConfig }) => {
      timestamps.push(packet.timestamp);
      if (packet.type === "key") keys.push(packet.timestamp);
      if (decoderConfig !== undefined) decoder.configure(described = decoderConfig);
      void decoder.decode(packet);
    },
    error,
  });
  encoder.configure(config);
  for (let i = 0; i < 4; i++) {
    const [dtype, value] = bitDepth === 10
      ? ["u16", 100 + 50 * i << 6] as const
      : ["u8", 50 + 30 * i] as const;
    using frame = device.full([height * 3 / 2, width], value, dtype);
    await encoder.encode(frame, { timestamp: i, keyFrame: i === KEY });
    prompt &&= timestamps.length >= i;
  }
  await encoder.flush();
  if (described !== undefined) await decoder.flush();
  return { keys, timestamps: timestamps.toSorted((a, b) => a - b), prompt, shown, errors };
}

async function assertTruthful(device: Device, config: VideoEncoderConfig): Promise<void> {
  const isSupported = await VideoEncoder.isConfigSupported(device, config);
  const { keys, timestamps, prompt, shown, errors } = await encode(device, config);
  const name = JSON.stringify(config);
  if (!isSupported) return assert.ok(errors.length > 0 && timestamps.length === 0, name);
  assert.deepEqual([errors, timestamps, shown], [[], [0, 1, 2, 3], 4], name);
  assert.ok(keys.includes(0) && keys.includes(KEY), `${name}: ${keys}`);
  if (config.latencyMode === "realtime") assert.ok(prompt, `${name}: late packets`);
}

describe("isConfigSupported() is true if and only if frames can be encoded", () => {
  for (const codec of CODECS) {
    test(codec, async () => {
      using device = await openTestDevice();
      const before = device.memoryInUse();
      const { encoding: { streams } } = await videoCapabilities(device);
      for (const bitDepth of [8, 10] as const) {
        const kinds = streams.filter((kind) => kind.codec === codec && kind.bitDepth === bitDepth);
        const width = Math.min(...kinds.map((kind) => kind.minWidth), 64) + 1 & ~1;
        const height = Math.min(...kinds.map((kind) => kind.minHeight), 64) + 1 & ~1;
        for (const latencyMode of MODES) {
          const config = { codec, width, height, bitDepth, latencyMode };
          await assertTruthful(device, config);
          await assertTruthful(device, { ...config, height: height - 2 });
        }
      }
      const config = { codec, width: 160, height: 96 } as const;
      const rates = [{ bitrate: 1000 }, { bitrate: 2e9 }, { framerate: 1000 }, { framerate: 0.1 }];
      for (const rate of [...rates, { keyFrameInterval: 1e-3 }, { keyFrameInterval: 1e9 }]) {
        await assertTruthful(device, { ...config, ...rate });
      }
      assert.equal(device.memoryInUse(), before);
    });
  }

  test("of a codec that is only decoded, it is false, and configure() lists the others", async () => {
    using device = await openTestDevice();
    const config = { codec: "mjpeg", width: 64, height: 64 };
    assert.equal(await VideoEncoder.isConfigSupported(device, config), false);
    await using encoder = new VideoEncoder(device, { output() {}, error() {} });
    const message = /config\.codec: expected "h264", "hevc", "vp8", "vp9", "av1" or WebCodecs.*got "mjpeg"$/;
    assert.throws(() => encoder.configure(config), message);
    assert.equal(encoder.state, "unconfigured");
    const options = { container: "mp4", codec: "mjpeg" } as const;
    await assert.rejects(encodeVideo(device, [], null, options), /options\.codec: expected "h264"/);
  });

  test("rejects rates that no encoder has", async () => {
    using device = await openTestDevice();
    const config = { codec: "h264", width: 64, height: 64 };
    for (
      const [rate, message] of [
        [{ bitrate: 500 }, /config\.bitrate: expected a number from 1000 to 2147483647, got 500/],
        [{ bitrate: 1e12 }, /config\.bitrate: expected a number from 1000/],
        [{ framerate: 1e-4 }, /config\.framerate: expected a number from 0\.001 to 1000000, got 0\.0001/],
        [{ framerate: 2e6 }, /config\.framerate/],
      ] as const
    ) await assert.rejects(VideoEncoder.isConfigSupported(device, { ...config, ...rate }), message);
  });
});

test("encoders write nothing to stderr", { skip: unencodable("av1") }, () => {
  const { stderr } = runProgram(`
    import { encodeVideo } from "@cuffi/src/video/mod.ts";
    import { openTestDevice } from "@cuffi/test/support/device.ts";
    using device = await openTestDevice();
    const frames = [device.zeros([64, 64, 3], "u8")];
    await encodeVideo(device, frames, null, { container: "mp4", codec: "av1" });
  `);
  assert.equal(stderr, "");
});

describe("encode() checks frames at the call", { skip: unencodable("h264") }, () => {
  const wrong: [shape: number[], dtype: DType, message: RegExp][] = [
    [
      [36, 64, 3],
      "f32",
      /^TypeError: NAME: expected RGB of u8, got f32; .*: convertTo\(image, "u8", \{ scale: 255 \}\)$/,
    ],
    [
      [36, 64, 3],
      "u16",
      /NAME: expected RGB of u8, got u16; .*convertTo\(image, "u8", \{ scale: 1 \/ 257 \}\)$/,
    ],
    [[54, 64], "f32", /NAME: expected NV12 of u8, got f32; .*convertTo/],
    [
      [1, 36, 64, 3],
      "u8",
      /^RangeError: NAME: expected RGB or NV12.*got \[1, 36, 64, 3\]; .*batch\.index\(0\)$/,
    ],
    [
      [36, 64, 4],
      "u8",
      /^RangeError: NAME: expected 3 channels.*; drop alpha: cvtColor\(image, "RGBA2RGB"\)$/,
    ],
    [
      [2, 54, 64],
      "u8",
      /NAME: expected 3 channels.*got \[2, 54, 64\]; of a batch of NV12, .*batch\.index\(0\)$/,
    ],
    [[36, 66, 3], "u8", /^RangeError: NAME: expected the shape \[36, 64, 3\].*got \[36, 66, 3\]$/],
  ];
  const named = (message: RegExp, name: string): RegExp => new RegExp(message.source.replace("NAME", name));

  test("of VideoEncoder", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse(), packets: number[] = [], errors: Error[] = [];
    await using encoder = new VideoEncoder(device, {
      output: (packet) => packets.push(packet.timestamp),
      error: (error) => void errors.push(error),
    });
    encoder.configure({ codec: "h264", width: 64, height: 36 });
    {
      using right = device.zeros([36, 64, 3], "u8");
      await encoder.encode(right, { timestamp: 0 });
      for (const [shape, dtype, message] of wrong) {
        using frame = device.zeros(shape, dtype);
        assert.throws(() => encoder.encode(frame, { timestamp: 1 }), named(message, "frame"));
      }
      using y = device.zeros([36, 64], "u8"), uv = device.zeros([18, 32, 2], "u16");
      assert.throws(
        () => encoder.encode({ y, uv }, { timestamp: 1 }),
        /frame\.uv: expected a plane of u8, got u16/,
      );
      assert.equal(encoder.encodeQueueSize, 0);
      await encoder.encode(right, { timestamp: 1 });
      await encoder.flush();
    }
    assert.deepEqual([packets, errors], [[0, 1], []]);
    await encoder.close();
    assert.equal(device.memoryInUse(), before);
  });

  test("of encodeVideo(), and names them by their index", async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    for (const [shape, dtype, message] of wrong) {
      const frames: DeviceArray[] = [device.zeros([36, 64, 3], "u8"), device.zeros(shape, dtype)];
      await assert.rejects(
        encodeVideo(device, frames, null, { container: "mp4" }),
        named(message, "frames\\[1\\]"),
      );
    }
    await assert.rejects(
      encodeVideo(device, [device.zeros([36, 64, 3], "f32")], null, { container: "mp4" }),
      named(wrong[0]![2], "frames\\[0\\]"),
    );
    assert.equal(device.memoryInUse(), before);
  });
});
