/** Every variant of an operator that accepts a call computes the same result as the others. */
import assert from "node:assert/strict";
import { after, describe, test } from "node:test";
import { type DeviceArray, DTYPES } from "../../mod.ts";
import { variantTables, withVariants } from "../../src/image/core/variants.ts";
import { resize } from "../../src/image/mod.ts";
import { operators } from "../support/contract_images.ts";
import type { Contract } from "../support/contract_suite.ts";
import { openTestDevice } from "../support/device.ts";
import { randomElements } from "../support/random.ts";

const device = await openTestDevice();
const shared = new DisposableStack();
after(() => {
  shared.dispose();
  device.dispose();
});
const HEIGHT = 12, WIDTH = 64;

/** Runs `call` and returns the operators of the tables from which it selected variants. */
function tablesUsedBy(call: () => void): string[] {
  const used = new Set<string>(), restore: (() => void)[] = [];
  for (const { operator, variants } of variantTables()) {
    for (const variant of variants as unknown as { launch: (call: never) => void }[]) {
      const { launch } = variant;
      variant.launch = (arguments_) => {
        used.add(operator);
        launch(arguments_);
      };
      restore.push(() => variant.launch = launch);
    }
  }
  try {
    call();
  } finally {
    for (const one of restore) one();
  }
  return [...used];
}

function assertAlike(result: DeviceArray, expected: DeviceArray, levels: number, message: string): void {
  const { kind } = DTYPES[result.dtype], actual = result.toHost(), wanted = expected.toHost();
  const share = result.dtype === "f16" ? 2 ** -9 : 1e-5;
  for (let i = 0; i < actual.length; i++) {
    const a = Number(actual[i]), b = Number(wanted[i]);
    const allowed = kind === "float" ? share * Math.max(1, Math.abs(b)) : levels;
    if (Object.is(a, b) || Math.abs(a - b) <= allowed) continue;
    assert.fail(`${message}: element ${i} is ${a}, not ${b}`);
  }
}

/** Forces each variant in turn; returns those that accepted the call. */
function checkVariants(contract: Contract, src: DeviceArray): string[] {
  const accepted: string[] = [];
  let expected!: DeviceArray;
  const used = tablesUsedBy(() => expected = contract.one(src, {}));
  for (const { operator, variants } of variantTables()) {
    if (!used.includes(operator)) continue;
    for (const { name } of variants) {
      let result: DeviceArray;
      try {
        result = withVariants({ [operator]: name }, () => contract.one(src, {}));
      } catch (error) {
        assert.match(String(error), /does not accept this call/);
        continue;
      }
      accepted.push(`${operator} ${name}`);
      // Blurs in fixed point round ties up. No layout selects the variant in f32 for them, which rounds to even.
      const levels = /^gaussian/.test(contract.name) && name === "u8" ? 1 : contract.levels ?? 0;
      assertAlike(
        result,
        expected,
        levels,
        `${operator} ${name}, ${src.dtype} with ${src.shape[2]} channels`,
      );
      result.dispose();
    }
  }
  expected.dispose();
  return accepted;
}

/** Calls that the contracts leave out. */
const FURTHER: readonly Contract[] = [
  {
    name: "resize by half",
    dtypes: ["u8"],
    channels: [1, 2, 3, 4],
    one: (src, options) => resize(src, [HEIGHT / 2, WIDTH / 2], options),
  },
];

describe("all variants compute the same result", () => {
  const covered = new Set<string>();
  for (const contract of [...operators(device, shared), ...FURTHER]) {
    if (!(contract.fits?.(HEIGHT, WIDTH) ?? true)) continue;
    test(contract.name, () => {
      for (const dtype of contract.dtypes) {
        for (const channels of contract.channels) {
          const shape = [HEIGHT, WIDTH, channels];
          const pixels = randomElements(dtype, HEIGHT * WIDTH * channels);
          using src = device.array(pixels, { shape, layout: "HWC" });
          for (const name of checkVariants(contract, src)) covered.add(name);
        }
      }
    });
  }

  test("the calls cover the specialized kernels of images", () => {
    const missing = variantTables().flatMap(({ operator, variants }) =>
      variants.map(({ name }) => `${operator} ${name}`)
    ).filter((name) => !covered.has(name));
    // Reductions and frames are not calls whose source and result are images.
    const others = /^(sum|findThreshold|fromYuv|toYuv|histogram|preprocess nv12)/;
    assert.deepEqual(missing.filter((name) => !others.test(name)), []);
  });
});
