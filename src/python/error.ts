/** A Python exception. */
export class PythonError extends Error {
  /** To tell errors apart by. */
  override readonly name = "PythonError";
  /** The exception's type: `ValueError`, `torch.OutOfMemoryError`. */
  readonly type: string;
  /** What the exception says. */
  readonly text: string;
  /** Python's own report of the exception, with file and line. */
  readonly traceback: string;

  /** @internal */
  constructor(type: string, text: string, traceback: string) {
    super(text === "" ? type : `${type}: ${text}`);
    this.type = type;
    this.text = text;
    this.traceback = traceback;
  }
}
