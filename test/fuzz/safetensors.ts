/** Compares `decodeSafetensors` with Hugging Face's: `bun test/fuzz/safetensors.ts [count] [seed]`. */
import type { DType } from "../../mod.ts";
import { decodeSafetensors } from "../../src/formats/safetensors.ts";
import type { Random } from "../support/random.ts";
import { mutateBytes, mutateText } from "./mutate.ts";
import { type Comparison, elementsDigest, main } from "./reference.ts";

const SIZES: Readonly<Record<string, number>> = {
  ...{ BOOL: 1, U8: 1, U16: 2, U32: 4, U64: 8, I8: 1, I16: 2, I32: 4, I64: 8 },
  ...{ F16: 2, BF16: 2, F32: 4, F64: 8, C64: 8, F8_E4M3: 1 },
};
const NAMES: Partial<Record<DType, string>> = { complex64: "C64" };
const INTERESTING = [
  ...[
    "",
    " ",
    "\n",
    "\t",
    "\f",
    "\r",
    "\0",
    "\\",
    "\ufeff",
    "\u00a0",
    "é",
    "//",
    "\\ud800",
    "\\u0061",
    "\\x",
  ],
  ...["{", "}", "[", "]", ":", ",", '"', '""', "[]", "{}", "-", "."],
  ...["null", "true", "0", "1", "-0", "-1", "1.0", "1e0", "1E2", "01", "0.0", "+1"],
  ...["4294967296", "9007199254740991", "9007199254740992", "18446744073709551615", "18446744073709551616"],
  ...['"dtype":"F32",', '"shape":[1],', '"data_offsets":[0,4],', '"extra":1,', '"extra":{"a":[1.5]},'],
  ...['"F4"', '"F6_E2M3"', '"F8_E5M2"', '"f32"', '"c":["U8",[0],[0,0]],', '"__metadata__":{},'],
  ...[
    '"__metadata__":null,',
    '"__metadata__":{"a":"b","a":"c"},',
    '"a":{"dtype":"U8","shape":[0],"data_offsets":[0,0]},',
  ],
];

function header(random: Random): { text: string; byteLength: number } {
  const space = () => random.pick(["", "", "", " ", "\n"]);
  let end = 0;
  const tensors = Array.from({ length: random.below(4) }, (_, i) => {
    const dtype = random.pick(Object.keys(SIZES));
    const shape = Array.from({ length: random.below(3) }, () => random.below(4));
    const begin = end;
    end += shape.reduce((size, extent) => size * extent, SIZES[dtype]!);
    const fields = [
      `"dtype"${space()}:${space()}"${dtype}"`,
      `"shape":[${shape.join(`${space()},${space()}`)}]`,
      `"data_offsets":[${begin},${end}${space()}]`,
    ];
    if (random.below(4) === 0) fields.reverse();
    return `"${random.pick(["a", "b", "w\\u0065ight", "层", "__proto__", "1"])}${i}"${space()}:{${
      fields.join(",")
    }}`;
  });
  if (random.below(4) === 0) tensors.reverse();
  if (random.below(3) === 0) {
    tensors.unshift(random.pick(['"__metadata__":{"format":"pt"}', '"__metadata__":{}']));
  }
  return { text: `{${tensors.join(`,${space()}`)}}${" ".repeat(random.below(8))}`, byteLength: end };
}

function generate(random: Random): Uint8Array {
  const { text: valid, byteLength } = header(random);
  let text = valid;
  const mutations = random.below(4);
  for (let i = 0; i < mutations && random.below(2) === 0; i++) text = mutateText(random, text, INTERESTING);
  const bytes = new TextEncoder().encode(text);
  const extra = random.below(10) === 0 ? random.below(9) - 4 : 0;
  const data = Array.from({ length: Math.max(0, byteLength + extra) }, () => random.below(256));
  const file = Uint8Array.from([...new Array(8).fill(0), ...bytes, ...data]);
  const length = random.below(20) === 0
    ? random.pick([0n, 1n, 100_000_001n, 1n << 63n, 0xffff_ffff_ffff_ffffn, BigInt(bytes.length + 1)])
    : BigInt(bytes.length);
  new DataView(file.buffer).setBigUint64(0, length, true);
  return mutations > 0 && random.below(3) === 0 ? mutateBytes(random, file) : file;
}

export const safetensors: Comparison = {
  name: "safetensors",
  generate,
  read(file) {
    const { tensors } = decodeSafetensors(file);
    const entries = Object.entries(tensors).map(([name, { dtype, shape, data }]) =>
      [name, [NAMES[dtype] ?? dtype.toUpperCase(), shape.map(String), elementsDigest(data)]] as const
    );
    return { tensors: entries.sort(([a], [b]) => a < b ? -1 : 1) };
  },
};

if (import.meta.main) main(safetensors);
