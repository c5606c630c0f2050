/** Generates the kernel of a chain of steps. */
import { PIXEL_TILE } from "../../../ptx/layouts.ts";
import type { DType } from "../../base/dtype.ts";
import { KernelBuilder } from "../../kernel/ir/builder.ts";
import { optimize } from "../../kernel/ir/passes.ts";
import type { KernelIR, Value } from "../../kernel/ir/ir.ts";
import { writePtx } from "../../kernel/ptx/writer.ts";
import { Emitter } from "./emitter.ts";
import { type Field, Fields } from "./fields.ts";
import { nv12Pixels } from "./nv12.ts";
import { RESULT, type ResultMemory, storePixels } from "./result.ts";
import { SOURCE, type SourceMemory, sourcePixels } from "./source.ts";
import type { Step } from "./step.ts";

/** Everything that the text of a kernel depends on, besides its steps. */
export interface KernelForm {
  readonly memory: SourceMemory;
  readonly result: ResultMemory;
  /** True if the numbers of each image are in a table on the device, false if they are arguments. */
  readonly listed: boolean;
}

/** A kernel and the layout of its arguments. */
export interface FusedKernel {
  readonly name: string;
  readonly ptx: string;
  /** Pixels per thread, {@link PIXEL_TILE}[1] rows apart. */
  readonly rows: number;
  readonly image: Layout;
  readonly shared: Layout;
}

/** A structure of numbers. */
interface Layout {
  readonly fields: readonly Field[];
  readonly byteLength: number;
}

/** A chain of steps that become one kernel. */
export interface Chain {
  readonly dtype: DType;
  readonly channels: number;
  /** Whether the source is NV12 frames, which are converted to RGB. */
  readonly nv12: boolean;
  readonly steps: readonly Step[];
  /** Kernels that were compiled in advance, by their structure. */
  readonly compiled?: CompiledKernels | undefined;
}

/** Kernels by their structure. */
export type CompiledKernels = Readonly<Record<string, FusedKernel>>;

/** Kernels by structure, and by chain for a faster lookup. */
const kernels = new Map<string, FusedKernel>();
const kernelsOf = new WeakMap<Chain, Map<string, FusedKernel>>();

/** Returns the kernel of a chain, and generates it when its structure first occurs. */
export function fusedKernel(chain: Chain, form: KernelForm): FusedKernel {
  let own = kernelsOf.get(chain);
  if (own === undefined) kernelsOf.set(chain, own = new Map());
  const formKey = `${form.memory} ${form.result} ${form.listed}`;
  let kernel = own.get(formKey);
  if (kernel === undefined) own.set(formKey, kernel = findKernel(chain, form, formKey));
  return kernel;
}

/** Returns the structure of a kernel for kernels that were written in advance, by another runtime. */
export function kernelKey(
  { dtype, channels, nv12, steps }: Chain,
  { memory, result, listed }: KernelForm,
): string {
  const keys = steps.map((step) => step.structure?.() ?? step.key);
  return [dtype, channels, ...nv12 ? ["nv12"] : [], memory, result, ...listed ? ["listed"] : [], ...keys]
    .join(" | ");
}

function findKernel(chain: Chain, form: KernelForm, formKey: string): FusedKernel {
  const { dtype, channels, nv12, steps, compiled } = chain;
  const known = compiled?.[kernelKey(chain, form)];
  if (known !== undefined) return known;
  const key = [dtype, channels, nv12, formKey, ...steps.map((step) => step.key)].join("\n");
  let kernel = kernels.get(key);
  if (kernel === undefined) kernels.set(key, kernel = write(chain, form));
  return kernel;
}

/** Rows per thread without interpolation: one pixel alone has too few loads in flight. */
const ROWS = 4;

/**
 * Interpolation has enough loads, and its result is usually smaller: one pixel per thread, as in
 * resizeNormalize.
 */
function rowsPerThread({ steps }: Chain): number {
  return steps.some(({ kind }) => kind === "sample") ? 1 : ROWS;
}

function write(chain: Chain, { memory, result, listed }: KernelForm): FusedKernel {
  const names = chain.steps.filter(({ key }) => key !== "").map(({ name }) => name);
  const name = ["pipeline", ...names].join("_").replace(/[^a-zA-Z0-9_]/g, "_").slice(0, 96);
  const b = new KernelBuilder(name);
  const [columns, lines] = PIXEL_TILE, rows = rowsPerThread(chain);
  const z = b.special("blockIdx.z");
  let image: Fields, base: Value, chroma: Value | undefined, target: Value;
  if (listed) {
    const table = b.pointerParameter("images", "u8", { readOnly: true });
    const offset = b.multiplyWide(z, b.scalarParameter("imageBytes", "i32"));
    image = new Fields(b, { ...table, base: b.add(table.base, b.bitcast(offset, "u64")) });
    base = image.read(SOURCE, "data", "u64");
    target = image.read(RESULT, "data", "u64");
  } else {
    const source = b.pointerParameter("source", "u8"), written = b.pointerParameter("result", "u8");
    image = new Fields(b, b.bytesParameter("image", 8, 8));
    const offset = (step: number, name = "image"): Value =>
      b.bitcast(b.mul(b.convert(z, "i64"), image.read(step, name, "i64")), "u64");
    base = b.add(source.base, offset(SOURCE));
    target = b.add(written.base, offset(RESULT));
    if (chain.nv12) chroma = b.add(image.read(SOURCE, "chromaData", "u64"), offset(SOURCE, "chromaImage"));
  }
  if (chain.nv12) chroma ??= image.read(SOURCE, "chromaData", "u64");
  const shared = new Fields(b, b.bytesParameter("numbers", 8, 8));
  const e = new Emitter(b, image, shared);
  const x = b.add(b.mul(b.special("blockIdx.x"), columns), b.special("threadIdx.x"));
  const y = b.add(b.mul(b.special("blockIdx.y"), rows * lines), b.special("threadIdx.y"));
  let pixels = chroma === undefined
    ? sourcePixels(e, base, chain.dtype, chain.channels, memory)
    : nv12Pixels(e, base, chroma, memory);
  chain.steps.forEach((step, i) => {
    if (step.emit !== undefined) pixels = step.emit(e, pixels, e.numbersOf(i));
  });
  const each = Array.from({ length: rows }, (_, i) => b.add(y, i * lines));
  storePixels(e, target, result, x, each, pixels);
  // The steps fuse products with sums exactly where the operators' kernels do.
  const ptx = writePtx(
    optimize(sized(b.finish({ maxThreads: columns * lines }), image, shared), { fma: false }),
  );
  const layout = ({ list, byteLength }: Fields): Layout => ({ fields: list, byteLength });
  return { name, ptx, rows, image: layout(image), shared: layout(shared) };
}

/** Returns the kernel with the sizes of its structures, which are only known now. */
function sized(kernel: KernelIR, image: Fields, shared: Fields): KernelIR {
  const fieldsOf: Readonly<Record<string, Fields>> = { image, numbers: shared };
  const parameters = kernel.parameters.map((one) => {
    const fields = one.type === "bytes" ? fieldsOf[one.name] : undefined;
    return fields === undefined ? one : { ...one, byteLength: fields.byteLength };
  });
  return { ...kernel, parameters };
}
