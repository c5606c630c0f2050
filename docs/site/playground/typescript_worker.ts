/** Runs a program in TypeScript, once, in a thread that can be ended while a kernel runs. */
/// <reference lib="webworker" />
import * as cuffi from "@cuffi/cuffi";
import * as kernels from "@cuffi/cuffi/kernel";
import { type Answer, post, print, setMemcheck } from "./answers.ts";
import { stripTypes } from "./strip_types.ts";

/** The message that starts the run. */
export interface TypeScriptRun {
  readonly program: string;
  readonly memcheck: boolean;
}

/** The file name of the program in errors. */
const FILE = "program.ts";

/** Shows an array of [height, width], [height, width, 3] or [height, width, 4]: u8, or floats from 0 to 1. */
async function draw(array: cuffi.DeviceArray): Promise<void> {
  const [height = 0, width = 0, channels = 1] = array.shape;
  if (array.ndim < 2 || array.ndim > 3 || ![1, 3, 4].includes(channels)) {
    throw new TypeError(
      `draw: expected [height, width], or 3 or 4 channels, got [${array.shape.join(", ")}]`,
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

async function run({ program, memcheck }: TypeScriptRun): Promise<void> {
  setMemcheck(memcheck);
  const javascript = `${stripTypes(program)}\n//# sourceURL=${FILE}`;
  // kernel() reads the file that calls it for positions in errors and for names.
  Object.assign((globalThis as { process?: object }).process!, {
    getBuiltinModule: (name: string) => name === "node:fs" ? { readFileSync: () => javascript } : undefined,
  });
  const device = await cuffi.openDevice("software");
  Object.assign(globalThis, cuffi, kernels, { device, draw, print });
  const start = performance.now();
  await import(URL.createObjectURL(new Blob([javascript], { type: "text/javascript" })));
  await device.stream.finished();
  post({ kind: "done", text: `${(performance.now() - start).toFixed(0)} ms` });
}

/** Describes an error with the line of the program that it points to. */
function answerOf(error: unknown, program: string): Answer {
  const { message, stack = "", loc } = error as Error & { loc?: { line: number; column: number } };
  // The text below a message of the compiler is that of the program without its types.
  const text = `${(error as Error).name}: ${message}`.split("\n  ")[0]!.replace(/ \(\d+:\d+\)$/, "");
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
  run(data).catch((error) => post(answerOf(error, data.program)));
};
