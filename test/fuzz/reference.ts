/** Compares a reader with its reference implementation in Python on generated files. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { executable } from "../support/python.ts";
import { Random } from "../support/random.ts";

/** The reference's result for a file; null if it rejects the file. */
export type Answer = { readonly unusual: string | null } & Record<string, unknown>;

/** A reader and its reference. */
export interface Comparison {
  readonly name: string;
  /** Generates a file: valid, or with some mutations. */
  generate(random: Random): Uint8Array;
  /** Returns the result in the reference's form, without `unusual`. Throws TypeError for a rejected file. */
  read(file: Uint8Array): Record<string, unknown>;
}

/** The outcome of a comparison. */
export interface Figures {
  readonly cases: number;
  readonly accepted: number;
  /** Files that only the reference accepts, by the documented reason. */
  readonly deliberate: Readonly<Record<string, number>>;
  /** Descriptions of all other differences. */
  readonly differences: readonly string[];
}

const FOLDER = import.meta.dirname!;

/** Generates files from a seed. */
export function generateFiles(comparison: Comparison, seed: string, count: number): Uint8Array[] {
  const random = new Random(`${comparison.name} ${seed}`);
  return Array.from({ length: count }, () => comparison.generate(random));
}

/** Asks the reference implementation. */
export function askReference({ name }: Comparison, files: readonly Uint8Array[]): (Answer | null)[] {
  const input = new Uint8Array(files.reduce((sum, file) => sum + 4 + file.length, 0));
  let position = 0;
  for (const file of files) {
    new DataView(input.buffer).setUint32(position, file.length, true);
    input.set(file, position + 4);
    position += 4 + file.length;
  }
  const { status, stdout, stderr } = spawnSync(executable, [`${FOLDER}/${name}_reference.py`], {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(`${name}_reference.py: ${stderr}`);
  return stdout.trim().split("\n").map((line) => JSON.parse(line));
}

/** Compares every result. */
export function compare(
  { read }: Comparison,
  files: readonly Uint8Array[],
  answers: readonly (Answer | null)[],
): Figures {
  const deliberate: Record<string, number> = {};
  const differences: string[] = [];
  let accepted = 0;
  files.forEach((file, i) => {
    const describe = (text: string) =>
      `case ${i}: ${text}: ${JSON.stringify(Buffer.from(file).toString("latin1"))}`;
    const answer = answers[i] ?? null;
    let result: Record<string, unknown>;
    try {
      result = read(file);
    } catch (error) {
      if (!(error instanceof TypeError) || !/^(file|tensor|__metadata__)\b/.test(error.message)) {
        differences.push(describe(`an error of the engine: ${error}`));
      } else if (answer?.unusual) {
        deliberate[answer.unusual] = (deliberate[answer.unusual] ?? 0) + 1;
      } else if (answer) {
        differences.push(describe(`rejected (${error.message}), but valid`));
      }
      return;
    }
    accepted++;
    const { unusual: _, ...expected } = answer ?? { unusual: null };
    if (answer === null) differences.push(describe("accepted, but invalid"));
    else if (JSON.stringify(result) !== JSON.stringify(expected)) {
      differences.push(describe(`${JSON.stringify(result)} instead of ${JSON.stringify(expected)}`));
    }
  });
  return { cases: files.length, accepted, deliberate, differences };
}

/** The cases of the normal suite: seed, number of files, and the recorded answers of the reference. */
export const RECORDED = { seed: "recorded", count: 400 };

function recordFile({ name }: Comparison): string {
  return `${FOLDER}/${name}_answers.json`;
}

/** Returns the recorded answers. Throws if the generated files are not those that were recorded. */
export function recordedAnswers(comparison: Comparison, files: readonly Uint8Array[]): (Answer | null)[] {
  const { digest, answers } = JSON.parse(readFileSync(recordFile(comparison), "utf8"));
  if (digest !== digestOf(files)) {
    throw new Error(`the generator has changed: run test/fuzz/${comparison.name}.ts --record`);
  }
  return answers;
}

function digestOf(files: readonly Uint8Array[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file);
  return hash.digest("hex");
}

/** Returns a short digest of elements, as the references print it. */
export function elementsDigest(data: ArrayBufferView): string {
  return createHash("sha256").update(new Uint8Array(data.buffer, data.byteOffset, data.byteLength)).digest(
    "hex",
  )
    .slice(0, 16);
}

/** Runs a comparison from the command line: `bun test/fuzz/npy.ts [count] [seed]`, or `--record`. */
export function main(comparison: Comparison): void {
  const [first = "10000", seed = "0"] = process.argv.slice(2);
  if (first === "--record") {
    const files = generateFiles(comparison, RECORDED.seed, RECORDED.count);
    const answers = askReference(comparison, files).map((answer) => JSON.stringify(answer)).join(",\n");
    writeFileSync(
      recordFile(comparison),
      `{ "digest": "${digestOf(files)}", "answers": [\n${answers}\n] }\n`,
    );
    return;
  }
  const start = performance.now();
  const files = generateFiles(comparison, seed, Number(first));
  const { differences, ...figures } = compare(comparison, files, askReference(comparison, files));
  for (const difference of differences.slice(0, 20)) console.error(difference);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    comparison.name,
    JSON.stringify(figures, null, 1),
    `${differences.length} differences, ${seconds} s`,
  );
  if (differences.length > 0) process.exitCode = 1;
}
