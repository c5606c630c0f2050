/** Finds the models, which the Python package `rapidocr` contains. Python itself is not used. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";

const PACKAGE = "rapidocr==3.10.0";

/** Files of PP-OCRv6 (Apache 2.0), of the PaddleOCR project, as the package has them. */
const MODELS = {
  detector: {
    file: "PP-OCRv6_det_small.onnx",
    sha256: "090f04abcd9d9a7498bc4ebf677e4cb9bdce1fe4197ddb7e529f1ef44e1ff94f",
  },
  recognizer: {
    file: "PP-OCRv6_rec_small.onnx",
    sha256: "6f327246b50388f3c176ae304bd95767ea6dc0c9ae92153ef8cbe210b3c14884",
  },
} as const;

/** Reads the models' files from `folder`, or from the virtual environment. */
export async function readModels(
  folder: string = findModels(),
): Promise<Record<keyof typeof MODELS, Uint8Array>> {
  const read = async ({ file, sha256 }: { file: string; sha256: string }): Promise<Uint8Array> => {
    const path = join(folder, file);
    const bytes = await readFile(path);
    if (createHash("sha256").update(bytes).digest("hex") !== sha256) {
      throw new Error(`${path}: not the file of ${PACKAGE}; run: pip install ${PACKAGE}`);
    }
    return bytes;
  };
  return { detector: await read(MODELS.detector), recognizer: await read(MODELS.recognizer) };
}

/** Returns the folder of the models in a virtual environment. */
function findModels(): string {
  for (const environment of [process.env.VIRTUAL_ENV, ".venv", "venv"]) {
    for (const site of sitePackages(environment)) {
      const folder = join(site, "rapidocr/models");
      if (existsSync(folder)) return folder;
    }
  }
  throw new Error(
    "no virtual environment contains the models; name their folder with --models, or install them: " +
      `python3 -m venv .venv && .venv/bin/pip install --no-deps onnxruntime ${PACKAGE}`,
  );
}

function sitePackages(environment: string | undefined): string[] {
  if (!environment || !existsSync(environment)) return [];
  const lib = join(environment, "lib"); // "Lib" on Windows, where case does not matter
  const versions = existsSync(lib) ? readdirSync(lib).filter((name) => name.startsWith("python3")) : [];
  return [...versions.map((name) => join(lib, name, "site-packages")), join(lib, "site-packages")];
}
