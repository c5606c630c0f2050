/**
 * The videos of the suite `video`: two clips of 600 frames in 1080p, which `peers/video_clips.py` encodes with PyAV,
 * and ten minutes in 360p, which repeat the packets of a sample.
 *
 * They are kept in `out/bench/video`, or in the folder that CUFFI_BENCH_VIDEO names.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { BENCH, OUTPUT } from "./programs.ts";

/** Frames of the 1080p clips. */
export const CLIP_FRAMES = 600;
/** Frames of the sample, which is repeated for ten minutes at 30 frames per second. */
export const SAMPLE_FRAMES = 90, REPETITIONS = 200;

const SAMPLE = join(BENCH, "../test/data/video/h264_360p.mp4");

/** Returns the folder of the clips. */
export function clipFolder(): string {
  return process.env.CUFFI_BENCH_VIDEO ?? join(OUTPUT, "video");
}

/** Returns the paths of the clips. Creates those that are missing. */
export async function videoClips(): Promise<{ h264: string; hevc: string; long: string }> {
  const folder = clipFolder();
  mkdirSync(folder, { recursive: true });
  const [h264, hevc] = ["h264", "hevc"].map((codec) => join(folder, `${codec}_1080p.mp4`)) as [
    string,
    string,
  ];
  if (!existsSync(h264) || !existsSync(hevc)) {
    const script = join(BENCH, "peers/video_clips.py");
    const { status } = spawnSync(process.env.PYTHON ?? "python3", [script, folder], { stdio: "inherit" });
    if (status !== 0) {
      throw new Error(`creating the clips needs PyAV (pip install av): run ${script} FOLDER elsewhere`);
    }
  }
  const long = join(folder, "h264_10min.mp4");
  if (!existsSync(long)) await writeFile(long, await repeatSample(REPETITIONS));
  return { h264, hevc, long };
}

/** Returns an MP4 file that repeats the sample's packets. */
export async function repeatSample(repetitions: number): Promise<Uint8Array<ArrayBuffer>> {
  const bunny = await import("mediabunny");
  const input = new bunny.Input({
    source: new bunny.BufferSource(await readFile(SAMPLE)),
    formats: [bunny.MP4],
  });
  const track = (await input.getPrimaryVideoTrack())!;
  const decoderConfig = (await track.getDecoderConfig())!;
  const packets = [];
  for await (const packet of new bunny.EncodedPacketSink(track).packets()) packets.push(packet);
  const target = new bunny.BufferTarget();
  const output = new bunny.Output({ format: new bunny.Mp4OutputFormat(), target });
  const source = new bunny.EncodedVideoPacketSource("avc");
  output.addVideoTrack(source);
  await output.start();
  for (let repetition = 0; repetition < repetitions; repetition++) {
    for (const packet of packets) {
      const timestamp = packet.timestamp + repetition * SAMPLE_FRAMES / 30;
      await source.add(packet.clone({ timestamp }), { decoderConfig });
    }
  }
  await output.finalize();
  return new Uint8Array(target.buffer!);
}
