/** Collective operations between software devices: of one thread, of Workers, and of processes of one machine. */
import { nodeModule } from "../../../runtime/index.ts";
import type { CollectiveApi, Communicator, CommunicatorRequest } from "../../collectives.ts";
import type { DriverState } from "../api/state.ts";
import { SoftwareCommunicator } from "./communicator.ts";
import { createFolder } from "./store.ts";

/** The name of the folder that ranks share, as {@link createFolder} chooses it. */
const FOLDER = /^(?:\/|[A-Za-z]:)[^\0]*\/cuffi-world-\w+$/;

/** Collective operations of the software device. */
export class SoftwareCollectives implements CollectiveApi {
  readonly description = "the software device";
  readonly #state: DriverState;

  constructor(state: DriverState) {
    this.#state = state;
  }

  /** Returns the name of the machine and a new folder. */
  createId(isLocal: boolean): Uint8Array {
    return isLocal ? new Uint8Array(0) : new TextEncoder().encode(`${machine()}\0${createFolder()}`);
  }

  connect(request: CommunicatorRequest): Communicator {
    const [host, folder] = new TextDecoder().decode(request.id).split("\0");
    const alone = request.members.length === request.size;
    if (!alone && host !== machine()) {
      throw new Error(
        `software devices of different machines (${host} and ${machine()}) cannot form a world`,
      );
    }
    if (!alone && !FOLDER.test(folder!)) throw new Error("the id of the world is damaged");
    return new SoftwareCommunicator(this.#state, request, alone ? undefined : folder);
  }
}

function machine(): string {
  return nodeModule("node:os")?.hostname() ?? "this machine";
}
