/**
 * Compares the decoders with Pillow on damaged files: both must reject a file, or both return the same pixels,
 * except for the differences that are listed here with their reason.
 *
 *     bun test/fuzz/jpeg_png.ts [jpeg|png] [cases] [seed]       needs Pillow and NumPy (test/requirements.txt)
 */
import { Buffer } from "node:buffer";
import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { decodeImage } from "../../src/formats/codecs/mod.ts";
import { runMozjpeg } from "../../src/formats/codecs/mozjpeg.ts";
import { root } from "../support/process.ts";
import { executable } from "../support/python.ts";
import { Random } from "../support/random.ts";
import { jpegSeeds, mutateJpeg, mutatePng, pngSeeds } from "./image_files.ts";

const MAX_PIXELS = 1_000_000;
const BATCH = 100;

/** A difference from Pillow that is intended. */
interface Difference {
  readonly reason: string;
  readonly ours: RegExp;
  readonly pillows: RegExp;
}

const ACCEPTED = /^ok /;

/** The intended differences, by what each decoder answers. */
const DIFFERENCES: readonly Difference[] = [
  {
    reason: "Pillow does not check the checksums of the image data and of what follows it",
    ours: /the checksum of its .* chunk is wrong|incorrect data check/,
    pillows: ACCEPTED,
  },
  {
    reason: "Pillow stops reading at the last row",
    ours:
      /PNG file is truncated|more image data than pixels|image data is (truncated|not contiguous)|not four letters|invalid/,
    pillows: ACCEPTED,
  },
  {
    reason:
      "Pillow takes headers anywhere, the last of several, and unknown compression and interlace methods",
    ours:
      /does not start with a header|two headers|method does not exist|it declares|color type|expected at most/,
    pillows: ACCEPTED,
  },
  {
    reason: "Pillow takes palettes of any length, the last of several, and gray where one is missing",
    ours: /its palette|it has no palette/,
    pillows: ACCEPTED,
  },
  {
    reason: "Pillow ignores chunks that are required and unknown",
    ours: /is required and unknown/,
    pillows: ACCEPTED,
  },
  {
    reason: "damaged metadata, which does not affect the pixels and is not read here",
    ours: ACCEPTED,
    pillows:
      /(iCCP|zTXt|iTXt|tEXt|gAMA|cHRM|sRGB|pHYs|tRNS|acTL|fcTL|fdAT) chunk|in (iCCP|zTXt)|index out of range/,
  },
  {
    reason: "Pillow rejects some damaged EXIF data in PNG files, which is ignored here as in JPEG files",
    ours: ACCEPTED,
    pillows: /not a TIFF file|error: unpack requires/,
  },
  {
    reason:
      "Pillow needs no end marker after a segment that runs beyond the end, and skips end markers in the header",
    ours: /JPEG file is truncated|it has no image data/,
    pillows: ACCEPTED,
  },
  {
    reason: "Pillow decodes arithmetic-coded files, which MozJPEG in WebAssembly does not",
    ours: /arithmetic or hierarchical mode/,
    pillows: ACCEPTED,
  },
  {
    reason: "CMYK in scans or with sampling that no encoder writes",
    ours: /CMYK (whose|with|data)/,
    pillows: ACCEPTED,
  },
];

const CONCEALED = "damage that libjpeg notices and conceals, in ways that changed between its versions";
const MISSING_SCANS =
  "missing scans of progressive files, which libjpeg smooths more strongly since version 2.1";
const OUT_OF_RANGE = "coefficients beyond the range of valid files, which wrap around in one decoder";

const TIFF_VERSION =
  "orientation in EXIF data whose TIFF version is not 42: Pillow takes it, OpenCV and this library do not";

const EXIF_CHUNKS =
  "several eXIf chunks, of which Pillow takes the last, and OpenCV and this library the first";

/** The outcome of a comparison. */
export interface Report {
  readonly cases: number;
  /** Number of files that both decode to the same pixels, and that both reject. */
  decoded: number;
  rejected: number;
  /** Number of files by the reason of an intended difference. */
  readonly listed: Map<string, number>;
  /** Differences that are not intended. */
  readonly unexplained: { readonly index: number; readonly ours: string; readonly pillows: string }[];
}

/** Compares `cases` damaged files. */
export async function compareWithPillow(
  format: "jpeg" | "png",
  cases: number,
  seed: string,
): Promise<Report> {
  const seeds = format === "jpeg" ? jpegSeeds() : pngSeeds();
  const mutate = format === "jpeg" ? mutateJpeg : mutatePng;
  const report: Report = { cases, decoded: 0, rejected: 0, listed: new Map(), unexplained: [] };
  await using pillow = new Pillow();
  for (let start = 0; start < cases; start += BATCH) {
    const indices = Array.from({ length: Math.min(BATCH, cases - start) }, (_, i) => start + i);
    const files = indices.map((index) => {
      const random = new Random(`${format} ${seed} ${index}`);
      return mutate(random.pick(seeds), random);
    });
    const answers = pillow.decode(files);
    for (const [i, file] of files.entries()) {
      const ours = await decode(file), pillows = (await answers)[i]!;
      if (ours === pillows) report.decoded++;
      else if (!ACCEPTED.test(ours) && !ACCEPTED.test(pillows)) report.rejected++;
      else {
        const reason = await explain(file, ours, pillows);
        if (reason) {
          report.listed.set(reason, (report.listed.get(reason) ?? 0) + 1);
        } else {
          report.unexplained.push({ index: indices[i]!, ours, pillows });
          if (process.env.FUZZ_SAVE) {
            mkdirSync(process.env.FUZZ_SAVE, { recursive: true });
            writeFileSync(`${process.env.FUZZ_SAVE}/${indices[i]}.${format}`, file);
          }
        }
      }
    }
  }
  return report;
}

