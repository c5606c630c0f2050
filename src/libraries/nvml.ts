/**
 * NVML, the library behind nvidia-smi: which NVLinks connect GPUs.
 *
 * Source: nvml.h of CUDA 13. The library comes with the driver.
 */
import { cText } from "../runtime/c_text.ts";
import { type BoundSymbols, type NativeLibrary, runtime } from "../runtime/index.ts";
import { loadedPath, searchCudaLibrary } from "./find.ts";

const LINK = [["device", "address"], ["link", "u32"], ["result", "buffer"]] as const;
const NVML = {
  nvmlInit_v2: { parameters: [], result: "i32" },
  nvmlShutdown: { parameters: [], result: "i32" },
  nvmlDeviceGetHandleByPciBusId_v2: { parameters: [["id", "buffer"], ["device", "buffer"]], result: "i32" },
  nvmlDeviceGetNvLinkState: { parameters: LINK, result: "i32" },
  nvmlDeviceGetNvLinkVersion: { parameters: LINK, result: "i32" },
  nvmlDeviceGetNvLinkRemoteDeviceType: { parameters: LINK, result: "i32" },
  nvmlDeviceGetNvLinkRemotePciInfo_v2: { parameters: LINK, result: "i32" },
} as const;

/** `NVML_NVLINK_VERSION_…`, by number. */
const VERSIONS = ["", "1.0", "2.0", "2.2", "3.0", "3.1", "4.0", "5.0"];
const SWITCH = 2;
/** More links than any GPU has. */
const MAX_LINKS = 64;
/** `nvmlPciInfo_t`: domain, bus and device are its fifth to seventh words. */
const PCI_INFO_BYTES = 68, PCI_INFO = { domain: 4, bus: 5, device: 6 } as const;

/** The place of a GPU on the PCI bus. */
export interface PciAddress {
  readonly domain: number;
  readonly bus: number;
  readonly device: number;
}

/** The active NVLinks of a GPU. */
export interface NvLinks {
  /** The version of the links, such as "4.0"; empty without links. */
  readonly version: string;
  /** The number of links to switches, which connect them with the other GPUs. */
  readonly toSwitches: number;
  /** The number of direct links to each of the GPUs asked for. */
  readonly direct: readonly number[];
}

/** Returns the NVLinks of GPUs; undefined if NVML cannot be opened, or does not know one of them. */
export function nvLinks(addresses: readonly PciAddress[]): NvLinks[] | undefined {
  const library = openNvml();
  return library && readNvLinks(library, addresses);
}

/** Opens the library by its name, or beside libcuda. */
function openNvml(): NativeLibrary | undefined {
  const file = "libnvidia-ml.so.1", { library: libcuda } = searchCudaLibrary("libcuda");
  const beside = libcuda === undefined ? "" : loadedPath(libcuda.path).replace(/[^/]*$/, file);
  for (const path of [file, beside]) {
    try {
      return runtime.openLibrary(path, "nvmlInit_v2");
    } catch {
      // The next one may open.
    }
  }
  return undefined;
}

/** Reads the links with an open NVML. */
export function readNvLinks(library: NativeLibrary, addresses: readonly PciAddress[]): NvLinks[] | undefined {
  const nvml = library.bind(NVML);
  if (nvml.nvmlInit_v2() !== 0) return undefined;
  try {
    const handle = new BigUint64Array(new ArrayBuffer(8));
    const links: NvLinks[] = [];
    for (const address of addresses) {
      if (nvml.nvmlDeviceGetHandleByPciBusId_v2(cText(busId(address)), handle) !== 0) return undefined;
      links.push(linksOf(nvml, handle[0]!, addresses));
    }
    return links;
  } finally {
    nvml.nvmlShutdown();
  }
}

function linksOf(
  nvml: BoundSymbols<typeof NVML>,
  handle: bigint,
  addresses: readonly PciAddress[],
): NvLinks {
  const word = new Uint32Array(new ArrayBuffer(4));
  const pci = new Uint32Array(new ArrayBuffer(PCI_INFO_BYTES));
  const direct = addresses.map(() => 0);
  let version = "", toSwitches = 0;
  for (let link = 0; link < MAX_LINKS; link++) {
    if (nvml.nvmlDeviceGetNvLinkState(handle, link, word) !== 0) break;
    if (word[0] === 0) continue;
    if (nvml.nvmlDeviceGetNvLinkVersion(handle, link, word) === 0) version = VERSIONS[word[0]!] ?? "";
    const hasType = nvml.nvmlDeviceGetNvLinkRemoteDeviceType(handle, link, word) === 0;
    if (hasType && word[0] === SWITCH) toSwitches++;
    else if (nvml.nvmlDeviceGetNvLinkRemotePciInfo_v2(handle, link, pci) === 0) {
      const peer = addresses.findIndex(({ domain, bus, device }) =>
        domain === pci[PCI_INFO.domain] && bus === pci[PCI_INFO.bus] && device === pci[PCI_INFO.device]
      );
      if (peer >= 0) direct[peer]!++;
    }
  }
  return { version, toSwitches, direct };
}

/** Formats an address as `00000000:3b:00.0`. */
function busId({ domain, bus, device }: PciAddress): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");
  return `${hex(domain, 8)}:${hex(bus, 2)}:${hex(device, 2)}.0`;
}
