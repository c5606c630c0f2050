/** The place in the user's code from which the library was called. */

/** The folder of the library's sources. Frames within it are skipped. */
const LIBRARY = new URL("../", import.meta.url).href;

/** Returns the innermost stack frame outside of the library, such as `at main (/src/app.ts:12:8)`. */
export function userFrame(): string | undefined {
  return stackFrames().find(isOutside)?.trim();
}

/** Returns the same as {@link userFrame}, or the outermost frame if all are in the library. */
export function anyFrame(): string {
  const frames = stackFrames();
  return (frames.find(isOutside) ?? frames.at(-1) ?? "at an unknown place").trim();
}

function stackFrames(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const frames = (new Error().stack ?? "").split("\n").slice(1);
  Error.stackTraceLimit = stackTraceLimit;
  return frames;
}

function isOutside(frame: string): boolean {
  return !frame.includes(LIBRARY) && !frame.includes(decodeURIComponent(new URL(LIBRARY).pathname));
}

/** Returns the place of a stack frame, such as `/src/app.ts:12:8`; undefined if it has none. */
export function placeOf(frame: string): string | undefined {
  const place = /\((.+)\)$/.exec(frame)?.[1] ?? frame.trim().replace(/^at (?:async )?/, "");
  const [, file, line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? [];
  if (file === undefined) return undefined;
  const path = file.startsWith("file://")
    ? decodeURIComponent(file.slice("file://".length)).replace(/^\/(?=[A-Za-z]:)/, "")
    : file;
  return `${path}:${line}:${column}`;
}
