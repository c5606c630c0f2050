/** The link between host and device, as `nvidia-smi` tells it. */
import { spawnSync } from "node:child_process";

/** Gigatransfers a second and lane, and the share of bits that carry data, by PCI Express generation. */
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
  /** GB/s in one direction before the packets' own overhead. */
  readonly rate: number;
}

/** The rate of a PCI Express link. Undefined for what is none. */
export function pcieLink(generation: number, lanes: number): Link | undefined {
  const [transfers, share] = GENERATIONS[generation] ?? [];
  if (transfers === undefined || share === undefined || !(lanes >= 1)) return undefined;
  const rate = transfers * share * lanes / 8;
  return { label: `PCIe ${generation}.0 × ${lanes}: ${rate.toFixed(1)} GB/s`, rate };
}

/** The first device's link at its widest and fastest, if anybody says: virtual machines often do not. */
export function deviceLink(): Link | undefined {
  const query = ["--query-gpu=pcie.link.gen.max,pcie.link.width.max", "--format=csv,noheader", "--id=0"];
  const said = spawnSync("nvidia-smi", query, { encoding: "utf8" }).stdout ?? "";
  const [generation, lanes] = said.split(",").map(Number);
  return pcieLink(generation!, lanes!);
}
