/** Kernels of custom functions that were written in advance: which functions take them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { pipeline, type PipelineKernels } from "../../../src/image/mod.ts";
import { pixelFunction } from "../../../src/kernel/mod.ts";
import { warmTargetOf } from "../../../src/kernel/warm_target.ts";

/** Returns the pipeline of a function, or of a text as a minifier writes it. */
function mapped(fn: unknown, constants: object = { GAIN: 0.5, LIMIT: 200 }, type: "f32" | "i32" = "f32") {
  const source = typeof fn === "string" ? Object.assign(() => {}, { toString: () => fn }) : fn;
  const tint = pixelFunction({ amount: type }, source as never, { constants: constants as never });
  return pipeline("u8", 3).flip("both").map(tint, { amount: 1 });
}

function kernelsOf(of: object): PipelineKernels {
  return warmTargetOf(of)!.values[0] as PipelineKernels;
}

// deno-lint-ignore no-explicit-any -- a function as users write it, without its types
const tint = ({ x, y, z, row, amount }: any, _gpu: unknown, { GAIN, LIMIT }: any) => {
  const scaled = (value: number) => value * GAIN + amount;
  let red = x;
  if (x < LIMIT) {
    red = scaled(x);
  } else {
    red = 255 - x;
  }
  for (let i = 0; i < row; i++) {
    if (red > 100) break;
    red += 3;
  }
  return { x: red, y: Math.max(y, z), z: row % 2 === 0 ? z : Math.exp(y * 0.01) };
};

describe("kernels of a custom function", () => {
  const kernels = kernelsOf(mapped(tint));

  const SAME: Readonly<Record<string, string>> = {
    "in the style of esbuild":
      "({x:e,y:t,z:n,row:r,amount:a},o,{GAIN:l,LIMIT:f})=>{const s=u=>u*l+a;let c=e;e<f?c=s(e):c=255-e;for(let u=0;u<r&&!(c>100);u++)c+=3;return{x:c,y:Math.max(t,n),z:r%2===0?n:Math.exp(t*.01)}}",
    "in the style of terser":
      "function(e,t,n){var r=e.x,a=r<n.LIMIT?r*n.GAIN+e.amount:255-r;for(var o=0;o<e.row&&!(a>100);o++)a+=3;return{x:a,y:Math.max(e.y,e.z),z:e.row%2?Math.exp(.01*e.y):e.z}}",
    "with exchanged branches":
      "({x,y,z,row,amount},_,{GAIN,LIMIT})=>{let r;x>=LIMIT?r=255-x:r=GAIN*x+amount;let i=0;while(i<row){if(r>100)break;r=r+3;i+=1}return{x:r,y:Math.max(y,z),z:row%2!=0?Math.exp(y*.01):z}}",
  };
  for (const [name, text] of Object.entries(SAME)) {
    test(`are those of the function ${name}`, () => {
      const taken = mapped(text).withKernels(kernels);
      assert.deepEqual(taken.ptx, Object.values(kernels.kernels).map((one) => (one as { ptx: string }).ptx));
    });
  }

  const text = String(tint);
  const changed = (from: string, to: string) => {
    assert.ok(text.includes(from), from);
    return text.replace(from, to);
  };
  const OTHER: Readonly<Record<string, () => object>> = {
    "another constant": () => mapped(tint, { GAIN: 0.25, LIMIT: 200 }),
    "another limit": () => mapped(tint, { GAIN: 0.5, LIMIT: 201 }),
    "another literal": () => mapped(changed("255 - x", "254 - x")),
    "another comparison": () => mapped(changed("x < LIMIT", "x <= LIMIT")),
    "another condition": () => mapped(changed("row % 2 === 0", "row % 2 === 1")),
    "another operation": () => mapped(changed("GAIN + amount", "GAIN - amount")),
    "another function": () => mapped(changed("Math.max", "Math.min")),
    "a function of another accuracy": () => mapped(changed("Math.exp", "_gpu.fast.exp")),
    "another channel": () => mapped(changed("? z", "? y")),
    "another order of a loop": () => mapped(changed("red > 100", "red > amount")),
    "another type of a value": () => mapped(tint, undefined, "i32"),
  };
  for (const [name, create] of Object.entries(OTHER)) {
    test(`are not those of one with ${name}`, () => {
      const other = create() as ReturnType<typeof mapped>;
      assert.throws(
        () => other.withKernels(kernels),
        /^TypeError: kernels: expected those of Pipeline u8 × 3 → flip → .*, got those of Pipeline .* with other options or functions; run cuffi warm --out again$/,
      );
    });
  }

  test("do not depend on the name of the function, and loops that may not end are compared, too", () => {
    const make = (step: number, name: string) =>
      pipeline("u8", 1).map(
        pixelFunction({ k: "f32" }, ({ x, k }, _gpu, { STEP }) => {
          let value = x;
          while (value > STEP) value *= k;
          return { x: value };
        }, { name, constants: { STEP: step } }),
        { k: 0.5 },
      );
    const written = kernelsOf(make(1.5, "decay"));
    make(1.5, "e").withKernels(written);
    assert.throws(() => make(2.5, "decay").withKernels(written), /with other options or functions/);
  });
});
