/** Collective operations of GPUs, by NCCL. */
import { type Nccl, ncclVersionText, openNccl, UNIQUE_ID_BYTES } from "../../../libraries/nccl.ts";
import type { CollectiveApi, Communicator, CommunicatorRequest } from "../../collectives.ts";
import type { BlockingWaits } from "../blocking_waits.ts";
import type { CudaContexts } from "../contexts.ts";
import { NcclCommunicator } from "./communicator.ts";
import { ncclError } from "./error.ts";

/** Opens NCCL; throws LibraryNotFoundError if it is not installed. */
export function openNcclCollectives(contexts: CudaContexts, waits: BlockingWaits): CollectiveApi {
  return new NcclCollectives(openNccl(), contexts, waits);
}

class NcclCollectives implements CollectiveApi {
  readonly #nccl: Nccl;
  readonly #contexts: CudaContexts;
  readonly #waits: BlockingWaits;

  constructor(nccl: Nccl, contexts: CudaContexts, waits: BlockingWaits) {
    this.#nccl = nccl;
    this.#contexts = contexts;
    this.#waits = waits;
  }

  get description(): string {
    return `NCCL ${ncclVersionText(this.#nccl.version)}`;
  }

  createId(): Uint8Array {
    const id = new Uint8Array(new ArrayBuffer(UNIQUE_ID_BYTES));
    const result = this.#nccl.functions.ncclGetUniqueId(id);
    if (result !== 0) throw ncclError(this.#nccl, result, "ncclGetUniqueId", undefined);
    return id;
  }

  connect(request: CommunicatorRequest): Communicator {
    return new NcclCommunicator(this.#nccl, this.#contexts, this.#waits, request);
  }
}
