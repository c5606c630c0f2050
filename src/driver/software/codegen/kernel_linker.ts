/**
 * The WebAssembly module of a kernel: imports, support functions, the memory checker and global variables.
 */
import { type CompileOptions, IMPORT_MODULE, type KernelImports, MAX_PAGES } from "../abi/index.ts";
import { allOps, type Program, type Register } from "../analysis/program.ts";
import { progressOf, waitsInLoops } from "../analysis/waits.ts";
import { fewDigits } from "../analysis/few_digits.ts";
import { NaNBits } from "../analysis/nan_canonicalization.ts";
import { SUPPORT, SupportLinker } from "../support/index.ts";
import { CodeWriter, type ValueType } from "../wasm/code.ts";
import { ModuleBuilder } from "../wasm/module.ts";
import type { KernelPlan } from "./kernel_plan.ts";
import type { HostFunction, Linker } from "./linker.ts";
import type { OriginGlobals } from "./definedness.ts";
import { CHECK_PARAMETERS, emitCheck, emitReport, REPORT_PARAMETERS } from "./memcheck.ts";
import { emitStored, STORED_PARAMETERS } from "./memcheck_global.ts";
import { type CheckedKernel, emitBeginBlock } from "./memcheck_shadow.ts";
import { type TextureImport, textureImport } from "./textures.ts";
import { emitIsStalled, STALL_PARAMETERS } from "./waits.ts";

export class KernelLinker implements Linker {
  readonly module: ModuleBuilder = new ModuleBuilder();
  readonly imports: (keyof KernelImports)[] = ["memory"];
  readonly options: CompileOptions;
  readonly threads: number;
  readonly constants: readonly { readonly address: number; readonly byteLength: number }[];
  readonly staticSharedBytes: number;
  readonly localOffset: number;
  readonly localBytes: number;
  readonly stall: Linker["stall"];
  origins: OriginGlobals | undefined;
  memcheck: number | undefined;
  stored: number | undefined;
  /** Index of the memory checker's function that runs before each block; undefined without the checker. */
  beginBlock: number | undefined;

  readonly #support: SupportLinker;
  readonly #hosts = new Map<string, number>();
  readonly #deviceFunctions = new Map<string, number>();
  readonly #nanBits = new Map<Program, NaNBits>();
  readonly #fewDigits = new Map<Program, Uint8Array>();

  constructor(plan: KernelPlan) {
    const { source: { program, functions, constants, staticSharedBytes }, options } = plan;
    const programs = [program, ...functions.values()];
    this.options = options;
    this.threads = plan.threads;
    this.staticSharedBytes = staticSharedBytes;
    this.localOffset = plan.localOffset;
    this.localBytes = plan.localBytes;
    this.constants = [...constants].map(([name, byteLength]) => ({
      address: this.moduleAddress(name),
      byteLength,
    }));
    this.module.importMemory(IMPORT_MODULE, "memory", { minimum: 1, maximum: MAX_PAGES, shared: true });
    const waiting = programs.filter(waitsInLoops);
    this.#importHosts(programs, waiting.length > 0);
    this.#support = new SupportLinker(this.module, SUPPORT);
    if (waiting.length > 0) {
      const progress = waiting.map(progressOf);
      const check = this.module.declareFunction(STALL_PARAMETERS, ["i32"], "isStalled");
      const globals = { since: this.module.global({ i64: 0n }, true), suspected: this.globalWord() };
      this.define(
        check,
        STALL_PARAMETERS.length,
        (code) => emitIsStalled(code, this.host("globaltimer"), globals),
      );
      this.stall = {
        check,
        after: new Set(progress.flatMap(({ after }) => after)),
        writes: new Set(progress.flatMap(({ writes }) => writes)),
      };
    }
  }

  /** Declares a mutable i32 global. */
  globalWord(): number {
    return this.module.global({ i32: 0 }, true);
  }

  /** Defines a function that has been declared with `parameters` parameters. */
  define(index: number, parameters: number, write: (code: CodeWriter) => void): void {
    const code = new CodeWriter(parameters);
    write(code);
    this.module.defineFunction(index, code);
  }

  /** Defines the functions of the memory checker. */
  defineChecker(checker: CheckedKernel): void {
    const origins = this.origins = {
      origin: this.module.global({ i64: 0n }, true),
      bytes: this.globalWord(),
      report: this.module.declareFunction(REPORT_PARAMETERS, [], "reportUndefined"),
    };
    this.define(origins.report, REPORT_PARAMETERS.length, emitReport);
    this.memcheck = this.module.declareFunction(CHECK_PARAMETERS, ["i32"], "memcheck");
    this.define(this.memcheck, CHECK_PARAMETERS.length, (code) => emitCheck(code, checker, origins));
    if (checker.comparesStores) {
      this.stored = this.module.declareFunction(STORED_PARAMETERS, [], "stored");
      this.define(this.stored, STORED_PARAMETERS.length, (code) => emitStored(code, checker));
    }
    this.beginBlock = this.module.declareFunction(["i32"], [], "beginBlock");
    this.define(this.beginBlock, 1, (code) => emitBeginBlock(code, checker));
  }

  /** Imports the host functions that the programs call. */
  #importHosts(programs: readonly Program[], clock: boolean): void {
    let printf = false;
    const textures = new Map<string, TextureImport>();
    for (const program of programs) {
      for (const { instruction } of allOps(program)) {
        const { opcode, operands } = instruction;
        printf ||= opcode === "call" &&
          operands.some((operand) => operand.kind === "symbol" && operand.name === "vprintf");
        clock ||= operands.some((operand) =>
          operand.kind === "special" && /^%(clock|globaltimer)/.test(operand.name)
        );
        const texture = textureImport(instruction);
        if (texture !== undefined) textures.set(texture.name, texture);
      }
    }
    if (printf) this.#importHost("vprintf", ["i32", "i32", "i32"], ["i32"]);
    if (clock) this.#importHost("globaltimer", [], ["i64"]);
    for (const { name, parameters } of textures.values()) this.#importHost(name, parameters, ["i32"]);
  }

  #importHost(name: HostFunction, parameters: readonly ValueType[], results: readonly ValueType[]): void {
    this.imports.push(name);
    this.#hosts.set(name, this.module.importFunction(IMPORT_MODULE, name, parameters, results));
  }

  host(name: HostFunction): number {
    return this.#hosts.get(name)!;
  }

  support(name: string): number {
    return this.#support.index(name);
  }

  declareDeviceFunction(name: string, parameters: readonly ValueType[]): void {
    this.#deviceFunctions.set(name, this.module.declareFunction(parameters, [], name));
  }

  deviceFunction(name: string): number {
    return this.#deviceFunctions.get(name)!;
  }

  moduleAddress(name: string): number {
    const address = this.options.addresses.get(name);
    if (address === undefined) throw new RangeError(`addresses: no address for the variable ${name}`);
    return address;
  }

  nanObservable(program: Program, register: Register): boolean {
    let nanBits = this.#nanBits.get(program);
    if (nanBits === undefined) this.#nanBits.set(program, nanBits = new NaNBits(program));
    return nanBits.observable(register.id);
  }

  hasFewDigits(program: Program, register: Register): boolean {
    let known = this.#fewDigits.get(program);
    if (known === undefined) this.#fewDigits.set(program, known = fewDigits(program));
    return known[register.id] === 1;
  }
}
