/** Writes a shared library for Linux on x86-64: functions in machine code under exported names. */

const ELF_HEADER_BYTES = 64, PROGRAM_HEADER_BYTES = 56, SYMBOL_BYTES = 24, DYNAMIC_BYTES = 16;
const PAGE_BYTES = 4096;
const ALIGNMENT = 16;

// <elf.h>
const ET_DYN = 3, EM_X86_64 = 62;
const PT_LOAD = 1, PT_DYNAMIC = 2, PT_GNU_STACK = 0x6474e551;
const PF_X = 1, PF_W = 2, PF_R = 4;
const DT_NULL = 0, DT_HASH = 4, DT_STRTAB = 5, DT_SYMTAB = 6, DT_STRSZ = 10, DT_SYMENT = 11;
const GLOBAL_FUNCTION = 0x12;

/**
 * Returns the file. It contains the ELF header, program headers, symbols, a hash table with one bucket, names
 * and code. The dynamic section follows on a page of its own, because the loader writes to it.
 */
export function elfLibrary(functions: Readonly<Record<string, readonly number[]>>): Uint8Array {
  const names = Object.keys(functions), codes = Object.values(functions);
  const strings = new TextEncoder().encode(`\0${names.join("\0")}\0`);
  const symbolCount = names.length + 1; // the first symbol is undefined
  const symbolsAt = ELF_HEADER_BYTES + 4 * PROGRAM_HEADER_BYTES;
  const hashAt = symbolsAt + SYMBOL_BYTES * symbolCount;
  const stringsAt = hashAt + 4 * (3 + symbolCount);
  let codeEnd = alignUp(stringsAt + strings.length, ALIGNMENT);
  const codesAt = codes.map((code) => {
    const at = codeEnd;
    codeEnd = alignUp(at + code.length, ALIGNMENT);
    return at;
  });
  const dynamic = [
    [DT_HASH, hashAt],
    [DT_STRTAB, stringsAt],
    [DT_SYMTAB, symbolsAt],
    [DT_STRSZ, strings.length],
    [DT_SYMENT, SYMBOL_BYTES],
    [DT_NULL, 0],
  ] as const;
  const dynamicAt = alignUp(codeEnd, PAGE_BYTES), dynamicBytes = dynamic.length * DYNAMIC_BYTES;

  const file = new Uint8Array(new ArrayBuffer(dynamicAt + dynamicBytes));
  const view = new DataView(file.buffer);
  const u16 = (at: number, value: number) => view.setUint16(at, value, true);
  const u32 = (at: number, value: number) => view.setUint32(at, value, true);
  const u64 = (at: number, value: number) => view.setBigUint64(at, BigInt(value), true);

  file.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]); // "\x7fELF", 64 bits, little-endian, version 1
  u16(16, ET_DYN);
  u16(18, EM_X86_64);
  u32(20, 1); // version
  u64(32, ELF_HEADER_BYTES); // offset of the program headers
  u16(52, ELF_HEADER_BYTES);
  u16(54, PROGRAM_HEADER_BYTES);
  u16(56, 4); // number of program headers
  u16(58, 64); // size of a section header

  const programHeaders = [
    [PT_LOAD, PF_R | PF_X, 0, codeEnd, PAGE_BYTES],
    [PT_LOAD, PF_R | PF_W, dynamicAt, dynamicBytes, PAGE_BYTES],
    [PT_DYNAMIC, PF_R | PF_W, dynamicAt, dynamicBytes, 8],
    [PT_GNU_STACK, PF_R | PF_W, 0, 0, ALIGNMENT], // the stack is not executable
  ] as const;
  programHeaders.forEach(([type, flags, at, bytes, alignment], i) => {
    const header = ELF_HEADER_BYTES + i * PROGRAM_HEADER_BYTES;
    u32(header, type);
    u32(header + 4, flags);
    for (const address of [8, 16, 24]) u64(header + address, at); // in the file, virtual and physical
    for (const size of [32, 40]) u64(header + size, bytes); // in the file and in memory
    u64(header + 48, alignment);
  });

  let nameAt = 1;
  names.forEach((name, i) => {
    const symbol = symbolsAt + (i + 1) * SYMBOL_BYTES;
    u32(symbol, nameAt);
    file[symbol + 4] = GLOBAL_FUNCTION;
    u16(symbol + 6, 1); // any section but the undefined one
    u64(symbol + 8, codesAt[i]!);
    u64(symbol + 16, codes[i]!.length);
    nameAt += name.length + 1;
    file.set(codes[i]!, codesAt[i]);
  });

  // One bucket, whose chain visits every symbol.
  u32(hashAt, 1);
  u32(hashAt + 4, symbolCount);
  u32(hashAt + 8, 1);
  for (let i = 1; i < symbolCount - 1; i++) u32(hashAt + 12 + 4 * i, i + 1);
  file.set(strings, stringsAt);
  dynamic.forEach(([tag, value], i) => {
    u64(dynamicAt + i * DYNAMIC_BYTES, tag);
    u64(dynamicAt + i * DYNAMIC_BYTES + 8, value);
  });
  return file;
}

function alignUp(value: number, alignment: number): number {
  return Math.ceil(value / alignment) * alignment;
}
