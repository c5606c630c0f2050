/** Decoders of optional packages, compiled to WebAssembly by Emscripten. */
import { ImageDecodeError } from "./decode_error.ts";
import { readPackageFile } from "./package_file.ts";
import type { RgbImage } from "./rgb_image.ts";
import { toUprightRgb } from "./orientation.ts";

/** Decoded pixels as RGBA. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** An instance of a decoder. */
interface Instance {
  decode(file: Uint8Array, ...options: number[]): Pixels | null;
  readonly HEAPU8: Uint8Array;
}

type CreateInstance = (options: object) => Promise<Instance>;

/** WebAssembly memory never shrinks, so an instance that has grown beyond this is not kept. */
const MAX_IDLE_BYTES = 64 << 20;

/** A decoder of a format. */
export class WasmDecoder {
  readonly #name: string;
  readonly #package: string;
  readonly #module: string;
  readonly #wasm: string;
  readonly #options: readonly number[];
  #loaded: Promise<{ create: CreateInstance; compiled: WebAssembly.Module | undefined }> | undefined;
  #idle: Instance | undefined;

  /**
   * @param name The format in messages.
   * @param packageName The package to install.
   * @param module The JavaScript of the decoder in the package. Its WebAssembly has the same name.
   * @param options Further arguments of its function.
   */
  constructor(name: string, packageName: string, module: string, ...options: number[]) {
    this.#name = name;
    this.#options = options;
    this.#package = packageName;
    this.#module = `${packageName}/${module}.js`;
    this.#wasm = `${module.replace(/^.*\//, "")}.wasm`;
  }

  /** Decodes a file to RGB. `expected` is what its header declares, before the orientation is applied. */
  async decode(
    file: Uint8Array,
    expected: { readonly width: number; readonly height: number },
    orientation: number,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const instance = this.#idle ?? await this.#create();
    this.#idle = undefined;
    const pixels = this.#run(instance, file);
    if (instance.HEAPU8.length <= MAX_IDLE_BYTES) this.#idle = instance;
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

  async #create(): Promise<Instance> {
    const { create, compiled } = await (this.#loaded ??= this.#load());
    return await create({
      noInitialRun: true,
      print: () => {},
      printErr: () => {},
      ...(compiled && {
        instantiateWasm: (
          imports: WebAssembly.Imports,
          receive: (instance: WebAssembly.Instance) => void,
        ) => {
          const instance = new WebAssembly.Instance(compiled, imports);
          receive(instance);
          return instance.exports;
        },
      }),
    });
  }

  async #load(): Promise<{ create: CreateInstance; compiled: WebAssembly.Module | undefined }> {
    try {
      // Not a literal, because bundlers would require the package.
      const { default: create } = await import(this.#module) as { default: CreateInstance };
      const bytes = await readPackageFile(this.#module, this.#wasm);
      return { create, compiled: bytes && await WebAssembly.compile(bytes) };
    } catch (cause) {
      this.#loaded = undefined;
      throw new Error(`to decode ${this.#name} files, install the package ${this.#package}`, { cause });
    }
  }
}

/** Decodes a file whose header has been read. */
export async function decodeByWasm(
  decoder: WasmDecoder,
  file: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  orientation = 1,
): Promise<RgbImage> {
  const stored = orientation >= 5 ? { width: height, height: width } : { width, height };
  return { width, height, data: await decoder.decode(file, stored, orientation) };
}
