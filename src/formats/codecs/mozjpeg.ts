import { ImageDecodeError } from "./decode_error.ts";
import { WasmCodec, type WasmInstance } from "./wasm_codec.ts";

/** Decoded pixels as RGBA. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  /** Damage that the decoder noticed and concealed, in libjpeg's words. Only the first is reported. */
  readonly warnings: readonly string[];
}

/** An instance of MozJPEG. */
interface Decoder extends WasmInstance {
  decode(file: Uint8Array, applyOrientation: boolean): Omit<Pixels, "warnings"> | null;
}

const DECODER = new WasmCodec<Decoder>(async () => {
  const [{ default: create }, { mozjpegWasm }] = await Promise.all([
    import("@jsquash/jpeg/codec/dec/mozjpeg_dec.js"),
    import("./mozjpeg_wasm.ts"),
  ]);
  return { create: create as unknown as (options: object) => Promise<unknown>, wasm: await mozjpegWasm() };
});

/** Decodes a JPEG file, and leaves the pixels as they are stored. */
export async function runMozjpeg(file: Uint8Array): Promise<Pixels> {
  return await DECODER.run((decoder, messages) => {
    try {
      const pixels = decoder.decode(file, false);
      if (pixels === null) throw new Error("no pixels");
      const { width, height, data } = pixels;
      return { width, height, data, warnings: [...messages] };
    } catch (cause) {
      const reason = messages.at(-1) ?? (cause instanceof Error ? cause.message : String(cause));
      throw new ImageDecodeError("damaged", `the JPEG file cannot be decoded: ${reason}`, { cause });
    }
  });
}
