import { ImageDecodeError } from "./decode_error.ts";

/** Decoded pixels as RGBA. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** Damage that the decoder noticed and concealed, in libjpeg's words. Only the first is reported. */
  readonly warnings: readonly string[];
}

/** An instance of MozJPEG. */
interface Decoder {
  decode(file: Uint8Array, applyOrientation: boolean): Omit<Pixels, "warnings"> | null;
  readonly HEAPU8: Uint8Array;
  /** Messages that libjpeg printed. */
  messages: string[];
}

/** WebAssembly memory never shrinks, so an instance that has grown beyond this is not kept. */
const MAX_IDLE_BYTES = 64 << 20;

/** The instance for the next file. */
let idle: Decoder | undefined;

/**
 * Decodes a JPEG file, and leaves the pixels as they are stored.
 *
 * On an error libjpeg leaves its memory as it is, by `exit()`. The instance is then dropped, so no file can
 * affect the next one.
 */
export async function runMozjpeg(file: Uint8Array): Promise<Pixels> {
  const decoder = idle ?? await createDecoder();
  idle = undefined;
  try {
    const pixels = decoder.decode(file, false);
    if (pixels === null) throw new Error("no pixels");
    const { width, height, data } = pixels, warnings = decoder.messages;
    decoder.messages = [];
    if (decoder.HEAPU8.length <= MAX_IDLE_BYTES) idle = decoder;
    return { width, height, data, warnings };
  } catch (cause) {
    const reason = decoder.messages.at(-1) ?? (cause instanceof Error ? cause.message : String(cause));
    throw new ImageDecodeError("damaged", `the JPEG file cannot be decoded: ${reason}`, { cause });
  }
}

async function createDecoder(): Promise<Decoder> {
  const { default: createModule } = await import("@jsquash/jpeg/codec/dec/mozjpeg_dec.js");
  const module = await (compiled ??= compile());
  let decoder: Decoder | undefined;
  const options = {
    noInitialRun: true,
    print: () => {},
    printErr: (text: string) => decoder?.messages.push(text),
    ...(module && {
      instantiateWasm: (imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => {
        const instance = new WebAssembly.Instance(module, imports);
        receive(instance);
        return instance.exports;
      },
    }),
  };
  const created = await createModule(options as Parameters<typeof createModule>[0]);
  return decoder = Object.assign(created, { messages: [] }) as unknown as Decoder;
}

let compiled: Promise<WebAssembly.Module | undefined> | undefined;

/** Compiles the decoder. Returns undefined where only the package itself finds its file. */
async function compile(): Promise<WebAssembly.Module | undefined> {
  const { mozjpegWasm } = await import("./mozjpeg_wasm.ts");
  const bytes = await mozjpegWasm();
  return bytes && await WebAssembly.compile(bytes);
}
