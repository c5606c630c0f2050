/**
 * The `cuffi` command.
 *
 *     deno run --allow-all jsr:@cuffi/cuffi/cli doctor
 *
 * @module
 */
import { mismatch } from "../base/check.ts";
import process from "node:process";
import { parseArgs } from "node:util";
import { UsageError } from "./usage.ts";

const HELP = `cuffi: CUDA for Bun and Deno with nothing to build

  cuffi preprocess PHOTO [options]   JPEG or PNG → normalized NCHW float tensor (.npy) and a picture of it (.png)
  cuffi show [PHOTO] [options]       what each image operator makes of a photo, on one sheet (.png)
  cuffi warm FILE.cu … [options]     compiles CUDA C++ into a cache in which programs find it without NVRTC
  cuffi doctor                       which libraries and devices were found, what works, what to install

Options of preprocess:
  --size N | HxW        height and width of the result (default 224)
  --mean R,G,B          subtracted from values of 0 … 1 (default 0.485,0.456,0.406)
  --std R,G,B           divided by afterwards (default 0.229,0.224,0.225)
  --output FILE.npy     where to write; the picture goes beside it (default: PHOTO's name and size, in this folder)
  --device NAME         cuda, cuda:1 or software (default: CUFFI_DEVICE, else the first GPU, else software)

Options of show:
  --size N              height and width of each picture: even, from 32 to 512 (default 200)
  --output FILE.png     where to write (default: contact_sheet.png, in this folder)
  --device NAME         as above

Options of warm; all but --arch and --cache-dir must be what the program gives to device.compile():
  --arch NAME[,NAME]    sm_90 for a GPU, compute_75 for the software device and for newer GPUs
  --cache-dir FOLDER    what CUFFI_CACHE_DIR will name (default: what it names now, else the user's cache)
  --define NAME[=TEXT], --include FOLDER, --name EXPRESSION, --option OPTION
                        defines, includePaths, nameExpressions, options; each may be repeated
  --std c++20           std

  -h, --help            this text
`;

/** Where the command writes its lines. */
export interface Terminal {
  /** Results. */
  out(line: string): void;
  /** Errors. */
  error(line: string): void;
}

/**
 * Runs the command.
 *
 * @param args What follows the command's name: `["preprocess", "photo.jpg"]`.
 * @returns The exit status: 0, 1 if something failed, 2 if the arguments are wrong.
 */
export async function main(
  args: readonly string[],
  terminal: Terminal = { out: (line) => console.log(line), error: (line) => console.error(line) },
): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    if (values.help || args.length === 0) {
      terminal.out(HELP);
      return args.length === 0 ? 2 : 0;
    }
    const [command, ...rest] = positionals;
    switch (command) {
      case "preprocess":
        await (await import("./preprocess.ts")).preprocess(rest, values, terminal);
        return 0;
      case "show":
        await (await import("./show.ts")).show(rest, values, terminal);
        return 0;
      case "warm":
        await (await import("./warm.ts")).warm(rest, values, terminal);
        return 0;
      case "doctor":
        return await (await import("./doctor.ts")).doctor(rest, values, terminal);
      default:
        throw new UsageError(
          mismatch(
            "command",
            "preprocess, show, warm or doctor",
            command === undefined ? "none" : `"${command}"`,
          ),
        );
    }
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.error(`cuffi: ${error.message}\nTry: cuffi --help`);
      return 2;
    }
    terminal.error(`cuffi: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

const OPTIONS = {
  size: { type: "string" },
  mean: { type: "string" },
  std: { type: "string" },
  output: { type: "string" },
  device: { type: "string" },
  arch: { type: "string", multiple: true },
  "cache-dir": { type: "string" },
  define: { type: "string", multiple: true },
  include: { type: "string", multiple: true },
  name: { type: "string", multiple: true },
  option: { type: "string", multiple: true },
  help: { type: "boolean", short: "h" },
} as const;

/** The options as given; which command takes which is the command's own business. */
export type CliOptions =
  & {
    [name in Exclude<keyof typeof OPTIONS, "help">]?: typeof OPTIONS[name] extends { multiple: true }
      ? string[]
      : string;
  }
  & { help?: boolean };

function parse(args: readonly string[]): { values: CliOptions; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split(/\n|\. /)[0]! : String(error));
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
