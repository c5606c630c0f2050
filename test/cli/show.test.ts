/** `cuffi show`: a contact sheet of the image operators. */
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { main } from "../../src/cli/main.ts";
import { sheetLayout } from "../../src/cli/show.ts";
import { TILES } from "../../src/cli/show_tiles.ts";
import { decodePng, type RgbImage } from "../../src/formats/codecs/mod.ts";
import * as image from "../../src/image/mod.ts";
import { deviceName } from "../support/device.ts";

const SIZE = 32, BACKGROUND = 24;
const PHOTO = `${import.meta.dirname}/../../examples/grace_hopper.jpg`;

async function run(...args: string[]): Promise<{ status: number; out: string; error: string }> {
  const out: string[] = [], error: string[] = [];
  const status = await main(args, { out: (line) => out.push(line), error: (line) => error.push(line) });
  return { status, out: out.join("\n"), error: error.join("\n") };
}

describe("cuffi show", () => {
  let folder: string, file: Uint8Array, sheet: RgbImage, printed: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "cuffi-test-"));
    const output = join(folder, "new", "sheet.png"); // the command creates the folder
    const { status, out, error } = await run(
      ...["show", "--size", `${SIZE}`, "--device", deviceName, "--output", output],
    );
    assert.equal(error, "");
    assert.equal(status, 0);
    printed = out;
    file = await readFile(output);
    sheet = await decodePng(file);
  });
  after(() => rm(folder, { recursive: true }));

  /** Pixels of a picture, `[y * SIZE + x]`, each as 0xRRGGBB. */
  function picture(index: number): number[] {
    const { columns, width, height } = sheetLayout(SIZE);
    const left = (index % columns + 1) * width - 6 - SIZE;
    const top = (Math.floor(index / columns) + 1) * height - 6 - SIZE;
    return Array.from({ length: SIZE * SIZE }, (_, i) => {
      const at = ((top + Math.floor(i / SIZE)) * sheet.width + left + i % SIZE) * 3;
      return sheet.data[at]! << 16 | sheet.data[at + 1]! << 8 | sheet.data[at + 2]!;
    });
  }

  function named(label: string): number[] {
    const index = TILES.findIndex(([name]) => name === label);
    assert.notEqual(index, -1, `there is no picture "${label}"`);
    return picture(index);
  }

  test("prints the device and the size of the PNG file", () => {
    assert.match(printed, new RegExp(`^${TILES.length} pictures on .+ in [\\d.]+ m?s$`, "m"));
    assert.match(printed, new RegExp(`sheet\\.png, ${sheet.width} × ${sheet.height}$`, "m"));
    assert.equal(sheet.data.length, sheet.width * sheet.height * 3);
  });

  test("no picture is blank", () => {
    const background = BACKGROUND << 16 | BACKGROUND << 8 | BACKGROUND;
    TILES.forEach(([label], index) => {
      const colors = new Set(picture(index).filter((color) => color !== background));
      assert.ok(colors.size > (label === "mean" ? 0 : 1), `${label}: ${colors.size} colors`);
    });
  });

  test("every label is printable, unique and fits its tile", () => {
    const { columns, width, height } = sheetLayout(200);
    assert.ok(columns * width < 4096 && height > 200);
    assert.equal(new Set(TILES.map(([label]) => label)).size, TILES.length);
    for (const [label] of TILES) {
      assert.match(label, /^[ -~]+$/); // what the font has
      assert.ok(label.length * 8 <= 206, label);
    }
    const first = Array.from({ length: 12 * 32 }, (_, i) => {
      return sheet.data[((6 + Math.floor(i / 32)) * sheet.width + 6 + i % 32) * 3]!;
    });
    assert.ok(Math.max(...first) > 200, "the label of the first picture is drawn");
  });

  test("every operator appears in a picture", async () => {
    const folder = `${import.meta.dirname}/../../src/cli`;
    const files = ["show.ts", "show_scene.ts", "show_tiles.ts"];
    const sources = (await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")))).join("");
    const missing = Object.entries(image).filter(([name, value]) =>
      typeof value === "function" && !["letterboxPlacement", "pipeline"].includes(name) &&
      !new RegExp(`\\bimage\\.${name}\\b`).test(sources)
    );
    assert.deepEqual(missing.map(([name]) => name), []);
  });

  test("pictures are at the position of their label", () => {
    const original = named("original");
    assert.ok(new Set(original).size > 100);
    assert.deepEqual(named("flip"), original.map((_, i) => original[i - i % SIZE + SIZE - 1 - i % SIZE]));
    assert.deepEqual(named("invert"), original.map((color) => 0xffffff - color));
    assert.deepEqual(
      named("channelReorder"),
      original.map((color) => (color & 255) << 16 | color & 0xff00 | color >> 16),
    );
  });

  test("writes the same bytes for the same photo, passed by name", async () => {
    const again = join(folder, "again.png");
    const { status } = await run(
      ...["show", PHOTO, "--size", `${SIZE}`, "--device", deviceName, "--output", again],
    );
    assert.equal(status, 0);
    assert.deepEqual(await readFile(again), file);
  });

  test("rejects invalid arguments and writes nothing", async () => {
    const output = join(folder, "never.png");
    const cases: [string[], RegExp][] = [
      [["--size", "33"], /--size: expected an even number from 32 to 512, got "33"/],
      [["--size", "2000"], /--size: expected .*, got "2000"/],
      [["--size", "big"], /--size: expected .*, got "big"/],
      [["--output", "sheet.jpg"], /--output: expected a file name ending in \.png, got "sheet\.jpg"/],
      [["--mean", "0,0,0"], /show: expected only --size, --output, --device, got --mean/],
      [["a.png", "b.png"], /show: expected one photo, got 2/],
      [["a.png", "--output", "a.png"], /--output: expected a name other than the photo's, got "a\.png"/],
    ];
    for (const [args, message] of cases) {
      const { status, error } = await run(
        "show",
        ...args,
        ...(args.includes("--output") ? [] : ["--output", output]),
      );
      assert.equal(status, 2, args.join(" "));
      assert.match(error, message);
    }
    const { status, error } = await run("show", join(folder, "missing.jpg"), "--output", output);
    assert.equal(status, 1);
    assert.match(error, /missing\.jpg/);
    await assert.rejects(readFile(output));
  });
});
