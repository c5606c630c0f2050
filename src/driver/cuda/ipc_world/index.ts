/** Worlds of the GPUs of one machine where NCCL is missing: they send and receive, but do not combine elements. */
import type { CollectiveApi, Communicator, CommunicatorRequest } from "../../collectives.ts";
import { createWorldId, discardWorldId, folderOfWorld } from "../../world_files.ts";
import type { BlockingWaits } from "../blocking_waits.ts";
import type { CaptureGuard } from "../capture_guard.ts";
import { IpcCommunicator } from "./communicator.ts";
import { type DriverParts, MAX_RANKS } from "./links.ts";

export class IpcCollectives implements CollectiveApi {
  readonly description = "CUDA IPC";
  readonly sharesDevices = true;
  readonly #driver: DriverParts;
  readonly #guard: CaptureGuard;
  readonly #waits: BlockingWaits;
  readonly #missing: Error;

  /** @param missing How to install NCCL, for operations that need it. */
  constructor(driver: DriverParts, guard: CaptureGuard, waits: BlockingWaits, missing: Error) {
    this.#driver = driver;
    this.#guard = guard;
    this.#waits = waits;
    this.#missing = missing;
  }

  createId(isLocal: boolean): Uint8Array {
    return isLocal ? new Uint8Array(0) : createWorldId();
  }

  discardId(id: Uint8Array): void {
    discardWorldId(id);
  }

  connect(request: CommunicatorRequest): Communicator {
    const { members, size, id } = request;
    if (members.length > 1 || size > MAX_RANKS) throw this.#missing;
    const folder = size === 1 ? undefined : folderOfWorld(id, "GPUs without NCCL");
    return new IpcCommunicator(this.#driver, this.#guard, this.#waits, request, folder, this.#missing);
  }
}
