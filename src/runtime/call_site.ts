/** The place in the user's code from which the library was called. */

/** Returns the innermost stack frame outside of the library, such as `at main (/src/app.ts:12:8)`. */
export function userFrame(): string | undefined {
  return outerFrame(stackFrames())?.trim();
}

/** Returns the same as {@link userFrame}, or the outermost frame if all are in the library. */
export function anyFrame(): string {
  const frames = stackFrames();
  return (outerFrame(frames) ?? frames.at(-1) ?? "at an unknown place").trim();
}

function stackFrames(): string[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const frames = (new Error().stack ?? "").split("\n").slice(1);
  Error.stackTraceLimit = stackTraceLimit;
  return frames;
}

/** Files of runtimes, such as `node:internal/process/task_queues`, and generated code. */
const INTERNAL = /^(?:node|ext|bun|native|internal):|<anonymous>:\d+:\d+$/;

/**
 * Returns the innermost frame outside of the library and the runtime.
 *
 * @param frames A stack trace from within this file. With source maps, the first frame names its source; other
 * frames name sources or, with some tools, JavaScript.
 */
export function outerFrame(frames: readonly string[], library: string = import.meta.url): string | undefined {
  const folders = [`${library}:1:1`, frames[0] ?? ""].map((frame) => folderOf(placeOf(frame) ?? frame));
  return frames.find((frame) => {
    const place = placeOf(frame);
    return place !== undefined && !INTERNAL.test(place) &&
      !folders.some((folder) => place.startsWith(folder));
  });
}

/** Returns the folder of the library, from a place in this file; in a bundle, the file of the bundle. */
function folderOf(place: string): string {
  return /^.*[/\\](?:src[/\\](?=runtime[/\\])|dist[/\\](?=js[/\\]))/.exec(place)?.[0] ??
    place.replace(/\d+:\d+$/, "");
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
