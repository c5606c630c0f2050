/**
 * Hand-written WebAssembly kernels that implement the compiler's interface, to test the machine without the
 * compiler.
 */
import { alignUp } from "../../../src/base/align.ts";
import {
  type CompiledKernel,
  FAULT,
  FRAME,
  IMPORT_MODULE,
  type KernelInfo,
  type KernelParameter,
  MAX_PAGES,
  type ModuleVariable,
  type SoftwareModule,
} from "../../../src/driver/software/abi/index.ts";
import { SoftwareDriver, type SoftwareOptions } from "../../../src/driver/software/driver.ts";
import { CodeWriter } from "../../../src/driver/software/wasm/code.ts";
import { ModuleBuilder } from "../../../src/driver/software/wasm/module.ts";
import { CompileError } from "../../../src/base/errors.ts";

interface Locals {
  readonly frame: number;
  readonly parameters: number;
  readonly block: number;
  readonly counter: number;
  readonly vprintf: number;
}

interface KernelSource {
  readonly parameterBytes: readonly number[];
  /** Emits the code for one block. */
  readonly block: (code: CodeWriter, locals: Locals) => void;
  readonly prints?: boolean;
  readonly info?: Partial<KernelInfo>;
}

/** Parameters: u64 out, u32 iterations. Loops `iterations` times, then adds 1 + block to out[block]. */
const count: KernelSource = {
  parameterBytes: [8, 4],
  block(code, { parameters, block, counter }) {
    code.localGet(parameters);
    code.memory("i32.load", 8);
    code.localSet(counter);
    const spin = code.loop();
    code.localGet(counter);
    code.i32Const(1);
    code.op("i32.sub");
    code.localTee(counter);
    code.i32Const(0);
    code.op("i32.gt_s");
    code.brIf(spin);
    code.end();
    const element = () => {
      code.localGet(parameters);
      code.memory("i32.load", 0);
      code.localGet(block);
      code.i32Const(4);
      code.op("i32.mul", "i32.add");
    };
    element();
    element();
    code.memory("i32.load", 0);
    code.localGet(block);
    code.op("i32.add");
    code.i32Const(1);
    code.op("i32.add");
    code.memory("i32.store", 0);
  },
};

/** Parameter: u64 address. Loads 4 bytes from it. */
const load: KernelSource = {
  parameterBytes: [8],
  block(code, { parameters }) {
    code.localGet(parameters);
    code.memory("i32.load", 0);
    code.memory("i32.load", 0);
    code.op("drop");
  },
};

/** Parameter: u32 block. That block traps in thread 5. */
const trap: KernelSource = {
  parameterBytes: [4],
  block(code, { frame, parameters, block }) {
    code.localGet(block);
    code.localGet(parameters);
    code.memory("i32.load", 0);
    code.op("i32.eq");
    code.if();
    for (const [field, value] of [[FRAME.fault, FAULT.trap], [FRAME.thread, 5], [FRAME.line, 42]] as const) {
      code.localGet(frame);
      code.i32Const(value);
      code.memory("i32.store", field);
    }
    code.op("unreachable");
    code.end();
  },
};

/** Parameters: u64 format, u64 arguments. */
const print: KernelSource = {
  parameterBytes: [8, 8],
  prints: true,
  block(code, { frame, parameters, vprintf }) {
    code.localGet(frame);
    code.localGet(parameters);
    code.memory("i32.load", 0);
    code.localGet(parameters);
    code.memory("i32.load", 8);
    code.call(vprintf);
    code.op("drop");
  },
};

/** Requires blocks of exactly 32 threads and uses 1000 bytes of shared memory. */
const limited: KernelSource = {
  parameterBytes: [],
  block() {},
  info: { requiredBlockDim: [32, 1, 1], maxThreads: 32, staticSharedBytes: 1000, localBytes: 64 },
};

const SOURCES: Readonly<Record<string, KernelSource>> = { count, load, trap, print, limited };

const VARIABLES: readonly ModuleVariable[] = [
  variable("table", 16, new Uint8Array([1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), [{
    offset: 8,
    size: 8,
    symbol: "zeros",
    addend: 8n,
    shift: 0,
  }]),
  variable("zeros", 300, undefined, []),
];

function variable(
  name: string,
  byteLength: number,
  bytes: Uint8Array | undefined,
  relocations: ModuleVariable["relocations"],
): ModuleVariable {
  return { name, space: "global", byteLength, align: 8, bytes, relocations, linkage: "visible" };
}

/**
 * Creates a driver whose modules contain {@link SOURCES}. PTX is ignored, unless it contains "bad", which is
 * an error.
 */
export function testDriver(options: SoftwareOptions): SoftwareDriver {
  return new SoftwareDriver(options, (ptx): SoftwareModule => {
    if (ptx.includes("bad")) throw new CompileError("Invalid PTX.", "ptx, line 2: bad");
    const kernels = new Map(
      Object.entries(SOURCES).map(([name, source]) => [name, kernelInfo(name, source)]),
    );
    return {
      kernels,
      variables: VARIABLES,
      compile: (name) => compile(SOURCES[name]!, kernels.get(name)!),
      sourceOf: () => undefined,
    };
  });
}

function kernelInfo(name: string, { parameterBytes, info }: KernelSource): KernelInfo {
  const parameters: KernelParameter[] = [];
  let offset = 0;
  for (const byteLength of parameterBytes) {
    offset = alignUp(offset, byteLength);
    parameters.push({ name: `p${parameters.length}`, offset, byteLength, align: byteLength });
    offset += byteLength;
  }
  return {
    name,
    line: 1,
    parameters,
    parameterBytes: offset,
    staticSharedBytes: 0,
    sharedVariables: [],
    sharedAlign: 1,
    usesDynamicShared: false,
    localBytes: 0,
    maxThreads: undefined,
    requiredBlockDim: undefined,
    ...info,
  };
}

function compile(source: KernelSource, info: KernelInfo): CompiledKernel {
  const module = new ModuleBuilder();
  module.importMemory(IMPORT_MODULE, "memory", { minimum: 1, maximum: MAX_PAGES, shared: true });
  const vprintf = source.prints
    ? module.importFunction(IMPORT_MODULE, "vprintf", ["i32", "i32", "i32"], ["i32"])
    : -1;
  const run = module.declareFunction(["i32", "i32", "i32"], [], "run");
  const code = new CodeWriter(3);
  const [frame, block, end] = [0, 1, 2];
  const parameters = code.local("i32");
  const counter = code.local("i32");
  code.localGet(frame);
  code.memory("i32.load", FRAME.parameters);
  code.localSet(parameters);
  code.localGet(block);
  code.localGet(end);
  code.op("i32.add");
  code.localSet(end);
  const blocks = code.loop();
  code.localGet(frame);
  code.localGet(block);
  code.memory("i32.store", FRAME.block);
  source.block(code, { frame, parameters, block, counter, vprintf });
  code.localGet(block);
  code.i32Const(1);
  code.op("i32.add");
  code.localTee(block);
  code.localGet(end);
  code.op("i32.lt_u");
  code.brIf(blocks);
  code.end();
  module.defineFunction(run, code);
  module.export("run", "function", run);
  const imports: CompiledKernel["imports"] = source.prints ? ["memory", "vprintf"] : ["memory"];
  return {
    bytes: module.finish(),
    imports,
    scratchBytes: 64,
    mayLoop: true,
    staticSharedBytes: info.staticSharedBytes,
    lanes: 1,
  };
}
