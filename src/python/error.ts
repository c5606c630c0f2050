/**
 * A Python exception, thrown in JavaScript.
 *
 * ```ts
 * try {
 *   python.eval("1 / 0");
 * } catch (error) {
 *   if (error instanceof PythonError) console.error(error.type, error.text); // ZeroDivisionError division by zero
 * }
 * ```
 */
export class PythonError extends Error {
  /** Identifies this error class. */
  override readonly name = "PythonError";
  /** The qualified name of the exception's type: `ValueError`, `torch.OutOfMemoryError`. */
  readonly type: string;
  /** The exception's message: `str(exception)`. */
  readonly text: string;
  /** Python's traceback, with files and lines. */
  readonly traceback: string;

  /** @ignore */
  constructor(type: string, text: string, traceback: string, hint = "") {
    super((text === "" ? type : `${type}: ${text}`) + hint);
    this.type = type;
    this.text = text;
    this.traceback = traceback;
  }
}