/** Returns the reason of an intended difference. */
async function explain(file: Uint8Array, ours: string, pillows: string): Promise<string | undefined> {
  if (!ACCEPTED.test(ours) || !ACCEPTED.test(pillows)) {
    return DIFFERENCES.find((known) => known.ours.test(ours) && known.pillows.test(pillows))?.reason;
  }
  if (hasOtherTiffVersion(file)) return TIFF_VERSION;
  if (file[0] !== 0xff) {
    return Buffer.from(file).toString("latin1").split("eXIf").length > 2 ? EXIF_CHUNKS : undefined;
  }
  const size = /^ok \d+ \d+ /, sameSize = size.exec(ours)![0] === size.exec(pillows)![0];
  if (!sameSize) return undefined;
  if ((await runMozjpeg(file)).warnings.length > 0) return CONCEALED;
  const progressive = file.some((byte, i) => byte === 0xff && file[i + 1] === 0xc2);
  return progressive ? MISSING_SCANS : OUT_OF_RANGE;
}

/** Whether EXIF data starts with a TIFF version that only Pillow accepts. */
function hasOtherTiffVersion(file: Uint8Array): boolean {
  const [, header] = /(?:Exif\0\0|eXIf)(II[^]{2}|MM[^]{2})/.exec(Buffer.from(file).toString("latin1")) ?? [];
  return header !== undefined && header !== "II*\0" && header !== "MM\0*";
}

/** Returns the pixels' digest, or the error. */
async function decode(file: Uint8Array): Promise<string> {
  try {
    const { width, height, data } = await decodeImage(file, { maxPixels: MAX_PIXELS });
    return `ok ${width} ${height} ${createHash("md5").update(data).digest("hex")}`;
  } catch (error) {
    return `error ${(error as Error).message}`;
  }
}

/** Pillow in a separate process. */
class Pillow implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  #output = "";
  #receive = (): void => {};
  #fail = (): void => {};

  constructor() {
    const child = this.#child = spawn(executable, [
      `${root}/test/fuzz/jpeg_png_reference.py`,
      String(MAX_PIXELS),
    ], {
      stdio: ["pipe", "pipe", "inherit"],
      // SIMD code saturates where C wraps around, which damaged coefficients make visible.
      env: { ...process.env, JSIMD_FORCENONE: "1" },
    });
    child.stdout!.on("data", (text) => {
      this.#output += text;
      this.#receive();
    });
    this.#exit = new Promise((resolve) => child.once("close", resolve));
    this.#exit.then(() => this.#fail());
  }

  /** Decodes files and returns a line for each. */
  async decode(files: readonly Uint8Array[]): Promise<string[]> {
    const lines = new Promise<string[]>((resolve, reject) => {
      this.#receive = () => {
        const lines = this.#output.split("\n");
        if (lines.length > files.length) {
          this.#output = lines.slice(files.length).join("\n");
          resolve(lines.slice(0, files.length));
        }
      };
      this.#fail = () => reject(new Error("Pillow exited"));
    });
    for (const file of files) {
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, file.length, true);
      this.#child.stdin!.write(length);
      this.#child.stdin!.write(file);
    }
    return await lines;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#exit;
  }
}

if (import.meta.main) {
  const [format, cases = "10000", seed = "1"] = process.argv.slice(2);
  for (const each of ["jpeg", "png"] as const) {
    if (format !== undefined && format !== each) continue;
    const start = performance.now();
    const { decoded, rejected, listed, unexplained } = await compareWithPillow(each, Number(cases), seed);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const memory = Math.round(process.memoryUsage.rss() / 2 ** 20);
    console.log(`${each}: ${cases} files, ${decoded} decoded alike, ${rejected} rejected by both`);
    for (const [reason, count] of listed) console.log(`  ${count}: ${reason}`);
    const kinds = new Map<string, { count: number; index: number }>();
    for (const { index, ours, pillows } of unexplained) {
      const kind = `ours: ${ours.replace(/ok .*/, "ok")} | Pillow: ${pillows.replace(/ok .*/, "ok")}`;
      kinds.set(kind, { count: (kinds.get(kind)?.count ?? 0) + 1, index });
    }
    for (const [kind, { count, index }] of kinds) console.log(`  unexplained ${count} × (#${index}) ${kind}`);
    console.log(`  ${seconds} s, ${memory} MB resident`);
    if (unexplained.length > 0) process.exitCode = 1;
  }
}
