/** Compares `decodeNpy` with NumPy: `bun test/fuzz/npy.ts [count] [seed]`. */
import { DTYPES } from "../../src/base/dtype.ts";
import { decodeNpy } from "../../src/formats/npy.ts";
import type { Random } from "../support/random.ts";
import { mutateBytes, mutateText } from "./mutate.ts";
import { type Comparison, elementsDigest, main } from "./reference.ts";

const TYPES = ["b1", "u1", "u2", "u4", "u8", "i1", "i2", "i4", "i8", "f2", "f4", "f8", "c8", "c16"];
const EXTENTS = ["0", "1", "2", "3", "5", "7"];
const INTERESTING = [
  ...["", " ", "\n", "\t", "\f", "\r", "\0", "\\", "\\\n", "#", "\ufeff", "\u00a0", "é"],
  ...["{", "}", "(", ")", "[", "]", ":", ",", "'", '"', "''", "()", "(,)", "-", "+", "*", "."],
  ...[
    "True",
    "False",
    "None",
    "1",
    "true",
    "0x2",
    "1_0",
    "02",
    "00",
    "2L",
    "2l",
    "1.0",
    "2e0",
    "2j",
    "-1",
    "1+1",
  ],
  ...["4294967296", "9007199254740991", "9007199254740992", "9223372036854775807", "18446744073709551616"],
  ...[
    "'descr'",
    "'shape'",
    "'fortran_order'",
    "'extra'",
    "b'descr'",
    "u'descr'",
    "'sh' 'ape'",
    "'\\x64escr'",
  ],
  ...[
    "'<f4'",
    "'float32'",
    "'f'",
    "'?'",
    "'<U4'",
    "'|O'",
    "'V4'",
    "'<M8[s]'",
    "'2f4'",
    "('<f4', (2,))",
    "[('a', '<f4')]",
  ],
  ...["'shape': (2,), ", "'fortran_order': True, ", "'descr': '|u1', "],
];

function header(random: Random): { text: string; byteLength: number } {
  const type = random.pick(TYPES);
  const order = random.pick(["<", "<", ">", "|", "=", ""]);
  const shape = Array.from({ length: random.below(4) }, () => random.pick(EXTENTS));
  const space = () => random.pick(["", " ", " ", " ", "\n", "  "]);
  const quote = random.pick(["'", "'", '"']);
  const long = random.below(8) === 0 ? "L" : "";
  const comma = shape.length === 1 || random.below(8) === 0 && shape.length > 0 ? "," : "";
  const tuple = `(${shape.map((extent) => extent + long).join(`,${space()}`)}${comma}${space()})`;
  const entries = [
    ["descr", `${quote}${order}${type}${quote}`],
    ["fortran_order", random.pick(["True", "False"])],
    ["shape", tuple],
  ].map(([key, value]) => `${quote}${key}${quote}${space()}:${space()}${value}${space()}`);
  if (random.below(4) === 0) entries.reverse();
  const end = random.pick([", ", "", ","]);
  const itemSize = type === "b1" ? 1 : Number(type.slice(1));
  return {
    text: `{${space()}${entries.join(`,${space()}`)}${end}}${" ".repeat(random.below(8))}\n`,
    byteLength: shape.reduce((size, extent) => size * Number(extent), itemSize),
  };
}

function generate(random: Random): Uint8Array {
  const { text: valid, byteLength } = header(random);
  let text = valid;
  const version = 1 + random.below(3);
  const mutations = random.below(4);
  for (let i = 0; i < mutations && random.below(2) === 0; i++) text = mutateText(random, text, INTERESTING);
  const bytes = version === 3
    ? [...new TextEncoder().encode(text)]
    : Array.from(text, (c) => c.charCodeAt(0) & 255);
  const lengthBytes = version === 1 ? 2 : 4;
  const length = random.below(20) === 0
    ? random.pick([0, 9999, 10001, 65535, bytes.length + 1])
    : bytes.length;
  if (length > bytes.length && random.below(2) === 0) {
    bytes.push(...new Array(length - bytes.length).fill(32));
  }
  const extra = random.below(10) === 0 ? random.below(40) - 20 : 0;
  const data = Array.from({ length: Math.max(0, byteLength + extra) }, () => random.below(256));
  const prefix = Array.from({ length: lengthBytes }, (_, i) => length >> 8 * i & 255);
  const file = Uint8Array.from([
    0x93,
    ...new TextEncoder().encode("NUMPY"),
    version,
    0,
    ...prefix,
    ...bytes,
    ...data,
  ]);
  return mutations > 0 && random.below(3) === 0 ? mutateBytes(random, file) : file;
}

export const npy: Comparison = {
  name: "npy",
  generate,
  read(file) {
    const { dtype, shape, data } = decodeNpy(file);
    return { dtype: DTYPES[dtype].typestr!.slice(1), shape: shape.map(String), data: elementsDigest(data) };
  },
};

if (import.meta.main) main(npy);
