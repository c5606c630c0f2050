/** Damages dictionaries of the CUDA Array Interface: `bun test/fuzz/cai.ts [count] [seed]`. */
import type { CudaArrayInterfaceProvider } from "../../mod.ts";
import { Random } from "../support/random.ts";
import {
  assertInside,
  assertRejected,
  type ImportFigures,
  openFuzzDevice,
  randomInteger,
  runFuzzer,
} from "./foreign_memory.ts";

const STRANGE = [undefined, null, NaN, Infinity, -1, 0.5, "", "3", {}, [], [[1]], true, 5n, -1n, 2n ** 70n];
const TYPESTRS = ["<f4", ">f4", "|u1", "<u1", "<c16", "<f16", "|V8", "<i8", "|b1", "<f4 ", "", "f4"];

/** Imports damaged dictionaries, and asserts that each is rejected or lies within one allocation. */
export async function fuzzArrayInterface(seed: string, cases: number): Promise<ImportFigures> {
  const random = new Random(`cai ${seed}`);
  using device = await openFuzzDevice();
  using x = device.zeros([4, 16], "f32", { pooled: false });
  using neighbor = device.zeros([64], "f32", { pooled: false });
  using stream = device.createStream();
  let accepted = 0;
  const number = (value: bigint): unknown => random.below(2) === 0 ? Number(value) : value;
  for (let i = 0; i < cases; i++) {
    const source = random.pick([x, x, x.transpose(), neighbor]);
    const fields: Record<string, unknown> = {
      ...source.__cuda_array_interface__,
      stream: random.pick([null, 1, stream.handle]),
    };
    for (let changes = random.below(3); changes >= 0; changes--) {
      switch (random.below(9)) {
        case 0:
          fields.shape = Array.from({ length: random.below(4) }, () => number(randomInteger(random)));
          break;
        case 1:
          fields.strides = Array.from({ length: random.below(4) }, () => number(randomInteger(random) * 4n));
          break;
        case 2:
          fields.shape = [random.below(70), random.below(20)];
          fields.strides = [random.range(-70, 70) | 0, random.range(-70, 70) | 0].map((step) => step * 4);
          break;
        case 3:
          fields.data = [number(source.pointer + randomInteger(random)), random.pick([true, false])];
          break;
        case 4:
          fields.data = [
            random.pick<unknown>([0, 0n, -1n, 2n ** 64n, ...STRANGE]),
            random.pick<unknown>([true, 1, null]),
          ];
          break;
        case 5:
          fields.typestr = random.pick(TYPESTRS);
          break;
        case 6:
          fields.version = random.pick<unknown>([2, 3, 4, ...STRANGE]);
          break;
        case 7:
          fields.stream = random.pick<unknown>([0, 0n, 2, 3, ...STRANGE]);
          break;
        default:
          fields[random.pick(Object.keys(fields))] = random.pick<unknown>(STRANGE);
      }
    }
    const provider = { __cuda_array_interface__: fields } as unknown as CudaArrayInterfaceProvider;
    try {
      using array = device.fromCudaArrayInterface(provider);
      accepted++;
      assertInside(device, array);
    } catch (error) {
      assertRejected(error, /^(__cuda_array_interface__|data\[0\]|strides\[|stream)/);
    }
  }
  return { cases, accepted };
}

if (import.meta.main) await runFuzzer("cai", fuzzArrayInterface);
