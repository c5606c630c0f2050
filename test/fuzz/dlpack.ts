/** Damages DLPack structs: `bun test/fuzz/dlpack.ts [count] [seed]`. */
import { contextOf } from "../../src/device/device.ts";
import { DLPACK_DEVICE, DLPackCapsule } from "../../mod.ts";
import { runtime } from "../../src/runtime/index.ts";
import { Random } from "../support/random.ts";
import {
  assertInside,
  assertRejected,
  type ImportFigures,
  openFuzzDevice,
  randomInteger,
  runFuzzer,
} from "./foreign_memory.ts";

/** Imports damaged structs, and asserts that each is rejected or lies within one allocation. */
export async function fuzzDLPack(seed: string, cases: number): Promise<ImportFigures> {
  const random = new Random(`dlpack ${seed}`);
  using device = await openFuzzDevice();
  using x = device.zeros([64], "f32", { pooled: false });
  using neighbor = device.zeros([64], "f32", { pooled: false });
  // The struct and its extents, as dlpack.h declares them; a null deleter owns nothing.
  const struct = new DataView(new ArrayBuffer(80));
  const shape = new BigInt64Array(new ArrayBuffer(256));
  const strides = new BigInt64Array(new ArrayBuffer(256));
  const address = runtime.addressOf(struct);
  const [type, id] = x.__dlpack_device__();
  let accepted = 0;
  for (let i = 0; i < cases; i++) {
    const versioned = random.below(2) === 0;
    const at = versioned ? 32 : 0;
    const pointer = random.pick([x, neighbor]).pointer;
    const rank = random.below(4);
    for (let byte = 0; byte < 80; byte += 8) struct.setBigUint64(byte, 0n);
    if (versioned) struct.setUint32(0, 1, true);
    struct.setBigUint64(at, contextOf(device).driver.memory.hostPointer(pointer) ?? pointer, true);
    struct.setInt32(at + 8, type, true);
    struct.setInt32(at + 12, id, true);
    struct.setInt32(at + 16, rank, true);
    struct.setUint32(at + 20, 0x1_20_02, true);
    struct.setBigUint64(at + 24, runtime.addressOf(shape), true);
    struct.setBigUint64(at + 32, random.below(3) === 0 ? 0n : runtime.addressOf(strides), true);
    for (let axis = 0; axis < 32; axis++) {
      shape[axis] = BigInt(random.below(6));
      strides[axis] = BigInt(random.below(9)) - 2n;
    }
    for (let changes = random.below(3); changes > 0; changes--) {
      switch (random.below(9)) {
        case 0:
          shape[random.below(3)] = randomInteger(random);
          break;
        case 1:
          strides[random.below(3)] = randomInteger(random);
          break;
        case 2:
          struct.setBigUint64(at + 40, BigInt.asUintN(64, randomInteger(random) * 4n), true);
          break;
        case 3:
          struct.setBigUint64(
            at,
            BigInt.asUintN(64, random.pick([0n, 1n, pointer + randomInteger(random)])),
            true,
          );
          break;
        case 4:
          struct.setInt32(at + 16, random.pick([-1, 0, 1, 31, 32, 33, 2 ** 31 - 1, -(2 ** 31)]), true);
          break;
        case 5:
          struct.setUint32(
            at + 20,
            random.pick([random.u32(), 0x2_20_02, 0x1_08_01, 0x1_80_05, 0x1_04_11]),
            true,
          );
          break;
        case 6:
          struct.setInt32(at + 8, random.pick([0, ...Object.values(DLPACK_DEVICE), 7, -1]), true);
          break;
        case 7:
          struct.setInt32(at + 12, random.pick([0, 1, 63, -1, 2 ** 31 - 1]), true);
          break;
        default:
          if (random.below(2) === 0) struct.setBigUint64(at + 24, 0n, true);
          else if (versioned) struct.setUint32(0, random.below(4), true);
      }
    }
    const capsule = new DLPackCapsule(address, versioned);
    try {
      using array = device.fromDLPack(capsule);
      accepted++;
      assertInside(device, array);
    } catch (error) {
      // Page-locked memory is looked up by the driver.
      if ((error as { call?: string }).call !== "cuMemHostGetDevicePointer") {
        assertRejected(error, /^(capsule|data|strides\[)/);
      }
    } finally {
      capsule.dispose();
    }
  }
  return { cases, accepted };
}

if (import.meta.main) await runFuzzer("dlpack", fuzzDLPack);
