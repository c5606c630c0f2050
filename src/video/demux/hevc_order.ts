/** Display order of HEVC pictures: ITU-T H.265, 8.3.1. */
import { BitReader } from "./bit_reader.ts";
import { nalType, nalUnits } from "./nal.ts";
import { type HevcSequence, readHevcSequence } from "./parameter_sets.ts";

/** NAL unit types. */
const SEQUENCE = 33, PICTURE = 34, LAST_SLICE = 31, LAST_SUBLAYER = 15;
const FIRST_RADL = 6, LAST_RASL = 9, FIRST_IRAP = 16, FIRST_IDR = 19, LAST_IDR = 20, LAST_IRAP = 23;
/** More than the difference of two order counts. */
const EPOCH = 2 ** 33;

/** A picture parameter set, as far as it concerns the start of slices. */
interface PictureSet {
  readonly sequence: number;
  readonly outputFlag: boolean;
  readonly extraBits: number;
}

/** When a picture is displayed. */
export interface DisplayOrder {
  /** Increases in display order. */
  readonly order: number;
  /** False if the picture is only decoded. */
  readonly shown: boolean;
}

/** Follows the pictures of a stream in decoding order. */
export class HevcOrder {
  readonly #sequences: Map<number, HevcSequence> = new Map();
  readonly #pictures: Map<number, PictureSet> = new Map();
  /** Number of pictures so far with which counting starts again. */
  #epoch = 0;
  /** The order count from which that of the next picture is derived. */
  #previous = 0;

  /** Decoding starts at the next picture, with the parameter sets so far. */
  restart(): void {
    this.#previous = 0;
  }

  /** Returns when the picture of a packet is displayed; undefined if its parameter sets are missing. */
  of(data: Uint8Array): DisplayOrder | undefined {
    for (const { at } of nalUnits(data)) {
      const type = nalType(data, at, "hevc");
      if (type <= LAST_SLICE) return this.#ofSlice(data, at, type);
      if (type === SEQUENCE) {
        const sequence = readHevcSequence(data, at);
        this.#sequences.set(sequence.id, sequence);
      } else if (type === PICTURE) this.#readPictureSet(new BitReader(data, at + 2, true));
    }
    return undefined;
  }

  #readPictureSet(reader: BitReader): void {
    const id = reader.unsigned(), sequence = reader.unsigned();
    reader.skip(1);
    this.#pictures.set(id, { sequence, outputFlag: reader.flag(), extraBits: reader.bits(3) });
  }

  /** ITU-T H.265, 7.3.6.1. */
  #ofSlice(data: Uint8Array, at: number, type: number): DisplayOrder | undefined {
    const reader = new BitReader(data, at + 2, true), first = reader.flag();
    if (type >= FIRST_IRAP && type <= LAST_IRAP) reader.skip(1);
    const picture = this.#pictures.get(reader.unsigned());
    const sequence = picture && this.#sequences.get(picture.sequence);
    if (!first || sequence === undefined) return undefined;
    reader.skip(picture!.extraBits);
    reader.unsigned();
    const shown = !picture!.outputFlag || reader.flag();
    if (sequence.separatePlanes) reader.skip(2);
    const idr = type >= FIRST_IDR && type <= LAST_IDR;
    const count = this.#count(type, idr ? 0 : reader.bits(sequence.orderBits), 2 ** sequence.orderBits);
    // Pictures to which others of their layer refer, and which follow their key picture.
    const isReference = type > LAST_SUBLAYER ||
      (type % 2 === 1 && !(type >= FIRST_RADL && type <= LAST_RASL));
    if (isReference && (data[at + 1]! & 7) === 1) this.#previous = count;
    return { order: this.#epoch * EPOCH + count, shown };
  }

  /** Returns the order count of a picture, of which its slice has the lower part. */
  #count(type: number, low: number, range: number): number {
    if (type >= FIRST_IRAP && type <= LAST_IDR) {
      // BLA and IDR pictures: counting starts again.
      this.#epoch++;
      return low;
    }
    const before = (this.#previous % range + range) % range, high = this.#previous - before;
    if (low < before && before - low >= range / 2) return high + range + low;
    return low > before && low - before > range / 2 ? high - range + low : high + low;
  }
}
