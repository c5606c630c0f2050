/** Parts of the CUDA driver's video decoding that need neither a library nor threads. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { sizeProblem } from "../../src/driver/cuda/video/capabilities.ts";
import { type Engine, EnginePool, surfacesFor } from "../../src/driver/cuda/video/engine.ts";
import { type StreamFormat, vp8Size, withVp8Size } from "../../src/driver/cuda/video/format.ts";
import { isClosed, lacksReferences } from "../../src/driver/cuda/video/leading_pictures.ts";
import { fitsSuperframe } from "../../src/driver/cuda/video/superframe.ts";
import { withoutVps } from "../../src/driver/cuda/video/video_parameter_sets.ts";
import type { VideoCodec } from "../../src/driver/video.ts";
import { streamFor } from "../../src/driver/video_encoding.ts";

function format(more: Partial<StreamFormat> = {}): StreamFormat {
  const { codedWidth = 1920, codedHeight = 1088 } = more;
  return {
    codec: 4,
    chroma: 1,
    bitDepth: 8,
    codedWidth,
    codedHeight,
    left: 0,
    top: 0,
    width: codedWidth,
    height: codedHeight,
    minSurfaces: 5,
    color: { primaries: 1, transfer: 1, matrix: 1, fullRange: false },
    ...more,
  };
}

function engine(handle: bigint, maxWidth: number, maxHeight: number, more: Partial<Engine> = {}): Engine {
  const size = { maxWidth, maxHeight, codedWidth: maxWidth, codedHeight: maxHeight };
  return { handle, codec: 4, chroma: 1, bitDepth: 8, surfaces: 13, ...size, ...more };
}

describe("engines", () => {
  test("the pool prefers an engine of the same size, then the smallest that is large enough", () => {
    const pool = new EnginePool();
    const [small, large, same, other] = [
      engine(1n, 640, 368),
      engine(2n, 4096, 2160),
      engine(3n, 2000, 2000, { codedWidth: 1920, codedHeight: 1088 }),
      engine(4n, 1920, 1088, { bitDepth: 10 }),
    ];
    for (const each of [small, large, same, other]) assert.deepEqual(pool.put(each), []);
    assert.equal(pool.take(format()), same);
    assert.equal(pool.take(format()), large);
    assert.equal(pool.take(format()), undefined);
    assert.equal(pool.take(format({ codedWidth: 320, codedHeight: 192 })), small);
    assert.equal(pool.take(format({ bitDepth: 10 })), other);
    assert.equal(pool.size, 0);
  });

  test("the pool keeps 14 engines, and returns those unused for longest", () => {
    const pool = new EnginePool();
    const dropped = Array.from({ length: 17 }, (_, i) => pool.put(engine(BigInt(i), 64, 64)));
    assert.deepEqual(dropped.flat().map(({ handle }) => handle), [0n, 1n, 2n]);
    assert.equal(pool.clear().length, 14);
  });

  test("have surfaces for the pictures that wait, up to 32, and never fewer than the stream needs", () => {
    assert.equal(surfacesFor(format(), 8), 13);
    assert.equal(surfacesFor(format({ minSurfaces: 28 }), 8), 32);
    assert.equal(surfacesFor(format({ minSurfaces: 40 }), 8), 40);
  });
});

describe("formats", () => {
  test("sizes of VP8 come from the key frame, which may be one pixel larger", () => {
    const key = (width: number, height: number) =>
      Uint8Array.of(0x10, 0, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8 | 0x40);
    const parsed = format({ codedWidth: 320, codedHeight: 240 });
    const { codedWidth, codedHeight, width, height } = withVp8Size(parsed, key(321, 241));
    assert.deepEqual([codedWidth, codedHeight, width, height], [321, 241, 321, 241]);
    assert.equal(withVp8Size(parsed, key(640, 480)), parsed);
    assert.equal(withVp8Size(parsed, Uint8Array.of(0x11, 0, 0, 0, 0, 0, 1, 1, 1, 1)), parsed);
    assert.equal(withVp8Size(parsed, undefined), parsed);
    assert.deepEqual(vp8Size(key(640, 480)), { width: 640, height: 480 });
    assert.equal(vp8Size(key(640, 480).subarray(0, 9)), undefined);
  });

  test("sizes beyond those of the engine or the limit are named", () => {
    const limits = {
      codec: "h264",
      chroma: "4:2:0",
      bitDepth: 8,
      minWidth: 48,
      minHeight: 16,
      maxWidth: 4096,
      maxHeight: 4096,
      maxMacroblocks: 16384,
      engines: 7,
    } as const;
    assert.equal(sizeProblem(limits, format(), 2 ** 26), undefined);
    assert.equal(
      String(sizeProblem(limits, format(), 1000)),
      "RangeError: video: expected at most 1000 pixels (option maxPixels), got 1920 × 1088",
    );
    for (const [codedWidth, codedHeight] of [[32, 32], [8192, 64], [4096, 4096]]) {
      const problem = sizeProblem(
        limits,
        format({ codedWidth: codedWidth!, codedHeight: codedHeight! }),
        2 ** 26,
      );
      assert.match(
        String(problem),
        new RegExp(`48 × 16 to 4096 × 4096 pixels, got ${codedWidth} × ${codedHeight}`),
      );
    }
    assert.match(String(sizeProblem(limits, format({ width: 0 }), 2 ** 26)), /pictures of 0 × 1088 pixels/);
  });
});

describe("leading pictures", () => {
  const nal = (...types: number[]) => Uint8Array.from(types.flatMap((type) => [0, 0, 1, type, 0x80, 7, 1]));

  test("of H.264 lack references unless the key picture is an IDR picture", () => {
    assert.equal(isClosed("h264", nal(0x67, 0x68, 0x65)), true);
    assert.equal(isClosed("h264", nal(0x67, 0x68, 0x06, 0x61)), false);
    assert.equal(lacksReferences("h264", nal(0x41), false), true);
    assert.equal(lacksReferences("h264", nal(0x41), true), false);
  });

  test("of HEVC lack references if they are RASL pictures; those of other codecs do not exist", () => {
    for (const type of [8, 9]) assert.equal(lacksReferences("hevc", nal(type << 1), true), true);
    for (const type of [6, 7, 1]) assert.equal(lacksReferences("hevc", nal(type << 1), true), false);
    assert.equal(lacksReferences("vp9", nal(8 << 1), false), false);
    assert.equal(lacksReferences("hevc", Uint8Array.of(0, 0, 1), true), false);
    assert.equal(lacksReferences("hevc", new Uint8Array(0), true), false);
  });
});

test("video parameter sets of HEVC are removed from packets, wherever they are", () => {
  const unit = (type: number) => [0, 0, 1, type << 1, 1, 7, 1, type];
  const join = (...types: number[]) => Uint8Array.from(types.flatMap(unit));
  const same = join(33, 34, 19);
  assert.equal(withoutVps(same), same);
  for (const types of [[32, 33, 19], [32, 32, 33, 32, 19], [33, 32], [32], [1, 32, 32], [32, 1, 32, 2, 3]]) {
    assert.deepEqual(withoutVps(join(...types)), join(...types.filter((type) => type !== 32)), types.join());
  }
  const long = Uint8Array.from([0, ...unit(32), 0, ...unit(33)]);
  assert.deepEqual(withoutVps(long), Uint8Array.from([0, ...unit(33)]));
  assert.deepEqual(withoutVps(Uint8Array.of(0, 0, 1)), Uint8Array.of(0, 0, 1));
  assert.deepEqual(withoutVps(new Uint8Array(0)), new Uint8Array(0));
});

test("frames of a VP9 superframe must fit into the packet", () => {
  const packet = (sizes: number[], length: number) =>
    Uint8Array.from([
      ...new Array<number>(length).fill(9),
      0xc0 | sizes.length - 1,
      ...sizes,
      0xc0 | sizes.length - 1,
    ]);
  assert.equal(fitsSuperframe(packet([30, 20], 50)), true);
  assert.equal(fitsSuperframe(packet([30, 21], 50)), false);
  assert.equal(fitsSuperframe(Uint8Array.of(1, 2, 0xdf)), false);
  assert.equal(fitsSuperframe(Uint8Array.of(1, 2, 3, 4, 0xc0)), true);
  assert.equal(fitsSuperframe(new Uint8Array(0)), true);
});

test("the error about a codec that is not encoded names one that is, with its containers", () => {
  const size = { encoder: "NVENC", minWidth: 16, minHeight: 16, maxWidth: 4096, maxHeight: 4096 };
  const rejected = (codecs: readonly VideoCodec[], advice: string) => {
    const streams = codecs.map((codec) => ({ codec, bitDepth: 10, ...size }));
    const settings = { codec: "vp9", bitDepth: 10, width: 64, height: 64 };
    const encoded = codecs.map((codec) => `${codec} of 10 bits`).join(", ");
    assert.throws(() => streamFor("the GPU", streams, settings as never), {
      name: "RangeError",
      message:
        `video: the GPU has no encoder for vp9 of 10 bits; it encodes ${encoded}; pass codec: ${advice}`,
    });
  };
  rejected(["hevc"], '"hevc" (in .mp4, .mov or .mkv files)');
  rejected(["h264", "hevc"], '"h264" (in .mp4, .mov or .mkv files)');
  rejected(["hevc", "av1"], '"av1"');
});
