/**
 * Random pipelines of image operators against the operators one by one: `bun test/fuzz/pipelines.ts [chains]
 * [first]`. With CUFFI_PTXAS, ptxas must accept their kernels for every kind of memory, too.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { openDevice } from "../../mod.ts";
import { differenceFromOperators, randomChain } from "../support/pipeline_chains.ts";

const [chains = "1000", first = "1000"] = process.argv.slice(2);
using device = await openDevice(process.env.CUFFI_DEVICE ?? "software");
const folder = mkdtempSync(join(tmpdir(), "cuffi-pipelines-"));
let findings = 0;
try {
  for (let i = Number(first); i < Number(first) + Number(chains); i++) {
    using chain = randomChain(device, i);
    const problem = differenceFromOperators(chain) ?? assemble(chain.pipeline.ptx);
    if (problem === undefined) continue;
    findings++;
    console.error(problem);
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`${chains} pipelines from ${first}: ${findings} findings`);
process.exitCode = findings === 0 ? 0 : 1;

function assemble(texts: readonly string[]): string | undefined {
  if (!process.env.CUFFI_PTXAS) return undefined;
  for (const text of texts) {
    writeFileSync(join(folder, "kernel.ptx"), text);
    for (const arch of ["sm_75", "sm_90"]) {
      const args = [`-arch=${arch}`, join(folder, "kernel.ptx"), "-o", join(folder, "kernel.cubin")];
      const { status, stderr } = spawnSync(process.env.CUFFI_PTXAS, args, { encoding: "utf8" });
      if (status !== 0) return `ptxas: ${stderr}`;
    }
  }
  return undefined;
}
