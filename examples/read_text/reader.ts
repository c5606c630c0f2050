import type { Device, DeviceArray } from "@cuffi/cuffi";
import { compare, dilate, label, minMaxLoc, resizeNormalize, warpPerspective } from "@cuffi/cuffi/image";
import { type Model, openModel } from "@cuffi/cuffi/onnx";
import { findBoxes } from "./boxes.ts";
import { alphabet, decodeText, type Recognized } from "./ctc.ts";
import { distance, type Point, type Quad, rectangleToQuad } from "./geometry.ts";
import { readModels } from "./models.ts";

/** A line of text in a photo. */
export interface TextLine extends Recognized {
  /** Its corners in the photo, clockwise from the text's top left. */
  readonly box: Quad;
}

/** The smallest extent of the shorter side of the detector's input, and the largest of the longer side, in pixels. */
const MIN_EXTENT = 736, MAX_EXTENT = 2000;
/** Extents of the detector's input are multiples of this. */
const EXTENT_STEP = 32;
/** Pixels of the detector's map with a higher probability are text. */
const TEXT_THRESHOLD = 0.3;
/** The recognizer takes lines of this height, as batches. */
const LINE_HEIGHT = 48, MIN_LINE_WIDTH = 320, BATCH = 6;
/** A line that is this many times as high as wide runs downward. */
const VERTICAL = 1.5;
/** Recognized texts with a lower confidence are dropped. */
const MIN_CONFIDENCE = 0.5;
/** Both models take BGR, from -1 to 1. */
const NORMALIZATION = { mean: 0.5, std: 0.5, swapRedBlue: true } as const;

/** Nearly every photo and line has a new size. Measuring which algorithm is fastest would take longer than it saves. */
const OPTIONS = { cudnnAlgorithmSearch: "heuristic" } as const;

/** Reads text in photos. Pixels and the models' tensors stay on the device. */
export class TextReader implements Disposable {
  readonly #device: Device;
  readonly #detector: Model;
  readonly #recognizer: Model;
  readonly #alphabet: readonly string[];

  private constructor(device: Device, detector: Model, recognizer: Model) {
    this.#device = device;
    this.#detector = detector;
    this.#recognizer = recognizer;
    this.#alphabet = alphabet(recognizer.metadata.character!);
  }

  /** Opens the models in `folder`, by default in that of the virtual environment. */
  static async open(device: Device, folder?: string): Promise<TextReader> {
    const files = await readModels(folder);
    using stack = new DisposableStack();
    const detector = stack.use(await openModel(device, files.detector, OPTIONS));
    const recognizer = stack.use(await openModel(device, files.recognizer, OPTIONS));
    const reader = new TextReader(device, detector, recognizer);
    stack.move();
    return reader;
  }

  /** Reads the text in a photo, u8 `[height, width, 3]` (RGB). */
  async read(photo: DeviceArray<"u8">): Promise<TextLine[]> {
    const boxes = await this.#detect(photo);
    const texts = boxes.length === 0 ? [] : await this.#recognize(photo, boxes);
    return boxes.map((box, i) => ({ box, ...texts[i]! })).filter(({ confidence }) =>
      confidence >= MIN_CONFIDENCE
    );
  }

  /** Returns the boxes around the lines of text. */
  async #detect(photo: DeviceArray<"u8">): Promise<Quad[]> {
    const [height, width] = photo.shape as [number, number];
    const [rows, columns] = detectorExtents(height, width);
    using input = resizeNormalize(photo.unsqueeze(0), [rows, columns], NORMALIZATION);
    using map = await runModel(this.#detector, input);
    const image = map.reshape([rows, columns, 1]);
    // The regions of text, found on the device.
    using mask = compare(image, TEXT_THRESHOLD, "gt");
    using wide = dilate(mask, { element: 2 });
    using regions = label(wide);
    const [probability, labels, [count]] = await Promise.all([
      map.download(),
      regions.labels.download(),
      regions.counts.download(),
    ]);
    return findBoxes({ width: columns, height: rows, probability, labels, count: count! }, width, height);
  }

