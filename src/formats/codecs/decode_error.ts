/**
 * Thrown for a file that cannot be decoded, whatever the program does: catch it to skip the file.
 *
 * ```ts
 * try {
 *   await decodeImage(file);
 * } catch (error) {
 *   if (!(error instanceof ImageDecodeError)) throw error;
 *   console.error(error.reason, error.message); // damaged the JPEG file is truncated or damaged
 * }
 * ```
 */
export class ImageDecodeError extends Error {
  /** Identifies the class where `instanceof` cannot, for example across realms. */
  override readonly name = "ImageDecodeError";
  /**
   * `"format"`: the file has another format than those that the function decodes. `"damaged"`: it is
   * corrupt or truncated. `"unsupported"`: it may be valid, but is of a kind that is not decoded, or its decoder is not installed.
   */
  readonly reason: "format" | "damaged" | "unsupported";

  /** Creates an error. Only decoders do. */
  constructor(reason: ImageDecodeError["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
