/** Modules that ship with cuffi are loaded kernel by kernel. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadModule } from "../../src/driver/software/compiler.ts";
import type { SoftwareModule } from "../../src/driver/software/abi/index.ts";
import { BILATERAL_FILTER } from "../../ptx/ops/bilateral_filter.ts";
import { COPY_U8 } from "../../ptx/ops/copy/u8.ts";
import { CVT_COLOR_LAB } from "../../ptx/ops/cvt_color/lab.ts";
import { FLIP } from "../../ptx/ops/flip.ts";
import { WARP_U8 } from "../../ptx/ops/warp/u8.ts";

/** Functions, tables in constant memory, shared memory, and several kernels of one name's beginning. */
const MODULES = { BILATERAL_FILTER, COPY_U8, CVT_COLOR_LAB, FLIP, WARP_U8 };

function code(module: SoftwareModule, name: string): Uint8Array {
  const addresses = new Map(module.variables.map((variable, i) => [variable.name, 0x40000 + 0x10000 * i]));
  return module.compile(name, { blockDim: [32, 8, 1], fma: "exact", lanes: 4, memcheck: false, addresses })
    .bytes;
}

describe("a built-in module", () => {
  for (const [title, text] of Object.entries(MODULES)) {
    test(`has the kernels, variables, lines and code of the whole module: ${title}`, () => {
      const whole = loadModule(text), builtin = loadModule(text, true);
      assert.deepEqual(builtin.variables, whole.variables);
      const names = [...whole.kernels.keys()];
      assert.deepEqual([...builtin.kernels.keys()], names);
      for (const name of names) assert.deepEqual(builtin.kernels.get(name), whole.kernels.get(name));
      assert.deepEqual(code(builtin, names[0]!), code(whole, names[0]!));
    });
  }

  test("has no other kernels", () => {
    const builtin = loadModule(FLIP, true);
    assert.equal(builtin.kernels.get("flop"), undefined);
    assert.throws(() => code(builtin, "flop"), /the module has no kernel flop/);
  });
});
