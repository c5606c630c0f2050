/**
 * Calls (ISA section 9.7.12.3). Parameters and results of device functions are `.param` variables in the caller's local memory;
 * the callee gets their addresses.
 */
import { FAULT } from "../abi.ts";
import type { Operand } from "../ptx/ast.ts";
import type { FunctionWriter } from "./function.ts";
import { pushValue } from "./thread_values.ts";

/** `call name, (variables)`, as flatten.ts leaves it: results first. */
export function emitCall(writer: FunctionWriter): void {
  const { instruction, code } = writer;
  const [target, list] = instruction.operands as [Operand & { kind: "symbol" }, Operand & { kind: "list" }];
  const variables = list.elements.map((element) => (element as Operand & { kind: "symbol" }).name);
  switch (target.name) {
    case "vprintf":
      emitPrintf(writer, variables);
      return;
    case "cudaGraphSetConditional":
      emitSetConditional(writer, variables);
      return;
    case "__assertfail":
      writer.emitFault(FAULT.trap, instruction.line);
      return;
  }
  pushValue(code, writer.thread.local);
  code.i32Const(writer.program.frameBytes + Math.max(writer.lane, 0) * writer.thread.localStride);
  code.op("i32.add");
  for (const name of variables) writer.pushSymbol(name, 0);
  code.call(writer.linker.deviceFunction(target.name));
}

/** `int vprintf(const char *format, void *arguments)` */
function emitPrintf(writer: FunctionWriter, [result, format, list]: readonly string[]): void {
  const { code } = writer;
  writer.pushSymbol(result, 0);
  pushValue(code, writer.thread.frame);
  writer.pushSymbol(format, 0);
  code.memory("i32.load");
  writer.pushSymbol(list, 0);
  code.memory("i32.load");
  code.call(writer.linker.host("vprintf"));
  code.memory("i32.store");
}

/** `void cudaGraphSetConditional(unsigned long long handle, unsigned value)`: the handle is the value's address. */
function emitSetConditional(writer: FunctionWriter, [handle, value]: readonly string[]): void {
  const { code } = writer;
  writer.pushSymbol(handle!, 0);
  code.memory("i32.load");
  writer.pushSymbol(value!, 0);
  code.memory("i32.load");
  code.memory("i32.store");
}
