/** Messages of the threads that run the programs of the editors. */

/** An answer: `text` is a printed line, the duration or the error. */
export type Answer =
  | { readonly kind: "print" | "done"; readonly text: string }
  | { readonly kind: "draw"; readonly image: ImageData }
  | {
    readonly kind: "error";
    readonly text: string;
    /** Where the program is wrong, if it is known; both count from 1. */
    readonly position?: { readonly line: number; readonly column: number } | undefined;
  };

export function post(answer: Answer): void {
  postMessage(answer);
}

/** Prints values as a line of the page. */
export function print(...values: readonly unknown[]): void {
  post({ kind: "print", text: values.map(describe).join(" ") });
}

function describe(value: unknown): string {
  return ArrayBuffer.isView(value) ? `[${[...value as Float32Array].join(", ")}]` : String(value);
}

/**
 * Sets the memory checker. The settings of the software device are environment variables, which pages do not have.
 */
export function setMemcheck(on: boolean): void {
  Object.assign(globalThis, { process: { env: { CUFFI_MEMCHECK: on ? "1" : "0" } } });
}
