/** Draws shapes over images in one launch, for `erase`, `boundingBoxes` and `putText`. */
import {
  BLEND_U8_VECTORS,
  DRAW_LISTED_SHAPES,
  DRAW_U8_VECTORS,
  SPAN,
  VECTOR,
} from "../../../../ptx/layouts.ts";
import { DRAW_GENERIC } from "../../../../ptx/ops/draw/generic.ts";
import { DRAW_U8 } from "../../../../ptx/ops/draw/u8.ts";
import {
  checkFinite,
  checkInteger,
  checkOptionNames,
  invalid,
  mismatch,
  type OptionNames,
  withPrefix,
} from "../../../base/check.ts";
import { type Blocks, type LaunchArgument, typeCode, Uploaded } from "../launch.ts";
import { MAX_OFFSET } from "../limits.ts";
import { memoryLayout } from "../memory_layout.ts";
import { record } from "../record.ts";
import { resultFor, returned } from "../result.ts";
import { PIXEL_TILE, type Tile, VEC4_TILE } from "../tiles.ts";
import { type Call, launchVariant, variants } from "../variants.ts";
import {
  IMAGE_DTYPES,
  type ImageOptions,
  type Images,
  imagesOf,
  type ImageView,
  readImages,
} from "../view.ts";
import { type Shapes, shapeTable } from "./shape_table.ts";

interface DrawCall extends Call {
  readonly shapes: Shapes;
  /** How many images are drawn on in place. */
  readonly inPlace: number;
  /** The images as rows of aligned 16-byte vectors, if possible. */
  readonly rows: VectorRows | null;
  /** The tiles that shapes touch, if only those must be computed. */
  readonly blocks: Blocks | null;
}

/** Images as rows of bytes. `single` if each image is a single row. */
interface VectorRows {
  readonly views: readonly ImageView[];
  readonly single: boolean;
}

const DRAW = variants<DrawCall>("draw", [
  {
    name: "u8",
    file: "draw/u8",
    requires: "u8 rows in whole 16-byte vectors; not in place; short lists of shapes",
    gain: "3.6× at 32 × 1080p 8 boxes",
    ptx: DRAW_U8,
    when: (_, { shapes, inPlace, rows }) =>
      rows !== null && inPlace === 0 && shapes.every(({ length }) => length <= DRAW_LISTED_SHAPES),
    kernel: ({ shapes }) => isOpaque(shapes) ? "draw_u8" : "blend_u8",
    tile: ({ shapes, rows }): Tile => {
      const width = SPAN * (isOpaque(shapes) ? DRAW_U8_VECTORS : BLEND_U8_VECTORS);
      // The warps of a block compute a row each, or share a single one.
      const warps = PIXEL_TILE[1];
      return rows!.single ? [warps * width, warps] : [width, warps];
    },
    views: ({ rows }) => rows!.views,
    args: ({ shapes }) => shapeArgs(shapes),
  },
  {
    name: "generic",
    file: "draw/generic",
    ptx: DRAW_GENERIC,
    kernel: ({ views: [from] }) => `draw_${from!.channels}`,
    tile: ({ blocks }) => blocks ?? VEC4_TILE,
    args: ({ views: [from], shapes, blocks }) => [
      ...shapeArgs(shapes),
      blocks === null ? 0 : 1,
      typeCode(from!.dtype),
    ],
  },
]);

/** Reads the source of a drawing operator. */
export function readCanvas(src: Images): ImageView {
  return readImages("src", src, IMAGE_DTYPES, [1, 3, 4]);
}

/** An argument with the items to draw on each image. */
export interface DrawnItems<T, R> {
  /** Its name in errors, such as `"boxes"`. */
  readonly name: string;
  /** The members that an item must have, such as `"{ x, y, width, height }"`. */
  readonly required: string;
  readonly known: OptionNames<T>;
  /** Checks an item of an image, and returns the results. Errors name the member. */
  readonly read: (item: T, image: number) => readonly R[];
}

/**
 * Reads an argument: a list for a single image, or a list of lists for a batch or a list of images. Returns the
 * results of the items of each image.
 */
export function readItems<T extends object, R>(
  items: DrawnItems<T, R>,
  value: readonly T[] | readonly (readonly T[])[],
  from: ImageView,
): R[][] {
  const several = from.images !== null || from.layout.length === 4, { name, required } = items;
  if (Array.isArray(value)) {
    if (!several && value.every((one) => !Array.isArray(one))) {
      return [readList(items, name, value as readonly T[], 0)];
    }
    const lists = Array.from(value as readonly unknown[]); // without holes, which every() would skip
    if (several && lists.length === from.count && lists.every((one) => Array.isArray(one))) {
      return (lists as readonly T[][]).map((list, i) => readList(items, `${name}[${i}]`, list, i));
    }
  }
  const expected = `a list of ${several ? `${from.count} lists of ${required}, one per image` : required}`;
  throw new RangeError(invalid(name, expected, value));
}

