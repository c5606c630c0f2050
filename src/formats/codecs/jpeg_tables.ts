/** The tables of JPEG files (ISO/IEC 10918-1, B.2.4), and which of them a scan uses. */

/** Marker codes, the byte after 0xff. */
const SOF0 = 0xc0, SOF2 = 0xc2, DHT = 0xc4, SOS = 0xda, DQT = 0xdb;

/** The most blocks that components of a scan contribute at a time (B.2.3). */
const MAX_BLOCKS = 10;

/**
 * Whether libjpeg accepts the tables before the first scan of a file, whose markers have been read, and the first
 * scan's use of them. nvJPEG accepts some files with damaged tables and decodes them to anything.
 */
export function hasValidTables(file: Uint8Array): boolean {
  let quantization = 0, dc = 0, ac = 0; // bit sets of defined tables
  let frame = file.subarray(0, 0), progressive = false;
  for (let at = 2;;) {
    while (file[at] === 0xff) at++;
    const code = file[at]!, end = at + 1 + (file[at + 1]! << 8 | file[at + 2]!);
    const data = file.subarray(at + 3, end);
    at = end;
    if (code === DQT) {
      const defined = quantizationTables(data);
      if (defined === undefined) return false;
      quantization |= defined;
    } else if (code === DHT) {
      const defined = huffmanTables(data);
      if (defined === undefined) return false;
      dc |= defined.dc;
      ac |= defined.ac;
    } else if (code >= SOF0 && code <= SOF2) {
      frame = data;
      progressive = code === SOF2;
    } else if (code === SOS) {
      return scanIsValid(data, frame, { quantization, dc, ac }, progressive);
    }
    if (file[at] !== 0xff) return false; // bytes between segments
  }
}

/** Returns the indices of the tables that a segment defines, as bits; undefined if one is not valid. */
function quantizationTables(data: Uint8Array): number | undefined {
  let defined = 0;
  for (let at = 0; at < data.length;) {
    const index = data[at]! & 15, wide = data[at]! >> 4;
    at += 1 + 64 * (wide + 1);
    if (index > 3 || wide > 1 || at > data.length) return undefined;
    defined |= 1 << index;
  }
  return defined;
}

function huffmanTables(data: Uint8Array): { dc: number; ac: number } | undefined {
  let dc = 0, ac = 0;
  for (let at = 0; at < data.length;) {
    const index = data[at]! & 15, isAc = data[at]! >> 4;
    if (index > 3 || isAc > 1 || at + 17 > data.length) return undefined;
    let symbols = 0, code = 0;
    for (let length = 1; length <= 16; length++) {
      const count = data[at + length]!;
      symbols += count;
      code += count;
      if (count > 0 && code >= 1 << length) return undefined; // a code of ones only is reserved
      code <<= 1;
    }
    const start = at + 17;
    at = start + symbols;
    if (symbols > 256 || at > data.length) return undefined;
    if (isAc === 0) {
      for (let i = start; i < at; i++) if (data[i]! > 15) return undefined;
      dc |= 1 << index;
    } else {
      ac |= 1 << index;
    }
  }
  return { dc, ac };
}

function scanIsValid(
  scan: Uint8Array,
  frame: Uint8Array,
  defined: { readonly quantization: number; readonly dc: number; readonly ac: number },
  progressive: boolean,
): boolean {
  const count = scan[0]!, components = frame[5]!;
  if (count < 1 || count > components || scan.length !== 2 * count + 4) return false;
  let mostHorizontal = 0, mostVertical = 0, blocks = 0;
  for (let c = 0; c < components; c++) {
    mostHorizontal = Math.max(mostHorizontal, frame[7 + 3 * c]! >> 4);
    mostVertical = Math.max(mostVertical, frame[7 + 3 * c]! & 15);
  }
  for (let c = 0; c < components; c++) {
    const factors = frame[7 + 3 * c]!,
      horizontal = factors >> 4,
      vertical = factors & 15,
      index = frame[8 + 3 * c]!;
    if (horizontal < 1 || horizontal > 4 || vertical < 1 || vertical > 4) return false;
    if (mostHorizontal % horizontal !== 0 || mostVertical % vertical !== 0) return false;
    blocks += horizontal * vertical;
    if (index > 3 || !(defined.quantization >> index & 1)) return false;
    for (let other = 0; other < c; other++) if (frame[6 + 3 * c] === frame[6 + 3 * other]) return false;
  }
  if (count > 1 && blocks > MAX_BLOCKS) return false;
  for (let i = 0; i < count; i++) {
    let known = false;
    for (let c = 0; c < components; c++) known ||= frame[6 + 3 * c] === scan[1 + 2 * i];
    const tables = scan[2 + 2 * i]!, dc = tables >> 4, ac = tables & 15;
    if (!known || dc > 3 || ac > 3) return false;
    if (!progressive && !(defined.dc >> dc & defined.ac >> ac & 1)) return false;
  }
  const [first, last, approximation] = scan.subarray(1 + 2 * count);
  return progressive || first === 0 && last === 63 && approximation === 0;
}
