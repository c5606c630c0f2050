/** Kernels whose text a minifier has rewritten: the parameters keep their names, everything else may change. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { Device } from "../../mod.ts";
import { kernel, type KernelFunction } from "../../src/kernel/mod.ts";
import { useTestDevice } from "../support/suite_device.ts";

/** A development dependency, which machines with a GPU may lack. */
const rolldown = await import("rolldown").then((module) => module.rolldown, () => undefined);

const PARAMETERS = { y: "f32*", n: "i32" } as const;

/** One thread per element; a function, a loop with break, early returns, and a choice. */
const program: KernelFunction<typeof PARAMETERS, { LIMIT: number }> = ({ y, n }, gpu, { LIMIT }) => {
  const i = gpu.globalIndex();
  if (i >= n) return;
  const half = (value: number) => value * 0.5;
  let steps = 0, value = y[i]!;
  while (steps < LIMIT) {
    if (value < 1.0) break;
    value = half(value);
    steps++;
  }
  if (i % 2 === 0 && steps > 2) {
    y[i] = steps;
  } else {
    y[i] = value > 0.75 ? -1.0 : value;
  }
};

/** The same program as minifiers write it. */
const MINIFIED: Readonly<Record<string, string>> = {
  "in the style of esbuild":
    "({y:e,n:t},r,{LIMIT:a})=>{const o=r.globalIndex();if(o>=t)return;const l=s=>s*.5;let f=0,c=e[o];for(;f<a&&!(c<1);)c=l(c),f++;o%2===0&&f>2?e[o]=f:e[o]=c>.75?-1:c}",
  "in the style of terser":
    "function(e,t,{LIMIT:n}){var r=t.globalIndex();if(!(r>=e.n)){for(var a=0,o=e.y[r];a<n&&!(o<1);)o*=.5,a++;r%2==0&&a>2?e.y[r]=a:e.y[r]=o>.75?-1:o}}",
  "with gpu destructured":
    "({y:e,n:t},{globalIndex:r},{LIMIT:n})=>{let a=r();if(!(a>=t)){let l=0,u=e[a];for(;l<n;){if(u<1)break;u*=.5,l++}if(a%2==0&&l>2)e[a]=l;else e[a]=u>.75?-1:u}}",
};

describe("minified kernels", () => {
  let device: Device;
  useTestDevice((opened) => device = opened);

  function results(fn: typeof program): Float32Array {
    const made = kernel(PARAMETERS, fn, { name: "program", constants: { LIMIT: 256 } });
    using y = device.array(Float32Array.from({ length: 64 }, (_, i) => i * 1.3));
    made.launch(device, { grid: 2, block: 32 }, { y, n: 60 });
    return y.toHost();
  }

  for (const [name, text] of Object.entries(MINIFIED)) {
    test(name, () => {
      const fn = Object.assign(() => {}, { toString: () => text }) as typeof program;
      assert.deepEqual(results(fn), results(program));
    });
  }

  const skip = process.versions.bun === undefined
    ? "once is enough"
    : rolldown === undefined && "needs Rolldown";
  test("by Rolldown, which keeps the results", { skip }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-minified-"));
    try {
      const source = join(folder, "program.js");
      writeFileSync(source, `export const program = ${program};`);
      await using build = await rolldown!({ input: source });
      const { output } = await build.generate({ format: "esm", minify: true });
      const file = join(folder, "minified.mjs");
      writeFileSync(file, output[0].code);
      const minified = await import(pathToFileURL(file).href) as { program: typeof program };
      assert.ok(String(minified.program).length < String(program).length);
      assert.deepEqual(results(minified.program), results(program));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  const bun = process.versions.bun === undefined && "once is enough";
  test("by Bun, which keeps the results", { skip: bun }, () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-minified-"));
    try {
      const source = join(folder, "program.ts"), file = join(folder, "minified.js");
      writeFileSync(source, `export const program = ${program};\nconsole.log(String(program));`);
      for (const options of [["--minify"], ["--minify", "--target=bun"], ["--minify-syntax"]]) {
        execFileSync(process.execPath, ["build", ...options, source, "--outfile", file]);
        const text = execFileSync(process.execPath, [file], { encoding: "utf8" });
        const fn = Object.assign(() => {}, { toString: () => text.trim() }) as typeof program;
        assert.deepEqual(results(fn), results(program));
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
