/**
 * Calls C functions through a _mailbox_, for Node.js, whose FFI validates every integer in JavaScript (0.3 to
 * 5 microseconds for 4 to 11 arguments) and keeps a handle of every view it receives until the next turn of
 * the event loop, which slows down garbage collection.
 *
 * The mailbox is a block of 64-bit words: the address of the function, its result and its arguments. A
 * routine in machine code receives the address of the block as its only argument, loads the registers and the
 * stack from it and calls the function. That argument is an f64, the type that Node's FFI passes without
 * validation. A call with 11 integers takes 140 ns.
 *
 * The routines depend on no address, so all threads of a process share them. Each thread has its own mailbox.
 * A call loads its arguments before the function starts, and stores its result after the function has
 * returned, so calls can be nested.
 *
 * - Assumes: Linux on x86-64 and the System V calling convention, in which integers and pointers are passed
 *   alike, and the upper half of the register of a 32-bit argument is ignored. `dlopen` accepts a file in
 *   memory (`memfd_create`). Addresses are below 2^53.
 * - If that fails: on other platforms, without /proc, and where code generation from strings is forbidden,
 *   {@link Mailbox.open} throws and functions are called by `node:ffi` alone. A wrong instruction would corrupt
 *   memory or end the process.
 * - Switch: `CUFFI_DISABLE=mailbox` calls functions by `node:ffi` alone.
 */
import { type NodeFfi, nodeFfi, type NodeLibraryHandle, pointerOf } from "../node_ffi.ts";
import { nodeProcess } from "../node_builtins.ts";
import type { CSymbol, CType } from "../runtime.ts";
import { elfLibrary } from "./elf_library.ts";

/** Layout of the mailbox, in 64-bit words. Arguments 0 to 5 go to registers, 6 to 13 to the stack. */
const FUNCTION = 0, RESULT = 1, ARGUMENTS = 2, WORDS = 16;
const MAX_REGISTERS = 6, MAX_ARGUMENTS = WORDS - ARGUMENTS;

// deno-fmt-ignore
const ENTER = [
  0x53,                         // push rbx
  0xf2, 0x48, 0x0f, 0x2c, 0xd8, // cvttsd2si rbx, xmm0
];
// deno-fmt-ignore
const PUSH_ARGUMENTS = [
  0xff, 0x73, 0x78, // push [rbx + 8 * 15]
  0xff, 0x73, 0x70, // …
  0xff, 0x73, 0x68,
  0xff, 0x73, 0x60,
  0xff, 0x73, 0x58,
  0xff, 0x73, 0x50,
  0xff, 0x73, 0x48,
  0xff, 0x73, 0x40, // push [rbx + 8 * 8]
];
// deno-fmt-ignore
const CALL = [
  0x48, 0x8b, 0x7b, 0x10, // mov rdi, [rbx + 8 * 2]
  0x48, 0x8b, 0x73, 0x18, // mov rsi, [rbx + 8 * 3]
  0x48, 0x8b, 0x53, 0x20, // mov rdx, [rbx + 8 * 4]
  0x48, 0x8b, 0x4b, 0x28, // mov rcx, [rbx + 8 * 5]
  0x4c, 0x8b, 0x43, 0x30, // mov r8, [rbx + 8 * 6]
  0x4c, 0x8b, 0x4b, 0x38, // mov r9, [rbx + 8 * 7]
  0x31, 0xc0,             // xor eax, eax
  0xff, 0x13,             // call [rbx]
  0x48, 0x89, 0x43, 0x08, // mov [rbx + 8], rax
];
const POP_ARGUMENTS = [0x48, 0x83, 0xc4, 0x40]; // add rsp, 64
const LEAVE = [0x5b, 0xc3]; // pop rbx; ret

/** `int routine(double mailbox)`: the low half of the function's result is returned, too. */
const ROUTINES = {
  cuffi_call: [...ENTER, ...CALL, ...LEAVE],
  cuffi_call_stack: [...ENTER, ...PUSH_ARGUMENTS, ...CALL, ...POP_ARGUMENTS, ...LEAVE],
} as const;

/**
 * Eight unused arguments follow the address. With up to eight floats, V8 calls a function directly, in 12 ns
 * instead of 140. But it compiles such calls on another thread, with data that Node frees when a Worker or the
 * process ends: one in six programs that ended during a compilation crashed (Node.js 26.10).
 */
const SIGNATURE = { arguments: new Array<string>(9).fill("f64"), return: "i32" };
const UNUSED = "0, 0, 0, 0, 0, 0, 0, 0";

type Unused = [number, number, number, number, number, number, number, number];
type Routine = (mailbox: number, ...unused: Unused) => number;

/** How generated code stores argument `a` in the mailbox. Floats are not passed this way. */
const STORES: Partial<Record<CType, (word: number, a: string) => string>> = {
  i32: (word, a) => `u32[${2 * word}] = ${a};`,
  u32: (word, a) => `u32[${2 * word}] = ${a};`,
  u16: (word, a) => `u32[${2 * word}] = ${a} & 0xffff;`,
  u8: (word, a) => `u32[${2 * word}] = ${a} & 0xff;`,
  i64: (word, a) => `u64[${word}] = ${a};`,
  u64: (word, a) => `u64[${word}] = ${a};`,
  usize: (word, a) => `u64[${word}] = ${a};`,
  address: (word, a) => `u64[${word}] = ${a};`,
  buffer: storePointer,
  nullable: storePointer,
};

