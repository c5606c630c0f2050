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
  const words = values.map((value) => typeof value === "string" ? value : describe(value));
  post({ kind: "print", text: words.join(" ") });
}

/** Prints what a program writes to the console, which is otherwise visible only in the developer tools. */
function connectConsole(): void {
  for (const name of ["debug", "error", "info", "log", "warn"] as const) console[name] = print;
}

/** Returns a value as a program would write it, down to a few levels of nested objects. */
export function describe(value: unknown, depth = 0): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return String(value);
  const isList = Array.isArray(value) || ArrayBuffer.isView(value);
  if (!isList && (Object.getPrototypeOf(value) ?? Object.prototype) !== Object.prototype) {
    return String(value);
  }
  if (depth === 4) return "…";
  if (isList) {
    return `[${Array.from(value as ArrayLike<unknown>, (item) => describe(item, depth + 1)).join(", ")}]`;
  }
  const properties = Object.entries(value).map(([key, item]) => `${key}: ${describe(item, depth + 1)}`);
  return properties.length === 0 ? "{}" : `{ ${properties.join(", ")} }`;
}

/** Returns the text of anything that was thrown. */
export function describeError(error: unknown): string {
  return error instanceof Error ? String(error) : `Uncaught ${describe(error)}`;
}

/**
 * Waits until the browser has dispatched the `unhandledrejection` events of promises that were rejected so far.
 * It queues them as tasks, of which a timer without delay may be the first.
 */
export function rejectionsReported(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}

/** Runs a program, and posts its duration or its error, including that of a promise that nothing awaits. */
export async function report(
  run: () => Promise<string>,
  answerOf: (error: unknown) => Answer & { readonly kind: "error" },
): Promise<void> {
  let hasEnded = false;
  const end = (answer: Answer): void => {
    if (!hasEnded) post(answer);
    hasEnded = true;
  };
  globalThis.addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    end(answerOf((event as PromiseRejectionEvent).reason));
  });
  connectConsole();
  try {
    end({ kind: "done", text: await run() });
  } catch (error) {
    end(answerOf(error));
  }
}

/**
 * Sets the memory checker, and the software device as that of `openDevice()`. Both settings are environment
 * variables, which pages do not have.
 */
export function setEnvironment(memcheck: boolean): void {
  const env = { CUFFI_DEVICE: "software", CUFFI_MEMCHECK: memcheck ? "1" : "0" };
  Object.assign(globalThis, { process: { env } });
}
