/** A decoded picture on a surface of an engine. */
import type { ColorCodes, PicturePlanes, SurfaceFormat, VideoPicture } from "../../video.ts";
import { surfaceFormat } from "./format.ts";
import type { ShownPicture } from "./picture_copies.ts";

/** The part of the decoder that its pictures use. */
interface PictureOwner {
  copy(picture: CudaPicture, planes: PicturePlanes, stream: bigint): Promise<void>;
  release(picture: ShownPicture): void;
  checkStream(stream: bigint): void;
}

export class CudaPicture implements VideoPicture {
  readonly shown: ShownPicture;
  /** Known when the picture has been copied. */
  damaged = false;
  readonly #owner: PictureOwner;
  #used = false;

  constructor(owner: PictureOwner, shown: ShownPicture) {
    this.#owner = owner;
    this.shown = shown;
  }

  get timestamp(): number {
    return this.shown.timestamp;
  }

  get width(): number {
    return this.shown.format.width;
  }

  get height(): number {
    return this.shown.format.height;
  }

  get format(): SurfaceFormat {
    return surfaceFormat(this.shown.format);
  }

  get bitDepth(): number {
    return this.shown.format.bitDepth;
  }

  get color(): ColorCodes {
    return this.shown.format.color;
  }

  async write(planes: PicturePlanes, stream: bigint): Promise<void> {
    try {
      this.#owner.checkStream(stream);
    } catch (error) {
      this.drop();
      throw error;
    }
    this.#use();
    await this.#owner.copy(this, planes, stream);
  }

  drop(): void {
    this.#use();
    this.#owner.release(this.shown);
  }

  #use(): void {
    if (this.#used) throw new Error("the picture has been written or dropped");
    this.#used = true;
  }
}
