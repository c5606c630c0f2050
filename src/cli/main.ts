/**
 * The `cuffi` command.
 *
 *     deno run --allow-all jsr:@cuffi/cuffi/cli doctor
 *
 * @module
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { mismatch } from "../base/check.ts";
import { suggestion } from "../base/suggestion.ts";
import { checkRuntimeVersion } from "../runtime/minimum_version.ts";
import { type CliOptions, OPTIONS, parseError, type Terminal, UsageError } from "./command.ts";
import { consoleTerminal } from "./console.ts";

export type { Terminal } from "./command.ts";

const HELP = `cuffi: CUDA for Bun, Deno and Node.js

Usage: cuffi COMMAND [options]

Commands:
  preprocess PHOTO   resize and normalize a JPEG or PNG, a path or URL, for a vision model: writes
                     the tensor (.npy) and a picture of it (.png)
  show [PHOTO]       run every image operator on a photo and write the results as one picture
  warm FILE ...      compile kernels in advance: CUDA C++ files into the kernel cache, and the kernels
                     and pipelines that TypeScript modules export
  launch SCRIPT ...  run a program in one process per GPU
  install nvrtc      download NVIDIA's compiler and CUDA's headers, which device.compile() needs
  doctor             list libraries and devices, test them, and say what to install

Options of preprocess:
  --size N | HxW        output height and width (default: 224)
  --mean R,G,B          subtracted from values between 0 and 1 (default: 0.485,0.456,0.406)
  --std R,G,B           standard deviation to divide by (default: 0.229,0.224,0.225)
  --output FILE.npy     tensor file, with the picture beside it (default: ./PHOTO.HxW.npy)
  --device NAME         cuda, cuda:1 or software
                        (default: CUFFI_DEVICE, then the first GPU, then software)

Options of show:
  --size N              height and width of a tile: an even number from 32 to 512 (default: 200)
  --output FILE.png     output file (default: contact_sheet.png)
  --device NAME         as above

Options of warm for TypeScript:
  --out FILE.ts         write PTX to this module, instead of compiling for the device
  --device NAME         as above

Options of warm for CUDA C++:
  --arch NAME[,NAME]    required: sm_90 for that GPU, compute_75 for newer GPUs and for the
                        software device
  --cache-dir FOLDER    cache folder; set CUFFI_CACHE_DIR to it at run time
                        (default: the current cache folder)
  These must match what the program passes to device.compile(); all but --std may be repeated:
  --define NAME[=TEXT]  defines
  --include FOLDER      includePaths
  --name EXPRESSION     nameExpressions
  --option OPTION       options
  --std c++20           std

Options of launch, before the script; what follows it are the script's arguments:
  -n N                  processes on this machine (default: one per GPU)
  --nnodes N            number of machines (default: 1); above 1, --node-rank and --rdzv are required
  --node-rank N         the place of this machine (default: SLURM_NODEID or JOB_COMPLETION_INDEX)
  --rdzv HOST:PORT      the first machine; CUFFI_WORLD_TOKEN is a secret that all machines share
  -- ARGUMENTS          the runtime's arguments before the script (default: those of this process)

Options of install:
  -y, --yes             do not ask
  --list                list what is installed
  --from FOLDER | URL   take the wheels from there instead of PyPI

Options of doctor:
  --device NAME         the device that must work, as above
  --verbose             list every path that was tried

  -h, --help            show this help
  -v, --version         show the version
`;

const COMMANDS = ["preprocess", "show", "warm", "launch", "install", "doctor", "help"];

/**
 * Runs the command.
 *
 * ```ts
 * import { main } from "@cuffi/cuffi/cli";
 *
 * const status = await main(["doctor"]); // prints to the console
 * ```
 *
 * @param args The arguments after the program's name: `["preprocess", "photo.jpg"]`.
 * @returns The exit status: 0 for success, 1 for a failure, 2 for an invalid command line.
 */
export async function main(
  args: readonly string[],
  terminal: Terminal = consoleTerminal(),
): Promise<number> {
  try {
    // The arguments after its script are not for this command.
    if (args[0] === "launch" && !["-h", "--help"].includes(args[1]!)) {
      checkRuntimeVersion();
      return await (await import("./launch.ts")).launch(args.slice(1), terminal);
    }
    const { values, positionals } = parse(args);
    const [command, ...rest] = positionals;
    if (values.version) {
      const { runtimeVersion, VERSION } = await import("./version.ts");
      terminal.out(`cuffi ${VERSION}, ${runtimeVersion()}`);
      return 0;
    }
    if (values.help || command === "help" || args.length === 0) {
      terminal.out(HELP);
      return args.length === 0 ? 2 : 0;
    }
    checkRuntimeVersion();
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
      case "install":
        await (await import("./install.ts")).install(rest, values, terminal);
        return 0;
      case "doctor":
        return await (await import("./doctor.ts")).doctor(rest, values, terminal);
      default: {
        const got = command === undefined ? "none" : `"${command}"`;
        const hint = command === undefined ? "" : suggestion(command, COMMANDS);
        throw new UsageError(
          mismatch("command", "preprocess, show, warm, launch, install or doctor", got) + hint,
        );
      }
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

function parse(args: readonly string[]): { values: CliOptions; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw parseError(error, Object.keys(OPTIONS));
  }
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
