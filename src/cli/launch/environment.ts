/** The environment variables of the processes of a launch: torchrun's, and cuffi's own. */
import { randomBytes } from "node:crypto";
import { mismatch } from "../../base/check.ts";
import { UsageError } from "../command.ts";
import { freePort } from "./free_port.ts";
import type { LaunchSettings } from "./settings.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** Variables of an enclosing torchrun, whose store is not that of this world. */
const FOREIGN = ["TORCHELASTIC_RUN_ID", "TORCHELASTIC_USE_AGENT_STORE"];

/** A process of the world on this machine. */
export interface LocalProcess {
  readonly rank: number;
  /** The complete environment. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Returns the processes of this machine, with their variables.
 *
 * @param countGpus Returns the number of GPUs of this machine, or throws if there are none and `isRequired` is
 * set. Called only if needed.
 * @throws {UsageError} If there are more processes than GPUs.
 */
export async function localProcesses(
  settings: LaunchSettings,
  countGpus: (isRequired: boolean) => Promise<number>,
  env: Variables,
): Promise<LocalProcess[]> {
  const { nodes, nodeRank, address = "127.0.0.1" } = settings;
  const chosen = env["CUFFI_DEVICE"] || undefined;
  const gpus = chosen === undefined || chosen === "cuda" ? await countGpus(chosen === "cuda") : 0;
  const usesGpus = gpus > 0;
  const count = settings.count ?? Math.max(1, gpus);
  if (usesGpus && count > gpus) {
    const fix = chosen === undefined ? "; set CUFFI_DEVICE=software to run without GPUs" : "";
    throw new UsageError(mismatch("-n", `at most ${gpus}, the number of GPUs`, count) + fix);
  }
  // Rank 0 tries the next ports if another program takes this one meanwhile.
  const port = settings.port ?? await freePort();
  const token = env["CUFFI_WORLD_TOKEN"] || randomBytes(32).toString("hex");
  const inherited = Object.entries(env).filter(([name, value]) =>
    value !== undefined && !FOREIGN.includes(name)
  );
  return Array.from({ length: count }, (_, localRank) => {
    const rank = nodeRank * count + localRank;
    return {
      rank,
      env: {
        ...Object.fromEntries(inherited) as Record<string, string>,
        RANK: `${rank}`,
        WORLD_SIZE: `${nodes * count}`,
        LOCAL_RANK: `${localRank}`,
        LOCAL_WORLD_SIZE: `${count}`,
        GROUP_RANK: `${nodeRank}`,
        GROUP_WORLD_SIZE: `${nodes}`,
        MASTER_ADDR: address,
        MASTER_PORT: `${port}`,
        CUFFI_WORLD_TOKEN: token,
        CUFFI_DEVICE: usesGpus ? `cuda:${localRank}` : chosen ?? "software",
      },
    };
  });
}