  /** Reads the text in each box. */
  async #recognize(photo: DeviceArray<"u8">, boxes: readonly Quad[]): Promise<Recognized[]> {
    const upright = boxes.map(turnUpright), sizes = upright.map(sizeOf);
    // All lines are cut out and straightened in one launch.
    const lines = warpPerspective(
      boxes.map(() => photo),
      upright.map((box, i) => rectangleToQuad(sizes[i]!, box)),
      {
        size: sizes.map(([width, height]) => [height, width]),
        inverse: true,
        interpolation: "cubic",
        border: "replicate",
      },
    );
    using stack = new DisposableStack();
    lines.forEach((line) => stack.use(line));
    // Lines of similar width form a batch, because each is padded to the widest.
    const ratios = sizes.map(([width, height]) => width / height);
    const order = [...lines.keys()].sort((a, b) => ratios[a]! - ratios[b]!);
    const texts: Recognized[] = [];
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      const recognized = await this.#recognizeBatch(
        batch.map((i) => lines[i]!),
        batch.map((i) => ratios[i]!),
      );
      batch.forEach((i, n) => texts[i] = recognized[n]!);
    }
    return texts;
  }

  async #recognizeBatch(
    lines: readonly DeviceArray<"u8">[],
    ratios: readonly number[],
  ): Promise<Recognized[]> {
    const width = Math.max(MIN_LINE_WIDTH, ...ratios.map((ratio) => Math.floor(LINE_HEIGHT * ratio)));
    using input = this.#device.zeros([lines.length, 3, LINE_HEIGHT, width], "f32");
    lines.forEach((line, i) => {
      const columns = Math.min(width, Math.ceil(LINE_HEIGHT * ratios[i]!));
      const into = input.index(i).slice(null, null, [0, columns]);
      resizeNormalize(line, [LINE_HEIGHT, columns], { ...NORMALIZATION, into });
    });
    using probabilities = await runModel(this.#recognizer, input);
    // The likeliest class of each step, found on the device: an "image" for each step, with a pixel for each class.
    const [count, steps, classes] = probabilities.shape as [number, number, number];
    using likeliest = minMaxLoc(probabilities.reshape([count * steps, 1, classes, 1]));
    const [values, locations] = await Promise.all([
      likeliest.values.download(),
      likeliest.locations.download(),
    ]);
    return lines.map((_, n) => {
      const at = Array.from({ length: steps }, (_, step) => n * steps + step);
      return decodeText(
        at.map((i) => locations[4 * i + 2]!),
        at.map((i) => values[2 * i + 1]!),
        this.#alphabet,
      );
    });
  }

  [Symbol.dispose](): void {
    this.#recognizer.dispose();
    this.#detector.dispose();
  }
}

/** Runs a model with one input and one output, both in f32. */
async function runModel(model: Model, input: DeviceArray<"f32">): Promise<DeviceArray<"f32">> {
  const [{ name }] = model.inputs as [Model["inputs"][number]];
  const [output] = Object.values(await model.runAsync({ [name]: input }));
  return output as DeviceArray<"f32">;
}

/** Returns the height and width of the detector's input for a photo. */
function detectorExtents(height: number, width: number): [number, number] {
  const shrink = Math.min(1, MAX_EXTENT / Math.max(height, width));
  const scale = Math.max(shrink, MIN_EXTENT / Math.min(height, width));
  const extent = (value: number): number =>
    Math.max(EXTENT_STEP, Math.round(value * scale / EXTENT_STEP) * EXTENT_STEP);
  return [extent(height), extent(width)];
}

/** Returns the width and height of the text in a box. */
function sizeOf([p, q, r, s]: Quad): Point {
  return [
    Math.floor(Math.max(distance(p, q), distance(r, s))),
    Math.floor(Math.max(distance(p, s), distance(q, r))),
  ];
}

/** Turns the box of a line that runs downward, so that the line starts on its left. */
function turnUpright(box: Quad): Quad {
  const [width, height] = sizeOf(box), [p, q, r, s] = box;
  return height / width >= VERTICAL ? [q, r, s, p] : box;
}
