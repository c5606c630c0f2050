/**
 * Fuzzing with damaged PTX: random bytes, truncated texts and changed tokens. Each text either compiles or
 * gives an error with a line. Nothing hangs, and no kernel writes outside its memory.
 *
 * `CUFFI_FUZZ` is the number of cases, `CUFFI_FUZZ_SEED` a word that seeds them.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import process from "node:process";
import { CompileError, CudaError } from "../../src/base/errors.ts";
import type { Driver } from "../../src/driver/driver.ts";
import { loadModule } from "../../src/driver/software/compiler.ts";
import type { SoftwareModule } from "../../src/driver/software/abi/index.ts";
import { createSoftwareDriver } from "../../src/driver/software/index.ts";
import { parseSignatures } from "../../src/core/module/signature.ts";
import { NORMALIZE } from "../../ptx/ops/normalize.ts";
import { RESIZE_NORMALIZE } from "../../ptx/ops/resize_normalize.ts";
import { Random } from "../support/random.ts";
import { FAMILIES } from "../conformance/suite.ts";

const CASES = Number(process.env.CUFFI_FUZZ ?? 10_000);
const SEED = process.env.CUFFI_FUZZ_SEED ?? "fuzz";
/** A case that takes longer counts as a hang. */
const MAX_MILLISECONDS = 2000;

const BUFFER_BYTES = 4096;
const THREADS = 32;

/** Returns small modules with one kernel each, so that most mutations change code. */
function seeds(): string[] {
  const texts = [...FAMILIES.map(({ ptx }) => ptx), NORMALIZE, RESIZE_NORMALIZE];
  return texts.flatMap((text) => {
    const header = text.slice(0, text.indexOf("_size 64") + 9);
    return text.split(/(?=^\.visible \.entry )/m).slice(1).filter((kernel) => kernel.length < 6000).map((
      kernel,
    ) => header + kernel);
  });
}

const TOKEN = /[\w.%$]+|\S/g;
// deno-fmt-ignore
const UNUSUAL_TOKENS = [
  "0", "-1", "4294967296", "99999999999999999999", "0f7FC00000", "0d", "0x", "%r1", "%rd999", "%p1", "_", "{", "}", "[", "]", "(", ")", ";", ",",
  "@", "!", ".u32", ".f16x2", ".v4", ".b128", "ret", "bra", "call", "bar.sync", "shfl.sync", "atom", "ld.global.u64", ".reg .b32 %z<4000000000>;",
  ".shared .align 4096 .b8 big[2000000000];", ".param .align 3 .b8 odd[7]", "$nowhere", "\0", "\"", "//", "/*", "\\", "é", ".version", ".entry", ".loc 1 2 3",
];

/** Returns a damaged text. */
function damaged(sources: readonly string[], random: Random): string {
  const text = random.pick(sources);
  switch (random.below(8)) {
    case 0:
      return String.fromCharCode(...Array.from({ length: random.below(300) }, () => random.below(256)));
    case 1:
      return text.slice(0, random.below(text.length));
    case 2: {
      const at = random.below(text.length);
      return text.slice(0, at) + text.slice(at + random.below(60));
    }
    case 3: {
      const at = random.below(text.length);
      return text.slice(0, at) + String.fromCharCode(random.below(128)) + text.slice(at + 1);
    }
    case 4: {
      const lines = text.split("\n");
      const [a, b] = [random.below(lines.length), random.below(lines.length)];
      [lines[a], lines[b]] = [lines[b]!, lines[a]!];
      return lines.join("\n");
    }
    default:
      return changedTokens(text, random);
  }
}

/** Replaces one to three tokens by other tokens of the text or by unusual ones. */
function changedTokens(text: string, random: Random): string {
  let result = text;
  for (let k = random.below(3); k >= 0; k--) {
    const tokens = [...result.matchAll(TOKEN)];
    const old = random.pick(tokens);
    const replacement = random.below(2) ? random.pick(tokens)[0] : random.pick(UNUSUAL_TOKENS);
    result = result.slice(0, old.index) + replacement + result.slice(old.index + old[0].length);
  }
  return result;
}

/** Replaces registers and numbers by others of their kind, which gives another valid program. */
function changedOperands(text: string, random: Random): string {
  const code = text.indexOf("ld.param");
  const operands = [...text.matchAll(/%[a-z]+\d+|\b\d+\b/g)].filter(({ index }) => index > code);
  const kind = (operand: string): string => operand.replace(/\d+/, "");
  let result = text;
  for (let k = 0; k < 2; k++) {
    const old = random.pick(operands);
    const others = operands.filter(([other]) =>
      kind(other) === kind(old[0]) && other.length === old[0].length
    );
    const [replacement] = random.pick(others);
    result = result.slice(0, old.index) + replacement + result.slice(old.index + old[0].length);
  }
  return result;
}

