import { DEVICE_ATTRIBUTE, P2P_ATTRIBUTE } from "../base/cuda_constants.ts";
import type { DeviceApi } from "../driver/driver.ts";
import { cudaDriver } from "../driver/select.ts";
import { type NvLinks, nvLinks } from "../libraries/nvml.ts";
import type { Terminal } from "./command.ts";

/** Prints which GPUs reach each other's memory, and over how many NVLinks, if there are several. */
export async function printTopology(count: number, terminal: Terminal): Promise<void> {
  if (count < 2) return;
  const { devices } = await cudaDriver();
  const text = describePeers(count, (from, to) => devices.canAccessPeer(from, to));
  terminal.out("");
  terminal.out(`peers     ${text}`);
  terminal.out(`NVLink    ${linkText(count, devices)}`);
}

function linkText(count: number, devices: DeviceApi): string {
  const ordinals = Array.from({ length: count }, (_, ordinal) => ordinal);
  const links = nvLinks(ordinals.map((ordinal) => ({
    domain: devices.attribute(ordinal, DEVICE_ATTRIBUTE.PCI_DOMAIN_ID),
    bus: devices.attribute(ordinal, DEVICE_ATTRIBUTE.PCI_BUS_ID),
    device: devices.attribute(ordinal, DEVICE_ATTRIBUTE.PCI_DEVICE_ID),
  })));
  if (links !== undefined) return describeLinks(links);
  const read = (attribute: number) => devices.peerAttribute(0, 1, attribute);
  const rank = read(P2P_ATTRIBUTE.PERFORMANCE_RANK);
  const atomics = read(P2P_ATTRIBUTE.NATIVE_ATOMIC_SUPPORTED) !== 0 ? "" : "no ";
  return `unknown without libnvidia-ml; from cuda:0 to cuda:1, the driver reports performance rank ${rank} and ` +
    `${atomics}native atomics, which PCI Express does not have`;
}

/** Describes the NVLinks between GPUs: pairs with equally many are listed together. */
export function describeLinks(links: readonly NvLinks[]): string {
  const pairs = new Map<string, string[]>();
  links.forEach((first, from) =>
    links.slice(from + 1).forEach((second, i) => {
      const to = from + 1 + i, text = describeLink(first, second, to);
      pairs.set(text, [...pairs.get(text) ?? [], `cuda:${from}–${to}`]);
    })
  );
  if (pairs.size > 1) return [...pairs].map(([text, names]) => `${names.join(", ")}: ${text}`).join("; ");
  const [text] = pairs.keys();
  return links.length === 2 || text === "none" ? text! : `${text} between each two GPUs`;
}

function describeLink(first: NvLinks, second: NvLinks, to: number): string {
  const switched = Math.min(first.toSwitches, second.toSwitches);
  const count = first.direct[to]! + switched;
  if (count === 0) return "none";
  const way = switched > 0 ? " through switches" : "";
  return `${count} ${count === 1 ? "link" : "links"} of version ${first.version}${way}`;
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
