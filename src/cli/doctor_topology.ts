import { cudaDriver } from "../driver/select.ts";
import type { Terminal } from "./command.ts";

/** Prints which GPUs reach each other's memory, if there are several. */
export async function printTopology(count: number, terminal: Terminal): Promise<void> {
  if (count < 2) return;
  const { devices } = await cudaDriver();
  const text = describePeers(count, (from, to) => devices.canAccessPeer(from, to));
  terminal.out("");
  terminal.out(`peers     ${text}`);
}

/** Describes which of several GPUs reach the memory of which others, over NVLink or PCI Express. */
export function describePeers(count: number, canAccess: (from: number, to: number) => boolean): string {
  const ordinals = Array.from({ length: count }, (_, ordinal) => ordinal);
  const groups = new Map<string, number[]>();
  for (const from of ordinals) {
    // GPUs that reach the same ones are one group: those on the same switch.
    const reached = ordinals.filter((to) => to === from || canAccess(from, to)).join();
    groups.set(reached, [...groups.get(reached) ?? [], from]);
  }
  if (groups.size === 1) return `all ${count} GPUs reach each other's memory directly`;
  if (groups.size === count && [...groups.keys()].every((reached) => !reached.includes(","))) {
    return `no GPU reaches another's memory directly; copies between them pass through the host`;
  }
  return [...groups].map(([reached, members]) => {
    const others = reached.split(",").map(Number).filter((to) => members.length > 1 || to !== members[0]);
    return `cuda:${members.join(",")} → ${others.length === 0 ? "none" : others.join(",")}`;
  }).join("; ");
}