/** Compiles all kernels and checks that the result is valid WebAssembly. */
function compileAll(module: SoftwareModule, lanes: 1 | 4): void {
  let next = 200_000;
  const addresses = new Map(module.variables.map(({ name }) => [name, next += 256]));
  for (const name of module.kernels.keys()) {
    const options = { blockDim: [32, 1, 1], fma: "exact", lanes, memcheck: false, addresses } as const;
    const { bytes } = module.compile(name, options);
    assert.ok(WebAssembly.validate(bytes), `the code of ${name} is not valid WebAssembly`);
  }
}

/** Compiles a text; returns a description of the problem if anything but a proper error occurs. */
function problem(text: string, lanes: 1 | 4, count: { rejected: number }): string | undefined {
  const begin = performance.now();
  try {
    compileAll(loadModule(text), lanes);
  } catch (error) {
    count.rejected++;
    if (!(error instanceof CompileError || error instanceof CudaError)) return (error as Error).stack;
    if (!/line \d+/.test(error.message)) return `no line in the error: ${error.message}`;
  }
  const elapsed = performance.now() - begin;
  return elapsed > MAX_MILLISECONDS ? `took ${elapsed} ms` : undefined;
}

/** True for kernels that always end: all branches go forward, and no thread waits for another. */
function alwaysEnds(text: string): boolean {
  const label = text.search(/^\$\w+:/m);
  const onlyForward = label < 0 || Math.max(text.lastIndexOf("bra"), text.lastIndexOf("brx")) < label;
  return onlyForward && !/call|bar|shfl|vote|match/.test(text);
}

/** Launches all kernels of a text with pointers to one small buffer. */
function runAll(driver: Driver, text: string): void {
  const buffer = driver.memory.allocate(BUFFER_BYTES);
  driver.copies.memset(buffer, 0, 1, BUFFER_BYTES, null);
  const module = driver.modules.load(text);
  for (const [name, parameters] of parseSignatures(text)) {
    const end = parameters.at(-1);
    const block = driver.functions.parameterBlock(
      end ? end.offset + end.byteLength : 0,
      parameters.map(({ offset }) => offset),
    );
    for (const { offset, byteLength } of parameters) {
      if (byteLength === 8) block.view.setBigUint64(offset, buffer, true);
      else if (byteLength === 4) block.view.setUint32(offset, THREADS, true);
    }
    driver.launch(driver.modules.function(module, name), 1, 1, 1, THREADS, 1, 1, 0, 0n, block);
    driver.streams.synchronize(0n);
  }
}

describe("fuzzing", () => {
  test(`${CASES} damaged texts compile or give an error with a line`, () => {
    const random = new Random(SEED);
    const sources = seeds();
    const count = { rejected: 0 };
    /** The shortest text for each distinct problem. Problems with the same stack are the same. */
    const problems = new Map<string, string>();
    for (let i = 0; i < CASES; i++) {
      const text = damaged(sources, random);
      const found = problem(text, i % 2 ? 1 : 4, count);
      if (found === undefined) continue;
      const key = found.split("\n").slice(0, 3).join("\n");
      const known = problems.get(key);
      if (known === undefined || text.length < known.length) problems.set(key, text);
    }
    const list = [...problems].slice(0, 8).map(([found, text]) => `${found}\n--- PTX:\n${text}`);
    assert.equal(problems.size, 0, `${problems.size} problems\n\n${list.join("\n\n")}`);
    assert.ok(count.rejected > CASES / 3, `only ${count.rejected} of ${CASES} texts gave an error`);
  });

  test("changed kernels end normally or with a CUDA error, and the device stays usable", () => {
    const random = new Random(SEED);
    const sources = seeds().filter(alwaysEnds);
    const driver = createSoftwareDriver({ memcheck: true, workers: 0 });
    let ran = 0, faults = 0;
    for (let i = 0; i < CASES / 10; i++) {
      const text = changedOperands(random.pick(sources), random);
      if (!alwaysEnds(text)) continue;
      driver.contexts.setCurrent(driver.contexts.retain(0));
      try {
        runAll(driver, text);
        ran++;
      } catch (error) {
        const known = error instanceof CompileError || error instanceof CudaError;
        assert.ok(known, `case ${i}: ${(error as Error).stack}\n--- PTX:\n${text}`);
        if (error instanceof CudaError) faults++;
      } finally {
        driver.contexts.release(0);
      }
    }
    assert.ok(ran > CASES / 50 && faults > CASES / 200, `${ran} kernels ran, ${faults} faulted`);
  });
});
