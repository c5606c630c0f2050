/**
 * The example that reads text finds what RapidOCR finds with the same models; its geometry agrees with OpenCV.
 * test/data/make_read_text.py computes the references.
 */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { alphabet, decodeText } from "../../examples/read_text/ctc.ts";
import {
  convexHull,
  corners,
  distance,
  minimumAreaRectangle,
  type Point,
  type Quad,
  rectangleToQuad,
} from "../../examples/read_text/geometry.ts";
import { TextReader } from "../../examples/read_text/reader.ts";
import { readImage } from "../../src/formats/codecs/mod.ts";
import { deviceName, openTestDevice, settle } from "../support/device.ts";
import { noOnnxRuntime } from "../support/onnxruntime.ts";
import { root, runFile } from "../support/process.ts";
import { missing } from "../support/python.ts";

interface Reference {
  readonly lines: readonly { readonly text: string; readonly confidence: number; readonly box: Quad }[];
  readonly rectangles: readonly {
    readonly points: Point[];
    readonly sides: Point;
    readonly corners: Point[];
  }[];
  readonly matrices: readonly { readonly size: Point; readonly quad: Quad; readonly matrix: number[] }[];
}

const { lines, rectangles, matrices }: Reference = JSON.parse(
  readFileSync(join(root, "test/data/read_text.json"), "utf8"),
);
const program = join(root, "examples/read_text.ts");
const photo = join(root, "examples/read_text/cafe.jpg");
const skip = noOnnxRuntime || (missing("rapidocr") ?? false);
const environment = {
  CUFFI_DEVICE: deviceName,
  VIRTUAL_ENV: process.env.VIRTUAL_ENV || join(root, ".venv"),
};

function assertNear(actual: Point, expected: Point, tolerance: number): void {
  assert.ok(distance(actual, expected) <= tolerance, `${actual}, expected ${expected}`);
}

describe("examples/read_text.ts", () => {
  test("reads the words that RapidOCR reads, in boxes within 2 pixels of its boxes", { skip }, async () => {
    using device = await openTestDevice();
    const before = device.memoryInUse();
    {
      using reader = await withEnvironment(() => TextReader.open(device));
      using pixels = await readImage(photo, { device });
      const found = await reader.read(pixels);
      assert.deepEqual(found.map(({ text }) => text), lines.map(({ text }) => text));
      found.forEach(({ box, confidence }, i) => {
        box.forEach((corner, n) => assertNear(corner, lines[i]!.box[n]!, 2));
        assert.ok(confidence > 0.9, `${confidence}`);
      });
      using empty = device.zeros([200, 300, 3], "u8");
      assert.deepEqual(await reader.read(empty), [], "nothing is found in a black photo");
    }
    settle(device);
    assert.equal(device.memoryInUse(), before);
  });

  test("prints a line for each text", { skip }, () => {
    const { status, stdout, stderr } = runFile(program, [], environment, root);
    assert.equal(status, 0, stderr);
    const texts = stdout.trim().split("\n").map((line) => line.slice(0, 32).trim());
    assert.deepEqual(texts, lines.map(({ text }) => text));
  });

  test("says in one line how to install the models, and names a file that is not one of them", () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
    try {
      const none = runFile(program, [], { ...environment, VIRTUAL_ENV: folder }, folder);
      assert.equal(none.status, 1);
      assert.match(none.stderr, /pip install --no-deps onnxruntime rapidocr==/);
      writeFileSync(join(folder, "PP-OCRv6_det_small.onnx"), "other");
      const other = runFile(program, [photo, "--models", folder], environment, folder);
      assert.equal(other.status, 1);
      assert.match(other.stderr, /PP-OCRv6_det_small\.onnx: not the file of rapidocr==/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** Runs `open` with the suite's virtual environment in VIRTUAL_ENV. */
async function withEnvironment<T>(open: () => Promise<T>): Promise<T> {
  const before = process.env.VIRTUAL_ENV;
  process.env.VIRTUAL_ENV = environment.VIRTUAL_ENV;
  try {
    return await open();
  } finally {
    if (before === undefined) delete process.env.VIRTUAL_ENV;
    else process.env.VIRTUAL_ENV = before;
  }
}

describe("the geometry of examples/read_text", () => {
  test("rectangles of least area are OpenCV's", () => {
    for (const { points, sides, corners: expected } of rectangles) {
      const rectangle = minimumAreaRectangle(points);
      const [a, b] = [...rectangle.size].sort((a, b) => a - b) as [number, number];
      assertNear([a, b], sides, 0.01);
      for (const corner of corners(rectangle)) {
        assert.ok(expected.some((other) => distance(corner, other) < 0.01), `${corner} of ${points}`);
      }
    }
  });

  test("matrices from a rectangle to a quadrilateral are OpenCV's", () => {
    for (const { size, quad, matrix } of matrices) {
      rectangleToQuad(size, quad).forEach((value, i) => {
        assert.ok(Math.abs(value - matrix[i]!) < 1e-6, `element ${i}: ${value}, expected ${matrix[i]}`);
      });
    }
  });

  test("hulls of one point, of points in a line and of repeated points have no more corners than needed", () => {
    assert.deepEqual(convexHull([[3, 4]]), [[3, 4]]);
    assert.deepEqual(convexHull([[0, 0], [2, 2], [1, 1]]), [[0, 0], [2, 2]]);
    assert.deepEqual(convexHull([[0, 0], [0, 0], [1, 0], [0, 1]]).length, 3);
    assert.deepEqual(minimumAreaRectangle([[3, 4]]).size, [0, 0]);
    assertNear(minimumAreaRectangle([[0, 0], [3, 4]]).size, [5, 0], 1e-9);
  });
});

describe("the decoder of examples/read_text", () => {
  const letters = alphabet("a\nb\n");

  test("merges repeated classes unless a blank separates them", () => {
    const { text, confidence } = decodeText(
      [0, 1, 1, 0, 1, 3, 2, 2],
      [1, 0.5, 0.1, 1, 0.7, 0.6, 1, 0],
      letters,
    );
    assert.equal(text, "aa b");
    assert.ok(Math.abs(confidence - 0.7) < 1e-9, `${confidence}`);
  });

  test("returns an empty text without confidence for blanks", () => {
    assert.deepEqual(decodeText([0, 0], [1, 1], letters), { text: "", confidence: 0 });
  });
});
