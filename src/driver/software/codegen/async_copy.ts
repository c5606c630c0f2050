/**
 * cp.async (ISA section 9.7.9.25.3): copies from global to shared memory. The copies complete immediately, so
 * waiting for a group does nothing.
 */
import type { Instruction, Operand } from "../ptx/ast.ts";
import { operandsOf } from "../ptx/instruction.ts";
import type { FunctionWriter } from "./function.ts";
import { emitCopyArrival } from "./mbarrier.ts";

/** Instructions that commit or await groups of copies. */
const GROUPS: ReadonlySet<string> = new Set(["commit_group", "wait_group", "wait_all"]);

/** `cp.async.{ca,cg}.shared.global [to], [from], size {, srcSize | ignoreSrc} {, policy}` */
export function isSupportedCopy({ modifiers, operands }: Instruction): boolean {
  const [kind, form, to, from] = modifiers;
  if (kind !== "async") return false;
  if (form === "mbarrier") {
    return operands.length === 1 &&
      /^arrive(\.noinc)?(\.shared(::cta)?)?\.b64$/.test(modifiers.slice(2).join("."));
  }
  if (GROUPS.has(form ?? "")) return operands.length === (form === "wait_group" ? 1 : 0);
  if ((to !== "shared" && to !== "shared::cta") || from !== "global") return false;
  const [, , size] = operands;
  const sizes = form === "ca" ? [4n, 8n, 16n] : form === "cg" ? [16n] : [];
  return size?.kind === "integer" && sizes.includes(size.value);
}

export function emitAsyncCopy(writer: FunctionWriter): void {
  const { instruction, code } = writer;
  const { modifiers, operands } = instruction;
  if (GROUPS.has(modifiers[1] ?? "")) return;
  if (modifiers[1] === "mbarrier") return emitCopyArrival(writer);
  const [to, from, length, fourth] = operandsOf(instruction, 3);
  if (length.kind !== "integer") return writer.unsupported("expected a constant size");
  const size = Number(length.value);
  const policy = modifiers.includes("L2::cache_hint") ? operands.at(-1) : undefined;
  const sourceSize = fourth === policy ? undefined : fourth;
  const target = writer.temporary("i32");
  const source = writer.temporary("i32");
  const targetOffset = writer.addresses.push(to);
  code.localSet(target);
  if (sourceSize === undefined) {
    const sourceOffset = writer.addresses.push(from);
    code.localSet(source);
    for (let offset = 0; offset < size; offset += size === 4 ? 4 : 8) {
      code.localGet(target);
      code.localGet(source);
      code.memory(size === 4 ? "i32.load" : "i64.load", sourceOffset + offset, 1);
      code.memory(size === 4 ? "i32.store" : "i64.store", targetOffset + offset, 1);
    }
    return;
  }
  const count = writer.temporary("i32");
  pushCount(writer, sourceSize, size);
  code.localSet(count);
  const pushTarget = (): void => {
    code.localGet(target);
    code.i32Const(targetOffset);
    code.op("i32.add");
  };
  pushTarget();
  code.i32Const(0);
  code.i32Const(size);
  code.memoryFill();
  // A source that is not read may be an invalid address.
  code.localGet(count);
  code.if();
  writer.addresses.beginConditional();
  pushTarget();
  const sourceOffset = writer.addresses.push(from, count);
  code.i32Const(sourceOffset);
  code.op("i32.add");
  code.localGet(count);
  code.memoryCopy();
  writer.addresses.endConditional();
  code.end();
}

/**
 * Pushes the number of bytes to read: at most `size` for an integer operand; 0 or `size` for a predicate that
 * ignores the source.
 */
function pushCount(writer: FunctionWriter, operand: Operand, size: number): void {
  const { code } = writer;
  const { type } = operand.kind === "register" ? writer.register(operand.name) : { type: "b32" };
  if (type === "pred" || operand.kind === "not") {
    code.i32Const(0);
    code.i32Const(size);
    writer.push(operand, "pred");
    code.op("select");
    return;
  }
  const count = writer.temporary("i32");
  writer.push(operand, "u32");
  code.localTee(count);
  code.i32Const(size);
  code.localGet(count);
  code.i32Const(size);
  code.op("i32.lt_u", "select");
}
