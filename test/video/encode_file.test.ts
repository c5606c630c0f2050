/** The files of encodeVideo(): complete, or as they were before. */
import assert from "node:assert/strict";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { inspect } from "node:util";
import type { Device, DeviceArray } from "../../mod.ts";
import { encodeVideo, openVideo } from "../../src/video/mod.ts";
import { openTestDevice } from "../support/device.ts";
import { unencodable } from "../support/video.ts";

const folder = mkdtempSync(join(tmpdir(), "cuffi-encode-file-"));
after(() => rmSync(folder, { recursive: true, force: true }));

function* pictures(device: Device, ...widths: number[]): Generator<DeviceArray> {
  for (const width of widths) yield device.full([64, width, 3], 100, "u8");
}

describe("encodeVideo", { skip: unencodable("h264") }, () => {
  const path = join(folder, "clip.mkv");

  test("leaves the file as it was after an error, and no other one", async () => {
    using device = await openTestDevice();
    writeFileSync(path, "something of value", { mode: 0o600 });
    await assert.rejects(encodeVideo(device, pictures(device, 64, 64, 128), path), /frames\[2\]/);
    assert.equal(readFileSync(path, "utf8"), "something of value");
    assert.deepEqual(readdirSync(folder), ["clip.mkv"]);
  });

  test("replaces a file once it is complete, even the one that the frames are read from", async () => {
    using device = await openTestDevice();
    const widths = Array.from({ length: 12 }, () => 64);
    assert.equal(await encodeVideo(device, pictures(device, ...widths), path), 12);
    assert.equal(statSync(path).mode & 0o777, 0o600);
    {
      await using video = await openVideo(device, path);
      assert.equal(await encodeVideo(device, video.frames(), path), 12);
    }
    await using again = await openVideo(device, path);
    assert.equal(await again.count(), 12);
    assert.deepEqual(readdirSync(folder), ["clip.mkv"]);
  });

  test("writes through symbolic links, and names a folder that does not exist", async () => {
    using device = await openTestDevice();
    const link = join(folder, "link.mkv");
    symlinkSync(path, link);
    assert.equal(await encodeVideo(device, pictures(device, 64, 64), link), 2);
    await using video = await openVideo(device, path);
    assert.equal(await video.count(), 2);
    const missing = join(folder, "none", "clip.mkv");
    await assert.rejects(
      encodeVideo(device, pictures(device, 64), missing),
      (error: NodeJS.ErrnoException) => {
        assert.deepEqual([error.code, error.path], ["ENOENT", missing]);
        // Not the temporary file.
        assert.match(error.message, /none\/clip\.mkv'$/);
        assert.doesNotMatch(inspect(error), /\.tmp/);
        return true;
      },
    );
    assert.deepEqual(readdirSync(folder).sort(), ["clip.mkv", "link.mkv"]);
    // The file becomes a folder while it is written.
    const folderPath = join(folder, "folder.mkv");
    const frames = function* (): Generator<DeviceArray> {
      yield* pictures(device, 64);
      mkdirSync(join(folderPath, "in"), { recursive: true });
    };
    await assert.rejects(encodeVideo(device, frames(), folderPath), (error) => {
      assert.match(String(error), /folder\.mkv/);
      assert.doesNotMatch(inspect(error), /\.tmp/);
      return true;
    });
    assert.deepEqual(readdirSync(folder).sort(), ["clip.mkv", "folder.mkv", "link.mkv"]);
  });
});
