/** The software devices. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { DeviceApi } from "../../driver.ts";
import { deviceAttribute } from "../machine/attributes.ts";
import { TOTAL_BYTES } from "../machine/memory.ts";
import type { DriverState } from "./state.ts";

const DEVICES = 8;
const NAME = "cuffi software device";
/**
 * "cuffi software 0" as 16 bytes: the device has no serial number. The last byte counts up with the ordinal.
 */
const UUID = new TextEncoder().encode("cuffi software 0");

export class SoftwareDevices implements DeviceApi {
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  count(): number {
    return DEVICES;
  }

  name(ordinal: number): string {
    checkOrdinal(ordinal, "cuDeviceGetName");
    return NAME;
  }

  uuid(ordinal: number): Uint8Array {
    checkOrdinal(ordinal, "cuDeviceGetUuid");
    const uuid = UUID.slice();
    uuid[uuid.length - 1]! += ordinal;
    return uuid;
  }

  totalMemory(ordinal: number): number {
    checkOrdinal(ordinal, "cuDeviceTotalMem");
    return TOTAL_BYTES;
  }

  attribute(ordinal: number, attribute: number): number {
    checkOrdinal(ordinal, "cuDeviceGetAttribute");
    return deviceAttribute(attribute, Math.max(this.#state.workers, 1));
  }

  canAccessPeer(ordinal: number, peer: number): boolean {
    checkOrdinal(ordinal, "cuDeviceCanAccessPeer");
    checkOrdinal(peer, "cuDeviceCanAccessPeer");
    return ordinal !== peer;
  }

  /** Every attribute is 0: all pairs of devices are alike. */
  peerAttribute(ordinal: number, peer: number): number {
    checkOrdinal(ordinal, "cuDeviceGetP2PAttribute");
    checkOrdinal(peer, "cuDeviceGetP2PAttribute");
    return 0;
  }
}

/** Throws for an ordinal that is not a device. */
export function checkOrdinal(ordinal: number, call: string): void {
  if (!(ordinal >= 0 && ordinal < DEVICES)) {
    throw new CudaError(
      CUDA_ERROR.INVALID_DEVICE,
      call,
      `device: expected an ordinal from 0 to ${DEVICES - 1}, got ${ordinal}`,
    );
  }
}
