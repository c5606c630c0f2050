/** The programs in README.md and in the guides run and print what the documents show. */
import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, before, describe, test } from "node:test";
import { documentPrograms } from "../../scripts/lib/document_programs.ts";
import { openNvrtc } from "../../src/libraries/nvrtc.ts";
import { deviceName, onGpu } from "../support/device.ts";
import { noWorlds } from "../support/nccl.ts";
import { noOnnxRuntime } from "../support/onnxruntime.ts";
import { root, runFile } from "../support/process.ts";
import { interpreter, missing, packageFolder } from "../support/python.ts";
import { noEncoder, noVideo } from "../support/video.ts";

const programs = documentPrograms(root);
const { exports } = JSON.parse(readFileSync(join(root, "deno.json"), "utf8"));

/** Replaces imports of the package with the project's files. */
function resolved(program: string): string {
  return program.replace(/"@cuffi\/cuffi(\/\w+)?"/g, (_, entry: string | undefined) => {
    const file: string = exports[`.${entry ?? ""}`];
    return JSON.stringify(new URL(`../../${file}`, import.meta.url).href);
  });
}

/** Returns why a program cannot run here, or false. */
function lacks(program: string): string | false {
  if (program.includes("cuffi/onnx")) return noOnnxRuntime ?? missing("rapidocr") ?? false;
  if (program.includes("encodeVideo")) return noVideo ?? noEncoder ?? false;
  if (program.includes("cuffi/video")) return noVideo ?? false;
  if (program.includes("cuffi/distributed")) return noWorlds;
  if (program.includes("openPython")) return missing(onGpu ? "torch" : "numpy") ?? false;
  if (!/\bcompile\(|warmCache\(/.test(program)) return false;
  try {
    openNvrtc();
    return false;
  } catch {
    return "needs NVRTC";
  }
}

/** Compares output with a document; `...` there stands for anything in a line. */
function assertPrinted(stdout: string, expected: string): void {
  const escaped = expected.trim().replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll("\\.\\.\\.", "[^\\n]*");
  assert.match(stdout.trim(), new RegExp(`^${escaped}$`), `expected:\n${expected}\ngot:\n${stdout}`);
}

describe("programs in documents", () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
    cpSync(join(root, "examples/grace_hopper.jpg"), join(folder, "photo.jpg"));
    cpSync(join(root, "examples/read_text/cafe.jpg"), join(folder, "cafe.jpg"));
    cpSync(join(root, "examples/clip.mp4"), join(folder, "clip.mp4"));
    for (const { file, source } of programs) {
      if (file !== undefined) writeFileSync(join(folder, file), resolved(source));
    }
    const models = packageFolder("rapidocr");
    if (models !== undefined) symlinkSync(join(models, "models"), join(folder, "models"));
  });
  after(() => rmSync(folder, { recursive: true }));

  test("README.md has at most 160 lines and shows the output of its first program", () => {
    const lines = readFileSync(join(root, "README.md"), "utf8").trimEnd().split("\n");
    assert.ok(lines.length <= 160, `${lines.length} lines`);
    const [first] = programs;
    assert.ok(first?.document === "README.md" && first.output !== undefined);
    assert.ok(first.source.trimEnd().split("\n").length <= 15);
  });

  for (const { document, number, source, output } of programs) {
    // Another program of the document starts it.
    if (source.includes("parentPort")) continue;
    test(`${document}: program ${number}`, { skip: lacks(source) }, () => {
      const file = join(folder, `${document.replaceAll(/\W/g, "_")}_${number}.ts`);
      writeFileSync(file, resolved(source));
      const env = {
        CUFFI_DEVICE: source.includes("listDevices") ? undefined : deviceName,
        // The search for NVRTC includes .venv of the working folder, which is a temporary one here.
        VIRTUAL_ENV: process.env.VIRTUAL_ENV || join(root, ".venv"),
        ...(interpreter === undefined ? {} : { CUFFI_PYTHON: interpreter }),
      };
      const { status, stdout, stderr } = runFile(file, [], env, folder);
      assert.equal(status, 0, stderr);
      if (output !== undefined && !onGpu) assertPrinted(stdout, output);
      const [, written] = /writeFile\("([^"]+)"/.exec(source) ?? [];
      if (written !== undefined) assert.ok(existsSync(join(folder, written)), written);
    });
  }
});
