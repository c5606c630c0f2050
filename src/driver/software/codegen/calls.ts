/**
 * Calls (ISA section 9.7.12.3). Parameters and results of device functions are `.param` variables in the
 * caller's local memory, whose addresses are passed to the callee.
 */
import { FAULT, FRAME } from "../abi/index.ts";
import { HEAP_VARIABLE } from "../analysis/calls.ts";
import { WAITING_FUNCTION, WRONG_FUNCTION } from "../analysis/function_pointers.ts";
import { type AtLeast, atLeast, operandsOf } from "../ptx/instruction.ts";
import type { FunctionWriter } from "./function.ts";
import { pushValue } from "./thread_values.ts";

/** `call name, (variables)` in the form that flatten.ts produces: results first, then parameters. */
export function emitCall(writer: FunctionWriter): void {
  const { instruction, code } = writer;
  const [target, list] = operandsOf(instruction, 2);
  if (target.kind !== "symbol" || list.kind !== "list") return writer.unsupported();
  const variables = list.elements.map((element) =>
    element.kind === "symbol" ? element.name : writer.unsupported("expected a .param variable")
  );
  // A module may define functions of these names itself.
  const builtin = writer.program.callees.includes(target.name) ? undefined : target.name;
  switch (builtin) {
    case "vprintf":
      emitPrintf(writer, atLeast(writer.instruction, variables, 3, "arguments"));
      return;
    case "cudaGraphSetConditional":
      emitSetConditional(writer, atLeast(writer.instruction, variables, 2, "arguments"));
      return;
    case "malloc":
      emitMalloc(writer, atLeast(writer.instruction, variables, 2, "arguments"));
      return;
    case "free":
      emitFree(writer, atLeast(writer.instruction, variables, 1, "arguments"));
      return;
    case WRONG_FUNCTION:
    case WAITING_FUNCTION: {
      const fault = builtin === WRONG_FUNCTION ? FAULT.invalidFunction : FAULT.waitingRecursion;
      emitIndirectFault(writer, fault, atLeast(writer.instruction, variables, 2, "arguments"));
      return;
    }
    case "__assertfail":
      emitAssertion(writer, atLeast(writer.instruction, variables, 1, "arguments"));
      return;
  }
  pushValue(code, writer.thread.local);
  code.i32Const(writer.program.frameBytes + (writer.lane ?? 0) * writer.thread.localStride);
  code.op("i32.add");
  for (const name of variables) writer.addresses.pushSymbol(name, 0);
  code.call(writer.linker.deviceFunction(target.name));
}

/** `void *malloc(size_t)` */
function emitMalloc(writer: FunctionWriter, [result, bytes]: AtLeast<string, 2>): void {
  const { code } = writer;
  writer.addresses.pushSymbol(result, 0);
  code.i32Const(writer.linker.moduleAddress(HEAP_VARIABLE));
  writer.addresses.pushSymbol(bytes, 0);
  code.memory("i64.load");
  code.call(writer.linker.support("malloc"));
  code.op("i64.extend_i32_u");
  code.memory("i64.store");
}

/** `void free(void *)` */
function emitFree(writer: FunctionWriter, [address]: AtLeast<string, 1>): void {
  const { code } = writer;
  code.i32Const(writer.linker.moduleAddress(HEAP_VARIABLE));
  writer.addresses.pushSymbol(address, 0);
  code.memory("i64.load");
  code.call(writer.linker.support("free"));
}

/** `void __assertfail(const char *message, const char *file, unsigned line, const char *function, size_t)` */
function emitAssertion(writer: FunctionWriter, [message]: AtLeast<string, 1>): void {
  const { code, thread } = writer;
  pushValue(code, thread.frame);
  writer.addresses.pushSymbol(message, 0);
  code.memory("i64.load");
  code.memory("i64.store", FRAME.address);
  writer.emitFault(FAULT.assertion, writer.instruction.line);
}

/** `int vprintf(const char *format, void *arguments)` */
function emitPrintf(writer: FunctionWriter, [result, format, list]: AtLeast<string, 3>): void {
  const { code } = writer;
  writer.addresses.pushSymbol(result, 0);
  pushValue(code, writer.thread.frame);
  writer.addresses.pushSymbol(format, 0);
  code.memory("i32.load");
  writer.addresses.pushSymbol(list, 0);
  code.memory("i32.load");
  code.call(writer.linker.host("vprintf"));
  code.memory("i32.store");
}

/** Stops the kernel at an indirect call, given its pointer and its line. */
function emitIndirectFault(
  writer: FunctionWriter,
  fault: number,
  [pointer, line]: AtLeast<string, 2>,
): void {
  const { code, thread } = writer;
  pushValue(code, thread.frame);
  writer.addresses.pushSymbol(pointer, 0);
  code.memory("i64.load");
  code.memory("i64.store", FRAME.address);
  pushValue(code, thread.frame);
  code.i32Const(fault);
  code.memory("i32.store", FRAME.fault);
  pushValue(code, thread.frame);
  writer.addresses.pushSymbol(line, 0);
  code.memory("i32.load");
  code.memory("i32.store", FRAME.line);
  code.op("unreachable");
}

/**
 * `void cudaGraphSetConditional(unsigned long long handle, unsigned value)`; the handle is the address of the
 * value.
 */
function emitSetConditional(writer: FunctionWriter, [handle, value]: AtLeast<string, 2>): void {
  const { code } = writer;
  writer.addresses.pushSymbol(handle, 0);
  code.memory("i32.load");
  writer.addresses.pushSymbol(value, 0);
  code.memory("i32.load");
  code.memory("i32.store");
}
