/** Collective operations between software devices: of one thread, of Workers, and of processes of one machine. */
import type { CollectiveApi, Communicator, CommunicatorRequest } from "../../collectives.ts";
import type { DriverState } from "../api/state.ts";
import { SoftwareCommunicator } from "./communicator.ts";
import { createWorldId, discardWorldId, folderOfWorld } from "../../world_files.ts";

/** Collective operations of the software device. */
export class SoftwareCollectives implements CollectiveApi {
  readonly description = "the software device";
  readonly #state: DriverState;
  readonly #communicators: Set<SoftwareCommunicator> = new Set();

  constructor(state: DriverState) {
    this.#state = state;
  }

  /** Returns the name of the machine and a new folder. */
  createId(isLocal: boolean): Uint8Array {
    return isLocal ? new Uint8Array(0) : createWorldId();
  }

  discardId(id: Uint8Array): void {
    discardWorldId(id);
  }

  connect(request: CommunicatorRequest): Communicator {
    const isLocal = request.members.length === request.size;
    const folder = isLocal ? undefined : folderOfWorld(request.id, "software devices");
    return new SoftwareCommunicator(this.#state, request, folder, this.#communicators);
  }
}
