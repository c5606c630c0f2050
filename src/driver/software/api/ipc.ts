/** IPC on the software device, which has none. */
import { CUDA_ERROR, CudaError } from "../../../base/errors.ts";
import type { IpcApi } from "../../driver.ts";

export class SoftwareIpc implements IpcApi {
  memoryHandle(): never {
    throw notShareable("cuIpcGetMemHandle");
  }

  openMemory(): never {
    throw notShareable("cuIpcOpenMemHandle");
  }

  closeMemory(): never {
    throw notShareable("cuIpcCloseMemHandle");
  }

  eventHandle(): never {
    throw notShareable("cuIpcGetEventHandle");
  }

  openEvent(): never {
    throw notShareable("cuIpcOpenEventHandle");
  }
}

function notShareable(call: string): CudaError {
  const detail = "memory of the software device belongs to one process; other processes cannot map it; " +
    'share({ to: "worker" }) is for Workers of this process';
  return new CudaError(CUDA_ERROR.NOT_SUPPORTED, call, detail);
}
