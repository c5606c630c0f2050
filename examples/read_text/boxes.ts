/**
 * Turns the detector's map into boxes around lines of text: the post-processing of "Real-time Scene Text Detection
 * with Differentiable Binarization" (Liao et al., 2020).
 */
import { corners, distance, grow, minimumAreaRectangle, type Point, type Quad } from "./geometry.ts";

/** The detector's answer for one photo, `width` × `height`. */
export interface TextMap {
  readonly width: number;
  readonly height: number;
  /** The probability that a pixel belongs to text. */
  readonly probability: Float32Array;
  /** The number of the connected region that a pixel belongs to, from 1; 0 for the background. */
  readonly labels: Int32Array;
  /** The number of regions. */
  readonly count: number;
}

/** A region of the map needs this mean probability, … */
const MIN_PROBABILITY = 0.5;
/** … and sides of this many pixels, before and after it is grown. */
const MIN_SIDE = 3, MIN_GROWN_SIDE = 5;
/** Boxes in the photo have longer sides than this. */
const MIN_BOX_SIDE = 3;
/** The detector marks the core of a text. A box grows by its area times this factor, divided by its perimeter. */
const GROWTH = 1.6;
/** Boxes whose tops differ by less than this many pixels are in one line. */
const LINE_HEIGHT = 10;

/** Returns the corners of each text in a photo of `width` × `height`, in reading order. */
export function findBoxes(map: TextMap, width: number, height: number): Quad[] {
  const boxes: Quad[] = [];
  for (const points of outlines(map)) {
    const rectangle = minimumAreaRectangle(points), [a, b] = rectangle.size;
    if (Math.min(a, b) < MIN_SIDE || meanProbability(map, corners(rectangle)) < MIN_PROBABILITY) continue;
    const grown = grow(rectangle, a * b * GROWTH / (2 * (a + b)));
    if (Math.min(...grown.size) < MIN_GROWN_SIDE) continue;
    const inPhoto = ([x, y]: Point): Point => [
      clamp(Math.round(x / map.width * width), width - 1),
      clamp(Math.round(y / map.height * height), height - 1),
    ];
    const [p, q, r, s] = corners(grown);
    const box: Quad = [inPhoto(p), inPhoto(q), inPhoto(r), inPhoto(s)];
    if (distance(box[0], box[1]) > MIN_BOX_SIDE && distance(box[0], box[3]) > MIN_BOX_SIDE) boxes.push(box);
  }
  return readingOrder(boxes);
}

function clamp(value: number, high: number): number {
  return Math.max(0, Math.min(value, high));
}

/** Returns the first and the last pixel of each row of each region, which have the region's convex hull. */
function outlines({ width, height, labels, count }: TextMap): Point[][] {
  const points = Array.from({ length: count }, (): Point[] => []);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const label = labels[i]!;
      if (label === 0) continue;
      if ((x > 0 && labels[i - 1] === label) && (x + 1 < width && labels[i + 1] === label)) continue;
      points[label - 1]!.push([x, y]);
    }
  }
  return points;
}

/** The mean probability of the pixels in a box. */
function meanProbability({ width, height, probability }: TextMap, box: Quad): number {
  const top = clamp(Math.floor(Math.min(...box.map(([, y]) => y))), height - 1);
  const bottom = clamp(Math.ceil(Math.max(...box.map(([, y]) => y))), height - 1);
  let sum = 0, count = 0;
  for (let y = top; y <= bottom; y++) {
    const crossings = box.flatMap(([ax, ay], i) => {
      const [bx, by] = box[(i + 1) % 4]!;
      if (Math.min(ay, by) > y || Math.max(ay, by) < y) return [];
      return ay === by ? [ax, bx] : [ax + (y - ay) / (by - ay) * (bx - ax)];
    });
    if (crossings.length === 0) continue;
    const left = clamp(Math.round(Math.min(...crossings)), width - 1);
    const right = clamp(Math.round(Math.max(...crossings)), width - 1);
    for (let x = left; x <= right; x++) sum += probability[y * width + x]!;
    count += right - left + 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** Sorts boxes from top to bottom, and those of one line from left to right. */
function readingOrder(boxes: readonly Quad[]): Quad[] {
  const lines: Quad[][] = [];
  for (const box of [...boxes].sort((a, b) => a[0][1] - b[0][1])) {
    const line = lines.at(-1);
    if (line !== undefined && box[0][1] - line.at(-1)![0][1] < LINE_HEIGHT) line.push(box);
    else lines.push([box]);
  }
  return lines.flatMap((line) => line.sort((a, b) => a[0][0] - b[0][0]));
}
