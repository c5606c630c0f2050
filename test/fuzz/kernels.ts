/**
 * Random kernels in TypeScript against an interpreter of the same programs: `bun test/fuzz/kernels.ts [cases]
 * [seed]`. With CUFFI_PTXAS, ptxas must accept the PTX, too.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { type Device, openDevice } from "../../mod.ts";
import { kernel, type KernelFunction } from "../../src/kernel/mod.ts";
import { Z_LENGTH } from "./kernel_expression.ts";
import { type KernelProgram, ProgramMaker } from "./kernel_program.ts";

const PARAMETERS = { y: "f64*", z: "i32*", n: "i32", a: "f32" } as const;
const THREADS = 8;

/** Runs random kernels. Returns a description of each that differs. */
export function fuzzKernels(device: Device, seed: string, cases: number): string[] {
  const findings: string[] = [];
  const start = [...seed].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0) | 0, 7);
  for (let index = 0; index < cases; index++) {
    const program = new ProgramMaker(start + Math.imul(index, 0x9e3779b1)).make();
    const problem = check(device, program, index);
    if (problem !== undefined) findings.push(`case ${index}, seed ${seed}: ${problem}\n${program.text}`);
  }
  return findings;
}

function check(device: Device, program: KernelProgram, index: number): string | undefined {
  const fn = Object.assign(() => {}, { toString: () => program.text }) as KernelFunction<
    typeof PARAMETERS,
    Record<string, never>
  >;
  const n = index % 23 - 5, a = Math.fround((index % 17) / 7 - 1);
  const start = Int32Array.from(
    { length: THREADS * Z_LENGTH },
    (_, i) => Math.imul(i + index, 0x9e3779b1) >> (i % 31),
  );
  const z = start.slice();
  const expected: number[] = [];
  for (let t = 0; t < THREADS; t++) {
    expected.push(...program.run(t, n, a, z.subarray(t * Z_LENGTH, (t + 1) * Z_LENGTH)));
  }
  try {
    const made = kernel(PARAMETERS, fn, { name: "program", fma: false });
    if (process.env.CUFFI_PTXAS) assemble(made.ptx);
    using y_ = device.zeros([expected.length], "f64"), z_ = device.array(start);
    using module = device.loadModule(made.ptx);
    module.kernel("program").launch({ grid: 1, block: THREADS }, y_, z_, n, a);
    const y = y_.toHost(), memory = z_.toHost();
    const wrong = expected.findIndex((value, i) =>
      value !== y[i] && !(Number.isNaN(value) && Number.isNaN(y[i]))
    );
    if (wrong >= 0) {
      const thread = Math.floor(wrong / program.outputs), output = wrong % program.outputs;
      return `thread ${thread}, v${output}: expected ${expected[wrong]}, got ${
        y[wrong]
      } (n = ${n}, a = ${a})`;
    }
    const element = z.findIndex((value, i) => value !== memory[i]);
    return element < 0 ? undefined : `z[${element}]: expected ${z[element]}, got ${memory[element]}`;
  } catch (error) {
    return (error as Error).message;
  }
}

function assemble(ptx: string): void {
  const folder = mkdtempSync(join(tmpdir(), "cuffi-kernels-"));
  try {
    writeFileSync(join(folder, "kernel.ptx"), ptx);
    for (const arch of ["sm_75", "sm_90"]) {
      const args = [`-arch=${arch}`, join(folder, "kernel.ptx"), "-o", join(folder, "kernel.cubin")];
      const { status, stderr } = spawnSync(process.env.CUFFI_PTXAS!, args, { encoding: "utf8" });
      if (status !== 0) throw new Error(`ptxas: ${stderr}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  const [cases = "1000", seed = "0"] = process.argv.slice(2);
  using device = await openDevice(process.env.CUFFI_DEVICE ?? "software");
  const findings = fuzzKernels(device, seed, Number(cases));
  for (const finding of findings.slice(0, 20)) console.error(finding);
  console.log(`${cases} kernels, seed ${seed}: ${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
