/**
 * JPEG files of CMYK and YCCK, which libjpeg does not convert to RGB. Their entropy-coded data is split into two
 * files of three components, without changing a coefficient: one of the colors, and one of black with two empty
 * components. libjpeg decodes both like any other file, and the pixels equal those of Pillow.
 */
import { ImageDecodeError } from "./decode_error.ts";
import { type HuffmanTable, readHuffmanTables, SINGLE_CODE } from "./jpeg_huffman.ts";
import { BitReader, BitWriter } from "./jpeg_bits.ts";

const SOF2 = 0xc2, DHT = 0xc4, RST0 = 0xd0, RST7 = 0xd7, EOI = 0xd9, SOS = 0xda, DRI = 0xdd, APP14 = 0xee;
/** The slot of the table with one code, for blocks that are empty. */
const EMPTY_TABLE = 3;

/** Bytes of a file: a segment, or entropy-coded data. */
type Part = readonly number[] | Uint8Array;

interface Component {
  readonly id: number;
  readonly h: number;
  readonly v: number;
  readonly quantization: number;
}

interface Frame {
  readonly code: number;
  readonly width: number;
  readonly height: number;
  readonly components: readonly Component[];
}

/** The two files, and whether the colors are luma and chroma. */
export interface SplitCmyk {
  readonly colors: Uint8Array;
  readonly black: Uint8Array;
  readonly ycck: boolean;
}

/**
 * Splits a file that has four components, whose markers have been checked.
 *
 * @throws {ImageDecodeError} If the sampling or the order of scans is unusual, or the data is damaged.
 */
export function splitCmyk(file: Uint8Array): SplitCmyk {
  return new Splitter(file).run();
}

/** Merges the decoded files (RGBA) into the first one, as Pillow converts CMYK to RGB. */
export function mergeCmyk(colors: Uint8ClampedArray, black: Uint8ClampedArray, ycck: boolean): void {
  for (let i = 0; i < colors.length; i += 4) {
    const k = black[i + 1]!;
    for (let c = i; c < i + 3; c++) {
      const product = (ycck ? colors[c]! : 255 - colors[c]!) * k + 128;
      colors[c] = k - ((product >> 8) + product >> 8);
    }
  }
}

class Splitter {
  readonly #file: Uint8Array;
  readonly #colors: Part[] = [];
  readonly #black: Part[] = [];
  readonly #dc: (HuffmanTable | undefined)[] = [];
  readonly #ac: (HuffmanTable | undefined)[] = [];
  #frame: Frame | undefined;
  #interval = 0;
  #transform: number | undefined;

  constructor(file: Uint8Array) {
    this.#file = file;
  }