function readList<T extends object, R>(
  { known, read, required }: DrawnItems<T, R>,
  name: string,
  list: readonly T[],
  image: number,
): R[] {
  const results: R[] = [];
  for (let i = 0; i < list.length; i++) {
    const label = `${name}[${i}]`;
    const item = checkOptionNames(record(label, list[i]!, required), known, label);
    try {
      results.push(...read(item, image));
    } catch (error) {
      throw withPrefix(`${label}.`, error);
    }
  }
  return results;
}

/** Checks a position or an extent in pixels. */
export function checkPixels(name: string, value: number, low: number = -MAX_OFFSET): number {
  return checkInteger(name, value, low, MAX_OFFSET);
}

/** Checks an opacity: 0 to 1. */
export function checkOpacity(name: string, value: number): number {
  if (checkFinite(name, value) < 0 || value > 1) {
    throw new RangeError(mismatch(name, "a number from 0 to 1", value));
  }
  return value;
}

/**
 * Draws the shapes of each image in order. If `into` is the source itself, only the pixels that they cover
 * are written.
 */
export function draw<I extends Images>(from: ImageView, shapes: Shapes, options: ImageOptions<I>): I {
  const to = resultFor(from, {}, options, { inPlace: true });
  const results = imagesOf(to);
  const inPlace = imagesOf(from).filter((one, i) => one.array.pointer === results[i]!.array.pointer).length;
  const blocks = inPlace === results.length ? touchedBlocks(shapes, to) : null;
  // In place, there may be nothing to draw.
  if (blocks === null || blocks.grid[0] > 0) {
    const rows = inPlace === 0 ? vectorRows(from, to) : null;
    launchVariant(DRAW, { views: [from, to], stream: options.stream, shapes, inPlace, rows, blocks });
  }
  return returned(to);
}

function isOpaque(shapes: Shapes): boolean {
  return shapes.every((list) => list.every(({ opacity }) => opacity === 1));
}

function shapeArgs(shapes: Shapes): LaunchArgument[] {
  const { argument, uploaded } = shapeTable(shapes);
  return [uploaded && new Uploaded(uploaded), shapes.length, argument];
}

/**
 * A grid over the tiles that shapes touch, with room for the largest shape; null if a grid over all tiles is
 * smaller.
 */
function touchedBlocks(shapes: Shapes, to: ImageView): Blocks | null {
  const [tileWidth, tileHeight] = VEC4_TILE,
    tiles = (low: number, end: number, size: number): number =>
      Math.ceil(end / size) - Math.floor(low / size);
  let count = 0, columns = 0, rows = 0;
  shapes.forEach((list, i) => {
    const { width, height } = to.images === null ? to : to.images[i]!;
    count += list.length;
    for (const { edges: [left, top, right, bottom] } of list) {
      columns = Math.max(columns, tiles(Math.max(left, 0), Math.min(right, width), tileWidth));
      rows = Math.max(rows, tiles(Math.max(top, 0), Math.min(bottom, height), tileHeight));
    }
  });
  if (columns === 0 || rows === 0) return { grid: [0, 0, 0] };
  const all = to.count * tiles(0, to.width, tileWidth) * tiles(0, to.height, tileHeight);
  return count * columns * rows <= all ? { grid: [count, rows, columns] } : null;
}

/**
 * Source and result as rows of 16-byte vectors. At least 16 pixels wide, so that a vector lies in at most two
 * rows.
 */
function vectorRows(from: ImageView, to: ImageView): VectorRows | null {
  const { interleavedU8, contiguous, minWidth, fits32Bits } = memoryLayout([from, to]);
  if (!interleavedU8 || minWidth < 16 || !fits32Bits) return null;
  const views = [from, to].map((view) => asByteRows(view, contiguous));
  const { alignment, widthMultiple } = memoryLayout(views);
  return alignment === VECTOR && widthMultiple === VECTOR ? { views, single: contiguous } : null;
}

/**
 * Images whose width counts bytes, in a single row if `single`. Channels stay, as kernels need them to find
 * the color.
 */
function asByteRows(view: ImageView, single: boolean): ImageView {
  const { images, width, height, channels } = view;
  return {
    ...view,
    images: images && images.map((image) => asByteRows(image, single)),
    width: width * channels * (single ? height : 1),
    height: single ? 1 : height,
  };
}
