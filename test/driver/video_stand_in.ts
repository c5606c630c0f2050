/** The CUDA driver's video decoding on stand-ins for libcuda and libnvcuvid. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { CaptureGuard } from "../../src/driver/cuda/capture_guard.ts";
import { CudaDriver } from "../../src/driver/cuda/driver.ts";
import type { PictureDecoder, PictureDecoderSettings, VideoPicture } from "../../src/driver/video.ts";
import { CudaLibrary } from "../../src/driver/cuda/library.ts";
import { CudaVideo } from "../../src/driver/cuda/video/index.ts";
import { openNvcuvid } from "../../src/libraries/nvcuvid.ts";
import type { Nvenc } from "../../src/libraries/nvenc.ts";
import { type BoundSymbols, runtime } from "../../src/runtime/index.ts";
import { isDisabled } from "../../src/runtime/disable.ts";
import { buildLibrary, hasCompiler } from "../runtime/c_library.ts";

const PROBES = {
  fakeProblem: { parameters: [], result: "address" },
  fakeFail: { parameters: [["call", "i32"], ["result", "i32"]], result: "void" },
  fakeDelay: { parameters: [["decode", "i32"], ["map", "i32"]], result: "void" },
  fakeStatus: { parameters: [["value", "i32"]], result: "void" },
  fakeLive: { parameters: [["i", "i32"]], result: "i32" },
  fakeMade: { parameters: [["i", "i32"]], result: "i32" },
} as const;

/** Calls of libnvcuvid that `fakeFail` makes fail. */
export const CALL = { createParser: 0, parse: 1, create: 2, reconfigure: 3, map: 4 } as const;

/** The stream of all tests. */
export const STREAM = 7n;

export interface StandIn {
  readonly driver: CudaDriver;
  readonly video: CudaVideo;
  readonly guard: CaptureGuard;
  readonly fake: BoundSymbols<typeof PROBES>;
}

/** A copied picture. */
export interface Copied {
  readonly timestamp: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  readonly chroma: Uint8Array;
}

function source(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, import.meta.url).href), "utf8");
}

let libraries: { readonly cuda: string; readonly nvcuvid: string } | undefined;

/**
 * Opens a driver with device 0, and a stand-in for libnvidia-encode if there is one. Release the device with
 * `driver.contexts.release(0)`.
 */
export function openStandIn(openEncoder?: () => Nvenc): StandIn {
  libraries ??= {
    cuda: buildLibrary("fakecuda", source("fake_libcuda.c")),
    nvcuvid: buildLibrary("fakenvcuvid", source("fake_nvcuvid.c")),
  };
  const { nvcuvid } = libraries;
  const cuda = runtime.openLibrary(libraries.cuda, "cuInit");
  const driver = new CudaDriver(cuda);
  driver.contexts.setCurrent(driver.contexts.retain(0));
  const { contexts, events, memory, copies } = driver;
  const library = new CudaLibrary(cuda);
  const guard = new CaptureGuard(library);
  const shared = { library, contexts, events, guard, memory, copies };
  const video = new CudaVideo(shared, () => openNvcuvid(nvcuvid), openEncoder);
  const fake = runtime.openLibrary(nvcuvid).bind(PROBES);
  fake.fakeDelay(0, 0);
  fake.fakeStatus(2);
  return { driver, video, guard, fake };
}

/** Ends the device, and checks that the stand-in saw nothing wrong and that nothing is left. */
export function closeStandIn({ driver, fake }: StandIn): void {
  driver.contexts.release(0);
  assert.equal(runtime.cString(fake.fakeProblem()), "");
  assert.deepEqual([fake.fakeLive(0), fake.fakeLive(1)], [0, 0], "parsers and decoders");
}

/** The settings of a decoder that passes every picture to `output`. */
export function settings(
  output: (picture: VideoPicture) => void,
  more: Partial<PictureDecoderSettings> = {},
): PictureDecoderSettings {
  return {
    codec: "hevc",
    parameterSets: undefined,
    width: undefined,
    height: undefined,
    bitDepth: undefined,
    chroma: undefined,
    lowDelay: false,
    exactDamage: false,
    maxPixels: 2 ** 26,
    output,
    ...more,
  };
}

/** Copies pictures to host memory, which is the stand-in's device memory. */
export class Collector {
  readonly pictures: Copied[] = [];
  readonly errors: unknown[] = [];
  readonly pending: Promise<void>[] = [];

