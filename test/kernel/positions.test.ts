/** Errors, faults and names of kernels refer to the file that they are written in. */
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { kernel, type Pointer, type TypedKernel } from "../../src/kernel/mod.ts";
import { positionInFile } from "../../src/kernel/typescript/positions.ts";
import { runFile } from "../support/process.ts";

const FILE = fileURLToPath(import.meta.url), LINES = readFileSync(FILE, "utf8").split("\n");

interface Values {
  readonly n: number;
}

const PROGRAM = `
const { openDevice } = await import(${JSON.stringify(new URL("../../mod.ts", import.meta.url).href)});
import { kernel } from ${JSON.stringify(new URL("../../src/kernel/mod.ts", import.meta.url).href)};

interface Options {
  readonly name?: string;
}

const checked = kernel({ y: "f32*" }, ({ y }, gpu) => {
  // A comment, and a type.
  const i: number = gpu.globalIndex();

  y[i + 1]! = 1;
}, { bounds: true } as Options);
const asserted = kernel(
  { y: "f32*" },
  ({ y }, gpu) => {
    const i = gpu.globalIndex() as number;
    gpu.assert(
      i < 6,
    );
    y[i & 7] = 1;
  },
);
const device = await openDevice("software");
const y = device.zeros([8], "f32");
try {
  ({ checked, asserted })[process.argv[2]!]!.launch(device, { grid: 1, block: 16 }, { y });
  device.synchronize();
} catch (error) {
  console.log((error as Error).message);
}
`;

describe("positions of kernels", () => {
  test("errors name file, line and column of the TypeScript source", () => {
    const wrong = kernel({ y: "f32*", n: "i32" }, ({ y, n }, gpu) => {
      // Neither comments nor types nor literals shift the position.
      const values: Values = { n: 1.0 + n }, LIMIT = 1 << 12;
      const i = gpu.globalIndex() as number;

      if (i < values.n && i < LIMIT) y[i] = n / 2;
    });
    const line = 1 + LINES.findIndex((text) => text.includes("y[i] = n / 2"));
    assert.throws(
      () => wrong.ptx,
      new RegExp(
        `^CompileError: kernel wrong, \\S+positions\\.test\\.ts:${line}:\\d+: in TypeScript, dividing two integers`,
      ),
    );
  });

  test("errors name every place of a function that the file has several times", () => {
    const makers = [
      () => {
        const twice = ({ y, n }: { y: Pointer; n: number }): void => {
          y[0] = n / 2; // first
        };
        return kernel({ y: "f32*", n: "i32" }, twice);
      },
      () => {
        const twice = ({ y, n }: { y: Pointer; n: number }): void => {
          y[0] = n / 2; // second
        };
        return kernel({ y: "f32*", n: "i32" }, twice);
      },
    ];
    const [first, second] = ["// first", "// second"].map((comment) =>
      1 + LINES.findIndex((text) => text.endsWith(`n / 2; ${comment}`))
    );
    for (const [index, make] of makers.entries()) {
      assert.throws(() => make().ptx, (error: Error) => {
        const lines = Array.from(
          error.message.matchAll(/positions\.test\.ts:(\d+):\d+/g),
          ([, line]) => Number(line),
        );
        // Bun may put the function into the call, whose place is known.
        const own = index === 0 ? first : second;
        assert.ok(lines.includes(own!) || /line \d+, column \d+/.test(error.message), error.message);
        assert.ok(
          lines.every((line) => line === first || line === second || /called at/.test(error.message)),
        );
        return true;
      });
    }
    const inCalls = [
      kernel({ y: "f32*", n: "i32" }, ({ y, n }) => void (y[0] = n / 4)), // third
      kernel({ y: "f32*", n: "i32" }, ({ y, n }) => void (y[0] = n / 4)), // fourth
    ];
    for (const [index, comment] of ["// third", "// fourth"].entries()) {
      const line = 1 + LINES.findIndex((text) => text.endsWith(`n / 4)), ${comment}`));
      assert.throws(
        () => inCalls[index]!.ptx,
        new RegExp(`positions\\.test\\.ts:${line}:\\d+: in TypeScript`),
      );
    }
  });

  test("kernels have the name of the variable, and print their parameters and place", () => {
    const scale = kernel(
      { y: "f32*", size: { width: "i32" }, list: [{ x: "f32" }] },
      ({ y, size }) => void (y[0] = size.width),
    );
    assert.equal(scale.name, "scale");
    const line = 1 + LINES.findIndex((text) => text.includes("const scale = kernel("));
    assert.equal(
      `${scale}`,
      `TypedKernel scale(y: f32*, size: { width: i32 }, list: [{ x: f32 }]), positions.test.ts:${line}`,
    );
    // A note: it has a colon, as a variable with a type has.
    const noted = kernel({}, () => {});
    const typed: TypedKernel<Record<never, never>> = kernel({}, () => {});
    assert.deepEqual([noted.name, typed.name], ["noted", "typed"]);
    const kernels = { first: kernel({ y: "f32*" }, ({ y }) => void (y[0] = 1)) };
    assert.equal(kernels.first.name, "first");
    assert.match(kernels.first.ptx, /\.entry first\(/);
    assert.equal(kernel({}, () => {}, { name: "given" }).name, "given");
    assert.equal(kernel({}, function own() {}).name, "own");
    assert.throws(() => kernel({}, () => {}, { name: 3 } as object), /name: expected a string, got 3/);
  });

  test("line information names the file on request", () => {
    const plain = kernel({ y: "f32*" }, ({ y }) => void (y[0] = 1));
    const lines = kernel({ y: "f32*" }, ({ y }) => {
      y[0] = 1;
    }, { lineInfo: true });
    assert.doesNotMatch(plain.ptx, /\.loc|\.file/);
    const line = LINES.findIndex((text) => text.includes("{ lineInfo: true }"));
    assert.match(lines.ptx, new RegExp(`\\.loc 1 ${line} \\d+\\n`));
    assert.match(lines.ptx, /\n\.file 1 ".*positions\.test\.ts"\n$/);
  });

  test("faults of bounds and assertions name thread, condition and line", () => {
    const folder = mkdtempSync(join(tmpdir(), "cuffi-test-"));
    try {
      const file = join(folder, "app.ts");
      writeFileSync(file, PROGRAM);
      const line = (text: string): number =>
        1 + PROGRAM.split("\n").findIndex((one) => one.trim().startsWith(text));
      for (const memcheck of ["", "1"]) {
        for (
          const [name, fault] of [
            [
              "checked",
              `i \\+ 1 is an index of y in kernel checked, .*thread \\(7, 0, 0\\), \\S+app.ts:${
                line("y[i + 1]")
              }:\\d+`,
            ],
            [
              "asserted",
              `i < 6 in kernel asserted, .*thread \\(6, 0, 0\\), \\S+app.ts:${line("gpu.assert")}:\\d+`,
            ],
          ] as const
        ) {
          const { stdout, stderr } = runFile(file, [name], { CUFFI_MEMCHECK: memcheck }, folder);
          assert.match(stdout, new RegExp(`failed assertion: ${fault}.*, 710\\)`), stdout + stderr);
        }
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test("are unknown if the file is missing or has another function at the call", () => {
    const text = "({ y }) => {\n  y[0] = unknown;\n}", at = text.indexOf("y[0]");
    assert.equal(positionInFile({ name: "k", text, site: "/nowhere/app.ts:3:4" }, at), undefined);
    assert.equal(positionInFile({ name: "k", text, site: "" }, at), undefined);
    assert.equal(positionInFile({ name: "k", text, site: `${FILE}:1:1` }, at), undefined);
  });
});
