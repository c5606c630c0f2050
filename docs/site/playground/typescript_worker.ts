/** Runs a program in TypeScript, once, in a thread that can be ended while a kernel runs. */
/// <reference lib="webworker" />
import * as cuffi from "@cuffi/cuffi";
import * as kernels from "@cuffi/cuffi/kernel";
import {
  type Answer,
  describe,
  describeError,
  post,
  print,
  rejectionsReported,
  report,
  setEnvironment,
} from "./answers.ts";
import { type Import, stripTypes } from "./strip_types.ts";

/** The message that starts the run. */
export interface TypeScriptRun {
  readonly program: string;
  readonly memcheck: boolean;
}

/** The file name of the program in errors. */
const FILE = "program.ts";

/** The modules that a program can import. */
const MODULES: Readonly<Record<string, object>> = { "@cuffi/cuffi": cuffi, "@cuffi/cuffi/kernel": kernels };

/** Settles after every `draw()` so far. */
let drawn: Promise<unknown> = Promise.resolve();

/** Shows an array of [height, width], [height, width, 3] or [height, width, 4]: u8, or floats from 0 to 1. */
function draw(array: cuffi.DeviceArray): Promise<void> {
  const shown = show(array);
  drawn = Promise.allSettled([drawn, shown]);
  // `drawn` handles a failure of `shown`; that of a promise of its own is reported if the program does not handle it.
  return shown.then();
}

async function show(array: cuffi.DeviceArray): Promise<void> {
  const isArray = array instanceof cuffi.DeviceArray;
  const [height = 0, width = 0, channels = 1] = isArray ? array.shape : [];
  if (!isArray || array.ndim < 2 || array.ndim > 3 || ![1, 3, 4].includes(channels)) {
    throw new TypeError(
      `array: expected a DeviceArray of [height, width], [height, width, 3] or [height, width, 4], got ${
        isArray ? describe(array.shape) : describe(array)
      }`,
    );
  }
  const values = await array.download() as ArrayLike<number>;
  const image = new ImageData(width, height), scale = array.dtype === "u8" ? 1 : 255;
  image.data.fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let c = 0; c < Math.max(3, channels); c++) {
      image.data[4 * pixel + c] = scale * values[pixel * channels + c % channels]!;
    }
  }
  post({ kind: "draw", image });
}

/** Returns the values that a program imports, by their names in the program. */
function valuesOf(imports: readonly Import[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { module, names, loc } of imports) {
    const exports = MODULES[module] as Readonly<Record<string, unknown>> | undefined;
    if (exports === undefined) {
      const known = Object.keys(MODULES).map((name) => describe(name)).join(" or ");
      const message = `import: expected ${known}, the modules of the playground, got ${describe(module)}`;
      throw Object.assign(new Error(message), { loc });
    }
    // Types are imported like values, and are no properties.
    for (const [local, imported] of names) {
      if (imported === undefined) values[local] = exports;
      else if (imported in exports) values[local] = exports[imported];
    }
  }
  return values;
}

async function run({ program, memcheck }: TypeScriptRun): Promise<string> {
  setEnvironment(memcheck);
  const { javascript, imports } = stripTypes(program);
  const values = valuesOf(imports), text = `${javascript}\n//# sourceURL=${FILE}`;
  // kernel() reads the file that calls it for positions in errors and for names.
  Object.assign((globalThis as { process?: object }).process!, {
    getBuiltinModule: (name: string) => name === "node:fs" ? { readFileSync: () => text } : undefined,
  });
  const device = await cuffi.openDevice("software");
  Object.assign(globalThis, cuffi, kernels, { device, draw, print }, values);
  const start = performance.now();
  await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
  // A function that the program calls without awaiting it may go on to draw.
  let last: unknown, end: number;
  do {
    last = drawn;
    await drawn;
    await device.stream.finished();
    end = performance.now();
    await rejectionsReported();
  } while (last !== drawn);
  return `${(end - start).toFixed(0)} ms`;
}

/** Describes an error with the line of the program that it points to. */
function answerOf(error: unknown, program: string): Answer & { readonly kind: "error" } {
  if (!(error instanceof Error)) return { kind: "error", text: describeError(error) };
  const { message, stack = "", loc } = error as Error & { loc?: { line: number; column: number } };
  // The text below a message of the compiler is that of the program without its types.
  const text = `${error.name}: ${message}`.split("\n  ")[0]!.replace(/ \(\d+:\d+\)$/, "");
  const [, line, column] = new RegExp(`${FILE}:(\\d+):(\\d+)`).exec(`${message}\n${stack}`) ?? [];
  const position = loc !== undefined
    ? { line: loc.line, column: loc.column + 1 }
    : line === undefined
    ? undefined
    : { line: Number(line), column: Number(column) };
  if (position === undefined) return { kind: "error", text };
  const source = program.split("\n")[position.line - 1] ?? "";
  const where = text.includes(`${FILE}:`) ? "" : `${FILE}:${position.line}:${position.column}: `;
  return {
    kind: "error",
    text: `${where}${text}\n${source}\n${" ".repeat(position.column - 1)}^`,
    position,
  };
}

globalThis.onmessage = ({ data }: MessageEvent<TypeScriptRun>): void => {
  void report(() => run(data), (error) => answerOf(error, data.program));
};
