/** Errors of decoders that only some engines report, with a decoder in front of the device's. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Device } from "../../mod.ts";
import { CUDA_ERROR, CudaError } from "../../src/base/errors.ts";
import { contextOf } from "../../src/device/device.ts";
import type {
  PictureDecoder,
  PictureDecoderSettings,
  VideoApi,
  VideoPicture,
} from "../../src/driver/video.ts";
import { openVideo } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { md5Of, readIndices, sampleOf, undecodable } from "../support/video.ts";

const CLIP = sampleOf("h264_360p.mp4"), MKV = sampleOf("h264_360p.mkv");
/** The frame whose picture or packet is changed, and its time in microseconds. */
const FRAME = 20, TIME = Math.round(FRAME / 30 * 1e6);

/** A change of what a decoder does with the frame. */
interface Change {
  picture?(picture: VideoPicture): VideoPicture | undefined;
  packet?(): void;
}

/** Runs with decoders that are changed. */
async function withDecoder(change: Change, body: (device: Device) => Promise<void>): Promise<void> {
  using device = await openTestDevice();
  const before = device.memoryInUse(), api: VideoApi = contextOf(device).use().video;
  const create = api.createDecoder;
  const isFrame = (timestamp: number): boolean => Math.abs(timestamp - TIME) < 1000;
  api.createDecoder = async (settings: PictureDecoderSettings): Promise<PictureDecoder> => {
    const output = (picture: VideoPicture): void => {
      const shown = isFrame(picture.timestamp) && change.picture ? change.picture(picture) : picture;
      if (shown === undefined) picture.drop();
      else settings.output(shown);
    };
    const decoder = await create.call(api, { ...settings, output });
    return {
      decode: async (packet) => {
        if (isFrame(packet.timestamp)) change.packet?.();
        await decoder.decode(packet);
      },
      flush: () => decoder.flush(),
      reset: () => decoder.reset(),
      close: () => decoder.close(),
    };
  };
  try {
    await body(device);
  } finally {
    api.createDecoder = create;
  }
  assert.equal(device.memoryInUse(), before);
}

describe("video: errors of decoders", { skip: undecodable(CLIP) }, () => {
  test("a picture that is left out silently is an error", async () => {
    await withDecoder({ picture: () => undefined }, async (device) => {
      for (const { path } of [CLIP, MKV]) {
        const { frames, error } = await readIndices(device, path);
        assert.equal(error?.message, `${path}: frame ${FRAME} at 0.667 s cannot be decoded`);
        assert.equal(frames.length, FRAME);
      }
      await using video = await openVideo(device, CLIP.path);
      await assert.rejects(video.at(FRAME), /frame 20 at 0.667 s cannot be decoded$/);
      await assert.rejects(video.sample([1, FRAME, 70], { size: 8 }), /frame 20 at 0.667 s/);
      using after = await video.at(FRAME + 1);
      assert.equal(md5Of(after), CLIP.md5[FRAME + 1]);
      // Frames that are not selected may be missing.
      const selected: number[] = [];
      for await (using frame of video.frames({ every: 8 })) selected.push(frame.index);
      assert.equal(selected.length, 12);
    });
  });

  test("a picture that cannot be copied because of its data is named", async () => {
    const lost = new Error("video: the data of the picture is damaged");
    const picture = (picture: VideoPicture): VideoPicture => ({
      timestamp: picture.timestamp,
      width: picture.width,
      height: picture.height,
      format: picture.format,
      bitDepth: picture.bitDepth,
      color: picture.color,
      damaged: true,
      write: () => {
        picture.drop();
        return Promise.reject(lost);
      },
      drop: () => picture.drop(),
    });
    await withDecoder({ picture }, async (device) => {
      const { frames, error } = await readIndices(device, CLIP.path);
      const message =
        `${CLIP.path}: frame 20 at 0.667 s cannot be decoded: the data of the picture is damaged`;
      assert.equal(error?.message, message);
      assert.equal(((error?.cause as Error).cause as Error).message, lost.message);
      assert.equal(frames.length, FRAME);
    });
  });

  test("errors of the engine name the frame, those of the device remain", async () => {
    const decode = new CudaError(999, "cuvidDecodePicture");
    const memory = new CudaError(CUDA_ERROR.OUT_OF_MEMORY, "cuvidCreateDecoder");
    for (const thrown of [decode, memory]) {
      const packet = (): void => {
        throw thrown;
      };
      await withDecoder({ packet }, async (device) => {
        const { frames, error } = await readIndices(device, CLIP.path);
        if (thrown === memory) assert.equal(error, memory);
        else {assert.match(
            error!.message,
            /frame \d+ at .* cannot be decoded: cuvidDecodePicture failed \(999\)/,
          );}
        assert.ok(frames.length > 10 && frames.length <= FRAME);
        await using video = await openVideo(device, CLIP.path);
        using later = await video.at(60);
        assert.equal(md5Of(later), CLIP.md5[60]);
      });
    }
  });
});
