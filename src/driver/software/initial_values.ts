/**
 * The initial bytes of the variables of a module.
 */
import type { ModuleVariable } from "./abi/index.ts";
import type { Relocation } from "./abi/relocation.ts";
import type { Operand, Variable } from "./ptx/ast.ts";
import { ptxError } from "./ptx/error.ts";
import { TYPE_BYTES } from "./ptx/types.ts";

/** Returns a variable with its initial bytes and the relocations in them. */
export function moduleVariable(
  variable: Variable,
  symbolOf: (name: string) => { readonly variable: string; readonly offset: number } | undefined,
): ModuleVariable {
  const { name, space, byteLength, align, linkage, initializer, type, line } = variable;
  if (linkage === "extern") throw ptxError(line, `${name} is .extern; a module must define its variables`);
  const relocations: Relocation[] = [];
  let bytes: Uint8Array | undefined;
  if (initializer !== undefined) {
    bytes = new Uint8Array(byteLength);
    const view = new DataView(bytes.buffer);
    const size = TYPE_BYTES[type];
    initializer.forEach((value, i) => {
      const offset = i * size;
      if (offset + size > byteLength) throw ptxError(line, `${name} has more initial values than elements`);
      if (value.kind !== "symbol") return writeElement(view, offset, size, initialBits(value, size));
      if (size === 16 || (size < 4 && value.mask === undefined)) {
        throw ptxError(line, `${name}: an address does not fit into .${type}`);
      }
      const symbol = symbolOf(value.name);
      if (symbol === undefined) throw ptxError(line, `${value.name} is not declared`);
      const addend = BigInt(value.offset + symbol.offset);
      // The mask selects one byte, whose position is its number of trailing zeros.
      const shift = value.mask === undefined ? 0 : (value.mask.toString(2).length - 8);
      const bytes = value.mask === undefined ? size : 1;
      relocations.push({ offset, size: bytes as Relocation["size"], symbol: symbol.variable, addend, shift });
    });
  }
  return { name, space: space as "global" | "const", byteLength, align, bytes, relocations, linkage };
}

const scratch = new DataView(new ArrayBuffer(8));

function initialBits(value: Operand, size: number): bigint {
  switch (value.kind) {
    case "integer":
      return value.value;
    case "float":
      if (value.bits !== undefined) return value.bits;
      if (size === 8) {
        scratch.setFloat64(0, value.value);
        return scratch.getBigUint64(0);
      }
      scratch.setFloat32(0, value.value);
      return BigInt(scratch.getUint32(0));
    default:
      return 0n;
  }
}

function writeElement(view: DataView, offset: number, size: number, bits: bigint): void {
  // Like ptxas, sets the lower half of a 128-bit variable.
  if (size >= 8) view.setBigUint64(offset, BigInt.asUintN(64, bits), true);
  else if (size === 4) view.setUint32(offset, Number(BigInt.asUintN(32, bits)), true);
  else if (size === 2) view.setUint16(offset, Number(BigInt.asUintN(16, bits)), true);
  else view.setUint8(offset, Number(BigInt.asUintN(8, bits)));
}