  readonly output = (picture: VideoPicture): void => {
    const { timestamp, width, height } = picture;
    const bytes = picture.format === "nv12" ? 1 : 2;
    const pitch = width * bytes + 5, chromaPitch = (width + 1 >> 1) * 2 * bytes + 3;
    const luma = new Uint8Array(new ArrayBuffer(pitch * height));
    const chroma = new Uint8Array(new ArrayBuffer(chromaPitch * (height + 1 >> 1)));
    const planes = {
      luma: runtime.addressOf(luma),
      lumaPitch: pitch,
      chroma: runtime.addressOf(chroma),
      chromaPitch,
    };
    this.pending.push(
      picture.write(planes, STREAM).then(
        () => void this.pictures.push({ timestamp, width, height, luma, chroma }),
        (error) => void this.errors.push(error),
      ),
    );
  };

  /** Waits for all copies. */
  async settle(): Promise<void> {
    await Promise.all(this.pending.splice(0));
  }

  timestamps(): number[] {
    return this.pictures.map(({ timestamp }) => timestamp);
  }
}

export async function createDecoder(
  standIn: StandIn,
  more: Partial<PictureDecoderSettings> = {},
): Promise<{ decoder: PictureDecoder; collector: Collector }> {
  const collector = new Collector();
  const decoder = await standIn.video.createDecoder(settings(collector.output, more));
  return { decoder, collector };
}

/** A sequence header of the stand-in's format. */
export interface Sequence {
  width?: number;
  height?: number;
  left?: number;
  top?: number;
  codedWidth?: number;
  codedHeight?: number;
  bits?: number;
  surfaces?: number;
  chroma?: number;
}

export function sequence(header: Sequence = {}): number[] {
  const { width = 100, height = 50, left = 0, top = 0, bits = 8, surfaces = 4, chroma = 1 } = header;
  const { codedWidth = Math.ceil(width / 16) * 16, codedHeight = Math.ceil(height / 16) * 16 } = header;
  const words = [width, height, left, top, codedWidth, codedHeight].flatMap((v) => [v & 255, v >> 8]);
  return [0x53, ...words, bits, surfaces, chroma];
}

/** Commands of the stand-in's format. */
export const decodePicture = (seed: number): number[] => [0x50, seed];
export const decodeReordered = (seed: number): number[] => [0x52, seed];
export const showAgain = (count: number): number[] => [0x4e, count];
export const refusePicture = (): number[] => [0x58, 0];

export function packet(timestamp: number, key: boolean, ...commands: number[][]): {
  data: Uint8Array;
  timestamp: number;
  key: boolean;
} {
  return { data: Uint8Array.from(commands.flat()), timestamp, key };
}

/** Checks the pattern that the stand-in decodes for a seed. */
export function checkPattern(picture: Copied, seed: number, header: Sequence = {}): void {
  const { left = 0, top = 0, bits = 8 } = header;
  const { width, height } = picture;
  const bytes = bits > 8 ? 2 : 1, columns = width * bytes, pairs = (width + 1 >> 1) * 2 * bytes;
  for (
    const [plane, rows, widthBytes, pad, at] of [
      [picture.luma, height, columns, 5, (x: number, y: number) => seed + left * bytes + x + 3 * (top + y)],
      [
        picture.chroma,
        height + 1 >> 1,
        pairs,
        3,
        (x: number, y: number) => 2 * seed + (left >> 1) * 2 * bytes + x + 5 * ((top >> 1) + y),
      ],
    ] as const
  ) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < widthBytes + pad; x++) {
        const expected = x < widthBytes ? at(x, y) & 255 : 0;
        const actual = plane[y * (widthBytes + pad) + x];
        if (actual !== expected) assert.equal(actual, expected, `row ${y}, byte ${x}, seed ${seed}`);
      }
    }
  }
}

/** Whether the stand-ins can run here. */
export const native: boolean = runtime.platform() === "linux" && runtime.architecture() === "x64" &&
  hasCompiler &&
  !isDisabled("machine-code") && !isDisabled("video-callbacks");

/** Runs a test with stand-ins that are closed afterwards. */
export function withStandIn(body: (standIn: StandIn) => Promise<void>): () => Promise<void> {
  return async () => {
    const standIn = openStandIn();
    try {
      await body(standIn);
    } finally {
      closeStandIn(standIn);
    }
  };
}
