/** Errors of NCCL. */
import type { Nccl } from "../../../libraries/nccl.ts";
import { runtime } from "../../../runtime/index.ts";
import { type Member, WorldError } from "../../collectives.ts";

/**
 * Describes a result of NCCL.
 *
 * @param member The rank that the call was for; undefined for calls that belong to none.
 */
export function ncclError(nccl: Nccl, result: number, call: string, member: Member | undefined): WorldError {
  const { ncclGetErrorString, ncclGetLastError } = nccl.functions;
  const text = runtime.cString(ncclGetErrorString(result));
  // The last error of any communicator, because the one that failed may not exist.
  const detail = runtime.cString(ncclGetLastError(0n)).trim();
  const place = member === undefined ? "" : ` on rank ${member.rank}, cuda:${member.ordinal}`;
  const hint = detail === "" ? "\n  hint: NCCL_DEBUG=WARN prints the cause." : `: ${detail}`;
  return new WorldError(`${call} failed${place}: ${text} (${result})${hint}`, member?.rank ?? -1, result);
}