  run(): SplitCmyk {
    const file = this.#file;
    for (let at = 2;;) {
      while (file[at] === 0xff && file[at + 1] === 0xff) at++;
      const code = file[at] === 0xff ? file[at + 1]! : damaged();
      if (code === EOI) break;
      const start = at + 4,
        end = at + 2 + (file[at + 2]! << 8 | file[at + 3]!),
        data = file.subarray(start, end);
      if (end > file.length) damaged();
      at = end;
      if (code >= 0xc0 && code <= SOF2) this.#readFrame(code, data);
      else if (code === SOS) at = this.#splitScan(data, end);
      else this.#keep(code, data);
    }
    const ycck = this.#transform !== undefined && this.#transform !== 0;
    return { colors: finished(this.#colors, ycck), black: finished(this.#black, false), ycck };
  }

  /** Copies a segment to both files, except for what describes the colors, the camera and the comment. */
  #keep(code: number, data: Uint8Array): void {
    if (code === APP14 && data.length >= 12 && String.fromCharCode(...data.subarray(0, 5)) === "Adobe") {
      this.#transform = data[11];
    }
    if (code === DHT) readHuffmanTables(data, this.#dc, this.#ac);
    if (code === DRI) this.#interval = data[0]! << 8 | data[1]!;
    if (code !== DHT && code !== DRI && code !== 0xdb) return;
    for (const parts of [this.#colors, this.#black]) parts.push(segment(code, data));
  }

  #readFrame(code: number, data: Uint8Array): void {
    const components = [0, 1, 2, 3].map((i): Component => {
      const at = 6 + 3 * i;
      return { id: data[at]!, h: data[at + 1]! >> 4, v: data[at + 1]! & 15, quantization: data[at + 2]! };
    });
    const frame = this.#frame = {
      code,
      height: data[1]! << 8 | data[2]!,
      width: data[3]! << 8 | data[4]!,
      components,
    };
    const [h, v] = largest(components),
      [colorH, colorV] = largest(components.slice(0, 3)),
      black = components[3]!;
    if (colorH !== h || colorV !== v) {
      throw unsupported("CMYK whose colors are all subsampled");
    }
    this.#colors.push(frameSegment(frame, components.slice(0, 3)));
    // Black is the second component. The first one has the full size, which it may not have itself.
    const [full, single] = [{ ...black, id: black.id - 1 & 255, h, v }, {
      ...black,
      id: black.id + 1 & 255,
      h: 1,
      v: 1,
    }];
    this.#black.push(frameSegment(frame, [full, black, single]));
    const empty = [EMPTY_TABLE, ...SINGLE_CODE, 0x10 | EMPTY_TABLE, ...SINGLE_CODE];
    this.#black.push(segment(DHT, Uint8Array.from(empty)));
  }

  /** Splits a scan. Returns where its entropy-coded data ends. */
  #splitScan(data: Uint8Array, start: number): number {
    const frame = this.#frame ?? damaged(), count = data[0]!, spectral = data.subarray(1 + 2 * count);
    const scan = Array.from({ length: count }, (_, i) => {
      const id = data[1 + 2 * i], number = frame.components.findIndex((component) => component.id === id);
      if (number < 0) damaged();
      return { number, component: frame.components[number]!, tables: data[2 + 2 * i]! };
    });
    if (count === 1) {
      const end = endOfScan(this.#file, start), parts = scan[0]!.number === 3 ? this.#black : this.#colors;
      parts.push(segment(SOS, data), this.#file.subarray(start, end));
      return end;
    }
    const reader = new BitReader(this.#file, start), colors = new BitWriter(), black = new BitWriter();
    const hasBlack = scan.some(({ number }) => number === 3);
    const [h, v] = largest(frame.components);
    const units = Math.ceil(frame.width / (8 * h)) * Math.ceil(frame.height / (8 * v));
    const blocks = scan.map(({ number, component, tables }) => ({
      writer: number === 3 ? black : colors,
      blocks: component.h * component.v,
      copy: this.#copier(frame.code === SOF2, spectral, tables),
    }));
    // A refinement has one bit for a block. Others have the difference 0, and if all coefficients follow, the end of the
    // block, both with the code 0.
    const emptyBits = frame.code === SOF2 ? 1 : 2;
    for (let unit = 0; unit < units; unit++) {
      if (this.#interval > 0 && unit > 0 && unit % this.#interval === 0) {
        const code = reader.restart();
        colors.restart(code);
        black.restart(code);
      }
      if (hasBlack) black.write(0, h * v * emptyBits);
      for (const { writer, blocks: repetitions, copy } of blocks) {
        for (let i = 0; i < repetitions; i++) copy(reader, writer);
      }
      if (hasBlack) black.write(0, emptyBits);
    }
    const colored = scan.filter(({ number }) => number < 3);
    if (colored.length === 1 && h * v > 1) {
      throw unsupported("CMYK with one color and black in a scan");
    }
    if (colored.length > 0) {
      this.#colors.push(
        scanSegment(colored.map(({ component, tables }) => [component.id, tables]), spectral),
        colors.end(),
      );
    }
    if (hasBlack) {
      const own = scan.find(({ number }) => number === 3)!, { id } = own.component;
      const empty = EMPTY_TABLE << 4 | EMPTY_TABLE;
      const ids: [number, number][] = [[id - 1 & 255, empty], [id, own.tables], [id + 1 & 255, empty]];
      this.#black.push(scanSegment(ids, spectral), black.end());
    }
    return reader.position;
  }

  /** Returns a function that copies the code of one block. */
  #copier(
    progressive: boolean,
    spectral: Uint8Array,
    tables: number,
  ): (from: BitReader, to: BitWriter) => void {
    if (progressive && spectral[2]! >> 4 > 0) return (from, to) => to.write(from.read(1), 1);
    const dc = this.#dc[tables >> 4] ?? damaged();
    const copyDc = (from: BitReader, to: BitWriter): void => {
      const size = dc.copy(from, to);
      if (size > 0) to.write(from.read(size), size);
    };
    // Scans of several components in progressive files have no AC coefficients.
    if (progressive) return copyDc;
    const ac = this.#ac[tables & 15] ?? damaged();
    return (from, to) => {
      copyDc(from, to);
      for (let k = 1; k < 64; k++) {
        const symbol = ac.copy(from, to), size = symbol & 15, run = symbol >> 4;
        if (size > 0) to.write(from.read(size), size);
        else if (run !== 15) return;
        k += run;
      }
    };
  }
}

function unsupported(what: string): ImageDecodeError {
  return new ImageDecodeError("unsupported", `the JPEG file cannot be decoded: ${what} is not supported`);
}

function damaged(): never {
  throw new ImageDecodeError("damaged", "the JPEG file is corrupt: its CMYK data cannot be separated");
}

function largest(components: readonly Component[]): [h: number, v: number] {
  return [Math.max(...components.map(({ h }) => h)), Math.max(...components.map(({ v }) => v))];
}

function segment(code: number, data: Uint8Array): number[] {
  const length = data.length + 2;
  return [0xff, code, length >> 8, length & 255, ...data];
}

function frameSegment({ code, width, height }: Frame, components: readonly Component[]): number[] {
  const described = components.flatMap(({ id, h, v, quantization }) => [id, h << 4 | v, quantization]);
  const data = [8, height >> 8, height & 255, width >> 8, width & 255, components.length, ...described];
  return segment(code, Uint8Array.from(data));
}

function scanSegment(components: readonly (readonly number[])[], spectral: Uint8Array): number[] {
  return segment(SOS, Uint8Array.from([components.length, ...components.flat(), ...spectral]));
}

/** Returns where the entropy-coded data ends: at the next marker that is no restart. */
function endOfScan(file: Uint8Array, start: number): number {
  for (let at = start; at + 1 < file.length; at++) {
    const code = file[at + 1]!;
    if (file[at] === 0xff && code !== 0 && code !== 0xff && !(code >= RST0 && code <= RST7)) return at;
  }
  damaged();
}

/** Joins the parts of a file, with an Adobe marker that says whether the colors are luma and chroma. */
function finished(parts: readonly Part[], ycc: boolean): Uint8Array {
  const adobe = segment(
    APP14,
    Uint8Array.from([0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, Number(ycc)]),
  );
  const all: Part[] = [[0xff, 0xd8], adobe, ...parts, [0xff, EOI]];
  const file = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