/** How generated code returns the result of `call`. */
const RESULTS: Partial<Record<CType, (call: string) => string>> = {
  void: (call) => `${call};`,
  i32: (call) => `return ${call};`,
  u32: (call) => `return ${call} >>> 0;`,
  u16: (call) => `return ${call} & 0xffff;`,
  u8: (call) => `return ${call} & 0xff;`,
  i64: (call) => `${call}; return i64[${RESULT}];`,
  u64: (call) => `${call}; return u64[${RESULT}];`,
  usize: (call) => `${call}; return u64[${RESULT}];`,
  address: (call) => `${call}; return u64[${RESULT}];`,
};

/** A store of halves, because a bigint for the address would be allocated. */
function storePointer(word: number, a: string): string {
  return `p = pointerOf(${a}); u32[${2 * word}] = p; u32[${2 * word + 1}] = p / 0x100000000;`;
}

/** Whether a function can be called through a mailbox. */
export function fitsMailbox({ parameters, result }: CSymbol): boolean {
  return parameters.length <= MAX_ARGUMENTS && result in RESULTS &&
    parameters.every(([, type]) => type in STORES);
}

/** The mailbox of this thread. */
export class Mailbox {
  readonly #words: BigUint64Array = new BigUint64Array(new ArrayBuffer(WORDS * 8));
  /** Node closes a library whose object is collected. */
  readonly #library: NodeLibraryHandle;
  readonly #address: number;
  readonly #call: Routine;
  readonly #callStack: Routine;

  private constructor(ffi: NodeFfi) {
    const library = this.#library = openRoutines(ffi);
    this.#call = library.getFunction("cuffi_call", SIGNATURE) as Routine;
    this.#callStack = library.getFunction("cuffi_call_stack", SIGNATURE) as Routine;
    this.#address = pointerOf(this.#words);
  }

  /** Loads the routines; throws if the system or the processor cannot run them. */
  static open(): Mailbox {
    const { platform, arch } = nodeProcess()!;
    if (platform !== "linux" || arch !== "x64") throw new Error("the machine code is for Linux on x86-64");
    new Function(""); // throws where code generation is forbidden
    return new Mailbox(nodeFfi());
  }

  /** Calls `void fn(void* argument)`. */
  callPointer(fn: bigint, argument: bigint): void {
    this.#words[FUNCTION] = fn;
    this.#words[ARGUMENTS] = argument;
    this.#call(this.#address, 0, 0, 0, 0, 0, 0, 0, 0);
  }

  /**
   * Returns a function for each address. Each has its own source text, because V8 shares what it learns about
   * a call between the functions of one source text.
   */
  bind(functions: readonly (readonly [name: string, symbol: CSymbol, address: bigint])[]): object {
    const sources = functions.map(([name, symbol], i) => wrapperSource(name, symbol, i));
    const addresses = functions.map((_, i) => `const f${i} = f[${i}];`);
    const source = `"use strict"; ${addresses.join(" ")} return {\n${sources.join(",\n")}\n};`;
    const names = ["f", "u32", "u64", "i64", "mailbox", "call", "callStack", "pointerOf"];
    return new Function(...names, source)(
      functions.map(([, , address]) => address),
      new Uint32Array(this.#words.buffer),
      this.#words,
      new BigInt64Array(this.#words.buffer),
      this.#address,
      this.#call,
      this.#callStack,
      pointerOf,
    );
  }
}

/** Returns a method of an object literal that calls function number `index`. */
function wrapperSource(name: string, { parameters, result }: CSymbol, index: number): string {
  const names = parameters.map((_, i) => `a${i}`);
  const stores = parameters.map(([, type], i) => STORES[type]!(ARGUMENTS + i, names[i]!));
  const call = parameters.length > MAX_REGISTERS
    ? `callStack(mailbox, ${UNUSED})`
    : `call(mailbox, ${UNUSED})`;
  return `${JSON.stringify(name)}(${names.join(", ")}) {
    let p; ${stores.join(" ")} u64[${FUNCTION}] = f${index}; ${RESULTS[result]!(call)}
  }`;
}

/** Opens a library of the routines: `node:ffi` calls only functions that a library exports. */
function openRoutines(ffi: NodeFfi): NodeLibraryHandle {
  const libc = new ffi.DynamicLibrary(null);
  const fn = (name: string, args: readonly string[], result: string) =>
    libc.getFunction(name, { arguments: args, return: result });
  const MFD_CLOEXEC = 1;
  const file = fn("memfd_create", ["string", "u32"], "i32")("cuffi", MFD_CLOEXEC) as number;
  if (file < 0) throw new Error("memfd_create is not allowed");
  try {
    const bytes = elfLibrary(ROUTINES);
    const written = fn("write", ["i32", "pointer", "u64"], "i64")(file, bytes, BigInt(bytes.length));
    if (written !== BigInt(bytes.length)) throw new Error("no memory for machine code");
    return new ffi.DynamicLibrary(`/proc/self/fd/${file}`);
  } finally {
    fn("close", ["i32"], "i32")(file);
  }
}
