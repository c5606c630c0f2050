/** Packs PTX for published packages; `src/core/module/packed_ptx.ts` describes the form and unpacks it. */
import { unpackPtx } from "../../src/core/module/packed_ptx.ts";
import { compress } from "./lzma.ts";

/** Packs PTX. Verifies that it unpacks to the same text. */
export function packPtx(ptx: string): string {
  if (/[^\n\x20-\x7e]/.test(ptx)) throw new Error("PTX: expected printable ASCII characters");
  const packed = compress(new TextEncoder().encode(relativeNumbers(ptx)));
  if (unpackPtx(packed) !== ptx) throw new Error("packed PTX does not unpack to the same text");
  return packed;
}

/** Makes the numbers of registers, which `build_ptx.ts` gives in order of appearance, and of labels relative. */
function relativeNumbers(ptx: string): string {
  /** The registers of each type, the one used last at the end. */
  const registers: Record<string, number[]> = {};
  let latestLabel = 0;
  return ptx.replace(/%([a-z])(<|\d+)|\$(\d+)(:?)/g, (match, type, number, label, colon) => {
    if (label !== undefined) {
      const relative = Number(label) - latestLabel;
      if (colon !== "") latestLabel = Number(label);
      return `$${relative}${colon}`;
    }
    if (number === "<") {
      registers[type] = [];
      return match;
    }
    const used = registers[type] ??= [];
    const at = used.indexOf(Number(number));
    used.push(Number(number));
    if (at < 0) return `%${type}+`;
    used.splice(at, 1);
    return `%${type}${used.length - 1 - at}`;
  });
}

/** Rewrites a module of `ptx/` so that the PTX it exports is packed. Other modules are returned as they are. */
export function packPtxModule(source: string): string {
  return source.replace(
    /^(export const \w+: string) = `(.*)`;$/ms,
    (_, declaration: string, literal: string) => {
      const ptx = literal.replace(/\\([\\`$])/g, "$1");
      return `${declaration} = ${JSON.stringify(packPtx(ptx))};`;
    },
  );
}
