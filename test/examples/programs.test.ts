/** The numbered examples run, check their own results, and print what their headers say. */
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, before, describe, test } from "node:test";
import { decodeImage } from "../../src/formats/codecs/mod.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import { openNvrtc } from "../../src/libraries/nvrtc.ts";
import { deviceName } from "../support/device.ts";
import { noWorlds } from "../support/nccl.ts";
import { root, runFile } from "../support/process.ts";
import { interpreter, missing } from "../support/python.ts";
import { noVideo } from "../support/video.ts";

const examples = join(root, "examples");
const names = readdirSync(examples).filter((name) => /^\d\d_\w+\.ts$/.test(name)).sort();
const readme = readFileSync(join(examples, "README.md"), "utf8");

/** Returns why a program cannot run here, or false. */
function lacks(source: string): string | false {
  const packages = ["numpy", "torch"].filter((name) => source.includes(`import("${name}")`));
  if (packages.length > 0) return missing(...packages) ?? false;
  if (source.includes("cuffi/distributed")) return noWorlds;
  if (source.includes("cuffi/video")) return noVideo ?? false;
  if (!source.includes("device.compile(")) return false;
  try {
    openNvrtc();
    return false;
  } catch {
    return "needs NVRTC";
  }
}

/** Returns the lines that the header says are printed, as patterns in which `...` stands for anything. */
function printed(source: string): RegExp[] {
  const header = source.slice(0, source.indexOf("*/"));
  const [, ...output] = header.split("\n").filter((line) => line.startsWith(" *     ")).map((line) =>
    line.slice(7)
  );
  return output.map((line) =>
    new RegExp(`^${line.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll("\\.\\.\\.", ".*")}$`, "m")
  );
}

describe("examples", () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
  });
  after(() => rmSync(folder, { recursive: true }));

  for (const name of names) {
    const source = readFileSync(join(examples, name), "utf8");
    const environment = {
      CUFFI_DEVICE: name.includes("gpus") ? undefined : deviceName,
      // The search for NVRTC includes .venv of the working folder, which is a temporary one here.
      VIRTUAL_ENV: process.env.VIRTUAL_ENV || join(root, ".venv"),
      ...(interpreter === undefined ? {} : { CUFFI_PYTHON: interpreter }),
    };
    test(`examples/${name} prints what its header says`, { skip: lacks(source) }, () => {
      const { status, stdout, stderr } = runFile(join(examples, name), [], environment, folder);
      assert.equal(status, 0, stderr);
      const output = stdout.replaceAll("\r", "\n");
      const patterns = printed(source);
      assert.ok(patterns.length > 0, "its header shows no output");
      for (const pattern of patterns) assert.match(output, pattern);
    });

    test(`examples/${name} is short and listed in the README`, () => {
      assert.ok(source.split("\n").length <= 81, "at most 80 lines");
      assert.match(source, /assert\.\w+\(/, "it checks its result");
      assert.doesNotMatch(source, /from "\.\.?\//, "it imports the package by its name, as a copy does");
      assert.ok(readme.includes(`(${name})`), "examples/README.md lists it");
    });
  }

  test(
    "examples/02_mandelbrot.ts and 08_photo_folder.ts write files",
    { skip: lacks("device.compile(") },
    async () => {
      const picture = await decodeImage(readFileSync(join(folder, "out/mandelbrot.png")));
      assert.deepEqual([picture.width, picture.height], [900, 720]);
      const { dtype, shape } = decodeNpy(readFileSync(join(folder, "out/photos.npy")));
      assert.deepEqual([dtype, shape], ["f32", [20, 3, 224, 224]]);
    },
  );
});
