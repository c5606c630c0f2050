/** Whether this engine's `f32x4.relaxed_madd` rounds once, as `fma.rn.f32` must. */
import type { FmaMode } from "../abi.ts";
import { CodeWriter } from "../wasm/code.ts";
import { ModuleBuilder } from "../wasm/module.ts";

/** The fastest correctly rounded mode that the engine has. */
export function exactFmaMode(): FmaMode {
  try {
    const module = new ModuleBuilder();
    const index = module.declareFunction(["f32", "f32"], ["f32"], "madd");
    const code = new CodeWriter(2);
    code.localGet(0);
    code.op("f32x4.splat");
    code.localGet(0);
    code.op("f32x4.splat");
    code.localGet(1);
    code.op("f32x4.splat", "f32x4.relaxed_madd");
    code.lane("f32x4.extract_lane", 0);
    module.defineFunction(index, code);
    module.export("madd", "function", index);
    const { madd } = new WebAssembly.Instance(new WebAssembly.Module(module.finish())).exports;
    // (1 + 2⁻¹²)² = 1 + 2⁻¹¹ + 2⁻²⁴, whose last term a rounded product loses.
    const factor = 1 + 2 ** -12;
    return (madd as (a: number, c: number) => number)(factor, -1 - 2 ** -11) === 2 ** -24 ? "fused" : "exact";
  } catch {
    return "exact";
  }
}
