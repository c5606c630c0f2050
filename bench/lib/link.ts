/** The link between host and device, as reported by `nvidia-smi`. */
import { spawnSync } from "node:child_process";

/** Gigatransfers per second and lane, and encoding efficiency, by PCI Express generation. */
const GENERATIONS: Readonly<Record<number, readonly [number, number]>> = {
  1: [2.5, 8 / 10],
  2: [5, 8 / 10],
  3: [8, 128 / 130],
  4: [16, 128 / 130],
  5: [32, 128 / 130],
  6: [64, 242 / 256],
};

export interface Link {
  /** `PCIe 5.0 × 16`. */
  readonly label: string;
  /** GB/s in one direction, without packet overhead. */
  readonly rate: number;
}

/** Returns the rate of a PCI Express link, or undefined for invalid input. */
export function pcieLink(generation: number, lanes: number): Link | undefined {
  const [transfers, share] = GENERATIONS[generation] ?? [];
  if (transfers === undefined || share === undefined || !(lanes >= 1)) return undefined;
  const rate = transfers * share * lanes / 8;
  return { label: `PCIe ${generation}.0 × ${lanes}: ${rate.toFixed(1)} GB/s`, rate };
}

/** Returns the maximum link of the first device. Virtual machines often do not report it. */
export function deviceLink(): Link | undefined {
  const query = ["--query-gpu=pcie.link.gen.max,pcie.link.width.max", "--format=csv,noheader", "--id=0"];
  const output = spawnSync("nvidia-smi", query, { encoding: "utf8" }).stdout ?? "";
  const [generation, lanes] = output.split(",").map(Number);
  return pcieLink(generation!, lanes!);
}
