/** Decoders of optional packages, compiled to WebAssembly by Emscripten. */
import { ImageDecodeError } from "./decode_error.ts";
import type { ImageHeader } from "./image_header.ts";
import { readPackageFile } from "./package_file.ts";
import type { RgbImage } from "./rgb_image.ts";
import { type OrientedHeader, toUprightRgb, turnedSize } from "./orientation.ts";
import { WasmCodec, type WasmInstance, type WasmModule } from "./wasm_codec.ts";

/** Decoded pixels as RGBA. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** An instance of a decoder. */
interface Instance extends WasmInstance {
  decode(file: Uint8Array, ...options: number[]): Pixels | null;
}

/** A decoder of a format. */
export class WasmDecoder {
  readonly #name: string;
  readonly #options: readonly number[];
  readonly #codec: WasmCodec<Instance>;

  /**
   * @param name The format in messages.
   * @param packageName The package to install.
   * @param module The JavaScript of the decoder in the package. Its WebAssembly has the same name.
   * @param options Further arguments of its function.
   */
  constructor(name: string, packageName: string, module: string, ...options: number[]) {
    this.#name = name;
    this.#options = options;
    const path = `${packageName}/${module}.js`, wasm = `${module.replace(/^.*\//, "")}.wasm`;
    this.#codec = new WasmCodec(async () => {
      try {
        // Not a literal, because bundlers would require the package.
        const { default: create } = await import(path) as { default: WasmModule["create"] };
        return { create, wasm: await readPackageFile(path, wasm) };
      } catch (cause) {
        const message = `to decode ${name} files, install the package ${packageName}`;
        throw new ImageDecodeError("unsupported", message, { cause });
      }
    });
  }

  /** Decodes a file to RGB. `expected` is what its header declares, before the orientation is applied. */
  async decode(
    file: Uint8Array,
    expected: { readonly width: number; readonly height: number },
    orientation: number,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const pixels = await this.#codec.run((instance) => this.#run(instance, file));
    const { width, height } = pixels;
    if (width !== expected.width || height !== expected.height) {
      throw this.#error(
        `its header declares ${expected.width} × ${expected.height} pixels, it has ${width} × ${height}`,
      );
    }
    const rgb = toUprightRgb(pixels.data, width, height, orientation);
    pixels.data.buffer.transfer(0); // frees the memory now; the garbage collector may let much of it accumulate
    return rgb;
  }

  #run(instance: Instance, file: Uint8Array): Pixels {
    let pixels: Pixels | null;
    try {
      pixels = instance.decode(file, ...this.#options);
    } catch (cause) {
      throw this.#error(cause instanceof Error ? cause.message : String(cause), { cause });
    }
    if (!pixels) throw this.#error("its data is corrupt or truncated");
    return pixels;
  }

  #error(reason: string, options?: ErrorOptions): ImageDecodeError {
    return new ImageDecodeError("damaged", `the ${this.#name} file cannot be decoded: ${reason}`, options);
  }
}

/** Decodes a file whose header has been read. */
export async function decodeByWasm(
  decoder: WasmDecoder,
  file: Uint8Array,
  header: ImageHeader,
): Promise<RgbImage> {
  const { width, height, orientation } = header as OrientedHeader;
  const [storedWidth, storedHeight] = turnedSize(width, height, orientation);
  const stored = { width: storedWidth, height: storedHeight };
  return { width, height, data: await decoder.decode(file, stored, orientation) };
}
